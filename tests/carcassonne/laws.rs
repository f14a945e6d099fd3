//! Invariants of the rule file, section 13, over random games of all seat counts and a covering set of options.
//! Features are in `features`, the turned game is a unit test of the rules.

use std::collections::BTreeSet;

use deska::games::carcassonne::{
    ALL_TILES, Action, ActionKind, Carcassonne, Cell, Event, FOLLOWERS, Kind, Options, Part, Phase, Public,
    Rotation, SegmentId, Side, Stand, Term, TowerOption, all_tiles, pieces_each,
};
use deska::table::options::{self, OptionSheet};
use deska::table::{Bag, Dice, Game, NoEvents, Seat, Slots, Turn};

/// Plays random games with all seat counts and passes each entry to `law`: before, action, after, events.
pub fn play(seeds: u64, mut law: impl FnMut(&Carcassonne, &Action, &Carcassonne, &[Event], &mut Dice)) {
    for (number, sheet) in options::covering::<Options>().into_iter().enumerate() {
        for seats in (2..=6).filter(|seats| sheet.fits(*seats).is_ok()) {
            for seed in 0..seeds {
                let mut dice = Dice::new(seed * 1000 + number as u64 * 10 + seats as u64);
                let mut game = Carcassonne::start(&sheet, seats);
                while let Some(action) = lively(&game, &mut dice) {
                    let (before, mut events) = (game.clone(), Vec::new());
                    game.apply(&action, &mut events);
                    law(&before, &action, &game, &events, &mut dice);
                }
            }
        }
    }
}

/// A random entry; of three candidates the one with most events.
fn lively(game: &Carcassonne, dice: &mut Dice) -> Option<Action> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(game.roll(dice)),
        Turn::Seat(_) => {
            let candidates: Vec<Action> = (0..3).filter_map(|_| game.random(dice)).collect();
            let told = |action: &Action| {
                let (mut next, mut events) = (game.clone(), Vec::new());
                next.apply(action, &mut events);
                // Most rules concern prisoners.
                events.len() + if matches!(action, Action::Capture(..) | Action::Build(_)) { 2 } else { 0 }
            };
            candidates.into_iter().max_by_key(told)
        }
    }
}

fn seats(public: &Public) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(public.seats())
}

fn standing(public: &Public, owner: Seat) -> u8 {
    let segments =
        public.tiles().iter().filter(|laid| laid.figure().is_some_and(|(_, f)| f.owner == owner)).count();
    let tops = public.towers().iter().filter(|tower| tower.top.is_some_and(|f| f.owner == owner)).count();
    (segments + tops) as u8
}

#[test]
fn pieces_are_conserved_and_stand_where_they_may() {
    let mut discarded = Bag::<41>::default();
    play(1, |before, action, game, events, _| {
        let public = &game.public;
        let all = all_tiles(public.options.tower);
        if before.public.tiles().len() == 1 && before.public.pile.total() + 1 == all.total() {
            discarded = Bag::default();
        }
        for event in events {
            if let Event::Discarded { kind, .. } = event {
                discarded.0[kind.index()] += 1;
            }
        }
        let mut tiles = public.pile;
        tiles.put(&discarded);
        public.tiles().iter().for_each(|laid| tiles.0[laid.kind.index()] += 1);
        public.drawn().iter().for_each(|kind| tiles.0[kind.index()] += 1);
        assert_eq!(tiles, all, "1: tiles after {action}");
        assert_eq!(public.discarded(), discarded, "1");
        for seat in seats(public) {
            let all = public.supply(seat) + standing(public, seat) + public.captives(seat);
            assert_eq!(all, FOLLOWERS, "2: followers of {seat}");
            assert_eq!(public.prisoners(seat, seat), 0, "2");
            for other in seats(public) {
                assert!(public.prisoners(seat, other) == 0 || public.prisoners(other, seat) == 0, "4");
            }
        }
        let built: u8 = public.towers().iter().map(|tower| tower.height).sum();
        let held: u8 = seats(public).map(|seat| public.pieces(seat)).sum();
        let handed =
            if public.options.towers() { public.seats() as u8 * pieces_each(public.seats()) } else { 0 };
        assert_eq!(built + held, handed, "3: tower pieces");
        for tower in public.towers() {
            let then = before.public.tower_at(tower.cell).map_or(0, |tower| tower.height);
            assert!(tower.height >= then, "3: heights fall");
            assert!(tower.top.is_none() || tower.height > 0, "5");
            assert!(public.tile_at(tower.cell).is_some_and(|laid| laid.kind.tile().foundation), "5");
        }
        let foundations = public.tiles().iter().filter(|laid| laid.kind.tile().foundation).count();
        assert_eq!(public.towers().len(), foundations);
    });
}

#[test]
fn the_map_is_connected_and_complete_features_are_empty() {
    play(1, |_, action, game, _, _| {
        let public = &game.public;
        let resting = matches!(public.phase, Phase::Draw | Phase::Place(_) | Phase::Late | Phase::Over);
        let complete =
            |at: Cell, id: SegmentId| public.feature(at, id).is_some_and(|feature| feature.complete);
        for laid in public.tiles().iter().filter(|_| resting) {
            assert!(laid.figure().is_none_or(|(id, _)| !complete(laid.cell(), id)), "6: after {action}");
        }
        if !matches!(action, Action::Place(..)) {
            return;
        }
        let mut cells: BTreeSet<Cell> = BTreeSet::new();
        for laid in public.tiles() {
            assert!(cells.insert(laid.cell()), "7: one tile a cell");
            for side in Side::ALL {
                let beside = public.tile_at(laid.cell().step(side));
                assert!(
                    beside.is_none_or(|other| other.edge(side.opposite()) == laid.edge(side)),
                    "7: edges"
                );
            }
        }
        let (mut reached, mut edge) = (BTreeSet::new(), vec![Cell::new(0, 0)]);
        while let Some(cell) = edge.pop() {
            if cells.contains(&cell) && reached.insert(cell) {
                edge.extend(cell.beside());
            }
        }
        assert_eq!(reached, cells, "7: connected");
        let free: BTreeSet<Cell> =
            cells.iter().flat_map(|c| c.beside()).filter(|c| !cells.contains(c)).collect();
        assert!(public.free_cells().into_iter().eq(free), "free cells");
    });
}

fn points(public: &Public) -> Vec<i32> {
    seats(public).map(|seat| public.points(seat).into()).collect()
}

#[test]
fn points_come_from_events_and_only_ransoms_lower_them() {
    play(2, |before, action, game, events, _| {
        let (old, new) = (points(&before.public), points(&game.public));
        let mut expected = old.clone();
        for event in events {
            match event {
                Event::Completed { feature } | Event::Counted { feature } => {
                    feature
                        .holders()
                        .iter()
                        .for_each(|seat| expected[seat.index()] += i32::from(feature.points));
                }
                Event::Ransomed { seat, captor, points } => {
                    expected[seat.index()] -= i32::from(*points);
                    expected[captor.index()] += i32::from(*points);
                }
                _ => {}
            }
        }
        assert_eq!(new, expected, "9: every point is told, after {action}");
        let fell = old.iter().zip(&new).any(|(o, n)| n < o);
        assert!(!fell || matches!(action, Action::Ransom(..)), "11: a score fell after {action}");
        for event in events {
            if let Event::Completed { feature } = event {
                let (at, id) = feature.members[0];
                let then = before.public.feature(at, id);
                let placed = feature.tiles.iter().any(|cell| before.public.placed() == Some(*cell));
                assert!(then.is_none_or(|then| then.complete) && placed, "11: scored by the tile just laid");
                assert_eq!(game.public.feature(at, id).map(|now| now.complete), Some(true), "11");
            }
        }
        let standing = game.standing();
        let sum: i32 = standing
            .rows
            .iter()
            .filter(|r| !matches!(r.term, Term::Track | Term::Total | Term::Unfinished(_)))
            .map(|r| r.values.iter().sum::<i32>())
            .sum();
        let total = standing.rows.last().map(|row| row.values.iter().sum::<i32>());
        assert_eq!(total, Some(sum), "the parts make the total");
        if game.turn() == Turn::Over {
            assert_eq!(standing.rows.last().map(|row| row.values.clone()), Some(new));
        }
    });
}

/// The events of the present turn.
#[derive(Default)]
struct EventCounts {
    actions: usize,
    builds: usize,
    captures: usize,
    ransoms: usize,
    turns: usize,
    scored: BTreeSet<(Cell, SegmentId)>,
}

#[test]
fn a_turn_has_one_action_and_a_game_has_few_turns() {
    let mut commands = EventCounts::default();
    play(1, |before, action, game, events, _| {
        if before.public.tiles().len() == 1
            && matches!(action, Action::Draw(_))
            && before.public.discarded().is_empty()
        {
            commands = EventCounts::default();
        }
        match action.kind() {
            ActionKind::Place => {
                commands = EventCounts {
                    turns: commands.turns + 1,
                    scored: std::mem::take(&mut commands.scored),
                    ..EventCounts::default()
                }
            }
            ActionKind::Follower | ActionKind::Top | ActionKind::Pass => commands.actions += 1,
            ActionKind::Build => {
                (commands.actions, commands.builds) = (commands.actions + 1, commands.builds + 1);
            }
            ActionKind::Capture => commands.captures += 1,
            ActionKind::Ransom => commands.ransoms += 1,
            _ => {}
        }
        // A ransom before the tile belongs to the turn of that tile; the flag of the state says it is spent.
        assert!(
            commands.actions <= 1 && commands.captures <= commands.builds && commands.ransoms <= 1,
            "10: {action}"
        );
        if matches!(action, Action::Ransom(..)) {
            assert!(!before.public.ransomed(), "10: one ransom a turn");
        }
        for event in events {
            if let Event::Completed { feature } = event {
                assert!(
                    feature.members.iter().all(|member| commands.scored.insert(*member)),
                    "11: scored twice"
                );
            }
        }
        let most = if game.public.options.tower == TowerOption::Off { 71 } else { ALL_TILES - 1 };
        assert!(commands.turns <= most, "14");
        if events.iter().any(|event| matches!(event, Event::TurnEnded { .. })) {
            assert_eq!(commands.actions, 1, "10: exactly one action a turn");
        }
    });
}

#[test]
fn legal_is_what_check_allows_and_nobody_is_stuck() {
    let mut moments = 0;
    play(1, |game, action, _, _, dice| {
        moments += 1;
        if moments % 5 != 0 {
            return;
        }
        let legal = game.legal();
        assert!(legal.is_sorted_by(|a, b| a < b), "sorted, no twins");
        let Turn::Seat(seat) = game.turn() else {
            assert!(legal.is_empty() && game.random(dice).is_none() && game.is_possible(action));
            assert!(Seat::all(game.seats()).all(|seat| game.check(seat, action).is_err()));
            return;
        };
        assert!(!legal.is_empty(), "12: {seat} is stuck");
        assert!(legal.iter().all(|a| game.check(seat, a).is_ok()), "12");
        assert!(legal.binary_search(action).is_ok());
        for foreign in foreign_actions(game, dice) {
            let checked = game.check(seat, &foreign);
            assert_eq!(
                checked.is_ok(),
                legal.binary_search(&short(&foreign, game)).is_ok(),
                "12: {foreign}\n{game:?}"
            );
            let causes = checked.err().map(|why| game.causes(seat, &foreign, why)).unwrap_or_default();
            assert!(causes.iter().all(|cell| cell.parse::<Cell>().is_ok()));
            for other in Seat::all(game.seats()).filter(|other| *other != seat) {
                assert!(game.check(other, &foreign).is_err());
            }
        }
    });
}

/// The form the legal list uses.
fn short(action: &Action, game: &Carcassonne) -> Action {
    match *action {
        Action::Follower(at, id) if at == game.public.placed() => Action::Follower(None, id),
        Action::Ransom(captor, Some(owner)) if owner == game.public.active => Action::Ransom(captor, None),
        other => other,
    }
}

/// Arbitrary actions: every kind, cells near the map and far away.
fn foreign_actions(game: &Carcassonne, dice: &mut Dice) -> Vec<Action> {
    let cells: Vec<Cell> =
        game.public.tiles().iter().map(|laid| laid.cell()).chain(game.public.free_cells()).collect();
    let mut all = vec![Action::Pass, Action::Decline, Action::End];
    for _ in 0..12 {
        let far = Cell::new(dice.below(200) as i16 - 100, dice.below(200) as i16 - 100);
        let cell = if dice.below(8) == 0 { far } else { *dice.pick(&cells).unwrap_or(&far) };
        let part = Part::ALL[dice.below(4) as usize];
        let id = SegmentId { part, number: dice.below(4) as u8 };
        let (seat, other) = (Seat::new(dice.below(6) as usize), Seat::new(dice.below(6) as usize));
        let placed = game.public.placed().filter(|_| dice.below(3) > 0).unwrap_or(cell);
        all.extend([
            Action::Place(cell, Rotation::new(dice.below(4) as usize)),
            Action::Follower(None, id),
            Action::Follower(Some(placed), id),
            Action::Build(cell),
            Action::Top(cell),
            Action::Capture(cell, Stand::Segment(id)),
            Action::Capture(cell, Stand::Top),
            Action::Ransom(seat, None),
            Action::Ransom(seat, Some(other)),
            Action::First(seat),
            Action::Draw(Kind::new(dice.below(41) as usize)),
        ]);
    }
    all
}

#[test]
fn every_legal_action_is_reached_by_its_picks() {
    let mut moments = 0;
    play(1, |game, _, _, _, _| {
        moments += 1;
        if moments % 7 == 0 {
            let legal = game.legal();
            for action in &legal {
                let picks = action.picks();
                let same = legal.iter().filter(|other| picks.iter().all(|pick| other.picks().contains(pick)));
                assert_eq!(same.count(), 1, "the picks of {action} are its own");
                let slots: BTreeSet<_> = picks.iter().map(|pick| Action::slot(*pick)).collect();
                assert_eq!(slots.len(), picks.len(), "a slot is filled once");
            }
        }
    });
}

/// R46, and the public facts about the map.
#[test]
fn placements_dead_cells_and_unseen_tiles_agree_with_the_list() {
    play(1, |game, _, _, _, _| {
        let public = &game.public;
        let Phase::Place(kind) = public.phase else {
            assert!(public.placements().is_empty());
            return;
        };
        let listed: Vec<Action> =
            game.legal().into_iter().filter(|a| a.kind() == ActionKind::Place).collect();
        let told = public.placements().into_iter().flat_map(|(at, rotations)| {
            rotations.into_iter().map(move |rotation| Action::Place(at, rotation))
        });
        assert!(told.eq(listed.iter().copied()) && !listed.is_empty());
        for cell in public.dead_cells() {
            let coming = Kind::all().filter(|k| public.unseen().0[k.index()] > 0 || *k == kind);
            for kind in coming {
                let is_fitting = |rotation: &Rotation| public.mismatches(kind, cell, *rotation).is_empty();
                assert!(!Rotation::ALL.iter().any(is_fitting), "{kind} fits on the dead cell {cell}");
            }
        }
    });
}

/// 13: the same entries give the same state; texts lead back to the same value.
#[test]
fn a_game_replayed_is_the_same_game() {
    for seats in 2..=6 {
        let mut dice = Dice::new(seats as u64);
        let mut game = Carcassonne::start(&Options::default(), seats);
        let mut log = Vec::new();
        while let Some(action) = lively(&game, &mut dice) {
            game.apply(&action, &mut NoEvents);
            log.push(action.to_string());
            let text = game.write_position();
            let read = Carcassonne::read_position(&Options::default(), seats, &text);
            assert_eq!(read.as_ref(), Ok(&game), "13: {text}");
        }
        let mut again = Carcassonne::start(&Options::default(), seats);
        for text in &log {
            let action: Action = text.parse().expect("13: the notation");
            again.apply(&action, &mut NoEvents);
        }
        assert_eq!(again, game, "13: replay");
        assert_eq!(again.json(), game.json(), "13: replay");
    }
}
