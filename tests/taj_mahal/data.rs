//! Components and map against the counts and laws of the rule file (rules: taj-mahal 2, 3).

use std::collections::BTreeSet;

use deska::games::taj_mahal::{
    Bonus, CITIES, Card, Cities, City, Color, FORTRESSES, Good, OF_EACH_GOOD, PROVINCES, Province, ROADS,
    STOCK, Special, Suit, Symbol, VIEW_BOX, tile_goods,
};

fn cards(suit: impl Fn(Suit) -> bool) -> Vec<Card> {
    Card::all().filter(|card| suit(card.suit())).collect()
}

fn copies(cards: &[Card]) -> usize {
    cards.iter().map(|card| usize::from(card.copies())).sum()
}

#[test]
fn the_deck_is_that_of_the_rule_file() {
    assert_eq!(STOCK.total(), 96);
    for color in Color::ALL {
        let all = cards(|suit| suit == Suit::Color(color));
        assert_eq!((all.len(), copies(&all)), (16, 21), "{color:?}");
        let shown = |symbol: Symbol| -> u8 {
            all.iter().map(|card| card.copies() * card.symbols()[symbol.index()]).sum()
        };
        let counts = Symbol::ALL.map(shown);
        assert_eq!(counts, [6, 6, 6, 6, 6, 12], "12 elephants, 6 of each other symbol");
        let pairs: BTreeSet<Vec<Symbol>> = all.iter().map(|card| card.printed().collect()).collect();
        assert_eq!(pairs.len(), 16, "every card has other symbols");
        for card in &all {
            let word: String = card.printed().map(|symbol| symbol.letter()).collect();
            assert_eq!(card.word(), format!("{}-{word}", color.letter()));
            let double = card.symbols()[Symbol::Elephant.index()] == 1;
            assert_eq!(
                card.copies(),
                if double { 2 } else { 1 },
                "{card}: five pairs with one elephant are doubled"
            );
        }
    }
    let white = cards(|suit| suit == Suit::White);
    assert_eq!((white.len(), copies(&white)), (6, 12));
    for (card, symbol) in white.iter().zip(Symbol::ALL) {
        assert_eq!(card.printed().collect::<Vec<_>>(), [symbol]);
        assert_eq!(card.word(), format!("w-{symbol}"));
    }
    let special = Special::ALL.map(|s| (s.card().word(), s.person(), s.card().printed().next()));
    assert_eq!(
        special,
        [
            ("s-elephant", Symbol::Vizier, Some(Symbol::Elephant)),
            ("s-mogul", Symbol::General, Some(Symbol::Mogul)),
            ("s-color", Symbol::Monk, None),
            ("s-points", Symbol::Princess, None),
        ]
    );
    assert!(Card::all().all(|card| card.word().parse() == Ok(card)));
}

#[test]
fn tiles_show_every_good_eight_times() {
    assert_eq!(tile_goods(1), [Good::Rice]);
    assert!((2..=12).all(|tile| tile_goods(tile).len() == 2 && tile_goods(tile)[0] != tile_goods(tile)[1]));
    assert!(tile_goods(0).is_empty() && tile_goods(13).is_empty());
    let on_tiles = |good: Good| (1..=12).filter(|tile| tile_goods(*tile).contains(&good)).count();
    assert_eq!(Good::ALL.map(on_tiles), [7, 5, 6, 5], "rice, tea, spice, gems");
    for good in Good::ALL {
        assert_eq!(on_tiles(good) + usize::from(Bonus::Good(good).copies()), usize::from(OF_EACH_GOOD));
    }
    let tiles: u8 = Bonus::ALL.iter().map(|bonus| bonus.copies()).sum();
    assert_eq!(usize::from(tiles), FORTRESSES, "15 square ones and the Taj Mahal");
    assert!(Bonus::ALL.iter().all(|bonus| bonus.word().parse() == Ok(*bonus)));
}

#[test]
fn the_map_has_the_counts_of_the_rule_file() {
    let all: Cities = City::all().collect();
    assert_eq!((all.count() as usize, ROADS.len()), (CITIES, 87));
    assert_eq!(Cities(1).fill(all), all, "every city can be reached");
    for province in Province::ALL {
        let cities = province.cities();
        assert_eq!(cities.count(), if province == Province::AGRA { 5 } else { 4 }, "{province}");
        assert!(
            cities.iter().all(|city| city.province() == province && city.word().starts_with(province.word()))
        );
        let fortresses = cities.iter().filter(|city| city.fortress().is_some()).count();
        let corner = ["KAB", "AWA", "THA", "MAL"].contains(&province.word());
        assert_eq!(fortresses, if corner { 2 } else { 1 }, "{province}");
        let inside =
            ROADS.iter().filter(|road| road.iter().all(|c| cities.has(City::at((*c).into())))).count();
        assert_eq!(inside as u32, cities.count(), "{province}: a ring");
        assert_eq!(
            cities.iter().next().map(|city| city.only().fill(cities)),
            Some(cities),
            "{province}: a ring"
        );
        assert_eq!(province.word().to_lowercase().parse(), Ok(province));
    }
    let taj: City = "AGR5".parse().expect("a city");
    assert!(taj.fortress().is_some() && taj.site().name == "Agra");
    assert!((0..FORTRESSES).all(|at| City::of_fortress(at).fortress() == Some(at)));
    let roads: BTreeSet<[u8; 2]> =
        ROADS.iter().map(|[a, b]| if a < b { [*a, *b] } else { [*b, *a] }).collect();
    assert!(roads.len() == ROADS.len() && roads.iter().all(|[a, b]| a != b), "no road twice");
    let mut degrees = [0; 8];
    City::all().for_each(|city| degrees[city.neighbours().count() as usize] += 1);
    assert_eq!(degrees, [0, 0, 4, 20, 19, 6, 0, 0]);
    let between: BTreeSet<(Province, Province)> = City::all()
        .flat_map(|city| city.neighbours().iter().map(move |other| (city.province(), other.province())))
        .filter(|(one, other)| one < other)
        .collect();
    assert_eq!(between.len(), 22, "neighbouring provinces");
}

/// Twice the area of a polygon, and whether a point is inside.
fn inside(polygon: &[[u16; 2]], x: u16, y: u16) -> (i64, bool) {
    let points: Vec<[i64; 2]> = polygon.iter().map(|[x, y]| [i64::from(*x), i64::from(*y)]).collect();
    let (x, y) = (i64::from(x), i64::from(y));
    let (mut area, mut odd) = (0, false);
    for (one, other) in points.iter().zip(points.iter().cycle().skip(1)) {
        area += one[0] * other[1] - other[0] * one[1];
        let crosses = (one[1] > y) != (other[1] > y);
        let at = |a: &[i64; 2], b: &[i64; 2]| (b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1]);
        odd ^= crosses && (at(one, other) > 0) == (other[1] > one[1]);
    }
    (area.abs(), odd)
}

#[test]
fn the_drawing_holds_together() {
    assert_eq!(VIEW_BOX, [0, 0, 1000, 800]);
    let mut area = 0;
    for province in Province::ALL {
        let land = province.land();
        area += inside(land.polygon, 0, 0).0;
        assert!(inside(land.polygon, land.tile[0], land.tile[1]).1, "the tile of {province}");
        for city in City::all() {
            let site = city.site();
            assert_eq!(
                inside(land.polygon, site.x, site.y).1,
                city.province() == province,
                "{city} in {province}"
            );
        }
    }
    assert_eq!(area, 2 * 960 * 760, "the areas tile the map");
    let far = |one: City, other: City| {
        let (a, b) = (one.site(), other.site());
        let (x, y) = (i64::from(a.x) - i64::from(b.x), i64::from(a.y) - i64::from(b.y));
        x * x + y * y >= 90 * 90
    };
    assert!(City::all().all(|one| City::all().all(|other| one == other || far(one, other))));
    assert_eq!(Province::ALL.len(), PROVINCES);
}
