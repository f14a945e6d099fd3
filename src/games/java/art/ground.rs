//! The empty island: mountains in the north, lowlands in the south, bare land with its edge. Depends on the map
//! alone, so the result is always the same.

use super::outline::outline;
use super::{RADIUS, SIZE, corners, middle, ring};
use crate::art::number;
use crate::games::java::rules::{Cell, Cells, map};

/// Returns the markup of the whole ground, without the `svg` around it.
pub fn ground() -> String {
    let map = map();
    let island = outline(map.board);
    let second = |cell: &usize| chance(*cell, 1).is_multiple_of(4);
    let hexes = |cells: &mut dyn Iterator<Item = usize>, radius: f32| -> String {
        cells.map(|cell| ring(corners(middle(Cell::at(cell)), radius))).collect()
    };
    let land = map.board - map.printed;
    [
        area("table", &format!("M0 0H{}V{}H0Z", number(SIZE.0), number(SIZE.1))),
        area("mount", &hexes(&mut map.mountain.iter(), RADIUS + 0.4)),
        area("low", &hexes(&mut map.lowland.iter(), RADIUS + 0.4)),
        mountains(map.mountain),
        palms(map.lowland),
        format!(r#"<path fill="var(--jv-ink)" fill-opacity=".35" transform="translate(1.5 3.5)" d="{island}"/>"#),
        area("grid", &island),
        area("bare", &hexes(&mut land.iter().filter(|cell| !second(cell)), RADIUS - 0.9)),
        area("bare-2", &hexes(&mut land.iter().filter(second), RADIUS - 0.9)),
        grass(land),
        format!(
            r#"<path fill="none" stroke="var(--jv-ink)" stroke-opacity=".7" stroke-width="2.4" stroke-linejoin="round" d="{island}"/>"#
        ),
        labels(map.board | map.mountain | map.lowland),
    ]
    .concat()
}

/// Draws coordinates inside hexes at the edge: the first and the last hex of every row and of every number.
fn labels(cells: Cells) -> String {
    let mut named = Cells::EMPTY;
    let mut ends = |along: &dyn Fn(Cell) -> u8| {
        for n in 0..=u8::MAX {
            let mut line = cells.iter().filter(|at| along(Cell::at(*at)) == n);
            let first = line.next();
            first.into_iter().chain(line.last()).for_each(|at| named.insert(at));
        }
    };
    ends(&|cell| cell.row);
    ends(&|cell| cell.number);
    let text = |at: usize| {
        let (x, y) = middle(Cell::at(at));
        format!(r#"<text x="{}" y="{}">{}</text>"#, number(x), number(y + 16.0), Cell::at(at))
    };
    let texts: String = named.iter().map(text).collect();
    format!(
        r#"<g class="labels" fill="var(--ink)" font-size="10" font-weight="600" text-anchor="middle" aria-hidden="true">{texts}</g>"#
    )
}

fn area(token: &str, path: &str) -> String {
    format!(r#"<path fill="var(--jv-{token})" d="{path}"/>"#)
}

/// Returns a pseudo-random number from 0 to 2^16 - 1 for a hex.
fn chance(cell: usize, salt: u32) -> u32 {
    let mut h = cell as u32 + 977 * salt;
    for odd in [0x7FEB_352D, 0x846C_A68B, 0x9E37_79B1] {
        h = (h ^ (h >> 16)).wrapping_mul(odd);
    }
    h >> 16
}

/// Draws the same strokes at every hex: where the pen starts relative to the centre, and what it draws.
fn marks(cells: impl Iterator<Item = usize>, strokes: &[(f32, f32, &str)]) -> String {
    let mut path = String::new();
    for cell in cells {
        let (x, y) = middle(Cell::at(cell));
        for (dx, dy, stroke) in strokes {
            path.push_str(&format!("M{} {}{stroke}", number(x + dx), number(y + dy)));
        }
    }
    path
}

/// Draws a large peak and a small one, lit from the upper left, with snow.
fn mountains(cells: Cells) -> String {
    let all = || cells.iter();
    let peaks = marks(all(), &[(-15.0, 10.0, "l11-20 6 10 4-5 9 15Z")]);
    let shade = marks(all(), &[(-4.0, -10.0, "l6 10-3 10h4Z"), (6.0, -5.0, "l9 15h-6Z")]);
    let snow = marks(all(), &[(-7.0, -4.5, "l3-5.5 3.5 5.8-2-1-2 2Z")]);
    [
        area("mount-2", &peaks),
        format!(r#"<path fill="var(--jv-ink)" fill-opacity=".14" d="{shade}"/>"#),
        area("mount-3", &snow),
    ]
    .concat()
}

fn palms(cells: Cells) -> String {
    let palm = "v-7m0 3q-5-4-7 0m7 0q5-4 7 0";
    let strokes = [(-9.0, 4.0, palm), (3.0, -4.0, palm), (7.0, 9.0, palm)];
    lines("low-2", &marks(cells.iter(), &strokes))
}

/// Draws tufts of grass in about four hexes of ten.
fn grass(cells: Cells) -> String {
    let some = cells.iter().filter(|cell| chance(*cell, 2) % 10 < 4);
    lines("grid", &marks(some, &[(-6.0, 2.0, "q3-5 5 0 2-7 5 0")]))
}

fn lines(token: &str, path: &str) -> String {
    format!(
        r#"<path fill="none" stroke="var(--jv-{token})" stroke-width="1.7" stroke-linecap="round" d="{path}"/>"#
    )
}
