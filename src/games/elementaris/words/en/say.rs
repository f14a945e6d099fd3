//! The short words around the map.

use super::noun::{
    an_elemental, armies_count, army, cities, element, elemental, moves, name, orb, orbs, points, resources,
    rounds,
};
use super::preview::{clash, outcome};
use crate::games::elementaris::rules::{Battle, Fight, Yellow};
use crate::games::elementaris::words::say::{Call, ElementarisSays, Stands};
use crate::lang::{capital, list_en};

pub(in super::super) fn words(it: &ElementarisSays<'_>) -> String {
    match *it {
        ElementarisSays::Round(round, None) => format!("Round {round}"),
        ElementarisSays::Round(round, Some(of)) => format!("Round {round} of {of}"),
        ElementarisSays::RoundShort(round, None) => format!("Round {round}"),
        ElementarisSays::RoundShort(round, Some(of)) => format!("{round}/{of}"),
        ElementarisSays::Clock(None) => "Yellow".into(),
        ElementarisSays::Clock(Some((of, step))) => format!("{}, {step} of 3", capital(element(of))),
        ElementarisSays::Income(0) => "Income this round".into(),
        ElementarisSays::Income(left) => format!("Yellow in {}: income", rounds(left)),
        ElementarisSays::Age(of, name) => format!("Age of {}: {name} holds the hand", element(of)),
        ElementarisSays::Done(one) => format!("{} is done", capital(&army(one))),
        ElementarisSays::Wait => "Wait".into(),
        ElementarisSays::Army { army: one, at, call, state } => {
            let at = at.map_or_else(String::new, |at| format!(" at {}", name(at)));
            let call = match call {
                Call::Now => ", to move",
                Call::Past => ", has moved",
                Call::Later => "",
            };
            format!("{}: {}{at}{call}", standing(state), capital(&army(one)))
        }
        ElementarisSays::Stands(state) => standing(state).into(),
        ElementarisSays::Cities(count) => cities(count),
        ElementarisSays::CitiesOf(owned, needed) => format!("{owned} of {}", cities(needed.into())),
        ElementarisSays::Next(change) => {
            format!("next {}{}", sign(change), resources(change.unsigned_abs()))
        }
        ElementarisSays::Incoming => "income".into(),
        ElementarisSays::Outgoing => "costs".into(),
        ElementarisSays::Stored => "treasury".into(),
        ElementarisSays::Coming => "net income".into(),
        ElementarisSays::Towers { income, costs, treasury } => {
            format!("Income {income}, costs {costs}, treasury {}", resources(treasury.into()))
        }
        ElementarisSays::Out => "out of the game".into(),
        ElementarisSays::Orbs(count) => format!("Your orbs, {count} of 3"),
        ElementarisSays::NoOrbs => "You have no orbs.".into(),
        ElementarisSays::Now => "now".into(),
        ElementarisSays::Always => "always".into(),
        ElementarisSays::Used => "used".into(),
        ElementarisSays::Lost => "lost".into(),
        ElementarisSays::MovesLeft(left) => format!("{} left", moves(left)),
        ElementarisSays::FirstCity => "First city".into(),
        ElementarisSays::Disband => "Which army disbands?".into(),
        ElementarisSays::SecondTurn => "Income and spells".into(),
        ElementarisSays::EndQuestion(who) => format!("{who}, do you agree?"),
        ElementarisSays::Proposed(who) => format!("{who} proposes to end the game"),
        ElementarisSays::OneOrSeveral => "One or several, then propose".into(),
        ElementarisSays::TouchSeal => "choose to agree".into(),
        ElementarisSays::WhoWins => "Who wins?".into(),
        ElementarisSays::ProposesWho => "You propose to end the game: who wins?".into(),
        ElementarisSays::Cast(of) => format!("Send {}", an_elemental(of)),
        ElementarisSays::Carry => "Carry an army or a ship".into(),
        ElementarisSays::Buy(price) => format!("Buy a ship for {}", resources(price.into())),
        ElementarisSays::GiveUp(at, of) => format!("Give up the {} of {}", orb(of), name(at)),
        ElementarisSays::TouchOrb => "Or give up an orb:".into(),
        ElementarisSays::Propose => "Propose the end".into(),
        ElementarisSays::Resign => "Resign".into(),
        ElementarisSays::Battle(battle) => title(battle),
        ElementarisSays::Attackers(battle) => {
            format!(
                "{}{}",
                armies_count(battle.attackers.count()),
                if battle.fire { ", times 2 by fire" } else { "" }
            )
        }
        ElementarisSays::Defenders(battle) => {
            let there = match (battle.fight, battle.defenders.is_empty()) {
                (Fight::Assault, true) => "walls 1".into(),
                (Fight::Assault, false) => format!("{}, walls 1", armies_count(battle.defenders.count())),
                _ => armies_count(battle.defenders.count()),
            };
            format!("{there}{}", if battle.water { ", times 2 by water" } else { "" })
        }
        ElementarisSays::Spell(of, at) => format!("{} at {}", capital(&elemental(of)), name(at)),
        ElementarisSays::Outcome { battle, attacker, defender } => outcome(battle, attacker, defender),
        ElementarisSays::Clash(battle) => clash(battle),
        ElementarisSays::ClosedTo(of, Some(round)) => {
            format!(
                "Closed until the end of the rule of {}: round {round}, if no age holds the hand.",
                element(of)
            )
        }
        ElementarisSays::ClosedTo(of, None) => {
            format!("Closed until the end of the rule of {}.", element(of))
        }
        ElementarisSays::OthersThere => "opponents' armies".into(),
        ElementarisSays::OwnThere => "your own".into(),
        ElementarisSays::Holdings { cities: c, orbs: o, armies } => {
            format!("{}, {}, {}", cities(c), orbs(o), armies_count(armies))
        }
        ElementarisSays::Winners(0) => "No winner".into(),
        ElementarisSays::Winners(1) => "Winner:".into(),
        ElementarisSays::Winners(_) => "Winners:".into(),
        ElementarisSays::Score(score) => points(score as i32),
        ElementarisSays::Points => "points".into(),
        ElementarisSays::OneCityLeft(names) => {
            let are = if names.len() == 1 { "is" } else { "are" };
            format!("{} {are} one city away from winning", list_en(names))
        }
        ElementarisSays::EnoughCities(name) => format!("{name} has enough cities to win"),
        ElementarisSays::Counted(needed, yellow) => {
            format!("{} win {}", cities(needed.into()), counted(yellow))
        }
        ElementarisSays::CountedShort(Yellow::In(0)) => "this round".into(),
        ElementarisSays::CountedShort(Yellow::In(1)) => "next round".into(),
        ElementarisSays::CountedShort(Yellow::In(left)) => format!("in {}", rounds(left)),
        ElementarisSays::CountedShort(Yellow::AfterAge) => "after the age".into(),
        ElementarisSays::CountedLast(needed) => {
            format!("Last round: {} win, otherwise the best score", cities(needed.into()))
        }
        ElementarisSays::LastRound => "Last round".into(),
        ElementarisSays::PointsDecide => "When it ends, the best score wins".into(),
        ElementarisSays::HasAgreed(who) => format!("{who} agrees"),
        ElementarisSays::IsAsked(who) => format!("{who} is asked now"),
        ElementarisSays::WillBeAsked(who) => format!("{who} is asked later"),
        ElementarisSays::Proposes(who) => format!("{who} proposes it"),
        ElementarisSays::WhichCity => "In which of your cities?".into(),
        ElementarisSays::WhereTo => "Where to?".into(),
        ElementarisSays::WhichUnit => "Choose the army or the empty ship that air will carry.".into(),
        ElementarisSays::WhichField => "Which field? All armies on it go back to their palaces.".into(),
    }
}

/// Returns the time when cities are counted for victory.
fn counted(yellow: Yellow) -> String {
    match yellow {
        Yellow::In(0) => "when this round ends".into(),
        Yellow::In(1) => "at yellow, next round".into(),
        Yellow::In(left) => format!("at yellow, in {}", rounds(left)),
        Yellow::AfterAge => "at yellow, after the age".into(),
    }
}

fn title(battle: &Battle) -> String {
    match battle.fight {
        Fight::Assault => format!("Assault on {}", name(battle.at)),
        Fight::Sortie => format!("Sortie from {}", name(battle.at)),
        Fight::Sea => format!("Battle at sea, {}", name(battle.at)),
        Fight::Field => format!("Attack on {}", name(battle.at)),
    }
}

fn standing(state: Stands) -> &'static str {
    match state {
        Stands::Palace => "palace",
        Stands::City => "city",
        Stands::Field => "field",
        Stands::Bridge => "bridge",
        Stands::Ship => "ship",
    }
}

/// Returns a number with its sign: `+2`, `0`, `−1`.
fn sign(change: i32) -> &'static str {
    match change.signum() {
        1 => "+",
        -1 => "\u{2212}",
        _ => "",
    }
}
