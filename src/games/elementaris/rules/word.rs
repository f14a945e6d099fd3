//! Words of a position text, with the places where they stand.

use crate::table::Flaw;
use crate::table::record::quoted;

/// A word of the text and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    pub line: usize,
    pub column: usize,
}

impl Word<'_> {
    /// A flaw at this word.
    pub(super) fn flaw(&self, reason: impl Into<String>) -> Flaw {
        Flaw { line: self.line, column: self.column, reason: reason.into() }
    }

    /// Whether it is this word; capital and small letters are the same.
    pub(super) fn is(&self, text: &str) -> bool {
        self.text.eq_ignore_ascii_case(text)
    }
}

/// The words of a line up to a note.
pub(super) fn words(line: &str, number: usize) -> Vec<Word<'_>> {
    let (mut words, mut start) = (Vec::new(), None);
    let ends = line.char_indices().map(|(at, c)| (at, c.is_whitespace())).chain([(line.len(), true)]);
    for (column, (at, blank)) in ends.enumerate() {
        match (start, blank) {
            (None, false) => start = Some((at, column + 1)),
            (Some((from, column)), true) => {
                let text = &line[from..at];
                if text.starts_with('#') {
                    break;
                }
                words.push(Word { text, line: number, column });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// A flaw of the text as a whole.
pub(super) fn nowhere(reason: impl Into<String>) -> Flaw {
    Flaw { line: 1, column: 1, reason: reason.into() }
}

/// A number without a sign, not above `most`.
pub(super) fn number(word: &Word<'_>, most: u16) -> Result<u16, Flaw> {
    let digits = !word.text.is_empty() && word.text.bytes().all(|b| b.is_ascii_digit());
    let number = word.text.parse().ok().filter(|n| digits && *n <= most);
    number.ok_or_else(|| word.flaw(format!("{} is not a number from 0 to {most}", quoted(word.text))))
}
