//! The frame of every tutorial.

use crate::lang::of_cs;
use crate::lang::tutorial::TutorialWords;

pub fn words(it: &TutorialWords) -> String {
    match it {
        TutorialWords::Title => "Výuka".into(),
        TutorialWords::Learn => "Naučit se".into(),
        TutorialWords::PlayIt => "Spustit výuku".into(),
        TutorialWords::Strayed => "To také smíte, ale v této výuce:".into(),
        TutorialWords::Early => "Ještě ne. Napřed:".into(),
        TutorialWords::Refused => "To tady nejde. Místo toho:".into(),
        TutorialWords::Press => "Potvrďte vyznačeným tlačítkem.".into(),
        TutorialWords::Step(at, of) => format!("{at} {}", of_cs(*of)),
        TutorialWords::Leave => "Ukončit".into(),
        TutorialWords::Again => "Začít znovu".into(),
        TutorialWords::Sure => "Začít znovu?".into(),
        TutorialWords::GoOn => "Pokračovat".into(),
        TutorialWords::Done => "Hotovo".into(),
    }
}
