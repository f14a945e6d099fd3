//! Nouns with numbers and cases.

use crate::games::tigris::rules::{Color, Monument};
use crate::lang::count_cs;

/// A kind of tile. The accusative plural is `few`.
pub(super) struct Tile {
    /// Nominative: `osada`.
    pub one: &'static str,
    /// Accusative: `osadu`.
    pub acc: &'static str,
    /// Two to four, and the accusative plural: `osady`.
    pub few: &'static str,
    /// Five and more, and the genitive plural: `osad`.
    pub many: &'static str,
    /// `vaše`, in its gender.
    pub your: &'static str,
    /// The verb `spojit` in the past, in its gender.
    pub joined: &'static str,
}

const SETTLEMENT: Tile =
    Tile { one: "osada", acc: "osadu", few: "osady", many: "osad", your: "vaše", joined: "spojila" };
const TEMPLE: Tile =
    Tile { one: "chrám", acc: "chrám", few: "chrámy", many: "chrámů", your: "váš", joined: "spojil" };
const FARM: Tile =
    Tile { one: "farma", acc: "farmu", few: "farmy", many: "farem", your: "vaše", joined: "spojila" };
const MARKET: Tile =
    Tile {
        one: "tržiště", acc: "tržiště", few: "tržiště", many: "tržišť", your: "vaše", joined: "spojilo"
    };

pub(super) fn tile_forms(color: Color) -> &'static Tile {
    match color {
        Color::Black => &SETTLEMENT,
        Color::Red => &TEMPLE,
        Color::Blue => &FARM,
        Color::Green => &MARKET,
    }
}

/// A kind of leader; all four are animate masculines.
pub(super) struct Leader {
    /// Nominative: `král`.
    pub one: &'static str,
    /// Accusative, and the genitive of a single one: `krále`.
    pub acc: &'static str,
    /// Nominative plural: `králové`.
    pub few: &'static str,
    /// Genitive plural: `králů`.
    pub many: &'static str,
}

const KING: Leader = Leader { one: "král", acc: "krále", few: "králové", many: "králů" };
const PRIEST: Leader = Leader { one: "kněz", acc: "kněze", few: "kněží", many: "kněží" };
const FARMER: Leader = Leader { one: "farmář", acc: "farmáře", few: "farmáři", many: "farmářů" };
const TRADER: Leader =
    Leader { one: "obchodník", acc: "obchodníka", few: "obchodníci", many: "obchodníků" };

pub(super) fn leader_forms(color: Color) -> &'static Leader {
    match color {
        Color::Black => &KING,
        Color::Red => &PRIEST,
        Color::Blue => &FARMER,
        Color::Green => &TRADER,
    }
}

/// Returns the feminine of `barva`.
pub(in super::super) fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "černá",
        Color::Red => "červená",
        Color::Blue => "modrá",
        Color::Green => "zelená",
    }
}

/// Returns the plural that goes with `body`: `černé`; the locative `v černé` sounds the same.
pub(super) fn plural(color: Color) -> &'static str {
    match color {
        Color::Black => "černé",
        Color::Red => "červené",
        Color::Blue => "modré",
        Color::Green => "zelené",
    }
}

pub(in super::super) fn tile(color: Color) -> &'static str {
    tile_forms(color).one
}

pub(in super::super) fn leader(color: Color) -> &'static str {
    leader_forms(color).one
}

/// `král (Eva)`.
pub(in super::super) fn leader_of(color: Color, name: &str) -> String {
    format!("{} ({name})", leader(color))
}

/// `1 osada`, `2 osady`, `5 osad`.
pub(in super::super) fn tiles(color: Color, count: usize) -> String {
    let forms = tile_forms(color);
    count_cs(count, forms.one, forms.few, forms.many)
}

/// Returns the accusative: `osadu`.
pub(super) fn tile_acc(color: Color) -> &'static str {
    tile_forms(color).acc
}

/// Returns the accusative: `1 osadu`, `2 osady`, `5 osad`.
pub(super) fn tiles_acc(color: Color, count: usize) -> String {
    let forms = tile_forms(color);
    count_cs(count, forms.acc, forms.few, forms.many)
}

/// `1 černý bod`, `2 černé body`, `5 černých bodů`; the accusative is the same.
pub(in super::super) fn points(color: Color, count: usize) -> String {
    match color {
        Color::Black => count_cs(count, "černý bod", "černé body", "černých bodů"),
        Color::Red => count_cs(count, "červený bod", "červené body", "červených bodů"),
        Color::Blue => count_cs(count, "modrý bod", "modré body", "modrých bodů"),
        Color::Green => count_cs(count, "zelený bod", "zelené body", "zelených bodů"),
    }
}

/// `červeno-černý`; the accusative is the same.
pub(super) fn monument_colors(monument: Monument) -> String {
    let top = match monument.top {
        Color::Black => "černo",
        Color::Red => "červeno",
        Color::Blue => "modro",
        Color::Green => "zeleno",
    };
    format!("{top}-{}", masculine(monument.base))
}

/// `černý`.
pub(super) fn masculine(color: Color) -> &'static str {
    match color {
        Color::Black => "černý",
        Color::Red => "červený",
        Color::Blue => "modrý",
        Color::Green => "zelený",
    }
}

/// `červeno-černý monument`.
pub(in super::super) fn monument_name(monument: Monument) -> String {
    format!("{} monument", monument_colors(monument))
}

/// `1 poklad`, `2 poklady`, `5 pokladů`; the accusative is the same.
pub(in super::super) fn treasures(count: usize) -> String {
    count_cs(count, "poklad", "poklady", "pokladů")
}
