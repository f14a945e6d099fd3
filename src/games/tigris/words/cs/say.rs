//! Short texts around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use super::event::conflict;
use super::noun::{leader_forms, tiles_acc};
use crate::games::tigris::rules::ConflictKind;
use crate::games::tigris::words::say::{Owner, TigrisSays, names};
use crate::lang::{capital, count_cs, form_cs, list_cs, of_cs};

const COLORS_CS: [&str; 4] = ["černá", "červená", "modrá", "zelená"];

const LEADERS_CS: [&str; 4] = ["král", "kněz", "farmář", "obchodník"];

pub fn words(it: &TigrisSays<'_>) -> String {
    match *it {
        TigrisSays::ActionsLeft(n) => {
            format!("{} {}", form_cs(n, "zbývá", "zbývají", "zbývá"), count_cs(n, "akce", "akce", "akcí"))
        }
        TigrisSays::Bag(n) => format!("Pytlík {n}"),
        TigrisSays::SeatTiles(n) => count_cs(n, "kartička", "kartičky", "kartiček"),
        TigrisSays::SeatSupply([]) => "všichni vůdci na plánu".into(),
        TigrisSays::SeatSupply(supply) => {
            let names: Vec<&str> = supply.iter().map(|c| LEADERS_CS[c.index()]).collect();
            format!("mimo plán: {}", names.join(", "))
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
        TigrisSays::StrikeWhere => {
            "Vyberte kartičku, kterou zničí, nebo prázdné políčko: nic už na něm ležet nebude.".into()
        }
        TigrisSays::SwapWhich => "Označte kartičky, které vyměníte: je to jedna akce.".into(),
        TigrisSays::SwapAll => "Všechny".into(),
        TigrisSays::SwapNone => "Nevyměnit".into(),
        TigrisSays::Lit(signs) => {
            let hints = [
                (signs.point, "Tmavé +1: bod vám. Světlé +1: jinému."),
                (signs.union, "Řetěz: království se spojí."),
                (signs.war, "Meče: vnější konflikt."),
                (signs.square, "Čtyři čtverce: monument."),
                (signs.revolt, "Blesk: vzpoura, vaše síla proti soupeřově."),
            ];
            let hints = hints.into_iter().filter(|(seen, _)| *seen).map(|(_, words)| words);
            ["Vyberte políčko."].into_iter().chain(hints).collect::<Vec<_>>().join(" ")
        }
        TigrisSays::LeaderAt(leader, at) => format!("{leader}, na {at}: přesunout nebo stáhnout"),
        TigrisSays::LeaderInSupply(leader) => format!("{leader}, mimo hrací plán"),
        TigrisSays::Withdraw => "Stáhnout".into(),
        TigrisSays::ConflictOver(c) => conflict(c.kind, c.color),
        TigrisSays::ConflictWhere(c) => match c.kind {
            ConflictKind::Revolt => "Rozhodují chrámy. Při rovnosti vyhrává obránce.".into(),
            ConflictKind::War { at } => format!("Spojeno na {at}. Při rovnosti vyhrává obránce."),
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
        TigrisSays::TakenPill => "vezmete".into(),
        TigrisSays::TakePill => "vzít?".into(),
        TigrisSays::StayPill => "nechat?".into(),
        TigrisSays::TurnOf(name) => format!("Na tahu: {name}"),
        TigrisSays::Brings(color, to) => {
            let color = super::noun::masculine(color);
            match to {
                Owner::You => format!("Po každém vašem tahu {color} bod."),
                Owner::Other(name) => format!("{name} získá po každém svém tahu {color} bod."),
                Owner::Nobody => format!("Žádný {color} bod, dokud tu nestojí {color} vůdce."),
                Owner::Leaves => format!("Žádný {color} bod, vůdce musí odejít."),
            }
        }
        TigrisSays::BackTo(name) => format!("{name} bere zpět"),
        TigrisSays::Gets(name) => format!("{name} získává"),
        TigrisSays::OnBoard(n) => format!("{n} na plánu"),
        TigrisSays::FromHand(n) => format!("+ {n} zpoza zástěny"),
        TigrisSays::Hidden => "skryto".into(),
        TigrisSays::HowMany => "Kolik kartiček přidáte?".into(),
        TigrisSays::Fewer => "O\u{a0}jednu méně".into(),
        TigrisSays::More => "O\u{a0}jednu více".into(),
        TigrisSays::FromYourHand(0) => "za zástěnou nemáte žádnou".into(),
        TigrisSays::FromYourHand(held) => format!("{} za zástěnou", of_cs(held)),
        TigrisSays::NoPart => "Vy se neúčastníte.".into(),
        TigrisSays::CanAdd(_, 0) => "Nemáte co přidat.".into(),
        TigrisSays::CanAdd(color, count) => format!("Můžete přidat {}.", tiles_acc(color, count)),
        TigrisSays::WarOf(color) => format!("Vnější konflikt {}", leader_forms(color).many),
        TigrisSays::MonumentAt { top, base, at } => {
            let place = at.map(|at| format!(", levé horní políčko {at}")).unwrap_or_default();
            format!("{} a\u{a0}{}{place}", capital(COLORS_CS[top.index()]), COLORS_CS[base.index()])
        }
        TigrisSays::WhichNext => "Který konflikt se rozhodne teď?".into(),
        TigrisSays::BuildWhich => "Postavit monument?".into(),
        TigrisSays::EachTurn => "Bod získá majitel vůdce na konci každého svého tahu.".into(),
        TigrisSays::NoMonument => "Nestavět".into(),
        TigrisSays::WhichTreasures(2) => "Který poklad si vezmete?".into(),
        TigrisSays::WhichTreasures(_) => "Který poklad zůstane?".into(),
        TigrisSays::TreasuresAfter(n) => {
            let held = count_cs(n, "poklad", "poklady", "pokladů");
            format!("Pak budete mít {held}. Na konci je každý bodem libovolné barvy.")
        }
        TigrisSays::Take { cells, stays } if cells.count() == 1 => {
            format!("Vezmete si {}, zůstane {}", list_cs(&names(cells)), list_cs(&names(stays)))
        }
        TigrisSays::Take { cells, stays } => {
            format!("Zůstane {}, vezmete si {}", list_cs(&names(stays)), list_cs(&names(cells)))
        }
    }
}
