//! Carcassonne with The Tower: the complete rules of the base game with farmers and of one expansion
//! (rules: carcassonne).
//!
//! A [`Carcassonne`] value is a complete game state. Files have the names of the rule book's terms. `check` and
//! `legal` implement legality independently of each other; the other files apply actions that were checked. The
//! Tower is one module with its own part of the state. Nothing is hidden: a view is the complete public state.

mod action;
mod causes;
mod cell;
mod check;
mod event;
mod feature;
mod figure;
mod fit;
mod grid;
mod json;
mod legal;
mod map;
mod options;
mod outcome;
mod position;
mod read;
mod refusal;
mod score;
mod slots;
mod stake;
mod state;
mod survey;
mod tile;
mod tiles;
mod tower;
mod turn;
mod validate;
mod view;

use std::rc::Rc;

use crate::table::{Actor, Dice, EventSink, Game, Info, PositionError, Seat, Standing, Turn, Viewer};

pub use action::{Action, Stand, seat_text};
pub use cell::{Cell, Rotation, Side};
pub use event::{Ending, Event};
pub use figure::{Figure, FigureKind, Traits};
pub use fit::Wanted;
pub use map::Laid;
pub use options::{Options, Tower as TowerOption, Window};
pub use outcome::{Captured, Change, Effect, Fate};
pub use refusal::Refusal;
pub use score::{Points, Source, Term};
pub use slots::{ActionKind, Pick, Slot};
pub use stake::Stake;
pub use state::{Carcassonne, FOLLOWERS, Last, Phase, Public, RANSOM, SEATS, Tiles, all_tiles};
pub use survey::{Feature, Mismatch};
pub use tile::{
    ALL_SEGMENTS, ALL_TILES, KINDS, Kind, MAX_SEGMENTS, Part, Segment, SegmentId, Set, TOUCHES, Terrain, Tile,
};
pub use tower::{Target, Tower, covers, pieces_each, range};
pub use view::View;

static INFO: Info =
    Info { id: "carcassonne", min_seats: 2, max_seats: SEATS, minutes: 50, secrets: false, signs: &[] };

impl Game for Carcassonne {
    const INFO: &'static Info = &INFO;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Term = Term;

    fn start(options: &Options, seats: usize) -> Self {
        Self { public: Public::set_up(options, seats) }
    }

    fn seats(&self) -> usize {
        self.public.seats()
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn turn_of(&self) -> Option<Seat> {
        self.public.turn().seat()
    }

    fn phase(&self) -> &'static str {
        self.public.phase.name()
    }

    fn legal_into(&self, into: &mut Vec<Action>) {
        self.public.list_actions(into);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.public.check_action(seat, action)
    }

    fn causes(&self, _: Seat, action: &Action, why: Refusal) -> Vec<String> {
        self.public.refusal_cells(action, why).iter().map(ToString::to_string).collect()
    }

    fn is_possible(&self, result: &Action) -> bool {
        match (self.public.phase, *result) {
            (Phase::First, Action::First(seat)) => seat.index() < self.seats(),
            (Phase::Draw, Action::Draw(kind)) => self.public.pile.0[kind.index()] > 0,
            _ => false,
        }
    }

    fn roll(&self, dice: &mut Dice) -> Action {
        match self.public.phase {
            Phase::First => Action::First(Seat::new(dice.below(self.seats() as u32) as usize)),
            _ => Action::Draw(self.public.roll_draw(dice)),
        }
    }

    fn apply(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        self.public.carry_out(action, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View { public: Rc::new(self.public), viewer }
    }

    fn redact_event(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn redact_action(_actor: Actor, action: &Action, _viewer: Viewer) -> Option<Action> {
        Some(*action)
    }

    fn determinize(view: &View, _dice: &mut Dice) -> Self {
        Self { public: *view.public }
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer
    }

    fn standing(&self) -> Standing<Term> {
        self.public.breakdown()
    }

    fn json(&self) -> serde_json::Value {
        self.public.whole_json()
    }

    fn write_position(&self) -> String {
        self.public.position_text()
    }

    fn read_position(options: &Options, seats: usize, text: &str) -> Result<Self, PositionError> {
        read::position(options, seats, text).map(|public| Self { public })
    }
}
