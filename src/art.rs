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
