//! The replay of a saved game, finished or not: scrubber, steps, autoplay, log and position.
//!
//! A game in progress is shown as the public saw it: the document contains no secret. Hands are shown only once the
//! game is over. A record with an illegal entry is shown up to the failing line.

pub mod deck;
pub mod steps;

use std::rc::Rc;

use yew::prelude::*;

use self::deck::{Deck, deck};
use self::steps::{Going, use_going};
use super::analysis::{List, list, marked, use_analysis};
use super::board::{Board, camera, still};
use super::browser;
use super::director;
use super::kit::{coded, icon, link, seal};
use super::log::Log;
use super::parts::{Brush, holding, use_brush};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use super::table::found;
use crate::bots::analysis::AnalysedDecision;
use crate::lang::Lang;
use crate::lang::over::{FaultWords, ReplayWords};
use crate::play::compare::{Alternative, Compared};
use crate::play::game_module::{GameRef, Opened};
use crate::play::look_back::{ReplayFrame, ReplayIndex};
use crate::play::running_game::GameHandle;
use crate::play::table_view::LogLine;
use crate::story;
use crate::table::record::{RecordError, RecordErrorKind};

#[derive(Properties, PartialEq)]
pub struct OpenReplayProps {
    /// Id of the saved game.
    pub id: AttrValue,
    /// The analysed decision to open it at.
    #[prop_or_default]
    pub entry: Option<usize>,
}

/// Finds a saved game and opens it.
#[component]
pub fn OpenReplay(props: &OpenReplayProps) -> Html {
    let lang = use_home().lang;
    let opened = use_memo(props.id.clone(), |id| store::text(&Local, id).map(|text| found(&text)));
    use_effect_with(lang, |lang| browser::set_title(&lang.say(ReplayWords::Title)));
    match &*opened {
        None => closed(lang, &lang.say(ReplayWords::Missing), ""),
        Some(Err(error)) => closed(lang, &cannot_open(lang, error), &error.reason),
        Some(Ok((game, Opened { handle, broken }))) => {
            let broken = broken.as_ref().map(|error| {
                (AttrValue::from(stops_at(lang, *game, error)), AttrValue::from(error.reason.clone()))
            });
            html! { <Replay game={*game} handle={handle.clone()} id={props.id.clone()} {broken} entry={props.entry} /> }
        }
    }
}

/// Renders the reason why nothing can be shown; `details` is the message of the record parser.
fn closed(lang: Lang, text: &str, details: &str) -> Html {
    html! {
        <main class="replay-closed">
            <h1>{ lang.say(ReplayWords::Title) }</h1>
            <p role="alert">{ text }</p>
            if !details.is_empty() {
                <details><summary>{ lang.say(ReplayWords::Details) }</summary><p lang="en">{ coded(details) }</p></details>
            }
            { link("btn main", None, lang.say(ReplayWords::ToSaves), Route::Saves.address()) }
        </main>
    }
}

/// Returns why a record cannot be opened at all.
pub(super) fn cannot_open(lang: Lang, error: &RecordError) -> String {
    let why = Box::new(FaultWords::Kind(error.kind.clone()));
    lang.say(ReplayWords::CannotOpen { line: error.line, why })
}

/// Returns where and why a record stops, with the game's own sentence for a refusal.
pub(super) fn stops_at(lang: Lang, game: GameRef, error: &RecordError) -> String {
    let refused = match error.kind {
        RecordErrorKind::Refused(code) => game.refusal(lang, code),
        _ => None,
    };
    let why = Box::new(refused.map_or_else(|| FaultWords::Kind(error.kind.clone()), FaultWords::Refused));
    lang.say(ReplayWords::BrokenFrom { line: error.line, why })
}

#[derive(Properties, PartialEq)]
struct ReplayProps {
    game: GameRef,
    handle: GameHandle,
    id: AttrValue,
    /// Why the record stops, and the parser's message.
    broken: Option<(AttrValue, AttrValue)>,
    /// The analysed decision to open it at.
    entry: Option<usize>,
}

/// The replay page.
#[component]
fn Replay(props: &ReplayProps) -> Html {
    let lang = use_home().lang;
    let handle = &props.handle;
    let entries = handle.summary().entries;
    let analysed = props.entry.is_some() && handle.summary().over;
    let first = if analysed { ReplayWords::Analysis } else { ReplayWords::Log };
    let (open, side) = (use_state_eq(|| false), use_state_eq(|| first));
    let (analysis, other) = (use_analysis(&props.id, handle), use_state_eq(|| true));
    let index =
        use_memo((handle.clone(), *open, lang), |(handle, open, lang)| handle.replay_index(*lang, *open));
    let going = use_going(start(props, entries), entries, &index.turns);
    let at = going.at;
    let frame = use_memo((handle.clone(), *open, lang, at), |(handle, open, lang, at)| {
        handle.replay_frame(*lang, *open, *at)
    });
    use_staging(props, *open, &going, *side == ReplayWords::Analysis);
    let lines = use_memo((handle.clone(), *open, lang, at), |(.., at)| Rc::new(around(&index.lines, *at)));
    use_effect_with((at, side.clone()), |(at, _)| show_chosen_line(*at == 0));
    let decision = analysis.decisions().find(|analysed| analysed.entry + 1 == at).cloned();
    let decision = decision.filter(|_| *side == ReplayWords::Analysis);
    let compared = use_compared(lang, handle, decision, *other);
    let ground =
        use_memo((props.game, frame.scene.ground), |(game, ground)| AttrValue::from(game.ground(*ground)));
    let brush = use_brush(props.game, Callback::noop(), Callback::noop());
    let onpick = going.onpick.clone();
    let beside = match *side {
        ReplayWords::Log => {
            html! { <Log lines={(*lines).clone()} at={Some(at)} {onpick} label={lang.say(ReplayWords::Log)} /> }
        }
        ReplayWords::Analysis => {
            let (lines, compared, shows_other) = (&index.lines, (*compared).as_ref(), *other);
            let onshow = Callback::from(move |new| other.set(new));
            list(lang, &List { analysis: &analysis, lines, at, compared, shows_other, onpick, onshow })
        }
        _ => position(&frame, &lang.say(ReplayWords::Position)),
    };
    html! {
        <div class={format!("replay game-{}", props.game.info().id)}>
            { head(lang, props, &index, *open, &open.setter()) }
            { for props.broken.iter().map(|broken| stop_notice(lang, broken)) }
            <main class="replay-board">
                { match &*compared {
                    Some(compared) => marked(lang, props.game, compared),
                    None if frame.scene.grows() => html! {
                        <Board game={props.game} scene={frame.scene.clone()} ground={(*ground).clone()}
                            label={lang.say(ReplayWords::Board)} ontap={Callback::noop()} turn={at} replayed=true />
                    },
                    None => still(props.game, &frame.scene, &ground, lang.say(ReplayWords::Board)),
                } }
                { seats(&brush, &frame) }
                { told_to_all(&brush, &frame) }
            </main>
            <section class="panel replay-side" aria-label={lang.say(ReplayWords::Side)}>
                { choices(lang, sides(&index, props.broken.is_none()), &side) }
                if *side == ReplayWords::Log { { told_to_all(&brush, &frame) } }
                { beside }
            </section>
            { foot(lang, &index, &going, entries) }
        </div>
    }
}

/// Stages a step forward by one entry, and goes to where something happened after any other step. Beside the analysis
/// the board shows moves to compare, and stays still.
#[hook]
fn use_staging(props: &ReplayProps, open: bool, going: &Going, still: bool) {
    let (home, speed) = (use_home(), going.speed);
    let (game, handle) = (props.game, props.handle.clone());
    let before = use_mut_ref(|| going.at);
    use_effect_with(going.at, move |at| {
        let before = before.replace(*at);
        if *at == before + 1 && !still {
            let staging = handle.replay_staging(home.lang, open, *at);
            director::play(&staging, game, &home.settings, speed);
        } else {
            director::stop();
            if *at != before {
                camera::pan_to(handle.replay_staging(home.lang, open, *at).visible_area);
            }
        }
    });
    use_effect_with((), |()| director::stop);
}

/// Returns the first entry to show: where a broken record breaks, at a requested decision, or else the beginning.
fn start(props: &ReplayProps, entries: usize) -> usize {
    match props.entry {
        Some(entry) => (entry + 1).min(entries),
        None if props.broken.is_some() => entries,
        None => 0,
    }
}

/// Provides an analysed decision with the computer's alternative.
#[hook]
fn use_compared(
    lang: Lang,
    handle: &GameHandle,
    decision: Option<AnalysedDecision>,
    other: bool,
) -> Rc<Option<Compared>> {
    use_memo((handle.clone(), decision, lang, other), |(handle, decision, lang, other)| {
        let AnalysedDecision { entry, best, reasons, .. } = decision.as_ref()?;
        let instead = Alternative { entry: *entry, other: best, reasons, shows_other: *other };
        handle.compare(*lang, &instead)
    })
}

/// Renders the tabs beside the board.
fn choices(lang: Lang, sides: impl Iterator<Item = ReplayWords>, side: &UseStateHandle<ReplayWords>) -> Html {
    html! {
        <div class="segments" role="group" aria-label={lang.say(ReplayWords::Side)}>
            { for sides.map(|choice| {
                let (chosen, pick) = (**side == choice, side.setter());
                let label = lang.say(choice.clone());
                segment(&label, chosen, Callback::from(move |_| pick.set(choice.clone())))
            }) }
        </div>
    }
}

/// Renders the current step in words, and the controls.
fn foot(lang: Lang, index: &ReplayIndex, going: &Going, entries: usize) -> Html {
    let (now, text) = moment_line(lang, index, going.at, entries);
    let playing = going.playing;
    html! {
        <footer class="replay-foot">
            <p class="replay-now" aria-live={if playing { "off" } else { "polite" }}>
                <b>{ &now }</b>
                { for text.iter().map(|text| html! { <span>{ text }</span> }) }
            </p>
            <p class="sr" role="status">
                { lang.say(if playing { ReplayWords::Plays } else { ReplayWords::Paused }) }
            </p>
            { deck(lang, &Deck {
                entries,
                at: going.at,
                moment: now,
                turns: &index.turns,
                scores: &index.scores,
                playing,
                speed: going.speed,
                ongo: going.onpick.clone(),
                onplay: going.onplay.clone(),
                onspeed: going.onspeed.clone(),
            }) }
        </footer>
    }
}

/// Iterates over the tabs beside the board; a finished game also has the analysis.
fn sides(index: &ReplayIndex, whole: bool) -> impl Iterator<Item = ReplayWords> {
    let analysed = (index.over && whole).then_some(ReplayWords::Analysis);
    [ReplayWords::Log, ReplayWords::Position].into_iter().chain(analysed)
}

/// The number of log lines shown on each side of the current one.
const AROUND: usize = 60;

/// Returns the lines around an entry: thousands at once would take seconds to draw.
fn around(lines: &[LogLine], at: usize) -> Vec<LogLine> {
    let here = lines.partition_point(|line| line.entry < at);
    lines[here.saturating_sub(AROUND)..(here + AROUND).min(lines.len())].to_vec()
}

/// Returns which step it is, and the events of its entry.
fn moment_line(lang: Lang, index: &ReplayIndex, at: usize, entries: usize) -> (String, Option<String>) {
    let Some(entry) = at.checked_sub(1) else { return (lang.say(ReplayWords::Before), None) };
    let turn = story::turn_at(&index.turns, entry);
    let now = lang.say(ReplayWords::Moment { entry: at, entries, turn });
    let line = index.lines.binary_search_by_key(&entry, |line| line.entry);
    let text = line.map_or_else(|_| lang.say(ReplayWords::NoLine), |nth| index.lines[nth].shortened());
    (now, Some(text))
}

/// Renders why the record stops.
fn stop_notice(lang: Lang, (broken, reason): &(AttrValue, AttrValue)) -> Html {
    html! {
        <div class="replay-broken" role="alert">
            { icon("warning", 24) }
            <div>
                <p>{ broken }</p>
                <details><summary>{ lang.say(ReplayWords::Details) }</summary><p lang="en">{ coded(reason) }</p></details>
            </div>
        </div>
    }
}

fn head(
    lang: Lang,
    props: &ReplayProps,
    index: &ReplayIndex,
    open: bool,
    set: &UseStateSetter<bool>,
) -> Html {
    let title = props.handle.summary().title;
    let title = if title.is_empty() { lang.say(ReplayWords::Title) } else { title };
    let (over, secrets) = (index.over, props.game.info().secrets);
    let choose = |to: bool| {
        let set = set.clone();
        Callback::from(move |_| set.set(to))
    };
    html! {
        <header class="replay-head">
            <a class="btn icon-only" href={Route::Saves.address()} aria-label={lang.say(ReplayWords::ToSaves)}
                title={lang.say(ReplayWords::ToSaves)}>{ icon("list", 24) }</a>
            <h1>{ title }</h1>
            if over && secrets {
                <div class="segments" role="group" aria-label={lang.say(ReplayWords::Shown)}>
                    { segment(&lang.say(ReplayWords::Public), !open, choose(false)) }
                    { segment(&lang.say(ReplayWords::Open), open, choose(true)) }
                </div>
            }
            if over {
                { link("btn", Some(("crown", 24)), lang.say(ReplayWords::ToResult), Route::Play { id: props.id.to_string() }.address()) }
            } else if secrets {
                <p class="replay-public">{ icon("eye-off", 18) }<span>{ lang.say(ReplayWords::OnlyPublic) }</span></p>
            }
        </header>
    }
}

/// Renders one choice of a segmented control.
fn segment(label: &str, chosen: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={classes!("segment", chosen.then_some("chosen"))} aria-pressed={chosen.to_string()}
            {onclick}>{ label }</button>
    }
}

/// Renders the seats below the board; their details in words are in the position.
fn seats(brush: &Brush, frame: &ReplayFrame) -> Html {
    html! {
        <div class="replay-seats">{ for frame.seats.iter().map(|card| html! {
            <div data-seat={card.mark.seat.to_string()} class={classes!("seat", card.deciding.then_some("deciding"), holding(&card.parts))} key={card.mark.seat.index()} inert=true>
                { seal(&card.mark.symbol, card.mark.colour, 28) }
                <b class="seat-name"><span class="seat-who">{ &card.mark.name }</span></b>
                { for brush.parts(&card.parts) }
            </div>
        }) }</div>
    }
}

/// Renders a result that was shown to all: over the log, or in an upright window over the foot of the board.
fn told_to_all(brush: &Brush, frame: &ReplayFrame) -> Html {
    match frame.result_panel.is_empty() {
        true => Html::default(),
        false => html! { <div class="replay-told" inert=true>{ for brush.parts(&frame.result_panel) }</div> },
    }
}

/// Renders the position in words: groups of lines with headings.
fn position(frame: &ReplayFrame, label: &str) -> Html {
    html! {
        <div class="replay-position" tabindex="0" role="region" aria-label={label.to_string()}>
            { for frame.position.iter().map(|(heading, lines)| html! {
                <>
                    <h2>{ heading }</h2>
                    <ul>{ for lines.iter().map(|line| html! { <li>{ line }</li> }) }</ul>
                </>
            }) }
        </div>
    }
}

/// Scrolls the panel beside the board, and nothing else, so that the chosen line is visible. A line of the log goes
/// to the middle; before any is reached, the first one, at the end of the list. An analysed decision, with both moves
/// below it, goes to the top, and only if it is not fully visible.
fn show_chosen_line(start: bool) {
    let document = web_sys::window().and_then(|window| window.document());
    let find = |selector| document.as_ref().and_then(|d| d.query_selector(selector).ok().flatten());
    let elements = |list, line| Some((find(list)?, find(line)?));
    let (list, off) = if let Some((list, line)) = elements(".judge-side", ".judge-list > .chosen") {
        let (outer, inner) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
        let whole = inner.top() >= outer.top() && inner.bottom() <= outer.bottom();
        (list, if whole { 0.0 } else { inner.top() - outer.top() })
    } else if let Some((list, line)) = elements(".replay-side .log", ".replay-side .log-line.chosen") {
        let (outer, inner) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
        let off = inner.top() + inner.height() / 2.0 - (outer.top() + outer.height() / 2.0);
        (list, off)
    } else if let Some(list) = find(".replay-side .log").filter(|_| start) {
        let height = f64::from(list.scroll_height());
        (list, height)
    } else {
        return;
    };
    list.set_scroll_top(list.scroll_top() + off.floor() as i32);
}
