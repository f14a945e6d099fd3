//! The end of Java: points by source and by step, and records of the game.

use crate::games::java::rules::{Cell, Event, SEATS, Source, Term};
use crate::games::java::words::say::JavaSays;
use crate::lang::{Lang, Names};
use crate::story::{TermCell, TermLine};
use crate::table::{Row, Seat, Standing};

pub(super) fn term_art(term: Term) -> Option<String> {
    let art = match term {
        Term::From(Source::Lakes) => "jv-lake",
        Term::From(Source::Palaces) => "jv-palace-6",
        Term::From(Source::Festivals) => "jv-sign-drum",
        Term::From(Source::First) => "jv-hat",
        Term::From(Source::Second) => "jv-hat",
        Term::Track | Term::Total => return None,
    };
    Some(art.into())
}

pub(super) fn source(event: &Event) -> Vec<(Seat, Term, i32)> {
    let one = |seat: Seat, source: Source, points: u8| vec![(seat, Term::From(source), i32::from(points))];
    match event {
        Event::LakeEnclosed { lake } => {
            lake.leader.map(|seat| one(seat, Source::Lakes, lake.points)).unwrap_or_default()
        }
        Event::PalaceBuilt { seat, value, .. } | Event::PalaceExpanded { seat, value, .. } => {
            one(*seat, Source::Palaces, value.half())
        }
        Event::FestivalHeld { winners, points, .. } if *points > 0 => {
            let seats = Seat::all(SEATS).filter(|seat| winners[*seat]);
            seats.flat_map(|seat| one(seat, Source::Festivals, *points)).collect()
        }
        Event::CityScored { seat, city } => one(*seat, city.prize_source(*seat), city.prize(*seat)),
        _ => Vec::new(),
    }
}

pub(super) fn places(event: &Event) -> Vec<String> {
    match event {
        Event::LakeEnclosed { lake } => lake.cells.iter().map(|at| Cell::at(at).to_string()).collect(),
        Event::CityScored { city, .. } => super::walk::words_of(city),
        Event::FestivalHeld { palace, .. } => vec![palace.to_string()],
        Event::LandLaid { tile, cells, .. } => cells[..tile.size()].iter().map(ToString::to_string).collect(),
        _ => super::place_of(event).map(|cell| cell.to_string()).into_iter().collect(),
    }
}

/// The sources of points, then their sum, large. At the end the track equals the sum.
pub(super) fn lines(standing: &Standing<Term>) -> Vec<TermLine<Term>> {
    let cell = |value: &i32| TermCell { value: *value, ..TermCell::default() };
    let line = |row: &Row<Term>| TermLine {
        term: row.term,
        cells: row.values.iter().map(cell).collect(),
        sum: row.term == Term::Total,
    };
    standing.rows.iter().filter(|row| row.term != Term::Track).map(line).collect()
}

/// The largest lake, the highest hex, the festival with most cards played.
pub(super) fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut largest: Option<(usize, Option<Seat>)> = None;
    let mut highest = 0;
    let mut festival: Option<(usize, Cell)> = None;
    let mut laid = 0;
    for event in events {
        match event {
            Event::LakeEnclosed { lake } => {
                let hexes = lake.cells.count() as usize;
                if largest.is_none_or(|(most, _)| hexes > most) {
                    largest = Some((hexes, lake.leader));
                }
            }
            Event::LandLaid { level, .. } => highest = highest.max(*level),
            Event::FestivalAnnounced { cards, .. } => laid = cards.total() as usize,
            Event::CardsLaid { cards, .. } => laid += cards.total() as usize,
            Event::FestivalHeld { palace, .. } if festival.is_none_or(|(most, _)| laid > most) => {
                festival = Some((laid, *palace));
            }
            _ => {}
        }
    }
    if let Some((hexes, leader)) = largest {
        let name = leader.map(|seat| names.of(seat));
        let text = lang.say(JavaSays::LakeOf { hexes, name: name.as_deref() });
        all.push((lang.say(JavaSays::LargestLake), text));
    }
    if let Some((cards, at)) = festival {
        all.push((lang.say(JavaSays::CostliestFestival), lang.say(JavaSays::FestivalOf { cards, at })));
    }
    if highest > 0 {
        all.push((lang.say(JavaSays::HighestLevel), lang.say(JavaSays::Level(highest))));
    }
    all
}
