//! Cells and the whole position.

use super::super::ground::{
    Belonging, CellFacts, CellTop, PlayerFacts, RegionFacts, counts, region_facts, seated,
};
use super::act::hand;
use super::noun::{leader, leader_of, monument_colors, monument_name, points, tile, treasures};
use super::{cells, table};
use crate::games::tigris::rules::Cell;
use crate::games::tigris::rules::{Color, Phase, Tiles, View};
use crate::lang::small;
use crate::lang::{Names, capital, count_en, list_en};
use crate::table::Seat;

/// Returns the label of a cell: its contents, its kingdom, and the terrain last.
pub(in super::super) fn cell(facts: &CellFacts, names: &Names) -> String {
    let mut on = match facts.on {
        CellTop::Nothing => "empty".into(),
        CellTop::Scorched => "scorched".into(),
        CellTop::Leader(seat, color) => leader_of(color, &names.of(seat)),
        CellTop::Tile(color) => tile(color).into(),
        CellTop::Monument(color, monument) => {
            format!("face-down {}, {}", tile(color), monument_name(monument))
        }
    };
    if facts.treasure {
        on.push_str(", treasure");
    }
    let part = match &facts.part {
        Belonging::Nothing => String::new(),
        Belonging::Region => "; region without a leader".into(),
        Belonging::Kingdom(leaders) => {
            let leaders: Vec<String> =
                leaders.iter().map(|(seat, color)| leader_of(*color, &names.of(*seat))).collect();
            format!("; kingdom with {}", list_en(&leaders))
        }
        Belonging::Sides(sides) if sides.is_empty() => "; joins both sides, counts for nobody".into(),
        Belonging::Sides(sides) => {
            let side = |(seat, counts): &(Seat, bool)| {
                format!("{} {}", if *counts { "counts for" } else { "on the side of" }, names.of(*seat))
            };
            format!("; {}", list_en(&sides.iter().map(side).collect::<Vec<_>>()))
        }
    };
    let ground = if facts.river { "river" } else { "land" };
    format!("{}, {on}{part}; {ground}", facts.cell)
}

/// Headed lines for linear reading.
pub(in super::super) fn describe(view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
    let public = &*view.public;
    let (kingdoms, regions) = region_facts(public);
    let mut groups = vec![("Now".to_string(), now(view, names))];
    if let Some(mine) = view.mine() {
        groups.push(("Your hand".into(), lines(&mine)));
    }
    groups.push(("Kingdoms".into(), each(&kingdoms, "No kingdom yet.", |facts| kingdom(facts, names))));
    groups.push(("Regions without a leader".into(), each(&regions, "None.", region)));
    let monuments: Vec<_> = public.monuments().collect();
    groups.push((
        "Monuments".into(),
        each(&monuments, "None built.", |(colors, at)| {
            format!("{}, upper left {}.", capital(&monument_colors(*colors)), Cell::at(*at))
        }),
    ));
    groups.push(("Players".into(), each(&seated(view), "", |player| seat(player, names))));
    let mut board = vec![format!("{} on the board.", treasures(public.treasures.count() as usize))];
    if !public.catastrophes.is_empty() {
        board.push(format!("Scorched: {}.", cells(public.catastrophes)));
    }
    if public.options.show_bag_count {
        board.push(format!("{} in the bag.", count_en(view.bag_count.into(), "tile", "tiles")));
    }
    groups.push(("Board and bag".into(), board));
    groups
}

fn each<T>(items: &[T], none: &str, line: impl Fn(&T) -> String) -> Vec<String> {
    if items.is_empty() { vec![none.into()] } else { items.iter().map(line).collect() }
}

fn now(view: &View, names: &Names) -> Vec<String> {
    let public = &view.public;
    let turn = match public.phase {
        Phase::Deal(_) | Phase::First | Phase::Over(_) => format!("{}.", table::phase(&public.phase)),
        _ => {
            let left = count_en(public.actions.into(), "action", "actions");
            format!("{}'s turn, {left} left.", names.of(public.active))
        }
    };
    let decider = public
        .turn()
        .seat()
        .filter(|_| public.phase != Phase::Action)
        .map(|seat| format!("{} decides: {}.", names.of(seat), small(table::phase(&public.phase))));
    [turn].into_iter().chain(decider).collect()
}

fn lines(hand: &Tiles) -> Vec<String> {
    each(&counts(hand), "Empty.", |(color, n)| format!("{}.", super::noun::tiles(*color, *n)))
}

fn contents(facts: &RegionFacts) -> Vec<String> {
    let mut parts: Vec<String> = facts.monuments.iter().map(|m| monument_name(*m)).collect();
    parts.extend(Some(hand(&facts.tiles)).filter(|tiles| !tiles.is_empty()));
    match facts.treasures.count() {
        0 => {}
        1 => parts.push(format!("treasure on {}", cells(facts.treasures))),
        _ => parts.push(format!("treasures on {}", cells(facts.treasures))),
    }
    parts
}

fn kingdom(facts: &RegionFacts, names: &Names) -> String {
    let leaders: Vec<String> = facts
        .leaders
        .iter()
        .map(|(seat, color, at)| format!("{} at {at}", leader_of(*color, &names.of(*seat))))
        .collect();
    let parts: Vec<String> = [list_en(&leaders)].into_iter().chain(contents(facts)).collect();
    format!("{}.", parts.join("; "))
}

fn region(facts: &RegionFacts) -> String {
    format!("{}: {}.", cells(facts.cells), contents(facts).join("; "))
}

fn seat(player: &PlayerFacts, names: &Names) -> String {
    let board: Vec<String> = player.board.iter().map(|(c, at)| format!("{} at {at}", leader(*c))).collect();
    let supply: Vec<String> = player.supply.iter().map(|c| leader(*c).to_string()).collect();
    let mut parts = Vec::new();
    if !board.is_empty() {
        parts.push(format!("on the board {}", list_en(&board)));
    }
    if !supply.is_empty() {
        parts.push(format!("in supply {}", list_en(&supply)));
    }
    parts.push(count_en(player.catastrophes.into(), "catastrophe", "catastrophes"));
    let known = player.hand.map(|tiles| hand(&tiles)).filter(|tiles| !tiles.is_empty());
    let size = count_en(player.hand_size.into(), "tile", "tiles");
    parts.push(known.map_or_else(|| format!("{size} in hand"), |tiles| format!("{size} in hand: {tiles}")));
    if let Some(scored) = player.points {
        let scored: Vec<String> = Color::ALL.iter().map(|c| points(*c, scored[c.index()].into())).collect();
        parts.push(list_en(&scored));
    }
    parts.extend(player.treasures.map(|count| treasures(count.into())));
    format!("{}: {}.", names.of(player.seat), parts.join("; "))
}
