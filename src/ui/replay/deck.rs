//! The controls of a replay: scrubber with ticks for turns and scores, steps, autoplay, speed.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::steps::{turn_after, turn_before};
use crate::lang::Lang;
use crate::lang::over::ReplayWords;
use crate::ui::kit::icon;

/// The data of [`deck`].
pub struct Deck<'a> {
    /// Number of entries of the game.
    pub entries: usize,
    /// Number of entries that are shown.
    pub at: usize,
    /// The current step in words.
    pub moment: String,
    /// The entry counts after which turns begin, and after which points were scored.
    pub turns: &'a [usize],
    pub scores: &'a [usize],
    pub playing: bool,
    pub speed: u32,
    pub ongo: Callback<usize>,
    pub onplay: Callback<bool>,
    pub onspeed: Callback<u32>,
}

/// Renders the controls.
pub fn deck(lang: Lang, props: &Deck) -> Html {
    let (at, entries) = (props.at, props.entries);
    let oninput = props.ongo.reform(move |event: InputEvent| {
        let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        field.and_then(|field| field.value().parse().ok()).unwrap_or(at)
    });
    let way = |shape: &'static str, says: ReplayWords, word: ReplayWords, to: Option<usize>| {
        let class = matches!(says, ReplayWords::First | ReplayWords::Last).then_some("deck-end");
        let onclick = props.ongo.reform(move |_: MouseEvent| to.unwrap_or(at));
        deck_button(lang, shape, (says, word), class, to.is_none(), onclick)
    };
    let stop = props.onplay.reform(|_: PointerEvent| false);
    let before = props.scores.iter().rev().find(|score| **score < at).copied();
    let after = props.scores.iter().find(|score| **score > at).copied();
    let (playing, onplay) = (props.playing, props.onplay.clone());
    let (shape, play) = if playing { ("pause", ReplayWords::Pause) } else { ("play", ReplayWords::Play) };
    html! {
        <div class="deck">
            <div class="deck-scrub">
                <input type="range" min="0" max={entries.to_string()} step="1" value={at.to_string()} {oninput} onpointerdown={stop}
                    aria-label={lang.say(ReplayWords::Scrubber)} aria-valuetext={props.moment.clone()} />
                { ticks(entries, props.turns, props.scores) }
            </div>
            <div class="deck-buttons">
                { way("first", ReplayWords::First, ReplayWords::ToStart, (at > 0).then_some(0)) }
                { way("score-back", ReplayWords::BackScore, ReplayWords::ByScore, before) }
                { way("turn-back", ReplayWords::BackTurn, ReplayWords::ByTurn, turn_before(props.turns, at)) }
                { way("step-back", ReplayWords::Back, ReplayWords::ByStep, at.checked_sub(1)) }
                { deck_button(lang, shape, (play.clone(), play), Some("main"), entries == 0, Callback::from(move |_| onplay.emit(!playing))) }
                { way("step-forward", ReplayWords::Forward, ReplayWords::ByStep, (at < entries).then_some(at + 1)) }
                { way("turn-forward", ReplayWords::ForwardTurn, ReplayWords::ByTurn, turn_after(props.turns, at, entries)) }
                { way("score-forward", ReplayWords::ForwardScore, ReplayWords::ByScore, after) }
                { way("last", ReplayWords::Last, ReplayWords::ToEnd, (at < entries).then_some(entries)) }
            </div>
            <div class="segments deck-speed" role="group" aria-label={lang.say(ReplayWords::SpeedLabel)}>
                { for [1, 2, 4].map(|speed| {
                    let chosen = props.speed == speed;
                    html! {
                        <button type="button" class={classes!("segment", chosen.then_some("chosen"))}
                            aria-pressed={chosen.to_string()} onclick={props.onspeed.reform(move |_: MouseEvent| speed)}>
                            { lang.say(ReplayWords::Speed(speed)) }
                        </button>
                    }
                }) }
            </div>
        </div>
    }
}

/// Renders a button with an icon and one word below; its full name is the accessible name and the tooltip.
fn deck_button(
    lang: Lang,
    shape: &'static str,
    (says, word): (ReplayWords, ReplayWords),
    class: Option<&'static str>,
    off: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let label = AttrValue::from(lang.say(says));
    html! {
        <button type="button" class={classes!("btn", "icon-only", class)} aria-label={label.clone()} title={label} disabled={off}
            {onclick}>{ icon(shape, 24) }<small aria-hidden="true">{ lang.say(word) }</small></button>
    }
}

/// Renders a short line for each turn, a dot for each score.
fn ticks(entries: usize, turns: &[usize], scores: &[usize]) -> Html {
    let width = entries.max(1);
    let turns: String = turns.iter().map(|turn| format!("M{turn} 5V9")).collect();
    let scores: String = scores.iter().map(|score| format!("M{score} 1V1")).collect();
    html! {
        <svg class="deck-ticks" viewBox={format!("0 0 {width} 10")} preserveAspectRatio="none" aria-hidden="true">
            <path class="deck-turns" d={turns} />
            <path class="deck-scores" d={scores} />
        </svg>
    }
}
