//! First rounds to play: the record of a small game on a prepared map, and a sentence a step in every language.

use crate::games::elementaris::words;
use crate::play::lesson::Course;

/// The lesson.
pub static COURSE: Course = Course { record: include_str!("lesson/first.deska"), texts: words::LESSON };
