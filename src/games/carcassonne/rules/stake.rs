//! Features of the map as input to the evaluation: present and possible points, and the tiles that the open places
//! need. Computed from the state without building lists of cells (rules: carcassonne 7, 15).

use crate::table::{BySeat, Seat};

use super::cell::Side;
use super::map::Free;
use super::state::{Public, SEATS};
use super::tile::{Kind, Part};

/// The maximum number of open places recorded for a feature.
const PLACES: usize = 12;

/// A feature with figures.
#[derive(Clone, Copy, Debug)]
pub struct Stake {
    pub part: Part,
    /// The weight of each seat in the majority.
    pub weights: BySeat<u8, SEATS>,
    /// Points if the game ended now.
    pub now: u16,
    /// Points when complete, if only the missing tiles are added. Of a field the same as `now`.
    pub full: u16,
    /// The number of incomplete cities that border a field.
    pub coming: u8,
    pub complete: bool,
    places: [u16; PLACES],
    count: u8,
}

impl Stake {
    /// Returns for each open place the number of tiles still to come that fit there.
    pub fn fits(&self) -> &[u16] {
        &self.places[..usize::from(self.count).min(PLACES)]
    }

    /// Returns whether the seat would score.
    pub fn holds(&self, seat: Seat) -> bool {
        let most = self.weights.iter().copied().max().unwrap_or(0);
        most > 0 && self.weights[seat] == most
    }

    fn open(&mut self, fits: u16) {
        if let Some(place) = self.places.get_mut(usize::from(self.count)) {
            *place = fits;
            self.count += 1;
        }
    }
}

impl Public {
    /// Calls `each` with every occupied feature.
    pub fn stakes(&self, mut each: impl FnMut(&Stake)) {
        let mut known = [0u16; 64];
        let mut count = 0;
        for laid in self.tiles().iter().filter(|laid| laid.figure_only().is_some()) {
            let label = self.map.features.label(laid.figure_node());
            if known[..count].contains(&label) || count == known.len() {
                continue;
            }
            known[count] = label;
            count += 1;
            each(&self.stake(laid.figure_node()));
        }
    }

    /// Returns the feature that the owner of the figure on this cell would lose with it. `None` without a figure.
    pub fn stake_at(&self, at: super::cell::Cell) -> Option<Stake> {
        let laid = self.tile_at(at)?;
        laid.figure_only().map(|_| self.stake(laid.figure_node()))
    }

    fn stake(&self, node: u16) -> Stake {
        let features = &self.map.features;
        let weights = features.weights(node);
        let (part, worth) = (self.map.segment_of(node).part, self.worth(node));
        let complete = part != Part::Field && features.is_complete(node);
        let mut stake = Stake {
            part,
            weights: BySeat::from_fn(|seat| weights.of(seat)),
            now: worth.points,
            full: worth.points,
            coming: 0,
            complete,
            places: [0; PLACES],
            count: 0,
        };
        match part {
            Part::Field => stake.coming = self.unfinished_cities_at(node),
            _ if complete => {}
            Part::Monastery => {
                for cell in self.map.tile_of(node).cell().around() {
                    if let Some(free) = self.map.free_at(cell) {
                        stake.open(self.fitting(free));
                    } else if self.map.find(cell).is_none() {
                        stake.open(self.pile.total() as u16 / 2);
                    }
                }
                stake.full = 9;
            }
            Part::City | Part::Road => {
                self.open_ends(node, &mut stake);
                let tiles = u16::from(worth.tiles) + u16::from(stake.count);
                let each = if part == Part::City { 2 } else { 1 };
                stake.full = each * (tiles + u16::from(worth.pennants));
            }
        }
        stake
    }

    /// Records the free cells where a city or road continues, each once.
    fn open_ends(&self, node: u16, stake: &mut Stake) {
        let mut cells = [super::cell::Cell::new(i16::MAX, 0); PLACES];
        for node in self.map.features.ring(node) {
            let laid = self.map.tile_of(node);
            let edges = laid.kind.tile().segments[usize::from(node - laid.first)].edges;
            for side in
                Side::ALL.into_iter().filter(|side| edges >> side.before(laid.rotation).index() & 1 == 1)
            {
                let cell = laid.cell().step(side);
                let Some(free) = self.map.free_at(cell) else { continue };
                if usize::from(stake.count) < PLACES && !cells.contains(&cell) {
                    cells[usize::from(stake.count)] = cell;
                    stake.open(self.fitting(free));
                }
            }
        }
    }

    /// Returns the number of tiles still to come that fit on a free cell.
    fn fitting(&self, free: &Free) -> u16 {
        let kinds = Kind::all().zip(self.pile.0).filter(|(_, count)| *count > 0);
        kinds.filter(|(kind, _)| free.wanted.rotations(*kind) != 0).map(|(_, count)| u16::from(count)).sum()
    }

    fn unfinished_cities_at(&self, field: u16) -> u8 {
        let features = &self.map.features;
        let mut known = [u16::MAX; 24];
        let mut count = 0;
        for node in features.ring(field) {
            let laid = self.map.tile_of(node);
            let segments = laid.kind.tile().segments;
            let bordered = segments[usize::from(node - laid.first)].cities;
            for city in (0..segments.len()).filter(|s| bordered >> s & 1 == 1) {
                let label = features.label(laid.first + city as u16);
                if !features.is_complete(label) && count < known.len() && !known[..count].contains(&label) {
                    known[count] = label;
                    count += 1;
                }
            }
        }
        count as u8
    }
}
