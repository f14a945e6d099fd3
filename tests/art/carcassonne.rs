//! The pictures of Carcassonne with The Tower: every tile draws, its regions cover it and meet their neighbours'.

use deska::games::carcassonne::art::SPRITE as CARCASSONNE;
use deska::games::carcassonne::art::{
    Detail, Point, Posture, figure_on, foundation, ids, region, segments, spot, swatch, tile, tower,
};

/// All tiles in all rotations.
fn turned() -> impl Iterator<Item = (&'static str, u8)> {
    ids().flat_map(|id| (0..4).map(move |turns| (id, turns)))
}

/// The markup of everything that is drawn by code, by name, for the tests of all art.
pub fn drawn() -> impl Iterator<Item = (String, String)> {
    let tiles = turned().flat_map(|(id, turns)| {
        [Detail::Near, Detail::Far].map(|detail| {
            (format!("tile {id} {turns} {detail:?}"), tile(id, turns, 0, detail).expect("a tile"))
        })
    });
    let swatches = turned().map(|(id, turns)| (format!("swatch {id}"), swatch(id, turns).expect("a tile")));
    let towers = (0..=30).map(|height| (format!("tower {height}"), tower(height)));
    tiles.chain(swatches).chain(towers)
}

/// Reads markup as far as it must be well formed: names match, attributes are quoted. The number of elements.
fn elements(name: &str, markup: &str) -> usize {
    let (mut open, mut count) = (Vec::new(), 0);
    for part in markup.split('<').skip(1).filter(|part| !part.starts_with("!--")) {
        let (tag, _) = part.split_once('>').unwrap_or_else(|| panic!("{name}: <{part}"));
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{name}");
            continue;
        }
        count += 1;
        assert_eq!(tag.matches('"').count() % 2, 0, "{name}: <{tag}>");
        assert_eq!(tag.matches("=\"").count() * 2, tag.matches('"').count(), "{name}: <{tag}>");
        if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap_or(""));
        }
    }
    assert!(open.is_empty(), "{name}: {open:?}");
    count
}

#[test]
fn all_tiles_are_there() {
    assert_eq!(ids().count(), 41);
    let cities = ids().flat_map(segments).filter(|segment| segment.starts_with('c')).count();
    let fields = ids().flat_map(segments).filter(|segment| segment.starts_with('f')).count();
    assert_eq!((cities, fields), (34, 77));
    assert_eq!(ids().filter(|id| foundation(id, 0).is_some()).count(), 17);
    assert!(tile("Y", 0, 0, Detail::Near).is_none() && swatch("", 0).is_none());
    assert!(region("A", "f1", 0).is_none() && spot("A", "c0", 0).is_none() && foundation("A", 0).is_none());
    assert_eq!(segments("Y").count(), 0);
}

#[test]
fn markup_is_well_formed_and_small() {
    for (name, markup) in drawn() {
        elements(&name, &markup);
        assert!(!markup.contains("NaN") && !markup.contains("inf"), "{name}");
    }
    for (id, turns) in turned() {
        for variant in 0..12 {
            for (detail, most, bytes) in [(Detail::Near, 32, 6600), (Detail::Far, 15, 2600)] {
                let markup = tile(id, turns, variant, detail).expect("a tile");
                let count = elements(id, &markup);
                assert!(count <= most, "{id} {turns} {variant} {detail:?} has {count} elements");
                assert!(markup.len() <= bytes, "{id} {turns} {variant} {detail:?}: {} bytes", markup.len());
            }
        }
        let flat = swatch(id, turns).expect("a tile");
        assert!(elements(id, &flat) <= 5 && flat.len() < 900, "{id}: {}", flat.len());
    }
    elements("carcassonne.svg", CARCASSONNE);
}

#[test]
fn numbers_have_one_decimal() {
    for (id, turns) in turned() {
        let paths =
            region(id, "c0", turns).unwrap_or_default() + &tile(id, turns, 1, Detail::Near).expect("a tile");
        for word in paths.split(|c: char| !c.is_ascii_digit() && c != '.') {
            // Relative shapes may follow each other without a blank: 1.8.4 is two numbers.
            assert!(word.split('.').skip(1).all(|decimals| decimals.len() <= 2), "{id}: {word}");
        }
    }
}

#[test]
fn a_tile_is_the_same_each_time_and_differs_by_its_variant() {
    for (id, turns) in turned() {
        let draw = |turns, variant| tile(id, turns, variant, Detail::Near);
        assert_eq!(draw(turns, 7), draw(turns, 7));
        assert_eq!(draw(turns, 7), draw(turns + 4, 7));
        assert_ne!(draw(turns, 7), draw(turns, 8), "{id}");
        assert_ne!(draw(turns, 7), draw((turns + 1) % 4, 7), "{id}");
    }
}

/// Decorations keep their place on a rotated tile: as many houses and leaves in every rotation.
#[test]
fn turning_turns_the_landscape() {
    for id in ids() {
        let count = |turns| {
            let markup = tile(id, turns, 3, Detail::Near).expect("a tile");
            (markup.matches("h0").count(), markup.matches("q1.6-1.6").count())
        };
        assert!((1..4).all(|turns| count(turns) == count(0)), "{id}");
    }
}

/// A path of straight pieces as rings.
fn rings(path: &str) -> Vec<Vec<Point>> {
    let pair = |text: &str| {
        let cut = text.find(' ').or_else(|| text.rfind('-')).expect("two numbers");
        (text[..cut].parse().expect("x"), text[cut..].trim().parse().expect("y"))
    };
    let ring = |ring: &str| ring.split(['M', 'L']).filter(|text| !text.is_empty()).map(pair).collect();
    path.split('Z').filter(|ring| !ring.is_empty()).map(ring).collect()
}

fn area(id: &str, segment: &str, turns: u8) -> Vec<Vec<Point>> {
    rings(&region(id, segment, turns).unwrap_or_else(|| panic!("{id} {segment}")))
}

/// The rings' pieces.
fn pieces(area: &[Vec<Point>]) -> impl Iterator<Item = (Point, Point)> {
    area.iter().flat_map(|ring| (0..ring.len()).map(|i| (ring[i], ring[(i + 1) % ring.len()])))
}

/// Returns whether the point lies in the area, by the winding of its rings as SVG fills them.
fn holds(area: &[Vec<Point>], (x, y): Point) -> bool {
    let turns = pieces(area).map(|(a, b)| {
        let crosses = (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0;
        if !crosses {
            0
        } else if b.1 > a.1 {
            1
        } else {
            -1
        }
    });
    turns.sum::<i32>() != 0
}

/// Distance of a point from the edge of an area.
fn from_edge(area: &[Vec<Point>], at: Point) -> f32 {
    let to_piece = |(a, b): (Point, Point)| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let part = ((at.0 - a.0) * dx + (at.1 - a.1) * dy) / (dx * dx + dy * dy).max(0.001);
        let part = part.clamp(0.0, 1.0);
        (at.0 - a.0 - dx * part).hypot(at.1 - a.1 - dy * part)
    };
    pieces(area).map(to_piece).fold(f32::MAX, f32::min)
}

fn on_foundation(id: &str, turns: u8, at: Point) -> bool {
    foundation(id, turns).is_some_and(|((x, y), width, height)| {
        (at.0 - x).abs() <= width / 2.0 && (at.1 - y).abs() <= height / 2.0
    })
}

/// Every point lies in the region of exactly one city, field or monastery, or on a road, a foundation, or in the ring
/// of a village. Points on an edge are left out.
#[test]
fn the_regions_of_a_tile_cover_it_once() {
    for (id, turns) in turned() {
        let areas: Vec<_> = segments(id).map(|segment| (segment, area(id, segment, turns))).collect();
        for i in 0..50 {
            for j in 0..50 {
                let at = (1.0 + i as f32 * 2.0, 1.0 + j as f32 * 2.0);
                if areas.iter().any(|(_, area)| from_edge(area, at) < 0.6) {
                    continue;
                }
                let here = areas.iter().filter(|(_, area)| holds(area, at)).map(|(segment, _)| *segment);
                let (roads, ground): (Vec<_>, Vec<_>) = here.partition(|segment| segment.starts_with('r'));
                let village = (at.0 - 50.0).hypot(at.1 - 50.0) < 11.0;
                assert!(ground.len() <= 1, "{id} {turns} {at:?}: {ground:?}");
                let covered =
                    !ground.is_empty() || !roads.is_empty() || village || on_foundation(id, turns, at);
                assert!(covered, "{id} {turns} {at:?} belongs to nothing");
                let field = ground.iter().any(|segment| segment.starts_with('f'));
                assert!(!field || roads.is_empty(), "{id} {turns} {at:?}: {ground:?} {roads:?}");
            }
        }
    }
}

/// The border of a tile is all city, all field, or a field with a road of 12 in the middle: where two tiles may lie
/// side by side, their regions meet.
#[test]
fn regions_meet_at_the_border() {
    for (id, turns) in turned() {
        let areas: Vec<_> = segments(id).map(|segment| (segment, area(id, segment, turns))).collect();
        for edge in 0..4 {
            let kinds: String = (0..100)
                .map(|i| {
                    let (along, inside) = (i as f32 + 0.5, 0.04);
                    let at =
                        [(along, inside), (100.0 - inside, along), (along, 100.0 - inside), (inside, along)]
                            [edge];
                    let here: Vec<_> = areas.iter().filter(|(_, area)| holds(area, at)).collect();
                    assert_eq!(here.len(), 1, "{id} {turns} {at:?}");
                    &here[0].0[..1]
                })
                .collect();
            let road = format!("{0}{1}{0}", "f".repeat(44), "r".repeat(12));
            let known = [road, "c".repeat(100), "f".repeat(100)];
            assert!(known.contains(&kinds), "{id} {turns} edge {edge}: {kinds}");
        }
    }
}

#[test]
fn figures_stand_on_their_segments() {
    for (id, turns) in turned() {
        for segment in segments(id) {
            let at = spot(id, segment, turns).expect("a spot");
            let area = area(id, segment, turns);
            assert!(holds(&area, at) && from_edge(&area, at) > 3.0, "{id} {segment} {turns}: {at:?}");
            assert!(Posture::on(segment).is_some(), "{segment}");
            assert!(!on_foundation(id, turns, at) || id == "TO", "{id} {segment} {turns}: {at:?}");
        }
    }
}

#[test]
fn a_tower_grows_upward_but_stays_compact() {
    assert_eq!(tower(0), "");
    let tops: Vec<f32> = (0..=30).map(|height| figure_on(height).1).collect();
    assert!(tops.windows(2).all(|pair| pair[0] >= pair[1]) && tops[30] > -50.0, "{tops:?}");
    for height in 1..=30 {
        let markup = tower(height);
        assert!(elements("tower", &markup) <= 9 && markup.contains(&format!(">{height}</text>")));
        assert!(markup.len() < 2400, "{height}: {}", markup.len());
    }
}

#[test]
fn the_sprites_are_complete() {
    let mut wanted: Vec<String> = "prisoner follower piece build dot taken last dead i-road i-city \
        i-monastery i-field i-tower i-stack i-foundation place-1 place-2 place-3 place-4 area-1 area-2 area-3 area-4 area-5 area-6"
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    for posture in Posture::ALL {
        let word = posture.word();
        wanted.extend([word.to_owned(), format!("i-{word}"), format!("spot-{word}")]);
        let (x, y, side) = posture.emblem();
        assert!(x >= 0.0 && y >= 0.0 && x + side <= 48.0 && y + side <= 48.0, "{word}");
    }
    wanted.retain(|id| !CARCASSONNE.contains(&format!(" id=\"cc-{id}\"")));
    assert!(wanted.is_empty(), "{wanted:?}");
}
