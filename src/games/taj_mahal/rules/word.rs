//! Helpers for position texts: pairs of words, and values that may be given only once.

use crate::table::PositionError;
use crate::table::record::quoted;
use crate::table::word::{Word, number};

/// Reads `name=number` words.
pub(super) fn pairs<'a, T>(
    words: &[Word<'a>],
    named: impl Fn(&str) -> Option<T>,
    most: u16,
) -> Result<Vec<(Word<'a>, T, u16)>, PositionError> {
    let pair = |word: &Word<'a>| {
        let (name, count) = word.text.split_once('=').ok_or_else(|| word.error("this is no name=number"))?;
        let thing = named(name).ok_or_else(|| word.error(format!("{} is not known here", quoted(name))))?;
        Ok((*word, thing, number(&Word { text: count, ..*word }, most)?))
    };
    words.iter().map(pair).collect()
}

/// Sets a value that has not been set yet.
pub(super) fn set<T: PartialEq + Default>(
    place: &mut T,
    value: T,
    word: &Word<'_>,
) -> Result<(), PositionError> {
    if *place != T::default() {
        return Err(word.error("this is given twice"));
    }
    *place = value;
    Ok(())
}
