//! Long texts are sent in parts, because browsers limit the size of a message. Each part begins with a character that
//! marks whether more follow.

use std::fmt;

/// The longest part with its sign, in bytes.
const MAX_PART: usize = 48_000;
/// The longest text, in bytes: more is neither sent nor received.
pub const MAX_LENGTH: usize = 4_000_000;

const MORE: char = '+';
const LAST: char = '.';

/// Splits a text into parts.
pub fn split(text: &str) -> Vec<String> {
    let (mut parts, mut rest) = (Vec::new(), text);
    while rest.len() >= MAX_PART {
        // A character has at most four bytes.
        let end = (MAX_PART - 4..MAX_PART).rev().find(|end| rest.is_char_boundary(*end));
        let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
        parts.push(format!("{MORE}{part}"));
        rest = after;
    }
    parts.push(format!("{LAST}{rest}"));
    parts
}

/// The parts received so far of one text.
#[derive(Default)]
pub struct Inbox(String);

/// The reason why the other side cannot be understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartError {
    /// A part without a sign.
    Unsigned,
    /// The text is longer than 4 MB.
    TooLong,
}

impl fmt::Display for PartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unsigned => "a part of a message has no sign",
            Self::TooLong => "a message is longer than 4 MB",
        })
    }
}

impl std::error::Error for PartError {}

impl Inbox {
    /// Adds a part; returns the text when it is complete.
    ///
    /// # Errors
    /// The reason why the part is refused.
    pub fn push(&mut self, part: &str) -> Result<Option<String>, PartError> {
        let mut signs = part.chars();
        let more = match signs.next() {
            Some(MORE) => true,
            Some(LAST) => false,
            _ => return Err(PartError::Unsigned),
        };
        if self.0.len() + part.len() > MAX_LENGTH + 1 {
            return Err(PartError::TooLong);
        }
        self.0.push_str(signs.as_str());
        Ok((!more).then(|| std::mem::take(&mut self.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_every_length_are_joined_again() {
        let mut inbox = Inbox::default();
        for text in
            [String::new(), "x".repeat(47_999), "x".repeat(48_000), "é".repeat(70_001), "🂡".repeat(40_000)]
        {
            let parts = split(&text);
            assert_eq!(
                parts.len(),
                1 + text.len() / 47_999 - usize::from(text.len() == 47_999),
                "{}",
                text.len()
            );
            let (last, first) = parts.split_last().expect("there is always a part");
            for part in first {
                assert!(part.len() <= MAX_PART);
                assert_eq!(inbox.push(part), Ok(None));
            }
            assert_eq!(inbox.push(last), Ok(Some(text)));
        }
    }

    #[test]
    fn malformed_parts_are_refused() {
        assert_eq!(Inbox::default().push(""), Err(PartError::Unsigned));
        assert_eq!(Inbox::default().push("é"), Err(PartError::Unsigned));
        let mut inbox = Inbox::default();
        let part = format!("+{}", "x".repeat(MAX_LENGTH / 4));
        assert!((0..4).all(|_| inbox.push(&part) == Ok(None)));
        assert_eq!(inbox.push(".x"), Err(PartError::TooLong));
        assert_eq!(inbox.push(".").map(|text| text.map(|text| text.len())), Ok(Some(MAX_LENGTH)));
    }
}
