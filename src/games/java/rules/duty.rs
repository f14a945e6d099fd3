//! The land duty and the reserve for it (rules: java 6, head; 6.11; R33).

use crate::table::OrNever;

use super::land::Site;
use super::map::{Footprint, map};
use super::refusal::Refusal;
use super::state::Public;
use super::tile::Tile;

/// A land duty that applies, with the cheapest place for a land tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duty {
    need: u8,
    tile: Tile,
    /// The place, and its index among the places of the tile.
    place: &'static Footprint,
    number: usize,
}

/// The effect of an action on the ground, before its cost.
#[derive(Clone, Copy, Debug)]
pub(super) enum GroundEffect {
    /// A card or an expanded palace: no effect on any tile.
    Nothing,
    Water(usize),
    /// A figure of the current player leaves the first hex and arrives at the second.
    Figure(Option<usize>, Option<usize>),
    Palace(usize),
}

/// Tiles in the order in which the search for a cheap place tries them.
const CHEAP_FIRST: [Tile; 4] = [Tile::Rice, Tile::Village, Tile::Two, Tile::Three];

impl Public {
    /// Finds the cheapest land tile for the current player and its place; `None` if none can be placed.
    fn cheapest(&self) -> Option<Duty> {
        let (site, seat) = (Site::of(self), self.current);
        let mut best: Option<Duty> = None;
        for tile in CHEAP_FIRST {
            if self.tiles_left(seat, tile) == 0 {
                continue;
            }
            for (number, place) in map().places(tile).iter().enumerate() {
                let Some(need) = site.cost(tile, place) else { continue };
                if best.is_none_or(|best| need < best.need) {
                    best = Some(Duty { need, tile, place, number });
                }
                if need == 1 {
                    return best;
                }
            }
        }
        best
    }

    /// Returns the action points that the cheapest possible land tile costs; `None` if no land can be placed.
    pub fn need(&self) -> Option<u8> {
        self.cheapest().map(|duty| duty.need)
    }

    /// Returns whether the current player may still use a token in this turn.
    pub fn has_token(&self) -> bool {
        let held = self.own[self.current].tokens > 0 && !self.token_used;
        held && !(self.options.token_at_start && self.acted)
    }

    /// Returns the action points the current player can still spend, a token included.
    pub fn reach(&self) -> u8 {
        self.ap.saturating_add(u8::from(self.has_token()))
    }

    /// Returns the land duty while it applies.
    pub(super) fn duty(&self) -> Option<Duty> {
        if self.land_placed || self.trigger.is_some() || self.reach() == 0 {
            return None;
        }
        self.cheapest().filter(|duty| duty.need <= self.reach())
    }

    /// Returns whether the current player must place land before they may end their turn.
    pub fn must_place_land(&self) -> bool {
        self.duty().is_some()
    }

    /// Checks the reserve rule for an action with this cost and change; `duty` is the one that applies.
    pub(super) fn check_reserve(
        &self,
        duty: Option<&Duty>,
        cost: u8,
        change: GroundEffect,
    ) -> Result<(), Refusal> {
        let Some(duty) = duty else { return Ok(()) };
        let reach = self.ap.saturating_sub(cost).saturating_add(self.later_token());
        // The cheapest land costs at least one, and an untouched place keeps its cost.
        let kept = reach > 0
            && (duty.need <= reach && !duty.is_affected_by(change)
                || self.can_still_place_land(duty, change, reach));
        if kept { Ok(()) } else { Err(Refusal::ReserveForLand) }
    }

    /// Returns the most that an action other than land may cost under this duty, or under none: land costs at least
    /// one.
    pub(super) fn spare(&self, duty: Option<&Duty>) -> u8 {
        if duty.is_none() {
            self.ap
        } else {
            self.ap.min(self.ap.saturating_add(self.later_token()).saturating_sub(1))
        }
    }

    /// Returns the action point that a token can still add after any action: 0 if tokens must come first.
    fn later_token(&self) -> u8 {
        u8::from(self.has_token() && !self.options.token_at_start)
    }

    fn can_still_place_land(&self, duty: &Duty, change: GroundEffect, reach: u8) -> bool {
        // Only a figure that leaves can free a hex.
        if reach < duty.need && !matches!(change, GroundEffect::Figure(Some(_), _)) {
            return false;
        }
        let mut after = *self;
        match change {
            GroundEffect::Nothing => {}
            GroundEffect::Water(at) => after.water.insert(at),
            GroundEffect::Palace(at) => {
                after.villages.remove(at);
                after.palaces[0].insert(at);
            }
            GroundEffect::Figure(from, to) => {
                let figures = &mut after.figures[self.current];
                from.into_iter().for_each(|cell| figures.remove(cell));
                to.into_iter().for_each(|cell| figures.insert(cell));
            }
        }
        let site = Site::of(&after);
        let has_place = |tile: Tile, from: usize| {
            let left = after.tiles_left(after.current, tile) > 0;
            left && site.places(tile, from).any(|(_, need)| need <= reach)
        };
        // Usually the same place is still possible, or one soon after it.
        has_place(duty.tile, duty.number) || CHEAP_FIRST.into_iter().any(|tile| has_place(tile, 0))
    }

    /// Deducts action points.
    pub(super) fn spend(&mut self, cost: u8) {
        self.ap = self.ap.checked_sub(cost).or_never(0);
        self.acted = true;
    }
}

impl Duty {
    /// Returns whether this change may affect the cheapest place.
    fn is_affected_by(&self, change: GroundEffect) -> bool {
        let here = |at: usize| self.place.cells[..self.tile.size()].contains(&(at as u8));
        match change {
            GroundEffect::Nothing | GroundEffect::Figure(_, None) => false,
            GroundEffect::Water(at) | GroundEffect::Figure(_, Some(at)) => here(at),
            // A palace also separates villages.
            GroundEffect::Palace(at) => self.tile.has_village() || here(at),
        }
    }
}
