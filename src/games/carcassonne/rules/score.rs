//! Scoring of features during the game and at its end (rules: carcassonne 7), and places (8).

use crate::table::{BySeat, EventSink, OrNever, Row, Seat, Standing};

use super::event::Event;
use super::state::{Completed, Public, SEATS};
use super::survey::Feature;
use super::tile;

/// The score of each seat.
pub type Points = BySeat<u16, SEATS>;

/// The source of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Roads completed during the game.
    Roads,
    Cities,
    Monasteries,
    /// Fields at the end.
    Fields,
    /// Roads, cities and monasteries that were unfinished at the end.
    Unfinished,
    /// Ransoms received minus ransoms paid.
    Ransom,
}

impl Source {
    pub const ALL: [Self; 6] =
        [Self::Roads, Self::Cities, Self::Monasteries, Self::Fields, Self::Unfinished, Self::Ransom];

    /// Returns the word of the position text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Roads => "roads",
            Self::Cities => "cities",
            Self::Monasteries => "monasteries",
            Self::Fields => "fields",
            Self::Unfinished => "unfinished",
            Self::Ransom => "ransom",
        }
    }
}

/// Points by seat, then by source.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Earned(pub BySeat<[i16; Source::ALL.len()], SEATS>);

/// A row of the score breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// The present score on the track; after the end the same as the total.
    Track,
    /// Points from one source. Before the end, fields and unfinished features count as if the game ended now.
    From(Source),
    /// The part of [`Source::Unfinished`] for roads, cities or monasteries. It is computed, not stored in the state.
    Unfinished(tile::Part),
    /// Points a position began with; only in a game that did not begin with the set-up.
    Before,
    /// The score if the game ended now.
    Total,
}

/// The value of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Worth {
    pub points: u16,
    pub tiles: u8,
    pub pennants: u8,
}

impl Term {
    /// Returns the key of the term in the state.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Track => "track",
            Self::From(source) => source.name(),
            Self::Unfinished(part) => part.name(),
            Self::Before => "before",
            Self::Total => "total",
        }
    }
}

impl Public {
    /// Returns the present value of a node's feature: complete, or as it would count at the end.
    #[inline]
    pub(super) fn worth(&self, node: u16) -> Worth {
        let features = &self.map.features;
        match self.map.segment_of(node).part {
            tile::Part::Monastery => {
                let tiles = 9 - features.open(node);
                Worth { points: tiles.into(), tiles, pennants: 0 }
            }
            tile::Part::Field => {
                let points = 3 * self.cities_at(node).count() as u16;
                Worth { points, tiles: self.tiles_and_pennants(node).0, pennants: 0 }
            }
            tile::Part::Road => {
                let tiles = self.tiles_and_pennants(node).0;
                Worth { points: tiles.into(), tiles, pennants: 0 }
            }
            tile::Part::City => {
                let (tiles, pennants) = self.tiles_and_pennants(node);
                let small = self.options.small_city && tiles == 2;
                let each = if features.is_complete(node) && !small { 2 } else { 1 };
                Worth { points: each * u16::from(tiles + pennants), tiles, pennants }
            }
        }
    }

    /// Returns the number of tiles (each once) and of pennants of a feature.
    fn tiles_and_pennants(&self, node: u16) -> (u8, u8) {
        let (mut tiles, mut pennants) = (0u128, 0);
        for node in self.map.features.ring(node) {
            tiles |= 1 << self.map.features.tile_of(node);
            let laid = self.map.tile_of(node);
            pennants += laid.kind.tile().segments[usize::from(node - laid.first)].pennants;
        }
        (tiles.count_ones() as u8, pennants)
    }

    /// Returns a node of each complete city that borders the field, each city once (R38).
    pub(super) fn cities_at(&self, field: u16) -> impl Iterator<Item = u16> + use<> {
        let features = &self.map.features;
        let mut cities: Vec<u16> = Vec::new();
        for node in features.ring(field) {
            let laid = self.map.tile_of(node);
            let segments = laid.kind.tile().segments;
            let bordered = segments[usize::from(node - laid.first)].cities;
            for city in (0..segments.len()).filter(|s| bordered >> s & 1 == 1) {
                let city = laid.first + city as u16;
                if features.is_complete(city) && !cities.iter().any(|known| features.same(*known, city)) {
                    cities.push(city);
                }
            }
        }
        cities.into_iter()
    }

    /// Adds points to a seat's score.
    #[inline]
    pub(super) fn earn(&mut self, seat: Seat, part: Source, points: i16) {
        self.points[seat] = self.points[seat].checked_add_signed(points).or_never(0);
        self.earned.0[seat][part as usize] += points;
    }

    /// SCORE: scores all features that the tile just laid completed, then continues the turn (rules: carcassonne 7.1).
    pub(super) fn score_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let index = self.placed().and_then(|at| self.map.find(at)).or_never(self.map.last());
        let done = self.map.completed_by(index);
        for node in done.list() {
            self.score_complete(*node, sink);
        }
        for node in done.list() {
            if !self.map.features.weights(*node).is_empty() {
                self.send_home(*node);
            }
        }
        self.continue_after_scoring(sink);
    }

    fn score_complete(&mut self, node: u16, sink: &mut impl EventSink<Event>) {
        let (worth, weights) = (self.worth(node), self.map.features.weights(node));
        let part = match self.map.segment_of(node).part {
            tile::Part::City => Source::Cities,
            tile::Part::Road => Source::Roads,
            _ => Source::Monasteries,
        };
        sink.emit(|| Event::Completed { feature: self.feature_of(node) });
        let mut holders = 0;
        for seat in weights.holders(self.seats()) {
            self.earn(seat, part, worth.points as i16);
            holders |= 1 << seat.index();
        }
        let last = &mut self.last;
        last.completed[usize::from(last.completions)] = Completed { node, points: worth.points, holders };
        last.completions += 1;
    }

    /// Returns every figure of the feature to its owner, whether it scores or not.
    fn send_home(&mut self, node: u16) {
        for index in 0..self.tiles().len() {
            let laid = &self.tiles()[index];
            let inside = laid.figure_only().is_some() && self.map.features.same(laid.figure_node(), node);
            if let Some(figure) = inside.then(|| self.map.take(index)).flatten() {
                self.supply[figure.owner] += 1;
            }
        }
    }

    /// Returns every occupied feature left for final scoring: a node, its source, its value.
    fn left_over(&self) -> Vec<(u16, Source, u16)> {
        let mut counted: Vec<u16> = Vec::new();
        for laid in self.tiles().iter().filter(|laid| laid.figure_only().is_some()) {
            let node = laid.figure_node();
            if !counted.iter().any(|known| self.map.features.same(*known, node)) {
                counted.push(node);
            }
        }
        let order = |node: &u16| (self.map.segment_of(*node).part, self.map.tile_of(*node).cell());
        crate::order::short_by_key(&mut counted, order);
        let part = |node: u16| match self.map.segment_of(node).part {
            tile::Part::Field => Source::Fields,
            _ => Source::Unfinished,
        };
        counted.into_iter().map(|node| (node, part(node), self.worth(node).points)).collect()
    }

    /// FINAL_SCORING (rules: carcassonne 7.2). The figures stay on the board.
    pub(super) fn score_final(&mut self, sink: &mut impl EventSink<Event>) {
        for (node, part, points) in self.left_over() {
            sink.emit(|| Event::Counted { feature: self.feature_of(node) });
            for seat in self.map.features.weights(node).holders(self.seats()) {
                self.earn(seat, part, points as i16);
            }
        }
    }

    /// Takes off the points of a feature that the final scoring has counted.
    pub fn uncount(&mut self, feature: &Feature) {
        let source = if feature.part == tile::Part::Field { Source::Fields } else { Source::Unfinished };
        feature.holders().into_iter().for_each(|seat| self.earn(seat, source, -(feature.points as i16)));
    }

    /// Returns the points of every seat by source if the game ended now.
    fn as_if_over(&self) -> Earned {
        let mut earned = self.earned;
        let left = if self.phase == super::state::Phase::Over { Vec::new() } else { self.left_over() };
        for (node, part, points) in left {
            for seat in self.map.features.weights(node).holders(self.seats()) {
                earned.0[seat][part as usize] += points as i16;
            }
        }
        earned
    }

    /// Returns the points of unfinished features by kind. Figures stay on the board at the end, so the result is
    /// the same afterwards.
    fn unfinished(&self, seats: usize) -> impl Iterator<Item = Row<Term>> {
        let mut points = [BySeat::<i32, SEATS>::all(0); 4];
        for (node, _, worth) in self.left_over().into_iter().filter(|left| left.1 == Source::Unfinished) {
            for seat in self.map.features.weights(node).holders(self.seats()) {
                points[self.map.segment_of(node).part as usize][seat] += i32::from(worth);
            }
        }
        let row = move |part: tile::Part| Row {
            term: Term::Unfinished(part),
            values: points[part as usize].0[..seats].to_vec(),
        };
        tile::Part::ALL.into_iter().filter(|part| *part != tile::Part::Field).map(row)
    }

    /// Returns the points a position began with.
    pub(super) fn before(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat]) - self.earned.0[seat].iter().map(|n| i32::from(*n)).sum::<i32>()
    }

    pub(super) fn breakdown(&self) -> Standing<Term> {
        let (seats, earned) = (self.seats(), self.as_if_over());
        let each = |f: &dyn Fn(Seat) -> i32| Seat::all(seats).map(f).collect::<Vec<i32>>();
        let total =
            |seat: Seat| self.before(seat) + earned.0[seat].iter().map(|n| i32::from(*n)).sum::<i32>();
        let totals = each(&total);
        let ranks = totals.iter().map(|mine| 1 + totals.iter().filter(|other| *other > mine).count() as u8);
        let mut rows = vec![Row { term: Term::Track, values: each(&|s| self.points[s].into()) }];
        rows.extend(Source::ALL.map(|part| Row {
            term: Term::From(part),
            values: each(&|s| earned.0[s][part as usize].into()),
        }));
        rows.extend(self.unfinished(seats));
        let before = each(&|s| self.before(s));
        if before.iter().any(|n| *n != 0) {
            rows.push(Row { term: Term::Before, values: before });
        }
        let ranks = ranks.collect();
        rows.push(Row { term: Term::Total, values: totals });
        Standing { ranks, rows }
    }
}
