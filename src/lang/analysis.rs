//! Words of the analysis of a finished game: winning chances, and decisions compared with the search.

use super::{cs, en};
use crate::lang::{Lang, Phrase, say};

#[derive(Clone, Copy)]
pub enum AnalysisWords<'a> {
    /// Heading, and name of the list beside the board.
    Title,
    /// The work ahead, before it is asked for.
    About,
    Begin,
    /// The amount of work is not known yet.
    LooksThrough,
    /// The number of decisions analysed, and of all to analyse.
    Analysed(usize, usize),
    Stop,
    Stopped,
    GoOn,
    /// No computer can be had.
    NoMind,
    Again,
    /// There is no room to keep it.
    NotKept,
    /// Heading of the chart.
    Chances,
    /// Caption of the table that counts.
    Counts,
    Seat,
    Best,
    Good,
    Dubious,
    Mistake,
    /// Heads of the columns of that table.
    Bests,
    Goods,
    Dubiouses,
    Mistakes,
    /// The difference: how many games of a thousand more would be lost.
    Costs(u16),
    CostsNothing,
    /// Heading of the short list on the page of the result.
    Costliest,
    /// Nothing for that list.
    NothingCostly,
    /// No person decided anything.
    NoDecision,
    /// Only some of the decisions are analysed.
    Some {
        analysed: usize,
        of: usize,
    },
    /// The way to the list beside the board.
    OnTheBoard,
    /// Label of the move that the board shows, of two; beside their signs.
    ShownMove,
    Played,
    Other,
    PlayedWas(&'a str),
    OtherWas(&'a str),
    /// The computer would have done what was played.
    Same,
    /// Nothing can be named that speaks for the computer's move.
    FurtherAhead,
}

/// Words of the coach.
#[derive(Clone, PartialEq)]
pub enum CoachWords {
    Title,
    /// The sign after a turn, with the worst verdict of its decisions.
    LastTurn(String),
    /// The introduction to the list.
    About,
    /// Nothing was rated yet.
    Waits,
    /// The last turn is being rated.
    Rates,
    /// No computer could be started.
    Lost,
    /// There was only one possible action each time.
    NoChoice,
    /// Shows the position before the decision.
    OnTheBoard,
}

impl Phrase for CoachWords {
    fn said(&self, lang: Lang) -> String {
        say!(lang, analysis::coach(self))
    }
}

impl Phrase for AnalysisWords<'_> {
    fn said(&self, lang: Lang) -> String {
        say!(lang, analysis::words(self))
    }
}
