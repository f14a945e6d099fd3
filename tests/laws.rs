//! Property tests of every game, over all seat counts, option sets and many seeds, and from the moments of its
//! records on. A game's own invariants are beside its records; these tests need only the `Game` trait and a few
//! [`LawConfig`].

#[path = "laws/previews.rs"]
mod previews;
#[path = "laws/secrecy.rs"]
mod secrecy;
#[path = "laws/texts.rs"]
pub mod texts;
#[path = "laws/verbs.rs"]
pub mod verbs;

use std::collections::{BTreeMap, BTreeSet};

use deska::table::options::OptionSheet;
use deska::table::record::{self, Item, Record};
use deska::table::*;

use secrecy::{Beside, Hidden, all_eyes};
use texts::{Lexicon, form, longer, verb};

pub use secrecy::Secret;

/// Input of the laws about a game, from its rule file.
pub struct LawConfig {
    /// One text for every verb of the notation ([`verbs`]).
    pub verbs: &'static [&'static str],
    /// Verbs of entries that some viewers may not read.
    pub closed: &'static [&'static str],
    /// Hidden things, by the keys of the state's JSON.
    pub secrets: &'static [Secret],
    /// Keys that follow from secrets.
    pub derived: &'static [&'static str],
    /// Options that change only the display.
    pub shown: &'static [&'static str],
}

/// Counters over all games.
#[derive(Default)]
struct Tally {
    verbs: BTreeSet<String>,
    hidden: Hidden,
}

/// Plays `seeds` random games for each seat count and option set, checking every law at every entry. No game
/// may last longer than `limit` entries.
pub fn all<G: Game>(seeds: u64, limit: usize, config: &LawConfig) {
    let mut tally = Tally::default();
    for sheet in options::covering::<G::Options>() {
        assert_eq!(options::read::<G::Options>(&options::write(&sheet)), Ok(sheet.clone()));
        let seats = G::INFO.min_seats..=G::INFO.max_seats;
        for seats in seats.filter(|seats| sheet.fits(*seats).is_ok()) {
            for seed in 0..seeds {
                let session = Session::<G>::new(head(sheet.clone(), seats, seed));
                Walk::new(session, config, &mut tally).play_out(limit);
            }
        }
    }
    // Records reach states that random games hardly reach.
    for (name, record) in crate::records::all().iter().filter(|(_, record)| record.game == G::INFO.id) {
        let session = record::begin::<G>(record).unwrap_or_else(|error| panic!("{name}: {error}"));
        Walk::new(session, config, &mut tally).play_record(record);
    }
    let verbs: BTreeSet<String> = config.verbs.iter().map(|text| verb(text).to_string()).collect();
    assert_eq!(tally.verbs, verbs, "what was legal or rolled, and the verbs of the notation");
    tally.hidden.check(config);
    every_option_matters::<G>(config);
}

/// A head with plain names for `seats` seats.
pub fn head<O>(options: O, seats: usize, seed: u64) -> Head<O> {
    let player = |s: usize| Player::person(format!("Seat {s}"), s as u8, s as u8 + 1);
    Head {
        title: String::new(),
        players: (0..seats).map(player).collect(),
        options,
        seed,
        takeback: false,
        hints: None,
    }
}

/// A random action; of a few candidates the one with most events.
pub fn lively<G: Game>(game: &G, candidates: usize, dice: &mut Dice) -> Option<G::Action> {
    let told = |action: &G::Action| {
        let (mut next, mut events) = (game.clone(), Vec::new());
        next.apply(action, &mut events);
        events.len()
    };
    let candidates: Vec<G::Action> = (0..candidates).filter_map(|_| game.random(dice)).collect();
    candidates.into_iter().max_by_key(told)
}

/// Two equal games with one different option diverge sooner or later.
fn every_option_matters<G: Game>(config: &LawConfig) {
    let played =
        G::Options::FIELDS.iter().enumerate().filter(|(_, field)| !config.shown.contains(&field.name));
    for (number, field) in played {
        for value in (0..field.values.len()).filter(|value| *value != field.default) {
            let mut sheet = G::Options::default();
            sheet.set(number, value);
            let word = field.values[value];
            let tables: Vec<usize> =
                (G::INFO.min_seats..=G::INFO.max_seats).rev().filter(|n| sheet.fits(*n).is_ok()).collect();
            let matters = |seats: &usize| (0..200).any(|seed| parts::<G>(&sheet, *seats, seed));
            assert!(tables.iter().any(matters), "{}={word} changes nothing", field.name);
        }
    }
}

/// Returns whether a game with these options differs from the default game with the same seed and decisions.
fn parts<G: Game>(sheet: &G::Options, seats: usize, seed: u64) -> bool {
    let (mut usual, mut other) = (G::start(&G::Options::default(), seats), G::start(sheet, seats));
    let mut dice = Dice::new(seed);
    loop {
        let facts = |game: &G| (game.turn(), game.phase(), game.legal(), game.standing());
        if facts(&usual) != facts(&other) {
            return true;
        }
        let action = match usual.turn() {
            Turn::Over => return false,
            Turn::Chance => usual.roll(&mut dice),
            Turn::Seat(_) => lively(&usual, 4, &mut dice).expect("a decision"),
        };
        if usual.turn() == Turn::Chance && !other.is_possible(&action) {
            return true;
        }
        usual.apply(&action, &mut NoEvents);
        other.apply(&action, &mut NoEvents);
    }
}

struct Walk<'a, G: Game> {
    session: Session<G>,
    dice: Dice,
    config: &'a LawConfig,
    tally: &'a mut Tally,
    /// Every action seen so far in this game with its class; most are illegal later.
    met: BTreeMap<G::Action, String>,
    lexicon: Lexicon,
    /// A parallel game for each viewer.
    beside: Vec<Beside<G>>,
}

/// The number of earlier actions tried at every decision, and of changed texts.
const TRIED: usize = 400;
const CHANGED: usize = 40;
/// With few legal actions more texts are tried, so that a missing one is found.
const FEW: usize = 20;
/// Entries after the end of a record.
const FURTHER: usize = 6;

impl<'a, G: Game> Walk<'a, G> {
    fn new(session: Session<G>, config: &'a LawConfig, tally: &'a mut Tally) -> Self {
        let (start, seats, seed) = (session.game(), session.game().seats(), session.head.seed);
        // Without secrets all viewers are alike.
        let few = if config.secrets.is_empty() { seats - 1 } else { 0 };
        let beside =
            all_eyes(seats).skip(few).map(|viewer| Beside { viewer, truth: start.clone() }).collect();
        let (met, lexicon) = (BTreeMap::new(), Lexicon::default());
        let mut walk = Self { session, dice: Dice::new(seed ^ 77), config, tally, met, lexicon, beside };
        for text in config.verbs {
            let action: G::Action = text.parse().unwrap_or_else(|reason| panic!("{text}: {reason}"));
            walk.meet(&action);
        }
        walk
    }

    /// A new action: its notation is read back, its words are learned.
    fn meet(&mut self, action: &G::Action) {
        if !self.met.contains_key(action) {
            let text = action.to_string();
            assert_eq!(text.parse().as_ref(), Ok(action), "notation of {action:?}");
            self.lexicon.learn(&text);
            self.met.insert(action.clone(), class(&text));
        }
    }

    /// Actions to check: some earlier ones, and changed texts of these and of listed ones.
    fn tried(&mut self, legal: &[G::Action]) -> Vec<G::Action> {
        let step = self.met.len() / TRIED + 1;
        let first = self.dice.below(step as u32) as usize;
        let mut tried: Vec<G::Action> = self.met.keys().skip(first).step_by(step).cloned().collect();
        let changed = if (1..FEW).contains(&legal.len()) { 4 * CHANGED } else { CHANGED };
        for n in 0..changed {
            let pool = if n % 2 == 0 && !legal.is_empty() { legal } else { &tried };
            let text = self.dice.pick(pool).map_or_else(String::new, ToString::to_string);
            let once = self.lexicon.changed(&text, &mut self.dice);
            let text = if n % 4 == 3 { self.lexicon.changed(&once, &mut self.dice) } else { once };
            tried.extend(text.parse());
        }
        tried
    }

    fn play_out(mut self, limit: usize) {
        while self.moment() {
            self.go_on();
            assert!(self.session.len() < limit, "the game does not end within {limit} entries");
        }
        let game = self.session.game();
        let places = game.standing().ranks;
        assert!(places.len() == game.seats() && places.contains(&1));
        for row in game.standing().rows {
            assert_eq!(row.values.len(), game.seats());
        }
        self.record_round_trip();
    }

    /// The entries of a record, then a few more.
    fn play_record(mut self, record: &Record) {
        for line in &record.items {
            match &line.item {
                Item::Roll => self.chance(),
                Item::Entry { actor, action, .. } => {
                    self.moment();
                    match action.parse::<G::Action>() {
                        Ok(action) => self.enter(*actor, &action),
                        Err(reason) => panic!("line {}: {reason}", line.line),
                    }
                }
                _ => {}
            }
        }
        for _ in 0..FURTHER {
            if self.moment() {
                self.go_on();
            }
        }
    }

    /// Checks at every moment. Returns whether the game continues.
    fn moment(&mut self) -> bool {
        self.position_round_trip();
        let game = self.session.game().clone();
        match game.turn() {
            Turn::Seat(seat) => self.decision(&game, seat),
            _ => {
                self.nobody_decides();
                self.secrecy(&[]);
            }
        }
        let turn = (game.turn(), game.turn_of());
        assert!(!matches!(turn, (Turn::Over, Some(_)) | (Turn::Seat(_), None)), "it is whose turn? {turn:?}");
        game.turn() != Turn::Over
    }

    /// The next entry, by chance or at random.
    fn go_on(&mut self) {
        match self.session.game().turn() {
            Turn::Over => {}
            Turn::Chance => self.chance(),
            Turn::Seat(seat) => {
                let (game, candidates) = (self.session.game(), 1 + 2 * self.dice.below(2) as usize);
                match lively(game, candidates, &mut self.dice) {
                    Some(action) => self.enter(Actor::Seat(seat), &action),
                    None => panic!("nothing random in {}", game.phase()),
                }
            }
        }
    }

    /// Checks for chance events and for the end of the game.
    fn nobody_decides(&mut self) {
        let game = self.session.game().clone();
        assert!(
            game.legal().is_empty() && game.random(&mut self.dice).is_none(),
            "{} offers moves",
            game.phase()
        );
        let tried = self.tried(&[]);
        for action in &tried {
            let allowed = Seat::all(game.seats()).find(|seat| game.check(*seat, action).is_ok());
            assert_eq!(allowed, None, "nobody may do {action} in {}", game.phase());
        }
        let possible: Vec<&G::Action> = tried.iter().filter(|action| game.is_possible(action)).collect();
        if let Some(action) = self.dice.pick(&possible) {
            assert_eq!(game.turn(), Turn::Chance, "luck brings {action} in {}", game.phase());
            let mut after = game.clone();
            after.apply(action, &mut NoEvents);
            let text = after.write_position();
            let read = G::read_position(&self.session.head.options, game.seats(), &text);
            assert_eq!(read.as_ref(), Ok(&after), "{action} is possible\n{text}");
        }
    }

    fn chance(&mut self) {
        let game = self.session.game().clone();
        let result = game.roll(&mut Dice::for_entry(self.session.head.seed, self.session.len()));
        self.tally.verbs.insert(verb(&result.to_string()).to_string());
        assert!(game.is_possible(&result));
        let mut rolled = self.session.clone();
        assert!(rolled.roll());
        let logged = rolled.steps().last().map(|s| &s.entry.action);
        assert_eq!(logged, Some(&result), "dice depend on the entry alone");
        self.enter(Actor::Chance, &result);
    }

    fn decision(&mut self, game: &G, seat: Seat) {
        let legal = game.legal();
        assert!(!legal.is_empty(), "{seat} is stuck in {}\n{}", game.phase(), game.write_position());
        assert!(legal.windows(2).all(|w| w[0] < w[1]), "the legal list is sorted and has no twins");
        let others: Vec<Seat> = Seat::all(game.seats()).filter(|s| *s != seat).collect();
        for action in &legal {
            assert_eq!(game.check(seat, action), Ok(()), "{action} is listed");
            assert!(game.check(others[0], action).is_err(), "another seat may do {action}");
            self.meet(action);
        }
        let random = game.random(&mut self.dice);
        assert!(
            random.is_some_and(|action| legal.binary_search(&action).is_ok()),
            "a random action is listed"
        );
        let tried = self.tried(&legal);
        for action in &tried {
            let allowed = game.check(seat, action).is_ok();
            let listed = legal.binary_search(action).is_ok();
            assert!(!listed || allowed, "{action} is listed");
            let said = !allowed || listed || longer(game, &legal, action);
            assert!(said, "{action} is allowed in {} and not listed", game.phase());
            let foreign = others.iter().all(|other| game.check(*other, action).is_err());
            assert!(foreign, "another seat may do {action}");
            assert!(!game.is_possible(action), "luck brings {action} while {seat} decides");
        }
        let chosen = self.one_of_each_class(&legal);
        self.selection(&legal, &chosen);
        Self::previews(game, seat, chosen.iter().map(|at| &legal[*at]));
        let some = tried.len().saturating_sub(CHANGED / 2);
        self.secrecy(&tried[some..]);
    }

    /// Adds an entry with the checks of every entry.
    fn enter(&mut self, actor: Actor, action: &G::Action) {
        let before = self.session.game().clone();
        self.meet(action);
        match actor {
            Actor::Chance => assert!(self.session.push_chance(action.clone()), "{action} is possible"),
            Actor::Seat(seat) => assert_eq!(self.session.play(seat, action.clone()), Ok(()), "{action}"),
        }
        self.events(&before);
        let events = self.session.steps().last().map(|step| step.events.clone()).unwrap_or_default();
        self.readers(actor, action, &events);
        self.follow(actor, action, &events);
        if let Actor::Seat(seat) = actor {
            self.undo(&before, seat);
        }
    }

    /// One action of each class, and a random one.
    fn one_of_each_class(&mut self, legal: &[G::Action]) -> Vec<usize> {
        let classes: BTreeMap<&String, usize> =
            legal.iter().enumerate().map(|(n, a)| (&self.met[a], n)).collect();
        self.tally.verbs.extend(classes.keys().map(|class| verb(class).to_string()));
        let any = self.dice.below(legal.len() as u32) as usize;
        classes.into_values().chain([any]).collect()
    }

    /// Every lit choice leads to an action; every action becomes ready by its picks in any order; an undone pick is
    /// gone and nothing else is; the text of a pick reads back to it.
    fn selection(&mut self, legal: &[G::Action], chosen: &[usize]) {
        let selection = Selection::new(legal.to_vec());
        for at in chosen {
            let (action, mut picks) = (&legal[*at], legal[*at].picks());
            self.shuffle(&mut picks);
            let mut chosen = selection.clone();
            for pick in &picks {
                assert!(chosen.available_picks().contains(pick), "{pick} is not open on the way to {action}");
                let before = chosen;
                chosen = before.pick(*pick);
                assert_eq!(chosen.unpick(*pick).taken(), before.taken(), "{pick} of {action} taken back");
            }
            assert_eq!(chosen.taken(), &picks[..], "a pick of {action} pushes out another");
            assert_eq!(chosen.ready(), Some(action), "chosen by {picks:?}");
        }
        for pick in selection.available_picks() {
            let word = pick.to_string();
            assert!(!word.is_empty() && !word.contains(char::is_whitespace), "`{word}` is not one word");
            assert_eq!(word.parse(), Ok(pick), "{pick:?}");
        }
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.dice.below(last as u32 + 1) as usize);
        }
    }

    fn events(&self, before: &G) {
        let Some(step) = self.session.steps().last() else { return };
        assert!(!step.events.is_empty(), "{} told nothing", step.entry.action);
        assert!(step.events.iter().all(|e| G::redact_event(e, Viewer::All).as_ref() == Some(e)));
        let mut silent = before.clone();
        silent.apply(&step.entry.action, &mut NoEvents);
        assert_eq!(&silent, self.session.game(), "telling changes the game");
    }

    fn undo(&mut self, before: &G, seat: Seat) {
        let is_binding =
            self.session.steps().last().is_some_and(|step| G::is_irrevocable(&step.entry.action));
        if is_binding {
            assert_eq!(self.session.undo_lock(seat), Some(Lock::Irrevocable));
            assert!(!self.session.undo(seat), "what stands is not undone");
            return;
        }
        let after = self.session.game().clone();
        assert!(self.session.undo(seat));
        assert_eq!(self.session.game(), before, "undo");
        assert!(self.session.redo());
        assert_eq!(self.session.game(), &after, "redo");
    }

    fn position_round_trip(&self) {
        let game = self.session.game();
        let text = game.write_position();
        match G::read_position(&self.session.head.options, game.seats(), &text) {
            Ok(read) => assert_eq!(&read, game, "{text}"),
            Err(error) => panic!("line {}, column {}: {}\n{text}", error.line, error.column, error.reason),
        }
    }

    fn record_round_trip(&self) {
        let text = record::write(&self.session);
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let played = record::play::<G>(&record).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(played.broken, None);
        assert_eq!(played.session.game(), self.session.game());
        assert_eq!(record::write(&played.session), text);
        let half = self.session.len() / 2;
        assert_eq!(played.session.until(half).game(), &self.session.at(half));
    }
}

/// The verb of an action and the form of its arguments: `king a0` for every cell, `king a` for `king off`.
fn class(text: &str) -> String {
    let rest = text.split_whitespace().skip(1).map(form);
    [verb(text).to_string()].into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}
