//! The landscape of Carcassonne matches the rules: lights, taps, ghosts and marks, at moments of random games.

use std::collections::BTreeSet;

use deska::games::carcassonne::board::Mark;
use deska::games::carcassonne::{Action, ActionKind, Carcassonne, Cell, Effect, Event, Options, Phase, Pick};
use deska::lang::{Lang, Names, Words};
use deska::scenes::parts::controls;
use deska::scenes::{Command, Light, Patch, Place, Regions, RenderContext, Scene, Spot, Stage, Tap};
use deska::table::*;

use crate::laws::head;

/// A decision of a game.
struct Moment {
    game: Carcassonne,
    players: Vec<Player>,
    names: Names,
    last: Vec<Event>,
    seat: Seat,
}

impl Moment {
    /// The scene for a selection, with the regions that are outlined.
    fn scene(&self, selection: Option<&Selection<Action>>, regions: Regions) -> Scene {
        self.with(selection, regions, Carcassonne::scene)
    }

    fn tap(&self, selection: &Selection<Action>, spot: Spot) -> Tap<Carcassonne> {
        Carcassonne::tap(&self.game.view(Viewer::Seat(self.seat)), selection, spot)
    }

    fn with<T>(
        &self,
        selection: Option<&Selection<Action>>,
        regions: Regions,
        see: impl FnOnce(&RenderContext<Carcassonne>) -> T,
    ) -> T {
        see(&RenderContext {
            selection,
            last: &self.last,
            regions,
            show_legal: true,
            ..RenderContext::at(
                &self.game.view(Viewer::Seat(self.seat)),
                Lang::En,
                &self.names,
                &self.players,
            )
        })
    }

    fn selection(&self) -> Selection<Action> {
        Selection::new(self.game.legal())
    }

    fn placing(&self) -> bool {
        matches!(self.game.public.phase, Phase::Place(_))
    }
}

/// Passes decisions of random games to `law`; towers are built when possible, so that captures happen.
fn moments(games: u64, every: usize, mut law: impl FnMut(&Moment, &mut Dice)) {
    for seed in 0..games {
        let seats = 2 + seed as usize % 5;
        let options = Options::default();
        let players = head(options, seats, seed).players;
        let names = Names::new(Lang::En, Carcassonne::TITLES, &players);
        let (mut game, mut dice) = (Carcassonne::start(&options, seats), Dice::new(seed));
        let mut last = Vec::new();
        for count in 0.. {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(seat) => {
                    if count % every == 0 || matches!(game.public.phase, Phase::Capture { .. } | Phase::Late)
                    {
                        let (game, players) = (game.clone(), players.clone());
                        let moment = Moment { game, players, names: names.clone(), last: last.clone(), seat };
                        law(&moment, &mut dice);
                    }
                    let wanted = |action: &Action| {
                        matches!(
                            action.kind(),
                            ActionKind::Build | ActionKind::Follower | ActionKind::Capture
                        )
                    };
                    let tries =
                        std::iter::repeat_with(|| game.random(&mut dice).expect("a decision")).take(4);
                    let tries: Vec<Action> = tries.collect();
                    *tries.iter().find(|action| wanted(action)).unwrap_or(&tries[0])
                }
            };
            last = Vec::new();
            game.apply(&action, &mut last);
        }
    }
}

fn lit(scene: &Scene) -> impl Iterator<Item = &Place> {
    scene.places.iter().filter(|place| matches!(place.light, Light::Legal | Light::Aimed))
}

/// The selection after a tap, as the table makes it.
fn tapped(moment: &Moment, selection: &Selection<Action>, spot: Spot) -> Selection<Action> {
    match moment.tap(selection, spot) {
        Tap::Pick(picks) => picks.iter().fold(selection.clone(), |s, pick| s.pick(*pick)),
        other => panic!("a lit place is picked, not {other:?}"),
    }
}

#[test]
fn every_segment_of_the_rules_is_drawn() {
    use deska::games::carcassonne::Kind;
    use deska::games::carcassonne::art;
    let kinds: Vec<&str> = Kind::all().map(|kind| kind.tile().id).collect();
    assert_eq!(art::ids().collect::<Vec<_>>(), kinds);
    for kind in Kind::all() {
        let mut drawn: Vec<String> = art::segments(kind.tile().id).map(String::from).collect();
        let mut ruled: Vec<String> =
            kind.tile().segments.iter().map(|segment| segment.id.to_string()).collect();
        drawn.sort();
        ruled.sort();
        assert_eq!(drawn, ruled, "{kind}");
        assert_eq!(art::foundation(kind.tile().id, 0).is_some(), kind.tile().foundation, "{kind}");
    }
}

#[test]
fn every_lit_place_aims_at_a_legal_action_and_every_placement_is_reached_by_taps() {
    let (mut placed, mut put) = (0, 0);
    moments(5, 7, |moment, _| {
        let selection = moment.selection();
        let legal: BTreeSet<Action> = selection.legal().copied().collect();
        let mut reached = BTreeSet::new();
        for place in lit(&moment.scene(Some(&selection), Regions::None)) {
            let mut aimed = tapped(moment, &selection, place.spot);
            for _ in 0..4 {
                let action = *aimed.ready().expect("one tap is enough to aim");
                assert!(legal.contains(&action), "{action}");
                let scene = moment.scene(Some(&aimed), Regions::None);
                assert!(lit(&scene).any(|p| p.light == Light::Aimed), "{action} is seen");
                reached.insert(action);
                // The next tap on a cell turns the tile; on a spot it would be the confirmation.
                match moment.tap(&aimed, place.spot) {
                    Tap::Pick(_) if moment.placing() => aimed = tapped(moment, &aimed, place.spot),
                    _ => break,
                }
            }
        }
        let by_taps = |action: &&Action| {
            matches!(
                action.kind(),
                ActionKind::Place | ActionKind::Follower | ActionKind::Build | ActionKind::Capture
            )
        };
        let wanted: BTreeSet<Action> = legal.iter().filter(by_taps).copied().collect();
        // Of rotations that look the same, one is enough.
        let tile = moment.game.public.drawn().map(|kind| kind.tile());
        let same = |one: &Action, other: &Action| match (*one, *other) {
            (Action::Place(a, turn), Action::Place(b, way)) => {
                a == b && tile.is_some_and(|tile| tile.same_turned(turn, way))
            }
            _ => one == other,
        };
        assert!(reached.is_subset(&wanted));
        for action in &wanted {
            assert_eq!(reached.iter().filter(|known| same(known, action)).count(), 1, "{action}");
        }
        placed += usize::from(moment.placing());
        put += usize::from(!moment.placing());
    });
    assert!(placed > 20 && put > 20, "{placed} {put}");
}

#[test]
fn a_tile_turned_in_the_hand_keeps_its_rotation_where_it_fits() {
    use deska::games::carcassonne::Rotation;
    let (mut turns, mut kept, mut gave_way) = (0, 0, 0);
    moments(5, 4, |moment, _| {
        let mut held = moment.selection();
        if !moment.placing() {
            return;
        }
        let turned = |selection: &Selection<Action>, back| {
            Carcassonne::rotated(&moment.game.view(Viewer::Seat(moment.seat)), selection, back)
        };
        let mut seen = Vec::new();
        for _ in 0..4 {
            let Some(Pick::Turn(now)) = turned(&held, false) else { break };
            held = held.pick(Pick::Turn(now));
            assert!(held.legal().any(|action| matches!(action, Action::Place(_, way) if *way == now)));
            if !seen.contains(&now) {
                seen.push(now);
            }
            turns += 1;
            for place in lit(&moment.scene(Some(&held), Regions::None)) {
                let Some(Action::Place(cell, way)) = tapped(moment, &held, place.spot).ready().copied()
                else {
                    panic!("a tap on a lit place aims")
                };
                let is_legal = |way: Rotation| held.legal().any(|a| *a == Action::Place(cell, way));
                assert!(way == now || !is_legal(now), "{cell}: {now} fits");
                if way == now { kept += 1 } else { gave_way += 1 }
            }
            // Rotated back, it is unchanged.
            if let Some(Pick::Turn(before)) = turned(&held, true) {
                let again = held.pick(Pick::Turn(before));
                assert_eq!(turned(&again, false), Some(Pick::Turn(now)));
            }
        }
    });
    assert!(turns > 100 && kept > 100 && gave_way > 100, "{turns} {kept} {gave_way}");
}

#[test]
fn a_follower_on_a_tower_is_aimed_after_picking_it() {
    let mut topped = 0;
    moments(6, 3, |moment, _| {
        let top = deska::games::carcassonne::Pick::Kind(ActionKind::Top);
        let selection = moment.selection();
        let legal: Vec<Action> = selection.legal().filter(|a| a.kind() == ActionKind::Top).copied().collect();
        let picked = selection.pick(top);
        if legal.is_empty() {
            return;
        }
        let scene = moment.scene(Some(&picked), Regions::None);
        let reached: Vec<Action> =
            lit(&scene).filter_map(|place| tapped(moment, &picked, place.spot).ready().copied()).collect();
        assert_eq!(BTreeSet::from_iter(reached), BTreeSet::from_iter(legal));
        topped += 1;
    });
    assert!(topped > 5, "{topped}");
}

#[test]
fn a_tap_on_an_impossible_place_says_why() {
    let (mut cells, mut spots) = (0, 0);
    moments(5, 5, |moment, _| {
        let selection = moment.selection();
        let scene = moment.scene(Some(&selection), Regions::None);
        for place in scene.places.iter().filter(|place| place.light == Light::Plain) {
            if let Tap::Try(action) = moment.tap(&selection, place.spot) {
                assert!(moment.game.check(moment.seat, &action).is_err(), "{action}");
                if moment.placing() { cells += 1 } else { spots += 1 }
            }
        }
    });
    assert!(cells > 100 && spots > 20, "{cells} {spots}");
}

#[test]
fn one_laid_tile_is_one_new_picture() {
    let mut laid = 0;
    moments(4, 6, |moment, dice| {
        let before = moment.scene(None, Regions::None);
        let ids: BTreeSet<&str> = before.patches.iter().map(|patch| patch.id.as_str()).collect();
        assert_eq!(ids.len(), before.patches.len(), "no name twice");
        let pieces: BTreeSet<&str> = before.pieces.iter().map(|piece| piece.id.as_str()).collect();
        assert_eq!(pieces.len(), before.pieces.len(), "no name twice");
        let spots: BTreeSet<Spot> = before.places.iter().map(|place| place.spot).collect();
        assert_eq!(spots.len(), before.places.len(), "no place twice");
        let action = moment.game.random(dice).expect("a decision");
        let mut game = moment.game.clone();
        game.apply(&action, &mut NoEvents);
        let next = Moment {
            game,
            players: moment.players.clone(),
            names: moment.names.clone(),
            last: Vec::new(),
            seat: moment.seat,
        };
        let after = next.scene(None, Regions::None);
        let changed: Vec<&Patch> =
            after.patches.iter().filter(|patch| !before.patches.contains(patch)).collect();
        let expected = usize::from(matches!(action.kind(), ActionKind::Place | ActionKind::Build));
        assert_eq!(changed.len(), expected, "{action}: {changed:?}");
        laid += expected;
    });
    assert!(laid > 20, "{laid}");
}

#[test]
fn previews_match_outcomes_on_the_board() {
    let (mut completed, mut taken) = (0, 0);
    moments(8, 2, |moment, _| {
        for action in moment.game.legal() {
            let picks = action.picks();
            let selection = picks.iter().fold(moment.selection(), |s, pick| s.pick(*pick));
            if selection.ready() != Some(&action) {
                continue;
            }
            let scene = moment.scene(Some(&selection), Regions::None);
            let mut game = moment.game.clone();
            let mut events = Vec::new();
            game.apply(&action, &mut events);
            if action.kind() == ActionKind::Place {
                game.apply(&Action::Pass, &mut events);
            }
            // The pill of a growing tower is its height, all others are points. Points of a follower that is not
            // placed yet are a question.
            let ahead = ["gains", "own", "other", "none"];
            let pills = scene.pills.iter().filter(|pill| ahead.contains(&&*pill.class));
            let mut shown: Vec<String> = pills.map(|pill| pill.text.clone()).collect();
            let mut told: Vec<String> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Completed { feature } => match (feature.holders().is_empty(), action.kind()) {
                        (false, _) => Some(format!("+{}", feature.points)),
                        (true, ActionKind::Place) => Some(format!("{}?", feature.points)),
                        (true, _) => None,
                    },
                    _ => None,
                })
                .collect();
            shown.sort();
            told.sort();
            assert_eq!(shown, told, "{action}");
            completed += told.len();
            if let Action::Build(_) = action {
                let aims = scene.pieces.iter().filter(|piece| piece.id.starts_with("target")).count();
                assert_eq!(
                    aims,
                    game.legal().iter().filter(|a| a.kind() == ActionKind::Capture).count(),
                    "{action}"
                );
                taken += aims;
            }
        }
    });
    assert!(completed > 50 && taken > 20, "{completed} {taken}");
}

/// A segment blocked by a figure on another tile has a mark, and no other segment has.
#[test]
fn segments_blocked_by_others_are_marked() {
    let mut marked = 0;
    moments(6, 3, |moment, _| {
        let (public, Phase::Action { at }) = (&moment.game.public, &moment.game.public.phase) else { return };
        let scene = moment.scene(Some(&moment.selection()), Regions::None);
        let legal = moment.game.legal();
        for segment in public.tile_at(*at).expect("it was just laid").kind.tile().segments {
            let spot = Mark::Segment(*at, segment.id).spot();
            let Some(place) = scene.places.iter().find(|place| place.spot == spot) else { continue };
            let feature = public.feature(*at, segment.id).expect("every segment is part of a feature");
            let others_open = legal.iter().any(|action| action.kind() == ActionKind::Follower);
            let kept_out = others_open && !feature.figures.is_empty();
            assert!(!(kept_out && legal.contains(&Action::Follower(None, segment.id))));
            let taken = place.badges.iter().any(|badge| badge.art == "cc-taken");
            assert_eq!(taken, kept_out, "{segment:?}");
            marked += usize::from(kept_out);
        }
    });
    assert!(marked > 10, "{marked}");
}

/// The choices on one tile differ in their names, and are far enough apart for a finger.
#[test]
fn spots_of_a_tile_are_apart_and_named_apart() {
    let mut pairs = 0;
    moments(8, 1, |moment, _| {
        let Phase::Action { at } = moment.game.public.phase else { return };
        let scene = moment.scene(Some(&moment.selection()), Regions::None);
        let here = scene.places.iter().filter(|place| {
            !matches!(Mark::at(place.spot), Mark::Cell(_)) && Mark::at(place.spot).cell() == at
        });
        let spots: Vec<&Place> = here.collect();
        for (nth, one) in spots.iter().enumerate() {
            for other in &spots[..nth] {
                assert_ne!(one.label, other.label, "{}", moment.game.public.position_text());
                if !one.badges.is_empty() && !other.badges.is_empty() {
                    let far = (one.x - other.x).hypot(one.y - other.y);
                    assert!(far > 0.9 * one.size, "{far}: {} {}", one.label, other.label);
                    pairs += 1;
                }
            }
        }
    });
    assert!(pairs > 100, "{pairs}");
}

/// An aimed tower shows its reach, which the camera includes; the figures in it are outlined.
#[test]
fn an_aimed_tower_shows_its_reach() {
    let (mut seen, mut gaps) = (0, 0);
    moments(6, 2, |moment, _| {
        for action in moment.game.legal().into_iter().filter(|action| action.kind() == ActionKind::Build) {
            let selection = action.picks().iter().fold(moment.selection(), |s, pick| s.pick(*pick));
            let scene = moment.scene(Some(&selection), Regions::None);
            let reach = scene.aimed_area.expect("a tower reaches its own tile");
            assert!(reach[2] - reach[0] >= 100.0 && reach[3] - reach[1] >= 100.0);
            assert!(scene.patches.iter().any(|patch| patch.id == "drum"));
            // One cross, including the gaps between its tiles.
            let Action::Build(tower) = action else { continue };
            let height = moment.game.public.tower_at(tower).map_or(0, |tower| tower.height) + 1;
            let tiles = moment.game.public.reach(tower, height);
            let far = |way: fn(Cell, Cell) -> i16| tiles.iter().map(|tile| way(*tile, tower).max(0)).max();
            let ways: [fn(Cell, Cell) -> i16; 4] =
                [|a, b| a.x - b.x, |a, b| b.x - a.x, |a, b| a.y - b.y, |a, b| b.y - a.y];
            let cells = 1 + ways.into_iter().filter_map(far).sum::<i16>();
            let shade = scene.shapes.iter().find(|shape| shape.id == "shade").expect("all else is veiled");
            assert_eq!(shade.path.matches("h100v100h-100z").count(), cells as usize, "{action}");
            gaps += usize::from(cells as usize > tiles.len());
            seen += 1;
        }
    });
    assert!(seen > 20 && gaps > 0, "{seen} {gaps}");
}

/// The choice of a ransom: pay it or keep the points; no place for the tile is lit meanwhile.
#[test]
fn a_ransom_can_be_declined_beside_it() {
    let mut seen = 0;
    moments(20, 1, |moment, _| {
        let paid =
            moment.game.legal().into_iter().filter(|action| action.kind() == ActionKind::Ransom).count();
        if paid == 0 || matches!(moment.game.public.phase, Phase::Late) {
            return;
        }
        let selection = moment.selection().pick(Pick::Kind(ActionKind::Ransom));
        let mut panel = moment.with(Some(&selection), Regions::None, Carcassonne::panel);
        let (mut pays, mut keeps) = (0, 0);
        controls(&mut panel, &mut |thing| {
            keeps += usize::from(thing.command == Command::Clear);
            pays += usize::from(thing.text.contains("a meeple returns"));
        });
        assert_eq!((pays, keeps), (paid, 1));
        let scene = moment.scene(Some(&selection), Regions::None);
        assert!(scene.pieces.iter().all(|piece| piece.class != "ticks"));
        assert!(lit(&scene).all(|place| place.light != Light::Legal));
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

/// At the last moment for a ransom, the panel offers each one and keeping the points; before it, no placement
/// is called the end of a turn that can continue.
#[test]
fn the_last_chance_for_a_ransom_is_announced() {
    let (mut late, mut before) = (0, 0);
    moments(20, 1, |moment, _| {
        let (public, selection) = (&moment.game.public, moment.selection());
        let texts = |see: fn(&RenderContext<Carcassonne>) -> Vec<deska::scenes::parts::Part>| {
            let (mut parts, mut texts) = (moment.with(Some(&selection), Regions::None, see), Vec::new());
            controls(&mut parts, &mut |thing| texts.push(thing.text.clone()));
            texts
        };
        let many = |texts: &[String], text: &str| texts.iter().filter(|other| *other == text).count();
        match public.phase {
            Phase::Late => {
                let (panel, tray) = (texts(Carcassonne::panel), texts(Carcassonne::tray));
                assert_eq!(many(&panel, "Keep the points"), 1, "{panel:?}");
                assert!(panel.len() > 1 && tray.is_empty(), "{panel:?} {tray:?}");
                late += 1;
            }
            Phase::Action { .. } => {
                let (tray, texts) = (texts(Carcassonne::tray), texts(Carcassonne::panel));
                let goes_on = public.is_late_ransom_possible();
                assert!(tray.iter().all(|text| !text.starts_with("Nothing")), "only once: {tray:?}");
                assert_eq!(many(&texts, "Nothing"), usize::from(goes_on), "{texts:?}");
                assert_eq!(many(&texts, "Nothing, end the turn"), usize::from(!goes_on), "{texts:?}");
                before += usize::from(goes_on);
            }
            _ => {}
        }
    });
    assert!(late > 3 && before > 3, "{late} {before}");
}

/// The drawn tile is shown in its aimed rotation.
#[test]
fn a_tile_keeps_its_look_when_it_is_laid() {
    let mut seen = 0;
    moments(3, 5, |moment, _| {
        let Some(action) = moment.game.legal().into_iter().find(|action| action.kind() == ActionKind::Place)
        else {
            return;
        };
        let Action::Place(cell, _) = action else { return };
        let selection = action.picks().iter().fold(moment.selection(), |taken, pick| taken.pick(*pick));
        let scene = moment.scene(Some(&selection), Regions::None);
        let ghost = scene.patches.iter().find(|patch| patch.class == "ghost").expect("a ghost").picture;
        let mut game = moment.game.clone();
        game.apply(&action, &mut Vec::new());
        let (players, names) = (moment.players.clone(), moment.names.clone());
        let laid = Moment { game, players, names, last: Vec::new(), seat: moment.seat };
        let scene = laid.scene(None, Regions::None);
        let patch = scene.patches.iter().find(|patch| patch.id == format!("t{cell}")).expect("the tile");
        assert_eq!(patch.picture, ghost);
        seen += 1;
    });
    assert!(seen > 10, "{seen}");
}

/// While a tower is chosen, the camera shows the one that would reach most figures of others.
#[test]
fn the_camera_turns_to_the_tower_that_reaches_most() {
    let mut seen = 0;
    moments(6, 2, |moment, _| {
        let builds: Vec<Action> =
            moment.game.legal().into_iter().filter(|action| action.kind() == ActionKind::Build).collect();
        if builds.is_empty() {
            return;
        }
        let public = &moment.game.public;
        let victims = |action: &Action| {
            let targets = Effect::of(&moment.game.view(Viewer::Spectator), action).targets;
            targets.iter().filter(|target| target.figure.owner != public.active).count()
        };
        let most = builds.iter().map(victims).max().unwrap_or_default();
        let selection = moment.selection().pick(Pick::Kind(ActionKind::Build));
        let scene = moment.with(Some(&selection), Regions::None, |ctx| {
            Carcassonne::scene(&RenderContext {
                viewing_seat: Some(public.active),
                found: Default::default(),
                ..*ctx
            })
        });
        let best = |action: &Action| match action {
            Action::Build(cell) => {
                let middle = (f32::from(cell.x) * 100.0 + 50.0, f32::from(cell.y) * 100.0 + 50.0);
                victims(action) == most && scene.focus == Some(middle)
            }
            _ => false,
        };
        assert!(builds.iter().any(best), "{:?}", scene.focus);
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}

/// If only a tower piece can be placed, the foundations are listed at once.
#[test]
fn towers_are_offered_if_no_figure_can_be_placed() {
    let mut offered = 0;
    moments(6, 2, |moment, _| {
        let is_offered =
            |what: ActionKind| moment.game.legal().iter().filter(|action| action.kind() == what).count();
        if !matches!(moment.game.public.phase, Phase::Action { .. }) || is_offered(ActionKind::Build) == 0 {
            return;
        }
        let selection = moment.selection();
        let mut panel = moment.with(Some(&selection), Regions::None, Carcassonne::panel);
        let mut builds = 0;
        controls(&mut panel, &mut |thing| {
            let legal = moment.game.legal();
            let mut towers = legal.iter().filter(|action| action.kind() == ActionKind::Build);
            builds += usize::from(towers.any(|action| thing.command == Command::choose(action.picks())));
        });
        let expected = if is_offered(ActionKind::Follower) == 0 { is_offered(ActionKind::Build) } else { 0 };
        assert_eq!(builds, expected, "{panel:?}");
        offered += expected;
    });
    assert!(offered > 5, "{offered}");
}

#[test]
fn the_overlay_shows_every_field_with_a_farmer() {
    let mut shown = 0;
    moments(4, 9, |moment, _| {
        use deska::games::carcassonne::Part;
        let scene = moment.scene(None, Regions::All);
        let fields = moment.game.public.features(Part::Field);
        let held = fields.iter().filter(|field| !field.figures.is_empty());
        // An item without points has only its name.
        let filled = held.clone().filter(|field| field.points > 0);
        let members: usize = filled.map(|field| field.members.len() * field.holders().len()).sum();
        let overlay = scene.shapes.iter().filter(|shape| shape.class.starts_with("under field-"));
        assert_eq!(overlay.count(), members);
        let worth = held.zip('A'..='Z').map(|(field, name)| match field.cities.len() {
            0 => format!("{name} 0"),
            cities => format!("{name} {cities}×{}", usize::from(field.points) / cities),
        });
        assert_eq!(
            scene
                .pills
                .iter()
                .filter(|pill| pill.class == "cities")
                .map(|pill| pill.text.clone())
                .collect::<Vec<_>>(),
            worth.collect::<Vec<_>>()
        );
        let dead = scene.pieces.iter().filter(|piece| piece.class == "dead").count();
        assert_eq!(dead, moment.game.public.dead_cells().len());
        shown += members;
    });
    assert!(shown > 20, "{shown}");
}

#[test]
fn a_held_tile_shows_each_of_its_features_once() {
    let mut shown = 0;
    moments(3, 11, |moment, _| {
        for place in moment.scene(None, Regions::None).places {
            let scene = moment.scene(None, Regions::Around(place.spot));
            let ids: BTreeSet<&str> = scene.shapes.iter().map(|shape| shape.id.as_str()).collect();
            assert_eq!(ids.len(), scene.shapes.len(), "no name twice");
            shown += ids.len();
        }
    });
    assert!(shown > 100, "{shown}");
}

/// The panel of a capture lists the figures in reach and capturing nobody; each is legal, without duplicates.
#[test]
fn only_the_panel_lists_the_figures_that_a_tower_reaches() {
    let mut seen = 0;
    moments(6, 2, |moment, _| {
        let Phase::Capture { .. } = moment.game.public.phase else { return };
        let selection = moment.selection();
        let mut tray = moment.with(Some(&selection), Regions::None, Carcassonne::tray);
        controls(&mut tray, &mut |thing| panic!("{:?} is in the panel", thing.command));
        let mut panel = moment.with(Some(&selection), Regions::None, Carcassonne::panel);
        let legal = moment.game.legal();
        let mut offered = BTreeSet::new();
        controls(&mut panel, &mut |thing| {
            let Command::Choose(words) = &thing.command else { panic!("{:?}", thing.command) };
            let picks = words.iter().map(|word| word.parse().expect("a pick"));
            let chosen = picks.fold(selection.clone(), |s, pick| s.pick(pick));
            let action = chosen.ready().filter(|action| legal.contains(action)).expect("legal");
            assert!(offered.insert(*action), "{action} is offered once");
        });
        assert_eq!(offered.len(), legal.len());
        seen += 1;
    });
    assert!(seen > 5, "{seen}");
}

/// Fields without points share a line of the list; the others have one each.
#[test]
fn fields_without_points_are_one_line() {
    use deska::games::carcassonne::Part as Land;
    use deska::scenes::parts::Part;
    fn rows(parts: &[Part]) -> usize {
        let own = |part: &Part| match part {
            Part::Group(group) if group.class == "row" => 1,
            Part::Group(group) => rows(&group.parts),
            _ => 0,
        };
        parts.iter().map(own).sum()
    }
    let mut folded = 0;
    moments(4, 9, |moment, _| {
        let fields = moment.game.public.features(Land::Field);
        let (paying, idle): (Vec<_>, Vec<_>) =
            fields.iter().filter(|field| !field.figures.is_empty()).partition(|field| field.points > 0);
        let panel = moment.with(None, Regions::All, Carcassonne::panel);
        assert_eq!(rows(&panel), paying.len() + usize::from(!idle.is_empty()), "{panel:?}");
        folded += usize::from(idle.len() > 1);
    });
    assert!(folded > 3, "{folded}");
}

/// The prompt and the log show no positions, which are visible on the map; screen readers read them.
#[test]
fn the_line_above_the_board_and_the_log_name_no_way_from_the_start() {
    let (mut short, mut long) = (0, 0);
    let ways = ["of the start", "on the start tile", "od počátku", "počáteční"];
    let names_way = |text: &str| ways.iter().any(|way| text.replace('\u{a0}', " ").contains(way));
    moments(3, 1, |moment, _| {
        for lang in Lang::ALL {
            let view = moment.game.view(Viewer::Seat(moment.seat));
            let prompt = Carcassonne::prompt(lang, &view, &moment.names);
            assert!(!names_way(&prompt), "{prompt}");
            for event in &moment.last {
                let glance = Carcassonne::glance(lang, event, &moment.names).unwrap_or_default();
                let told = Carcassonne::event(lang, event, &moment.names).unwrap_or_default();
                assert!(!names_way(&glance), "{glance}");
                let logged = Carcassonne::logged(lang, event, &moment.names).unwrap_or_default();
                assert_eq!(logged, glance);
                assert_eq!(glance.is_empty(), told.is_empty(), "{told}");
                (short, long) = (short + usize::from(glance != told), long + usize::from(names_way(&told)));
            }
        }
    });
    assert!(short >= long && long > 50, "{short} {long}");
}

/// Spectators see the drawn tile beside its seat, the deciding seat sees it in the tray.
#[test]
fn the_drawn_tile_is_shown_once() {
    moments(2, 3, |moment, _| {
        let selection = moment.selection();
        let tiles = |selection: Option<&Selection<Action>>| {
            let cards = moment.with(selection, Regions::None, |ctx| {
                Seat::all(moment.players.len())
                    .map(|seat| format!("{:?}", Carcassonne::seat(ctx, seat)))
                    .collect::<String>()
            });
            cards.matches("cc-seat-tile").count()
        };
        assert_eq!(tiles(Some(&selection)), 0);
        assert_eq!(tiles(None), usize::from(moment.placing()));
    });
}

/// Towers to choose from have letters, the same on the map and in the list, each once; a single one has none.
#[test]
fn a_tower_has_one_letter_on_the_map_and_in_the_list() {
    let (mut several, mut alone) = (0, 0);
    moments(8, 3, |moment, _| {
        let selection = moment.selection().pick(Pick::Kind(ActionKind::Build));
        let towers = moment.game.legal().iter().filter(|action| action.kind() == ActionKind::Build).count();
        if towers == 0 {
            return;
        }
        let scene = moment.scene(Some(&selection), Regions::None);
        let mut letters: Vec<&str> =
            scene.places.iter().map(|place| place.note.as_str()).filter(|note| !note.is_empty()).collect();
        letters.sort_unstable();
        let mut panel = moment.with(Some(&selection), Regions::None, Carcassonne::panel);
        let mut heads = Vec::new();
        controls(&mut panel, &mut |thing| heads.push(thing.head.clone()));
        let named = |letter: &str| heads.iter().filter(|head| head.contains(&format!(" {letter}, "))).count();
        if towers == 1 {
            assert!(letters.is_empty());
            alone += 1;
            return;
        }
        let wanted: Vec<String> = ('A'..='Z').take(towers).map(String::from).collect();
        assert_eq!(letters, wanted);
        assert!(letters.iter().all(|letter| named(letter) == 1), "{heads:?}");
        several += 1;
    });
    assert!(several > 20 && alone > 2, "{several} {alone}");
}

/// A tower has the same name for a piece and for a meeple.
#[test]
fn a_tower_keeps_its_letter_whatever_is_put_on_it() {
    let mut shared = 0;
    moments(8, 3, |moment, _| {
        let lettered = |what| {
            let selection = moment.selection().pick(Pick::Kind(what));
            let scene = moment.scene(Some(&selection), Regions::None);
            let noted = scene.places.iter().filter(|place| !place.note.is_empty());
            noted.map(|place| (place.spot, place.note.clone())).collect::<Vec<_>>()
        };
        let (pieces, tops) = (lettered(ActionKind::Build), lettered(ActionKind::Top));
        for (spot, letter) in &tops {
            if let Some((_, other)) = pieces.iter().find(|(at, _)| at == spot) {
                assert_eq!(letter, other);
                shared += 1;
            }
        }
    });
    assert!(shared > 20, "{shared}");
}

/// Without a tower, a follower for one is closed with a reason about all towers, and no place is outlined.
#[test]
fn a_tile_that_fits_nowhere_is_explained_without_a_place() {
    use deska::play::Play;
    use deska::play::table_view::{ViewOptions, table_view};
    let mut session = Session::<Carcassonne>::new(head(Options::default(), 2, 7));
    session.roll_all();
    let place = session.game().legal()[0];
    let play = Play::new(session).act(Command::act(place));
    let key = Pick::Kind(ActionKind::Top).to_string();
    let mut found = None;
    controls(&mut table_view(&play, &ViewOptions::default()).tray, &mut |thing| {
        if thing.key == key {
            found = Some((thing.why.clone(), thing.command.clone()));
        }
    });
    let (why, command) = found.expect("a control for it");
    assert_eq!(why, "No tower to stand on yet. Build a tower piece first.");
    let refused = play.act(command).refused.expect("a reason");
    assert!(refused.causes.is_empty() && refused.everywhere.is_some());
}
