//! Drawings: sprites as text, scenery and outlines as SVG markup. No browser and no markup library is used here, so
//! that all of it is tested natively.
//!
//! Everything is coloured through custom properties (`var(--token)` in presentation attributes); the tokens are in
//! `static/tokens.css`. A theme therefore changes without redrawing anything.

mod lean;

pub(crate) use lean::{drawing, lean};

/// Icons `i-*` (24 box, in the current colour) for the screens of the first load.
pub const SHELL: &str = drawing!("art/shell.svg");

/// Symbols that only the table uses: all other icons, seat symbols `sym-1` to `sym-6`, cell marks `mark-*`, seat
/// patterns `pat-*` and `area-*`, ornaments `orn-*`.
pub const TABLE: &str = drawing!("art/table.svg");

/// Formats a coordinate with at most one decimal, `-0` as `0`. Nothing else in the app prints a float: the standard
/// library's formatting is 8 KB (brotli) of the download.
pub fn number(value: f32) -> String {
    let tenths = (value * 10.0).round() as i32;
    let mut text = String::with_capacity(8);
    if tenths < 0 {
        text.push('-');
    }
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    push_whole(&mut text, whole);
    if rest > 0 {
        text.push('.');
        push_whole(&mut text, rest);
    }
    text
}

/// Appends a whole number digit by digit. A board has some thousand numbers; with the standard library's
/// formatting, writing them was a tenth of the computing time of a tap.
fn push_whole(text: &mut String, whole: u32) {
    if whole > 9 {
        push_whole(text, whole / 10);
    }
    text.push(char::from(b'0' + (whole % 10) as u8));
}

/// Returns a disc as path data.
pub fn disc((x, y): (f32, f32), r: f32) -> String {
    let (left, r, across) = (number(x - r), number(r), number(2.0 * r));
    format!("M{left} {}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1-{across} 0z", number(y))
}

/// Returns a number around a point as path data to be stroked, 8 units high. The browser would lay out every text
/// element, and a board may show a hundred numbers; as lines they are all one path.
pub fn digits(value: u8, (x, y): (f32, f32)) -> String {
    let text = value.to_string();
    let first = x - 3.0 * (text.len() - 1) as f32;
    let drawn = text.bytes().enumerate().map(|(nth, digit)| {
        let strokes = DIGITS.get(usize::from(digit - b'0')).copied().unwrap_or_default();
        format!("M{} {}{strokes}", number(first + 6.0 * nth as f32), number(y))
    });
    drawn.collect()
}

/// The strokes of the digits 0 to 9, relative to the middle of the digit.
const DIGITS: [&str; 10] = [
    "m0-4c3.2 0 3.2 8 0 8c-3.2 0-3.2-8 0-8z",
    "m-1.7-2.3l2-1.7v8",
    "m-2.3-1.9c0-2.8 4.6-2.8 4.6.1c0 1.9-3.2 3.3-4.6 5.8h4.8",
    "m-2.2-4h4.3l-2.5 3.2c3.6-.2 3.9 4.8 0 4.8c-1 0-1.7-.4-2.2-1.1",
    "m.9 4v-8l-3.6 5.5h5.2",
    "m2-4h-3.6l-.4 3.6c4.6-1.7 5.9 4.4 1.6 4.4c-1 0-1.6-.3-2.1-1",
    "m1.6-4c-5.2 3-5.2 8-1.6 8c3.4 0 3.4-4.6 0-4.6c-1.4 0-2.3.9-2.5 2.2",
    "m-2.4-4h4.8l-3 8",
    "m0-.3c-2.8 0-2.8-3.7 0-3.7c2.8 0 2.8 3.7 0 3.7c-3.3 0-3.3 4.3 0 4.3c3.3 0 3.3-4.3 0-4.3z",
    "m-1.6 4c5.2-3 5.2-8 1.6-8c-3.4 0-3.4 4.6 0 4.6c1.4 0 2.3-.9 2.5-2.2",
];

/// Clamps a value. The standard library's `clamp` panics if the limits are swapped, and so brings the formatting of
/// floats with it, 12 KB.
pub fn between(value: f32, least: f32, most: f32) -> f32 {
    value.min(most).max(least)
}

/// Formats a factor with three decimals; negative values become zero.
pub fn thousandths(value: f32) -> String {
    let thousandths = (value * 1000.0).round() as u32;
    format!("{}.{:03}", thousandths / 1000, thousandths % 1000)
}
