//! What a game tells when it is over: points over the turns, who led, single scores, the lines of the breakdown.
//! Pure computations over a session; no web and no sentence here.

use crate::lang::{Lang, Names, Words};
use crate::table::session::Step;
use crate::table::{Eyes, Game, Row, Seat, Session, Silent, Standing};

/// A line of the breakdown as a table shows it: one cell a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T> {
    pub term: T,
    pub cells: Vec<Cell>,
    /// Whether this line decides first, and is set large.
    pub sum: bool,
}

/// A number of the breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    pub value: i32,
    /// How much of the value came at the end, drawn as so many small signs (treasures, say).
    pub extra: u8,
    pub mark: Mark,
}

/// A number that matters, marked by shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    #[default]
    None,
    /// The value that counts for this seat: framed.
    Counts,
    /// The value that broke a tie: underlined.
    Decides,
}

/// How a game tells its end. Everything has a plain default, so that a new game needs none of it.
pub trait Story: Words {
    /// The lines of the breakdown, in order; plain rows unless the game knows better.
    fn breakdown(standing: &Standing<Self::Term>) -> Vec<Line<Self::Term>> {
        plain(standing)
    }

    /// What a line of the breakdown is called in the table: short, since its picture stands beside it.
    fn label(lang: Lang, term: Self::Term) -> String {
        Self::term(lang, term)
    }

    /// Symbol id of the picture before a line.
    fn term_art(_term: Self::Term) -> Option<String> {
        None
    }

    /// Symbol id of the small sign of what came at the end.
    fn extra_art() -> Option<&'static str> {
        None
    }

    /// So many of those small signs in words: `2 treasures`.
    fn extra(_lang: Lang, _count: u8) -> String {
        String::new()
    }

    /// What a mark says to those who do not see it: `weakest colour`.
    fn mark(_lang: Lang, _mark: Mark) -> String {
        String::new()
    }

    /// The points an event gave: to whom, the line of the breakdown they count in, how many.
    fn source(_event: &Self::Event) -> Vec<(Seat, Self::Term, i32)> {
        Vec::new()
    }

    /// Where on the board it happened, as words of the notation.
    fn places(_event: &Self::Event) -> Vec<String> {
        Vec::new()
    }

    /// The scoring at the end step by step: a sentence and where on the board, as words of the notation. Empty where
    /// there is none.
    fn walk(_lang: Lang, _steps: &[Step<Self>], _names: &Names) -> Vec<(String, Vec<String>)> {
        Vec::new()
    }

    /// Facts worth telling that only this game knows: label and text.
    fn facts(_lang: Lang, _steps: &[Step<Self>], _names: &Names) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// The rows of a standing as plain lines.
pub fn plain<T: Copy>(standing: &Standing<T>) -> Vec<Line<T>> {
    let cell = |value: &i32| Cell { value: *value, ..Cell::default() };
    let line =
        |row: &Row<T>| Line { term: row.term, cells: row.values.iter().map(cell).collect(), sum: false };
    standing.rows.iter().map(line).collect()
}

/// Seats in order of place; those that share a place in playing order.
pub fn ranking(places: &[u8]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(places.len()).collect();
    seats.sort_by_key(|seat| places[seat.index()]);
    seats
}

/// A value for each seat before the first turn, after each turn and at the end: `series[seat][turn]`.
pub fn series<G: Game>(session: &Session<G>, values: impl Fn(&[Row<G::Term>]) -> Vec<i32>) -> Vec<Vec<i32>> {
    let mut series = vec![Vec::new(); session.head.players.len()];
    let mut point = |game: &G| {
        for (line, value) in series.iter_mut().zip(values(&game.standing().rows)) {
            line.push(value);
        }
    };
    let turns = session.turns();
    let mut game = session.at(0);
    for (entry, step) in session.steps().iter().enumerate() {
        if turns.contains(&entry) {
            point(&game);
        }
        game.apply(&step.entry.action, &mut Silent);
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
    pub seat: Seat,
    pub term: T,
    pub points: i32,
    /// Index of the entry that gave them.
    pub entry: usize,
    /// The turn it belongs to, from 1.
    pub turn: usize,
}

/// Every score of the game that these eyes may hear of, in order.
pub fn scores<G: Game>(
    session: &Session<G>,
    eyes: Eyes,
    source: impl Fn(&G::Event) -> Vec<(Seat, G::Term, i32)>,
) -> Vec<Score<G::Term>> {
    let turns = session.turns();
    let mut scores = Vec::new();
    for (entry, step) in session.steps().iter().enumerate() {
        let heard = step.events.iter().filter_map(|event| G::heard(event, eyes));
        for (seat, term, points) in heard.flat_map(|event| source(&event)) {
            scores.push(Score { seat, term, points, entry, turn: turn_at(&turns, entry) });
        }
    }
    scores
}

/// The events of an entry that tell where points of a seat in a line came from: those that gave them, and those that
/// gave nothing to anybody.
pub fn giving<G: Story>(events: &[G::Event], seat: Seat, term: G::Term) -> impl Iterator<Item = &G::Event> {
    events.iter().filter(move |event| {
        let given = G::source(event);
        given.is_empty() || given.iter().any(|(to, line, _)| *to == seat && *line == term)
    })
}

/// The largest of the scores, the first among equals.
pub fn largest<T: Copy>(scores: &[Score<T>]) -> Option<Score<T>> {
    scores.iter().rev().max_by_key(|score| score.points).copied()
}

/// A time during which one seat alone was ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    pub seat: Seat,
    /// First and last turn after which it was ahead.
    pub from: usize,
    pub to: usize,
}

/// The longest lead in a series, the first among equals; `None` when nobody was ever alone ahead.
pub fn longest_lead(series: &[Vec<i32>]) -> Option<Lead> {
    let points = series.iter().map(Vec::len).min().unwrap_or(0);
    let mut best: Option<Lead> = None;
    let mut now: Option<Lead> = None;
    for turn in 1..points {
        now = leader(series, turn).map(|seat| match now {
            Some(lead) if lead.seat == seat => Lead { to: turn, ..lead },
            _ => Lead { seat, from: turn, to: turn },
        });
        let length = |lead: Option<Lead>| lead.map_or(0, |l| l.to + 1 - l.from);
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
