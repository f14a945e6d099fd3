//! Every line of the seed text is shown by a record whose title names it (`L13`), or holds no rule (rules: elementaris
//! 16).

use crate::records;

/// Lines of the seed text.
const LINES: usize = 61;

/// Lines that no game could show, and where they are.
const NO_GAMES: [(usize, &str); 3] = [
    (1, "the board is unfolded and admired: the look of the table"),
    (5, "resources are metal rings in a common pile, which never runs out: they are not counted"),
    (61, "the signature: it stands in the credits"),
];

#[test]
fn every_line_of_the_seed_is_shown() {
    let all = records::all();
    let titles: Vec<&str> = all
        .iter()
        .filter(|(_, record)| record.game == "elementaris")
        .map(|(_, record)| record.title.as_str())
        .collect();
    for line in 1..=LINES {
        let named = |title: &&str| title.split([' ', ',']).any(|word| word == format!("L{line}"));
        let shown = titles.iter().any(named);
        let elsewhere = NO_GAMES.iter().any(|(other, _)| *other == line);
        assert!(shown != elsewhere, "line {line} of the seed is shown by a record, or no game can show it");
    }
}
