//! Arbitrary text as a record: it plays, or an error says where it is wrong. A played record is written and played
//! again to an equal session. Never a panic. The fuzz target `record` runs this, and so do the native tests.

use deska::games::GameId;
use deska::games::tigris::Cell;
use deska::table::record::{self, Record, RecordError};
use deska::table::{Game, options};
use deska::with_game;

/// Counts the texts that were read as records and played, so that a test can see that the inputs led somewhere.
#[derive(Default, Debug)]
pub struct Met {
    /// Records that play to their last line.
    pub played: usize,
    /// Records that play up to a line that is refused.
    pub broken: usize,
    /// Texts that are not a record of the game.
    pub refused: usize,
    /// Entries that were made.
    pub entries: usize,
}

/// The target.
pub fn run(text: &str, met: &mut Met) {
    for id in GameId::ALL {
        with_game!(*id, G => one::<G>(text, met));
    }
    for line in text.lines() {
        if let Ok(cell) = line.parse::<Cell>() {
            assert_eq!(cell.to_string().parse(), Ok(cell), "{line}");
        }
    }
}

fn one<G: Game>(text: &str, met: &mut Met) {
    whole::<G>(text, met);
    // The deeper readers, without waiting for the fuzzer to find a head.
    let id = G::INFO.id;
    whole::<G>(&format!("deska 1\ngame {id}\nseats 2\n--\n{text}"), met);
    whole::<G>(&format!("deska 1\ngame {id}\nseats 3\nposition\n{text}\n--\n"), met);
    let _ = options::read::<G::Options>(text);
    for line in text.lines() {
        if let Ok(action) = line.parse::<G::Action>() {
            assert_eq!(action.to_string().parse(), Ok(action), "{line}");
        }
    }
}

fn whole<G: Game>(text: &str, met: &mut Met) {
    let played = match Record::parse(text).and_then(|record| record::play::<G>(&record)) {
        Ok(played) => played,
        Err(error) => {
            met.refused += 1;
            return says_where(&error);
        }
    };
    *if played.broken.is_some() { &mut met.broken } else { &mut met.played } += 1;
    met.entries += played.session.len();
    played.failed.iter().chain(&played.broken).for_each(says_where);
    let written = record::write(&played.session);
    let again = Record::parse(&written).and_then(|record| record::play::<G>(&record));
    let again = again.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(again.broken, None, "{written}");
    assert_eq!(again.session.game(), played.session.game(), "{written}");
    let game = played.session.game();
    let position = game.write_position();
    let read = G::read_position(&played.session.head.options, game.seats(), &position);
    assert_eq!(read.as_ref(), Ok(game), "{position}");
}

fn says_where(error: &RecordError) {
    assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty(), "{error:?}");
}
