//! Pieces of the island: hexes by height, the ghost of a tile, palaces, figures, levels, and gains.

use super::{Aim, WATER, palace_art, symbol};
use crate::games::java::art::slab::{Slab, corner};
use crate::games::java::art::{self, RISE, middle_of};
use crate::games::java::rules::{Action, Cell, Cells, Event, Java, Public, Way, map};
use crate::scenes::{Emblem, Gain, Patch, Piece, RenderContext, Scene, Shape, Spot, Tag};
use crate::table::{Game, Seat};

/// Side of a figure, and the position of its feet.
const FIGURE: f32 = 31.0;
const PALACE: f32 = 46.0;
/// Radius of a level's disc.
const LEVEL: f32 = 7.2;

/// The distance of the ghost of a tile above its hexes.
const HOVER: f32 = 2.0;

/// Returns every hex of land and water row by row, so that each hides the ones behind it; and the ghost of the aimed
/// tile.
pub(super) fn patches(ctx: &RenderContext<Java>, aim: &Aim) -> Vec<Patch> {
    let public = &ctx.view.public;
    let patch = |id: String, middle: (f32, f32), picture: u32, class: &'static str| {
        let (x, y) = corner(middle);
        Patch { id, picture, x, y, class: class.into() }
    };
    let hexes = (public.water | public.covered()).iter().map(|at| match public.heights[at] {
        0 => patch(format!("w{at}"), super::top(public, at), WATER | lake(public, at), ""),
        _ => patch(format!("h{at}"), super::top(public, at), hex(public, at).number(), ""),
    });
    let mut patches: Vec<Patch> = hexes.collect();
    let ghost = match aim.ready {
        Some(Action::Land(tile, cells)) => {
            let mut hexes: Vec<(usize, Cell, bool)> = cells[..tile.size()]
                .iter()
                .enumerate()
                .filter_map(|(nth, cell)| Some((cell.index()?, *cell, nth == 0 && tile.has_village())))
                .collect();
            crate::order::short_by_key(&mut hexes, |hex| hex.0);
            let seams = |cell: Cell| {
                let goes_on = |way: &Way| cells.contains(&Cell::of(cell.hex().step(*way)));
                Way::ALL.into_iter().filter(goes_on).fold(0, |bits, way| bits | 1 << way.index())
            };
            let slab = |(at, cell, village): (usize, Cell, bool)| {
                let (height, seams) = (public.heights[at].saturating_add(1), seams(cell));
                let slab =
                    Slab { village, height, seams, lower: !seams & 63, higher: 0, glyph: true, hovers: true };
                let (x, y) = art::top(cell, height);
                patch(format!("ghost{at}"), (x, y - HOVER), slab.number(), "ghost")
            };
            hexes.into_iter().map(slab).collect()
        }
        Some(Action::Water(cell)) => {
            let water = |at| patch("ghost".into(), super::top(public, at), WATER | lake(public, at), "ghost");
            cell.index().map(water).into_iter().collect()
        }
        _ => Vec::new(),
    };
    patches.extend(ghost);
    patches
}

/// Returns a bit for every direction whose neighbour fulfils the condition.
fn ways(at: usize, holds: impl Fn(usize) -> bool) -> u8 {
    let there = |way: &Way| map().ground.step(at, *way).is_some_and(&holds);
    Way::ALL.into_iter().filter(there).fold(0, |bits, way| bits | 1 << way.index())
}

/// Returns the directions in which a lake continues from one of its hexes.
fn lake(public: &Public, at: usize) -> u32 {
    ways(at, |near| public.water.has(near)).into()
}

/// Returns a hex as it looks now.
fn hex(public: &Public, at: usize) -> Slab {
    let (top, height) = (public.pieces.top(at), public.heights[at]);
    let palace = public.value_at(at).is_some();
    Slab {
        village: palace || public.villages.has(at),
        height,
        seams: ways(at, |near| top.is_some() && public.pieces.top(near) == top),
        // Cells beyond the map count as lower.
        lower: !ways(at, |near| public.heights[near] >= height) & 63,
        higher: ways(at, |near| public.heights[near] > height) >> 3,
        glyph: !palace,
        hovers: false,
    }
}

/// Palaces and figures row by row, the ghosts of the aimed ones, and the levels above them.
pub(super) fn stand(ctx: &RenderContext<Java>, aim: &Aim, scene: &mut Scene) {
    let public = &ctx.view.public;
    let moved_from = match aim.ready {
        Some(Action::Move(from, _) | Action::Leave(from)) => from.index(),
        _ => None,
    };
    for at in public.covered().iter() {
        if let Some(value) = public.value_at(at) {
            scene.pieces.push(palace(public, at, palace_art(value, public.festival_held.has(at)), ""));
        }
        if let Some(seat) = public.figure_at(at) {
            let class = if moved_from == Some(at) { "figure faded" } else { "figure" };
            scene.pieces.push(figure(ctx, seat, at, class));
        }
    }
    scene.pieces.extend(ctx.last.iter().filter_map(|event| gone(ctx, event)));
    scene.pieces.extend(ghost(ctx, aim));
    let under = aim.tile().map(|(tile, cells)| super::index_all(&cells[..tile.size()])).unwrap_or_default();
    let levels = (public.covered() | under).iter().filter_map(|at| {
        let height = public.heights[at].saturating_add(u8::from(under.has(at)));
        let (x, y) = middle_of_level(public, aim, at);
        let lift = if under.has(at) { art::rise(height) - art::rise(height - 1) + HOVER } else { 0.0 };
        numbered(public, at, height).then_some(((x, y - lift), height))
    });
    numbers(scene, "jv-height", |middle| crate::art::disc(middle, LEVEL), levels);
}

/// Returns whether a hex of this height shows its level: from the second level on, and not under a palace, whose height
/// has no meaning.
fn numbered(public: &Public, at: usize, height: u8) -> bool {
    height > 1 && public.value_at(at).is_none()
}

/// Beside a figure a disc overlaps the edge of its hex. On a hex without a veil it is drawn again above
/// the veil.
pub(super) fn lit_levels(ctx: &RenderContext<Java>, aim: &Aim, clear: Cells, scene: &mut Scene) {
    let public = &ctx.view.public;
    let has_number =
        |at: &usize| numbered(public, *at, public.heights[*at]) && public.figure_at(*at).is_some();
    let levels = (clear & public.covered()).iter().filter(has_number);
    let levels = levels.map(|at| (middle_of_level(public, aim, at), public.heights[at]));
    numbers(scene, "jv-height lit", |middle| crate::art::disc(middle, LEVEL), levels);
}

/// Numbers on discs: one path for all discs and one for all numbers, because there can be 150 of them.
pub(super) fn numbers(
    scene: &mut Scene,
    class: &'static str,
    shape: impl Fn((f32, f32)) -> String,
    all: impl Iterator<Item = ((f32, f32), u8)>,
) {
    let (mut discs, mut digits) = (String::new(), String::new());
    for (middle, number) in all {
        discs += &shape(middle);
        digits += &crate::art::digits(number, middle);
    }
    if discs.is_empty() {
        return;
    }
    for (part, path) in [("disc", discs), ("digits", digits)] {
        let id = format!("{class}-{part}");
        scene.shapes.push(Shape { id, path, class: format!("{class} {part}").into(), ..Shape::default() });
    }
}

/// Returns the position of the disc with the level of a hex: inside possible outlines, beside a figure's feet, and
/// above the hexes in front of it.
fn middle_of_level(public: &Public, aim: &Aim, at: usize) -> (f32, f32) {
    let (x, y) = super::top(public, at);
    let hidden = over(public, at).into_iter().max().map_or(0.0, |levels| f32::from(levels) * RISE);
    if public.figure_at(at).is_some() || aim_stands(aim, at) {
        (x + 9.4, y + 11.0_f32.min(16.0 - hidden))
    } else {
        (x, y + 10.6_f32.min(13.0 - hidden))
    }
}

/// Returns the additional levels of the hexes in front, in the south-east and the south-west.
pub(super) fn over(public: &Public, at: usize) -> [u8; 2] {
    [Way::Southeast, Way::Southwest].map(|way| {
        let near = map().ground.step(at, way).map_or(0, |near| public.heights[near]);
        near.saturating_sub(public.heights[at])
    })
}

/// Returns whether this hex has a figure after the aimed action.
fn aim_stands(aim: &Aim, at: usize) -> bool {
    matches!(aim.ready, Some(Action::Move(_, to) | Action::Enter(to)) if to.index() == Some(at))
}

fn palace(public: &Public, at: usize, art: String, class: &'static str) -> Piece {
    let (x, y) = super::top(public, at);
    let id = format!("p{at}");
    Piece {
        id,
        art,
        x: x - PALACE / 2.0,
        y: y - 36.0,
        size: PALACE,
        colour: 0,
        over: None,
        class: class.into(),
    }
}

/// Returns the middle of a figure on a hex.
pub(super) fn figure_position(public: &Public, at: usize) -> (f32, f32) {
    let (x, y) = super::top(public, at);
    (x + FIGURE / 2.0 - 17.5, y + FIGURE / 2.0 - 22.0)
}

fn figure(ctx: &RenderContext<Java>, seat: Seat, at: usize, class: &'static str) -> Piece {
    let (x, y) = super::top(&ctx.view.public, at);
    let emblem = Emblem { art: symbol(ctx, seat), x: 0.3, y: 0.48, size: 0.4 };
    Piece {
        id: format!("f{at}"),
        art: "jv-figure".into(),
        x: x - 17.5,
        y: y - 22.0,
        size: FIGURE,
        colour: ctx.colour(seat),
        over: Some(emblem),
        class: class.into(),
    }
}

/// Returns the ghost of the aimed piece.
fn ghost(ctx: &RenderContext<Java>, aim: &Aim) -> Option<Piece> {
    let seat = ctx.view.public.turn().seat()?;
    let piece = match *aim.ready? {
        Action::Move(_, to) | Action::Enter(to) => figure(ctx, seat, to.index()?, "ghost"),
        Action::Build(at, value) | Action::Expand(at, value) => {
            palace(&ctx.view.public, at.index()?, palace_art(value, false), "ghost")
        }
        _ => return None,
    };
    Some(Piece { id: "ghost".into(), ..piece })
}

/// Returns a figure that left the board, while it fades.
fn gone(ctx: &RenderContext<Java>, event: &Event) -> Option<Piece> {
    match event {
        Event::FigureLeft { seat, from, .. } => {
            let piece = figure(ctx, *seat, from.index()?, "figure lost");
            Some(Piece { id: format!("lost{}", piece.id), ..piece })
        }
        _ => None,
    }
}

/// Points fly from the hex where they were won.
pub(super) fn gains(ctx: &RenderContext<Java>) -> Vec<Gain> {
    ctx.last.iter().flat_map(|event| gain(ctx, event)).filter(|gain| gain.count > 0).collect()
}

fn gain(ctx: &RenderContext<Java>, event: &Event) -> Vec<Gain> {
    let one = |from: Cell, to: Seat, art: String, count: u8| {
        from.index()
            .map(|from| {
                let (count, lands) = (count.into(), "jv-points".into());
                Gain { from: from as Spot, to, art, colour: 0, count, lands }
            })
            .into_iter()
            .collect()
    };
    match event {
        Event::LakeEnclosed { lake } => match (lake.leader, lake.cells.first()) {
            (Some(to), Some(from)) => one(Cell::at(from), to, "jv-lake".into(), lake.points),
            _ => Vec::new(),
        },
        Event::PalaceBuilt { seat, cell, value } | Event::PalaceExpanded { seat, cell, value, .. } => {
            one(*cell, *seat, palace_art(*value, false), value.half())
        }
        Event::FestivalHeld { palace, winners, points } => {
            let seats = ctx.view.public.all_seats().filter(|seat| winners[*seat]);
            seats.flat_map(|to| one(*palace, to, "jv-sign-drum".into(), *points)).collect()
        }
        Event::CityScored { seat, city } => {
            one(city.palace, *seat, palace_art(city.value, false), city.prize(*seat))
        }
        _ => Vec::new(),
    }
}

/// Draws the points of the lakes that the aimed action would enclose, by who gets them.
pub(super) fn mark_previewed_lakes(
    ctx: &RenderContext<Java>,
    action: &Action,
    seat: Seat,
    scene: &mut Scene,
) {
    for event in Java::preview(ctx.view, action).events {
        let Event::LakeEnclosed { lake } = event else { continue };
        let class = match lake.leader {
            Some(leader) if leader == seat => "own",
            Some(_) => "other",
            None => "none",
        };
        let (x, y) = middle_of(lake.cells);
        let points = lake.leader.map_or(0, |_| lake.points);
        scene.tags.push(Tag { x, y, text: format!("+{points}"), class: format!("pill {class}").into() });
    }
}
