//! A game of Java on the screen: choosing actions, and performing them by mouse, touch or keys.

use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use deska::games::java::{Action, Card, Cell, Java, Tile, counted};
use deska::table::{Game, Session, Viewer};
use thirtyfour::Key;

use crate::table::{Hands, PATIENCE, Table, native};

/// A game of two that is nearly over: the last three-hex tile, a village for a palace, a city for a festival, a
/// lake.
pub const LAST_TURNS: &str =
    "deska 1\ngame java\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 3\nposition
J8=V1@0 J9=V1 J10=V1 J11=V1 K9=R1@1
E4=P4w E5=V1@0 E6=V2@1 F5=V1
three 1
own 0 two 1 rice 1 village 1 tokens 1
own 1 two 1 rice 1 village 0 tokens 1
palaces 6 6 8 9 10
points 0 lakes 3 palaces 2 festivals 1
points 1 lakes 6 palaces 1 festivals 2
hand 0 mask+drum
hand 1 2mask+puppet
open mask
--
";

/// An auction of four in which everybody has laid cards, and the first seat bids.
pub const FESTIVAL: &str =
    "deska 1\ngame java\nseats 4\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nplayer 3 3 4 Jan\nseed 3\nposition
G5=P8w G6=V1@0 G7=V1@1 G8=V1@2 H5=V2@3 H6=V1 F5=V1 F6=V1
flags land_placed acted
current 1
open mask-drum
hand 0 mask+2drum+mask-drum+puppet+drum-puppet
hand 1 drum
hand 2 puppet
hand 3 mask
laid 0 mask-drum
laid 1 mask-drum+mask-puppet
laid 2 drum
passed 2
phase auction G5 0
--
";

impl Table {
    /// Performs an action and waits until it is saved.
    pub async fn does(&self, session: &Session<Java>, action: Action) -> Result<()> {
        let before = self.text().await?;
        self.prepare(session, action).await?;
        self.confirm().await?;
        if action == Action::End && self.text().await? == before {
            // With action points left, the app asks for confirmation.
            self.confirm().await?;
        }
        let saved = self.saved_after(&before).await.with_context(|| format!("doing {action}"))?;
        let saved = native::<Java>(&saved)?;
        let done = saved.steps().get(session.len()).map(|step| step.entry.action);
        ensure!(done == Some(action), "{done:?} was done instead of {action}");
        Ok(())
    }

    /// Performs everything but the last confirmation.
    async fn prepare(&self, session: &Session<Java>, action: Action) -> Result<()> {
        match action {
            Action::Land(tile, cells) => {
                self.thing(tile as usize).await?;
                if let Some(way) = tile.turn(&cells) {
                    self.part("first-child").await?;
                    let css = format!(".jv-wheel .thing:nth-child({})", way.index() + 1);
                    if !self.has(&format!("{css}.on")).await? {
                        self.press(&css).await?;
                    }
                }
                self.aim_hex(cells[0]).await?;
            }
            Action::Water(at) => {
                self.thing(4).await?;
                self.aim_hex(at).await?;
            }
            Action::Enter(to) => {
                self.own("first-child").await?;
                self.aim_hex(to).await?;
            }
            Action::Token => self.own("last-child").await?,
            Action::Move(from, to) => {
                self.touch_hex(from).await?;
                self.aim_hex(to).await?;
            }
            Action::Leave(from) => {
                self.touch_hex(from).await?;
                self.part("first-child").await?;
                self.press(".asked .menu li:last-child button").await?;
            }
            Action::Build(at, value) | Action::Expand(at, value) => {
                self.part("first-child").await?;
                self.press(&format!(".jv-palaces .thing:nth-child({})", value.index() + 1)).await?;
                self.aim_hex(at).await?;
            }
            Action::TakeOpen => self.draw(1).await?,
            Action::TakeDeck => self.draw(2).await?,
            Action::Festival(palace, cards) => {
                self.touch_hex(palace).await?;
                self.part("first-child").await?;
                if !self.has(".asked .menu li:last-child button.on").await? {
                    self.press(".asked .menu li:last-child button").await?;
                }
                self.raise(session, cards).await?;
            }
            Action::Lay(cards) => self.raise(session, cards).await?,
            Action::Pass => {
                self.part("first-child").await?;
                self.press(".jv-auction .menu li:last-child button").await?;
            }
            Action::End => {}
            Action::Draw(..) | Action::Open(_) | Action::First(_) => bail!("luck is not for seats"),
        }
        Ok(())
    }

    async fn thing(&self, nth: usize) -> Result<()> {
        self.part("nth-last-child(3)").await?;
        self.press(&format!(".jv-tiles .thing:nth-child({})", nth + 1)).await
    }

    /// Presses a figure or a token beside the tiles.
    async fn own(&self, which: &str) -> Result<()> {
        self.part("nth-last-child(3)").await?;
        self.press(&format!(".jv-stack .thing:{which}")).await
    }

    async fn draw(&self, nth: usize) -> Result<()> {
        self.part("nth-last-child(3)").await?;
        self.press(&format!(".jv-draws .thing:nth-child({nth})")).await
    }

    /// Raises cards of the hand.
    async fn raise(&self, session: &Session<Java>, cards: deska::games::java::Cards) -> Result<()> {
        let seat = session.game().turn().seat().context("nobody decides")?;
        let hand = session.game().view(deska::table::Viewer::Seat(seat)).mine().context("no hand")?;
        self.part("nth-last-child(3)").await?;
        for (card, n) in counted(&cards) {
            let before: usize =
                Card::ALL.iter().take(card.index()).map(|c| usize::from(hand.0[c.index()])).sum();
            // One of a kind after another: each touch raises one more.
            for nth in 1..=usize::from(n) {
                self.press(&format!(".jv-hand .thing:nth-child({})", before + nth)).await?;
            }
        }
        Ok(())
    }

    /// Aims at a hex by the arrow keys, or by touch; a finger zooms in first if hexes are small.
    async fn touch_hex(&self, cell: Cell) -> Result<()> {
        let css = spot(cell)?;
        if self.hands() != Hands::Keys {
            self.find(&css).await?;
            return self.press(&css).await;
        }
        self.tab_to(".board [tabindex=\"0\"]").await?;
        let start = Instant::now();
        while !self.has(&format!("{css}:focus")).await? {
            ensure!(start.elapsed() < PATIENCE, "the arrow keys do not come to {cell}");
            // Along the row first: at the border a row has gaps, where the keys leave it.
            let step = "const f = document.activeElement.getBoundingClientRect(),
                t = document.querySelector(arguments[0]).getBoundingClientRect(), x = t.x + t.width / 2 - f.x - f.width / 2,
                y = t.y + t.height / 2 - f.y - f.height / 2;
                return Math.abs(x) < .6 * t.width && Math.abs(y) > 4 ? (y > 0 ? '\\ue015' : '\\ue013') : x > 0 ? '\\ue014' : '\\ue012';";
            let key = self.execute(step, vec![serde_json::json!(css)]).await?;
            self.browser.keys(key.as_str().context("no key")?).await?;
        }
        self.browser.keys(Key::Enter).await
    }

    /// Shows the whole island if a hex is out of view; the next touch of a finger comes near to it.
    async fn find(&self, css: &str) -> Result<()> {
        let fit = ".zoom button:last-child";
        if self.can_touch(css).await? || !self.has(&format!("{fit}:not([disabled])")).await? {
            return Ok(());
        }
        self.press(fit).await?;
        if self.hands() == Hands::Touch {
            self.browser.wait_until("return !document.querySelector('.board.zoomed')").await?;
            self.press(css).await?;
            self.until(".board.zoomed").await?;
        }
        Ok(())
    }

    /// Touches a hex until it is aimed at.
    async fn aim_hex(&self, cell: Cell) -> Result<()> {
        let css = spot(cell)?;
        if self.hands() == Hands::Keys {
            // With half of the island lit, go by arrow keys instead of stepping through all lit hexes.
            let lit = "return document.querySelectorAll('.place.legal').length > 40";
            if self.execute(lit, vec![]).await? == true {
                return self.touch_hex(cell).await;
            }
            self.tab_to(".board [tabindex=\"0\"]").await?;
            let start = Instant::now();
            while !self.has(&format!("{css}:focus")).await? {
                ensure!(start.elapsed() < PATIENCE, "N does not come to {cell}");
                self.browser.keys("n").await?;
            }
            return self.browser.keys(Key::Enter).await;
        }
        self.aim_by_hand(&css).await
    }
}

fn spot(cell: Cell) -> Result<String> {
    Ok(format!("[data-spot=\"{}\"]", cell.index().context("off the map")?))
}

/// Chooses an action: the most profitable one, each kind at least once, and the end soon.
pub fn ripe(session: &Session<Java>, done: &[Action]) -> Result<Action> {
    let game = session.game();
    let seat = game.turn().seat().context("nobody decides")?;
    let kinds = |action: &Action| done.iter().filter(|known| known.kind() == action.kind()).count() as i32;
    let worth = |action: &Action| {
        let after = Java::preview(&game.view(Viewer::Seat(seat)), action).after.public;
        let gain = i32::from(after.total(seat)) - i32::from(game.public.total(seat));
        let what = match action {
            Action::Build(..) | Action::Expand(..) => 40,
            // Inside the island, where everything is in sight.
            Action::Land(..) if game.public.cost(action) > Some(1) => 1,
            Action::Land(Tile::Three, _) => 30,
            Action::Land(..) | Action::Water(_) => 20,
            Action::Enter(_) | Action::TakeOpen | Action::Token => 15,
            Action::Move(..) => 14,
            Action::Festival(_, cards) => 12 + cards.total() as i32,
            Action::Lay(cards) => 12 - cards.total() as i32,
            Action::Pass => 5,
            Action::End => 4,
            _ => -50,
        };
        what + 2 * gain - 18 * kinds(action)
    };
    let best = game.legal().into_iter().rev().max_by_key(worth);
    best.context("nothing is legal")
}
