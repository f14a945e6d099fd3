//! Complete rules of Elementaris, the home-made game by Lukáš, elementaris.cz (rules: elementaris).
//!
//! An [`Elementaris`] value is the state of a game at one moment; there is no hidden information and no chance.
//! Files are named after terms of the rule book. `check` and `legal` each implement the conditions of legality
//! independently; the other files carry out legal actions.

mod action;
mod army;
mod battle;
mod causes;
mod check;
mod clock;
mod end;
mod event;
mod field;
mod json;
mod legal;
mod magic;
mod map;
mod options;
mod orbs;
mod position;
mod read;
mod refusal;
mod round;
mod score;
mod slots;
mod state;
mod turn;
mod validate;
mod view;

use crate::table::{
    Actor, Count, Dice, EventSink, Game, Info, PositionError, Seat, Standing, Turn, Viewer, never,
};

pub use action::{Action, Mooring};
pub use army::{ARMIES, Armies, Army, Seats};
pub use battle::{Battle, Fight};
pub use clock::{Element, POSITIONS, Yellow, shown_element};
pub use event::Event;
pub use field::{FIELDS, FOOT, Field, Fields, Kind, LANDS, PLAYABLE, QUADRANTS};
pub use map::{
    CITIES, CITY_FIELDS, MOORINGS, NEAR_MOUNTAINS, NEAR_WATER, SITE_FIELDS, SITES, mooring, mooring_at,
    moorings_of, orb, sites_of,
};
pub use options::{Domination, Options, Preset};
pub use orbs::MAX_ORBS;
pub use refusal::Refusal;
pub use score::Term;
pub use slots::{ActionKind, Pick, Slot};
pub use state::{Elementaris, Ending, Phase, SEATS, SHIPS, SecondTurn};
pub use view::View;

static INFO: Info =
    Info { id: "elementaris", min_seats: 2, max_seats: 4, minutes: 120, secrets: false, signs: &[] };

impl Game for Elementaris {
    const INFO: &'static Info = &INFO;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Term = Term;

    fn start(options: &Options, seats: usize) -> Self {
        Self::set_up(*options, seats)
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn turn_of(&self) -> Option<Seat> {
        self.turn_of()
    }

    fn count(&self) -> Option<Count> {
        Some(Count::Round(self.round.into()))
    }

    fn phase(&self) -> &'static str {
        self.phase.name()
    }

    fn legal_into(&self, into: &mut Vec<Action>) {
        self.each_action(&mut |action| into.push(action));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn causes(&self, seat: Seat, action: &Action, why: Refusal) -> Vec<String> {
        self.refusal_causes(seat, action, why)
    }

    /// Returns false: there are no chance entries.
    fn is_possible(&self, _: &Action) -> bool {
        false
    }

    /// Never called: no turn is [`Turn::Chance`].
    fn roll(&self, _: &mut Dice) -> Action {
        never!();
        Action::Pass
    }

    fn random(&self, dice: &mut Dice) -> Option<Action> {
        self.random_action(dice)
    }

    fn apply(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        self.carry_out(action, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn redact_event(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn redact_action(_: Actor, action: &Action, _: Viewer) -> Option<Action> {
        Some(*action)
    }

    fn determinize(view: &View, _: &mut Dice) -> Self {
        *view.game
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer
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
