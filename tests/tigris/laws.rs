//! Invariants of the rule file, section 13, and the laws of the table over random games.

use deska::games::tigris::{
    Action, Award, BOARD, Board, Color, ConflictKind, Effect, Ending, Event, HAND, Options, Phase, Public,
    STOCK, Tigris, map,
};
use deska::games::tigris::{Cell, Cells};
use deska::table::{Bag, Dice, Game, NoEvents, Seat, Turn, Viewer};

const SEEDS: u64 = 40;

/// Plays random games with all seat counts and passes each moment to `law`, with its next entry.
fn play(seeds: u64, mut law: impl FnMut(&Tigris, &Action, &Tigris, &[Event], &mut Dice)) {
    for table in 0..24 {
        let (seats, flags) = (2 + table % 3, table / 3);
        let board = if flags & 1 == 0 { Board::Standard } else { Board::Advanced };
        let options =
            Options { board, english: flags & 2 > 0, open_scores: flags & 4 > 0, ..Options::default() };
        for seed in 0..seeds {
            let mut dice = Dice::new(seed * 100 + table as u64);
            let mut game = Tigris::start(&options, seats);
            for _ in 0..2000 {
                let Some(action) = lively(&game, &mut dice) else { break };
                let (before, mut events) = (game, Vec::new());
                game.apply(&action, &mut events);
                law(&before, &action, &game, &events, &mut dice);
            }
            assert_eq!(game.turn(), Turn::Over, "a game of 2000 entries");
        }
    }
}

/// A random entry that leans towards tiles and leaders beside others, so that wars and monuments happen.
fn lively(game: &Tigris, dice: &mut Dice) -> Option<Action> {
    match game.turn() {
        Turn::Over => return None,
        Turn::Chance => return Some(game.roll(dice)),
        Turn::Seat(_) => {}
    }
    let builds = |action: &Action| {
        let mut after = *game;
        after.apply(action, &mut NoEvents);
        matches!(after.public.phase, Phase::Monument { .. })
    };
    for _ in 0..30 {
        let action = game.random(dice)?;
        let near = |at: Cell| game.public.occupied().meets(&Cells::only(at.index()).neighbours());
        let wanted = match action {
            Action::Place(_, at) => near(at) || builds(&action),
            Action::Swap(_) | Action::Pass => dice.below(10) == 0,
            Action::Withdraw(_) | Action::Catastrophe(_) => dice.below(4) == 0,
            Action::Decline => false,
            _ => true,
        };
        if wanted || dice.below(20) == 0 {
            return Some(action);
        }
    }
    game.random(dice)
}

fn total(game: &Tigris, at: impl Fn(&Tigris) -> Vec<Bag<4>>) -> Bag<4> {
    let mut all = Bag::default();
    at(game).iter().for_each(|tiles| all.put(tiles));
    all
}

fn hands(game: &Tigris) -> Vec<Bag<4>> {
    game.view(Viewer::All).hands.0.into_iter().flatten().collect()
}

fn points(game: &Tigris) -> Vec<u32> {
    let view = game.view(Viewer::All);
    view.points.0.into_iter().flatten().map(|p| p.iter().map(|n| u32::from(*n)).sum()).collect()
}

#[test]
fn tiles_are_conserved_and_lie_where_they_may() {
    play(SEEDS, |_, _, game, _, _| {
        let (public, view) = (&game.public, game.view(Viewer::All));
        let all = total(game, |g| {
            let outside = [g.view(Viewer::All).bag, g.view(Viewer::All).discards];
            hands(g)
                .into_iter()
                .chain(outside.into_iter().flatten())
                .chain([g.public.tiles_on_board()])
                .collect()
        });
        assert_eq!(all, STOCK, "1: tiles");
        assert_eq!(public.stock, STOCK);
        let held: u32 = view.treasures.0.iter().flatten().map(|n| u32::from(*n)).sum();
        let printed = map(public.options.board);
        assert_eq!(public.treasures.count() + held, printed.temples.count(), "2: treasures");
        assert!(
            (public.treasures - (printed.temples & public.tiles[1])).is_empty(),
            "2: where treasures lie"
        );
        assert!(!public.treasures.is_empty());
        let kept: u8 = public.catastrophes_held.iter().sum();
        assert_eq!(public.catastrophes.count() + u32::from(kept), 2 * game.seats() as u32, "3: catastrophes");
        let figures: Cells = public.leaders().map(|l| l.2).collect();
        assert_eq!(figures.count() as usize, public.leaders().count(), "4: one leader a cell");
        assert_eq!(figures, public.leader_cells());
        assert_eq!(public.all_tiles().count(), public.tiles.iter().map(Cells::count).sum::<u32>(), "5");
        assert!(!figures.meets(&public.all_tiles()), "5");
        assert!(!(figures | public.all_tiles()).meets(&public.catastrophes), "5");
        let others = public.tiles[0] | public.tiles[1] | public.tiles[3] | figures;
        assert!((public.tiles[2] - printed.river).is_empty() && (others - printed.land).is_empty(), "6");
        assert!(((public.occupied() | public.catastrophes) - BOARD).is_empty());
        assert_eq!(public.facedown.count() as usize, 4 * public.monuments().count(), "8");
        for (monument, at) in public.monuments() {
            let four = deska::games::tigris::square(at);
            let colored = |c: Color| monument.has(c) && (four - public.tiles[c.index()]).is_empty();
            assert!((four - public.facedown).is_empty() && Color::ALL.into_iter().any(colored), "8");
        }
    });
}

#[test]
fn kingdoms_are_at_peace_whenever_nothing_is_pending() {
    play(SEEDS, |_, _, game, _, _| {
        let public = &game.public;
        let temples = public.temples().neighbours();
        assert!((public.leader_cells() - temples).is_empty(), "7: leaders have temples");
        if !matches!(public.phase, Phase::Action | Phase::Over(_)) {
            return;
        }
        for kingdom in public.kingdoms() {
            let colors: std::collections::BTreeSet<_> = kingdom.leaders.iter().map(|l| l.1).collect();
            assert_eq!(colors.len(), kingdom.leaders.len(), "7: one leader of a colour");
            let treasures = (kingdom.cells & public.treasures).count();
            assert!(!colors.contains(&Color::Green) || treasures < 2, "7: treasures are handed out");
        }
    });
}

#[test]
fn hands_points_and_supplies_only_change_as_the_rules_allow() {
    play(8, |before, action, game, events, _| {
        let sizes = game.view(Viewer::Spectator).hand_sizes.0;
        assert!(sizes.iter().all(|n| *n <= HAND), "9");
        if events.iter().any(|e| matches!(e, Event::TurnBegan { .. })) {
            assert!(sizes[..game.seats()].iter().all(|n| *n == HAND), "9: full hands at the start of a turn");
        }
        let (old, new) = (points(before), points(game));
        let gains: Vec<u32> =
            new.iter().zip(&old).map(|(n, o)| n.checked_sub(*o).expect("10: points fall")).collect();
        let told: u32 = events
            .iter()
            .map(|e| if let Event::Point { count, .. } = e { u32::from(*count) } else { 0 })
            .sum();
        assert_eq!(gains.iter().sum::<u32>(), told, "10: every point is told");
        let scored = |e: &Event| match e {
            Event::Point { why: Award::Monument { .. }, .. } => 0,
            Event::Point { count, why: Award::War { tiles }, .. } => {
                i32::from(*count) - i32::from(*tiles) - 1
            }
            Event::Point { count, .. } => i32::from(*count) - 1,
            _ => 0,
        };
        assert!(events.iter().all(|e| scored(e) == 0), "10");
        if let Action::Place(..) = action {
            let union = events.iter().any(|e| matches!(e, Event::Union { .. }));
            let n =
                events.iter().filter(|e| matches!(e, Event::Point { why: Award::Tile { .. }, .. })).count();
            assert!(n <= usize::from(!union), "10");
        }
        assert!(game.view(Viewer::Spectator).bag_count <= before.view(Viewer::Spectator).bag_count, "11");
        assert!((before.public.catastrophes - game.public.catastrophes).is_empty(), "11");
        assert!(before.public.monuments().all(|m| game.public.monuments().any(|n| n == m)), "11");
        let pending = matches!(game.public.phase, Phase::ChooseConflict { .. })
            || game.public.conflict().is_some_and(|f| f.0.kind != ConflictKind::Revolt);
        assert_eq!(game.json()["marker"].is_null(), !pending, "13");
    });
}

#[test]
fn legal_is_what_check_allows() {
    let mut moments = 0;
    play(6, |game, action, _, _, dice| {
        moments += 1;
        if moments % 3 != 0 && matches!(game.public.phase, Phase::Action) {
            return;
        }
        let legal = game.legal();
        assert!(legal.is_sorted_by(|a, b| a < b), "sorted, no twins");
        let Turn::Seat(seat) = game.turn() else {
            assert!(legal.is_empty() && game.random(dice).is_none());
            assert!(game.is_possible(action));
            return;
        };
        assert!(!legal.is_empty(), "15");
        assert!(legal.iter().all(|a| game.check(seat, a).is_ok()), "12: offered, accepted");
        assert!(
            legal.binary_search(action).is_ok()
                && legal.binary_search(&game.random(dice).expect("15")).is_ok()
        );
        for other in Seat::all(game.seats()).filter(|other| *other != seat) {
            assert!(game.check(other, action).is_err());
        }
        for foreign in foreign_actions(dice) {
            let checked = game.check(seat, &foreign);
            assert_eq!(checked.is_ok(), legal.binary_search(&foreign).is_ok(), "12: {foreign}");
            let causes = checked.err().map(|why| game.causes(seat, &foreign, why)).unwrap_or_default();
            assert!(causes.iter().all(|cell| cell.parse::<Cell>().is_ok()));
        }
    });
}

/// Actions out of the blue: all kinds, cells on and off the board.
fn foreign_actions(dice: &mut Dice) -> Vec<Action> {
    let cell = |dice: &mut Dice| Cell { x: dice.below(18) as u8, y: dice.below(13) as u8 };
    let mut all = vec![Action::Pass, Action::Decline];
    let pairs = ["red-black", "green-blue", "red-red", "blue-red"];
    for _ in 0..12 {
        let color = Color::ALL[dice.below(4) as usize];
        let counts = Bag(std::array::from_fn(|_| dice.below(3) as u8));
        let monument = pairs[dice.below(4) as usize].parse().expect("a pair");
        let treasures: Cells = (0..dice.below(3)).map(|_| dice.below(176) as usize).collect();
        all.extend([
            Action::Position(color, cell(dice)),
            Action::Withdraw(color),
            Action::Place(color, cell(dice)),
            Action::Catastrophe(cell(dice)),
            Action::Swap(counts),
            Action::Support(dice.below(8) as u8),
            Action::Conflict(color),
            Action::Monument(monument, cell(dice)),
            Action::Treasures(treasures.into()),
            Action::Draw(Seat::new(0), counts),
            Action::First(Seat::new(1)),
        ]);
    }
    all
}

#[test]
fn texts_lead_back_to_the_same_value() {
    play(4, |game, action, _, _, _| {
        assert_eq!(action.to_string().parse().as_ref(), Ok(action));
        let text = game.write_position();
        let read = Tigris::read_position(&game.public.options, game.seats(), &text);
        assert_eq!(read.as_ref(), Ok(game), "{text}");
    });
}

/// Secrets are checked in `tests/laws`; these are the viewers of events, and the end of the game.
#[test]
fn viewers_see_only_their_own_secrets() {
    play(4, |game, _, after, events, _| {
        let seats = Seat::all(game.seats());
        for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All]) {
            for event in events {
                let redacted = Tigris::redact_event(event, viewer).expect("nothing is told in secret");
                if let Event::Drew { seat, tiles, .. } | Event::Swapped { seat, tiles, .. } = redacted {
                    assert_eq!(tiles.is_some(), viewer == Viewer::All || viewer == Viewer::Seat(seat));
                } else {
                    assert_eq!(&redacted, event);
                }
            }
        }
        let closed = !matches!(game.public.phase, Phase::Over(_)) && !game.public.options.open_scores;
        let public = game.view(Viewer::Spectator);
        assert!(
            public.hands.0.iter().all(Option::is_none)
                && public.points.0.iter().all(|p| p.is_none() == closed || !closed)
        );
        if let Phase::Over(_) = after.public.phase {
            let open = after.view(Viewer::Spectator);
            assert_eq!(open.hands, after.view(Viewer::All).hands);
            assert_eq!(
                (open.points, open.treasures),
                (after.view(Viewer::All).points, after.view(Viewer::All).treasures)
            );
            assert_eq!(open.bag, None);
        }
    });
}

#[test]
fn previews_match_outcomes() {
    play(SEEDS, |game, action, after, events, _| {
        let Turn::Seat(seat) = game.turn() else { return };
        let effect = Effect::of(&Tigris::preview(&game.view(Viewer::Seat(seat)), action));
        let point = events.iter().find_map(|e| match e {
            Event::Point { seat, color, why: Award::Tile { leader }, .. } => Some((*seat, *color, *leader)),
            _ => None,
        });
        assert_eq!(effect.point.map(|p| (p.seat, p.color, p.leader)), point);
        assert_eq!(effect.union, events.iter().any(|e| matches!(e, Event::Union { .. })));
        check_previewed_conflict(&effect, action, &after.public, events);
        if let (Phase::Monument { .. }, Action::Place(..)) = (after.public.phase, action) {
            assert_eq!(effect.squares, after.public.squares_offered());
        } else if effect.wars.is_empty() {
            assert!(effect.squares.is_empty());
        }
        let evicted: Vec<_> = events.iter().filter_map(homeless).collect();
        if !matches!(action, Action::Support(_)) {
            assert_eq!(effect.evicted, evicted);
        }
        if let Action::Monument(monument, at) = *action {
            assert!(after.public.earners(monument, at.index()).eq(earning(action, &after.public)));
        }
    });
}

/// The owners of leaders in the kingdom of the new monument, by its colours.
fn earning(action: &Action, after: &Public) -> Vec<(Seat, Color)> {
    let Action::Monument(monument, at) = *action else { return Vec::new() };
    let kingdom = after.region(at.index());
    let of = |color: Color| after.leaders().filter(move |l| l.1 == color && kingdom.has(l.2));
    [monument.top, monument.base].into_iter().flat_map(of).map(|(seat, color, _)| (seat, color)).collect()
}

fn homeless(event: &Event) -> Option<(Seat, Color, Cell)> {
    match event {
        Event::LeaderReturned { seat, color, cell, why: deska::games::tigris::Returned::NoTemple } => {
            Some((*seat, *color, *cell))
        }
        _ => None,
    }
}

fn check_previewed_conflict(effect: &Effect, action: &Action, after: &Public, events: &[Event]) {
    if matches!(action, Action::Support(_) | Action::Conflict(_)) {
        return;
    }
    let begun = events.iter().find_map(|e| match *e {
        Event::ConflictBegan { color, attacker, defender, attack, defence, .. } => {
            Some(deska::games::tigris::ConflictStrengths { color, attacker, defender, attack, defence })
        }
        _ => None,
    });
    match (effect.revolt, &effect.wars[..], after.phase) {
        (Some(revolt), [], _) => assert_eq!(Some(revolt), begun),
        (None, [war], _) => assert_eq!(Some(*war), begun),
        (None, [_, _, ..], Phase::ChooseConflict { at }) => {
            let previewed: Vec<_> = effect.wars.iter().map(|c| c.color).collect();
            let wars = after.wars(at.index());
            assert!(previewed.into_iter().eq(Color::ALL.into_iter().filter(|c| wars[c.index()].is_some())));
        }
        (None, [], _) => assert_eq!(begun, None),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_both_endings_occur() {
    let mut ends = [0; 2];
    for seed in 0..60 {
        let end = |dice: &mut Dice| {
            let mut game = Tigris::start(&Options::default(), 2);
            while let Some(action) = lively(&game, dice) {
                game.apply(&action, &mut NoEvents);
            }
            game
        };
        let game = end(&mut Dice::new(seed));
        assert_eq!(game, end(&mut Dice::new(seed)), "14");
        match game.public.phase {
            Phase::Over(Ending::Bag) => ends[0] += 1,
            _ => ends[1] += 1,
        }
    }
    assert!(ends[0] > 0, "{ends:?}");
}
