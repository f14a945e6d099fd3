//! The random number generator of a session. In play, only the session creates it; rules receive it in `roll`, bots in
//! `determinize`.
//!
//! Results are logged, so a record never depends on the generator. Entry *n* of a session always gets the same dice.
//! Undo and the same move therefore give the same draw, and nobody can fish for a better one.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Dice(Pcg32);

impl Dice {
    /// Creates dice from a bare seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    /// Creates unpredictable dice for randomness outside a session, such as shuffling seats.
    pub fn fresh() -> Self {
        Self::new(fresh_seed())
    }

    /// Creates the dice of entry `entry` (0-based) in a session with `seed`.
    pub fn for_entry(seed: u64, entry: usize) -> Self {
        Self::new(seed ^ (entry as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Returns a uniformly distributed number from 0 to `bound` - 1; 0 when `bound` is 0 or 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 { 0 } else { self.0.random_range(0..bound) }
    }

    /// Returns one of `items`, uniformly distributed; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }
}

/// Returns a new seed from the generator of the system or browser.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    // Without a system generator the game is still playable, only predictable: better than a panic.
    if getrandom::fill(&mut bytes).is_err() {
        return 0x5eed;
    }
    u64::from_le_bytes(bytes) >> 16 // 48 bits: twelve hexadecimal digits, short enough to type
}
