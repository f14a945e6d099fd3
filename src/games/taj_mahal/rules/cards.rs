//! Bags of cards, with a count per kind. No kind has more than two copies, so a bag is two bit sets: kinds in the
//! bag, and kinds in it twice. Text form as of [`crate::table::Bag::in_words`]: `2r-VE+w-K`.

use crate::table::record::{printable, quoted};
use crate::table::{Dice, never};

use super::card::{Card, Color};

/// A bag of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cards {
    once: u128,
    twice: u128,
}

const COLORED: u128 = (1 << 64) - 1;
const WHITES: u128 = 0b11_1111 << 64;

impl Cards {
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

    /// Creates a bag of one card.
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self { once: 1 << card.index(), twice: 0 }
    }

    /// Returns the bag with this number of copies of a card, two at most.
    #[must_use]
    pub const fn with_copies(self, card: Card, copies: u8) -> Self {
        let bit = 1 << card.index();
        let rest = Self { once: self.once & !bit, twice: self.twice & !bit };
        match copies {
            0 => rest,
            1 => Self { once: rest.once | bit, twice: rest.twice },
            _ => Self { once: rest.once | bit, twice: rest.twice | bit },
        }
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn total(&self) -> u32 {
        self.once.count_ones() + self.twice.count_ones()
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.once == 0
    }

    /// Returns the number of copies of this card.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        (self.once >> card.index() & 1) as u8 + (self.twice >> card.index() & 1) as u8
    }

    /// Returns whether the bag contains all of `other`.
    #[inline]
    pub const fn holds(&self, other: &Self) -> bool {
        other.once & !self.once == 0 && other.twice & !self.twice == 0
    }

    /// Adds `other`. There are never more than two copies of a kind.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn put(&mut self, other: &Self) {
        never!((self.twice & other.once) | (self.once & other.twice) != 0, "a third copy of a card");
        self.join(other);
    }

    /// Adds `other`, dropping third copies of a kind.
    #[inline]
    fn join(&mut self, other: &Self) {
        self.twice |= other.twice | (self.once & other.once);
        self.once |= other.once;
    }

    /// Removes `other`; missing cards are ignored, so check [`Cards::holds`] first.
    #[inline]
    pub fn take(&mut self, other: &Self) {
        self.once = (self.once & !other.once) | (self.twice & !other.twice);
        self.twice &= !other.once;
    }

    /// Adds a card.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn add(&mut self, card: Card) {
        self.put(&Self::of(card));
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.take(&Self::of(card));
    }

    /// Returns the coloured cards.
    #[inline]
    pub const fn colored(&self) -> Self {
        Self { once: self.once & COLORED, twice: self.twice & COLORED }
    }

    /// Returns the cards of one colour.
    #[inline]
    pub const fn of_color(&self, color: Color) -> Self {
        let mask = 0xffff << (16 * color.index());
        Self { once: self.once & mask, twice: self.twice & mask }
    }

    /// Returns the white cards.
    #[inline]
    pub const fn whites(&self) -> Self {
        Self { once: self.once & WHITES, twice: self.twice & WHITES }
    }

    /// Iterates over the different cards, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        bits(self.once)
    }

    /// Iterates over every card, in order; a card with two copies comes twice.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let twice = self.twice;
        bits(self.once)
            .flat_map(move |card| std::iter::repeat_n(card, 1 + (twice >> card.index() & 1) as usize))
    }

    /// Returns a random card of the bag.
    #[inline]
    pub fn pick(&self, dice: &mut Dice) -> Option<Card> {
        let ticket = dice.below(self.total());
        let single = self.once.count_ones();
        if ticket < single { nth(self.once, ticket) } else { nth(self.twice, ticket - single) }
    }

    /// Returns `count` random cards of the bag, without removing them; fewer if there are fewer.
    pub fn draw(&self, count: u32, dice: &mut Dice) -> Self {
        let (mut left, mut drawn) = (*self, Self::EMPTY);
        for _ in 0..count {
            let Some(card) = left.pick(dice) else { break };
            left.remove(card);
            drawn.add(card);
        }
        drawn
    }

    /// Returns the text form: `2r-VE+w-K`; `0` when empty.
    pub fn text(&self) -> String {
        let word = |card: Card| match self.count(card) {
            2 => format!("2{card}"),
            _ => card.word().to_string(),
        };
        let words: Vec<String> = self.kinds().map(word).collect();
        if words.is_empty() { "0".into() } else { words.join("+") }
    }
}

/// Keeps two copies of a card that comes more often: cards in typed text need not exist.
impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::EMPTY;
        cards.into_iter().for_each(|card| all.join(&Self::of(card)));
        all
    }
}

#[inline]
fn bits(mut mask: u128) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let next = (mask != 0).then(|| Card::at(mask.trailing_zeros() as usize));
        mask &= mask.wrapping_sub(1);
        next
    })
}

/// Returns the card of the `n`-th set bit.
#[inline]
fn nth(mask: u128, mut n: u32) -> Option<Card> {
    for step in 0..8 {
        let mut part = (mask >> (16 * step)) as u16;
        let here = part.count_ones();
        if n < here {
            for _ in 0..n {
                part &= part - 1;
            }
            return Some(Card::at((16 * step + part.trailing_zeros()) as usize));
        }
        n -= here;
    }
    None
}

/// Parses cards such as `2r-VE+w-K`, in any order and with repetitions; `0` for none. A copy number as in the rule
/// file, `r-VE#1`, is ignored.
pub(super) fn read_cards(word: &str) -> Result<Vec<Card>, String> {
    let mut cards = Vec::new();
    if word == "0" {
        return Ok(cards);
    }
    for part in word.split('+') {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, name) = part.split_at(digits);
        let name = name.strip_suffix("#1").or_else(|| name.strip_suffix("#2")).unwrap_or(name);
        let card: Card = name.parse()?;
        let wrong = || format!("{} before {} is not a number from 1 to 9", printable(number), quoted(name));
        let copies = if number.is_empty() {
            1
        } else {
            number.parse().ok().filter(|n| (1..=9).contains(n)).ok_or_else(wrong)?
        };
        cards.extend(std::iter::repeat_n(card, copies));
        if cards.len() > MAX_CARDS {
            return Err(format!("{} are more than {MAX_CARDS} cards", quoted(word)));
        }
    }
    Ok(cards)
}

/// Maximum number of cards in a list: all cards of the game.
const MAX_CARDS: usize = 100;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::taj_mahal::rules::STOCK;

    /// Compares the bag with counts per kind.
    #[test]
    fn a_bag_is_a_list_without_an_order() {
        let mut dice = Dice::new(5);
        for _ in 0..400 {
            let (whole, part) = (STOCK.draw(40, &mut dice), STOCK.draw(20, &mut dice));
            let mut left = whole;
            left.take(&part);
            let mut both = left;
            both.put(&part);
            for card in Card::all() {
                let (w, p) = (whole.count(card), part.count(card));
                assert_eq!(left.count(card), w.saturating_sub(p));
                assert_eq!(both.count(card), (w.saturating_sub(p) + p).min(2));
            }
            assert_eq!(whole.iter().count() as u32, whole.total());
            assert_eq!(whole.holds(&part), Card::all().all(|c| whole.count(c) >= part.count(c)));
            assert_eq!(whole.iter().collect::<Cards>(), whole);
            assert_eq!(read_cards(&whole.text()).map(|all| all.into_iter().collect::<Cards>()), Ok(whole));
        }
    }

    #[test]
    fn every_card_has_its_chance() {
        let (mut seen, mut dice) = ([0u32; 128], Dice::new(9));
        for _ in 0..9600 {
            let card = STOCK.pick(&mut dice).expect("a card");
            seen[card.index()] += 1;
        }
        for card in Card::all().filter(|card| card.special().is_none()) {
            let each = seen[card.index()] / u32::from(card.copies());
            assert!((60..140).contains(&each), "{card}: {each}");
        }
        assert_eq!(STOCK.draw(200, &mut dice), STOCK);
        assert_eq!(Cards::EMPTY.pick(&mut dice), None);
    }
}
