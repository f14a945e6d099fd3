//! Sets of numbered cells as machine words.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

/// A set of cells numbered from 0, with 64 cells for each word: three words hold 192. Larger numbers are never
/// members.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells<const WORDS: usize = 3>(pub [u64; WORDS]);

impl<const WORDS: usize> Default for Cells<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> Cells<WORDS> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The capacity of the set.
    pub const CAPACITY: usize = WORDS * 64;

    /// Returns the set of this cell only.
    #[inline]
    pub const fn only(cell: usize) -> Self {
        let mut words = [0; WORDS];
        words[cell / 64] = 1 << (cell % 64);
        Self(words)
    }

    /// Returns whether the cell is in the set.
    #[inline]
    pub const fn has(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// Removes a cell.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    /// Returns whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Returns the number of cells in the set.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns whether the sets share a cell.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(mine, theirs)| mine & theirs != 0)
    }

    /// Returns the cell with the lowest number.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// Iterates over the cells in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<WORDS> {
        let (words, mut index) = (self.0, 0);
        let mut left = if WORDS == 0 { 0 } else { words[0] };
        std::iter::from_fn(move || {
            while left == 0 {
                index += 1;
                left = *words.get(index)?;
            }
            let cell = index * 64 + left.trailing_zeros() as usize;
            left &= left - 1;
            Some(cell)
        })
    }

    #[inline]
    fn joined(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|i| join(self.0[i], other.0[i])))
    }
}

impl<const WORDS: usize> FromIterator<usize> for Cells<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl<const WORDS: usize> BitAnd for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.joined(other, |a, b| a & b)
    }
}

impl<const WORDS: usize> BitOr for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.joined(other, |a, b| a | b)
    }
}

/// `a - b`: the cells of `a` that are not in `b`.
impl<const WORDS: usize> Sub for Cells<WORDS> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.joined(other, |a, b| a & !b)
    }
}

impl<const WORDS: usize> BitAndAssign for Cells<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize> BitOrAssign for Cells<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> fmt::Debug for Cells<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_agrees_with_a_list() {
        let cells = [3, 17, 63, 64, 100, 175, 191];
        let mut set: Cells = cells.into_iter().collect();
        assert!(set.iter().eq(cells) && set.count() == 7 && set.first() == Some(3));
        assert!((0..Cells::<3>::CAPACITY).all(|cell| set.has(cell) == cells.contains(&cell)));
        set.remove(3);
        assert!(!set.has(3) && set.first() == Some(17) && !set.is_empty());
        assert_eq!(Cells::<3>::EMPTY.first(), None);
    }

    #[test]
    fn sets_are_joined_cut_and_taken_from_each_other() {
        let (low, high): (Cells<2>, Cells<2>) = ((0..80).collect(), (60..128).collect());
        assert!((low & high).iter().eq(60..80) && (low - high).iter().eq(0..60));
        assert_eq!((low | high).count(), 128);
        assert!(low.meets(&high) && !(low - high).meets(&high));
    }
}
