//! What lies over the map while something is aimed: the feature a figure would stand in, what a tile completes, the
//! reach of a tower and the figures it could take. All of it is what the rules say would happen.

use super::figures::over_cell;
use super::{aimed_tile, corner, turns};
use crate::games::carcassonne::art;
use crate::games::carcassonne::rules::{Action, Carcassonne, Cell, Effect, Event, Feature, Phase, SegmentId};
use crate::scenes::{Look, Regions, Scene, Shape, Tag};
use crate::table::{Eyes, Seat};

use super::Mark;

pub(super) fn mark(look: &Look<Carcassonne>, scene: &mut Scene) {
    if let Regions::Around(spot) = look.regions {
        around(look, Mark::at(spot), scene);
    }
    scored(look, scene);
    let seat = match look.view.eyes {
        Eyes::Seat(seat) => seat,
        _ => return,
    };
    if let Some(action) = look.selection.and_then(|s| s.ready()) {
        let effect = look.view.public.effect(seat, action);
        show(look, seat, &effect, scene);
        scene.tags.extend(raised(look, action));
    }
    if let (Phase::Capture { tower, .. }, Some(_)) = (look.view.public.phase, look.selection) {
        let height = look.view.public.tower_at(tower).map_or(0, |t| t.height);
        reach(&look.view.public.reach(tower, height), scene);
    }
}

/// Lights the features that the last entry scored, all over their tiles; in the walk at the end one by itself.
fn scored(look: &Look<Carcassonne>, scene: &mut Scene) {
    let counted = |event: &&Event| matches!(event, Event::Counted { .. });
    let alone = look.last.iter().filter(counted).count() == 1;
    for event in look.last {
        match event {
            Event::Completed { feature } => fill(look, feature, "scored", scene),
            Event::Counted { feature } if alone => {
                let path = scene.everywhere();
                scene.shapes.push(Shape { id: "veil".into(), path, look: "veil".into(), ..Shape::default() });
                fill(look, feature, "counted", scene);
                scene.tags.extend(feature.holders().first().and_then(|seat| tag(feature, *seat)));
            }
            _ => {}
        }
    }
}

fn show(look: &Look<Carcassonne>, seat: Seat, effect: &Effect, scene: &mut Scene) {
    for feature in &effect.completed {
        fill(look, feature, "done", scene);
        scene.tags.extend(tag(feature, seat));
    }
    if let Some(feature) = &effect.stands
        && !feature.complete
    {
        fill(look, feature, "stands", scene);
    }
    reach(&effect.reach, scene);
    for target in &effect.targets {
        scene.pieces.extend(super::lights::target_mark(&look.view.public, target.cell, target.spot));
    }
}

/// What a tap held on a tile tells: its features, whole.
fn around(look: &Look<Carcassonne>, mark: Mark, scene: &mut Scene) {
    let public = &look.view.public;
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
    features.iter().for_each(|feature| fill(look, feature, "stands", scene));
}

/// Colours a feature as a whole: every segment of it on its tile, the one of the aimed tile too.
pub(super) fn fill(look: &Look<Carcassonne>, feature: &Feature, class: &'static str, scene: &mut Scene) {
    for (cell, id) in &feature.members {
        scene.shapes.extend(shape(look, *cell, *id, class));
    }
}

fn shape(look: &Look<Carcassonne>, cell: Cell, id: SegmentId, class: &'static str) -> Option<Shape> {
    let laid = look.view.public.tile_at(cell).map(|laid| (laid.kind, laid.rotation));
    let (kind, rotation) =
        laid.or_else(|| aimed_tile(look).filter(|(at, ..)| *at == cell).map(|(_, kind, turn)| (kind, turn)))?;
    let path = art::region(kind.tile().id, &id.to_string(), turns(rotation))?;
    let (x, y) = corner(cell);
    Some(Shape { id: format!("{class}{cell}{id}"), path, x, y, look: class.into() })
}

/// How high the aimed tower is and would be.
fn raised(look: &Look<Carcassonne>, action: &Action) -> Option<Tag> {
    let Action::Build(cell) = *action else { return None };
    let height = look.view.public.tower_at(cell)?.height;
    let (x, y) = super::lights::tower_at(&look.view.public, cell, height)?;
    Some(Tag { x, y, text: format!("{height}→{}", height + 1), look: "pill raised".into() })
}

/// The points a completed feature would bring, upon it.
fn tag(feature: &Feature, seat: Seat) -> Option<Tag> {
    let (x, y) = corner(*feature.tiles.get(feature.tiles.len() / 2)?);
    let holders = feature.holders();
    let look = match (holders.contains(&seat), holders.is_empty()) {
        (true, _) => "own",
        (false, true) => "none",
        (false, false) => "other",
    };
    let points = if holders.is_empty() { 0 } else { feature.points };
    Some(Tag {
        x: x + art::SIDE / 2.0,
        y: y + art::SIDE / 2.0,
        text: format!("+{points}"),
        look: look.into(),
    })
}

/// The cells a tower reaches.
fn reach(cells: &[Cell], scene: &mut Scene) {
    scene.pieces.extend(cells.iter().map(|cell| over_cell("reach", "cc-reach".into(), *cell, "reach")));
}
