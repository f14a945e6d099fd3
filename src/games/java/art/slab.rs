//! The look of a hex of the board, encoded as a number; whole tiles beside the board; layers seen from the side.
//!
//! Higher hexes are lighter. A tile is one piece, so there is no line between its hexes. [`super::relief`] draws
//! the hexes of the board.

use super::{RADIUS, SIDE, corners, push_point, ring};
use crate::art::number;
use crate::games::java::rules::{Tile, Way};

/// The look of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slab {
    pub village: bool,
    /// Height in levels, from 1.
    pub height: u8,
    /// A bit for every direction in which the tile continues.
    pub seams: u8,
    /// A bit for every direction in which the neighbour is lower.
    pub lower: u8,
    /// One bit each for a higher neighbour in the west, north-west and north-east.
    pub higher: u8,
    /// Whether huts or terraces are drawn; a palace replaces them.
    pub glyph: bool,
    /// Whether it belongs to a tile in the air, one layer thick.
    pub hovers: bool,
}

/// Greatest height that a picture number can encode.
const HIGHEST: u8 = 15;

impl Slab {
    /// Encodes the hex as a number below 2^22.
    pub fn number(self) -> u32 {
        let flags = u32::from(self.village) | u32::from(self.glyph) << 1 | u32::from(self.hovers) << 21;
        let near = u32::from(self.seams) << 6 | u32::from(self.lower) << 12 | u32::from(self.higher) << 18;
        flags | near | u32::from(self.height.min(HIGHEST)) << 2
    }

    /// Decodes a hex from its number.
    pub fn numbered(number: u32) -> Self {
        Self {
            village: number & 1 == 1,
            glyph: number >> 1 & 1 == 1,
            height: (number >> 2) as u8 & HIGHEST,
            seams: (number >> 6) as u8 & 63,
            lower: (number >> 12) as u8 & 63,
            higher: (number >> 18) as u8 & 7,
            hovers: number >> 21 & 1 == 1,
        }
    }
}

/// Returns the colour token of a level: five tones, the highest is the lightest.
pub(super) fn tone(village: bool, height: u8) -> String {
    format!("var(--jv-{}-{})", if village { "village" } else { "rice" }, height.clamp(1, 5))
}

/// Draws the lower right wall, as long as the hex is high.
fn drop((x, y): (f32, f32), height: f32) -> String {
    let long = 2.0 + 1.5 * height.min(6.0);
    let (right, down) = (0.42 * long, long);
    let [top, upper, lower, bottom, left, far] = corners((x, y), RADIUS - 0.4);
    let moved = |(x, y): (f32, f32)| (x + right, y + down);
    let hull = [top, upper, moved(upper), moved(lower), moved(bottom), moved(left), left, far];
    format!(r#"<path fill="var(--jv-side)" d="{}"/>"#, ring(hull))
}

/// Draws the outer edges of the tile on this hex.
fn edges(at: (f32, f32), seams: u8) -> String {
    let corners = corners(at, RADIUS - 0.6);
    let mut path = String::new();
    for way in Way::ALL.into_iter().filter(|way| seams >> way.index() & 1 == 0) {
        for (letter, corner) in [('M', way.index() + 1), ('L', way.index() + 2)] {
            path.push(letter);
            push_point(&mut path, corners[corner % 6]);
        }
    }
    format!(
        r#"<path fill="none" stroke="var(--jv-ink)" stroke-opacity=".62" stroke-width="1.5" stroke-linecap="round" d="{path}"/>"#
    )
}

pub(super) fn glyph(id: &str, (x, y): (f32, f32)) -> String {
    let (x, y) = (number(x - RADIUS), number(y - RADIUS));
    format!(r##"<use href="#jv-{id}" x="{x}" y="{y}" width="44" height="44"/>"##)
}

/// Draws one hex of a tile beside the board.
fn piece(village: bool, height: u8, seams: u8, at: (f32, f32)) -> String {
    let fill = tone(village, height);
    let top = ring(corners(at, RADIUS + 0.2));
    let mut markup = drop(at, height.into());
    markup.push_str(&format!(r#"<path fill="{fill}" d="{top}"/>"#));
    markup.push_str(&edges(at, seams));
    markup.push_str(&glyph(if village { "huts" } else { "rice" }, at));
    markup
}

/// Draws water beside the board, a little lower than its rim.
fn pool((x, y): (f32, f32)) -> String {
    let (pit, face) = (ring(corners((x, y), RADIUS - 0.6)), ring(corners((x, y + 1.0), RADIUS - 2.6)));
    let ripple = glyph("ripple", (x, y));
    format!(r#"<path fill="var(--jv-pit)" d="{pit}"/><path fill="var(--jv-water)" d="{face}"/>{ripple}"#)
}

/// Draws a tile beside the board, turned this way, in a box of 100; `None` is water. It is drawn on the second
/// level, so that its wall is visible.
pub fn loose(tile: Option<Tile>, turn: Way) -> String {
    let Some(tile) = tile else { return boxed(pool((RADIUS, RADIUS)), (RADIUS, RADIUS)) };
    let step = |way: Way| {
        let (x, y) = way.hex().centre(RADIUS);
        (RADIUS + x, RADIUS + y)
    };
    let (left, right) = (turn, turn.turned(1));
    let bit = |way: Way| 1 << way.index();
    // Centre, terrain, and the directions in which the tile continues.
    let mut hexes = vec![((RADIUS, RADIUS), tile.has_village(), 0_u8)];
    if tile.size() > 1 {
        hexes[0].2 |= bit(left);
        hexes.push((step(left), false, bit(left.opposite())));
    }
    if tile.size() > 2 {
        hexes[0].2 |= bit(right);
        hexes[1].2 |= bit(left.turned(2));
        hexes.push((step(right), false, bit(right.opposite()) | bit(left.turned(5))));
    }
    // Row by row, so that front hexes cover the walls of the hexes behind them.
    let mut ordered = Vec::new();
    let before = |a: (f32, f32), b: (f32, f32)| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0));
    while let Some(next) = (0..hexes.len()).min_by(|a, b| before(hexes[*a].0, hexes[*b].0)) {
        ordered.push(hexes.remove(next));
    }
    let hexes = ordered;
    let count = hexes.len() as f32;
    let middle = hexes.iter().fold((0.0, 0.0), |sum, hex| (sum.0 + hex.0.0 / count, sum.1 + hex.0.1 / count));
    let draw = |(at, village, seams): ((f32, f32), bool, u8)| piece(village, 2, seams, at);
    boxed(hexes.into_iter().map(draw).collect(), middle)
}

/// Moves markup with this centre into a box of 100. A single hex is as large as one hex of a three-hex tile.
fn boxed(markup: String, (x, y): (f32, f32)) -> String {
    const SCALE: f32 = 1.2;
    let (x, y) = (number(50.0 - x * SCALE), number(48.0 - y * SCALE));
    format!(r#"<g transform="translate({x} {y}) scale({})">{markup}</g>"#, number(SCALE))
}

/// Draws a layer seen from the side, in a box of 100: the flattened hex over its wall.
pub fn layer(village: bool, height: u8) -> String {
    let markup = if height == 0 {
        format!(
            r#"<path fill="var(--jv-bare)" stroke="var(--jv-ink)" stroke-opacity=".62" stroke-dasharray="4 3" d="{}"/>"#,
            ring(corners((RADIUS, RADIUS), RADIUS - 1.0))
        )
    } else {
        piece(village, height, 0, (RADIUS, RADIUS))
    };
    format!(r#"<g transform="translate(6 20) scale(2 1.3)">{markup}</g>"#)
}

/// Returns the corner of the square of a hex with this centre.
pub fn corner((x, y): (f32, f32)) -> (f32, f32) {
    (x - SIDE / 2.0, y - SIDE / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_reads_back_to_its_slab() {
        // The step is coprime to the size of each field, so every value of each field occurs.
        for number in (0..1 << 22).step_by(397) {
            let slab = Slab::numbered(number);
            assert_eq!(slab.number(), number);
            assert!(!super::super::relief::column(slab).contains("NaN"));
        }
    }

    #[test]
    fn a_tile_is_one_piece_however_it_is_turned() {
        for tile in Tile::ALL {
            for turn in Way::ALL {
                let markup = loose(Some(tile), turn);
                let lines = markup.matches("stroke-width=\"1.5\"").count();
                let sides: usize = markup
                    .split("stroke-width=\"1.5\"")
                    .skip(1)
                    .map(|rest| rest.split('/').next().map_or(0, |d| d.matches('M').count()))
                    .sum();
                assert_eq!((lines, sides), (tile.size(), [6, 10, 12][tile.size() - 1]), "{tile:?} {turn}");
            }
        }
    }
}
