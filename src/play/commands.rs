//! The effects of commands: revealing and hiding, picking, moves, taking back. Handing over, computers and hints are
//! in files of their own.

use std::rc::Rc;

use super::device::Device;
use super::{PickOf, Play, Refused, ScreenMode};
use crate::lang::table::MissedKey;
use crate::scenes::{Command, Spot, Stage, Tap};
use crate::table::{Refusal, Selection, Slots};

impl<G: Stage> Play<G> {
    /// Handles a command; temporary messages are cleared before (see [`Play::act`]).
    pub(super) fn command(&mut self, command: Command) {
        match command {
            Command::Reveal => self.reveal(),
            Command::Tap(spot) => self.tap_on(spot),
            Command::Drop(control, spot) => self.drop_on(&control, spot),
            Command::Hover(control, spot) => self.hover(&control, spot),
            Command::Pick(word) => {
                if let (Ok(pick), true) = (word.parse::<PickOf<G>>(), self.may_act()) {
                    self.pick(pick);
                }
            }
            Command::Choose(words) => self.choose(&words),
            Command::Rotate { back } => self.rotate(back),
            Command::Clear => {
                self.unseen = None;
                self.selection = self.initial_selection();
                (self.was_rotated, self.headed) = (false, None);
            }
            Command::Commit => {
                if let Some(action) = self.ready().cloned() {
                    let (entries, headed) = (self.session.len(), self.headed.take());
                    self.do_or_refuse(action);
                    // Aims at the next step towards the tapped place.
                    if let Some(spot) = headed.filter(|_| self.session.len() > entries) {
                        self.tap_on(spot);
                    }
                }
            }
            Command::Do(text) => {
                if let Ok(action) = text.parse() {
                    self.do_or_refuse(action);
                }
            }
            Command::Ask(text) => {
                if let (Ok(action), true) = (text.parse(), self.may_act()) {
                    self.ask(action);
                }
            }
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::ResetTurn => self.reset_turn(),
            Command::TakeOut(entry) => self.take_out(entry),
            Command::EndTurn => self.end_turn(),
            Command::Hide(hidden) => self.hidden = hidden && self.viewing_seat().is_some(),
            Command::Background => self.go_behind_curtain(),
            Command::GoTo(entries) => {
                self.cursor = entries.filter(|n| *n < self.session.len());
                self.selection = self.initial_selection();
            }
            Command::TakeBack(entries) => self.take_back(entries),
            Command::Point(places) => self.pointed = places,
            Command::Hint(action, advice) => self.advise(&action, advice),
            Command::Aim(entries, action) => self.aim(entries, &action),
            Command::Answer(entries, action) => self.play_answer(entries, &action),
            Command::SetController(seat, controller) => self.set_controller(seat, controller),
        }
    }

    /// Opens the hand of the seat on the curtain.
    fn reveal(&mut self) {
        if let ScreenMode::Curtain(seat) = self.mode {
            (self.mode, self.holder) = (ScreenMode::Hand(seat), Some(seat));
            self.hidden = false;
            self.cursor = None;
            self.unseen = self.news(seat);
            if self.next_to_act() == Some(seat) {
                self.fresh_selection();
            }
        }
    }

    /// Closes the curtain over a hidden hand when the app moves to the background.
    fn go_behind_curtain(&mut self) {
        let stays_open = self.only_person_ever().is_some() || matches!(self.device, Device::Own(_));
        if let (ScreenMode::Hand(seat), true, false) = (self.mode, G::INFO.secrets, stays_open) {
            self.mode = ScreenMode::Curtain(seat);
            // The legal list reveals the hand, so nothing of it is kept behind the curtain.
            self.selection = Selection::new(Vec::new());
            self.cursor = None;
        }
    }

    /// Drops the dragged control on a place; an impossible place counts as a refusal.
    fn drop_on(&mut self, control: &str, spot: Spot) {
        self.hover(control, Some(spot));
        self.hovered = None;
        if let Some(refused) = &mut self.refused {
            self.announcements += 1;
            refused.number = self.announcements;
        }
    }

    /// Picks these values and no others.
    fn choose(&mut self, words: &[String]) {
        if self.may_act() {
            let picks = words.iter().filter_map(|word| word.parse::<PickOf<G>>().ok());
            self.select(picks.fold(self.selection.clear(), |s, pick| s.pick(pick)));
        }
    }

    /// Rotates the picked piece to its next or previous rotation.
    fn rotate(&mut self, back: bool) {
        if let Some(pick) = G::rotated(&self.view(), &self.selection, back).filter(|_| self.may_act()) {
            self.selection = self.selection.pick(pick);
            self.was_rotated = true;
        }
    }

    fn undo(&mut self) {
        if let Some(own) = self.back_to_own().filter(|_| self.undo_lock().is_some()) {
            self.go_back_to_own(own);
        } else if let Some(seat) = self.viewing_seat() {
            self.undo_explained = self.undo_lock().is_some();
            if self.undo_explained {
                self.cursor = None;
            }
            if self.undo_lock().is_none() && self.session_mut().undo(seat) {
                self.return_to_present();
            } else {
                self.announcements += 1;
            }
        }
    }

    /// Redoes one entry of the viewer, with the answers that were taken back together with it.
    fn redo(&mut self) {
        if let Some(own) = self.viewing_seat().filter(|_| self.may_redo())
            && self.session_mut().redo_with_answers(own)
        {
            self.return_to_present();
        }
    }

    fn reset_turn(&mut self) {
        if let Some(seat) = self.viewing_seat() {
            while self.undo_lock().is_none() && self.session_mut().undo(seat) {}
            self.return_to_present();
        }
    }

    /// Takes entries back by agreement, if the table allows it.
    fn take_back(&mut self, entries: usize) {
        if self.session.head.takeback {
            self.session_mut().take_back(entries);
            // A result shown to all may be taken back too.
            self.result = None;
            self.hand_over();
        }
    }

    /// Picks a value. Picking it again removes it: an element of a set alone, any other value with the whole
    /// selection. Defaults that are always selected, such as a number, are not removed.
    fn pick(&mut self, pick: PickOf<G>) {
        let next = match (self.selection.has(pick), G::Action::is_multi(G::Action::slot(pick))) {
            (false, _) => self.selection.pick(pick),
            (true, true) => self.selection.unpick(pick),
            (true, false) => match self.initial_selection() {
                opened if opened.is_empty() => opened,
                _ => return,
            },
        };
        // A key may stand for a missing value: only that is explained.
        if next.candidates().next().is_some() {
            self.select(next);
        } else {
            self.explain_key(MissedKey::Control);
        }
    }

    /// Explains that a key has nothing to do now.
    pub(super) fn explain_key(&mut self, what: MissedKey) {
        self.missed_key = Some(what);
        self.announcements += 1;
    }

    /// Replaces the selection and marks all entries as seen.
    fn select(&mut self, selection: Selection<G::Action>) {
        (self.unseen, self.headed) = (None, None);
        self.selection = selection;
    }

    /// Handles a tap on a place and remembers a place that is more than one action away.
    fn tap_on(&mut self, spot: Spot) {
        let entries = self.session.len();
        self.tap(|view, selection| meaning(view, selection, spot));
        if self.session.len() == entries {
            let leads_on = self.ready().is_some_and(|action| G::is_step_towards(&self.view(), action, spot));
            self.headed = leads_on.then_some(spot);
        }
    }

    /// Resolves a tap: picks what is open (a second tap commits), or explains why a place is closed.
    fn tap(&mut self, meaning: impl FnOnce(&G::View, &Selection<G::Action>) -> Tap<G>) {
        if !self.may_act() {
            return;
        }
        match meaning(&self.view(), &self.selection) {
            Tap::Pick(picks) => {
                let again = self.ready().is_some() && picks.iter().all(|p| self.selection.has(*p));
                if again {
                    self.command(Command::Commit);
                } else {
                    self.select(self.selection.pick_all(&picks));
                }
            }
            Tap::Try(action) => self.do_or_refuse(action),
            Tap::Describe => {}
        }
    }

    /// Picks the dragged piece and aims it at a place, or explains why it is not allowed there.
    fn hover(&mut self, control: &str, spot: Option<Spot>) {
        let (Ok(control), true) = (control.parse::<PickOf<G>>(), self.may_act()) else { return };
        (self.unseen, self.headed) = (None, None);
        self.hovered = spot;
        let way = self.rotation().filter(|_| self.was_rotated && self.selection.has(control));
        self.selection = self.initial_selection().pick(control);
        self.selection = way.iter().fold(self.selection.clone(), |s, way| s.pick(*way));
        let Some(spot) = spot else { return };
        match G::drop(&self.view(), &self.selection, control, spot) {
            Tap::Pick(picks) => {
                self.selection = self.selection.pick_all(&picks);
            }
            Tap::Try(action) => {
                let (game, Some(seat)) = (self.session.game(), self.viewing_seat()) else { return };
                if let Err(why) = game.check(seat, &action) {
                    let causes = game.causes(seat, &action, why);
                    let (everywhere, number) = (None, self.announcements);
                    self.refused = Some(Refused { why, everywhere, causes, later: false, number });
                }
            }
            Tap::Describe => {}
        }
    }

    fn do_or_refuse(&mut self, action: G::Action) {
        let at_once = G::at_once(&action);
        if self.play_own(action) && at_once && self.awaits_end() {
            self.end_turn();
        }
    }

    /// Plays an action of the viewing seat, or explains why it is refused. Returns whether it was played.
    pub(super) fn play_own(&mut self, action: G::Action) -> bool {
        let Some(seat) = self.viewing_seat() else { return false };
        if self.cursor.is_some() || self.hidden || self.session.seat_to_end_turn().is_some() {
            return false;
        }
        let entry = self.session.len();
        // A refused action leaves the session as it is, which other tables may show.
        let game = self.session.game();
        if let Err(why) = game.check(seat, &action) {
            let causes = game.causes(seat, &action, why);
            self.refuse(why, causes);
            return false;
        }
        let is_played = self.session_mut().play(seat, action).is_ok();
        if is_played {
            self.unseen = None;
            self.go_on(seat, entry);
        }
        is_played
    }

    pub(super) fn refuse(&mut self, why: G::Refusal, causes: Vec<String>) {
        self.announcements += 1;
        let (everywhere, number) = (None, self.announcements);
        self.refused = Some(Refused { why, everywhere, causes, later: false, number });
    }

    /// Explains why no action like this one is legal. No place is outlined, because the reason applies to all.
    fn ask(&mut self, action: G::Action) {
        let Some(why) = self.refused_everywhere(&action) else { return };
        self.refuse(why, Vec::new());
        self.refused.iter_mut().for_each(|refused| refused.everywhere = Some(action.clone()));
    }

    /// Returns the refusal of the place that is closest to being legal: the last one in the order of the rule file.
    /// `None` if the action is legal somewhere.
    pub(super) fn refused_everywhere(&self, action: &G::Action) -> Option<G::Refusal> {
        let (game, seat) = (self.session.game(), self.viewing_seat()?);
        let order = |why: &G::Refusal| G::Refusal::ALL.iter().position(|known| known == why);
        let tried: Option<Vec<G::Refusal>> =
            G::everywhere(&self.view(), action).iter().map(|action| game.check(seat, action).err()).collect();
        tried?.into_iter().max_by_key(order)
    }

    /// Removes one of the viewer's own steps from the turn. All steps back to it must be free, and those after it
    /// must stay legal without it; otherwise the reason is shown.
    fn take_out(&mut self, entry: usize) {
        let Some(seat) = self.viewing_seat().filter(|_| entry < self.session.len()) else { return };
        let mut session = (*self.session).clone();
        let mut later = Vec::new();
        while session.len() > entry {
            let Some(step) = session.steps().last() else { return };
            later.push(step.entry.action.clone());
            if !session.undo(seat) {
                return;
            }
        }
        later.pop();
        for action in later.into_iter().rev() {
            if let Err(why) = session.play(seat, action.clone()) {
                self.refuse(why, session.game().causes(seat, &action, why));
                self.refused.iter_mut().for_each(|refused| refused.later = true);
                return;
            }
        }
        self.session = Rc::new(session);
        self.return_to_present();
    }
}

/// Returns the meaning of a tap on a place. One copy per game instead of one per call site (code size).
#[inline(never)]
pub(super) fn meaning<G: Stage>(view: &G::View, selection: &Selection<G::Action>, spot: Spot) -> Tap<G> {
    G::tap(view, selection, spot)
}
