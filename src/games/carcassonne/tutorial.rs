//! The tutorial: the record of a short game with all its chance events, and a sentence for each step in every
//! language.

use crate::games::carcassonne::words;
use crate::play::tutorial::Course;

/// The course of the tutorial.
pub static COURSE: Course = Course { record: include_str!("tutorial/first.deska"), texts: words::TUTORIAL };
