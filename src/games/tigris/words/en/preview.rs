//! Previews of actions.

use super::super::preview::{NoPoint, PreviewFact};
use super::act::hand;
use super::cells;
use super::noun::{leader, leader_of, leaders, monument_name, points, tile, tiles, treasures};
use crate::games::tigris::rules::{Cells, Color, ConflictStrengths};
use crate::lang::Who;
use crate::lang::{capital, count_en, list_en};
use crate::table::Seat;

/// `you` or the name.
fn name(seat: Seat, who: &Who) -> String {
    who.called(seat, "you")
}

/// `your king` or `Eva's king`.
fn owned(seat: Seat, color: Color, who: &Who) -> String {
    if who.is(seat) { format!("your {}", leader(color)) } else { leader_of(color, &who.name(seat)) }
}

fn war(war: &ConflictStrengths, who: &Who) -> String {
    let ConflictStrengths { color, attacker, defender, attack, defence } = war;
    let (a, d) = (name(*attacker, who), name(*defender, who));
    format!("of the {} ({a} {attack}, {d} {defence})", leaders(*color))
}

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Settles { color, to, founds: true } => {
            format!("{} to {to}: founds a kingdom.", capital(leader(*color)))
        }
        PreviewFact::Settles { color, to, founds: false } => {
            format!("{} to {to}: no conflict.", capital(leader(*color)))
        }
        PreviewFact::Revolt { color, to, rival, mine, theirs } => format!(
            "{} to {to}: revolt against {}, temples {mine} to {theirs} on the board.",
            capital(leader(*color)),
            who.name(*rival),
        ),
        PreviewFact::Withdraws { color } => format!("Your {} goes back to your supply.", leader(*color)),
        PreviewFact::Kingdoms { before, after } => {
            format!("Kingdoms on the board then: {after} instead of {before}.")
        }
        PreviewFact::Point { tile, at, seat, leader: by } => {
            let (piece, to) = (placed(*tile), name(*seat, who));
            format!("{piece} at {at}: {} to {to} ({}).", points(*tile, 1), leader(*by))
        }
        PreviewFact::NoPoint { tile, at, why } => no_point(*tile, &at.to_string(), *why),
        PreviewFact::Wars { tile, at, wars } => {
            let wars: Vec<String> = wars.iter().map(|one| war(one, who)).collect();
            format!("{} at {at} joins two kingdoms: war {}.", placed(*tile), list_en(&wars))
        }
        PreviewFact::Square => "Completes a square: a monument may follow.".into(),
        PreviewFact::Takes { seat, cells: taken } => {
            let thing = if taken.count() == 1 { "treasure" } else { "treasures" };
            if who.is(*seat) {
                return format!("You take the {thing} on {}.", cells(*taken));
            }
            format!("{} (trader) takes the {thing} on {}.", who.name(*seat), cells(*taken))
        }
        PreviewFact::Chooses { seat } if who.is(*seat) => "Then you choose your treasures.".into(),
        PreviewFact::Chooses { seat } => format!("{} (trader) chooses treasures.", who.name(*seat)),
        PreviewFact::LastTreasures => "Two treasures or fewer are left: the game ends with this turn.".into(),
        PreviewFact::Strikes { at, tile: Some(tile_there) } => {
            format!("Catastrophe at {at}: the {} is destroyed, the cell scorched.", tile(*tile_there))
        }
        PreviewFact::Strikes { at, tile: None } => {
            format!("Catastrophe at {at}: the cell is scorched for good.")
        }
        PreviewFact::Evicted { leaders } => {
            let leaving: Vec<String> =
                leaders.iter().map(|(seat, color)| owned(*seat, *color, who)).collect();
            let verb = if leaving.len() == 1 { "leaves" } else { "leave" };
            capital(&format!("{} {verb} the board.", list_en(&leaving)))
        }
        PreviewFact::Swaps { tiles } => {
            let count = count_en(tiles.total() as usize, "new tile", "new tiles");
            format!("Swap {} for {count}.", hand(tiles))
        }
        PreviewFact::BagRunsOut { left: 0 } => "The bag is empty: the game ends at once.".into(),
        PreviewFact::BagRunsOut { left } => format!("The bag has only {left}: the game ends at once."),
        PreviewFact::EndsTurn { unused: 0 } => "Ends your turn.".into(),
        PreviewFact::EndsTurn { unused } => {
            format!("Ends your turn, {} unused.", count_en((*unused).into(), "action", "actions"))
        }
        PreviewFact::MonumentPoints { points: all } => {
            let all: Vec<String> = all.iter().map(|(color, n)| points(*color, *n)).collect();
            format!("Monuments give you {}.", list_en(&all))
        }
        PreviewFact::Attack { mine, theirs, rival } => {
            format!("{mine} against {theirs}: ahead, and {} may still add.", who.name(*rival))
        }
        PreviewFact::Prize { color, count } => format!("If you win: {}.", points(*color, (*count).into())),
        PreviewFact::Holds { mine, theirs, color, count } => {
            let tie = if mine == theirs { "a tie goes to you, and " } else { "" };
            format!("{mine} against {theirs}: {tie}you win {}.", points(*color, (*count).into()))
        }
        PreviewFact::Falls { mine, theirs, leader: beaten, tiles: 0, .. } => {
            format!("{}: you lose the {}.", lost(*mine, *theirs), leader(*beaten))
        }
        PreviewFact::Falls { mine, theirs, leader: beaten, color, tiles: count } => {
            let gone = tiles(*color, (*count).into());
            format!("{}: you lose the {} and {gone}.", lost(*mine, *theirs), leader(*beaten))
        }
        PreviewFact::Stay { treasure, leader } => stay(*treasure, *leader),
        PreviewFact::NextWar(next) => format!("The war {} is fought now.", war(next, who)),
        PreviewFact::Builds { monument, at } => {
            format!("{} at {at}: its four tiles turn face down.", capital(&monument_name(*monument)))
        }
        PreviewFact::Earns { to } => {
            let owner = |seat: Seat| who.called(seat, "you");
            let each: Vec<String> = to
                .iter()
                .map(|(seat, color)| format!("{} for {}", points(*color, 1), owner(*seat)))
                .collect();
            format!("At the end of each owner's turn: {}.", list_en(&each))
        }
        PreviewFact::Declines => "No monument: this square can never be used again.".into(),
        PreviewFact::Collects { taken, stay } => format!(
            "You take {} ({}), {} stays.",
            treasures(taken.count() as usize),
            cells(*taken),
            cells(*stay)
        ),
        PreviewFact::Luck => "Decided at random.".into(),
    }
}

fn placed(color: Color) -> String {
    capital(tile(color))
}

fn no_point(tile: Color, at: &str, why: NoPoint) -> String {
    let piece = placed(tile);
    match why {
        NoPoint::NoKingdom => format!("{piece} at {at}: no point, there is no kingdom here."),
        NoPoint::NoLeader if tile == Color::Black => {
            format!("{piece} at {at}: no point, this kingdom has no king.")
        }
        NoPoint::NoLeader => {
            format!("{piece} at {at}: no point, this kingdom has no {} and no king.", leader(tile))
        }
        NoPoint::Peace => format!("{piece} at {at} joins two kingdoms in peace: no point."),
    }
}

/// Returns the losing strength: `3 against 3, and the defender wins ties`.
fn lost(mine: u8, theirs: u8) -> String {
    let tie = if mine == theirs { ", and the defender wins ties" } else { "" };
    format!("{mine} against {theirs}{tie}")
}

/// `I7 (treasure) and K7 (beside a leader) stay.`
fn stay(treasure: Cells, leader: Cells) -> String {
    let with = treasure.cells().map(|cell| format!("{cell} (treasure)"));
    let beside = leader.cells().map(|cell| format!("{cell} (beside a leader)"));
    let all: Vec<String> = with.chain(beside).collect();
    format!("{} {}.", list_en(&all), if all.len() == 1 { "stays" } else { "stay" })
}
