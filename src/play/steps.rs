//! The steps of the present turn, and which of them can be removed.

use std::rc::Rc;

use super::Play;
use crate::scenes::{Removal, Stage, TurnStep};
use crate::table::{Actor, NoEvents, Step};

impl<G: Stage> Play<G> {
    /// Returns the steps of the turn so far, redacted for the viewer. Computed when the game or the viewer changes and
    /// not at every tap: removing each step is tried out.
    pub(super) fn turn_steps(&self) -> Rc<[TurnStep<G>]> {
        let steps = self.session.steps();
        // The step that ended the turn belongs to it.
        let last = if self.session.seat_to_end_turn().is_some() { steps.len() - 1 } else { steps.len() };
        let begun = || self.session.until(0).turns_begun();
        let count =
            |entries: usize| entries.checked_sub(1).map_or_else(begun, |entry| steps[entry].turns_begun());
        let first = (0..last).rev().take_while(|entry| count(*entry) == count(last)).last().unwrap_or(last);
        let free = self.first_free();
        let viewer = self.viewer();
        let removals = self.removals(free.max(first));
        let step = |entry: usize| {
            let step: &Step<G> = &steps[entry];
            TurnStep {
                entry,
                action: G::redact_action(step.entry.actor, &step.entry.action, viewer),
                events: step.events.iter().filter_map(|event| G::redact_event(event, viewer)).collect(),
                out: entry.checked_sub(free.max(first)).map_or(Removal::Stays, |nth| removals[nth]),
            }
        };
        (first..steps.len())
            .filter(|entry| matches!(steps[*entry].entry.actor, Actor::Seat(_)))
            .map(step)
            .collect()
    }

    /// Returns the first entry from which on the viewer can undo everything.
    fn first_free(&self) -> usize {
        let steps = self.session.steps();
        let free = |entry: &usize| {
            let done = &steps[*entry].entry;
            let own = self.viewing_seat().is_some_and(|seat| done.actor == Actor::Seat(seat));
            own && *entry >= self.session.sealed() && !G::is_irrevocable(&done.action)
        };
        (0..steps.len()).rev().take_while(free).last().unwrap_or(steps.len())
    }

    /// Returns for each entry from `first` on whether the later ones stay legal without it.
    fn removals(&self, first: usize) -> Vec<Removal<G::Refusal>> {
        let later = &self.session.steps()[first..];
        let (true, Some(seat)) = (later.len() > 1, self.viewing_seat()) else {
            return vec![Removal::Free; later.len()];
        };
        let before = self.session.at(first);
        let without = |out: usize| {
            let mut game = before.clone();
            for (nth, step) in later.iter().enumerate().filter(|(nth, _)| *nth != out) {
                if nth > out
                    && let Err(why) = game.check(seat, &step.entry.action)
                {
                    return Removal::Needed(why);
                }
                game.apply(&step.entry.action, &mut NoEvents);
            }
            Removal::Free
        };
        (0..later.len()).map(without).collect()
    }
}
