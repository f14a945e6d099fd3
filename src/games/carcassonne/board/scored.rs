//! The scored features: the area of a feature with a line around it, and its points with the signs of the scoring
//! seats. During play it is shown until the next action. If features are viewed on their own, as in the final
//! scoring, everything else is veiled.

use super::marks::{fill, outline, sign};
use super::{corner, spot_of, turns};
use crate::art::number;
use crate::games::carcassonne::art::{self, Point, SIDE};
use crate::games::carcassonne::rules::{Carcassonne, Cell, Event, Feature, Part, Public, Stand};
use crate::scenes::{Pill, RenderContext, Scene, Shape};

/// The distance of the points pill below the feet of a figure.
pub(super) const BELOW: f32 = 22.0;

pub(super) fn lit(ctx: &RenderContext<Carcassonne>, scene: &mut Scene) {
    let features: Vec<&Feature> = ctx.last.iter().filter_map(feature).collect();
    // An entry also has other events.
    if !features.is_empty() && features.len() == ctx.last.len() {
        return alone(ctx, &features, scene);
    }
    for event in ctx.last {
        if let Event::Completed { feature } = event {
            fill(ctx, feature, "under done", scene);
            outline(ctx, feature, "under", &[&rim(ctx, feature)], scene);
            scene.pills.extend(points(ctx, feature));
        }
    }
}

/// Returns the feature that an event scored.
pub(super) fn feature(event: &Event) -> Option<&Feature> {
    match event {
        Event::Completed { feature } | Event::Counted { feature } => Some(feature),
        _ => None,
    }
}

/// Veils everything but these features and the cities that fields count; draws their figures in front.
fn alone(ctx: &RenderContext<Carcassonne>, features: &[&Feature], scene: &mut Scene) {
    let public = &ctx.view.public;
    let mut ground = Stretch::default();
    for feature in features {
        [*feature].into_iter().chain(&cities(public, feature)).for_each(|part| ground.add(public, part));
    }
    let veil = scene.everywhere() + &ground.area;
    for (path, class) in [(veil, "veil"), (ground.area, "lit")] {
        scene.shapes.push(Shape { id: class.into(), path, class: class.into(), ..Shape::default() });
    }
    scene.interest_area = ground.bounds;
    // Two fields may count the same city.
    let mut shown: Vec<Feature> = Vec::new();
    for feature in features {
        let mut cities = cities(public, feature);
        cities.retain(|city| !shown.contains(city));
        lift(ctx, feature, &cities, scene);
        shown.extend(cities);
    }
}

/// Outlines a feature and the cities it counts, draws its figures in front and shows its points.
fn lift(ctx: &RenderContext<Carcassonne>, feature: &Feature, cities: &[Feature], scene: &mut Scene) {
    let public = &ctx.view.public;
    let rim = rim(ctx, feature);
    [feature].into_iter().chain(cities).for_each(|part| outline(ctx, part, "counted", &[&rim], scene));
    for (_, cell, id) in &feature.figures {
        let id = format!("f{cell}{}", Stand::Segment(*id));
        scene.pieces.iter_mut().filter(|piece| piece.id == id).for_each(|piece| piece.class = "above".into());
    }
    let each = feature.points.checked_div(feature.cities.len() as u16).unwrap_or_default();
    let points = points(ctx, feature);
    // Away from the points of all features, if the city is large enough.
    let apart = |(x, y): (f32, f32)| {
        points.iter().all(|all| (all.x - x).abs() > SIDE || (all.y - y).abs() > 0.6 * SIDE)
    };
    let marks = cities.iter().filter_map(|city| {
        let from = city.members.len() / 2;
        let spot = |nth: usize| city.members.get(nth).and_then(|(cell, id)| spot_of(public, *cell, *id));
        let mut spots = (from..city.members.len()).chain(0..from).filter_map(spot);
        let (x, y) = spots.clone().find(|at| apart(*at)).or_else(|| spots.next())?;
        Some(Pill { x, y, text: format!("+{each}"), class: "pays".into(), ..Pill::default() })
    });
    scene.pills.extend(marks);
    scene.pills.extend(points);
}

/// Returns the class of a line: in the colour of the scoring seat, if there is exactly one.
pub(super) fn rim(ctx: &RenderContext<Carcassonne>, feature: &Feature) -> String {
    match feature.holders()[..] {
        [seat] => format!("rim seat-{}", ctx.colour(seat)),
        _ => "rim done".into(),
    }
}

/// Returns the cities that a field counts.
fn cities(public: &Public, field: &Feature) -> Vec<Feature> {
    let city = |cells: &Vec<Cell>| {
        let first = *cells.first()?;
        let segments = public.tile_at(first)?.kind.tile().segments.iter();
        let mut cities = segments.filter(|segment| segment.id.part == Part::City);
        cities.find_map(|segment| public.feature(first, segment.id).filter(|city| city.tiles == *cells))
    };
    field.cities.iter().filter_map(city).collect()
}

/// Returns the points of a feature with the signs of its holders: at the feet of its first figure, or beside the
/// tile laid last.
fn points(ctx: &RenderContext<Carcassonne>, feature: &Feature) -> Option<Pill> {
    let public = &ctx.view.public;
    if feature.holders().is_empty() || feature.points == 0 {
        return None;
    }
    let text = format!("+{}", feature.points);
    let signs = feature.holders().into_iter().map(|seat| sign(ctx, seat)).collect();
    let pill = |(x, y)| Pill { x, y, signs, text, class: "points".into() };
    // The surroundings of a figure that stays are crowded.
    if let Some((_, cell, id)) = feature.figures.first().filter(|_| !feature.complete) {
        return spot_of(public, *cell, *id).map(|(x, y)| pill((x, y + BELOW)));
    }
    let from = public.tiles().last()?.cell();
    let far = |cell: Cell| match (cell.x - from.x).abs() + (cell.y - from.y).abs() {
        0 => i16::MAX, // the tile laid last has brackets and the spots for figures
        far => far,
    };
    let (cell, id) = feature.members.iter().min_by_key(|(cell, _)| far(*cell))?;
    spot_of(public, *cell, *id).map(pill)
}

/// The ground of features as one area over their tiles.
#[derive(Default)]
struct Stretch {
    /// The path of the area, with a ring for each tile.
    area: String,
    /// The left, top, right and bottom of the area.
    bounds: Option<[f32; 4]>,
}

impl Stretch {
    /// Adds a feature; for a monastery all tiles that it counts.
    fn add(&mut self, public: &Public, feature: &Feature) {
        if feature.part == Part::Monastery {
            let square = [(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE)];
            return feature.tiles.iter().for_each(|cell| self.ring(*cell, &square));
        }
        for (cell, id) in &feature.members {
            let Some(laid) = public.tile_at(*cell) else { continue };
            let ring = art::ring(laid.kind.tile().id, &id.to_string(), turns(laid.rotation));
            ring.iter().for_each(|ring| self.ring(*cell, ring));
        }
    }

    fn ring(&mut self, cell: Cell, ring: &[Point]) {
        let (left, top) = corner(cell);
        let mut path = String::new();
        for (nth, (x, y)) in ring.iter().enumerate() {
            let pen = if nth == 0 { 'M' } else { 'L' };
            path += &format!("{pen}{} {}", number(left + x), number(top + y));
        }
        path.push('Z');
        // Monasteries may count the same tile; a second ring would cut it out of the area.
        if self.area.contains(&path) {
            return;
        }
        self.area += &path;
        let [l, t, r, b] = self.bounds.unwrap_or([f32::MAX, f32::MAX, f32::MIN, f32::MIN]);
        self.bounds = Some([l.min(left), t.min(top), r.max(left + SIDE), b.max(top + SIDE)]);
    }
}
