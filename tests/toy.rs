//! Pebbles: the shortest correct implementation of the `Game` trait, with a bag and hidden hands. It passes all
//! property tests and is the template for a new game.
//!
//! Rules. A bag holds 5 red, 4 blue and 3 green pebbles; every seat draws two and hides them. In turn a seat lays
//! one pebble on its own row, not of the colour it laid last, and draws one. It may keep instead; the game ends
//! when everybody keeps in a row. The game also ends when a seat has nothing to lay and the bag is empty. One point
//! a pebble.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use deska::table::options::{OptionField, SWITCH};
use deska::table::*;
use serde_json::{Value, json};

use crate::laws::{LawConfig, Secret};

const LETTERS: [char; 3] = ['r', 'b', 'g'];
const STOCK: Bag<3> = Bag([5, 4, 3]);
const HAND: u32 = 2;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pebbles {
    public: Public,
    hands: BySeat<Bag<3>, 3>,
    bag: Bag<3>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    seats: usize,
    turn: Turn,
    /// Seat whose hand is filled when the turn is `Chance`.
    draws: Seat,
    rows: BySeat<Bag<3>, 3>,
    last: BySeat<Option<u8>, 3>,
    kept: usize,
    open: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct View {
    public: Rc<Public>,
    viewer: Viewer,
    hands: BySeat<Option<Bag<3>>, 3>,
    sizes: BySeat<u32, 3>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Lay(u8),
    Keep,
    Draw(Bag<3>),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Laid(Seat, u8),
    Kept(Seat),
    Drew(Seat, u32, Option<Bag<3>>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum No {
    GameOver,
    NotYourDecision,
    WrongPhase,
    NotInHand,
    SameColour,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Options {
    open: bool,
}

impl options::OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[OptionField { name: "open", values: SWITCH, default: 0 }];
    fn get(&self, _: usize) -> usize {
        usize::from(self.open)
    }
    fn set(&mut self, _: usize, value: usize) {
        self.open = value == 1;
    }
}

impl Refusal for No {
    const ALL: &'static [Self] =
        &[No::GameOver, No::NotYourDecision, No::WrongPhase, No::NotInHand, No::SameColour];
    fn code(self) -> &'static str {
        ["GameOver", "NotYourDecision", "WrongPhase", "NotInHand", "SameColour"][self as usize]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(kind) => write!(f, "lay {}", LETTERS[*kind as usize]),
            Action::Keep => f.write_str("keep"),
            Action::Draw(bag) => write!(f, "draw {}", bag.text(&LETTERS)),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let kind = || LETTERS.iter().position(|l| l.to_string() == rest);
        match verb {
            "lay" => kind().map(|k| Action::Lay(k as u8)).ok_or(format!("`{rest}` is not r, b or g")),
            "keep" if rest.is_empty() => Ok(Action::Keep),
            "draw" => Bag::parse(rest, &LETTERS).map(Action::Draw).ok_or(format!("`{rest}` are not pebbles")),
            _ => Err(format!("`{text}` is no action")),
        }
    }
}

/// The choices of a seat: one slot, so a pick is the whole action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Pebble(u8),
    Keep,
    /// An entry of chance; nobody picks it.
    Luck,
}

impl Slots for Action {
    type Slot = ();
    type Pick = Pick;
    fn picks(&self) -> Picks<Pick> {
        let pick = match self {
            Action::Lay(kind) => Pick::Pebble(*kind),
            Action::Keep => Pick::Keep,
            Action::Draw(_) => Pick::Luck,
        };
        [pick].into_iter().collect()
    }
    fn slot(_: Pick) {}
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Pebble(kind) => write!(f, "pebble:{}", LETTERS[*kind as usize]),
            Pick::Keep => f.write_str("keep"),
            Pick::Luck => f.write_str("luck"),
        }
    }
}

impl FromStr for Pick {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let all = (0..3).map(Pick::Pebble).chain([Pick::Keep, Pick::Luck]);
        all.into_iter().find(|pick| pick.to_string() == text).ok_or(format!("`{text}` is no pick"))
    }
}

impl Pebbles {
    /// Ends the turn of `seat`: fills its hand if the bag can, else passes the turn on.
    fn pass_on(&mut self, seat: Seat) {
        if self.missing(seat) > 0 {
            (self.public.turn, self.public.draws) = (Turn::Chance, seat);
            return;
        }
        self.public.draws = Seat::new(0); // means nothing outside a draw, so it has one value there
        let next = seat.next(self.public.seats);
        let stuck = self.hands[next].is_empty() && self.bag.is_empty();
        let over = stuck || self.public.kept >= self.public.seats;
        self.public.turn = if over { Turn::Over } else { Turn::Seat(next) };
    }

    fn missing(&self, seat: Seat) -> u32 {
        HAND.saturating_sub(self.hands[seat].total()).min(self.bag.total())
    }
}

impl Game for Pebbles {
    const INFO: &'static Info =
        &Info { id: "pebbles", min_seats: 2, max_seats: 3, minutes: 1, secrets: true, signs: &[] };
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = No;
    type View = View;
    type Term = ();

    fn start(options: &Options, seats: usize) -> Self {
        let first = Seat::new(0);
        let public = Public {
            seats,
            turn: Turn::Chance,
            draws: first,
            rows: BySeat::default(),
            last: BySeat::default(),
            kept: 0,
            open: options.open,
        };
        Self { public, hands: BySeat::default(), bag: STOCK }
    }

    fn seats(&self) -> usize {
        self.public.seats
    }

    fn turn(&self) -> Turn {
        self.public.turn
    }

    fn turn_of(&self) -> Option<Seat> {
        self.public.turn.seat()
    }

    fn phase(&self) -> &'static str {
        match self.public.turn {
            Turn::Seat(_) => "lay",
            Turn::Chance => "draw",
            Turn::Over => "over",
        }
    }

    fn legal_into(&self, into: &mut Vec<Action>) {
        let Turn::Seat(seat) = self.public.turn else { return };
        let lays =
            (0..3).filter(|k| self.hands[seat].0[*k as usize] > 0 && self.public.last[seat] != Some(*k));
        into.extend(lays.map(Action::Lay).chain([Action::Keep]));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), No> {
        match self.public.turn {
            Turn::Over => return Err(No::GameOver),
            turn if turn != Turn::Seat(seat) => return Err(No::NotYourDecision),
            _ => {}
        }
        match action {
            Action::Draw(_) => Err(No::WrongPhase),
            Action::Lay(kind) if self.hands[seat].0[*kind as usize] == 0 => Err(No::NotInHand),
            Action::Lay(kind) if self.public.last[seat] == Some(*kind) => Err(No::SameColour),
            _ => Ok(()),
        }
    }

    fn is_possible(&self, result: &Action) -> bool {
        let (now, due) = (self.public.turn == Turn::Chance, self.missing(self.public.draws));
        matches!(result, Action::Draw(bag) if now && self.bag.holds(bag) && bag.total() == due)
    }

    fn roll(&self, dice: &mut Dice) -> Action {
        Action::Draw(self.bag.draw(self.missing(self.public.draws), dice))
    }

    fn apply(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        match (*action, self.public.turn) {
            (Action::Draw(drawn), _) => {
                let seat = self.public.draws;
                self.bag.take(&drawn);
                self.hands[seat].put(&drawn);
                sink.emit(|| Event::Drew(seat, drawn.total(), Some(drawn)));
                let dealing = Seat::all(self.public.seats).find(|s| self.hands[*s].total() < HAND);
                match dealing.filter(|s| self.public.last[*s].is_none() && self.missing(*s) > 0) {
                    Some(next) if self.public.last == BySeat::default() => self.public.draws = next,
                    _ => self.pass_on(seat),
                }
            }
            (Action::Lay(kind), Turn::Seat(seat)) => {
                let mut one = Bag::default();
                one.0[kind as usize] = 1;
                self.hands[seat].take(&one);
                self.public.rows[seat].put(&one);
                self.public.last[seat] = Some(kind);
                self.public.kept = 0;
                sink.emit(|| Event::Laid(seat, kind));
                self.pass_on(seat);
            }
            (Action::Keep, Turn::Seat(seat)) => {
                self.public.kept += 1;
                sink.emit(|| Event::Kept(seat));
                self.pass_on(seat);
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view =
            View { public: Rc::new(self.public), viewer, hands: BySeat::default(), sizes: BySeat::default() };
        for seat in Seat::all(self.public.seats) {
            view.sizes[seat] = self.hands[seat].total();
            let sees = self.public.open || viewer == Viewer::All || viewer == Viewer::Seat(seat);
            view.hands[seat] = sees.then_some(self.hands[seat]);
        }
        view
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew(seat, n, _) if viewer != Viewer::All && viewer != Viewer::Seat(*seat) => {
                Event::Drew(*seat, *n, None)
            }
            other => other.clone(),
        })
    }

    /// A draw does not say whose it is, so that nobody but the reader of a finished game may read it.
    fn redact_action(_: Actor, action: &Action, viewer: Viewer) -> Option<Action> {
        (viewer == Viewer::All || !matches!(action, Action::Draw(_))).then_some(*action)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        let mut game = Self { public: *view.public, hands: BySeat::default(), bag: STOCK };
        for seat in Seat::all(game.public.seats) {
            game.bag.take(&game.public.rows[seat]);
            game.hands[seat] = view.hands[seat].unwrap_or_default();
            game.bag.take(&game.hands[seat]);
        }
        for seat in Seat::all(game.public.seats).filter(|s| view.hands[*s].is_none()) {
            game.hands[seat] = game.bag.draw(view.sizes[seat], dice);
            let drawn = game.hands[seat];
            game.bag.take(&drawn);
        }
        game
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer
    }

    fn preview_state(view: &View, action: &Action) -> Self {
        let mut game = Self::determinize(view, &mut Dice::new(0));
        if let (Action::Lay(kind), Turn::Seat(seat)) = (action, view.public.turn) {
            let stand_in = || Bag::stand_in(&Bag::of((*kind).into(), 1), view.sizes[seat]);
            game.hands[seat] = view.hands[seat].unwrap_or_else(stand_in);
        }
        game
    }

    fn standing(&self) -> Standing<()> {
        let points = |s: Seat| self.public.rows[s].total() as i32;
        let values: Vec<i32> = Seat::all(self.public.seats).map(points).collect();
        let ranks = values.iter().map(|v| 1 + values.iter().filter(|o| *o > v).count() as u8).collect();
        Standing { ranks, rows: vec![Row { term: (), values }] }
    }

    fn json(&self) -> Value {
        let seats = || Seat::all(self.public.seats);
        json!({
            "phase": self.phase(),
            "hand": seats().map(|s| self.hands[s].0).collect::<Vec<_>>(),
            "row": seats().map(|s| self.public.rows[s].0).collect::<Vec<_>>(),
            "bag": self.bag.0,
        })
    }

    fn write_position(&self) -> String {
        let turn = match self.public.turn {
            Turn::Seat(seat) => format!("seat {seat}"),
            Turn::Chance => format!("draw {}", self.public.draws),
            Turn::Over => "over".into(),
        };
        let mut text = format!("{turn}\nkept {}\nbag {}\n", self.public.kept, self.bag.text(&LETTERS));
        for s in Seat::all(self.public.seats) {
            let last = self.public.last[s].map_or('-', |k| LETTERS[k as usize]);
            text +=
                &format!("{} {} {last}\n", self.hands[s].text(&LETTERS), self.public.rows[s].text(&LETTERS));
        }
        text
    }

    fn read_position(options: &Options, seats: usize, text: &str) -> Result<Self, PositionError> {
        let mut game = Self::start(options, seats);
        let error = |line: usize, reason: &str| PositionError { line, column: 1, reason: reason.into() };
        let lines: Vec<Vec<&str>> = text.lines().map(|l| l.split_whitespace().collect()).collect();
        let seat = |word: &str| word.parse().ok().filter(|n| *n < seats).map(Seat::new);
        match lines.first().map(Vec::as_slice) {
            Some(["over"]) => game.public.turn = Turn::Over,
            Some(["seat", s]) => game.public.turn = Turn::Seat(seat(s).ok_or(error(1, "no such seat"))?),
            Some(["draw", s]) => game.public.draws = seat(s).ok_or(error(1, "no such seat"))?,
            _ => return Err(error(1, "whose turn is it")),
        }
        for (i, words) in lines.iter().enumerate().skip(1) {
            let bag = |word: &str| Bag::parse(word, &LETTERS).ok_or(error(i + 1, "these are not pebbles"));
            match (words.as_slice(), i.checked_sub(3)) {
                (["kept", n], _) => game.public.kept = n.parse().map_err(|_| error(i + 1, "no number"))?,
                (["bag", b], _) => game.bag = bag(b)?,
                ([hand, row, last], Some(s)) if s < seats => {
                    let s = Seat::new(s);
                    (game.hands[s], game.public.rows[s]) = (bag(hand)?, bag(row)?);
                    game.public.last[s] =
                        LETTERS.iter().position(|l| l.to_string() == *last).map(|k| k as u8);
                }
                _ => return Err(error(i + 1, "this line says nothing")),
            }
        }
        Ok(game)
    }
}

fn open(options: &str, _over: bool) -> bool {
    options.contains("open=on")
}

const CONFIG: LawConfig = LawConfig {
    verbs: &["lay r", "keep", "draw 1r1b"],
    closed: &["draw"],
    secrets: &[Secret { key: "hand", owned: true, open }, Secret { key: "bag", owned: false, open }],
    derived: &[],
    shown: &["open"],
};

#[test]
fn pebbles_obey_every_law() {
    crate::laws::all::<Pebbles>(60, 300, &CONFIG);
}
