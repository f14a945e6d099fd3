//! The landscape of Carcassonne as a scene: laid tiles, towers and figures, and the lights on and around them.
//!
//! A tile is a square with sides of 100. The upper left corner of the start tile is at (0, 0). The board is open:
//! it grows with the map.

pub mod end;
mod field;
mod figures;
mod lights;
mod marks;
mod panel;
mod scored;
mod stage;
mod staging;
mod strip;
mod towers;
mod tray;

pub(crate) use stage::fits;

/// The cells where the drawn tile fits, each with its rotations.
type FitList = [(Cell, Vec<Rotation>)];

use crate::games::carcassonne::art::{self as art, Detail, SIDE};
use crate::games::carcassonne::rules::{
    Action, ActionKind, Carcassonne, Cell, Event, Kind, Phase, Pick, Public, Rotation, SegmentId,
};
use crate::order;
use crate::scenes::parts::Picture;
use crate::scenes::{Patch, Regions, RenderContext, Scene, Spot, Turned};

/// A place on the map that can be aimed at. Each has a number as a place of the scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Cell(Cell),
    /// A segment of a tile, at the spot of its figure.
    Segment(Cell, SegmentId),
    /// The foundation of a tile, with its tower.
    Tower(Cell),
}

/// The numbers of cells that a spot can name, in a row and in total.
const WIDE: u32 = 256;
const ALL: u32 = WIDE * WIDE;
/// The number of segment spots for each cell.
const SEGMENTS: u32 = 16;

fn number(cell: Cell) -> u32 {
    let part = |n: i16| (i32::from(n) + 128).clamp(0, 255) as u32;
    part(cell.y) * WIDE + part(cell.x)
}

fn numbered(n: u32) -> Cell {
    let part = |n: u32| (n % WIDE) as i16 - 128;
    Cell::new(part(n), part(n / WIDE))
}

impl Mark {
    /// Returns the number of the mark.
    pub fn spot(self) -> Spot {
        match self {
            Self::Cell(cell) => number(cell),
            Self::Tower(cell) => ALL + number(cell),
            Self::Segment(cell, id) => {
                2 * ALL + number(cell) * SEGMENTS + id.part as u32 * 4 + u32::from(id.number % 4)
            }
        }
    }

    /// Returns the mark with this number.
    pub fn at(spot: Spot) -> Self {
        match spot / ALL {
            0 => Self::Cell(numbered(spot)),
            1 => Self::Tower(numbered(spot - ALL)),
            _ => {
                let rest = spot - 2 * ALL;
                let part = crate::games::carcassonne::rules::Part::ALL[(rest % SEGMENTS / 4) as usize];
                Self::Segment(numbered(rest / SEGMENTS), SegmentId { part, number: (rest % 4) as u8 })
            }
        }
    }

    /// Returns the cell of the mark.
    pub fn cell(self) -> Cell {
        match self {
            Self::Cell(cell) | Self::Segment(cell, _) | Self::Tower(cell) => cell,
        }
    }
}

/// Returns the upper left corner of a cell.
fn corner(cell: Cell) -> (f32, f32) {
    (f32::from(cell.x) * SIDE, f32::from(cell.y) * SIDE)
}

/// Returns the quarter turns of a rotation as the art expects them.
fn turns(rotation: Rotation) -> u8 {
    rotation.quarters() as u8
}

/// Returns the position on the map of a figure on this segment.
fn spot_of(public: &Public, cell: Cell, id: SegmentId) -> Option<(f32, f32)> {
    let laid = public.tile_at(cell)?;
    on_tile(cell, art::spot(laid.kind.tile().id, &id.to_string(), turns(laid.rotation))?)
}

/// Returns the centre of the foundation of a tile.
fn foundation_of(public: &Public, cell: Cell) -> Option<(f32, f32)> {
    let laid = public.tile_at(cell)?;
    on_tile(cell, art::foundation(laid.kind.tile().id, turns(laid.rotation))?.0)
}

fn on_tile(cell: Cell, (x, y): art::Point) -> Option<(f32, f32)> {
    let (left, top) = corner(cell);
    Some((left + x, top + y))
}

/// Returns the aimed tile with its cell and rotation; `None` if no tile is aimed.
fn aimed_tile(ctx: &RenderContext<Carcassonne>) -> Option<(Cell, Kind, Rotation)> {
    let kind = ctx.view.public.drawn()?;
    match ctx.selection?.ready()? {
        Action::Place(cell, rotation) => Some((*cell, kind, *rotation)),
        _ => None,
    }
}

fn scene(ctx: &RenderContext<Carcassonne>) -> Scene {
    // The field overlay shows all fields at once, and no other action is possible meanwhile.
    let fields = ctx.regions == Regions::All;
    let ctx = &RenderContext {
        selection: ctx.selection.filter(|_| !fields),
        found: std::cell::OnceCell::new(),
        ..*ctx
    };
    let public = &ctx.view.public;
    let mut scene = Scene { open: true, ..Scene::default() };
    let fits = ctx.selection.map(|selection| fits(ctx.view, selection)).unwrap_or_default();
    frame(public, &fits, &mut scene);
    let at = ctx.viewing_seat.filter(|_| !fields).and_then(|_| looked_at(ctx));
    scene.focus = at.and_then(|at| on_tile(at, (SIDE / 2.0, SIDE / 2.0)));
    scene.interest_area = ctx.selection.and_then(|_| last_round(ctx));
    scene.close_area = on_laid_tile(ctx);
    scene.patches = patches(ctx);
    scene.turned = aimed_tile(ctx).map(|(cell, _, rotation)| {
        let (x, y) = corner(cell);
        Turned { x: x + SIDE / 2.0, y: y + SIDE / 2.0, degrees: 90.0 * f32::from(turns(rotation)) }
    });
    scene.pieces = figures::pieces(ctx, &fits);
    marks::mark(ctx, &mut scene);
    if fields {
        field::overlay(ctx, &mut scene);
    }
    scene.places = lights::places(ctx, &fits);
    scene
}

/// Returns the cell the camera follows: the tower that captures or the tower to choose first, else the place of the
/// last event. Lights elsewhere are indicated at the edges.
fn looked_at(ctx: &RenderContext<Carcassonne>) -> Option<Cell> {
    match ctx.view.public.phase {
        Phase::Capture { tower, .. } => Some(tower),
        Phase::Action { at } => Some(towers::chosen(ctx).unwrap_or(at)),
        _ => ctx.last.iter().rev().find_map(event_cell),
    }
}

/// Returns the area of the tile just laid while a follower may be placed on it and no tower is picked.
fn on_laid_tile(ctx: &RenderContext<Carcassonne>) -> Option<[f32; 4]> {
    let Phase::Action { at } = ctx.view.public.phase else { return None };
    let follower = ctx.legal().any(|action| action.kind() == ActionKind::Follower);
    let other = [ActionKind::Build, ActionKind::Top].into_iter().any(|what| ctx.has(Pick::Kind(what)));
    let (x, y) = corner(at);
    (follower && !other).then_some([x, y, x + SIDE, y + SIDE])
}

/// Returns the cell in which something was laid, placed, built or captured.
fn event_cell(event: &Event) -> Option<Cell> {
    match event {
        Event::TilePlaced { cell, .. }
        | Event::FollowerPlaced { cell, .. }
        | Event::TowerBuilt { cell, .. }
        | Event::TowerTopped { cell, .. }
        | Event::Captured { cell, .. } => Some(*cell),
        _ => None,
    }
}

/// Returns the area of the tiles laid in the last round, one by each seat.
fn last_round(ctx: &RenderContext<Carcassonne>) -> Option<[f32; 4]> {
    let corners =
        ctx.view.public.tiles().iter().rev().take(ctx.players.len()).map(|laid| corner(laid.cell()));
    let areas = corners.map(|(x, y)| [x, y, x + SIDE, y + SIDE]);
    areas.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])])
}

/// Sets the bounds of the scene: the map, the cells where the drawn tile fits, and a margin. Around the first tile
/// there is room for more.
fn frame(public: &Public, fits: &FitList, scene: &mut Scene) {
    const MARGIN: f32 = 0.25;
    // Figures at the upper edge of a tile extend above it.
    const ABOVE: f32 = 0.25;
    let around = [Cell::new(-1, -1), Cell::new(1, 1)].into_iter().filter(|_| public.tiles().len() < 2);
    let laid = public.tiles().iter().map(|laid| laid.cell());
    let cells = || laid.clone().chain(fits.iter().map(|(cell, _)| *cell)).chain(around.clone());
    let range = |of: fn(Cell) -> i16| {
        let (least, most) = (cells().map(of).min().unwrap_or(0), cells().map(of).max().unwrap_or(0));
        ((f32::from(least) - MARGIN) * SIDE, (f32::from(most - least + 1) + 2.0 * MARGIN) * SIDE)
    };
    (scene.left, scene.width) = range(|cell| cell.x);
    (scene.top, scene.height) = range(|cell| cell.y);
    (scene.top, scene.height) = (scene.top - ABOVE * SIDE, scene.height + ABOVE * SIDE);
}

/// The number ranges of pictures: towers come after all tiles, tiles beside the board after all towers. One bit
/// marks the drum that would be added to a tower.
const TOWERS: u32 = 1 << 16;
const NEXT: u32 = 256;
const LOOSE: u32 = 1 << 17;
const FROM_AFAR: u32 = 1 << 18;
/// A tile smaller than this, in CSS pixels, is drawn without fine detail.
const FAR: u16 = 56;

/// Returns the picture of the `nth` laid tile, from 0. Two tiles of a kind differ in detail. The drawn tile has
/// the same picture in the tray and over the board as once it is laid.
fn tile_picture(nth: usize, kind: Kind, rotation: Rotation) -> u32 {
    let mixed = (nth as u32).wrapping_mul(2_654_435_761) >> 27;
    (mixed % 8) << 8 | (kind.index() as u32) << 2 | u32::from(turns(rotation))
}

/// Returns a tile beside the board that will be laid as the `nth`.
fn loose(nth: usize, kind: Kind, rotation: Rotation, size: u16) -> Picture {
    let far = u32::from(size < FAR) * FROM_AFAR;
    Picture::number(LOOSE | far | tile_picture(nth, kind, rotation), size)
}

/// Draws a picture, see [`tile_picture`]. A tile has a near and a far version; the zoom shows one of them.
fn picture(number: u32) -> String {
    if (TOWERS..LOOSE).contains(&number) {
        let (height, next) = ((number & 255) as u8, number & NEXT > 0);
        return if next { art::next_drum(height) } else { art::tower(height) };
    }
    let (kind, turn, variant) = (Kind::new((number >> 2 & 63) as usize), (number & 3) as u8, number >> 8 & 7);
    let draw = |detail| art::tile(kind.tile().id, turn, variant, detail).unwrap_or_default();
    if number >= LOOSE {
        return draw(if number & FROM_AFAR > 0 { Detail::Far } else { Detail::Near });
    }
    format!(
        r#"<svg width="100" height="100" viewBox="0 0 100 100"><g class="near">{}</g><g class="far">{}</g></svg>"#,
        draw(Detail::Near),
        draw(Detail::Far)
    )
}

fn patches(ctx: &RenderContext<Carcassonne>) -> Vec<Patch> {
    let public = &ctx.view.public;
    let tile = |id: String, cell: Cell, picture: u32, class: &'static str| {
        let (x, y) = corner(cell);
        Patch { id, picture, x, y, class: class.into() }
    };
    let laid = public.tiles().iter().enumerate();
    let laid = laid.map(|(nth, laid)| (laid.cell(), tile_picture(nth, laid.kind, laid.rotation)));
    let mut patches: Vec<Patch> =
        laid.map(|(cell, picture)| tile(format!("t{cell}"), cell, picture, "")).collect();
    if let Some((cell, kind, rotation)) = aimed_tile(ctx) {
        patches.push(tile("ghost".into(), cell, tile_picture(patches.len(), kind, rotation), "ghost"));
    }
    // Towers are drawn above tiles, nearer towers above those behind.
    let mut towers: Vec<_> = public.towers().iter().filter(|tower| tower.height > 0).collect();
    order::short_by_key(&mut towers, |tower| tower.cell);
    let tower = |tower: &&crate::games::carcassonne::rules::Tower| {
        let (x, y) = foundation_of(public, tower.cell)?;
        let picture = TOWERS + u32::from(tower.height);
        Some(Patch { id: format!("w{}", tower.cell), picture, x, y, class: "tower".into() })
    };
    patches.extend(towers.iter().filter_map(tower));
    if let Some(Action::Build(cell)) = ctx.selection.and_then(|selection| selection.ready())
        && let (Some(tower), Some((x, y))) = (public.tower_at(*cell), foundation_of(public, *cell))
    {
        let picture = TOWERS + NEXT + u32::from(tower.height);
        patches.push(Patch { id: "drum".into(), picture, x, y, class: "ghost".into() });
    }
    patches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::carcassonne::rules::Part;

    #[test]
    fn a_spot_reads_back_to_its_mark() {
        for cell in [(0, 0), (-89, 89), (90, -90), (3, -4)].map(|(x, y)| Cell::new(x, y)) {
            let segments =
                Part::ALL.into_iter().flat_map(|part| (0..4).map(move |number| SegmentId { part, number }));
            let marks =
                segments.map(|id| Mark::Segment(cell, id)).chain([Mark::Cell(cell), Mark::Tower(cell)]);
            for mark in marks {
                assert_eq!(Mark::at(mark.spot()), mark);
            }
        }
    }
}
