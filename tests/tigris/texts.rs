//! Notation and positions: accepted texts, and errors with their places.

use deska::games::tigris::{Action, Options, Tigris};
use deska::table::{Game, Viewer};

#[test]
fn notation_is_tolerant_and_written_one_way() {
    for (typed, written) in [
        ("  KING   h5 ", "king H5"),
        ("trader OFF", "trader off"),
        ("r h5", "temple H5"),
        ("Blue a12", "farm A12"),
        ("market q1", "market Q1"),
        ("swap 3R1k", "swap 1k3r"),
        ("swap 0", "swap 0"),
        ("monument BLACK-red f3", "monument red-black F3"),
        ("monument green-green F3", "monument green-green F3"),
        ("treasures d2 B2", "treasures B2 D2"),
        ("treasures B2 b2", "treasures B2 B2"),
        ("treasures q1", "treasures Q1"),
        ("draw 0 3r1b2k", "draw 0 2k3r1b"),
        ("first 1", "first 1"),
        ("conflict g", "conflict green"),
    ] {
        let action: Action = typed.parse().expect(typed);
        assert_eq!(action.to_string(), written);
        assert_eq!(written.parse(), Ok(action));
    }
}

#[test]
fn unreadable_actions_name_the_offending_word() {
    for (typed, word) in [
        ("queen H5", "queen"),
        ("king H", "h"),
        ("king H5 H6", "h6"),
        ("support -1", "-1"),
        ("support 256", "256"),
        ("swap 3", "3"),
        ("conflict pink", "pink"),
        ("monument red F3", "red"),
        ("draw 9 1r", "9"),
        ("pass now", "now"),
    ] {
        let error = typed.parse::<Action>().expect_err(typed);
        assert!(error.contains(&format!("`{word}`")) && error.ends_with('.'), "{typed}: {error}");
    }
    for empty in ["", " ", "king", "support", "monument", "treasures", "draw", "first"] {
        assert!(empty.parse::<Action>().is_err(), "{empty}");
    }
}

#[test]
fn impossible_positions_are_refused_where_they_are_wrong() {
    for (text, line, column, reason) in [
        ("1 b", 1, 3, "farm"),
        ("1 . . . . r", 1, 11, "only farms"),
        ("1 . . . . K0", 1, 11, "river"),
        ("1 K0", 1, 3, "temple"),
        ("1 r K0 .\n3 r K0", 2, 5, "two cells"),
        ("1 r K0\n2 . r K1", 2, 7, "one colour"),
        ("1 r K2", 1, 5, "no seat"),
        ("1 g*", 1, 3, "red tile"),
        ("1 (r)", 1, 3, "no monument"),
        ("1 (r) (r)\n2 (r) (r)\nmonument green-blue A1", 3, 21, "four face-down"),
        ("1 (r) (r)\n2 (r) (k)\nmonument red-black A1", 3, 20, "four face-down"),
        ("1 q", 1, 3, "nothing"),
        ("12 .", 1, 1, "1 to 11"),
        ("1 .\n1 .", 2, 1, "twice"),
        ("hand 0 7r", 1, 1, "six"),
        ("hand 0 7r\nhand 1 6r", 1, 1, "six"),
        ("hand 1 6r\nhand 0 7r\nbag 1r", 2, 1, "six"),
        ("hand 0 1k\nhand 00 2k", 2, 1, "twice"),
        ("hand 2 1r", 1, 6, "no seat"),
        ("bag 250r\nhand 0 6k", 1, 1, "255"),
        ("active 0\nactive 1", 2, 1, "twice"),
        ("hand 0 1k\nhand 0 2k", 2, 1, "twice"),
        ("actions 3", 1, 9, "0 to 2"),
        ("actions +1", 1, 9, "`+1` is not a number from 0 to 2"),
        ("active -1", 1, 8, "there is no seat `-1` at a table of 2"),
        ("active 2", 1, 8, "there is no seat `2` at a table of 2"),
        ("active 99999999999", 1, 8, "there is no seat `99999999999` at a table of 2"),
        ("1 r K+0", 1, 5, "`K+0` is nothing that stands"),
        ("1 r K9", 1, 5, "there is no seat `9`"),
        ("bag 256r", 1, 5, "`256r` is not a count of tiles such as 3r1k: 256 is more than 255"),
        ("bag 3", 1, 5, "no colour stands behind 3"),
        ("bag r", 1, 5, "no number stands before `r`"),
        ("bag 1r2R", 1, 5, "`R` is counted twice"),
        ("bag -1r", 1, 5, "`-` is no letter of a colour"),
        ("bag 1ř", 1, 5, "`ř` is no letter of a colour"),
        ("points 0 60001k", 1, 10, "60001 is more than 60000"),
        ("points 0 0r5r", 1, 10, "`r` is counted twice"),
        ("treasures 0 100", 1, 13, "0 to 99"),
        ("catastrophes 1 3", 1, 16, "0 to 2"),
        ("a\u{202e}b 1", 1, 1, "`a\\u{202e}b` is not known"),
        ("phase monument C3", 1, 16, "face-up"),
        ("phase game_over bag", 1, 1, "not empty"),
        ("phase treasure 0", 1, 1, "no treasures"),
        ("phase dance", 1, 7, "not a phase"),
        ("points 0 3x", 1, 10, "points"),
        ("nonsense", 1, 1, "not known"),
        ("A B D", 1, 5, "column C"),
    ] {
        let error = Tigris::read_position(&Options::default(), 2, text).expect_err(text);
        assert!(error.reason.contains(reason), "{text}: {error:?}");
        assert_eq!((error.line, error.column), (line, column), "{text}: {error:?}");
    }
}

#[test]
fn omitted_lines_have_their_default() {
    let game = Tigris::read_position(&Options::default(), 3, "").expect("the empty position");
    let json = game.json();
    assert_eq!(
        (game.phase(), json["active"].as_u64(), json["actions_left"].as_u64()),
        ("action", Some(0), Some(2))
    );
    assert_eq!(json["bag_tiles"]["red"], 60);
    assert_eq!(json["catastrophes_held"], serde_json::json!([2, 2, 2]));
    assert_eq!(game.view(Viewer::Spectator).bag_count, 60);
}

/// Error messages stay short for any input.
#[test]
fn long_words_are_cut() {
    let long = "9".repeat(100_000);
    for text in [
        "{}",
        "1 {}",
        "active {}",
        "bag {}",
        "bag {}r",
        "points 0 {}",
        "phase {}",
        "monument {} A1",
        "hand {} 1r",
    ] {
        let text = text.replace("{}", &long);
        let error = Tigris::read_position(&Options::default(), 2, &text).expect_err("nonsense");
        assert!(error.reason.chars().count() < 200, "{}", error.reason);
    }
}
