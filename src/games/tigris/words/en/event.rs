//! Sentences about events.

use super::act::hand;
use super::cells;
use super::noun::{leader, leaders, monument_name, points, tile, tiles};
use crate::games::tigris::rules::{Award, Color, ConflictKind, Draw, Ending, Event, Returned, Tiles};
use crate::lang::{Names, count_en};

/// The end of a turn has no sentence: the next turn says it.
pub(in super::super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(seat);
    Some(match event {
        Event::Drew { seat, count, tiles, why } => drew(&name(*seat), *count, tiles.as_ref(), *why),
        // Whose turn begins is said next.
        Event::FirstPlayer { .. } => "The first player is drawn at random.".into(),
        Event::TurnBegan { seat } => format!("{} is next.", name(*seat)),
        Event::LeaderPlaced { seat, color, cell } => {
            format!("{} places the {} at {cell}.", name(*seat), leader(*color))
        }
        Event::LeaderMoved { seat, color, from, to } => {
            format!("{} moves the {} from {from} to {to}.", name(*seat), leader(*color))
        }
        Event::LeaderWithdrawn { seat, color, cell } => {
            format!("{} withdraws the {} from {cell}.", name(*seat), leader(*color))
        }
        Event::LeaderReturned { seat, color, cell, why } => {
            format!("{} takes the {} back from {cell}: {}.", name(*seat), leader(*color), returned(*why))
        }
        Event::TilePlaced { seat, color, cell } => {
            format!("{} places a {} at {cell}.", name(*seat), tile(*color))
        }
        Event::Point { seat, color, count, why } => point(&name(*seat), *color, *count, *why),
        Event::Union { cell } => format!("The tile at {cell} joins two kingdoms."),
        Event::UnionEnded { cell } => format!("The kingdoms joined at {cell} are one now."),
        Event::ConflictChosen { seat, color } => {
            format!("{} chooses the war of the {}.", name(*seat), leaders(*color))
        }
        Event::ConflictBegan { kind, color, attacker, defender, attack, defence } => {
            let (attacker, defender) = (name(*attacker), name(*defender));
            format!(
                "{}: {attacker} attacks with {attack}, {defender} has {defence}.",
                conflict(*kind, *color)
            )
        }
        Event::Supported { seat, count: 0, total, .. } => {
            format!("{} adds nothing and has {total}.", name(*seat))
        }
        Event::Supported { seat, color, count, total } => {
            format!("{} adds {} and has {total}.", name(*seat), tiles(*color, (*count).into()))
        }
        Event::ConflictWon { kind, color, winner, loser, winner_total, loser_total } => {
            let (winner, loser) = (name(*winner), name(*loser));
            let tie = if winner_total == loser_total { "; a tie goes to the defender" } else { "" };
            let conflict = conflict(*kind, *color);
            format!("{conflict}: {winner} wins {winner_total} to {loser_total} against {loser}{tie}.")
        }
        Event::TilesRemoved { color, cells: gone } => {
            format!("Removed: {} ({}).", tiles(*color, gone.count() as usize), cells(*gone))
        }
        Event::MonumentBuilt { seat, monument, cell } => {
            format!("{} builds the {} at {cell}.", name(*seat), monument_name(*monument))
        }
        Event::MonumentDeclined { seat } => format!("{} builds no monument.", name(*seat)),
        Event::TreasuresTaken { seat, cells: taken, forced } => {
            let thing = if taken.count() == 1 { "treasure" } else { "treasures" };
            let forced = if *forced { ", the only choice" } else { "" };
            format!("{} takes the {thing} on {}{forced}.", name(*seat), cells(*taken))
        }
        Event::Catastrophe { seat, cell, tile: Some(gone) } => {
            format!("{} plays a catastrophe at {cell} and destroys the {}.", name(*seat), tile(*gone))
        }
        Event::Catastrophe { seat, cell, tile: None } => {
            format!("{} plays a catastrophe on the empty cell {cell}.", name(*seat))
        }
        Event::Swapped { seat, count, tiles } => {
            let count = count_en((*count).into(), "tile", "tiles");
            format!("{} swaps {count}{}.", name(*seat), known(tiles.as_ref()))
        }
        Event::Passed { seat } => format!("{} ends the turn early.", name(*seat)),
        Event::TurnEnded { .. } => return None,
        Event::GameOver { ending: Ending::Bag } => "The game is over: the bag has run out of tiles.".into(),
        Event::GameOver { ending: Ending::Treasures } => {
            "The game is over: two treasures or fewer are left on the board.".into()
        }
    })
}

/// `: 1 temple and 2 farms`, where the viewer may know.
fn known(tiles: Option<&Tiles>) -> String {
    tiles.filter(|t| !t.is_empty()).map(|t| format!(": {}", hand(t))).unwrap_or_default()
}

fn drew(name: &str, count: u8, tiles: Option<&Tiles>, why: Draw) -> String {
    let (count, known) = (count_en(count.into(), "tile", "tiles"), known(tiles));
    match why {
        Draw::Deal => format!("{name} draws {count} to start with{known}."),
        Draw::Swap => format!("{name} draws {count} in exchange{known}."),
        Draw::Refill => format!("{name} refills with {count}{known}."),
    }
}

fn returned(why: Returned) -> &'static str {
    match why {
        Returned::Revolt => "the revolt is lost",
        Returned::War => "the war is lost",
        Returned::NoTemple => "no temple is beside it any more",
    }
}

fn point(name: &str, color: Color, count: u8, why: Award) -> String {
    let points = points(color, count.into());
    match why {
        Award::Tile { leader: by } => format!("{name} gets {points} ({}).", leader(by)),
        Award::Revolt => format!("{name} gets {points} for the revolt."),
        Award::War { tiles: 0 } => format!("{name} gets {points} for the defeated {}.", leader(color)),
        Award::War { tiles: gone } => format!(
            "{name} gets {points}: 1 for the defeated {} and {gone} for {} removed.",
            leader(color),
            tiles(color, gone.into())
        ),
        Award::Monument { monument } => format!("{name} gets {points} ({}).", monument_name(monument)),
    }
}

/// `War of the traders`, `Revolt of the kings`.
pub(super) fn conflict(kind: ConflictKind, color: Color) -> String {
    let conflict_name = if kind == ConflictKind::Revolt { "Revolt" } else { "War" };
    format!("{conflict_name} of the {}", leaders(color))
}
