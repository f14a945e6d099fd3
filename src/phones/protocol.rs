//! The messages, as JSON texts. They come from another device: whatever does not fit is refused with a reason and
//! changes nothing.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::seats::HintState;
use super::takeback::{Takeback, TakebackAct};
use crate::lang::Lang;
use crate::play::decision::PendingDecision;
use crate::play::running_game::Choices;
use crate::play::table_view::ViewOptions;
use crate::scenes::Command;
use crate::table::Seat;

/// The version of the protocol. Both sides must have the same.
pub const VERSION: u32 = 5;
/// The longest message that a host reads, in bytes.
pub const MAX_OF_GUEST: usize = 64 * 1024;
/// The longest message that a guest reads, in bytes.
pub const MAX_OF_HOST: usize = 4 * 1024 * 1024;
/// The most moves of a list that a guest may ask for.
pub const MAX_CHOICES: usize = 200;

/// A message of a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum GuestMessage {
    /// The first message of a connection, and of a guest that lost its screen: asks for everything.
    Hello { version: u32, release: String, options: ViewOptions },
    /// Input of the player.
    Do(GuestInput),
    /// Other options of the screen, such as the language.
    Look(ViewOptions),
    /// A question about the present state.
    Ask(GuestQuestion),
    /// A request for a hint, with the decision on the guest's screen.
    Hint(PendingDecision),
    /// The player's answer about taking moves back.
    TakeBack(TakebackAct),
    /// The guest goes on purpose: its seat plays on the host's device again.
    Leave,
    /// A sign of life, without an answer.
    Alive,
}

/// A command of a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GuestInput {
    pub command: Command,
    /// The pending decision on the guest's screen.
    pub decision: PendingDecision,
    /// Whether the input began before this decision, or right after it.
    pub hasty: bool,
    /// Whether quick placement is set on the guest's device.
    pub quick: bool,
}

impl GuestInput {
    /// Returns whether a guest may give such a command: it serves this seat's own decisions and its own screen.
    pub fn is_for_guests(&self) -> bool {
        use Command as C;
        match self.command {
            C::Tap(_)
            | C::Drop(..)
            | C::Hover(..)
            | C::Pick(_)
            | C::Choose(_)
            | C::Rotate { .. }
            | C::Clear => true,
            C::Commit | C::Do(_) | C::Ask(_) | C::EndTurn => true,
            C::Undo | C::Redo | C::ResetTurn | C::TakeOut(_) => true,
            C::Hide(_) | C::GoTo(_) | C::Point(_) => true,
            C::Reveal | C::Background | C::TakeBack(_) | C::SetController(..) => false,
            C::Aim(..) | C::Answer(..) | C::Hint(..) => false,
        }
    }
}

/// A question about the state that the guest's screen shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GuestQuestion {
    /// Legal moves whose words contain this text, and how many at most.
    Choices { filter: String, most: usize },
    /// The whole position in words.
    Position,
    /// Whether a typed text is a legal move.
    Typed(String),
}

/// The answer to a [`GuestQuestion`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HostAnswer {
    Choices(Choices),
    Position(Vec<(String, Vec<String>)>),
    /// The reason if it is none.
    Typed(Result<(), String>),
}

/// A message of the host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum HostMessage {
    /// The answer to [`GuestMessage::Hello`], and the beginning of a rematch. The whole screen follows.
    Welcome,
    /// A change of the screen.
    Screen(ScreenChange),
    /// The answer to a question, in a language, about the screen that was sent last.
    Answer { lang: Lang, question: GuestQuestion, answer: HostAnswer },
    /// Number of inputs that have arrived on this connection.
    Arrived(u32),
    /// The state beside the screen has changed.
    SideState(SideState),
    /// The game is over and nothing is secret any more: the whole record.
    Over { record: String },
    /// Why a message was not taken.
    Refused(Rejection),
    /// The connection ends.
    Closed(CloseReason),
    /// A sign of life, without an answer.
    Alive,
}

/// The reason why a message of a guest is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rejection {
    /// It isn't a message of this protocol, or it is too long.
    Unreadable,
    /// The other side has another version of the protocol, or is of another release of the app.
    OtherRelease,
    /// It is nothing that a guest may do.
    Forbidden,
    /// It was meant for an earlier decision.
    Late,
    /// Too many messages came at once.
    TooFast,
}

/// The reason why a host ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CloseReason {
    /// The seat plays on the shared device again.
    SeatIsBack,
    /// A computer plays the seat.
    ComputerPlays,
    /// The table was left, or is played elsewhere.
    TableLeft,
    /// The guest went on sending too much.
    TooFast,
}

/// State beside a guest's screen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SideState {
    pub takeback: Takeback,
    /// The guest's own request for a hint.
    pub hint: HintState,
    /// The seats whose devices are lost.
    pub lost: Vec<Seat>,
    /// The seats whose owners have left their devices since the last entry, and play on the host's.
    pub left: Vec<Seat>,
}

/// A change of a guest's screen, from one number to the next. What it contains is packed (`super::screen`), because
/// the form of JSON would be most of the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScreenChange {
    /// 1 for a whole screen. Otherwise one more than the last.
    pub number: u32,
    /// Sections of the screen that have changed, each with its number.
    pub sections: Vec<(usize, String)>,
    /// The change of the log: the number of lines that stay, and those that follow.
    pub log: Option<(usize, String)>,
    /// The stagings of new entries, each with the number of its entry.
    pub stagings: String,
}

/// Returns a message as text.
pub fn write<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).unwrap_or_default() // plain data always has a text
}

/// Reads a message of at most `longest` bytes.
///
/// # Errors
/// [`Rejection::Unreadable`].
pub fn read<T: DeserializeOwned>(text: &str, longest: usize) -> Result<T, Rejection> {
    if text.len() > longest {
        return Err(Rejection::Unreadable);
    }
    serde_json::from_str(text).map_err(|_| Rejection::Unreadable)
}
