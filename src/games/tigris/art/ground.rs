//! The background of a board of square cells with a river: frame, coordinates, land, scenery, water. It depends on
//! the rule data alone, for any course of a river, and the same data gives the same picture.
//!
//! Drawing order: land, river, frame. Scenery is on free land only, one item a cell, in about four cells of ten.
//! It is unobtrusive, and pieces cover it.

use super::outline::{Geometry, path, rings};
use crate::art::number;
use crate::games::tigris::rules::{COLUMNS, Cell, Cells};

/// The side of a cell in the scene.
pub const CELL: f32 = 44.0;
/// The width of the frame around the cells.
pub const FRAME: f32 = 16.0;
/// The position of the cells of such a board.
pub const GEOMETRY: Geometry = Geometry { x: FRAME, y: FRAME, cell: CELL };

/// The data of a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardData {
    /// The number of rows (at most 12).
    pub rows: usize,
    pub river: Cells,
    /// Cells that have a piece from the start; they get no scenery.
    pub marked: Cells,
}

impl BoardData {
    /// Returns the width and height of the scene: 736 x 516 for 11 rows.
    pub fn size(&self) -> (f32, f32) {
        (COLUMNS as f32 * CELL + 2.0 * FRAME, self.rows as f32 * CELL + 2.0 * FRAME)
    }

    fn land(&self) -> Cells {
        Cells::rows(self.rows) - self.river
    }
}

/// Returns the markup of the whole background, without the enclosing `svg`.
pub fn ground(map: &BoardData) -> String {
    let (width, height) = map.size();
    let (inner_width, inner_height) = (number(width - 2.0 * FRAME), number(height - 2.0 * FRAME));
    let (width, height) = (number(width), number(height));
    let inner = format!(r#"<rect x="16" y="16" width="{inner_width}" height="{inner_height}""#);
    [
        format!(r#"<rect width="{width}" height="{height}" rx="10" fill="var(--tg-frame)"/>"#),
        format!(
            r#"<clipPath id="tg-board-{0}">{inner}/></clipPath><g clip-path="url(#tg-board-{0})">"#,
            map.rows
        ),
        format!(r#"{inner} fill="var(--tg-grid)"/>"#),
        land(map),
        river(map),
        "</g>".to_owned(),
        frame(map),
        format!(r#"{inner} fill="none" stroke="var(--tg-frame-2)" stroke-width="2"/>"#),
        labels(map),
    ]
    .concat()
}

/// Returns a pseudo-random number from 0 to 2^16 - 1 for a cell.
fn chance(cell: Cell, salt: u32) -> u32 {
    let mut h = u32::from(cell.x) + 31 * u32::from(cell.y) + 977 * salt;
    for odd in [0x7FEB_352D, 0x846C_A68B, 0x9E37_79B1] {
        h = (h ^ (h >> 16)).wrapping_mul(odd);
    }
    h >> 16
}

/// Returns the upper left corner of a cell.
fn corner(cell: Cell) -> (f32, f32) {
    (FRAME + f32::from(cell.x) * CELL, FRAME + f32::from(cell.y) * CELL)
}

/// Returns cells as rounded squares of one path, `inset` within their edges.
fn squares(cells: impl Iterator<Item = Cell>, inset: f32, radius: f32) -> String {
    let (straight, r) = (number(CELL - 2.0 * (inset + radius)), number(radius));
    cells
        .map(|cell| {
            let (x, y) = corner(cell);
            let (x, y) = (number(x + inset + radius), number(y + inset));
            format!(
                "M{x} {y}h{straight}a{r} {r} 0 0 1 {r} {r}v{straight}a{r} {r} 0 0 1-{r} {r}h-{straight}\
                 a{r} {r} 0 0 1-{r}-{r}v-{straight}a{r} {r} 0 0 1 {r}-{r}Z"
            )
        })
        .collect()
}

/// Returns the land as a mosaic, one cell in five in the second tone, with its scenery.
fn land(map: &BoardData) -> String {
    let second = |cell: &Cell| chance(*cell, 1).is_multiple_of(5);
    let first_tone = squares(map.land().cells().filter(|cell| !second(cell)), 0.8, 4.0);
    let second_tone = squares(map.land().cells().filter(second), 0.8, 4.0);
    let bank = map.river.neighbours();
    let marks: String =
        (map.land() - map.marked).cells().filter_map(|cell| mark(cell, bank.has(cell.index()))).collect();
    format!(
        r#"<path fill="var(--tg-land)" d="{first_tone}"/><path fill="var(--tg-land-2)" d="{second_tone}"/><path fill="none" stroke="var(--tg-mark)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="{marks}"/>"#
    )
}

/// Returns the scenery of a land cell as path commands: dunes and stones in the desert, grass and palms by the water.
fn mark(cell: Cell, by_water: bool) -> Option<String> {
    let shape = match (chance(cell, 2) % 20, by_water) {
        (0..=2, false) => (6.0, 30.0, "q6-6 12 0t12 0m-16 6q5-5 10 0"),
        (3..=5, false) => (9.0, 15.0, "q5-5 10 0m3 19q4-4 8 0"),
        (6 | 7, false) => (13.0, 31.0, "h4m5 3h6m-8-7h3"),
        (0..=3, true) => (14.0, 33.0, "q-1-6-4-8m4 8v-11m0 11q1-6 4-8m11-4q-1-4-3-6m3 6v-8m0 8q1-4 3-6"),
        (4..=6, true) => {
            (26.0, 37.0, "q-3-9 1-17q-7-5-13 1m13-1q-5-8-10-7m10 7q2-8 8-8m-8 8q7-4 12 2m-12-2q4 2 5 8")
        }
        (8, _) => (18.0, 24.0, "q5-5 10 0"),
        _ => return None,
    };
    let (x, y) = corner(cell);
    let aside = (chance(cell, 3) % 5) as f32 - 2.0;
    Some(format!("M{} {}{}", number(x + shape.0 + aside), number(y + shape.1), shape.2))
}

/// Returns the river as one shape. Cells at the edge of the board continue under the frame.
fn river(map: &BoardData) -> String {
    let (columns, rows) = (COLUMNS as i32, map.rows as i32);
    if map.river.is_empty() {
        return String::new();
    }
    let wet = |x: i32, y: i32| {
        let (x, y) = (x.clamp(0, columns - 1), y.clamp(0, rows - 1));
        map.river.has((y * columns + x) as usize)
    };
    let course = rings(wet, columns, rows);
    let bank = path(&course, GEOMETRY, 0.0, 15.0);
    let water = path(&course, GEOMETRY, 3.2, 15.0);
    let contour = path(&course, GEOMETRY, 8.0, 11.0);
    let frames = squares(map.river.cells(), 5.0, 6.0);
    let ripples: String = map.river.cells().map(ripple).collect();
    let reeds: String = map.river.cells().filter_map(|cell| reed(map, cell)).collect();
    format!(
        r#"<path fill="var(--tg-bank-2)" d="{bank}"/><path fill="var(--tg-water)" stroke="var(--tg-bank)" stroke-width="1.8" d="{water}"/><g fill="none" stroke="var(--tg-water-2)" stroke-width="1.6" stroke-linecap="round"><path stroke-opacity=".8" d="{contour}"/><path stroke-dasharray="1.5 4" d="{frames}"/><path d="{ripples}"/></g><path fill="none" stroke="var(--tg-reed)" stroke-width="2.2" stroke-linecap="round" d="{reeds}"/>"#
    )
}

/// Returns two waves in a river cell.
fn ripple(cell: Cell) -> String {
    let (x, y) = corner(cell);
    let (dx, dy, waves) = match chance(cell, 4) % 3 {
        0 => (13.0, 19.0, "q4.5-4 9 0t9 0m-14 10q4-3.5 8 0"),
        1 => (12.0, 28.0, "q4.5-4 9 0t9 0m-7-10q4-3.5 8 0"),
        _ => (15.0, 22.0, "q4.5-4 9 0t9 0m-22 9q4-3.5 8 0"),
    };
    format!("M{} {}{waves}", number(x + dx), number(y + dy))
}

/// Returns reeds on the lower bank of some cells.
fn reed(map: &BoardData, cell: Cell) -> Option<String> {
    let below = Cell { y: cell.y + 1, ..cell };
    let free = below.within(map.rows) && !(map.river | map.marked).has(below.index());
    if !free || !chance(cell, 5).is_multiple_of(3) {
        return None;
    }
    let (x, y) = corner(below);
    let x = x + 10.0 + (chance(cell, 6) % 18) as f32;
    Some(format!("M{} {}v-9m4 10v-12m4 11v-8", number(x), number(y + 1.0)))
}

/// Returns the frame: temple steps on the grid lines, a stepped cross in each corner, a light upper left and a
/// dark lower right edge.
fn frame(map: &BoardData) -> String {
    let (width, height) = map.size();
    let mut steps = String::new();
    for i in 1..COLUMNS {
        let x = number(FRAME + i as f32 * CELL - 10.0);
        steps.push_str(&format!("M{x} 16v-3h4v-3h3v-3h6v3h3v3h4v3Z"));
        steps.push_str(&format!("M{x} {}v3h4v3h3v3h6v-3h3v-3h4v-3Z", number(height - FRAME)));
    }
    for j in 1..map.rows {
        let y = number(FRAME + j as f32 * CELL - 10.0);
        steps.push_str(&format!("M16 {y}h-3v4h-3v3h-3v6h3v3h3v4h3Z"));
        steps.push_str(&format!("M{} {y}h3v4h3v3h3v6h-3v3h-3v4h-3Z", number(width - FRAME)));
    }
    for x in [8.0, width - 8.0] {
        for y in [8.0, height - 8.0] {
            steps.push_str(&format!("M{} {}h4v3h3v4h-3v3h-4v-3h-3v-4h3Z", number(x - 2.0), number(y - 5.0)));
        }
    }
    let (w, h) = (number(width - 2.0), number(height - 2.0));
    format!(
        r##"<path fill="var(--tg-frame-2)" fill-opacity=".75" d="{steps}"/><rect x="1" y="1" width="{w}" height="{h}" rx="9" fill="none" stroke="var(--tg-frame-2)" stroke-width="2"/><path fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.5" stroke-linecap="round" d="M2.7 {1}V10Q2.7 2.7 10 2.7H{0}"/>"##,
        number(width - 11.0),
        number(height - 11.0)
    )
}

/// Returns the letters and numbers in the frame, on all four sides.
fn labels(map: &BoardData) -> String {
    let (width, height) = map.size();
    let mut texts = String::new();
    let mut text = |x: f32, y: f32, label: &str| {
        texts.push_str(&format!(r#"<text x="{}" y="{}">{label}</text>"#, number(x), number(y)));
    };
    for i in 0..COLUMNS {
        let label = char::from(b'A' + i as u8).to_string();
        let x = FRAME + (i as f32 + 0.5) * CELL;
        text(x, 12.0, &label);
        text(x, height - 4.0, &label);
    }
    for j in 0..map.rows {
        let label = (j + 1).to_string();
        let y = FRAME + (j as f32 + 0.5) * CELL + 4.0;
        text(8.0, y, &label);
        text(width - 8.0, y, &label);
    }
    format!(
        r#"<g class="labels" fill="var(--tg-frame-ink)" font-size="11" font-weight="600" text-anchor="middle" aria-hidden="true">{texts}</g>"#
    )
}
