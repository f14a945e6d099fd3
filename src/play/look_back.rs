//! Looking back through a game, finished or not: its log, its turns and scores, and the board after any entry.
//!
//! A game in progress is shown in the public view. Hands are opened only when it is over.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::Play;
use super::table_view::{LogLine, SeatCard, log, mark_of, names_of};
use crate::lang::Lang;
use crate::scenes::parts::Part;
use crate::scenes::{RenderContext, Scene, Stage};
use crate::story;
use crate::table::{Seat, Turn, Viewer};

/// The log of a replay and its turns and scores, the same at every step.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ReplayIndex {
    /// Whether the game is over, so that hands may be opened.
    pub over: bool,
    pub lines: Vec<LogLine>,
    /// Numbers of the entries before which a turn begins.
    pub turns: Vec<usize>,
    /// Numbers of the entries after which points were given.
    pub scores: Vec<usize>,
}

/// The screen of a replay after one step.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ReplayFrame {
    pub scene: Rc<Scene>,
    /// The panel of a result that was shown to all, such as the cards of an auction; otherwise empty.
    pub result_panel: Vec<Part>,
    /// The position in words: groups of lines with headings.
    pub position: Vec<(String, Vec<String>)>,
    /// Every seat in the public view; with open hands also its hand and points.
    pub seats: Vec<SeatCard>,
}

pub(super) fn viewer<G: Stage>(play: &Play<G>, open: bool) -> Viewer {
    if open && play.session.game().turn() == Turn::Over { Viewer::All } else { Viewer::Spectator }
}

pub(super) fn replay_index<G: Stage>(play: &Play<G>, lang: Lang, open: bool) -> ReplayIndex {
    let (session, viewer) = (&play.session, viewer(play, open));
    let scores = story::scores(session, viewer, G::points_of);
    let mut scores: Vec<usize> = scores.iter().map(|score| score.entry + 1).collect();
    scores.dedup();
    ReplayIndex {
        over: session.game().turn() == Turn::Over,
        lines: log(play, viewer, lang, &names_of(play, lang), 0..session.len()),
        turns: session.turn_starts(),
        scores,
    }
}

/// Returns the hand among the parts of a tray: the group with the class of a hand.
fn hand_of(tray: &[Part]) -> Option<Part> {
    tray.iter().find_map(|part| match part {
        Part::Group(group) if group.class.split(' ').any(|word| word.ends_with("hand")) => Some(part.clone()),
        Part::Group(group) => hand_of(&group.parts),
        _ => None,
    })
}

pub(super) fn replay_frame<G: Stage>(play: &Play<G>, lang: Lang, open: bool, entries: usize) -> ReplayFrame {
    let (session, viewer, names) = (&play.session, viewer(play, open), names_of(play, lang));
    let game = session.at(entries);
    let view = game.view(viewer);
    let step = entries.checked_sub(1).and_then(|entry| session.steps().get(entry));
    let events = step.into_iter().flat_map(|step| &step.events);
    let last: Vec<G::Event> = events.filter_map(|event| G::redact_event(event, viewer)).collect();
    let players = &session.head.players;
    // Includes what everybody saw before the device moved on, such as both sides of a conflict.
    let earlier = entries.saturating_sub(1);
    let before = G::is_shown_to_all(&last).then(|| session.at(earlier).view(Viewer::Spectator));
    let ctx = RenderContext {
        last: &last,
        before: before.as_ref(),
        ..RenderContext::at(&view, lang, &names, players)
    };
    let card = |seat: Seat| {
        let own = game.view(Viewer::Seat(seat));
        let behind =
            RenderContext { viewing_seat: Some(seat), ..RenderContext::at(&own, lang, &names, players) };
        let hand = (viewer == Viewer::All).then(|| hand_of(&G::tray(&behind))).flatten();
        SeatCard {
            mark: mark_of((G::INFO, G::TITLES), players, &names, lang, seat),
            deciding: game.turn().seat() == Some(seat),
            does: String::new(),
            controller: session.controller(seat),
            parts: G::seat(&ctx, seat).into_iter().chain(hand).collect(),
        }
    };
    ReplayFrame {
        scene: Rc::new(G::scene(&ctx)),
        result_panel: if before.is_some() { G::panel(&ctx) } else { Vec::new() },
        position: G::describe(lang, &view, &names),
        seats: Seat::all(game.seats()).map(card).collect(),
    }
}
