//! Points, rectangles and lines in the box of a tile, and their SVG paths.

use crate::art::{between as clamped, number};

/// x and y in the box of a tile.
pub type Point = (f32, f32);

/// Converts a point of a plan, which is in half units.
pub fn point(pair: (u8, u8)) -> Point {
    (f32::from(pair.0) / 2.0, f32::from(pair.1) / 2.0)
}

/// Converts the points of a plan: x, y, x, y ... in half units.
pub fn points(flat: &[u8]) -> Vec<Point> {
    flat.chunks_exact(2).map(|pair| point((pair[0], pair[1]))).collect()
}

/// Returns a point after quarter turns of the tile, clockwise.
pub fn turned(at: Point, turns: u8) -> Point {
    (0..turns % 4).fold(at, |(x, y), _| (100.0 - y, x))
}

pub fn all_turned(points: &[Point], turns: u8) -> Vec<Point> {
    points.iter().map(|at| turned(*at, turns)).collect()
}

/// Sine and cosine of parts of a full turn.
pub const SEVENTH: Point = (0.781_831_5, 0.623_489_8);
pub const TWENTY_FOURTH: Point = (0.258_819_05, 0.965_925_8);
const FORTIETH: Point = (0.156_434_47, 0.987_688_36);

/// Returns the sine and cosine of `parts` times the part of a turn. The general functions would add 6 KB to the app.
pub fn angle(part: Point, parts: usize) -> Point {
    (0..parts).fold((0.0, 1.0), |(sin, cos), _| (sin * part.1 + cos * part.0, cos * part.1 - sin * part.0))
}

pub fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Returns the point between two points, at fraction `part` of the distance.
pub fn between(a: Point, b: Point, part: f32) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// Returns the unit step from `a` to `b`; zero if they are the same.
pub fn direction(a: Point, b: Point) -> Point {
    let length = distance(a, b).max(0.001);
    ((b.0 - a.0) / length, (b.1 - a.1) / length)
}

/// Returns whether a piece of the line is nearer to a point than `gap`.
pub fn comes_near(line: &[Point], at: Point, gap: f32) -> bool {
    line.windows(2).any(|pair| {
        let (a, b) = (pair[0], pair[1]);
        let beside = |a: f32, b: f32, at: f32| at < a.min(b) - gap || at > a.max(b) + gap;
        if beside(a.0, b.0, at.0) || beside(a.1, b.1, at.1) {
            return false;
        }
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let square = (dx * dx + dy * dy).max(0.001);
        let part = clamped(((at.0 - a.0) * dx + (at.1 - a.1) * dy) / square, 0.0, 1.0);
        let (x, y) = (at.0 - a.0 - dx * part, at.1 - a.1 - dy * part);
        x * x + y * y < gap * gap
    })
}

/// Returns whether a ring contains a point. The ring must be closed by its first point.
pub fn holds(ring: &[Point], at: Point) -> bool {
    let crossed = ring.windows(2).filter(|pair| {
        let (a, b) = (pair[0], pair[1]);
        (a.1 > at.1) != (b.1 > at.1) && at.0 < (b.0 - a.0) * (at.1 - a.1) / (b.1 - a.1) + a.0
    });
    crossed.count() % 2 == 1
}

/// A rectangle with sides along the axes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    /// Converts left, top, width and height in half units.
    pub fn new(plan: [u8; 4]) -> Rect {
        let [x, y, width, height] = plan.map(|n| f32::from(n) / 2.0);
        Rect { x, y, width, height }
    }

    pub fn centre(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Returns the corners, clockwise from the upper left.
    pub fn corners(self) -> [Point; 4] {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        [(self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom)]
    }

    pub fn turned(self, turns: u8) -> Rect {
        let corners = self.corners().map(|corner| turned(corner, turns));
        let x = corners.iter().map(|c| c.0).fold(f32::MAX, f32::min);
        let y = corners.iter().map(|c| c.1).fold(f32::MAX, f32::min);
        let odd = turns % 2 == 1;
        let (width, height) = if odd { (self.height, self.width) } else { (self.width, self.height) };
        Rect { x, y, width, height }
    }

    /// Returns the distance of a point from the rectangle, 0 inside.
    pub fn distance(self, at: Point) -> f32 {
        let (x, y) =
            (clamped(at.0, self.x, self.x + self.width), clamped(at.1, self.y, self.y + self.height));
        distance(at, (x, y))
    }
}

/// A drawn line.
#[derive(Clone, PartialEq, Debug)]
pub enum Stroke {
    /// A quarter of a circle around a corner of the tile.
    Bend { from: Point, to: Point, centre: Point },
    /// A straight line between two points; with more, rounded at its inner points (a quadratic B-spline).
    Course(Vec<Point>),
}

impl Stroke {
    /// Returns a line through the points. Two points on neighbouring edges give a bend.
    pub fn new(points: Vec<Point>) -> Stroke {
        match points[..] {
            [from, to] if from.0 != to.0 && from.1 != to.1 => {
                let corner = |at: f32| at == 0.0 || at == 100.0;
                let centre = if corner(from.0) { (from.0, to.1) } else { (to.0, from.1) };
                Stroke::Bend { from, to, centre }
            }
            _ => Stroke::Course(points),
        }
    }

    pub fn turned(&self, turns: u8) -> Stroke {
        match self {
            Stroke::Bend { from, to, centre } => Stroke::Bend {
                from: turned(*from, turns),
                to: turned(*to, turns),
                centre: turned(*centre, turns),
            },
            Stroke::Course(points) => Stroke::Course(all_turned(points, turns)),
        }
    }

    /// Returns the line moved by a vector.
    pub fn moved(&self, dx: f32, dy: f32) -> Stroke {
        let moved = |at: &Point| (at.0 + dx, at.1 + dy);
        match self {
            Stroke::Bend { from, to, centre } => {
                Stroke::Bend { from: moved(from), to: moved(to), centre: moved(centre) }
            }
            Stroke::Course(points) => Stroke::Course(points.iter().map(moved).collect()),
        }
    }

    /// Returns the parallel line, `by` to the right of its direction.
    pub fn beside(&self, by: f32) -> Stroke {
        match self {
            Stroke::Bend { from, to, centre } => {
                let radius = distance(*from, *centre);
                let (into, across) = (direction(*centre, *from), direction(*centre, *to));
                let right = into.0 * across.1 - into.1 * across.0 < 0.0;
                let part = (if right { radius + by } else { radius - by }) / radius;
                let (from, to) = (between(*centre, *from, part), between(*centre, *to, part));
                Stroke::Bend { from, to, centre: *centre }
            }
            Stroke::Course(points) => Stroke::Course(course_beside(points, by)),
        }
    }

    /// Returns the line as straight pieces, each within a tenth of the line.
    pub fn pieces(&self) -> Vec<Point> {
        match self {
            Stroke::Bend { from, to, centre } => (0..=10)
                .map(|i| {
                    let (sin, cos) = angle(FORTIETH, i);
                    let step = |from: f32, to: f32, centre: f32| {
                        centre + (from - centre) * cos + (to - centre) * sin
                    };
                    (step(from.0, to.0, centre.0), step(from.1, to.1, centre.1))
                })
                .collect(),
            Stroke::Course(points) => course_pieces(points),
        }
    }

    /// Appends the line's path. The first command is `start`: `M` moves the pen, `L` continues the path.
    pub fn write(&self, path: &mut String, start: char) {
        match self {
            Stroke::Bend { from, to, centre } => {
                push(path, start, *from);
                let radius = number(distance(*from, *centre));
                let (into, across) = (direction(*centre, *from), direction(*centre, *to));
                let sweep = u8::from(into.0 * across.1 - into.1 * across.0 > 0.0);
                path.push_str(&format!("A{radius} {radius} 0 0 {sweep}"));
                push(path, ' ', *to);
            }
            Stroke::Course(points) => {
                let last = points.len() - 1;
                push(path, start, points[0]);
                for i in 1..last {
                    if i == 1 {
                        push(path, 'L', between(points[0], points[1], 0.5));
                        push(path, 'Q', points[1]);
                    }
                    push(path, if i == 1 { ' ' } else { 'T' }, between(points[i], points[i + 1], 0.5));
                }
                push(path, 'L', points[last]);
            }
        }
    }

    /// Returns the point at fraction `part` of the line's length, 0 to 1.
    pub fn at(&self, part: f32) -> Point {
        let pieces = self.pieces();
        let mut rest = length(&pieces) * part;
        for pair in pieces.windows(2) {
            let piece = distance(pair[0], pair[1]);
            if rest <= piece {
                return between(pair[0], pair[1], rest / piece.max(0.001));
            }
            rest -= piece;
        }
        pieces[pieces.len() - 1]
    }
}

/// Returns the length of a line of straight pieces.
pub fn length(pieces: &[Point]) -> f32 {
    pieces.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
}

/// Returns the parallel course, `by` to the right at every point.
fn course_beside(points: &[Point], by: f32) -> Vec<Point> {
    let last = points.len() - 1;
    (0..=last)
        .map(|i| {
            let before = direction(points[i.saturating_sub(1)], points[i.max(1)]);
            let after = direction(points[i.min(last - 1)], points[(i + 1).min(last)]);
            let along = direction((0.0, 0.0), (before.0 + after.0, before.1 + after.1));
            // The corner is farther out, so that the pieces stay parallel.
            let reach = by / (along.0 * after.0 + along.1 * after.1).max(0.5);
            (points[i].0 - along.1 * reach, points[i].1 + along.0 * reach)
        })
        .collect()
}

fn course_pieces(points: &[Point]) -> Vec<Point> {
    let last = points.len() - 1;
    let mut pieces = vec![points[0]];
    for i in 1..last {
        let (from, to) = (between(points[i - 1], points[i], 0.5), between(points[i], points[i + 1], 0.5));
        for step in 0..=4 {
            let part = step as f32 / 4.0;
            pieces.push(between(between(from, points[i], part), between(points[i], to, part), part));
        }
    }
    pieces.push(points[last]);
    pieces
}

/// Appends a command with a point to a path.
pub fn push(path: &mut String, command: char, at: Point) {
    path.push(command);
    path.push_str(&number(at.0));
    let y = number(at.1);
    if !y.starts_with('-') {
        path.push(' ');
    }
    path.push_str(&y);
}

/// Appends a closed ring of straight pieces to a path.
pub fn push_ring(path: &mut String, ring: &[Point]) {
    for (i, at) in ring.iter().enumerate() {
        push(path, if i == 0 { 'M' } else { 'L' }, *at);
    }
    path.push('Z');
}

/// Appends a closed ring, rounded at its points, to a path.
pub fn push_blob(path: &mut String, ring: &[Point]) {
    let n = ring.len();
    push(path, 'M', between(ring[n - 1], ring[0], 0.5));
    for (i, at) in ring.iter().enumerate() {
        if i == 0 {
            push(path, 'Q', *at);
        }
        push(path, if i == 0 { ' ' } else { 'T' }, between(*at, ring[(i + 1) % n], 0.5));
    }
    path.push('Z');
}
