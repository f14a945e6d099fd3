//! The result page: who won and why, the score breakdown, the scores over time, the final board, what to do next.
//!
//! [`over_page`] renders plain data; [`OverScreen`] gets it from the game.

pub mod ceremony;
mod still;
mod walk;

use std::rc::Rc;

use yew::prelude::*;

use super::analysis::{panel, use_analysis};
use super::breakdown::breakdown;
use super::browser;
use super::chart::chart;
use super::export::Export;
use super::haste;
use super::kit::{art, button, icon_button, link, seal};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use crate::art::number;
use crate::games;
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::over::OverWords;
use crate::play::ending::{EndPage, Sources};
use crate::play::game_module::GameRef;
use crate::play::running_game::GameHandle;
use crate::scenes::{Outline, Place};
use crate::story::Emphasis;
use crate::table::Seat;

use ceremony::Ceremony;
use still::Still;
pub use walk::{Walk, WalkPage, walk_page};

/// The data of [`over_page`].
pub struct OverPage {
    pub ending: Rc<EndPage>,
    /// The seat's own result as a sentence, shown first on its phone.
    pub own: Option<AttrValue>,
    /// Length, date and seed, one line each.
    pub notes: Vec<AttrValue>,
    /// The final board.
    pub board: Html,
    /// Row and column of the number that was touched, and its sources.
    pub chosen: Option<((usize, usize), Rc<Sources>)>,
    pub onpick: Callback<Option<(usize, usize)>>,
    /// The analysis of the game.
    pub analysed: Html,
    /// Starts the scoring walkthrough.
    pub onwalk: Callback<()>,
    /// Address of the replay, and of the page where seats are changed.
    pub replay: AttrValue,
    pub seats: AttrValue,
    pub onexport: Callback<()>,
    /// Starts a rematch; `None` on the phone of a seat, where the table does.
    pub onrematch: Option<Callback<()>>,
    /// The reason why there is no rematch.
    pub trouble: Option<AttrValue>,
}

/// Renders the page from plain data.
pub fn over_page(lang: Lang, props: &OverPage) -> Html {
    let ending = &props.ending;
    let winners = ending.seats.iter().filter(|seat| seat.rank == 1);
    let may_trace = ending.lines.iter().flat_map(|line| &line.cells).any(|cell| cell.traced);
    let onpick = {
        let chosen = props.chosen.as_ref().map(|(at, _)| *at);
        props.onpick.reform(move |at| Some(at).filter(|at| Some(*at) != chosen))
    };
    html! {
        <div class={format!("over game-{}", ending.game)}>
            <header class="over-head">
                <span class="over-seals" aria-hidden="true">
                    { for winners.map(|seat| html! {
                        <span class="over-seal">{ art("laurel", 100) }{ seal(&seat.mark.symbol, seat.mark.colour, 56) }</span>
                    }) }
                </span>
                <div class="over-verdict">
                    <h1 id="over-headline" tabindex="-1">{ props.own.as_deref().unwrap_or(&ending.headline) }</h1>
                    if props.own.is_some() { <p><b>{ &ending.headline }</b></p> }
                    <p>{ &ending.reason }</p>
                    if props.onrematch.is_none() { <p>{ lang.say(OverWords::RematchElsewhere) }</p> }
                    <p class="over-printed">{ format!("{}: {}", games::name(lang, &ending.game), ending.setup) }</p>
                </div>
                <p class="over-notes">{ for props.notes.iter().map(|note| html! { <span>{ note }</span> }) }</p>
            </header>
            <main class={classes!("over-main", props.chosen.is_some().then_some("traced"))}>
                <div class="over-column">
                    <section class="panel over-breakdown">
                        { breakdown(lang, ending, props.chosen.as_ref().map(|(at, _)| *at), &onpick) }
                        <div class="over-hint">
                            <p>{ for may_trace.then(|| lang.say(OverWords::TouchNumber)) }{ for marks_key(lang, ending) }</p>
                            if !ending.walk.is_empty() {
                                { button("btn small over-walk", Some(("play", 20)), lang.say(OverWords::Walk), props.onwalk.reform(|_: MouseEvent| ())) }
                            }
                        </div>
                    </section>
                    <section class="panel over-chart">
                        <h2>{ &ending.chart_title }</h2>
                        { chart(lang, ending) }
                    </section>
                </div>
                <div class="over-column">
                    <section class="panel over-board">{ props.board.clone() }</section>
                    { for props.chosen.iter().map(|(_, sources)| traced(lang, sources, &props.onpick)) }
                    { highlights(lang, &ending.facts) }
                </div>
                { props.analysed.clone() }
            </main>
            { footer(lang, props) }
        </div>
    }
}

/// Returns the result of a seat in the words for its owner.
fn own_result(lang: Lang, ending: &EndPage, own: Seat) -> Option<AttrValue> {
    let rank = ending.seats.iter().find(|seat| seat.mark.seat == own)?.rank;
    let shared = ending.seats.iter().filter(|seat| seat.rank == rank).count() > 1;
    Some(lang.say(OverWords::Own { rank, of: ending.seats.len(), shared }).into())
}

/// Returns the legend of the marks in the breakdown, if there are any.
fn marks_key(lang: Lang, ending: &EndPage) -> Option<String> {
    let has = |mark| ending.lines.iter().flat_map(|line| &line.cells).any(|cell| cell.mark == mark);
    let key = OverWords::MarksKey { counts: has(Emphasis::Counts), decides: has(Emphasis::Decides) };
    Some(lang.say(key)).filter(|key| !key.is_empty()).map(|key| format!(" {key}"))
}

fn highlights(lang: Lang, all: &[(String, String)]) -> Html {
    html! {
        <section class="panel over-facts">
            <h2>{ lang.say(OverWords::Highlights) }</h2>
            <dl>
                { for all.iter().map(|(label, text)| html! { <div><dt>{ label }</dt><dd>{ text }</dd></div> }) }
            </dl>
        </section>
    }
}

fn traced(lang: Lang, sources: &Sources, onpick: &Callback<Option<(usize, usize)>>) -> Html {
    let close = onpick.reform(|_: MouseEvent| None);
    html! {
        <section class="panel over-facts over-sources" aria-labelledby="over-sources">
            <header>
                <h2 id="over-sources" tabindex="-1">{ &sources.title }</h2>
                { icon_button("close", &lang.say(OverWords::CloseSources), "", false, close) }
            </header>
            <ol tabindex="0" aria-labelledby="over-sources">
                { for sources.steps.iter().map(|step| html! {
                    <li>
                        <span class="over-turn">{ lang.say(OverWords::At(step.at)) }</span>
                        <span class="over-what">{ &step.text }</span>
                        <b>{ lang.say(OverWords::Plus(step.points)) }</b>
                    </li>
                }) }
                { for sources.end.iter().map(|end| html! { <li><span class="over-what">{ end }</span></li> }) }
            </ol>
        </section>
    }
}

fn footer(lang: Lang, props: &OverPage) -> Html {
    let export = props.onexport.reform(|_: MouseEvent| ());
    let rematch = props.onrematch.as_ref().map(|rematch| rematch.reform(|_: MouseEvent| ()));
    html! {
        <footer class="over-foot">
            { link("btn", Some(("home", 24)), lang.say(CommonWords::Home), Route::Shelf.address()) }
            { link("btn", Some(("replay", 24)), lang.say(OverWords::Replay), props.replay.clone()) }
            { button("btn", Some(("export", 24)), lang.say(OverWords::Export), export) }
            { button("btn", Some(("print", 24)), lang.say(OverWords::Print), Callback::from(|_| browser::print())) }
            <p class="over-trouble" role="alert">{ props.trouble.clone() }</p>
            if let Some(rematch) = rematch {
                { link("btn", Some(("people", 24)), lang.say(OverWords::ChangeSeats), props.seats.clone()) }
                { button("btn main", None, lang.say(OverWords::Rematch), rematch) }
            }
        </footer>
    }
}

#[derive(Properties, PartialEq)]
pub struct OverScreenProps {
    pub game: GameRef,
    pub handle: GameHandle,
    /// Id of the saved game.
    pub id: AttrValue,
    /// Whether the game has just ended: the scoring walkthrough then comes first.
    #[prop_or_default]
    pub fresh: bool,
    /// Whether this is the phone of a seat, or the screen of a watcher.
    #[prop_or_default]
    pub guest: bool,
    /// The seat of the phone.
    #[prop_or_default]
    pub own: Option<Seat>,
}

/// The page of a finished game.
#[component]
pub fn OverScreen(props: &OverScreenProps) -> Html {
    let lang = use_home().lang;
    let (exporting, trouble) = (use_state_eq(|| false), use_state_eq(|| None::<AttrValue>));
    let chosen = use_state_eq(|| None::<(usize, usize)>);
    let ending = use_memo((props.handle.clone(), lang), |(handle, lang)| Rc::new(handle.ending(*lang)));
    // Of a game that has just ended, first the final scoring, then the ceremony.
    let (walking, honoured) = (
        use_state_eq(|| props.fresh.then_some(ending.final_step)),
        use_state_eq(|| !props.fresh || browser::calm()),
    );
    let analysis = use_analysis(&props.id, &props.handle);
    let walk_from = walking.filter(|from| *from < ending.walk.len());
    let is_open = walk_from.is_none() && *honoured;
    // A tap meant for the walk or the ceremony starts no rematch.
    use_memo((walk_from, is_open), |_| haste::opened());
    use_effect_with((walk_from, is_open), |_| haste::opened());
    use_effect_with((ending.headline.clone(), is_open), |(headline, is_open)| {
        if *is_open {
            browser::set_title(headline);
            browser::focus("#over-headline");
        }
    });
    use_effect_with(*chosen, |chosen: &Option<(usize, usize)>| {
        if chosen.is_some() {
            browser::focus("#over-sources");
            browser::to_end_of(".over-sources"); // the board that shows it is before it
        }
    });
    let found = use_memo((props.handle.clone(), lang, *chosen), |(handle, lang, chosen)| {
        chosen.and_then(|at| Some((at, Rc::new(handle.sources(*lang, at.0, at.1)?))))
    });
    let walk = |from: Option<usize>| {
        let walking = walking.setter();
        Callback::from(move |()| {
            browser::paint_at_once();
            walking.set(from);
        })
    };
    if let Some(from) = walk_from {
        let (game, handle, ending) = (props.game, props.handle.clone(), (*ending).clone());
        let onskip = {
            let (walking, honoured) = (walking.setter(), honoured.setter());
            Callback::from(move |()| {
                walking.set(None);
                honoured.set(true);
            })
        };
        return html! { <Walk {game} {handle} {ending} {from} onend={walk(None)} {onskip} /> };
    }
    if !*honoured {
        let honoured = honoured.setter();
        return html! { <Ceremony ending={(*ending).clone()} onend={Callback::from(move |()| honoured.set(true))} /> };
    }
    let board = match &*found {
        Some((_, sources)) => sources.board.clone(),
        None => props.handle.last_board(lang, &[]),
    };
    let export = |open: bool| {
        let exporting = exporting.clone();
        Callback::from(move |()| exporting.set(open))
    };
    let onpick = Callback::from({
        let chosen = chosen.clone();
        move |at| chosen.set(at)
    });
    let id = props.game.info().id;
    let page = OverPage {
        ending: (*ending).clone(),
        own: props.own.and_then(|own| own_result(lang, &ending, own)),
        notes: notes(lang, &ending, &props.id),
        board: html! {
            <Still game={props.game} scene={Rc::new(board)} label={lang.say(OverWords::Board)} />
        },
        chosen: (*found).clone(),
        onpick,
        analysed: panel(lang, &ending, &props.id, &analysis),
        onwalk: walk(Some(0)),
        replay: Route::Replay { id: props.id.to_string() }.address().into(),
        seats: Route::New { game: id.to_string() }.address().into(),
        onexport: export(true),
        onrematch: (!props.guest).then(|| rematch(lang, props, &trouble)),
        trouble: (*trouble).clone(),
    };
    html! {
        <>
            { over_page(lang, &page) }
            if *exporting {
                <Export game={id} text={props.handle.record()} file={format!("{id}-{}", props.id)} onclose={export(false)} />
            }
        </>
    }
}

/// Returns title, length, date and seed.
fn notes(lang: Lang, ending: &EndPage, id: &str) -> Vec<AttrValue> {
    let changed = store::list(&Local).iter().find(|meta| meta.id == id).map_or(0.0, |meta| meta.changed);
    let notes =
        [ending.title.clone(), lang.say(OverWords::Lasted(ending.length)), browser::moment(lang, changed)];
    let seed = (!ending.seed.is_empty()).then(|| lang.say(OverWords::Seed(ending.seed.clone())));
    notes.into_iter().chain(seed).filter(|note| !note.is_empty()).map(AttrValue::from).collect()
}

/// Starts the next game and opens it; reports if it cannot be saved.
fn rematch(lang: Lang, props: &OverScreenProps, trouble: &UseStateHandle<Option<AttrValue>>) -> Callback<()> {
    let (handle, trouble) = (props.handle.clone(), trouble.clone());
    Callback::from(move |()| match store::save_rematch(&Local, &handle, browser::now()) {
        Ok(id) => Route::Play { id }.go(),
        Err(_) => trouble.set(Some(AttrValue::from(lang.say(OverWords::CannotSave)))),
    })
}

/// Returns the corners of a place in order: of its hex, or of its square.
pub(super) fn corners(place: &Place) -> Vec<(f32, f32)> {
    let (x, y, size) = (place.x, place.y, place.size);
    if place.outline == Outline::Hex {
        let (half, side) = (size / 2.0, size / 4.0 * 3f32.sqrt());
        let middle = x + half;
        let (high, low) = (y + size / 4.0, y + size * 0.75);
        return vec![
            (middle, y),
            (middle + side, high),
            (middle + side, low),
            (middle, y + size),
            (middle - side, low),
            (middle - side, high),
        ];
    }
    vec![(x, y), (x + size, y), (x + size, y + size), (x, y + size)]
}

/// The edges of places; an edge that two places share is inside.
#[derive(Default)]
pub(super) struct Edges(Vec<[i32; 4]>);

impl Edges {
    pub(super) fn add(&mut self, corners: &[(f32, f32)]) {
        let tenths = |(x, y): (f32, f32)| [(x * 10.0).round() as i32, (y * 10.0).round() as i32];
        for (nth, corner) in corners.iter().enumerate() {
            let (one, other) = (tenths(*corner), tenths(corners[(nth + 1) % corners.len()]));
            let (one, other) = (one.min(other), one.max(other));
            let edge = [one[0], one[1], other[0], other[1]];
            let same = |known: &[i32; 4]| known.iter().zip(&edge).all(|(a, b)| (a - b).abs() < 15);
            match self.0.iter().position(same) {
                Some(shared) => {
                    self.0.swap_remove(shared);
                }
                None => self.0.push(edge),
            }
        }
    }

    pub(super) fn path(&self) -> String {
        let line = |edge: &[i32; 4]| {
            let [a, b, c, d] = edge.map(|tenths| number(tenths as f32 / 10.0));
            format!("M{a} {b}L{c} {d}")
        };
        self.0.iter().map(line).collect()
    }
}
