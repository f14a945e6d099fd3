//! Previews of actions.

use super::super::outcome::{Fate, fallen};
use super::super::preview::PreviewFact;
use super::noun::{armies, armies_count, army, elemental, moves, name, orb, resources};
use super::table::power;
use super::{event, noun};
use crate::games::elementaris::rules::{Armies, Battle};
use crate::lang::Who;
use crate::lang::{capital, list_en};
use crate::table::Seat;

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Comes { army: one, at } => format!("{} comes to {}.", capital(&army(*one)), name(*at)),
        PreviewFact::Goes { army: one, to } => format!("{} goes to {}.", capital(&army(*one)), name(*to)),
        PreviewFact::Together { armies: all, defence } if all.count() < 2 => {
            format!("It defends with {defence}.")
        }
        PreviewFact::Together { armies: all, defence } => {
            format!("{} defend together with {defence}.", capital(&armies(*all)))
        }
        PreviewFact::Fights { battle: fought } => battle(fought, who),
        PreviewFact::Before { at, owner: Some(owner) } => {
            format!("{} still belongs to {}: assaulting it takes another move.", name(*at), who.name(*owner))
        }
        PreviewFact::Before { at, owner: None } => {
            format!("Nobody owns {} yet: occupying it takes another move.", name(*at))
        }
        PreviewFact::Occupies { at } => format!("{} is yours.", name(*at)),
        PreviewFact::TakesOrb { element, from: None } => format!("The {} is yours.", orb(*element)),
        PreviewFact::TakesOrb { element, from: Some(owner) } => {
            format!("You take the {} from {}.", orb(*element), who.name(*owner))
        }
        PreviewFact::Boards { sea } => format!("The ship carries the army out to {}.", name(*sea)),
        PreviewFact::Lands { to, sea } => {
            format!("The army lands at {}; the ship stays there, at {}.", name(*to), name(*sea))
        }
        PreviewFact::Sinks { sea } => format!("The empty ship at {} is gone.", name(*sea)),
        PreviewFact::Stands { army: one, open: true } => {
            format!("{} is on open ground: no walls, and entering means fighting it.", capital(&army(*one)))
        }
        PreviewFact::Stands { army: one, open: false } => {
            format!("{} defends the city with all who are there.", capital(&army(*one)))
        }
        PreviewFact::Towers { seat, income, costs } => {
            format!("{}: income {income}, costs {costs}.", you(*seat, who, "You", |name| name))
        }
        PreviewFact::MovesLeft { moves: left } => format!("Then {} left.", moves(*left)),
        PreviewFact::Waits { army: one } => format!("{} waits.", capital(&army(*one))),
        PreviewFact::Disbands { army: one } => format!("{} goes back to the palace.", capital(&army(*one))),
        PreviewFact::Closes { element, at, from } => {
            let opened = from.map_or_else(String::new, |from| format!("; {} is open again", name(from)));
            format!("The {} closes {} until the end of its rule{opened}.", elemental(*element), name(*at))
        }
        PreviewFact::Destroys { seat, armies: all } => {
            format!("{} {}.", you(*seat, who, "You lose", |name| format!("{name} loses")), armies(*all))
        }
        PreviewFact::DestroysNobody => "Nobody is there.".into(),
        PreviewFact::Carries { seat, army: one, to } => {
            let whose = you(*seat, who, "Your", |name| format!("{name}:"));
            format!("{whose} {} comes to {}, without a battle.", army(*one), name(*to))
        }
        PreviewFact::CarriesShip { land, sea } => {
            format!("The ship is then at {}, on {}.", name(*land), name(*sea))
        }
        PreviewFact::GivesUp { at, element, orbs } => {
            let lost = power(*element, *orbs);
            format!("You lose this power: {lost} The {} is free again on {}.", orb(*element), name(*at))
        }
        PreviewFact::Buys { city, sea, price } => format!(
            "An empty ship at {}, on {}, for {}. Anybody may board it.",
            name(*city),
            name(*sea),
            resources((*price).into())
        ),
        PreviewFact::Asks { winners, others } => format!(
            "Winners: {}. Asked in turn: {}. One no, and the game goes on.",
            list_en(&who.all(winners.iter())),
            list_en(&who.all(others.iter()))
        ),
        PreviewFact::Agrees { next } => format!("You agree; {} is asked next.", who.name(*next)),
        PreviewFact::EndsVote => "The game continues.".into(),
        PreviewFact::Resigns => "All your armies, cities and orbs are given back, for good.".into(),
        PreviewFact::Eliminates { seat } => format!("Out of the game: {}.", who.name(*seat)),
        PreviewFact::Hand { element: None } => "The round ends; the hand moves to yellow: income.".into(),
        PreviewFact::Hand { element: Some(of) } => {
            format!("The round ends; the hand moves on: the rule of {}.", noun::element(*of))
        }
        PreviewFact::Held { element } => {
            format!("The round ends; the age of {} holds the hand.", noun::element(*element))
        }
        PreviewFact::Ends { ending, winners } => {
            format!("{} Winners: {}.", event::over(*ending), list_en(&who.all(winners.iter())))
        }
        PreviewFact::EndsTurn => "Your turn ends.".into(),
    }
}

/// Returns the sentence for the deciding seat, or about another player.
fn you(seat: Seat, who: &Who, own: &str, other: impl Fn(String) -> String) -> String {
    if who.is(seat) { own.into() } else { other(who.name(seat)) }
}

/// Strengths, losses, and the outcome for the field. The armies are drawn beside it.
pub(in super::super) fn battle(battle: &Battle, who: &Who) -> String {
    let other = who.name(battle.defender);
    let lost = |fallen: u32| if fallen == 0 { "nothing".into() } else { armies_count(fallen) };
    format!(
        "{} against {}: you lose {}, {other} loses {}. {}",
        battle.attack,
        battle.defence,
        lost(battle.fallen_attackers.count()),
        lost(battle.fallen_defenders.count()),
        after(battle, None, Some(&other))
    )
}

/// Returns the armies that return to the palace, and the outcome for the field; without a name they are the reader's.
pub(super) fn outcome(battle: &Battle, attacker: Option<&str>, defender: Option<&str>) -> String {
    let side = |(all, name): (Armies, Option<&str>)| match name {
        None => format!("your {}", armies(all)),
        Some(name) => format!("{} of {name}", armies(all)),
    };
    let sides: Vec<String> = fallen(battle, attacker, defender).map(side).collect();
    let count = battle.fallen_attackers.count() + battle.fallen_defenders.count();
    let verb = if count == 1 { "returns" } else { "return" };
    let fate = match sides.is_empty() {
        true => "Nobody falls.".into(),
        false => format!("{} {verb} to the palace.", capital(&list_en(&sides))),
    };
    format!("{fate} {}", after(battle, attacker, defender))
}

/// Returns the outcome for the field.
fn after(battle: &Battle, attacker: Option<&str>, defender: Option<&str>) -> String {
    let at = name(battle.at);
    match (Fate::of(battle), attacker, defender) {
        (Fate::Taken, None, _) => format!("{at} is yours."),
        (Fate::Taken, Some(attacker), _) => format!("{at} belongs to {attacker}."),
        (Fate::Kept, _, None) => format!("{at} stays yours."),
        (Fate::Kept, _, Some(defender)) => format!("{at} stays with {defender}."),
        (Fate::SiegeBroken, ..) => "The siege is broken.".into(),
        (Fate::SortieFails, ..) => "The sortie fails.".into(),
        (Fate::NobodyBeforeCity, ..) => "Nobody is left before the city.".into(),
        (Fate::Holds, ..) => format!("{} holds {at}.", capital(&army(battle.army))),
        (Fate::AttackFails, ..) => "The attack fails.".into(),
        (Fate::NobodyAtSea, ..) => format!("Nobody is left on {at}."),
        (Fate::NobodyOnOpenGround, ..) => format!("Nobody is left on the open ground of {at}."),
    }
}

/// `2 against 2: both fall`.
pub(super) fn clash(battle: &Battle) -> String {
    let losses = match (battle.fallen_attackers.is_empty(), battle.fallen_defenders.is_empty()) {
        (false, false) => ": both fall",
        (false, true) => ": the attacker falls",
        (true, false) => ": the defender falls",
        (true, true) => "",
    };
    format!("{} against {}{losses}", battle.attack, battle.defence)
}
