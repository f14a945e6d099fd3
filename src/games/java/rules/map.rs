//! The island: hexes, printed water, borders, and all places for tiles (rules: java 3).

use std::sync::LazyLock;

use crate::grid::hex::{Ground, Hex};

use super::cell::{Cell, Cells};
use super::tile::Tile;

/// The board, one character per column, so that neighbours in a row are two apart. `.` land, `~` printed water, `^`
/// outside in the mountains, `v` outside in the lowlands.
const ROWS: [&str; 15] = [
    "        ^ ^   ^ ^   ^ ^   ^ ^",
    "       ^ . ^ ^ . ^ ^ . ^ ^ . ^",
    "    ^ ^ . . ^ . . ^ . . ^ . . ^ ^",
    "   ^ . . . . . . . . . . . . . . ^",
    "  ^ . . . . . . . . . . . . . . . ^",
    " ^ . . . . . . ~ . . . . . ~ . . . ^",
    "^ . . . . . . . . . . . . . . . . . ^",
    " ^ . . . . . . . . . . . . . . . . ^",
    "  v v . . . . . . ~ . . . . . . v v",
    "   v . . . . . . . . . . . . . . v",
    "    v . . . . . . . . . . . . . v",
    "     v . . . . . . . . . . . . v",
    "      v v . . . v . v . . . v v",
    "         v . . v v v v . . v",
    "          v v v       v v v",
];

/// Maximum number of positions in a row, numbered from 0.
const NUMBERS: usize = 19;
const OFF: u8 = u8::MAX;

/// The printed board, and data derived from it.
pub struct Map {
    /// Hexes and outside cells, numbered row by row.
    pub ground: Ground<4>,
    pub(super) names: Vec<Cell>,
    index: [[u8; NUMBERS]; ROWS.len()],
    /// The 153 hexes of the board.
    pub board: Cells,
    /// Hexes with a side on the border.
    pub edge: Cells,
    /// The three printed lakes.
    pub printed: Cells,
    /// Outside cells at the mountains.
    pub mountain: Cells,
    pub lowland: Cells,
    /// All places for tiles of one, two and three hexes.
    places: [Vec<Footprint>; 3],
}

/// A place for a tile: the indices of its hexes in the order of the tile, and how many of them are outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Footprint {
    pub cells: [u8; 3],
    pub outside: u8,
}

/// Returns the map, built once.
pub fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(Map::drawn);
    &MAP
}

impl Map {
    fn drawn() -> Self {
        let signs = ROWS.iter().enumerate().flat_map(|(row, line)| {
            let cells = line.bytes().enumerate().filter(|(_, sign)| *sign != b' ');
            cells.map(move |(x2, sign)| (Hex::new(((x2 as i16 - row as i16) / 2) as i8, row as i8), sign))
        });
        let ground = Ground::new(signs.clone().map(|(hex, _)| hex));
        let with = |wanted: &[u8]| -> Cells {
            signs
                .clone()
                .filter(|(_, s)| wanted.contains(s))
                .filter_map(|(hex, _)| ground.cell(hex))
                .collect()
        };
        let (board, printed, mountain, lowland) = (with(b".~"), with(b"~"), with(b"^"), with(b"v"));
        let names: Vec<Cell> = ground.hexes().iter().map(|hex| Cell::of(*hex)).collect();
        let mut index = [[OFF; NUMBERS]; ROWS.len()];
        for (number, name) in names.iter().enumerate() {
            index[usize::from(name.row)][usize::from(name.number)] = number as u8;
        }
        let edge = board & ground.neighbours(mountain | lowland);
        let places = [1, 2, 3].map(|size| places(&ground, &board, size));
        Self { ground, names, index, board, edge, printed, mountain, lowland, places }
    }

    #[inline]
    pub(super) fn index_of(&self, cell: Cell) -> Option<usize> {
        let row = self.index.get(usize::from(cell.row))?;
        row.get(usize::from(cell.number)).filter(|index| **index != OFF).map(|index| usize::from(*index))
    }

    /// Returns the outside cells.
    #[inline]
    pub fn outside(&self) -> Cells {
        self.mountain | self.lowland
    }

    /// Returns all places for such a tile, in the order of their actions.
    #[inline]
    pub(super) fn places(&self, tile: Tile) -> &[Footprint] {
        &self.places[tile.size() - 1]
    }
}

/// Lists all places for a tile of this size, in all rotations.
fn places(ground: &Ground<4>, board: &Cells, size: usize) -> Vec<Footprint> {
    let mut places = Vec::new();
    for village in 0..ground.hexes().len() {
        let near: Vec<usize> = ground.near(village).iter().collect();
        let mut add = |cells: &[usize]| {
            let mut place = Footprint { cells: [village as u8; 3], outside: 0 };
            place.cells.iter_mut().zip(cells).for_each(|(to, cell)| *to = *cell as u8);
            place.outside = cells.iter().filter(|cell| !board.has(**cell)).count() as u8;
            places.push(place);
        };
        match size {
            1 => add(&[village]),
            2 => near.iter().for_each(|rice| add(&[village, *rice])),
            _ => near.iter().for_each(|rice| {
                let both = near.iter().filter(|other| *other > rice && ground.near(*rice).has(**other));
                both.for_each(|other| add(&[village, *rice, *other]));
            }),
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_island_has_the_numbers_of_the_rule_file() {
        let map = map();
        assert_eq!(map.ground.hexes().len(), super::super::cell::CELLS);
        assert_eq!((map.board.count(), map.printed.count(), map.edge.count()), (153, 3, 55));
        assert_eq!((map.mountain.count(), map.lowland.count()), (33, 28));
        let sides =
            |border: Cells| -> u32 { border.iter().map(|c| (map.ground.near(c) & map.board).count()).sum() };
        assert_eq!((sides(map.mountain), sides(map.lowland)), (62, 54));
        let touch = |border: Cells| map.edge & map.ground.neighbours(border);
        let (mountain, lowland) = (touch(map.mountain), touch(map.lowland));
        let mixed: Vec<String> = (mountain & lowland).iter().map(|c| Cell::at(c).to_string()).collect();
        assert_eq!(mixed, ["H1", "H16"]);
        assert_eq!(((mountain - lowland).count(), (lowland - mountain).count()), (28, 25));
        let printed: Vec<String> = map.printed.iter().map(|c| Cell::at(c).to_string()).collect();
        assert_eq!(printed, ["F7", "F13", "I9"]);
        assert!((map.board - map.edge - map.printed).count() == 95, "where water may come");
    }

    #[test]
    fn the_rows_are_those_of_the_rule_file() {
        let rows = "B4 B7 B10 B13 | C4 C5 C7 C8 C10 C11 C13 C14 | D2-D15 | E2-E16 | F1-F16 | G1-G17 | H1-H16 | \
                    I3-I15 | J2-J15 | K3-K15 | L3-L14 | M5 M6 M7 M9 M11 M12 M13 | N5 N6 N11 N12";
        let mut listed = Cells::EMPTY;
        for words in rows.split(['|', ' ']).filter(|words| !words.is_empty()) {
            let ends: Vec<Cell> = words.split('-').map(|word| word.parse().expect("a hex")).collect();
            for number in ends[0].number..=ends[ends.len() - 1].number {
                listed.insert(Cell { number, ..ends[0] }.index().expect("on the map"));
            }
        }
        assert_eq!(listed, map().board);
        let near = |name: &str| {
            let cell: Cell = name.parse().expect("a hex");
            let near = map().ground.near(cell.index().expect("on the map"));
            near.iter().map(|c| Cell::at(c).to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!((near("G7"), near("H7")), ("F6 F7 G6 G8 H6 H7".into(), "G7 G8 H6 H8 I7 I8".into()));
    }

    #[test]
    fn places_are_sorted_and_distinct() {
        for tile in Tile::ALL {
            assert!(map().places(tile).windows(2).all(|w| w[0] < w[1]));
        }
    }
}
