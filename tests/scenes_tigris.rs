//! The board of Tigris & Euphrates matches the rules: lights, pieces, signs and marks, at moments of random games.

use std::collections::BTreeSet;

use deska::games::tigris::{
    Action, ActionKind, Board, Color, Effect, Event, Options, Phase, Pick, Tigris, View,
};
use deska::games::tigris::{Cell, Cells};
use deska::lang::{Lang, Names};
use deska::scenes::parts::{self, Availability, Control, Part};
use deska::scenes::{Command, Light, Piece, Place, Regions, RenderContext, Scene, Spot, Stage, Tap};
use deska::table::*;

use crate::laws::head;
use crate::tigris_words::names;

/// A moment of a game: the state, the last events, and the selection of the deciding seat.
struct Moment {
    game: Tigris,
    players: Vec<Player>,
    names: Names,
    last: Vec<Event>,
    seat: Seat,
    selection: Selection<Action>,
}

impl Moment {
    fn ctx<'a>(
        &'a self,
        view: &'a View,
        selection: Option<&'a Selection<Action>>,
    ) -> RenderContext<'a, Tigris> {
        RenderContext {
            selection,
            last: &self.last,
            show_legal: true,
            ..RenderContext::at(view, Lang::En, &self.names, &self.players)
        }
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat))
    }

    fn scene(&self, selection: &Selection<Action>) -> Scene {
        Tigris::scene(&self.ctx(&self.view(), Some(selection)))
    }

    /// The legal picks.
    fn controls(&self) -> BTreeSet<ActionKind> {
        let whats = self.selection.legal().flat_map(Slots::picks).filter_map(|pick| match pick {
            Pick::Kind(what) => Some(what),
            _ => None,
        });
        whats.collect()
    }
}

/// Passes decisions of random games to `law`: every `every`-th action, and all rarer decisions.
fn moments(games: u64, every: usize, mut law: impl FnMut(&Moment, &mut Dice)) {
    for seed in 0..games {
        let seats = 2 + seed as usize % 3;
        let board = if seed % 2 == 0 { Board::Standard } else { Board::Advanced };
        let options = Options { board, ..Options::default() };
        let players = head(options, seats, seed).players;
        let (mut game, mut dice) = (Tigris::start(&options, seats), Dice::new(seed));
        let mut last = Vec::new();
        for count in 0.. {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(seat) => {
                    if count % every == 0 || game.public.phase != Phase::Action {
                        let selection = Selection::new(game.legal());
                        let (players, last) = (players.clone(), last.clone());
                        let moment = Moment { game, players, names: names(seats), last, seat, selection };
                        law(&moment, &mut dice);
                    }
                    // Adjacent tiles make kingdoms, wars and monuments.
                    let mut action = game.random(&mut dice).expect("a decision");
                    for _ in 0..20 {
                        let near =
                            |at: Cell| game.public.occupied().meets(&Cells::only(at.index()).neighbours());
                        if matches!(action, Action::Position(..))
                            || matches!(action, Action::Place(_, at) if near(at))
                        {
                            break;
                        }
                        action = game.random(&mut dice).expect("a decision");
                    }
                    action
                }
            };
            last = Vec::new();
            game.apply(&action, &mut last);
        }
    }
}

fn lit(scene: &Scene) -> Cells {
    let lit = scene.places.iter().filter(|p| p.light.legal() || p.light == Light::Aimed);
    lit.map(|p| p.spot as usize).collect()
}

fn place(scene: &Scene, at: usize) -> &Place {
    scene.places.iter().find(|p| p.spot as usize == at).expect("a place for every cell")
}

fn wheres(picks: impl IntoIterator<Item = Pick>) -> Cells {
    let cells = picks.into_iter().filter_map(|pick| match pick {
        Pick::Where(cell) => Some(cell.index()),
        _ => None,
    });
    cells.collect()
}

#[test]
fn lit_places_are_those_of_the_selection() {
    let mut conflicts = 0;
    moments(6, 41, |moment, dice| {
        let public = &moment.game.public;
        let idle = moment.scene(&moment.selection);
        assert_eq!(lit(&idle), public.choices(), "nothing is picked: only treasures are lit");
        if let Some(conflict) = public.conflict_details() {
            conflicts += 1;
            assert_eq!(lit(&idle), Cells::EMPTY);
            assert!(!conflict.attacker.region.is_empty());
        }
        for what in moment.controls() {
            let picked = moment.selection.pick(Pick::Kind(what));
            let scene = moment.scene(&picked);
            let offered = match what {
                ActionKind::Leader(_) | ActionKind::Tile(_) | ActionKind::Catastrophe => {
                    wheres(picked.available_picks())
                }
                ActionKind::Treasures => public.choices(),
                // Squares for a monument overlap: they are outlined instead.
                _ => Cells::EMPTY,
            };
            assert_eq!(lit(&scene), offered, "{what:?}");
            let view = moment.view();
            let quiet = RenderContext { show_legal: false, ..moment.ctx(&view, Some(&picked)) };
            assert_eq!(lit(&Tigris::scene(&quiet)), Cells::EMPTY, "hints are off");
            let Some(at) = offered.iter().nth(dice.below(offered.count()) as usize) else { continue };
            let aimed = picked.pick(Pick::Where(Cell::at(at)));
            if aimed.ready().is_some() {
                aims(moment, &aimed, at, offered);
            }
        }
        let outlined = idle.shapes.iter().filter(|s| s.class == "offered").count();
        assert_eq!(outlined as u32, public.squares_offered().count(), "squares on offer are outlined");
    });
    assert!(conflicts > 10, "{conflicts} decisions in conflicts");
}

/// The ghost is on the aimed cell, visible only to the deciding seat.
fn aims(moment: &Moment, aimed: &Selection<Action>, at: usize, offered: Cells) {
    let scene = moment.scene(aimed);
    assert_eq!(lit(&scene), offered);
    let here = place(&scene, at);
    assert_eq!(here.light, Light::Aimed);
    let ghosts: Vec<&Piece> = scene.pieces.iter().filter(|p| p.class == "ghost").collect();
    assert_eq!(ghosts.iter().map(|g| (g.x, g.y)).collect::<Vec<_>>(), [(here.x, here.y)]);
    for viewer in [Viewer::Spectator, Viewer::All] {
        let view = moment.game.view(viewer);
        let watched = Tigris::scene(&moment.ctx(&view, Some(aimed)));
        let bare = Tigris::scene(&moment.ctx(&view, None));
        assert_eq!(watched, bare, "{viewer:?} see no selection");
        assert!(lit(&bare).is_empty() && bare.pieces.iter().all(|p| p.class != "ghost"));
    }
}

#[test]
fn every_place_is_named_in_both_languages() {
    moments(3, 40, |moment, _| {
        let view = moment.view();
        for lang in Lang::ALL {
            let scene = Tigris::scene(&RenderContext { lang, ..moment.ctx(&view, Some(&moment.selection)) });
            assert_eq!(scene.places.len(), 176);
            for (at, place) in scene.places.iter().enumerate() {
                assert_eq!(
                    (place.spot as usize, place.row, place.column),
                    (at, at as i16 / 16, at as i16 % 16)
                );
                assert!(place.label.contains(&Cell::at(at).to_string()), "{}", place.label);
                assert!(place.x >= 0.0 && place.x + place.size <= scene.width);
                assert!(place.y >= 0.0 && place.y + place.size <= scene.height);
            }
        }
    });
}

/// The pieces without the marks and removals of the last move.
fn standing(scene: &Scene) -> impl Iterator<Item = &Piece> {
    scene.pieces.iter().filter(|p| p.class != "last" && p.class != "lost")
}

#[test]
fn pieces_are_those_of_the_board_and_keep_their_names() {
    moments(6, 11, |moment, dice| {
        let public = &moment.game.public;
        let scene = moment.scene(&moment.selection);
        let ids: BTreeSet<&str> = scene.pieces.iter().map(|p| p.id.as_str()).collect();
        assert_eq!(ids.len(), scene.pieces.len(), "no name twice");
        let shapes: BTreeSet<&str> = scene.shapes.iter().map(|s| s.id.as_str()).collect();
        assert_eq!(shapes.len(), scene.shapes.len());
        let count = |art: &str| standing(&scene).filter(|p| p.art.starts_with(art)).count();
        for color in Color::ALL {
            assert_eq!(count(&format!("tile-{}", color.name())), public.face_up(color).count() as usize);
        }
        assert_eq!(count("leader-"), public.leaders().count());
        assert_eq!(count("monument-"), public.monuments().count());
        assert_eq!(count("catastrophe"), public.catastrophes.count() as usize);
        assert_eq!(count("treasure"), public.treasures.count() as usize);
        assert_eq!(count("unification"), usize::from(public.marker().is_some()));
        let action = moment.game.random(dice).expect("a decision");
        let mut after = moment.game;
        after.apply(&action, &mut NoEvents);
        let next = Tigris::scene(&moment.ctx(&after.view(Viewer::Spectator), None));
        let find = |scene: &Scene, id: &str| scene.pieces.iter().find(|p| p.id == id).cloned();
        for piece in standing(&scene) {
            if let Some(same) = find(&next, &piece.id) {
                assert_eq!(piece.art, same.art, "a name stays with its piece");
            }
        }
        for (seat, color, at) in public.leaders().filter(|l| after.public.leader(l.0, l.1).is_some()) {
            let id = format!("l{seat}{}", color.letter());
            let moved = after.public.leader(seat, color) != Some(at);
            let (old, new) = (find(&scene, &id).expect(&id), find(&next, &id).expect(&id));
            assert_eq!((old.x, old.y) != (new.x, new.y), moved, "{id}");
        }
    });
}

#[test]
fn points_fly_from_their_source_and_untold_losses_stay_for_a_moment() {
    let (mut points, mut losses) = (0, 0);
    moments(12, 1, |moment, _| {
        let scene = moment.scene(&moment.selection);
        let told = moment.last.iter().filter_map(|event| match event {
            Event::Point { seat, count, .. } => Some((*seat, usize::from(*count))),
            _ => None,
        });
        let gains = Tigris::gains(&moment.ctx(&moment.view(), Some(&moment.selection)));
        let shown: Vec<_> = gains.iter().map(|gain| (gain.to, gain.count)).collect();
        assert_eq!(shown, told.collect::<Vec<_>>(), "{:?}", moment.last);
        assert!(gains.iter().all(|gain| scene.places.iter().any(|place| place.spot == gain.from)));
        // Who decides after a conflict has seen its result.
        let fought = moment.last.iter().any(|event| matches!(event, Event::ConflictWon { .. }));
        let gone: usize = moment
            .last
            .iter()
            .map(|event| match event {
                Event::TilesRemoved { cells, .. } => cells.count() as usize,
                Event::LeaderReturned { .. } => 1,
                _ => 0,
            })
            .sum();
        assert_eq!(
            scene.pieces.iter().filter(|piece| piece.class == "lost").count(),
            if fought { 0 } else { gone },
            "{:?}",
            moment.last
        );
        points += shown.len();
        losses += gone;
    });
    assert!(points > 50 && losses > 10, "{points} {losses}");
}

#[test]
fn a_held_place_shows_its_region_alone() {
    moments(4, 13, |moment, _| {
        let (regions, view) = (moment.game.public.regions(), moment.view());
        for region in &regions {
            let at = region.first().expect("a cell");
            let ctx = RenderContext { regions: Regions::Around(at as Spot), ..moment.ctx(&view, None) };
            let outlined = Tigris::scene(&ctx)
                .shapes
                .iter()
                .filter(|s| s.class == "kingdom" || s.class == "region")
                .count();
            assert_eq!(outlined, 1);
        }
        let ctx = RenderContext { regions: Regions::All, ..moment.ctx(&view, None) };
        let outlined =
            Tigris::scene(&ctx).shapes.iter().filter(|s| s.class == "kingdom" || s.class == "region").count();
        assert_eq!(outlined, regions.len());
    });
}

#[test]
fn signs_agree_with_what_would_happen() {
    let (mut wars, mut revolts) = (0, 0);
    moments(6, 23, |moment, _| {
        for what in moment.controls() {
            let action = |at: usize| match what {
                ActionKind::Leader(color) => Some(Action::Position(color, Cell::at(at))),
                ActionKind::Tile(color) => Some(Action::Place(color, Cell::at(at))),
                _ => None,
            };
            let picked = moment.selection.pick(Pick::Kind(what));
            let scene = moment.scene(&picked);
            let is_drawn = |art: &str| scene.places.iter().any(|p| p.badges.iter().any(|b| b.art == art));
            let view = moment.game.view(Viewer::Seat(moment.seat));
            let told = Tigris::question(&moment.ctx(&view, Some(&picked))).unwrap_or_default();
            // The legend explains exactly the signs on cells.
            for (art, words) in [("badge-war", "war"), ("badge-revolt", "revolt"), ("badge-link", "join")] {
                assert_eq!(told.contains(words), is_drawn(art), "{told}");
            }
            for place in &scene.places {
                match action(place.spot as usize) {
                    Some(action) if place.light.legal() => {
                        let effect = Effect::of(&<Tigris as Game>::preview(&view, &action));
                        wars += usize::from(!effect.wars.is_empty());
                        revolts += usize::from(effect.revolt.is_some());
                        signs(place, &effect, moment.seat);
                    }
                    _ => assert!(place.badges.is_empty() && place.note.is_empty()),
                }
            }
        }
    });
    assert!(wars > 0 && revolts > 0, "{wars} wars, {revolts} revolts");
}

fn signs(place: &Place, effect: &Effect, viewing_seat: Seat) {
    let has_badge = |art: &str| place.badges.iter().any(|b| b.art == art);
    assert!(place.badges.len() <= 3);
    let colours = place.badges.iter().filter(|b| b.art.starts_with("badge-point-")).count();
    assert_eq!(colours, effect.wars.len().min(2), "a war names its colours");
    assert_eq!(has_badge("badge-war"), !effect.wars.is_empty());
    assert_eq!(has_badge("badge-link"), effect.union && effect.wars.is_empty());
    assert_eq!(has_badge("badge-square"), !effect.squares.is_empty() && effect.wars.is_empty());
    assert_eq!(has_badge("badge-revolt"), effect.revolt.is_some());
    let leaders: Vec<&str> =
        place.badges.iter().filter_map(|b| b.art.strip_prefix("leader-")?.split('-').next()).collect();
    assert_eq!(leaders, effect.point.iter().map(|point| point.leader.name()).collect::<Vec<_>>());
    assert_eq!(
        has_badge("badge-plus"),
        effect.point.is_some_and(|point| point.seat == viewing_seat),
        "a point of one's own"
    );
    assert_eq!(has_badge("badge-plus-other"), effect.point.is_some_and(|point| point.seat != viewing_seat));
    let note = effect.revolt.map(|r| format!("{}:{}", r.attack, r.defence)).unwrap_or_default();
    assert_eq!(place.note, note);
    // A pill may cover its own leader; of other leaders at most a corner.
    let flat: Vec<[f32; 3]> =
        place.badges.iter().filter(|b| !b.art.starts_with("leader-")).map(|b| b.at).collect();
    for (nth, [x, y, side]) in flat.iter().enumerate() {
        for [left, top, other] in &flat[nth + 1..] {
            let both = |a: f32, b: f32| (a + side).min(b + other) - a.max(b);
            let covered = both(*x, *left).max(0.0) * both(*y, *top).max(0.0);
            assert!(covered < 0.03, "{:?}", place.badges);
        }
    }
}

#[test]
fn a_conflict_is_a_stage_with_two_sides() {
    let mut seen = 0;
    moments(9, 1000, |moment, _| {
        let Some(conflict) = moment.game.public.conflict_details() else { return };
        seen += 1;
        for viewer in [Viewer::Spectator, Viewer::Seat(moment.seat)] {
            let scene = Tigris::scene(&moment.ctx(&moment.game.view(viewer), Some(&moment.selection)));
            for wanted in ["veil", "side-a", "side-b"] {
                let shapes = scene.shapes.iter().filter(|s| s.class == wanted);
                assert!(
                    shapes.clone().count() == 1 && shapes.clone().all(|s| !s.path.is_empty()),
                    "{wanted}"
                );
            }
            for (side, ctx) in [(&conflict.attacker, "side-a"), (&conflict.defender, "side-b")] {
                let numbers: Vec<String> = (1..=side.base).map(|n| n.to_string()).collect();
                let tags = scene.tags.iter().filter(|t| t.class == ctx);
                assert_eq!(tags.map(|t| t.text.clone()).collect::<Vec<_>>(), numbers);
            }
        }
    });
    assert!(seen > 20, "{seen} decisions in conflicts");
}

#[test]
fn kingdoms_that_clash_are_outlined_while_the_first_conflict_is_chosen() {
    let mut seen = 0;
    moments(40, 1000, |moment, _| {
        let Phase::ChooseConflict { .. } = moment.game.public.phase else { return };
        seen += 1;
        let scene = moment.scene(&moment.selection);
        let count =
            |class: &str| scene.shapes.iter().filter(|s| s.class == class && !s.path.is_empty()).count();
        // One line is solid and one is dashed.
        assert_eq!((count("kingdom clash"), count("kingdom clash other"), count("veil")), (1, 1, 1));
    });
    assert!(seen > 3, "{seen} choices of a conflict");
}

#[test]
fn leaders_that_a_monument_drives_away_are_crossed_and_named_beforehand() {
    let mut seen = 0;
    moments(120, 1000, |moment, _| {
        let Phase::Monument { .. } = moment.game.public.phase else { return };
        for action in moment.selection.legal().filter(|action| matches!(action, Action::Monument(..))) {
            let evicted = Effect::of(&<Tigris as Game>::preview(&moment.view(), action)).evicted.len();
            let picked = action.picks().into_iter().fold(moment.selection.clone(), |s, pick| s.pick(pick));
            let scene = moment.scene(&picked);
            assert_eq!(scene.pieces.iter().filter(|piece| piece.class == "fallen").count(), evicted);
            let view = moment.view();
            let said = deska::games::tigris::words::evicted(Lang::En, &view, action, &moment.names);
            assert_eq!(said.is_some(), evicted > 0, "{said:?}");
            seen += usize::from(evicted > 0);
        }
    });
    assert!(seen > 0, "a monument that drives a leader away is met");
}

#[test]
fn the_last_move_is_bracketed() {
    let mut asked = 0;
    moments(4, 1, |moment, _| {
        let scene = moment.scene(&moment.selection);
        let marked = |cell: Cell| {
            let here = place(&scene, cell.index());
            scene.pieces.iter().any(|p| p.class == "last" && (p.x, p.y) == (here.x, here.y))
        };
        let touched: Vec<Cell> = moment
            .last
            .iter()
            .flat_map(|event| match event {
                Event::TilePlaced { cell, .. } | Event::LeaderPlaced { cell, .. } => vec![*cell],
                Event::LeaderMoved { from, to, .. } => vec![*from, *to],
                Event::Catastrophe { cell, .. } => vec![*cell],
                Event::TilesRemoved { cells, .. } => cells.cells().collect(),
                _ => Vec::new(),
            })
            .collect();
        // The board shows the choices, not the earlier result.
        let is_choosing = matches!(moment.game.public.phase, Phase::Monument { .. } | Phase::Treasure(_));
        assert!(touched.iter().all(|cell| marked(*cell) != is_choosing), "{touched:?}");
        asked += usize::from(is_choosing && !touched.is_empty());
        let quiet = Tigris::scene(&RenderContext { last: &[], ..moment.ctx(&moment.view(), None) });
        assert!(quiet.pieces.iter().all(|p| p.class != "last"));
    });
    assert!(asked > 0, "{asked}");
}

/// One tap marks all tiles of the hand for a swap, if legal; then nothing can be added.
#[test]
fn all_tiles_are_marked_for_a_swap_at_once() {
    let mut seen = 0;
    moments(4, 7, |moment, _| {
        let view = moment.view();
        let (Some(hand), true) = (view.mine(), moment.game.public.phase == Phase::Action) else { return };
        let picked = moment.selection.pick(Pick::Kind(ActionKind::Swap));
        let all = |selection: &Selection<Action>| {
            let mut found = Vec::new();
            let mut tray = Tigris::tray(&moment.ctx(&view, Some(selection)));
            parts::controls(&mut tray, &mut |thing: &mut Control| {
                if thing.class.contains("swap-all") {
                    found.push(thing.command.clone());
                }
            });
            found
        };
        assert!(all(&moment.selection).is_empty(), "only while one swaps");
        let Some(action) = moment.game.legal().into_iter().find(|action| *action == Action::Swap(hand))
        else {
            return;
        };
        if hand.total() > 1 {
            assert_eq!(all(&picked), [Command::choose(action.picks())]);
            let done = action.picks().iter().fold(moment.selection.clone(), |s, pick| s.pick(*pick));
            assert!(all(&done).is_empty(), "{action}");
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen}");
}

/// Treasures that would be taken or stay have a pill.
#[test]
fn treasures_to_choose_from_show_their_fate() {
    let mut seen = 0;
    moments(12, 1, |moment, _| {
        for action in moment.game.legal() {
            let Action::Treasures(taken) = action else { continue };
            let selection = action.picks().iter().fold(moment.selection.clone(), |s, pick| s.pick(*pick));
            let scene = moment.scene(&selection);
            let count = |class: &str| scene.tags.iter().filter(|tag| tag.class == class).count() as u32;
            let remaining = moment.game.public.choices() - taken.cells;
            assert_eq!(
                (count("pill take"), count("pill")),
                (taken.cells.count(), remaining.count()),
                "{action}"
            );
            // Before a choice, each pill says what a tap does.
            let free = moment.scene(&moment.selection);
            let pills: Vec<&str> =
                free.tags.iter().filter(|tag| tag.class == "pill ask").map(|tag| tag.text.as_str()).collect();
            let choices = moment.game.public.choices().count();
            let pill = if choices == 2 { "take?" } else { "stays?" };
            assert_eq!(pills, vec![pill; choices as usize], "{action}");
            seen += 1;
        }
    });
    assert!(seen > 0, "{seen}");
}

#[test]
fn a_tap_anywhere_picks_or_is_answered() {
    let mut phases = BTreeSet::new();
    moments(6, 30, |moment, dice| {
        phases.insert(moment.game.phase());
        let things: Vec<ActionKind> = moment.controls().into_iter().collect();
        let thing = dice.pick(&things).copied().expect("a decision");
        let any = [
            ActionKind::Leader(Color::Black),
            ActionKind::Tile(Color::Blue),
            ActionKind::Catastrophe,
            ActionKind::Swap,
        ];
        let view = moment.view();
        let chosen = [thing].into_iter().chain(any).map(|what| moment.selection.pick(Pick::Kind(what)));
        for selection in [moment.selection.clone()].into_iter().chain(chosen) {
            for spot in 0..176 as Spot {
                answered(moment, &selection, Tigris::tap(&view, &selection, spot));
                let dropped = ActionKind::Tile(Color::ALL[spot as usize % 4]);
                answered(moment, &selection, Tigris::drop(&view, &selection, Pick::Kind(dropped), spot));
            }
        }
    });
    let all = [
        "action",
        "choose_conflict",
        "monument",
        "revolt_attacker",
        "revolt_defender",
        "war_attacker",
        "war_defender",
    ];
    assert!(all.iter().all(|phase| phases.contains(phase)), "{phases:?}");
}

fn answered(moment: &Moment, selection: &Selection<Action>, tap: Tap<Tigris>) {
    match tap {
        Tap::Pick(picks) => {
            let picked = picks.iter().fold(selection.clone(), |s, p| s.pick(*p));
            // A leader without a legal cell can be picked; every tap then gives the reason.
            let lifted = matches!(picks[..], [Pick::Kind(ActionKind::Leader(_))]);
            assert!(lifted || picked.candidates().next().is_some(), "{picks:?} leads nowhere");
        }
        Tap::Try(action) => {
            let legal = moment.selection.legal().any(|a| *a == action);
            assert_eq!(moment.game.check(moment.seat, &action).is_ok(), legal);
            assert!(!legal, "{action} is legal: it is aimed at first");
        }
        Tap::Describe => {}
    }
}

#[test]
fn causes_are_outlined() {
    moments(2, 50, |moment, _| {
        let causes = ["A1".to_string(), "H5".to_string()];
        let scene = Tigris::scene(&RenderContext {
            causes: &causes,
            ..moment.ctx(&moment.view(), Some(&moment.selection))
        });
        let caused = scene.places.iter().filter(|p| p.light == Light::Cause);
        assert!(caused.map(|p| p.spot).eq([0, 4 * 16 + 7]));
    });
}

/// A change of one cell far from everything changes one place: the painter repaints nothing else.
#[test]
fn a_lonely_tile_changes_one_place() {
    let mut seen = 0;
    moments(4, 5, |moment, _| {
        if moment.game.public.phase != Phase::Action || moment.game.public.actions != 2 {
            return;
        }
        let lonely = moment.selection.legal().find(|action| match action {
            Action::Place(_, at) => {
                let near = Cells::only(at.index()).neighbours();
                !moment.game.public.occupied().meets(&near)
            }
            _ => false,
        });
        let Some(action) = lonely else { return };
        seen += 1;
        let mut after = moment.game;
        after.apply(action, &mut NoEvents);
        let scene = |game: &Tigris| Tigris::scene(&moment.ctx(&game.view(Viewer::Seat(moment.seat)), None));
        let (old, new) = (scene(&moment.game), scene(&after));
        let changed = old.places.iter().zip(&new.places).filter(|(a, b)| a != b).count();
        assert_eq!(changed, 1, "{action}");
        let added = new.pieces.iter().filter(|p| !old.pieces.contains(p)).count();
        assert_eq!((added, new.pieces.len()), (1, old.pieces.len() + 1), "{action}");
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn the_touched_one_of_equal_pieces_is_raised() {
    let thing = |key: &'static str, word: &str, state: Availability| {
        let command = Command::Pick(word.into());
        Part::from(Control {
            key: key.into(),
            drag: Some(word.into()),
            state,
            ..Control::new("thing", command)
        })
    };
    let hand = [
        thing("red0", "red", Availability::Picked),
        thing("red1", "red", Availability::Plain),
        thing("blue0", "blue", Availability::Plain),
    ];
    let up = |touched: &str| -> Vec<bool> {
        let parts = parts::raised(&hand, touched);
        parts
            .iter()
            .map(|part| matches!(part, Part::Control(thing) if thing.state == Availability::Picked))
            .collect()
    };
    assert_eq!(up("red1"), [false, true, false]);
    // The same pick, another one, none, and one that does not exist.
    for touched in ["red0", "blue0", "", "green0"] {
        assert_eq!(up(touched), [true, false, false], "{touched}");
    }
}
