//! Invariants of the rule file, section 13, over random games at every table and by every sheet of options.

use std::collections::BTreeSet;

use deska::games::java::{
    Action, Cards, Cells, Ending, Event, FIGURES, Java, OWN, Options, PALACES, Phase, Public, STOCK, Source,
    Tile, Value, WATER, map,
};
use deska::table::options::{OptionSheet, covering};
use deska::table::{Dice, Game, Seat, Turn, Viewer};

/// Plays random games with all seat counts and passes each moment to `law`, with its next entry.
fn play(seeds: u64, mut law: impl FnMut(&Java, &Action, &Java, &[Event])) {
    for (number, options) in covering::<Options>().iter().enumerate() {
        for seats in (2..=4).filter(|seats| options.fits(*seats).is_ok() && (number + seats) % 2 == 0) {
            for seed in 0..seeds {
                let mut dice = Dice::new(seed * 1000 + number as u64);
                let mut game = Java::start(options, seats);
                while let Some(action) = lively(&game, &mut dice) {
                    let (before, mut events) = (game, Vec::new());
                    game.apply(&action, &mut events);
                    law(&before, &action, &game, &events);
                }
                assert_eq!(game.turn(), Turn::Over);
            }
        }
    }
}

/// A random entry that seldom moves a figure for nothing, and leans towards figures, palaces and festivals.
fn lively(game: &Java, dice: &mut Dice) -> Option<Action> {
    match game.turn() {
        Turn::Over => return None,
        Turn::Chance => return Some(game.roll(dice)),
        Turn::Seat(_) => {}
    }
    let mut wanted = None;
    for _ in 0..10 {
        let action = game.random(dice)?;
        match action {
            Action::Build(..) | Action::Expand(..) | Action::Festival(..) | Action::Lay(_) => {
                return Some(action);
            }
            Action::Enter(_) => wanted = Some(action),
            Action::Move(..) | Action::Leave(_) => {}
            _ if wanted.is_none() => wanted = Some(action),
            _ => {}
        }
    }
    wanted.or_else(|| game.random(dice))
}

fn seats(game: &Java) -> impl Iterator<Item = Seat> {
    game.public.all_seats()
}

fn hands(game: &Java) -> (Vec<Cards>, Cards) {
    let view = game.view(Viewer::All);
    (view.hands.0.into_iter().flatten().collect(), view.deck.expect("a viewer of everything sees the deck"))
}

#[test]
fn nothing_is_lost() {
    let mut covered = [0u8; 5];
    play(2, |before, action, game, _| {
        let public = &game.public;
        let laid = |tile: Tile| public.pieces.all().iter().filter(|piece| piece.tile == tile).count() as u8;
        assert_eq!(laid(Tile::Three) + public.supply.three, public.options.triples);
        let own = |left: fn(&Java, Seat) -> u8| seats(game).map(|s| left(game, s)).sum::<u8>();
        let players = game.seats() as u8;
        assert_eq!(laid(Tile::Two) + own(|g, s| g.public.own[s].two), players * OWN.two);
        assert_eq!(laid(Tile::Rice) + own(|g, s| g.public.own[s].rice), players * OWN.rice);
        assert_eq!(laid(Tile::Village) + own(|g, s| g.public.own[s].village), players * OWN.village);
        assert_eq!((public.water - map().printed).count() as u8 + public.supply.water, WATER);
        if let Action::Expand(at, _) = action {
            let at = at.index().expect("on the map");
            covered[before.public.value_at(at).expect("a palace").index()] += 1;
        }
        if matches!(before.public.phase, Phase::Deal(_)) {
            covered = [0; 5];
        }
        for value in Value::ALL.map(Value::index) {
            let standing = public.palaces[value].count() as u8;
            assert_eq!(standing + covered[value] + public.supply.palaces[value], PALACES[value]);
        }
        let (held, deck) = hands(game);
        let mut all = public.open_cards();
        held.iter().chain([&deck]).for_each(|cards| all.put(cards));
        assert_eq!((all, public.stock), (STOCK, STOCK));
        let due = matches!(public.phase, Phase::Deal(_) | Phase::FirstOpen | Phase::Open);
        assert_eq!(public.face_up.is_none(), due, "a card lies face up");
        assert!(held.iter().zip(public.seen.iter()).all(|(hand, seen)| hand.holds(seen)));
    });
}

#[test]
fn pieces_are_only_where_they_may_be() {
    play(2, |before, action, game, _| {
        let (public, map) = (&game.public, map());
        let heights: usize = public.heights.iter().map(|height| usize::from(*height)).sum();
        let layers: usize = public.pieces.all().iter().map(|piece| piece.tile.size()).sum();
        assert_eq!(heights, layers, "the sum of heights");
        let stacks = public.layers();
        for (cell, stack) in stacks.iter().enumerate() {
            assert!(public.heights[cell] >= before.public.heights[cell], "heights never decrease");
            assert_eq!(public.heights[cell] > 0, public.covered().has(cell));
            assert!(stack.iter().all(Option::is_some), "every layer belongs to a tile");
            assert_eq!(stack.last().copied().flatten(), public.pieces.top(cell), "the top layer");
        }
        assert!((before.public.water - public.water).is_empty() && !public.water.meets(&public.covered()));
        assert!((public.water - (map.board - map.edge)).is_empty(), "water lies inside");
        assert!((before.public.all_palaces() - public.all_palaces()).is_empty(), "palaces stay");
        let tops = [public.villages, public.rice, public.water, public.all_palaces()];
        assert_eq!(tops.iter().map(Cells::count).sum::<u32>(), (public.covered() | public.water).count());
        let figures: u32 = public.figures.iter().map(Cells::count).sum();
        assert_eq!(figures, public.all_figures().count(), "one figure a hex");
        assert!(public.figures.iter().all(|own| own.count() <= u32::from(FIGURES)));
        assert!((public.all_figures() - (public.rice | public.villages)).is_empty());
        for place in public.settlements() {
            assert!((place.cells & public.all_palaces()).count() < 2, "one palace a settlement");
        }
        if let Action::Build(at, value) | Action::Expand(at, value) = action {
            let at = at.index().expect("on the map");
            assert!(u32::from(value.points()) <= public.settlement(at).size());
            assert!(before.public.value_at(at) < Some(*value), "values rise");
        }
        let outside = map.outside() & public.covered();
        let ground = public.pieces.all().iter().filter(|piece| piece.level == 1);
        for piece in ground {
            assert!(piece.cells().any(|cell| map.board.has(cell)), "the first layer holds on to the board");
        }
        assert!((outside - public.covered()).is_empty());
    });
}

#[test]
fn turns_keep_within_their_limits() {
    let (mut spent, mut festivals, mut turns) = (0u8, 0, 0usize);
    play(2, |before, action, game, events| {
        let (old, public) = (&before.public, &game.public);
        if matches!(old.phase, Phase::Deal(_)) {
            turns = 0;
        }
        if old.phase == Phase::Main {
            let token = u8::from(matches!(action, Action::Token));
            let ended = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
            spent += if ended { 0 } else { old.ap + token - public.ap };
            assert!(spent <= 7, "seven action points at most");
            festivals += usize::from(matches!(action, Action::Festival(..)));
            assert!(festivals <= 1 && public.cards_drawn <= 2);
            assert_eq!(Some(old.ap - public.ap.min(old.ap)).filter(|_| !ended && token == 0), {
                old.cost(action).filter(|_| !ended && token == 0)
            });
        }
        for seat in seats(game) {
            assert!(public.own[seat].tokens <= old.own[seat].tokens, "tokens never increase");
            let scored = |public: &Public| Source::ALL.map(|source| public.points[seat][source as usize]);
            let pairs = scored(old).into_iter().zip(scored(public));
            assert!(pairs.clone().all(|(old, new)| new >= old), "scores never decrease");
            assert!(public.points[seat][Source::Lakes as usize].is_multiple_of(3));
        }
        for event in events {
            if let Event::TurnBegan { last, .. } = event {
                (spent, festivals, turns) = (0, 0, turns + 1);
                assert_eq!((public.ap, *last), (6, public.trigger.is_some()));
                assert!(public.trigger.is_some() || public.supply.three > 0, "a three-hex tile is left");
            }
            if let (Event::TurnEnded { .. }, None) = (event, old.trigger) {
                assert!(old.land_placed || !old.must_place_land() || old.phase != Phase::Main);
            }
        }
        let tiles = usize::from(public.options.triples) + 10 * game.seats();
        assert!(turns <= game.seats() * (tiles + 2), "so many turns at most");
    });
}

/// Whether a festival is possible follows from the public state and the seat's own hand, and matches the list of
/// actions.
#[test]
fn a_festival_may_be_held_where_one_is_legal() {
    let mut seen = [0, 0];
    play(1, |game, _, _, _| {
        let (Turn::Seat(seat), Phase::Main) = (game.turn(), game.public.phase) else { return };
        let hand = game.view(Viewer::Seat(seat)).mine().expect("the own hand");
        let listed = game.legal().iter().any(|action| matches!(action, Action::Festival(..)));
        assert_eq!(game.public.can_announce_festival(&hand), listed);
        seen[usize::from(listed)] += 1;
    });
    assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
}

#[test]
fn each_lake_is_scored_once_and_each_player_finally_once() {
    let (mut lakes, mut scored): (Vec<Cells>, Vec<Seat>) = (Vec::new(), Vec::new());
    let mut ends = BTreeSet::new();
    play(2, |before, _, game, events| {
        if matches!(before.public.phase, Phase::Deal(_)) {
            (lakes, scored) = (Vec::new(), Vec::new());
        }
        for event in events {
            match event {
                Event::LakeEnclosed { lake } => {
                    assert!(lakes.iter().all(|other| !other.meets(&lake.cells)), "once");
                    lakes.push(lake.cells);
                }
                Event::FinallyScored { seat, .. } => {
                    assert!(!scored.contains(seat), "once");
                    scored.push(*seat);
                }
                Event::GameOver { reason } => {
                    assert_eq!(scored.len(), game.seats());
                    ends.insert(*reason == Ending::LastTile);
                }
                _ => {}
            }
        }
        let public = &game.public;
        let enclosed = public.lakes().filter(|lake| public.is_enclosed(lake));
        let enclosed: Vec<Cells> = enclosed.map(|lake| lake.cells).collect();
        assert!(enclosed.iter().all(|lake| lakes.contains(lake)) && enclosed.len() == lakes.len());
    });
    assert!(ends.contains(&true));
}

/// Random choice without a list equals a choice from the list: every action occurs, none much more often. With
/// action points; with a token only, so that land is due; with only free moves left, figures side by side
/// and in separate regions, and a festival.
#[test]
fn actions_are_drawn_evenly() {
    const ISLAND: &str = "G7=V1@0 G8=R1 H7=R1 H8=V1 L9=R1@0 M9=V1 F8=R1@1 F6=R1@0 G6=R1 G5=R1 H6=V1 L10=R1\nthree 0\nwater 0\n";
    for (rest, least) in [
        ("own 0 two 0 rice 1 village 0 tokens 1\nap 1\n", 50),
        ("own 0 two 0 rice 1 village 0 tokens 1\nap 0\n", 2),
        ("own 0 two 0 rice 1 village 0 tokens 0\nap 1\n", 50),
        ("own 0 tokens 0\nap 0\nflags land_placed acted\n", 5),
        (
            "E4=P2w E5=V1@0 E6=V1\nown 0 tokens 0\nap 0\nflags land_placed acted\nopen mask\nhand 0 2mask+mask-drum\n",
            10,
        ),
    ] {
        let game =
            Java::read_position(&Options::default(), 2, &format!("{ISLAND}{rest}")).expect("a position");
        let legal = game.legal();
        assert!(
            legal.len() >= least,
            "{rest}: {}",
            legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        );
        let mut counts = vec![0u32; legal.len()];
        let (mut dice, rounds) = (Dice::new(3), 200 * legal.len() as u32);
        for _ in 0..rounds {
            let drawn = game.random(&mut dice).expect("an action");
            counts[legal.binary_search(&drawn).expect("it is listed")] += 1;
        }
        assert!(counts.iter().all(|n| (120..290).contains(n)), "{rest}: {counts:?}");
    }
}

/// The reported changes of settlements between two moments match the board.
#[test]
fn settlements_that_change_are_told() {
    let (mut joined, mut led) = (0, 0);
    play(1, |before, action, game, _| {
        if before.public.phase != Phase::Main || matches!(action, Action::Festival(..) | Action::End) {
            return;
        }
        let told = game.public.split(&before.public);
        for place in game.public.settlements() {
            let parts = before.public.settlements().filter(|old| old.cells.meets(&place.cells)).count();
            let told = told.iter().find(|(joined, _)| *joined == place).map(|(_, n)| *n);
            assert_eq!(told, Some(parts).filter(|n| *n > 1), "joined");
        }
        joined += told.len();
        for lead in before.public.leads(&game.public) {
            let at = lead.palace.index().expect("on the map");
            let leader = |public: &Public| public.leader(&public.settlement(at).cells);
            assert_eq!((lead.before, lead.after), (leader(&before.public), leader(&game.public)));
            led += 1;
        }
    });
    assert!(joined > 0 && led > 0, "{joined} {led}");
}
