//! Parts of a line that know their place.

/// A part of a line.
#[derive(Clone, Copy)]
pub(super) struct Chunk<'a> {
    pub text: &'a str,
    /// First column, from 1, counted in characters.
    pub column: usize,
}

impl<'a> Chunk<'a> {
    /// Returns a line without the blanks at its ends.
    pub fn line(text: &'a str) -> Self {
        Self { text, column: 1 }.trimmed()
    }

    fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        let blanks = self.text[..self.text.len() - text.len()].chars().count();
        Self { text: text.trim_end(), column: self.column + blanks }
    }

    /// Splits off the first word; the rest may be empty.
    pub fn split(self) -> (Self, Self) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        let rest = Self { text: rest, column: self.column + word.chars().count() };
        (Self { text: word, column: self.column }, rest.trimmed())
    }

    /// Returns an error at the column of this part.
    pub fn wrong(self, reason: impl Into<String>) -> Wrong {
        (self.column, reason.into())
    }
}

/// A column and the reason of the error there.
pub(super) type Wrong = (usize, String);
