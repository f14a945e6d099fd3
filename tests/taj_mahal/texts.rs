//! Notation and positions: accepted texts, and errors with their places.

use deska::games::taj_mahal::{Action, Options, Pick, TajMahal};
use deska::table::options::{self, OptionSheet};
use deska::table::{Dice, Game, NoEvents, Seat, Turn, Viewer};

#[test]
fn notation_is_tolerant_and_written_one_way() {
    for (typed, written) in [
        ("  PLAY   R-vg ", "play r-VG"),
        ("play w-E r-VG", "play r-VG+w-E"),
        ("play w-E+r-VG", "play r-VG+w-E"),
        ("play r-VE#2", "play r-VE"),
        ("play r-VE+r-VE", "play 2r-VE"),
        ("play 0", "play 0"),
        ("play 3w-V+S-Points", "play 3w-V+s-points"),
        ("Withdraw", "withdraw"),
        ("place k lah1", "place K LAH1"),
        ("take w-K+g-EE", "take g-EE+w-K"),
        ("first 1", "first 1"),
        ("draw 0 y-me", "draw 0 y-ME"),
        ("deal 2 w-V+2R-VE", "deal 2 2r-VE+w-V"),
        ("supply w-V+r-VG", "supply r-VG+w-V"),
        ("dummy w-V", "dummy w-V"),
        (
            "provinces kab KAS DEL AWA LAH ALL THA MUL GUJ AJM MAL AGR",
            "provinces KAB KAS DEL AWA LAH ALL THA MUL GUJ AJM MAL",
        ),
        ("bonus kab3=CARD kab1=tea", "bonus KAB1=tea KAB3=card"),
    ] {
        let action: Action = typed.parse().expect(typed);
        assert_eq!(action.to_string(), written);
        assert_eq!(written.parse(), Ok(action));
    }
}

#[test]
fn unreadable_actions_name_the_offending_word() {
    for (typed, word) in [
        ("pass", "pass"),
        ("withdraw now", "now"),
        ("play r-VV", "r-VV"),
        ("play x", "x"),
        ("take 0r-VG", "r-VG"),
        ("place X KAB1", "X"),
        ("place V KAB5", "KAB5"),
        ("first 6", "6"),
        ("first +1", "+1"),
        ("draw 0 w-X", "w-X"),
        ("bonus KAB2=tea", "KAB2"),
        ("bonus KAB1=gold", "gold"),
        ("bonus KAB1", "KAB1"),
        ("provinces KAB KAS DEL AWA LAH ALL THA MUL GUJ AJM XXX", "XXX"),
    ] {
        let error = typed.parse::<Action>().expect_err(typed);
        assert!(error.contains(word) && error.ends_with('.'), "{typed}: {error}");
    }
    for wrong in
        ["", " ", "play", "take", "place V", "deal", "deal 0", "draw 0", "first", "bonus", "provinces KAB"]
    {
        let error = wrong.parse::<Action>().expect_err(wrong);
        assert!(error.ends_with('.'), "{error}");
    }
    let many = format!("take {}", ["w-V"; 11].join("+"));
    assert!(many.parse::<Action>().expect_err("too many").contains("at most 10"));
    assert!("bonus KAB1=tea KAB1=card".parse::<Action>().expect_err("twice").contains("twice"));
}

#[test]
fn picks_are_words() {
    for word in [
        "card:r-VG",
        "withdraw",
        "extra:none",
        "extra:w-E",
        "extra:s-color",
        "symbol:K",
        "at:AGR5",
        "take:w-E:0",
        "take:r-VE:1",
        "luck",
    ] {
        assert_eq!(word.parse::<Pick>().map(|pick| pick.to_string()), Ok(word.to_string()));
    }
    for wrong in ["", "card", "card:", "card:x", "take:w-E", "take:w-E:2", "at:XXX1", "symbol:VG", "off"] {
        assert!(wrong.parse::<Pick>().is_err(), "{wrong}");
    }
}

#[test]
fn impossible_positions_are_refused_where_they_are_wrong() {
    for (text, line, column, reason) in [
        ("nonsense", 1, 1, "`nonsense` is not known"),
        ("visit 13", 1, 7, "0 to 12"),
        ("visit 0", 1, 7, "1 to 12"),
        ("visit", 1, 1, "not followed"),
        ("visit 1\nvisit 2", 2, 1, "twice"),
        ("visit 12 KAB", 1, 10, "KAB is visit 1, not 12"),
        ("visit 3 AGR", 1, 9, "AGR is visit 12"),
        ("visit 3 XXX", 1, 9, "not a province"),
        ("provinces KAB", 1, 11, "all twelve"),
        ("provinces KAB KAB DEL AWA LAH ALL THA MUL GUJ AJM MAL AGR", 1, 15, "named twice"),
        ("provinces AGR KAB KAS DEL AWA LAH ALL THA MUL GUJ AJM MAL", 1, 11, "last"),
        ("phase provinces\nprovinces KAB KAS DEL AWA LAH ALL THA MUL GUJ AJM MAL AGR", 2, 11, "not laid yet"),
        ("phase dance", 1, 7, "not a phase"),
        ("phase turn", 1, 7, "not a phase"),
        ("phase turn 3", 1, 12, "no seat `3` at a table of 3"),
        ("phase deal 3", 1, 12, "no seat"),
        ("start 9", 1, 7, "no seat"),
        ("court VX", 1, 7, "row of symbols"),
        ("court VV", 1, 7, "named twice"),
        ("court V\npending V\nrow 0 r-VG\nphase place 0", 2, 1, "not at court any more"),
        ("pending V\ncourt G", 1, 1, "only while palaces are placed"),
        ("court -\npending V\nrow 0 r-GM\nphase place 0", 2, 1, "does not show"),
        ("court -\nrow 0 r-GM\nphase place 0", 3, 7, "no palace can be placed"),
        ("court -\npending V\nrow 0 r-VG\nleft 0 0\nphase place 0", 2, 1, "no palace can be placed"),
        ("phase card_tile 0\npile rest", 1, 7, "has a row"),
        ("phase card_tile 0\nrow 0 r-VG", 1, 7, "both piles are empty"),
        ("phase take_cards 0", 1, 7, "nothing in the supply"),
        ("phase take_cards 0\nsupply w-V\nrow 0 r-VG", 3, 1, "cleared"),
        ("phase supply\nsupply w-V\npile rest", 2, 1, "already"),
        ("phase supply", 1, 7, "both piles"),
        ("phase dummy\npile rest", 1, 7, "neutral"),
        ("dummy w-V", 1, 1, "dummy=on"),
        ("phase first\nvisit 2", 2, 1, "visit 1"),
        ("phase deal 0\nhand 1 w-V\npile rest", 2, 1, "not dealt yet"),
        ("phase deal 0\npile w-V", 1, 7, "too few"),
        ("phase bonus", 1, 7, "too few cards for the hands"),
        ("phase bonus\nsupply w-V", 2, 1, "not laid out yet"),
        ("phase bonus\ngoods 0 tea=1", 2, 1, "nobody owns goods"),
        ("phase game_end\nvisit 3", 2, 1, "after visit 12"),
        ("phase game_end\nwithdrawn 0 2", 2, 1, "everybody has withdrawn"),
        ("phase game_end\nwithdrawn", 2, 1, "everybody has withdrawn"),
        ("withdrawn 0", 1, 1, "the active player has withdrawn"),
        ("withdrawn 1 1", 1, 13, "named twice"),
        ("withdrawn 1\nrow 1 r-VG", 2, 1, "still in"),
        ("bonus KAB1=tea KAB1=tea", 1, 16, "named twice"),
        ("bonus KAB1=rice KAB3=rice", 1, 17, "only 1 tiles"),
        ("bonus KAB2=tea", 1, 7, "not a fortress"),
        ("bonus KAB1=silk", 1, 7, "not a bonus tile"),
        ("bonus KAB1=taj", 1, 7, "lies on AGR5"),
        ("bonus KAB1=tea AGR5=tea", 1, 16, "lies on AGR5"),
        ("row 0 r-VG+r-VM", 1, 7, "one coloured card"),
        ("row 0 w-V", 1, 7, "one coloured card"),
        ("row 0 r-VG y-VG", 1, 12, "bound to red"),
        ("row 0 r-VG r-VG", 1, 12, "only 1 r-VG"),
        ("row", 1, 1, "comes a seat"),
        ("row 3 r-VG", 1, 5, "no seat"),
        ("hand 0 3w-V", 1, 8, "there are only 2 w-V"),
        ("hand 0 w-X", 1, 8, "not a card"),
        ("hand 0 r-VG\nhand 1 r-VG", 2, 8, "there is only 1 r-VG"),
        ("hand 0 s-color\nhand 1 s-color", 2, 8, "only 1 s-color"),
        ("hand 0 w-V\nhand 0 w-G", 2, 1, "twice"),
        ("hand 0 w-V w-G", 1, 1, "one word"),
        ("supply s-color", 1, 8, "beside the board"),
        ("seen 0 w-V", 1, 1, "must be in the hand"),
        ("seen 0 3w-V", 1, 8, "not as many"),
        ("palaces 0 KAB1 KAB1", 1, 16, "already"),
        ("palaces 0 KAB1\npalaces 1 KAB1", 2, 11, "plain palace on KAB1 already"),
        ("palaces 0 KAB1* KAB1*", 1, 17, "crowned palace on KAB1 already"),
        ("palaces 0 XXX1", 1, 11, "not a city"),
        ("left 0 21", 1, 8, "0 to 20"),
        ("palaces 0 KAB1\nleft 0 20", 2, 1, "only 20 palaces"),
        ("tokens 0 VVV", 1, 10, "more than two"),
        ("tokens 0 K", 1, 10, "letters of persons"),
        ("tokens 0 VV", 1, 1, "too many tokens"),
        ("goods 0 tea=9", 1, 9, "0 to 8"),
        ("goods 0 silk=1", 1, 9, "not known here"),
        ("goods 0 tea", 1, 9, "name=number"),
        ("goods 0 tea=1 tea=2", 1, 15, "twice"),
        ("goods 0 tea=4", 1, 1, "only 8 tea"),
        ("tiles 0 13", 1, 9, "0 to 12"),
        ("tiles 0 0", 1, 9, "1 to 12"),
        ("visit 5\ntiles 0 6\ngoods 0 rice=1 gems=1", 2, 1, "won in its visit"),
        ("visit 5\ntiles 0 3", 0, 0, "counts those of the tiles"),
        (
            "visit 5\ngoods 0 spice=1 gems=1\ntiles 0 3\ngoods 1 spice=1\ntiles 1 3",
            5,
            9,
            "one player at most",
        ),
        ("points 0 60001", 1, 10, "0 to 60000"),
        ("points 0 3\nearned 0 palaces=4", 2, 1, "more is earned"),
        ("points 0 3\nvisits 0 4", 2, 1, "the visits bring more"),
        ("points 0 3\nvisits 0 0 3", 2, 1, "not come yet"),
        ("visits 0 0 0 0 0 0 0 0 0 0 0 0 0 0", 1, 34, "no more than 12"),
        ("placed maybe", 1, 1, "not followed"),
        ("placed yes", 1, 1, "only while palaces are placed"),
        ("hand 0 0w-V", 1, 8, "not a number from 1 to 9"),
    ] {
        let error = TajMahal::read_position(&Options::default(), 3, text).expect_err(text);
        assert!(error.reason.contains(reason), "{text}: {error:?}");
        assert!(line == 0 || (error.line, error.column) == (line, column), "{text}: {error:?}");
        assert!(!error.reason.ends_with('.'));
    }
}

/// Said in full or left out, everybody has withdrawn at the end.
#[test]
fn at_the_end_everybody_has_withdrawn() {
    for text in ["phase game_end", "phase game_end\nwithdrawn 2 0 1"] {
        let game = TajMahal::read_position(&Options::default(), 3, text).expect(text);
        assert_eq!(game.json()["withdrawn"], serde_json::json!([true, true, true]), "{text}");
    }
}

#[test]
fn omitted_lines_have_their_default() {
    let game = TajMahal::read_position(&Options::default(), 4, "# nothing\n\n").expect("the empty position");
    let json = game.json();
    assert_eq!((game.phase(), json["visit"].as_u64(), json["to_move"].as_u64()), ("turn", Some(1), Some(0)));
    assert_eq!(json["court"], serde_json::json!(["V", "G", "M", "P", "K", "E"]));
    assert_eq!((json["province"].as_str(), json["pile"].as_u64()), (Some("KAB"), Some(0)));
    assert_eq!(json["palaces_left"], serde_json::json!([20, 20, 20, 20]));
    assert_eq!(game.view(Viewer::Spectator).sizes.0, [0; 5]);
    let first = Options { first: Some(Seat::new(2)), ..Options::default() };
    let game = TajMahal::read_position(&first, 4, "visit 5 # a note\npile rest").expect("a position");
    assert_eq!((game.json()["starting_player"].as_u64(), game.json()["pile"].as_u64()), (Some(2), Some(96)));
}

/// Error messages stay short for any input.
#[test]
fn long_words_are_cut() {
    let long = "9".repeat(100_000);
    for text in [
        "{}",
        "visit {}",
        "hand 0 {}",
        "hand 0 {}w-V",
        "palaces 0 {}",
        "phase {}",
        "bonus {}",
        "goods 0 {}=1",
        "court {}",
    ] {
        let text = text.replace("{}", &long);
        let error = TajMahal::read_position(&Options::default(), 3, &text).expect_err("nonsense");
        assert!(error.reason.chars().count() < 300, "{}", error.reason);
    }
    assert!(format!("play {long}").parse::<Action>().expect_err("nonsense").chars().count() < 300);
}

#[test]
fn options_fit_their_tables() {
    let is_allowed = |text: &str, seats: usize| options::read::<Options>(text).expect(text).fits(seats);
    assert!((3..=5).all(|seats| is_allowed("", seats).is_ok()) && is_allowed("dummy=on", 2).is_ok());
    assert!(is_allowed("", 2).is_err_and(|why| why.contains("dummy=on")));
    assert!(is_allowed("dummy=on", 3).is_err_and(|why| why.contains("two seats only")));
    assert!(is_allowed("first_player=4", 4).is_err_and(|why| why.contains("0 to 3")));
}

/// A text with a word or a line replaced by another one of it.
fn changed(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|line| line.split_whitespace().map(str::to_string).collect()).collect();
    let all: Vec<String> = lines.concat();
    for _ in 0..=dice.below(3) {
        let at = dice.below(lines.len() as u32) as usize;
        let width = lines[at].len() as u32;
        match dice.below(6) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 if width > 1 => drop(lines[at].remove(1 + dice.below(width - 1) as usize)),
            2 => lines[at].extend(dice.pick(&all).cloned()),
            3 => lines[at] = vec!["phase".into(), "card_tile".into(), dice.below(5).to_string()],
            _ if width > 1 => {
                let word = 1 + dice.below(width - 1) as usize;
                lines[at][word] = match dice.below(3) {
                    0 => dice.below(14).to_string(),
                    _ => dice.pick(&all).cloned().unwrap_or_default(),
                };
            }
            _ => {}
        }
    }
    lines.iter().map(|line| line.join(" ")).collect::<Vec<_>>().join("\n")
}

/// Whatever position is accepted, it is written and read again, and can be played from there.
#[test]
fn positions_that_are_accepted_can_be_played() {
    let (mut dice, mut accepted) = (Dice::new(77), 0);
    for (seats, dummy) in [(3, false), (5, false), (2, true)] {
        let options = Options { dummy, ..Options::default() };
        for _ in 0..30 {
            let mut game = TajMahal::start(&options, seats);
            while let Some(action) = next(&game, &mut dice) {
                game.apply(&action, &mut NoEvents);
                if dice.below(6) > 0 {
                    continue;
                }
                let text = changed(&game.write_position(), &mut dice);
                let Ok(other) = TajMahal::read_position(&options, seats, &text) else { continue };
                accepted += 1;
                playable(&options, seats, other, &mut dice);
            }
        }
    }
    assert!(accepted > 200, "{accepted}");
}

fn next(game: &TajMahal, dice: &mut Dice) -> Option<Action> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(game.roll(dice)),
        Turn::Seat(_) => game.random(dice),
    }
}

fn playable(options: &Options, seats: usize, mut game: TajMahal, dice: &mut Dice) {
    for _ in 0..40 {
        let text = game.write_position();
        assert_eq!(TajMahal::read_position(options, seats, &text).as_ref(), Ok(&game), "{text}");
        let Some(action) = next(&game, dice) else {
            assert_eq!(game.turn(), Turn::Over, "somebody is stuck\n{text}");
            return;
        };
        let is_playable = match game.turn() {
            Turn::Seat(seat) => game.check(seat, &action).is_ok(),
            _ => game.is_possible(&action),
        };
        assert!(is_playable, "{action}\n{text}");
        game.apply(&action, &mut NoEvents);
    }
}
