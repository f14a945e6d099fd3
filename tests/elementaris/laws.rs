//! Invariants of the rule file, section 13, over random games with every option.

use std::collections::{BTreeMap, BTreeSet};

use deska::games::elementaris::{
    Action, Army, Battle, CITIES, Domination, Element, Elementaris, Ending, Event, Field, Fields, Fight,
    Kind, MOORINGS, Mooring, NEAR_MOUNTAINS, NEAR_WATER, Options, Phase, SHIPS, SITES, Seats, mooring, orb,
    sites_of,
};
use deska::table::options::OptionSheet;
use deska::table::{Dice, Game, NoEvents, Seat, Turn};

use crate::laws::lively;

const SEEDS: u64 = 6;

/// A game well under way: everybody owns all orbs of an element, so that there are ages, and every spell comes.
const RICH: &str = "
round 2
clock 1
cities 0 A1 A5 A8
cities 1 B1 B5 B8
cities 2 C1 C5 C8
cities 3 D1 D5 D8
armies 0 I,II@A5c III@A8c
armies 1 I,II@B5c III@B8c
armies 2 I,II@C5c III@C8c
armies 3 I,II@D5c III@As4
orbs 0 A12 C3 D11
orbs 1 A11 B12 D3
orbs 2 A3 B11 C12
orbs 3 B3 C11 D12
treasury 0 4
treasury 1 4
treasury 2 4
treasury 3 4
ships A8/As3 B8/Bs2
";

/// The first moment of every game that is played.
fn starts() -> Vec<Elementaris> {
    let set_up = tables().into_iter().map(|(options, seats)| {
        assert_eq!(options.fits(seats), Ok(()));
        Elementaris::start(&options, seats)
    });
    let several = Options { all_elementals: true, fire_redirect: false, ..Options::default() };
    let back = Options { reentry: true, domination: Domination::Off, ..Options::default() };
    let rich = [Options::default(), several, back].map(|options| {
        Elementaris::read_position(&options, 4, RICH)
            .unwrap_or_else(|error| panic!("{}: {}", error.line, error.reason))
    });
    set_up.chain(rich).collect()
}

/// All seat counts, with every option that changes the rules.
fn tables() -> Vec<(Options, usize)> {
    let default = Options::default();
    let mut all: Vec<(Options, usize)> = (2..=4).map(|seats| (default, seats)).collect();
    all.push((Options { reentry: true, free_recruiting: true, rotate_first_player: true, ..default }, 4));
    all.push((Options { reentry: true, ship_price: 0, domination: Domination::Off, ..default }, 2));
    all.push((Options { all_elementals: true, fire_redirect: false, water_first: true, ..default }, 4));
    all.push((Options { third_seat_bonus: true, round_limit: Some(49), ..default }, 3));
    all.push((Options { own_corner: true, round_limit: None, ..default }, 4));
    all
}

/// A random entry that goes where something happens: orbs and ships are worth a detour, casting is never left out.
fn eager(game: &Elementaris, dice: &mut Dice) -> Option<Action> {
    let wanted = |action: &Action| {
        matches!(
            action,
            Action::Take(_)
                | Action::Cast(..)
                | Action::Transfer(..)
                | Action::Buy(..)
                | Action::Board(..)
                | Action::Occupy(_)
        )
    };
    let legal = game.legal();
    let some: Vec<Action> = legal.into_iter().filter(wanted).collect();
    if !some.is_empty() && dice.below(3) > 0 {
        return dice.pick(&some).copied();
    }
    lively(game, 1 + dice.below(3) as usize, dice)
}

/// Plays random games with all seat counts and passes each moment to `law`, with its next entry.
fn play(seeds: u64, mut law: impl FnMut(&Elementaris, &Action, &Elementaris, &[Event])) {
    for (table, start) in starts().into_iter().enumerate() {
        for seed in 0..seeds {
            let (mut dice, mut game) = (Dice::new(seed * 100 + table as u64), start);
            while let Some(action) = eager(&game, &mut dice) {
                let (before, mut events) = (game, Vec::new());
                game.apply(&action, &mut events);
                law(&before, &action, &game, &events);
            }
            assert!(matches!(game.turn(), Turn::Over));
        }
    }
}

fn spots(game: &Elementaris) -> Vec<(Seat, Army, Field)> {
    let all = game.all().flat_map(|seat| Army::all().map(move |army| (seat, army)));
    all.filter_map(|(seat, army)| Some((seat, army, game.spot(seat, army)?))).collect()
}

#[test]
fn every_army_and_every_ship_is_somewhere() {
    play(SEEDS, |_, _, game, _| {
        let mut open: BTreeMap<Field, Seat> = BTreeMap::new();
        for (seat, army, field) in spots(game) {
            assert!(field.is_playable(), "1: {field}");
            assert!(!game.out.has(seat) && !game.unplaced.has(seat), "8");
            if game.is_at_city(seat, army) {
                assert_eq!(game.owner(field), Some(seat), "2: at the city");
            } else {
                let holder = *open.entry(field).or_insert(seat);
                assert_eq!(holder, seat, "2 and 3: {field} is held by one player");
            }
            assert!(!game.closed().has(field), "6: {field}");
        }
        let loaded = spots(game).iter().filter(|(_, _, field)| field.is_sea()).count() as u8;
        assert_eq!(loaded, game.loaded());
        assert_eq!(loaded + game.moored.iter().sum::<u8>() + game.ships_left(), SHIPS, "4");
        for number in 0..MOORINGS {
            let (land, sea) = mooring(number);
            assert!(land.shore().has(sea) && sea.shore().has(land) && land.kind() == Kind::Land, "4");
        }
    });
}

#[test]
fn orbs_and_cities_belong_to_the_living() {
    play(SEEDS, |_, _, game, _| {
        for owner in game.orbs.iter().chain(&game.cities).flatten() {
            assert!(!game.out.has(*owner), "5 and 8");
        }
        for seat in game.all() {
            let owned = (0..SITES).filter(|site| game.orbs[*site] == Some(seat)).count() as u32;
            assert!(owned == game.orbs_of(seat) && owned <= 3, "5");
        }
        for element in Element::ALL {
            assert_eq!(sites_of(element).count(), 3, "5");
            assert!(sites_of(element).all(|site| orb(site) == element));
        }
        let can_return = game.options.reentry && game.cities.iter().any(Option::is_none);
        for seat in game.living().filter(|seat| !game.unplaced.has(*seat)) {
            let is_on_map = game.cities_of(seat) > 0 || !game.on_board(seat).is_empty();
            assert!(is_on_map || can_return || matches!(game.phase, Phase::Over(_)), "8: {seat}");
        }
    });
}

#[test]
fn elementals_stay_on_allowed_fields() {
    let mut cast = [0; 3];
    play(2 * SEEDS, |before, action, game, _| {
        let mut taken = Fields::NONE;
        for element in [Element::Earth, Element::Water, Element::Fire] {
            let pieces = game.pieces(element);
            assert_eq!(pieces.count() + game.at_home(element), element.pieces(), "6");
            assert!(pieces.and(taken).is_empty(), "6: one on a field");
            taken = taken.with(pieces);
            let near = match element {
                Element::Earth => NEAR_MOUNTAINS,
                Element::Water => NEAR_WATER,
                _ => Fields::PLAYABLE,
            };
            assert!(pieces.without(near).is_empty(), "6");
            assert!(
                pieces.is_empty() || game.ruling_element() == Some(element),
                "6: at home outside their rule"
            );
        }
        if let Action::Cast(element, at, _) = action {
            cast[element.index()] += 1;
            assert!(game.closed().has(*at) || game.ruling_element() != before.ruling_element());
            for seat in before.all() {
                assert!(game.armies_on(seat, *at).is_empty(), "all armies there are destroyed");
                let cities = (0..CITIES).filter(|city| before.cities[*city] == Some(seat));
                let kept = cities.filter(|city| game.cities[*city] == Some(seat)).count() as u32;
                assert!(kept == before.cities_of(seat) || game.out.has(seat), "R58: banners survive");
            }
        }
    });
    assert!(cast.iter().all(|casts| *casts > 0), "{cast:?}");
}

/// The stated duration of a closed field is correct, if no age holds the hand meanwhile and the
/// elemental does not move.
#[test]
fn a_field_is_closed_until_the_stated_round() {
    let (mut closed, mut kept, mut round) = (Vec::<(Field, u16)>::new(), 0, 0);
    play(SEEDS, |before, _, after, events| {
        let held = events.iter().any(|event| matches!(event, Event::HandHeld { .. }));
        // A new game, or an age: earlier statements do not apply.
        if held || before.round < round {
            closed.clear();
        }
        round = before.round;
        for event in events {
            if let Event::Cast { element, at, from, .. } = *event {
                closed.retain(|(field, _)| Some(*field) != from);
                closed.extend(before.rules_until(element).map(|until| (at, until)));
            }
        }
        closed.retain(|(field, until)| {
            assert_eq!(after.closed().has(*field), after.round <= *until, "{field} in round {}", after.round);
            kept += usize::from(after.round > *until);
            after.round <= *until
        });
    });
    assert!(kept > 5, "{kept}");
}

#[test]
fn towers_match_owned_cities() {
    play(SEEDS, |before, action, game, events| {
        for seat in game.all() {
            let cities = game.cities.iter().filter(|owner| **owner == Some(seat)).count() as u32;
            let doubled = sites_of(Element::Earth).any(|site| game.orbs[site] == Some(seat));
            assert_eq!(game.income(seat), cities * if doubled { 2 } else { 1 }, "7");
            let armies = spots(game).iter().filter(|(owner, ..)| *owner == seat).count() as u32;
            let free = u32::from(cities == 0 && armies > 0);
            assert_eq!(game.costs(seat), armies - free, "7");
            let paid = events.iter().any(|e| matches!(e, Event::Paid { seat: other, .. } if *other == seat));
            let bought = matches!(action, Action::Buy(..)) && before.active == seat;
            let changed = game.treasury[seat] != before.treasury[seat];
            assert!(!changed || paid || bought || game.out.has(seat), "7: T changes by pay and purchases");
        }
    });
}

fn battles(events: &[Event]) -> Vec<Battle> {
    let fought = |event: &Event| match event {
        Event::Fought { battle } => Some(*battle),
        _ => None,
    };
    events.iter().filter_map(fought).collect()
}

#[test]
fn battles_end_as_the_formula_says() {
    let mut fights = BTreeSet::new();
    play(SEEDS, |before, action, game, events| {
        for battle in battles(events) {
            fights.insert(format!("{:?} {}", battle.fight, battle.won));
            assert_eq!(before.battle(before.active, action), Some(battle), "the forecast is what happens");
            assert_eq!(battle.won, battle.attack > battle.defence, "9");
            let fell = |seat: Seat, army: Army| game.spot(seat, army).is_none();
            if battle.won {
                assert_eq!(battle.fallen_defenders, battle.defenders, "9: all defenders fall");
                assert!(!battle.fallen_attackers.has(battle.army), "9: the acting army lives");
                let at = game.spot(battle.attacker, battle.army);
                assert_eq!(at, Some(battle.at), "it stands where it fought");
            } else {
                assert_eq!(battle.fallen_attackers, battle.attackers, "9: all attackers fall");
            }
            let all = [
                (battle.attacker, battle.attackers, battle.fallen_attackers),
                (battle.defender, battle.defenders, battle.fallen_defenders),
            ];
            for (seat, fought, fallen) in all {
                // Numbers are called again only in later rounds, so nobody comes back at once.
                fought.iter().for_each(|army| assert_eq!(fell(seat, army), fallen.has(army), "{battle:?}"));
            }
            if battle.fight == Fight::Assault {
                let owner = if battle.won { battle.attacker } else { battle.defender };
                let kept = game.owner(battle.at) == Some(owner);
                assert!(kept || game.out.has(owner), "R42: the city of an equal stays");
            }
        }
    });
    let wanted =
        ["Assault false", "Assault true", "Field false", "Field true", "Sortie false", "Sortie true"];
    assert!(wanted.iter().all(|fight| fights.contains(*fight)), "{fights:?}");
}

#[test]
fn the_hand_moves_once_a_round_or_is_held() {
    let mut held = 0;
    play(2 * SEEDS, |before, _, game, events| {
        let rounds = events.iter().filter(|e| matches!(e, Event::RoundBegan { .. })).count() as u16;
        assert_eq!(game.round, before.round + rounds, "11");
        assert!(rounds <= 1);
        let steps = (game.clock + 16 - before.clock) % 16;
        assert!(u16::from(steps) <= rounds, "10");
        if rounds == 1 && steps == 0 {
            let element = before.ruling_element().expect("10: held in the rule of an element");
            // Orbs do not change hands between the last second turn and the hand.
            assert!(game.age(element).is_some() && game.hand_held, "10");
            held += 1;
        }
    });
    assert!(held > 0, "no age in all these games");
}

#[test]
fn each_army_is_called_once_a_round() {
    let mut called: BTreeSet<(Seat, Army)> = BTreeSet::new();
    let mut now = None;
    play(SEEDS, |before, action, game, events| {
        let begins = before.round == 1 && before.unplaced.count() as usize == before.seats();
        let rich =
            before.round == 2 && before.phase == Phase::Activation && before.orbs.iter().all(Option::is_some);
        if begins
            || rich && before.call == Army::at(0) && before.active == before.first
            || events.iter().any(|event| matches!(event, Event::RoundBegan { .. }))
        {
            called.clear();
            now = None;
        }
        if before.phase == Phase::Activation {
            let call = (before.round, before.active, before.call);
            if now != Some(call) && before.round == game.round {
                now = Some(call);
                assert!(called.insert((call.1, call.2)), "11: {} {} in {}", call.1, call.2, before.round);
            }
            assert!(action.army().is_none_or(|army| army == before.call));
        }
        if let Action::Place(army, _) = action
            && before.round == game.round
        {
            assert!(called.insert((before.active, *army)) || before.options.reentry, "11");
        }
    });
}

#[test]
fn games_end_in_every_way_and_somebody_wins() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    play(2 * SEEDS, |_, _, game, events| {
        let Phase::Over(ending) = game.phase else {
            assert!(!game.legal().is_empty(), "12");
            assert!(game.living().count() > 1);
            return;
        };
        *met.entry(ending.word()).or_default() += 1;
        assert_eq!(events.last(), Some(&Event::GameOver { ending }));
        assert!(!game.winners.is_empty());
        let places = game.standing().ranks;
        for seat in game.all() {
            assert_eq!(places[seat.index()] == 1, game.winners.has(seat), "who wins is first");
        }
        if ending == Ending::Domination {
            let needed = game.options.cities_to_win(game.seats()).expect("8.3");
            let all: Seats = game.living().filter(|s| game.cities_of(*s) >= needed.into()).collect();
            assert!(all == game.winners && all.count() == 1 && game.ruling_element().is_none());
        }
    });
    assert!(met.contains_key("round_limit") && met.contains_key("agreement"), "{met:?}");
}

/// A word with every field one land further.
fn turned(word: &str) -> String {
    let field =
        |text: &str| text.parse::<Field>().map_or(text.to_string(), |field| field.turned().to_string());
    let (armies, place) = match word.split_once('@') {
        Some((armies, place)) => (format!("{armies}@"), place),
        None => (String::new(), word),
    };
    let (place, sign) = place.strip_suffix('c').map_or((place, ""), |place| (place, "c"));
    let parts: Vec<String> = place.split('/').map(field).collect();
    format!("{armies}{}{sign}", parts.join("/"))
}

/// The position without orbs and elementals, whose kinds differ from land to land; one land further if `turn`.
fn bare(game: &Elementaris, turn: bool) -> String {
    let next = |word: &str| {
        let seat: usize = word.parse().expect("a seat");
        ((seat + usize::from(turn)) % 4).to_string()
    };
    let mut text = String::new();
    for line in game.write_position().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let place = |word: &&str| if turn { turned(word) } else { word.to_string() };
        let said = match words[..] {
            ["orbs" | "moves" | "earth" | "water" | "fire" | "clock", ..] => continue,
            ["first", seat] => format!("first {}", next(seat)),
            ["phase", phase, seat, army] => format!("phase {phase} {} {army}", next(seat)),
            [key @ ("unplaced" | "out"), ref seats @ ..] => {
                format!("{key} {}", seats.iter().map(|seat| next(seat)).collect::<Vec<_>>().join(" "))
            }
            [key @ ("treasury" | "placed"), seat, what] => format!("{key} {} {what}", next(seat)),
            [key @ ("armies" | "cities"), seat, ref rest @ ..] => {
                format!("{key} {} {}", next(seat), rest.iter().map(place).collect::<Vec<_>>().join(" "))
            }
            [key, ref rest @ ..] => {
                format!("{key} {}", rest.iter().map(place).collect::<Vec<_>>().join(" "))
            }
            [] => continue,
        };
        text.push_str(said.trim_end());
        text.push('\n');
    }
    text
}

#[test]
fn no_corner_has_a_better_place() {
    let mut compared = 0;
    play(2, |_, _, game, _| {
        let first_turn = matches!(game.phase, Phase::Placement | Phase::Activation);
        if game.seats() != 4 || !first_turn || compared > 3000 || game.options.third_seat_bonus {
            return;
        }
        let read = |text: &str| {
            Elementaris::read_position(&game.options, 4, text)
                .unwrap_or_else(|error| panic!("{}: {}\n{text}", error.line, error.reason))
        };
        let (here, there) = (read(&bare(game, false)), read(&bare(game, true)));
        let legal = |game: &Elementaris, turn: bool| -> BTreeSet<String> {
            let said = |action: Action| {
                let text = action.to_string();
                let words = text.split_whitespace().enumerate();
                // The second word is an army.
                let word = |(at, word): (usize, &str)| match at {
                    2.. if turn => turned(word),
                    _ => word.to_string(),
                };
                words.map(word).collect::<Vec<_>>().join(" ")
            };
            game.legal().into_iter().map(said).collect()
        };
        assert_eq!(legal(&here, true), legal(&there, false), "13");
        compared += 1;
    });
    assert!(compared > 1000, "{compared}");
}

/// A game that cannot end by itself ends in the end when people grow tired of it.
#[test]
fn a_game_without_limit_goes_on_until_somebody_proposes_its_end() {
    let options = Options { round_limit: None, domination: Domination::Off, ..Options::default() };
    let (mut game, mut dice) = (Elementaris::start(&options, 3), Dice::new(3));
    let mut last = None;
    while let Some(action) = game.random(&mut dice) {
        assert!(game.round > 33 || !matches!(action, Action::Propose(_) | Action::Resign));
        last = Some(action);
        game.apply(&action, &mut NoEvents);
    }
    assert!(matches!(last, Some(Action::Vote(true) | Action::Resign)), "{last:?}");
}

/// Every action that can be written down, but for fields elementals come from: only those with one, and one without.
fn every_action(game: &Elementaris) -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Resign, Action::Done, Action::Vote(true), Action::Vote(false)];
    let to: [fn(Army, Field) -> Action; 9] = [
        Action::Place,
        Action::Recruit,
        Action::March,
        Action::Attack,
        Action::Board,
        Action::Sail,
        Action::SeaAttack,
        Action::Land,
        Action::Sink,
    ];
    let here: [fn(Army) -> Action; 5] =
        [Action::Sortie, Action::Occupy, Action::Assault, Action::Take, Action::Disband];
    for army in Army::all() {
        all.extend(to.iter().flat_map(|make| Field::all().map(move |field| make(army, field))));
        all.extend(here.iter().map(|make| make(army)));
        all.extend([true, false].map(|open| Action::Stance(army, open)));
        let units =
            Seat::all(5).flat_map(|seat| Field::all().map(move |to| Action::Transfer(seat, army, to)));
        all.extend(units);
    }
    let from: Vec<Option<Field>> = game.closed().iter().map(Some).chain([None, Some(Field::at(0))]).collect();
    for field in Field::all() {
        all.push(Action::GiveUp(field));
        all.extend(Field::all().map(|sea| Action::Buy(field, sea)));
        for element in Element::ALL {
            all.extend(from.iter().map(|from| Action::Cast(element, field, *from)));
        }
    }
    for one in 0..MOORINGS {
        all.extend((0..MOORINGS).map(|other| Action::TransferShip(Mooring::at(one), Mooring::at(other))));
    }
    all.extend((0..32).map(|winners| Action::Propose(Seats(winners))));
    all
}

/// Checked one by one, exactly the listed actions are legal: `check` and `legal` implement the rules independently.
#[test]
fn legal_lists_exactly_what_check_allows() {
    let (mut moments, mut compared) = (0, BTreeSet::new());
    play(1, |_, _, game, _| {
        moments += 1;
        let Turn::Seat(seat) = game.turn() else { return };
        if moments % 17 == 0 {
            let all = every_action(game).into_iter();
            let allowed: BTreeSet<Action> = all.filter(|action| game.check(seat, action).is_ok()).collect();
            assert!(allowed.iter().eq(game.legal().iter()), "{}", game.write_position());
            compared.extend(allowed.iter().map(Action::verb));
        }
    });
    assert!(compared.len() > 18, "{compared:?}");
}
