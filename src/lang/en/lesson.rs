//! The frame of every lesson.

use crate::lang::lesson::LessonWords;

pub fn words(it: &LessonWords) -> String {
    match it {
        LessonWords::Title => "First turn".into(),
        LessonWords::Learn => "Learn".into(),
        LessonWords::PlayIt => "Play the first turn".into(),
        LessonWords::Strayed => "Also allowed. Here, though:".into(),
        LessonWords::Early => "Not yet. First:".into(),
        LessonWords::Refused => "That cannot be. Here:".into(),
        LessonWords::Press => "Now press the marked button.".into(),
        LessonWords::Step(at, of) => format!("{at} of {of}"),
        LessonWords::Leave => "Leave lesson".into(),
        LessonWords::Again => "Start again".into(),
        LessonWords::Sure => "Start again?".into(),
        LessonWords::GoOn => "Go on".into(),
        LessonWords::Done => "Done".into(),
    }
}
