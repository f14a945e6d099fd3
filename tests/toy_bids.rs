//! Bazaar: the shortest game of cards and bids. It has secret hands that are partly known to all, a bag whose kinds
//! are words, and an optional pick. It also has a pick of two out of several, a stage that all see, and a vote.
//!
//! Rules. Three kinds of goods are worth 3, 2 and 1; a white card adds 1. Every seat gets four cards. In a round
//! four cards are face up, and the seats bid one after another. A bid is one card of goods, perhaps with a white
//! one; the seat's cards must then be worth more than everybody else's. A seat may pass instead and is out. The
//! last seat in takes two of the open cards into its hand and scores their worth. Then all vote in turn, the winner
//! first, whether to end the game; more than half must say yes. Laid cards are discarded, the open cards are filled
//! up, and the seat after the winner begins. The game also ends when the open cards cannot be filled up.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use deska::table::options::OptionField;
use deska::table::*;
use serde_json::{Value, json};

use crate::laws::{LawConfig, Secret};

type Cards = Bag<4>;
type PerSeat<T> = BySeat<T, 3>;

const WORDS: [&str; 4] = ["silk", "salt", "rice", "white"];
const WORTH: [u8; 4] = [3, 2, 1, 1];
const WHITE: usize = 3;
const STOCK: Cards = Bag([6, 8, 10, 6]);
const HAND: u32 = 4;
const OPEN: u32 = 4;
const TAKEN: u32 = 2;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bazaar {
    public: Public,
    /// The secret part. All other cards are in the deck, so the deck is not stored.
    hands: PerSeat<Cards>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Luck: cards for the hand of this seat.
    Hand(Seat),
    /// Luck: open cards.
    Open,
    Bid(Seat),
    Take(Seat),
    Vote(Seat),
    Over,
}

/// The public state, and the cards everybody has seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    seats: usize,
    phase: Phase,
    /// The winner of the round, who votes first; before there is one, the seat before the one that begins.
    winner: Seat,
    open: Cards,
    discard: Cards,
    /// The cards each seat has played in this round.
    laid: PerSeat<Cards>,
    passed: PerSeat<bool>,
    points: PerSeat<u8>,
    /// Cards taken openly that are still in the hand: everybody knows them, and so do determinizations.
    seen: PerSeat<Cards>,
    /// Number of votes, and of votes for the end.
    votes: (usize, usize),
}

#[derive(Clone, PartialEq, Debug)]
pub struct View {
    public: Rc<Public>,
    viewer: Viewer,
    hands: PerSeat<Option<Cards>>,
    sizes: PerSeat<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// One card, and whether a white one goes with it: `bid silk`, `bid silk white`.
    Bid(usize, bool),
    Pass,
    /// `take 2silk`, `take silk+rice`
    Take(Cards),
    /// `vote end`, `vote on`
    Vote(bool),
    /// Luck: `hand 2rice+silk+white`, `open 3salt+silk`
    Hand(Cards),
    Open(Cards),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Bid(Seat, usize, bool),
    Passed(Seat),
    Took(Seat, Cards),
    Voted(Seat, bool),
    Drew(Seat, u32, Option<Cards>),
    Opened(Cards),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum No {
    GameOver,
    NotYourDecision,
    WrongPhase,
    GoodsRequired,
    NotInHand,
    TooLow,
    NotOpen,
    WrongCount,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Options;

impl options::OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[];
    fn get(&self, _: usize) -> usize {
        0
    }
    fn set(&mut self, _: usize, _: usize) {}
}

impl Refusal for No {
    const ALL: &'static [Self] = &[
        No::GameOver,
        No::NotYourDecision,
        No::WrongPhase,
        No::GoodsRequired,
        No::NotInHand,
        No::TooLow,
        No::NotOpen,
        No::WrongCount,
    ];
    fn code(self) -> &'static str {
        [
            "GameOver",
            "NotYourDecision",
            "WrongPhase",
            "GoodsRequired",
            "NotInHand",
            "TooLow",
            "NotOpen",
            "WrongCount",
        ][self as usize]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(kind, white) => {
                write!(f, "bid {}{}", WORDS[*kind], if *white { " white" } else { "" })
            }
            Action::Pass => f.write_str("pass"),
            Action::Take(cards) => write!(f, "take {}", cards.in_words(&WORDS)),
            Action::Vote(end) => f.write_str(if *end { "vote end" } else { "vote on" }),
            Action::Hand(cards) => write!(f, "hand {}", cards.in_words(&WORDS)),
            Action::Open(cards) => write!(f, "open {}", cards.in_words(&WORDS)),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let cards = |word| Bag::from_words(word, &WORDS).ok_or(format!("`{word}` are no cards"));
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["bid", card] => Ok(Action::Bid(kind(card)?, false)),
            ["bid", card, "white"] => Ok(Action::Bid(kind(card)?, true)),
            ["pass"] => Ok(Action::Pass),
            ["take", word] => cards(word).map(Action::Take),
            ["vote", "end"] => Ok(Action::Vote(true)),
            ["vote", "on"] => Ok(Action::Vote(false)),
            ["hand", word] => cards(word).map(Action::Hand),
            ["open", word] => cards(word).map(Action::Open),
            _ => Err(format!("`{text}` is no action")),
        }
    }
}

fn kind(word: &str) -> Result<usize, String> {
    WORDS.iter().position(|w| *w == word).ok_or(format!("`{word}` is no card"))
}

/// A slot with a value. An action of taking has a pick for each card that is in, and none for the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Card(usize),
    /// Whether a white card is added; by default none is.
    White(bool),
    Pass,
    /// The first or the second open card of a kind, so that two equal ones are two elements of the set.
    Take(usize, u8),
    Vote(bool),
    /// An entry of chance; nobody picks it.
    Luck,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Slot {
    Kind,
    White,
    Take,
}

impl Slots for Action {
    type Slot = Slot;
    type Pick = Pick;

    fn picks(&self) -> Picks<Pick> {
        let nth =
            |(kind, count): (usize, &u8)| (0..*count).map(move |n| Pick::Take(kind, n)).collect::<Vec<_>>();
        match self {
            Action::Bid(kind, white) => [Pick::Card(*kind), Pick::White(*white)].into_iter().collect(),
            Action::Pass => [Pick::Pass].into_iter().collect(),
            // No more than two are legal; a typed action may name more.
            Action::Take(cards) => cards.0.iter().enumerate().flat_map(nth).take(TAKEN as usize).collect(),
            Action::Vote(end) => [Pick::Vote(*end)].into_iter().collect(),
            Action::Hand(_) | Action::Open(_) => [Pick::Luck].into_iter().collect(),
        }
    }

    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::White(_) => Slot::White,
            Pick::Take(..) => Slot::Take,
            Pick::Card(_) | Pick::Pass | Pick::Vote(_) | Pick::Luck => Slot::Kind,
        }
    }

    fn is_multi(slot: Slot) -> bool {
        slot == Slot::Take
    }

    fn is_default(pick: Pick) -> bool {
        pick == Pick::White(false)
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Card(kind) => write!(f, "card:{}", WORDS[*kind]),
            Pick::White(with) => f.write_str(if *with { "white:with" } else { "white:none" }),
            Pick::Pass => f.write_str("pass"),
            Pick::Take(kind, nth) => write!(f, "take:{}:{nth}", WORDS[*kind]),
            Pick::Vote(end) => f.write_str(if *end { "vote:end" } else { "vote:on" }),
            Pick::Luck => f.write_str("luck"),
        }
    }
}

impl FromStr for Pick {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.split(':').collect::<Vec<_>>()[..] {
            ["card", word] => Ok(Pick::Card(kind(word)?)),
            ["white", "with"] => Ok(Pick::White(true)),
            ["white", "none"] => Ok(Pick::White(false)),
            ["pass"] => Ok(Pick::Pass),
            ["take", word, "0"] => Ok(Pick::Take(kind(word)?, 0)),
            ["take", word, "1"] => Ok(Pick::Take(kind(word)?, 1)),
            ["vote", "end"] => Ok(Pick::Vote(true)),
            ["vote", "on"] => Ok(Pick::Vote(false)),
            ["luck"] => Ok(Pick::Luck),
            _ => Err(format!("`{text}` is no pick")),
        }
    }
}

fn worth(cards: &Cards) -> u8 {
    cards.0.iter().zip(WORTH).map(|(n, worth)| n * worth).sum()
}

/// The cards of a bid.
fn bid(kind: usize, white: bool) -> Cards {
    let mut cards = Bag::of(kind, 1);
    cards.put(&Bag::of(WHITE, u8::from(white)));
    cards
}

impl Public {
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// Returns whether a seat that lays this has laid more than everybody else.
    fn highest(&self, seat: Seat, cards: &Cards) -> bool {
        let others = self.all().filter(|s| *s != seat).map(|s| worth(&self.laid[s])).max();
        Some(worth(&self.laid[seat]) + worth(cards)) > others
    }

    /// The next seat of the round that has not passed, with the number of such seats.
    fn next_in(&self, seat: Seat) -> (Seat, usize) {
        let mut left = seat.next(self.seats).round(self.seats).filter(|s| !self.passed[*s]);
        let next = left.next().unwrap_or(seat);
        (next, 1 + left.count())
    }

    /// Clears the stage; more cards are laid open, or the game is over.
    fn next_round(&mut self, deck: &Cards) {
        let laid: Vec<Cards> = self.all().map(|s| self.laid[s]).collect();
        laid.iter().for_each(|cards| self.discard.put(cards));
        (self.laid, self.passed, self.votes) = (BySeat::default(), BySeat::default(), (0, 0));
        self.phase = if deck.total() >= OPEN - self.open.total() { Phase::Open } else { Phase::Over };
    }
}

impl Bazaar {
    /// Everything that is neither public nor in a hand.
    fn deck(&self) -> Cards {
        let mut deck = STOCK;
        let public = [self.public.open, self.public.discard];
        let held = self.public.laid.0.iter().chain(&self.hands.0);
        public.iter().chain(held).for_each(|cards| deck.take(cards));
        deck
    }

    /// The number of cards of the chance event that is due.
    fn due(&self) -> u32 {
        match self.public.phase {
            Phase::Hand(_) => HAND,
            Phase::Open => OPEN - self.public.open.total(),
            _ => 0,
        }
    }

    fn voted(&mut self, seat: Seat, end: bool) {
        let (cast, yes) = self.public.votes;
        self.public.votes = (cast + 1, yes + usize::from(end));
        if cast + 1 < self.public.seats {
            self.public.phase = Phase::Vote(seat.next(self.public.seats));
        } else if 2 * self.public.votes.1 > self.public.seats {
            self.public.phase = Phase::Over;
        } else {
            self.public.next_round(&self.deck());
        }
    }

    fn take(&mut self, seat: Seat, cards: &Cards) {
        self.public.open.take(cards);
        self.hands[seat].put(cards);
        self.public.seen[seat].put(cards);
        self.public.points[seat] += worth(cards);
        (self.public.winner, self.public.phase) = (seat, Phase::Vote(seat));
    }
}

impl Game for Bazaar {
    const INFO: &'static Info =
        &Info { id: "bazaar", min_seats: 2, max_seats: 3, minutes: 5, secrets: true, signs: &[] };
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = No;
    type View = View;
    type Term = ();

    fn start(_: &Options, seats: usize) -> Self {
        let public = Public {
            seats,
            phase: Phase::Hand(Seat::new(0)),
            winner: Seat::new(seats - 1),
            open: Bag::default(),
            discard: Bag::default(),
            laid: BySeat::default(),
            passed: BySeat::default(),
            points: BySeat::default(),
            seen: BySeat::default(),
            votes: (0, 0),
        };
        Self { public, hands: BySeat::default() }
    }

    fn seats(&self) -> usize {
        self.public.seats
    }

    fn turn(&self) -> Turn {
        match self.public.phase {
            Phase::Hand(_) | Phase::Open => Turn::Chance,
            Phase::Bid(seat) | Phase::Take(seat) | Phase::Vote(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// A vote interrupts the turn of the winner.
    fn turn_of(&self) -> Option<Seat> {
        match self.public.phase {
            Phase::Bid(seat) | Phase::Take(seat) => Some(seat),
            Phase::Vote(_) => Some(self.public.winner),
            _ => None,
        }
    }

    fn phase(&self) -> &'static str {
        match self.public.phase {
            Phase::Hand(_) => "hand",
            Phase::Open => "open",
            Phase::Bid(_) => "bid",
            Phase::Take(_) => "take",
            Phase::Vote(_) => "vote",
            Phase::Over => "over",
        }
    }

    fn legal_into(&self, into: &mut Vec<Action>) {
        let Turn::Seat(seat) = self.turn() else { return };
        let bids = (0..WHITE).flat_map(|kind| [Action::Bid(kind, false), Action::Bid(kind, true)]);
        let two = |a: usize| {
            (a..4).map(move |b| {
                let mut cards: Cards = Bag::of(a, 1);
                cards.put(&Bag::of(b, 1));
                Action::Take(cards)
            })
        };
        let all = bids.chain([Action::Pass]).chain((0..4).flat_map(two));
        let all = all.chain([Action::Vote(false), Action::Vote(true)]);
        into.extend(all.filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), No> {
        match self.turn() {
            Turn::Over => return Err(No::GameOver),
            turn if turn != Turn::Seat(seat) => return Err(No::NotYourDecision),
            _ => {}
        }
        match (*action, self.public.phase) {
            (Action::Bid(WHITE, _), Phase::Bid(_)) => Err(No::GoodsRequired),
            (Action::Bid(kind, white), Phase::Bid(_)) => {
                let cards = bid(kind, white);
                match (self.hands[seat].holds(&cards), self.public.highest(seat, &cards)) {
                    (false, _) => Err(No::NotInHand),
                    (_, false) => Err(No::TooLow),
                    _ => Ok(()),
                }
            }
            (Action::Take(cards), Phase::Take(_)) if !self.public.open.holds(&cards) => Err(No::NotOpen),
            (Action::Take(cards), Phase::Take(_)) if cards.total() != TAKEN => Err(No::WrongCount),
            (Action::Pass, Phase::Bid(_)) | (Action::Take(_), Phase::Take(_)) => Ok(()),
            (Action::Vote(_), Phase::Vote(_)) => Ok(()),
            _ => Err(No::WrongPhase),
        }
    }

    fn is_possible(&self, result: &Action) -> bool {
        let is_possible = |cards: &Cards| cards.total() == self.due() && self.deck().holds(cards);
        match (result, self.public.phase) {
            (Action::Hand(cards), Phase::Hand(_)) | (Action::Open(cards), Phase::Open) => is_possible(cards),
            _ => false,
        }
    }

    fn roll(&self, dice: &mut Dice) -> Action {
        let cards = self.deck().draw(self.due(), dice);
        if self.public.phase == Phase::Open { Action::Open(cards) } else { Action::Hand(cards) }
    }

    fn apply(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        match (*action, self.public.phase) {
            (Action::Hand(cards), Phase::Hand(seat)) => {
                self.hands[seat] = cards;
                let last = seat.index() + 1 == self.public.seats;
                self.public.phase =
                    if last { Phase::Open } else { Phase::Hand(seat.next(self.public.seats)) };
                sink.emit(|| Event::Drew(seat, cards.total(), Some(cards)));
            }
            (Action::Open(cards), _) => {
                self.public.open.put(&cards);
                self.public.phase = Phase::Bid(self.public.winner.next(self.public.seats));
                sink.emit(|| Event::Opened(cards));
            }
            (Action::Bid(kind, white), Phase::Bid(seat)) => {
                let cards = bid(kind, white);
                self.hands[seat].take(&cards);
                self.public.seen[seat].take_known(&cards); // what was seen goes first: less than it cannot be left
                self.public.laid[seat].put(&cards);
                self.public.phase = Phase::Bid(self.public.next_in(seat).0);
                sink.emit(|| Event::Bid(seat, kind, white));
            }
            (Action::Pass, Phase::Bid(seat)) => {
                self.public.passed[seat] = true;
                let (next, left) = self.public.next_in(seat);
                self.public.phase = if left == 1 { Phase::Take(next) } else { Phase::Bid(next) };
                sink.emit(|| Event::Passed(seat));
            }
            (Action::Take(cards), Phase::Take(seat)) => {
                self.take(seat, &cards);
                sink.emit(|| Event::Took(seat, cards));
            }
            (Action::Vote(end), Phase::Vote(seat)) => {
                self.voted(seat, end);
                sink.emit(|| Event::Voted(seat, end));
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view =
            View { public: Rc::new(self.public), viewer, hands: BySeat::default(), sizes: BySeat::default() };
        for seat in self.public.all() {
            view.sizes[seat] = self.hands[seat].total();
            let sees = viewer == Viewer::All || viewer == Viewer::Seat(seat);
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

    /// A hand that is dealt does not say whose it is, so that nobody but the reader of a finished game may read it.
    fn redact_action(_: Actor, action: &Action, viewer: Viewer) -> Option<Action> {
        (viewer == Viewer::All || !matches!(action, Action::Hand(_))).then_some(*action)
    }

    /// Hidden hands contain the cards everybody has seen, and otherwise arbitrary possible cards.
    fn determinize(view: &View, dice: &mut Dice) -> Self {
        let public = *view.public;
        let mut game = Self { public, hands: BySeat::default() };
        for seat in public.all() {
            game.hands[seat] = view.hands[seat].unwrap_or(public.seen[seat]);
        }
        for seat in public.all() {
            let rest = game.deck().draw(view.sizes[seat] - game.hands[seat].total(), dice);
            game.hands[seat].put(&rest);
        }
        game
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer
    }

    fn preview_state(view: &View, action: &Action) -> Self {
        let mut game = Self::determinize(view, &mut Dice::new(0));
        if let (Action::Bid(kind, white), Turn::Seat(seat)) = (*action, game.turn()) {
            let mut cards: Cards = Bag::of(kind, 1);
            cards.put(&Bag::of(WHITE, white.into()));
            game.hands[seat] = view.hands[seat].unwrap_or_else(|| Bag::stand_in(&cards, view.sizes[seat]));
        }
        game
    }

    fn standing(&self) -> Standing<()> {
        let values: Vec<i32> = self.public.all().map(|s| self.public.points[s].into()).collect();
        let ranks = values.iter().map(|v| 1 + values.iter().filter(|o| *o > v).count() as u8).collect();
        Standing { ranks, rows: vec![Row { term: (), values }] }
    }

    fn json(&self) -> Value {
        let words =
            |cards: PerSeat<Cards>| self.public.all().map(|s| cards[s].in_words(&WORDS)).collect::<Vec<_>>();
        json!({
            "phase": self.phase(),
            "hand": words(self.hands),
            "seen": words(self.public.seen),
            "laid": words(self.public.laid),
            "points": self.public.all().map(|s| self.public.points[s]).collect::<Vec<_>>(),
            "open": self.public.open.in_words(&WORDS),
        })
    }

    /// `bid 0`, then the common cards, then a line a seat: hand, seen cards of it, played, points, in or out.
    fn write_position(&self) -> String {
        let public = &self.public;
        let who = match public.phase {
            Phase::Hand(seat) | Phase::Bid(seat) | Phase::Take(seat) | Phase::Vote(seat) => seat.to_string(),
            Phase::Open | Phase::Over => "-".into(),
        };
        let cards = |cards: &Cards| cards.in_words(&WORDS);
        let (cast, yes) = public.votes;
        let mut text = format!("{} {who} winner {} votes {cast} {yes}\n", self.phase(), public.winner);
        text += &format!("open {} discard {}\n", cards(&public.open), cards(&public.discard));
        for s in public.all() {
            let (hand, seen, laid) = (cards(&self.hands[s]), cards(&public.seen[s]), cards(&public.laid[s]));
            let stand = if public.passed[s] { "out" } else { "in" };
            text += &format!("{hand} {seen} {laid} {} {stand}\n", public.points[s]);
        }
        text
    }

    fn read_position(options: &Options, seats: usize, text: &str) -> Result<Self, PositionError> {
        let mut game = Self::start(options, seats);
        let public = &mut game.public;
        for (i, line) in text.lines().enumerate() {
            let error = |reason: &str| PositionError { line: i + 1, column: 1, reason: reason.into() };
            let cards = |word: &str| Bag::from_words(word, &WORDS).ok_or(error("these are no cards"));
            let number = |word: &str| word.parse::<u8>().map_err(|_| error("no number"));
            let seat = |word: &str| match word.parse().ok().filter(|n| *n < seats) {
                Some(n) => Ok(Seat::new(n)),
                None => Err(error("no such seat")),
            };
            match (i, &line.split_whitespace().collect::<Vec<_>>()[..]) {
                (0, [phase, who, "winner", winner, "votes", cast, yes]) => {
                    public.phase = match *phase {
                        "hand" => Phase::Hand(seat(who)?),
                        "open" => Phase::Open,
                        "bid" => Phase::Bid(seat(who)?),
                        "take" => Phase::Take(seat(who)?),
                        "vote" => Phase::Vote(seat(who)?),
                        "over" => Phase::Over,
                        _ => return Err(error("no such phase")),
                    };
                    public.winner = seat(winner)?;
                    public.votes = (number(cast)?.into(), number(yes)?.into());
                }
                (1, ["open", open, "discard", discard]) => {
                    (public.open, public.discard) = (cards(open)?, cards(discard)?);
                }
                (2.., [hand, seen, laid, points, stand]) if i - 2 < seats => {
                    let s = Seat::new(i - 2);
                    game.hands[s] = cards(hand)?;
                    (public.seen[s], public.laid[s]) = (cards(seen)?, cards(laid)?);
                    (public.points[s], public.passed[s]) = (number(points)?, *stand == "out");
                }
                _ => return Err(error("this line says nothing")),
            }
        }
        Ok(game)
    }
}

/// Hands are laid open to nobody.
fn never(_options: &str, _over: bool) -> bool {
    false
}

const CONFIG: LawConfig = LawConfig {
    verbs: &["bid silk", "pass", "take silk+salt", "vote end", "hand silk+salt", "open silk+salt"],
    closed: &["hand"],
    secrets: &[Secret { key: "hand", owned: true, open: never }],
    derived: &[],
    shown: &[],
};

#[test]
fn bazaar_obeys_every_law() {
    crate::laws::all::<Bazaar>(40, 300, &CONFIG);
}

/// A game in which the first seat bids, with these lines of the seats: hand, seen, laid, points, in or out.
fn position(first: &str, seats: [&str; 2]) -> Bazaar {
    let text = format!("{first} winner 1 votes 0 0\nopen 2silk+salt+white discard 0\n{}\n", seats.join("\n"));
    Bazaar::read_position(&Options, 2, &text).unwrap()
}

fn picked(game: &Bazaar, picks: &[Pick]) -> Selection<Action> {
    picks.iter().fold(Selection::new(game.legal()), |s, p| s.pick(*p))
}

#[test]
fn a_card_is_ready_without_a_white_one() {
    let game = position("bid 0", ["2silk+white 0 0 0 in", "salt 0 0 0 in"]);
    let card = picked(&game, &[Pick::Card(0)]);
    assert_eq!(card.ready(), Some(&Action::Bid(0, false)));
    assert_eq!(card.pick(Pick::White(true)).ready(), Some(&Action::Bid(0, true)));
    assert_eq!(picked(&game, &[Pick::White(true), Pick::Pass]).ready(), Some(&Action::Pass));
}

#[test]
fn two_of_the_open_cards_are_taken_and_a_third_pushes_out_the_first() {
    let game = position("take 0", ["salt 0 silk 0 in", "salt 0 0 0 out"]);
    let two = picked(&game, &[Pick::Take(1, 0), Pick::Take(0, 0)]);
    assert_eq!(two.ready().map(Action::to_string), Some("take silk+salt".into()));
    assert!(two.available_picks().contains(&Pick::Take(0, 1)), "the second silk may come in for the salt");
    let third = two.pick(Pick::Take(0, 1));
    assert_eq!(third.ready().map(Action::to_string), Some("take 2silk".into()));
    assert_eq!(third.unpick(Pick::Take(0, 0)).taken(), [Pick::Take(0, 1)]);
}

#[test]
fn publicly_seen_cards_of_a_hand_are_never_forgotten() {
    let mut game = position("take 0", ["rice 0 silk 0 in", "2salt 0 0 0 out"]);
    let (anna, petr) = (Seat::new(0), Seat::new(1));
    game.apply(&"take 2silk".parse().unwrap(), &mut NoEvents);
    for seed in 0..50 {
        let imagined = Bazaar::determinize(&game.view(Viewer::Seat(petr)), &mut Dice::new(seed));
        assert!(imagined.hands[anna].holds(&Bag::of(0, 2)) && imagined.hands[anna].total() == 3);
        assert_eq!(imagined.hands[petr], game.hands[petr]);
    }
    for action in ["vote on", "vote on", "open salt+rice", "bid salt"] {
        game.apply(&action.parse().unwrap(), &mut NoEvents);
    }
    assert_eq!(game.public.seen[anna], Bag::of(0, 2));
    game.apply(&"bid silk".parse().unwrap(), &mut NoEvents);
    assert_eq!(game.public.seen[anna], Bag::of(0, 1), "until it is laid");
}
