//! Points, the final scoring of a player, and ranking (rules: java 7.4, 8, R28 to R31, R46).

use crate::table::{BySeat, EventSink, NoEvents, OrNever, Row, Seat, Standing};

use super::action::Value;
use super::cell::{Cell, Cells};
use super::event::Event;
use super::map::map;
use super::settlement::FigureHeights;
use super::state::{Java, Public, SEATS};

/// Sources of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    Lakes,
    /// Palaces built and expanded.
    Palaces,
    Festivals,
    /// Full values in the final scoring.
    First,
    /// Half values in the final scoring.
    Second,
}

impl Source {
    pub const ALL: [Self; 5] = [Self::Lakes, Self::Palaces, Self::Festivals, Self::First, Self::Second];

    /// Returns the word used in records and JSON.
    pub const fn name(self) -> &'static str {
        ["lakes", "palaces", "festivals", "first", "second"][self as usize]
    }
}

/// Points of a player by source.
pub type Points = [u16; Source::ALL.len()];

/// A row of the breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// Score on the track now.
    Track,
    /// Points from one source; prizes of players who are not finally scored yet as if scored now.
    From(Source),
    /// The score if the game ended now.
    Total,
}

/// A city in the final scoring.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct City {
    pub palace: Cell,
    pub value: Value,
    pub cells: Cells,
    /// Heights of every player's figures.
    pub heights: BySeat<FigureHeights, SEATS>,
    /// Rank of each player for the prizes: 1 the full value, 2 half of it, 0 none.
    pub prize_ranks: BySeat<u8, SEATS>,
}

impl City {
    /// Returns the points of this player.
    pub fn prize(&self, seat: Seat) -> u8 {
        match self.prize_ranks[seat] {
            1 => self.value.points(),
            2 => self.value.half(),
            _ => 0,
        }
    }

    /// Returns the source of the points of this player.
    pub fn prize_source(&self, seat: Seat) -> Source {
        if self.prize_ranks[seat] == 1 { Source::First } else { Source::Second }
    }
}

impl Public {
    /// Adds points.
    pub(super) fn score(&mut self, seat: Seat, source: Source, points: u8) {
        let scored = &mut self.points[seat][source as usize];
        *scored = scored.checked_add(points.into()).or_never(u16::MAX);
    }

    /// Takes off the prize of a player for a city.
    pub fn unscore(&mut self, seat: Seat, city: &City) {
        let scored = &mut self.points[seat][city.prize_source(seat) as usize];
        *scored = scored.saturating_sub(city.prize(seat).into());
    }

    /// Returns all points of a player so far.
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat].iter().sum()
    }

    /// Iterates over the cities with their prizes as of now, in the order of the palaces' hexes.
    pub fn cities(&self) -> impl Iterator<Item = City> {
        self.all_palaces().iter().map(|palace| self.city(palace))
    }

    fn city(&self, palace: usize) -> City {
        let cells = map().ground.fill(Cells::only(palace), self.built());
        let heights = self.all_figure_heights(&cells);
        let value = self.value_at(palace).or_never(Value::Two);
        City { palace: Cell::at(palace), value, cells, heights, prize_ranks: self.prize_ranks(&heights) }
    }

    /// Returns first and second prizes: players with equal figures share a prize in full; a second prize needs
    /// another player (R28 to R30).
    fn prize_ranks(&self, heights: &BySeat<FigureHeights, SEATS>) -> BySeat<u8, SEATS> {
        let mut ranks = BySeat::all(0);
        let best = |below: Option<FigureHeights>| {
            let lists =
                heights.iter().filter(|list| !list.is_empty() && below.is_none_or(|top| **list < top));
            lists.max().copied()
        };
        let Some(first) = best(None) else { return ranks };
        let tied = heights.iter().filter(|list| **list == first).count() > 1;
        let second = best(Some(first)).filter(|_| !tied || self.options.second_after_tie);
        for (rank, list) in ranks.0.iter_mut().zip(heights.iter()) {
            *rank = match *list {
                list if list == first => 1,
                list if Some(list) == second => 2,
                _ => 0,
            };
        }
        ranks
    }

    /// Performs the final scoring of one player, city by city.
    pub(super) fn score_finally(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let before = *self;
        let mut total = 0;
        for city in before.cities().filter(|city| city.prize(seat) > 0) {
            self.score(seat, city.prize_source(seat), city.prize(seat));
            total += u16::from(city.prize(seat));
            sink.emit(|| Event::CityScored { seat, city });
        }
        self.final_scored[seat] = true;
        sink.emit(|| Event::FinallyScored { seat, points: total });
    }
}

impl Java {
    /// Returns the breakdown and the ranks by points if the game ended now; equal points share a rank (R46).
    pub(super) fn breakdown(&self) -> Standing<Term> {
        let public = &self.public;
        let mut after = *public;
        for seat in public.all_seats().filter(|seat| !public.final_scored[*seat]) {
            after.score_finally(seat, &mut NoEvents);
        }
        let each = |points: &dyn Fn(Seat) -> u16| public.all_seats().map(|s| i32::from(points(s))).collect();
        let source = |source: Source| Row {
            term: Term::From(source),
            values: each(&|seat| after.points[seat][source as usize]),
        };
        let totals: Vec<i32> = each(&|seat| after.total(seat));
        let rank = |mine: &i32| 1 + totals.iter().filter(|other| *other > mine).count() as u8;
        let ranks = totals.iter().map(rank).collect();
        let mut rows = vec![Row { term: Term::Track, values: each(&|seat| public.total(seat)) }];
        rows.extend(Source::ALL.map(source));
        rows.push(Row { term: Term::Total, values: totals });
        Standing { ranks, rows }
    }
}
