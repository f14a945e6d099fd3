//! Golden numbers: the number of decision sequences of each length from a given moment. A number changes when any
//! rule changes.

use std::fs;
use std::path::Path;

use deska::games::GameId;
use deska::games::tigris::Tigris;
use deska::table::record::{self, Record};
use deska::table::{Dice, Game, NoEvents, Session, Turn, options};
use deska::with_game;

use crate::laws::head;

/// Decision sequences of exactly this length; chance events between them depend on seed and entry number.
fn sequences<G: Game>(game: &G, entry: usize, seed: u64, length: usize) -> u64 {
    if game.turn() == Turn::Chance {
        let mut rolled = game.clone();
        rolled.apply(&game.roll(&mut Dice::for_entry(seed, entry)), &mut NoEvents);
        return sequences(&rolled, entry + 1, seed, length);
    }
    if length == 0 {
        return 1;
    }
    let after = |action: &G::Action| {
        let mut next = game.clone();
        next.apply(action, &mut NoEvents);
        sequences(&next, entry + 1, seed, length - 1)
    };
    game.legal().iter().map(after).sum()
}

fn from_set_up<G: Game>(seats: usize, seed: u64, sheet: &str) -> Vec<u64> {
    let sheet = options::read(sheet).expect("options of the game");
    let mut session = Session::<G>::new(head(sheet, seats, seed));
    session.roll_all();
    (1..=2).map(|length| sequences(session.game(), session.len(), seed, length)).collect()
}

#[test]
fn sequences_from_the_set_up() {
    let tables = [
        ("tigris", 2, 1, ""),
        ("tigris", 2, 2, ""),
        ("tigris", 3, 1, ""),
        ("tigris", 4, 1, ""),
        ("tigris", 2, 1, "board=advanced"),
        ("tigris", 4, 7, "english=on board=advanced"),
        ("carcassonne", 2, 1, ""),
        ("carcassonne", 6, 2, "tower=off farmers=off"),
        ("taj_mahal", 3, 1, ""),
        ("taj_mahal", 5, 2, "first_player=4"),
        ("taj_mahal", 2, 3, "dummy=on auto_place=off"),
        ("java", 4, 1, ""),
        ("elementaris", 2, 1, ""),
        ("elementaris", 4, 1, "first_city=own_corner"),
    ];
    let found = tables.map(|(id, seats, seed, sheet)| {
        let game = GameId::named(id).expect("a game of the family");
        with_game!(game, G => from_set_up::<G>(seats, seed, sheet))
    });
    let golden = [
        [609, 335_165],
        [616, 376_966],
        [563, 316_034],
        [609, 351_755],
        [627, 358_217],
        [631, 394_765],
        [4, 12],
        [4, 8],
        [13, 142],
        [7, 78],
        [11, 73],
        [2437, 5_820_978],
        [96, 8640],
        [24, 576],
    ];
    assert_eq!(found, golden);
    for id in GameId::ALL {
        assert!(tables.iter().any(|table| table.0 == id.info().id), "{} has no counts", id.info().id);
    }
}

/// From the middle of records, with conflicts, monuments and treasures: after this many entries, up to this length.
#[test]
fn sequences_from_records() {
    let moments = [
        ("w02-war-two-colours", 0, 2),
        ("w02-war-two-colours", 1, 3),
        ("w13-joining-tile-neutral", 0, 2),
        ("w20-two-treasures-left", 1, 2),
        ("w21-english", 1, 3),
        ("w25-several-squares", 1, 2),
        ("w29-two-wars", 1, 5),
    ];
    let found = moments.map(|(name, entries, length)| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/tigris/{name}.deska"));
        let record = Record::parse(&fs::read_to_string(file).expect("a record")).expect(name);
        let session = record::play::<Tigris>(&record).expect(name).session.until(entries);
        sequences(session.game(), entries, 1, length)
    });
    assert_eq!(found, [172_011, 11, 190_835, 690, 1457, 1160, 40]);
}
