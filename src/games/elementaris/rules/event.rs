//! What happened, with reasons, for log, speech and marks. Knows no sentence.

use crate::table::Seat;

use super::action::Mooring;
use super::army::{Armies, Army, Seats};
use super::battle::Battle;
use super::clock::Element;
use super::field::Field;
use super::state::Ending;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The first city, or the first one after all was lost.
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
    /// An army went on foot, or its ship sailed.
    Moved {
        seat: Seat,
        army: Army,
        from: Field,
        to: Field,
    },
    Fought {
        battle: Battle,
    },
    /// A city that nobody owned.
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
    /// Out onto open ground, or back to the city.
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
    /// The towers at a yellow clock: what came, what went, what is there now.
    Paid {
        seat: Seat,
        income: u32,
        costs: u32,
        treasury: u16,
    },
    /// A tower of a player changed by what happened.
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
    /// An elemental came to a field, from home or from another one.
    Cast {
        seat: Seat,
        element: Element,
        at: Field,
        from: Option<Field>,
    },
    /// What an elemental destroyed there.
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
    /// A player is out of the game.
    Eliminated {
        seat: Seat,
    },
    EndedTurn {
        seat: Seat,
    },
    /// The hand went one position further.
    HandMoved {
        seat: Seat,
        position: u8,
        element: Option<Element>,
    },
    /// An age held the hand.
    HandHeld {
        owner: Seat,
        element: Element,
    },
    /// The rule of an element is over: its elementals went home.
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
