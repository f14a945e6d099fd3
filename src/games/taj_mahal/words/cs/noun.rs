//! Nouns with numbers and cases.

use crate::games::taj_mahal::rules::{
    Bonus, Card, Cards, City, Color, Good, Province, Special, Suit, Symbol, Symbols,
};
use crate::lang::{count_cs, list_cs};

/// A symbol in its cases; all six are animate but for the princess.
pub(super) struct Person {
    /// Nominative: `vezír`.
    pub one: &'static str,
    /// Genitive: `vezíra`.
    pub of: &'static str,
}

pub(super) fn person(symbol: Symbol) -> Person {
    match symbol {
        Symbol::Vizier => Person { one: "vezír", of: "vezíra" },
        Symbol::General => Person { one: "generál", of: "generála" },
        Symbol::Monk => Person { one: "mnich", of: "mnicha" },
        Symbol::Princess => Person { one: "princezna", of: "princezny" },
        Symbol::Mogul => Person { one: "Velký mogul", of: "Velkého mogula" },
        Symbol::Elephant => Person { one: "slon", of: "slona" },
    }
}

pub(in super::super) fn symbol(symbol: Symbol) -> &'static str {
    person(symbol).one
}

/// Returns the accusative of a symbol: that of the masculines is their genitive.
pub(super) fn symbol_acc(symbol: Symbol) -> &'static str {
    if symbol == Symbol::Princess { "princeznu" } else { person(symbol).of }
}

/// Returns the prize of a symbol, nominative.
pub(in super::super) fn prize(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Elephant => "kartička provincie",
        other => self::symbol(other),
    }
}

/// Returns the accusative: `vezíra`, `kartičku provincie`.
pub(super) fn prize_acc(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Elephant => "kartičku provincie",
        other => symbol_acc(other),
    }
}

/// `vezír, Velký mogul a kartička provincie`.
pub(super) fn prizes(won: Symbols) -> String {
    list_cs(&won.iter().map(|symbol| prize(symbol).to_string()).collect::<Vec<_>>())
}

/// `vezíra, Velkého mogula a kartičku provincie`.
pub(super) fn prizes_acc(won: Symbols) -> String {
    list_cs(&won.iter().map(|symbol| prize_acc(symbol).to_string()).collect::<Vec<_>>())
}

/// `vezír a generál`.
pub(super) fn symbols(set: Symbols) -> String {
    list_cs(&set.iter().map(|one| symbol(one).to_string()).collect::<Vec<_>>())
}

/// Returns a colour with `karta`, nominative: `červená`.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "červená",
        Color::Yellow => "žlutá",
        Color::Green => "zelená",
        Color::Violet => "fialová",
    }
}

/// Returns the accusative: `červenou`.
pub(super) fn color_acc(color: Color) -> &'static str {
    match color {
        Color::Red => "červenou",
        Color::Yellow => "žlutou",
        Color::Green => "zelenou",
        Color::Violet => "fialovou",
    }
}

pub(in super::super) fn special(special: Special) -> &'static str {
    match special {
        Special::Elephant => "+1 slon",
        Special::Mogul => "+1 Velký mogul",
        Special::Color => "libovolná barva",
        Special::Points => "+2 body vlivu",
    }
}

/// Returns the symbols of a card, or what a special one does.
fn shown(card: Card) -> String {
    if let Some(which) = card.special() {
        return special(which).into();
    }
    let all: Vec<&str> = card.printed().map(symbol).collect();
    match all[..] {
        [one, other] if one == other => "2 sloni".into(),
        _ => all.join(", "),
    }
}

/// `červená karta (vezír, slon)`.
pub(in super::super) fn card(card: Card) -> String {
    let name = match card.suit() {
        Suit::Color(hue) => color(hue),
        Suit::White => "bílá",
        Suit::Special(_) => "speciální",
    };
    format!("{name} karta ({})", shown(card))
}

/// Accusative: `červenou kartu (vezír, slon)`.
pub(super) fn card_acc(card: Card) -> String {
    let name = match card.suit() {
        Suit::Color(hue) => color_acc(hue),
        Suit::White => "bílou",
        Suit::Special(_) => "speciální",
    };
    format!("{name} kartu ({})", shown(card))
}

/// Cards one after another, two equal ones as `2×`.
fn each(cards: &Cards, name: impl Fn(Card) -> String) -> String {
    let one = |kind: Card| match cards.count(kind) {
        2 => format!("2× {}", name(kind)),
        _ => name(kind),
    };
    list_cs(&cards.kinds().map(one).collect::<Vec<_>>())
}

/// Nominative.
pub(super) fn cards(cards: &Cards) -> String {
    each(cards, card)
}

/// Accusative.
pub(super) fn cards_acc(cards: &Cards) -> String {
    each(cards, card_acc)
}

pub(in super::super) fn good(good: Good) -> &'static str {
    match good {
        Good::Rice => "rýže",
        Good::Tea => "čaj",
        Good::Spice => "koření",
        Good::Gems => "drahokamy",
    }
}

/// Returns the accusative after `za`: `rýži`.
pub(super) fn good_acc(good: Good) -> &'static str {
    match good {
        Good::Rice => "rýži",
        other => self::good(other),
    }
}

/// Returns the accusative before `už máte`: `rýži, kterou`.
pub(super) fn good_which(good: Good) -> &'static str {
    match good {
        Good::Rice => "rýži, kterou",
        Good::Tea => "čaj, který",
        Good::Spice => "koření, které",
        Good::Gems => "drahokamy, které",
    }
}

/// `koření a čaj`.
pub(super) fn goods(all: &[Good]) -> String {
    list_cs(&all.iter().map(|one| good(*one).to_string()).collect::<Vec<_>>())
}

pub(in super::super) fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Points => "2 body vlivu",
        Bonus::Card => "karta",
        Bonus::Good(which) => good(which),
        Bonus::Taj => "Taj Mahal, 4 body vlivu",
    }
}

pub(in super::super) fn province(province: Province) -> &'static str {
    province.land().names[1]
}

/// `Kašmír a Láhaur`.
pub(super) fn provinces(all: &[Province]) -> String {
    list_cs(&all.iter().map(|one| province(*one).to_string()).collect::<Vec<_>>())
}

/// `Ajmer`.
pub(super) fn city(city: City) -> &'static str {
    city.site().name
}

/// `Ajmer (AJM1)`: for those who type moves.
pub(super) fn city_with_code(city: City) -> String {
    format!("{} ({city})", city.site().name)
}

pub(in super::super) fn points(count: usize) -> String {
    count_cs(count, "bod", "body", "bodů")
}

/// Nominative and, but for one, accusative.
pub(super) fn cards_count(count: usize) -> String {
    count_cs(count, "karta", "karty", "karet")
}

/// Accusative.
pub(super) fn cards_count_acc(count: usize) -> String {
    count_cs(count, "kartu", "karty", "karet")
}

/// Nominative and accusative.
pub(super) fn palaces(count: usize) -> String {
    count_cs(count, "palác", "paláce", "paláců")
}
