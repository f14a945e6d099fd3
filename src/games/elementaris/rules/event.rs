//! Events with their reasons, for log, speech and marks. Contains no sentences.

use crate::table::Seat;

use super::action::Mooring;
use super::army::{Armies, Army, Seats};
use super::battle::Battle;
use super::clock::Element;
use super::field::Field;
use super::state::Ending;

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// An army was placed in the first city, or in the first one after losing everything.
    Placed {
        seat: Seat,
        army: Army,
        at: Field,
    },
    Recruited {
        seat: Seat,
        army: Army,
        at: Field,
    },
    /// An army marched, or its ship sailed.
    Moved {
        seat: Seat,
        army: Army,
        from: Field,
        to: Field,
    },
    Fought {
        battle: Battle,
    },
    /// A city without an owner was taken.
    Occupied {
        seat: Seat,
        army: Army,
        at: Field,
    },
    /// A city was taken from its owner.
    Conquered {
        seat: Seat,
        from: Seat,
        at: Field,
    },
    /// An orb was taken, from its site or from another player.
    TookOrb {
        seat: Seat,
        army: Army,
        at: Field,
        element: Element,
        from: Option<Seat>,
    },
    Boarded {
        seat: Seat,
        army: Army,
        from: Field,
        sea: Field,
    },
    Landed {
        seat: Seat,
        army: Army,
        from: Field,
        to: Field,
    },
    /// An empty ship was sunk.
    Sank {
        seat: Seat,
        army: Army,
        land: Field,
        sea: Field,
    },
    /// An army moved onto open ground, or back into the city.
    Stood {
        seat: Seat,
        army: Army,
        at: Field,
        open: bool,
    },
    Passed {
        seat: Seat,
        army: Army,
    },
    /// A player was paid at a yellow clock: income, costs and the new treasury.
    Paid {
        seat: Seat,
        income: u32,
        costs: u32,
        treasury: u16,
    },
    /// Income or costs of a player changed.
    Towers {
        seat: Seat,
        income: u32,
        costs: u32,
    },
    Disbanded {
        seat: Seat,
        army: Army,
        from: Field,
    },
    /// An elemental was placed on a field, from home or from another one.
    Cast {
        seat: Seat,
        element: Element,
        at: Field,
        from: Option<Field>,
    },
    /// An elemental destroyed armies or ships on a field.
    Destroyed {
        seat: Seat,
        armies: Armies,
        at: Field,
    },
    /// Air carried an army, or a ship with its army.
    Carried {
        seat: Seat,
        owner: Seat,
        army: Army,
        from: Field,
        to: Field,
    },
    CarriedShip {
        seat: Seat,
        from: Mooring,
        to: Mooring,
    },
    GaveUp {
        seat: Seat,
        at: Field,
        element: Element,
    },
    Bought {
        seat: Seat,
        city: Field,
        sea: Field,
        price: u8,
    },
    Proposed {
        seat: Seat,
        winners: Seats,
    },
    Voted {
        seat: Seat,
        yes: bool,
    },
    Resigned {
        seat: Seat,
    },
    /// A player was eliminated.
    Eliminated {
        seat: Seat,
    },
    EndedTurn {
        seat: Seat,
    },
    /// The hand advanced by one position.
    HandMoved {
        seat: Seat,
        position: u8,
        element: Option<Element>,
    },
    /// An age stopped the hand.
    HandHeld {
        owner: Seat,
        element: Element,
    },
    /// The rule of an element ended, and its elementals returned home.
    WentHome {
        element: Element,
    },
    RoundBegan {
        round: u16,
        first: Seat,
    },
    GameOver {
        ending: Ending,
    },
}
