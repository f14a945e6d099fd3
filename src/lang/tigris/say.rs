//! The short words around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use crate::games::tigris::{Color, Conflict, Kind, Side};
use crate::grid::square::{Cell, Cells};
use crate::lang::{Phrase, count_cs, count_en, form_cs, list_cs, list_en};
use crate::table::Seat;

/// Everything the parts of this table say.
#[derive(Clone, Copy, Debug)]
pub enum Say<'a> {
    ActionsLeft(usize),
    Bag(usize),
    SeatLine {
        tiles: usize,
        supply: &'a [Color],
    },
    YourHand,
    Leaders,
    Catastrophes,
    CatastrophesHeld(usize),
    YourPoints,
    YourPointsHidden,
    Treasures(usize),
    Swap,
    SwapMark,
    LeaderAt(&'a str, &'a str),
    LeaderInSupply(&'a str),
    Withdraw,
    Explain,
    ConflictOver(&'a Conflict),
    ConflictWhere(&'a Conflict),
    Attacks(&'a str),
    Defends(&'a str),
    SideLeader {
        color: Color,
        at: Cell,
        own: bool,
    },
    OnBoard(usize),
    FromHand(usize),
    Hidden,
    HowMany,
    Fewer,
    More,
    FromYourHand(usize),
    /// What winning brings to the deciding side, or that its present total does not win yet.
    Prize {
        conflict: &'a Conflict,
        own: Seat,
        total: u8,
    },
    WarOver(Color),
    MonumentAt {
        top: Color,
        base: Color,
        at: Cell,
    },
    WhichFirst,
    BuildWhich,
    NoMonument,
    WhichTreasures,
    Take {
        cells: Cells,
        stays: Cells,
    },
}

const TILES_EN: [&str; 4] = ["settlements", "temples", "farms", "markets"];
const COLORS_EN: [&str; 4] = ["black", "red", "blue", "green"];
const LEADERS_EN: [&str; 4] = ["king", "priest", "farmer", "trader"];
/// Accusative: the war is "o osady".
const TILES_CS: [&str; 4] = ["osady", "chrámy", "farmy", "tržiště"];
const COLORS_CS: [&str; 4] = ["černá", "červená", "modrá", "zelená"];
const LEADERS_CS: [&str; 4] = ["král", "kněz", "farmář", "obchodník"];
/// One point, two to four points, five and more: `černý bod`, `černé body`, `černých bodů`.
const POINT_CS: [&str; 4] = ["černý", "červený", "modrý", "zelený"];
const POINTS_CS: [&str; 4] = ["černé", "červené", "modré", "zelené"];
const MANY_POINTS_CS: [&str; 4] = ["černých", "červených", "modrých", "zelených"];

fn names(cells: Cells) -> Vec<String> {
    cells.cells().map(|cell| cell.to_string()).collect()
}

/// Own side, other side.
fn sides(conflict: &Conflict, own: Seat) -> (&Side, &Side) {
    let (a, d) = (&conflict.attacker, &conflict.defender);
    if a.seat == own { (a, d) } else { (d, a) }
}

/// Whether the deciding side wins with `total` as things stand; the attacker does not know what will be added.
fn wins(conflict: &Conflict, own: Seat, total: u8) -> bool {
    let (_, other) = sides(conflict, own);
    let against = other.base.saturating_add(other.support.unwrap_or(0));
    if own == conflict.attacker.seat { total > against } else { total >= against }
}

impl Phrase for Say<'_> {
    fn en(&self) -> String {
        match *self {
            Say::ActionsLeft(n) => format!("{} left", count_en(n, "action", "actions")),
            Say::Bag(n) => format!("Bag {n}"),
            Say::SeatLine { tiles, supply: [] } => {
                format!("{}, all leaders on the board", count_en(tiles, "tile", "tiles"))
            }
            Say::SeatLine { tiles, supply } => {
                let names: Vec<String> = supply.iter().map(|c| LEADERS_EN[c.index()].to_string()).collect();
                format!("{}, in supply: {}", count_en(tiles, "tile", "tiles"), names.join(", "))
            }
            Say::YourHand => "Your hand".into(),
            Say::Leaders => "Leaders".into(),
            Say::Catastrophes => "Catastrophes".into(),
            Say::CatastrophesHeld(n) => format!("{} left", count_en(n, "catastrophe", "catastrophes")),
            Say::YourPoints => "Your points".into(),
            Say::YourPointsHidden => "Your points, hidden from others".into(),
            Say::Treasures(n) => count_en(n, "treasure", "treasures"),
            Say::Swap => "Swap".into(),
            Say::SwapMark => "Mark tiles".into(),
            Say::LeaderAt(leader, at) => format!("{leader}, on {at}: move or withdraw"),
            Say::LeaderInSupply(leader) => format!("{leader}, in supply"),
            Say::Withdraw => "Withdraw".into(),
            Say::Explain => "Explain the rule".into(),
            Say::ConflictOver(c) if c.kind == Kind::Revolt => {
                format!("Revolt of the {}s", LEADERS_EN[c.color.index()])
            }
            Say::ConflictOver(c) => format!("War over {}", TILES_EN[c.color.index()]),
            Say::ConflictWhere(c) => match c.kind {
                Kind::Revolt => "Temples decide. The defender wins ties.".into(),
                Kind::War { at } => format!("Joined at {at}. The defender wins ties."),
            },
            Say::Attacks(name) => format!("{name} attacks"),
            Say::Defends(name) => format!("{name} defends"),
            Say::SideLeader { color, at, own } => {
                format!("{}{} at {at}", if own { "you, " } else { "" }, LEADERS_EN[color.index()])
            }
            Say::OnBoard(_) => "board".into(),
            Say::FromHand(0) => "nothing added".into(),
            Say::FromHand(_) => "hand".into(),
            Say::Hidden => "hidden".into(),
            Say::HowMany => "How many tiles do you add?".into(),
            Say::Fewer => "One fewer".into(),
            Say::More => "One more".into(),
            Say::FromYourHand(held) => format!("from your hand, of {held}"),
            Say::Prize { conflict, own, total } => prize_en(conflict, own, total),
            Say::WarOver(color) => format!("War over {}", TILES_EN[color.index()]),
            Say::MonumentAt { top, base, at } => {
                format!(
                    "{} and {}, upper left {at}",
                    capital(COLORS_EN[top.index()]),
                    COLORS_EN[base.index()]
                )
            }
            Say::WhichFirst => "Which conflict comes first?".into(),
            Say::BuildWhich => "Build a monument?".into(),
            Say::NoMonument => "No monument".into(),
            Say::WhichTreasures => "Which treasures do you take?".into(),
            Say::Take { cells, stays } => {
                format!("Take {}; {} stays", list_en(&names(cells)), list_en(&names(stays)))
            }
        }
    }

    fn cs(&self) -> String {
        match *self {
            Say::ActionsLeft(n) => {
                format!("{} {}", form_cs(n, "zbývá", "zbývají", "zbývá"), count_cs(n, "akce", "akce", "akcí"))
            }
            Say::Bag(n) => format!("Pytlík {n}"),
            Say::SeatLine { tiles, supply } => {
                let tiles = count_cs(tiles, "kartička", "kartičky", "kartiček");
                let names: Vec<String> = supply.iter().map(|c| LEADERS_CS[c.index()].to_string()).collect();
                if names.is_empty() {
                    format!("{tiles}, všichni vůdci na plánu")
                } else {
                    format!("{tiles}, mimo plán: {}", names.join(", "))
                }
            }
            Say::YourHand => "Vaše kartičky".into(),
            Say::Leaders => "Vůdci".into(),
            Say::Catastrophes => "Katastrofy".into(),
            Say::CatastrophesHeld(n) => format!(
                "{} {}",
                form_cs(n, "zbývá", "zbývají", "zbývá"),
                count_cs(n, "katastrofa", "katastrofy", "katastrof")
            ),
            Say::YourPoints => "Vaše body".into(),
            Say::YourPointsHidden => "Vaše body, ostatní je nevidí".into(),
            Say::Treasures(n) => count_cs(n, "poklad", "poklady", "pokladů"),
            Say::Swap => "Vyměnit".into(),
            Say::SwapMark => "Označte kartičky".into(),
            Say::LeaderAt(leader, at) => format!("{leader}, na {at}: přesunout nebo stáhnout"),
            Say::LeaderInSupply(leader) => format!("{leader}, mimo hrací plán"),
            Say::Withdraw => "Stáhnout".into(),
            Say::Explain => "Vysvětlit pravidlo".into(),
            Say::ConflictOver(c) if c.kind == Kind::Revolt => {
                ["Vzpoura králů", "Vzpoura kněží", "Vzpoura farmářů", "Vzpoura obchodníků"][c.color.index()]
                    .into()
            }
            Say::ConflictOver(c) => format!("Válka o\u{a0}{}", TILES_CS[c.color.index()]),
            Say::ConflictWhere(c) => match c.kind {
                Kind::Revolt => "Rozhodují chrámy. Při rovnosti vítězí obránce.".into(),
                Kind::War { at } => format!("Spojeno na {at}. Při rovnosti vítězí obránce."),
            },
            Say::Attacks(name) => format!("Útočí {name}"),
            Say::Defends(name) => format!("Brání se {name}"),
            Say::SideLeader { color, at, own } => {
                format!("{}{} na {at}", if own { "vy, " } else { "" }, LEADERS_CS[color.index()])
            }
            Say::OnBoard(_) => "na plánu".into(),
            Say::FromHand(0) => "nic navíc".into(),
            Say::FromHand(_) => "zpoza zástěny".into(),
            Say::Hidden => "skryto".into(),
            Say::HowMany => "Kolik kartiček přidáte?".into(),
            Say::Fewer => "O\u{a0}jednu méně".into(),
            Say::More => "O\u{a0}jednu více".into(),
            Say::FromYourHand(held) => format!("zpoza zástěny, z\u{a0}{held}"),
            Say::Prize { conflict, own, total } => prize_cs(conflict, own, total),
            Say::WarOver(color) => format!("Válka o\u{a0}{}", TILES_CS[color.index()]),
            Say::MonumentAt { top, base, at } => {
                format!(
                    "{} a\u{a0}{}, levý horní roh {at}",
                    capital(COLORS_CS[top.index()]),
                    COLORS_CS[base.index()]
                )
            }
            Say::WhichFirst => "Který konflikt bude první?".into(),
            Say::BuildWhich => "Postavit monument?".into(),
            Say::NoMonument => "Nestavět".into(),
            Say::WhichTreasures => "Které poklady si vezmete?".into(),
            Say::Take { cells, stays } => {
                format!("Vzít {}; zůstane {}", list_cs(&names(cells)), list_cs(&names(stays)))
            }
        }
    }
}

fn prize_en(conflict: &Conflict, own: Seat, total: u8) -> String {
    let (_, loser) = sides(conflict, own);
    let lead = if wins(conflict, own, total) { "If you win" } else { "Not enough yet. If you won" };
    if conflict.kind == Kind::Revolt {
        return format!("{lead}: 1 red point, and the other leader goes.");
    }
    let color = COLORS_EN[conflict.color.index()];
    let points =
        count_en(loser.removed.count() as usize + 1, &format!("{color} point"), &format!("{color} points"));
    let spared = |cells: Cells, why: &str| {
        if cells.is_empty() { String::new() } else { format!(" {} {why}.", list_en(&names(cells))) }
    };
    let stays = |n: Cells| if n.count() == 1 { "stays" } else { "stay" };
    format!(
        "{lead}: {points}.{}{}",
        spared(loser.spared_by_treasure, &format!("{} (treasure)", stays(loser.spared_by_treasure))),
        spared(loser.spared_by_leader, &format!("{} (beside a leader)", stays(loser.spared_by_leader)))
    )
}

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

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
