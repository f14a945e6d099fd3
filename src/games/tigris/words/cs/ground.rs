//! Cells and the whole position.

use super::super::ground::{
    Belonging, CellFacts, CellTop, PlayerFacts, RegionFacts, counts, region_facts, seated,
};
use super::act::hand;
use super::noun::{leader, leader_of, monument_colors, monument_name, points, tile, treasures};
use super::{cells, left, table};
use crate::games::tigris::rules::Cell;
use crate::games::tigris::rules::{Color, Phase, View};
use crate::lang::small;
use crate::lang::{Names, capital, count_cs, form_cs, list_cs};
use crate::table::Seat;

/// Returns the label of a cell: its contents, its kingdom, and the terrain last.
pub(in super::super) fn cell(facts: &CellFacts, names: &Names) -> String {
    let mut on = match facts.on {
        CellTop::Nothing => "prázdné".into(),
        CellTop::Scorched => "spálená země".into(),
        CellTop::Leader(seat, color) => leader_of(color, &names.of(seat)),
        CellTop::Tile(color) => tile(color).into(),
        CellTop::Monument(color, monument) => {
            format!("{} lícem dolů, {}", tile(color), monument_name(monument))
        }
    };
    if facts.treasure {
        on.push_str(", poklad");
    }
    let part = match &facts.part {
        Belonging::Nothing => String::new(),
        Belonging::Region => "; region bez vůdce".into(),
        Belonging::Kingdom(leaders) => {
            let leaders: Vec<String> =
                leaders.iter().map(|(seat, color)| leader_of(*color, &names.of(*seat))).collect();
            format!("; království: {}", list_cs(&leaders))
        }
        Belonging::Sides(sides) if sides.is_empty() => "; spojuje obě strany, nikomu se nepočítá".into(),
        Belonging::Sides(sides) => {
            let side = |(seat, counts): &(Seat, bool)| {
                format!("{}: {}", if *counts { "počítá se straně" } else { "strana" }, names.of(*seat))
            };
            format!("; {}", list_cs(&sides.iter().map(side).collect::<Vec<_>>()))
        }
    };
    let ground = if facts.river { "řeka" } else { "souš" };
    format!("{}, {on}{part}; {ground}", facts.cell)
}

/// Headed lines for linear reading.
pub(in super::super) fn describe(view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
    let public = &*view.public;
    let (kingdoms, regions) = region_facts(public);
    let mut groups = vec![("Teď".to_string(), now(view, names))];
    if let Some(mine) = view.mine() {
        let lines =
            each(&counts(&mine), "Žádné.", |(color, n)| format!("{}.", super::noun::tiles(*color, *n)));
        groups.push(("Vaše kartičky".into(), lines));
    }
    let kingdoms = each(&kingdoms, "Zatím žádné.", |facts| kingdom(facts, names));
    groups.push(("Království".into(), kingdoms));
    groups.push(("Regiony bez vůdce".into(), each(&regions, "Žádné.", region)));
    let monuments: Vec<_> = public.monuments().collect();
    groups.push((
        "Monumenty".into(),
        each(&monuments, "Žádný nestojí.", |(colors, at)| {
            format!("{}, levé horní políčko {}.", capital(&monument_colors(*colors)), Cell::at(*at))
        }),
    ));
    groups.push(("Hráči".into(), each(&seated(view), "", |player| seat(player, names))));
    let mut board = vec![format!("Na hracím plánu: {}.", treasures(public.treasures.count() as usize))];
    if !public.catastrophes.is_empty() {
        board.push(format!("Spálená země: {}.", cells(public.catastrophes)));
    }
    if public.options.show_bag_count {
        board.push(format!("V pytlíku: {}.", tiles(view.bag_count)));
    }
    groups.push(("Hrací plán a pytlík".into(), board));
    groups
}

fn each<T>(items: &[T], none: &str, line: impl Fn(&T) -> String) -> Vec<String> {
    if items.is_empty() { vec![none.into()] } else { items.iter().map(line).collect() }
}

fn tiles(count: u8) -> String {
    count_cs(count.into(), "kartička", "kartičky", "kartiček")
}

fn now(view: &View, names: &Names) -> Vec<String> {
    let public = &view.public;
    let turn = match public.phase {
        Phase::Deal(_) | Phase::First | Phase::Over(_) => format!("{}.", table::phase(&public.phase)),
        _ => format!("Na tahu: {}, {}.", names.of(public.active), left(public.actions)),
    };
    let decider = public
        .turn()
        .seat()
        .filter(|_| public.phase != Phase::Action)
        .map(|seat| format!("Rozhoduje {}: {}.", names.of(seat), small(table::phase(&public.phase))));
    [turn].into_iter().chain(decider).collect()
}

fn contents(facts: &RegionFacts) -> Vec<String> {
    let mut parts: Vec<String> = facts.monuments.iter().map(|m| monument_name(*m)).collect();
    parts.extend(Some(hand(&facts.tiles)).filter(|tiles| !tiles.is_empty()));
    let count = facts.treasures.count() as usize;
    if count > 0 {
        parts.push(format!(
            "{} na {}",
            form_cs(count, "poklad", "poklady", "poklady"),
            cells(facts.treasures)
        ));
    }
    parts
}

fn kingdom(facts: &RegionFacts, names: &Names) -> String {
    let leaders: Vec<String> = facts
        .leaders
        .iter()
        .map(|(seat, color, at)| format!("{} na {at}", leader_of(*color, &names.of(*seat))))
        .collect();
    let parts: Vec<String> = [capital(&list_cs(&leaders))].into_iter().chain(contents(facts)).collect();
    format!("{}.", parts.join("; "))
}

fn region(facts: &RegionFacts) -> String {
    format!("{}: {}.", cells(facts.cells), contents(facts).join("; "))
}

fn seat(player: &PlayerFacts, names: &Names) -> String {
    let board: Vec<String> = player.board.iter().map(|(c, at)| format!("{} na {at}", leader(*c))).collect();
    let supply: Vec<String> = player.supply.iter().map(|c| leader(*c).to_string()).collect();
    let mut parts = Vec::new();
    if !board.is_empty() {
        parts.push(format!("na hracím plánu {}", list_cs(&board)));
    }
    if !supply.is_empty() {
        parts.push(format!("mimo hrací plán {}", list_cs(&supply)));
    }
    parts.push(count_cs(player.catastrophes.into(), "katastrofa", "katastrofy", "katastrof"));
    let known = player.hand.map(|tiles| hand(&tiles)).filter(|tiles| !tiles.is_empty());
    let size = format!("za zástěnou {}", tiles(player.hand_size));
    parts.push(known.map_or_else(|| size.clone(), |tiles| format!("{size}: {tiles}")));
    if let Some(scored) = player.points {
        let scored: Vec<String> = Color::ALL.iter().map(|c| points(*c, scored[c.index()].into())).collect();
        parts.push(list_cs(&scored));
    }
    parts.extend(player.treasures.map(|count| treasures(count.into())));
    format!("{}: {}.", names.of(player.seat), parts.join("; "))
}
