//! What an action would set off at once, as everybody can know it: for previews. Reads [`Public`] alone, so it cannot leak
//! a hand, and judges no legality.

use crate::table::{BySeat, NoEvents, OrNever, Seat};

use super::action::{Action, Value};
use super::cell::{Cell, Cells};
use super::event::Event;
use super::lake::Lake;
use super::settlement::{Ranks, Settlement};
use super::state::{Public, SEATS};

/// What would follow from an action of the main phase.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Effect {
    /// What the current player pays; `None` for what cannot be done.
    pub cost: Option<u8>,
    /// Points everybody gets at once.
    pub gains: BySeat<u16, SEATS>,
    /// Lakes that become enclosed, with the heights of the figures on their shores.
    pub lakes: Vec<(Lake, BySeat<Ranks, SEATS>)>,
    /// Settlements that fall into so many parts.
    pub split: Vec<(Settlement, usize)>,
    /// Settlements that were so many before.
    pub joined: Vec<(Settlement, usize)>,
    /// Cities whose leader changes.
    pub leads: Vec<Lead>,
    /// The last three-hex tile of the supply is used.
    pub last_tile: bool,
    /// The palace of the city that a figure comes to, and everybody's heights there then, by seat (rules: java 7.2).
    pub stands: Option<(Value, BySeat<Ranks, SEATS>)>,
}

/// A city that changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    pub palace: Cell,
    /// The sole leaders; `None` where nobody leads.
    pub before: Option<Seat>,
    pub after: Option<Seat>,
}

impl Public {
    /// The city of the hex that a figure came to with `action`.
    fn heights_around(&self, action: &Action) -> Option<(Value, BySeat<Ranks, SEATS>)> {
        let (Action::Enter(to) | Action::Move(_, to)) = action else { return None };
        let city = self.settlement(to.index()?);
        Some((self.value_at(city.palace?)?, self.all_ranks(&city.cells)))
    }

    /// What `action` of the current player would set off.
    pub fn effect(&self, action: &Action) -> Effect {
        let mut after = *self;
        let mut events: Vec<Event> = Vec::new();
        match action {
            Action::Land(tile, cells) => after.lay_land(*tile, cells, &mut events),
            Action::Water(at) => after.lay_water(*at, &mut events),
            Action::Enter(to) => after.enter(*to, &mut NoEvents),
            Action::Move(from, to) => after.move_figure(*from, *to, &mut NoEvents),
            Action::Leave(from) => after.leave(*from, &mut NoEvents),
            Action::Build(at, value) => after.build(*at, *value, &mut NoEvents),
            Action::Expand(at, value) => after.expand(*at, *value, &mut NoEvents),
            _ => {}
        }
        let lakes = events.into_iter().filter_map(|event| match event {
            Event::LakeEnclosed { lake } => Some((lake, self.all_ranks(&lake.shore))),
            _ => None,
        });
        Effect {
            cost: self.cost(action),
            gains: self.gains(&after),
            lakes: lakes.collect(),
            split: parted(self, &after),
            joined: parted(&after, self),
            leads: self.leads(&after),
            last_tile: self.supply.three > 0 && after.supply.three == 0,
            stands: after.heights_around(action),
        }
    }

    fn gains(&self, after: &Self) -> BySeat<u16, SEATS> {
        BySeat::from_fn(|seat| after.total(seat).checked_sub(self.total(seat)).or_never(0))
    }

    fn leads(&self, after: &Self) -> Vec<Lead> {
        let palaces = self.all_palaces() | after.all_palaces();
        let leader = |public: &Self, at: usize| public.leader(&public.settlement(at).cells);
        let lead =
            |at: usize| Lead { palace: Cell::at(at), before: leader(self, at), after: leader(after, at) };
        palaces.iter().map(lead).filter(|lead| lead.before != lead.after).collect()
    }
}

/// The settlements of `whole` that are several ones in `parts`.
fn parted(whole: &Public, parts: &Public) -> Vec<(Settlement, usize)> {
    if whole.built() == parts.built() {
        return Vec::new();
    }
    let pieces: Vec<Cells> = parts.settlements().map(|part| part.cells).collect();
    let count = |place: &Settlement| pieces.iter().filter(|cells| cells.meets(&place.cells)).count();
    whole.settlements().map(|place| (place, count(&place))).filter(|(_, n)| *n > 1).collect()
}
