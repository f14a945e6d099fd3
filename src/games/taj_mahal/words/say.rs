//! The short words around the map: hand, supply, tallies, the withdrawal line by line, what all may see.

use super::{cs, en};
use crate::games::taj_mahal::rules::{Award, Bonus, Card, Color, Good, Province, Special, Symbol};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// Everything the parts of this table say. Names come as they are to be said.
#[derive(Clone, Copy, Debug)]
pub enum TajSays<'a> {
    /// The pill of the strip, and the same where there is little room.
    Visit(u8, Province),
    VisitShort(u8, Province),
    /// So many provinces are connected.
    Connected(u8),
    /// Cards in the draw pile.
    PileOf(u32),
    /// Captions of the tray.
    Hand(Option<Color>),
    /// None of the hand may be played.
    NonePlays,
    /// So many cards are taken after a withdrawal.
    Supply(u32),
    SupplyEmpty,
    /// So many of the supply are chosen, of how many.
    Chosen(usize, u32),
    /// The coloured card alone.
    Alone,
    /// A white or special card is raised, and no coloured one.
    NeedsColored,
    /// A card of another colour than the one that is bound.
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
    /// Who took a prize, as a pill.
    Took,
    /// A prize of the court: how it stands, and with the raised cards one's own count and the most of the others.
    Niche {
        symbol: Symbol,
        stands: Stands<'a>,
        then: Option<(u8, u8)>,
    },
    /// The same below the prize: what the raised cards make of it.
    YouThen {
        own: u8,
        others: u8,
    },
    /// Nothing was played in this visit.
    NoCards,
    /// Head of the line that tells what withdrawing brings now; with the raised cards.
    WithdrawNow,
    WithCards,
    WithFree,
    WinsNothing,
    /// The same in one line.
    WithdrawBrief,
    CardsBrief,
    Nothing,
    /// What the two numbers of a digest are.
    DigestKey,
    /// A symbol with one's own count and the most of the others.
    Digest {
        symbol: Symbol,
        own: u8,
        others: u8,
    },
    /// A prize in a word, as what is taken, and what it brings.
    Prize(Symbol, u8),
    Brings(Symbol, u8),
    /// The points at best, and those already there.
    AtBest(u16),
    Together(u16),
    ThenPoints(u16, u16),
    /// A line of points: what for, and why so many.
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
    /// What a seat has, in words.
    Holds(u32),
    Palaces(u8),
    Token(Symbol),
    Goods(Good, u8),
    Special(Special),
    Out,
    /// The same with what was taken.
    OutWith(&'a [Symbol]),
    Score(u16),
    /// The visit is over.
    VisitOver(u8, Province),
    Exchanged(&'a str, Special),
    TileGone,
    NextVisit(u8, Province),
    GainOf(&'a str, u16),
    /// What all may see while the device changes hands.
    OnTable,
    JustPlayed(&'a str),
    HasWithdrawn(&'a [String]),
    SupplyOpen,
    LastVisit(u8, Province),
    Row(&'a str),
    Neutral,
}

/// How a cell of the tallies stands.
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

/// How a prize of the court stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands<'a> {
    /// Nobody shows the symbol.
    Nobody,
    /// This player shows it most often, the next one so often.
    Leads { name: &'a str, count: u8, next: u8 },
    /// These show it equally often, or one of them as often as the neutral player.
    Level { names: &'a [String], count: u8 },
    /// It is gone; who took it, where all know that.
    Taken(Option<&'a str>),
}

impl Phrase for TajSays<'_> {
    fn said(&self, lang: Lang) -> String {
        lang.tie(in_language!(lang, say::words(self)))
    }
}
