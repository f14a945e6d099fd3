//! Laws every game obeys, over all seat counts and option sets and many seeds. A game's own invariants are
//! beside its records; what is here needs to know nothing but the `Game` trait.

use std::collections::BTreeSet;

use deska::table::options::Sheet;
use deska::table::record::{self, Record};
use deska::table::*;

/// Plays `seeds` random games for each seat count and option set, checking every law at every entry. No game
/// may last longer than `limit` entries.
pub fn all<G: Game>(seeds: u64, limit: usize) {
    for sheet in options::covering::<G::Options>() {
        assert_eq!(options::read::<G::Options>(&options::write(&sheet)), Ok(sheet.clone()));
        let seats = G::INFO.min_seats..=G::INFO.max_seats;
        for seats in seats.filter(|seats| sheet.fits(*seats).is_ok()) {
            for seed in 0..seeds {
                Walk::<G>::new(sheet.clone(), seats, seed).play_out(limit);
            }
        }
    }
}

/// A head with plain names for `seats` seats.
pub fn head<O>(options: O, seats: usize, seed: u64) -> Head<O> {
    let player = |s: usize| Player { name: format!("Seat {s}"), sign: s as u8, colour: s as u8 + 1 };
    Head { title: String::new(), players: (0..seats).map(player).collect(), options, seed, takeback: false }
}

struct Walk<G: Game> {
    session: Session<G>,
    dice: Dice,
    /// Actions met so far in this game: most of them are illegal at any later moment.
    met: Vec<G::Action>,
}

impl<G: Game> Walk<G> {
    fn new(options: G::Options, seats: usize, seed: u64) -> Self {
        Self {
            session: Session::new(head(options, seats, seed)),
            dice: Dice::new(seed ^ 77),
            met: Vec::new(),
        }
    }

    fn play_out(mut self, limit: usize) {
        loop {
            self.position_round_trip();
            match self.session.game().turn() {
                Turn::Over => break,
                Turn::Chance => self.chance(),
                Turn::Seat(seat) => self.decision(seat),
            }
            assert!(self.session.len() < limit, "the game does not end within {limit} entries");
        }
        let game = self.session.game();
        assert!(
            game.legal().is_empty() && game.random(&mut self.dice).is_none(),
            "a finished game offers moves"
        );
        let places = game.standing().places;
        assert!(places.len() == game.seats() && places.contains(&1));
        for row in game.standing().rows {
            assert_eq!(row.values.len(), game.seats());
        }
        self.record_round_trip();
    }

    fn chance(&mut self) {
        let game = self.session.game().clone();
        assert!(game.legal().is_empty() && game.random(&mut self.dice).is_none());
        let result = game.roll(&mut Dice::for_entry(self.session.head.seed, self.session.len()));
        self.notation(&result);
        assert!(game.possible(&result));
        assert!(
            self.met.iter().filter(|a| game.possible(a)).all(|a| a.to_string().parse().as_ref() == Ok(a))
        );
        assert!(self.session.roll());
        assert_eq!(
            self.session.steps().last().map(|s| &s.entry.action),
            Some(&result),
            "dice depend on the entry alone"
        );
        self.events(&game);
    }

    fn decision(&mut self, seat: Seat) {
        let game = self.session.game().clone();
        let legal = game.legal();
        assert!(!legal.is_empty(), "{seat} is stuck in {}\n{}", game.phase(), game.write_position());
        assert!(legal.windows(2).all(|w| w[0] < w[1]), "the legal list is sorted and has no twins");
        let others: Vec<Seat> = Seat::all(game.seats()).filter(|s| *s != seat).collect();
        for action in &legal {
            assert_eq!(game.check(seat, action), Ok(()), "{action} is listed");
            self.notation(action);
            assert!(game.check(others[0], action).is_err(), "another seat may do {action}");
        }
        let listed: BTreeSet<&G::Action> = legal.iter().collect();
        for action in self.met.iter().rev().take(60) {
            assert_eq!(
                game.check(seat, action).is_ok(),
                listed.contains(action),
                "{action} in {}",
                game.phase()
            );
        }
        Self::list_for_minds(&game, &legal);
        self.selection(&legal);
        self.secrecy(&game, seat, &legal);
        let Some(action) = game.random(&mut self.dice) else { panic!("nothing random in {}", game.phase()) };
        assert!(listed.contains(&action), "{action} is not legal");
        assert!(self.session.play(seat, action.clone()).is_ok());
        self.events(&game);
        self.undo(&game, seat);
        let at = self.dice.below(legal.len() as u32) as usize;
        self.met.extend([action, legal[at].clone()]);
    }

    /// Minds are given the same actions as people.
    fn list_for_minds(game: &G, legal: &[G::Action]) {
        let mut list = Vec::new();
        game.legal_into(&mut list);
        list.sort_unstable();
        assert_eq!(list, legal);
    }

    fn notation(&self, action: &G::Action) {
        assert_eq!(action.to_string().parse().as_ref(), Ok(action), "notation of {action:?}");
    }

    /// What lights up leads somewhere, and every action can be reached by its own picks in any order.
    fn selection(&mut self, legal: &[G::Action]) {
        let selection = Selection::new(legal.to_vec());
        let action = &legal[self.dice.below(legal.len() as u32) as usize];
        let mut picks = action.picks();
        for turned in [false, true] {
            if turned {
                picks.reverse();
            }
            let chosen = picks.iter().fold(selection.clone(), |s, p| {
                assert!(s.open().contains(p), "{p:?} is not open on the way to {action}");
                s.pick(*p)
            });
            assert!(chosen.candidates().any(|a| a == action));
        }
    }

    /// Neither the view nor the legal list nor what is heard depends on what the seat cannot know.
    fn secrecy(&mut self, game: &G, seat: Seat, legal: &[G::Action]) {
        for eyes in Seat::all(game.seats()).map(Eyes::Seat).chain([Eyes::Public, Eyes::Open]) {
            let view = game.view(eyes);
            let other = G::imagine(&view, &mut self.dice);
            assert_eq!(other.view(eyes), view, "imagined through {eyes:?}");
            assert_eq!(other.turn(), game.turn());
            if eyes == Eyes::Seat(seat) {
                assert_eq!(other.legal(), legal, "the legal list leaks a secret");
            }
            let action = &legal[self.dice.below(legal.len() as u32) as usize];
            if other.check(seat, action).is_ok() {
                let hear = |mut game: G| {
                    let mut events = Vec::new();
                    game.apply(action, &mut events);
                    events.iter().filter_map(|e| G::heard(e, eyes)).collect::<Vec<_>>()
                };
                assert_eq!(hear(other), hear(game.clone()), "what {eyes:?} hears of {action} leaks a secret");
            }
        }
    }

    fn events(&self, before: &G) {
        let Some(step) = self.session.steps().last() else { return };
        assert!(!step.events.is_empty(), "{} told nothing", step.entry.action);
        assert!(step.events.iter().all(|e| G::heard(e, Eyes::Open).as_ref() == Some(e)));
        let mut silent = before.clone();
        silent.apply(&step.entry.action, &mut Silent);
        assert_eq!(&silent, self.session.game(), "telling changes the game");
    }

    fn undo(&mut self, before: &G, seat: Seat) {
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
            Err(flaw) => panic!("line {}, column {}: {}\n{text}", flaw.line, flaw.column, flaw.reason),
        }
    }

    fn record_round_trip(&self) {
        let text = record::write(&self.session);
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        let played = record::play::<G>(&record).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(played.broken, None);
        assert_eq!(played.session.game(), self.session.game());
        assert_eq!(record::write(&played.session), text);
        let half = self.session.len() / 2;
        assert_eq!(played.session.until(half).game(), &self.session.at(half));
    }
}
