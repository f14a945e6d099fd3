//! The one trait a game implements. Everything else on the table works through it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use super::dice::Dice;
use super::event_sink::EventSink;
use super::options::OptionSheet;
use super::select::Slots;
use super::turn::{Actor, Count, Seat, Turn, Viewer};

/// What the lobby may know of a game without its rules.
#[derive(Debug, PartialEq, Eq)]
pub struct Info {
    /// The word in records and addresses: small letters and `_`, such as `pebbles`.
    pub id: &'static str,
    /// The fewest seats.
    pub min_seats: usize,
    /// The most seats.
    pub max_seats: usize,
    /// Usual playing time in minutes.
    pub minutes: u16,
    /// Whether seats hold secrets, so that the device changes hands behind a curtain.
    pub secrets: bool,
    /// The signs a seat may choose (dynasties, say), words of the record; empty: the shell's six symbols.
    pub signs: &'static [&'static str],
}

/// A reason why an action is refused, with a name that records and help pages use.
pub trait Refusal: Copy + Eq + Debug + 'static {
    /// Every reason of the game, in the order of its rule file.
    const ALL: &'static [Self];
    /// The code of the rule file: `PlaceTaken`.
    fn code(self) -> &'static str;
}

/// What is wrong with a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// Line within the position text, from 1.
    pub line: usize,
    /// Column within the line, from 1, counted in characters.
    pub column: usize,
    /// What is wrong, in English (records are a tool of makers), without a full stop.
    pub reason: String,
}

/// Points and places, with the terms they are made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing<T> {
    /// Place of each seat, 1 is best; equal seats share a place and the next places are skipped.
    pub places: Vec<u8>,
    /// The rows of the breakdown, one value a seat.
    pub rows: Vec<Row<T>>,
}

impl<T: PartialEq> Standing<T> {
    /// Who stands first; several share the victory.
    pub fn winners(&self) -> Vec<Seat> {
        on_place(&self.places, 1)
    }

    /// The best of the others; nobody where all win together.
    pub fn rivals(&self) -> Vec<Seat> {
        let next = self.places.iter().copied().filter(|place| *place > 1).min();
        next.map(|place| on_place(&self.places, place)).unwrap_or_default()
    }

    /// What a seat has in a row of the breakdown; 0 where either is missing.
    pub fn value(&self, term: &T, seat: Option<&Seat>) -> i32 {
        let row = self.rows.iter().find(|row| row.term == *term);
        seat.and_then(|seat| row?.values.get(seat.index()).copied()).unwrap_or_default()
    }
}

fn on_place(places: &[u8], place: u8) -> Vec<Seat> {
    let seats = places.iter().enumerate().filter(|(_, own)| **own == place);
    seats.map(|(seat, _)| Seat::new(seat)).collect()
}

/// One line of a breakdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row<T> {
    /// The kind of points.
    pub term: T,
    /// The value of each seat.
    pub values: Vec<i32>,
}

/// A game in progress. The value is the whole truth, secrets included.
///
/// Laws every game obeys are in `tests/laws.rs`; `tests/toy.rs` is the shortest correct implementation.
pub trait Game: Clone + PartialEq + Debug + 'static {
    /// What is known of the game before it begins.
    const INFO: &'static Info;
    /// What can be chosen before it begins.
    type Options: OptionSheet;
    /// `Display` and `FromStr` are its notation in records, typed moves and tests; chance entries included.
    type Action: Slots + Clone + Ord + Hash + Debug + Display + FromStr<Err = String> + 'static;
    /// What happened, for the log, speech and marks.
    type Event: Clone + PartialEq + Debug + 'static;
    /// Why an action is not allowed.
    type Refusal: Refusal;
    /// What a viewer may know: another type than the game, so that a secret cannot be drawn.
    type View: Clone + PartialEq + Debug + 'static;
    /// A kind of points or another row of the final breakdown.
    type Term: Copy + Eq + Debug + 'static;

    /// The game before its first entry. `seats` is within `INFO`.
    fn start(options: &Self::Options, seats: usize) -> Self;

    /// Number of seats.
    fn seats(&self) -> usize;

    /// Whose decision it is.
    fn turn(&self) -> Turn;

    /// Whose turn it is by the rule book, whoever decides just now; `None` between two turns and when over.
    fn turn_of(&self) -> Option<Seat>;

    /// What its players say of how far the game is, where they do not count turns.
    fn count(&self) -> Option<Count> {
        None
    }

    /// The name of the present phase, a word of the rule file: `bidding`.
    fn phase(&self) -> &'static str;

    /// Everything the seat in turn may do, sorted, no twins; empty unless a seat decides.
    fn legal(&self) -> Vec<Self::Action>;

    /// The same actions in whatever order they come, added to `into`: for minds, which ask thousands of times a second
    /// and keep one list. No game sorts here, and none needs memory for an action.
    fn legal_into(&self, into: &mut Vec<Self::Action>) {
        into.extend(self.legal());
    }

    /// Whether `seat` may do this now, judged on its own and not by looking it up in [`Game::legal`].
    ///
    /// # Errors
    /// The first reason, in the order of the rule file.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// The cells and pieces that cause a refusal, for outlining; words as in the notation (`C5`).
    fn causes(&self, seat: Seat, action: &Self::Action) -> Vec<String>;

    /// Whether this is a possible result of the luck that is due now.
    fn possible(&self, result: &Self::Action) -> bool;

    /// A result of the luck that is due; only called when [`Turn::Chance`].
    fn roll(&self, dice: &mut Dice) -> Self::Action;

    /// A legal action, each with the same chance, without building the list where that pays; `None` unless a
    /// seat decides.
    fn random(&self, dice: &mut Dice) -> Option<Self::Action> {
        dice.pick(&self.legal()).cloned()
    }

    /// Whether an entry stands once a seat has confirmed it, by the rules of the game: free undo does not go behind it,
    /// only the consent of the table does.
    fn is_irrevocable(_action: &Self::Action) -> bool {
        false
    }

    /// Carries out an action that was checked (or a chance result that is possible) and tells what happened.
    fn apply(&mut self, action: &Self::Action, sink: &mut impl EventSink<Self::Event>);

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event redacted for the viewer, its secrets left out; `None` if they may not hear of it at all.
    fn redact_event(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The action of an entry redacted for the viewer, in the log or in notation; `None` where reading it would tell
    /// them a secret. The one place that says so.
    fn redact_action(actor: Actor, action: &Self::Action, viewer: Viewer) -> Option<Self::Action>;

    /// Some truth this view could come from; looking at it by the same viewer gives the same view.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Self;

    /// Points and places as they would be if the game ended now.
    fn standing(&self) -> Standing<Self::Term>;

    /// The whole state as JSON, secrets included: what `expect` points into and `random --json` prints.
    fn json(&self) -> serde_json::Value;

    /// The position as text a person can type; [`Game::read_position`] reads it back to an equal value.
    fn write_position(&self) -> String;

    /// Reads a position text.
    ///
    /// # Errors
    /// Where it is malformed, or why it cannot be a position of this game.
    fn read_position(options: &Self::Options, seats: usize, text: &str) -> Result<Self, PositionError>;
}
