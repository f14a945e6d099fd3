//! A game of Carcassonne on the screen: choosing actions, and performing them by mouse, touch or keys.

use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use deska::games::carcassonne::board::Mark;
use deska::games::carcassonne::{Action, ActionKind, Carcassonne, Cell, Effect, Stand};
use deska::table::{Game, Session, Viewer};
use thirtyfour::Key;

use crate::table::{Hands, PATIENCE, Table, native};

/// A game of two with a small pile, full of towers: enough for captures and a ransom, and soon over.
pub const TOWERS: &str =
    "deska 1\ngame carcassonne\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 3\nposition
map (-1,-1)
TC0 E2  B0
U0  D0  U0
B0  TB0 B0
on P1 (-1,1) m0
on P1 (1,1) m0
tower (0,1) 1
points 5 5
pieces 10 9
pile TA TA TD V V U U E R B K N
turn P0 place U
--
";

impl Table {
    /// Performs an action and waits until it is saved.
    pub async fn lay(&self, session: &Session<Carcassonne>, action: Action) -> Result<()> {
        let before = self.text().await?;
        let mark = match action {
            Action::Place(cell, _) => {
                let taps = ways(session, cell).iter().position(|way| *way == action);
                let taps = taps.context("it does not fit there")?;
                self.aim(Mark::Cell(cell)).await?;
                for _ in 0..taps {
                    self.turn(Mark::Cell(cell)).await?;
                }
                None
            }
            Action::Follower(_, id) => {
                Some(Mark::Segment(session.game().public.placed().context("nothing is laid")?, id))
            }
            Action::Build(cell) => Some(Mark::Tower(cell)),
            Action::Top(cell) => {
                self.part("nth-last-child(3)").await?;
                self.press(".cc-thing:nth-child(3)").await?;
                Some(Mark::Tower(cell))
            }
            Action::Capture(cell, Stand::Segment(id)) => Some(Mark::Segment(cell, id)),
            Action::Capture(cell, Stand::Top) => Some(Mark::Tower(cell)),
            Action::Pass | Action::Decline => {
                self.part("first-child").await?;
                self.press(".asked .menu button:has([href='#i-close'])").await?;
                None
            }
            Action::Ransom(..) => {
                self.press(".cc-ransom:not([aria-disabled=true])").await?;
                // If several players hold a figure, the app asks whom to pay.
                let legal = session.game().legal();
                let ransoms: Vec<_> = legal.iter().filter(|a| matches!(a, Action::Ransom(..))).collect();
                if let Some(nth) = ransoms.iter().position(|a| **a == action).filter(|_| ransoms.len() > 1) {
                    self.press(&format!(".asked .menu li:nth-child({}) button", nth + 1)).await?;
                }
                None
            }
            Action::End => None,
            Action::First(_) | Action::Draw(_) => bail!("luck is not for seats"),
        };
        if let Some(mark) = mark {
            self.aim(mark).await?;
        }
        self.confirm().await?;
        let saved = self.saved_after(&before).await.with_context(|| format!("doing {action}"))?;
        let saved = native::<Carcassonne>(&saved)?;
        let done = saved.steps().get(session.len()).map(|step| step.entry.action);
        ensure!(done == Some(action), "{done:?} was done instead of {action}");
        Ok(())
    }

    /// Turns the aimed tile to its next fitting orientation: by its key, or by another tap.
    async fn turn(&self, mark: Mark) -> Result<()> {
        match self.hands() {
            Hands::Keys => self.browser.keys("r").await,
            _ => self.press(&format!("[data-spot=\"{}\"]", mark.spot())).await,
        }
    }

    /// Aims at a place by the keys for the next legal one, or with a finger. The finger first shows the whole map
    /// and enlarges small places.
    async fn aim(&self, mark: Mark) -> Result<()> {
        let css = format!("[data-spot=\"{}\"]", mark.spot());
        if self.hands() == Hands::Keys {
            self.tab_to(".board [tabindex=\"0\"]").await?;
            let start = Instant::now();
            while !self.has(&format!("{css}:focus")).await? {
                ensure!(start.elapsed() < PATIENCE, "N does not come to {mark:?}");
                self.browser.keys("n").await?;
            }
            return self.browser.keys(Key::Enter).await;
        }
        self.aim_by_hand(&css).await
    }
}

/// Returns the orientations of the drawn tile on a cell, only one of those that look alike.
fn ways(session: &Session<Carcassonne>, cell: Cell) -> Vec<Action> {
    let tile = session.game().public.drawn().map(|kind| kind.tile());
    let mut ways: Vec<Action> = Vec::new();
    for action in session.game().legal() {
        let Action::Place(at, turn) = action else { continue };
        let same = |known: &Action| match *known {
            Action::Place(_, way) => tile.is_some_and(|tile| tile.same_turned(way, turn)),
            _ => false,
        };
        if at == cell && !ways.iter().any(same) {
            ways.push(action);
        }
    }
    ways
}

/// Chooses an action: buy back, capture, build where somebody can be captured, claim, finish a feature of its own.
pub fn settle(session: &Session<Carcassonne>) -> Result<Action> {
    let game = session.game();
    let seat = game.turn().seat().context("nobody decides")?;
    let worth = |action: &Action| {
        let effect = Effect::of(&game.view(Viewer::Seat(seat)), action);
        let scored: i32 = effect
            .completed
            .iter()
            .map(|f| i32::from(f.points) * if f.holders().contains(&seat) { 1 } else { -1 })
            .sum();
        let others = effect.targets.iter().filter(|t| t.figure.owner != seat).count() as i32;
        let what = match action.kind() {
            ActionKind::Ransom => 50,
            ActionKind::Capture if effect.captured.is_some_and(|c| c.owner != seat) => 40,
            ActionKind::Build => 12 * others - 1,
            ActionKind::Follower => 3,
            ActionKind::Top => -2,
            _ => 0,
        };
        scored * 2 + what
    };
    let shown = |action: &Action| match *action {
        Action::Place(cell, _) => ways(session, cell).contains(action),
        _ => true,
    };
    game.legal().into_iter().filter(shown).max_by_key(worth).context("nothing is legal")
}

/// Returns the cells of the laid tiles.
pub fn laid(session: &Session<Carcassonne>) -> Vec<Cell> {
    session.game().public.tiles().iter().map(|tile| tile.cell()).collect()
}
