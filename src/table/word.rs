//! Words of a position text with their places, shared by the parsers of all games.

use std::str::FromStr;

use super::game::PositionError;
use super::record::quoted;

/// A word of the text with its place.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    /// The word itself.
    pub text: &'a str,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, counted in characters.
    pub column: usize,
}

impl<'a> Word<'a> {
    /// Returns an error at this word.
    pub fn error(&self, reason: impl Into<String>) -> PositionError {
        PositionError { line: self.line, column: self.column, reason: reason.into() }
    }

    /// Returns whether this is the given word, ignoring case.
    pub fn is(&self, text: &str) -> bool {
        self.text.eq_ignore_ascii_case(text)
    }

    /// Returns the part of the word from this byte on.
    #[must_use]
    pub fn from(&self, start: usize) -> Self {
        let column = self.column + self.text[..start].chars().count();
        Self { text: &self.text[start..], column, ..*self }
    }
}

/// Parses a word of a typed action: the reader's reason becomes a sentence.
///
/// # Errors
/// The reason why the word isn't such a value, with a full stop.
pub fn argument<T: FromStr<Err = String>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|reason| format!("{reason}."))
}

/// Splits a line with this number into words.
pub fn words(line: &str, number: usize) -> Vec<Word<'_>> {
    words_by(line, number, char::is_whitespace)
}

/// Splits a line into words up to a note: a word that begins with `#`.
pub fn words_before_note(line: &str, number: usize) -> Vec<Word<'_>> {
    let mut words = words(line, number);
    let end = words.iter().position(|word| word.text.starts_with('#')).unwrap_or(words.len());
    words.truncate(end);
    words
}

/// Splits a line at other separators; `parts` is called once for each character, in order.
pub fn words_by(line: &str, number: usize, mut parts: impl FnMut(char) -> bool) -> Vec<Word<'_>> {
    let (mut words, mut start) = (Vec::new(), None);
    let ends = line.char_indices().map(|(at, c)| (at, parts(c))).chain([(line.len(), true)]);
    for (column, (at, parted)) in ends.enumerate() {
        match (start, parted) {
            (None, false) => start = Some((at, column + 1)),
            (Some((from, column)), true) => {
                words.push(Word { text: &line[from..at], line: number, column });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// Returns an error of the text as a whole.
pub fn nowhere(reason: impl Into<String>) -> PositionError {
    Word { text: "", line: 1, column: 1 }.error(reason)
}

/// Parses a number without a sign, not above `most`.
///
/// # Errors
/// The reason why the word is not such a number.
pub fn number(word: &Word<'_>, most: u16) -> Result<u16, PositionError> {
    let digits = word.text.bytes().all(|b| b.is_ascii_digit());
    let number = word.text.parse().ok().filter(|n| digits && *n <= most);
    number.ok_or_else(|| word.error(format!("{} is not a number from 0 to {most}", quoted(word.text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts_and_columns(words: Vec<Word<'_>>) -> Vec<(String, usize)> {
        words.into_iter().map(|word| (word.text.to_string(), word.column)).collect()
    }

    #[test]
    fn words_have_their_line_and_column() {
        let line = "  ř ab\tc #d e ";
        let all =
            [("ř", 3), ("ab", 5), ("c", 8), ("#d", 10), ("e", 13)].map(|(word, at)| (word.to_string(), at));
        assert_eq!(texts_and_columns(words(line, 4)), all);
        assert_eq!(texts_and_columns(words_before_note(line, 4)), all[..3]);
        assert!(words(" ", 1).is_empty() && words("", 1).is_empty());
        let error = words(line, 4)[1].from(1).error("wrong");
        assert_eq!((error.line, error.column, error.reason.as_str()), (4, 6, "wrong"));
    }

    #[test]
    fn numbers_are_plain_and_small_enough() {
        let word = |text| Word { text, line: 1, column: 1 };
        assert_eq!((number(&word("7"), 7).ok(), number(&word("007"), 9).ok()), (Some(7), Some(7)));
        for wrong in ["", "8", "-1", "+1", "x", "99999999999"] {
            assert!(number(&word(wrong), 7).is_err(), "{wrong}");
        }
    }
}
