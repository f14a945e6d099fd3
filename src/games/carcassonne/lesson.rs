//! A first turn to play: the record of a small game with all its luck, and a sentence a step in every language.

use crate::games::carcassonne::words;
use crate::play::lesson::Course;

/// The lesson.
pub static COURSE: Course = Course { record: include_str!("lesson/first.deska"), texts: words::LESSON };
