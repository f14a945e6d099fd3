//! The short words around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use crate::games::tigris::rules::{Cells, Conflict, Kind};
use crate::games::tigris::words::cs::noun::{leader_forms, points, tiles_acc};
use crate::games::tigris::words::say::{TigrisSays, names, sides, wins};
use crate::lang::{capital, count_cs, form_cs, list_cs};
use crate::table::Seat;

/// Accusative: the war is "o osady".
const TILES_CS: [&str; 4] = ["osady", "chrámy", "farmy", "tržiště"];

const COLORS_CS: [&str; 4] = ["černá", "červená", "modrá", "zelená"];

const LEADERS_CS: [&str; 4] = ["král", "kněz", "farmář", "obchodník"];

/// One point, two to four points, five and more: `černý bod`, `černé body`, `černých bodů`.
const POINT_CS: [&str; 4] = ["černý", "červený", "modrý", "zelený"];

const POINTS_CS: [&str; 4] = ["černé", "červené", "modré", "zelené"];

const MANY_POINTS_CS: [&str; 4] = ["černých", "červených", "modrých", "zelených"];

fn prize_cs(conflict: &Conflict, own: Seat, total: u8) -> String {
    let (_, loser) = sides(conflict, own);
    let lead = if wins(conflict, own, total) { "Za výhru" } else { "Zatím to nestačí. Za výhru" };
    if conflict.kind == Kind::Revolt {
        return format!("{lead}: 1 červený bod a\u{a0}druhý vůdce odejde.");
    }
    let at = conflict.color.index();
    let n = loser.removed.count() as usize + 1;
    let points = format!(
        "{n} {}",
        form_cs(
            n,
            &format!("{} bod", POINT_CS[at]),
            &format!("{} body", POINTS_CS[at]),
            &format!("{} bodů", MANY_POINTS_CS[at])
        )
    );
    let spared = |cells: Cells, why: &str| {
        let stay = form_cs(cells.count() as usize, "Zůstane", "Zůstanou", "Zůstane");
        if cells.is_empty() { String::new() } else { format!(" {stay} {} ({why}).", list_cs(&names(cells))) }
    };
    format!(
        "{lead}: {points}.{}{}",
        spared(loser.spared_by_treasure, "poklad"),
        spared(loser.spared_by_leader, "vedle vůdce")
    )
}

pub fn words(it: &TigrisSays<'_>) -> String {
    match *it {
        TigrisSays::ActionsLeft(n) => {
            format!("{} {}", form_cs(n, "zbývá", "zbývají", "zbývá"), count_cs(n, "akce", "akce", "akcí"))
        }
        TigrisSays::Bag(n) => format!("Pytlík {n}"),
        TigrisSays::SeatLine { tiles, supply } => {
            let tiles = count_cs(tiles, "kartička", "kartičky", "kartiček");
            let names: Vec<String> = supply.iter().map(|c| LEADERS_CS[c.index()].to_string()).collect();
            if names.is_empty() {
                format!("{tiles}, všichni vůdci na plánu")
            } else {
                format!("{tiles}, mimo plán: {}", names.join(", "))
            }
        }
        TigrisSays::YourHand => "Vaše kartičky".into(),
        TigrisSays::Leaders => "Vůdci".into(),
        TigrisSays::Catastrophes => "Katastrofy".into(),
        TigrisSays::CatastrophesHeld(n) => format!(
            "{} {}",
            form_cs(n, "zbývá", "zbývají", "zbývá"),
            count_cs(n, "katastrofa", "katastrofy", "katastrof")
        ),
        TigrisSays::YourPoints => "Vaše body".into(),
        TigrisSays::YourPointsHidden => "Vaše body, ostatní je nevidí".into(),
        TigrisSays::Treasures(n) => count_cs(n, "poklad", "poklady", "pokladů"),
        TigrisSays::Swap => "Vyměnit".into(),
        TigrisSays::SwapWhich => "Označte dole kartičky, které vrátíte.".into(),
        TigrisSays::SwapMark => "Označte kartičky".into(),
        TigrisSays::LeaderAt(leader, at) => format!("{leader}, na {at}: přesunout nebo stáhnout"),
        TigrisSays::LeaderInSupply(leader) => format!("{leader}, mimo hrací plán"),
        TigrisSays::Withdraw => "Stáhnout".into(),
        TigrisSays::Explain => "Vysvětlit pravidlo".into(),
        TigrisSays::ConflictOver(c) if c.kind == Kind::Revolt => {
            ["Vzpoura králů", "Vzpoura kněží", "Vzpoura farmářů", "Vzpoura obchodníků"][c.color.index()]
                .into()
        }
        TigrisSays::ConflictOver(c) => format!("Válka o\u{a0}{}", TILES_CS[c.color.index()]),
        TigrisSays::ConflictWhere(c) => match c.kind {
            Kind::Revolt => "Rozhodují chrámy. Při rovnosti vítězí obránce.".into(),
            Kind::War { at } => format!("Spojeno na {at}. Při rovnosti vítězí obránce."),
        },
        TigrisSays::Attacks(name) => format!("Útočí {name}"),
        TigrisSays::Defends(name) => format!("Brání se {name}"),
        TigrisSays::YouAttack => "Útočíte vy".into(),
        TigrisSays::YouDefend => "Bráníte se vy".into(),
        TigrisSays::SideLeader { color, at } => format!("{} na {at}", LEADERS_CS[color.index()]),
        TigrisSays::Wins(name) => format!("Vyhrává {name}"),
        TigrisSays::Gives { leader, tiles: color, board, hand } => {
            let leader = leader.map(|color| leader_forms(color).acc.to_string());
            let board = (board > 0).then(|| format!("{} na plánu", tiles_acc(color, board)));
            let hand = (hand > 0).then(|| format!("{} zpoza zástěny", tiles_acc(color, hand)));
            let given: Vec<String> = [leader, board, hand].into_iter().flatten().collect();
            if given.is_empty() { "Neztrácí nic.".into() } else { format!("Ztrácí {}.", list_cs(&given)) }
        }
        TigrisSays::Stays { cells, by_treasure } => {
            let stay = form_cs(cells.count() as usize, "zůstává", "zůstávají", "zůstává");
            let why = if by_treasure { "leží na něm poklad" } else { "je vedle vůdce" };
            let whys = if by_treasure { "leží na nich poklad" } else { "jsou vedle vůdce" };
            let why = if cells.count() == 1 { why } else { whys };
            format!("{} {stay}: {why}.", list_cs(&names(cells)))
        }
        TigrisSays::StaysPill => "zůstává".into(),
        TigrisSays::TakenPill => "beru".into(),
        TigrisSays::TurnOf(name) => format!("Na tahu: {name}"),
        TigrisSays::Brings(color, to) => {
            format!("{} každý tah: {}", points(color, 1), to.unwrap_or("zatím nikdo"))
        }
        TigrisSays::BackTo(name) => format!("Zpět: {name}"),
        TigrisSays::Gets(name) => format!("Získává: {name}"),
        TigrisSays::OnBoard(_) => "na plánu".into(),
        TigrisSays::FromHand(0) => "nic navíc".into(),
        TigrisSays::FromHand(_) => "zpoza zástěny".into(),
        TigrisSays::Hidden => "skryto".into(),
        TigrisSays::HowMany => "Kolik kartiček přidáte?".into(),
        TigrisSays::Fewer => "O\u{a0}jednu méně".into(),
        TigrisSays::More => "O\u{a0}jednu více".into(),
        TigrisSays::FromYourHand(held) => format!("zpoza zástěny, z\u{a0}{held}"),
        TigrisSays::Prize { conflict, own, total } => prize_cs(conflict, own, total),
        TigrisSays::WarOver(color) => format!("Válka o\u{a0}{}", TILES_CS[color.index()]),
        TigrisSays::MonumentAt { top, base, at } => {
            format!(
                "{} a\u{a0}{}, levý horní roh {at}",
                capital(COLORS_CS[top.index()]),
                COLORS_CS[base.index()]
            )
        }
        TigrisSays::WhichFirst => "Který konflikt bude první?".into(),
        TigrisSays::BuildWhich => "Postavit monument?".into(),
        TigrisSays::NoMonument => "Nestavět".into(),
        TigrisSays::WhichTreasures => "Které poklady si vezmete?".into(),
        TigrisSays::Take { cells, stays } => {
            format!("Vzít {}; zůstane {}", list_cs(&names(cells)), list_cs(&names(stays)))
        }
    }
}
