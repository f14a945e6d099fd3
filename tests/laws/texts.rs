//! Actions nobody listed: texts of actions met, with words swapped, numbers and letters changed, and read back.
//! Also compiled into the fuzz targets (`fuzz/`).

use std::collections::BTreeMap;

use deska::table::{Dice, Game, NoEvents, Slots};

/// The words of all texts so far: verbs, and arguments by their form.
#[derive(Default)]
pub struct Lexicon {
    words: BTreeMap<String, Vec<String>>,
}

/// Positions of the verbs among the forms.
const VERB: &str = "verb";

fn place(at: usize, word: &str) -> String {
    if at == 0 { VERB.to_string() } else { form(word) }
}

/// A word with every run of letters and of digits as one sign: `H11` and `B2` are of one form, `(0,-1)` and
/// `(12,3)` are too.
pub fn form(word: &str) -> String {
    let mut form = String::new();
    for c in word.chars().filter(|c| *c != '-') {
        let sign = if c.is_ascii_digit() { '0' } else { c.to_ascii_lowercase() };
        let sign = if sign.is_ascii_alphabetic() { 'a' } else { sign };
        if !form.ends_with(sign) {
            form.push(sign);
        }
    }
    form
}

/// First word of an action.
pub fn verb(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

impl Lexicon {
    pub fn learn(&mut self, text: &str) {
        for (at, word) in text.split_whitespace().enumerate() {
            let words = self.words.entry(place(at, word)).or_default();
            if !words.iter().any(|known| known == word) {
                words.push(word.to_string());
            }
        }
    }

    /// The text with one change; it may not be an action at all.
    pub fn changed(&self, text: &str, dice: &mut Dice) -> String {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        if words.is_empty() {
            return self.any_word(dice);
        }
        let at = dice.below(words.len() as u32) as usize;
        match dice.below(8) {
            0..=2 => words[at] = self.word(&place(at, &words[at]), dice),
            3..=4 => words[at] = with_other_number(&words[at], dice),
            5 => words[at] = with_other_letter(&words[at], dice),
            6 => words.push(self.any_word(dice)),
            _ => drop(words.remove(at)),
        }
        words.join(" ")
    }

    fn word(&self, form: &str, dice: &mut Dice) -> String {
        self.words.get(form).and_then(|words| dice.pick(words)).cloned().unwrap_or_default()
    }

    fn any_word(&self, dice: &mut Dice) -> String {
        let forms: Vec<&String> = self.words.keys().collect();
        dice.pick(&forms).map_or_else(String::new, |form| self.word(form, dice))
    }
}

/// The word with one of its numbers changed, mostly by little.
fn with_other_number(word: &str, dice: &mut Dice) -> String {
    let runs: Vec<&str> = word.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).collect();
    let Some(run) = dice.pick(&runs) else { return word.to_string() };
    let number: u32 = run.parse().unwrap_or_default();
    let other = [number + 1, number.saturating_sub(1), dice.below(8), 90 * dice.below(4)];
    word.replacen(run, &other[dice.below(4) as usize].to_string(), 1)
}

/// The word with one of its letters changed.
fn with_other_letter(word: &str, dice: &mut Dice) -> String {
    let letters: Vec<char> = word.chars().filter(char::is_ascii_alphabetic).collect();
    let Some(letter) = dice.pick(&letters) else { return word.to_string() };
    let other = (b'a' + dice.below(26) as u8) as char;
    let other = if letter.is_ascii_uppercase() { other.to_ascii_uppercase() } else { other };
    word.replacen(*letter, &other.to_string(), 1)
}

/// Returns whether a legal action is only a longer form of a listed one: `ransom P1 P0` for `ransom P1`.
pub fn longer<G: Game>(game: &G, legal: &[G::Action], action: &G::Action) -> bool {
    let picks = action.picks();
    let after = |action: &G::Action| {
        let mut after = game.clone();
        after.apply(action, &mut NoEvents);
        after
    };
    let shorter = legal.iter().find(|short| short.picks().iter().all(|pick| picks.contains(pick)));
    shorter.is_some_and(|short| after(short) == after(action))
}
