//! Fitting tiles to cells: the edges that a free cell requires, with a lookup table for each kind of tile.

use super::cell::{Rotation, Side};
use super::tile::{KINDS, Kind, Terrain};
use super::tiles::TILES;

/// The edges that the neighbours of a cell require of a tile there. Two bits a side (bits 0 and 1 north, then
/// clockwise): 0 for no neighbour, else 1 city, 2 road, 3 field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Wanted(u8);

impl Wanted {
    /// Returns the requirements with `terrain` added on this side.
    #[inline]
    #[must_use]
    pub const fn with(self, side: Side, terrain: Terrain) -> Self {
        Self(self.0 | code(terrain) << (2 * side.index()))
    }

    /// Returns the required terrain on this side.
    pub const fn on(self, side: Side) -> Option<Terrain> {
        match self.0 >> (2 * side.index()) & 3 {
            1 => Some(Terrain::City),
            2 => Some(Terrain::Road),
            3 => Some(Terrain::Field),
            _ => None,
        }
    }

    /// Returns the rotations in which this kind fits, bit *n* for *n* quarter turns.
    #[inline]
    pub fn rotations(self, kind: Kind) -> u8 {
        FITS[kind.index()][self.0 as usize] & 15
    }

    /// Returns the number of rotations in which this kind fits.
    #[inline]
    pub fn ways(self, kind: Kind) -> u32 {
        u32::from(FITS[kind.index()][self.0 as usize] >> 4)
    }

    /// Returns whether this kind fits in this rotation.
    #[inline]
    pub fn fits(self, kind: Kind, rotation: Rotation) -> bool {
        self.rotations(kind) >> rotation.quarters() & 1 == 1
    }
}

const fn code(terrain: Terrain) -> u8 {
    terrain as u8 + 1
}

/// By kind and required edges: the fitting rotations in the low four bits, above them their number. Counting them
/// during play took a tenth of a random game.
static FITS: [[u8; 256]; KINDS] = {
    let mut fits = [[0; 256]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut wanted = 0;
        while wanted < 256 {
            let mut quarters = 0;
            while quarters < 4 {
                if fit(&TILES[kind].edges, wanted as u8, quarters) {
                    fits[kind][wanted] += 16 | 1 << quarters;
                }
                quarters += 1;
            }
            wanted += 1;
        }
        kind += 1;
    }
    fits
};

const fn fit(edges: &[Terrain; 4], wanted: u8, quarters: usize) -> bool {
    let mut side = 0;
    while side < 4 {
        let asked = wanted >> (2 * side) & 3;
        let shown = code(edges[(side + 4 - quarters) % 4]);
        if asked != 0 && asked != shown {
            return false;
        }
        side += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_agrees_with_the_edges() {
        for kind in Kind::all() {
            for bits in 0..=255 {
                let wanted = Wanted(bits);
                assert_eq!(wanted.ways(kind), wanted.rotations(kind).count_ones());
                for rotation in Rotation::ALL {
                    let agrees =
                        |side: &Side| wanted.on(*side).is_none_or(|t| t == kind.edge(*side, rotation));
                    assert_eq!(
                        wanted.fits(kind, rotation),
                        Side::ALL.iter().all(agrees),
                        "{kind} {bits} {rotation}"
                    );
                }
            }
        }
    }
}
