//! The field overlay: the holders of each field, the number of complete cities that count for it, and cells that
//! no tile can fill.

use super::figures::over_cell;
use super::marks::{fill, outline, sign};
use super::scored::BELOW;
use super::{corner, spot_of};
use crate::games::carcassonne::art::SIDE;
use crate::games::carcassonne::rules::{Carcassonne, Cell, Feature, Part, Public, SegmentId};
use crate::order;
use crate::scenes::{Badge, Pill, RenderContext, Scene};

/// The classes of the overlay by seat colour 1 to 6, all translucent. A field of several seats has the class of each.
const OWNED: [&str; 6] =
    ["under field-1", "under field-2", "under field-3", "under field-4", "under field-5", "under field-6"];

pub(super) fn overlay(ctx: &RenderContext<Carcassonne>, scene: &mut Scene) {
    let public = &ctx.view.public;
    let (mut cities, mut pills): (Vec<Vec<Cell>>, Vec<Pill>) = Default::default();
    for (name, field) in farmed(public) {
        let colours: Vec<u8> = field.holders().into_iter().map(|seat| ctx.colour(seat)).collect();
        // A field without points gets its outline only.
        for colour in colours.iter().filter(|_| field.points > 0) {
            fill(ctx, &field, OWNED[(usize::from(*colour) + 5) % OWNED.len()], scene);
        }
        // Every further seat is a dashed line on top of the first seat's line.
        let line = |(nth, colour): (usize, &u8)| format!("rim seat-{colour}{}", ["", " dashes"][nth.min(1)]);
        let lines: Vec<String> = colours.iter().enumerate().map(line).collect();
        outline(ctx, &field, "under", &lines.iter().map(String::as_str).collect::<Vec<_>>(), scene);
        pills.extend(worth(ctx, &name, &field, &pills));
        cities.extend(field.cities);
    }
    order::short(&mut cities);
    cities.dedup();
    scene.pills.extend(cities.iter().filter_map(|city| counts(public, city)));
    scene.pills.extend(pills);
    scene.pieces.extend(
        public.dead_cells().into_iter().map(|cell| over_cell("dead", "cc-dead".into(), cell, "dead")),
    );
}

/// Returns the fields with farmers, each with its name on the board and in the list beside it: A to Z, then numbers.
pub(super) fn farmed(public: &Public) -> Vec<(String, Feature)> {
    let fields = public.features(Part::Field).into_iter().filter(|field| !field.figures.is_empty());
    let name = |nth: usize| ('A'..='Z').nth(nth).map_or((nth + 1).to_string(), String::from);
    fields.enumerate().map(|(nth, field)| (name(nth), field)).collect()
}

/// Returns the pill with a field's holders, name and complete cities with their points. It is placed where the
/// field is widest and empty, away from existing pills.
fn worth(ctx: &RenderContext<Carcassonne>, name: &str, field: &Feature, pills: &[Pill]) -> Option<Pill> {
    let public = &ctx.view.public;
    let marks: Vec<Cell> = field.cities.iter().filter_map(|city| middle(city)).collect();
    let free = |cell: Cell| {
        let built = public.tower_at(cell).is_some_and(|tower| tower.height > 0);
        !built && !marks.contains(&cell) && public.tile_at(cell).is_none_or(|laid| laid.figure().is_none())
    };
    // On a small map the pill is wider than a tile.
    let beside = |at: Cell| [-1, 1].into_iter().filter(|x| free(Cell::new(at.x + x, at.y))).count();
    // A wide area with room for the pill on both sides; then close to the centre of the field.
    let sum =
        field.tiles.iter().fold((0, 0), |sum, cell| (sum.0 + i32::from(cell.x), sum.1 + i32::from(cell.y)));
    let count = field.tiles.len() as i32;
    let room = |at: Cell| {
        let close = |cell: &&Cell| (cell.x - at.x).abs() <= 1 && (cell.y - at.y).abs() <= 1;
        let weight = |cell: &Cell| if cell.y == at.y { 3 } else { 1 };
        let off = (i32::from(at.x) * count - sum.0).abs() + (i32::from(at.y) * count - sum.1).abs();
        2 * field.tiles.iter().filter(close).map(weight).sum::<i32>() - off / count
    };
    // On a zoomed-out map a pill is two tiles long.
    let apart = |(x, y): (f32, f32)| {
        pills.iter().all(|pill| (pill.x - x).abs() > 2.0 * SIDE || (pill.y - y).abs() > 0.8 * SIDE)
    };
    let spot = |cell: Cell, id: SegmentId| spot_of(public, cell, id).unwrap_or_else(|| corner(cell));
    let (cell, id) = field.members.iter().copied().max_by_key(|(cell, id)| {
        let segments = public.tile_at(*cell).map_or(&[][..], |laid| laid.kind.tile().segments);
        let wide = segments.iter().find(|segment| segment.id == *id).map_or(0, |s| s.slots.count_ones());
        (apart(spot(*cell, *id)), free(*cell), beside(*cell), room(*cell) + wide as i32)
    })?;
    let (x, y) = spot(cell, id);
    // If every tile has a figure, the pill goes below its feet.
    let y = if free(cell) { y } else { y + BELOW };
    let text = match field.points.checked_div(field.cities.len() as u16) {
        Some(each) => format!("{name} {}×{each}", field.cities.len()),
        None => format!("{name} 0"),
    };
    let signs = field.holders().into_iter().map(|seat| sign(ctx, seat)).collect();
    Some(Pill { x, y, signs, text, class: "cities".into() })
}

/// Returns the tile of a city that has its mark.
fn middle(city: &[Cell]) -> Option<Cell> {
    city.get(city.len() / 2).copied()
}

/// Returns the mark of a complete city that counts for a field.
fn counts(public: &Public, city: &[Cell]) -> Option<Pill> {
    let cell = middle(city)?;
    let segments = public.tile_at(cell)?.kind.tile().segments.iter().map(|segment| segment.id);
    let of_it = |id: &SegmentId| {
        id.part == Part::City
            && public.feature(cell, *id).is_some_and(|feature| feature.tiles.len() == city.len())
    };
    let (x, y) = spot_of(public, cell, segments.into_iter().find(of_it)?)?;
    let signs = vec![Badge { art: "cc-i-city".into(), ..Badge::default() }];
    Some(Pill { x, y, signs, class: "counts".into(), ..Pill::default() })
}
