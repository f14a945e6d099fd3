//! Short texts around the map: hand, supply, tallies, the withdrawal line by line, public information.

use super::{cs, en};
use crate::games::taj_mahal::rules::{Award, Bonus, Card, Color, Good, Province, Special, Symbol};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// All texts of the parts around the board. Names are ready to print.
#[derive(Clone, Copy, Debug)]
pub enum TajSays<'a> {
    /// The pill of the strip, and the same where there is little room.
    Visit(u8, Province),
    VisitShort(u8, Province),
    /// Number of connected provinces.
    Connected(u8),
    /// Cards in the draw pile.
    PileOf(u32),
    /// Captions of the tray.
    Hand(Option<Color>),
    /// No card of the hand can be played.
    NonePlays,
    /// The number of cards taken after a withdrawal.
    Supply(u32),
    SupplyEmpty,
    /// The number of chosen cards of the supply, and of all to take.
    Chosen(usize, u32),
    /// The coloured card alone.
    Alone,
    /// A coloured card is raised, and another card can go with it.
    MayAdd,
    /// A white or special card is raised without a coloured one.
    NeedsColored,
    /// A card of another colour than the bound one.
    NeedsFree(Card),
    /// The button.
    Withdraw,
    /// The tallies: their name, a symbol as the head of a row, a cell.
    Tallies,
    Symbol(Symbol),
    Cell {
        name: &'a str,
        count: u8,
        gain: u8,
        state: CellState,
    },
    /// The winner of a prize, in a pill.
    Took,
    /// A prize of the court: its state, and with the selected cards the viewer's count and the highest of the others.
    Niche {
        symbol: Symbol,
        state: Stands<'a>,
        then: Option<(u8, u8)>,
    },
    /// The same below the prize, with the raised cards: `2 : 1`, or `1 = 1` for a tie.
    YouThen(&'a str),
    /// Nothing was played in this visit.
    NoCards,
    /// Heading of the line about withdrawing now, or with the raised cards.
    WithdrawNow,
    WithCards,
    WithFree,
    WinsNothing,
    /// Heading of what a withdrawal in this visit brought.
    Brought,
    /// The line about withdrawing, short.
    WithdrawBrief,
    CardsBrief,
    Nothing,
    /// Legend of the two numbers of a digest.
    DigestKey,
    /// A symbol with the viewer's count and the highest of the others.
    Digest {
        symbol: Symbol,
        own: u8,
        others: u8,
    },
    /// A prize in one word, and its points.
    Prize(Symbol, u8),
    Brings(Symbol, u8),
    /// The maximum points, and those already scored.
    AtBest(u16),
    Together(u16),
    ThenPoints(u16, u16),
    /// A line of points with their reason.
    Line(Award),
    Reason(Award),
    /// The provinces of a chain.
    Chain(&'a [Province]),
    /// The sheet of a withdrawal.
    YouTake,
    PalaceOf(u32, u32),
    EarlierPoints,
    PickCity,
    WaitsBelow(Bonus),
    DrawsCard,
    /// Goods and tokens of the viewer.
    Yours,
    /// The possessions of a seat, in words.
    Holds(u32),
    Palaces(u8),
    Token(Symbol),
    Goods(Good, u8),
    Special(Special),
    Out,
    /// The same with the cards taken.
    OutWith(&'a [Symbol]),
    Score(u16),
    /// The visit is over.
    VisitOver(u8, Province),
    Exchanged(&'a str, Special),
    TileGone,
    NextVisit(u8, Province),
    GainOf(&'a str, u16),
    /// Public information while the device changes hands.
    OnTable,
    JustPlayed(&'a str),
    HasWithdrawn(&'a [String]),
    SupplyOpen,
    LastVisit(u8, Province),
    Row(&'a str),
    Neutral,
}

/// The state of a cell of the tallies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellState {
    Plain,
    Leads,
    Ties,
    /// The player has withdrawn, or the prize is gone.
    Out,
    /// The player took the prize.
    Took,
}

/// The state of a prize of the court.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands<'a> {
    /// Nobody has the symbol.
    Nobody,
    /// This player has most of it; the count of the next one.
    Leads { name: &'a str, count: u8, next: u8 },
    /// These players are tied, or one of them with the neutral player.
    Level { names: &'a [String], count: u8 },
    /// It is gone; its winner, if that is public.
    Taken(Option<&'a str>),
}

impl Phrase for TajSays<'_> {
    fn said(&self, lang: Lang) -> String {
        lang.tie(in_language!(lang, say::words(self)))
    }
}
