//! Contents of the map, as facts without a language: for labels and the text view.

use crate::games::carcassonne::rules::{
    Cell, Feature, Kind, Part, Phase, Public, Rotation, SegmentId, Side, Stand, TowerOption, View, Wanted,
};
use crate::order;
use crate::table::Seat;

/// Returns the direction from the start tile to a cell: steps with their side, north or south first; empty for the
/// start tile.
pub(super) fn way(at: Cell) -> Vec<(usize, Side)> {
    way_from(Cell::new(0, 0), at)
}

/// Returns the direction from one cell to another.
pub(super) fn way_from(from: Cell, at: Cell) -> Vec<(usize, Side)> {
    let (x, y) = (at.x - from.x, at.y - from.y);
    let vertical = if y < 0 { Side::North } else { Side::South };
    let horizontal = if x < 0 { Side::West } else { Side::East };
    let steps = [(y, vertical), (x, horizontal)];
    steps.into_iter().map(|(n, side)| (usize::from(n.unsigned_abs()), side)).filter(|(n, _)| *n > 0).collect()
}

/// One element of a tile. Fields are only mentioned if there is nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shows {
    Monastery,
    /// One city or road that reaches all these sides.
    One {
        part: Part,
        sides: Vec<Side>,
        pennants: u8,
    },
    /// Several cities or roads, each of which reaches one of these sides.
    Each {
        part: Part,
        sides: Vec<Side>,
    },
    Field,
}

/// Returns the elements of a tile in this rotation.
pub(super) fn shows(kind: Kind, rotation: Rotation) -> Vec<Shows> {
    let mut all: Vec<Shows> = kind.monastery().map(|_| Shows::Monastery).into_iter().collect();
    for part in [Part::City, Part::Road] {
        let segments = kind.tile().segments.iter().filter(|s| s.id.part == part);
        let ways: Vec<(Vec<Side>, u8)> = segments.map(|s| (sides(s.edges, rotation), s.pennants)).collect();
        let (single, wide): (Vec<_>, Vec<_>) =
            ways.into_iter().partition(|(sides, pennants)| sides.len() == 1 && *pennants == 0);
        all.extend(wide.into_iter().map(|(sides, pennants)| Shows::One { part, sides, pennants }));
        let mut ends: Vec<Side> = single.into_iter().flat_map(|(sides, _)| sides).collect();
        order::short(&mut ends);
        match ends.len() {
            0 => {}
            1 => all.push(Shows::One { part, sides: ends, pennants: 0 }),
            _ => all.push(Shows::Each { part, sides: ends }),
        }
    }
    if all.is_empty() { vec![Shows::Field] } else { all }
}

/// Rotates the sides of a tile's edges (bit 0 north, then clockwise).
fn sides(edges: u8, rotation: Rotation) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| edges >> side.before(rotation).index() & 1 == 1).collect()
}

/// Returns the sides that a segment of a laid tile reaches; without a cell, of the last tile.
pub(super) fn reached(public: &Public, at: Option<Cell>, id: SegmentId) -> Vec<Side> {
    let just_placed = match public.phase {
        Phase::Action { at } => Some(at),
        _ => None,
    };
    let Some(laid) = at.or(just_placed).and_then(|at| public.tile_at(at)) else { return Vec::new() };
    let segment = laid.kind.tile().segments.iter().find(|segment| segment.id == id);
    // Two half edges a side.
    let halves = segment.map_or(0, |segment| segment.slots);
    let fields = (0..4).filter(|side| halves >> (2 * side) & 3 > 0).fold(0, |all, side| all | 1 << side);
    sides(segment.map_or(0, |segment| segment.edges) | fields, laid.rotation)
}

/// Returns the position of a segment on its tile: the sides it reaches; for a field, the direction of its edges'
/// middle. If two fields have the same direction (inside and outside the bend of a road), the one nearer to the edge
/// gets it, and the other one the sides it reaches, east and west first.
pub(super) fn segment_sides(public: &Public, at: Option<Cell>, id: SegmentId) -> Vec<Side> {
    let laid = at.or(public.placed()).and_then(|at| public.tile_at(at));
    let segments = laid.map_or(&[][..], |laid| laid.kind.tile().segments);
    let turns = laid.map_or(0, |laid| 2 * laid.rotation.quarters() as u32);
    let way = |of: SegmentId| {
        let slots = segments.iter().find(|segment| segment.id == of).map_or(0, |segment| segment.slots);
        middle(slots.rotate_left(turns))
    };
    let mut reached = reached(public, at, id);
    let (own, far) = way(id);
    if id.part != Part::Field || own.is_empty() {
        return reached;
    }
    let fields = segments.iter().filter(|segment| segment.id.part == Part::Field && segment.id != id);
    let rival =
        fields.map(|segment| way(segment.id)).filter(|other| other.0 == own).map(|other| other.1).max();
    if rival.is_none_or(|rival| far > rival) {
        return own;
    }
    order::short_by_key(&mut reached, |side| matches!(side, Side::North | Side::South));
    reached
}

/// Returns the direction of the middle of half edges (bits from the north-west, clockwise), and its distance.
fn middle(slots: u8) -> (Vec<Side>, i32) {
    const HALVES: [(i32, i32); 8] = [(-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)];
    let halves = HALVES.into_iter().enumerate().filter(|(n, _)| slots >> n & 1 == 1);
    let (x, y) = halves.fold((0, 0), |all, (_, half)| (all.0 + half.0, all.1 + half.1));
    let vertical = if y < 0 { Side::North } else { Side::South };
    let horizontal = if x < 0 { Side::West } else { Side::East };
    let ways = [(vertical, y.abs(), x.abs()), (horizontal, x.abs(), y.abs())];
    let ways = ways.into_iter().filter(|(_, own, other)| *own > 0 && 5 * own > 2 * other);
    (ways.map(|(side, ..)| side).collect(), x.abs() + y.abs())
}

/// A place of the map, for screen readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlaceFacts {
    pub at: Cell,
    pub on: PlaceTop,
}

/// Contents of a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PlaceTop {
    Tile {
        kind: Kind,
        rotation: Rotation,
        /// The figures on segments, with their kinds.
        figure: Option<(Seat, Part)>,
        /// Height and the owner of the closing figure; for tiles with a foundation.
        tower: Option<(u8, Option<Seat>)>,
    },
    /// No tile, but neighbours.
    Free { wanted: Wanted, fit: Fit },
    /// Neither tile nor neighbours.
    Nothing,
}

/// Whether a tile fits on a free place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    /// The drawn tile fits in this many rotations, 1 to 4.
    Ways(usize),
    /// The drawn tile does not fit.
    NotThis,
    /// No remaining tile fits.
    Dead,
    /// No tile is drawn now.
    Open,
}

impl PlaceFacts {
    pub(super) fn of(view: &View, at: Cell) -> Self {
        let public = &*view.public;
        let on = match (public.tile_at(at), public.wanted(at)) {
            (Some(laid), _) => PlaceTop::Tile {
                kind: laid.kind,
                rotation: laid.rotation,
                figure: laid.figure().map(|(id, figure)| (figure.owner, id.part)),
                tower: public.tower_at(at).map(|tower| (tower.height, tower.top.map(|f| f.owner))),
            },
            (None, Some(wanted)) => PlaceTop::Free { wanted, fit: fit(public, wanted) },
            (None, None) => PlaceTop::Nothing,
        };
        Self { at, on }
    }
}

fn fit(public: &Public, wanted: Wanted) -> Fit {
    // Rotations that look the same count once.
    let fits = |kind: Kind| {
        let fitting = Rotation::ALL.into_iter().filter(|way| wanted.fits(kind, *way));
        let same = |way: &Rotation, other: &Rotation| kind.tile().same_turned(*way, *other);
        let alike = |way: &Rotation| Rotation::ALL[..way.quarters()].iter().any(|other| same(way, other));
        fitting.filter(|way| !alike(way)).count()
    };
    let coming = |kind: &Kind| public.pile.0[kind.index()] > 0;
    match public.drawn().map(fits) {
        Some(ways) if ways > 0 => Fit::Ways(ways),
        _ if !Kind::all().filter(coming).any(|kind| fits(kind) > 0) => Fit::Dead,
        Some(_) => Fit::NotThis,
        None => Fit::Open,
    }
}

/// A spot for a figure, occupied or free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum StandFacts {
    /// In a feature: the figure on this spot, the seats that occupy the feature, and its position on the tile if
    /// that has another feature of this kind.
    In { feature: Feature, here: Option<Seat>, taken: Vec<Seat>, barred: bool, sides: Vec<Side> },
    /// On a tower of this height; with `tower=tiles` there is no building.
    Top { height: u8, here: Option<Seat>, built: bool },
    /// There is no such spot.
    Nowhere,
}

impl StandFacts {
    pub(super) fn of(view: &View, at: Cell, spot: Stand) -> Self {
        let public = &*view.public;
        let here = public.figure_at(at, spot).map(|figure| figure.owner);
        match spot {
            Stand::Top => public.tower_at(at).map_or(Self::Nowhere, |tower| Self::Top {
                height: tower.height,
                here,
                built: public.options.tower == TowerOption::On,
            }),
            Stand::Segment(id) => public.feature(at, id).map_or(Self::Nowhere, |feature| {
                let barred = id.part == Part::Field && !public.options.farmers;
                let sides =
                    if alone(public, at, id) { Vec::new() } else { segment_sides(public, Some(at), id) };
                Self::In { taken: inside(&feature), feature, here, barred, sides }
            }),
        }
    }
}

/// Returns whether a tile has no other segment of this kind.
fn alone(public: &Public, at: Cell, id: SegmentId) -> bool {
    let segments = public.tile_at(at).map_or(&[][..], |laid| laid.kind.tile().segments);
    segments.iter().all(|segment| segment.id == id || segment.id.part != id.part)
}

/// Returns the seats with figures in a feature, each once.
pub(super) fn inside(feature: &Feature) -> Vec<Seat> {
    let mut seats: Vec<Seat> = feature.figures.iter().map(|(seat, ..)| *seat).collect();
    order::short(&mut seats);
    seats.dedup();
    seats
}

/// Returns the features worth a line: roads, cities and monasteries that are not complete, fields with farmers; those
/// with figures first, then the larger ones. Lone ends of one tile without figures are left out.
pub(super) fn open_features(public: &Public, part: Part) -> Vec<Feature> {
    let is_listed =
        |f: &Feature| !f.complete && (!f.figures.is_empty() || f.tiles.len() > 1 && part != Part::Field);
    let mut all: Vec<Feature> = public.features(part).into_iter().filter(is_listed).collect();
    order::short_by_key(&mut all, |f| (f.figures.is_empty(), std::cmp::Reverse(f.points)));
    all
}

/// Public facts about a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlayerFacts {
    pub seat: Seat,
    pub points: u16,
    pub supply: u8,
    /// Tower pieces left; `None` where no towers are built.
    pub pieces: Option<u8>,
    /// The owners of the seat's prisoners, with their numbers.
    pub prison: Vec<(Seat, u8)>,
}

/// Returns every player, by seat.
pub(super) fn seated(public: &Public) -> Vec<PlayerFacts> {
    let one = |seat: Seat| PlayerFacts {
        seat,
        points: public.points(seat),
        supply: public.supply(seat),
        pieces: public.options.towers().then(|| public.pieces(seat)),
        prison: Seat::all(public.seats())
            .map(|owner| (owner, public.prisoners(seat, owner)))
            .filter(|(_, count)| *count > 0)
            .collect(),
    };
    Seat::all(public.seats()).map(one).collect()
}

/// Laid tiles from north to south, then from west to east.
pub(super) fn laid(public: &Public) -> Vec<Cell> {
    let mut cells: Vec<Cell> = public.tiles().iter().map(|laid| laid.cell()).collect();
    order::short(&mut cells);
    cells
}
