//! Chains of palaces: the provinces connected with the present one (rules: taj-mahal 7, step 4).

use crate::table::Seat;

use super::map::Cities;
use super::state::Public;

impl Public {
    /// Returns the palace cities connected by roads with a palace of this player in the present province, those
    /// included.
    #[inline]
    pub fn chain(&self, seat: Seat) -> Cities {
        self.chain_with(seat, Cities::EMPTY)
    }

    /// Returns the chain with further palaces.
    #[inline]
    pub fn chain_with(&self, seat: Seat, further: Cities) -> Cities {
        let own = self.own(seat).with(further);
        own.and(self.province().cities()).fill(own)
    }

    /// Returns the points for the chain: one for each province it touches; none without a palace in the present
    /// one.
    #[inline]
    pub fn palace_points(&self, seat: Seat) -> u16 {
        self.chain(seat).provinces().count() as u16
    }
}
