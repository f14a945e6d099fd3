//! Points, the scoring of hands, and ranking (rules: taj-mahal 7, 8).

use crate::table::{EventSink, OrNever, Row, Seat, Standing};

use super::card::Color;
use super::cards::Cards;
use super::event::{Award, Event};
use super::state::{Public, TajMahal};

/// Sources of points on the track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Palaces and chains of provinces.
    Palaces,
    /// Province tiles.
    Tiles,
    /// Bonus tiles with goods.
    Goods,
    /// Bonus tiles with points, and the Taj Mahal.
    Bonus,
    /// The special card of points.
    Special,
}

impl Source {
    pub const ALL: [Self; 5] = [Self::Palaces, Self::Tiles, Self::Goods, Self::Bonus, Self::Special];

    /// Returns the word used in positions and in the state.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Palaces => "palaces",
            Self::Tiles => "tiles",
            Self::Goods => "goods",
            Self::Bonus => "bonus",
            Self::Special => "special",
        }
    }
}

impl Award {
    /// Returns the source of the points.
    pub const fn source(self) -> Source {
        match self {
            Self::Special => Source::Special,
            Self::BonusPoints | Self::Taj => Source::Bonus,
            Self::BonusGood { .. } => Source::Goods,
            Self::Palaces { .. } => Source::Palaces,
            Self::TileGood { .. } => Source::Tiles,
        }
    }

    /// Returns the points.
    pub const fn points(self) -> u16 {
        match self {
            Self::Special | Self::BonusPoints => 2,
            Self::Taj => 4,
            Self::BonusGood { owned, .. } | Self::TileGood { owned, .. } => 1 + owned as u16,
            Self::Palaces { provinces } => provinces as u16,
        }
    }
}

/// A row of the breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// Score on the track now.
    Track,
    /// Points of the track from one source.
    From(Source),
    /// Points at the start of a position; only in a game that did not begin with the set-up.
    Before,
    /// Special cards owned.
    SpecialCards,
    /// White cards in hand.
    WhiteCards,
    /// Cards of the most frequent colour in hand.
    ColorCards,
    /// The score if the game ended now.
    Total,
}

impl Term {
    /// Returns the key used in the state.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Track => "track",
            Self::From(source) => source.word(),
            Self::Before => "before",
            Self::SpecialCards => "special_cards",
            Self::WhiteCards => "white_cards",
            Self::ColorCards => "color_cards",
            Self::Total => "total",
        }
    }
}

/// The value of a hand at the end (rules: taj-mahal 8, R50).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HandWorth {
    pub special: u16,
    pub white: u16,
    pub color: u16,
}

impl HandWorth {
    /// Computes the value of these ordinary cards and this many special ones.
    pub fn of(hand: &Cards, special: u32) -> Self {
        let most = Color::ALL.map(|color| hand.of_color(color).total()).into_iter().max();
        Self { special: special as u16, white: hand.whites().total() as u16, color: most.or_never(0) as u16 }
    }

    pub const fn total(&self) -> u16 {
        self.special + self.white + self.color
    }
}

impl Public {
    /// Returns the number of special cards a player owns, in hand or in the row.
    pub fn specials_owned(&self, seat: Seat) -> u32 {
        self.special.iter().filter(|owner| **owner == Some(seat)).count() as u32
    }
}

impl TajMahal {
    /// Adds points and records their source.
    pub(super) fn award(&mut self, seat: Seat, why: Award, sink: &mut impl EventSink<Event>) {
        let (public, points) = (&mut self.public, why.points());
        let visit = usize::from(public.visit) - 1;
        for score in [
            &mut public.points[seat],
            &mut public.earned[seat][why.source() as usize],
            &mut public.by_visit[seat][visit],
        ] {
            *score = score.checked_add(points).or_never(u16::MAX);
        }
        sink.emit(|| Event::Scored { seat, points, why });
    }

    /// Returns the value of a player's hand.
    pub(super) fn hand_worth(&self, seat: Seat) -> HandWorth {
        HandWorth::of(&self.secret.hands[seat], self.public.specials_owned(seat))
    }

    /// Returns the score of a player if the game ended now.
    pub(super) fn final_points(&self, seat: Seat) -> u16 {
        self.public.points[seat].checked_add(self.hand_worth(seat).total()).or_never(u16::MAX)
    }

    /// Returns the ranks; equal scores share one (R33).
    pub(super) fn ranks(&self) -> Vec<u8> {
        let totals: Vec<u16> = self.public.all().map(|seat| self.final_points(seat)).collect();
        totals.iter().map(|mine| 1 + totals.iter().filter(|other| *other > mine).count() as u8).collect()
    }

    pub(super) fn breakdown(&self) -> Standing<Term> {
        let public = &self.public;
        let row = |term, value: &dyn Fn(Seat) -> u16| Row {
            term,
            values: public.all().map(|seat| i32::from(value(seat))).collect(),
        };
        let before = |seat: Seat| {
            let sum: u16 = public.earned[seat].iter().sum();
            public.points[seat].checked_sub(sum).or_never(0)
        };
        let mut rows = vec![row(Term::Track, &|seat| public.points[seat])];
        for source in Source::ALL {
            rows.push(row(Term::From(source), &|seat| public.earned[seat][source as usize]));
        }
        if public.all().any(|seat| before(seat) > 0) {
            rows.push(row(Term::Before, &before));
        }
        rows.push(row(Term::SpecialCards, &|seat| self.hand_worth(seat).special));
        rows.push(row(Term::WhiteCards, &|seat| self.hand_worth(seat).white));
        rows.push(row(Term::ColorCards, &|seat| self.hand_worth(seat).color));
        rows.push(row(Term::Total, &|seat| self.final_points(seat)));
        Standing { ranks: self.ranks(), rows }
    }
}
