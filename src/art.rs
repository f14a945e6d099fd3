//! What is drawn: sprites as text, scenery and outlines as SVG markup. No browser and no markup library here, so
//! that all of it is tested natively.
//!
//! Everything is coloured through custom properties (`var(--token)` in presentation attributes); the tokens are in
//! `static/tokens.css`. A theme therefore changes without anything being drawn again.

/// The sprites of the shell: icons `i-*` (24 box, in the current colour), seat symbols `sym-1` to `sym-6`, marks of
/// cells `mark-*`, patterns of seats `pat-*` and `area-*`, ornaments `orn-*`.
pub const SHELL: &str = include_str!("art/shell.svg");

/// A coordinate with at most one decimal, `-0` as `0`.
pub fn number(value: f32) -> String {
    let tenths = (value * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, rest) => format!("{sign}{whole}.{rest}"),
    }
}

/// A value brought between two others. The standard library's way panics where they are the wrong way round, and carries
/// the printing of floats with it, 12 KB.
pub fn between(value: f32, least: f32, most: f32) -> f32 {
    value.min(most).max(least)
}

/// A factor with three decimals; none below zero.
pub fn thousandths(value: f32) -> String {
    let thousandths = (value * 1000.0).round() as u32;
    format!("{}.{:03}", thousandths / 1000, thousandths % 1000)
}
