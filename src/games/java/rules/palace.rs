//! Building and expanding palaces (rules: java 6.6, 6.7, R12, R13, R26, R41, R50, R52).

use crate::table::{EventSink, OrNever, Seat, refuse_if};

use super::action::Value;
use super::cell::Cell;
use super::event::Event;
use super::refusal::Refusal;
use super::score::Source;
use super::settlement::Settlement;
use super::state::Public;

impl Public {
    pub(super) fn check_build(&self, seat: Seat, at: Cell, value: Value) -> Result<usize, Refusal> {
        let at = at.index().filter(|at| self.villages.has(*at)).ok_or(Refusal::NotVillage)?;
        refuse_if(self.all_figures().has(at), Refusal::Occupied)?;
        let village = self.settlement(at);
        refuse_if(village.palace.is_some(), Refusal::HasPalace)?;
        self.check_value(seat, &village, value)?;
        Ok(at)
    }

    pub(super) fn check_expand(&self, seat: Seat, at: Cell, value: Value) -> Result<usize, Refusal> {
        let at = at.index().ok_or(Refusal::NoPalace)?;
        let old = self.value_at(at).ok_or(Refusal::NoPalace)?;
        refuse_if(self.changed.has(at), Refusal::AlreadyChanged)?;
        refuse_if(value <= old, Refusal::NotHigher)?;
        self.check_value(seat, &self.settlement(at), value)?;
        Ok(at)
    }

    /// Checks what building and expanding share: size, supply and lead.
    fn check_value(&self, seat: Seat, place: &Settlement, value: Value) -> Result<(), Refusal> {
        refuse_if(u32::from(value.points()) > place.size(), Refusal::TooSmall)?;
        refuse_if(self.supply.palaces[value.index()] == 0, Refusal::NoPalaceTile)?;
        refuse_if(self.leader(&place.cells) != Some(seat), Refusal::NotLeader)
    }

    /// Iterates over the values above `old` that are in supply and that a settlement is large enough for.
    pub fn values_for(&self, place: &Settlement, old: Option<Value>) -> impl Iterator<Item = Value> + use<> {
        let (size, supply) = (place.size(), self.supply.palaces);
        let fits = move |value: &Value| u32::from(value.points()) <= size && supply[value.index()] > 0;
        Value::ALL.into_iter().filter(move |value| Some(*value) > old && fits(value))
    }

    pub(super) fn build(&mut self, at: Cell, value: Value, sink: &mut impl EventSink<Event>) {
        let seat = self.current;
        if self.change_palace(at, value).is_some() {
            sink.emit(|| Event::PalaceBuilt { seat, cell: at, value });
        }
    }

    pub(super) fn expand(&mut self, at: Cell, value: Value, sink: &mut impl EventSink<Event>) {
        let (seat, old) = (self.current, at.index().and_then(|at| self.value_at(at)));
        if let (Some(old), Some(())) = (old, self.change_palace(at, value)) {
            sink.emit(|| Event::PalaceExpanded { seat, cell: at, old, value });
        }
    }

    fn change_palace(&mut self, at: Cell, value: Value) -> Option<()> {
        let at = at.index()?;
        self.spend(1);
        self.put_palace(at, value);
        let left = &mut self.supply.palaces[value.index()];
        *left = left.checked_sub(1).or_never(0);
        self.changed.insert(at);
        self.score(self.current, Source::Palaces, value.half());
        Some(())
    }
}
