//! Towers: the foundation on a tile, and the stone drums built on it.

use super::paint::{Canvas, Layer};
use super::plan::Plan;
use super::shape::{Point, Rect, push, push_ring};
use crate::art::number;

/// The height of a drum of a low tower.
const DRUM: f32 = 10.0;
/// The maximum drawn height of a tower; higher ones have thinner drums.
const TALLEST: f32 = 50.0;
/// The distance of the first drum below the centre of the foundation.
const FOOT: f32 = 4.0;
/// From this height on, some drums are not drawn.
const MAX_DRAWN_HEIGHT: u8 = 12;

/// Returns the height of the drums above their foot.
fn rise(height: u8) -> f32 {
    (f32::from(height) * DRUM).min(TALLEST)
}

/// Returns the position of a figure on the top of a tower of this height, from the centre of the foundation.
pub fn figure_on(height: u8) -> Point {
    (0.0, FOOT - rise(height) + 1.5)
}

/// Returns the markup of a tower of `height` drums, in the units of the tile's box, from the centre of its
/// foundation. It grows upward, drums are thinner from the sixth on, and a disc at its foot shows the height.
/// Empty for height 0. At most 9 elements.
pub fn tower(height: u8) -> String {
    if height == 0 {
        return String::new();
    }
    let drums = height.min(MAX_DRAWN_HEIGHT);
    let drum = rise(height) / f32::from(drums);
    let top = FOOT - rise(height);
    let (mut joints, mut slits) = (String::new(), String::new());
    for i in 0..drums {
        let foot = number(FOOT - f32::from(i) * drum);
        if i > 0 {
            joints.push_str(&format!("M-10.5 {foot}q10.5 7.6 21 0"));
        }
        if drum >= 6.5 {
            let y = FOOT - f32::from(i) * drum;
            let (left, right) = (number(y - drum * 0.2), number(y - drum * 0.5 + 3.0));
            joints.push_str(&format!("M-8 {left}h3.4M2.6 {right}h3.6"));
            slits.push_str(&format!("M-1.2 {}v-3h2.4v3z", number(y + 1.2 - drum * 0.2)));
        }
    }
    let size = if height < 10 { 11 } else { 9 };
    let (top_text, rise_text, low) = (number(top), number(rise(height)), number(FOOT));
    let stroke = r#"stroke="var(--cc-ink)" stroke-width="1.3" stroke-linejoin="round""#;
    [
        r#"<path stroke="var(--cc-ink)" stroke-opacity=".28" stroke-width="9" stroke-linecap="round" d="M-2 6h12"/>"#.to_owned(),
        format!(r#"<path fill="var(--cc-stone)" {stroke} d="M-10.5 {top_text}v{rise_text}q10.5 7.6 21 0v-{rise_text}z"/>"#),
        format!(
            r#"<path fill="var(--cc-ink)" fill-opacity=".24" d="M3 {}V{top_text}h7.5V{low}q-3.4 2.6-7.5 3.4z"/>"#,
            number(FOOT + 3.6)
        ),
        format!(r#"<path fill="none" stroke="var(--cc-ink)" stroke-opacity=".62" stroke-width="1.1" d="{joints}"/>"#),
        if slits.is_empty() { slits } else { format!(r#"<path fill="var(--cc-pit)" d="{slits}"/>"#) },
        format!(r#"<ellipse cy="{top_text}" rx="10.5" ry="3.8" fill="var(--cc-stone-3)" {stroke}/>"#),
        format!(r#"<ellipse cy="{top_text}" rx="6.6" ry="2.2" fill="var(--cc-pit)" fill-opacity=".75"/>"#),
        r#"<circle cx="11" cy="9" r="7" fill="var(--cc-cream)" stroke="var(--cc-ink)" stroke-width="1.4"/>"#.to_owned(),
        format!(
            r#"<text x="11" y="12.7" text-anchor="middle" font-size="{size}" font-weight="700" fill="var(--cc-ink)">{height}</text>"#
        ),
    ]
    .concat()
}

/// Returns the next drum on a tower of `height` drums, drawn as not built yet.
pub fn next_drum(height: u8) -> String {
    let foot = FOOT - rise(height);
    let (top, drum) = (number(foot - DRUM), number(DRUM));
    format!(
        r#"<g fill="var(--surface)" stroke="var(--act)" stroke-width="2.4" stroke-linejoin="round"><path d="M-10.5 {top}v{drum}q10.5 7.6 21 0v-{drum}z"/><ellipse cy="{top}" rx="10.5" ry="3.8" stroke-dasharray="5 2.5"/></g>"#
    )
}

/// Draws the foundation of a tile: a block of stone with a pit for the first drum.
pub fn foundation(sheet: &mut Canvas, plan: &Plan, turns: u8) {
    let Some(block) = plan.foundation().map(|block| block.turned(turns)) else { return };
    let top =
        Rect { x: block.x + 0.7, y: block.y + 0.7, width: block.width - 1.4, height: block.height - 4.0 };
    bevelled(sheet.on(Layer::Block), Rect { y: top.y + 2.8, ..top });
    bevelled(sheet.on(Layer::BlockTop), top);
    let (x, y) = top.centre();
    let (right, bottom) = (top.x + top.width, top.y + top.height);
    push(sheet.on(Layer::BlockLight), 'M', (top.x + 2.6, bottom - 3.4));
    push(sheet.on(Layer::BlockLight), 'L', (top.x + 2.6, top.y + 2.6));
    push(sheet.on(Layer::BlockLight), 'L', (right - 3.4, top.y + 2.6));
    let half = top.width.min(top.height) / 2.0;
    let mut octagon = Vec::new();
    let (long, short) = (half * 0.52, half * 0.22);
    for (dx, dy) in [(-short, -long), (short, -long), (long, -short), (long, short)] {
        octagon.push((x + dx, y + dy));
    }
    for i in 0..4 {
        let (ox, oy): Point = octagon[i];
        octagon.push((2.0 * x - ox, 2.0 * y - oy));
    }
    push_ring(sheet.on(Layer::Pit), &octagon);
}

/// Appends a rectangle with cut corners.
fn bevelled(path: &mut String, rect: Rect) {
    let cut = 2.2;
    push(path, 'M', (rect.x + cut, rect.y));
    let (width, height) = (number(rect.width - 2.0 * cut), number(rect.height - 2.0 * cut));
    path.push_str(&format!("h{width}l2.2 2.2v{height}l-2.2 2.2h-{width}l-2.2-2.2v-{height}z"));
}
