//! What Elementaris says: so far its name.

mod cs;
mod en;

use crate::lang::Titles;
use crate::lang::in_every_language;

/// What the game is called in each language.
pub static TITLES: Titles = in_every_language!(title::TITLE);
