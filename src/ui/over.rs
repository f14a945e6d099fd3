//! Game over: who won and why, how the points are made up, how they grew, the board at the end, what to do next.
//!
//! [`OverPage`] shows plain data; [`Over`] makes that data from a session.

use std::rc::Rc;

use yew::prelude::*;

use super::board::Still;
use super::breakdown::{Breakdown, TableCell, TableLine};
use super::browser;
use super::chart::{Chart, ChartLine, Who};
use super::export::Export;
use super::kit::{IconButton, icon, seal, sign_art};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use crate::lang::common::Common;
use crate::lang::over::Over as Say;
use crate::lang::{Lang, Names};
use crate::scenes::{Light, Look, Place, Regions, Scene, Stage};
use crate::story::{self, Line, Score};
use crate::table::{Eyes, Seat, Session, dice, record};

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
                <p>{ lang.say(Say::TouchNumber) }</p>
                if walk.steps > 0 {
                    <button type="button" class="btn small over-walk" onclick={go(Some(0))}>{ icon("play", 20) }{ lang.say(Say::Walk) }</button>
                }
            </>
        };
    };
    let next = Some(at + 1).filter(|next| *next < walk.steps);
    html! {
        <>
            <p role="status" class="over-step"><b>{ lang.say(Say::WalkStep(at + 1, walk.steps)) }</b>{ " " }{ sentence }</p>
            <div class="row over-walk">
                if next.is_some() {
                    <button type="button" class="btn small main" onclick={go(next)}>{ lang.say(Say::WalkNext) }</button>
                }
                <button type="button" class="btn small" onclick={go(None)}>{ lang.say(Say::WalkEnd) }</button>
            </div>
        </>
    }
}

fn facts(lang: Lang, facts: &[(String, String)]) -> Html {
    html! {
        <section class="panel over-facts">
            <h2>{ lang.say(Say::Worth) }</h2>
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
                <IconButton icon="close" label={lang.say(Say::CloseSources)} onclick={close} />
            </header>
            <ol tabindex="0" aria-labelledby="over-sources">
                { for sources.steps.iter().map(|step| html! {
                    <li>
                        <span class="over-turn">{ lang.say(Say::InTurn(step.turn)) }</span>
                        <span class="over-what">{ &step.text }</span>
                        <b>{ lang.say(Say::Plus(step.points)) }</b>
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
            <a class="btn" href={Route::Shelf.address()}>{ icon("home", 24) }<span>{ lang.say(Common::Home) }</span></a>
            <a class="btn" href={props.replay.clone()}>{ icon("replay", 24) }<span>{ lang.say(Say::Replay) }</span></a>
            <button type="button" class="btn" onclick={export}>
                { icon("export", 24) }<span>{ lang.say(Say::Export) }</span>
            </button>
            <p class="over-trouble" role="alert">{ props.trouble.clone() }</p>
            <a class="btn" href={props.seats.clone()}>{ icon("people", 24) }<span>{ lang.say(Say::ChangeSeats) }</span></a>
            <button type="button" class="btn main" onclick={rematch}>{ lang.say(Say::Rematch) }</button>
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
                Err(_) => trouble.set(Some(AttrValue::from(lang.say(Say::CannotSave)))),
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

/// What the page needs, computed once a session and language.
struct Told<T> {
    names: Names,
    summary: Rc<Summary>,
    ranking: Vec<Seat>,
    lines: Vec<Line<T>>,
    scores: Vec<Score<T>>,
}

fn told<G: Stage>(session: &Session<G>, id: &str, lang: Lang) -> Told<G::Term> {
    let names = Names::new::<G>(lang, &session.head.players);
    let standing = session.game().standing();
    let ranking = story::ranking(&standing.places);
    let lines = G::breakdown(&standing);
    let scores = story::scores(session, Eyes::Open, G::source);
    let series = story::series(session, |rows| G::chart(lang, rows).1);
    let (headline, reason) = G::verdict(lang, &standing, &names);
    let who = |seat: &Seat| who::<G>(session, &names, *seat, standing.places[seat.index()]);
    let seats: Vec<Who> = ranking.iter().map(who).collect();
    let chart_line =
        |(seat, who): (&Seat, &Who)| ChartLine { who: who.clone(), values: series[seat.index()].clone() };
    let turns = session.turns().len();
    let changed = store::list(&Local).iter().find(|meta| meta.id == id).map_or(0.0, |meta| meta.changed);
    let notes = [
        session.head.title.clone(),
        lang.say(Say::Turns(turns)),
        browser::moment(lang, changed),
        lang.say(Say::Seed(format!("{:x}", session.head.seed))),
    ];
    let summary = Summary {
        game: G::INFO.id.into(),
        headline: headline.into(),
        reason: reason.into(),
        notes: notes.into_iter().filter(|note| !note.is_empty()).map(AttrValue::from).collect(),
        lines: lines.iter().map(|line| table_line::<G>(lang, line, &ranking, &scores)).collect(),
        extra_art: G::extra_art().map(AttrValue::from),
        chart_title: G::chart(lang, &standing.rows).0.into(),
        chart: ranking.iter().zip(&seats).map(chart_line).collect(),
        facts: told_facts(session, lang, &names, &series, &scores, turns),
        seats,
    };
    Told { names, summary: Rc::new(summary), ranking, lines, scores }
}

impl<T: Copy + Eq> Told<T> {
    /// Where the number in this line and column came from, and the places on the board that its steps named.
    fn sources<G: Stage<Term = T>>(
        &self,
        session: &Session<G>,
        lang: Lang,
        (row, column): (usize, usize),
    ) -> Option<(Sources, Vec<String>)> {
        let (line, seat) = (self.lines.get(row)?, *self.ranking.get(column)?);
        let mut places = Vec::new();
        let mut steps: Vec<Source> = Vec::new();
        let mut last = None;
        for score in self.scores.iter().filter(|s| s.seat == seat && s.term == line.term) {
            if last == Some(score.entry) {
                steps.iter_mut().rev().take(1).for_each(|step| step.points += score.points);
                continue;
            }
            last = Some(score.entry);
            let step = session.steps().get(score.entry)?;
            let lines = step.events.iter().filter_map(|event| G::event(lang, event, &self.names));
            let text = lines.collect::<Vec<_>>().join(" ").into();
            steps.push(Source { turn: score.turn, text, points: score.points });
            places.extend(step.events.iter().flat_map(G::places));
            places.extend(step.entry.action.to_string().split_whitespace().map(str::to_string));
        }
        let extra = line.cells.get(seat.index()).map_or(0, |cell| cell.extra);
        let end = (extra > 0).then(|| lang.say(Say::AtTheEnd(G::extra(lang, extra))).into());
        let title = Say::SourcesTitle { name: self.names.of(seat), term: G::label(lang, line.term) };
        Some((Sources { title: lang.say(title).into(), steps, end }, places))
    }
}

/// A seat as tables show it.
pub fn who<G: Stage>(session: &Session<G>, names: &Names, seat: Seat, place: u8) -> Who {
    let player = session.head.players.get(seat.index());
    let symbol = player.map_or_else(String::new, |player| sign_art(G::INFO, player.sign));
    Who { name: names.of(seat).into(), symbol: symbol.into(), colour: player.map_or(1, |p| p.colour), place }
}

fn table_line<G: Stage>(
    lang: Lang,
    line: &Line<G::Term>,
    ranking: &[Seat],
    scores: &[Score<G::Term>],
) -> TableLine {
    let cell = |seat: &Seat| {
        let cell = line.cells.get(seat.index()).copied().unwrap_or_default();
        TableCell {
            value: cell.value,
            extra: cell.extra,
            extra_says: if cell.extra > 0 { G::extra(lang, cell.extra).into() } else { AttrValue::default() },
            mark: cell.mark,
            mark_says: G::mark(lang, cell.mark).into(),
            traced: scores.iter().any(|score| score.seat == *seat && score.term == line.term),
        }
    };
    TableLine {
        label: G::label(lang, line.term).into(),
        art: G::term_art(line.term).map(AttrValue::from),
        sum: line.sum,
        cells: ranking.iter().map(cell).collect(),
    }
}

/// Three facts: the largest score, the longest lead, and one that only the game knows (or the length).
fn told_facts<G: Stage>(
    session: &Session<G>,
    lang: Lang,
    names: &Names,
    series: &[Vec<i32>],
    scores: &[Score<G::Term>],
    turns: usize,
) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    if let Some(score) = story::largest(scores) {
        let (name, term) = (names.of(score.seat), G::label(lang, score.term));
        let is = Say::LargestIs { name, points: score.points, term, turn: score.turn };
        facts.push((lang.say(Say::Largest), lang.say(is)));
    }
    if let Some(lead) = story::longest_lead(series) {
        let is = Say::LeadIs { name: names.of(lead.seat), from: lead.from, to: lead.to };
        facts.push((lang.say(Say::LongestLead), lang.say(is)));
    }
    facts.extend(G::facts(lang, session.steps(), names));
    if facts.len() < 3 {
        facts.push((lang.say(Say::Length), lang.say(Say::Turns(turns))));
    }
    facts
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
            <Still scene={Rc::new(scene)} {ground} label={lang.say(Say::Board)} />
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
