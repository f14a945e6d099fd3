//! Quoting of foreign text in reasons: limited in length and without invisible characters.

use crate::table::session::is_hidden;

/// The most characters of a word or an action.
const WORD: usize = 60;
/// The most characters of a value of the state.
const VALUE: usize = 400;

/// Returns a word or an action in backticks, cut to sixty characters; invisible characters are escaped as numbers.
pub fn quoted(text: &str) -> String {
    format!("`{}`", printable(text))
}

/// Returns the text cut and escaped like [`quoted`], without backticks.
pub fn printable(text: &str) -> String {
    cut(text, WORD)
}

/// Returns a value of the state, for which the limit is higher.
pub(super) fn value(text: &str) -> String {
    cut(text, VALUE)
}

fn cut(text: &str, most: usize) -> String {
    let (mut signs, mut printable) = (text.chars(), String::new());
    for c in signs.by_ref().take(most) {
        if c.is_control() || is_hidden(c) {
            printable.extend(c.escape_default());
        } else {
            printable.push(c);
        }
    }
    if signs.next().is_some() {
        printable.push('…');
    }
    printable
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cut_and_invisible_characters_escaped() {
        assert_eq!(quoted("Bedřich"), "`Bedřich`");
        assert_eq!(quoted("a\tb\u{7}\u{202e}"), "`a\\tb\\u{7}\\u{202e}`");
        assert_eq!(printable(&"ř".repeat(WORD)), "ř".repeat(WORD));
        assert_eq!(printable(&"ř".repeat(WORD + 1)), "ř".repeat(WORD) + "…");
        assert_eq!(value(&"x".repeat(1000)).chars().count(), VALUE + 1);
    }
}
