//! Invariants of the rule file, section 13, over random games; chains against a slow recomputation.

use std::collections::BTreeSet;

use deska::games::taj_mahal::{
    Action, Award, Bonus, Card, Cards, Cities, City, Color, Event, FORTRESSES, Good, OF_EACH_GOOD, Options,
    PALACES, PROVINCES, Phase, Province, ROADS, STOCK, Special, Symbol, Symbols, TOKENS, TajMahal, Term,
    tile_goods,
};
use deska::table::{BySeat, Dice, Game, Lock, NoEvents, Seat, Session, Turn, Viewer};

use crate::laws::head;

const SEEDS: u64 = 12;

/// All seat counts, with every option that changes the rules.
fn tables() -> Vec<(Options, usize)> {
    let usual = Options::default();
    let mut all: Vec<(Options, usize)> = (3..=5).map(|seats| (usual, seats)).collect();
    all.push((Options { dummy: true, ..usual }, 2));
    all.push((Options { dummy: true, first: Some(Seat::new(1)), auto_place: false, ..usual }, 2));
    all.push((Options { first: Some(Seat::new(2)), auto_place: false, ..usual }, 4));
    all
}

/// Plays random games with all seat counts and passes each moment to `law`, with its next entry.
fn play(seeds: u64, mut law: impl FnMut(&TajMahal, &Action, &TajMahal, &[Event])) {
    for (table, (options, seats)) in tables().into_iter().enumerate() {
        for seed in 0..seeds {
            let mut dice = Dice::new(seed * 100 + table as u64);
            let mut game = TajMahal::start(&options, seats);
            while let Some(action) = eager(&game, &mut dice) {
                let (before, mut events) = (game, Vec::new());
                game.apply(&action, &mut events);
                law(&before, &action, &game, &events);
            }
            assert_eq!(game.turn(), Turn::Over);
        }
    }
}

/// A random entry that prefers prizes, so that palaces are placed and pairs are exchanged.
fn eager(game: &TajMahal, dice: &mut Dice) -> Option<Action> {
    let seat = match game.turn() {
        Turn::Over => return None,
        Turn::Chance => return Some(game.roll(dice)),
        Turn::Seat(seat) => seat,
    };
    let public = &game.public;
    let won = public.wins(seat).count();
    if public.phase == Phase::Turn && (won > 2 || won > 0 && dice.below(3) == 0 || dice.below(8) == 0) {
        return Some(Action::Withdraw);
    }
    game.random(dice)
}

/// Locations of all cards: hands, rows, supply, the neutral player, both piles.
fn places(game: &TajMahal) -> Vec<Cards> {
    let (public, view) = (&game.public, game.view(Viewer::All));
    let hands = view.hands.0.into_iter().flatten();
    let rows = public.all().map(|seat| public.rows[seat].ordinary());
    hands.chain(rows).chain([public.supply, public.dummy, public.discard]).chain(view.pile).collect()
}

#[test]
fn every_card_is_in_one_place() {
    play(SEEDS, |_, _, game, _| {
        let all = places(game);
        for card in Card::all().filter(|card| card.special().is_none()) {
            let copies: u8 = all.iter().map(|cards| cards.count(card)).sum();
            assert_eq!(copies, STOCK.count(card), "1: {card}");
        }
        for special in Special::ALL {
            let owner = game.public.special[special.index()];
            for seat in game.public.all() {
                let in_row = game.public.rows[seat].has_special(special);
                let in_hand = game.public.specials(seat).count(special.card()) == 1;
                assert_eq!(u8::from(in_row) + u8::from(in_hand), u8::from(owner == Some(seat)), "2");
            }
        }
        for seat in game.public.all() {
            let hand = game.view(Viewer::Seat(seat)).hands.0[seat.index()].expect("the own hand");
            assert!(hand.holds(&game.public.seen[seat]), "what was seen is there");
        }
    });
}

#[test]
fn palaces_and_tiles_are_counted() {
    play(SEEDS, |_, _, game, _| {
        let public = &game.public;
        for seat in public.all() {
            let built = public.plain[seat].count() + public.crowned[seat].count();
            assert_eq!(built + u32::from(public.palaces[seat]), u32::from(PALACES), "3");
        }
        let sum = |sets: &[Cities]| sets.iter().map(|set| set.count()).sum::<u32>();
        let union = |sets: &[Cities]| sets.iter().fold(Cities::EMPTY, |all, set| all.with(*set));
        assert_eq!(sum(&public.plain.0), union(&public.plain.0).count(), "4: one plain palace a city");
        assert_eq!(sum(&public.crowned.0), union(&public.crowned.0).count(), "4: one crowned palace a city");
        let (plain, crowned) = (union(&public.plain.0), union(&public.crowned.0));
        for province in Province::ALL {
            let here = province.cities();
            assert!(crowned.and(here).count() <= 1 && plain.and(here).count() <= 4, "4: {province}");
            let later = public.visit_of(province) > public.visit;
            assert!(!later || plain.with(crowned).and(here).is_empty(), "5: {province}");
        }
        let lying = public.bonus.iter().flatten().count();
        let bonus_goods: usize = public.all().map(|seat| bonus_goods(game, seat)).sum();
        assert!(lying + bonus_goods <= FORTRESSES, "7");
        if !matches!(public.phase, Phase::Provinces | Phase::Bonus) {
            for at in 0..FORTRESSES {
                let city = City::of_fortress(at);
                assert_eq!(
                    public.bonus[at].is_none(),
                    plain.has(city),
                    "7: {city} has its tile until a plain palace"
                );
            }
        }
        for tile in 1..=PROVINCES as u8 {
            let owners = public.all().filter(|seat| public.tiles[*seat] >> (tile - 1) & 1 == 1).count();
            assert!(owners <= 1 && (owners == 0 || tile <= public.visit), "8: tile {tile}");
        }
        for good in Good::ALL {
            let owned: u8 = public.all().map(|seat| public.goods[seat][good.index()]).sum();
            assert!(owned <= OF_EACH_GOOD, "8: {good}");
        }
    });
}

/// Goods of a player that are not on his province tiles.
fn bonus_goods(game: &TajMahal, seat: Seat) -> usize {
    let (goods, tiles) = (game.public.goods[seat], game.public.tiles[seat]);
    let won = (1..=PROVINCES as u8).filter(|tile| tiles >> (tile - 1) & 1 == 1);
    let printed: usize = won.map(|tile| tile_goods(tile).len()).sum();
    goods.iter().map(|n| usize::from(*n)).sum::<usize>() - printed
}

#[test]
fn tokens_never_run_out() {
    let mut exchanged = 0;
    play(SEEDS, |_, _, game, events| {
        let public = &game.public;
        for person in Symbol::PERSONS {
            let at = person.index();
            let held: u8 = public.all().map(|seat| public.tokens[seat][at]).sum();
            let court = u8::from(public.prizes.has(person));
            assert_eq!(held + court + public.stack(at), TOKENS, "6");
            assert!(held <= 6 && public.stack(at) <= TOKENS, "R41");
        }
        if events.iter().any(|event| matches!(event, Event::VisitEnded { .. })) {
            let most = public.all().flat_map(|seat| public.tokens[seat]).max();
            assert!(most <= Some(1), "6: pairs are exchanged");
        }
        let all: Vec<&Event> =
            events.iter().filter(|event| matches!(event, Event::Exchanged { .. })).collect();
        let kinds: BTreeSet<String> = all
            .iter()
            .map(|event| match event {
                Event::Exchanged { special, .. } => format!("{special:?}"),
                _ => String::new(),
            })
            .collect();
        assert_eq!(kinds.len(), all.len(), "R40: one a person");
        exchanged += all.len();
    });
    assert!(exchanged > 50, "{exchanged}");
}

/// The points for the hand of a seat.
fn in_hand(event: &Event, seat: Seat) -> u16 {
    match event {
        Event::HandCounted { seat: other, worth } if *other == seat => worth.total(),
        _ => 0,
    }
}

#[test]
fn scores_only_grow_and_every_point_is_told() {
    play(SEEDS, |before, _, game, events| {
        let told = |seat: Seat| -> u16 {
            let points = events.iter().filter_map(|event| match event {
                Event::Scored { seat: other, points, .. } if *other == seat => Some(*points),
                _ => None,
            });
            points.sum()
        };
        for seat in game.public.all() {
            assert_eq!(game.public.points[seat], before.public.points[seat] + told(seat), "9");
            assert_eq!(game.public.points[seat], game.public.earned[seat].iter().sum::<u16>());
            assert_eq!(game.public.points[seat], game.public.by_visit[seat].iter().sum::<u16>());
            assert!(game.public.points[seat] <= 78 + 33 + 12 * 20, "within reason");
            let hand: u16 = events.iter().map(|event| in_hand(event, seat)).sum();
            let rows = game.standing().rows;
            let total = rows.iter().find(|row| row.term == Term::Total).map(|row| row.values[seat.index()]);
            let over = game.turn() == Turn::Over;
            assert!(over || hand == 0, "8: hands are counted at the end");
            assert_eq!(
                over.then_some(i32::from(game.public.points[seat] + hand)),
                total.filter(|_| over),
                "8"
            );
            let shown = game.view(Viewer::Spectator).score(seat);
            assert_eq!(shown, game.public.points[seat] + hand, "8");
        }
        for event in events {
            if let Event::Scored { points, why: Award::Palaces { .. }, .. } = event {
                assert!((1..=u16::from(before.public.visit)).contains(points), "17");
            }
        }
    });
}

#[test]
fn rows_keep_their_colour() {
    play(SEEDS, |before, action, game, _| {
        let public = &game.public;
        for seat in public.all() {
            let row = &public.rows[seat];
            assert!(row.is_empty() || !public.withdrawn[seat], "10");
            let free = |extra: Option<Card>| extra == Some(Special::Color.card());
            let colors: BTreeSet<Color> = row
                .plays()
                .filter(|play| !free(play.extra))
                .filter_map(|play| play.colored.color())
                .collect();
            assert!(colors.len() <= 1 && colors.into_iter().next() == row.bound, "10");
            assert!(row.plays().all(|play| play.extra.is_none_or(|card| card.color().is_none())), "10");
            let mut counts = [0; 6];
            row.cards().for_each(|card| counts.iter_mut().zip(card.symbols()).for_each(|(all, n)| *all += n));
            assert_eq!(counts, row.counts);
        }
        if public.visit == before.public.visit {
            assert!(public.prizes.without(before.public.prizes).is_empty(), "11: prizes only go");
        }
        if let Action::Play(_) = action {
            let seat = before.public.active;
            let colored =
                |game: &TajMahal| game.view(Viewer::All).hands.0[seat.index()].map(|h| h.colored().total());
            assert_eq!(colored(before).map(|n| n - 1), colored(game), "16: a coloured card a play");
        }
    });
}

#[test]
fn visits_follow_their_course() {
    let mut first = None;
    play(SEEDS, |before, action, game, events| {
        let (public, seats) = (&game.public, game.seats());
        if let Event::VisitBegan { visit, province, start } =
            events.iter().rfind(|e| matches!(e, Event::VisitBegan { .. })).unwrap_or(&Event::GameOver)
        {
            if *visit == 1 {
                first = Some(*start);
            }
            let from = first.map_or(0, Seat::index);
            assert_eq!(start.index(), (from + usize::from(*visit) - 1) % seats, "13");
            assert_eq!(
                (*visit == 12, public.visit_of(*province)),
                (*province == Province::AGRA, *visit),
                "13"
            );
        }
        let withdrawn = public.all().filter(|seat| public.withdrawn[*seat]).count() as u32;
        if public.turn_of().is_some() && public.phase == Phase::Turn {
            let full = public.supply_size();
            let enough = before.view(Viewer::All).pile_count > 0 || !before.public.discard.is_empty();
            assert!(!enough || public.supply.total() + 2 * withdrawn <= full, "12");
        }
        if let (Action::Take(cards), false) =
            (action, events.iter().any(|e| matches!(e, Event::VisitEnded { .. })))
        {
            assert_eq!(cards.count() as u32, before.public.take_count());
            assert_eq!(
                public.supply.total(),
                before.public.supply.total() - before.public.take_count(),
                "12"
            );
            assert_eq!(
                withdrawn,
                1 + before.public.all().filter(|s| before.public.withdrawn[*s]).count() as u32
            );
        }
        if events.iter().any(|event| matches!(event, Event::VisitEnded { .. })) {
            assert!(public.supply.is_empty() && public.dummy.is_empty(), "12");
            let gone = before.public.all().filter(|seat| before.public.withdrawn[*seat]).count();
            assert_eq!(gone + 1, seats, "14: the last one ends the visit");
            assert!(before.public.is_last(before.public.active), "14");
        }
        if let Turn::Seat(seat) = game.turn() {
            let legal = game.legal();
            assert!(!legal.is_empty(), "15");
            match public.phase {
                Phase::Turn => assert!(legal.contains(&Action::Withdraw), "15"),
                Phase::Take => assert!(
                    legal
                        .iter()
                        .all(|a| matches!(a, Action::Take(c) if c.count() as u32 == public.take_count()))
                ),
                _ => assert!(legal.iter().all(|action| matches!(action, Action::Place(..)))),
            }
            assert!(!public.withdrawn[seat]);
        }
    });
}

/// R27: nobody can score older palaces of the present province.
#[test]
fn seats_that_have_not_withdrawn_have_no_palace_in_the_current_province() {
    let mut looked = 0;
    play(SEEDS, |_, _, game, _| {
        let public = &game.public;
        for seat in public.active_seats().filter(|_| public.phase == Phase::Turn) {
            looked += 1;
            assert!(public.own(seat).iter().all(|city| city.province() != public.province()), "R27");
        }
    });
    assert!(looked > 1000, "{looked}");
}

/// Provinces reached from the present one, by walking over the list of roads again and again.
fn slow_chain(game: &TajMahal, seat: Seat) -> BTreeSet<Province> {
    let own: BTreeSet<usize> = game.public.own(seat).iter().map(City::index).collect();
    let here = game.public.province();
    let mut reached: BTreeSet<usize> =
        own.iter().copied().filter(|city| City::at(*city).province() == here).collect();
    loop {
        let size = reached.len();
        for [a, b] in ROADS {
            let (a, b) = (usize::from(a), usize::from(b));
            if own.contains(&a) && own.contains(&b) && (reached.contains(&a) || reached.contains(&b)) {
                reached.extend([a, b]);
            }
        }
        if reached.len() == size {
            return reached.into_iter().map(|city| City::at(city).province()).collect();
        }
    }
}

#[test]
fn chains_equal_a_search_along_the_roads() {
    let mut longest = 0;
    play(SEEDS, |_, _, game, _| {
        for seat in game.public.all() {
            let slow = slow_chain(game, seat);
            assert!(
                game.public.chain(seat).provinces().eq(slow.iter().copied()),
                "{}",
                game.write_position()
            );
            longest = longest.max(slow.len());
        }
    });
    assert!(longest >= 5, "{longest}");
}

/// Random sets of cities, denser than games have them.
#[test]
fn chains_of_random_palaces_equal_a_search_along_the_roads() {
    let mut dice = Dice::new(11);
    for _ in 0..2000 {
        let mut game = TajMahal::start(&Options::default(), 3);
        game.public.visit = 1 + dice.below(12) as u8;
        game.public.plain[Seat::new(0)] = City::all().filter(|_| dice.below(3) > 0).collect();
        game.public.crowned[Seat::new(0)] = City::all().filter(|_| dice.below(9) == 0).collect();
        let slow = slow_chain(&game, Seat::new(0));
        assert!(game.public.chain(Seat::new(0)).provinces().eq(slow.iter().copied()));
        assert_eq!(usize::from(game.public.palace_points(Seat::new(0))), slow.len());
    }
}

/// The prizes of a player, by an independent count.
#[test]
fn prizes_go_to_the_only_highest_count() {
    play(SEEDS, |before, action, game, events| {
        if *action != Action::Withdraw {
            return;
        }
        let (public, seat) = (&before.public, before.public.active);
        let shown = |s: Seat, symbol: Symbol| {
            public.rows[s].cards().flat_map(Card::printed).filter(|other| *other == symbol).count()
        };
        let neutral =
            |symbol: Symbol| public.dummy.iter().flat_map(Card::printed).filter(|s| *s == symbol).count();
        let wins = |symbol: &Symbol| {
            let mine = shown(seat, *symbol);
            let others = public.all().filter(|s| *s != seat && !public.withdrawn[*s]);
            public.prizes.has(*symbol)
                && mine > 0
                && mine > neutral(*symbol)
                && others.into_iter().all(|s| mine > shown(s, *symbol))
        };
        let won: Symbols = Symbol::ALL.into_iter().filter(wins).collect();
        let told = events.iter().find_map(|event| match event {
            Event::Withdrew { won, .. } => Some(*won),
            _ => None,
        });
        assert_eq!(told, Some(won));
        let gone = public.prizes.without(won);
        assert!(game.public.visit != public.visit || game.public.prizes == gone);
    });
}

/// A good scores one and one for each of its kind that was there, bonus tiles before the province tile.
#[test]
fn goods_score_what_was_there_before() {
    let mut most = 0;
    play(SEEDS, |before, _, game, events| {
        let mut owned = before.public.goods;
        let mut tile = [0; 4];
        for event in events {
            let Event::Scored { seat, points, why } = event else { continue };
            match why {
                Award::BonusGood { good, .. } => {
                    assert_eq!(*points, 1 + u16::from(owned[*seat][good.index()]));
                    owned[*seat][good.index()] += 1;
                }
                Award::TileGood { good, .. } => {
                    assert_eq!(*points, 1 + u16::from(owned[*seat][good.index()]), "after the bonus tiles");
                    tile[good.index()] += 1;
                    most = most.max(*points);
                }
                _ => {}
            }
        }
        let all = |goods: &BySeat<[u8; 4], 5>, good: Good| goods.iter().map(|g| g[good.index()]).sum::<u8>();
        for good in Good::ALL {
            assert_eq!(all(&game.public.goods, good), all(&owned, good) + tile[good.index()]);
        }
    });
    assert!(most >= 4);
}

#[test]
fn a_card_from_the_deck_is_shown_to_its_owner_alone() {
    let mut blind = 0;
    play(4, |before, action, after, events| {
        let owner = match action {
            Action::Draw(seat, _) | Action::Deal(seat, _) => *seat,
            _ => return,
        };
        blind += 1;
        for viewer in before.public.all().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let told = TajMahal::redact_action(deska::table::Actor::Chance, action, viewer).is_some();
            assert_eq!(told, viewer == Viewer::Seat(owner));
            let view = after.view(viewer);
            assert_eq!(view.hands.0[owner.index()].is_some(), told);
            assert_eq!(view.public.seen[owner], before.public.seen[owner], "nobody saw it");
            for event in events.iter().filter_map(|event| TajMahal::redact_event(event, viewer)) {
                if let Event::Drew { card, .. } = event {
                    assert_eq!(card.is_some(), told);
                }
            }
        }
    });
    assert!(blind > 100);
}

/// Cards all have seen stay known until they are played; nobody imagines them elsewhere.
#[test]
fn publicly_seen_cards_of_a_hand_are_never_forgotten() {
    let mut known = 0;
    let mut dice = Dice::new(3);
    play(2, |_, _, game, _| {
        let imagined = TajMahal::determinize(&game.view(Viewer::Spectator), &mut dice);
        for seat in game.public.all() {
            let hand = imagined.view(Viewer::All).hands.0[seat.index()].expect("a hand");
            assert!(hand.holds(&game.public.seen[seat]));
            known += game.public.seen[seat].total();
        }
    });
    assert!(known > 1000);
}

/// R51: a play cannot be taken back, even if it is the same player's turn again.
#[test]
fn a_play_is_irrevocable() {
    let mut game = "visit 3\nphase turn 0\nwithdrawn 1 2\nhand 0 r-VG+r-KE\n".to_string();
    game.push_str("pile rest\n");
    let position = TajMahal::read_position(&Options::default(), 3, &game).expect("a position");
    let mut session = Session::from_position(head(Options::default(), 3, 1), game, position);
    let (me, card) = (Seat::new(0), "play r-VG".parse::<Action>().expect("an action"));
    assert_eq!(session.play(me, card), Ok(()));
    assert_eq!(session.game().turn(), Turn::Seat(me));
    assert_eq!((session.undo_lock(me), session.undo(me)), (Some(Lock::Irrevocable), false));
    assert_eq!(session.play(me, Action::Withdraw), Ok(()));
    assert_eq!(session.undo_lock(me), None, "a withdrawal by which nothing was drawn can be undone");
}

/// Every kind of thing happens in these games.
#[test]
fn random_games_reach_the_rare_things() {
    let mut met = [false; 8];
    play(SEEDS, |_, _, _, events| {
        for event in events {
            match event {
                Event::NoPalaceLeft { .. } => met[0] = true,
                Event::Reshuffled { .. } => met[1] = true,
                Event::TileRemoved { .. } => met[2] = true,
                Event::Exchanged { from: Some(_), .. } => met[3] = true,
                Event::PalacePlaced { alone: true, .. } => met[4] = true,
                Event::BonusTaken { bonus: Bonus::Card, .. } => met[5] = true,
                Event::BonusTaken { bonus: Bonus::Taj, .. } => met[6] = true,
                Event::DummyLaid { .. } => met[7] = true,
                _ => {}
            }
        }
    });
    assert_eq!(met[1..], [true; 7], "{met:?}");
}

/// No action makes the rules panic, for any seat at any moment.
#[test]
fn foreign_actions_are_refused_and_do_no_harm() {
    let texts = [
        "play 0",
        "play 9w-V",
        "play r-VG+y-VG",
        "play w-V+s-points",
        "take 0",
        "take 5r-VE",
        "place E KAB1",
    ];
    let foreign: Vec<Action> = texts.iter().map(|text| text.parse().expect(text)).collect();
    play(1, |game, action, _, _| {
        for other in foreign.iter().chain([action]) {
            let mut anybody = false;
            for seat in (0..6).map(Seat::new) {
                let checked = game.check(seat, other);
                anybody |= checked.is_ok();
                let causes = checked.err().map(|why| game.causes(seat, other, why)).unwrap_or_default();
                assert!(causes.iter().all(|word| word.parse::<City>().is_ok()
                    || word.parse::<Card>().is_ok()
                    || word.parse::<Symbol>().is_ok()));
            }
            if anybody {
                let mut after = *game;
                after.apply(other, &mut NoEvents);
                assert_ne!(after, *game, "{other} does nothing");
                let _ = TajMahal::preview(&game.view(Viewer::Spectator), other);
            }
        }
    });
}
