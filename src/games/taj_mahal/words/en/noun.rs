//! Nouns with numbers.

use crate::games::taj_mahal::rules::{
    Bonus, Card, Cards, City, Color, Good, Province, Special, Suit, Symbol, Symbols,
};
use crate::lang::{count_en, list_en};

pub(in super::super) fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Vizier => "vizier",
        Symbol::General => "general",
        Symbol::Monk => "monk",
        Symbol::Princess => "princess",
        Symbol::Mogul => "Grand Mogul",
        Symbol::Elephant => "elephant",
    }
}

/// Returns the prize of a symbol.
pub(in super::super) fn prize(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Elephant => "province tile",
        other => self::symbol(other),
    }
}

/// `vizier, Grand Mogul and province tile`.
pub(super) fn prizes(won: Symbols) -> String {
    list_en(&won.iter().map(|symbol| prize(symbol).to_string()).collect::<Vec<_>>())
}

/// `vizier and general`.
pub(super) fn symbols(set: Symbols) -> String {
    list_en(&set.iter().map(|one| symbol(one).to_string()).collect::<Vec<_>>())
}

pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Violet => "violet",
    }
}

pub(in super::super) fn special(special: Special) -> &'static str {
    match special {
        Special::Elephant => "+1 elephant",
        Special::Mogul => "+1 Grand Mogul",
        Special::Color => "any colour",
        Special::Points => "+2 points",
    }
}

/// `red card (vizier, elephant)`.
pub(in super::super) fn card(card: Card) -> String {
    let name = match card.suit() {
        Suit::Color(hue) => color(hue),
        Suit::White => "white",
        Suit::Special(which) => return format!("special card ({})", special(which)),
    };
    let shown: Vec<&str> = card.printed().map(symbol).collect();
    match shown[..] {
        [one, other] if one == other => format!("{name} card (2 {one}s)"),
        _ => format!("{name} card ({})", shown.join(", ")),
    }
}

/// Cards one after another, two equal ones as `2×`.
pub(super) fn cards(cards: &Cards) -> String {
    let one = |kind: Card| match cards.count(kind) {
        2 => format!("2× {}", card(kind)),
        _ => card(kind),
    };
    list_en(&cards.kinds().map(one).collect::<Vec<_>>())
}

/// Returns the same with the article: `the green card (vizier, general)`.
pub(super) fn the_cards(cards: &Cards) -> String {
    let one = |kind: Card| match cards.count(kind) {
        2 => format!("2× {}", card(kind)),
        _ => format!("the {}", card(kind)),
    };
    list_en(&cards.kinds().map(one).collect::<Vec<_>>())
}

pub(in super::super) fn good(good: Good) -> &'static str {
    match good {
        Good::Rice => "rice",
        Good::Tea => "tea",
        Good::Spice => "spice",
        Good::Gems => "gems",
    }
}

/// `spice and tea`.
pub(super) fn goods(all: &[Good]) -> String {
    list_en(&all.iter().map(|one| good(*one).to_string()).collect::<Vec<_>>())
}

pub(in super::super) fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Points => "2 points",
        Bonus::Card => "a card",
        Bonus::Good(which) => good(which),
        Bonus::Taj => "Taj Mahal, 4 points",
    }
}

pub(in super::super) fn province(province: Province) -> &'static str {
    province.land().names[0]
}

/// `Kashmir and Lahore`.
pub(super) fn provinces(all: &[Province]) -> String {
    list_en(&all.iter().map(|one| province(*one).to_string()).collect::<Vec<_>>())
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
    count_en(count, "point", "points")
}

pub(super) fn cards_count(count: usize) -> String {
    count_en(count, "card", "cards")
}

pub(super) fn palaces(count: usize) -> String {
    count_en(count, "palace", "palaces")
}
