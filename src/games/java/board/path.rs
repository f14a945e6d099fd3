//! The path of a figure: the cheapest one, and of those the shortest.

use crate::games::java::rules::{Action, CELLS, Cells, Public, map};
use crate::scenes::Shape;
use crate::table::Seat;

/// Returns the line of the path of a moving figure, over a broader one.
pub(super) fn shapes(public: &Public, seat: Seat, action: &Action) -> Vec<Shape> {
    let Some((_, way)) = way(public, seat, action) else { return Vec::new() };
    let mut path = String::new();
    for at in way {
        let (x, y) = super::top(public, at);
        path.push(if path.is_empty() { 'M' } else { 'L' });
        path.push_str(&format!("{} {}", crate::art::number(x), crate::art::number(y)));
    }
    ["jv-way-case", "jv-way"]
        .map(|class| Shape { id: class.into(), path: path.clone(), class: class.into(), ..Shape::default() })
        .into()
}

/// Returns the hexes of a figure's path and its cost; `None` for an action that moves no figure.
pub fn way(public: &Public, seat: Seat, action: &Action) -> Option<(u8, Vec<usize>)> {
    match action {
        Action::Move(from, to) => {
            let start = from.index()?;
            search(public, seat, &[(start, 0)], to.index()?)
        }
        Action::Enter(to) => {
            let entries: Vec<(usize, u8)> = entries(public, seat).collect();
            search(public, seat, &entries, to.index()?)
        }
        Action::Leave(from) => {
            let (mut best, start) = (None, from.index()?);
            for (at, cost) in entries(public, seat) {
                let Some((walked, way)) = search(public, seat, &[(start, 0)], at) else { continue };
                if best.as_ref().is_none_or(|(least, _)| walked + cost < *least) {
                    best = Some((walked + cost, way));
                }
            }
            best
        }
        _ => None,
    }
}

/// Returns the hexes that figures of a player can walk on.
fn land(public: &Public, seat: Seat) -> Cells {
    (public.rice | public.villages) - (public.all_figures() - public.figures[seat])
}

/// Returns the hexes where figures enter and leave, with the costs (rules: java 6.3).
fn entries(public: &Public, seat: Seat) -> impl Iterator<Item = (usize, u8)> {
    let map = map();
    let covered = public.covered();
    let beside = |border: Cells| (map.board & map.ground.neighbours(border - covered)) | border;
    let (land, low) = (land(public, seat), beside(map.lowland));
    let high = beside(map.mountain) - low;
    (land & low).iter().map(|at| (at, 1)).chain((land & high).iter().map(|at| (at, 2)))
}

fn search(public: &Public, seat: Seat, from: &[(usize, u8)], to: usize) -> Option<(u8, Vec<usize>)> {
    let land = land(public, seat);
    // Cost first, then steps; and the previous hex.
    let mut best: [Option<(u8, u8, usize)>; CELLS] = [None; CELLS];
    let mut open: Vec<usize> = Vec::new();
    for (at, cost) in from {
        best[*at] = Some((*cost, 0, *at));
        open.push(*at);
    }
    while let Some(next) =
        (0..open.len()).min_by_key(|n| best[open[*n]].map(|(cost, steps, _)| (cost, steps)))
    {
        let at = open.swap_remove(next);
        let (cost, steps, _) = best[at]?;
        if at == to {
            break;
        }
        for near in (map().ground.near(at) & land).iter() {
            let there = (cost + u8::from(public.rice.has(at) != public.rice.has(near)), steps + 1, at);
            if best[near].is_none_or(|known| (there.0, there.1) < (known.0, known.1)) {
                best[near] = Some(there);
                open.push(near);
            }
        }
    }
    let (cost, ..) = best[to]?;
    let mut way = vec![to];
    while let Some((_, _, before)) = best[*way.last()?] {
        if before == *way.last()? {
            break;
        }
        way.push(before);
    }
    way.reverse();
    Some((cost, way))
}
