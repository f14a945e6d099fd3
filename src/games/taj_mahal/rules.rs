//! Complete rules of Taj Mahal, with our own variant for two players (rules: taj-mahal).
//!
//! A [`TajMahal`] value is the state of a game at one moment. Files are named after terms of the rule book. `check`
//! and `legal` each implement the conditions of legality independently; the other files carry out legal actions.

mod action;
mod atlas;
mod card;
mod cards;
mod causes;
mod chain;
mod check;
mod court;
mod event;
mod json;
mod legal;
mod map;
mod options;
mod position;
mod prospect;
mod read;
mod read_phase;
mod refusal;
mod row;
mod score;
mod slots;
mod state;
mod symbol;
mod tile;
mod turn;
mod validate;
mod view;
mod visit;
mod word;

use crate::table::{Actor, Count, Dice, EventSink, Game, Info, PositionError, Seat, Standing, Turn, Viewer};

pub use action::{Action, MAX_NAMED, Named};
pub use atlas::{Land, Site, VIEW_BOX};
pub use card::{Card, Color, KINDS, STOCK, Special, Suit};
pub use cards::Cards;
pub use court::Lead;
pub use event::{Award, Draw, Event};
pub use map::{CITIES, Cities, City, FORTRESSES, PROVINCES, Province, ROADS};
pub use options::Options;
pub use prospect::Prospect;
pub use refusal::Refusal;
pub use row::{Play, Row};
pub use score::{HandWorth, Source, Term};
pub use slots::{Pick, Slot};
pub use state::{DUMMY_CARDS, HAND, LAST_VISIT, PALACES, Phase, Public, SEATS, TOKENS, TajMahal};
pub use symbol::{Counts, SYMBOLS, Symbol, Symbols};
pub use tile::{Bonus, Bonuses, Good, Goods, OF_EACH_GOOD, tile_goods};
pub use view::View;

static INFO: Info =
    Info { id: "taj_mahal", min_seats: 2, max_seats: 5, minutes: 75, secrets: true, signs: &[] };

impl Game for TajMahal {
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
        self.public.turn_of()
    }

    fn count(&self) -> Option<Count> {
        Some(Count::Visit(self.public.visit.into()))
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
        self.refusal_causes(seat, action, why)
    }

    fn is_possible(&self, result: &Action) -> bool {
        self.is_possible_result(result)
    }

    fn roll(&self, dice: &mut Dice) -> Action {
        self.roll_result(dice)
    }

    /// Returns whether an action is final: played cards do not return to the hand (R51).
    fn is_irrevocable(action: &Action) -> bool {
        matches!(action, Action::Play(_))
    }

    fn apply(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::Play(cards) => self.play(cards, sink),
            Action::Withdraw => self.withdraw(sink),
            Action::Place(symbol, city) => self.place(*symbol, *city, sink),
            Action::Take(cards) => self.take(cards, sink),
            Action::Provinces(order) => self.lay_provinces(order, sink),
            Action::Bonus(tiles) => self.lay_bonuses(tiles, sink),
            Action::Deal(seat, cards) => self.deal(*seat, cards, sink),
            Action::Supply(cards) => self.lay_supply(cards, sink),
            Action::Dummy(cards) => self.lay_dummy(cards, sink),
            Action::First(seat) => self.set_first_player(*seat, sink),
            Action::Draw(seat, card) => self.receive_drawn_card(*seat, *card, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted_for(viewer))
    }

    fn redact_action(_: Actor, action: &Action, viewer: Viewer) -> Option<Action> {
        let owner = match action {
            Action::Deal(seat, _) | Action::Draw(seat, _) => *seat,
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

    fn is_foreseeable(event: &Event) -> bool {
        !matches!(event, Event::HandCounted { .. })
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
