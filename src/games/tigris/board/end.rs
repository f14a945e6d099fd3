//! The final result of Tigris & Euphrates: weakest colours, assigned treasures, the costliest conflict.

use crate::games::tigris::rules::Cell;
use crate::games::tigris::rules::{Color, ConflictKind, Event, Term, Tigris};
use crate::games::tigris::words::over::{Note, tile_kind_of};
use crate::lang::{Lang, Names, Words};
use crate::order;
use crate::story::{Emphasis, TermCell, TermLine};
use crate::table::{Row, Seat, Standing};

/// The order of the colours in the table, the same as in the tray and the rule book.
const COLOURS: [Color; 4] = [Color::Red, Color::Blue, Color::Green, Color::Black];

pub(super) fn label(lang: Lang, term: Term) -> String {
    match term {
        Term::Total(color) => lang.say(Note::Tiles(tile_kind_of(color))),
        _ => Tigris::term(lang, term),
    }
}

pub(super) fn term_art(term: Term) -> Option<String> {
    match term {
        Term::Points(color) | Term::Assigned(color) | Term::Total(color) => {
            Some(format!("tile-{}", color.name()))
        }
        Term::Treasures => Some("treasure".into()),
        Term::Sorted(_) => None,
    }
}

pub(super) fn extra(lang: Lang, count: u8) -> String {
    lang.say(Note::Treasures(count))
}

pub(super) fn mark(lang: Lang, mark: Emphasis) -> String {
    match mark {
        Emphasis::None => String::new(),
        Emphasis::Counts => lang.say(Note::Weakest),
        Emphasis::Decides => lang.say(Note::Decides),
    }
}

pub(super) fn places(event: &Event) -> Vec<String> {
    match event {
        Event::TilePlaced { cell, .. }
        | Event::LeaderPlaced { cell, .. }
        | Event::LeaderReturned { cell, .. }
        | Event::ConflictWon { kind: ConflictKind::War { at: cell }, .. } => vec![cell.to_string()],
        Event::TreasuresTaken { cells, .. } => cells.cells().map(|cell| cell.to_string()).collect(),
        _ => Vec::new(),
    }
}

pub(super) fn highlights(lang: Lang, events: &[&Event], _names: &Names) -> Vec<(String, String)> {
    let Some(cost) = costliest(events.iter().copied()) else { return Vec::new() };
    let fought = cost.kind.support_color(cost.color);
    let text =
        Note::Cost { tiles: cost.tiles, kind: tile_kind_of(fought), at: cost.at.map(|c| c.to_string()) };
    vec![(lang.say(Note::Costliest(cost.kind)), lang.say(text))]
}

/// Returns the rows of the result: totals by colour with their treasures, then the weakest colour, then as many
/// further colours as the ties need.
pub fn lines(standing: &Standing<Term>) -> Vec<TermLine<Term>> {
    let seats = standing.ranks.len();
    let values = |term: Term| -> Vec<i32> {
        let row = standing.rows.iter().find(|row| row.term == term);
        row.map_or_else(|| vec![0; seats], |row: &Row<Term>| row.values.clone())
    };
    let weakest = values(Term::Sorted(0));
    let mut lines = Vec::new();
    for color in COLOURS {
        let assigned = values(Term::Assigned(color));
        let cell = |(seat, value): (usize, i32)| TermCell {
            value,
            extra: u8::try_from(assigned[seat]).unwrap_or(0),
            mark: if value == weakest[seat] { Emphasis::Counts } else { Emphasis::None },
        };
        let cells = values(Term::Total(color)).into_iter().enumerate().map(cell).collect();
        lines.push(TermLine { term: Term::Total(color), cells, sum: false });
    }
    // Seats that are still tied, row after row.
    let mut level: Vec<Vec<usize>> = vec![(0..seats).collect()];
    for rank in 0..4u8 {
        let row = values(Term::Sorted(rank));
        let parts = |group: &Vec<usize>| group.iter().any(|seat| row[*seat] != row[group[0]]);
        let marked =
            |seat: usize| rank > 0 && level.iter().any(|group| group.contains(&seat) && parts(group));
        let cell = |(seat, value): (usize, &i32)| TermCell {
            value: *value,
            extra: 0,
            mark: if marked(seat) { Emphasis::Decides } else { Emphasis::None },
        };
        let cells = row.iter().enumerate().map(cell).collect();
        lines.push(TermLine { term: Term::Sorted(rank), cells, sum: rank == 0 });
        level = level.iter().flat_map(|group| level_in(group, &row)).collect();
        if level.is_empty() {
            break;
        }
    }
    lines
}

/// Returns the seats of a group that have equal values, in groups of two or more.
fn level_in(group: &[usize], row: &[i32]) -> Vec<Vec<usize>> {
    let mut values: Vec<i32> = group.iter().map(|seat| row[*seat]).collect();
    order::short(&mut values);
    values.dedup();
    let equal = |value: i32| group.iter().copied().filter(|seat| row[*seat] == value).collect::<Vec<_>>();
    values.into_iter().map(equal).filter(|seats| seats.len() > 1).collect()
}

/// Returns the points an event gave. Treasures count in the row they are assigned to; events do not contain it.
pub fn source(event: &Event) -> Vec<(Seat, Term, i32)> {
    match event {
        Event::Point { seat, color, count, .. } => vec![(*seat, Term::Total(*color), i32::from(*count))],
        Event::TreasuresTaken { seat, cells, .. } => {
            vec![(*seat, Term::Treasures, i32::try_from(cells.count()).unwrap_or(0))]
        }
        _ => Vec::new(),
    }
}

/// A conflict and the number of tiles it cost both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    pub kind: ConflictKind,
    pub color: Color,
    /// Tiles committed from hands plus tiles removed from the board.
    pub tiles: usize,
    /// The cell that caused it: the joining tile or the leader. Unknown if a position began during the conflict.
    pub at: Option<Cell>,
}

/// Returns the conflict that cost most tiles, the first of equal ones; `None` if none cost any.
pub fn costliest<'a>(events: impl Iterator<Item = &'a Event>) -> Option<Cost> {
    let mut best: Option<Cost> = None;
    let (mut now, mut leader): (Option<Cost>, Option<Cell>) = (None, None);
    for event in events {
        match event {
            Event::LeaderPlaced { cell, .. } => leader = Some(*cell),
            Event::LeaderMoved { to, .. } => leader = Some(*to),
            Event::ConflictBegan { kind, color, .. } => {
                let at = if let ConflictKind::War { at } = kind { Some(*at) } else { leader };
                now = Some(Cost { kind: *kind, color: *color, tiles: 0, at });
            }
            Event::Supported { count, .. } => {
                if let Some(cost) = &mut now {
                    cost.tiles += usize::from(*count);
                }
            }
            Event::TilesRemoved { cells, .. } => {
                if let Some(cost) = &mut now {
                    cost.tiles += cells.count() as usize;
                }
            }
            _ => {}
        }
        if let Some(cost) = now.filter(|cost| cost.tiles > best.map_or(0, |b| b.tiles)) {
            best = Some(cost);
        }
    }
    best
}
