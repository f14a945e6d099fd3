//! What a game tells when it is over: points over the turns, who led, single scores, the lines of the breakdown.
//! Pure computations over a session; no web, no sentence and no game here.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};

use crate::order;
use crate::table::{Game, NoEvents, Row, Seat, Session, Standing, Viewer};

/// A line of the breakdown as a table shows it: one cell a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TermLine<T> {
    /// The kind of points.
    pub term: T,
    /// One cell for each seat.
    pub cells: Vec<TermCell>,
    /// Whether this line decides first, and is set large.
    pub sum: bool,
}

/// A number of the breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TermCell {
    /// The points of this kind.
    pub value: i32,
    /// How much of the value came at the end, drawn as so many small signs (treasures, say).
    pub extra: u8,
    /// How the value is set off from the others.
    pub mark: Emphasis,
}

/// A number that matters, marked by shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Emphasis {
    /// Like any other.
    #[default]
    None,
    /// The value that counts for this seat: framed.
    Counts,
    /// The value that broke a tie: underlined.
    Decides,
}

/// The rows of a standing as plain lines.
pub fn plain<T: Copy>(standing: &Standing<T>) -> Vec<TermLine<T>> {
    let cell = |value: &i32| TermCell { value: *value, ..TermCell::default() };
    let line =
        |row: &Row<T>| TermLine { term: row.term, cells: row.values.iter().map(cell).collect(), sum: false };
    standing.rows.iter().map(line).collect()
}

/// Seats in order of place; those that share a place in playing order.
pub fn ranking(places: &[u8]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(places.len()).collect();
    order::short_by_key(&mut seats, |seat| places[seat.index()]);
    seats
}

/// After how many entries each turn began; in a game that counts rounds or visits, each of those.
pub fn begins<G: Game>(session: &Session<G>) -> Vec<usize> {
    if session.game().count().is_none() {
        return session.turns();
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

/// A value for each seat before the first turn (or round, as `begins` has them), after each and at the end:
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

/// The turn that was going on after so many entries, from 1; 0 before the first. `turns` as of [`Session::turns`].
pub fn turn_at(turns: &[usize], entries: usize) -> usize {
    turns.iter().filter(|begun| **begun <= entries).count()
}

/// Points given at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score<T> {
    /// Who got the points.
    pub seat: Seat,
    /// What for.
    pub term: T,
    /// How many.
    pub points: i32,
    /// Index of the entry that gave them.
    pub entry: usize,
}

/// Every score of the game that the viewer may hear of, in order.
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

/// The largest of the scores, the first among equals.
pub fn largest<T: Copy>(scores: &[Score<T>]) -> Option<Score<T>> {
    scores.iter().rev().max_by_key(|score| score.points).copied()
}

/// A time during which one seat alone was ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leading {
    /// Who was ahead.
    pub seat: Seat,
    /// First and last turn after which it was ahead.
    pub from: usize,
    /// The last of these turns.
    pub to: usize,
}

/// The longest lead in a series, the first among equals; `None` when nobody was ever alone ahead.
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

/// The seat that is ahead of all others at this point of a series.
fn leader(series: &[Vec<i32>], turn: usize) -> Option<Seat> {
    let most = series.iter().map(|line| line[turn]).max()?;
    let mut ahead = Seat::all(series.len()).filter(|seat| series[seat.index()][turn] == most);
    match (ahead.next(), ahead.next()) {
        (Some(seat), None) => Some(seat),
        _ => None,
    }
}
