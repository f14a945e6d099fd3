//! Looking through a saved game, finished or not: scrubber, steps, playing by itself, log and position.
//!
//! A game that is still being played is shown as the public saw it: the document holds no secret. Hands are
//! opened only once the game is over. A record that stops being legal is shown up to the line that fails.

pub mod deck;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use self::deck::Deck;
use super::board::Still;
use super::browser;
use super::kit::{icon, sign_art};
use super::log::{Line, Log, told};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use crate::games::GameId;
use crate::lang::over::{FaultWords, ReplayWords};
use crate::lang::{Lang, Names};
use crate::scenes::{Look, Regions, Scene, Stage};
use crate::story;
use crate::table::record::{self, Fault, FaultKind, Record};
use crate::table::{Actor, Eyes, Refusal, Session, Turn};

/// Milliseconds a step stays when playing at single speed.
const PACE: u32 = 1_200;

#[derive(Properties, PartialEq)]
pub struct OpenProps {
    /// Under which the game is saved.
    pub id: AttrValue,
}

/// Finds a saved game and opens it.
#[component]
pub fn Open(props: &OpenProps) -> Html {
    let lang = use_home().lang;
    let text = use_memo(props.id.clone(), |id| store::text(&Local, id));
    let record = use_memo(text.clone(), |text| text.as_deref().map(Record::parse));
    use_effect_with(lang, |lang| browser::set_title(&lang.say(ReplayWords::Title)));
    match &*record {
        None => html! { <Closed text={lang.say(ReplayWords::Missing)} /> },
        Some(Err(fault)) => closed(lang, fault, FaultWords::Kind(fault.kind.clone())),
        Some(Ok(record)) => match GameId::of(record) {
            Ok(game) => with_game!(game, G => html! {
                <Opened<G> record={Rc::new(record.clone())} id={props.id.clone()} />
            }),
            Err(fault) => closed(lang, &fault, FaultWords::Kind(fault.kind.clone())),
        },
    }
}

#[derive(Properties, PartialEq)]
struct ClosedProps {
    text: AttrValue,
    /// The reason in the words of the record's reader.
    #[prop_or_default]
    details: AttrValue,
}

/// Nothing to look at, and why.
#[component]
fn Closed(props: &ClosedProps) -> Html {
    let lang = use_home().lang;
    html! {
        <main class="replay-closed">
            <h1>{ lang.say(ReplayWords::Title) }</h1>
            <p role="alert">{ &props.text }</p>
            if !props.details.is_empty() {
                <details><summary>{ lang.say(ReplayWords::Details) }</summary><p lang="en">{ &props.details }</p></details>
            }
            <a class="btn main" href={Route::Saves.address()}>{ lang.say(ReplayWords::ToSaves) }</a>
        </main>
    }
}

fn closed(lang: Lang, fault: &Fault, why: FaultWords) -> Html {
    let text = lang.say(ReplayWords::CannotOpen { line: fault.line, why: Box::new(why) });
    html! { <Closed {text} details={fault.reason.clone()} /> }
}

/// Why a record stops, with the game's own sentence for a refusal.
fn why<G: Stage>(lang: Lang, fault: &Fault) -> FaultWords {
    if let FaultKind::Refused(code) = fault.kind
        && let Some(refusal) = G::Refusal::ALL.iter().find(|refusal| refusal.code() == code)
    {
        return FaultWords::Refused(G::refusal(lang, *refusal));
    }
    FaultWords::Kind(fault.kind.clone())
}

#[derive(Properties, PartialEq)]
struct OpenedProps {
    record: Rc<Record>,
    id: AttrValue,
}

/// Plays the record as far as it goes.
#[component]
fn Opened<G: Stage>(props: &OpenedProps) -> Html {
    let lang = use_home().lang;
    let played = use_memo(props.record.clone(), |record| {
        record::play::<G>(record).map(|played| (Rc::new(played.session), played.broken))
    });
    match &*played {
        Err(fault) => closed(lang, fault, why::<G>(lang, fault)),
        Ok((session, broken)) => {
            let broken = broken.as_ref().map(|fault| {
                let why = Box::new(why::<G>(lang, fault));
                (
                    AttrValue::from(lang.say(ReplayWords::BrokenFrom { line: fault.line, why })),
                    fault.reason.clone().into(),
                )
            });
            html! { <Replay<G> session={session.clone()} id={props.id.clone()} {broken} /> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct ReplayProps<G: Stage> {
    session: Rc<Session<G>>,
    id: AttrValue,
    /// Why the record goes no further, and the reader's own words for it.
    broken: Option<(AttrValue, AttrValue)>,
}

/// The page.
#[component]
fn Replay<G: Stage>(props: &ReplayProps<G>) -> Html {
    let lang = use_home().lang;
    let session = &props.session;
    let entries = session.len();
    let over = session.game().turn() == Turn::Over;
    // A broken record is opened where it breaks, all others at their beginning.
    let at = use_state(|| if props.broken.is_some() { entries } else { 0 });
    let (playing, speed) = (use_state(|| false), use_state(|| 1u32));
    let (open, side) = (use_state(|| false), use_state(|| ReplayWords::Log));
    let eyes = if over && *open { Eyes::Open } else { Eyes::Public };
    let told =
        use_memo((session.clone(), eyes, lang), |(session, eyes, lang)| Told::of(session, *eyes, *lang));
    let shown = use_memo((session.clone(), eyes, lang, *at), |(session, eyes, lang, at)| {
        Shown::of(session, *eyes, *lang, *at)
    });
    let go = {
        let (at, playing) = (at.clone(), playing.clone());
        Callback::from(move |to: usize| {
            if to >= entries {
                playing.set(false);
            }
            at.set(to.min(entries));
        })
    };
    use_play(*playing, *at, *speed, go.clone());
    use_keys(*at, entries, told.turns.clone(), go.clone());
    use_effect_with((*at, side.clone()), |_| show_chosen_line());
    let onplay = {
        let (at, playing) = (at.clone(), playing.clone());
        Callback::from(move |on: bool| {
            if on && *at >= entries {
                at.set(0);
            }
            playing.set(on);
        })
    };
    let onpick = {
        let (go, playing) = (go.clone(), playing.clone());
        Callback::from(move |to: usize| {
            playing.set(false);
            go.emit(to);
        })
    };
    let moment = match *at {
        0 => lang.say(ReplayWords::Before),
        entry => lang.say(ReplayWords::Moment {
            entry,
            entries,
            turn: story::turn_at(&told.turns, entry.saturating_sub(1)),
        }),
    };
    let text = at
        .checked_sub(1)
        .map(|entry| told.text(entry).unwrap_or_else(|| lang.say(ReplayWords::NoLine).into()));
    html! {
        <div class={format!("replay game-{}", G::INFO.id)}>
            { head(lang, props, over, *open, &open.setter()) }
            if let Some((broken, reason)) = &props.broken {
                <div class="replay-broken" role="alert">
                    { icon("warning", 24) }
                    <div>
                        <p>{ broken }</p>
                        <details><summary>{ lang.say(ReplayWords::Details) }</summary><p lang="en">{ reason }</p></details>
                    </div>
                </div>
            }
            <main class="replay-board">
                <Still scene={shown.scene.clone()} ground={shown.ground.clone()} label={lang.say(ReplayWords::Board)} />
            </main>
            <section class="panel replay-side" aria-label={lang.say(ReplayWords::Side)}>
                <div class="segments" role="group" aria-label={lang.say(ReplayWords::Side)}>
                    { for [ReplayWords::Log, ReplayWords::Position].map(|choice| {
                        let (chosen, pick) = (*side == choice, side.setter());
                        let label = lang.say(choice.clone());
                        segment(&label, chosen, Callback::from(move |_| pick.set(choice.clone())))
                    }) }
                </div>
                if *side == ReplayWords::Log {
                    <Log lines={told.lines.clone()} at={Some(*at)} {onpick} label={lang.say(ReplayWords::Log)} />
                } else {
                    { position(&shown.position, &lang.say(ReplayWords::Position)) }
                }
            </section>
            <footer class="replay-foot">
                <p class="replay-now" aria-live={if *playing { "off" } else { "polite" }}>
                    <b>{ &moment }</b>
                    { for text.iter().map(|text| html! { <span>{ text }</span> }) }
                </p>
                <Deck {entries} at={*at} {moment} turns={told.turns.clone()} scores={told.scores.clone()}
                    playing={*playing} speed={*speed} ongo={go} {onplay} onspeed={Callback::from({
                        let speed = speed.setter();
                        move |new| speed.set(new)
                    })} />
            </footer>
        </div>
    }
}

fn head<G: Stage>(
    lang: Lang,
    props: &ReplayProps<G>,
    over: bool,
    open: bool,
    set: &UseStateSetter<bool>,
) -> Html {
    let title = &props.session.head.title;
    let title = if title.is_empty() { lang.say(ReplayWords::Title) } else { title.clone() };
    let choose = |to: bool| {
        let set = set.clone();
        Callback::from(move |_| set.set(to))
    };
    html! {
        <header class="replay-head">
            <a class="btn icon-only" href={Route::Saves.address()} aria-label={lang.say(ReplayWords::ToSaves)}
                title={lang.say(ReplayWords::ToSaves)}>{ icon("list", 24) }</a>
            <h1>{ title }</h1>
            if over && G::INFO.secrets {
                <div class="segments" role="group" aria-label={lang.say(ReplayWords::Eyes)}>
                    { segment(&lang.say(ReplayWords::Public), !open, choose(false)) }
                    { segment(&lang.say(ReplayWords::Open), open, choose(true)) }
                </div>
            }
            if over {
                <a class="btn" href={Route::Play { id: props.id.to_string() }.address()}>
                    { icon("crown", 24) }<span>{ lang.say(ReplayWords::ToResult) }</span>
                </a>
            } else if G::INFO.secrets {
                <p class="replay-public">{ icon("eye-off", 18) }<span>{ lang.say(ReplayWords::OnlyPublic) }</span></p>
            }
        </header>
    }
}

/// One of a few choices of which one holds.
fn segment(label: &str, chosen: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class={classes!("segment", chosen.then_some("chosen"))} aria-pressed={chosen.to_string()}
            {onclick}>{ label }</button>
    }
}

/// The position in words: headed groups of lines.
fn position(groups: &[(String, Vec<String>)], label: &str) -> Html {
    html! {
        <div class="replay-position" tabindex="0" role="region" aria-label={label.to_string()}>
            { for groups.iter().map(|(heading, lines)| html! {
                <>
                    <h2>{ heading }</h2>
                    <ul>{ for lines.iter().map(|line| html! { <li>{ line }</li> }) }</ul>
                </>
            }) }
        </div>
    }
}

/// The next step after a while, as long as it plays. How pieces move on the way is the style sheet's matter, which
/// obeys the wish for less motion.
#[hook]
fn use_play(playing: bool, at: usize, speed: u32, go: Callback<usize>) {
    use_effect_with((playing, at, speed), move |(playing, at, speed)| {
        let next = at + 1;
        let timer = playing.then(|| Timeout::new(PACE / speed.max(&1), move || go.emit(next)));
        move || drop(timer)
    });
}

/// Arrow keys step, with Shift turn by turn; Home and End go to the ends. Fields keep their own keys.
#[hook]
fn use_keys(at: usize, entries: usize, turns: Rc<[usize]>, go: Callback<usize>) {
    use_effect_with((at, entries, turns), move |(at, entries, turns)| {
        let (at, entries, turns) = (*at, *entries, turns.clone());
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                let Some(key) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
                if browser::typing(event) || key.ctrl_key() || key.alt_key() || key.meta_key() {
                    return;
                }
                let to = match (key.key().as_str(), key.shift_key()) {
                    ("ArrowLeft", false) => at.saturating_sub(1),
                    ("ArrowRight", false) => at + 1,
                    ("ArrowLeft", true) => turns.iter().rev().find(|turn| **turn < at).copied().unwrap_or(0),
                    ("ArrowRight", true) => turns.iter().find(|turn| **turn > at).copied().unwrap_or(entries),
                    ("Home", _) => 0,
                    ("End", _) => entries,
                    _ => return,
                };
                go.emit(to);
            })
        });
        move || drop(listener)
    });
}

/// Scrolls the log, and nothing else, so that the chosen line is seen.
fn show_chosen_line() {
    let document = web_sys::window().and_then(|window| window.document());
    let find = |selector| document.as_ref().and_then(|d| d.query_selector(selector).ok().flatten());
    let (Some(list), Some(line)) = (find(".replay-side .log"), find(".replay-side .log-line.chosen")) else {
        return;
    };
    let (outer, inner) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
    let off = inner.top() + inner.height() / 2.0 - (outer.top() + outer.height() / 2.0);
    list.set_scroll_top(list.scroll_top() + off as i32);
}

/// What is the same at every step: log, turns and scores as these eyes may know them.
struct Told {
    lines: Rc<Vec<Line>>,
    turns: Rc<[usize]>,
    /// Numbers of entries after which points were given.
    scores: Rc<[usize]>,
}

impl Told {
    fn of<G: Stage>(session: &Session<G>, eyes: Eyes, lang: Lang) -> Self {
        let names = Names::new(lang, G::TITLES, &session.head.players);
        let line = |(entry, step): (usize, &crate::table::Step<G>)| {
            let heard = step.events.iter().filter_map(|event| G::heard(event, eyes));
            let lines: Vec<String> = heard.filter_map(|event| G::event(lang, &event, &names)).collect();
            let player = match step.entry.actor {
                Actor::Seat(seat) => session.head.players.get(seat.index()),
                Actor::Chance => None,
            };
            let actor = player.map(|player| (sign_art(G::INFO, player.sign).into(), player.colour));
            // The notation of a draw or a swap would tell what the public may not know.
            let notation = if eyes == Eyes::Open { step.entry.action.to_string() } else { String::new() };
            (!lines.is_empty()).then(|| Line {
                entry,
                actor,
                notation: notation.into(),
                text: told(&lines).into(),
            })
        };
        let mut scores: Vec<usize> =
            story::scores(session, eyes, G::source).iter().map(|score| score.entry + 1).collect();
        scores.dedup();
        Self {
            lines: Rc::new(session.steps().iter().enumerate().filter_map(line).collect()),
            turns: session.turns().into(),
            scores: scores.into(),
        }
    }

    fn text(&self, entry: usize) -> Option<AttrValue> {
        self.lines.iter().find(|line| line.entry == entry).map(|line| line.text.clone())
    }
}

/// What is on screen at one step.
struct Shown {
    scene: Rc<Scene>,
    ground: AttrValue,
    position: Vec<(String, Vec<String>)>,
}

impl Shown {
    fn of<G: Stage>(session: &Session<G>, eyes: Eyes, lang: Lang, at: usize) -> Self {
        let names = Names::new(lang, G::TITLES, &session.head.players);
        let view = session.at(at).view(eyes);
        let step = at.checked_sub(1).and_then(|entry| session.steps().get(entry));
        let last: Vec<G::Event> =
            step.iter().flat_map(|step| &step.events).filter_map(|event| G::heard(event, eyes)).collect();
        let look = Look::<G> {
            view: &view,
            selection: None,
            lang,
            names: &names,
            players: &session.head.players,
            causes: &[],
            last: &last,
            regions: Regions::None,
            hints: false,
        };
        let scene = G::scene(&look);
        let ground = G::ground(scene.ground).into();
        Self { scene: Rc::new(scene), ground, position: G::describe(lang, &view, &names) }
    }
}
