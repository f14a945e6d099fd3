//! Previews match outcomes, over random games.

use deska::games::carcassonne::{
    Action, Captured, Carcassonne, Effect, Event, Fate, Feature, FigureKind, Phase, Stand,
};
use deska::table::{Game, Turn, Viewer};

use super::laws::play;

fn completed(events: &[Event]) -> Vec<&Feature> {
    let mut features = Vec::new();
    for event in events {
        if let Event::Completed { feature } = event {
            features.push(feature);
        }
    }
    features
}

#[test]
fn previews_match_outcomes() {
    let (mut joined, mut freed, mut exchanged, mut turned) = (0, 0, 0, 0);
    play(1, |game, action, after, events, _| {
        let Turn::Seat(seat) = game.turn() else { return };
        let effect = Effect::of(&game.view(Viewer::Seat(seat)), action);
        match action {
            Action::Place(..) => {
                let (mut passed, mut told) = (after.clone(), Vec::new());
                passed.apply(&Action::Pass, &mut told);
                assert_eq!(effect.completed.iter().collect::<Vec<_>>(), completed(&told));
                check_previewed_changes(&effect, game, after);
                joined += effect.changes.iter().filter(|change| change.joins()).count();
                turned += effect.changes.iter().filter(|c| c.holders_before() != c.after.holders()).count();
            }
            _ => assert_eq!(effect.completed.iter().collect::<Vec<_>>(), completed(events), "{action}"),
        }
        if let Action::Follower(_, id) = action {
            let unfinished = effect.occupied.as_ref().expect("a follower stands in something");
            let at = game.public.placed().expect("the tile just laid");
            assert!(unfinished.has(at, *id) && unfinished.figures == [(seat, at, *id)]);
            assert_eq!(unfinished.holders(), [seat]);
        }
        check_previewed_tower(&effect, game, action, after);
        let told = events.iter().find_map(|event| match *event {
            Event::Captured { owner, cell, spot, .. } => Some((owner, cell, spot)),
            _ => None,
        });
        let exchange = events.iter().any(|event| matches!(event, Event::Exchanged { .. }));
        let fate = |owner| match (owner == seat, exchange) {
            (true, _) => Fate::Freed,
            (false, true) => Fate::Exchanged,
            (false, false) => Fate::Prisoner,
        };
        assert_eq!(
            effect.captured,
            told.map(|(owner, cell, spot)| Captured { owner, cell, spot, fate: fate(owner) })
        );
        freed += usize::from(told.is_some_and(|(owner, ..)| owner == seat));
        exchanged += usize::from(exchange);
    });
    assert!(
        joined > 100 && freed > 20 && exchanged > 20 && turned > 0,
        "{joined} {freed} {exchanged} {turned}"
    );
}

/// Every changed feature of a placement is in the effect, before and after.
fn check_previewed_changes(effect: &Effect, game: &Carcassonne, after: &Carcassonne) {
    for change in &effect.changes {
        let (at, id) = change.after.members[0];
        assert_eq!(after.public.feature(at, id).as_ref(), Some(&change.after));
        for part in &change.before {
            let (at, id) = part.members[0];
            assert_eq!(game.public.feature(at, id).as_ref(), Some(part));
            assert!(part.members.iter().all(|(at, id)| change.after.has(*at, *id)));
        }
        let parts: usize = change.before.iter().map(|part| part.members.len()).sum();
        let new = change.after.members.iter().filter(|(at, _)| game.public.tile_at(*at).is_none()).count();
        assert_eq!(change.after.members.len(), parts + new, "nothing is left out");
    }
    for part in deska::games::carcassonne::Part::ALL {
        for old in game.public.features(part) {
            let (at, id) = old.members[0];
            let now = after.public.feature(at, id).expect("segments stay");
            let told = effect.changes.iter().any(|change| change.before.contains(&old));
            // A field may get a complete city without growing; the completed city says so.
            let grown = now.members != old.members || now.open != old.open;
            assert_eq!(told, grown, "{old:?}\n{now:?}");
        }
    }
}

fn check_previewed_tower(effect: &Effect, game: &Carcassonne, action: &Action, after: &Carcassonne) {
    let Action::Build(at) = *action else {
        assert_eq!((effect.height, effect.reach.len(), effect.targets.len()), (None, 0, 0));
        return;
    };
    let height = effect.height.expect("a piece makes a height");
    assert_eq!(after.public.tower_at(at).map(|tower| tower.height), Some(height));
    assert!(
        effect.reach.contains(&at) && effect.targets.iter().all(|target| effect.reach.contains(&target.cell))
    );
    let offered: Vec<Action> =
        after.legal().into_iter().filter(|a| matches!(a, Action::Capture(..))).collect();
    if let Phase::Capture { tower, .. } = after.public.phase {
        assert_eq!(tower, at);
        assert!(offered.into_iter().eq(effect.targets.iter().map(|t| Action::Capture(t.cell, t.spot))));
    } else {
        assert!(effect.targets.is_empty());
    }
    for target in &effect.targets {
        assert_eq!(game.public.figure_at(target.cell, target.spot), Some(target.figure));
    }
}

/// A spot that is not offered although a follower is in supply is blocked by a named player.
#[test]
fn blocked_spots_name_their_occupiers() {
    play(1, |game, _, _, _, _| {
        let Phase::Action { at } = game.public.phase else { return };
        let laid = game.public.tile_at(at).expect("the tile just laid");
        for segment in laid.kind.tile().segments {
            let figures = game.public.occupiers(at, segment.id);
            let feature = game.public.feature(at, segment.id).expect("a segment");
            assert_eq!(feature.figures, figures);
            let refused = game.check(game.public.active, &Action::Follower(None, segment.id)).is_err();
            assert!(figures.is_empty() || refused);
            for (owner, cell, id) in figures {
                let figure = game.public.figure_at(cell, Stand::Segment(id)).expect("somebody stands there");
                assert_eq!(figure.owner, owner);
            }
        }
    });
}

/// R45: the abilities of followers are a row of the table of kinds.
#[test]
fn followers_have_the_traits_of_the_rule_file() {
    let traits = FigureKind::Follower.traits();
    assert_eq!((traits.weight, traits.may_top, traits.capturable), (1, true, true));
}
