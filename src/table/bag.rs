//! Counted bags: a bag, deck or hand is a count per kind and never a shuffled list, so no order can leak.
//!
//! A bag has two text forms, each one word without blanks; `0` is the empty bag in both. Where the few kinds have a
//! letter each, a number precedes every letter: `3r1b`. Where kinds have words ([`Bag::in_words`]), kinds are joined
//! by `+`. A number then precedes a word only if the count is above one: `2red-fox+owl`.

use super::dice::Dice;
use super::never::OrNever;

/// Number of items of each of `K` kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bag<const K: usize>(pub [u8; K]);

impl<const K: usize> Default for Bag<K> {
    fn default() -> Self {
        Self([0; K])
    }
}

impl<const K: usize> Bag<K> {
    /// Returns the total of all kinds.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Returns whether the bag is empty.
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// Returns whether the bag contains all of `other`.
    #[inline]
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine >= theirs)
    }

    /// Adds `other`. A kind never exceeds 255.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn put(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.checked_add(*theirs).or_never(u8::MAX);
        }
    }

    /// Removes `other`, which must be contained: call [`Bag::holds`] first.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn take(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.checked_sub(*theirs).or_never(0);
        }
    }

    /// Removes as much of `other` as the bag contains and ignores the rest.
    #[inline]
    pub fn take_known(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_sub(*theirs);
        }
    }

    /// Returns a bag of `count` items that includes `part`: a substitute for a hidden hand in a dry run.
    pub fn stand_in(part: &Self, count: u32) -> Self {
        let mut bag = *part;
        bag.put(&Self::of(0, count.saturating_sub(part.total()) as u8));
        bag
    }

    /// Returns `count` random items without removing them; fewer if the bag has fewer.
    pub fn draw(&self, count: u32, dice: &mut Dice) -> Self {
        let (mut left, mut drawn) = (*self, Self::default());
        for _ in 0..count.min(self.total()) {
            let mut ticket = dice.below(left.total());
            for kind in 0..K {
                let here = u32::from(left.0[kind]);
                if ticket < here {
                    left.0[kind] -= 1;
                    drawn.0[kind] += 1;
                    break;
                }
                ticket -= here;
            }
        }
        drawn
    }

    /// Returns the text form with one letter per kind, empty kinds left out: `3r1b`; `0` when empty.
    pub fn text(&self, letters: &[char; K]) -> String {
        let parts: String =
            self.0.iter().zip(letters).filter(|(n, _)| **n > 0).map(|(n, l)| format!("{n}{l}")).collect();
        if parts.is_empty() { "0".into() } else { parts }
    }

    /// Reads the text form: kinds in any order, each at most once, each after its number. `None` if malformed.
    pub fn parse(text: &str, letters: &[char; K]) -> Option<Self> {
        let mut bag = Self::default();
        if text == "0" {
            return Some(bag);
        }
        let (mut number, mut seen) = (String::new(), [false; K]);
        for c in text.chars() {
            if c.is_ascii_digit() {
                number.push(c);
                continue;
            }
            let kind = letters.iter().position(|l| *l == c.to_ascii_lowercase())?;
            if seen[kind] {
                return None;
            }
            seen[kind] = true;
            bag.0[kind] = std::mem::take(&mut number).parse().ok()?;
        }
        (number.is_empty() && seen.contains(&true)).then_some(bag)
    }

    /// Returns a bag with `count` items of one kind.
    pub fn of(kind: usize, count: u8) -> Self {
        let mut bag = Self::default();
        bag.0[kind] = count;
        bag
    }

    /// Returns the text form with one word per kind: `2red-fox+owl`. A word begins with a letter and contains neither
    /// blanks nor `+`.
    pub fn in_words(&self, words: &[&str; K]) -> String {
        let name = |(n, word): (&u8, &&str)| match n {
            0 => None,
            1 => Some(word.to_string()),
            n => Some(format!("{n}{word}")),
        };
        let parts: Vec<String> = self.0.iter().zip(words).filter_map(name).collect();
        if parts.is_empty() { "0".into() } else { parts.join("+") }
    }

    /// Reads the form with words, ignoring case: kinds in any order, each at most once. `None` if malformed.
    pub fn from_words(text: &str, words: &[&str; K]) -> Option<Self> {
        let mut bag = Self::default();
        if text == "0" {
            return Some(bag);
        }
        for part in text.split('+') {
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            let (number, name) = part.split_at(digits);
            let kind = words.iter().position(|word| word.eq_ignore_ascii_case(name))?;
            let count = if number.is_empty() { 1 } else { number.parse().ok().filter(|n| *n > 0)? };
            if bag.0[kind] > 0 {
                return None;
            }
            bag.0[kind] = count;
        }
        Some(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RBGK: [char; 4] = ['r', 'b', 'g', 'k'];

    #[test]
    fn text_round_trip() {
        for bag in [Bag([0; 4]), Bag([3, 1, 0, 12]), Bag([0, 0, 255, 0])] {
            assert_eq!(Bag::parse(&bag.text(&RBGK), &RBGK), Some(bag));
        }
        for wrong in ["", "r", "3", "3r3r", "3x", "300r", "-1r"] {
            assert_eq!(Bag::parse(wrong, &RBGK), None, "{wrong}");
        }
    }

    #[test]
    fn words_round_trip() {
        let words = ["owl", "red-fox", "fox", "bear7"];
        for (bag, text) in
            [(Bag([0; 4]), "0"), (Bag([1, 2, 0, 0]), "owl+2red-fox"), (Bag([0, 0, 255, 1]), "255fox+bear7")]
        {
            assert_eq!(bag.in_words(&words), text);
            assert_eq!(Bag::from_words(text, &words), Some(bag));
        }
        assert_eq!(Bag::from_words("2Fox+1OWL", &words), Some(Bag([1, 0, 2, 0])));
        for wrong in
            ["", "2", "+", "owl+", "owl owl", "owl+owl", "0owl", "256owl", "-1owl", "2 owl", "cat", "2bear"]
        {
            assert_eq!(Bag::from_words(wrong, &words), None, "{wrong}");
        }
    }

    #[test]
    fn a_bag_of_more_than_255_things_is_drawn_from_evenly() {
        let bag = Bag([200, 200, 200]);
        let mut seen = [0u32; 3];
        for seed in 0..3000 {
            let drawn = bag.draw(1, &mut Dice::new(seed));
            seen.iter_mut().zip(drawn.0).for_each(|(s, n)| *s += u32::from(n));
        }
        assert_eq!(seen.iter().sum::<u32>(), 3000);
        assert!(seen.iter().all(|n| (900..1100).contains(n)), "{seen:?}");
        assert_eq!(bag.draw(600, &mut Dice::new(7)), bag);
        assert_eq!(bag.draw(599, &mut Dice::new(7)).total(), 599);
    }

    #[test]
    fn a_draw_is_part_of_the_bag_and_every_thing_has_its_turn() {
        let bag = Bag([5, 1, 0, 2]);
        let mut seen = [0u32; 4];
        for seed in 0..4000 {
            let drawn = bag.draw(1, &mut Dice::new(seed));
            assert!(bag.holds(&drawn) && drawn.total() == 1);
            seen.iter_mut().zip(drawn.0).for_each(|(s, n)| *s += u32::from(n));
        }
        assert_eq!(seen[2], 0);
        assert!((2350..2650).contains(&seen[0]) && (420..580).contains(&seen[1]), "{seen:?}");
        assert_eq!(bag.draw(99, &mut Dice::new(1)), bag);
    }
}
