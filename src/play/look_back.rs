//! Looking through a game, finished or not: its log, its turns and scores, and the board after any entry.
//!
//! A game that is still being played is shown as the public saw it. Hands are opened only once it is over.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::Play;
use super::shown::{LogLine, log, names_of};
use crate::lang::Lang;
use crate::scenes::{Look, Scene, Stage};
use crate::story;
use crate::table::{Eyes, Turn};

/// What is the same at every step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Passage {
    /// Whether the game is over, so that hands may be opened.
    pub over: bool,
    pub lines: Vec<LogLine>,
    /// Numbers of entries before which a turn begins.
    pub turns: Vec<usize>,
    /// Numbers of entries after which points were given.
    pub scores: Vec<usize>,
}

/// What is on the screen at one step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    pub scene: Rc<Scene>,
    /// The position in words: headed groups of lines.
    pub position: Vec<(String, Vec<String>)>,
}

fn eyes<G: Stage>(play: &Play<G>, open: bool) -> Eyes {
    if open && play.session.game().turn() == Turn::Over { Eyes::Open } else { Eyes::Public }
}

pub(super) fn passage<G: Stage>(play: &Play<G>, lang: Lang, open: bool) -> Passage {
    let (session, eyes) = (&play.session, eyes(play, open));
    let scores = story::scores(session, eyes, G::source);
    let mut scores: Vec<usize> = scores.iter().map(|score| score.entry + 1).collect();
    scores.dedup();
    Passage {
        over: session.game().turn() == Turn::Over,
        lines: log(play, eyes, lang, &names_of(play, lang), 0..session.len()),
        turns: session.turns(),
        scores,
    }
}

pub(super) fn moment<G: Stage>(play: &Play<G>, lang: Lang, open: bool, entries: usize) -> Moment {
    let (session, eyes, names) = (&play.session, eyes(play, open), names_of(play, lang));
    let view = session.at(entries).view(eyes);
    let step = entries.checked_sub(1).and_then(|entry| session.steps().get(entry));
    let events = step.into_iter().flat_map(|step| &step.events);
    let last: Vec<G::Event> = events.filter_map(|event| G::heard(event, eyes)).collect();
    let look = Look { last: &last, ..Look::at(&view, lang, &names, &session.head.players) };
    Moment { scene: Rc::new(G::scene(&look)), position: G::describe(lang, &view, &names) }
}
