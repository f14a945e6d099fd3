//! Comparison of a decision with another possible move: both in words, and the board before it with a preview of
//! either.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::Play;
use super::prompt::hint_reasons;
use super::table_view::names_of;
use crate::lang::Lang;
use crate::scenes::{Light, Place, RenderContext, Scene, Stage};
use crate::table::{Actor, Selection, Slots, Turn, Viewer};

/// An alternative to a move that was played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative<'a> {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// The alternative move, in notation.
    pub other: &'a str,
    /// Features in favour of the alternative, by name, largest change first.
    pub reasons: &'a [String],
    /// Whether the board shows the alternative instead of the played move.
    pub shows_other: bool,
}

/// Both moves.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Compared {
    pub scene: Rc<Scene>,
    /// Places of the moves on the board; empty for moves without a place.
    pub played_at: Vec<Place>,
    pub other_at: Vec<Place>,
    /// The played move in words.
    pub played: String,
    pub other: String,
    /// Whether both moves are the same.
    pub same: bool,
    /// The reasons for the alternative, in a sentence; empty if none can be named.
    pub why: String,
}

/// Compares both moves from the view of the seat that decided. `None` while the game goes on, except for the seat with a
/// coach, and if the entry is not a decision or the alternative was not legal.
pub(super) fn compare<G: Stage>(play: &Play<G>, lang: Lang, instead: &Alternative) -> Option<Compared> {
    let (session, names) = (&play.session, names_of(play, lang));
    let entry = &session.steps().get(instead.entry)?.entry;
    let Actor::Seat(seat) = entry.actor else { return None };
    let (before, other) = (session.at(instead.entry), instead.other.parse::<G::Action>().ok()?);
    let open = session.game().turn() == Turn::Over || play.coached() == Some(seat);
    if !open || before.check(seat, &other).is_err() {
        return None;
    }
    let view = before.view(Viewer::Seat(seat));
    let scene_of = |action: &G::Action| {
        let list = Selection::new(vec![action.clone()]);
        let chosen = action.picks().into_iter().fold(list, |chosen, pick| chosen.pick(pick));
        let ctx = RenderContext {
            selection: Some(&chosen),
            viewing_seat: Some(seat),
            ..RenderContext::at(&view, lang, &names, &session.head.players)
        };
        G::scene(&ctx)
    };
    let named = instead.reasons.iter().any(|name| G::feature_text(lang, name).is_some());
    let (played_scene, other_scene) = (scene_of(&entry.action), scene_of(&other));
    Some(Compared {
        played_at: aimed(&played_scene),
        other_at: aimed(&other_scene),
        scene: Rc::new(if instead.shows_other { other_scene } else { played_scene }),
        played: G::choice(lang, &view, &entry.action),
        other: G::choice(lang, &view, &other),
        same: entry.action == other,
        why: if named { hint_reasons::<G>(lang, instead.reasons) } else { String::new() },
    })
}

/// Returns the places where a scene previews a partial move.
fn aimed(scene: &Scene) -> Vec<Place> {
    scene.places.iter().filter(|place| place.light == Light::Aimed).cloned().collect()
}
