//! Arbitrary text as a record (`tests/fuzzing/record.rs`).

#![no_main]

#[path = "../../tests/fuzzing/record.rs"]
mod record;

libfuzzer_sys::fuzz_target!(|text: &str| record::run(text, &mut record::Met::default()));
