//! What a withdrawal is worth in points, line by line, before it is done: for given palaces, or for the best ones
//! (rules: taj-mahal 7). What is told here is what then happens; a law says so.

use crate::table::Seat;

use super::event::Award;
use super::map::{Cities, City};
use super::state::Public;
use super::symbol::{Symbol, Symbols};
use super::tile::{Bonus, tile_goods};

/// The points of a withdrawal, and what for, in the order in which they are given.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Prospect {
    /// Palaces and their cities.
    pub places: Vec<(Symbol, City)>,
    pub awards: Vec<Award>,
    /// The provinces that are connected then.
    pub chain: Cities,
}

impl Prospect {
    /// All points together.
    pub fn points(&self) -> u16 {
        self.awards.iter().map(|award| award.points()).sum()
    }
}

impl Public {
    /// What these palaces, and the province tile if it is won, would bring a player who withdraws or is withdrawing.
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

    /// The most points that withdrawing with these prizes can bring, the first such way.
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

    /// Every choice of cities for the palaces of these prizes; which person a palace is for changes no points.
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
                // All that are won are built as long as palaces and cities last.
                let most = left.min(persons.len().min(free.len()) + usize::from(crowns.len() > 1));
                if places.len() == most {
                    ways.push(places);
                }
            }
        }
        ways
    }
}
