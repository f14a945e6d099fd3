//! The frame of every lesson.

use crate::lang::lesson::LessonWords;
use crate::lang::of_cs;

pub fn words(it: &LessonWords) -> String {
    match it {
        LessonWords::Title => "Výuka".into(),
        LessonWords::Learn => "Naučit se".into(),
        LessonWords::PlayIt => "Spustit výuku".into(),
        LessonWords::Strayed => "To také smíte, ale v této výuce:".into(),
        LessonWords::Early => "Ještě ne. Napřed:".into(),
        LessonWords::Refused => "To tady nejde. Místo toho:".into(),
        LessonWords::Press => "Potvrďte vyznačeným tlačítkem.".into(),
        LessonWords::Step(at, of) => format!("{at} {}", of_cs(*of)),
        LessonWords::Leave => "Ukončit".into(),
        LessonWords::Again => "Začít znovu".into(),
        LessonWords::Sure => "Začít znovu?".into(),
        LessonWords::GoOn => "Pokračovat".into(),
        LessonWords::Done => "Hotovo".into(),
    }
}
