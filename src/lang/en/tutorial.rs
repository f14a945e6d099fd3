//! The frame of every tutorial.

use crate::lang::tutorial::TutorialWords;

pub fn words(it: &TutorialWords) -> String {
    match it {
        TutorialWords::Title => "Tutorial".into(),
        TutorialWords::Learn => "Learn".into(),
        TutorialWords::PlayIt => "Play the tutorial".into(),
        TutorialWords::Strayed => "That's allowed too, but for this tutorial:".into(),
        TutorialWords::Early => "Not yet. First:".into(),
        TutorialWords::Refused => "You can't do that here. Instead:".into(),
        TutorialWords::Press => "Now press the marked button.".into(),
        TutorialWords::Step(at, of) => format!("{at} of {of}"),
        TutorialWords::Leave => "Leave".into(),
        TutorialWords::Again => "Start again".into(),
        TutorialWords::Sure => "Start again?".into(),
        TutorialWords::GoOn => "Continue".into(),
        TutorialWords::Done => "Done".into(),
    }
}
