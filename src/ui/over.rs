//! Game over: who won and why, how the points are made up, how they grew, the board at the end, what to do next.
//!
//! [`over_page`] shows plain data; [`OverScreen`] asks the game for it.

use std::rc::Rc;

use yew::prelude::*;

use super::board::still;
use super::breakdown::breakdown;
use super::browser;
use super::chart::chart;
use super::export::Export;
use super::kit::{icon, icon_button, seal};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use crate::art::number;
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::over::OverWords;
use crate::play::ending::{Ending, Sources};
use crate::play::rulebook::Catalogued;
use crate::play::sitting::Seated;
use crate::scenes::{Light, Place, Scene};

/// A walk through the scoring at the end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Walk {
    /// How many steps it has; none: there is no walk.
    pub steps: usize,
    /// The step that is shown, from 0, and its sentence.
    pub at: Option<(usize, AttrValue)>,
}

/// What [`over_page`] shows.
pub struct OverPage {
    pub ending: Rc<Ending>,
    /// Length, date and seed, a line each.
    pub notes: Vec<AttrValue>,
    /// The board at the end.
    pub board: Html,
    /// Line and column of the number that was touched, and where it came from.
    pub chosen: Option<((usize, usize), Rc<Sources>)>,
    pub onpick: Callback<Option<(usize, usize)>>,
    pub walk: Walk,
    /// Goes to a step of the walk, or ends it.
    pub onwalk: Callback<Option<usize>>,
    /// Address of the replay, and of the page where seats are changed.
    pub replay: AttrValue,
    pub seats: AttrValue,
    pub onexport: Callback<()>,
    pub onrematch: Callback<()>,
    /// Why there is no rematch.
    pub trouble: Option<AttrValue>,
}

/// The page, from plain data.
pub fn over_page(lang: Lang, props: &OverPage) -> Html {
    let ending = &props.ending;
    let winners = ending.seats.iter().filter(|seat| seat.place == 1);
    let onpick = {
        let chosen = props.chosen.as_ref().map(|(at, _)| *at);
        props.onpick.reform(move |at| Some(at).filter(|at| Some(*at) != chosen))
    };
    html! {
        <div class={format!("over game-{}", ending.game)}>
            <header class="over-head">
                <span class="over-seals" aria-hidden="true">
                    { for winners.map(|seat| seal(&seat.mark.symbol, seat.mark.colour, 76)) }
                </span>
                <div class="over-verdict">
                    <h1 id="over-headline" tabindex="-1">{ &ending.headline }</h1>
                    <p>{ &ending.reason }</p>
                </div>
                <p class="over-notes">{ for props.notes.iter().map(|note| html! { <span>{ note }</span> }) }</p>
            </header>
            <main class="over-main">
                <div class="over-column">
                    <section class="panel over-breakdown">
                        { breakdown(lang, ending, props.chosen.as_ref().map(|(at, _)| *at), &onpick) }
                    </section>
                    <section class="panel over-chart">
                        <h2>{ &ending.chart_title }</h2>
                        { chart(lang, ending) }
                    </section>
                </div>
                <div class="over-column">
                    <section class="panel over-board">
                        { props.board.clone() }
                        { walk(lang, &props.walk, &props.onwalk) }
                    </section>
                    { match &props.chosen {
                        Some((_, sources)) => traced(lang, sources, &props.onpick),
                        None => facts(lang, &ending.facts),
                    } }
                </div>
            </main>
            { footer(lang, props) }
        </div>
    }
}

/// Below the board: what can be done with it, or the step of the walk that is shown on it.
fn walk(lang: Lang, walk: &Walk, onwalk: &Callback<Option<usize>>) -> Html {
    let go = |to: Option<usize>| onwalk.reform(move |_: MouseEvent| to);
    let Some((at, sentence)) = &walk.at else {
        return html! {
            <>
                <p>{ lang.say(OverWords::TouchNumber) }</p>
                if walk.steps > 0 {
                    <button type="button" class="btn small over-walk" onclick={go(Some(0))}>{ icon("play", 20) }{ lang.say(OverWords::Walk) }</button>
                }
            </>
        };
    };
    let next = Some(at + 1).filter(|next| *next < walk.steps);
    html! {
        <>
            <p role="status" class="over-step"><b>{ lang.say(OverWords::WalkStep(at + 1, walk.steps)) }</b>{ " " }{ sentence }</p>
            <div class="row over-walk">
                if next.is_some() {
                    <button type="button" class="btn small main" onclick={go(next)}>{ lang.say(OverWords::WalkNext) }</button>
                }
                <button type="button" class="btn small" onclick={go(None)}>{ lang.say(OverWords::WalkEnd) }</button>
            </div>
        </>
    }
}

fn facts(lang: Lang, facts: &[(String, String)]) -> Html {
    html! {
        <section class="panel over-facts">
            <h2>{ lang.say(OverWords::Worth) }</h2>
            <dl>
                { for facts.iter().map(|(label, text)| html! { <div><dt>{ label }</dt><dd>{ text }</dd></div> }) }
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
                        <span class="over-turn">{ lang.say(OverWords::InTurn(step.turn)) }</span>
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
    let rematch = props.onrematch.reform(|_: MouseEvent| ());
    html! {
        <footer class="over-foot">
            <a class="btn" href={Route::Shelf.address()}>{ icon("home", 24) }<span>{ lang.say(CommonWords::Home) }</span></a>
            <a class="btn" href={props.replay.clone()}>{ icon("replay", 24) }<span>{ lang.say(OverWords::Replay) }</span></a>
            <button type="button" class="btn" onclick={export}>
                { icon("export", 24) }<span>{ lang.say(OverWords::Export) }</span>
            </button>
            <p class="over-trouble" role="alert">{ props.trouble.clone() }</p>
            <a class="btn" href={props.seats.clone()}>{ icon("people", 24) }<span>{ lang.say(OverWords::ChangeSeats) }</span></a>
            <button type="button" class="btn main" onclick={rematch}>{ lang.say(OverWords::Rematch) }</button>
        </footer>
    }
}

#[derive(Properties, PartialEq)]
pub struct OverScreenProps {
    pub game: Catalogued,
    pub seated: Seated,
    /// Under which the game is saved.
    pub id: AttrValue,
}

/// The page of a finished game.
#[component]
pub fn OverScreen(props: &OverScreenProps) -> Html {
    let lang = use_home().lang;
    let (exporting, trouble) = (use_state_eq(|| false), use_state_eq(|| None::<AttrValue>));
    let (chosen, walking) = (use_state_eq(|| None::<(usize, usize)>), use_state_eq(|| None::<usize>));
    let ending = use_memo((props.seated.clone(), lang), |(seated, lang)| Rc::new(seated.ending(*lang)));
    use_effect_with(ending.headline.clone(), |headline| {
        browser::set_title(headline);
        browser::focus("#over-headline");
    });
    use_effect_with(*chosen, |chosen: &Option<(usize, usize)>| {
        if chosen.is_some() {
            browser::focus("#over-sources");
        }
    });
    let found = use_memo((props.seated.clone(), lang, *chosen), |(seated, lang, chosen)| {
        chosen.and_then(|at| Some((at, Rc::new(seated.sources(*lang, at.0, at.1)?))))
    });
    let step = walking.and_then(|at| ending.walk.get(at).map(|step| (at, step)));
    let traced = found.as_ref().as_ref().map(|(_, sources)| sources.places.as_slice());
    let places = step.map(|(_, (_, places))| places.as_slice()).or(traced).unwrap_or_default();
    let walk =
        Walk { steps: ending.walk.len(), at: step.map(|(at, (sentence, _))| (at, sentence.clone().into())) };
    let onwalk = {
        let walking = walking.clone();
        Callback::from(move |to| walking.set(to))
    };
    let export = |open: bool| {
        let exporting = exporting.clone();
        Callback::from(move |()| exporting.set(open))
    };
    let onpick = Callback::from({
        let chosen = chosen.clone();
        move |at| {
            walking.set(None);
            chosen.set(at);
        }
    });
    let id = props.game.info().id;
    let page = OverPage {
        ending: (*ending).clone(),
        notes: notes(lang, &ending, &props.id),
        board: last_board(lang, props, places),
        chosen: (*found).clone(),
        onpick,
        walk,
        onwalk,
        replay: Route::Replay { id: props.id.to_string() }.address().into(),
        seats: Route::New { game: id.to_string() }.address().into(),
        onexport: export(true),
        onrematch: rematch(lang, props, &trouble),
        trouble: (*trouble).clone(),
    };
    html! {
        <>
            { over_page(lang, &page) }
            if *exporting {
                <Export game={id} text={props.seated.record()} file={format!("{id}-{}", props.id)} onclose={export(false)} />
            }
        </>
    }
}

/// Title, length, date and seed.
fn notes(lang: Lang, ending: &Ending, id: &str) -> Vec<AttrValue> {
    let changed = store::list(&Local).iter().find(|meta| meta.id == id).map_or(0.0, |meta| meta.changed);
    let notes = [
        ending.title.clone(),
        lang.say(OverWords::Turns(ending.turns)),
        browser::moment(lang, changed),
        lang.say(OverWords::Seed(ending.seed.clone())),
    ];
    notes.into_iter().filter(|note| !note.is_empty()).map(AttrValue::from).collect()
}

/// Begins the next game and goes there; says so where it cannot be saved.
fn rematch(lang: Lang, props: &OverScreenProps, trouble: &UseStateHandle<Option<AttrValue>>) -> Callback<()> {
    let (seated, trouble) = (props.seated.clone(), trouble.clone());
    Callback::from(move |()| {
        let id = store::fresh_id(&Local);
        match store::save(&Local, &id, &seated.rematch(), browser::now()) {
            Ok(()) => Route::Play { id }.go(),
            Err(_) => trouble.set(Some(AttrValue::from(lang.say(OverWords::CannotSave)))),
        }
    })
}

/// The board at the end, with these places outlined.
fn last_board(lang: Lang, props: &OverScreenProps, places: &[String]) -> Html {
    let scene = props.seated.last_board(lang, places);
    let ground = props.game.ground(scene.ground);
    html! {
        <div class="over-still">
            { rings(&scene) }
            { still(props.game, &Rc::new(scene), &ground.into(), lang.say(OverWords::Board)) }
        </div>
    }
}

/// Rings round the places that are spoken of, over the board: two lines, so that one of them shows on any ground.
fn rings(scene: &Scene) -> Html {
    let ring = |place: &Place, class: Option<&'static str>| {
        let side = place.size - 6.0;
        html! {
            <rect {class} x={number(place.x + 3.0)} y={number(place.y + 3.0)} width={number(side)} height={number(side)} rx="8" />
        }
    };
    html! {
        <svg class="over-rings" viewBox={[scene.left, scene.top, scene.width, scene.height].map(number).join(" ")} aria-hidden="true">
            { for scene.places.iter().filter(|place| place.light == Light::Cause).map(|place| html! {
                <>{ ring(place, Some("casing")) }{ ring(place, None) }</>
            }) }
        </svg>
    }
}
