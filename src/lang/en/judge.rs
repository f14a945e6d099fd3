//! A finished game being judged.

use crate::lang::judge::JudgeWords;

pub fn words(it: &JudgeWords<'_>) -> String {
    match *it {
        JudgeWords::Title => "Judgement".into(),
        JudgeWords::About => {
            "A computer looks at the whole game: how the chances went, and what it would have done at every decision of a \
             person. It only uses what that player could know then. This takes about a minute."
                .into()
        }
        JudgeWords::Begin => "Judge this game".into(),
        JudgeWords::LooksThrough => "Looking through the game".into(),
        JudgeWords::Judged(n, of) => format!("{n} of {of} decisions judged"),
        JudgeWords::Stop => "Stop".into(),
        JudgeWords::Stopped => "Not all of it is judged yet.".into(),
        JudgeWords::GoOn => "Go on judging".into(),
        JudgeWords::NoMind => "The computer that judges could not be started.".into(),
        JudgeWords::Again => "Try again".into(),
        JudgeWords::NotKept => "There is no room to keep the judgement: it is here until you leave this page.".into(),
        JudgeWords::Chances => "Chance to win, in percent".into(),
        JudgeWords::Counts => "How the decisions were judged".into(),
        JudgeWords::Seat => "Player".into(),
        JudgeWords::Best => "best".into(),
        JudgeWords::Good => "good".into(),
        JudgeWords::Doubtful => "doubtful".into(),
        JudgeWords::Mistake => "mistake".into(),
        JudgeWords::Bests => "Best".into(),
        JudgeWords::Goods => "Good".into(),
        JudgeWords::Doubtfuls => "Doubtful".into(),
        JudgeWords::Mistakes => "Mistakes".into(),
        JudgeWords::Costs(mille) => match (mille + 5) / 10 {
            0 | 1 => "costs about 1 win in 100 games".into(),
            n => format!("costs about {n} wins in 100 games"),
        },
        JudgeWords::CostsNothing => "costs nothing".into(),
        JudgeWords::Costliest => "The costliest decisions".into(),
        JudgeWords::NothingCostly => "No decision was doubtful or a mistake.".into(),
        JudgeWords::NoDecision => "No person had anything to choose in this game.".into(),
        JudgeWords::Some { judged, of } => {
            format!("There were {of} decisions; {judged} of them are judged, evenly spread over the game.")
        }
        JudgeWords::OnTheBoard => "All decisions on the board".into(),
        JudgeWords::TableView => "Shown on the board".into(),
        JudgeWords::Played => "Played".into(),
        JudgeWords::Other => "Computer".into(),
        JudgeWords::PlayedWas(words) => format!("Played: {words}"),
        JudgeWords::OtherWas(words) => format!("The computer's move: {words}"),
        JudgeWords::FurtherAhead => "Why it is better shows only further on.".into(),
        JudgeWords::Same => "The computer would have done the same.".into(),
    }
}
