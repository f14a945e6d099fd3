//! Contents of a cell and of the whole position, as facts without a language: for labels and the text view.

use crate::games::tigris::rules::{
    CATASTROPHES, Cell, Cells, Color, ConflictDetails, ConflictKind, Monument, Points, Public, Tiles, View,
    square,
};
use crate::table::{Bag, Seat};

/// A cell, for screen readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CellFacts {
    pub cell: Cell,
    pub on: CellTop,
    pub treasure: bool,
    pub part: Belonging,
    pub river: bool,
}

/// Contents of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CellTop {
    Nothing,
    Scorched,
    Leader(Seat, Color),
    Tile(Color),
    /// A face-down tile and the monument on it.
    Monument(Color, Monument),
}

/// The region, kingdom or conflict side of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Belonging {
    Nothing,
    /// A region without a leader.
    Region,
    /// A kingdom with these leaders.
    Kingdom(Vec<(Seat, Color)>),
    /// The sides of the present conflict, and whether the tile supports them; empty for the joining tile.
    Sides(Vec<(Seat, bool)>),
}

impl CellFacts {
    pub(super) fn of(view: &View, cell: Cell) -> Self {
        let (public, at) = (&*view.public, cell.index());
        let tile = public.tile_at(at);
        let monument = public.monuments().find(|(_, corner)| square(*corner).has(at));
        let on = match (public.leader_at(at), tile, monument) {
            (Some((seat, color)), ..) => CellTop::Leader(seat, color),
            (None, Some(color), Some((monument, _))) => CellTop::Monument(color, monument),
            (None, Some(color), None) => CellTop::Tile(color),
            (None, None, _) if public.catastrophes.has(at) => CellTop::Scorched,
            (None, None, _) => CellTop::Nothing,
        };
        let region = public.region(at);
        let sides = public.conflict_details().and_then(|conflict| sides(&conflict, cell));
        let part = match on {
            CellTop::Nothing | CellTop::Scorched => Belonging::Nothing,
            _ if !region.meets(&public.leader_cells()) => Belonging::Region,
            _ => {
                Belonging::Kingdom(public.leaders().filter(|l| region.has(l.2)).map(|l| (l.0, l.1)).collect())
            }
        };
        let part = sides.unwrap_or(part);
        let (treasure, river) = (public.treasures.has(at), public.map().river.has(at));
        Self { cell, on, treasure, part, river }
    }
}

/// Returns the part of a cell in a conflict; `None` if it has none.
fn sides(conflict: &ConflictDetails, cell: Cell) -> Option<Belonging> {
    let at = cell.index();
    let both = [&conflict.attacker, &conflict.defender].into_iter();
    let sides: Vec<(Seat, bool)> =
        both.filter(|side| side.region.has(at)).map(|side| (side.seat, side.supporters.has(at))).collect();
    let is_joining_cell = matches!(conflict.kind, ConflictKind::War { at } if at == cell);
    (is_joining_cell || !sides.is_empty()).then_some(Belonging::Sides(sides))
}

/// A region or kingdom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RegionFacts {
    pub cells: Cells,
    pub leaders: Vec<(Seat, Color, Cell)>,
    /// Face-up tiles.
    pub tiles: Tiles,
    pub treasures: Cells,
    pub monuments: Vec<Monument>,
}

/// Returns all regions, kingdoms first.
pub(super) fn region_facts(public: &Public) -> (Vec<RegionFacts>, Vec<RegionFacts>) {
    let facts = |cells: Cells| RegionFacts {
        cells,
        leaders: public
            .leaders()
            .filter(|l| cells.has(l.2))
            .map(|(seat, color, at)| (seat, color, Cell::at(at)))
            .collect(),
        tiles: Bag(Color::ALL.map(|c| (public.face_up(c) & cells).count() as u8)),
        treasures: public.treasures & cells,
        monuments: public.monuments().filter(|m| cells.has(m.1)).map(|m| m.0).collect(),
    };
    public.regions().into_iter().map(facts).partition(|facts| !facts.leaders.is_empty())
}

/// Public facts about a player, and those only the viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlayerFacts {
    pub seat: Seat,
    pub board: Vec<(Color, Cell)>,
    pub supply: Vec<Color>,
    pub catastrophes: u8,
    pub hand_size: u8,
    pub hand: Option<Tiles>,
    pub points: Option<Points>,
    pub treasures: Option<u8>,
}

/// Returns every player, by seat.
pub(super) fn seated(view: &View) -> Vec<PlayerFacts> {
    let public = &*view.public;
    let one = |seat: Seat| PlayerFacts {
        seat,
        board: Color::ALL
            .into_iter()
            .filter_map(|c| public.leader(seat, c).map(|at| (c, Cell::at(at))))
            .collect(),
        supply: Color::ALL.into_iter().filter(|c| public.leader(seat, *c).is_none()).collect(),
        catastrophes: public.catastrophes_held[seat].min(CATASTROPHES),
        hand_size: view.hand_sizes[seat],
        hand: view.hands[seat],
        points: view.points[seat],
        treasures: view.treasures[seat],
    };
    Seat::all(public.seats()).map(one).collect()
}

/// Tile counts by colour, without zeros.
pub(super) fn counts(tiles: &Tiles) -> Vec<(Color, usize)> {
    Color::ALL.into_iter().map(|c| (c, usize::from(tiles.0[c.index()]))).filter(|(_, n)| *n > 0).collect()
}
