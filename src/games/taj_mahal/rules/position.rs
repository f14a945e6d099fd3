//! Position texts that a person can type: lines of words (docs: records). This file writes them; `read` reads them.
//!
//! ```text
//! visit 5
//! provinces KAB KAS DEL AWA GUJ ALL THA MUL LAH AJM MAL AGR
//! start 0
//! phase turn 1
//! row 0 r-VE+w-V r-GE
//! hand 0 2y-VE+s-points
//! palaces 0 KAB1 LAH2*
//! ```

use std::fmt::Write;

use crate::table::Seat;

use super::card::STOCK;
use super::map::{City, PROVINCES};
use super::score::Source;
use super::state::{PALACES, Phase, Public, TajMahal};
use super::symbol::{Symbol, Symbols};
use super::tile::Good;

impl TajMahal {
    pub(super) fn position_text(&self) -> String {
        let mut text = String::with_capacity(1024);
        // Writing to a string cannot fail.
        let _ = self.write_into(&mut text);
        text
    }

    fn write_into(&self, text: &mut String) -> std::fmt::Result {
        let public = &self.public;
        public.write_course(text)?;
        for seat in public.all() {
            public.write_seat(seat, text)?;
            let (hand, seen) = (self.whole_hand(seat), public.seen[seat]);
            if !hand.is_empty() {
                writeln!(text, "hand {seat} {}", hand.text())?;
            }
            if !seen.is_empty() {
                writeln!(text, "seen {seat} {}", seen.text())?;
            }
        }
        for (key, cards) in [("supply", public.supply), ("dummy", public.dummy), ("discard", public.discard)]
        {
            if !cards.is_empty() {
                writeln!(text, "{key} {}", cards.text())?;
            }
        }
        match self.secret.pile {
            pile if pile.is_empty() => Ok(()),
            pile if pile == self.rest() => writeln!(text, "pile rest"),
            pile => writeln!(text, "pile {}", pile.text()),
        }
    }

    /// Returns the ordinary cards that are neither in a hand nor face up on the table.
    fn rest(&self) -> super::Cards {
        let mut rest = self.public.unseen();
        self.secret.hands.0[..self.public.seats()].iter().for_each(|hand| rest.take(hand));
        debug_assert!(STOCK.holds(&rest));
        rest
    }
}

impl Public {
    fn write_course(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "visit {}", self.visit)?;
        if self.phase != Phase::Provinces {
            let order: Vec<&str> = self.order.iter().map(|province| province.word()).collect();
            writeln!(text, "provinces {}", order.join(" "))?;
        }
        writeln!(text, "start {}", self.start)?;
        let name = self.phase.name();
        match self.phase {
            Phase::Deal(seat) => writeln!(text, "phase {name} {seat}")?,
            _ => match self.turn_of() {
                Some(seat) => writeln!(text, "phase {name} {seat}")?,
                None => writeln!(text, "phase {name}")?,
            },
        }
        if self.prizes != Symbols::ALL {
            writeln!(text, "court {}", self.prizes)?;
        }
        if !self.pending.is_empty() {
            writeln!(text, "pending {}", self.pending)?;
        }
        if self.placed != self.has_placed() {
            writeln!(text, "placed {}", if self.placed { "yes" } else { "no" })?;
        }
        let bonus: Vec<String> =
            City::all().filter_map(|city| Some(format!("{city}={}", self.bonus_on(city)?))).collect();
        if !bonus.is_empty() {
            writeln!(text, "bonus {}", bonus.join(" "))?;
        }
        let withdrawn: Vec<String> =
            self.all().filter(|seat| self.withdrawn[*seat]).map(|seat| seat.to_string()).collect();
        if !withdrawn.is_empty() && self.phase != Phase::Over {
            writeln!(text, "withdrawn {}", withdrawn.join(" "))?;
        }
        Ok(())
    }

    /// Returns the default of `placed`: in a withdrawal, whether the player has a palace in this province. It holds
    /// in every game from the set-up.
    pub(super) fn has_placed(&self) -> bool {
        let is_withdrawing = matches!(self.phase, Phase::Place | Phase::CardTile);
        is_withdrawing && !self.own(self.active).and(self.province().cities()).is_empty()
    }

    fn write_seat(&self, seat: Seat, text: &mut String) -> std::fmt::Result {
        let mut line = |key: &str, words: Vec<String>| match words.is_empty() {
            true => Ok(()),
            false => writeln!(text, "{key} {seat} {}", words.join(" ")),
        };
        let play = |play: super::Play| match play.extra {
            Some(extra) => format!("{}+{extra}", play.colored),
            None => play.colored.to_string(),
        };
        line("row", self.rows[seat].plays().map(play).collect())?;
        let (plain, crowned) = (self.plain[seat], self.crowned[seat]);
        let signs = |city: City| {
            let mut all = Vec::new();
            if plain.has(city) {
                all.push(city.to_string());
            }
            if crowned.has(city) {
                all.push(format!("{city}*"));
            }
            all
        };
        line("palaces", City::all().flat_map(signs).collect())?;
        let built = plain.count() + crowned.count();
        let usual = u32::from(PALACES).saturating_sub(built);
        let left = (u32::from(self.palaces[seat]) != usual).then(|| self.palaces[seat].to_string());
        line("left", left.into_iter().collect())?;
        let tokens = Symbol::PERSONS
            .into_iter()
            .flat_map(|p| std::iter::repeat_n(p.letter(), self.tokens[seat][p.index()].into()));
        let tokens: String = tokens.collect();
        line("tokens", (!tokens.is_empty()).then_some(tokens).into_iter().collect())?;
        let goods = Good::ALL.into_iter().filter(|good| self.goods[seat][good.index()] > 0);
        line("goods", goods.map(|good| format!("{good}={}", self.goods[seat][good.index()])).collect())?;
        let tiles = (1..=PROVINCES).filter(|n| self.tiles[seat] >> (n - 1) & 1 == 1);
        line("tiles", tiles.map(|n| n.to_string()).collect())?;
        line("points", (self.points[seat] > 0).then(|| self.points[seat].to_string()).into_iter().collect())?;
        let earned = Source::ALL.into_iter().filter(|source| self.earned[seat][*source as usize] > 0);
        line(
            "earned",
            earned
                .map(|source| format!("{}={}", source.word(), self.earned[seat][source as usize]))
                .collect(),
        )?;
        let visits = &self.by_visit[seat];
        let last = visits.iter().rposition(|points| *points > 0).map_or(0, |at| at + 1);
        line("visits", visits[..last].iter().map(|points| points.to_string()).collect())
    }
}
