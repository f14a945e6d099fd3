//! The tutorial: the record of a small game with all its chance results, and one sentence per step in every
//! language.

use crate::games::taj_mahal::words;
use crate::play::tutorial::Course;

/// The tutorial's record and texts.
pub static COURSE: Course = Course { record: include_str!("tutorial/first.deska"), texts: words::TUTORIAL };
