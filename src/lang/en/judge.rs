//! A finished game being judged.

use crate::lang::judge::JudgeWords;

pub fn words(it: &JudgeWords<'_>) -> String {
    match *it {
        JudgeWords::Title => "Analysis".into(),
        JudgeWords::About => {
            "A computer goes through the whole game: how the chances changed, and what it would have done at each decision of a \
             person. It only uses what that player could know then. This takes about a minute."
                .into()
        }
        JudgeWords::Begin => "Analyse this game".into(),
        JudgeWords::LooksThrough => "Analysing the game".into(),
        JudgeWords::Judged(n, of) => format!("{n} of {of} decisions analysed"),
        JudgeWords::Stop => "Stop".into(),
        JudgeWords::Stopped => "Only part of the game is analysed.".into(),
        JudgeWords::GoOn => "Resume analysis".into(),
        JudgeWords::NoMind => "The analysis could not be started.".into(),
        JudgeWords::Again => "Try again".into(),
        JudgeWords::NotKept => "There is no room to store the analysis. It is here until you leave this page.".into(),
        JudgeWords::Chances => "Chance to win, in percent".into(),
        JudgeWords::Counts => "Quality of the decisions".into(),
        JudgeWords::Seat => "Player".into(),
        JudgeWords::Best => "best".into(),
        JudgeWords::Good => "good".into(),
        JudgeWords::Doubtful => "dubious".into(),
        JudgeWords::Mistake => "mistake".into(),
        JudgeWords::Bests => "Best".into(),
        JudgeWords::Goods => "Good".into(),
        JudgeWords::Doubtfuls => "Dubious".into(),
        JudgeWords::Mistakes => "Mistakes".into(),
        JudgeWords::Costs(mille) => match (mille + 5) / 10 {
            0 | 1 => "costs about 1 win in 100 games".into(),
            n => format!("costs about {n} wins in 100 games"),
        },
        JudgeWords::CostsNothing => "costs nothing".into(),
        JudgeWords::Costliest => "Costliest decisions".into(),
        JudgeWords::NothingCostly => "No decision was dubious or a mistake.".into(),
        JudgeWords::NoDecision => "No person had a choice to make in this game.".into(),
        JudgeWords::Some { judged, of } => {
            format!("{judged} of {of} decisions are analysed, evenly spread over the game.")
        }
        JudgeWords::OnTheBoard => "All decisions on the board".into(),
        JudgeWords::TableView => "Shown on the board".into(),
        JudgeWords::Played => "Played".into(),
        JudgeWords::Other => "Computer".into(),
        JudgeWords::PlayedWas(words) => format!("Played: {words}"),
        JudgeWords::OtherWas(words) => format!("The computer's move: {words}"),
        JudgeWords::FurtherAhead => "The benefit only shows later.".into(),
        JudgeWords::Same => "The computer would have done the same.".into(),
    }
}
