//! Nouns with numbers.

use crate::games::tigris::rules::{Color, Monument};
use crate::lang::count_en;

pub(in super::super) fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Green => "green",
    }
}

pub(in super::super) fn tile(color: Color) -> &'static str {
    match color {
        Color::Black => "settlement",
        Color::Red => "temple",
        Color::Blue => "farm",
        Color::Green => "market",
    }
}

/// Returns the plural: `settlements`.
pub(super) fn many(color: Color) -> &'static str {
    match color {
        Color::Black => "settlements",
        Color::Red => "temples",
        Color::Blue => "farms",
        Color::Green => "markets",
    }
}

pub(in super::super) fn leader(color: Color) -> &'static str {
    match color {
        Color::Black => "king",
        Color::Red => "priest",
        Color::Blue => "farmer",
        Color::Green => "trader",
    }
}

/// Returns the plural: `kings`.
pub(super) fn leaders(color: Color) -> &'static str {
    match color {
        Color::Black => "kings",
        Color::Red => "priests",
        Color::Blue => "farmers",
        Color::Green => "traders",
    }
}

/// `Eva's king`.
pub(in super::super) fn leader_of(color: Color, name: &str) -> String {
    format!("{name}'s {}", leader(color))
}

/// `3 temples`.
pub(in super::super) fn tiles(color: Color, count: usize) -> String {
    count_en(count, tile(color), many(color))
}

/// `2 black points`.
pub(in super::super) fn points(c: Color, count: usize) -> String {
    count_en(count, &format!("{} point", color(c)), &format!("{} points", color(c)))
}

/// `red/black`.
pub(super) fn monument_colors(monument: Monument) -> String {
    format!("{}/{}", color(monument.top), color(monument.base))
}

/// `red/black monument`.
pub(in super::super) fn monument_name(monument: Monument) -> String {
    format!("{} monument", monument_colors(monument))
}

/// `3 treasures`.
pub(in super::super) fn treasures(count: usize) -> String {
    count_en(count, "treasure", "treasures")
}
