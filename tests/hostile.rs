//! Malformed records: each is refused with exactly this message, or is read. Invalid
//! positions are tested with the games: `tests/tigris/texts.rs`, `tests/carcassonne/positions.rs`.

use deska::games::GameId;
use deska::games::tigris::Tigris;
use deska::table::record::{self, Record, RecordErrorKind};

use crate::docs::faults;

/// The error of a record.
fn refused(text: &str, wanted: &str) {
    assert_eq!(faults(text), [wanted], "{text}");
}

/// The error of a head with this fourth line.
fn head(line: &str, wanted: &str) {
    refused(&format!("deska 1\ngame tigris\nseats 2\n{line}\n--\n"), wanted);
}

/// The error of this seventh line after a position in which seat 0 of two has six red tiles.
fn body(line: &str, wanted: &str) {
    refused(&format!("deska 1\ngame tigris\nseats 2\nposition\nhand 0 6r\n--\n{line}\n"), wanted);
}

/// Sixty characters and an ellipsis, as reasons show a long word.
fn long(sign: &str) -> String {
    format!("`{}…`", sign.repeat(60))
}

#[test]
fn first_lines() {
    let none = "line 1, column 1: a record begins with the line `deska 1`";
    for text in ["", "\n", "deska", "Deska 1", "deska 1 1", "deska is a game", "\u{feff}", "<html>"] {
        refused(text, none);
    }
    let newer = |version: &str| format!("{version}; this program reads version 1");
    refused("deska 2", &newer("line 1, column 7: this record is of version 2"));
    refused("  deska \t 1.5", &newer("line 1, column 11: this record is of version 1.5"));
    let endless = format!("deska {}", "9".repeat(1_900_000));
    let shown = "9".repeat(60);
    refused(&endless, &newer(&format!("line 1, column 7: this record is of version {shown}…")));
    let kind = Record::parse(&endless).unwrap_err().kind;
    assert_eq!(kind, RecordErrorKind::Version(shown + "…"), "what the app says of it is short as well");
}

#[test]
fn games() {
    let known = "the games are: tigris, carcassonne, taj_mahal, java, elementaris";
    refused(
        "deska 1\nseats 2\n--",
        "line 3, column 1: the head says nothing of what is played: a line `game` is missing",
    );
    refused("deska 1\ngame  \n--", "line 2, column 5: nothing stands behind `game`");
    refused(
        "deska 1\n# A note.\n  game \t carcasonne\n--",
        &format!("line 3, column 10: there is no game `carcasonne`; {known}"),
    );
    refused("deska 1\ngame Tigris\n--", &format!("line 2, column 6: there is no game `Tigris`; {known}"));
    refused("deska 1\ngame tigris 2\n--", &format!("line 2, column 6: there is no game `tigris 2`; {known}"));
    refused(
        "deska 1\ngame a\u{202e}\u{1}b\n--",
        &format!("line 2, column 6: there is no game `a\\u{{202e}}\\u{{1}}b`; {known}"),
    );
    let endless = format!("deska 1\ngame {}\n--", "x".repeat(1_900_000));
    refused(&endless, &format!("line 2, column 6: there is no game {}; {known}", long("x")));
    let error = GameId::of(&Record::parse(&endless).unwrap()).unwrap_err();
    assert_eq!(error.kind, RecordErrorKind::Game("x".repeat(60) + "…"));
}

#[test]
fn heads() {
    let lines = "is not a line of the head; those are: \
                 game, title, seats, player, options, seed, sealed, takeback, hints, position";
    head("chairs 2", &format!("line 4, column 1: `chairs` {lines}"));
    head("  Seats 2", &format!("line 4, column 3: `Seats` {lines}"));
    head(&"x".repeat(1_900_000), &format!("line 4, column 1: {} {lines}", long("x")));
    head("\u{7}seats 2", &format!("line 4, column 1: `\\u{{7}}seats` {lines}"));
    head("seats", "line 4, column 6: nothing stands behind `seats`");
    head("seats  0", "line 4, column 8: `0` is not a number of seats from 1 to 6");
    head("seats +2", "line 4, column 7: `+2` is not a number of seats from 1 to 6");
    head("seats 7", "line 4, column 7: `7` is not a number of seats from 1 to 6");
    head("seats 6", "line 4, column 7: tigris is played with 2 to 4 seats, not 6");
    head("seed", "line 4, column 5: nothing stands behind `seed`");
    for seed in ["+5", "-5", "0x5", "5 5", "xyz", "10000000000000000", "00000000000000005"] {
        head(&format!("seed\t{seed}"), &format!("line 4, column 6: `{seed}` is not a hexadecimal seed"));
    }
    head("sealed -1", "line 4, column 8: `-1` is not a number of entries");
    head("takeback ON", "line 4, column 10: takeback is `on` or `off`, not `ON`");
    head("hints yes", "line 4, column 7: hints are `on` or `off`, not `yes`");
    head("takeback", "line 4, column 9: nothing stands behind `takeback`");
}

#[test]
fn players() {
    head("player 0", "line 4, column 9: the sign of the player is missing");
    head("player   0  \t 9 1", "line 4, column 15: the sign of a player is a number from 0 to 5, not `9`");
    head("player 0 1 0", "line 4, column 12: the colour of a player is a number from 1 to 6, not `0`");
    head("player 0 1 x Eva", "line 4, column 12: the colour of a player is a number from 1 to 6, not `x`");
    let level = "after `computer` comes its level, one of easy, normal, hard, expert, not";
    head("player 0 0 1 computer", &format!("line 4, column 22: {level} nothing"));
    head("player 0 0 1  computer  Hard Ada", &format!("line 4, column 25: {level} `Hard`"));
    let temper =
        "after `computer` comes its level, `-` and its temper, one of builder, raider, miser, gambler, not";
    head("player 0 0 1 computer hard-x Ada", &format!("line 4, column 23: {temper} `hard-x`"));
    head("player 0 0 1 computer -miser", &format!("line 4, column 23: {temper} `-miser`"));
    head("player 1 0 1", "line 4, column 8: players come in the order of seats: 0 is next");
    head("player 0 5 1 Eva", "line 4, column 10: the signs of tigris are 0 to 3, not 5");
    let three = "player 0 0 1\nplayer 1 1 2\nplayer 2 2 3";
    head(three, "line 3, column 7: 3 players are described for 2 seats");
    refused(
        &format!("deska 1\ngame tigris\n{three}\nplayer 3 3 4\nplayer 4 4 5\n--"),
        "line 7, column 10: tigris is played with 2 to 4 seats, not 5",
    );
    refused("deska 1\ngame tigris\n--", "line 2, column 6: tigris is played with 2 to 4 seats, not 0");
}

#[test]
fn option_sheets() {
    let known = "the options are: english, open_scores, board, show_bag_count";
    head("options english", "line 4, column 9: `english` is not name=value");
    head("options  english=on   board=round", "line 4, column 23: `board` is one of: standard, advanced");
    head("options x=1", &format!("line 4, column 9: there is no option `x`; {known}"));
    head(
        &format!("options {}=1", "x".repeat(9000)),
        &format!("line 4, column 9: there is no option {}; {known}", long("x")),
    );
    refused(
        "deska 1\ngame carcassonne\nseats 2\noptions ransom=off first_player=2\n--",
        "line 4, column 9: `first_player` is 2, but the seats are 0 to 1",
    );
    let many = "english=on ".repeat(100_000);
    let text = format!("deska 1\ngame tigris\nseats 2\noptions {many}\n--\nexpect /options/english true\n");
    assert_eq!(faults(&text), Vec::<String>::new(), "the same word many times is read in bearable time");
}

#[test]
fn lines_of_the_body() {
    body("hello", "line 7, column 1: `hello` begins no line: an entry begins with a seat or `*`");
    body("   hello   there", "line 7, column 4: `hello` begins no line: an entry begins with a seat or `*`");
    body(
        &"x".repeat(9000),
        &format!("line 7, column 1: {} begins no line: an entry begins with a seat or `*`", long("x")),
    );
    body("seat", "line 7, column 5: a seat is missing here");
    body("seat 2 person", "line 7, column 6: there is no seat 2 at a table of 2");
    let kinds = "after the seat comes `person`, or `computer` and its level";
    body("seat 1", &format!("line 7, column 7: {kinds}"));
    body("seat 1 personal", &format!("line 7, column 8: {kinds}"));
    body(
        "seat 1 computer 9",
        "line 7, column 17: after `computer` comes its level, one of easy, normal, hard, expert, not `9`",
    );
    body("seat 1 person Ada", "line 7, column 15: nothing more stands in such a line");
    body("5 pass", "line 7, column 1: there is no seat 5 at a table of 2");
    body("2 pass", "line 7, column 1: there is no seat 2 at a table of 2");
    body("99999999999 pass", "line 7, column 1: `99999999999` is not a seat");
    body("1x pass", "line 7, column 1: `1x` is not a seat");
    body("legal 7 pass", "line 7, column 7: there is no seat 7 at a table of 2");
    body("illegal  me pass", "line 7, column 10: `me` is not a seat");
    body("legal", "line 7, column 6: a seat is missing here");
    body("refuse WrongPhase", "line 7, column 18: after `refuse` come a code, a seat and an action");
    body("refuse  WrongPhase  2 pass", "line 7, column 21: there is no seat 2 at a table of 2");
    body("expect /phase", "line 7, column 14: after `expect` come a pointer and a JSON value");
    body("legal-count many", "line 7, column 13: after `legal-count` comes a number");
    body("turn", "line 7, column 5: after `turn` comes a seat, `*` or `over`");
    body("turn  nobody", "line 7, column 7: `nobody` is not a seat");
}

#[test]
fn entries() {
    body("0", "line 7, column 2: There is no action here.");
    body("0\tqueen H5", "line 7, column 3: `queen` is not an action.");
    body("0    queen H5", "line 7, column 6: `queen` is not an action.");
    body("0 a\u{202e}b", "line 7, column 3: `a\\u{202e}b` is not an action.");
    body(&format!("0 {}", "y".repeat(9000)), &format!("line 7, column 3: {} is not an action.", long("y")));
    body(
        &format!("0 king {}", "y".repeat(9000)),
        &format!("line 7, column 3: {} is not a cell such as D7.", long("y")),
    );
    body(
        "0 swap 256r",
        "line 7, column 3: `256r` is not a count of tiles such as 3r1k: 256 is more than 255.",
    );
    body(
        "0 swap 1r1r",
        "line 7, column 3: `1r1r` is not a count of tiles such as 3r1k: `r` is counted twice.",
    );
    body("* draw 0 1r", "line 7, column 3: no luck is due here");
    body("*\troll", "line 7, column 3: no luck is due here");
    body("0 market A1", "line 7, column 3: `0 market A1` is refused: TileNotInHand");
    let action = format!("temple{}A1", " ".repeat(9000));
    body(
        &format!("1 {action}"),
        &format!("line 7, column 3: `1 temple{}…` is refused: NotYourDecision", " ".repeat(52)),
    );
}

#[test]
fn expectations() {
    body("turn 1 action", "line 7, column 6: the turn is `0 action`, not `1 action`");
    body("turn over", "line 7, column 6: the turn is `0 action`, not `over`");
    body("expect  /nothing 1", "line 7, column 9: nothing stands at /nothing");
    body("expect /phase action", "line 7, column 8: `action` is not JSON: expected value at line 1 column 1");
    body(
        "refuse NoSuchCode 1 pass",
        "line 7, column 8: `1 pass` is refused with NotYourDecision, not NoSuchCode",
    );
    body("legal-count 1", "line 7, column 13: 318 actions are legal, not 1");
    let value = format!("\"{}\"", "z".repeat(9000));
    let shown = format!("\"{}…", "z".repeat(399));
    body(
        &format!("expect /phase {value}"),
        &format!("line 7, column 8: expected /phase to be {shown}, found \"action\""),
    );
    let pointer = format!("/{}", "z".repeat(9000));
    body(
        &format!("expect {pointer} 1"),
        &format!("line 7, column 8: nothing stands at /{}…", "z".repeat(59)),
    );
}

#[test]
fn lines_may_end_in_three_ways_and_blanks_be_tabs() {
    let text = "deska 1\ngame tigris\nseats 2\nposition\nhand 0 6r\n--\n0 temple A1  # first\nexpect /tile/A1 \"red\"\n";
    let read = |text: &str| record::verify::<Tigris>(&Record::parse(text).unwrap()).unwrap();
    let usual = read(text);
    assert_eq!((usual.fulfilled, &usual.failed, &usual.broken), (1, &vec![], &None));
    for end in ["\r\n", "\r"] {
        let other = read(&text.replace('\n', end));
        assert_eq!((other.fulfilled, other.session.game()), (1, usual.session.game()), "{end:?}");
        assert_eq!(record::write(&other.session), record::write(&usual.session));
    }
    let tabs = read(
        "\u{feff} deska\t1\ngame\ttigris\n\tseats \t 2\nposition\nhand\t0\t6r\n --\n\t0\ttemple\tA1 # first\n",
    );
    assert_eq!(tabs.session.game(), usual.session.game());
    let old = text.replace('\n', "\r").replace("temple A1", "queen A1");
    refused(&old, "line 7, column 3: `queen` is not an action.");
}
