//! The end of Carcassonne: points by what they were for.

use super::{Cell, Line, Story};
use crate::games::carcassonne::{Carcassonne, Event, Feature, Part, RANSOM, Source, Term};
use crate::table::{Seat, Standing};

impl Story for Carcassonne {
    fn breakdown(standing: &Standing<Term>) -> Vec<Line<Term>> {
        lines(standing)
    }

    fn term_art(term: Term) -> Option<String> {
        let art = match term {
            Term::From(Source::Roads) => "cc-i-road",
            Term::From(Source::Cities) => "cc-i-city",
            Term::From(Source::Monasteries) => "cc-i-monastery",
            Term::From(Source::Fields) => "cc-i-field",
            Term::From(Source::Unfinished) => "cc-i-foundation",
            Term::From(Source::Ransom) => "cc-prisoner",
            Term::Track | Term::Before | Term::Total => return None,
        };
        Some(art.into())
    }

    fn source(event: &Event) -> Vec<(Seat, Term, i32)> {
        match event {
            Event::Completed { feature } => shares(feature, finished(feature.part)),
            Event::Counted { feature } if feature.part == Part::Field => shares(feature, Source::Fields),
            Event::Counted { feature } => shares(feature, Source::Unfinished),
            Event::Ransomed { seat, captor, .. } => {
                let term = Term::From(Source::Ransom);
                vec![(*seat, term, -i32::from(RANSOM)), (*captor, term, i32::from(RANSOM))]
            }
            _ => Vec::new(),
        }
    }

    fn places(event: &Event) -> Vec<String> {
        match event {
            Event::Completed { feature } | Event::Counted { feature } => {
                feature.tiles.iter().map(|cell| cell.to_string()).collect()
            }
            Event::TilePlaced { cell, .. }
            | Event::FollowerPlaced { cell, .. }
            | Event::TowerBuilt { cell, .. }
            | Event::TowerTopped { cell, .. }
            | Event::Captured { cell, .. } => vec![cell.to_string()],
            _ => Vec::new(),
        }
    }
}

fn finished(part: Part) -> Source {
    match part {
        Part::City => Source::Cities,
        Part::Road => Source::Roads,
        Part::Monastery => Source::Monasteries,
        Part::Field => Source::Fields,
    }
}

/// Everybody with the majority gets all points (rules: carcassonne 7.1).
fn shares(feature: &Feature, source: Source) -> Vec<(Seat, Term, i32)> {
    feature.holders().into_iter().map(|seat| (seat, Term::From(source), feature.points.into())).collect()
}

/// The parts, then their sum, large. The track is the same as the sum at the end; ransoms only where there were any.
fn lines(standing: &Standing<Term>) -> Vec<Line<Term>> {
    let shown = standing.rows.iter().filter(|row| match row.term {
        Term::Track => false,
        Term::From(Source::Ransom) => row.values.iter().any(|value| *value != 0),
        _ => true,
    });
    let cell = |value: &i32| Cell { value: *value, ..Cell::default() };
    let line = |row: &crate::table::Row<Term>| Line {
        term: row.term,
        cells: row.values.iter().map(cell).collect(),
        sum: row.term == Term::Total,
    };
    shown.map(line).collect()
}
