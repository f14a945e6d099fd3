//! Short texts around the map: clock, armies, towers, orbs, battles, proposals.

use super::{cs, en};
use crate::games::elementaris::rules::{Army, Battle, Element, Field, Yellow};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// The state of an army in the calls of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It is called now.
    Now,
    /// It was called or placed in this round.
    Past,
    /// It has not been called yet.
    Later,
}

/// The location of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    Palace,
    /// At its owner's city.
    City,
    Field,
    Bridge,
    Ship,
}

/// All texts of the parts around the board. Names are ready to print.
#[derive(Clone, Copy, Debug)]
pub enum ElementarisSays<'a> {
    /// The pill of the strip; with the last round if there is a limit.
    Round(u16, Option<u16>),
    /// The same for a narrow strip.
    RoundShort(u16, Option<u16>),
    /// The display of the clock: the element with its step of three, or income.
    Clock(Option<(Element, u8)>),
    /// Rounds until the next income if no age holds the hand; 0 is now.
    Income(u8),
    /// The player whose orbs hold the hand, or will.
    Age(Element, &'a str),
    /// The button that ends a call.
    Wait,
    /// The button after the call of an army.
    Done(Army),
    /// An army beside the board: where it is, and its call.
    /// The spoken text begins with the visible one, so that voice control finds it.
    Army {
        army: Army,
        at: Option<Field>,
        call: Call,
        state: Stands,
    },
    Stands(Stands),
    Cities(u32),
    /// Cities owned, and the number that wins.
    CitiesOf(u32, u8),
    /// The change by the next income.
    Next(i32),
    /// Captions below the numbers of the towers, and below the change by the next income.
    Incoming,
    Outgoing,
    Stored,
    Coming,
    Towers {
        income: u32,
        costs: u32,
        treasury: u16,
    },
    Out,
    /// The number of orbs owned, of the limit of three.
    Orbs(u32),
    NoOrbs,
    /// A power of orbs that is active now, or in every round.
    Now,
    Always,
    /// A spell that was already cast in this turn.
    Used,
    /// A power that would be lost with the aimed orb.
    Lost,
    /// Heads of the panel.
    MovesLeft(u8),
    FirstCity,
    Disband,
    SecondTurn,
    /// The question of the vote to this player, and who proposed.
    EndQuestion(&'a str),
    Proposed(&'a str),
    WhoWins,
    /// The same in the line above the board.
    ProposesWho,
    /// Below it: the number of winners that may be named.
    OneOrSeveral,
    TouchSeal,
    /// Offers of the second turn.
    Cast(Element),
    Carry,
    Buy(u8),
    GiveUp(Field, Element),
    TouchOrb,
    Propose,
    Resign,
    /// Head and sides of a battle.
    Battle(&'a Battle),
    Attackers(&'a Battle),
    Defenders(&'a Battle),
    /// The losses and the outcome for the field; without a name they are the reader's.
    Outcome {
        battle: &'a Battle,
        attacker: Option<&'a str>,
        defender: Option<&'a str>,
    },
    /// Both strengths of a battle, and who falls, in a few words.
    Clash(&'a Battle),
    /// The effect of an elemental.
    Spell(Element, Field),
    /// The duration of a closed field if its elemental does not move; with the last round unless an age holds the hand.
    ClosedTo(Element, Option<u16>),
    /// Legend of the numbers on the map: armies of others, and own ones.
    OthersThere,
    OwnThere,
    /// Before the names of the proposed winners.
    Winners(u32),
    /// The score so far.
    Score(u32),
    /// The caption before it.
    Points,
    /// The warning before the end: the players who need one more city, or have enough to win.
    OneCityLeft(&'a [String]),
    EnoughCities(&'a str),
    /// The number of cities that wins, and when they are counted; the same for a narrow line.
    Counted(u8, Yellow),
    CountedShort(Yellow),
    /// They are counted when the last round ends; otherwise the score decides.
    CountedLast(u8),
    LastRound,
    /// The score decides if nobody owns enough cities.
    PointsDecide,
    /// The parts of the score.
    Holdings {
        cities: u32,
        orbs: u32,
        armies: u32,
    },
    /// The answers to a proposal.
    HasAgreed(&'a str),
    IsAsked(&'a str),
    WillBeAsked(&'a str),
    Proposes(&'a str),
    /// The question about a partial selection.
    WhichCity,
    WhereTo,
    WhichUnit,
    WhichField,
}

impl Phrase for ElementarisSays<'_> {
    fn said(&self, lang: Lang) -> String {
        lang.tie(in_language!(lang, say::words(self)))
    }
}
