//! A game of Tigris & Euphrates on the screen, and its stored record played again in this process.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use deska::games::tigris::{Action, Color, Tigris};
use deska::grid::square::Cell;
use deska::table::record::{self, Record};
use deska::table::{Game, Seat, Session};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::browser::{Browser, Size};
use crate::site::{Site, root};

/// A new game of two, always with the same luck.
pub const START: &str =
    "deska 1\ngame tigris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 5f1c\n--\n";

/// Under which the game of a test is saved.
const KEY: &str = "deska.game.test";

pub(crate) const PATIENCE: Duration = Duration::from_secs(15);

/// What the game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    Mouse,
    Touch,
    Keys,
}

/// One browser on one saved game.
pub struct Table {
    pub browser: Browser,
    pub site: Site,
    hands: Hands,
    /// The layout of a phone, where small cells are enlarged first and parts are opened one at a time.
    phone: bool,
}

impl Table {
    /// Opens the site and this record in it; nothing moves, so that pictures are compared at rest.
    pub async fn open(size: Size, record: &str) -> Result<Self> {
        Self::open_with(size, record, json!({ "lang": "en", "motion": "none" })).await
    }

    /// The same, played with these hands instead of those usual for the size.
    pub async fn open_for(hands: Hands, size: Size, record: &str) -> Result<Self> {
        Ok(Self { hands, ..Self::open(size, record).await? })
    }

    /// The same with other settings.
    pub async fn open_with(size: Size, record: &str, settings: Value) -> Result<Self> {
        let site = Site::open()?;
        let browser = Browser::open(size).await?;
        browser.visit(&site).await?;
        let phone = size.width < 600;
        let table = Self { browser, site, hands: if phone { Hands::Touch } else { Hands::Mouse }, phone };
        table.store("deska.settings", &settings.to_string()).await?;
        table.sit(record).await?;
        Ok(table)
    }

    /// What the game is played with.
    pub fn hands(&self) -> Hands {
        self.hands
    }

    /// Puts this record into the storage and opens it afresh.
    pub async fn sit(&self, record: &str) -> Result<()> {
        self.store(KEY, record).await?;
        self.go("/play/test").await?;
        self.browser.reload().await?;
        self.opened().await
    }

    /// Waits until some screen of a game is there.
    pub async fn opened(&self) -> Result<()> {
        self.browser.wait_until("return !!document.querySelector('.curtain, .table, .over, .sorry')").await
    }

    /// Goes to the screen at this address.
    pub async fn go(&self, route: &str) -> Result<()> {
        self.execute("location.hash = arguments[0]", vec![json!(route)]).await?;
        Ok(())
    }

    /// Stores a text.
    pub async fn store(&self, key: &str, value: &str) -> Result<()> {
        self.execute("localStorage.setItem(arguments[0], arguments[1])", vec![json!(key), json!(value)])
            .await?;
        Ok(())
    }

    /// Runs a script with arguments.
    pub async fn execute(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.browser.driver.execute(script, arguments).await?.json().clone())
    }

    /// Whether something like this is on the page.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(self.execute("return !!document.querySelector(arguments[0])", vec![json!(css)]).await? == true)
    }

    /// Waits until something like this is on the page.
    pub async fn until(&self, css: &str) -> Result<()> {
        let start = Instant::now();
        while !self.has(css).await? {
            ensure!(
                start.elapsed() < PATIENCE,
                "`{css}` did not appear; the page says:\n{}",
                self.page().await?
            );
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
        Ok(())
    }

    async fn page(&self) -> Result<String> {
        let text = self.browser.script("return document.body.innerText.slice(0, 3000)").await?;
        Ok(text.as_str().unwrap_or_default().to_string())
    }

    /// The stored record.
    pub async fn text(&self) -> Result<String> {
        let text = self.execute("return localStorage.getItem(arguments[0])", vec![json!(KEY)]).await?;
        Ok(text.as_str().context("there is no saved game")?.to_string())
    }

    /// The stored record, played by the rules. Luck that is due is rolled: the app does the same when it opens it.
    pub async fn session<G: Game>(&self) -> Result<Session<G>> {
        native(&self.text().await?)
    }

    /// Number of stored entries.
    pub async fn entries(&self) -> Result<usize> {
        let record = Record::parse(&self.text().await?).map_err(|fault| anyhow!("{fault}"))?;
        Ok(record.items.len())
    }

    /// Waits until something else than this is stored.
    pub async fn saved_after(&self, before: &str) -> Result<()> {
        let start = Instant::now();
        while self.text().await? == before {
            ensure!(start.elapsed() < PATIENCE, "nothing was saved; the page says:\n{}", self.page().await?);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // Games are saved before they are painted: what is on the screen is the new state from the next frame on.
        self.browser
            .script("return new Promise((r) => requestAnimationFrame(() => setTimeout(r, 0)))")
            .await?;
        Ok(())
    }

    /// The middle of something that can be touched now: nothing lies over it and it is not switched off.
    async fn spot(&self, css: &str) -> Result<(f64, f64)> {
        let script = "const e = document.querySelector(arguments[0]);
            if (!e || e.disabled) return null;
            let r = e.getBoundingClientRect();
            if (!e.closest('.board') && (r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth)) {
                e.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
                r = e.getBoundingClientRect();
            }
            if (!r.width || !r.height) return null;
            const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
            const at = document.elementFromPoint(x, y);
            return at && (e === at || e.contains(at)) ? [x, y] : null;";
        let start = Instant::now();
        loop {
            let point = self.execute(script, vec![json!(css)]).await?;
            if let (Some(x), Some(y)) = (point[0].as_f64(), point[1].as_f64()) {
                return Ok((x, y));
            }
            ensure!(
                start.elapsed() < PATIENCE,
                "`{css}` cannot be touched; the page says:\n{}",
                self.page().await?
            );
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    async fn mouse(&self, kind: &str, (x, y): (f64, f64)) -> Result<()> {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        self.browser.devtools("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    async fn down(&self, at: (f64, f64)) -> Result<()> {
        if self.hands == Hands::Touch {
            self.browser.touch("touchStart", Some(at)).await
        } else {
            self.mouse("mousePressed", at).await
        }
    }

    async fn up(&self, at: (f64, f64)) -> Result<()> {
        if self.hands == Hands::Touch {
            self.browser.touch("touchEnd", None).await
        } else {
            self.mouse("mouseReleased", at).await
        }
    }

    /// Clicks or taps in the middle of something, or goes there with the tab key and presses Enter, as soon as it
    /// can be.
    pub async fn press(&self, css: &str) -> Result<()> {
        if self.hands == Hands::Keys {
            self.tab_to(css).await?;
            return self.browser.keys(Key::Enter).await;
        }
        let at = self.spot(css).await?;
        self.down(at).await?;
        self.up(at).await
    }

    /// Presses the tab key until the focus is on something, as often as the order of the page asks for.
    pub(crate) async fn tab_to(&self, css: &str) -> Result<()> {
        if !css.starts_with(".board") {
            self.spot(css).await?; // a place of the board may lie outside the picture until it has the focus
        }
        let script = "const target = document.querySelector(arguments[0]);
            const room = document.querySelector('dialog[open]') ?? document.body;
            const all = [...room.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
                .filter((e) => !e.disabled && (e.tabIndex >= 0 || e === document.activeElement) && e.getClientRects().length);
            const from = all.indexOf(document.activeElement), to = all.indexOf(target);
            return to < 0 ? null : to - from;";
        let start = Instant::now();
        loop {
            let away = self.execute(script, vec![json!(css)]).await?;
            let away = away.as_i64().with_context(|| format!("`{css}` is not in the tab order"))?;
            if away == 0 {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "the tab key does not come to `{css}`");
            if away > 0 {
                self.browser.keys("\u{e004}".repeat(away as usize)).await?;
            } else {
                self.browser
                    .keys(format!("\u{e008}{}", "\u{e004}".repeat(away.unsigned_abs() as usize)))
                    .await?;
            }
        }
    }

    /// Goes to a cell with the arrow keys, as on a sheet, and presses Enter.
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
        if self.hands == Hands::Keys {
            return self.walk_to(cell).await;
        }
        let css = format!("[data-spot=\"{}\"]", cell.index());
        if self.phone {
            if self.has(".board.zoomed").await? {
                self.press(".zoom button:last-child").await?;
                self.browser.wait_until("return !document.querySelector('.board.zoomed')").await?;
            }
            self.press(&css).await?;
            self.until(".board.zoomed").await?;
        }
        self.press(&css).await
    }

    /// Opens a part of the phone's lower half; elsewhere all parts are in sight.
    pub(crate) async fn part(&self, css: &str) -> Result<()> {
        if self.phone && self.has(".parts").await? {
            self.press(&format!(".parts button:{css}")).await?;
        }
        Ok(())
    }

    /// Opens the curtain as a hand does: presses and holds.
    pub async fn hold(&self) -> Result<()> {
        if self.hands == Hands::Keys {
            return self.reveal().await;
        }
        let at = self.spot(".curtain-button").await?;
        self.down(at).await?;
        self.until(".table").await?;
        // A finger that slides away, so that nothing depends on what letting go does: `let_go_at_once` is for that.
        if self.hands == Hands::Touch {
            self.browser.touch("touchCancel", None).await
        } else {
            self.up(at).await
        }
    }

    /// Opens the curtain with a finger that lets go as soon as it is open.
    pub async fn let_go_at_once(&self) -> Result<()> {
        let at = self.spot(".curtain-button").await?;
        self.browser.touch("touchStart", Some(at)).await?;
        self.until(".table").await?;
        self.browser.touch("touchEnd", None).await
    }

    /// Opens the curtain with the keyboard.
    pub async fn reveal(&self) -> Result<()> {
        self.until(".curtain-button").await?;
        self.browser.script("document.querySelector('.curtain-button').focus()").await?;
        self.browser.keys(Key::Enter).await?;
        self.until(".table").await
    }

    /// Closes the list of what happened since the last turn, if it is there.
    pub async fn dismiss(&self) -> Result<()> {
        if self.has(".unseen").await? {
            self.part("first-child").await?;
            self.press(".unseen .btn.main").await?;
            self.browser.wait_until("return !document.querySelector('.unseen')").await?;
        }
        Ok(())
    }

    /// The commit button.
    pub async fn confirm(&self) -> Result<()> {
        self.press("#confirm").await
    }

    /// Types a move into the field for it and waits until it is saved.
    pub async fn typed(&self, action: &str) -> Result<()> {
        let before = self.text().await?;
        self.type_move(action).await?;
        self.saved_after(&before).await
    }

    /// Types a move into the field for it.
    pub async fn type_move(&self, action: &str) -> Result<()> {
        self.browser.keys("/").await?;
        self.until("#typed-move").await?;
        self.browser.wait_until("return document.activeElement.id === 'typed-move'").await?;
        self.browser.keys(action).await?;
        self.browser.keys(Key::Enter + "").await?;
        self.browser.wait_until("return !document.querySelector('dialog[open]')").await
    }

    /// Does an action with fingers only and waits until it is saved.
    pub async fn act(&self, session: &Session<Tigris>, action: Action) -> Result<()> {
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
                // Each step can move the stepper, so a press may miss it: then once more.
                let start = Instant::now();
                while self.said(".stepper-value b").await? != n.to_string() {
                    ensure!(start.elapsed() < PATIENCE, "the stepper does not come to {n}");
                    let more = self.said(".stepper-value b").await?.parse::<u8>()? < n;
                    self.press(&format!(".stepper button:{}-of-type", if more { "last" } else { "first" }))
                        .await?;
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
            }
            Action::Conflict(color) => {
                self.part("first-child").await?;
                self.press(&format!(".asked .menu-item:has([href='#tile-{}'])", color.name())).await?;
                commits = false;
            }
            Action::Decline => {
                self.part("first-child").await?;
                self.press(".asked .btn.wide").await?;
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

    /// Waits until so many are there.
    pub async fn count(&self, css: &str, wanted: usize) -> Result<()> {
        let script = format!("return document.querySelectorAll({}).length === {wanted}", json!(css));
        self.browser.wait_until(&script).await
    }

    /// Waits until an element's text is this.
    pub async fn says(&self, css: &str, wanted: &str) -> Result<()> {
        let css = json!(css);
        let wanted = json!(wanted);
        self.browser
            .wait_until(&format!("return document.querySelector({css})?.textContent.trim() === {wanted}"))
            .await
    }

    /// The whole text of an element, hidden parts included.
    pub async fn said(&self, css: &str) -> Result<String> {
        self.until(css).await?;
        let text =
            self.execute("return document.querySelector(arguments[0]).textContent", vec![json!(css)]).await?;
        Ok(text.as_str().unwrap_or_default().to_string())
    }

    /// The document without the pictures' symbols, which never change.
    pub async fn document(&self) -> Result<String> {
        let script = "const copy = document.documentElement.cloneNode(true);
            copy.querySelectorAll('.sprites, script, link').forEach((e) => e.remove());
            return document.title + copy.outerHTML;";
        Ok(self.browser.script(script).await?.as_str().unwrap_or_default().to_string())
    }

    /// Roles, names and values of the accessibility tree, a line each.
    pub async fn accessibility(&self) -> Result<String> {
        let tree = self.browser.devtools("Accessibility.getFullAXTree", json!({})).await?;
        let line = |node: &Value| {
            let part = |key: &str| node[key]["value"].as_str().unwrap_or_default().to_string();
            format!("{} {} {} {}\n", part("role"), part("name"), part("value"), part("description"))
        };
        Ok(tree["nodes"].as_array().into_iter().flatten().map(line).collect())
    }
}

fn leader(color: Color) -> String {
    format!(".thing.leader:has([href^='#leader-{}-'])", color.name())
}

/// A record of `tests/records/tigris`.
pub fn fixture(name: &str) -> Result<String> {
    let file = root().join(format!("tests/records/tigris/{name}.deska"));
    std::fs::read_to_string(file).with_context(|| format!("there is no record {name}"))
}

/// A record, played by the rules; luck that is due is rolled, but not before the turn was handed over.
pub fn native<G: Game>(text: &str) -> Result<Session<G>> {
    let record = Record::parse(text).map_err(|fault| anyhow!("{fault}"))?;
    let played = record::play::<G>(&record).map_err(|fault| anyhow!("{fault}"))?;
    let mut session = played.session;
    if session.ended().is_none() {
        session.settle();
    }
    Ok(session)
}

/// The record as it is when this phase is first reached.
pub fn until_phase(text: &str, phase: &str) -> Result<String> {
    let session = native::<Tigris>(text)?;
    let entries = (0..=session.len()).find(|n| session.at(*n).phase() == phase);
    Ok(record::write(&session.until(entries.with_context(|| format!("no {phase} in this record"))?)))
}

/// Phases a game has been through.
pub type Seen = BTreeSet<String>;

/// What to do now: in the first turns whatever leads to a phase not yet seen or to points, later swaps of the
/// whole hand, so that the bag soon runs out.
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
    if session.turns().len() > turns {
        let size = |a: &Action| if let Action::Swap(tiles) = a { tiles.total() } else { 0 };
        return Ok(legal.iter().copied().max_by_key(|a| size(a)).unwrap_or(Action::Pass));
    }
    let value = |action: &Action| worth(session, seat, *action, seen);
    let tried = legal.iter().filter(|a| matches!(a, Action::Place(..) | Action::Position(..)));
    let best = tried.max_by_key(|a| value(a));
    Ok(best.copied().unwrap_or(Action::Pass))
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
