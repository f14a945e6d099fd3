//! Sentences of the table around any game: passing the device, undo, log, menus, storage.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};
use crate::table::{Computer, Lock};

/// The most lit places whose number tells a player anything.
pub const MAX_LIT: usize = 20;

/// Meaning of a key that has nothing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissedKey {
    /// Something that is not there, or cannot be picked.
    Control,
    /// The end of a turn in which something is to be decided first.
    End,
}

/// The choice that is missing before anything can be confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ToChoose {
    /// Nothing that has a name of its own.
    #[default]
    Any,
    Answer,
    Army,
    Card,
    Cards,
    City,
    Field,
    Follower,
    Monument,
    Move,
    Place,
    Tiles,
    Treasure,
    War,
    Winners,
}

impl ToChoose {
    pub const ALL: [Self; 15] = [
        Self::Any,
        Self::Answer,
        Self::Army,
        Self::Card,
        Self::Cards,
        Self::City,
        Self::Field,
        Self::Follower,
        Self::Monument,
        Self::Move,
        Self::Place,
        Self::Tiles,
        Self::Treasure,
        Self::War,
        Self::Winners,
    ];
}

/// Everything the table's frame can say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TableWords<'a> {
    PassTo {
        phone: bool,
    },
    IAm(&'a str),
    PressAndHold,
    TapToOpen,
    PinEnter,
    PinChoose,
    PinRepeat,
    /// Number of digits entered.
    PinDigits(usize),
    PinDelete,
    PinWrong,
    PinUnlike,
    /// Number of seconds until a PIN may be tried.
    PinWait(usize),
    /// The browser stored no PIN.
    PinUnkept,
    PinForget,
    /// Effect of forgetting, with the name of the seat.
    PinForgetHelp(&'a str),
    PinForgetNow,
    /// The names of the seats whose PIN was forgotten.
    PinNews(&'a [String]),
    /// From the curtain; whether the game is saved.
    Leave {
        saved: bool,
    },
    Zoom,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    Board,
    /// A row of the board's places, from 1.
    BoardRow(usize),
    Undo,
    Redo,
    /// Undo of the only person at the table, over what computers did since.
    BackToOwn,
    /// Below a computer's name: it is to move.
    ToMove,
    /// It is a computer's decision.
    Deciding(&'a str),
    /// It is the decision of somebody with a phone.
    DecidingOnPhone(&'a str),
    /// Of a seat on the public table that has nothing to decide.
    Waits,
    /// The number of steps of computers at once; the last ones follow.
    StepsSpoken(usize),
    /// The temper and the level of a computer.
    Computer(Computer),
    Thinking,
    PlayNow,
    Pause,
    GoOn,
    NextStep,
    /// No computer can think here; the game is kept.
    NoMind,
    Again,
    /// A person goes on for the computer.
    PersonPlays,
    WhoPlays,
    Hint,
    /// The region of the advised move is lit.
    HintRegion,
    HintSeeks,
    /// Reasons for the move.
    HintReason(&'a [String]),
    HintNoReason,
    HintNone,
    /// Why undo is locked; with the name of the other seat where one decided.
    Locked(Lock, &'a str),
    /// On a phone, after that: how moves are taken back by agreement.
    MayAsk,
    /// A key was pressed that has nothing to do.
    Missing(MissedKey),
    EndTurn,
    /// Said of the button while the turn ends by itself.
    EndsSoon,
    /// The phase in which the result is looked at.
    AfterTurn,
    /// The seat whose turn it is, where the tablet lies open on the table.
    /// Two strengths or numbers in a contest.
    Against(u32, u32),
    TurnOf(&'a str),
    StepsLeft(usize),
    EndAnyway,
    /// Why a step cannot be taken out: what would be said of a later one.
    Needed(&'a str),
    /// Why the last person keeps the seat.
    PersonStays,
    /// Asked before a turn ends with actions left.
    EndAsked(&'a str),
    /// All have seen the result; to whom the device goes then.
    Continue,
    ThenTo(&'a str),
    ForAll,
    /// The turn is over by the rules; whether what was done stands.
    TurnOver(bool),
    /// Another seat than the one that gets the device decides.
    Plays(&'a str),
    /// On the one button while nothing can be confirmed.
    Choose(ToChoose),
    CannotUndo,
    HideHand,
    ShowHand,
    HandHidden,
    Menu,
    /// The menu: its groups, and what no other word says.
    ThisGame,
    LookBack,
    AtTable,
    SaveAndLeave,
    /// Asks on a phone.
    LeaveAsk,
    MoreItems,
    BackToGame,
    Log,
    /// Before a line of the log that its reader has not seen, for screen readers.
    NewLine,
    /// Shows earlier lines of the log.
    Earlier,
    Players,
    Hand,
    Now,
    Choices,
    ChoicesHelp,
    /// Number of moves in the list.
    Found(usize),
    TypeMove,
    TypeMoveHelp,
    NotAMove(&'a str),
    Do,
    TextView,
    Keys,
    Rules,
    Export,
    /// A warning beside the export of a game that is not over.
    ExportHelp,
    Settings,
    Regions,
    LookingBack(usize, usize),
    ToNow,
    Back,
    Forward,
    SinceLastTurn(usize),
    /// A mark on the tab where that is told.
    News,
    ShowOnBoard,
    Dismiss,
    Why,
    TakeBack,
    TakeBackHelp,
    TakeBackTo,
    AgreeEach,
    Agreed,
    ReadOnly,
    TakeOver,
    CopyAndGoOn,
    NotFound,
    StorageFull,
    StorageBlocked,
    Help,
    Cleared,
    LegalCount(usize),
    /// Asked once on a device: whether to play sounds.
    SoundsAsked,
    Yes,
    No,
    /// Something is picked; the number of lit places. More than [`MAX_LIT`] are not counted.
    Aim(usize),
    /// The tab of what happened, while all look at it.
    Result,
    /// The same while it is dragged.
    LetGo,
}

impl Phrase for TableWords<'_> {
    fn said(&self, lang: Lang) -> String {
        say!(lang, table::words(self))
    }
}
