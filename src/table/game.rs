//! The trait that a game's rules implement. Sessions, records, search, property tests and the shell reach a game
//! through it alone.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use super::dice::Dice;
use super::event_sink::EventSink;
use super::options::OptionSheet;
use super::refusal::Refusal;
use super::select::Slots;
use super::turn::{Actor, Count, Seat, Turn, Viewer};

/// Facts about a game that need no rules: what the shelf and the form of a new game show.
#[derive(Debug, PartialEq, Eq)]
pub struct Info {
    /// Identifier in records and addresses: lower-case letters and `_`, such as `pebbles`.
    pub id: &'static str,
    /// The fewest seats.
    pub min_seats: usize,
    /// The most seats.
    pub max_seats: usize,
    /// Typical playing time in minutes.
    pub minutes: u16,
    /// Whether seats hold hidden information, so that the device is handed over behind a curtain.
    pub secrets: bool,
    /// Identifiers of the signs that a seat may choose, such as dynasties. Empty: the shell's six symbols.
    pub signs: &'static [&'static str],
}

/// A position text that cannot be read, or that describes an impossible position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// Line within the position text, from 1.
    pub line: usize,
    /// Column within the line, from 1, counted in characters.
    pub column: usize,
    /// The reason, in English, without a full stop.
    pub reason: String,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for PositionError {}

/// Final or present ranking, with the breakdown it is computed from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing<T> {
    /// Rank of each seat, 1 is best; equal seats share a rank and the next ranks are skipped.
    pub ranks: Vec<u8>,
    /// The rows of the breakdown, one value a seat.
    pub rows: Vec<Row<T>>,
}

impl<T: PartialEq> Standing<T> {
    /// Returns every seat with rank 1; several share the victory.
    pub fn winners(&self) -> Vec<Seat> {
        with_rank(&self.ranks, 1)
    }

    /// Returns every seat with the best rank below the first; empty where all win together.
    pub fn rivals(&self) -> Vec<Seat> {
        let next = self.ranks.iter().copied().filter(|rank| *rank > 1).min();
        next.map(|rank| with_rank(&self.ranks, rank)).unwrap_or_default()
    }

    /// Returns a seat's value in one row of the breakdown; 0 where either is missing.
    pub fn value(&self, term: &T, seat: Option<&Seat>) -> i32 {
        let row = self.rows.iter().find(|row| row.term == *term);
        seat.and_then(|seat| row?.values.get(seat.index()).copied()).unwrap_or_default()
    }
}

fn with_rank(ranks: &[u8], rank: u8) -> Vec<Seat> {
    let seats = ranks.iter().enumerate().filter(|(_, own)| **own == rank);
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

/// The foreseeable effect of an action; see [`Game::preview`].
#[derive(Clone, PartialEq, Debug)]
pub struct Preview<G: Game> {
    /// The view afterwards. Values that only the end of the game reveals are invented.
    pub after: G::View,
    /// The events, redacted for the viewer.
    pub events: Vec<G::Event>,
}

/// The state of a game in progress, hidden information included, and its rules.
///
/// A value is cheap to copy and compare. [`Game::check`] and [`Game::legal`] state the rules twice on purpose and are
/// compared by a property test; [`Game::apply`] is the only method that changes a state. Chance is outside: where luck
/// is due, [`Game::turn`] says so and the session draws a result with [`Game::roll`].
///
/// The property tests that every game passes are in `tests/laws.rs`; `tests/toy.rs` is the shortest correct
/// implementation.
pub trait Game: Clone + PartialEq + Debug + 'static {
    /// Facts about the game that need no rules.
    const INFO: &'static Info;
    /// The options chosen before a game starts.
    type Options: OptionSheet;
    /// A move of a seat or a result of chance. `Display` and `FromStr` are its notation in records and typed moves.
    type Action: Slots + Clone + Ord + Hash + Debug + Display + FromStr<Err = String> + 'static;
    /// Something that happened, for the log, the live region and marks on the board.
    type Event: Clone + PartialEq + Debug + 'static;
    /// The reasons for which an action can be refused.
    type Refusal: Refusal;
    /// The state as one [`Viewer`] may know it. Another type than the game, so that a secret cannot be drawn.
    type View: Clone + PartialEq + Debug + 'static;
    /// A row of the final breakdown, such as a source of points.
    type Term: Copy + Eq + Debug + 'static;

    /// Returns the initial state. `seats` is within the limits of [`Game::INFO`].
    fn start(options: &Self::Options, seats: usize) -> Self;

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns who decides now: a seat, chance, or nobody because the game is over.
    fn turn(&self) -> Turn;

    /// Returns whose turn it is by the rule book, even while another seat decides; `None` between turns and when over.
    fn turn_of(&self) -> Option<Seat>;

    /// Returns the progress of the game, where its players count rounds or visits rather than turns.
    fn count(&self) -> Option<Count> {
        None
    }

    /// Returns the identifier of the present phase in the rule file: `bidding`.
    fn phase(&self) -> &'static str;

    /// Returns all legal actions of the seat that decides, sorted, without duplicates; empty unless a seat decides.
    fn legal(&self) -> Vec<Self::Action> {
        let mut legal = Vec::new();
        self.legal_into(&mut legal);
        legal.sort_unstable();
        legal
    }

    /// Appends the same actions to `into`, in any order. Called in the search's inner loop, so an implementation must
    /// not allocate per action.
    fn legal_into(&self, into: &mut Vec<Self::Action>);

    /// Checks whether `seat` may do this now, without consulting [`Game::legal`].
    ///
    /// # Errors
    /// The first reason that applies, in the order of the rule file.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Returns the cells and pieces that cause `why`, the refusal of this action by [`Game::check`], to be outlined; in
    /// notation (`C5`).
    fn causes(&self, _seat: Seat, _action: &Self::Action, _why: Self::Refusal) -> Vec<String> {
        Vec::new()
    }

    /// Returns whether this is a possible result of the chance event that is due.
    fn is_possible(&self, result: &Self::Action) -> bool;

    /// Draws a result of the chance event that is due. Called only at [`Turn::Chance`].
    fn roll(&self, dice: &mut Dice) -> Self::Action;

    /// Returns a random legal action, uniformly distributed; `None` unless a seat decides. A game may leave out what
    /// would end random games early.
    fn random(&self, dice: &mut Dice) -> Option<Self::Action> {
        let mut legal = Vec::new();
        self.legal_into(&mut legal);
        dice.pick(&legal).cloned()
    }

    /// Returns whether the rules make a confirmed action binding: free undo stops there, and only the table's consent
    /// goes behind it.
    fn is_irrevocable(_action: &Self::Action) -> bool {
        false
    }

    /// Applies an action that passed [`Game::check`], or a possible chance result, and emits what happened.
    fn apply(&mut self, action: &Self::Action, sink: &mut impl EventSink<Self::Event>);

    /// Returns the state as `viewer` may know it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Returns the event without what `viewer` may not know; `None` if the viewer may not know of it at all.
    fn redact_event(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Returns the action as `viewer` may read it in the log or in notation; `None` where reading it would reveal a
    /// secret. The only place that decides this.
    fn redact_action(actor: Actor, action: &Self::Action, viewer: Viewer) -> Option<Self::Action>;

    /// Samples a full state that is consistent with a view (a determinization, as in information-set Monte Carlo tree
    /// search). Viewed by the same viewer, the result equals `view`.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Self;

    /// Returns the viewer of this view.
    fn viewer_of(view: &Self::View) -> Viewer;

    /// Returns the state on which [`Game::preview`] runs `action`: consistent with the view, and with everything the
    /// action needs, even where the viewer cannot see it (a tile of another player's hand). A game whose views hide
    /// hands that may act overrides this.
    fn preview_state(view: &Self::View, _action: &Self::Action) -> Self {
        Self::determinize(view, &mut Dice::new(0))
    }

    /// Returns whether a preview may show an event. Events that only the end of the game reveals, such as the points of
    /// hidden hands, stay out of previews, although [`Game::preview_state`] had to invent them.
    fn is_foreseeable(_event: &Self::Event) -> bool {
        true
    }

    /// Runs a legal action of the deciding seat on a copy, as far as this viewer can know. Every sentence, light and
    /// number about the future reads this result, so that no rule is stated twice.
    ///
    /// The run ends where another decision or luck is due.
    fn preview(view: &Self::View, action: &Self::Action) -> Preview<Self> {
        let (mut game, viewer) = (Self::preview_state(view, action), Self::viewer_of(view));
        let mut events = Vec::new();
        game.apply(action, &mut events);
        events.retain(Self::is_foreseeable);
        events = events.iter().filter_map(|event| Self::redact_event(event, viewer)).collect();
        Preview { after: game.view(viewer), events }
    }

    /// Returns the ranking and its breakdown as if the game ended now.
    fn standing(&self) -> Standing<Self::Term>;

    /// Returns the whole state as JSON, hidden information included. `expect` lines of records point into it.
    fn json(&self) -> serde_json::Value;

    /// Returns the position as text that a person can type; [`Game::read_position`] reads it back to an equal value.
    fn write_position(&self) -> String;

    /// Reads a position text.
    ///
    /// # Errors
    /// The place where the text is malformed, or the reason why it isn't a position of this game.
    fn read_position(options: &Self::Options, seats: usize, text: &str) -> Result<Self, PositionError>;
}
