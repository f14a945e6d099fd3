//! Statistics of a finished game: scores over the turns, leads, single scores, the lines of the breakdown. Pure
//! computations over a session; no browser, no sentence and no game here.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};

use crate::order;
use crate::table::{Game, NoEvents, Row, Seat, Session, Standing, Viewer};

/// A line of the breakdown as shown in a table: one cell per seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TermLine<T> {
    /// The kind of points.
    pub term: T,
    /// One cell for each seat.
    pub cells: Vec<TermCell>,
    /// Whether this line decides first, which is set large.
    pub sum: bool,
}

/// A number of the breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TermCell {
    /// The points of this kind.
    pub value: i32,
    /// Part of the value scored at the end, drawn as this many small marks (treasures, for example).
    pub extra: u8,
    /// Emphasis of the value.
    pub mark: Emphasis,
}

/// Emphasis of a number, by shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Emphasis {
    /// No emphasis.
    #[default]
    None,
    /// The value that counts for this seat: framed.
    Counts,
    /// The value that broke a tie: underlined.
    Decides,
}

/// Converts the rows of a standing to plain lines.
pub fn plain<T: Copy>(standing: &Standing<T>) -> Vec<TermLine<T>> {
    let cell = |value: &i32| TermCell { value: *value, ..TermCell::default() };
    let line =
        |row: &Row<T>| TermLine { term: row.term, cells: row.values.iter().map(cell).collect(), sum: false };
    standing.rows.iter().map(line).collect()
}

/// Returns the seats in order of rank; seats with equal ranks in playing order.
pub fn ranking(ranks: &[u8]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(ranks.len()).collect();
    order::short_by_key(&mut seats, |seat| ranks[seat.index()]);
    seats
}

/// Returns the number of entries before each turn, or before each round or visit in games that count those.
pub fn begins<G: Game>(session: &Session<G>) -> Vec<usize> {
    if session.game().count().is_none() {
        return session.turn_starts();
    }
    let (mut game, mut last, mut begins) = (session.at(0), None, Vec::new());
    for (entry, step) in session.steps().iter().enumerate() {
        if game.count() != last {
            last = game.count();
            begins.push(entry);
        }
        game.apply(&step.entry.action, &mut NoEvents);
    }
    begins
}

/// Returns a value for each seat before the first turn (or round, as in `begins`), after each and at the end:
/// `series[seat][turn]`.
pub fn series<G: Game>(
    session: &Session<G>,
    begins: &[usize],
    values: impl Fn(&[Row<G::Term>]) -> Vec<i32>,
) -> Vec<Vec<i32>> {
    let mut series = vec![Vec::new(); session.head.players.len()];
    let mut point = |game: &G| {
        for (line, value) in series.iter_mut().zip(values(&game.standing().rows)) {
            line.push(value);
        }
    };
    let mut game = session.at(0);
    for (entry, step) in session.steps().iter().enumerate() {
        if begins.contains(&entry) {
            point(&game);
        }
        game.apply(&step.entry.action, &mut NoEvents);
    }
    point(&game);
    series
}

/// Returns the turn in progress after `entries` entries, from 1; 0 before the first. `turns` is from
/// [`Session::turns`].
pub fn turn_at(turns: &[usize], entries: usize) -> usize {
    turns.iter().filter(|begun| **begun <= entries).count()
}

/// Points scored at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score<T> {
    /// The seat that scored.
    pub seat: Seat,
    /// The kind of points.
    pub term: T,
    /// The number of points.
    pub points: i32,
    /// Index of the entry that scored.
    pub entry: usize,
}

/// Returns every score of the game that the viewer may know of, in order.
pub fn scores<G: Game>(
    session: &Session<G>,
    viewer: Viewer,
    source: impl Fn(&G::Event) -> Vec<(Seat, G::Term, i32)>,
) -> Vec<Score<G::Term>> {
    let mut scores = Vec::new();
    for (entry, step) in session.steps().iter().enumerate() {
        let heard = step.events.iter().filter_map(|event| G::redact_event(event, viewer));
        for (seat, term, points) in heard.flat_map(|event| source(&event)) {
            scores.push(Score { seat, term, points, entry });
        }
    }
    scores
}

/// Returns the largest score, the first among equals.
pub fn largest<T: Copy>(scores: &[Score<T>]) -> Option<Score<T>> {
    scores.iter().rev().max_by_key(|score| score.points).copied()
}

/// A period in which one seat alone was ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leading {
    /// The leader.
    pub seat: Seat,
    /// First turn after which it was ahead.
    pub from: usize,
    /// Last turn after which it was ahead.
    pub to: usize,
}

/// Returns the longest lead in a series, the first among equals; `None` if nobody was ever alone ahead.
pub fn longest_lead(series: &[Vec<i32>]) -> Option<Leading> {
    let points = series.iter().map(Vec::len).min().unwrap_or(0);
    let mut best: Option<Leading> = None;
    let mut now: Option<Leading> = None;
    for turn in 1..points {
        now = leader(series, turn).map(|seat| match now {
            Some(lead) if lead.seat == seat => Leading { to: turn, ..lead },
            _ => Leading { seat, from: turn, to: turn },
        });
        let length = |lead: Option<Leading>| lead.map_or(0, |l| l.to + 1 - l.from);
        if length(now) > length(best) {
            best = now;
        }
    }
    best
}

/// Returns the seat that is ahead of all others after a turn of a series.
fn leader(series: &[Vec<i32>], turn: usize) -> Option<Seat> {
    let most = series.iter().map(|line| line[turn]).max()?;
    let mut ahead = Seat::all(series.len()).filter(|seat| series[seat.index()][turn] == most);
    match (ahead.next(), ahead.next()) {
        (Some(seat), None) => Some(seat),
        _ => None,
    }
}
