//! The battle table of the rule file, and properties of the formula (rules: elementaris 6.4).

use deska::games::elementaris::{Action, Elementaris, Options};
use deska::table::{Game, NoEvents, Seat};

const ROMAN: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

/// A position with `a` armies of seat 0 and `d` of seat 1, in the field (B6 against B9) or before the city B5.
fn position(city: bool, a: usize, d: usize, fire: bool, water: bool) -> String {
    let (from, at) = if city { ("B5", "B5c") } else { ("B6", "B9") };
    let mut text = format!("round 2\nclock 1\ncities 0 D1\ncities 1 D5{}\n", if city { " B5" } else { "" });
    text += &format!("armies 0 {}@{from}\n", ROMAN[..a].join(","));
    if d > 0 {
        text += &format!("armies 1 {}@{at}\n", ROMAN[..d].join(","));
    }
    text += if fire { "orbs 0 A3\n" } else { "" };
    text += if water { "orbs 1 A11\n" } else { "" };
    text
}

/// Armies left of the attacker and of the defender, and whether the attack was won.
fn fought(city: bool, a: usize, d: usize, fire: bool, water: bool) -> (u32, u32, bool) {
    let text = position(city, a, d, fire, water);
    let read = Elementaris::read_position(&Options::default(), 2, &text);
    let mut game = read.unwrap_or_else(|error| panic!("{}\n{text}", error.reason));
    let action = if city { "assault I" } else { "attack I B9" };
    let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
    let (seat, other) = (Seat::new(0), Seat::new(1));
    assert_eq!(game.check(seat, &action), Ok(()), "{text}");
    let battle = game.battle(seat, &action).expect("a battle");
    game.apply(&action, &mut NoEvents);
    let owner = if city { battle.at } else { battle.from };
    assert!(!city || (game.owner(owner) == Some(seat)) == battle.won);
    (game.on_board(seat).count(), game.on_board(other).count(), battle.won)
}

#[test]
fn every_row_of_the_table() {
    // Field or city; attackers, defenders; fire, water; survivors.
    let rows = [
        (false, 1, 1, false, false, (0, 0)),
        (false, 2, 1, false, false, (1, 0)),
        (false, 1, 1, true, false, (1, 0)),
        (false, 3, 2, false, false, (1, 0)),
        (false, 4, 2, false, false, (2, 0)),
        (false, 2, 2, true, false, (1, 0)),
        (true, 2, 0, false, false, (1, 0)),
        (true, 2, 1, false, false, (0, 0)),
        (true, 3, 1, false, false, (1, 0)),
        (true, 4, 1, false, false, (2, 0)),
        (true, 2, 1, true, false, (1, 0)),
        (false, 1, 2, false, false, (0, 1)),
        (false, 1, 3, true, false, (0, 1)),
        (true, 1, 1, false, false, (0, 0)),
        (false, 1, 1, false, true, (0, 1)),
        (false, 3, 1, false, true, (1, 0)),
        (true, 1, 0, true, false, (1, 0)),
        (true, 1, 0, true, true, (0, 0)),
        (true, 3, 1, false, true, (0, 0)),
        (true, 5, 1, false, true, (1, 0)),
        (true, 4, 3, true, true, (0, 0)),
        (true, 3, 2, true, false, (2, 0)),
    ];
    for (city, a, d, fire, water, left) in rows {
        let (attackers, defenders, won) = fought(city, a, d, fire, water);
        assert_eq!((attackers, defenders), left, "{a} against {d}, city {city}, fire {fire}, water {water}");
        assert_eq!(won, attackers > 0, "an attack is won when somebody survives it");
    }
}

/// A > D: all defenders fall and somebody survives; A = D: all fall; A < D: all attackers fall.
#[test]
fn consequences_of_the_formula() {
    for city in [false, true] {
        for fire in [false, true] {
            for water in [false, true] {
                for a in 1..=6u32 {
                    for d in u32::from(!city)..=6 {
                        let attack = a * (1 + u32::from(fire));
                        let defence = (d + u32::from(city)) * (1 + u32::from(water));
                        let (left, kept, won) = fought(city, a as usize, d as usize, fire, water);
                        assert_eq!(won, attack > defence);
                        assert!(if won { kept == 0 && left > 0 } else { left == 0 });
                        assert!(attack != defence || kept == 0, "equals all fall");
                        // Who loses takes with him what his strength is worth, the walls last.
                        if !won {
                            assert_eq!(kept, d.saturating_sub(attack / (1 + u32::from(water))));
                        }
                    }
                }
            }
        }
    }
}
