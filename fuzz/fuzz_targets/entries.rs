//! Arbitrary sequences of entries in every game (`tests/fuzzing/entries.rs`).

#![no_main]

#[path = "../../tests/fuzzing/entries.rs"]
mod entries;
#[path = "../../tests/laws/texts.rs"]
mod texts;
#[path = "../../tests/laws/verbs.rs"]
mod verbs;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entries::run(bytes, &mut entries::Met::default()));
