//! Contents of the island, as facts without a language: for labels and the text view.

use crate::games::java::rules::{Cards, Cell, FigureHeights, Own, Public, Settlement, Value, View, map};
use crate::table::Seat;

/// A hex, for screen readers.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct HexFacts {
    pub cell: Cell,
    pub on: HexTop,
    pub home: Option<SettlementFacts>,
    pub figure: Option<Seat>,
    pub place: HexLocation,
}

/// The top of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HexTop {
    Nothing,
    Rice(u8),
    Village(u8),
    /// Value, whether its festival was held.
    Palace(Value, bool),
    /// Whether the lake is enclosed.
    Water(bool),
}

/// Location of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HexLocation {
    Inside,
    /// At the border of the lowlands (else of the mountains).
    Edge(bool),
    /// Outside, in the lowlands or the mountains.
    Outside(bool),
    Nowhere,
}

/// The settlement a hex belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SettlementFacts {
    /// The value of its palace.
    pub palace: Option<Value>,
    pub size: usize,
    pub leader: Option<Seat>,
}

impl SettlementFacts {
    pub(super) fn of(public: &Public, place: &Settlement) -> Self {
        let palace = place.palace.and_then(|at| public.value_at(at));
        Self { palace, size: place.size() as usize, leader: public.leader(&place.cells) }
    }
}

impl HexFacts {
    pub(super) fn of(view: &View, cell: Cell) -> Self {
        let (public, map) = (&*view.public, map());
        let Some(at) = cell.index() else {
            return Self { cell, on: HexTop::Nothing, home: None, figure: None, place: HexLocation::Nowhere };
        };
        let height = public.heights[at];
        let on = match public.value_at(at) {
            Some(value) => HexTop::Palace(value, public.festival_held.has(at)),
            None if public.rice.has(at) => HexTop::Rice(height),
            None if public.villages.has(at) => HexTop::Village(height),
            None if public.water.has(at) => {
                let enclosed =
                    public.lakes().find(|lake| lake.cells.has(at)).is_some_and(|l| public.is_enclosed(&l));
                HexTop::Water(enclosed)
            }
            None => HexTop::Nothing,
        };
        let home = public.built().has(at).then(|| SettlementFacts::of(public, &public.settlement(at)));
        let low = |cells| map.ground.near(at).meets(cells);
        let place = match () {
            () if map.outside().has(at) => HexLocation::Outside(map.lowland.has(at)),
            () if map.edge.has(at) => HexLocation::Edge(low(&map.lowland)),
            () => HexLocation::Inside,
        };
        Self { cell, on, home, figure: public.figure_at(at), place }
    }
}

/// A city, or a village with figures, for a separate line.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SettlementLine {
    pub home: SettlementFacts,
    /// The hex of the palace, else the first hex.
    pub at: Cell,
    pub festival_held: bool,
    /// The players' figures there by height, the best first.
    pub figures: Vec<(Seat, FigureHeights)>,
}

/// Returns all cities, then all villages with figures or large enough for a palace.
pub(super) fn places(public: &Public) -> (Vec<SettlementLine>, Vec<SettlementLine>) {
    let place = |settlement: Settlement| {
        let at = settlement.palace.or(settlement.cells.first()).unwrap_or_default();
        let mut figures: Vec<(Seat, FigureHeights)> =
            public.all_seats().map(|seat| (seat, public.figure_heights(seat, &settlement.cells))).collect();
        figures.retain(|(_, list)| !list.is_empty());
        crate::order::short_by(&mut figures, |one, other| other.1.cmp(&one.1));
        SettlementLine {
            home: SettlementFacts::of(public, &settlement),
            at: Cell::at(at),
            festival_held: public.festival_held.has(at),
            figures,
        }
    };
    let (cities, villages): (Vec<_>, Vec<_>) = public.settlements().partition(|s| s.palace.is_some());
    let is_listed = |place: &SettlementLine| !place.figures.is_empty() || place.home.size > 1;
    (cities.into_iter().map(place).collect(), villages.into_iter().map(place).filter(is_listed).collect())
}

/// Public facts about a player, and those only the viewer knows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PlayerFacts {
    pub seat: Seat,
    pub points: u16,
    pub own: Own,
    pub figures_left: u8,
    /// Hexes of figures outside settlements.
    pub on_rice: Vec<Cell>,
    pub hand_size: u8,
    pub hand: Option<Cards>,
    pub scored: bool,
}

/// Returns every player, by seat.
pub(super) fn seated(view: &View) -> Vec<PlayerFacts> {
    let public = &*view.public;
    let one = |seat: Seat| PlayerFacts {
        seat,
        points: public.total(seat),
        own: public.own[seat],
        figures_left: public.figures_left(seat),
        on_rice: (public.figures[seat] & public.rice).iter().map(Cell::at).collect(),
        hand_size: view.hand_sizes[seat],
        hand: view.hands[seat],
        scored: public.final_scored[seat],
    };
    public.all_seats().map(one).collect()
}

/// Open lakes: their hexes and the number of bare hexes on their shores.
pub(super) fn open_lakes(public: &Public) -> Vec<(Vec<Cell>, usize)> {
    let open = public.lakes().filter(|lake| !public.is_enclosed(lake));
    let bare = |lake: &crate::games::java::rules::Lake| (lake.shore - public.covered()).count() as usize;
    open.map(|lake| (lake.cells.iter().map(Cell::at).collect(), bare(&lake))).collect()
}
