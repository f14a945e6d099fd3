//! Nouns with numbers.

use crate::games::java::rules::{Card, Cards, Symbol, Tile, counted};
use crate::lang::{count_en, list_en};

pub(in super::super) fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Three => "three-hex tile",
        Tile::Two => "two-hex tile",
        Tile::Rice => "one-hex rice tile",
        Tile::Village => "one-hex village tile",
    }
}

pub(in super::super) fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Mask => "mask",
        Symbol::Drum => "drum",
        Symbol::Puppet => "puppet",
    }
}

/// `mask/drum`.
pub(in super::super) fn card(card: Card) -> String {
    card.symbols().map(symbol).collect::<Vec<_>>().join("/")
}

/// `mask and drum`: what a face-up card demands.
pub(super) fn theme(card: Card) -> String {
    list_en(&card.symbols().map(|one| symbol(one).to_string()).collect::<Vec<_>>())
}

/// `mask and 2× drum`.
pub(in super::super) fn cards(cards: &Cards) -> String {
    let one = |(kind, n): (Card, u8)| if n == 1 { card(kind) } else { format!("{n}× {}", card(kind)) };
    list_en(&counted(cards).map(one).collect::<Vec<_>>())
}

pub(in super::super) fn points(count: usize) -> String {
    count_en(count, "point", "points")
}

/// Returns the noun alone, where the number is printed in another size.
pub(in super::super) fn points_word(count: usize) -> String {
    if count == 1 { "point" } else { "points" }.into()
}

pub(in super::super) fn action_points(count: usize) -> String {
    count_en(count, "action point", "action points")
}

pub(super) fn hexes(count: usize) -> String {
    count_en(count, "hex", "hexes")
}

pub(super) fn symbols(count: usize) -> String {
    count_en(count, "symbol", "symbols")
}

pub(super) fn card_count(count: usize) -> String {
    count_en(count, "card", "cards")
}
