//! The end of Elementaris: the parts of the score, battles, conquests, ages, elementals.

use super::marks::touched;
use super::orb_art;
use crate::games::elementaris::rules::{
    Armies, Army, Battle, Element, Elementaris, Event, Field, Term, View,
};
use crate::games::elementaris::words::over::Note;
use crate::lang::{Lang, Names};
use crate::scenes::{Gain, RenderContext, Spot};
use crate::story::{TermCell, TermLine};
use crate::table::{Row, Seat, Standing};

/// The class of the points of a seat.
pub(super) const POINTS: &str = "el-points";

pub(super) fn term_art(term: Term) -> Option<String> {
    let art = match term {
        Term::Cities => "el-city",
        Term::Orbs => "el-orb-water",
        Term::Armies => "el-shield",
        Term::Treasury => "el-ring",
        Term::Score | Term::Out | Term::Ended(_) => return None,
    };
    Some(art.into())
}

/// Points by source, then the score, large; the treasury as the first tie-break.
pub(super) fn lines(standing: &Standing<Term>) -> Vec<TermLine<Term>> {
    let shown = standing.rows.iter().filter(|row| !matches!(row.term, Term::Out | Term::Ended(_)));
    let cell = |value: i32| TermCell { value, ..TermCell::default() };
    let line = |row: &Row<Term>| TermLine {
        term: row.term,
        cells: row.values.iter().map(|value| cell(value * row.term.points())).collect(),
        sum: row.term == Term::Score,
    };
    shown.map(line).collect()
}

/// The points that an event gave or took for cities, orbs and armies.
pub(super) fn source(event: &Event) -> Vec<(Seat, Term, i32)> {
    changed(event).into_iter().map(|(seat, term, by)| (seat, term, by * term.points())).collect()
}

/// The points that the last entry gave fly from the fields where they were won.
pub(super) fn gains(ctx: &RenderContext<Elementaris>) -> Vec<Gain> {
    let gain = |event: &Event, (to, term, points): (Seat, Term, i32)| {
        let from = touched(event).iter().next()?.index() as Spot;
        let art = match event {
            Event::TookOrb { element, .. } => orb_art(*element),
            _ => term_art(term)?,
        };
        let count = usize::try_from(points).ok()?;
        Some(Gain { from, to, art, colour: ctx.colour(to), count, lands: POINTS.into() })
    };
    let all = ctx.last.iter().flat_map(|event| source(event).into_iter().map(move |won| (event, won)));
    all.filter_map(|(event, won)| gain(event, won)).collect()
}

/// The change of the number.
fn changed(event: &Event) -> Vec<(Seat, Term, i32)> {
    let less = |armies: Armies| -(armies.count() as i32);
    match *event {
        Event::Placed { seat, .. } => vec![(seat, Term::Cities, 1), (seat, Term::Armies, 1)],
        Event::Recruited { seat, .. } => vec![(seat, Term::Armies, 1)],
        Event::Occupied { seat, .. } => vec![(seat, Term::Cities, 1)],
        Event::Conquered { seat, from, .. } => vec![(seat, Term::Cities, 1), (from, Term::Cities, -1)],
        Event::TookOrb { seat, from, .. } => {
            [(seat, Term::Orbs, 1)].into_iter().chain(from.map(|from| (from, Term::Orbs, -1))).collect()
        }
        Event::GaveUp { seat, .. } => vec![(seat, Term::Orbs, -1)],
        Event::Disbanded { seat, .. } => vec![(seat, Term::Armies, -1)],
        Event::Destroyed { seat, armies, .. } => vec![(seat, Term::Armies, less(armies))],
        Event::Fought { battle } => vec![
            (battle.attacker, Term::Armies, less(battle.fallen_attackers)),
            (battle.defender, Term::Armies, less(battle.fallen_defenders)),
        ],
        _ => Vec::new(),
    }
}

pub(super) fn places(event: &Event) -> Vec<String> {
    touched(event).iter().map(|field| field.to_string()).collect()
}

/// The fields of a player's cities, orbs and armies at the end; earlier gains and losses do not count.
pub(super) fn counted(view: &View, seat: Seat, term: Term) -> Vec<String> {
    let game = &view.game;
    let counts_for = |field: &Field| match term {
        Term::Cities => game.owner(*field) == Some(seat),
        Term::Orbs => field.site().is_some_and(|site| game.orbs[site] == Some(seat)),
        Term::Armies => Army::all().any(|army| game.spot(seat, army) == Some(*field)),
        Term::Treasury | Term::Score | Term::Out | Term::Ended(_) => false,
    };
    Field::all().filter(counts_for).map(|field| field.to_string()).collect()
}

/// The player with the largest number, and the number; `None` if all are 0.
fn most(counts: &[usize], names: &Names) -> Option<(Vec<String>, usize)> {
    let best = counts.iter().copied().max().filter(|count| *count > 0)?;
    let all = Seat::all(counts.len()).filter(|seat| counts[seat.index()] == best);
    Some((all.map(|seat| names.of(seat)).collect(), best))
}

/// Battles won, the largest battle, conquests, the longest age, armies destroyed by elementals.
pub(super) fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
    let seats = names.iter().count();
    let (mut won, mut conquered) = (vec![0; seats], vec![0; seats]);
    let add = |counts: &mut Vec<usize>, seat: Seat| {
        if let Some(count) = counts.get_mut(seat.index()) {
            *count += 1;
        }
    };
    let (mut spells, mut destroyed) = (0, 0);
    for event in events {
        match event {
            Event::Fought { battle } if battle.won => add(&mut won, battle.attacker),
            Event::Fought { battle } if !battle.defenders.without(battle.fallen_defenders).is_empty() => {
                add(&mut won, battle.defender);
            }
            Event::Conquered { seat, .. } => add(&mut conquered, *seat),
            Event::Cast { .. } => spells += 1,
            Event::Destroyed { armies, .. } => destroyed += armies.count(),
            _ => {}
        }
    }
    let mut all = Vec::new();
    if let Some((names, count)) = most(&won, names) {
        all.push((lang.say(Note::MostBattles), lang.say(Note::Won { names, count })));
    }
    all.extend(greatest(lang, events, names));
    if let Some((names, count)) = most(&conquered, names) {
        all.push((lang.say(Note::MostConquests), lang.say(Note::Conquered { names, count })));
    }
    if let Some((seat, element, rounds)) = longest_age(events) {
        let held = Note::Held { name: names.of(seat), element, rounds };
        all.push((lang.say(Note::LongestAge), lang.say(held)));
    }
    if spells > 0 {
        all.push((lang.say(Note::Spells), lang.say(Note::Cast { spells, armies: destroyed })));
    }
    all
}

/// The battle with most losses; the first of equal ones.
fn greatest(lang: Lang, events: &[&Event], names: &Names) -> Option<(String, String)> {
    let fell = |battle: &Battle| battle.fallen_attackers.count() + battle.fallen_defenders.count();
    let mut best: Option<Battle> = None;
    for event in events {
        if let Event::Fought { battle } = event
            && fell(battle) > best.as_ref().map_or(0, fell)
        {
            best = Some(*battle);
        }
    }
    let battle = best?;
    let note = Note::Fell {
        attacker: names.of(battle.attacker),
        defender: names.of(battle.defender),
        at: battle.at,
        count: fell(&battle),
    };
    Some((lang.say(Note::GreatestBattle), lang.say(note)))
}

/// The largest number of consecutive rounds in which one player's orbs held the hand.
fn longest_age(events: &[&Event]) -> Option<(Seat, Element, u8)> {
    let mut best: Option<(Seat, Element, u8)> = None;
    let mut now: Option<(Seat, Element, u8)> = None;
    for event in events {
        match event {
            Event::HandHeld { owner, element } => {
                let same = now.filter(|(seat, of, _)| (seat, of) == (owner, element));
                let rounds = same.map_or(1, |(.., rounds)| rounds.saturating_add(1));
                now = Some((*owner, *element, rounds));
                if rounds > best.map_or(0, |(.., most)| most) {
                    best = now;
                }
            }
            Event::HandMoved { .. } => now = None,
            _ => {}
        }
    }
    best
}
