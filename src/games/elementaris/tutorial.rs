//! The tutorial: the record of a small game on a prepared map, and one sentence per step in every language.

use crate::games::elementaris::words;
use crate::play::tutorial::Course;

/// The tutorial's record and texts.
pub static COURSE: Course = Course { record: include_str!("tutorial/first.deska"), texts: words::TUTORIAL };
