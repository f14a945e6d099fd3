//! The island of Java matches the rules: lights, taps, ghosts, paths and previews, at moments of random games. Each
//! step of a turn can be removed if the rest stays legal.

use std::collections::BTreeSet;

use deska::art::digits;
use deska::games::game_module;
use deska::games::java::art::RISE;
use deska::games::java::board::path;
use deska::games::java::{
    Action, ActionKind, Card, Cell, Event, Java, Lead, Options, Phase, Pick, Refusal, Tile,
};
use deska::lang::{Lang, Names, Words};
use deska::play::Play;
use deska::play::table_view::{Prompt, ViewOptions};
use deska::scenes::parts::{Availability, Control, Part, controls};
use deska::scenes::{Command, Light, Place, Regions, RenderContext, Scene, Spot, Stage, Tap};
use deska::table::record::{self, Record};
use deska::table::*;

use crate::laws::head;

/// A decision of a game.
struct Moment {
    game: Java,
    players: Vec<Player>,
    names: Names,
    last: Vec<Event>,
    seat: Seat,
}

impl Moment {
    fn ctx<T>(
        &self,
        selection: Option<&Selection<Action>>,
        see: impl FnOnce(&RenderContext<Java>) -> T,
    ) -> T {
        see(&RenderContext {
            selection,
            viewing_seat: Some(self.seat),
            last: &self.last,
            show_legal: true,
            ..RenderContext::at(
                &self.game.view(Viewer::Seat(self.seat)),
                Lang::En,
                &self.names,
                &self.players,
            )
        })
    }

    fn scene(&self, selection: &Selection<Action>) -> Scene {
        self.ctx(Some(selection), Java::scene)
    }

    fn tap(&self, selection: &Selection<Action>, spot: Spot) -> Tap<Java> {
        Java::tap(&self.game.view(Viewer::Seat(self.seat)), selection, spot)
    }

    /// The selection after a tap, as the table makes it; `None` if nothing is picked.
    fn tapped(&self, selection: &Selection<Action>, spot: Spot) -> Option<Selection<Action>> {
        match self.tap(selection, spot) {
            Tap::Pick(picks) => Some(picks.iter().fold(selection.clone(), |s, pick| s.pick(*pick))),
            _ => None,
        }
    }

    fn selection(&self) -> Selection<Action> {
        Selection::new(self.game.legal())
    }
}

/// Passes some decisions of random games to `law`. Figures mostly walk for free, so other actions are
/// preferred.
fn moments(games: u64, every: usize, mut law: impl FnMut(&Moment, &mut Dice)) {
    for seed in 0..games {
        let seats = 2 + seed as usize % 3;
        let options = Options::default();
        let players = head(options, seats, seed).players;
        let names = Names::new(Lang::En, Java::TITLES, &players);
        let (mut game, mut dice) = (Java::start(&options, seats), Dice::new(seed));
        let mut last = Vec::new();
        for count in 0.. {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(seat) => {
                    let auction = matches!(game.public.phase, Phase::Auction { .. });
                    if count % every == 0 || auction && count % 3 == 0 {
                        let (players, names) = (players.clone(), names.clone());
                        law(&Moment { game, players, names, last: last.clone(), seat }, &mut dice);
                    }
                    lively(&game, &mut dice)
                }
            };
            last = Vec::new();
            game.apply(&action, &mut last);
        }
    }
}

/// A random action, seldom a free walk.
fn lively(game: &Java, dice: &mut Dice) -> Action {
    let tries: Vec<Action> = (0..5).filter_map(|_| game.random(dice)).collect();
    let dull = |action: &&Action| matches!(action, Action::Move(..) | Action::Leave(_) | Action::End);
    *tries.iter().find(|action| !dull(action)).unwrap_or(&tries[0])
}

fn lit(scene: &Scene) -> impl Iterator<Item = &Place> {
    scene.places.iter().filter(|place| place.light.legal())
}

fn spot(cell: Cell) -> Spot {
    cell.index().expect("on the map") as Spot
}

#[test]
fn every_lit_hex_aims_at_a_legal_tile_and_every_placement_is_reached_by_taps() {
    let (mut seen, mut turned) = (0, 0);
    moments(3, 7, |moment, dice| {
        let tile = *dice.pick(&Tile::ALL).expect("four kinds");
        let legal: BTreeSet<Action> = moment
            .game
            .legal()
            .into_iter()
            .filter(|action| action.kind() == ActionKind::Tile(tile))
            .collect();
        let picked = moment.selection().pick(Pick::Kind(ActionKind::Tile(tile)));
        let mut reached = BTreeSet::new();
        let mut hexes: BTreeSet<Spot> = BTreeSet::new();
        // In the rotation of the tray, and in all others.
        let mut selection = picked.clone();
        for _ in 0..6 {
            let scene = moment.scene(&selection);
            // If there is only one place, it is aimed at from the start.
            reached.extend(selection.ready());
            for place in lit(&scene) {
                hexes.insert(place.spot);
                let aimed = moment.tapped(&selection, place.spot).expect("a lit hex is picked");
                let action = *aimed.ready().expect("one tap is enough to aim");
                assert!(legal.contains(&action), "{action}");
                reached.insert(action);
            }
            match Java::rotated(&moment.game.view(Viewer::Seat(moment.seat)), &selection, false) {
                Some(turn) => selection = selection.pick(turn),
                None => break,
            }
        }
        assert_eq!(reached, legal, "{tile:?}");
        // A tap on the ghost selects the next fitting rotation.
        if let (true, Some(first)) = (tile.size() > 1, hexes.first()) {
            let here: BTreeSet<Action> = legal
                .iter()
                .filter(|action| matches!(action, Action::Land(_, cells) if spot(cells[0]) == *first))
                .copied()
                .collect();
            let mut aimed = moment.tapped(&picked, *first).expect("it fits");
            let mut through = BTreeSet::new();
            for _ in 0..here.len() {
                through.insert(*aimed.ready().expect("aimed"));
                aimed = moment.tapped(&aimed, *first).unwrap_or(aimed);
            }
            assert_eq!(through, here);
            turned += usize::from(here.len() > 1);
        }
        seen += usize::from(!legal.is_empty());
    });
    assert!(seen > 20 && turned > 5, "{seen} {turned}");
}

#[test]
fn figures_water_palaces_and_festivals_are_lit_where_they_are_legal() {
    let mut seen = BTreeSet::new();
    moments(4, 6, |moment, _| {
        let legal = moment.game.legal();
        let figures = moment.game.public.figures[moment.seat];
        let from = figures
            .iter()
            .map(Cell::at)
            .find(|from| legal.iter().any(|a| matches!(a, Action::Move(f, _) if f == from)));
        let whats = [
            ActionKind::Water,
            ActionKind::Enter,
            ActionKind::Build,
            ActionKind::Expand,
            ActionKind::Festival,
            ActionKind::Move,
        ];
        for what in whats.into_iter().filter(|what| legal.iter().any(|action| action.kind() == *what)) {
            let mut selection = moment.selection().pick(Pick::Kind(what));
            if what == ActionKind::Move {
                let Some(from) = from else { continue };
                selection =
                    moment.tapped(&moment.selection(), spot(from)).expect("your own figure is taken up");
            }
            let wanted: BTreeSet<Spot> = legal
                .iter()
                .filter(|action| action.kind() == what)
                .filter_map(|action| match *action {
                    Action::Water(at)
                    | Action::Enter(at)
                    | Action::Build(at, _)
                    | Action::Expand(at, _)
                    | Action::Festival(at, _) => Some(spot(at)),
                    Action::Move(start, to) if Some(start) == from => Some(spot(to)),
                    _ => None,
                })
                .collect();
            let scene = moment.scene(&selection);
            // A single choice is aimed at from the start.
            let only = |place: &&Place| selection.ready().is_some() && place.light == Light::Aimed;
            let aimed = scene.places.iter().filter(only).map(|place| place.spot);
            let shown: BTreeSet<Spot> = lit(&scene).map(|place| place.spot).chain(aimed).collect();
            assert_eq!(shown, wanted, "{what:?}");
            for at in shown {
                let aimed = moment.tapped(&selection, at).expect("a lit hex is picked");
                assert!(aimed.candidates().next().is_some());
                assert!(
                    what == ActionKind::Festival || aimed.ready().is_some(),
                    "{what:?} is aimed with one tap"
                );
            }
            seen.insert(format!("{what:?}"));
        }
    });
    assert_eq!(seen.len(), 6, "{seen:?}");
}

#[test]
fn the_cost_of_a_figure_is_on_its_hex_and_equals_the_length_of_its_way() {
    let (mut ways, mut tokens) = (0, 0);
    moments(3, 7, |moment, dice| {
        let public = &moment.game.public;
        if public.phase != Phase::Main {
            return;
        }
        let legal = moment.game.legal();
        let walks: Vec<&Action> = legal
            .iter()
            .filter(|a| matches!(a.kind(), ActionKind::Move | ActionKind::Enter | ActionKind::Leave))
            .collect();
        for _ in 0..6 {
            let Some(action) = dice.pick(&walks) else { return };
            let (cost, way) = path::way(public, moment.seat, action).expect("there is a way");
            assert_eq!(Some(cost), public.cost(action), "{action}");
            let land = public.rice | public.villages;
            assert!(way.iter().all(|at| land.has(*at)), "{action} goes over land");
            let apart = |pair: &[usize]| Cell::at(pair[0]).hex().distance(Cell::at(pair[1]).hex());
            assert!(way.windows(2).all(|pair| apart(pair) == 1), "{action} goes step by step");
            ways += 1;
        }
        let entering = moment.selection().pick(Pick::Kind(ActionKind::Enter));
        let scene = moment.scene(&entering);
        let drawn = |kind: &str, part: &str| {
            let id = format!("{kind}-{part}");
            scene
                .shapes
                .iter()
                .find(|shape| shape.id == id)
                .map(|shape| shape.path.clone())
                .unwrap_or_default()
        };
        let discs = |kind: &str| drawn(kind, "disc").matches('M').count();
        let token = public.has_token();
        let wanted = |cost: u8, legal: bool| legal || token && cost == public.ap + 1;
        let enters: BTreeSet<Spot> = legal
            .iter()
            .filter_map(|a| if let Action::Enter(to) = a { Some(spot(*to)) } else { None })
            .collect();
        if entering.candidates().next().is_some() {
            let reach = public.reachable(moment.seat, None);
            let ruled: Vec<(Cell, u8)> = reach
                .into_iter()
                .filter(|(cell, cost)| wanted(*cost, enters.contains(&spot(*cell))))
                .collect();
            assert_eq!(["jv-cost", "jv-free", "jv-token"].map(discs).iter().sum::<usize>(), ruled.len());
            for (cell, cost) in ruled {
                let kind = match (enters.contains(&spot(cell)), cost) {
                    (false, _) => "jv-token",
                    (true, 0) => "jv-free",
                    (true, _) => "jv-cost",
                };
                let place = scene.places.iter().find(|place| place.spot == spot(cell)).expect("a place");
                let corner = (place.x + place.size / 2.0 + 10.0, place.y + place.size / 2.0 - 11.0);
                assert!(drawn(kind, "digits").contains(&digits(cost, corner)), "{cell}: {cost} as {kind}");
            }
            tokens += discs("jv-token");
        }
    });
    assert!(ways > 60 && tokens > 5, "{ways} {tokens}");
}

#[test]
fn the_preview_shows_levels_and_lakes_after_the_action() {
    let (mut levels, mut lakes) = (0, 0);
    moments(4, 7, |moment, dice| {
        let legal = moment.game.legal();
        let lays = |a: &&Action| matches!(a.kind(), ActionKind::Tile(_) | ActionKind::Water);
        let mut some: Vec<Action> = legal.iter().filter(lays).copied().collect();
        let view = moment.game.view(Viewer::Seat(moment.seat));
        let enclosing = |action: &&Action| {
            let events = <Java as Game>::preview(&view, action).events;
            events.iter().any(|event| matches!(event, Event::LakeEnclosed { .. }))
        };
        let encloses: Vec<Action> = some.iter().filter(enclosing).take(2).copied().collect();
        some = (0..3).filter_map(|_| dice.pick(&some).copied()).chain(encloses).collect();
        for action in some {
            let picks = action.picks();
            let aimed = picks.iter().fold(moment.selection(), |s, pick| s.pick(*pick));
            assert_eq!(aimed.ready(), Some(&action));
            let scene = moment.scene(&aimed);
            let (mut game, mut events) = (moment.game, Vec::new());
            game.apply(&action, &mut events);
            if let Action::Land(tile, cells) = action {
                for cell in &cells[..tile.size()] {
                    let at = spot(*cell);
                    let place = scene.places.iter().find(|place| place.spot == at).expect("a place");
                    let level = game.public.heights[at as usize];
                    assert_eq!(shows_level(&scene, place, level), level > 1, "{action}: {cell}");
                    assert_eq!(place.light, Light::Aimed, "the light covers the whole tile");
                    levels += 1;
                }
            }
            let leader = |game: &Java, at: usize| game.public.leader(&game.public.settlement(at).cells);
            let leads = moment.game.public.leads(&game.public);
            for palace in game.public.all_palaces().iter() {
                let (before, after) = (leader(&moment.game, palace), leader(&game, palace));
                let told = |lead: &Lead| lead.palace.index() == Some(palace) && lead.after == after;
                let told = leads.iter().any(told);
                assert_eq!(told, before != after, "{action}: who leads in the city of {}", Cell::at(palace));
            }
            if let Action::Land(tile, cells) = action
                && tile.has_village()
                && game.public.split(&moment.game.public).is_empty()
                && moment.game.public.split(&game.public).is_empty()
            {
                let size = game.public.settlement(spot(cells[0]) as usize).size();
                let said = <Java as Words>::preview(Lang::En, &view, &action, &moment.names);
                assert_eq!(said.contains(&format!("then has {size} hexes")), size > 1, "{action}: {said}");
            }
            let mut shown: Vec<String> = scene
                .tags
                .iter()
                .filter(|tag| tag.text.starts_with('+'))
                .map(|tag| tag.text.clone())
                .collect();
            let mut told: Vec<String> = events
                .iter()
                .filter_map(|event| match event {
                    Event::LakeEnclosed { lake } => {
                        Some(format!("+{}", lake.leader.map_or(0, |_| lake.points)))
                    }
                    _ => None,
                })
                .collect();
            shown.sort();
            told.sort();
            assert_eq!(shown, told, "{action}");
            lakes += told.len();
        }
    });
    assert!(levels > 60 && lakes > 3, "{levels} {lakes}");
}

#[test]
fn a_tap_on_an_impossible_place_says_why() {
    let mut refused = 0;
    moments(2, 9, |moment, dice| {
        if moment.game.public.phase != Phase::Main {
            return;
        }
        let whats = [
            ActionKind::Tile(Tile::Three),
            ActionKind::Tile(Tile::Rice),
            ActionKind::Water,
            ActionKind::Enter,
            ActionKind::Build,
        ];
        let what = *dice.pick(&whats).expect("five");
        let selection = moment.selection().pick(Pick::Kind(what));
        if selection.candidates().next().is_none() {
            return;
        }
        for place in moment.scene(&selection).places.iter().filter(|place| place.light == Light::Plain) {
            if let Tap::Try(action) = moment.tap(&selection, place.spot) {
                assert!(moment.game.check(moment.seat, &action).is_err(), "{action}");
                refused += 1;
            }
        }
    });
    assert!(refused > 200, "{refused}");
}

#[test]
fn names_are_unique_and_held_hexes_show_their_layers() {
    let mut layers = 0;
    moments(2, 17, |moment, _| {
        let selection = moment.selection();
        let scene = moment.scene(&selection);
        let unique = |ids: Vec<String>| {
            let all: BTreeSet<&String> = ids.iter().collect();
            assert_eq!(all.len(), ids.len(), "no name twice");
        };
        unique(scene.patches.iter().map(|patch| patch.id.clone()).collect());
        unique(scene.pieces.iter().map(|piece| piece.id.clone()).collect());
        let public = &moment.game.public;
        for at in public.covered().iter().step_by(5) {
            let (title, parts) = moment.ctx(None, |ctx| Java::details(ctx, at as Spot)).expect("a hex");
            assert!(title.contains(&Cell::at(at).to_string()));
            let rows = parts.iter().find_map(|part| match part {
                Part::Group(group) if group.class == "jv-layers" => Some(group.parts.len()),
                _ => None,
            });
            assert_eq!(rows, Some(usize::from(public.heights[at]) + 1), "every layer and the ground");
            layers += 1;
        }
    });
    assert!(layers > 40, "{layers}");
}

/// A game in which the first seat has a turn before it.
const START: &str = "deska 1\ngame java\nseats 2\nseed 5\nposition\nG7=V1 G8=R1 H7=R1\nhand 0 mask+drum\nhand 1 puppet\nopen mask\n--\n";

fn opened(text: &str) -> Play<Java> {
    let record = Record::parse(text).expect("a record");
    let opened = record::play::<Java>(&record).expect("plays");
    assert_eq!(opened.broken, None);
    Play::new(opened.session).act(Command::Reveal)
}

/// The steps that can be undone, with their state.
fn steps(play: &Play<Java>) -> Vec<(usize, Availability, String)> {
    use deska::play::table_view::table_view;
    let mut all = table_view(play, &ViewOptions::default()).panel;
    let mut found = Vec::new();
    controls(&mut all, &mut |thing: &mut Control| {
        if let Command::TakeOut(entry) = thing.command {
            found.push((entry, thing.state, thing.why.clone()));
        }
    });
    found
}

#[test]
fn steps_of_the_turn_are_taken_out_where_the_rest_stays_legal() {
    let mut play = opened(START);
    for text in ["rice J9", "village K9", "three C4 C5 D4"] {
        play = play.act(Command::Do(text.into()));
        assert_eq!(play.refused, None, "{text}");
    }
    assert_eq!(steps(&play).iter().map(|step| step.1).collect::<Vec<_>>(), [Availability::Plain; 3]);
    let entry = steps(&play)[1].0;
    let without = play.act(Command::TakeOut(entry));
    let left: Vec<String> =
        without.session.steps().iter().map(|step| step.entry.action.to_string()).collect();
    assert_eq!(left, ["rice J9", "three C4 C5 D4"]);
    // A step that a later one needs stays, with the reason.
    let play = without.act(Command::Do("two D6 E6".into())).act(Command::Do("rice D6".into()));
    let needed: Vec<_> = steps(&play).into_iter().filter(|step| step.1 == Availability::Refused).collect();
    assert_eq!(needed.len(), 0, "a rice field on bare ground is as good");
    let play = play.act(Command::Do("village J9".into()));
    assert!(play.refused.is_some(), "a small tile does not lie on a small one");
    let play = opened(START);
    let mut play = play.act(Command::Do("two D6 E6".into()));
    for text in ["rice D6", "village E6", "water H9"] {
        play = play.act(Command::Do(text.into()));
        assert_eq!(play.refused, None, "{text}");
    }
    assert_eq!(steps(&play).len(), 4);
    for (entry, state, why) in steps(&play) {
        let after = play.act(Command::TakeOut(entry));
        match state {
            Availability::Refused => {
                assert!(after.refused.is_some() && !why.is_empty() && after.session == play.session);
            }
            _ => assert_eq!(after.session.len(), play.session.len() - 1, "{entry}"),
        }
    }
}

#[test]
fn a_step_that_others_need_cannot_be_taken_out_and_says_why() {
    let mut play = opened("deska 1\ngame java\nseats 2\nseed 5\nposition\nL9=R1 K9=R1\nopen mask\n--\n");
    for text in ["enter L9", "move L9 K9", "rice L8"] {
        play = play.act(Command::Do(text.into()));
        assert_eq!(play.refused, None, "{text}");
    }
    let found = steps(&play);
    assert_eq!(
        found.iter().map(|step| step.1).collect::<Vec<_>>(),
        [Availability::Refused, Availability::Plain, Availability::Plain]
    );
    assert!(!found[0].2.is_empty(), "the reason stands on it");
    let after = play.act(Command::TakeOut(found[0].0));
    assert_eq!(after.session, play.session);
    assert!(after.refused.is_some());
    // A card of the deck locks all earlier steps.
    let drawn = play.act(Command::Do("take deck".into()));
    assert!(drawn.session.len() > play.session.len() && steps(&drawn).is_empty(), "what was seen stays");
}

#[test]
fn the_end_of_the_turn_is_the_main_button_when_the_action_points_are_spent() {
    use deska::play::table_view::table_view;
    let mut play = opened(START);
    let bar = |play: &Play<Java>| table_view(play, &ViewOptions::default()).bar;
    let land = |action: &&Action| matches!(action, Action::Land(..) | Action::Water(_));
    while play.session.game().public.ap > 0 {
        assert!(bar(&play).command == Some(Command::EndTurn) && !bar(&play).main, "action points are left");
        let legal = play.session.game().legal();
        let action = legal.iter().find(land).expect("a tile can be placed");
        play = play.act(Command::Do(action.to_string()));
    }
    assert!(bar(&play).command == Some(Command::EndTurn) && bar(&play).main);
}

#[test]
fn an_end_without_land_is_refused_with_its_reason() {
    let play = opened(START);
    let asked = play.act(Command::EndTurn);
    let refused = if asked.end_asked { asked.act(Command::EndTurn) } else { asked };
    assert_eq!(refused.session, play.session);
    let shown = deska::play::table_view::table_view(&refused, &ViewOptions::default());
    assert!(matches!(shown.prompt, Prompt::Refused { code, .. } if code == "LAND_FIRST"));
}

#[test]
fn cards_are_raised_for_a_festival_and_its_result_is_shown_to_all() {
    let text = "deska 1\ngame java\nseats 2\nseed 5\nposition\nG5=P4w G6=V1@0 G7=V1@1\nflags land_placed acted\nopen mask\n\
                hand 0 2mask+drum\nhand 1 mask+puppet\n--\n";
    let play = opened(text);
    let picked = play.act(Command::Tap(spot("G5".parse().expect("a hex"))));
    assert!(picked.ready().is_none());
    let raised = picked.act(Command::pick(Pick::Count(Card::Mask, 1)));
    assert_eq!(raised.ready().map(ToString::to_string), Some("festival G5 mask".into()));
    let bid = raised.act(Command::Commit);
    let game = game_module("java").expect("the game is open");
    let stage = deska::play::table_view::table_view(&bid, &ViewOptions::default());
    assert!(stage.curtain.is_some_and(|curtain| !curtain.stage.is_empty()), "laid cards are public");
    let other = bid.act(Command::Reveal);
    let told = other.act(Command::Do("pass".into()));
    let shown = deska::play::table_view::table_view(
        &told,
        &ViewOptions { regions: Regions::None, ..ViewOptions::default() },
    );
    assert!(matches!(told.mode, deska::play::ScreenMode::Result(_)), "all see who won");
    assert!(!shown.panel.is_empty() && game.info().secrets);
    let won = told.session.game().public.points[Seat::new(0)];
    assert_eq!(won.iter().sum::<u16>(), 2, "half of the palace to the only one ahead");
    // Whoever looks back at it sees the same again.
    let result = |play: &Play<Java>| {
        let shown = deska::play::table_view::table_view(play, &ViewOptions::default());
        format!("{:?}", shown.panel).contains("jv-auction result") && !shown.tray_first
    };
    let (next, entries) = (told.act(Command::EndTurn).act(Command::Reveal), told.session.len());
    let legal = next.session.game().legal();
    let land = legal.iter().find(|action| matches!(action, Action::Land(..))).expect("a tile can be placed");
    let later = next.act(Command::Do(land.to_string()));
    assert!(result(&told) && !result(&next) && later.session.len() > entries);
    assert!(result(&later.act(Command::GoTo(Some(entries)))));
}

/// Returns whether the disc of the ghost over this place shows this level, above the pieces in front of it:
/// beside a figure, or in the middle.
fn shows_level(scene: &Scene, place: &Place, level: u8) -> bool {
    let Some(drawn) = scene.shapes.iter().find(|shape| shape.id == "jv-height-digits") else { return false };
    let (x, y) = (place.x + place.size / 2.0, place.y + place.size / 2.0 - RISE - 2.0);
    let hidden = (0..8).map(|levels| RISE * levels as f32);
    let mut middles =
        hidden.flat_map(|by| [(x, y + 10.6_f32.min(13.0 - by)), (x + 9.4, y + 11.0_f32.min(16.0 - by))]);
    middles.any(|middle| drawn.path.contains(&digits(level, middle)))
}

#[test]
fn a_hex_is_drawn_at_its_height_and_numbered_from_the_second_level() {
    let text = "deska 1\ngame java\nseats 2\nseed 5\nposition\n\
                G5=P2w G6=V2@0 G7=R1 G8=R3 H7=R1 J9=R2\nflags land_placed acted\nopen mask\n--\n";
    let play = opened(text);
    let shown = deska::play::table_view::table_view(&play, &ViewOptions::default());
    let (scene, public) = (&shown.scene, &play.session.game().public);
    let flat = |cell: Cell| deska::games::java::art::middle(cell).1;
    for place in &scene.places {
        let (cell, height) = (Cell::at(place.spot as usize), public.heights[place.spot as usize]);
        let lifted = flat(cell) - (place.y + place.size / 2.0);
        assert!((lifted - RISE * f32::from(height)).abs() < 0.01, "{cell} of level {height}: {lifted}");
    }
    let discs = scene.shapes.iter().find(|shape| shape.id == "jv-height-disc").expect("levels");
    assert_eq!(discs.path.matches('M').count(), 3, "G6, G8 and J9, and no palace: {}", discs.path);
}

#[test]
fn a_new_tile_redraws_only_its_surroundings() {
    let start = opened(START);
    let patches = |play: &Play<Java>| {
        deska::play::table_view::table_view(play, &ViewOptions::default()).scene.patches.clone()
    };
    let before = patches(&start);
    let after = patches(&start.act(Command::Do("rice J9".into())));
    let same = before.iter().filter(|patch| after.contains(patch)).count();
    assert_eq!((same, after.len()), (before.len(), before.len() + 1), "nothing far away is drawn again");
}

#[test]
fn cities_have_the_colour_of_their_leader_and_show_their_size() {
    let text = "deska 1\ngame java\nseats 2\nseed 5\nposition\n\
                G5=P4w G6=V1@0 G7=V1 G8=V1 E4=P2w E5=V1@0 E6=V1@1 K9=P2w K10=V1\nflags land_placed acted\nopen mask\n--\n";
    let play = opened(text);
    let all = ViewOptions { regions: Regions::All, ..ViewOptions::default() };
    let shown = deska::play::table_view::table_view(&play, &all);
    let classes: Vec<&str> = shown
        .scene
        .shapes
        .iter()
        .filter(|shape| shape.class.contains("jv-city"))
        .map(|shape| shape.class.as_ref())
        .collect();
    assert_eq!(classes.len(), 3, "{classes:?}");
    for kind in ["led-", "level", "free"] {
        assert_eq!(classes.iter().filter(|ctx| ctx.contains(kind)).count(), 1, "{kind}: {classes:?}");
    }
    let mut sizes: Vec<(String, usize)> =
        shown.scene.pills.iter().map(|pill| (pill.text.clone(), pill.signs.len())).collect();
    sizes.sort();
    assert_eq!(sizes, [("2/2".into(), 0), ("2/3".into(), 2), ("4/4".into(), 1)]);
    let mut listed = Vec::new();
    controls(&mut shown.panel.clone(), &mut |thing: &mut Control| listed.push(thing.head.clone()));
    assert_eq!(listed.len(), 3, "{listed:?}");
    assert!(listed[0].starts_with("4/4"), "the largest palace first: {listed:?}");
    let plain = deska::play::table_view::table_view(&play, &ViewOptions::default());
    assert!(plain.scene.pills.is_empty(), "only on demand");
}

/// Returns the reason of a closed control of the tray or the panel, by its key, with the table after a tap on it.
fn why(play: &Play<Java>, key: &str) -> (String, Play<Java>) {
    use deska::play::table_view::table_view;
    let mut view = table_view(play, &ViewOptions::default());
    let mut found = None;
    for parts in [&mut view.tray, &mut view.panel] {
        controls(parts, &mut |thing: &mut Control| {
            if thing.key == key && thing.state == Availability::Refused {
                found = Some((thing.why.clone(), play.act(thing.command.clone())));
            }
        });
    }
    found.unwrap_or_else(|| panic!("{key} is not closed"))
}

#[test]
fn a_tile_that_fits_nowhere_is_explained_without_a_place() {
    let start = opened(START);
    let laid = start.act(Command::Do("rice J9".into()));
    let (says, after) = why(&laid, "palace6");
    assert_eq!(says, "No village or city that could take it has 6 hexes yet.");
    let refused = after.refused.expect("a reason");
    assert_eq!((refused.why, refused.causes), (Refusal::TooSmall, Vec::new()));
    let feast = "No palace of yours to hold a festival in. Build one first.";
    assert_eq!(why(&laid, "drum0").0, feast);
    let bare = opened("deska 1\ngame java\nseats 2\nseed 5\nposition\nK9=R1\nopen mask\n--\n");
    assert_eq!(why(&bare, "palace2").0, "No free village for a palace yet.");
}
