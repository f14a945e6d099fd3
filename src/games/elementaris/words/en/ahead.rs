//! What an action will do.

use super::super::Who;
use super::super::ahead::Ahead;
use super::noun::{armies, armies_count, army, elemental, moves, name, orb, resources};
use super::table::power;
use super::{event, noun};
use crate::games::elementaris::rules::{Battle, Fight};
use crate::lang::{capital, list_en};
use crate::table::Seat;

pub(in super::super) fn ahead(ahead: &Ahead, who: &Who) -> String {
    match ahead {
        Ahead::Comes { army: one, at } => format!("{} comes to {}.", capital(&army(*one)), name(*at)),
        Ahead::Goes { army: one, to } => format!("{} goes to {}.", capital(&army(*one)), name(*to)),
        Ahead::Fights { battle: fought } => battle(fought, who),
        Ahead::Occupies { at } => format!("{} is yours.", name(*at)),
        Ahead::TakesOrb { element, from: None } => format!("The {} is yours.", orb(*element)),
        Ahead::TakesOrb { element, from: Some(owner) } => {
            format!("The {} is yours, no longer with {}.", orb(*element), who.name(*owner))
        }
        Ahead::Boards { sea } => format!("The ship carries the army out to {}.", name(*sea)),
        Ahead::Lands { to, sea } => {
            format!("The army lands at {}; the ship stays there, at {}.", name(*to), name(*sea))
        }
        Ahead::Sinks { sea } => format!("The empty ship at {} is gone.", name(*sea)),
        Ahead::Stands { army: one, open: true } => {
            format!(
                "{} stands on open ground: no walls, and entering means fighting it.",
                capital(&army(*one))
            )
        }
        Ahead::Stands { army: one, open: false } => {
            format!("{} defends the city with all who are there.", capital(&army(*one)))
        }
        Ahead::Towers { seat, income, costs } => {
            format!("{}: income {income}, costs {costs}.", you(*seat, who, "You", |name| name))
        }
        Ahead::MovesLeft { moves: left } => format!("Then {} left.", moves(*left)),
        Ahead::Waits { army: one } => format!("{} waits.", capital(&army(*one))),
        Ahead::Disbands { army: one } => format!("{} goes back to the palace.", capital(&army(*one))),
        Ahead::Closes { element, at, from: None } => {
            format!("The {} closes {} to the end of its rule.", elemental(*element), name(*at))
        }
        Ahead::Closes { element, at, from: Some(from) } => format!(
            "The {} closes {} to the end of its rule; {} is open again.",
            elemental(*element),
            name(*at),
            name(*from)
        ),
        Ahead::Destroys { seat, armies: all } => {
            let whose = you(*seat, who, "your own", |name| format!("of {name}"));
            format!("Destroyed, {whose}: {}.", armies(*all))
        }
        Ahead::DestroysNobody => "Nobody stands there.".into(),
        Ahead::Carries { seat, army: one, to } => {
            let whose = you(*seat, who, "Your", |name| format!("{name}:"));
            format!("{whose} {} comes to {}, without a battle.", army(*one), name(*to))
        }
        Ahead::CarriesShip { land, sea } => {
            format!("The ship then lies at {}, on {}.", name(*land), name(*sea))
        }
        Ahead::GivesUp { at, element, held } => {
            let lost = power(*element, *held);
            format!("You lose this power: {lost} The {} is free again on {}.", orb(*element), name(*at))
        }
        Ahead::Buys { city, sea, price } => format!(
            "An empty ship at {}, on {}, for {}. Anybody may board it.",
            name(*city),
            name(*sea),
            resources((*price).into())
        ),
        Ahead::Asks { winners, others } => format!(
            "Winning: {}. Asked one after another: {}. One no is enough to go on.",
            list_en(&who.all(winners.iter())),
            list_en(&who.all(others.iter()))
        ),
        Ahead::EndsVote => "The game goes on.".into(),
        Ahead::Resigns => "All your armies, cities and orbs are given back, for good.".into(),
        Ahead::Eliminates { seat } => format!("Out of the game: {}.", who.name(*seat)),
        Ahead::Hand { element: None } => "The round ends; the hand moves to yellow: income.".into(),
        Ahead::Hand { element: Some(of) } => {
            format!("The round ends; the hand moves on: the rule of {}.", noun::element(*of))
        }
        Ahead::Held { element } => {
            format!("The round ends; the age of {} holds the hand.", noun::element(*element))
        }
        Ahead::Ends { ending, winners } => {
            format!("{} Winning: {}.", event::over(*ending), list_en(&who.all(winners.iter())))
        }
        Ahead::EndsTurn => "Your turn ends.".into(),
    }
}

/// What is said to the deciding seat, or of another player.
fn you(seat: Seat, who: &Who, own: &str, other: impl Fn(String) -> String) -> String {
    if who.you == Some(seat) { own.into() } else { other(who.name(seat)) }
}

/// Strengths, losses, and who holds the field.
pub(in super::super) fn battle(battle: &Battle, who: &Who) -> String {
    let Battle { fire, water, attack, defence, .. } = battle;
    let doubled = |is: &bool, by: &str| if *is { format!(", doubled by {by}") } else { String::new() };
    let defenders = battle.defenders.count();
    let walls = match (battle.fight, defenders) {
        (Fight::Assault, 0) => "the walls alone".into(),
        (Fight::Assault, _) => format!("the walls and {}", armies_count(defenders)),
        _ => armies_count(defenders),
    };
    let (other, mine) = (who.name(battle.defender), armies_count(battle.attackers.count()));
    let sides = format!(
        "Your strength {attack} ({mine}{}) against {defence} of {other} ({walls}{}).",
        doubled(fire, "fire"),
        doubled(water, "water")
    );
    let lost = |fallen: u32| if fallen == 0 { "nothing".into() } else { armies_count(fallen) };
    let losses = format!(
        "You lose {}, {other} loses {}.",
        lost(battle.fallen_attackers.count()),
        lost(battle.fallen_defenders.count())
    );
    let after = match (battle.fight, battle.won) {
        (Fight::Assault, true) => "The city is yours.".into(),
        (Fight::Assault, false) => format!("The city stays with {other}."),
        (Fight::Sortie, true) => "The siege is broken.".into(),
        (Fight::Sortie, false) => "The sortie fails.".into(),
        (_, true) => format!("{} holds {}.", capital(&army(battle.army)), name(battle.at)),
        (_, false) => "The attack fails.".into(),
    };
    format!("{sides} {losses} {after}")
}
