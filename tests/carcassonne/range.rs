//! The range of towers on a board that is filled everywhere (rules: carcassonne 6.1, W15, W16) and with gaps.

use deska::games::carcassonne::{Cell, Options, covers, range};

const TOWER: Cell = Cell::new(0, 0);

fn cells(options: &Options, height: u8, filled: impl Fn(Cell) -> bool) -> Vec<Cell> {
    let square = (-12..=12).flat_map(|y| (-12..=12).map(move |x| Cell::new(x, y)));
    square.filter(|cell| covers(options, TOWER, height, *cell, &filled)).collect()
}

fn everywhere(_: Cell) -> bool {
    true
}

/// W15: the figures of the seed, 5, 9, 13 and four more for each floor.
#[test]
fn a_line_covers_four_more_cells_for_each_floor() {
    let options = Options::default();
    for height in 1..=10 {
        assert_eq!(cells(&options, height, everywhere).len(), 4 * usize::from(height) + 1);
    }
    let two = [(0, -2), (0, -1), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0), (0, 1), (0, 2)];
    assert_eq!(cells(&options, 2, everywhere), two.map(|(x, y)| Cell::new(x, y)));
}

/// W16.
#[test]
fn variants_of_range() {
    let own_tile = Options { own_tile_first: true, ..Options::default() };
    let manhattan = Options { manhattan: true, ..Options::default() };
    let both = Options { own_tile_first: true, manhattan: true, ..Options::default() };
    assert_eq!(cells(&own_tile, 2, everywhere).len(), 5);
    assert_eq!(cells(&own_tile, 1, everywhere), [TOWER]);
    let two = cells(&manhattan, 2, everywhere);
    assert_eq!(two.len(), 13);
    assert!(two.contains(&Cell::new(1, 1)) && !two.contains(&Cell::new(2, 1)));
    assert_eq!(cells(&both, 2, everywhere).len(), 5);
    for height in 1..=8 {
        let (h, r) = (usize::from(height), usize::from(range(&own_tile, height)));
        assert_eq!(cells(&manhattan, height, everywhere).len(), 2 * h * (h + 1) + 1);
        assert_eq!(r, h - 1);
    }
}

/// On a full board, stopping at gaps changes nothing.
#[test]
fn no_gaps_no_stops() {
    for manhattan in [false, true] {
        let over = Options { manhattan, ..Options::default() };
        let stop = Options { stop_at_gaps: true, ..over };
        for height in 1..=7 {
            assert_eq!(cells(&over, height, everywhere), cells(&stop, height, everywhere));
        }
    }
}

/// The two tiles beside the gap on (2,0) and the way around it.
#[test]
fn gaps_stop_lines_and_lengthen_paths() {
    let filled =
        |cell: Cell| cell != Cell::new(2, 0) && (0..=1).contains(&cell.y) && (0..=4).contains(&cell.x);
    let line = Options { stop_at_gaps: true, ..Options::default() };
    let beyond = Cell::new(3, 0);
    assert!(!covers(&line, TOWER, 9, beyond, filled) && covers(&line, TOWER, 1, Cell::new(1, 0), filled));
    assert!(covers(&Options::default(), TOWER, 3, beyond, filled));
    let path = Options { manhattan: true, ..line };
    assert!(!covers(&path, TOWER, 4, beyond, filled) && covers(&path, TOWER, 5, beyond, filled));
    assert!(!covers(&path, TOWER, 9, Cell::new(0, -1), filled), "a cell without a tile is on no path");
}
