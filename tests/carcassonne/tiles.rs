//! The tiles of the rule file, section 3: counts, edges against segments, half edges, borders, first moves (W19).

use deska::games::carcassonne::{
    ALL_SEGMENTS, ALL_TILES, Carcassonne, Kind, MAX_SEGMENTS, Options, Part, Public, Rotation, Set, Side,
    Terrain, TowerOption, all_tiles,
};
use deska::table::Game;

fn game(options: &Options) -> Public {
    Carcassonne::start(options, 2).public
}

fn named(id: &str) -> Kind {
    id.parse().expect(id)
}

#[test]
fn counts_are_those_of_the_box() {
    let of = |set: Set| Kind::all().filter(move |kind| kind.tile().set == set);
    let count = |set: Set| of(set).map(|kind| usize::from(kind.tile().count)).sum::<usize>();
    assert_eq!((of(Set::Base).count(), of(Set::Tower).count()), (24, 17));
    assert_eq!((count(Set::Base), count(Set::Tower)), (72, 18));
    assert_eq!(all_tiles(TowerOption::On).total() as usize, ALL_TILES);
    assert_eq!(all_tiles(TowerOption::Tiles), all_tiles(TowerOption::On));
    assert_eq!(all_tiles(TowerOption::Off).total(), 72);
    assert!(Kind::all().all(|kind| kind.tile().foundation == (kind.tile().set == Set::Tower)));
    assert_eq!(Kind::START, named("D"));
    let segments = |kind: Kind| kind.tile().segments.len();
    assert!(Kind::all().all(|kind| (1..=MAX_SEGMENTS).contains(&segments(kind))));
    assert_eq!(Kind::all().map(|k| segments(k) * usize::from(k.tile().count)).sum::<usize>(), ALL_SEGMENTS);
    assert_eq!(game(&Options::default()).pile.total(), 89);
    assert_eq!(game(&Options { tower: TowerOption::Off, ..Options::default() }).pile.total(), 71);
    for kind in Kind::all() {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
}

#[test]
fn names_count_up_and_cities_come_first() {
    for kind in Kind::all() {
        let segments = kind.tile().segments;
        for part in Part::ALL {
            let numbers: Vec<u8> =
                segments.iter().filter(|s| s.id.part == part).map(|s| s.id.number).collect();
            assert!(numbers.iter().copied().eq(0..numbers.len() as u8), "{kind}");
        }
        assert!(segments.iter().filter(|s| s.id.part == Part::Monastery).count() <= 1);
        let cities = segments.iter().filter(|s| s.id.part == Part::City).count();
        assert!(
            segments[..cities].iter().all(|s| s.id.part == Part::City),
            "{kind}: bits of borders are cities"
        );
        for segment in segments {
            let field = segment.id.part == Part::Field;
            assert!(field || (segment.slots, segment.cities) == (0, 0));
            assert!(u32::from(segment.cities) < 1 << cities, "{kind}: a field borders cities of its tile");
            assert!(matches!(segment.id.part, Part::City | Part::Road) != (segment.edges == 0), "{kind}");
        }
    }
}

#[test]
fn segments_cover_the_edges_once() {
    for kind in Kind::all() {
        let tile = kind.tile();
        for side in Side::ALL {
            let edge = tile.edges[side.index()];
            let ways: Vec<Part> = tile
                .segments
                .iter()
                .filter(|s| s.edges >> side.index() & 1 == 1)
                .map(|s| s.id.part)
                .collect();
            let wanted: &[Part] = match edge {
                Terrain::City => &[Part::City],
                Terrain::Road => &[Part::Road],
                Terrain::Field => &[],
            };
            assert_eq!(ways, wanted, "{kind} {side:?}");
            for slot in [2 * side.index(), 2 * side.index() + 1] {
                let fields = tile.segments.iter().filter(|s| s.slots >> slot & 1 == 1).count();
                assert_eq!(fields, usize::from(edge != Terrain::City), "{kind}, half edge {slot}");
            }
            if edge == Terrain::Field {
                let field = |slot| kind.field_at(slot, Rotation::new(0));
                assert_eq!(
                    field(2 * side.index()),
                    field(2 * side.index() + 1),
                    "{kind}: one field at an edge"
                );
            }
            if edge == Terrain::Road {
                let field = |slot| kind.field_at(slot, Rotation::new(0));
                let around = tile.segments.iter().filter(|s| s.edges >> side.index() & 1 == 1);
                let through = around.map(|s| s.edges.count_ones()).sum::<u32>() > 1;
                let apart = field(2 * side.index()) != field(2 * side.index() + 1);
                assert!(apart || !through, "{kind}: a road divides the field it runs through");
            }
        }
    }
}

/// A field whose half edge meets a city's edge at a corner of the tile touches that city.
#[test]
fn fields_border_the_cities_at_their_corners() {
    for kind in Kind::all() {
        let segments = kind.tile().segments;
        for field in segments.iter().filter(|s| s.id.part == Part::Field) {
            for slot in (0..8).filter(|slot| field.slots >> slot & 1 == 1) {
                for near in [(slot + 1) % 8, (slot + 7) % 8] {
                    let side = near / 2;
                    let city =
                        segments.iter().position(|s| s.id.part == Part::City && s.edges >> side & 1 == 1);
                    if let Some(city) = city {
                        assert!(field.cities >> city & 1 == 1, "{kind} {} {city}", field.id);
                    }
                }
            }
        }
    }
}

#[test]
fn turning_a_tile_turns_everything_on_it() {
    for kind in Kind::all() {
        for rotation in Rotation::ALL {
            for side in Side::ALL {
                let turned = Side::ALL[(side.index() + rotation.quarters()) % 4];
                assert_eq!(kind.edge(turned, rotation), kind.edge(side, Rotation::new(0)));
                assert_eq!(kind.segment_at(turned, rotation), kind.segment_at(side, Rotation::new(0)));
            }
            for slot in 0..8 {
                let turned = (slot + 2 * rotation.quarters()) % 8;
                assert_eq!(kind.field_at(turned, rotation), kind.field_at(slot, Rotation::new(0)));
            }
        }
    }
}

/// W19.
#[test]
fn first_moves() {
    let groups = [
        (4, "B C E F G H I M N Q R TA TB TC TL TN TQ"),
        (5, "A S T TI TM TP"),
        (6, "D J K O P U V TD TH TJ TK TO"),
        (7, "L W TE"),
        (8, "X TF TG"),
    ];
    let start = game(&Options::default());
    let mut seen = 0;
    for (count, kinds) in groups {
        for kind in kinds.split(' ').map(named) {
            let found: usize = start.placements_of(kind).iter().map(|(_, rotations)| rotations.len()).sum();
            assert_eq!(found, count, "{kind}");
            seen += 1;
        }
    }
    assert_eq!(seen, 41);
}

fn parts(id: &str, part: Part) -> usize {
    named(id).tile().segments.iter().filter(|s| s.id.part == part).count()
}

/// R32 to R37, R53.
#[test]
fn the_tiles_that_were_doubtful() {
    for (id, roads) in [("TD", 2), ("TE", 3), ("TG", 4), ("TI", 1)] {
        let ends =
            named(id).tile().segments.iter().filter(|s| s.id.part == Part::Road && s.edges.count_ones() == 1);
        assert_eq!(ends.count(), roads, "R32: {id}");
    }
    assert_eq!((parts("TK", Part::Field), parts("D", Part::Field)), (3, 2), "R33");
    assert_eq!(
        (parts("TH", Part::City), parts("TH", Part::Road), parts("TH", Part::Field)),
        (1, 1, 4),
        "R34"
    );
    let inner = named("TQ").tile().segments.iter().find(|s| s.id.part == Part::Field).expect("R35");
    assert_eq!((inner.slots, inner.cities), (0, 3), "R35");
    assert_eq!(parts("TM", Part::Field), 3, "R36");
    assert_eq!(parts("C", Part::Field), 0, "R37");
    assert!(["S", "T", "TP"].iter().all(|id| parts(id, Part::Field) == 2), "R37");
    let pennants = Kind::all().flat_map(|kind| kind.tile().segments).filter(|s| s.pennants > 0);
    assert!(pennants.into_iter().all(|s| s.edges.count_ones() >= 2), "R53");
    let count = |kind: Kind| kind.tile().segments.iter().map(|s| s.pennants * kind.tile().count).sum::<u8>();
    assert_eq!(Kind::all().map(count).sum::<u8>(), 11);
}
