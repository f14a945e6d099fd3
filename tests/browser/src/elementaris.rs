//! A game of Elementaris on the screen: choosing actions, and performing them by mouse, touch or keys.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use deska::games::elementaris::{Action, ActionKind, Elementaris, Field};
use deska::table::{Game, Session};
use thirtyfour::Key;

use crate::table::{Hands, PATIENCE, Table, native};

/// The last round of two players: a free city, an attack, an orb, a spell.
pub const LAST_ROUND: &str =
    "deska 1\ngame elementaris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\noptions round_limit=17\nseed 3\nposition
round 17
clock 1
armies 0 I@A1 II@B5c
armies 1 I@B1c II@B9 III@C11
orbs 0 A3 C3 D11
cities 0 B5 C10
cities 1 B1 D5
ships B5/As4
--
";

/// The second turn of three players in the rule of earth, with a spell to cast; then all are asked whether the game
/// is over.
pub const SECOND_TURN: &str =
    "deska 1\ngame elementaris\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nseed 3\nposition
round 19
clock 2
phase free 0
armies 0 I@A2 II@B5c III@B5c
armies 1 I@B1c II@B10c III@As4
armies 2 I,II@C5c III@D7
orbs 0 C3 D11 B3
orbs 1 A11
cities 0 B5 A8 A10
cities 1 B1 B10
cities 2 C5 C8
ships B5/As4
--
";

/// A round before the cities are counted: the second of three players is one city from winning.
pub const NEARLY_WON: &str =
    "deska 1\ngame elementaris\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nseed 3\nposition
round 24
clock 3
armies 0 I@A5c II@B6
armies 1 I@B1c II@C3
armies 2 I@D2
orbs 0 A3
orbs 1 C3
cities 0 A1 A5 A8
cities 1 B1 B5 B8 B10 C1 C5 C8 C10
cities 2 D5
--
";

impl Table {
    /// Performs an action and waits until it is saved.
    pub async fn orders(&self, session: &Session<Elementaris>, action: Action) -> Result<()> {
        let before = self.text().await?;
        match action {
            Action::Pass => {
                self.part("first-child").await?;
                self.press("[data-word='do:pass']").await?;
                self.confirm().await?;
            }
            Action::Done => self.confirm().await?,
            Action::Vote(agrees) => {
                self.part("first-child").await?;
                self.press(&format!(".asked .menu li:nth-child({}) button", if agrees { 1 } else { 2 }))
                    .await?;
                self.confirm().await?;
            }
            _ => {
                self.aim_field(field_of(session, &action).context("it is done nowhere")?).await?;
                self.confirm().await?;
            }
        }
        let saved = self.saved_after(&before).await.with_context(|| format!("doing {action}"))?;
        let saved = native::<Elementaris>(&saved)?;
        let done = saved.steps().get(session.len()).map(|step| step.entry.action);
        ensure!(done == Some(action), "{done:?} was done instead of {action}");
        Ok(())
    }

    /// Aims at a field: by the keys for the next lit one, or by touch; a finger zooms in first if fields are small.
    pub async fn aim_field(&self, field: Field) -> Result<()> {
        let css = format!("[data-spot=\"{}\"]", field.index());
        if self.hands() == Hands::Keys {
            self.tab_to(".board [tabindex=\"0\"]").await?;
            let start = Instant::now();
            while !self.has(&format!("{css}:focus")).await? {
                ensure!(start.elapsed() < PATIENCE, "N does not come to {field}");
                self.browser.keys("n").await?;
            }
            return self.browser.keys(Key::Enter).await;
        }
        // The map is shown whole again, so that the field is visible.
        if self.has(".zoom button:last-child:not([disabled])").await? {
            self.press(".zoom button:last-child").await?;
        }
        self.aim_by_hand(&css).await
    }
}

/// Returns the field of an action.
fn field_of(session: &Session<Elementaris>, action: &Action) -> Option<Field> {
    let game = session.game();
    match action {
        Action::Place(_, at)
        | Action::Recruit(_, at)
        | Action::March(_, at)
        | Action::Attack(_, at)
        | Action::Board(_, at)
        | Action::Sail(_, at)
        | Action::SeaAttack(_, at)
        | Action::Land(_, at)
        | Action::Cast(_, at, _) => Some(*at),
        _ => game.spot(game.active, action.army()?),
    }
}

/// Chooses an action: a profitable one, else waiting.
pub fn bold(session: &Session<Elementaris>) -> Result<Action> {
    let game = session.game();
    let worth = |action: &Action| match ActionKind::of(action) {
        ActionKind::Place => 9,
        ActionKind::Cast => 8,
        ActionKind::Assault | ActionKind::Attack | ActionKind::Sortie | ActionKind::SeaAttack => {
            if game.battle(game.active, action).is_some_and(|battle| battle.won) { 7 } else { 0 }
        }
        ActionKind::Occupy => 6,
        ActionKind::Take => 5,
        ActionKind::Pass | ActionKind::Done => 2,
        ActionKind::Agree => 3,
        _ => 1,
    };
    let best = game.legal().into_iter().rev().max_by_key(worth);
    best.context("nothing is legal")
}
