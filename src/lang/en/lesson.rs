//! The frame of every lesson.

use crate::lang::lesson::LessonWords;

pub fn words(it: &LessonWords) -> String {
    match it {
        LessonWords::Title => "Tutorial".into(),
        LessonWords::Learn => "Learn".into(),
        LessonWords::PlayIt => "Play the tutorial".into(),
        LessonWords::Strayed => "That's allowed too, but for this lesson:".into(),
        LessonWords::Early => "Not yet. First:".into(),
        LessonWords::Refused => "You can't do that here. Instead:".into(),
        LessonWords::Press => "Now press the marked button.".into(),
        LessonWords::Step(at, of) => format!("{at} of {of}"),
        LessonWords::Leave => "Leave".into(),
        LessonWords::Again => "Start again".into(),
        LessonWords::Sure => "Start again?".into(),
        LessonWords::GoOn => "Continue".into(),
        LessonWords::Done => "Done".into(),
    }
}
