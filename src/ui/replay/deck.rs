//! The controls of a replay: scrubber with ticks for turns and scores, steps, playing, speed.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::steps::{turn_after, turn_before};
use crate::lang::Lang;
use crate::lang::over::ReplayWords;
use crate::ui::kit::icon_button;

/// What [`deck`] shows.
pub struct Deck<'a> {
    /// Number of entries of the game.
    pub entries: usize,
    /// Number of entries that are shown.
    pub at: usize,
    /// The same in words.
    pub moment: String,
    /// After how many entries turns begin, and points were given.
    pub turns: &'a [usize],
    pub scores: &'a [usize],
    pub playing: bool,
    pub speed: u32,
    pub ongo: Callback<usize>,
    pub onplay: Callback<bool>,
    pub onspeed: Callback<u32>,
}

/// The controls.
pub fn deck(lang: Lang, props: &Deck) -> Html {
    let (at, entries) = (props.at, props.entries);
    let oninput = props.ongo.reform(move |event: InputEvent| {
        let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        field.and_then(|field| field.value().parse().ok()).unwrap_or(at)
    });
    let way = |icon: &'static str, say: ReplayWords, class: &'static str, to: Option<usize>| {
        let onclick = props.ongo.reform(move |_: MouseEvent| to.unwrap_or(at));
        icon_button(icon, &lang.say(say), class, to.is_none(), onclick)
    };
    let step = |icon, say, to| way(icon, say, "", to);
    let stop = props.onplay.reform(|_: PointerEvent| false);
    let before = props.scores.iter().rev().find(|score| **score < at).copied();
    let after = props.scores.iter().find(|score| **score > at).copied();
    let (playing, onplay) = (props.playing, props.onplay.clone());
    let (shape, say) = if playing { ("pause", ReplayWords::Pause) } else { ("play", ReplayWords::Play) };
    html! {
        <div class="deck">
            <div class="deck-scrub">
                <input type="range" min="0" max={entries.to_string()} step="1" value={at.to_string()} {oninput} onpointerdown={stop}
                    aria-label={lang.say(ReplayWords::Scrubber)} aria-valuetext={props.moment.clone()} />
                { ticks(entries, props.turns, props.scores) }
            </div>
            <div class="deck-buttons">
                { way("first", ReplayWords::First, "deck-end", (at > 0).then_some(0)) }
                { step("up", ReplayWords::BackScore, before) }
                { step("turn-back", ReplayWords::BackTurn, turn_before(props.turns, at)) }
                { step("step-back", ReplayWords::Back, at.checked_sub(1)) }
                { icon_button(shape, &lang.say(say), "main", entries == 0, Callback::from(move |_| onplay.emit(!playing))) }
                { step("step-forward", ReplayWords::Forward, (at < entries).then_some(at + 1)) }
                { step("turn-forward", ReplayWords::ForwardTurn, turn_after(props.turns, at, entries)) }
                { step("down", ReplayWords::ForwardScore, after) }
                { way("last", ReplayWords::Last, "deck-end", (at < entries).then_some(entries)) }
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

/// A short line for each turn, a dot for each score.
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
