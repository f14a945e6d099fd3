//! The end of Taj Mahal: points by source, the visits one after another, and records of the game.

use crate::games::taj_mahal::rules::{Award, Event, Good, Province, Source, Symbols, Term};
use crate::games::taj_mahal::words::over::Note;
use crate::lang::{Lang, Names};
use crate::scenes::ScoringStep;
use crate::story::{TermCell, TermLine};
use crate::table::{Row, Seat, Standing};

pub(super) fn term_art(term: Term) -> Option<String> {
    let art = match term {
        Term::From(Source::Palaces) => "tj-i-palace",
        Term::From(Source::Tiles) => "tj-i-E",
        Term::From(Source::Goods) => "tj-b-tea",
        Term::From(Source::Bonus) => "tj-b-points",
        Term::From(Source::Special) => "tj-i-P",
        Term::SpecialCards => "tj-s-points",
        Term::WhiteCards => "tj-w-E",
        Term::ColorCards => "tj-g-VP",
        Term::Track | Term::Before | Term::Total => return None,
    };
    Some(art.into())
}

/// Points by source, then those of the hand, then the total. The track is the sum of the first part.
pub(super) fn lines(standing: &Standing<Term>) -> Vec<TermLine<Term>> {
    let shown = standing.rows.iter().filter(|row| match row.term {
        Term::Track => false,
        Term::From(Source::Special) => row.values.iter().any(|value| *value != 0),
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

pub(super) fn source(event: &Event) -> Vec<(Seat, Term, i32)> {
    match event {
        Event::Scored { seat, points, why } => vec![(*seat, Term::From(why.source()), (*points).into())],
        Event::HandCounted { seat, worth } => {
            let counts = [
                (Term::SpecialCards, worth.special),
                (Term::WhiteCards, worth.white),
                (Term::ColorCards, worth.color),
            ];
            let counts = counts.into_iter().filter(|(_, points)| *points > 0);
            counts.map(|(term, points)| (*seat, term, points.into())).collect()
        }
        _ => Vec::new(),
    }
}

pub(super) fn places(event: &Event) -> Vec<String> {
    match event {
        Event::PalacePlaced { city, .. } | Event::BonusTaken { city, .. } => vec![city.to_string()],
        _ => Vec::new(),
    }
}

/// A visit: its number, province, and the points of every seat.
struct Visited {
    visit: u8,
    province: Province,
    points: Vec<u16>,
    /// Prizes and their takers, in the order of the withdrawals.
    won: Vec<(Seat, Symbols)>,
    /// Its first event, by number.
    from: usize,
}

/// The visits in order.
fn visits(events: &[&Event], seats: usize) -> Vec<Visited> {
    let mut visits: Vec<Visited> = Vec::new();
    for (from, event) in events.iter().enumerate() {
        match (event, visits.last_mut()) {
            (Event::VisitBegan { visit, province, .. }, _) => visits.push(Visited {
                visit: *visit,
                province: *province,
                points: vec![0; seats],
                won: Vec::new(),
                from,
            }),
            (Event::Scored { seat, points, .. }, Some(told)) => {
                if let Some(sum) = told.points.get_mut(seat.index()) {
                    *sum += points;
                }
            }
            (Event::Withdrew { seat, won, .. }, Some(told)) if !won.is_empty() => {
                told.won.push((*seat, *won));
            }
            _ => {}
        }
    }
    visits
}

/// Points and prizes visit by visit, with the province; then the hands.
pub(super) fn walk(lang: Lang, events: &[&Event], names: &Names) -> Vec<ScoringStep> {
    let seats: Vec<String> = names.iter().cloned().collect();
    let visits = visits(events, seats.len());
    let counted = |event: &&Event| matches!(event, Event::HandCounted { .. });
    let visited = events.iter().position(counted).unwrap_or(events.len());
    let ends = visits.iter().skip(1).map(|next| next.from).chain([visited]);
    let stop = |(told, end): (&Visited, usize)| {
        let points = seats.iter().cloned().zip(told.points.iter().copied()).collect();
        let won = told.won.iter().map(|(seat, won)| (names.of(*seat), *won)).collect();
        let note = Note::Visit { visit: told.visit, province: told.province, points, won };
        ScoringStep {
            stage: String::new(),
            text: lang.say(note),
            places: vec![told.province.to_string()],
            events: told.from..end,
        }
    };
    visits.iter().zip(ends).map(stop).chain(hands(lang, events, visited, names)).collect()
}

/// The points for the hands, which are counted from this event on.
fn hands(lang: Lang, events: &[&Event], from: usize, names: &Names) -> Option<ScoringStep> {
    let text = hands_in_words(lang, events.iter().copied(), names)?;
    // A hand has no place: the last province is shown.
    let places = vec![Province::AGRA.to_string()];
    Some(ScoringStep { stage: String::new(), text, places, events: from..events.len() })
}

/// The points of all hands in a sentence, once they are counted.
pub(super) fn hands_in_words<'a>(
    lang: Lang,
    events: impl Iterator<Item = &'a Event>,
    names: &Names,
) -> Option<String> {
    let points = events.filter_map(|event| match event {
        Event::HandCounted { seat, worth } => Some((names.of(*seat), worth.total())),
        _ => None,
    });
    let points: Vec<(String, u16)> = points.collect();
    (!points.is_empty()).then(|| lang.say(Note::Hands { points }))
}

/// The visit with most points, the longest chain, most goods of a kind, most cards played.
pub(super) fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let told = visits(events, names.iter().count());
    let each = told.iter().flat_map(|told| {
        told.points.iter().enumerate().map(move |(seat, points)| (told, Seat::new(seat), *points))
    });
    if let Some((told, seat, points)) = most(each, |(.., points)| (*points).into()) {
        let won = Note::Won { name: names.of(seat), visit: told.visit, province: told.province, points };
        all.push((lang.say(Note::RichestVisit), lang.say(won)));
    }
    let chains = events.iter().filter_map(|event| match event {
        Event::Scored { seat, why: Award::Palaces { provinces }, .. } => Some((*seat, *provinces)),
        _ => None,
    });
    if let Some((seat, provinces)) = most(chains, |(_, provinces)| (*provinces).into()) {
        all.push((lang.say(Note::LongestChain), lang.say(Note::Chain { name: names.of(seat), provinces })));
    }
    let goods = events.iter().filter_map(|event| match event {
        Event::Scored {
            seat,
            why: Award::BonusGood { good, owned } | Award::TileGood { good, owned },
            ..
        } => Some((*seat, *good, *owned + 1)),
        _ => None,
    });
    if let Some((seat, good, count)) = most(goods, |(.., count): &(Seat, Good, u8)| (*count).into()) {
        all.push((lang.say(Note::MostGoods), lang.say(Note::Goods { name: names.of(seat), good, count })));
    }
    all.extend(most_cards(lang, events, names));
    all
}

fn most_cards(lang: Lang, events: &[&Event], names: &Names) -> Option<(String, String)> {
    let mut played = vec![0; names.iter().count()];
    for event in events {
        if let Event::Played { seat, extra, .. } = event
            && let Some(count) = played.get_mut(seat.index())
        {
            *count += 1 + usize::from(extra.is_some());
        }
    }
    let best = played.iter().copied().max().filter(|count| *count > 0)?;
    let all = Seat::all(played.len()).filter(|seat| played[seat.index()] == best);
    let note = Note::Cards { names: all.map(|seat| names.of(seat)).collect(), count: best };
    Some((lang.say(Note::MostCards), lang.say(note)))
}

/// The first item with the largest number, if that is not zero.
fn most<T>(all: impl Iterator<Item = T>, number: impl Fn(&T) -> u32) -> Option<T> {
    let mut best: Option<T> = None;
    for one in all {
        if number(&one) > best.as_ref().map_or(0, &number) {
            best = Some(one);
        }
    }
    best
}
