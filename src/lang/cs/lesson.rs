//! The frame of every lesson.

use crate::lang::lesson::LessonWords;

pub fn words(it: &LessonWords) -> String {
    match it {
        LessonWords::Title => "První tah".into(),
        LessonWords::Learn => "Naučit se".into(),
        LessonWords::PlayIt => "Zahrát první tah".into(),
        LessonWords::Strayed => "To také smíte. Tady ale:".into(),
        LessonWords::Early => "Ještě ne. Napřed:".into(),
        LessonWords::Refused => "To nejde. Tady:".into(),
        LessonWords::Press => "Potvrďte vyznačeným tlačítkem.".into(),
        LessonWords::Step(at, of) => format!("{at} z\u{a0}{of}"),
        LessonWords::Leave => "Opustit lekci".into(),
        LessonWords::Again => "Začít znovu".into(),
        LessonWords::Sure => "Začít znovu?".into(),
        LessonWords::GoOn => "Pokračovat".into(),
        LessonWords::Done => "Hotovo".into(),
    }
}
