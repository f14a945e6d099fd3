//! Hidden information does not leak by the view, the legal list, a refusal, an event, or an entry of the log.
//!
//! Two kinds of other states are compared with the real one. *Determinizations* come from a view; values that never
//! differ in them are not hidden, so every declared secret must differ now and then. *Parallel games* have other luck
//! and other hidden decisions, but look the same to one viewer from entry to entry; everything that viewer reads must
//! be the same too.

use std::collections::BTreeMap;

use deska::table::*;
use serde_json::Value;

use super::previews;
use super::texts::verb;
use super::{LawConfig, Walk};

/// A key of the state's JSON that not everybody may know.
pub struct Secret {
    pub key: &'static str,
    /// A value for each seat, known to that seat; else one value that nobody knows.
    pub owned: bool,
    /// Whether it is public, by the options of the record and by whether the game is over.
    pub open: fn(&str, bool) -> bool,
}

/// Counters of hidden values: compared with determinizations, and different in them.
#[derive(Default)]
pub struct Hidden {
    /// Moments, and those at which it differed.
    counts: BTreeMap<Place, (u32, u32)>,
    phases: BTreeMap<&'static str, u32>,
    /// Other entries of chance and of seats that a viewer could not distinguish from the real ones.
    pub unnoticed: u32,
}

/// Phase or options, key, viewer, owner.
type Place = (String, &'static str, String, Option<usize>);

/// The number of moments after which a value that never differed counts as given away.
const ENOUGH: u32 = 40;

impl Hidden {
    fn count(
        &mut self,
        group: String,
        key: &'static str,
        viewer: Viewer,
        owner: Option<usize>,
        differs: bool,
    ) {
        let (moments, differed) = self.counts.entry((group, key, format!("{viewer:?}"), owner)).or_default();
        *moments += 1;
        *differed += u32::from(differs);
    }

    /// Returns whether a phase is so rare that all viewers are checked.
    fn is_rare(&self, phase: &str) -> bool {
        self.phases.get(phase).is_none_or(|moments| *moments < 20 * ENOUGH)
    }

    /// Declared secrets differ in some determinization: in every phase, with every option sheet, for every
    /// viewer and owner.
    pub fn check(&self, config: &LawConfig) {
        for ((group, key, viewer, owner), (moments, differed)) in &self.counts {
            assert!(
                *differed > 0 || *moments < ENOUGH,
                "{viewer} know /{key} of {owner:?} in {group}: it is the same in {moments} imagined truths"
            );
        }
        for secret in config.secrets {
            let differed = self.counts.iter().any(|(at, (_, differed))| at.1 == secret.key && *differed > 0);
            assert!(differed, "/{} never differs", secret.key);
        }
        assert!(config.closed.is_empty() || self.unnoticed > 0, "nothing ever happened unnoticed");
    }
}

/// Nothing anybody could want to know: `null`, 0, an empty bag, or a list of such.
fn blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::Array(list) => list.iter().all(blank),
        Value::Object(map) => map.values().all(blank),
        Value::String(text) => text.is_empty() || text == "0",
        Value::Bool(_) => false,
    }
}

/// A parallel game: another state that the viewer cannot distinguish from the real one.
pub struct Beside<G> {
    pub viewer: Viewer,
    pub truth: G,
}

/// An entry as a viewer reads it, with the redacted events.
fn told<G: Game>(actor: Actor, action: &G::Action, events: &[G::Event], viewer: Viewer) -> Told<G> {
    (
        G::redact_action(actor, action, viewer),
        events.iter().filter_map(|event| G::redact_event(event, viewer)).collect(),
    )
}

type Told<G> = (Option<<G as Game>::Action>, Vec<<G as Game>::Event>);

pub fn all_eyes(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

impl<G: Game> Walk<'_, G> {
    /// Checks at every moment, for determinizations and parallel games.
    pub fn secrecy(&mut self, tried: &[G::Action]) {
        let game = self.session.game().clone();
        assert_eq!(
            G::determinize(&game.view(Viewer::All), &mut self.dice),
            game,
            "a viewer of everything sees it all"
        );
        let looked_into = self.dice.below(game.seats() as u32 + 1) as usize;
        let beside = std::mem::take(&mut self.beside);
        for (number, Beside { viewer, truth }) in beside.iter().enumerate() {
            let imagined = G::determinize(&game.view(*viewer), &mut self.dice);
            for other in [&imagined, truth] {
                self.cannot_tell(&game, other, *viewer, tried);
            }
            // Of two seats each may know the other's cards, if the sum is public.
            let many = game.seats() > 2 || G::INFO.max_seats == 2;
            let looked_into = number == looked_into || self.tally.hidden.is_rare(game.phase());
            if looked_into && many && !self.config.secrets.is_empty() {
                self.hidden(&game, &imagined, *viewer);
            }
        }
        self.beside = beside;
    }

    /// Viewers with equal views get the same turn, the same legal actions and the same refusals.
    fn cannot_tell(&self, game: &G, other: &G, viewer: Viewer, tried: &[G::Action]) {
        assert_eq!(other.view(viewer), game.view(viewer), "another truth through {viewer:?}");
        let course = |game: &G| (game.turn(), game.turn_of(), game.phase(), game.seats());
        assert_eq!(course(other), course(game));
        if self.config.secrets.is_empty() {
            assert_eq!(other, game, "nothing is secret");
        }
        if let (Turn::Seat(seat), true) = (game.turn(), eyes_of(game.turn()) == Some(viewer)) {
            let legal = game.legal();
            assert_eq!(other.legal(), legal, "the legal list leaks a secret");
            for action in legal.iter().step_by(legal.len() / 3 + 1) {
                previews::check_preview(other, &G::preview(&game.view(viewer), action), action, viewer);
            }
            for action in tried {
                let checked = game.check(seat, action);
                assert_eq!(other.check(seat, action), checked, "a refusal of {action} leaks");
                if let Err(why) = checked {
                    let causes = game.causes(seat, action, why);
                    assert_eq!(other.causes(seat, action, why), causes, "causes of {action} leak");
                }
            }
        }
    }

    /// Counts differences from a determinization; only declared secrets may differ.
    fn hidden(&mut self, game: &G, imagined: &G, viewer: Viewer) {
        let (Value::Object(real), other) = (game.json(), imagined.json()) else { return };
        let sheet = options::write(&self.session.head.options);
        *self.tally.hidden.phases.entry(game.phase()).or_default() += 1;
        for (key, value) in &real {
            let Some(secret) = self.config.secrets.iter().find(|secret| secret.key == key) else {
                assert!(
                    self.config.derived.contains(&key.as_str()) || *value == other[key],
                    "/{key} is no secret"
                );
                continue;
            };
            let open = (secret.open)(&sheet, game.turn() == Turn::Over);
            let values = match value {
                Value::Array(values) if secret.owned => {
                    values.iter().zip(other[key].as_array().unwrap()).collect()
                }
                _ => vec![(value, &other[key])],
            };
            for (owner, (mine, theirs)) in values.into_iter().enumerate() {
                let own = secret.owned && viewer == Viewer::Seat(Seat::new(owner));
                let owner = secret.owned.then_some(owner);
                if open || own {
                    assert_eq!(mine, theirs, "{viewer:?} may know /{key} of {owner:?}");
                } else if !blank(mine) {
                    for group in [format!("the phase {}", game.phase()), format!("the options `{sheet}`")] {
                        self.tally.hidden.count(group, secret.key, viewer, owner, mine != theirs);
                    }
                }
            }
        }
    }

    /// After an entry, every parallel game continues with another one that its viewer cannot distinguish from it, if
    /// there is one; the viewer reads the same of both.
    pub fn follow(&mut self, actor: Actor, action: &G::Action, events: &[G::Event]) {
        let game = self.session.game().clone();
        let text = action.to_string();
        for mut beside in std::mem::take(&mut self.beside) {
            let (viewer, seen) = (beside.viewer, game.view(beside.viewer));
            let mut others: Vec<G::Action> = match actor {
                Actor::Chance => (0..4).map(|_| beside.truth.roll(&mut self.dice)).collect(),
                Actor::Seat(seat) if viewer == Viewer::Seat(seat) => Vec::new(),
                // Public entries are the same in all states.
                Actor::Seat(_) if !self.config.closed.contains(&verb(&text)) => Vec::new(),
                Actor::Seat(_) => {
                    (0..6).filter_map(|_| self.lexicon.changed(&text, &mut self.dice).parse().ok()).collect()
                }
            };
            others.retain(|other| other != action);
            others.push(action.clone());
            let is_possible = |truth: &G, other: &G::Action| match actor {
                Actor::Chance => truth.is_possible(other),
                Actor::Seat(seat) => truth.check(seat, other).is_ok(),
            };
            let gone = others.iter().filter(|other| is_possible(&beside.truth, other)).find_map(|other| {
                let (mut truth, mut happened) = (beside.truth.clone(), Vec::new());
                truth.apply(other, &mut happened);
                let listed = || other == action || beside.truth.legal().binary_search(other).is_ok();
                let alike = truth.view(viewer) == seen && (actor == Actor::Chance || listed());
                alike.then_some((other, truth, happened))
            });
            beside.truth = match gone {
                Some((other, truth, happened)) => {
                    assert_eq!(
                        told::<G>(actor, other, &happened, viewer),
                        told::<G>(actor, action, events, viewer),
                        "{viewer:?} cannot tell {other} from {action}, but for what they read and hear"
                    );
                    self.tally.hidden.unnoticed += u32::from(other != action);
                    truth
                }
                None => G::determinize(&seen, &mut self.dice),
            };
            self.beside.push(beside);
        }
    }

    /// The readers of an entry: its actor, readers of a finished game, and everybody except for some verbs; of such
    /// an entry everybody gets all events.
    pub fn readers(&self, actor: Actor, action: &G::Action, events: &[G::Event]) {
        let is_readable = |viewer: Viewer| G::redact_action(actor, action, viewer).as_ref() == Some(action);
        assert!(is_readable(Viewer::All), "a viewer of everything reads {action}");
        if let Actor::Seat(seat) = actor {
            assert!(is_readable(Viewer::Seat(seat)), "{seat} did {action} and may read it");
        }
        for viewer in all_eyes(self.session.game().seats()) {
            let closed = self.config.closed.contains(&verb(&action.to_string()));
            assert!(closed || is_readable(viewer), "{viewer:?} may read {action}");
            let hears = |event: &G::Event| G::redact_event(event, viewer).as_ref() == Some(event);
            assert!(closed || events.iter().all(hears), "{viewer:?} may hear everything of {action}");
            assert!(
                !is_readable(Viewer::Spectator) || is_readable(viewer),
                "everybody may read {action}, but {viewer:?}"
            );
        }
    }
}

fn eyes_of(turn: Turn) -> Option<Viewer> {
    turn.seat().map(Viewer::Seat)
}
