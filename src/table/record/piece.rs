//! Parts of a line that know where they stand.

/// A part of a line.
#[derive(Clone, Copy)]
pub(super) struct Chunk<'a> {
    pub text: &'a str,
    /// Where it begins, from 1, counted in characters.
    pub column: usize,
}

impl<'a> Chunk<'a> {
    /// A line without the blanks at its ends.
    pub fn line(text: &'a str) -> Self {
        Self { text, column: 1 }.trimmed()
    }

    fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        let blanks = self.text[..self.text.len() - text.len()].chars().count();
        Self { text: text.trim_end(), column: self.column + blanks }
    }

    /// The first word and what follows it, which may be nothing.
    pub fn split(self) -> (Self, Self) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        let rest = Self { text: rest, column: self.column + word.chars().count() };
        (Self { text: word, column: self.column }, rest.trimmed())
    }

    /// What is wrong, and the column of this part.
    pub fn wrong(self, reason: impl Into<String>) -> Wrong {
        (self.column, reason.into())
    }
}

/// A column and what is wrong there.
pub(super) type Wrong = (usize, String);
