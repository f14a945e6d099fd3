//! Complete rules of Java (rules: java).
//!
//! A [`Java`] value is the state of a game at one moment. Files are named after terms of the rule book. `check` and
//! `legal` each implement the conditions of legality independently; the other files carry out legal actions.

mod action;
mod card;
mod causes;
mod cell;
mod check;
mod duty;
mod event;
mod festival;
mod figure;
mod json;
mod lake;
mod land;
mod legal;
mod map;
mod options;
mod palace;
mod phase;
mod piece;
mod position;
mod read;
mod read_picture;
mod refusal;
mod score;
mod settlement;
mod settlement_diff;
mod slots;
mod state;
mod tile;
mod turn;
mod validate;
mod view;

use crate::table::{Actor, Dice, EventSink, Game, Info, PositionError, Seat, Standing, Turn, Viewer};

pub use crate::grid::hex::Way;

pub use action::{Action, Value, cards_text};
pub use card::{Card, Cards, HAND, STOCK, Symbol, WORDS, counted, worth};
pub use cell::{CELLS, Cell, Cells};
pub use event::Event;
pub use lake::{Lake, WATER_POINTS};
pub use land::LAND_COST;
pub use map::{Map, map};
pub use options::Options;
pub use phase::{Ending, Phase};
pub use piece::{LaidTile, Pieces};
pub use refusal::Refusal;
pub use score::{City, Points, Source, Term};
pub use settlement::{FigureHeights, Settlement};
pub use settlement_diff::Lead;
pub use slots::{ActionKind, Pick, Slot};
pub use state::{
    ACTION_POINTS, CARDS_A_TURN, FIGURES, Java, OWN, Own, PALACES, Public, SEATS, Supply, WATER,
};
pub use tile::Tile;
pub use view::View;

static INFO: Info =
    Info { id: "java", min_seats: 2, max_seats: SEATS, minutes: 90, secrets: true, signs: &[] };

impl Game for Java {
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
            Phase::Deal(_) | Phase::FirstOpen | Phase::First | Phase::Over => None,
            Phase::Main | Phase::Draw | Phase::Open | Phase::Auction { .. } => Some(self.public.current),
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
        self.public.refusal_cells(seat, action, why).iter().map(ToString::to_string).collect()
    }

    fn is_possible(&self, result: &Action) -> bool {
        self.is_possible_result(result)
    }

    fn roll(&self, dice: &mut Dice) -> Action {
        self.roll_result(dice)
    }

    fn apply(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        match *action {
            Action::Land(tile, cells) => self.public.lay_land(tile, &cells, sink),
            Action::Water(at) => self.public.lay_water(at, sink),
            Action::Enter(to) => self.public.enter(to, sink),
            Action::Move(from, to) => self.public.move_figure(from, to, sink),
            Action::Leave(from) => self.public.leave(from, sink),
            Action::Build(at, value) => self.public.build(at, value, sink),
            Action::Expand(at, value) => self.public.expand(at, value, sink),
            Action::TakeOpen => self.take_open(sink),
            Action::TakeDeck => self.take_deck(sink),
            Action::Token => self.public.use_token(sink),
            Action::Festival(palace, cards) => self.announce(palace, &cards, sink),
            Action::Lay(cards) => self.raise_bid(&cards, sink),
            Action::Pass => self.pass(sink),
            Action::End => self.end_turn(sink),
            Action::Draw(seat, cards) => self.draw(seat, &cards, sink),
            Action::Open(card) => self.open(card, sink),
            Action::First(seat) => self.set_first_player(seat, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted_for(viewer))
    }

    fn redact_action(_actor: Actor, action: &Action, viewer: Viewer) -> Option<Action> {
        match action {
            Action::Draw(seat, _) if viewer != Viewer::All && viewer != Viewer::Seat(*seat) => None,
            _ => Some(*action),
        }
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
