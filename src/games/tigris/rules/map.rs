//! The two boards: river, land, starting temples and corner treasures (rules: tigris 3, 9). All of it is constant.

use crate::games::tigris::rules::cell::{COLUMNS, Cells};

use super::options::Board;

/// The number of rows of both boards.
pub const ROWS: usize = 11;

/// Every cell of the board.
pub const BOARD: Cells = Cells::rows(ROWS);

/// The printed features of a board.
#[derive(Debug)]
pub struct Map {
    /// The river cells, where only farms may go.
    pub river: Cells,
    /// The land cells: all other cells.
    pub land: Cells,
    /// Cells that start with a temple and a treasure.
    pub temples: Cells,
    /// The cells of `temples` whose treasure must be taken first.
    pub corners: Cells,
}

/// Returns the printed features of a board.
#[inline]
pub fn map(board: Board) -> &'static Map {
    match board {
        Board::Standard => &STANDARD,
        Board::Advanced => &ADVANCED,
    }
}

// `.` land, `R` river, `T` land with a starting temple, `t` the same with a corner treasure.
static STANDARD: Map = read([
    "....RRRRR.T.R...",
    ".t..R.......R..t",
    "...RRT......RR..",
    "RRRR.........RRR",
    ".............TRR",
    "..............R.",
    "RRRR....T...RRR.",
    ".t.RRRR.....R...",
    "......RRRRRRR.t.",
    ".....T..........",
    "..........T.....",
]);

static ADVANCED: Map = read([
    "..RRT....T.....R",
    "..RR..........TR",
    ".tRR...........R",
    "..R...T....TRRRR",
    "..R.........R...",
    "..RT........R..t",
    "..RR........RR..",
    "t..RRR.T....TR..",
    ".....RRR.....R..",
    "....t.RRRRRRRR..",
    "......R..t....t.",
]);

const fn read(grid: [&str; ROWS]) -> Map {
    let land = find(&grid, b".Tt");
    let temples = find(&grid, b"Tt");
    Map { river: find(&grid, b"R"), land, temples, corners: find(&grid, b"t") }
}

const fn find(grid: &[&str; ROWS], signs: &[u8]) -> Cells {
    let mut words = [0; 3];
    let mut at = 0;
    while at < ROWS * COLUMNS {
        let sign = grid[at / COLUMNS].as_bytes()[at % COLUMNS];
        let mut i = 0;
        while i < signs.len() {
            if signs[i] == sign {
                words[at / 64] |= 1 << (at % 64);
            }
            i += 1;
        }
        at += 1;
    }
    Cells(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_the_rule_file() {
        let counts = |m: &Map| [m.river, m.land, m.temples, m.corners].map(|c| c.count());
        assert_eq!(counts(&STANDARD), [41, 135, 10, 4]);
        assert_eq!(counts(&ADVANCED), [39, 137, 14, 6]);
    }
}
