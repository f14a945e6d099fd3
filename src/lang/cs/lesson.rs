//! The frame of every lesson.

use crate::lang::lesson::LessonWords;

pub fn words(it: &LessonWords) -> String {
    match it {
        LessonWords::Title => "První tah".into(),
        LessonWords::PlayIt => "Zahrát první tah".into(),
        LessonWords::Strayed => {
            "I\u{a0}to pravidla dovolují. Teď ale zkuste to, co stojí v\u{a0}zadání.".into()
        }
        LessonWords::Press => "Potvrďte vyznačeným tlačítkem.".into(),
        LessonWords::Step(at, of) => format!("{at} z\u{a0}{of}"),
        LessonWords::Leave => "Opustit lekci".into(),
        LessonWords::Again => "Začít znovu".into(),
        LessonWords::Sure => "Začít znovu?".into(),
        LessonWords::GoOn => "Pokračovat".into(),
        LessonWords::Done => "Hotovo".into(),
    }
}
