//! The end page as plain data: winners and reason, score breakdown and chart.

use serde::{Deserialize, Serialize};

use super::table_view::{SeatMark, mark_of};
use crate::lang::over::OverWords;
use crate::lang::setup::SetupSummary;
use crate::lang::{Lang, Names, small};
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Movement, Stager, Staging};
use crate::scenes::{Gain, RenderContext, Scene, ScoringStep, Stage};
use crate::story::{self, Emphasis, Score, TermLine};
use crate::table::options::OptionSheet;
use crate::table::{Actor, Count, Head, Seat, Session, Viewer};

/// Everything that the page of a finished game shows, in words.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct EndPage {
    /// Id of the game, for its colours.
    pub game: String,
    pub headline: String,
    /// The reason of the result, tie-break included.
    pub reason: String,
    /// A title given by a person; may be empty.
    pub title: String,
    pub length: Count,
    /// Hexadecimal; empty if the game began from a position.
    pub seed: String,
    /// Number of players and the options that differ from the default, in one line.
    pub setup: String,
    /// The seats in order of rank.
    pub seats: Vec<RankedSeat>,
    pub lines: Vec<EndLine>,
    /// Symbol id of the small mark for points scored at the end.
    pub extra_art: Option<String>,
    pub chart_title: String,
    /// The score of each seat, in order of rank, before the first turn and after each.
    pub chart: Vec<Vec<i32>>,
    /// Label and text of each highlight.
    pub facts: Vec<(String, String)>,
    /// The scoring step by step; empty if there is nothing to walk through.
    pub walk: Vec<WalkStep>,
    /// Number of the first step of the final scoring by the last entry. Earlier steps were shown during the game.
    pub final_step: usize,
    /// The phrase for the winner.
    pub phrase: Sound,
}

/// A step of the walk through the scoring.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct WalkStep {
    /// Kind of item that is scored; may be empty.
    pub stage: String,
    pub text: String,
    /// Points of each seat in this step, in order of rank.
    pub gains: Vec<i32>,
    /// Score of each seat after this step; after the last step, the deciding value.
    pub totals: Vec<i32>,
}

/// A seat with its rank.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RankedSeat {
    pub mark: SeatMark,
    /// From 1.
    pub rank: u8,
}

/// A line of the breakdown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EndLine {
    pub label: String,
    /// Symbol id of the picture before the label.
    pub art: Option<String>,
    /// Whether this line decides first, which is set large.
    pub sum: bool,
    /// The numbers in order of rank.
    pub cells: Vec<EndCell>,
}

/// A number of the breakdown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EndCell {
    pub value: i32,
    /// Number of small marks beside the value, and their meaning.
    pub extra: u8,
    pub extra_says: String,
    pub mark: Emphasis,
    /// Text of the mark for screen readers.
    pub mark_says: String,
    /// Whether the log contains the source of the number.
    pub traced: bool,
}

/// The sources of a number of the breakdown.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sources {
    pub title: String,
    pub steps: Vec<SourceStep>,
    /// The points scored at the end, if any.
    pub end: Option<String>,
    /// The board at the end, with the places of the steps highlighted.
    pub board: Scene,
}

/// A step that gave points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SourceStep {
    pub at: Count,
    pub text: String,
    pub points: i32,
}

/// Builds the end page of a finished game.
pub(super) fn ending<G: Stage>(session: &Session<G>, lang: Lang) -> EndPage {
    let names = Names::new(lang, G::TITLES, &session.head.players);
    let standing = session.game().standing();
    let ranking = story::ranking(&standing.ranks);
    let scores = story::scores(session, Viewer::All, G::points_of);
    let begins = story::begins(session);
    let breakdown = G::breakdown(&standing);
    let series = finished(story::series(session, &begins, |rows| G::chart(lang, rows).1), &breakdown);
    let (headline, reason) = G::verdict(lang, &standing, &names);
    let placed = |seat: &Seat| RankedSeat {
        mark: mark_of((G::INFO, G::TITLES), &session.head.players, &names, lang, *seat),
        rank: standing.ranks[seat.index()],
    };
    let line = |line: &TermLine<G::Term>| end_line::<G>(lang, line, &ranking, &scores);
    let events = events(session);
    let timeline = Timeline::of(session, begins);
    let walk_steps = G::walk(lang, &events, &names);
    EndPage {
        game: G::INFO.id.to_string(),
        headline,
        reason,
        title: session.head.title.clone(),
        length: timeline.length,
        seed: session.start_position().map_or_else(|| format!("{:x}", session.head.seed), |_| String::new()),
        setup: setup::<G>(lang, &session.head),
        seats: ranking.iter().map(placed).collect(),
        lines: breakdown.iter().map(line).collect(),
        extra_art: G::extra_art().map(str::to_string),
        chart_title: G::chart(lang, &standing.rows).0,
        chart: ranking.iter().map(|seat| series[seat.index()].clone()).collect(),
        facts: highlights::<G>(lang, &names, &events, &series, &scores, &timeline),
        walk: walk::<G>(&walk_steps, &events, &ranking, &series),
        final_step: final_step(session, &walk_steps, &events),
        phrase: G::PHRASE,
    }
}

/// Ends a series with the deciding number: points for hands, for example, are counted only at the end.
fn finished<T>(mut series: Vec<Vec<i32>>, lines: &[TermLine<T>]) -> Vec<Vec<i32>> {
    let deciding = lines.iter().find(|line| line.sum).map(|line| &line.cells);
    for (values, cell) in series.iter_mut().zip(deciding.into_iter().flatten()) {
        values.last_mut().into_iter().for_each(|last| *last = cell.value);
    }
    series
}

/// Converts entries to the unit that the game counts.
struct Timeline {
    /// The number of entries before each turn, round or visit.
    begins: Vec<usize>,
    /// The number of units over before the first entry, if the game began from a position.
    before: usize,
    length: Count,
}

impl Timeline {
    fn of<G: Stage>(session: &Session<G>, begins: Vec<usize>) -> Self {
        let before = session.at(0).count().map_or(0, |count| count.value().saturating_sub(1));
        let length = session.game().count().unwrap_or(Count::Turn(session.turns_begun()));
        Self { begins, before, length }
    }

    /// Returns the `n`-th turn, round or visit since the game began here.
    fn nth(&self, n: usize) -> Count {
        self.length.with_value(self.before + n)
    }

    /// Returns the unit in which an entry was made.
    fn at(&self, entry: usize) -> Count {
        self.nth(story::turn_at(&self.begins, entry))
    }
}

/// Describes the seats and the options that differ from the default and had an effect at this table.
fn setup<G: Stage>(lang: Lang, head: &Head<G::Options>) -> String {
    let (seats, idle) = (head.players.len(), head.options.idle(head.players.len()));
    let changed = G::Options::FIELDS.iter().enumerate().filter_map(|(field, sheet)| {
        let value = head.options.get(field);
        let line =
            || format!("{}: {}", G::option(lang, field).0, small(&G::option_value(lang, field, value)));
        (value != sheet.default && !idle.contains(&field)).then(line)
    });
    lang.say(SetupSummary { seats, changed: changed.collect() })
}

/// Returns the number of the first step of the final scoring by the last entry; the number of all steps if there is
/// none.
fn final_step<G: Stage>(session: &Session<G>, stops: &[ScoringStep], events: &[&G::Event]) -> usize {
    let last = session.steps().last().map_or(0, |entry| entry.events.len());
    let is_final = |stop: &ScoringStep| {
        let first = events.get(stop.events.start);
        stop.events.start + last >= events.len() && first.is_some_and(|event| G::is_final_scoring(event))
    };
    stops.iter().position(is_final).unwrap_or(stops.len())
}

/// Returns the steps of the walk with their points. Points not earned on the walk are included from the start.
fn walk<G: Stage>(
    stops: &[ScoringStep],
    events: &[&G::Event],
    ranking: &[Seat],
    series: &[Vec<i32>],
) -> Vec<WalkStep> {
    let gains = |stop: &ScoringStep| {
        let given =
            events.get(stop.events.clone()).unwrap_or_default().iter().flat_map(|event| G::points_of(event));
        let mut gains = vec![0; ranking.len()];
        for (seat, _, points) in given {
            gains.iter_mut().zip(ranking).filter(|(_, to)| **to == seat).for_each(|(sum, _)| *sum += points);
        }
        gains
    };
    let mut totals: Vec<i32> =
        ranking.iter().map(|seat| series[seat.index()].last().copied().unwrap_or_default()).collect();
    let mut steps = Vec::new();
    for stop in stops.iter().rev() {
        let (stage, text) = (stop.stage.clone(), stop.text.clone());
        let step = WalkStep { stage, text, gains: gains(stop), totals: totals.clone() };
        totals.iter_mut().zip(&step.gains).for_each(|(total, gain)| *total -= gain);
        steps.push(step);
    }
    steps.reverse();
    steps
}

/// Returns the board for a step of the walk, as it was when the step was scored; `None` if there is no such step.
pub(super) fn walked<G: Stage>(session: &Session<G>, lang: Lang, step: usize) -> Option<Scene> {
    let names = Names::new(lang, G::TITLES, &session.head.players);
    let Stop { step, game, last } = Stop::of(session, lang, &names, step)?;
    let view = game.view(Viewer::All);
    let ctx = RenderContext::at(&view, lang, &names, &session.head.players);
    Some(G::scene(&RenderContext { causes: &step.places, last: &last, ..ctx }))
}

/// A step of the walk with its events, and the game after the entry that scored last.
struct Stop<G: Stage> {
    step: ScoringStep,
    game: G,
    last: Vec<G::Event>,
}

impl<G: Stage> Stop<G> {
    fn of(session: &Session<G>, lang: Lang, names: &Names, nth: usize) -> Option<Self> {
        let events = events(session);
        let step = G::walk(lang, &events, names).into_iter().nth(nth)?;
        let last = events.get(step.events.clone())?.iter().map(|event| (*event).clone()).collect();
        let mut count = 0;
        let scored = session.steps().iter().position(|entry| {
            count += entry.events.len();
            count >= step.events.end
        });
        Some(Self { step, game: session.at(scored? + 1), last })
    }
}

/// The classes of the totals below the walk, and of the points of a step beside them.
pub const WALK_SUM: &str = "walk-sum";
pub const WALK_GAIN: &str = "walk-gain";

/// Returns the staging of a step of the walk: its points fly to those beside the totals of the seats, which count.
pub(super) fn walk_staging<G: Stage>(session: &Session<G>, lang: Lang, step: usize) -> Option<Staging> {
    let names = Names::new(lang, G::TITLES, &session.head.players);
    let Stop { game, last, .. } = Stop::of(session, lang, &names, step)?;
    let view = game.view(Viewer::All);
    let ctx = RenderContext { last: &last, ..RenderContext::at(&view, lang, &names, &session.head.players) };
    // What lands beside the score, such as a token, does not count.
    let to_total = |gain: Gain| {
        let class = if gain.lands.is_empty() { gain.lands } else { WALK_SUM.into() };
        Gain { lands: class, ..gain }
    };
    let gains = G::gains(&ctx).into_iter().map(to_total).collect();
    let scene = G::scene(&ctx);
    let mut stager = Stager::new(&scene, &scene, None, gains);
    stager.gains();
    let mut staging = stager.finish();
    for cue in &mut staging.cues {
        if let Movement::Fly { to: Anchor::Counter(_, lands), .. } = &mut cue.motion
            && *lands == WALK_SUM
        {
            *lands = WALK_GAIN.into();
        }
    }
    Some(Staging { brisk: true, visible_area: None, ..staging })
}

/// Returns all events, unredacted: nothing is secret at the end.
fn events<G: Stage>(session: &Session<G>) -> Vec<&G::Event> {
    session.steps().iter().flat_map(|step| &step.events).collect()
}

fn end_line<G: Stage>(
    lang: Lang,
    line: &TermLine<G::Term>,
    ranking: &[Seat],
    scores: &[Score<G::Term>],
) -> EndLine {
    let cell = |seat: &Seat| {
        let cell = line.cells.get(seat.index()).copied().unwrap_or_default();
        EndCell {
            value: cell.value,
            extra: cell.extra,
            extra_says: if cell.extra > 0 { G::extra(lang, cell.extra) } else { String::new() },
            mark: cell.mark,
            mark_says: G::mark(lang, cell.mark),
            traced: scores.iter().any(|score| score.seat == *seat && score.term == line.term),
        }
    };
    EndLine {
        label: G::label(lang, line.term),
        art: G::term_art(line.term),
        sum: line.sum,
        cells: ranking.iter().map(cell).collect(),
    }
}

/// Returns the sources of the number in this line and column.
pub(super) fn sources<G: Stage>(
    session: &Session<G>,
    lang: Lang,
    row: usize,
    column: usize,
) -> Option<Sources> {
    let names = Names::new(lang, G::TITLES, &session.head.players);
    let standing = session.game().standing();
    let (lines, ranking) = (G::breakdown(&standing), story::ranking(&standing.ranks));
    let (line, seat) = (lines.get(row)?, *ranking.get(column)?);
    let title = OverWords::SourcesTitle { name: names.of(seat), term: G::label(lang, line.term) };
    let mut sources = Sources { title: lang.say(title), ..Sources::default() };
    let counted = G::counted_places(&session.game().view(Viewer::All), seat, line.term);
    let (mut places, mut last) = (Vec::new(), Vec::new());
    let timeline = Timeline::of(session, story::begins(session));
    for (entry, step) in session.steps().iter().enumerate() {
        let gave: Vec<Gave> = step.events.iter().map(|event| Gave::of::<G>(event, seat, line.term)).collect();
        let told = together(&gave).into_iter().filter(|(_, points)| *points != 0 || counted.is_empty());
        for (told, points) in told {
            // In words the player's action and the points are enough; the board shows the rest.
            let first = told.first().copied().filter(|_| step.entry.actor != Actor::Chance);
            let brief = told
                .iter()
                .filter(|at| Some(**at) == first || gave.get(**at).is_some_and(|gave| gave.points.is_some()));
            let sentences = brief.filter_map(|at| G::event(lang, step.events.get(*at)?, &names));
            let text = sentences.collect::<Vec<_>>().join(" ");
            let told: Vec<&G::Event> = told.iter().filter_map(|at| step.events.get(*at)).collect();
            sources.steps.push(SourceStep { at: timeline.at(entry), text, points });
            let (shown, named): (Vec<_>, Vec<_>) = told.into_iter().partition(|event| G::scene_shows(event));
            last.extend(shown.into_iter().cloned());
            if !named.is_empty() {
                places.extend(step.entry.action.to_string().split_whitespace().map(str::to_string));
            }
            places.extend(named.into_iter().flat_map(G::places));
        }
    }
    if !counted.is_empty() {
        (places, last) = (counted, Vec::new());
    }
    sources.board = board(session, Viewer::All, lang, &places, &last);
    let extra = line.cells.get(seat.index()).map_or(0, |cell| cell.extra);
    sources.end = (extra > 0).then(|| lang.say(OverWords::AtTheEnd(G::extra(lang, extra))));
    Some(sources)
}

/// The contribution of an event to one number of the breakdown.
struct Gave {
    /// Its points, if it gave any to this number.
    points: Option<i32>,
    /// Whether it gave points to nobody.
    nothing: bool,
    /// Whether it names its place.
    placed: bool,
}

impl Gave {
    fn of<G: Stage>(event: &G::Event, seat: Seat, term: G::Term) -> Self {
        let source = G::points_of(event);
        let own = source.iter().filter(|(to, line, _)| *to == seat && *line == term);
        let points = own.map(|(.., points)| *points).reduce(|sum, more| sum + more);
        let placed = points.is_some() && (G::scene_shows(event) || !G::places(event).is_empty());
        Self { points, nothing: source.is_empty(), placed }
    }
}

/// Groups the events of an entry that are described together, with their points. If every event that scored has a
/// place, each is described alone. Otherwise all are described with the events that gave no points, but without those
/// that gave other points.
fn together(events: &[Gave]) -> Vec<(Vec<usize>, i32)> {
    let own = events.iter().enumerate().filter_map(|(at, gave)| Some((at, gave.points?)));
    let Some((last, _)) = own.clone().next_back() else { return Vec::new() };
    if events.iter().all(|gave| gave.points.is_none() || gave.placed) {
        return own.map(|(at, points)| (vec![at], points)).collect();
    }
    let described = events.iter().enumerate().take(last + 1);
    let described = described.filter(|(_, gave)| gave.points.is_some() || gave.nothing).map(|(at, _)| at);
    vec![(described.collect(), own.map(|(_, points)| points).sum())]
}

/// Returns three highlights: the largest score, the longest lead, and one of the game itself (or the length).
fn highlights<G: Stage>(
    lang: Lang,
    names: &Names,
    events: &[&G::Event],
    series: &[Vec<i32>],
    scores: &[Score<G::Term>],
    when: &Timeline,
) -> Vec<(String, String)> {
    let mut all = Vec::new();
    // If everything of a kind scores the same, no score is the largest.
    let smaller = |best: &Score<G::Term>| {
        let like = || scores.iter().filter(|score| score.term == best.term && score.points > 0);
        like().count() == 1 && best.points > 1 || like().any(|score| score.points < best.points)
    };
    if let Some(score) = story::largest(scores).filter(smaller) {
        let (name, term) = (names.of(score.seat), G::label(lang, score.term));
        let words = OverWords::LargestIs { name, points: score.points, term, at: when.at(score.entry) };
        all.push((lang.say(OverWords::Largest), lang.say(words)));
    }
    if let Some(lead) = story::longest_lead(series) {
        let (from, to) = (when.nth(lead.from), when.nth(lead.to));
        let words = OverWords::LeadIs { name: names.of(lead.seat), from, to };
        all.push((lang.say(OverWords::LongestLead), lang.say(words)));
    }
    all.extend(G::highlights(lang, events, names));
    if all.len() < 3 {
        all.push((lang.say(OverWords::Length), lang.say(OverWords::Lasted(when.length))));
    }
    all
}

/// Returns the board at the end, with these places outlined and with the marks of these events.
pub(super) fn board<G: Stage>(
    session: &Session<G>,
    viewer: Viewer,
    lang: Lang,
    causes: &[String],
    last: &[G::Event],
) -> Scene {
    let names = Names::new(lang, G::TITLES, &session.head.players);
    let view = session.game().view(viewer);
    G::scene(&RenderContext { causes, last, ..RenderContext::at(&view, lang, &names, &session.head.players) })
}
