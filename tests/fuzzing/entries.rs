//! Arbitrary sequences of entries in every game: each is legal exactly if it is listed, and the result is valid.
//! Never a panic. The fuzz target `entries` runs this, and so do the native tests.

use std::collections::BTreeSet;
use std::fmt::Display;

use deska::games::GameId;
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::Java;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::{BOARD, Tigris, Tiles};
use deska::table::options::OptionSheet;
use deska::table::{Dice, Game, NoEvents, Seat, Turn, Viewer};
use deska::with_game;

use super::texts::{Lexicon, longer, verb};
use super::verbs;

/// Needs of fuzzing besides the rules of a game.
pub trait Fuzzed: Game {
    /// One text for every verb of the notation.
    const VERBS: &'static [&'static str];

    /// Panics where an invariant of the rule file does not hold. Called after every entry with the moment the game
    /// began at; reading the position back (`read_position`) already checks what every position of the game must obey.
    fn validate(&self, _start: &Self) {}
}

impl Fuzzed for Tigris {
    const VERBS: &'static [&'static str] = verbs::TIGRIS;

    /// Rules: tigris 13. A position may hold fewer tiles or treasures than the box; none is lost or made from there on.
    fn validate(&self, start: &Self) {
        let public = &self.public;
        assert_eq!(all_tiles(self), all_tiles(start), "tiles are lost or made");
        assert_eq!(all_treasures(self), all_treasures(start), "treasures are lost or made");
        assert!(((public.occupied() | public.catastrophes) - BOARD).is_empty());
        assert!(
            (public.leader_cells() - public.temples().neighbours()).is_empty(),
            "a leader without a temple"
        );
    }
}

fn all_tiles(game: &Tigris) -> Tiles {
    let view = game.view(Viewer::All);
    let mut tiles = game.public.tiles_on_board();
    view.hands.0.iter().flatten().chain(&view.bag).chain(&view.discards).for_each(|more| tiles.put(more));
    tiles
}

fn all_treasures(game: &Tigris) -> u32 {
    let held: u32 = game.view(Viewer::All).treasures.0.iter().flatten().map(|n| u32::from(*n)).sum();
    game.public.treasures.count() + held
}

impl Fuzzed for Carcassonne {
    const VERBS: &'static [&'static str] = verbs::CARCASSONNE;
}

impl Fuzzed for TajMahal {
    const VERBS: &'static [&'static str] = verbs::TAJ_MAHAL;
}

impl Fuzzed for Java {
    const VERBS: &'static [&'static str] = verbs::JAVA;
}

impl Fuzzed for Elementaris {
    const VERBS: &'static [&'static str] = verbs::ELEMENTARIS;
}

/// Counters, so that a test can check the coverage of the inputs.
#[derive(Default, Debug)]
pub struct Met {
    /// Verbs of the entries that were made.
    pub verbs: BTreeSet<String>,
    /// Actions made up out of texts that the rules allowed.
    pub allowed: usize,
    /// Those that the rules refused.
    pub refused: usize,
    /// Made-up chance results that were possible.
    pub lucky: usize,
    /// Games that ended.
    pub over: usize,
}

/// The target: the first byte chooses the game, the rest its entries.
pub fn run(bytes: &[u8], met: &mut Met) {
    let Some((game, rest)) = bytes.split_first() else { return };
    let id = GameId::ALL[usize::from(*game) % GameId::ALL.len()];
    with_game!(id, G => play::<G>(rest, met));
}

/// Eight bytes choose the table, two the moment of the game, four the seed; then four bytes make an entry.
fn play<G: Fuzzed>(bytes: &[u8], met: &mut Met) {
    let Some((table, rest)) = bytes.split_first_chunk() else { return };
    let Some((ahead, rest)) = rest.split_first_chunk() else { return };
    let Some((options, seats)) = table_of::<G>(u64::from_le_bytes(*table)) else { return };
    let ahead = u16::from_le_bytes(*ahead) % AHEAD;
    from(&G::start(&options, seats), &options, ahead, rest, met);
}

/// Goes on from this moment: some entries at random, then those the bytes make.
pub fn from<G: Fuzzed>(game: &G, options: &G::Options, ahead: u16, bytes: &[u8], met: &mut Met) {
    let Some((seed, rest)) = bytes.split_first_chunk() else { return };
    let dice = Dice::new(u32::from_le_bytes(*seed).into());
    let mut fuzz = Fuzz::new(game.clone(), options.clone(), dice);
    fuzz.go_ahead(ahead);
    for entry in rest.chunks_exact(4) {
        if fuzz.game.turn() == Turn::Over {
            met.over += 1;
            break;
        }
        fuzz.entry([entry[0], entry[1], entry[2], entry[3]], met);
    }
    fuzz.nobody_acts_after_the_end();
}

/// The most random entries before the arbitrary ones.
const AHEAD: u16 = 512;

/// The number in a mixed base: how many seats, then a value for every option. `None` where they do not fit.
fn table_of<G: Game>(mut number: u64) -> Option<(G::Options, usize)> {
    let mut digit = |base: usize| {
        let digit = number % base as u64;
        number /= base as u64;
        digit as usize
    };
    let seats = G::INFO.min_seats + digit(G::INFO.max_seats - G::INFO.min_seats + 1);
    let mut options = G::Options::default();
    for (field, known) in G::Options::FIELDS.iter().enumerate() {
        options.set(field, digit(known.values.len()));
    }
    options.fits(seats).ok().map(|()| (options, seats))
}

struct Fuzz<G: Game> {
    start: G,
    game: G,
    options: G::Options,
    dice: Dice,
    /// Actions of other moments of the game, and one of every verb.
    known: Vec<G::Action>,
    lexicon: Lexicon,
}

impl<G: Fuzzed> Fuzz<G> {
    fn new(game: G, options: G::Options, dice: Dice) -> Self {
        let mut fuzz =
            Self { start: game.clone(), game, options, dice, known: Vec::new(), lexicon: Lexicon::default() };
        for text in G::VERBS {
            match text.parse() {
                Ok(action) => fuzz.learn(&action),
                Err(reason) => panic!("{text}: {reason}"),
            }
        }
        fuzz
    }

    fn learn(&mut self, action: &G::Action) {
        self.lexicon.learn(&action.to_string());
        self.known.push(action.clone());
    }

    /// Plays this many entries at random, or fewer in a shorter game.
    fn go_ahead(&mut self, entries: u16) {
        let mut ahead = u32::from(entries);
        let dice = self.dice.clone();
        let mut done = 0;
        while done < ahead {
            let action = match self.game.turn() {
                Turn::Seat(_) => self.game.random(&mut self.dice),
                Turn::Chance => Some(self.game.roll(&mut self.dice)),
                Turn::Over => None,
            };
            if let Some(action) = action {
                self.game.apply(&action, &mut NoEvents);
                done += 1;
            } else {
                ahead = self.dice.below(done);
                (self.game, self.dice, done) = (self.start.clone(), dice.clone(), 0);
            }
        }
    }

    /// Luck as it comes, an action of the legal list, or an action made up.
    fn entry(&mut self, bytes: [u8; 4], met: &mut Met) {
        let legal = self.game.legal();
        let [kind, a, b, c] = bytes;
        let made_up = self.made_up(&legal, bytes);
        let action = match self.game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                assert!(legal.is_empty(), "{} offers moves", self.game.phase());
                let lucky = made_up.filter(|result| self.game.is_possible(result));
                met.lucky += usize::from(lucky.is_some());
                let result = lucky.unwrap_or_else(|| self.game.roll(&mut self.dice));
                assert!(self.game.is_possible(&result), "{result}");
                result
            }
            Turn::Seat(seat) => {
                assert!(!legal.is_empty(), "{seat} is stuck in {}", self.game.phase());
                assert!(legal.is_sorted_by(|a, b| a < b), "sorted, no twins");
                let allowed = made_up.filter(|action| self.check_action(&legal, action, met));
                let list = if kind & 64 > 0 { of_a_verb(&legal, c.into()) } else { &legal };
                let listed = &list[(usize::from(a) << 8 | usize::from(b)) % list.len()];
                assert_eq!(self.game.check(seat, listed), Ok(()), "{listed}");
                self.learn_from(&legal);
                allowed.filter(|_| kind < 128).unwrap_or_else(|| listed.clone())
            }
        };
        met.verbs.insert(verb(&action.to_string()).to_string());
        self.apply(&action);
    }

    /// Returns whether the action is allowed: exactly where it is listed, and to nobody but the seat in turn.
    fn check_action(&self, legal: &[G::Action], action: &G::Action, met: &mut Met) -> bool {
        let game = &self.game;
        let Turn::Seat(seat) = game.turn() else { return false };
        let checked = game.check(seat, action);
        let allowed = checked.is_ok();
        let listed = legal.binary_search(action).is_ok();
        assert!(allowed || !listed, "{action} is listed in {} and refused", game.phase());
        assert!(!allowed || listed || longer(game, legal, action), "{action} is allowed and not listed");
        if let Err(why) = checked {
            game.causes(seat, action, why);
        }
        assert!(game.check(seat.next(game.seats()), action).is_err(), "another seat may do {action}");
        assert!(!game.is_possible(action), "luck brings {action} while {seat} decides");
        *if allowed { &mut met.allowed } else { &mut met.refused } += 1;
        allowed
    }

    /// An action of another moment, or the text of one with a change or two, read back.
    fn made_up(&self, legal: &[G::Action], bytes: [u8; 4]) -> Option<G::Action> {
        let mut dice = Dice::new(u32::from_le_bytes(bytes).into());
        let kind = bytes[0] % 8;
        if kind == 0 {
            return dice.pick(&self.known).cloned();
        }
        let pool = if kind < 4 && !legal.is_empty() { legal } else { &self.known };
        for _ in 0..TRIES {
            let text = dice.pick(pool)?.to_string();
            let once = self.lexicon.changed(&text, &mut dice);
            let text = if kind.is_multiple_of(2) { self.lexicon.changed(&once, &mut dice) } else { once };
            if let Ok(action) = text.parse::<G::Action>() {
                assert_eq!(action.to_string().parse().as_ref(), Ok(&action), "notation of {text}");
                return Some(action);
            }
        }
        None
    }

    /// A few actions of each list are remembered, for other moments.
    fn learn_from(&mut self, legal: &[G::Action]) {
        for _ in 0..LEARNED {
            if let Some(action) = self.dice.pick(legal) {
                self.learn(action);
            }
        }
    }

    /// With or without an event sink the result is the same; there are events; the position reads back.
    fn apply(&mut self, action: &G::Action) {
        let (mut told, mut events) = (self.game.clone(), Vec::new());
        told.apply(action, &mut events);
        self.game.apply(action, &mut NoEvents);
        assert_eq!(told, self.game, "telling of {action} changes the game");
        assert!(!events.is_empty(), "{action} tells nothing");
        self.game.validate(&self.start);
        let text = self.game.write_position();
        let read = G::read_position(&self.options, self.game.seats(), &text);
        assert_eq!(read.as_ref(), Ok(&self.game), "after {action}\n{text}");
    }

    fn nobody_acts_after_the_end(&self) {
        if self.game.turn() == Turn::Over {
            assert!(self.game.legal().is_empty());
            for action in &self.known {
                let mut seats = Seat::all(self.game.seats());
                let refused = seats.all(|seat| self.game.check(seat, action).is_err());
                assert!(refused && !self.game.is_possible(action), "{action} after the end");
            }
        }
    }
}

/// The actions with one of the verbs, so that rare ones occur too. They are together in the list,
/// which is sorted.
fn of_a_verb<A: Display>(legal: &[A], number: usize) -> &[A] {
    let (mut groups, mut rest) = (Vec::new(), legal);
    while let Some(first) = rest.first().map(ToString::to_string) {
        let same = rest.partition_point(|action| verb(&action.to_string()) == verb(&first));
        let (group, others) = rest.split_at(same.max(1));
        groups.push(group);
        rest = others;
    }
    groups.get(number % groups.len().max(1)).copied().unwrap_or(legal)
}

/// Texts that are tried before an entry goes without an action made up: many aren't an action at all.
const TRIES: usize = 8;

/// Actions remembered of each legal list.
const LEARNED: usize = 3;
