//! What a dry run tells is what then happens: to whoever looks, and in every truth he cannot tell from the real one.

use deska::table::*;

use super::Walk;

impl<G: Game> Walk<'_, G> {
    /// What is foretold of these actions is what is then heard and seen, whoever looks; one viewer each.
    pub fn previews<'b>(game: &G, seat: Seat, actions: impl Iterator<Item = &'b G::Action>) {
        let other = seat.next(game.seats());
        let viewers = [Viewer::Seat(seat), Viewer::Spectator, Viewer::Seat(other), Viewer::All];
        for (action, viewing_seat) in actions.zip(viewers.into_iter().cycle()) {
            foretold(game, &G::preview(&game.view(viewing_seat), action), action, viewing_seat);
        }
    }
}

/// Fails where this truth goes on otherwise than it was foretold to a viewer.
pub fn foretold<G: Game>(truth: &G, preview: &Preview<G>, action: &G::Action, viewing_seat: Viewer) {
    let (mut after, mut events) = (truth.clone(), Vec::new());
    after.apply(action, &mut events);
    let heard: Vec<G::Event> =
        events.iter().filter_map(|event| G::redact_event(event, viewing_seat)).collect();
    assert!(
        heard.starts_with(&preview.events),
        "{viewing_seat:?} hear of {action}: {heard:?}, not {:?}",
        preview.events
    );
    // An action ends where somebody decides or luck is due: all of it can be known.
    assert_eq!(preview.events.len(), heard.len(), "{viewing_seat:?} hear more of {action}: {heard:?}");
    if after.turn() != Turn::Over {
        assert_eq!(
            preview.after,
            after.view(viewing_seat),
            "{viewing_seat:?} see something else after {action}"
        );
    }
}
