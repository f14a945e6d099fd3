//! Sentences about events.

use super::noun::{
    an_elemental, armies, armies_count, army, cities, element, elemental, name, orb, resources,
};
use crate::games::elementaris::rules::{Battle, Ending, Event, Fight};
use crate::lang::Who;
use crate::lang::{capital, list_en};
use crate::table::Seat;

/// The numbers of the towers have no sentence: they are drawn.
pub(in super::super) fn event(event: &Event, who: &Who) -> Option<String> {
    let of = |seat: &Seat| who.name(*seat);
    Some(match event {
        Event::Placed { seat, army: one, at } => {
            format!("{} occupies {} with {}.", of(seat), name(*at), army(*one))
        }
        Event::Recruited { seat, army: one, at } => {
            format!("{} recruits {} in {}.", of(seat), army(*one), name(*at))
        }
        Event::Moved { seat, army: one, from, to } if to.is_sea() => {
            format!("{}: {} sails from {} to {}.", of(seat), army(*one), name(*from), name(*to))
        }
        Event::Moved { seat, army: one, from, to } => {
            format!("{}: {} marches from {} to {}.", of(seat), army(*one), name(*from), name(*to))
        }
        Event::Fought { battle } => fought(battle, who),
        Event::Occupied { seat, at, .. } => format!("{} occupies {}.", of(seat), name(*at)),
        Event::Conquered { seat, from, at } => {
            format!("{} takes {} from {}.", of(seat), name(*at), of(from))
        }
        Event::TookOrb { seat, element: which, from: None, at, .. } => {
            format!("{} takes the {} at {}.", of(seat), orb(*which), name(*at))
        }
        Event::TookOrb { seat, element: which, from: Some(owner), at, .. } => {
            format!("{} takes the {} at {} from {}.", of(seat), orb(*which), name(*at), of(owner))
        }
        Event::Boarded { seat, army: one, from, sea } => {
            format!("{}: {} boards a ship at {} and is on {}.", of(seat), army(*one), name(*from), name(*sea))
        }
        Event::Landed { seat, army: one, from, to } => format!(
            "{}: {} lands at {}; the ship stays there, on {}.",
            of(seat),
            army(*one),
            name(*to),
            name(*from)
        ),
        Event::Sank { seat, land, sea, .. } => {
            format!("{} sinks the empty ship at {}, on {}.", of(seat), name(*land), name(*sea))
        }
        Event::Stood { seat, army: one, at, open: true } => {
            format!("{}: {} goes out onto open ground at {}.", of(seat), army(*one), name(*at))
        }
        Event::Stood { seat, army: one, at, open: false } => {
            format!("{}: {} goes back to the city, {}.", of(seat), army(*one), name(*at))
        }
        Event::Passed { seat, army: one } => format!("{}: {} waits.", of(seat), army(*one)),
        Event::Paid { seat, income, costs, treasury } => format!(
            "{}: income {income}, costs {costs}; in the treasury now {}.",
            of(seat),
            resources((*treasury).into())
        ),
        Event::Towers { .. } => return None,
        Event::Disbanded { seat, army: one, from } => {
            format!("{} disbands {}, at {}.", of(seat), army(*one), name(*from))
        }
        Event::Cast { seat, element: which, at, from: None } => {
            format!("{} sends {} to {}.", of(seat), an_elemental(*which), name(*at))
        }
        Event::Cast { seat, element: which, at, from: Some(from) } => {
            format!("{} moves the {} from {} to {}.", of(seat), elemental(*which), name(*from), name(*at))
        }
        Event::Destroyed { seat, armies: all, .. } => format!("Destroyed: {} of {}.", armies(*all), of(seat)),
        Event::Carried { seat, owner, army: one, from, to } => format!(
            "{} carries {} of {} from {} to {}.",
            of(seat),
            army(*one),
            of(owner),
            name(*from),
            name(*to)
        ),
        Event::CarriedShip { seat, from, to } => {
            let (land, sea) = to.fields();
            format!(
                "{} carries the empty ship from {} to {}, on {}.",
                of(seat),
                name(from.fields().0),
                name(land),
                name(sea)
            )
        }
        Event::GaveUp { seat, at, element: which } => {
            format!("{} gives up the {}; it is free at {}.", of(seat), orb(*which), name(*at))
        }
        Event::Bought { seat, city, sea, price } => format!(
            "{} buys a ship in {}, on {}, for {}.",
            of(seat),
            name(*city),
            name(*sea),
            resources((*price).into())
        ),
        Event::Proposed { seat, winners } => {
            format!("{} proposes the end. Winners: {}.", of(seat), list_en(&who.all(winners.iter())))
        }
        Event::Voted { seat, yes: true } => format!("{} agrees.", of(seat)),
        Event::Voted { seat, yes: false } => format!("{} doesn't agree. The game continues.", of(seat)),
        Event::Resigned { seat } => format!("{} resigns.", of(seat)),
        Event::Eliminated { seat } => format!("{} is out of the game.", of(seat)),
        Event::EndedTurn { seat } => format!("{} ends the turn.", of(seat)),
        Event::HandMoved { seat, element: None, .. } => {
            format!("{} moves the hand: yellow, income.", of(seat))
        }
        Event::HandMoved { seat, element: Some(which), .. } => {
            format!("{} moves the hand: the rule of {}.", of(seat), element(*which))
        }
        Event::HandHeld { owner, element: which } => {
            format!("The age of {}: {} has all three orbs, and the hand stops.", element(*which), of(owner))
        }
        Event::WentHome { element: which } => {
            format!("The rule of {} is over. Its elementals go home.", element(*which))
        }
        Event::RoundBegan { round, first } => format!("Round {round} begins. {} is first.", of(first)),
        Event::GameOver { ending } => over(*ending).into(),
    })
}

/// Sentence about the end of a game.
pub(super) fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Agreement => "The game ends by agreement.",
        Ending::LastRuler => "The game ends: only one ruler is left.",
        Ending::Domination => "The game ends: one player owns enough cities.",
        Ending::RoundLimit => "The game ends with its last round.",
    }
}

fn fought(battle: &Battle, who: &Who) -> String {
    let Battle { attack, defence, .. } = battle;
    let (one, other) = (who.name(battle.attacker), who.name(battle.defender));
    let where_ = match battle.fight {
        Fight::Assault => format!("assaults {}", name(battle.at)),
        Fight::Sortie => format!("breaks out of {}", name(battle.at)),
        Fight::Field | Fight::Sea => format!("attacks {}", name(battle.at)),
    };
    let lost = |fallen: u32| if fallen == 0 { "nothing".into() } else { armies_count(fallen) };
    format!(
        "{one} {where_}: {attack} against {defence} of {other}. {} loses {}, {} loses {}.",
        capital(&one),
        lost(battle.fallen_attackers.count()),
        capital(&other),
        lost(battle.fallen_defenders.count())
    )
}

/// `9 cities`.
pub(super) fn rules(count: i32) -> String {
    cities(count.unsigned_abs())
}
