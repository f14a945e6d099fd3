//! The short words around the map.

use super::noun::{armies_count, army, cities, element, elemental, moves, name, orb, resources, rounds};
use crate::games::elementaris::rules::{Battle, Fight};
use crate::games::elementaris::words::say::{Call, ElementarisSays};
use crate::lang::capital;

pub(in super::super) fn words(it: &ElementarisSays<'_>) -> String {
    match *it {
        ElementarisSays::Round(round, None) => format!("Round {round}"),
        ElementarisSays::Round(round, Some(of)) => format!("Round {round} of {of}"),
        ElementarisSays::Clock(None) => "Income".into(),
        ElementarisSays::Clock(Some((of, step))) => format!("{}, {step} of 3", capital(element(of))),
        ElementarisSays::Income(0) => "Income in this round".into(),
        ElementarisSays::Income(left) => format!("Income in {}", rounds(left)),
        ElementarisSays::Age(of, name) => format!("Age of {}: the orbs of {name} hold the hand", element(of)),
        ElementarisSays::Wait => "Wait".into(),
        ElementarisSays::Army { army: one, at, call } => {
            let at = at.map_or_else(|| "in the palace".into(), |at| format!("at {at} {}", name(at)));
            let call = match call {
                Call::Now => ", called now",
                Call::Past => ", has had its call",
                Call::Later => "",
            };
            format!("{} {at}{call}", capital(&army(one)))
        }
        ElementarisSays::Palace => "palace".into(),
        ElementarisSays::Cities(count) => cities(count),
        ElementarisSays::Next(change) => format!("next {}", signed(change)),
        ElementarisSays::Towers { income, costs, treasury } => {
            format!("Income {income}, costs {costs}, treasury {}", resources(treasury.into()))
        }
        ElementarisSays::Out => "out of the game".into(),
        ElementarisSays::Orbs(count) => format!("Your orbs, {count} of 3"),
        ElementarisSays::NoOrbs => "You have no orbs.".into(),
        ElementarisSays::Now => "now".into(),
        ElementarisSays::CallOf(one) => capital(&army(one)),
        ElementarisSays::MovesLeft(left) => format!("{} left", moves(left)),
        ElementarisSays::FirstCity => "First city".into(),
        ElementarisSays::Disband => "Who goes home?".into(),
        ElementarisSays::SecondTurn => "Second turn".into(),
        ElementarisSays::EndQuestion => "Shall the game end?".into(),
        ElementarisSays::TouchSeal => "touch to agree".into(),
        ElementarisSays::WhoWins => "Who wins?".into(),
        ElementarisSays::Cast(of) => format!("Send the {}", elemental(of)),
        ElementarisSays::Carry => "Carry an army or a ship".into(),
        ElementarisSays::Buy(price) => format!("Buy a ship for {}", resources(price.into())),
        ElementarisSays::GiveUp(at, of) => format!("Give up the {} of {}", orb(of), name(at)),
        ElementarisSays::TouchOrb => "Touch an orb to give it up.".into(),
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
        ElementarisSays::HasAgreed(who) => format!("{who} agrees"),
        ElementarisSays::IsAsked(who) => format!("{who} is asked now"),
        ElementarisSays::WillBeAsked(who) => format!("{who} is asked later"),
        ElementarisSays::Proposes(who) => format!("{who} proposes it"),
        ElementarisSays::WhichCity => "In which of your cities?".into(),
        ElementarisSays::WhereTo => "Where to?".into(),
        ElementarisSays::WhichUnit => "Touch the army or the empty ship that air is to carry.".into(),
        ElementarisSays::WhichField => "Which field? All armies on it go back to their palaces.".into(),
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

/// `+2`, `0`, `−1`.
fn signed(change: i32) -> String {
    let sign = if change > 0 {
        "+"
    } else if change < 0 {
        "\u{2212}"
    } else {
        ""
    };
    format!("{sign}{}", change.unsigned_abs())
}
