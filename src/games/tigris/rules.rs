//! Tigris & Euphrates: the complete rules, without the optional buildings of later editions (rules: tigris).
//!
//! A [`Tigris`] value is a complete game state. Files have the names of the rule book's terms. `check` and `legal`
//! implement legality independently of each other; the other files apply actions that were checked.

mod action;
mod causes;
mod cell;
mod check;
mod color;
mod conflict;
mod event;
mod json;
mod kingdoms;
mod leader;
mod legal;
mod map;
mod monument;
mod options;
mod outcome;
mod position;
mod read;
mod refusal;
mod score;
mod slots;
mod state;
mod tile;
mod treasure;
mod turn_end;
mod validate;
mod view;

use crate::table::{Actor, Dice, EventSink, Game, Info, PositionError, Seat, Standing, Turn, Viewer};

pub use action::{Action, Taken, tiles_text};
pub use cell::{COLUMNS, Cell, Cells};
pub use color::{Color, LETTERS, MONUMENTS, Monument, Tiles};
pub use conflict::{ConflictDetails, Side, Wars};
pub use event::{Award, Draw, Event, Returned};
pub use kingdoms::Kingdom;
pub use map::{BOARD, Map, ROWS, map};
pub use options::{Board, Options};
pub use outcome::{ConflictStrengths, Effect, TilePoint};
pub use refusal::Refusal;
pub use score::{Term, assign, sorted, totals};
pub use slots::{ActionKind, Pick, Slot};
pub use state::{
    ACTIONS, CATASTROPHES, Conflict, ConflictKind, Ending, HAND, Phase, Points, Public, SEATS, STOCK, Secret,
    Tigris, square,
};
pub use turn_end::ends_game_with;
pub use view::View;

static INFO: Info =
    Info { id: "tigris", min_seats: 2, max_seats: 4, minutes: 90, secrets: true, signs: &Tigris::SIGNS };

impl Tigris {
    /// The names of the dynasties, in the order of `Info::signs`.
    pub const SIGNS: [&'static str; 4] = ["archer", "bull", "potter", "lion"];
}

impl Game for Tigris {
    const INFO: &'static Info = &INFO;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Term = Term;

    fn start(options: &Options, seats: usize) -> Self {
        Self::set_up(options, seats)
    }

    fn seats(&self) -> usize {
        self.public.seats()
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn turn_of(&self) -> Option<Seat> {
        match self.public.phase {
            Phase::Deal(_) | Phase::First | Phase::Refill(_) | Phase::Over(_) => None,
            _ => Some(self.public.active),
        }
    }

    fn phase(&self) -> &'static str {
        self.public.phase.name()
    }

    fn legal_into(&self, into: &mut Vec<Action>) {
        self.list_actions(into);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn causes(&self, seat: Seat, action: &Action, why: Refusal) -> Vec<String> {
        self.public.refusal_cells(seat, action, why).cells().map(|cell| cell.to_string()).collect()
    }

    fn is_possible(&self, result: &Action) -> bool {
        match *result {
            Action::First(seat) => self.public.phase == Phase::First && seat.index() < self.seats(),
            Action::Draw(seat, tiles) => self.due_draw().is_some_and(|(drawer, wanted)| {
                let bag = &self.secret.bag;
                drawer == seat && bag.holds(&tiles) && tiles.total() == bag.total().min(wanted.into())
            }),
            _ => false,
        }
    }

    fn roll(&self, dice: &mut Dice) -> Action {
        match self.due_draw() {
            Some((seat, wanted)) => Action::Draw(seat, self.secret.bag.draw(wanted.into(), dice)),
            None => Action::First(Seat::new(dice.below(self.seats() as u32) as usize)),
        }
    }

    fn apply(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        match *action {
            Action::Position(color, to) => self.position_leader(color, to, sink),
            Action::Withdraw(color) => self.withdraw_leader(color, sink),
            Action::Place(color, at) => self.place_tile(color, at, sink),
            Action::Catastrophe(at) => self.lay_catastrophe(at, sink),
            Action::Swap(tiles) => self.swap_tiles(&tiles, sink),
            Action::Pass => self.pass(sink),
            Action::Support(count) => self.support(count, sink),
            Action::Conflict(color) => self.choose_conflict(color, sink),
            Action::Monument(monument, at) => self.build_monument(monument, at, sink),
            Action::Decline => self.decline_monument(sink),
            Action::Treasures(taken) => self.take_treasures(taken.cells, sink),
            Action::Draw(seat, tiles) => self.draw(seat, &tiles, sink),
            Action::First(seat) => self.set_first_player(seat, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted_for(viewer))
    }

    fn redact_action(actor: Actor, action: &Action, viewer: Viewer) -> Option<Action> {
        let owner = match (action, actor) {
            (Action::Draw(seat, _), _) => *seat,
            (Action::Swap(_), Actor::Seat(seat)) => seat,
            _ => return Some(*action),
        };
        (viewer == Viewer::All || viewer == Viewer::Seat(owner)).then_some(*action)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        Self::determinized(view, dice)
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer
    }

    fn preview_state(view: &View, action: &Action) -> Self {
        Self::state_for_preview(view, action)
    }

    fn standing(&self) -> Standing<Term> {
        self.breakdown()
    }

    fn json(&self) -> serde_json::Value {
        self.whole_json()
    }

    fn write_position(&self) -> String {
        self.position_text()
    }

    fn read_position(options: &Options, seats: usize, text: &str) -> Result<Self, PositionError> {
        read::position(options, seats, text)
    }
}
