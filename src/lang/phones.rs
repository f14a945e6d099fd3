//! Sentences around phones as hands: joining, the connection, and all that can go wrong with it.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

/// Everything the tablet and a phone at its table can say about each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhoneWords<'a> {
    /// The page of the tablet, and the item of the menu that opens it.
    Title,
    /// Purpose of phones, in one line.
    Purpose,
    NoInternet,
    /// Advice for players without a phone.
    Others,
    StepScan,
    StepCode,
    StepIn,

    // A seat's card on the tablet: a line, a softer one below it.
    OnTablet,
    OnTabletHelp,
    Preparing,
    PreparingHelp,
    /// With the name of the seat.
    ScanWith(&'a str),
    OrSend,
    /// The link does not fit into a code.
    Prepared,
    OnlySend,
    /// The link was copied, what to do with it.
    SendLink,
    ShowHere,
    ShowHereHelp,
    Connecting,
    ConnectingHelp,
    Connected,
    ConnectedHelp,
    /// Beside the name of a connected seat.
    Ready,
    Gone,
    GoneHelp,
    Computer,
    ComputerHelp,

    // Buttons of the tablet.
    ShowCode,
    NewCode,
    ScanCode,
    CopyLink,
    Copied,
    PasteLink,
    /// The label of the field for a link.
    LinkField,
    Connect,
    Cancel,
    PlayHere,
    /// Asks before a hand leaves the phone of the seat with this name, which may be lost.
    TakesHand {
        name: &'a str,
        lost: bool,
    },

    // In the form of a new game.
    InForm,
    InFormHelp,
    /// The player who joins now, and the next one.
    Lead(&'a str, Option<&'a str>),
    /// After the table was closed or loaded again.
    JoinAgain,

    // Screens that watch.
    /// The page of them on the tablet, and the button that opens it.
    Watching,
    /// Purpose of screens, in one line.
    WatchingHelp,
    MostWatchers,
    /// Back to the cards of the seats.
    BackToSeats,
    /// The name of a screen by its number, from 1.
    Screen(usize),
    MayWatch,
    MayWatchHelp,
    ScanToWatch,
    WatchesHelp,
    ScreenGone,
    EndWatching,
    // The screen itself.
    WatchTitle,
    WatchHere,
    WatchHereHelp,
    DoneWatch,
    /// The way to a new code on the tablet.
    LostWatching,
    /// The tablet has ended the connection.
    WatchEnded,

    // The phone.
    /// Above the name of the seat.
    YourSeat,
    /// The owner of the phone has to decide.
    YourTurn,
    HoldHere,
    HoldHereHelp,
    NotMe,
    Answering,
    ShowTablet,
    /// Advice for the tablet meanwhile.
    TabletScans,
    Waiting,
    DoneScan,
    DoneShow,
    DonePlay,
    /// Copies the link where the tablet has no camera.
    NoCameraCopy,
    /// The link was copied, what to do with it.
    SendBack,
    /// The field with the link where it cannot be copied.
    OwnLink,
    Lost,
    LostHelp,
    Trying,
    /// A number of seconds, short.
    Seconds(u32),
    StoppedTrying,
    ScanNew,
    /// The way to a new code on the tablet, with the name of the seat.
    LostHow(&'a str),
    // On the tablet, where the link of a phone was opened.
    PassedOn,
    /// With the name of the seat.
    Delivered(&'a str),
    DeliveredScreen,
    CloseTab,
    NotDelivered,
    NotDeliveredHelp,
    ToShelf,
    CannotJoin,
    BrokenLink,
    TryAgain,
    Leave,
    /// Way back for a phone that leaves.
    LeaveHelp,

    // Names for screen readers.
    /// The QR code of a seat.
    CodeOf(&'a str),
    OwnCode,
    PhoneOf(&'a str),
    BadgeConnected,
    BadgeLost,
    /// On the other phones, while the seat with this name has to decide.
    MoverLost(&'a str),
    /// The seat with this name has no phone any more.
    Left(&'a str),

    // What the table is told.
    /// The number of connected phones.
    Count(usize),
    /// The tablet plays the seat of this phone: the title, and what to do.
    SeatOnTablet,
    GivenBack,
    /// A computer plays it: the title, and what to do.
    SeatOfComputer,
    ComputerPlays,
    Closed,

    // Faults of the camera.
    CameraRefused,
    CameraNone,
    CameraInsecure,
    CameraProgram,
    /// Of a phone, which may have another program for codes.
    PhoneCamera,
    // Faults of the connection.
    TabletCannot,
    PhoneCannot,
    Unreachable,
    // Faults of a link or code.
    LinkCut,
    LinkDamaged,
    LinkNewer,
    LinkOther,
    LinkWrongSeat,
    LinkUsed,
    /// The hand of this seat has a PIN.
    PinFirst(&'a str),
    CopyFailed,
    // What the tablet refuses.
    /// The devices are of different releases.
    OtherRelease,
    /// Input for an earlier decision.
    TooLate,
    /// Input that serves the tablet alone.
    OnlyOnTablet,
    /// A message that the tablet could not read.
    NotUnderstood,
    TooFast,
    /// The connection ended because the phone went on sending too much.
    DisconnectedTooFast,
    /// The connection broke while input was on its way.
    MaybeLost,

    // Taking moves back.
    /// The name of the seat that asks; `None` if it was asked on the tablet.
    AsksTakeback(Option<&'a str>),
    Agree,
    Disagree,
    Withdraw,
    /// The names of the seats that have not answered.
    WaitsForAgreement(&'a str),
    AllAgreed,
    /// The name of the seat that does not agree; `None` if that was said on the tablet.
    NotAgreed(Option<&'a str>),
    TakebackWithdrawn,
    TakebackMovedOn,
    /// With the name of the seat.
    TakebackPhoneLost(&'a str),
}

impl Phrase for PhoneWords<'_> {
    fn said(&self, lang: Lang) -> String {
        say!(lang, phones::words(self))
    }
}
