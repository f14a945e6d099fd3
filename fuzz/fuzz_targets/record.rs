//! Arbitrary text where the app reads text of others: it is refused or read, and what was read prints to
//! something that reads the same. Never a panic.

#![no_main]

use deska::grid::square::Cell;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for word in text.split_whitespace() {
        if let Ok(cell) = word.parse::<Cell>() {
            assert_eq!(cell.to_string().parse(), Ok(cell), "{word}");
        }
    }
});
