//! Walls of cities: their course and their drawing, with turrets and gates.

use super::Detail;
use super::paint::{Canvas, Layer};
use super::plan::Plan;
use super::shape::{Point, Stroke, comes_near, distance, length, points, turned};
use super::town::stand;

/// The height of a wall's face below its top.
const WALL_HEIGHT: f32 = 2.2;

/// Returns the sides of a city's ring in order: straight ones along the border of the tile, walls between them.
pub fn city_sides(ring: &[u8]) -> Vec<Stroke> {
    let ring = points(ring);
    let n = ring.len();
    let open = |i: usize| along_border(ring[i % n], ring[(i + 1) % n]);
    // Starts after a side on the border, so that no wall is cut.
    let start = (0..n).find(|i| open(*i)).map_or(0, |i| i + 1);
    let mut sides = Vec::new();
    let mut i = start;
    while i < start + n {
        let mut chain = vec![ring[i % n]];
        loop {
            i += 1;
            let at = ring[i % n];
            chain.push(at);
            if on_border(at) || i >= start + n {
                break;
            }
        }
        sides.push(Stroke::Course(chain));
    }
    sides
}

/// Returns the walls of all cities of an unturned tile, each with its city to the right.
pub fn walls(plan: &Plan) -> Vec<Stroke> {
    let is_wall = |side: &Stroke| match side {
        Stroke::Course(points) => !along_border(points[0], points[1]),
        Stroke::Bend { .. } => false,
    };
    plan.cities().flat_map(city_sides).filter(is_wall).collect()
}

fn on_border((x, y): Point) -> bool {
    [x, y].iter().any(|at| *at <= 0.0 || *at >= 100.0)
}

fn along_border(a: Point, b: Point) -> bool {
    (a.0 == b.0 && (a.0 <= 0.0 || a.0 >= 100.0)) || (a.1 == b.1 && (a.1 <= 0.0 || a.1 >= 100.0))
}

/// Returns the positions of turrets on an unturned tile: one or two on a wall, away from gates, roads and foundations.
pub fn turrets(plan: &Plan) -> Vec<Point> {
    let gates = plan.passages();
    let roads: Vec<Vec<Point>> = plan.roads().map(|road| road.pieces()).collect();
    let free = |at: &Point| {
        gates.iter().all(|gate| distance(*at, *gate) > 19.0)
            && !roads.iter().any(|road| comes_near(road, *at, 10.0))
            && plan.foundation().is_none_or(|block| block.distance(*at) > 7.0)
    };
    let mut turrets = Vec::new();
    for wall in walls(plan) {
        let parts: &[f32] = if length(&wall.pieces()) < 75.0 { &[0.5] } else { &[0.3, 0.7] };
        turrets.extend(parts.iter().map(|part| wall.at(*part)).filter(free));
    }
    turrets
}

/// Draws the walls, their turrets, and a gate where a road passes.
pub fn fortify(sheet: &mut Canvas, plan: &Plan, turns: u8) {
    for wall in walls(plan) {
        let line = wall.turned(turns);
        line.write(sheet.on(Layer::WallEdge), 'M');
        line.write(sheet.on(Layer::WallTop), 'M');
        let foot = line.moved(0.0, WALL_HEIGHT);
        foot.write(sheet.on(Layer::WallEdge), 'M');
        foot.write(sheet.on(Layer::WallFace), 'M');
        line.beside(-1.1).write(sheet.on(Layer::Merlon), 'M');
        line.beside(1.1).write(sheet.on(Layer::Merlon), 'M');
    }
    for (i, at) in turrets(plan).into_iter().enumerate() {
        turret(sheet, turned(at, turns), (i + plan.id.len()).is_multiple_of(2));
    }
    for gate in plan.passages() {
        stand(sheet, turned(gate, turns), &GATE);
    }
}

/// The parts of a gate: two turrets and an arch between them.
const GATE: [(Layer, &str); 3] = [
    (
        Layer::Stone,
        "m-10.6 5v-11h-.7v-3.2h1.8v1.3h1.1v-1.3h1.8v1.3h1.1v-1.3h1.8v3.2h-.7v2.4h8.8v-2.4h-.7v-3.2h1.8v1.3h1.1v-1.3\
         h1.8v1.3h1.1v-1.3h1.8v3.2h-.7v11z",
    ),
    (Layer::Shade, "m-6.8 5v-11h2.4v11zm15-11h2.4v11h-2.4z"),
    (Layer::Dark, "m-3.2 5v-3.6a3.2 3.2 0 0 1 6.4 0v3.6zm-5.4-6.6h1.2v-2.4h-1.2zm15 0h1.2v-2.4h-1.2z"),
];

/// Draws a round turret with a spire or with merlons. In the far version all have merlons.
fn turret(sheet: &mut Canvas, at: Point, spire: bool) {
    let parts: &[(Layer, &str)] = if spire && sheet.detail == Detail::Near {
        &[
            (Layer::Stone, "m-3.8 3v-8h7.6v8q-3.8 2-7.6 0z"),
            (Layer::Slate, "m-5.2-4.6l5.2-9 5.2 9q-5.2 1.6-10.4 0z"),
            (Layer::Shade, "m.8 4v-8h3v7q-1.2.8-3 1zm-.8-17.6l5.2 9q-2 .7-3.6.8z"),
            (Layer::Dark, "m-2-.2v-2.4h1.5v2.4z"),
        ]
    } else {
        &[
            (Layer::Stone, "m-4 3v-8h-.8v-3.4h2v1.4h1.7v-1.4h2.2v1.4h1.7v-1.4h2v3.4h-.8v8q-4 2-8 0z"),
            (Layer::Shade, "m1 4v-9h3v8q-1.2.8-3 1z"),
            (Layer::Dark, "m-2.2-.2v-2.4h1.5v2.4z"),
        ]
    };
    stand(sheet, at, parts);
}
