//! The analysis of a finished game.

use crate::lang::analysis::{AnalysisWords, CoachWords};

pub fn words(it: &AnalysisWords<'_>) -> String {
    match *it {
        AnalysisWords::Title => "Analysis".into(),
        AnalysisWords::About => {
            "A computer goes through the whole game: how the chances changed, and what it would have done at each decision of a \
             person. It only uses what that player could know then. This takes about a minute."
                .into()
        }
        AnalysisWords::Begin => "Analyse this game".into(),
        AnalysisWords::LooksThrough => "Analysing the game".into(),
        AnalysisWords::Analysed(n, of) => format!("{n} of {of} decisions analysed"),
        AnalysisWords::Stop => "Stop".into(),
        AnalysisWords::Stopped => "Only part of the game is analysed.".into(),
        AnalysisWords::GoOn => "Resume analysis".into(),
        AnalysisWords::NoMind => "The analysis couldn't be started.".into(),
        AnalysisWords::Again => "Try again".into(),
        AnalysisWords::NotKept => "There is no room to store the analysis. It is here until you leave this page.".into(),
        AnalysisWords::Chances => "Chance to win, in percent".into(),
        AnalysisWords::Counts => "Quality of the decisions".into(),
        AnalysisWords::Seat => "Player".into(),
        AnalysisWords::Best => "best".into(),
        AnalysisWords::Good => "good".into(),
        AnalysisWords::Dubious => "dubious".into(),
        AnalysisWords::Mistake => "mistake".into(),
        AnalysisWords::Bests => "Best".into(),
        AnalysisWords::Goods => "Good".into(),
        AnalysisWords::Dubiouses => "Dubious".into(),
        AnalysisWords::Mistakes => "Mistakes".into(),
        AnalysisWords::Costs(mille) => match (mille + 5) / 10 {
            0 | 1 => "costs about 1 win in 100 games".into(),
            n => format!("costs about {n} wins in 100 games"),
        },
        AnalysisWords::CostsNothing => "costs nothing".into(),
        AnalysisWords::Costliest => "Costliest decisions".into(),
        AnalysisWords::NothingCostly => "No decision was dubious or a mistake.".into(),
        AnalysisWords::NoDecision => "No person had a choice to make in this game.".into(),
        AnalysisWords::Some { analysed, of } => {
            format!("{analysed} of {of} decisions are analysed, evenly spread over the game.")
        }
        AnalysisWords::OnTheBoard => "All decisions on the board".into(),
        AnalysisWords::ShownMove => "Shown on the board".into(),
        AnalysisWords::Played => "Played".into(),
        AnalysisWords::Other => "Computer".into(),
        AnalysisWords::PlayedWas(words) => format!("Played: {words}"),
        AnalysisWords::OtherWas(words) => format!("The computer's move: {words}"),
        AnalysisWords::FurtherAhead => "The benefit only shows later.".into(),
        AnalysisWords::Same => "The computer would have done the same.".into(),
    }
}

pub fn coach(it: &CoachWords) -> String {
    match it {
        CoachWords::Title => "Coach".into(),
        CoachWords::LastTurn(word) => format!("Coach: last turn {word}"),
        CoachWords::About => {
            "Your last turn, compared with a hard computer that knew only what you could know.".into()
        }
        CoachWords::Waits => "After each of your turns you can read here how good it was.".into(),
        CoachWords::Rates => "Your last turn is being rated.".into(),
        CoachWords::Lost => "Your last turn couldn't be rated.".into(),
        CoachWords::NoChoice => "You had no choice in your last turn.".into(),
        CoachWords::OnTheBoard => "Show the position".into(),
    }
}
