//! Questions to the players.

use super::super::ask::{Ask, Doing, Join, Strengths};
use super::noun::{leader, leaders, many, tile};
use crate::lang::Who;
use crate::lang::{capital, count_en, list_en};
use crate::table::Seat;

/// Returns the end of the question of a conflict; `bare` where the hand holds none of these tiles.
fn add(tiles: &str, bare: bool) -> String {
    if bare { format!("You have no {tiles} to add.") } else { format!("How many {tiles} do you add?") }
}

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask, who: &Who) -> String {
    match ask {
        Ask::Tiles => "Tiles are drawn from the bag.".into(),
        Ask::Start => "The first player is drawn.".into(),
        Ask::Action { left, .. } => {
            let left = count_en((*left).into(), "action", "actions");
            format!("Pick a tile, a leader or an action: {left} left.")
        }
        Ask::AttackRevolt { strengths, .. } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let rival = who.name(*rival);
            format!("You revolt against {rival}, {mine} to {theirs} on the board. {}", add("temples", *bare))
        }
        Ask::DefendRevolt { strengths, .. } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let rival = who.name(*rival);
            let add = add("temples", *bare);
            format!("{rival} revolts with {theirs}, you have {mine} and win ties. {add}")
        }
        Ask::AttackWar { color, strengths } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let (rival, tiles) = (who.name(*rival), many(*color));
            format!("You attack {rival}, {mine} to {theirs} on the board. {}", add(tiles, *bare))
        }
        Ask::DefendWar { color, strengths } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let (rival, tiles) = (who.name(*rival), many(*color));
            format!("{rival} attacks with {theirs}, you have {mine} and win ties. {}", add(tiles, *bare))
        }
        Ask::Conflict { join, colors } => {
            let rivals: Vec<String> = colors.iter().map(|c| leaders(*c).into()).collect();
            let rivals = capital(&list_en(&rivals));
            format!("{}. {rivals} clash: which war is fought now?", joined(join, who))
        }
        Ask::Monument { color, several: false } => {
            format!("Four {} form a square. Pick a monument to build, or decline.", many(*color))
        }
        Ask::Monument { color, several: true } => {
            format!("The {} form several squares. Pick one and a monument, or decline.", many(*color))
        }
        Ask::Treasures { count: 2, .. } => {
            "Your trader's kingdom has two treasures. Choose the one you take.".into()
        }
        Ask::Treasures { count, corners } => {
            let corners = if *corners { " Corner treasures are taken first." } else { "" };
            format!("Your trader's kingdom has {count} treasures. Choose the one that stays.{corners}")
        }
        Ask::Over => "The game is over.".into(),
    }
}

/// `Your settlement at H5 joined two kingdoms`.
fn joined(join: &Join, who: &Who) -> String {
    format!("{} {} at {} joined two kingdoms", whose(join.seat, who), tile(join.tile), join.cell)
}

fn whose(seat: Seat, who: &Who) -> String {
    if who.is(seat) { "Your".into() } else { format!("{}'s", who.name(seat)) }
}

/// Returns the line on the curtain: public, and no full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::Tiles => "Tiles are drawn".into(),
        Ask::Start => "The first player is drawn".into(),
        Ask::Action { again: false, .. } => "Your turn".into(),
        Ask::Action { left, again: true } => {
            format!("Your turn continues: {} left", count_en((*left).into(), "action", "actions"))
        }
        Ask::AttackRevolt { leader: color, .. } => {
            format!("Attack with your {} in a revolt: how many temples do you add?", leader(*color))
        }
        Ask::DefendRevolt { leader: color, .. } => {
            format!("Defend your {} in a revolt: how many temples do you add?", leader(*color))
        }
        Ask::AttackWar { color, .. } => {
            format!("Attack in the war of the {}: how many {} do you add?", leaders(*color), many(*color))
        }
        Ask::DefendWar { color, .. } => {
            format!("Defend in the war of the {}: how many {} do you add?", leaders(*color), many(*color))
        }
        Ask::Conflict { .. } => "Choose which war is fought now".into(),
        Ask::Monument { .. } => "Build a monument?".into(),
        Ask::Treasures { count, .. } => format!("Take treasures: {} of {count}", count.saturating_sub(1)),
        Ask::Over => "The game is over".into(),
    }
}

/// Activity of a seat at the table, in a few words.
pub(in super::super) fn doing(doing: &Doing) -> String {
    match doing {
        Doing::Turn(left) => format!("{} left", count_en((*left).into(), "action", "actions")),
        Doing::Adds(color) => format!("How many {}?", many(*color)),
        Doing::Attacks(strength) => format!("attacks with {strength}"),
        Doing::Defends(strength) => format!("defends with {strength}"),
        Doing::Conflict => "Which war first?".into(),
        Doing::Monument => "Build a monument?".into(),
        Doing::Treasures => "takes treasures".into(),
    }
}
