//! Points of a withdrawal, line by line, before it happens: for given palaces, or for the best ones
//! (rules: taj-mahal 7). A property test checks that the forecast comes true.

use crate::table::Seat;

use super::event::Award;
use super::map::{Cities, City};
use super::state::Public;
use super::symbol::{Symbol, Symbols};
use super::tile::{Bonus, tile_goods};

/// The points of a withdrawal and their reasons, in the order in which they are scored.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Prospect {
    /// Palaces and their cities.
    pub places: Vec<(Symbol, City)>,
    pub awards: Vec<Award>,
    /// Provinces connected by the withdrawal.
    pub chain: Cities,
}

impl Prospect {
    /// Returns the total of the points.
    pub fn points(&self) -> u16 {
        self.awards.iter().map(|award| award.points()).sum()
    }
}

impl Public {
    /// Returns the points of these palaces, and of the province tile if won, for a player who withdraws or is
    /// withdrawing.
    pub fn prospect(&self, seat: Seat, places: &[(Symbol, City)], tile: bool) -> Prospect {
        let (mut goods, mut awards) = (self.goods[seat], Vec::new());
        let plain = places.iter().filter(|(symbol, _)| *symbol != Symbol::Mogul);
        for bonus in plain.filter_map(|(_, city)| self.bonus_on(*city)) {
            match bonus {
                Bonus::Points => awards.push(Award::BonusPoints),
                Bonus::Taj => awards.push(Award::Taj),
                Bonus::Good(good) => {
                    awards.push(Award::BonusGood { good, owned: goods[good.index()] });
                    goods[good.index()] += 1;
                }
                Bonus::Card => {}
            }
        }
        let chain = self.chain_with(seat, places.iter().map(|(_, city)| *city).collect());
        if self.placed || !places.is_empty() {
            awards.push(Award::Palaces { provinces: chain.provinces().count() as u8 });
        }
        if tile {
            let count = |good| Award::TileGood { good, owned: goods[good.index()] };
            awards.extend(tile_goods(self.visit).iter().copied().map(count));
        }
        Prospect { places: places.to_vec(), awards, chain }
    }

    /// Returns the withdrawal with these prizes that brings the most points; the first one if several do.
    pub fn best_prospect(&self, seat: Seat, won: Symbols) -> Prospect {
        let tile = won.has(Symbol::Elephant);
        let mut best = self.prospect(seat, &[], tile);
        for places in self.ways(seat, won) {
            let found = self.prospect(seat, &places, tile);
            if found.points() > best.points() {
                best = found;
            }
        }
        best
    }

    /// Lists every choice of cities for the palaces of these prizes; the person of a palace does not affect points.
    fn ways(&self, seat: Seat, won: Symbols) -> Vec<Vec<(Symbol, City)>> {
        let left = usize::from(self.palaces[seat]);
        let persons: Vec<Symbol> = won.and(Symbols::PERSONS).iter().collect();
        let crowns: Vec<Option<City>> = match won.has(Symbol::Mogul) {
            true => self.sites(Symbol::Mogul).iter().map(Some).chain([None]).collect(),
            false => vec![None],
        };
        let free: Vec<City> = self.sites(Symbol::Vizier).iter().collect();
        let mut ways = Vec::new();
        for mask in 0u32..1 << free.len() {
            let cities = free.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, city)| *city);
            let plain: Vec<(Symbol, City)> = persons.iter().copied().zip(cities).collect();
            if plain.len() != mask.count_ones() as usize {
                continue;
            }
            for crown in &crowns {
                let places: Vec<(Symbol, City)> =
                    plain.iter().copied().chain(crown.map(|city| (Symbol::Mogul, city))).collect();
                // All palaces that were won are built while supply and cities last.
                let most = left.min(persons.len().min(free.len()) + usize::from(crowns.len() > 1));
                if places.len() == most {
                    ways.push(places);
                }
            }
        }
        ways
    }
}
