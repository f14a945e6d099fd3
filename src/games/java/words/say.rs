//! The short words around the island: tray, strip, seat cards, the steps of a turn, festivals, the final scoring, layers.

use super::{cs, en};
use crate::games::java::rules::{Card, Cell, FigureHeights, Own, Tile, Value};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// Everything the parts of this table say. Names come as they are to be said.
#[derive(Clone, Copy, Debug)]
pub enum JavaSays<'a> {
    /// Action points left, and those the aimed step takes.
    Points {
        left: u8,
        spends: u8,
    },
    /// The same beside the meter, short.
    Spends {
        cost: u8,
        left: u8,
    },
    /// Whose turn it is, to somebody who decides in between.
    TurnOf(&'a str),
    /// A lake has no leader.
    NoLeader,
    /// Whose turn it is, while there are bids for the festival held in it.
    Festive(&'a str),
    Tiles,
    /// What is outlined on demand.
    Settlements,
    /// What stands below a tile of the tray, and what is read of it; nothing is water.
    Short(Option<Tile>, u8),
    TileLeft(Option<Tile>, u8),
    Figure(u8),
    FiguresLeft(u8),
    Token(u8),
    TokensLeft(u8),
    YourCards,
    TakeCard,
    FaceUp,
    FaceUpIs(Card),
    Deck(u8),
    /// What a player has beside the points.
    SeatLine {
        own: Own,
        figures: u8,
        cards: u8,
    },
    /// Below the heading, a turn of the tile that is aimed at: which of those that fit, from 1, of how many.
    Turn {
        shown: usize,
        of: usize,
    },
    TurnBack,
    /// Before anything is aimed at.
    TurnTile,
    ThisTurn,
    /// Take a step out of the turn.
    TakeOut(&'a str),
    /// It stays.
    Stays,
    Duty(Duty),
    CardsTaken(u8),
    FestivalLast,
    PalacesLeft,
    /// The same where one may be built.
    BuildPalace,
    PalaceLeft(Value, u8),
    /// Of a number of something: `8 left`.
    Left(u8),
    FigureOn(Cell),
    TakeOff(u8),
    /// A palace of this value would be built: so many points now.
    Build(Value),
    /// The palace would grow to this value.
    Expand(Value),
    FestivalHere,
    /// Which symbols count in the festival that is announced.
    WhichCards(Card),
    /// Title of an auction.
    FestivalIn(Value),
    Demanded(Card),
    Announced,
    BidsNow,
    HasPassed,
    CardsLeft(u8),
    /// So many symbols before laying the raised cards; the sum after it follows, large.
    Then(u16),
    AloneAhead,
    LevelAtTop,
    Each(u8),
    AllLost,
    Pass,
    /// The result of a festival: who gets how much each.
    Won {
        names: &'a [String],
        points: u8,
    },
    /// The final scoring of a player.
    WalkOf(&'a str),
    /// A city in it.
    CityAt(Value, Cell),
    /// A player's place in a city and the heights that made it; nothing is no prize.
    Place {
        name: &'a str,
        place: u8,
        ranks: &'a FigureHeights,
    },
    NoFigure,
    /// How the filled cities are to be read.
    FilledBy,
    /// Who leads a city: one, several who are level, nobody.
    Led(&'a [String]),
    /// A city in words, with who leads and everybody's figures.
    CityNow {
        value: Value,
        at: Cell,
        hexes: usize,
        lead: &'a str,
        figures: &'a str,
    },
    LayersOf(Cell),
    Level(u8),
    /// A layer: its terrain, its tile, the other hexes of it.
    Layer {
        tile: Tile,
        others: &'a [Cell],
    },
    Village,
    Rice,
    BareGround,
    /// A layer of which one knows no tile.
    Unknown,
    /// Facts at the end.
    LargestLake,
    LakeOf {
        hexes: usize,
        name: Option<&'a str>,
    },
    HighestLevel,
    CostliestFestival,
    FestivalOf {
        cards: usize,
        at: Cell,
    },
}

/// How it stands with the land duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    Open,
    Done,
    /// There is no place within reach.
    Lapsed,
    /// A last turn.
    None,
}

impl Phrase for JavaSays<'_> {
    fn said(&self, lang: Lang) -> String {
        lang.tie(in_language!(lang, say::words(self)))
    }
}
