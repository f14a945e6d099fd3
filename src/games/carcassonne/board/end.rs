//! The final result of Carcassonne: points by source.

use super::figures::part_art;
use crate::games::carcassonne::rules::{Carcassonne, Event, Feature, Part, RANSOM, Source, Term};
use crate::games::carcassonne::words::over::Note;
use crate::lang::{Lang, Names, Words};
use crate::order;
use crate::scenes::ScoringStep;
use crate::story::{TermCell, TermLine};
use crate::table::{Row, Seat, Standing};

pub(super) fn term_art(term: Term) -> Option<String> {
    let art = match term {
        Term::From(Source::Roads) => return Some(part_art(Part::Road)),
        Term::From(Source::Cities) => return Some(part_art(Part::City)),
        Term::From(Source::Monasteries) => return Some(part_art(Part::Monastery)),
        Term::From(Source::Fields) => return Some(part_art(Part::Field)),
        Term::Unfinished(part) => return Some(part_art(part)),
        Term::From(Source::Unfinished) => "cc-i-foundation",
        Term::From(Source::Ransom) => "cc-prisoner",
        Term::Track | Term::Before | Term::Total => return None,
    };
    Some(art.into())
}

pub(super) fn source(event: &Event) -> Vec<(Seat, Term, i32)> {
    match event {
        Event::Completed { feature } => shares(feature, Term::From(finished(feature.part))),
        Event::Counted { feature } if feature.part == Part::Field => {
            shares(feature, Term::From(Source::Fields))
        }
        Event::Counted { feature } => shares(feature, Term::Unfinished(feature.part)),
        Event::Ransomed { seat, captor, .. } => {
            let term = Term::From(Source::Ransom);
            vec![(*seat, term, -i32::from(RANSOM)), (*captor, term, i32::from(RANSOM))]
        }
        _ => Vec::new(),
    }
}

/// Returns the stops of the final scoring, feature by feature: fields first, each kind from north to south. Each
/// feature is highlighted on its own (`scored`), so no tile is named.
pub(super) fn walk(lang: Lang, events: &[&Event], names: &Names) -> Vec<ScoringStep> {
    let counted = events.iter().enumerate().filter_map(|(at, event)| match event {
        Event::Counted { feature } if feature.points > 0 => Some((at, *event, feature)),
        _ => None,
    });
    let mut counted: Vec<_> = counted.collect();
    let kind =
        |part| [Part::Field, Part::City, Part::Monastery, Part::Road].iter().position(|it| *it == part);
    let north = |feature: &Feature| feature.tiles.iter().map(|cell| (cell.y, cell.x)).min();
    order::short_by_key(&mut counted, |(_, _, feature)| (kind(feature.part), north(feature)));
    let stop = |(at, event, feature): (usize, &Event, &Feature)| {
        let stage = Carcassonne::term(lang, Term::From(finished(feature.part)));
        let text = Carcassonne::event(lang, event, names)?;
        Some(ScoringStep { stage, text, places: Vec::new(), events: at..at + 1 })
    };
    counted.into_iter().filter_map(stop).collect()
}

fn finished(part: Part) -> Source {
    match part {
        Part::City => Source::Cities,
        Part::Road => Source::Roads,
        Part::Monastery => Source::Monasteries,
        Part::Field => Source::Fields,
    }
}

/// Returns the largest city and the longest road completed, the seat with most captures, and the highest tower.
pub(super) fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
    let events = || events.iter().copied();
    let largest = |part: Part| {
        let finished = events().filter_map(|event| match event {
            Event::Completed { feature } if feature.part == part => Some(feature),
            _ => None,
        });
        finished
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .max_by_key(|feature| (feature.tiles.len(), !feature.figures.is_empty(), feature.points))
    };
    let scored = |feature: &Feature| {
        lang.say(Note::Scored {
            tiles: feature.tiles.len(),
            pennants: feature.pennants.into(),
            points: feature.points.into(),
            names: feature.holders().into_iter().map(|seat| names.of(seat)).collect(),
        })
    };
    let mut all = Vec::new();
    all.extend(largest(Part::City).map(|city| (lang.say(Note::LargestCity), scored(city))));
    all.extend(largest(Part::Road).map(|road| (lang.say(Note::LongestRoad), scored(road))));
    let mut captures = vec![0; names.iter().count()];
    for event in events() {
        if let Event::Captured { seat, owner, .. } = event
            && seat != owner
            && let Some(count) = captures.get_mut(seat.index())
        {
            *count += 1;
        }
    }
    let most = captures.iter().copied().max().unwrap_or(0);
    if most > 0 {
        let best = Seat::all(captures.len()).filter(|seat| captures[seat.index()] == most);
        let names = best.map(|seat| names.of(seat)).collect();
        all.push((lang.say(Note::Captures), lang.say(Note::Captured { names, count: most })));
    }
    let heights = events().filter_map(|event| match event {
        Event::TowerBuilt { height, .. } => Some(usize::from(*height)),
        _ => None,
    });
    all.extend(heights.max().map(|n| (lang.say(Note::HighestTower), lang.say(Note::Floors(n)))));
    all
}

/// Returns the points of a feature: every seat with the majority gets all of them (rules: carcassonne 7.1).
fn shares(feature: &Feature, term: Term) -> Vec<(Seat, Term, i32)> {
    feature.holders().into_iter().map(|seat| (seat, term, feature.points.into())).collect()
}

/// Returns the rows of the result: the sources, then their sum in large type. The track is left out: at the end it
/// equals the sum. Ransoms and unfinished features, kind by kind, are only shown if there were any. If a game that
/// began at its end has other points for unfinished features, they are in one row instead.
pub(super) fn lines(standing: &Standing<Term>) -> Vec<TermLine<Term>> {
    let sum = |wanted: fn(Term) -> bool| -> i32 {
        standing.rows.iter().filter(|row| wanted(row.term)).flat_map(|row| &row.values).sum()
    };
    let apart =
        sum(|term| matches!(term, Term::Unfinished(_))) == sum(|term| term == Term::From(Source::Unfinished));
    let any = |row: &Row<Term>| row.values.iter().any(|value| *value != 0);
    let shown = standing.rows.iter().filter(|row| match row.term {
        Term::Track => false,
        Term::From(Source::Unfinished) => !apart,
        Term::Unfinished(_) => apart && any(row),
        Term::From(Source::Ransom) => any(row),
        _ => true,
    });
    let cell = |value: &i32| TermCell { value: *value, ..TermCell::default() };
    let line = |row: &Row<Term>| TermLine {
        term: row.term,
        cells: row.values.iter().map(cell).collect(),
        sum: row.term == Term::Total,
    };
    shown.map(line).collect()
}
