//! Errors in position texts, with place and reason; a spoiled text never causes a panic.

use deska::games::java::{Action, Java, Options};
use deska::table::{Dice, Game};

fn error(text: &str) -> String {
    match Java::read_position(&Options::default(), 3, text) {
        Ok(game) => panic!("read:\n{}", game.write_position()),
        Err(error) => format!("{}:{} {}", error.line, error.column, error.reason),
    }
}

#[test]
fn hexes_of_a_position_are_checked() {
    for (text, wanted) in [
        ("G . . .", "1:1 the row shows 19 hexes, G0 to G18, not 3"),
        ("P . .", "1:1 rows are A to O"),
        ("A . . . . . . . .\nA . . . . . . . .", "2:1 this row is given twice"),
        ("A . . . . . . . . .", "1:19 the row shows 8 hexes, A4 to A14, not 9"),
        ("G7=X1", "1:4 `X1` is nothing that lies on a hex"),
        ("G7=", "1:4 `` is nothing that lies on a hex"),
        ("G7=R1 G7=R2", "1:10 G7 is shown twice"),
        ("Z9=R1", "1:1 no such hex is on the map"),
        ("G=R1", "1:1 `G` is not a hex such as G7"),
        ("G7=R0", "1:5 land has a height of 1 or more"),
        ("G7=R", "1:5 `` is not a number from 0 to 99"),
        ("G7=V100", "1:5 `100` is not a number from 0 to 99"),
        ("G7=V1@3", "1:7 there is no seat `3` at a table of 3"),
        ("G7=V1@", "1:7 there is no seat `` at a table of 3"),
        ("F7=.", "1:4 F7 is printed water: ~"),
        ("F7=R1", "1:4 F7 is printed water: ~"),
        ("I9=P2w", "1:4 I9 is printed water: ~"),
        ("H1=~", "1:4 water lies neither at the border nor outside"),
        ("I2=~", "1:4 water lies neither at the border nor outside"),
        ("G7=P3w", "1:4 `P3w` is not a palace such as P4w or P10r/3"),
        ("G7=P4", "1:4 `P4` is not a palace such as P4w or P10r/3"),
        ("G7=P4w/0", "1:8 land has a height of 1 or more"),
        ("G7=Př", "1:4 `Př` is not a palace such as P4w or P10r/3"),
        ("G5=P2w G6=V1 G7=P2r", "1:17 a second palace stands in this city"),
        (
            "G1=R1@0 G2=R1@0 G3=R1@0 G4=R1@0 G5=R1@0 G6=R1@0 G7=R1@0 G8=R1@0 G9=R1@0 G10=R1@0 G11=R1@0 G12=R1@0 \
             G13=R1@0",
            "1:107 a player has twelve figures",
        ),
    ] {
        assert_eq!(error(text), wanted, "{text}");
    }
}

#[test]
fn tile_counts_of_a_position_are_checked() {
    let land = "G7=V1 G8=R1 H7=R1\n";
    for (lines, wanted) in [
        ("tile", "after `tile` come its layer and what would lay it, such as `tile 1 two G7 G8`"),
        ("tile 1 water G7", "after `tile` come its layer and what would lay it, such as `tile 1 two G7 G8`"),
        ("tile two G7", "after `tile` come its layer and what would lay it, such as `tile 1 two G7 G8`"),
        ("tile two G7 H8", "these hexes are not the shape of the tile, or off the map"),
        ("tile two G8 G7", "the tile shows something else on G8 than the picture"),
        ("tile village G8", "the tile shows something else on G8 than the picture"),
        ("tile rice J9", "J9 has a height of 0, which is less than the layer of this tile"),
        ("tile 2 two G7 G8", "G7 has a height of 1, which is less than the layer of this tile"),
        ("tile 0 two G7 G8", "land has a height of 1 or more"),
        (
            "K7=V2 K8=R1\ntile two K7 K8",
            "these hexes differ in height, so the layer of the tile has to be said",
        ),
        (
            "K7=V1 K8=R2\ntile two K7 K8",
            "these hexes differ in height, so the layer of the tile has to be said",
        ),
        ("K7=V1\ntile two K7 K8", "these hexes differ in height, so the layer of the tile has to be said"),
    ] {
        assert!(
            error(&format!("{land}{lines}")).ends_with(wanted),
            "{lines}: {}",
            error(&format!("{land}{lines}"))
        );
    }
    let twice = format!("{land}tile two G7 G8\ntile three G7 G8 H7");
    assert_eq!(error(&twice), "3:1 two tiles lie in the same layer of G7");
    let layer = Java::read_position(&Options::default(), 3, "K7=V1 K8=R2\ntile 1 two K7 K8");
    assert!(layer.is_ok(), "the layer is said");
}

/// The traces of a token and an announcement.
#[test]
fn the_state_of_the_turn_is_checked() {
    let city = "J5=P4w J6=V1@0 J7=V1@1 J8=V1\nopen mask\nhand 0 mask\nhand 1 2mask\n";
    for text in [
        "ap 7\nflags token_used acted\nown 0 tokens 2".to_string(),
        "ap 0\nflags token_used acted\ncurrent 1\nown 1 tokens 0".into(),
        format!("{city}flags land_placed acted\nlaid 0 mask\nphase auction J5 1"),
    ] {
        let game = Java::read_position(&Options::default(), 3, &text);
        assert!(game.is_ok(), "{text}\n{game:?}");
    }
}

#[test]
fn missing_words_after_a_verb_are_named() {
    for (text, wanted) in [
        ("three G7", "After `three` come three hexes, the village first."),
        ("two G7", "After `two` come two hexes, the village first."),
        ("rice", "After `rice` comes one hex."),
        ("move G7", "After `move` come two hexes: where from, where to."),
        ("end now", "After `end` comes nothing."),
    ] {
        assert_eq!(text.parse::<Action>().expect_err(text), wanted);
    }
}

#[test]
fn lines_of_a_position_are_read() {
    let city = "J5=P4w J6=V1@0 J7=V1@1 J8=V1\nflags land_placed\nopen mask\nhand 0 mask\nhand 1 2mask\n";
    let bids = |more: &str| format!("{city}{more}\nphase auction J5 1");
    for (text, wanted) in [
        ("ap 8".into(), "1:4 `8` is not a number from 0 to 7"),
        ("ap".into(), "1:1 `ap` is not followed by what it needs"),
        ("ap 1\nap 1".into(), "2:1 `ap` is given twice"),
        ("apples 1".into(), "1:1 `apples` is not known"),
        ("current 3".into(), "1:9 there is no seat `3` at a table of 3"),
        ("flags tired".into(), "1:7 the flags are land_placed, token_used, acted"),
        ("own 0 figures 3".into(), "1:7 a player has two, rice, village and tokens"),
        ("own 0 two".into(), "1:1 `own` is followed by a seat, names and numbers"),
        ("own 0 two 6".into(), "1:11 `6` is not a number from 0 to 5"),
        ("points 0 fun 6".into(), "1:10 points are for lakes, palaces, festivals, first and second prizes"),
        ("hand 0".into(), "1:1 after `hand` come a seat and a value"),
        ("hand 0 cat".into(), "1:8 `cat` are not cards such as 2mask+drum-puppet"),
        ("hand 0 6mask".into(), "1:1 there are more than five cards of a kind"),
        ("open cat".into(), "1:6 `cat` is not a card"),
        ("discard 5mask\nopen mask".into(), "2:1 there are more than five cards of a kind"),
        ("deck 0\ndiscard mask".into(), "1:1 an empty deck is filled from the discard pile at once"),
        ("hand 0 mask\nseen 0 drum".into(), "2:1 what all have seen is not in the hand"),
        ("ap 7".into(), "1:1 a seventh action point comes of a token that was used"),
        ("own 0 tokens 2\nap 7".into(), "2:1 a seventh action point comes of a token that was used"),
        ("flags token_used".into(), "1:1 a player who has used a token has fewer than three"),
        (
            "current 1\nown 0 tokens 2\nflags token_used".into(),
            "3:1 a player who has used a token has fewer than three",
        ),
        ("changed G7".into(), "1:1 no palace stands there"),
        ("turns_without_land 3".into(), "1:1 so many turns without land would have triggered the end"),
        ("trigger 0 boredom".into(), "1:11 the end comes by `last_tile` or `no_land`"),
        ("scored 1".into(), "1:1 nobody is finally scored before the end is triggered"),
        ("trigger 0 last_tile\nscored 0".into(), "1:1 this player has had his last turn"),
        ("phase dinner".into(), "1:7 `dinner` with what follows is not a phase"),
        ("phase game_over".into(), "1:1 the game is over when everybody is finally scored"),
        ("phase deal 0\nopen mask".into(), "1:1 no card lies face up before the hands are dealt"),
        ("phase deal 0\ndeck 5mask+4drum".into(), "1:1 there are too few cards in the deck"),
        ("phase open\nopen mask".into(), "1:1 a card lies face up already"),
        ("phase draw\ndeck 0".into(), "1:1 nothing can be drawn"),
        ("passed 1".into(), "1:1 cards are laid and players pass in an auction alone"),
        ("phase auction J5 1".into(), "1:15 a festival is held in a palace with its white side up"),
        (bids("passed 1"), "7:1 this seat takes no part in the auction"),
        (bids(""), "7:1 the active player has laid the first cards"),
        (bids("laid 1 mask"), "7:1 the active player has laid the first cards"),
        (bids("laid 2 drum"), "7:1 a player without a figure in the city takes no part"),
        (bids("laid 1 mask\npassed 0"), "8:1 this auction is closed"),
        (bids("").replace("hand 1 2mask", "hand 1 0"), "7:1 this seat has no card to lay"),
    ] {
        // Lines that are missing are blamed on the start; the first of several reasons is enough here.
        let text: String = text;
        let found = error(&text);
        assert!(
            found == wanted || found.split_once(' ') == wanted.split_once(' ').map(|w| ("1:1", w.1)),
            "{text}\n{found}"
        );
    }
}

/// Bytes deleted, doubled and changed: the text is read or refused, and a read one is written and read again.
#[test]
fn damaged_positions_never_panic() {
    let record = include_str!("../records/java/w17-sole-winner.deska");
    let text =
        record.split("position\n").nth(1).and_then(|rest| rest.split("--").next()).expect("a position");
    let game = Java::read_position(&Options::default(), 2, text).expect("a position");
    let (whole, mut dice) = (game.write_position(), Dice::new(9));
    let mut read = 0;
    for round in 0..3000 {
        let mut bytes = if round % 2 == 0 { text } else { whole.as_str() }.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(4) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, b" \n@=/~.+-0129PVRGZz"[dice.below(19) as usize]),
                2 => bytes[at] = dice.below(256) as u8,
                _ => bytes.truncate(at.max(1)),
            }
        }
        let spoiled = String::from_utf8_lossy(&bytes).into_owned();
        match Java::read_position(&Options::default(), 2, &spoiled) {
            Ok(game) => {
                read += 1;
                let again = Java::read_position(&Options::default(), 2, &game.write_position());
                assert_eq!(again.as_ref(), Ok(&game), "{spoiled}");
                game.legal();
            }
            Err(error) => {
                let lines = spoiled.lines().count().max(1);
                assert!(
                    (1..=lines).contains(&error.line) && error.column > 0 && !error.reason.is_empty(),
                    "{error:?}"
                );
            }
        }
    }
    assert!(read > 100);
}
