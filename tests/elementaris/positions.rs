//! Positions that cannot be: each is refused at the word that is wrong, in these words.

use deska::games::elementaris::{Elementaris, Options};
use deska::table::{Game, options};

/// Everybody has a city, so that the tested line is the only error.
const CITIES: &str = "cities 0 D1\ncities 1 D5\ncities 2 D8\n";

fn flaw_with(sheet: &str, text: &str) -> String {
    let options: Options = options::read(sheet).unwrap_or_else(|e| panic!("{e}"));
    match Elementaris::read_position(&options, 3, text) {
        Ok(_) => "no flaw".into(),
        Err(error) => format!("{}:{} {}", error.line, error.column, error.reason),
    }
}

/// The flaw of these lines behind three lines of cities.
fn error(lines: &str) -> String {
    flaw_with("", &format!("{CITIES}{lines}"))
}

#[test]
fn words_that_are_not_known() {
    assert_eq!(error("nonsense"), "4:1 `nonsense` is not known");
    assert_eq!(error("round 0"), "4:7 rounds are counted from 1");
    assert_eq!(error("clock 16"), "4:7 `16` is not a number from 0 to 15");
    assert_eq!(error("clock 1 stopped"), "4:1 `clock` is not followed by what it needs");
    assert_eq!(error("first 3"), "4:7 there is no seat `3` at a table of 3");
    assert_eq!(error("armies 0 VII@B6"), "4:10 `VII` is not an army");
    assert_eq!(error("armies 0 I@B13"), "4:10 `B13` is not a field");
    assert_eq!(error("armies 0 I"), "4:10 armies and their field are a word such as I,II@B6 or III@B5c");
    assert_eq!(error("armies 0"), "4:1 `armies` is not followed by what it needs");
    assert_eq!(error("armies 0 I@B6\narmies 0 II@B6"), "5:1 `armies` is given twice");
    assert_eq!(error("ships A8-As4"), "4:7 `A8-As4` is not a land and a sea such as A8/As4");
    assert_eq!(error("ships A10/As3"), "4:7 no ship can be moored at `A10/As3`");
    assert_eq!(error("phase dawn 0"), "4:7 `dawn` is no phase");
    assert_eq!(error("phase activation 0"), "4:7 this phase is not followed by what it needs");
    assert_eq!(error("phase over dawn"), "4:12 this is no way for a game to end");
    assert_eq!(error("did sing"), "4:5 what was done is `cast`, `bought` or `proposed`");
}

#[test]
fn armies_and_cities() {
    assert_eq!(error("armies 0 I@Am1"), "4:10 no army can be on Am1");
    assert_eq!(error("armies 0 I@V"), "4:10 no army can be on V");
    assert_eq!(error("armies 0 I@B6 I@B9"), "4:15 army I is named twice");
    assert_eq!(error("armies 0 I@D5c"), "4:10 an army is at a city only if its player owns that city");
    assert_eq!(
        error("armies 0 I@B6\narmies 1 I@B6"),
        "4:10 armies of two players share neither open ground nor a sea"
    );
    assert_eq!(
        error("armies 0 I@As1\narmies 1 I@As1"),
        "4:10 armies of two players share neither open ground nor a sea"
    );
    assert_eq!(flaw_with("", "cities 0 D1 D1"), "1:13 this city is named twice");
    assert_eq!(flaw_with("", "cities 0 D2"), "1:10 there is no city on this field");
    assert_eq!(error("orbs 0 D2"), "4:8 no orb belongs to this field");
    assert_eq!(error("orbs 0 A3\norbs 1 A3"), "5:8 this orb is named twice");
    assert_eq!(error("orbs 0 A3 B3 C3 D3"), "4:1 nobody owns more than 3 orbs");
    assert_eq!(
        error("ships A1/As1 A1/As1 A1/As1 A1/As1 A1/As1 A1/As1 A1/As1 A1/As1 A1/As1"),
        "4:63 there are only 8 ships"
    );
    let eight = "ships A1/As1 A1/As1 A1/As1 A1/As1 A1/As1 A1/As1 A1/As1 A1/As1\narmies 0 I@Bs1";
    assert_eq!(error(eight), "4:1 there are only 8 ships, those with armies included");
}

#[test]
fn players_without_possessions() {
    let missing = "1:1 seat 2 has neither a city nor an army, so it is out or not yet placed";
    assert_eq!(flaw_with("", "cities 0 D1\ncities 1 D5\n"), missing);
    assert_eq!(flaw_with("", "cities 0 D1\ncities 1 D5\nout 2\n"), "no flaw");
    assert_eq!(flaw_with("reentry=on", "round 2\ncities 0 D1\ncities 1 D5\n"), "no flaw");
    assert_eq!(error("out 2"), "4:1 seat 2 has something on the board");
    assert_eq!(
        flaw_with("", "cities 0 D1\ncities 1 D5\nout 2\ntreasury 2 1"),
        "3:1 seat 2 is out and has nothing at all"
    );
    assert_eq!(flaw_with("", "cities 0 D1\nout 1 2"), "2:1 with one player left the game is over");
    assert_eq!(flaw_with("", "cities 0 D1\ncities 1 D5\nout 2\nphase free 2"), "4:1 this player is out");
    assert_eq!(
        flaw_with("", "cities 0 D1\ncities 1 D5\nunplaced 2"),
        "3:1 in call I of round 1 the active player and those after are unplaced"
    );
    assert_eq!(flaw_with("", "cities 0 D1\ncities 1 D5\nunplaced 2\nphase placement 2 I"), "no flaw");
    assert_eq!(
        error("phase placement 0 I"),
        "4:1 who has neither a city nor an army places one, and nobody else"
    );
    assert_eq!(error("round 2\nplaced 0 I"), "5:1 nobody has placed an army in this turn");
    assert_eq!(error("placed 0 I"), "4:1 an army that was placed is not called".replace("4:1", "1:1"));
}

#[test]
fn elementals() {
    assert_eq!(error("earth A6"), "4:1 outside the rule of their element they are at home");
    assert_eq!(error("clock 1\nearth A6"), "no flaw");
    assert_eq!(error("clock 1\nearth A8"), "5:1 this element cannot come to such a field");
    assert_eq!(error("clock 5\nwater A6"), "5:1 this element cannot come to such a field");
    assert_eq!(error("clock 1\nearth A2 A3 A4 A5"), "5:1 there are only 3 of them");
    assert_eq!(error("clock 1\nearth A2 A2"), "5:10 A2 is named twice");
    assert_eq!(error("clock 1\nearth A2\narmies 0 I@A2"), "5:1 nobody else is on a field with an elemental");
    assert_eq!(error("clock 9\nfire V"), "5:1 this element cannot come to such a field");
    assert_eq!(error("clock 4 held"), "4:1 no age holds the hand at yellow");
}

#[test]
fn the_course_of_the_round() {
    assert_eq!(error("round 34"), "4:1 the round limit is behind this round");
    assert_eq!(error("moves 2"), "4:1 an activation has 1 move, or 2 with an orb of air");
    assert_eq!(error("moves 2\norbs 0 B3"), "no flaw");
    assert_eq!(error("phase free 0\nmoves 1"), "5:1 moves are left only in an activation");
    assert_eq!(error("phase free 0\nstanced"), "5:1 the stance is changed only in an activation");
    assert_eq!(error("did bought"), "4:1 this is done only in a second turn");
    assert_eq!(error("phase free 0\ndid cast"), "5:1 nothing is cast at yellow");
    assert_eq!(error("phase free 0\ndid bought bought"), "5:12 this is named twice");
    assert_eq!(
        error("phase free 0\nclock 1\nearth A2\nused A2"),
        "7:1 elementals are used where several may be cast"
    );
    let all = format!("{CITIES}phase free 0\nclock 1\nearth A2\nused A2");
    assert_eq!(flaw_with("elementals_per_round=all", &all), "no flaw");
    assert_eq!(error("phase disband 0"), "4:1 armies are disbanded at yellow when they cannot be paid");
}

#[test]
fn votes_and_endings() {
    assert_eq!(error("winners 0"), "4:1 winners are named in a vote and at the end");
    assert_eq!(error("phase vote 0 0\nwinners 1"), "4:1 another living player answers, about living winners");
    assert_eq!(error("phase vote 1 0"), "4:1 another living player answers, about living winners");
    assert_eq!(error("phase vote 1 0\nwinners 4"), "5:9 there is no seat 4 at a table of 3");
    assert_eq!(error("phase vote 1 0\nwinners 0+2"), "no flaw");
    assert_eq!(error("phase over agreement"), "1:1 an agreement names living winners");
    assert_eq!(error("phase over last_ruler\nwinners 0"), "5:1 the last living player wins");
    assert_eq!(error("phase over domination\nwinners 0"), "5:1 at yellow, who rules so many cities wins");
    assert_eq!(error("phase over round_limit\nwinners 0"), "5:1 in the last round the best score wins");
    assert_eq!(error("round 33\nphase over round_limit\nwinners 0+1+2"), "no flaw");
}
