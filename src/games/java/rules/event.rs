//! Events with their reasons, for log, speech and marks. Contains no sentences.

use crate::table::{BySeat, Seat, Viewer};

use super::action::Value;
use super::card::{Card, Cards};
use super::cell::Cell;
use super::lake::Lake;
use super::phase::Ending;
use super::score::City;
use super::state::SEATS;
use super::tile::Tile;

/// An event.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The seat drew cards, at set-up or in its turn; only that seat learns which.
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
        first: bool,
    },
    /// This card is face up now.
    Opened {
        card: Card,
    },
    /// The discard pile of this many cards became the deck.
    Reshuffled {
        count: u8,
    },
    FirstPlayer {
        seat: Seat,
    },
    /// The seat's turn began. `last`: the end was triggered, and this is the seat's last turn.
    TurnBegan {
        seat: Seat,
        last: bool,
    },
    LandLaid {
        seat: Seat,
        tile: Tile,
        cells: [Cell; 3],
        /// Layer of the tile, from 1.
        level: u8,
        cost: u8,
    },
    WaterLaid {
        seat: Seat,
        cell: Cell,
    },
    LakeEnclosed {
        lake: Lake,
    },
    FigureEntered {
        seat: Seat,
        to: Cell,
        cost: u8,
    },
    FigureMoved {
        seat: Seat,
        from: Cell,
        to: Cell,
        cost: u8,
    },
    FigureLeft {
        seat: Seat,
        from: Cell,
        cost: u8,
    },
    PalaceBuilt {
        seat: Seat,
        cell: Cell,
        value: Value,
    },
    PalaceExpanded {
        seat: Seat,
        cell: Cell,
        old: Value,
        value: Value,
    },
    /// The seat took the face-up card.
    CardTaken {
        seat: Seat,
        card: Card,
    },
    /// The seat paid for a card from the deck.
    DeckDrawn {
        seat: Seat,
    },
    TokenUsed {
        seat: Seat,
    },
    FestivalAnnounced {
        seat: Seat,
        palace: Cell,
        cards: Cards,
    },
    /// The seat laid cards in the auction; `total` is its number of demanded symbols now.
    CardsLaid {
        seat: Seat,
        cards: Cards,
        total: u16,
    },
    /// The seat passed. `forced`: it has no card at all and was not asked.
    Passed {
        seat: Seat,
        forced: bool,
    },
    /// Each winner gets these points.
    FestivalHeld {
        palace: Cell,
        winners: BySeat<bool, SEATS>,
        points: u8,
    },
    /// The turn ended; this many action points are lost.
    TurnEnded {
        seat: Seat,
        lost: u8,
    },
    EndTriggered {
        seat: Seat,
        reason: Ending,
    },
    /// The seat gets its prize for a city.
    CityScored {
        seat: Seat,
        city: City,
    },
    /// Total points of the seat in the final scoring.
    FinallyScored {
        seat: Seat,
        points: u16,
    },
    GameOver {
        reason: Ending,
    },
}

impl Event {
    /// Returns the event redacted for the viewer (rules: java 10).
    pub(super) fn redacted_for(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        if let Self::Drew { seat, cards, .. } = &mut event {
            let may_see = viewer == Viewer::All || viewer == Viewer::Seat(*seat);
            *cards = cards.filter(|_| may_see);
        }
        event
    }
}
