//! Game over: who won and why, how the points are made up, how they grew, the board at the end, what to do next.
//!
//! [`OverPage`] shows plain data; [`Over`] makes that data from a session.

mod told;

use std::rc::Rc;

use yew::prelude::*;

use super::board::Still;
use super::breakdown::{Breakdown, TableLine};
use super::browser;
use super::chart::{Chart, ChartLine, Who};
use super::export::Export;
use super::kit::{IconButton, icon, seal};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use crate::lang::common::CommonWords;
use crate::lang::over::OverWords;
use crate::lang::{Lang, Names};
use crate::scenes::{Light, Look, Place, Regions, Scene, Stage};
use crate::table::{Eyes, Session, dice, record};
use told::told;
pub use told::who;

/// Everything the page shows, in words.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Id of the game, for its colours.
    pub game: AttrValue,
    pub headline: AttrValue,
    /// Why, tie-break included.
    pub reason: AttrValue,
    /// Length, date and seed, a line each.
    pub notes: Vec<AttrValue>,
    /// The seats in order of place.
    pub seats: Vec<Who>,
    pub lines: Vec<TableLine>,
    pub extra_art: Option<AttrValue>,
    pub chart_title: AttrValue,
    pub chart: Vec<ChartLine>,
    /// Label and text.
    pub facts: Vec<(String, String)>,
}

/// Where a number of the table came from.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sources {
    pub title: AttrValue,
    pub steps: Vec<Source>,
    /// What came at the end, if something did.
    pub end: Option<AttrValue>,
}

/// A walk through the scoring at the end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Walk {
    /// How many steps it has; none: there is no walk.
    pub steps: usize,
    /// The step that is shown, from 0, and its sentence.
    pub at: Option<(usize, AttrValue)>,
}

/// One step that gave points.
#[derive(Clone, PartialEq, Debug)]
pub struct Source {
    pub turn: usize,
    pub text: AttrValue,
    pub points: i32,
}

#[derive(Properties, PartialEq)]
pub struct OverPageProps {
    pub summary: Rc<Summary>,
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
#[component]
pub fn OverPage(props: &OverPageProps) -> Html {
    let lang = use_home().lang;
    let summary = &props.summary;
    let winners = summary.seats.iter().filter(|who| who.place == 1);
    let onpick = {
        let chosen = props.chosen.as_ref().map(|(at, _)| *at);
        props.onpick.reform(move |at| Some(at).filter(|at| Some(*at) != chosen))
    };
    html! {
        <div class={format!("over game-{}", summary.game)}>
            <header class="over-head">
                <span class="over-seals" aria-hidden="true">
                    { for winners.map(|who| seal(&who.symbol, who.colour, 76)) }
                </span>
                <div class="over-verdict">
                    <h1 id="over-headline" tabindex="-1">{ &summary.headline }</h1>
                    <p>{ &summary.reason }</p>
                </div>
                <p class="over-notes">{ for summary.notes.iter().map(|note| html! { <span>{ note }</span> }) }</p>
            </header>
            <main class="over-main">
                <div class="over-column">
                    <section class="panel over-breakdown">
                        <Breakdown seats={summary.seats.clone()} lines={summary.lines.clone()}
                            extra_art={summary.extra_art.clone()} chosen={props.chosen.as_ref().map(|(at, _)| *at)} {onpick} />
                    </section>
                    <section class="panel over-chart">
                        <h2>{ &summary.chart_title }</h2>
                        <Chart title={summary.chart_title.clone()} lines={summary.chart.clone()} />
                    </section>
                </div>
                <div class="over-column">
                    <section class="panel over-board">
                        { props.board.clone() }
                        { walk(lang, &props.walk, &props.onwalk) }
                    </section>
                    { match &props.chosen {
                        Some((_, sources)) => traced(lang, sources, &props.onpick),
                        None => facts(lang, &summary.facts),
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
                <IconButton icon="close" label={lang.say(OverWords::CloseSources)} onclick={close} />
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

fn footer(lang: Lang, props: &OverPageProps) -> Html {
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
pub struct OverProps<G: Stage> {
    pub session: Rc<Session<G>>,
    /// Under which the game is saved.
    pub id: AttrValue,
}

/// The page of a finished game.
#[component]
pub fn Over<G: Stage>(props: &OverProps<G>) -> Html {
    let lang = use_home().lang;
    let (exporting, trouble, chosen) = (use_state(|| false), use_state(|| None), use_state(|| None));
    let told = use_memo((props.session.clone(), props.id.clone(), lang), |(session, id, lang)| {
        told(session, id, *lang)
    });
    use_effect_with(told.summary.headline.clone(), |headline| {
        browser::set_title(headline);
        browser::focus("#over-headline");
    });
    use_effect_with(*chosen, |chosen: &Option<(usize, usize)>| {
        if chosen.is_some() {
            browser::focus("#over-sources");
        }
    });
    let found = chosen
        .and_then(|at| told.sources(&props.session, lang, at).map(|(sources, places)| (at, sources, places)));
    let walking = use_state(|| None::<usize>);
    let steps = use_memo((props.session.clone(), lang), |(session, lang)| {
        G::walk(*lang, session.steps(), &told.names)
    });
    let step = walking.and_then(|at| steps.get(at).map(|step| (at, step)));
    let traced = found.as_ref().map(|(_, _, places)| places.as_slice());
    let places = step.map(|(_, (_, places))| places.as_slice()).or(traced).unwrap_or_default();
    let walk = Walk { steps: steps.len(), at: step.map(|(at, (sentence, _))| (at, sentence.clone().into())) };
    let onwalk = {
        let walking = walking.clone();
        Callback::from(move |to| walking.set(to))
    };
    let onrematch = {
        let (session, trouble) = (props.session.clone(), trouble.clone());
        Callback::from(move |()| {
            let id = store::fresh_id(&Local);
            match store::save(&Local, &id, &rematch(&session), browser::now()) {
                Ok(()) => Route::Play { id }.go(),
                Err(_) => trouble.set(Some(AttrValue::from(lang.say(OverWords::CannotSave)))),
            }
        })
    };
    let export = |open: bool| {
        let exporting = exporting.clone();
        Callback::from(move |()| exporting.set(open))
    };
    let onpick = Callback::from({
        let (chosen, walking) = (chosen.clone(), walking.clone());
        move |at| {
            walking.set(None);
            chosen.set(at);
        }
    });
    html! {
        <>
            <OverPage summary={told.summary.clone()} board={last_board(&props.session, lang, &told.names, places)}
                chosen={found.map(|(at, sources, _)| (at, Rc::new(sources)))} {onpick} {walk} {onwalk}
                replay={Route::Replay { id: props.id.to_string() }.address()}
                seats={Route::New { game: G::INFO.id.to_string() }.address()}
                onexport={export(true)} {onrematch} trouble={(*trouble).clone()} />
            if *exporting {
                <Export game={G::INFO.id} text={record::write(&*props.session)} file={format!("{}-{}", G::INFO.id, props.id)}
                    onclose={export(false)} />
            }
        </>
    }
}

/// The same seats, the next one first, with new luck.
fn rematch<G: Stage>(session: &Session<G>) -> Session<G> {
    let mut head = session.head.clone();
    head.players.rotate_left(1);
    head.seed = dice::fresh_seed();
    head.title.clear();
    Session::new(head)
}

/// The board at the end, with the places a number came from outlined.
fn last_board<G: Stage>(session: &Session<G>, lang: Lang, names: &Names, places: &[String]) -> Html {
    let view = session.game().view(Eyes::Open);
    let look = Look::<G> {
        view: &view,
        selection: None,
        lang,
        names,
        players: &session.head.players,
        causes: places,
        last: &[],
        regions: Regions::None,
        hints: false,
    };
    let scene = G::scene(&look);
    let ground = G::ground(scene.ground);
    html! {
        <div class="over-still">
            { rings(&scene) }
            <Still scene={Rc::new(scene)} {ground} label={lang.say(OverWords::Board)} />
        </div>
    }
}

/// Rings round the places that are spoken of, over the board: two lines, so that one of them shows on any ground.
fn rings(scene: &Scene) -> Html {
    let ring = |place: &Place, class: Option<&'static str>| {
        let side = place.size - 6.0;
        html! {
            <rect {class} x={(place.x + 3.0).to_string()} y={(place.y + 3.0).to_string()} width={side.to_string()}
                height={side.to_string()} rx="8" />
        }
    };
    html! {
        <svg class="over-rings" viewBox={format!("{} {} {} {}", scene.left, scene.top, scene.width, scene.height)} aria-hidden="true">
            { for scene.places.iter().filter(|place| place.light == Light::Cause).map(|place| html! {
                <>{ ring(place, Some("casing")) }{ ring(place, None) }</>
            }) }
        </svg>
    }
}
