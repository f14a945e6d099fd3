//! The map against the counts and the symmetry of the rule file (rules: elementaris 2, 3).

use std::collections::BTreeSet;

use deska::games::elementaris::{
    CITIES, CITY_FIELDS, Element, FIELDS, FOOT, Field, Fields, Kind, MOORINGS, NEAR_MOUNTAINS, NEAR_WATER,
    PLAYABLE, POSITIONS, QUADRANTS, SITE_FIELDS, SITES, mooring, mooring_at, moorings_of, orb, shown_element,
    sites_of,
};

fn fields(text: &str) -> Fields {
    text.split_whitespace().map(|word| word.parse().unwrap_or_else(|e| panic!("{e}"))).collect()
}

fn field(word: &str) -> Field {
    word.parse().unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn the_board_has_its_counts() {
    let of = |kind: Kind| Field::all().filter(|field| field.kind() == kind).count();
    let kinds = [Kind::Land, Kind::Bridge, Kind::Sea, Kind::Mountain, Kind::Volcano].map(of);
    assert_eq!((FIELDS, kinds), (81, [48, 8, 16, 8, 1]));
    assert_eq!((PLAYABLE, FOOT, QUADRANTS), (72, 56, 4));
    assert_eq!((CITIES, CITY_FIELDS.count(), SITES, SITE_FIELDS.count()), (16, 16, 12, 12));
    let coastal = CITY_FIELDS.iter().filter(|city| !city.shore().is_empty()).count();
    assert_eq!((coastal, MOORINGS), (12, 52));
    assert_eq!(Element::ALL.map(Element::pieces), [3, 3, 1, 0]);
    for field in Field::all() {
        assert_eq!(field.to_string().parse(), Ok(field));
        assert_eq!(field.to_string().to_lowercase().parse(), Ok(field));
    }
    let wrong =
        ["A0", "A13", "Ab3", "As0", "As5", "Am3", "E1", "V1", "", "A", "As", "A01", "A-1", "Č1", "Ač1"];
    assert!(wrong.iter().all(|word| word.parse::<Field>().is_err()));
}

/// The table of the rule file, seen from land A: B is the next one clockwise, D the one before.
#[test]
fn land_a_matches_the_table() {
    let rows = [
        ("A1", "A2 A3", "As1 Ds1"),
        ("A2", "A1 A3 A4 Ab1", "As1"),
        ("A3", "A1 A2 A5 Db1", "Ds2"),
        ("A4", "A2 A7 A8", "As2"),
        ("A5", "A3 A6 A9 Db2", "Ds4"),
        ("A6", "A5 A9 A10", ""),
        ("A7", "A4 A8 A11", "As3"),
        ("A8", "A4 A7 Ab2", "As2 As3 As4"),
        ("A9", "A5 A6 A10", "Ds4"),
        ("A10", "A6 A9 A11", ""),
        ("A11", "A7 A10", "As3"),
        ("A12", "", "As4"),
        ("Ab1", "A2 B3", ""),
        ("Ab2", "A8 B5", ""),
        ("As1", "", "A1 A2 B1"),
        ("As2", "", "A4 A8 B3"),
        ("As3", "", "A7 A8 A11"),
        ("As4", "", "A8 A12 B5 B9"),
        ("Am1", "", ""),
        ("Am2", "", ""),
        ("V", "", ""),
    ];
    for (name, walk, shore) in rows {
        assert_eq!(field(name).walk(), fields(walk), "{name}");
        assert_eq!(field(name).shore(), fields(shore), "{name}");
    }
    let sails = [("As1", "As2 Bs1 Ds1"), ("As2", "As1 As4"), ("As3", "As4"), ("As4", "As2 As3"), ("A8", "")];
    sails.iter().for_each(|(name, sail)| assert_eq!(field(name).sail(), fields(sail), "{name}"));
    let land: Fields = Field::all().filter(|field| field.quadrant() == Some(0)).collect();
    assert_eq!(land.and(CITY_FIELDS), fields("A1 A5 A8 A10"));
    assert_eq!(land.and(SITE_FIELDS), fields("A3 A11 A12"));
    assert_eq!(land.and(NEAR_MOUNTAINS), fields("A2 A3 A4 A5 A6 A7 A10 A11"));
    assert_eq!(land.and(Fields::PLAYABLE).without(NEAR_WATER), fields("A6 A10"));
}

/// Renaming A to B, B to C, C to D and D to A maps every relation onto itself.
#[test]
fn the_four_lands_are_alike() {
    let turn = |set: Fields| set.iter().map(Field::turned).collect::<Fields>();
    for field in Field::all() {
        assert_eq!(turn(field.walk()), field.turned().walk(), "{field}");
        assert_eq!(turn(field.sail()), field.turned().sail(), "{field}");
        assert_eq!(turn(field.shore()), field.turned().shore(), "{field}");
        for other in field.walk().with(field.sail()).with(field.shore()).iter() {
            let back = other.walk().with(other.sail()).with(other.shore());
            assert!(back.has(field), "{field} and {other} reach each other");
        }
        assert_eq!((0..4).fold(field, |field, _| field.turned()), field);
    }
    for set in [CITY_FIELDS, SITE_FIELDS, NEAR_MOUNTAINS, NEAR_WATER] {
        assert_eq!(turn(set), set);
    }
    assert!((0..CITIES).all(|city| Field::of_city(city).city() == Some(city)));
    assert!((0..SITES).all(|site| Field::of_site(site).site() == Some(site)));
}

#[test]
fn every_element_has_an_orb_of_each_class() {
    let site = |name: &str| field(name).site().expect("a site");
    let rows = [
        ("A12 A11 A3", [Element::Earth, Element::Water, Element::Fire]),
        ("B12 B11 B3", [Element::Water, Element::Fire, Element::Air]),
        ("C12 C11 C3", [Element::Fire, Element::Air, Element::Earth]),
        ("D12 D11 D3", [Element::Air, Element::Earth, Element::Water]),
    ];
    for (names, elements) in rows {
        let found: Vec<Element> = names.split(' ').map(|name| orb(site(name))).collect();
        assert_eq!(found, elements, "{names}");
    }
    for element in Element::ALL {
        let classes: BTreeSet<usize> = sites_of(element).map(|site| site % 3).collect();
        assert_eq!(classes.len(), 3, "{element}: an island, a corner and a frontier");
        assert_eq!(element.word().parse(), Ok(element));
    }
}

#[test]
fn ships_are_moored_where_land_meets_sea() {
    for number in 0..MOORINGS {
        let (land, sea) = mooring(number);
        assert!(land.shore().has(sea) && mooring_at(land, sea) == Some(number));
    }
    let pairs: usize = Field::all().map(|land| moorings_of(land).len()).sum();
    assert_eq!(pairs, MOORINGS);
    assert_eq!(mooring_at(field("A10"), field("As3")), None);
    assert_eq!(mooring_at(field("As3"), field("A8")), None);
}

/// Fills, step by step.
fn distance(from: &str, to: &str) -> Option<usize> {
    let (mut reached, to) = (field(from).only(), field(to));
    for steps in 0..FIELDS {
        if reached.has(to) {
            return Some(steps);
        }
        let wider = reached.iter().fold(reached, |all, field| all.with(field.walk()));
        if wider == reached {
            return None;
        }
        reached = wider;
    }
    None
}

#[test]
fn walking_distances_are_those_of_the_rule_file() {
    for land in ["A", "B", "C", "D"] {
        let next = ["A", "B", "C", "D", "A"];
        let after = next[next.iter().position(|other| *other == land).expect("a land") + 1];
        let steps = |from: &str, to: &str| distance(&format!("{land}{from}"), &format!("{land}{to}"));
        assert_eq!(steps("1", "5"), Some(2));
        assert_eq!(steps("1", "8"), Some(3));
        assert_eq!(steps("1", "10"), Some(4));
        assert_eq!(steps("5", "10"), Some(2));
        assert_eq!(steps("5", "8"), Some(4));
        assert_eq!(steps("8", "10"), Some(3));
        assert_eq!(distance(&format!("{land}8"), &format!("{after}5")), Some(2), "over the outer bridge");
        assert_eq!((steps("3", "1"), steps("3", "5")), (Some(1), Some(1)));
        assert_eq!((steps("11", "10"), steps("11", "8")), (Some(1), Some(2)));
        assert_eq!(steps("12", "8"), None, "islands are reached by ship");
    }
    let all = (0..FOOT).filter(|at| distance("A1", &Field::at(*at).to_string()).is_some()).count();
    assert_eq!(all, FOOT - 4, "everything but the islands can be walked to");
}

#[test]
fn the_clock_goes_round_by_four_rules_of_three() {
    let dial = |water_first| (0..POSITIONS).map(|at| shown_element(at, water_first)).collect::<Vec<_>>();
    let rule = |element| [None, Some(element), Some(element), Some(element)];
    let order = [Element::Earth, Element::Water, Element::Fire, Element::Air];
    assert_eq!(dial(false), order.into_iter().flat_map(rule).collect::<Vec<_>>(), "R1, R2");
    let literal = [Element::Water, Element::Earth, Element::Fire, Element::Air];
    assert_eq!(dial(true), literal.into_iter().flat_map(rule).collect::<Vec<_>>(), "seed L3 to the letter");
}
