//! External texts: they are read, or refused with a place and a reason. A text that is read can be
//! played to its end. Nothing panics.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use deska::games::carcassonne::{Action, Carcassonne, Cell, Options};
use deska::table::record::{self, Record};
use deska::table::{Dice, Game, NoEvents, Turn, options};
use proptest::prelude::*;

use crate::texts::{LONG, sound};

/// Every record of the game, to be damaged.
static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/carcassonne");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("records").filter_map(|f| Some(f.ok()?.path())).collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).expect("a record")).collect()
});

/// Plays randomly to the end of the game.
fn play_out(mut game: Carcassonne, seed: u64) {
    let mut dice = Dice::new(seed);
    for _ in 0..2000 {
        let action = match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.roll(&mut dice),
            Turn::Seat(_) => game.random(&mut dice).expect("nobody is stuck"),
        };
        game.apply(&action, &mut NoEvents);
    }
    panic!("the game does not end");
}

fn read(text: &str) {
    let played = match Record::parse(text).and_then(|record| record::play::<Carcassonne>(&record)) {
        Ok(played) => played,
        Err(error) => return sound(&error, text),
    };
    played.failed.iter().chain(&played.broken).for_each(|error| sound(error, text));
    let game = played.session.game();
    let position = game.write_position();
    let again = Carcassonne::read_position(&played.session.head.options, game.seats(), &position);
    assert_eq!(again.as_ref(), Ok(game), "{position}");
    play_out(game.clone(), text.len() as u64);
    let written = record::write(&played.session);
    let again = Record::parse(&written).and_then(|record| record::play::<Carcassonne>(&record));
    let again = again.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!((again.broken, again.session.game()), (None, game));
}

/// Words of positions and records, put anywhere.
const WORDS: &[&str] = &[
    " ",
    "\n",
    "#",
    "--",
    "0",
    "9",
    "-1",
    "99999999999",
    "*",
    "(",
    ")",
    "(0,0)",
    "(0,-1)",
    "(999,-999)",
    "P0",
    "P1",
    "P5",
    "D0",
    "U1",
    "TB0",
    "TQ3",
    ".",
    "c0",
    "f0",
    "m0",
    "top",
    "ransomed",
    "over\n",
    "first\n",
    "map (5,5)\n",
    "pile\n",
    "pile C X\n",
    "on P0 (0,0) c0\n",
    "tower (0,1) 1\n",
    "prison P0 P1 2\n",
    "earned P0 roads 9\n",
    "points 9 9\n",
    "turn P0 draw\n",
    "seats 6\n",
    "options tower=off\n",
    "options farmers=off first_player=1\n",
    "* roll\n",
    "0 pass\n",
    "0 end\n",
    "\u{feff}",
    "ř",
    "\u{202e}\u{7}",
    LONG,
];

fn spoil() -> impl Strategy<Value = (usize, usize, String)> {
    let word = prop_oneof![4 => prop::sample::select(WORDS).prop_map(String::from), 1 => any::<String>()];
    (any::<usize>(), 0..12usize, word)
}

/// Replaces some characters with a word.
fn spoiled(text: &str, (at, cut, word): &(usize, usize, String)) -> String {
    let signs: Vec<char> = text.chars().collect();
    let at = at % (signs.len() + 1);
    let end = (at + cut).min(signs.len());
    signs[..at].iter().copied().chain(word.chars()).chain(signs[end..].iter().copied()).collect()
}

/// Two lines change places.
fn shuffled(text: &str, a: usize, b: usize) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let count = lines.len();
    lines.swap(a % count, b % count);
    lines.join("\n")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_record_of_carcassonne_plays_or_says_where_it_is_wrong(
        n in any::<usize>(),
        spoils in prop::collection::vec(spoil(), 0..4),
        swap in any::<(usize, usize)>(),
    ) {
        let text = &RECORDS[n % RECORDS.len()];
        read(&spoils.iter().fold(text.clone(), |text, how| spoiled(&text, how)));
        read(&shuffled(text, swap.0, swap.1));
    }

    #[test]
    fn any_text_is_a_position_or_refused(text in any::<String>(), lines in "[ -~\n]{0,200}") {
        for text in [&text, &lines] {
            read(&format!("deska 1\ngame carcassonne\nseats 2\nposition\n{text}\n--\n0 pass\n"));
            let _ = options::read::<Options>(text);
            for seats in 2..=6 {
                if let Err(error) = Carcassonne::read_position(&Options::default(), seats, text) {
                    prop_assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty(), "{error:?}");
                }
            }
        }
    }

    #[test]
    fn any_word_is_an_action_or_refused(
        noise in any::<String>(),
        verb in "(place|follower|build|top|capture|ransom|draw|first|pass|decline|end)( [(),a-zA-Z0-9-]{0,9}){0,3}",
        cell in "(place|build|capture) [(]-?[0-9]{0,4},-?[0-9]{0,4}[)]( [a-z0-9]{0,4})?",
    ) {
        for text in [noise, verb, cell] {
            match text.parse::<Action>() {
                Ok(action) => prop_assert_eq!(action.to_string().parse(), Ok(action), "{}", text),
                Err(reason) => prop_assert!(reason.ends_with('.'), "{}", reason),
            }
            if let Ok(cell) = text.parse::<Cell>() {
                prop_assert_eq!(cell.to_string().parse(), Ok(cell));
            }
        }
    }
}
