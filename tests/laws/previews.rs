//! A preview equals the outcome, for every viewer and in every state the viewer cannot distinguish from the real one.

use deska::table::*;

use super::Walk;

impl<G: Game> Walk<'_, G> {
    /// Checks that each action's preview equals the events and the view after it; one viewer for each action.
    pub fn previews<'b>(game: &G, seat: Seat, actions: impl Iterator<Item = &'b G::Action>) {
        let other = seat.next(game.seats());
        let viewers = [Viewer::Seat(seat), Viewer::Spectator, Viewer::Seat(other), Viewer::All];
        for (action, viewer) in actions.zip(viewers.into_iter().cycle()) {
            check_preview(game, &G::preview(&game.view(viewer), action), action, viewer);
        }
    }
}

/// Fails if the outcome of an action in this state differs from the preview for a viewer.
pub fn check_preview<G: Game>(truth: &G, preview: &Preview<G>, action: &G::Action, viewer: Viewer) {
    let (mut after, mut events) = (truth.clone(), Vec::new());
    after.apply(action, &mut events);
    events.retain(G::is_foreseeable);
    let visible_events: Vec<G::Event> =
        events.iter().filter_map(|event| G::redact_event(event, viewer)).collect();
    assert!(
        visible_events.starts_with(&preview.events),
        "{viewer:?} hear of {action}: {visible_events:?}, not {:?}",
        preview.events
    );
    // An action ends at the next decision or chance event, so all of it can be known.
    assert_eq!(
        preview.events.len(),
        visible_events.len(),
        "{viewer:?} hear more of {action}: {visible_events:?}"
    );
    if after.turn() != Turn::Over {
        assert_eq!(preview.after, after.view(viewer), "{viewer:?} see something else after {action}");
    }
}
