//! The short words around the map.

use super::noun::{
    armies_count, army, cities, element, element_of, elemental, moves, name, orb, orbs, points, resources,
    rounds,
};
use super::preview::{clash, outcome};
use crate::games::elementaris::rules::{Battle, Fight, Yellow};
use crate::games::elementaris::words::say::{Call, ElementarisSays, Stands};
use crate::lang::{capital, list_cs, of_cs};

pub(in super::super) fn words(it: &ElementarisSays<'_>) -> String {
    match *it {
        ElementarisSays::Round(round, None) => format!("{round}.\u{a0}kolo"),
        ElementarisSays::Round(round, Some(of)) => format!("{round}.\u{a0}kolo {}", of_cs(of.into())),
        ElementarisSays::RoundShort(round, None) => format!("{round}.\u{a0}kolo"),
        ElementarisSays::RoundShort(round, Some(of)) => format!("{round}/{of}"),
        ElementarisSays::Clock(None) => "Žlutá".into(),
        ElementarisSays::Clock(Some((of, step))) => format!("{}, {step} {}", capital(element(of)), of_cs(3)),
        ElementarisSays::Income(0) => "Výnosy v tomto kole".into(),
        ElementarisSays::Income(left) => format!("Žlutá za {}: výnosy", rounds(left)),
        ElementarisSays::Age(of, name) => format!("Věk {}: ručičku drží {name}", element_of(of)),
        ElementarisSays::Done(one) => format!("{} hotova", capital(&army(one))),
        ElementarisSays::Wait => "Vynechat pohyb".into(),
        ElementarisSays::Army { army: one, at, call, state } => {
            let at = at.map_or_else(String::new, |at| format!(" na poli {}", name(at)));
            let call = match call {
                Call::Now => ", právě na řadě",
                Call::Past => ", na řadě už byla",
                Call::Later => "",
            };
            format!("{}: {}{at}{call}", standing(state), capital(&army(one)))
        }
        ElementarisSays::Stands(state) => standing(state).into(),
        ElementarisSays::Cities(count) => cities(count),
        ElementarisSays::CitiesOf(owned, needed) => format!("{owned} {} měst", of_cs(needed.into())),
        ElementarisSays::Next(change) => {
            format!("příště {}{}", sign(change), resources(change.unsigned_abs()))
        }
        ElementarisSays::Incoming => "výnosy".into(),
        ElementarisSays::Outgoing => "náklady".into(),
        ElementarisSays::Stored => "zdroje".into(),
        ElementarisSays::Coming => "čistý výnos".into(),
        ElementarisSays::Towers { income, costs, treasury } => {
            format!("Výnosy {income}, náklady {costs}, věž zdrojů {}", resources(treasury.into()))
        }
        ElementarisSays::Out => "mimo hru".into(),
        ElementarisSays::Orbs(count) => format!("Vaše orby, {count} {}", of_cs(3)),
        ElementarisSays::NoOrbs => "Nemáte žádný orb.".into(),
        ElementarisSays::Now => "nyní".into(),
        ElementarisSays::Always => "stále".into(),
        ElementarisSays::Used => "použito".into(),
        ElementarisSays::Lost => "zanikne".into(),
        ElementarisSays::MovesLeft(left) => {
            format!("{} {}", if (2..5).contains(&left) { "zbývají" } else { "zbývá" }, moves(left))
        }
        ElementarisSays::FirstCity => "První město".into(),
        ElementarisSays::Disband => "Která armáda odejde?".into(),
        ElementarisSays::SecondTurn => "Výnosy a kouzla".into(),
        ElementarisSays::EndQuestion(who) => format!("{who}, souhlasíte?"),
        ElementarisSays::Proposed(who) => format!("{who} navrhuje konec hry"),
        ElementarisSays::OneOrSeveral => "Jeden i víc, pak navrhněte".into(),
        ElementarisSays::TouchSeal => "výběrem souhlasíte".into(),
        ElementarisSays::WhoWins => "Kdo vyhraje?".into(),
        ElementarisSays::ProposesWho => "Navrhujete konec hry: kdo vyhraje?".into(),
        ElementarisSays::Cast(of) => format!("Vyslat {}", elemental(of)),
        ElementarisSays::Carry => "Přenést armádu nebo loď".into(),
        ElementarisSays::Buy(price) => format!("Zakoupit loď za {}", resources(price.into())),
        ElementarisSays::GiveUp(at, of) => format!("Vzdát se: {}, {}", orb(of), name(at)),
        ElementarisSays::TouchOrb => "Nebo se vzdejte orbu:".into(),
        ElementarisSays::Propose => "Navrhnout konec".into(),
        ElementarisSays::Resign => "Vzdát hru".into(),
        ElementarisSays::Battle(battle) => title(battle),
        ElementarisSays::Attackers(battle) => {
            format!(
                "{}{}",
                armies_count(battle.attackers.count()),
                if battle.fire { ", oheň ×\u{a0}2" } else { "" }
            )
        }
        ElementarisSays::Defenders(battle) => {
            let there = match (battle.fight, battle.defenders.is_empty()) {
                (Fight::Assault, true) => "hradby 1".into(),
                (Fight::Assault, false) => format!("{}, hradby 1", armies_count(battle.defenders.count())),
                _ => armies_count(battle.defenders.count()),
            };
            format!("{there}{}", if battle.water { ", voda ×\u{a0}2" } else { "" })
        }
        ElementarisSays::Spell(of, at) => format!("{}, pole {}", capital(elemental(of)), name(at)),
        ElementarisSays::Outcome { battle, attacker, defender } => outcome(battle, attacker, defender),
        ElementarisSays::Clash(battle) => clash(battle),
        ElementarisSays::ClosedTo(of, Some(round)) => format!(
            "Uzavřeno do konce nadvlády {}: do {round}.\u{a0}kola, pokud ručičku nezadrží věk.",
            element_of(of)
        ),
        ElementarisSays::ClosedTo(of, None) => format!("Uzavřeno do konce nadvlády {}.", element_of(of)),
        ElementarisSays::OthersThere => "armády ostatních".into(),
        ElementarisSays::OwnThere => "vaše vlastní".into(),
        ElementarisSays::Holdings { cities: c, orbs: o, armies } => {
            format!("{}, {}, {}", cities(c), orbs(o), armies_count(armies))
        }
        ElementarisSays::Winners(0) => "Bez vítěze".into(),
        ElementarisSays::Winners(1) => "Vítěz:".into(),
        ElementarisSays::Winners(_) => "Vítězové:".into(),
        ElementarisSays::Score(score) => points(score as i32),
        ElementarisSays::Points => "body".into(),
        ElementarisSays::OneCityLeft(names) => {
            format!("{}: jedno město od výhry", list_cs(names))
        }
        ElementarisSays::EnoughCities(name) => format!("{name} má dost měst k výhře"),
        ElementarisSays::Counted(needed, yellow) => {
            format!("{} vyhraje {}", cities(needed.into()), counted(yellow))
        }
        ElementarisSays::CountedShort(Yellow::In(0)) => "v tomto kole".into(),
        ElementarisSays::CountedShort(Yellow::In(1)) => "v příštím kole".into(),
        ElementarisSays::CountedShort(Yellow::In(left)) => format!("za {}", rounds(left)),
        ElementarisSays::CountedShort(Yellow::AfterAge) => "po konci věku".into(),
        ElementarisSays::CountedLast(needed) => {
            format!("Poslední kolo: vyhraje {}, jinak kdo má nejvíc bodů", cities(needed.into()))
        }
        ElementarisSays::LastRound => "Poslední kolo".into(),
        ElementarisSays::PointsDecide => "Po něm vyhraje, kdo má nejvíc bodů".into(),
        ElementarisSays::HasAgreed(who) => format!("{who}: souhlas"),
        ElementarisSays::IsAsked(who) => format!("{who}: právě na řadě"),
        ElementarisSays::WillBeAsked(who) => format!("{who}: na řadě později"),
        ElementarisSays::Proposes(who) => format!("{who}: podává návrh"),
        ElementarisSays::WhichCity => "Do kterého z vašich měst?".into(),
        ElementarisSays::WhereTo => "Kam?".into(),
        ElementarisSays::WhichUnit => "Vyberte armádu nebo prázdnou loď, kterou má vzduch přenést.".into(),
        ElementarisSays::WhichField => "Které pole? Všechny armády na něm se vrátí do svých paláců.".into(),
    }
}

/// Returns the time when cities are counted for victory.
fn counted(yellow: Yellow) -> String {
    match yellow {
        Yellow::In(0) => "po tomto kole".into(),
        Yellow::In(1) => "na žluté, v příštím kole".into(),
        Yellow::In(left) => format!("na žluté, za {}", rounds(left)),
        Yellow::AfterAge => "na žluté, po konci věku".into(),
    }
}

fn title(battle: &Battle) -> String {
    match battle.fight {
        Fight::Assault => format!("Útok na město {}", name(battle.at)),
        Fight::Sortie => format!("Protiútok z města {}", name(battle.at)),
        Fight::Sea => format!("Bitva na vodě, {}", name(battle.at)),
        Fight::Field => format!("Útok na pole {}", name(battle.at)),
    }
}

fn standing(state: Stands) -> &'static str {
    match state {
        Stands::Palace => "palác",
        Stands::City => "město",
        Stands::Field => "pole",
        Stands::Bridge => "most",
        Stands::Ship => "loď",
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
