//! The land duty and the reserve for it (rules: java 6, head; 6.11; R33).

use super::cell::Cells;
use super::land::Site;
use super::map::{Place, map};
use super::refusal::Refusal;
use super::state::Public;
use super::tile::Tile;

/// The duty that stands: the cheapest place for land that there is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duty {
    need: u8,
    place: Cells,
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

impl Public {
    /// The least action points a land tile costs the current player, and where; `None` if none can be laid.
    fn cheapest(&self) -> Option<Duty> {
        let (site, seat) = (Site::of(self), self.current);
        let mut best: Option<(u8, Tile, &Place)> = None;
        for tile in [Tile::Rice, Tile::Village, Tile::Two, Tile::Three] {
            if self.tiles_left(seat, tile) == 0 {
                continue;
            }
            for place in map().places(tile) {
                let Some(cost) = site.cost(tile, place) else { continue };
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, tile, place));
                }
                if cost == 1 {
                    return best.map(Duty::of);
                }
            }
        }
        best.map(Duty::of)
    }

    /// What the rule file calls `need`; `None` if no land can be laid.
    pub fn need(&self) -> Option<u8> {
        self.cheapest().map(|duty| duty.need)
    }

    /// Whether the current player may still use a token in this turn.
    pub fn has_token(&self) -> bool {
        let held = self.own[self.current.index()].tokens > 0 && !self.token_used;
        held && !(self.options.token_at_start && self.acted)
    }

    /// The action points the current player can still spend, a token included.
    pub fn reach(&self) -> u8 {
        self.ap.saturating_add(u8::from(self.has_token()))
    }

    /// The land duty, while it stands.
    pub(super) fn duty(&self) -> Option<Duty> {
        if self.land_placed || self.trigger.is_some() {
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
        // A token that must come first is none after any action.
        let token = self.has_token() && !self.options.token_at_start;
        let reach = self.ap.saturating_sub(cost).saturating_add(u8::from(token));
        // Nothing costs less than one; and a place that is not touched stays as it is.
        let kept =
            reach > 0 && (duty.need <= reach && !duty.met_by(change) || self.keeps_after(change, reach));
        if kept { Ok(()) } else { Err(Refusal::ReserveForLand) }
    }

    fn keeps_after(&self, change: Change, reach: u8) -> bool {
        let mut after = *self;
        match change {
            Change::Nothing => {}
            Change::Water(at) => after.water.insert(at),
            Change::Palace(at) => {
                after.villages.remove(at);
                after.palaces[0].insert(at);
            }
            Change::Figure(from, to) => {
                let figures = &mut after.figures[self.current.index()];
                from.into_iter().for_each(|cell| figures.remove(cell));
                to.into_iter().for_each(|cell| figures.insert(cell));
            }
        }
        after.cheapest().is_some_and(|duty| duty.need <= reach)
    }

    /// Uses action points up.
    pub(super) fn spend(&mut self, cost: u8) {
        self.ap = self.ap.saturating_sub(cost);
        self.acted = true;
    }
}

impl Duty {
    fn of((need, tile, place): (u8, Tile, &Place)) -> Self {
        Self { need, place: place.cells[..tile.size()].iter().map(|cell| usize::from(*cell)).collect() }
    }

    /// Whether the cheapest place may be another one after this change.
    fn met_by(&self, change: Change) -> bool {
        match change {
            Change::Nothing | Change::Figure(_, None) => false,
            Change::Water(at) | Change::Figure(_, Some(at)) => self.place.has(at),
            // A palace also keeps villages apart.
            Change::Palace(_) => true,
        }
    }
}
