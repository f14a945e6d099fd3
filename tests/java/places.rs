//! The first placements on the empty island (rules: java 12.1), and texts of positions.

use deska::games::java::{Action, Java, Options, Tile};
use deska::table::{Game, Seat};

fn start(text: &str) -> Java {
    let game = Java::read_position(&Options::default(), 2, text);
    game.unwrap_or_else(|error| panic!("line {}, column {}: {}", error.line, error.column, error.reason))
}

#[test]
fn first_placements_are_those_of_the_rule_file() {
    let counts = |ap: u8| {
        let game = start(&format!("ap {ap}"));
        let legal = game.legal();
        let tiles =
            |tile: Tile| legal.iter().filter(|a| matches!(a, Action::Land(t, _) if *t == tile)).count();
        let water = legal.iter().filter(|a| matches!(a, Action::Water(_))).count();
        (Tile::ALL.map(tiles), water)
    };
    // With one action point and a token in reserve water may be laid, too.
    assert_eq!(counts(1), ([693, 766, 150, 150], 95));
    assert_eq!(counts(2), ([693 + 165, 766 + 232, 150, 150], 95));
    assert_eq!(counts(3), ([693 + 165 + 183, 766 + 232, 150, 150], 95));
    assert_eq!(counts(6), counts(3));
    assert_eq!(counts(0), ([0; 4], 0));
}

#[test]
fn every_listed_action_is_allowed_and_costs_what_is_said() {
    let game = start("ap 6");
    for action in game.legal() {
        assert_eq!(game.check(Seat::new(0), &action), Ok(()), "{action}");
        let cost = game.public.cost(&action);
        let outside = match action {
            Action::Land(tile, cells) => {
                let map = deska::games::java::map();
                cells[..tile.size()].iter().filter(|c| c.index().is_some_and(|at| !map.board.has(at))).count()
            }
            _ => 0,
        };
        if matches!(action, Action::Land(..)) {
            assert_eq!(cost, Some(1 + outside as u8), "{action}");
        }
    }
}
