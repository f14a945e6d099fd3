//! The land duty and the reserve for it (rules: java 6, head; 6.11; R33).

use crate::table::OrNever;

use super::land::Site;
use super::map::{Footprint, map};
use super::refusal::Refusal;
use super::state::Public;
use super::tile::Tile;

/// The duty that stands: the cheapest place for land that there is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duty {
    need: u8,
    tile: Tile,
    /// The place, and its number among those of the tile.
    place: &'static Footprint,
    number: usize,
}

/// What an action does to the ground before it costs anything.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    /// A card, an expanded palace: nothing a tile would meet.
    Nothing,
    Water(usize),
    /// A figure of the current player leaves the first hex and comes to the second one.
    Figure(Option<usize>, Option<usize>),
    Palace(usize),
}

/// The tiles in the order in which a cheap place is looked for.
const CHEAP_FIRST: [Tile; 4] = [Tile::Rice, Tile::Village, Tile::Two, Tile::Three];

impl Public {
    /// The least action points a land tile costs the current player, and where; `None` if none can be laid.
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

    /// What the rule file calls `need`; `None` if no land can be laid.
    pub fn need(&self) -> Option<u8> {
        self.cheapest().map(|duty| duty.need)
    }

    /// Whether the current player may still use a token in this turn.
    pub fn has_token(&self) -> bool {
        let held = self.own[self.current].tokens > 0 && !self.token_used;
        held && !(self.options.token_at_start && self.acted)
    }

    /// The action points the current player can still spend, a token included.
    pub fn reach(&self) -> u8 {
        self.ap.saturating_add(u8::from(self.has_token()))
    }

    /// The land duty, while it stands.
    pub(super) fn duty(&self) -> Option<Duty> {
        if self.land_placed || self.trigger.is_some() || self.reach() == 0 {
            return None;
        }
        self.cheapest().filter(|duty| duty.need <= self.reach())
    }

    /// Whether the current player must place land before he may end his turn.
    pub fn must_place_land(&self) -> bool {
        self.duty().is_some()
    }

    /// The reserve rule, for an action that costs so much and changes the ground so; `duty` is the one that stands.
    pub(super) fn keeps_land(&self, duty: Option<&Duty>, cost: u8, change: Change) -> Result<(), Refusal> {
        let Some(duty) = duty else { return Ok(()) };
        let reach = self.ap.saturating_sub(cost).saturating_add(self.later_token());
        // Nothing costs less than one; and a place that is not touched stays as it is.
        let kept = reach > 0
            && (duty.need <= reach && !duty.met_by(change) || self.keeps_after(duty, change, reach));
        if kept { Ok(()) } else { Err(Refusal::ReserveForLand) }
    }

    /// The most that anything but land may cost while this duty stands or none does: land costs one at least.
    pub(super) fn spare(&self, duty: Option<&Duty>) -> u8 {
        if duty.is_none() {
            self.ap
        } else {
            self.ap.min(self.ap.saturating_add(self.later_token()).saturating_sub(1))
        }
    }

    /// The action point that a token still brings after any action: none if it must come first.
    fn later_token(&self) -> u8 {
        u8::from(self.has_token() && !self.options.token_at_start)
    }

    fn keeps_after(&self, duty: &Duty, change: Change, reach: u8) -> bool {
        // Nothing becomes free but where a figure leaves.
        if reach < duty.need && !matches!(change, Change::Figure(Some(_), _)) {
            return false;
        }
        let mut after = *self;
        match change {
            Change::Nothing => {}
            Change::Water(at) => after.water.insert(at),
            Change::Palace(at) => {
                after.villages.remove(at);
                after.palaces[0].insert(at);
            }
            Change::Figure(from, to) => {
                let figures = &mut after.figures[self.current];
                from.into_iter().for_each(|cell| figures.remove(cell));
                to.into_iter().for_each(|cell| figures.insert(cell));
            }
        }
        let site = Site::of(&after);
        let fits = |tile: Tile, from: usize| {
            let left = after.tiles_left(after.current, tile) > 0;
            left && site.places(tile, from).any(|(_, need)| need <= reach)
        };
        // Mostly the same place does, or one soon after it.
        fits(duty.tile, duty.number) || CHEAP_FIRST.into_iter().any(|tile| fits(tile, 0))
    }

    /// Uses action points up.
    pub(super) fn spend(&mut self, cost: u8) {
        self.ap = self.ap.checked_sub(cost).or_never(0);
        self.acted = true;
    }
}

impl Duty {
    /// Whether the cheapest place may be another one after this change.
    fn met_by(&self, change: Change) -> bool {
        let here = |at: usize| self.place.cells[..self.tile.size()].contains(&(at as u8));
        match change {
            Change::Nothing | Change::Figure(_, None) => false,
            Change::Water(at) | Change::Figure(_, Some(at)) => here(at),
            // A palace also keeps villages apart.
            Change::Palace(at) => self.tile.has_village() || here(at),
        }
    }
}
