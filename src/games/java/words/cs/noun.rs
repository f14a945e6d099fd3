//! Nouns with numbers and cases.

use crate::games::java::rules::{Card, Cards, Symbol, Tile, counted};
use crate::lang::{count_cs, form_cs, list_cs, of_cs};

/// Returns the nominative, and the accusative for all but the last: see [`tile_acc`].
pub(in super::super) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Three => "trojdílné území",
        Tile::Two => "dvojdílné území",
        Tile::Rice => "jednodílné rýžové políčko",
        Tile::Village => "jednodílná vesnice",
    }
}

/// Returns the accusative: `jednodílnou vesnici`.
pub(super) fn tile_acc(kind: Tile) -> &'static str {
    match kind {
        Tile::Village => "jednodílnou vesnici",
        _ => tile(kind),
    }
}

pub(in super::super) fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Mask => "maska",
        Symbol::Drum => "buben",
        Symbol::Puppet => "loutka",
    }
}

/// `maska/buben`.
pub(in super::super) fn card(card: Card) -> String {
    card.symbols().map(symbol).collect::<Vec<_>>().join("/")
}

/// `maska a buben`: what a face-up card demands.
pub(super) fn theme(card: Card) -> String {
    list_cs(&card.symbols().map(|one| symbol(one).to_string()).collect::<Vec<_>>())
}

/// `maska a 2× buben`.
pub(in super::super) fn cards(cards: &Cards) -> String {
    let one = |(kind, n): (Card, u8)| if n == 1 { card(kind) } else { format!("{n}× {}", card(kind)) };
    list_cs(&counted(cards).map(one).collect::<Vec<_>>())
}

/// `1 bod`, `2 body`, `5 bodů`; the accusative is the same.
pub(in super::super) fn points(count: usize) -> String {
    count_cs(count, "bod", "body", "bodů")
}

/// Returns the noun alone, where the number is printed in another size.
pub(in super::super) fn points_word(count: usize) -> String {
    form_cs(count, "bod", "body", "bodů").into()
}

/// `1 akční bod`; the accusative is the same.
pub(in super::super) fn action_points(count: usize) -> String {
    count_cs(count, "akční bod", "akční body", "akčních bodů")
}

/// `1 pole`, `5 polí`.
pub(super) fn hexes(count: usize) -> String {
    count_cs(count, "pole", "pole", "polí")
}

/// Out of a number: `z 1 pole`, `ze 3 polí`.
pub(super) fn of_hexes(count: usize) -> String {
    format!("{} {}", of_cs(count), if count == 1 { "pole" } else { "polí" })
}

/// `1 symbol`; the accusative is the same.
pub(super) fn symbols(count: usize) -> String {
    count_cs(count, "symbol", "symboly", "symbolů")
}

/// Returns the accusative: `1 kartu`.
pub(super) fn cards_acc(count: usize) -> String {
    count_cs(count, "kartu", "karty", "karet")
}

/// Returns the nominative: `1 karta`.
pub(super) fn card_count(count: usize) -> String {
    count_cs(count, "karta", "karty", "karet")
}
