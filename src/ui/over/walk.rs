//! The scoring walkthrough: every step lit on the board by itself, with rising totals. It starts by itself when a
//! game has just ended, and continues to the result. It can be paused, stepped and skipped at any time.
//!
//! [`walk_page`] renders plain data; [`Walk`] keeps the time.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::ceremony::Beats;
use super::still::{Still, enlarges};
use crate::lang::Lang;
use crate::lang::over::{OverWords, ReplayWords};
use crate::play::ending::{EndPage, WALK_GAIN, WALK_SUM, WalkStep};
use crate::play::game_module::GameRef;
use crate::play::running_game::GameHandle;
use crate::scenes::Scene;
use crate::scenes::staging::MAX_LENGTH;
use crate::ui::kit::{button, icon_button, seal};
use crate::ui::replay::steps::later;
use crate::ui::settings::{Home, use_home};
use crate::ui::{browser, director};

/// The duration of a step at the default speed, in milliseconds; a long sentence takes longer.
const STEP_MS: u32 = 1_000;
const LETTER_MS: u32 = 12;
/// The largest factor of speed at which a step can still be read.
const READABLE_SPEED: u32 = 2;
/// The milliseconds in which a board is enlarged to the places of a step.
const GLIDES: u32 = 620;

/// The data of [`walk_page`].
pub struct WalkPage<'a> {
    pub ending: &'a EndPage,
    /// The current step, from 0; always within the walkthrough.
    pub at: usize,
    /// The board as this step lights it.
    pub board: Html,
    pub playing: bool,
    pub speed: u32,
    pub ongo: Callback<usize>,
    pub onplay: Callback<bool>,
    pub onspeed: Callback<u32>,
    /// Leads to the result at once.
    pub onskip: Callback<()>,
}

/// Renders the page from plain data. Arrow keys step forward and back.
pub fn walk_page(lang: Lang, props: &WalkPage) -> Html {
    let (ending, at) = (props.ending, props.at);
    let Some(step) = ending.walk.get(at) else { return Html::default() };
    let last = at + 1 == ending.walk.len();
    let onskip = props.onskip.reform(|_: MouseEvent| ());
    let onkeydown = {
        let (ongo, steps) = (props.ongo.clone(), ending.walk.len());
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" => at.checked_sub(1),
                "ArrowRight" => Some(at + 1).filter(|to| *to < steps),
                _ => None,
            };
            to.into_iter().for_each(|to| ongo.emit(to));
        })
    };
    html! {
        <div class={format!("walk game-{}", ending.game)} {onkeydown}>
            <header class="walk-head">
                <h1 id="walk-title" tabindex="-1">{ lang.say(OverWords::WalkTitle) }</h1>
                { stages(ending, step) }
                <p>{ lang.say(OverWords::WalkStep(at + 1, ending.walk.len())) }</p>
                { button("btn", Some(("last", 24)), lang.say(OverWords::WalkEnd), onskip) }
            </header>
            <main class="walk-board">{ props.board.clone() }</main>
            <footer class="walk-foot">
                { totals(lang, ending, step) }
                <div class="walk-said">
                    <p aria-live={if props.playing { "off" } else { "polite" }}>{ &step.text }</p>
                    // The longest text reserves the space: the board keeps its size.
                    { for longest(&ending.walk).map(|text| html! { <p class="walk-room" aria-hidden="true">{ text }</p> }) }
                </div>
                <progress class="walk-bar" max={ending.walk.len().to_string()} value={(at + 1).to_string()} aria-hidden="true" />
                { deck(lang, props, last) }
            </footer>
        </div>
    }
}

/// Returns the text that needs most space.
fn longest(walk: &[WalkStep]) -> Option<&str> {
    let texts = walk.iter().map(|step| step.text.as_str());
    texts.max_by_key(|text| (text.lines().count(), text.chars().count()))
}

/// Renders the scoring categories in order, with the current one marked.
fn stages(ending: &EndPage, step: &WalkStep) -> Html {
    let mut stages: Vec<&String> = ending.walk.iter().map(|step| &step.stage).collect();
    stages.dedup();
    stages.retain(|stage| !stage.is_empty());
    let stage = |stage: &&String| {
        let now = (**stage == step.stage).then_some("step");
        html! { <li aria-current={now}>{ *stage }</li> }
    };
    html! { <ol class="walk-stages">{ for stages.iter().map(stage) }</ol> }
}

/// Renders the seats with their totals and latest points. Playing order is used, so that the order does not give
/// away the result.
fn totals(lang: Lang, ending: &EndPage, step: &WalkStep) -> Html {
    let mut columns: Vec<usize> = (0..ending.seats.len()).collect();
    crate::order::short_by_key(&mut columns, |column| ending.seats[*column].mark.seat.index());
    html! {
        <ul class="walk-totals">
            { for columns.into_iter().map(|column| {
                let mark = &ending.seats[column].mark;
                let number = |numbers: &[i32]| numbers.get(column).copied().unwrap_or_default();
                let gain = number(&step.gains);
                html! {
                    <li key={column} data-seat={mark.seat.to_string()} class={classes!(format!("seat-{}", mark.colour), (gain != 0).then_some("gets"))}>
                        { seal(&mark.symbol, mark.colour, 28) }
                        <span class="walk-name">{ &mark.name }</span>
                        if gain != 0 {
                            <span class={WALK_GAIN}>{ lang.say(OverWords::Plus(gain)) }</span>
                        }
                        <b class={WALK_SUM}>{ number(&step.totals) }</b>
                    </li>
                }
            }) }
        </ul>
    }
}

fn deck(lang: Lang, props: &WalkPage, last: bool) -> Html {
    let (at, playing, speed) = (props.at, props.playing, props.speed);
    let go = |shape: &'static str, say: ReplayWords, to: Option<usize>| {
        let onclick = props.ongo.reform(move |_: MouseEvent| to.unwrap_or(at));
        icon_button(shape, &lang.say(say), "", to.is_none(), onclick)
    };
    let (shape, say) = if playing { ("pause", ReplayWords::Pause) } else { ("play", ReplayWords::Play) };
    let faster = props.onspeed.reform(move |_: MouseEvent| if speed >= 4 { 1 } else { speed * 2 });
    let text = lang.say(ReplayWords::Speed(speed));
    let label = format!("{}: {text}", lang.say(ReplayWords::SpeedLabel));
    html! {
        <div class="walk-deck">
            <button type="button" class="btn" aria-label={label} onclick={faster}>{ text }</button>
            { go("step-back", ReplayWords::Back, at.checked_sub(1)) }
            if last && !playing {
                { button("btn main", None, lang.say(OverWords::WalkEnd), props.onskip.reform(|_: MouseEvent| ())) }
            } else {
                { icon_button(shape, &lang.say(say), "main", false, props.onplay.reform(move |_: MouseEvent| !playing)) }
            }
            { go("step-forward", ReplayWords::Forward, (!last).then_some(at + 1)) }
        </div>
    }
}

/// Returns the milliseconds of a step whose sentence has so many letters.
fn step_duration(letters: usize) -> u32 {
    STEP_MS + LETTER_MS * letters as u32
}

/// Returns how many times as fast a walk has to be, so that it takes at most so many milliseconds.
fn squeeze(walk: &[WalkStep], most: u32) -> u32 {
    let all: u32 = walk.iter().map(|step| step_duration(step.text.chars().count())).sum();
    all.div_ceil(most.max(1)).max(1)
}

/// Returns how many times as fast the walk of a page is, so that it and the ceremony are no longer than the longest
/// staging. Of a growing board each step must be found first.
fn walk_speed(ending: &EndPage, walk: &[WalkStep], open: bool) -> u32 {
    let most = if open { READABLE_SPEED } else { squeeze(walk, MAX_LENGTH).max(READABLE_SPEED) };
    squeeze(walk, MAX_LENGTH.saturating_sub(Beats::of(ending).end)).min(most)
}

#[derive(Properties, PartialEq)]
pub struct WalkProps {
    pub game: GameRef,
    pub handle: GameHandle,
    pub ending: Rc<EndPage>,
    /// The step to begin with. Those before it are left out.
    #[prop_or_default]
    pub from: usize,
    /// The last step has had its time; a game that has just ended is honoured next.
    pub onend: Callback<()>,
    /// The player asked for the result.
    pub onskip: Callback<()>,
}

/// The walkthrough. With reduced motion it waits to be started.
#[component]
pub fn Walk(props: &WalkProps) -> Html {
    let home = use_home();
    let lang = home.lang;
    let (at, speed) = (use_state_eq(|| 0usize), use_state_eq(|| 1u32));
    let playing = use_state_eq(|| !browser::calm());
    let ending = use_memo((props.ending.clone(), props.from), |(ending, from)| {
        let walk = ending.walk.iter().skip(*from).cloned().collect();
        EndPage { walk, ..(**ending).clone() }
    });
    let (steps, step) = (ending.walk.len(), props.from + *at);
    let scene = use_memo((props.handle.clone(), lang, step), |(handle, lang, step)| {
        Rc::new(handle.scoring_step_board(*lang, *step).unwrap_or_default())
    });
    let speeds = *speed * walk_speed(&props.ending, &ending.walk, scene.open);
    {
        let letters = ending.walk.get(*at).map_or(0, |step| step.text.chars().count());
        let (motion, at, onend) = (home.settings.motion, at.clone(), props.onend.clone());
        use_effect_with((*playing, *at, speeds), move |(playing, now, speed)| {
            // The last step stays longer, then the result follows.
            let (next, last) = (now + 1, now + 1 >= steps);
            let reading_time = step_duration(letters) * if last { 2 } else { 1 };
            let go = Callback::from(move |()| if last { onend.emit(()) } else { at.set(next) });
            let timer = Rc::new(RefCell::new(None));
            if *playing {
                later(&timer, motion.pause(reading_time) / speed.max(&1), go);
            }
            move || drop(timer.take())
        });
    }
    use_effect_with((), |()| browser::focus("#walk-title"));
    use_staging(props, &home, step, speeds, (*scene).clone());
    let onplay = {
        let playing = playing.setter();
        Callback::from(move |on: bool| playing.set(on))
    };
    let onpick = Callback::from({
        let (at, playing) = (at.clone(), playing.clone());
        move |to: usize| {
            browser::paint_at_once();
            playing.set(false);
            at.set(to);
        }
    });
    let set_speed = speed.setter();
    walk_page(
        lang,
        &WalkPage {
            ending: &ending,
            at: *at,
            board: html! { <Still game={props.game} scene={(*scene).clone()} label={lang.say(OverWords::Board)} walked=true /> },
            playing: *playing,
            speed: *speed,
            ongo: onpick,
            onplay,
            onspeed: Callback::from(move |new| set_speed.set(new)),
            onskip: props.onskip.clone(),
        },
    )
}

/// Stages a step of the walk, after the board has been enlarged to its places where that is needed.
#[hook]
fn use_staging(props: &WalkProps, home: &Home, step: usize, speed: u32, scene: Rc<Scene>) {
    let (game, handle, home) = (props.game, props.handle.clone(), home.clone());
    use_effect_with(step, move |step| {
        let wait = if enlarges(&scene) { home.settings.motion.pause(GLIDES) } else { 0 };
        let staging = handle.scoring_step_staging(home.lang, *step);
        if let Some(staging) = staging {
            director::play_after(wait, &staging, game, &home.settings, speed);
        }
        director::stop
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_walk_is_sped_up_by_its_longest_staging() {
        let step = WalkStep { text: "x".repeat(100), ..WalkStep::default() };
        assert_eq!(squeeze(&vec![step.clone(); 6], MAX_LENGTH), 1);
        // Twelve steps of 2.2 s are 26 s.
        let many = vec![step; 12];
        assert_eq!(squeeze(&many, MAX_LENGTH), 2);
        assert!(many.len() as u32 * step_duration(100) / squeeze(&many, MAX_LENGTH) <= MAX_LENGTH);
    }

    #[test]
    fn the_ceremony_has_its_time_after_a_walk() {
        let walk = vec![WalkStep { text: "x".repeat(70), ..WalkStep::default() }; 7];
        let ending = EndPage { walk, ..EndPage::default() };
        assert_eq!(squeeze(&ending.walk, MAX_LENGTH), 1);
        let speed = walk_speed(&ending, &ending.walk, true);
        assert_eq!(speed, 2);
        assert!(8 * step_duration(70) / speed + Beats::of(&ending).end <= MAX_LENGTH);
    }
}
