//! The short words around the map: clock, armies, towers, orbs, battles, proposals.

use super::{cs, en};
use crate::games::elementaris::rules::{Army, Battle, Element, Field, Yellow};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// Where an army stands in the calls of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It is called now.
    Now,
    /// It was called, or was placed in this round.
    Past,
    /// Its call is still to come.
    Later,
}

/// Where an army is, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    Palace,
    /// At a city of its own.
    City,
    Field,
    Bridge,
    Ship,
}

/// Everything the parts of this table say. Names come as they are to be said.
#[derive(Clone, Copy, Debug)]
pub enum ElementarisSays<'a> {
    /// The pill of the strip; with the last round where there is a limit.
    Round(u16, Option<u16>),
    /// The same for a narrow strip.
    RoundShort(u16, Option<u16>),
    /// What the clock shows: the element with its step of three, or income.
    Clock(Option<(Element, u8)>),
    /// Rounds until the next income if no age holds the hand; 0 is now.
    Income(u8),
    /// Whose orbs hold the hand, or will.
    Age(Element, &'a str),
    /// The button that ends a call.
    Wait,
    /// The button after the call of an army.
    Done(Army),
    /// An army beside the board: where it is, and its call.
    /// What is read begins with what is seen, for who speaks to the page.
    Army {
        army: Army,
        at: Option<Field>,
        call: Call,
        stands: Stands,
    },
    Stands(Stands),
    Cities(u32),
    /// Cities owned, of so many that win.
    CitiesOf(u32, u8),
    /// What the next income changes.
    Next(i32),
    /// The captions below the numbers of the towers, and of what the next income changes.
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
    /// How many of an orb limit of three are held.
    Orbs(u32),
    NoOrbs,
    /// A power of orbs that works now, or in every round.
    Now,
    Always,
    /// A spell that was cast in this turn already.
    Used,
    /// A power that would be lost with the orb that is aimed at.
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
    /// Below it: how many may be named.
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
    /// Who falls and what becomes of the field; without a name it is the one who is spoken to.
    Outcome {
        battle: &'a Battle,
        attacker: Option<&'a str>,
        defender: Option<&'a str>,
    },
    /// What an elemental does.
    Spell(Element, Field),
    /// How long the field stays closed if its elemental is not sent on; with the last round where no age holds the hand.
    ClosedTo(Element, Option<u16>),
    /// What the numbers on the map count: armies of others, and own ones.
    OthersThere,
    OwnThere,
    /// Before the names of so many who are to win.
    Winners(u32),
    /// The score so far.
    Score(u32),
    /// The caption before it.
    Points,
    /// The warning before the end: who needs one city more, or has as many as win.
    OneCityLeft(&'a [String]),
    EnoughCities(&'a str),
    /// So many cities win, and when they are counted; the same for a narrow line.
    Counted(u8, Yellow),
    CountedShort(Yellow),
    /// They are counted when the last round ends, and the score where nobody has them.
    CountedLast(u8),
    LastRound,
    /// What decides where no cities win in it.
    PointsDecide,
    /// What it is made of.
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
    /// What is asked while something is half chosen.
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
