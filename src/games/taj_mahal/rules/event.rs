//! Events with their reasons, for log, speech and marks. Contains no sentences.

use crate::table::{Seat, Viewer};

use super::card::{Card, Special};
use super::cards::Cards;
use super::map::{City, PROVINCES, Province};
use super::score::HandWorth;
use super::symbol::{Symbol, Symbols};
use super::tile::{Bonus, Bonuses, Good};

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The province tiles were placed: provinces by visit.
    ProvincesLaid {
        order: [Province; PROVINCES],
    },
    /// The bonus tiles were placed on the fortresses.
    BonusLaid {
        tiles: Bonuses,
    },
    /// A seat got its first cards; only that seat learns which.
    Dealt {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    FirstPlayer {
        seat: Seat,
    },
    VisitBegan {
        visit: u8,
        province: Province,
        start: Seat,
    },
    SupplyLaid {
        cards: Cards,
    },
    /// No card was left for the supply (R44).
    NoSupply,
    /// The cards of the neutral player were laid out.
    DummyLaid {
        cards: Cards,
    },
    /// The draw pile was empty: this many discarded cards were shuffled (R43).
    Reshuffled {
        count: u8,
    },
    Played {
        seat: Seat,
        colored: Card,
        extra: Option<Card>,
    },
    /// Points were scored, with the reason.
    Scored {
        seat: Seat,
        points: u16,
        why: Award,
    },
    /// A seat withdrew and won these prizes. `played`: it had played a card in this visit.
    Withdrew {
        seat: Seat,
        won: Symbols,
        played: bool,
    },
    /// A palace was placed. `alone`: only one placement was legal, so nobody was asked.
    PalacePlaced {
        seat: Seat,
        symbol: Symbol,
        city: City,
        alone: bool,
    },
    /// No palace is left; these placements are dropped (R26).
    NoPalaceLeft {
        seat: Seat,
        dropped: Symbols,
    },
    /// No city of the province is free for these placements; they are dropped.
    NoCityLeft {
        seat: Seat,
        dropped: Symbols,
    },
    /// The tile on a fortress was taken; its effect follows as a separate event.
    BonusTaken {
        seat: Seat,
        city: City,
        bonus: Bonus,
    },
    /// A card was drawn blind; only that seat learns which.
    Drew {
        seat: Seat,
        card: Option<Card>,
        why: Draw,
    },
    /// Both piles are empty: no card is drawn (R44).
    NothingToDraw {
        seat: Seat,
        why: Draw,
    },
    /// Cards were taken from the supply.
    Took {
        seat: Seat,
        cards: Cards,
    },
    VisitEnded {
        visit: u8,
    },
    /// Nobody won the elephants, so the province tile was removed (R32).
    TileRemoved {
        tile: u8,
    },
    /// Two tokens were returned, and the special card came to this seat, from its owner if it had one (R37 to R39).
    Exchanged {
        seat: Seat,
        special: Special,
        from: Option<Seat>,
    },
    /// The hand of a seat was counted at the end of the game (rules: taj-mahal 8).
    HandCounted {
        seat: Seat,
        worth: HandWorth,
    },
    GameOver,
}

/// The reason for drawing a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// A bonus tile.
    Tile,
    /// Withdrawal in the first turn of a visit (R31).
    Free,
}

/// The reason for points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// The special card of points was played.
    Special,
    /// A bonus tile with two points.
    BonusPoints,
    Taj,
    /// A bonus tile with a good, and the number of it the seat had before.
    BonusGood {
        good: Good,
        owned: u8,
    },
    /// This many connected provinces, the present one included.
    Palaces {
        provinces: u8,
    },
    /// A good of the province tile, and the number of it the seat had before.
    TileGood {
        good: Good,
        owned: u8,
    },
}

impl Event {
    /// Returns the event redacted for the viewer (rules: taj-mahal 10).
    pub(super) fn redacted_for(&self, viewer: Viewer) -> Self {
        let mut event = self.clone();
        let may_see = |seat: Seat| viewer == Viewer::All || viewer == Viewer::Seat(seat);
        match &mut event {
            Self::Dealt { seat, cards, .. } => *cards = cards.filter(|_| may_see(*seat)),
            Self::Drew { seat, card, .. } => *card = card.filter(|_| may_see(*seat)),
            _ => {}
        }
        event
    }
}
