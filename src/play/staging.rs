//! Stagings of entries, as a viewer may see them.

use super::look_back::viewer as looks_as;
use super::table_view::names_of;
use super::{Play, ScreenMode};
use crate::lang::{Lang, Names};
use crate::scenes::staging::{Stager, Staging};
use crate::scenes::{RenderContext, Scene, Stage, StagedEntry};
use crate::table::{Actor, Player, Seat, Step, Viewer};

/// The length in milliseconds up to which the staging of another player's entry is routine and runs faster.
const ROUTINE: u32 = 2_500;

/// Audience of a staging.
#[derive(Clone, Copy, Debug)]
pub struct Audience<'a> {
    pub viewer: Viewer,
    /// The seat whose hand is open.
    pub own: Option<Seat>,
    pub lang: Lang,
    pub names: &'a Names,
    pub players: &'a [Player],
    /// Whether the entry is a result that is shown to all, before anything follows from it.
    pub result: bool,
}

/// Returns the staging of entry `entry` for the present viewer; empty while no view may be shown.
pub(super) fn staging<G: Stage>(play: &Play<G>, lang: Lang, entry: usize) -> Staging {
    let session = &play.session;
    let Some(step) = session.steps().get(entry).filter(|_| !matches!(play.mode, ScreenMode::Curtain(_)))
    else {
        return Staging::default();
    };
    let audience = Audience {
        viewer: play.viewer(),
        own: play.viewing_seat(),
        lang,
        names: &names_of(play, lang),
        players: &session.head.players,
        result: play.result() == Some(entry),
    };
    let last_act = play.is_last_act() && entry + 1 == session.len();
    stage_until(&session.at(entry), &session.at(entry + 1), step, &audience, last_act).0
}

/// Returns the staging of the last step of a replay that shows this number of entries: of a result that is shown to
/// all, and of its consequences.
pub(super) fn replay_staging<G: Stage>(play: &Play<G>, lang: Lang, open: bool, entries: usize) -> Staging {
    let (session, names) = (&play.session, names_of(play, lang));
    let audience = |result: bool| Audience {
        viewer: looks_as(play, open),
        own: None,
        lang,
        names: &names,
        players: &session.head.players,
        result,
    };
    let Some(entry) = entries.checked_sub(1) else { return Staging::default() };
    let Some(step) = session.steps().get(entry) else { return Staging::default() };
    let (before, after) = (session.at(entry), session.at(entries));
    let one = |result: bool| stage_entry(&before, &after, step, &audience(result)).0;
    let public = G::is_shown_to_all(&step.events).then(|| one(true));
    let all = public.into_iter().chain([one(false)]).collect();
    Staging { brisk: true, ..Staging::of_all(all) }
}

/// Returns the first entry that the present viewer has not seen on the board: after their own last one, or the first of
/// any seat.
pub(super) fn first_missed<G: Stage>(play: &Play<G>) -> usize {
    let steps = play.session.steps();
    let own = play.viewing_seat().map(Actor::Seat);
    let after_own = steps.iter().rposition(|step| Some(step.entry.actor) == own).map(|last| last + 1);
    let any = || steps.iter().position(|step| step.entry.actor != Actor::Chance);
    after_own.or_else(any).unwrap_or(steps.len())
}

/// Returns the staging of a step between two states, and the scene at rest with which it ends.
pub fn stage_entry<G: Stage>(before: &G, after: &G, step: &Step<G>, audience: &Audience) -> (Staging, Scene) {
    stage_until(before, after, step, audience, false)
}

/// The same; without the final scoring if this is the last act of a game.
fn stage_until<G: Stage>(
    before: &G,
    after: &G,
    step: &Step<G>,
    audience: &Audience,
    last_act: bool,
) -> (Staging, Scene) {
    let Audience { viewer, own, lang, names, players, result } = *audience;
    let (before, mut after) = (before.view(viewer), after.view(viewer));
    let visible_events = step.events.iter().filter_map(|event| G::redact_event(event, viewer));
    let mut events: Vec<G::Event> = visible_events.collect();
    if last_act {
        G::withhold_end(&mut after, &events);
        events.retain(|event| !G::is_final_scoring(event));
    }
    let at = |view| RenderContext { viewing_seat: own, ..RenderContext::at(view, lang, names, players) };
    let context = RenderContext { last: &events, ..at(&after) };
    let rest = [G::scene(&at(&before)), G::scene(&at(if result { &before } else { &after }))];
    let actor = match step.entry.actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    };
    let staged = StagedEntry { before: &before, ctx: &context };
    let mut stager = Stager::new(&rest[0], &rest[1], own, G::gains(&context));
    if result {
        G::stage_result(&staged, &mut stager);
    } else {
        G::stage(&staged, &mut stager);
        stager.complete(actor);
    }
    let mut staging = stager.finish();
    staging.brisk = actor != own && staging.length() <= ROUTINE;
    let [_, end] = rest;
    (staging, end)
}
