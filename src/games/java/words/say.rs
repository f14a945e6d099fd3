//! Short texts around the island: tray, strip, seat cards, steps of a turn, festivals, final scoring, layers.

use super::{cs, en};
use crate::games::java::rules::{Card, Cell, FigureHeights, Own, Tile, Value};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// All texts of the parts around the board. Names are ready to print.
#[derive(Clone, Copy, Debug)]
pub enum JavaSays<'a> {
    /// Action points left, and those of the aimed step.
    Points {
        left: u8,
        spends: u8,
    },
    /// The same beside the meter, short.
    Spends {
        cost: u8,
        left: u8,
    },
    /// The seat whose turn it is, for another that decides in between.
    TurnOf(&'a str),
    /// A lake has no leader.
    NoLeader,
    /// The seat whose turn it is, while there are bids for the festival held in it.
    Festive(&'a str),
    Tiles,
    /// The outlines shown on demand.
    Settlements,
    /// The caption below a tile of the tray, and its name for screen readers; `None` is water.
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
    /// The supplies of a player.
    SeatLine {
        own: Own,
        figures: u8,
        cards: u8,
    },
    /// Below the heading: the number of the aimed rotation, from 1, and of all fitting rotations.
    Turn {
        shown: usize,
        of: usize,
    },
    TurnBack,
    /// Before anything is aimed.
    TurnTile,
    ThisTurn,
    /// Undo a step of the turn.
    TakeOut(&'a str),
    /// The step stays.
    Stays,
    Duty(Duty),
    CardsTaken(u8),
    FestivalLast,
    PalacesLeft,
    /// The same where a palace can be built.
    BuildPalace,
    PalaceLeft(Value, u8),
    /// A remaining number: `8 left`.
    Left(u8),
    FigureOn(Cell),
    TakeOff(u8),
    /// Build a palace of this value, with its points now.
    Build(Value),
    /// Expand the palace to this value.
    Expand(Value),
    FestivalHere,
    /// The symbols that count in the festival.
    WhichCards(Card),
    /// Title of an auction.
    FestivalIn(Value),
    Demanded(Card),
    Announced,
    BidsNow,
    HasPassed,
    CardsLeft(u8),
    /// The symbols before the raised cards; the sum after them follows in large type.
    Then(u16),
    AloneAhead,
    LevelAtTop,
    Each(u8),
    AllLost,
    Pass,
    /// The result of a festival: the winners and the points of each.
    Won {
        names: &'a [String],
        points: u8,
    },
    /// The final scoring of a player.
    WalkOf(&'a str),
    /// A city in it.
    CityAt(Value, Cell),
    /// A player's rank in a city and the heights of their figures; 0 means no prize.
    Place {
        name: &'a str,
        place: u8,
        figures: &'a FigureHeights,
    },
    NoFigure,
    /// Legend of the filled cities.
    FilledBy,
    /// In place of the cities: there are only villages, or neither.
    NoCity,
    NoSettlement,
    /// The leader of a city: one player, several equal ones, nobody.
    Led(&'a [String]),
    /// A city in words, with its leader and all figures.
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
    /// A layer whose tile is not known.
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

/// The state of the land duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    Open,
    Done,
    /// No land tile can be placed.
    Lapsed,
    /// The last turn has no land duty.
    None,
}

impl Phrase for JavaSays<'_> {
    fn said(&self, lang: Lang) -> String {
        lang.tie(in_language!(lang, say::words(self)))
    }
}
