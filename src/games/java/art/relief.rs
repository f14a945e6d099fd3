//! Hexes of the island in relief: columns seen from above at a slant, water in its pit.
//!
//! The light comes from the upper left. A column is drawn down to the ground, so drawing hexes row by row from the
//! back hides whatever is behind them. A column knows only which of its neighbours are lower or higher.

use super::slab::{Slab, glyph, tone};
use super::{RADIUS, RISE, corners, push_point, ring, rise};
use crate::games::java::rules::Way;

/// Offset of the shadow on a hex that is one level lower, in scene units.
const SHADOW: (f32, f32) = (3.4, 4.6);
/// Depth of water below its rim, in scene units.
const PIT: f32 = 5.4;

type Point = (f32, f32);

fn down((x, y): Point, by: f32) -> Point {
    (x, y + by)
}

fn shaded((x, y): Point) -> Point {
    (x + SHADOW.0, y + SHADOW.1)
}

/// Returns a shadow that fills the path with ink of this opacity.
fn ink(opacity: &str, path: &str) -> String {
    format!(r#"<path fill="var(--jv-ink)" fill-opacity="{opacity}" d="{path}"/>"#)
}

/// Returns the corners of the side of a hex in this direction, clockwise.
fn side(corners: &[Point; 6], way: usize) -> [Point; 2] {
    [corners[(way + 1) % 6], corners[(way + 2) % 6]]
}

/// Returns the sides in these directions as open lines.
fn lines(corners: &[Point; 6], ways: impl Iterator<Item = usize>) -> String {
    let mut path = String::new();
    for way in ways {
        for (letter, corner) in ['M', 'L'].into_iter().zip(side(corners, way)) {
            path.push(letter);
            push_point(&mut path, corner);
        }
    }
    path
}

fn stroke(token: &str, opacity: &str, width: &str, path: &str) -> String {
    if path.is_empty() {
        return String::new();
    }
    format!(
        r#"<path fill="none" stroke="var(--jv-{token})" stroke-opacity="{opacity}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" d="{path}"/>"#
    )
}

/// Returns the markup of a land hex whose top fills a square of [`super::SIDE`]; its walls extend below the square.
pub fn column(slab: Slab) -> String {
    let at = (RADIUS, RADIUS);
    let levels = if slab.hovers { 1 } else { slab.height.max(1) };
    let deep = rise(levels);
    let outer = corners(at, RADIUS + 0.2);
    let [_, upper, right, bottom, left, _] = outer;
    let low = |corner: Point| down(corner, deep);
    let foot = [upper, right, bottom, left].map(low);
    let shadow = ring(foot.into_iter().chain([left, bottom, right, upper].map(|corner| shaded(low(corner)))));
    let mut markup = ink(".34", &shadow);

    // The south-west side faces the light, the south-east side does not.
    let west = ring([left, bottom, low(bottom), low(left)]);
    let east = ring([bottom, right, low(right), low(bottom)]);
    let dark = if slab.village { "var(--jv-village-1)" } else { "var(--jv-side)" };
    for (fill, path) in [(tone(slab.village, slab.height), &west), (dark.into(), &east)] {
        markup.push_str(&format!(r#"<path fill="{fill}" d="{path}"/>"#));
    }
    markup.push_str(&ink(".4", &west));
    if slab.village {
        markup.push_str(&ink(".5", &east));
    }
    let mut layers = String::new();
    for level in 1..=levels.min(16) {
        let deep = rise(level);
        for (letter, corner) in ['M', 'L', 'L'].into_iter().zip([left, bottom, right]) {
            layers.push(letter);
            push_point(&mut layers, down(corner, deep));
        }
    }
    markup.push_str(&stroke("ink", ".5", ".8", &layers));

    markup.push_str(&format!(r#"<path fill="{}" d="{}"/>"#, tone(slab.village, slab.height), ring(outer)));
    markup.push_str(&shade(slab.higher));
    let ways = |bits: u8| (0..6).filter(move |way| bits >> way & 1 == 1);
    let faint_lines = ways(!(slab.seams | slab.lower) & 63);
    markup.push_str(&stroke("ink", ".4", "1.1", &lines(&corners(at, RADIUS - 0.4), faint_lines)));
    if slab.glyph {
        markup.push_str(&glyph(if slab.village { "huts" } else { "rice" }, at));
    }
    let lip = ways(slab.lower & 0b110);
    markup.push_str(&stroke("arc", ".7", "1.3", &lines(&corners(at, RADIUS - 1.9), lip)));
    markup.push_str(&stroke("ink", ".85", "1.8", &lines(&corners(at, RADIUS - 0.3), ways(slab.lower))));
    markup
}

/// Draws the shadows on a top that higher neighbours in the west, north-west and north-east cast.
fn shade(higher: u8) -> String {
    let [top, upper, _, _, left, far] = corners((RADIUS, RADIUS), RADIUS);
    let mut path = String::new();
    if higher & 1 == 1 {
        // Not over the edge: the south-west side drops off from the corner.
        let edge = (left.0 + SHADOW.0, left.1 + SHADOW.0 * 0.577);
        path.push_str(&ring([far, left, edge, shaded(far)]));
    }
    if higher & 2 == 2 {
        path.push_str(&ring([far, top, shaded(top), shaded(far)]));
    }
    if higher & 4 == 4 {
        path.push_str(&ring([top, upper, down(upper, SHADOW.1), shaded(top)]));
    }
    if path.is_empty() { path } else { ink(".36", &path) }
}

/// Returns the markup of a water hex in a square of [`super::SIDE`], with a bit for every direction in which the
/// lake continues.
pub fn pool(lake: u8) -> String {
    let at = (RADIUS, RADIUS);
    let [top, upper, right, bottom, left, far] = corners(at, RADIUS + 0.2);
    let open = |way: Way| lake >> way.index() & 1 == 1;
    let bank = |way: Way, deep: f32| if open(way) { 0.0 } else { deep };
    let face = |deep: f32| {
        let (west, east) = (bank(Way::Northwest, deep), bank(Way::Northeast, deep));
        ring([down(far, west), down(top, west), down(top, east), down(upper, east), right, bottom, left])
    };
    let shores = (0..6).filter(|way| lake >> way & 1 == 0);
    let seams = (0..3).filter(|way| lake >> way & 1 == 1);
    [
        format!(r#"<path fill="var(--jv-pit)" d="{}"/>"#, ring(corners(at, RADIUS + 0.2))),
        format!(
            r#"<path fill="var(--jv-pit)" fill-opacity=".4" d="{0}"/><path fill="var(--jv-water)" d="{0}"/>"#,
            face(PIT)
        ),
        ink(".22", &[face(PIT), face(PIT + 3.2)].concat()).replacen(
            "<path ",
            r#"<path fill-rule="evenodd" "#,
            1,
        ),
        glyph("ripple", (RADIUS, RADIUS + 2.6)),
        stroke("pit", ".55", "1.2", &lines(&corners(at, RADIUS - 0.4), seams)),
        stroke("ink", ".7", "1.6", &lines(&corners(at, RADIUS - 0.3), shores)),
    ]
    .concat()
}

/// Returns the visible part of a top around its centre, where higher hexes in front cover the rest. `over` is how
/// much higher the south-eastern and the south-western hex are.
pub fn in_sight(at: (f32, f32), over: [u8; 2]) -> String {
    let [top, upper, right, bottom, left, far] = corners(at, RADIUS - 0.6);
    let [east, west] = over.map(|levels| f32::from(levels.min(3)) * RISE);
    ring([top, upper, down(right, -east), down(bottom, -east), down(bottom, -west), down(left, -west), far])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slab(height: u8, lower: u8) -> Slab {
        Slab { village: false, height, seams: 0, lower, higher: 0, glyph: true, hovers: false }
    }

    #[test]
    fn a_column_has_a_line_for_every_layer_and_hides_nothing_but_its_sides() {
        let layers = |markup: &str| {
            let path = markup.split(r#"stroke-width=".8""#).nth(1).and_then(|rest| rest.split("/>").next());
            path.map_or(0, |path| path.matches('M').count())
        };
        for height in 1..=5 {
            assert_eq!(layers(&column(slab(height, 63))), usize::from(height));
        }
        let ghost = Slab { hovers: true, ..slab(4, 63) };
        assert_eq!(layers(&column(ghost)), 1, "a tile in the air is one layer");
    }

    #[test]
    fn a_step_is_drawn_stronger_than_the_edge_of_a_tile() {
        let steps = |markup: &str| markup.matches(r#"stroke-width="1.8""#).count();
        let faint_lines = |markup: &str| markup.matches(r#"stroke-width="1.1""#).count();
        let (flat, step) = (column(slab(2, 0)), column(slab(2, 63)));
        assert_eq!((steps(&flat), faint_lines(&flat)), (0, 1));
        assert_eq!((steps(&step), faint_lines(&step)), (1, 0));
    }

    #[test]
    fn a_lake_has_no_bank_within_itself() {
        let alone = pool(0);
        let all = pool(63);
        assert!(alone.contains(r#"stroke-width="1.6""#) && !all.contains(r#"stroke-width="1.6""#));
    }
}
