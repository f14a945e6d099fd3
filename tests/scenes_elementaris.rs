//! The map of Elementaris matches the rules: lights, taps, ghosts and crosses, at moments of random games. Nothing
//! is drawn twice or left out.

mod seats;
mod warning;

use std::collections::BTreeSet;

use deska::art::{SHELL, TABLE};
use deska::games::elementaris::art::SPRITE;
use deska::games::elementaris::{
    Action, ActionKind, Army, Element, Elementaris, Event, FIELDS, Field, Options, Phase, Pick, Preset, View,
};
use deska::lang::{Lang, Names, Words};
use deska::play::Play;
use deska::play::table_view::{ViewOptions, table_view};
use deska::scenes::parts::{Availability, Control, Drawn, Part, Picture, controls};
use deska::scenes::{Command, Light, Outline, Piece, Place, Regions, RenderContext, Scene, Spot, Stage, Tap};
use deska::table::record::{self, Record};
use deska::table::*;

use crate::laws::head;

/// A decision of a game.
struct Moment {
    game: Elementaris,
    players: Vec<Player>,
    names: Names,
    last: Vec<Event>,
    seat: Seat,
}

impl Moment {
    fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat))
    }

    fn ctx<T>(
        &self,
        selection: Option<&Selection<Action>>,
        see: impl FnOnce(&RenderContext<Elementaris>) -> T,
    ) -> T {
        see(&RenderContext {
            selection,
            viewing_seat: Some(self.seat),
            last: &self.last,
            show_legal: true,
            ..RenderContext::at(&self.view(), Lang::En, &self.names, &self.players)
        })
    }

    fn scene(&self, selection: &Selection<Action>) -> Scene {
        self.ctx(Some(selection), Elementaris::scene)
    }

    fn tap(&self, selection: &Selection<Action>, spot: Spot) -> Tap<Elementaris> {
        Elementaris::tap(&self.view(), selection, spot)
    }

    fn selection(&self) -> Selection<Action> {
        Selection::new(self.game.legal())
    }

    /// Every action that repeated taps on a place aim at.
    fn through(&self, from: &Selection<Action>, spot: Spot) -> BTreeSet<Action> {
        let (mut selection, mut met) = (from.clone(), BTreeSet::new());
        for _ in 0..80 {
            let Tap::Pick(picks) = self.tap(&selection, spot) else { break };
            selection = picks.iter().fold(selection.clone(), |s, pick| s.pick(*pick));
            match selection.ready() {
                Some(action) if !met.insert(*action) => break,
                _ => {}
            }
        }
        met
    }
}

/// A random action; of several the one with most events.
fn lively(game: &Elementaris, dice: &mut Dice) -> Action {
    let tries: Vec<Action> = (0..4).filter_map(|_| game.random(dice)).collect();
    let dull = |action: &&Action| {
        matches!(action, Action::Pass | Action::Done | Action::GiveUp(_) | Action::Sink(..))
    };
    *tries.iter().find(|action| !dull(action)).unwrap_or(&tries[0])
}

/// Passes some decisions of random games to `law`.
fn moments(games: u64, every: usize, mut law: impl FnMut(&Moment, &mut Dice)) {
    for seed in 0..games {
        let seats = 2 + seed as usize % 3;
        let options = Preset::Standard.options();
        let players = head(options, seats, seed).players;
        let names = Names::new(Lang::En, Elementaris::TITLES, &players);
        let (mut game, mut dice) = (Elementaris::start(&options, seats), Dice::new(seed));
        let mut last = Vec::new();
        for count in 0.. {
            let Turn::Seat(seat) = game.turn() else { break };
            if count % every == 0 || matches!(game.phase, Phase::Placement | Phase::Disband) {
                let (players, names) = (players.clone(), names.clone());
                law(&Moment { game, players, names, last: last.clone(), seat }, &mut dice);
            }
            let action = lively(&game, &mut dice);
            last = Vec::new();
            game.apply(&action, &mut last);
        }
    }
}

fn lit(scene: &Scene) -> impl Iterator<Item = &Place> {
    scene.places.iter().filter(|place| place.light.legal())
}

fn piece<'a>(scene: &'a Scene, id: &str) -> Option<&'a Piece> {
    scene.pieces.iter().find(|piece| piece.id == id)
}

/// A decision of the first of two seats at a position.
fn at(text: &str) -> Moment {
    let options = Options::default();
    let game = Elementaris::read_position(&options, 2, text).unwrap_or_else(|error| panic!("{error:?}"));
    let players = head(options, 2, 1).players;
    let names = Names::new(Lang::En, Elementaris::TITLES, &players);
    Moment { game, players, names, last: Vec::new(), seat: Seat::new(0) }
}

#[test]
fn every_move_of_a_called_army_is_reached_by_taps_on_lit_fields() {
    let (mut moved, mut several) = (0, 0);
    let mut law = |moment: &Moment| {
        if moment.game.phase != Phase::Activation {
            return;
        }
        let selection = moment.selection();
        let wanted: BTreeSet<Action> =
            selection.legal().copied().filter(|action| *action != Action::Pass).collect();
        let mut reached = BTreeSet::new();
        for place in lit(&moment.scene(&selection)) {
            let here = moment.through(&selection, place.spot);
            assert!(!here.is_empty(), "a lit field means something");
            several += usize::from(here.len() > 1);
            reached.extend(here);
        }
        assert_eq!(reached, wanted);
        moved += 1;
    };
    moments(4, 9, |moment, _| law(moment));
    // A ship at the shore can be boarded and sunk.
    law(&at("round 2\nclock 1\narmies 0 I@A8c\narmies 1 I@D5c\ncities 0 A8\ncities 1 D5\nships A8/As4\n"));
    assert!(moved > 60 && several > 0, "{moved} {several}");
}

/// With two moves a field of the second one aims the first, which leads there.
#[test]
fn a_field_two_moves_away_is_reached_by_touching_it_again_and_again() {
    let text = "round 2\nclock 1\narmies 0 I@A6\narmies 1 I@D5c\norbs 0 B3\ncities 0 D1\ncities 1 D5\n";
    let moment = at(text);
    let scene = moment.scene(&moment.selection());
    let numbers = |class: &str| scene.tags.iter().filter(|tag| tag.class == class).count();
    assert_eq!((numbers("el-near"), numbers("el-far")), (3, 3), "A5, A9 and A10; then A3, Db2 and A11");
    for (word, firsts) in [("A3", vec!["A5"]), ("A11", vec!["A10"])] {
        let far: Field = word.parse().expect("a field");
        let Tap::Pick(picks) = moment.tap(&moment.selection(), far.index() as Spot) else {
            panic!("{word} means something")
        };
        let aimed = picks.iter().fold(moment.selection(), |s, pick| s.pick(*pick));
        let first = aimed.ready().expect("one tap aims").to_string();
        assert!(firsts.iter().any(|field| first == format!("march I {field}")), "{first}");
        let mut game = moment.game;
        game.apply(aimed.ready().expect("aimed"), &mut NoEvents);
        assert!(game.legal().contains(&Action::March(Army::at(0), far)));
    }
}

/// The ring around the called army leaves the numbers of the others on its field free, however many they are.
#[test]
fn armies_on_one_field_leave_each_others_numbers_free() {
    let text =
        "round 2\nclock 1\narmies 0 I,II,III,IV,V,VI@B6\narmies 1 I,II,III,IV@B9\ncities 0 D1\ncities 1 D5\n";
    let moment = at(text);
    let scene = moment.scene(&moment.selection());
    for (seat, many) in [(Seat::new(0), 6), (Seat::new(1), 4)] {
        let id = |nth: usize| format!("army{seat}{}", Army::at(nth));
        let shields: Vec<&Piece> = (0..many).map(|nth| piece(&scene, &id(nth)).expect("an army")).collect();
        for (one, other) in shields.iter().flat_map(|one| shields.iter().map(move |other| (one, other))) {
            if one.id == other.id {
                continue;
            }
            let middle = (one.x + one.size / 2.0, one.y + one.size / 2.0);
            let number = (other.x + other.size / 2.0, other.y + other.size * 0.3);
            let free = (middle.0 - number.0).hypot(middle.1 - number.1) - (one.size * 0.66 + 4.5);
            assert!(free > other.size * 0.15, "{} and {}: {free}", one.id, other.id);
        }
    }
}

#[test]
fn the_first_city_is_lit_for_every_army() {
    let mut seen = 0;
    moments(3, 1000, |moment, _| {
        if moment.game.phase != Phase::Placement {
            return;
        }
        for army in Army::all() {
            let selection = moment.selection().pick(Pick::Kind(ActionKind::Place)).pick(Pick::Army(army));
            let wanted: BTreeSet<Spot> = selection
                .candidates()
                .filter_map(|action| match action {
                    Action::Place(_, at) => Some(at.index() as Spot),
                    _ => None,
                })
                .collect();
            let shown: BTreeSet<Spot> = lit(&moment.scene(&selection)).map(|place| place.spot).collect();
            assert_eq!(shown, wanted);
            for spot in shown {
                let aimed = moment.through(&selection, spot);
                assert_eq!(aimed, BTreeSet::from([Action::Place(army, Field::at(spot as usize))]));
            }
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

/// A second turn of the first of three seats, at this position of the clock, with these orbs.
fn second_turn(clock: u8, orbs: &str) -> Moment {
    let text = format!(
        "round 19\nclock {clock}\nphase free 0\narmies 0 I@A2 II,III@B5c\narmies 1 I@B1c II@B10c III@As4\n\
         armies 2 I,II@C5c III@D7\norbs 0 {orbs}\ncities 0 B5 A8 A10\ncities 1 B1 B10\ncities 2 C5 C8\nships B5/As4\n"
    );
    let options = Options::default();
    let game = Elementaris::read_position(&options, 3, &text).unwrap_or_else(|error| panic!("{error:?}"));
    let players = head(options, 3, 1).players;
    let names = Names::new(Lang::En, Elementaris::TITLES, &players);
    Moment { game, players, names, last: Vec::new(), seat: Seat::new(0) }
}

#[test]
fn spells_light_their_targets_and_nothing_else() {
    for (element, clock, orbs) in
        [(Element::Earth, 2, "C3 D11"), (Element::Water, 6, "A11 D3"), (Element::Fire, 10, "A3 B11")]
    {
        let moment = second_turn(clock, orbs);
        for selection in [moment.selection(), moment.selection().pick(Pick::Kind(ActionKind::Cast))] {
            let wanted: BTreeSet<Spot> = selection
                .legal()
                .filter_map(|action| match action {
                    Action::Cast(_, at, _) => Some(at.index() as Spot),
                    _ => None,
                })
                .collect();
            assert!(wanted.len() > 20, "{element}");
            let scene = moment.scene(&selection);
            assert_eq!(lit(&scene).map(|place| place.spot).collect::<BTreeSet<_>>(), wanted, "{element}");
            for spot in &wanted {
                let here: BTreeSet<Action> = selection
                    .legal()
                    .filter(|action| matches!(action, Action::Cast(_, at, _) if at.index() as Spot == *spot))
                    .copied()
                    .collect();
                assert_eq!(moment.through(&selection, *spot), here);
            }
            // Armies on a lit field are counted there, own ones separately.
            let tags = |class: &str| scene.tags.iter().filter(|tag| tag.class == class).count();
            let stood = |own: bool| {
                let seats = || moment.game.all().filter(move |seat| (seat.index() == 0) == own);
                let is_occupied = |spot: &&Spot| {
                    let at = Field::at(**spot as usize);
                    seats().any(|seat| !moment.game.armies_on(seat, at).is_empty())
                };
                wanted.iter().filter(is_occupied).count()
            };
            assert_eq!((tags("el-hit"), tags("el-own")), (stood(false), stood(true)), "{element}");
        }
    }
}

#[test]
fn air_lights_what_can_be_carried_and_then_where_to() {
    let moment = second_turn(14, "B3 C11");
    let selection = moment.selection();
    let mut reached: BTreeSet<Action> = BTreeSet::new();
    let scene = moment.scene(&selection);
    let units: Vec<Spot> = lit(&scene).map(|place| place.spot).collect();
    assert!(units.len() >= 7, "{units:?}");
    for unit in units {
        let mut picked = selection.clone();
        // A field can have several units to transfer: each further tap picks the next one.
        for _ in 0..4 {
            let Tap::Pick(picks) = moment.tap(&picked, unit) else { break };
            picked = picks.iter().fold(picked, |s, pick| s.pick(*pick));
            for place in lit(&moment.scene(&picked)) {
                reached.extend(moment.through(&picked, place.spot));
            }
        }
    }
    let wanted: BTreeSet<Action> = selection
        .legal()
        .filter(|action| matches!(action, Action::Transfer(..) | Action::TransferShip(..)))
        .copied()
        .collect();
    let missed: Vec<&Action> = wanted.difference(&reached).collect();
    assert!(missed.is_empty() && reached.is_subset(&wanted), "{missed:?}");
}

/// The voter agrees by a tap on their own seal, and undoes it by another; other seals cannot be tapped.
#[test]
fn a_proposal_is_answered_by_touching_your_own_seal() {
    let mut moment = second_turn(0, "C3");
    let [proposer, second, third] = [0, 1, 2].map(Seat::new);
    let action = Action::Propose([proposer].into_iter().collect());
    assert_eq!(moment.game.check(proposer, &action), Ok(()));
    moment.game.apply(&action, &mut NoEvents);
    for voter in [second, third] {
        moment.seat = voter;
        let selection = moment.selection();
        let scene = moment.scene(&selection);
        let seals = scene.places.iter().filter(|place| place.spot as usize >= FIELDS).collect::<Vec<_>>();
        assert_eq!(seals.len(), 1);
        assert_eq!((seals[0].light, seals[0].outline.clone()), (Light::Legal, Outline::Disc));
        assert!(seals[0].label.starts_with(&moment.names.of(voter)), "{}", seals[0].label);
        let agreed = moment.game.all().filter(|seat| piece(&scene, &format!("agreed{seat}")).is_some());
        assert_eq!(agreed.count(), voter.index(), "who proposed, and who was asked before");

        let Tap::Pick(picks) = moment.tap(&selection, seals[0].spot) else { panic!("nothing is picked") };
        let aimed = picks.iter().fold(selection, |s, pick| s.pick(*pick));
        assert_eq!(aimed.ready(), Some(&Action::Vote(true)));
        assert!(matches!(moment.tap(&aimed, seals[0].spot), Tap::Pick(none) if none.is_empty()));
        assert_eq!(moment.ctx(None, |ctx| Elementaris::details(ctx, seals[0].spot)), None);
        moment.game.apply(&Action::Vote(true), &mut NoEvents);
    }
    assert!(matches!(moment.game.phase, Phase::Over(_)), "{:?}", moment.game.phase);
}

#[test]
fn a_tap_on_an_impossible_field_says_why() {
    let mut refused = 0;
    moments(4, 11, |moment, _| {
        let selection = moment.selection();
        for place in moment.scene(&selection).places.iter().filter(|place| place.light == Light::Plain) {
            if let Tap::Try(action) = moment.tap(&selection, place.spot) {
                assert!(moment.game.check(moment.seat, &action).is_err(), "{action}");
                refused += 1;
            }
        }
    });
    assert!(refused > 1000, "{refused}");
}

/// The preview equals the outcome: the ghost is on the army's new field, clear of losses, and only losses are crossed.
#[test]
fn the_preview_of_an_aimed_action_matches_its_outcome() {
    let (mut ghosts, mut crosses) = (0, 0);
    moments(6, 5, |moment, dice| {
        let legal = moment.game.legal();
        let battles = legal.iter().filter(|action| moment.game.battle(moment.seat, action).is_some());
        for action in battles.copied().chain(moment.game.random(dice)) {
            let (ghost, crossed) = compare_preview(moment, action);
            ghosts += usize::from(ghost);
            crosses += crossed;
        }
    });
    assert!(ghosts > 40 && crosses > 3, "{ghosts} {crosses}");
}

/// Compares the scene of an aimed action with the next one. Returns whether there is a ghost, and how many crosses.
fn compare_preview(moment: &Moment, action: Action) -> (bool, usize) {
    let aimed = action.picks().iter().fold(moment.selection(), |s, pick| s.pick(*pick));
    if aimed.ready() != Some(&action) {
        return (false, 0);
    }
    let scene = moment.scene(&aimed);
    let mut game = moment.game;
    game.apply(&action, &mut NoEvents);
    let (players, names) = (moment.players.clone(), moment.names.clone());
    let then = Moment { game, players, names, last: Vec::new(), seat: moment.seat };
    let later = then.ctx(None, Elementaris::scene);
    let ghost = piece(&scene, "ghost");
    if let Some(ghost) = ghost {
        let lost = |piece: &&Piece| piece.id.starts_with("lost");
        let covers = |piece: &Piece| (piece.x - ghost.x).hypot(piece.y - ghost.y) < 30.0;
        assert!(!scene.pieces.iter().filter(lost).any(covers), "{action}: a cross lies on the ghost");
        // The ghost is beside losses.
        let aside = if scene.pieces.iter().any(|piece| piece.id.starts_with("lost")) { 88.0 } else { 0.0 };
        let same = |piece: &Piece| {
            (piece.y, &piece.art) == (ghost.y, &ghost.art) && (piece.x - ghost.x).abs() <= aside
        };
        assert!(later.pieces.iter().any(same), "{action}");
    }
    let crossed: BTreeSet<String> =
        scene.pieces.iter().filter_map(|piece| piece.id.strip_prefix("lost")).map(str::to_owned).collect();
    let armies = |scene: &Scene| -> BTreeSet<String> {
        scene.pieces.iter().filter_map(|piece| piece.id.strip_prefix("army")).map(str::to_owned).collect()
    };
    let gone: BTreeSet<String> = armies(&scene).difference(&armies(&later)).cloned().collect();
    assert_eq!(crossed, gone, "{action}");
    let shapes: BTreeSet<&String> = scene.shapes.iter().map(|shape| &shape.id).collect();
    assert_eq!(shapes.len(), scene.shapes.len(), "a shape twice: {action}");
    (ghost.is_some(), crossed.len())
}

#[test]
fn every_piece_is_drawn_once() {
    moments(4, 13, |moment, _| {
        let scene = moment.ctx(None, Elementaris::scene);
        let ids: BTreeSet<&String> = scene.pieces.iter().map(|piece| &piece.id).collect();
        assert_eq!(ids.len(), scene.pieces.len(), "ids are unique");
        // The sign beside an income is a city too.
        let of = |art: &str| {
            let is = |piece: &&Piece| piece.art.starts_with(art) && !piece.id.starts_with("income");
            scene.pieces.iter().filter(is).count()
        };
        assert_eq!((of("el-city"), of("el-orb-"), of("el-elemental-")), (16, 12, 7));
        let on_board: u32 = moment.game.all().map(|seat| moment.game.on_board(seat).count()).sum();
        assert_eq!(of("el-army-"), on_board as usize);
        let ships = deska::games::elementaris::SHIPS - moment.game.ships_left();
        assert_eq!(of("el-ship"), usize::from(ships));
        assert_eq!(scene.places.len(), 81);
        for piece in &scene.pieces {
            let inside = |at: f32| at > -20.0 && at + piece.size < scene.width + 20.0;
            assert!(inside(piece.x) && inside(piece.y), "{piece:?}");
        }
    });
}

/// The six shields of the tray: an enabled one is chosen, a disabled one is refused with a reason.
#[test]
fn the_tray_calls_the_armies_in_their_order() {
    let mut closed = 0;
    moments(3, 7, |moment, _| {
        let selection = moment.selection();
        let mut tray = moment.ctx(Some(&selection), Elementaris::tray);
        let mut armies = 0;
        controls(&mut tray, &mut |thing: &mut Control| {
            armies += usize::from(thing.class.contains("el-army"));
            if let (Availability::Refused, Command::Ask(text)) = (thing.state, &thing.command) {
                let action: Action = text.parse().expect("an action");
                assert!(moment.game.check(moment.seat, &action).is_err(), "{action}");
                closed += 1;
            }
        });
        assert_eq!(armies, 6);
        let mut panel = moment.ctx(Some(&selection), Elementaris::panel);
        let mut has_waited = false;
        controls(&mut panel, &mut |thing: &mut Control| {
            has_waited |= thing.command == Command::choose(Action::Pass.picks());
        });
        assert_eq!(has_waited, moment.game.phase == Phase::Activation, "waiting is explicit");
    });
    assert!(closed > 20, "{closed}");
}

/// Lights are patches below the pieces: exactly those of the lit fields.
#[test]
fn lights_are_drawn_below_the_pieces() {
    moments(3, 5, |moment, _| {
        let scene = moment.scene(&moment.selection());
        let patches =
            scene.patches.iter().filter(|patch| patch.class == "el-legal" || patch.class == "el-quiet");
        let patches: BTreeSet<String> = patches.map(|patch| patch.id.clone()).collect();
        let places: BTreeSet<String> =
            lit(&scene).map(|place| format!("lit{}", Field::at(place.spot as usize))).collect();
        assert_eq!(patches, places);
        for patch in &scene.patches {
            assert_eq!(Elementaris::picture(patch.picture).matches("<path").count(), 2, "{}", patch.id);
        }
    });
    let asked = second_turn(2, "C3 D11");
    let mut game = asked.game;
    game.apply(&"propose 0".parse().expect("an action"), &mut NoEvents);
    let Turn::Seat(seat) = game.turn() else { panic!("somebody is asked") };
    let moment = Moment { game, seat, ..asked };
    let scene = moment.scene(&moment.selection());
    assert!(scene.patches.iter().any(|patch| patch.id == "veil"));
    let seals = scene.pieces.iter().filter(|piece| piece.art == "el-seal").count();
    assert_eq!(seals, 3, "a seal for each who answers");
}

#[test]
fn the_clock_is_in_the_strip_and_in_the_panel() {
    moments(2, 15, |moment, _| {
        let selection = moment.selection();
        let number = u32::from(moment.game.clock);
        let held =
            moment.game.ruling_element().is_some_and(|element: Element| moment.game.age(element).is_some());
        let wanted = Drawn::Number(number | u32::from(held) << 4);
        for parts in [
            moment.ctx(Some(&selection), Elementaris::strip),
            moment.ctx(Some(&selection), Elementaris::panel),
        ] {
            assert!(shows(&parts, &wanted), "{parts:?}");
        }
        let drawn = Elementaris::picture(number | u32::from(held) << 4);
        assert!(drawn.contains("rotate(") && drawn.contains("i-lock") == held);
    });
}

/// All pictures of these parts, recursively.
fn pictures(parts: &[Part], found: &mut Vec<Picture>) {
    for part in parts {
        match part {
            Part::Group(group) => pictures(&group.parts, found),
            Part::Heading(head) => found.extend(head.picture.clone()),
            Part::Control(thing) => found.extend(thing.pictures.clone()),
            Part::Text(text) => found.extend(text.picture.clone()),
            Part::Amount(count) => found.extend(count.pictures.clone()),
            Part::Picture(picture) => found.push(picture.clone()),
            _ => {}
        }
    }
}

#[test]
fn every_symbol_that_is_drawn_exists() {
    let exists = |id: &str| {
        let id = format!("id=\"{id}\"");
        [SPRITE, SHELL, TABLE].iter().any(|sprite| sprite.contains(&id))
    };
    let mut seen = BTreeSet::new();
    let mut look_at = |moment: &Moment, selection: &Selection<Action>| {
        let scene = moment.scene(selection);
        for piece in &scene.pieces {
            let signs = piece.over.iter().map(|over| over.art.clone());
            seen.extend(signs.chain([piece.art.clone()]));
        }
        let mut found = Vec::new();
        for parts in [Elementaris::strip, Elementaris::tray, Elementaris::panel] {
            pictures(&moment.ctx(Some(selection), parts), &mut found);
        }
        pictures(&moment.ctx(None, |ctx| Elementaris::seat(ctx, moment.seat)), &mut found);
        for picture in found {
            seen.extend(picture.sign.map(|sign| sign.symbol));
            match picture.drawn {
                Drawn::Symbol(id) => seen.insert(id),
                Drawn::Icon(name) => seen.insert(format!("i-{name}")),
                Drawn::Number(_) => false,
            };
        }
    };
    moments(3, 6, |moment, dice| {
        let aimed = moment.game.random(dice).map(|action| {
            action.picks().iter().fold(moment.selection(), |selection, pick| selection.pick(*pick))
        });
        look_at(moment, &aimed.unwrap_or_else(|| moment.selection()));
        look_at(moment, &moment.selection());
    });
    for (clock, orbs) in [(2, "C3 D11"), (6, "A11 D3"), (10, "A3 B11"), (14, "B3 C11")] {
        let moment = second_turn(clock, orbs);
        look_at(&moment, &moment.selection());
        look_at(&moment, &moment.selection().pick(Pick::Kind(ActionKind::Propose)));
    }
    assert!(seen.len() > 30, "{seen:?}");
    let missing: Vec<&String> = seen.iter().filter(|id| !exists(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn shows(parts: &[Part], wanted: &Drawn) -> bool {
    parts.iter().any(|part| match part {
        Part::Picture(picture) => picture.drawn == *wanted,
        Part::Group(group) => shows(&group.parts, wanted),
        _ => false,
    })
}

#[test]
fn lands_are_outlined_on_demand_and_a_held_field_too() {
    let players = head(Options::default(), 2, 1).players;
    let names = Names::new(Lang::En, Elementaris::TITLES, &players);
    let view = Elementaris::start(&Options::default(), 2).view(Viewer::Spectator);
    for (regions, id) in [(Regions::All, "lands"), (Regions::Around(3), "around")] {
        let ctx = RenderContext { regions, ..RenderContext::at(&view, Lang::En, &names, &players) };
        let scene = Elementaris::scene(&ctx);
        assert!(scene.shapes.iter().any(|shape| shape.id == id && shape.path.contains('l')));
    }
}

/// A refused proposal leaves no mark on the map: for a moment it is shown with the sign of the refusing seat.
#[test]
fn a_refused_proposal_is_told_for_a_moment() {
    let text = "deska 1\ngame elementaris\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nseed 3\nposition\n\
                round 19\nclock 2\nphase free 0\ncities 0 B5\ncities 1 B1\ncities 2 C5\n--\n0 propose 0\n";
    let record = Record::parse(text).expect("a record");
    let opened = record::play::<Elementaris>(&record).expect("plays");
    assert_eq!(opened.broken, None);
    let play = Play::new(opened.session).act(Command::Reveal);
    let view_options = ViewOptions { show_legal: true, ..ViewOptions::default() };
    assert_eq!(table_view(&play, &view_options).asides, []);
    let refused = play.act(Command::Do("vote no".into()));
    let told = table_view(&refused, &view_options).asides;
    let [(mark, sentence)] = &told[..] else { panic!("{told:?}") };
    assert_eq!((mark.name.as_str(), sentence.as_str()), ("Petr", "Petr doesn't agree. The game continues."));
    let agreed = play.act(Command::Do("vote yes".into()));
    assert_eq!(table_view(&agreed, &view_options).asides, []);
}

/// The preview of a battle shows the attacker, the swords and the defender, each side with its strength.
#[test]
fn a_battle_is_previewed_with_both_sides() {
    fn texts<'a>(parts: &'a [Part], class: &str, found: &mut Vec<&'a str>) {
        for part in parts {
            match part {
                Part::Text(text) if text.class == class => found.push(&text.text),
                Part::Group(group) => texts(&group.parts, class, found),
                _ => {}
            }
        }
    }
    let mut battles = 0;
    moments(3, 3, |moment, _| {
        for action in moment.game.legal() {
            let Some(battle) = moment.game.battle(moment.seat, &action) else { continue };
            let selection =
                action.picks().into_iter().fold(moment.selection(), |selection, pick| selection.pick(pick));
            if selection.ready() != Some(&action) {
                continue;
            }
            let parts = moment.ctx(Some(&selection), Elementaris::panel);
            let mut sums = Vec::new();
            texts(&parts, "el-sum", &mut sums);
            assert_eq!(sums, [battle.attack.to_string(), battle.defence.to_string()], "{action}");
            battles += 1;
        }
    });
    assert!(battles > 5, "{battles}");
}
