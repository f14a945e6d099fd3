//! A game of Tigris & Euphrates on the screen: choosing actions, and performing them by mouse, touch or keys.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use deska::games::tigris::Cell;
use deska::games::tigris::{Action, Color, Tigris};
use deska::table::{Game, Seat, Session, record};
use serde_json::Value;
use thirtyfour::Key;

use crate::site::root;
use crate::table::{Hands, PATIENCE, Table, native};

/// A new game of two, always with the same seed.
pub const START: &str =
    "deska 1\ngame tigris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 5f1c\n--\n";

/// A position of two that is full of conflicts, with a square nearly built and a small bag.
pub const CONFLICTS: &str =
    "deska 1\ngame tigris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 2\nposition
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1 .  .  .  .  ~  ~  ~  ~  ~  .  r* .  ~  .  .  .
 2 .  r* .  .  ~  .  .  .  .  .  .  .  ~  .  .  r*
 3 .  .  .  ~  ~  .  .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  K0 k  .  g  K1 .  .  .  ~  ~  ~
 5 .  .  .  .  .  r  g  .  k  r  k  .  .  .  ~  ~
 6 .  .  .  .  .  T0 g  .  r  T1 .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  .  .  .  .  ~  ~  ~  .
 8 .  r* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  r* .
10 .  g  g  .  .  .  .  .  .  .  .  .  .  .  .  .
11 .  g  .  .  .  .  .  .  .  .  .  .  .  .  .  .
active 0
actions 2
hand 0 1k1r3g1b
hand 1 1k4g1b
bag 8r6k6b8g
--
";

impl Table {
    /// Goes to a cell with the arrow keys, as in a spreadsheet, and presses Enter.
    async fn walk_to(&self, cell: Cell) -> Result<()> {
        self.tab_to(".board [role=gridcell][tabindex=\"0\"]").await?;
        let at = self.execute("return Number(document.activeElement.dataset.spot)", vec![]).await?;
        let at = Cell::at(at.as_u64().context("the focus is on no cell")? as usize);
        let go = |from: u8, to: u8, back: Key, on: Key| {
            let key = char::from(if to < from { back } else { on });
            std::iter::repeat_n(key, from.abs_diff(to).into())
        };
        let keys = go(at.x, cell.x, Key::Left, Key::Right).chain(go(at.y, cell.y, Key::Up, Key::Down));
        let keys: String = keys.chain([char::from(Key::Enter)]).collect();
        self.browser.keys(keys).await
    }

    /// Clicks a cell; on a phone a cell that is too small is enlarged first.
    pub async fn press_cell(&self, cell: Cell) -> Result<()> {
        if self.hands() == Hands::Keys {
            return self.walk_to(cell).await;
        }
        let css = format!("[data-spot=\"{}\"]", cell.index());
        if self.phone {
            if self.has(".board.zoomed").await? {
                self.press(".zoom button:last-child").await?;
                self.browser.wait_until("return !document.querySelector('.board.zoomed')").await?;
            }
            self.press(&css).await?;
            self.painted().await?;
            // A cell far from all others is hit without that.
            if !self.has(".board.zoomed").await? {
                return Ok(());
            }
        }
        self.press(&css).await
    }

    /// Performs an action with fingers only and waits until it is saved. Returns the record after it.
    pub async fn act(&self, session: &Session<Tigris>, action: Action) -> Result<String> {
        let before = self.text().await?;
        let legal = session.game().legal();
        let mut commits = true;
        match action {
            Action::Place(color, cell) => {
                self.part("nth-last-child(3)").await?;
                self.press(&format!(".thing.tile:has([href='#tile-{}'])", color.name())).await?;
                self.press_cell(cell).await?;
            }
            Action::Position(color, cell) => {
                self.part("nth-last-child(3)").await?;
                self.press(&leader(color)).await?;
                self.press_cell(cell).await?;
            }
            Action::Withdraw(color) => {
                self.part("nth-last-child(3)").await?;
                self.press(&leader(color)).await?;
                self.press(".withdraw").await?;
                commits = false;
            }
            Action::Catastrophe(cell) => {
                self.part("nth-last-child(3)").await?;
                self.press(".thing.catastrophes").await?;
                self.press_cell(cell).await?;
            }
            Action::Swap(tiles) => {
                self.part("nth-last-child(3)").await?;
                self.press(".tray-head .btn[aria-pressed=false]").await?;
                self.until(".tray-head .btn[aria-pressed=true]").await?;
                for color in Color::ALL {
                    for n in 0..tiles.0[color.index()] {
                        let free =
                            format!(".thing.tile[aria-pressed=false]:has([href='#tile-{}'])", color.name());
                        self.press(&free).await?;
                        let marked = ".thing.tile[aria-pressed=true]".to_string();
                        let want = format!("{marked}:has([href='#tile-{}'])", color.name());
                        self.count(&want, usize::from(n) + 1).await?;
                    }
                }
            }
            Action::Support(n) => {
                self.part("first-child").await?;
                // Each step can move the stepper, so a press may miss it: then press again.
                let start = Instant::now();
                // If nothing can be added there is no stepper.
                while legal.len() > 1 {
                    let value = self.said(".stepper-value b").await?;
                    if value == n.to_string() {
                        break;
                    }
                    ensure!(start.elapsed() < PATIENCE, "the stepper does not come to {n}");
                    let which = if value.parse::<u8>()? < n { "last" } else { "first" };
                    self.press(&format!(".stepper button:{which}-of-type")).await?;
                    // A slow page paints later; a second press would go past the number.
                    let pressed = Instant::now();
                    while pressed.elapsed() < Duration::from_secs(1)
                        && self.said(".stepper-value b").await? == value
                    {
                        tokio::time::sleep(Duration::from_millis(15)).await;
                    }
                }
            }
            Action::Conflict(color) => {
                self.part("first-child").await?;
                self.press(&format!(".asked .menu-item:has([href='#tile-{}'])", color.name())).await?;
                commits = false;
            }
            Action::Decline => {
                self.part("first-child").await?;
                self.press(".asked .decline").await?;
                commits = false;
            }
            Action::Monument(..) | Action::Treasures(_) => {
                self.part("first-child").await?;
                let same = |a: &&Action| std::mem::discriminant(*a) == std::mem::discriminant(&action);
                let nth = legal.iter().filter(same).position(|a| *a == action).context("not offered")? + 1;
                self.press(&format!(".asked .menu li:nth-child({nth}) button")).await?;
            }
            Action::Pass => {
                self.confirm().await?;
                self.until("#confirm.main").await?;
            }
            Action::Draw(..) | Action::First(_) => bail!("luck is not for seats"),
        }
        if commits {
            self.confirm().await?;
        }
        self.saved_after(&before).await.with_context(|| format!("doing {action}"))
    }
}

fn leader(color: Color) -> String {
    format!(".thing.leader:has([href^='#leader-{}-'])", color.name())
}

/// Reads a record of `tests/records/tigris`.
pub fn fixture(name: &str) -> Result<String> {
    let file = root().join(format!("tests/records/tigris/{name}.deska"));
    std::fs::read_to_string(file).with_context(|| format!("there is no record {name}"))
}

/// A record for every phase in which somebody decides.
pub const PHASES: [(&str, &str); 8] = [
    ("action", "w11-revolt-won"),
    ("revolt_attacker", "w11-revolt-won"),
    ("revolt_defender", "w11-revolt-won"),
    ("choose_conflict", "w02-war-two-colours"),
    ("war_attacker", "w02-war-two-colours"),
    ("war_defender", "w02-war-two-colours"),
    ("monument", "w15-monument-after-war"),
    ("treasure", "w27-corner-and-choice"),
];

/// Returns the record at the time when this phase is first reached.
pub fn until_phase(text: &str, phase: &str) -> Result<String> {
    let session = native::<Tigris>(text)?;
    let entries = (0..=session.len()).find(|n| session.at(*n).phase() == phase);
    Ok(record::write(&session.until(entries.with_context(|| format!("no {phase} in this record"))?)))
}

/// The phases a game has been through.
pub type Seen = BTreeSet<String>;

/// Chooses an action: in the first turns one that leads to a new phase or to points. Later it swaps the whole hand,
/// so that the bag is soon empty.
pub fn choose(session: &Session<Tigris>, turns: usize, seen: &Seen) -> Result<Action> {
    let game = session.game();
    let legal = game.legal();
    let seat = game.turn().seat().context("nobody decides")?;
    let last = *legal.last().context("nothing is legal")?;
    if game.phase() != "action" {
        let build = legal.iter().find(|a| matches!(a, Action::Monument(..)));
        let most = legal.iter().rfind(|a| matches!(a, Action::Support(_)));
        return Ok(*build.or(most).unwrap_or(&last));
    }
    if session.turn_starts().len() > turns {
        let size = |a: &Action| if let Action::Swap(tiles) = a { tiles.total() } else { 0 };
        return Ok(legal.iter().copied().max_by_key(|a| size(a)).unwrap_or(Action::Pass));
    }
    let value = |action: &Action| worth(session, seat, *action, seen);
    let tried = legal.iter().filter(|a| matches!(a, Action::Place(..) | Action::Position(..)));
    let best = tried.max_by_key(|a| value(a));
    Ok(best.copied().unwrap_or(Action::Pass))
}

/// Plays a record natively, everybody swapping tiles, until at most `left` are in the bag; returns it as text, and the
/// number of turns.
pub fn nearly_over(start: &str, left: u64) -> Result<(String, usize)> {
    let mut session = native::<Tigris>(start)?;
    loop {
        if session.game().json()["bag"].as_u64().context("no bag")? <= left {
            return Ok((record::write(&session), session.turn_starts().len()));
        }
        let seat = session.game().turn().seat().context("nobody decides")?;
        let swap = choose(&session, 0, &Seen::new())?;
        ensure!(session.play(seat, swap).is_ok(), "the swap is refused");
        session.roll_all();
    }
}

fn worth(session: &Session<Tigris>, seat: Seat, action: Action, seen: &Seen) -> i64 {
    let before = session.game().json();
    let mut after = session.clone();
    if after.play(seat, action).is_err() {
        return -1;
    }
    let game = after.game();
    let new = !matches!(game.phase(), "action" | "draw" | "refill") && !seen.contains(game.phase());
    let after = game.json();
    let sum = |state: &Value| -> i64 {
        let points = state["vp"][seat.index()].as_object();
        points.into_iter().flatten().filter_map(|(_, n)| n.as_i64()).sum()
    };
    let placed = |state: &Value| state["leader"].as_object().map_or(0, |all| all.len() as i64);
    let moved = i64::from(matches!(action, Action::Position(..)) && placed(&after) <= placed(&before));
    100 * i64::from(new) + 10 * (sum(&after) - sum(&before)) + 3 * (placed(&after) - placed(&before)) - moved
}
