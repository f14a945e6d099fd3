//! Marks over the map while an action is aimed. They show the feature a figure would claim, the features a tile
//! completes, the range of a tower and the figures it could capture. All of it comes from the effects that the
//! rules compute.

use super::figures::symbol;
use super::{aimed_tile, corner, turns};
use crate::art::number;
use crate::games::carcassonne::art::{self, SIDE};
use crate::games::carcassonne::rules::{
    Action, Carcassonne, Cell, Effect, Feature, Kind, Phase, Rotation, SegmentId, Side,
};
use crate::scenes::{Badge, Pill, Regions, RenderContext, Scene, Shape};
use crate::table::{Seat, Viewer};

use super::{Mark, scored};

pub(super) fn mark(ctx: &RenderContext<Carcassonne>, scene: &mut Scene) {
    if let Regions::Around(spot) = ctx.regions {
        around(ctx, Mark::at(spot), scene);
    }
    // While the field overlay is shown, it has the numbers.
    if ctx.regions != Regions::All {
        super::scored::lit(ctx, scene);
    }
    let Viewer::Seat(seat) = ctx.view.viewer else { return };
    if let Some(action) = ctx.selection.and_then(|s| s.ready()) {
        let effect = Effect::of(ctx.view, action);
        show(ctx, seat, action, &effect, scene);
        scene.pills.extend(raised(ctx, action));
    }
    if let Some((tower, height)) = reaching(ctx) {
        reach(tower, &ctx.view.public.reach(tower, height), scene);
        // The player who captures has already seen the range. The camera stays with the figures to capture.
        if matches!(ctx.view.public.phase, Phase::Capture { .. }) {
            scene.aimed_area = None;
        }
    }
}

/// Returns the tower whose range is shown, and its height: the tower a piece is aimed at, or the one that captures.
pub(super) fn reaching(ctx: &RenderContext<Carcassonne>) -> Option<(Cell, u8)> {
    let height = |at: Cell| ctx.view.public.tower_at(at).map_or(0, |tower| tower.height);
    match (ctx.view.public.phase, ctx.selection.and_then(|selection| selection.ready())) {
        // Also before a computer has chosen, so that the veil appears and disappears only once.
        (Phase::Capture { tower, .. }, _) => Some((tower, height(tower))),
        (_, Some(Action::Build(at))) => Some((*at, height(*at) + 1)),
        _ => None,
    }
}

fn show(ctx: &RenderContext<Carcassonne>, seat: Seat, action: &Action, effect: &Effect, scene: &mut Scene) {
    for feature in &effect.completed {
        fill(ctx, feature, "under done", scene);
        outline(ctx, feature, "under", &[&scored::rim(ctx, feature)], scene);
    }
    if let Action::Place(cell, _) = *action {
        scene.pills.extend(scores(ctx, cell, &effect.completed));
    } else {
        // Features without a scoring player were mentioned when the tile was laid.
        let scored = effect.completed.iter().filter(|feature| !feature.figures.is_empty());
        scene.pills.extend(scored.filter_map(|feature| tag(feature, seat)));
    }
    if let Some(feature) = &effect.occupied
        && !feature.complete
    {
        let colour = ctx.colour(seat);
        fill(ctx, feature, "under stands", scene);
        outline(ctx, feature, "under", &[&format!("rim seat-{colour}")], scene);
    }
}

/// Returns the immediate scores of the aimed tile above its lower edge, feature by feature, with the seats that
/// get them. Points that a follower placed there would score have a question mark.
fn scores(ctx: &RenderContext<Carcassonne>, cell: Cell, completed: &[Feature]) -> Vec<Pill> {
    let (x, y) = corner(cell);
    let pill = |(nth, feature): (usize, &Feature)| {
        let holders = feature.holders();
        let text =
            if holders.is_empty() { format!("{}?", feature.points) } else { format!("+{}", feature.points) };
        let aside = (nth as f32 - (completed.len() as f32 - 1.0) / 2.0) * 46.0;
        let signs = holders.into_iter().map(|seat| sign(ctx, seat)).collect();
        Pill { x: x + SIDE / 2.0 + aside, y: y + SIDE - 22.0, signs, text, class: "gains".into() }
    };
    completed.iter().enumerate().map(pill).collect()
}

/// Returns the sign of a seat in its colour.
pub(super) fn sign(ctx: &RenderContext<Carcassonne>, seat: Seat) -> Badge {
    Badge { art: symbol(ctx, seat), colour: ctx.colour(seat), ..Badge::default() }
}

/// Adds the complete features of a tile while a tap is held on it.
fn around(ctx: &RenderContext<Carcassonne>, mark: Mark, scene: &mut Scene) {
    let public = &ctx.view.public;
    let Some(laid) = public.tile_at(mark.cell()) else { return };
    let one = |id: SegmentId| match mark {
        Mark::Segment(_, wanted) => id == wanted,
        _ => id.part != crate::games::carcassonne::rules::Part::Field,
    };
    // Two segments of a tile may belong to one feature.
    let mut features: Vec<Feature> = Vec::new();
    for segment in laid.kind.tile().segments.iter().filter(|segment| one(segment.id)) {
        if !features.iter().any(|known| known.has(mark.cell(), segment.id)) {
            features.extend(public.feature(mark.cell(), segment.id));
        }
    }
    for feature in &features {
        fill(ctx, feature, "under stands", scene);
        outline(ctx, feature, "under", &["rim"], scene);
    }
}

/// Fills a complete feature: every segment of it on its tile, including that of the aimed tile.
pub(super) fn fill(
    ctx: &RenderContext<Carcassonne>,
    feature: &Feature,
    class: &'static str,
    scene: &mut Scene,
) {
    for (cell, id) in &feature.members {
        scene.shapes.extend(shape(ctx, *cell, *id, class));
    }
}

/// Outlines a feature as one area: a light line, and inside it one line of each of these classes. All have the
/// class of their layer: `under` the figures, or `counted` at the end.
pub(super) fn outline(
    ctx: &RenderContext<Carcassonne>,
    feature: &Feature,
    at: &str,
    looks: &[&str],
    scene: &mut Scene,
) {
    let Some((first, id)) = feature.members.first() else { return };
    let mut path = String::new();
    for (cell, id) in &feature.members {
        let Some((kind, rotation)) = tile(ctx, *cell) else { continue };
        let goes_on = |side: &Side| tile(ctx, cell.step(*side)).is_some();
        let joined = Side::ALL.into_iter().filter(goes_on).fold(0, |all, side| all | 1 << side.index());
        art::rim(&mut path, kind.tile().id, &id.to_string(), turns(rotation), corner(*cell), joined);
    }
    for class in ["rim-case"].iter().chain(looks) {
        scene.shapes.push(Shape {
            id: format!("{class}{first}{id}{}", looks.concat()),
            path: path.clone(),
            class: format!("{at} {class}").into(),
            ..Shape::default()
        });
    }
}

/// Returns the tile on a cell, laid or aimed there.
fn tile(ctx: &RenderContext<Carcassonne>, cell: Cell) -> Option<(Kind, Rotation)> {
    let laid = ctx.view.public.tile_at(cell).map(|laid| (laid.kind, laid.rotation));
    laid.or_else(|| aimed_tile(ctx).filter(|(at, ..)| *at == cell).map(|(_, kind, turn)| (kind, turn)))
}

fn shape(ctx: &RenderContext<Carcassonne>, cell: Cell, id: SegmentId, class: &'static str) -> Option<Shape> {
    let (kind, rotation) = tile(ctx, cell)?;
    let path = art::region(kind.tile().id, &id.to_string(), turns(rotation))?;
    let (x, y) = corner(cell);
    Some(Shape { id: format!("{class}{cell}{id}"), path, x, y, class: class.into() })
}

/// Returns the present and the future height of the aimed tower, beside its next drum.
fn raised(ctx: &RenderContext<Carcassonne>, action: &Action) -> Option<Pill> {
    let Action::Build(cell) = *action else { return None };
    let height = ctx.view.public.tower_at(cell)?.height;
    let (x, y) = super::lights::tower_at(&ctx.view.public, cell, height)?;
    let text = format!("{height}→{}", height + 1);
    Some(Pill { x: x - 38.0, y, text, class: "raised".into(), ..Pill::default() })
}

/// Returns the points a completed feature would score, placed on the feature.
fn tag(feature: &Feature, seat: Seat) -> Option<Pill> {
    let (x, y) = corner(*feature.tiles.get(feature.tiles.len() / 2)?);
    let holders = feature.holders();
    let class = match (holders.contains(&seat), holders.is_empty()) {
        (true, _) => "own",
        (false, true) => "none",
        (false, false) => "other",
    };
    let points = if holders.is_empty() { 0 } else { feature.points };
    let (x, y, text) = (x + SIDE / 2.0, y + SIDE / 2.0, format!("+{points}"));
    Some(Pill { x, y, text, class: class.into(), ..Pill::default() })
}

/// Returns the tiles in a tower's range and the gaps between.
fn cross(tower: Cell, tiles: &[Cell]) -> Vec<Cell> {
    let mut cells = vec![tower];
    for tile in tiles {
        let (dx, dy) = (tile.x - tower.x, tile.y - tower.y);
        let way = (1..=dx.abs().max(dy.abs()))
            .map(|n| Cell::new(tower.x + n * dx.signum(), tower.y + n * dy.signum()));
        let new: Vec<Cell> = way.filter(|cell| !cells.contains(cell)).collect();
        cells.extend(new);
    }
    cells
}

/// Outlines the cells in a tower's range with one line, including the gaps between them, and veils all others.
fn reach(tower: Cell, tiles: &[Cell], scene: &mut Scene) {
    let cells = cross(tower, tiles);
    let (mut veil, mut line, side) = (scene.everywhere(), String::new(), number(SIDE));
    let (x, y) = corner(tower);
    let mut all = [x, y, x + SIDE, y + SIDE];
    for cell in &cells {
        let (x, y) = corner(*cell);
        all = [all[0].min(x), all[1].min(y), all[2].max(x + SIDE), all[3].max(y + SIDE)];
        veil.push_str(&format!("M{} {}h{side}v{side}h-{side}z", number(x), number(y)));
        let sides = [(x, y, 'h'), (x + SIDE, y, 'v'), (x, y + SIDE, 'h'), (x, y, 'v')];
        for (edge, (x, y, way)) in Side::ALL.into_iter().zip(sides) {
            if !cells.contains(&cell.step(edge)) {
                line.push_str(&format!("M{} {}{way}{side}", number(x), number(y)));
            }
        }
    }
    scene.aimed_area = Some(all);
    for (class, path) in [("shade", veil), ("reach-case", line.clone()), ("reach", line)] {
        let (id, class) = (class.into(), format!("under {class}").into());
        scene.shapes.push(Shape { id, path, class, ..Shape::default() });
    }
}
