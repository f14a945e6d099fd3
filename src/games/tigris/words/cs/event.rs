//! Sentences about events.

use super::act::hand_acc;
use super::noun::{leader, leader_forms, monument_name, points, tile, tile_forms, tiles, tiles_acc};
use super::{cells, tiles_acc as count_acc};
use crate::games::tigris::rules::{Award, Color, ConflictKind, Draw, Ending, Event, Returned, Tiles};
use crate::lang::{Names, form_cs};

/// The end of a turn has no sentence: the next turn says it.
pub(in super::super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(seat);
    Some(match event {
        Event::Drew { seat, count, tiles, why } => drew(&name(*seat), *count, tiles.as_ref(), *why),
        Event::FirstPlayer { .. } => "O začínajícím hráči rozhodl los.".into(),
        Event::TurnBegan { seat } => format!("Na řadě je {}.", name(*seat)),
        Event::LeaderPlaced { seat, color, cell } => {
            format!("{} pokládá {} na {cell}.", name(*seat), leader_forms(*color).acc)
        }
        Event::LeaderMoved { seat, color, from, to } => {
            format!("{} přesouvá {} z {from} na {to}.", name(*seat), leader_forms(*color).acc)
        }
        Event::LeaderWithdrawn { seat, color, cell } => {
            format!("{} stahuje {} z {cell}.", name(*seat), leader_forms(*color).acc)
        }
        Event::LeaderReturned { seat, color, cell, why } => {
            format!("{} si bere zpět {} z {cell}: {}.", name(*seat), leader_forms(*color).acc, returned(*why))
        }
        Event::TilePlaced { seat, color, cell } => {
            format!("{} pokládá {} na {cell}.", name(*seat), tile_forms(*color).acc)
        }
        Event::Point { seat, color, count, why } => point(&name(*seat), *color, *count, *why),
        Event::Union { cell } => format!("Kartička na {cell} spojuje dvě království."),
        Event::UnionEnded { cell } => format!("Království spojená na {cell} jsou teď jedno."),
        Event::ConflictChosen { seat, color } => {
            format!("{} vybírá vnější konflikt {}.", name(*seat), leader_forms(*color).many)
        }
        Event::ConflictBegan { kind, color, attacker, defender, attack, defence } => {
            let (attacker, defender) = (name(*attacker), name(*defender));
            let conflict = conflict(*kind, *color);
            format!("{conflict}: útočí {attacker} silou {attack}, brání se {defender} silou {defence}.")
        }
        Event::Supported { seat, count: 0, total, .. } => {
            format!("{} nepřidává nic, celkem {total}.", name(*seat))
        }
        Event::Supported { seat, color, count, total } => {
            format!("{} přidává {}, celkem {total}.", name(*seat), tiles_acc(*color, (*count).into()))
        }
        Event::ConflictWon { kind, color, winner, loser, winner_total, loser_total } => {
            let (winner, loser) = (name(*winner), name(*loser));
            let tie = if winner_total == loser_total { " Při rovnosti vyhrává obránce." } else { "" };
            let score = format!("{winner_total} proti {loser_total}");
            format!("{}: {score}, vyhrává {winner}, prohrává {loser}.{tie}", conflict(*kind, *color))
        }
        Event::TilesRemoved { color, cells: gone } => {
            format!("Z hracího plánu mizí {} ({}).", tiles(*color, gone.count() as usize), cells(*gone))
        }
        Event::MonumentBuilt { seat, monument, cell } => {
            format!("{} staví {} na {cell}.", name(*seat), monument_name(*monument))
        }
        Event::MonumentDeclined { seat } => format!("{} monument nestaví.", name(*seat)),
        Event::TreasuresTaken { seat, cells: taken, forced } => {
            let thing = if taken.count() == 1 { "poklad" } else { "poklady" };
            let forced = if *forced { ", jiná možnost nebyla" } else { "" };
            format!("{} si bere {thing} z {}{forced}.", name(*seat), cells(*taken))
        }
        Event::Catastrophe { seat, cell, tile: Some(gone) } => {
            format!("{} hraje katastrofu na {cell}, mizí {}.", name(*seat), tile(*gone))
        }
        Event::Catastrophe { seat, cell, tile: None } => {
            format!("{} hraje katastrofu na prázdné políčko {cell}.", name(*seat))
        }
        Event::Swapped { seat, count, tiles } => {
            format!("{} vyměňuje {}{}.", name(*seat), count_acc((*count).into()), known(tiles.as_ref()))
        }
        Event::Passed { seat } => format!("{} končí tah dřív.", name(*seat)),
        Event::TurnEnded { .. } => return None,
        Event::GameOver { ending: Ending::Bag } => "Hra končí: v pytlíku došly kartičky.".into(),
        Event::GameOver { ending: Ending::Treasures } => {
            "Hra končí: na hracím plánu zbývají nejvýš dva poklady.".into()
        }
    })
}

/// `: 1 chrám a 2 farmy`, where the viewer may know.
fn known(tiles: Option<&Tiles>) -> String {
    tiles.filter(|t| !t.is_empty()).map(|t| format!(": {}", hand_acc(t))).unwrap_or_default()
}

fn drew(name: &str, count: u8, tiles: Option<&Tiles>, why: Draw) -> String {
    let (count, known) = (count_acc(count.into()), known(tiles));
    match why {
        Draw::Deal => format!("{name} si na začátek vytahuje {count}{known}."),
        Draw::Swap => format!("{name} si výměnou vytahuje {count}{known}."),
        Draw::Refill => format!("{name} doplňuje {count}{known}."),
    }
}

fn returned(why: Returned) -> &'static str {
    match why {
        Returned::Revolt => "prohraná vzpoura",
        Returned::War => "prohraný vnější konflikt",
        Returned::NoTemple => "vedle už není žádný chrám",
    }
}

fn point(name: &str, color: Color, count: u8, why: Award) -> String {
    let points = points(color, count.into());
    let beaten = leader_forms(color).acc;
    match why {
        Award::Tile { leader: by } => format!("{name} získává {points} ({}).", leader(by)),
        Award::Revolt => format!("{name} získává {points} za vzpouru."),
        Award::War { tiles: 0 } => format!("{name} získává {points} za poraženého {beaten}."),
        Award::War { tiles: gone } => format!(
            "{name} získává {points}: 1 za poraženého {beaten} a {gone} za {}.",
            form_cs(gone.into(), "odstraněnou kartičku", "odstraněné kartičky", "odstraněné kartičky")
        ),
        Award::Monument { monument } => format!("{name} získává {points} ({}).", monument_name(monument)),
    }
}

/// `Vnější konflikt obchodníků`, `Vzpoura králů`.
pub(super) fn conflict(kind: ConflictKind, color: Color) -> String {
    let conflict_name = if kind == ConflictKind::Revolt { "Vzpoura" } else { "Vnější konflikt" };
    format!("{conflict_name} {}", leader_forms(color).many)
}
