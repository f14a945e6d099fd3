//! Invalid position texts (rules: carcassonne 3.4), each with the line of its error, and valid ones.

use deska::games::carcassonne::{Action, Carcassonne, Cell, Options, TowerOption};
use deska::table::{Dice, Game, NoEvents, Turn, options};

fn read(sheet: &str, seats: usize, text: &str) -> Result<Carcassonne, (usize, String)> {
    let sheet: Options = options::read(sheet).expect("a sheet");
    let read = Carcassonne::read_position(&sheet, seats, text);
    if let Ok(game) = &read {
        let again = Carcassonne::read_position(&sheet, seats, &game.write_position());
        assert_eq!(again.as_ref(), Ok(game), "written and read again");
    }
    read.map_err(|error| (error.line, error.reason))
}

fn refused(sheet: &str, text: &str, line: usize, why: &str) {
    let (found, reason) = read(sheet, 2, text).expect_err(text);
    assert!(reason.contains(why), "`{why}` is not in `{reason}`\n{text}");
    assert_eq!(found, line, "{reason}\n{text}");
}

const PLAIN: &str = "map (0,0)\nD0 U0\nTB0 B0\npoints 0 0\npieces 10 10\nturn P0 draw\n";

/// The plain position with one line replaced.
fn with(line: usize, text: &str) -> String {
    let lines = PLAIN.lines().enumerate().map(|(i, old)| if i + 1 == line { text } else { old });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_plain_position_is_sound() {
    assert!(read("", 2, PLAIN).is_ok());
    let noted =
        PLAIN.replace("TB0 B0", "TB0 B0   # a tower and a monastery").replace("points", "\n# score\npoints");
    assert_eq!(read("", 2, &noted), read("", 2, PLAIN));
    let shuffled = "turn P0 draw\npieces 10 10\npoints 0 0\nmap (-1,-1)\n. . .\n. D0 U0 .\n. TB0 B0\n";
    assert_eq!(read("", 2, shuffled), read("", 2, PLAIN));
}

#[test]
fn the_example_of_the_rule_file_is_read() {
    let text = "map (-1,-1)            # cell of the first token
.    E2   .            # one line per row
W0   D0   U0           # `.` = no tile
.    TB0  .
on P0 (0,-1) f0        # a follower of seat 0
tower (0,1) 2          # height
prison P1 P0 1         # seat 1 holds 1 follower of seat 0
points 4 0             # one number per seat
pieces 10 8            # tower pieces in supply
pile C U U TA          # the tiles still to be drawn
turn P1 place R        # whose turn
";
    let game = read("", 2, text).expect("the example");
    assert_eq!(game.json()["supply"], serde_json::json!([5, 7]));
    assert_eq!(game.json()["pile_tiles"], serde_json::json!({"C": 1, "U": 2, "TA": 1}));
    let closed = text.replace("tower (0,1) 2 ", "tower (0,1) 2 P1 ");
    assert_eq!(read("", 2, &closed).expect("closed").json()["supply"], serde_json::json!([5, 6]));
}

#[test]
fn unknown_words_are_refused() {
    for (line, text, why) in [
        (2, "D0 Z0", "no tile"),
        (2, "D0 U4", "no tile"),
        (2, "D0 U", "no tile"),
        (1, "map 0,0", "not a cell"),
        (4, "score 0 0", "no tile"),
        (6, "turn P2 draw", "no seat"),
        (6, "turn P0 sleep", "one of draw"),
        (6, "turn P0 place", "drawn tile"),
        (6, "turn P0 place Z", "no tile"),
        (6, "turn P0 action", "cell"),
        (6, "over now", "nothing comes after"),
    ] {
        refused("", &with(line, text), line, why);
    }
    for (text, why) in [
        ("on P0 (0,0) x0", "not a segment"),
        ("on P0 (0,0) c1", "no segment"),
        ("on P0 (5,5) c0", "no tile"),
        ("on P2 (0,0) c0", "no seat"),
        ("tower (0,1) x", "not a number"),
        ("prison P0 P1", "a captor, an owner"),
        ("prison P0 P2 1", "no seat"),
        ("earned P0 wars 3", "nothing earns"),
        ("earned P0 roads x", "not a number"),
        ("horse P0", "begins no line"),
        ("turn P1 draw", "twice"),
        ("points 1 1", "twice"),
    ] {
        refused("", &format!("{PLAIN}{text}\n"), 7, why);
    }
}

#[test]
fn impossible_maps_are_refused() {
    refused("", &with(2, "D1 U0"), 2, "start tile");
    refused("", &with(1, "map (1,0)"), 1, "start tile");
    refused("", &with(3, "TB0 B0 . B0"), 3, "not connected");
    refused("", &with(2, "D0 U1"), 2, "do not match");
    refused("", &with(3, "E0 B0"), 2, "do not match");
    refused("", &with(3, "TB0 TB0"), 3, "not so many tiles TB");
    refused("", &with(6, "turn P0 place TB"), 6, "not so many tiles TB");
    refused("", &format!("{PLAIN}pile TB\n"), 7, "not so many tiles TB");
    refused("", &format!("{PLAIN}pile X X\n"), 7, "not so many tiles X");
    refused("tower=off", "map (0,0)\nD0\nTB0\npoints 0 0\nturn P0 draw", 3, "not so many tiles TB");
    refused("tower=off", "map (0,0)\nD0\npoints 0 0\nturn P0 place TA", 4, "not so many tiles TA");
}

/// Cells beyond 999 have no name and must not wrap around.
#[test]
fn maps_have_an_edge() {
    let far = "at most 999 from the start tile";
    let row = |gaps: usize| with(2, &format!("D0 {}U0", ". ".repeat(gaps)));
    refused("", &row(998), 2, "not connected");
    refused("", &row(999), 2, far);
    // 65,535 columns further is one to the west, 65,536 columns further the cell itself.
    for gaps in [32_766, 32_767, 65_534, 65_535, 65_536] {
        refused("", &row(gaps), 2, far);
    }
    let below = |rows: usize| {
        format!("map (0,0)\nD0\n{}U0\npoints 0 0\npieces 10 10\nturn P0 draw\n", ".\n".repeat(rows))
    };
    refused("", &below(998), 1001, "not connected");
    for rows in [999, 32_767, 65_534, 65_535] {
        refused("", &below(rows), rows + 3, far);
    }
    refused("", &with(1, "map (999,999)"), 2, far);
    refused("", &with(1, "map (1000,0)"), 1, "not a cell");
    let empty = format!("{}.", ". ".repeat(70_000));
    assert!(
        read("", 2, &PLAIN.replace("TB0 B0", &format!("TB0 B0 {empty}"))).is_ok(),
        "empty cells are no matter"
    );
}

#[test]
fn impossible_figures_are_refused() {
    let more = |text: &str| format!("{PLAIN}{text}");
    refused("", &more("on P0 (1,0) r0\non P1 (1,0) f1"), 8, "two followers");
    refused("", &more("on P0 (1,0) r0\non P0 (1,0) r0"), 8, "two followers");
    refused("farmers=off", &more("on P0 (1,0) f0"), 7, "farmers");
    refused("", &more("prison P0 P0 1"), 7, "own followers");
    refused("", &more("prison P0 P1 1\nprison P1 P0 1"), 8, "each other");
    refused("", &more("prison P0 P1 1\nprison P0 P1 1"), 8, "twice");
    refused("", &more("prison P1 P0 7\non P0 (1,0) r0"), 7, "only 7 followers");
    refused("", &more("prison P1 P0 8"), 7, "only 7 followers");
    for moment in ["turn P0 action (1,0)", "turn P0 action (1,0) ransomed"] {
        refused("", &format!("{}\non P0 (1,0) r0", with(6, moment)), 7, "just placed");
    }
    let city = "map (0,-1)\nE2\nD0\non P1 (0,0) c0\npoints 0 0\npieces 10 10\n";
    refused("", &format!("{city}turn P0 draw"), 4, "complete");
    refused("", &format!("{city}turn P0 place U"), 4, "complete");
    assert!(
        read("", 2, &format!("{city}turn P0 action (0,-1)")).is_ok(),
        "completed by the tile just placed"
    );
    let far = city.replace("D0\n", "D0 U0\n");
    refused("", &format!("{far}turn P0 action (1,0)"), 4, "complete");
}

#[test]
fn impossible_towers_and_numbers_are_refused() {
    let more = |text: &str| format!("{PLAIN}{text}");
    refused("", &more("tower (0,0) 1"), 7, "no foundation");
    refused("", &more("tower (9,9) 1"), 7, "no foundation");
    refused("", &more("tower (0,1) 0"), 7, "at least one piece");
    refused("", &more("tower (0,1) 1"), 5, "not 20");
    refused("", &with(5, "pieces 10 9\ntower (0,1) 1\ntower (0,1) 1"), 7, "twice");
    refused("", &with(5, "pieces 10 9"), 5, "not 20");
    refused("", &with(5, "pieces 11 9 0"), 5, "3 numbers for 2 seats");
    refused("", &with(5, "pieces 20 0"), 5, "no seat gets more than 10 tower pieces");
    refused("", &with(5, "pieces 9 11"), 5, "no seat gets more than 10 tower pieces");
    refused("", &with(5, "pieces 10 -1"), 5, "`-1` is not a number");
    refused(
        "tower=off",
        "map (0,0)\nD0\npoints 0 0\nprison P0 P1 1\nturn P0 draw",
        4,
        "with `tower=on` only",
    );
    refused(
        "tower=tiles",
        "map (0,0)\nD0\npoints 0 0\nprison P0 P1 0\nturn P0 draw",
        4,
        "with `tower=on` only",
    );
    refused("", &with(4, "points 0"), 4, "1 numbers for 2 seats");
    refused("", &with(4, "points 0 0 0 0 0 0 0"), 4, "7 numbers");
    refused("", &with(4, "points -1 0"), 4, "not a number");
    refused("", &with(4, ""), 1, "line `points`");
    refused("", &with(5, ""), 1, "line `pieces`");
    refused("", &with(6, ""), 1, "`turn`, `over` or `first`");
    refused("tower=tiles", PLAIN, 5, "tower=on");
    refused("tower=tiles", &with(5, "tower (0,1) 1"), 5, "tower=on");
    assert!(read("tower=tiles", 2, &with(5, "")).is_ok());
}

#[test]
fn impossible_phases_are_refused() {
    refused("", &with(6, "pile\nturn P0 draw"), 7, "write `over`");
    assert!(read("", 2, &with(6, "pile\nover")).is_ok());
    refused("", &with(6, "over"), 6, "tiles are left");
    refused("", &with(6, "over\npile C"), 6, "tiles are left");
    refused("", &with(6, "turn P0 action (0,0)"), 6, "was not just placed");
    refused("", &with(6, "turn P0 capture (0,0) (0,1)"), 6, "was not just placed");
    refused(
        "tower=off",
        "map (0,0)\nD0 U0\npoints 0 0\nturn P0 place U ransomed",
        4,
        "`tower=on` and `ransom=on`",
    );
    refused("ransom=off", &with(6, "turn P0 action (1,0) ransomed"), 6, "`tower=on` and `ransom=on`");
    let closed = "map (-1,-1)\n. E2 .\nA3 D0 A1\npoints 0 0\npieces 10 10\n";
    refused("", &format!("{closed}turn P0 place X"), 6, "fits nowhere");
    assert!(read("", 2, &format!("{closed}turn P0 place U")).is_ok());
    refused("", &with(6, "turn P0 action (4,4)"), 6, "no tile on (4,4)");
    refused("", &with(6, "turn P0 capture (1,0) (4,4)"), 6, "no tile on (4,4)");
    refused("", &with(6, "turn P0 capture (4,4) (0,1)"), 6, "no tile on (4,4)");
    refused("", &with(6, "turn P0 capture (1,0) (0,0)"), 6, "no foundation");
    let monk = |tower: &str, pieces: &str, turn: &str| {
        format!("map (0,0)\nD0 U0\nTB0 B0\non P1 (1,1) m0\n{tower}points 5 0\npieces {pieces}\n{turn}")
    };
    refused("", &monk("", "10 10", "turn P0 capture (1,0) (0,1)"), 7, "no piece is built");
    refused("", &monk("tower (0,1) 1 P1\n", "10 9", "turn P0 capture (1,0) (0,1)"), 8, "closed");
    assert!(read("", 2, &monk("tower (0,1) 1\n", "10 9", "turn P0 capture (1,0) (0,1)")).is_ok());
    let own_tile = monk("tower (0,1) 1\n", "10 9", "turn P0 capture (1,0) (0,1)");
    refused("tower_first_floor=own_tile", &own_tile, 8, "in range");
    refused("", &with(6, "first"), 6, "before any tile");
    refused("first_player=0", "map (0,0)\nD0\npoints 0 0\npieces 10 10\nfirst", 5, "chosen");
    assert!(read("", 2, "map (0,0)\nD0\npoints 0 0\npieces 10 10\nfirst").is_ok());
}

#[test]
fn a_late_ransom_has_its_conditions() {
    let late = |points: &str, turn: &str| {
        format!("map (0,0)\nD0\nTB0\ntower (0,1) 1\nprison P1 P0 1\npoints {points}\npieces 10 9\n{turn}")
    };
    assert!(read("", 2, &late("3 0", "turn P0 late")).is_ok());
    refused("", &late("2 0", "turn P0 late"), 8, "no late ransom");
    refused("", &late("3 0", "turn P0 late ransomed"), 8, "no late ransom");
    refused("", &late("3 9", "turn P1 late"), 8, "no late ransom");
    refused("ransom=off", &late("3 0", "turn P0 late"), 8, "no late ransom");
    refused("ransom_window=before_action", &late("3 0", "turn P0 late"), 8, "no late ransom");
    refused("", &late("3 0", "pile\nturn P0 late"), 9, "no late ransom");
}

#[test]
fn sources_of_points_are_kept() {
    let text =
        format!("{}earned P0 roads 3 cities 4 ransom -3\nearned P1 ransom 3\n", with(4, "points 6 5\n"));
    let game = read("", 2, &text.replace("draw", "draw\n")).expect("earned");
    assert_eq!(game.json()["final"]["before"], serde_json::json!([2, 2]));
    assert_eq!(game.json()["final"]["ransom"], serde_json::json!([-3, 3]));
    let plain = read("", 2, PLAIN).expect("plain");
    assert_eq!(plain.json()["final"]["before"], serde_json::Value::Null);
}

#[test]
fn sources_of_points_must_be_consistent() {
    let scored = with(4, "points 20 9");
    let earned = |text: &str, why: &str| refused("", &format!("{scored}\nearned {text}\n"), 7, why);
    earned("P0 roads 21", "seat 0 earned more than its score of 20");
    earned("P1 roads 5 cities 5", "seat 1 earned more than its score of 9");
    earned("P0 cities -2", "nobody loses points by `cities`");
    earned("P0 monasteries 8", "9 points at a time");
    earned("P0 ransom 4", "3 points at a time");
    earned("P0 ransom 3", "all of them make 0");
    earned("P0 fields 3", "when the game is over");
    earned("P0 unfinished 2", "when the game is over");
    earned("P0 roads 10000", "not a number of points");
    earned("P0 roads +3", "not a number of points");
    earned("P0 ransom -99999", "not a number of points");
    earned("P0 roads", "pairs");
    earned("P0 roads 1 roads 1", "`roads` is given twice");
    refused("", &format!("{scored}\nearned P0 ransom -3\nearned P1 ransom 6"), 7, "all of them make 0");
    refused("ransom=off", &format!("{scored}\nearned P0 ransom -3\nearned P1 ransom 3"), 7, "`ransom=on`");

    let over = with(4, "points 20 9").replace("turn P0 draw", "pile\nover");
    assert!(read("", 2, &format!("{over}\nearned P0 fields 9 unfinished 2 monasteries 9\n")).is_ok());
    refused("", &format!("{over}\nearned P0 fields 8"), 8, "3 points at a time");
    refused("farmers=off", &format!("{over}\nearned P0 fields 9"), 8, "farmers=off");
    assert!(read("ransom=off", 2, &format!("{scored}\nearned P0 fields 0 ransom 0\n")).is_ok());
}

/// Error messages stay short and printable for any input.
#[test]
fn long_and_invisible_words_are_cut_and_escaped() {
    let long = "9".repeat(100_000);
    for word in [long.as_str(), "a\u{202e}\u{7}"] {
        for text in [
            "map {}",
            "{}",
            "map (0,0)\n{}",
            "on {} (0,0) c0",
            "on P0 {} c0",
            "on P0 (0,0) {}",
            "tower (0,1) {}",
            "prison P0 P1 {}",
            "earned P0 {} 1",
            "earned P0 roads {}",
            "points {}",
            "pile {}",
            "turn P0 place {}",
        ] {
            let text = text.replace("{}", word);
            let error = Carcassonne::read_position(&Options::default(), 2, &text).expect_err("nonsense");
            let tame = |c: char| !c.is_control() && c != '\u{202e}';
            assert!(error.reason.chars().count() < 200 && error.reason.chars().all(tame), "{error:?}");
        }
    }
}

/// Maps that grow as far as they can in one direction are laid, written and read.
#[test]
fn long_maps_in_every_direction() {
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)] {
        let options = Options { tower: TowerOption::Tiles, farmers: false, ..Options::default() };
        let (mut game, mut dice, mut farthest) = (Carcassonne::start(&options, 2), Dice::new(5), 0);
        loop {
            let far = |cell: Cell| cell.x * dx + cell.y * dy;
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(_) => {
                    let reach =
                        |action: &Action| if let Action::Place(at, _) = action { far(*at) } else { 0 };
                    game.legal().into_iter().max_by_key(reach).expect("a decision")
                }
            };
            if let Action::Place(at, _) = action {
                farthest = farthest.max(far(at));
            }
            game.apply(&action, &mut NoEvents);
        }
        assert!(farthest > 60, "{farthest}");
        let read = Carcassonne::read_position(&options, 2, &game.write_position());
        assert_eq!(read.as_ref(), Ok(&game));
    }
}
