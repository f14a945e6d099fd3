//! Previews of actions.

use super::super::preview::{NoPoint, PreviewFact};
use super::act::hand_acc;
use super::noun::{
    leader, leader_forms, leader_of, masculine, monument_name, points, tile, tiles_acc, treasures,
};
use super::{cells, noun};
use crate::games::tigris::rules::{Cells, Color, ConflictStrengths};
use crate::lang::Who;
use crate::lang::{capital, count_cs, form_cs, list_cs};
use crate::table::Seat;

/// `vy` or the name.
fn name(seat: Seat, who: &Who) -> String {
    who.called(seat, "vy")
}

/// `váš král` or `král (Eva)`.
fn owned(seat: Seat, color: Color, who: &Who) -> String {
    if who.is(seat) { format!("váš {}", leader(color)) } else { leader_of(color, &who.name(seat)) }
}

/// `obchodníků (vy 2, Petr 1)`.
fn war(war: &ConflictStrengths, who: &Who) -> String {
    let ConflictStrengths { color, attacker, defender, attack, defence } = war;
    let (a, d) = (name(*attacker, who), name(*defender, who));
    format!("{} ({a} {attack}, {d} {defence})", leader_forms(*color).many)
}

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Settles { color, to, founds: true } => {
            format!("{} na {to}: vznikne nové království.", capital(leader(*color)))
        }
        PreviewFact::Settles { color, to, founds: false } => {
            format!("{} na {to}: bez konfliktu.", capital(leader(*color)))
        }
        PreviewFact::Revolt { color, to, rival, mine, theirs } => format!(
            "{} na {to}: vzpoura, brání se {}, chrámy na hracím plánu {mine} proti {theirs}.",
            capital(leader(*color)),
            who.name(*rival),
        ),
        PreviewFact::Withdraws { color } => format!("Stáhnete {} z hracího plánu.", leader_forms(*color).acc),
        PreviewFact::Kingdoms { before, after } => {
            format!("Království na plánu pak bude {after} místo {before}.")
        }
        PreviewFact::Point { tile, at, seat, leader: by } => {
            let (piece, point, by) = (placed(*tile), points(*tile, 1), leader(*by));
            if who.is(*seat) {
                format!("{piece} na {at}: získáte {point} ({by}).")
            } else {
                format!("{piece} na {at}: {point} získá {} ({by}).", who.name(*seat))
            }
        }
        PreviewFact::NoPoint { tile, at, why } => no_point(*tile, &at.to_string(), *why),
        PreviewFact::Wars { tile, at, wars } => {
            let wars: Vec<String> = wars.iter().map(|one| war(one, who)).collect();
            format!("{} na {at} spojí dvě království: vnější konflikt {}.", placed(*tile), list_cs(&wars))
        }
        PreviewFact::Square => "Čtverec je hotový: může následovat monument.".into(),
        PreviewFact::Takes { seat, cells: taken } => {
            let thing = if taken.count() == 1 { "poklad" } else { "poklady" };
            if who.is(*seat) {
                return format!("Získáte {thing} z {}.", cells(*taken));
            }
            format!("{} z {} získá {} (obchodník).", capital(thing), cells(*taken), who.name(*seat))
        }
        PreviewFact::Chooses { seat } if who.is(*seat) => "Pak si vyberete poklady.".into(),
        PreviewFact::Chooses { seat } => format!("Poklady si pak vybere {} (obchodník).", who.name(*seat)),
        PreviewFact::LastTreasures => "Zbývají nejvýš dva poklady: tímto tahem hra končí.".into(),
        PreviewFact::Strikes { at, tile: Some(color) } => {
            format!("Katastrofa na {at}: zmizí {} a zůstane spálená země.", tile(*color))
        }
        PreviewFact::Strikes { at, tile: None } => {
            format!("Katastrofa na {at}: navždy zůstane spálená země.")
        }
        PreviewFact::Evicted { leaders } => {
            let leaving: Vec<String> =
                leaders.iter().map(|(seat, color)| owned(*seat, *color, who)).collect();
            let verb = if leaving.len() == 1 { "Odejde" } else { "Odejdou" };
            format!("{verb} {}.", list_cs(&leaving))
        }
        PreviewFact::Swaps { tiles } => {
            let count =
                count_cs(tiles.total() as usize, "novou kartičku", "nové kartičky", "nových kartiček");
            format!("Vyměníte {} za {count}.", hand_acc(tiles))
        }
        PreviewFact::BagRunsOut { left: 0 } => "Pytlík je prázdný: hra hned skončí.".into(),
        PreviewFact::BagRunsOut { left } => {
            let tiles = noun_tiles(*left);
            format!("V pytlíku {tiles}: hra hned skončí.")
        }
        PreviewFact::EndsTurn { unused: 0 } => "Ukončíte tah.".into(),
        PreviewFact::EndsTurn { unused } => {
            let verb = form_cs((*unused).into(), "propadne", "propadnou", "propadne");
            format!("Ukončíte tah, {verb} {}.", count_cs((*unused).into(), "akce", "akce", "akcí"))
        }
        PreviewFact::MonumentPoints { points: all } => {
            let all: Vec<String> = all.iter().map(|(color, n)| points(*color, *n)).collect();
            format!("Za monumenty získáte {}.", list_cs(&all))
        }
        PreviewFact::Attack { mine, theirs, rival } => {
            format!("{mine} proti {theirs}: vedete, ale {} ještě může přidat.", who.name(*rival))
        }
        PreviewFact::Prize { color, count } => {
            format!("Když vyhrajete: {}.", points(*color, (*count).into()))
        }
        PreviewFact::Holds { mine, theirs, color, count } => {
            let tie = if mine == theirs { "při rovnosti vyhráváte" } else { "vyhráváte" };
            format!("{mine} proti {theirs}: {tie} a získáte {}.", points(*color, (*count).into()))
        }
        PreviewFact::Falls { mine, theirs, leader: beaten, tiles: 0, .. } => {
            format!("{}: přijdete o {}.", lost(*mine, *theirs), leader_forms(*beaten).acc)
        }
        PreviewFact::Falls { mine, theirs, leader: beaten, color, tiles } => {
            let gone = tiles_acc(*color, (*tiles).into());
            format!("{}: přijdete o {} a o {gone}.", lost(*mine, *theirs), leader_forms(*beaten).acc)
        }
        PreviewFact::Stay { treasure, leader } => stay(*treasure, *leader),
        PreviewFact::NextWar(next) => format!("Teď nastane vnější konflikt {}.", war(next, who)),
        PreviewFact::Builds { monument, at } => {
            format!(
                "{} na {at}: jeho čtyři kartičky se otočí lícem dolů.",
                capital(&monument_name(*monument))
            )
        }
        PreviewFact::Earns { to } => {
            let owner = |seat: Seat| who.called(seat, "vy");
            let each: Vec<String> =
                to.iter().map(|(seat, color)| format!("{} {}", masculine(*color), owner(*seat))).collect();
            format!("Po vlastním tahu získá bod: {}.", each.join(", "))
        }
        PreviewFact::Declines => "Bez monumentu: tento čtverec už použít nepůjde.".into(),
        PreviewFact::Collects { taken, stay } => format!(
            "Vezmete si {} ({}), {} zůstane.",
            treasures(taken.count() as usize),
            cells(*taken),
            cells(*stay)
        ),
        PreviewFact::Luck => "Rozhodne los.".into(),
    }
}

fn placed(color: Color) -> String {
    capital(tile(color))
}

/// `je jen 1 kartička`, `jsou jen 2 kartičky`, `je jen 5 kartiček`.
fn noun_tiles(count: u8) -> String {
    let count = usize::from(count);
    let verb = form_cs(count, "je", "jsou", "je");
    format!("{verb} jen {}", count_cs(count, "kartička", "kartičky", "kartiček"))
}

fn no_point(tile: Color, at: &str, why: NoPoint) -> String {
    let piece = placed(tile);
    match why {
        NoPoint::NoKingdom => format!("{piece} na {at}: bez bodu, není tu žádné království."),
        NoPoint::NoLeader if tile == Color::Black => {
            format!("{piece} na {at}: bez bodu, v tomto království není král.")
        }
        NoPoint::NoLeader => {
            format!("{piece} na {at}: bez bodu, v tomto království není {} ani král.", noun::leader(tile))
        }
        NoPoint::Peace => format!("{piece} na {at} spojí dvě království v míru: bez bodu."),
    }
}

/// Returns the losing strength: `3 proti 3 a při rovnosti vyhrává obránce`.
fn lost(mine: u8, theirs: u8) -> String {
    let tie = if mine == theirs { " a při rovnosti vyhrává obránce" } else { "" };
    format!("{mine} proti {theirs}{tie}")
}

/// `Zůstávají I7 (poklad) a K7 (vedle vůdce).`
fn stay(treasure: Cells, leader: Cells) -> String {
    let with = treasure.cells().map(|cell| format!("{cell} (poklad)"));
    let beside = leader.cells().map(|cell| format!("{cell} (vedle vůdce)"));
    let all: Vec<String> = with.chain(beside).collect();
    format!("{} {}.", if all.len() == 1 { "Zůstává" } else { "Zůstávají" }, list_cs(&all))
}
