//! The results of one person: wins by game and opponent, streaks, places, records.

use super::super::store::{Past, PastSeat};
use crate::games::SHELF;
use crate::order;
use crate::table::Controller;

/// The number of games shown one by one.
pub const LAST: usize = 24;

/// A person's results in all finished games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PersonTally {
    /// Every game, the oldest first.
    pub played: Vec<PlayedGame>,
    /// The opponents, those met most often first.
    pub rivals: Vec<Rival>,
}

/// A finished game of that person.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    /// Id of the game that was played, and of its record.
    pub game: String,
    pub id: String,
    /// Milliseconds since 1970.
    pub when: f64,
    /// From 1; several may share a place.
    pub place: u8,
    pub seats: usize,
    /// The person's own score and its lead over the best other one; `None` if the game has no scores.
    pub score: Option<(i32, i32)>,
}

/// An opponent: a person by name, or all computers of one level.
#[derive(Clone, PartialEq, Debug)]
pub struct Rival {
    pub name: String,
    pub controller: Controller,
    /// The number of games in which the person, or the rival, had the better place.
    pub ahead: usize,
    pub behind: usize,
}

/// Returns this person's seats in a game. A person without a name counts only without other people at the table: a
/// solo player types none.
fn seats_of<'a>(past: &'a Past, name: &str) -> Vec<&'a PastSeat> {
    let own = past.seats.iter().filter(|seat| seat.controller.is_person() && seat.name == name);
    let people = past.seats.iter().filter(|seat| seat.controller.is_person()).count();
    own.filter(|_| !name.is_empty() || people == 1).collect()
}

/// Returns the names that people typed, most games first; the name is empty for unnamed solo players.
pub fn people(past: &[Past]) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for (past, seat) in past.iter().flat_map(|past| past.seats.iter().map(move |seat| (past, seat))) {
        if seats_of(past, &seat.name).is_empty() {
            continue;
        }
        match counted.iter_mut().find(|(name, _)| *name == seat.name) {
            Some((_, games)) => *games += 1,
            None => counted.push((seat.name.clone(), 1)),
        }
    }
    order::short_by(&mut counted, |one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    counted.into_iter().map(|(name, _)| name).collect()
}

/// Counts a person's results. Two seats at one table count once, with the better place.
pub fn person(past: &[Past], name: &str) -> PersonTally {
    let mut tally = PersonTally::default();
    for one in past {
        let own = seats_of(one, name);
        let Some(seat) = own.iter().min_by_key(|seat| seat.place) else { continue };
        let others = one.seats.iter().filter(|other| !own.iter().any(|own| std::ptr::eq(*own, *other)));
        let best = others.clone().filter_map(|other| other.score).max();
        tally.played.push(PlayedGame {
            game: one.game.clone(),
            id: one.id.clone(),
            when: one.when,
            place: seat.place,
            seats: one.seats.len(),
            score: seat.score.zip(best).map(|(score, best)| (score, score - best)),
        });
        for other in others {
            let rival = if other.controller.is_person() { other.name.as_str() } else { "" };
            meet(&mut tally.rivals, rival, other.controller, seat.place, other.place);
        }
    }
    order::short_by(&mut tally.rivals, |one, other| {
        let met = |rival: &Rival| rival.ahead + rival.behind;
        met(other).cmp(&met(one)).then_with(|| one.name.cmp(&other.name))
    });
    tally
}

fn meet(rivals: &mut Vec<Rival>, name: &str, controller: Controller, own: u8, other: u8) {
    let known = rivals.iter().position(|rival| rival.name == name && rival.controller == controller);
    let nth = known.unwrap_or_else(|| {
        rivals.push(Rival { name: name.into(), controller, ahead: 0, behind: 0 });
        rivals.len() - 1
    });
    rivals[nth].ahead += usize::from(own < other);
    rivals[nth].behind += usize::from(own > other);
}

impl PersonTally {
    pub fn wins(&self) -> usize {
        self.played.iter().filter(|played| played.place == 1).count()
    }

    /// Returns the current and the longest streak of wins.
    pub fn rows(&self) -> (usize, usize) {
        self.played.iter().fold((0, 0), |(now, best), played| {
            let now = if played.place == 1 { now + 1 } else { 0 };
            (now, best.max(now))
        })
    }

    /// Returns wins and games by game, in the order of the shelf.
    pub fn by_game(&self) -> Vec<(&'static str, usize, usize)> {
        let count = |game: &'static str| {
            let of = self.played.iter().filter(|played| played.game == game);
            (game, of.clone().filter(|played| played.place == 1).count(), of.count())
        };
        SHELF.iter().map(|shelf| count(shelf.id)).filter(|(_, _, games)| *games > 0).collect()
    }

    /// Returns the games shown one by one, the oldest first.
    pub fn last(&self) -> &[PlayedGame] {
        &self.played[self.played.len().saturating_sub(LAST)..]
    }

    /// Returns the most points, the closest win and the largest lead; the earliest of equals.
    pub fn records(&self) -> [Option<&PlayedGame>; 3] {
        let scored = || self.played.iter().rev().filter(|played| played.score.is_some());
        let won = || scored().filter(|played| played.place == 1);
        let lead = |played: &&PlayedGame| played.score.map(|(_, lead)| lead);
        [
            scored().max_by_key(|played| played.score.map(|(score, _)| score)),
            won().min_by_key(|played| (lead(played), -(played.when as i64))).filter(|_| won().count() > 1),
            won().max_by_key(lead).filter(|played| lead(played) > Some(0)),
        ]
    }
}
