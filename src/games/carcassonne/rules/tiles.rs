//! The 41 kinds of tiles (rules: carcassonne 3.3): 24 of the base game, 17 of The Tower.

use super::tile::{KINDS, Part, Segment, SegmentId, Set, Terrain, Tile};
use Terrain::{City as C, Field as F, Road as R};

const N: u8 = 1;
const E: u8 = 2;
const S: u8 = 4;
const W: u8 = 8;

const NW: u8 = 1;
const NE: u8 = 2;
const EN: u8 = 4;
const ES: u8 = 8;
const SE: u8 = 16;
const SW: u8 = 32;
const WS: u8 = 64;
const WN: u8 = 128;

/// The cities that border a field.
const NONE: u8 = 0;
const C0: u8 = 1;
const C1: u8 = 2;

const fn segment(part: Part, number: u8) -> Segment {
    Segment { id: SegmentId { part, number }, edges: 0, slots: 0, cities: 0, pennants: 0 }
}

const fn city(number: u8, edges: u8, pennants: u8) -> Segment {
    Segment { edges, pennants, ..segment(Part::City, number) }
}

const fn road(number: u8, edges: u8) -> Segment {
    Segment { edges, ..segment(Part::Road, number) }
}

const fn field(number: u8, slots: u8, cities: u8) -> Segment {
    Segment { slots, cities, ..segment(Part::Field, number) }
}

const MONASTERY: Segment = segment(Part::Monastery, 0);

const fn base(id: &'static str, count: u8, edges: [Terrain; 4], segments: &'static [Segment]) -> Tile {
    Tile { id, set: Set::Base, count, edges, segments, foundation: false }
}

const fn tower(id: &'static str, count: u8, edges: [Terrain; 4], segments: &'static [Segment]) -> Tile {
    Tile { id, set: Set::Tower, count, edges, segments, foundation: true }
}

/// Every kind, in the order of the rule file.
pub static TILES: [Tile; KINDS] = [
    base(
        "A",
        2,
        [F, F, R, F],
        &[MONASTERY, road(0, S), field(0, NW | NE | EN | ES | SE | SW | WS | WN, NONE)],
    ),
    base("B", 4, [F, F, F, F], &[MONASTERY, field(0, NW | NE | EN | ES | SE | SW | WS | WN, NONE)]),
    base("C", 1, [C, C, C, C], &[city(0, N | E | S | W, 1)]),
    base(
        "D",
        4,
        [C, R, F, R],
        &[city(0, N, 0), road(0, E | W), field(0, EN | WN, C0), field(1, ES | SE | SW | WS, NONE)],
    ),
    base("E", 5, [C, F, F, F], &[city(0, N, 0), field(0, EN | ES | SE | SW | WS | WN, C0)]),
    base("F", 2, [F, C, F, C], &[city(0, E | W, 1), field(0, NW | NE, C0), field(1, SE | SW, C0)]),
    base("G", 1, [F, C, F, C], &[city(0, E | W, 0), field(0, NW | NE, C0), field(1, SE | SW, C0)]),
    base("H", 3, [C, F, C, F], &[city(0, N, 0), city(1, S, 0), field(0, EN | ES | WS | WN, C0 | C1)]),
    base("I", 2, [C, F, F, C], &[city(0, N, 0), city(1, W, 0), field(0, EN | ES | SE | SW, C0 | C1)]),
    base(
        "J",
        3,
        [C, R, R, F],
        &[city(0, N, 0), road(0, E | S), field(0, EN | SW | WS | WN, C0), field(1, ES | SE, NONE)],
    ),
    base(
        "K",
        3,
        [C, F, R, R],
        &[city(0, N, 0), road(0, S | W), field(0, EN | ES | SE | WN, C0), field(1, SW | WS, NONE)],
    ),
    base(
        "L",
        3,
        [C, R, R, R],
        &[
            city(0, N, 0),
            road(0, E),
            road(1, S),
            road(2, W),
            field(0, EN | WN, C0),
            field(1, ES | SE, NONE),
            field(2, SW | WS, NONE),
        ],
    ),
    base("M", 2, [C, F, F, C], &[city(0, N | W, 1), field(0, EN | ES | SE | SW, C0)]),
    base("N", 3, [C, F, F, C], &[city(0, N | W, 0), field(0, EN | ES | SE | SW, C0)]),
    base(
        "O",
        2,
        [C, R, R, C],
        &[city(0, N | W, 1), road(0, E | S), field(0, EN | SW, C0), field(1, ES | SE, NONE)],
    ),
    base(
        "P",
        3,
        [C, R, R, C],
        &[city(0, N | W, 0), road(0, E | S), field(0, EN | SW, C0), field(1, ES | SE, NONE)],
    ),
    base("Q", 1, [C, C, F, C], &[city(0, N | E | W, 1), field(0, SE | SW, C0)]),
    base("R", 3, [C, C, F, C], &[city(0, N | E | W, 0), field(0, SE | SW, C0)]),
    base("S", 2, [C, C, R, C], &[city(0, N | E | W, 1), road(0, S), field(0, SE, C0), field(1, SW, C0)]),
    base("T", 1, [C, C, R, C], &[city(0, N | E | W, 0), road(0, S), field(0, SE, C0), field(1, SW, C0)]),
    base(
        "U",
        8,
        [F, R, F, R],
        &[road(0, E | W), field(0, NW | NE | EN | WN, NONE), field(1, ES | SE | SW | WS, NONE)],
    ),
    base(
        "V",
        9,
        [F, F, R, R],
        &[road(0, S | W), field(0, NW | NE | EN | ES | SE | WN, NONE), field(1, SW | WS, NONE)],
    ),
    base(
        "W",
        4,
        [F, R, R, R],
        &[
            road(0, E),
            road(1, S),
            road(2, W),
            field(0, NW | NE | EN | WN, NONE),
            field(1, ES | SE, NONE),
            field(2, SW | WS, NONE),
        ],
    ),
    base(
        "X",
        1,
        [R, R, R, R],
        &[
            road(0, N),
            road(1, E),
            road(2, S),
            road(3, W),
            field(0, NW | WN, NONE),
            field(1, NE | EN, NONE),
            field(2, ES | SE, NONE),
            field(3, SW | WS, NONE),
        ],
    ),
    tower("TA", 2, [C, F, F, F], &[city(0, N, 0), field(0, EN | ES | SE | SW | WS | WN, C0)]),
    tower("TB", 1, [F, F, F, F], &[field(0, NW | NE | EN | ES | SE | SW | WS | WN, NONE)]),
    tower("TC", 1, [F, F, F, F], &[MONASTERY, field(0, NW | NE | EN | ES | SE | SW | WS | WN, NONE)]),
    tower(
        "TD",
        1,
        [F, F, R, R],
        &[road(0, S), road(1, W), field(0, NW | NE | EN | ES | SE | WN, NONE), field(1, SW | WS, NONE)],
    ),
    tower(
        "TE",
        1,
        [R, R, F, R],
        &[
            road(0, N),
            road(1, E),
            road(2, W),
            field(0, NE | EN, NONE),
            field(1, ES | SE | SW | WS, NONE),
            field(2, NW | WN, NONE),
        ],
    ),
    tower(
        "TF",
        1,
        [R, R, R, R],
        &[
            road(0, N | W),
            road(1, E | S),
            field(0, NW | WN, NONE),
            field(1, NE | EN | SW | WS, NONE),
            field(2, ES | SE, NONE),
        ],
    ),
    tower(
        "TG",
        1,
        [R, R, R, R],
        &[
            road(0, N),
            road(1, E),
            road(2, S),
            road(3, W),
            field(0, NE | EN, NONE),
            field(1, ES | SE, NONE),
            field(2, SW | WS, NONE),
            field(3, NW | WN, NONE),
        ],
    ),
    tower(
        "TH",
        1,
        [R, C, R, C],
        &[
            city(0, E | W, 0),
            road(0, N | S),
            field(0, NE, C0),
            field(1, SE, C0),
            field(2, SW, C0),
            field(3, NW, C0),
        ],
    ),
    tower(
        "TI",
        1,
        [C, F, R, F],
        &[city(0, N, 0), road(0, S), field(0, EN | ES | SE, C0), field(1, SW | WS | WN, C0)],
    ),
    tower(
        "TJ",
        1,
        [C, F, R, R],
        &[city(0, N, 0), road(0, S | W), field(0, EN | ES | SE | WN, C0), field(1, SW | WS, NONE)],
    ),
    tower(
        "TK",
        1,
        [C, R, F, R],
        &[
            city(0, N, 0),
            road(0, E | W),
            field(0, EN, C0),
            field(1, ES | SE | SW | WS, NONE),
            field(2, WN, C0),
        ],
    ),
    tower("TL", 1, [C, F, F, C], &[city(0, N | W, 0), field(0, EN | ES | SE | SW, C0)]),
    tower(
        "TM",
        1,
        [C, R, F, C],
        &[city(0, N | W, 0), road(0, E), field(0, EN, C0), field(1, ES, C0), field(2, SE | SW, C0)],
    ),
    tower("TN", 1, [C, F, F, C], &[city(0, N, 0), city(1, W, 0), field(0, EN | ES | SE | SW, C0 | C1)]),
    tower(
        "TO",
        1,
        [C, R, C, R],
        &[city(0, N, 0), city(1, S, 0), road(0, E | W), field(0, EN | WN, C0), field(1, ES | WS, C1)],
    ),
    tower("TP", 1, [C, C, R, C], &[city(0, N | E | W, 0), road(0, S), field(0, SE, C0), field(1, SW, C0)]),
    tower("TQ", 1, [C, C, C, C], &[city(0, N | E | W, 1), city(1, S, 0), field(0, 0, C0 | C1)]),
];
