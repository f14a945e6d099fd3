//! A game of any kind on the screen: its input by mouse, touch and keys, and its stored record, replayed in this
//! process. The moves of each game are in its own module (`tigris`, `carcassonne`).

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use deska::games::GameId;
use deska::scenes::Stage;
use deska::story;
use deska::table::record::{self, Record};
use deska::table::{Game, Session};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::browser::{Browser, Size};
use crate::site::Site;

/// The storage key of a game under test.
const KEY: &str = "deska.game.test";

pub(crate) const PATIENCE: Duration = Duration::from_secs(15);

/// The input method of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    Mouse,
    Touch,
    Keys,
}

/// The current request of the screen.
enum Moment {
    /// The scoring walkthrough.
    Walk,
    Over,
    /// Everybody looks at a result.
    ForAll,
    Curtain,
    /// The events since this seat's last turn.
    News,
    /// Somebody decides, or ends a turn; with the stored record.
    Turn(String),
}

/// One browser on one saved game.
pub struct Table {
    pub browser: Browser,
    pub site: Site,
    hands: Hands,
    /// The layout of a phone, where small cells are enlarged first and parts are opened one at a time.
    pub(crate) phone: bool,
    /// The storage key of the game on the screen.
    key: String,
}

impl Table {
    /// Opens the site and this record in it; motion is off, so that screenshots are stable.
    pub async fn open(size: Size, record: &str) -> Result<Self> {
        Self::open_with(size, record, json!({ "lang": "en", "motion": "none" })).await
    }

    /// Opens this record, played with these hands instead of the size's default.
    pub async fn open_for(hands: Hands, size: Size, record: &str) -> Result<Self> {
        Ok(Self { hands, ..Self::open(size, record).await? })
    }

    /// Opens this record with other settings.
    pub async fn open_with(size: Size, record: &str, settings: Value) -> Result<Self> {
        Self::open_at(Site::open()?, size, record, settings).await
    }

    /// Opens this record at a changed site.
    pub async fn open_at(site: Site, size: Size, record: &str, settings: Value) -> Result<Self> {
        Self::open_in(Browser::open(size).await?, site, size, record, settings).await
    }

    /// Opens this record in a browser that has this size.
    pub async fn open_in(
        browser: Browser,
        site: Site,
        size: Size,
        record: &str,
        settings: Value,
    ) -> Result<Self> {
        // The question whether to learn a game is off, except in its own tests.
        let asked: Vec<&str> = GameId::ALL.iter().map(|id| id.info().id).collect();
        let mut settings = settings;
        if settings.get("asked").is_none() {
            settings["asked"] = json!(asked);
        }
        // The offer of sounds is off too.
        if settings.get("sounds_asked").is_none() {
            settings["sounds_asked"] = json!(true);
        }
        // Turns that end by themselves and quick placement are off too: tests press the button, however slow the
        // machine is.
        for name in ["auto_end", "place_at_once"] {
            if settings.get(name).is_none() {
                settings[name] = json!(false);
            }
        }
        let stored = [("deska.settings", settings.to_string()), (KEY, record.to_owned())];
        let stored = stored.each_ref().map(|(key, value)| (*key, value.as_str()));
        browser.visit_with(&site, &stored, "/play/test").await?;
        let phone = size.width < 600;
        let table = Self {
            browser,
            site,
            hands: if phone { Hands::Touch } else { Hands::Mouse },
            phone,
            key: KEY.into(),
        };
        table.opened().await?;
        Ok(table)
    }

    /// Returns the table with another input method.
    #[must_use]
    pub fn played_with(self, hands: Hands) -> Self {
        Self { hands, ..self }
    }

    /// Sets the input method from now on.
    pub fn set_hands(&mut self, hands: Hands) {
        self.hands = hands;
    }

    /// From now on the game under test is the one at the page's address, such as a rematch.
    pub async fn watch_game_here(&mut self) -> Result<()> {
        let id = self.browser.script("return location.hash.split('/').pop()").await?;
        self.key = format!("deska.game.{}", id.as_str().context("the address has a game")?);
        Ok(())
    }

    /// Returns the input method.
    pub fn hands(&self) -> Hands {
        self.hands
    }

    /// Stores this record and opens it again.
    pub async fn sit(&self, record: &str) -> Result<()> {
        // Computers may still be playing here, and would save their game over the new one.
        self.go("/").await?;
        self.browser.wait_until("return !document.querySelector('.table, .curtain, .over, .sorry')").await?;
        self.store(KEY, record).await?;
        self.go("/play/test").await?;
        self.browser.reload().await?;
        self.opened().await
    }

    /// Waits until some screen of a game is there, and its board where it belongs: yew may paint a frame before the
    /// effect that measures the board.
    pub async fn opened(&self) -> Result<()> {
        let there = "return !!document.querySelector('.curtain, .table, .over, .sorry')
            && !document.querySelector('.pan:not([style])')";
        self.browser.wait_until(there).await
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
        self.browser.script_with(script, arguments).await
    }

    /// Returns whether an element matches.
    pub async fn has(&self, css: &str) -> Result<bool> {
        Ok(self.execute("return !!document.querySelector(arguments[0])", vec![json!(css)]).await? == true)
    }

    /// Returns whether the game is over; if so, skips the scoring walkthrough to the result.
    pub async fn is_over(&self) -> Result<bool> {
        if self.has(".walk").await? {
            self.press(".walk-head .btn").await?;
            self.until(".over").await?;
        }
        self.has(".over").await
    }

    /// Waits until an element matches.
    pub async fn until(&self, css: &str) -> Result<()> {
        let there = format!("return !!document.querySelector({})", json!(css));
        let waited = self.browser.wait_until(&there).await;
        if waited.is_err() {
            bail!("`{css}` did not appear; the page says:\n{}", self.page().await?);
        }
        Ok(())
    }

    async fn page(&self) -> Result<String> {
        let text = self.browser.script("return document.body.innerText.slice(0, 3000)").await?;
        Ok(text.as_str().unwrap_or_default().to_string())
    }

    /// Returns the stored record.
    pub async fn text(&self) -> Result<String> {
        let text = self.execute("return localStorage.getItem(arguments[0])", vec![json!(self.key)]).await?;
        Ok(text.as_str().context("there is no saved game")?.to_string())
    }

    /// Replays the stored record by the rules. Due chance is rolled, as the app does when it opens the record.
    pub async fn session<G: Game>(&self) -> Result<Session<G>> {
        native(&self.text().await?)
    }

    /// Continues past everything that needs no decision (results, curtains, news, the scoring walkthrough, the end
    /// of a turn). Returns the session once somebody is to decide; `None` once the game is over. One query of the
    /// page tells what is next.
    pub async fn decision<G: Game>(&self) -> Result<Option<Session<G>>> {
        loop {
            match self.moment().await? {
                Moment::Walk => drop(self.is_over().await?),
                Moment::Over => return Ok(None),
                Moment::ForAll => drop(self.go_on().await?),
                Moment::Curtain => self.hold().await?,
                Moment::News => self.dismiss().await?,
                Moment::Turn(text) => {
                    let session = native::<G>(&text)?;
                    if session.seat_to_end_turn().is_none() {
                        return Ok(Some(session));
                    }
                    self.confirm().await?;
                    self.saved_after(&text).await?;
                }
            }
        }
    }

    /// Returns the current request of the screen.
    async fn moment(&self) -> Result<Moment> {
        let script = "const has = (css) => !!document.querySelector(css);
            return has('.walk') ? 0 : has('.over') ? 1 : has('.strip.for-all') ? 2 : has('.curtain') ? 3
                : has('div.unseen') ? 4 : localStorage.getItem(arguments[0])";
        let seen = self.execute(script, vec![json!(self.key)]).await?;
        Ok(match (seen.as_u64(), seen.as_str()) {
            (Some(0), _) => Moment::Walk,
            (Some(1), _) => Moment::Over,
            (Some(2), _) => Moment::ForAll,
            (Some(3), _) => Moment::Curtain,
            (Some(_), _) => Moment::News,
            (None, text) => Moment::Turn(text.context("there is no saved game")?.to_string()),
        })
    }

    /// Fails if the breakdown on the page differs from that of the rules.
    pub async fn assert_breakdown<G: Stage>(&self, session: &Session<G>) -> Result<()> {
        let script = "return [...document.querySelectorAll('.breakdown tbody tr')].map((row) =>
            [...row.querySelectorAll('td')].map((cell) => Number(cell.querySelector('b').textContent.replace('−', '-'))))";
        let shown = self.browser.script(script).await?;
        let standing = session.game().standing();
        let ranking = story::ranking(&standing.ranks);
        let row = |line: &story::TermLine<_>| -> Value {
            ranking.iter().map(|seat| line.cells[seat.index()].value).collect::<Vec<i32>>().into()
        };
        let expected: Value = G::breakdown(&standing).iter().map(row).collect();
        ensure!(shown == expected, "the page says {shown}, the rules {expected}");
        Ok(())
    }

    /// Returns the number of stored entries.
    pub async fn entries(&self) -> Result<usize> {
        let record = Record::parse(&self.text().await?).map_err(|fault| anyhow!("{fault}"))?;
        Ok(record.items.len())
    }

    /// Waits until another record than this is stored, and painted; returns it.
    pub async fn saved_after(&self, before: &str) -> Result<String> {
        let script = "const [key, before] = arguments, end = performance.now() + 15000;
            return new Promise((done) => {
                const look = () => {
                    const now = localStorage.getItem(key);
                    if (now !== before) requestAnimationFrame(() => setTimeout(() => done(now), 0));
                    else if (performance.now() > end) done(null);
                    else setTimeout(look, 5);
                };
                look();
            });";
        let now = self.execute(script, vec![json!(self.key), json!(before)]).await?;
        if let Some(now) = now.as_str() {
            return Ok(now.to_string());
        }
        let seen = self.browser.screenshot("stuck").await?;
        let errors = self.browser.console_errors().await?.join("; ");
        bail!(
            "nothing was saved, see {}; errors: {errors}; the page says:\n{}",
            seen.display(),
            self.page().await?
        )
    }

    /// Waits for a paint: games are saved before they are painted, so the screen shows the new state from the next
    /// frame on.
    pub async fn painted(&self) -> Result<()> {
        let frame = "return new Promise((r) => requestAnimationFrame(() => setTimeout(r, 0)))";
        self.browser.script(frame).await.map(drop)
    }

    /// Returns the middle of an element that can be touched now: not covered and not disabled.
    async fn spot(&self, css: &str) -> Result<(f64, f64)> {
        let script = "const look = (css) => { const e = document.querySelector(css);
            if (!e || e.disabled) return null;
            let r = e.getBoundingClientRect();
            const beyond = (a) => r.top < a.top || r.bottom > a.bottom || r.left < a.left || r.right > a.right;
            const list = e.closest('.judge-side, .log, .jv-hand, .phones-room')?.getBoundingClientRect();
            if (!e.closest('.board') && (beyond({ top: 0, left: 0, bottom: innerHeight, right: innerWidth })
                || (list && beyond(list)))) {
                e.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
                r = e.getBoundingClientRect();
            }
            if (!r.width || !r.height) return null;
            // Drivers point at whole pixels: what is hidden from there on cannot be touched.
            const [x, y] = [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)];
            const at = document.elementFromPoint(x, y);
            // The page does not hear yet what would be the second half of a double click (`src/ui/haste.rs`).
            const { quiet, again } = document.body.dataset, [ax, ay] = (again ?? '').split(' ').map(Number);
            if (Math.max(Math.abs(ax - x), Math.abs(ay - y)) <= 30) return null;
            if (quiet !== undefined) return null;
            return at && (e === at || e.contains(at)) ? [x, y] : null; };
            const [css] = arguments, end = performance.now() + 1000;
            return new Promise((done) => {
                const again = () => {
                    const point = look(css);
                    if (point || performance.now() > end) done(point); else setTimeout(again, 10);
                };
                again();
            });";
        let start = Instant::now();
        loop {
            let point = self.execute(script, vec![json!(css)]).await?;
            if let (Some(x), Some(y)) = (point[0].as_f64(), point[1].as_f64()) {
                return Ok((x, y));
            }
            if start.elapsed() > PATIENCE {
                let (seen, page) = (self.browser.screenshot("untouchable").await?, self.page().await?);
                bail!("`{css}` cannot be touched, see {}; the page says:\n{page}", seen.display());
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    async fn down(&self, at: (f64, f64)) -> Result<()> {
        if self.hands == Hands::Touch {
            self.browser.touch("touchStart", Some(at)).await
        } else {
            self.browser.mouse(true, at).await
        }
    }

    async fn up(&self, at: (f64, f64)) -> Result<()> {
        if self.hands == Hands::Touch {
            self.browser.touch("touchEnd", None).await
        } else {
            self.browser.mouse(false, at).await
        }
    }

    /// Clicks or taps the middle of an element, or goes there with the Tab key and presses Enter, as soon as
    /// possible.
    pub async fn press(&self, css: &str) -> Result<()> {
        if self.hands == Hands::Keys {
            self.tab_to(css).await?;
            return self.browser.keys(Key::Enter).await;
        }
        let at = self.spot(css).await?;
        if self.hands == Hands::Mouse {
            return self.browser.click_at(at).await;
        }
        self.browser.tap_at(at.0, at.1).await
    }

    /// Checks that a keyboard user keeps the focus: some element has it, even if the focused one has gone.
    pub async fn keeps_focus(&self) -> Result<()> {
        let at = self.execute("return document.activeElement?.tagName ?? ''", vec![]).await?;
        ensure!(self.hands != Hands::Keys || at.as_str().is_some_and(|at| at != "BODY"), "the focus is lost");
        Ok(())
    }

    /// Presses the Tab key until an element has the focus, as often as the order of the page requires.
    pub(crate) async fn tab_to(&self, css: &str) -> Result<()> {
        if !css.starts_with(".board") {
            self.spot(css).await?; // a place of the board may be out of view until it has the focus
        }
        let script = "const target = document.querySelector(arguments[0]);
            const room = document.querySelector('dialog[open]') ?? document.body;
            const all = [...room.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
                .filter((e) => !e.disabled && (e.tabIndex >= 0 || e === document.activeElement) && e.getClientRects().length);
            const from = all.indexOf(document.activeElement), to = all.indexOf(target);
            return to < 0 ? null : [to - from, from];";
        let start = Instant::now();
        loop {
            let away = self.execute(script, vec![json!(css)]).await?;
            let (away, from) = serde_json::from_value::<Option<(i64, i64)>>(away)?
                .with_context(|| format!("`{css}` is not in the tab order"))?;
            if away == 0 {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "the tab key does not come to `{css}`");
            if away > 0 {
                // Without any focus the key continues from its last place, which may be anywhere: then one step
                // shows where.
                let away = if from < 0 { 1 } else { away };
                self.browser.keys("\u{e004}".repeat(away as usize)).await?;
            } else {
                self.browser
                    .keys(format!("\u{e008}{}", "\u{e004}".repeat(away.unsigned_abs() as usize)))
                    .await?;
            }
        }
    }

    /// Opens a part of the phone's lower half; elsewhere all parts are visible.
    pub(crate) async fn part(&self, css: &str) -> Result<()> {
        if self.phone && self.has(".parts").await? {
            self.press(&format!(".parts button:{css}")).await?;
        }
        Ok(())
    }

    /// Opens the curtain by press and hold.
    pub async fn hold(&self) -> Result<()> {
        if self.hands == Hands::Keys {
            return self.reveal().await;
        }
        let at = self.spot(".curtain-button").await?;
        self.down(at).await?;
        self.until(".table").await?;
        // The finger slides away, so that nothing depends on the effect of the release: `let_go_at_once` tests
        // that.
        if self.hands == Hands::Touch {
            self.browser.touch("touchCancel", None).await
        } else {
            self.up(at).await
        }
    }

    /// Opens the curtain with a finger that is released as soon as it is open.
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

    /// Touches a place of the board until it is aimed at; one out of view is first looked up on the whole board.
    pub(crate) async fn aim_by_hand(&self, css: &str) -> Result<()> {
        let (start, aimed, whole) = (Instant::now(), format!("{css}.aimed"), ".zoom button:last-child");
        while !self.has(&aimed).await? {
            if start.elapsed() > PATIENCE {
                bail!("`{css}` is not aimed, see {}", self.browser.screenshot("unaimed").await?.display());
            }
            if !self.can_touch(css).await? && self.has(&format!("{whole}:not([disabled])")).await? {
                self.press(whole).await?;
            }
            self.press(css).await?;
            // A slow page paints later, and a second touch would mean something else: turn the tile, take the aim
            // back.
            self.painted().await?;
        }
        Ok(())
    }

    /// Returns whether an element is visible and not covered.
    pub(crate) async fn can_touch(&self, css: &str) -> Result<bool> {
        let script = "const e = document.querySelector(arguments[0]); if (!e) return false;
            const r = e.getBoundingClientRect(), [x, y] = [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)];
            const at = document.elementFromPoint(x, y);
            return !!at && (e === at || e.contains(at));";
        Ok(self.execute(script, vec![json!(css)]).await? == true)
    }

    /// Closes the list of events since the last turn, if it is open.
    pub async fn dismiss(&self) -> Result<()> {
        // While a decision is due it is a line at the foot, and stays.
        if self.has("div.unseen").await? {
            self.part("first-child").await?;
            self.press(".unseen .btn.main").await?;
            self.browser.wait_until("return !document.querySelector('.unseen')").await?;
        }
        Ok(())
    }

    /// Continues where everybody looks at the result of a conflict. Returns whether they did.
    pub async fn go_on(&self) -> Result<bool> {
        let all = self.has(".strip.for-all").await?;
        if all {
            let before = self.text().await?;
            self.confirm().await?;
            let start = Instant::now();
            // Computers may have the next result ready at once.
            while self.has(".strip.for-all").await? && self.text().await? == before {
                ensure!(start.elapsed() < PATIENCE, "the result stays");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            self.painted().await?;
        }
        Ok(all)
    }

    /// Presses the commit button.
    pub async fn confirm(&self) -> Result<()> {
        self.press("#confirm").await
    }

    /// Types a move into its field and waits until it is saved.
    pub async fn typed(&self, action: &str) -> Result<()> {
        let before = self.text().await?;
        self.type_move(action).await?;
        self.saved_after(&before).await.map(drop)
    }

    /// Types a move into its field.
    pub async fn type_move(&self, action: &str) -> Result<()> {
        self.browser.keys("/").await?;
        self.until("#typed-move").await?;
        self.browser.wait_until("return document.activeElement.id === 'typed-move'").await?;
        self.browser.keys(action).await?;
        self.browser.keys(Key::Enter + "").await?;
        self.browser.wait_until("return !document.querySelector('dialog[open]')").await
    }

    /// Waits until this many elements match.
    pub async fn count(&self, css: &str, wanted: usize) -> Result<()> {
        let script = format!("return document.querySelectorAll({}).length === {wanted}", json!(css));
        let Err(error) = self.browser.wait_until(&script).await else { return Ok(()) };
        let seen = self.browser.screenshot("count").await?;
        let told = "return [document.querySelectorAll(arguments[0]).length, performance.now(),
            {...document.body.dataset}, window.heard?.slice(-12)]";
        let told = self.execute(told, vec![json!(css)]).await?;
        bail!("{error}; there are, at, the page's marks, the last inputs: {told}, see {}", seen.display())
    }

    /// Waits until an element's text is this.
    pub async fn says(&self, css: &str, wanted: &str) -> Result<()> {
        let css = json!(css);
        let wanted = json!(wanted);
        self.browser
            .wait_until(&format!("return document.querySelector({css})?.textContent.trim() === {wanted}"))
            .await
    }

    /// Returns the whole text of an element, hidden parts included.
    pub async fn said(&self, css: &str) -> Result<String> {
        self.until(css).await?;
        let text =
            self.execute("return document.querySelector(arguments[0]).textContent", vec![json!(css)]).await?;
        Ok(text.as_str().unwrap_or_default().to_string())
    }

    /// Returns the document without the sprite symbols, which never change.
    pub async fn document(&self) -> Result<String> {
        let script = "const copy = document.documentElement.cloneNode(true);
            copy.querySelectorAll('.sprites, script, link').forEach((e) => e.remove());
            return document.title + copy.outerHTML;";
        Ok(self.browser.script(script).await?.as_str().unwrap_or_default().to_string())
    }

    /// Returns roles, names and values of the accessibility tree, one line each.
    pub async fn accessibility(&self) -> Result<String> {
        let tree = self.browser.devtools("Accessibility.getFullAXTree", json!({})).await?;
        let line = |node: &Value| {
            let part = |key: &str| node[key]["value"].as_str().unwrap_or_default().to_string();
            format!("{} {} {} {}\n", part("role"), part("name"), part("value"), part("description"))
        };
        Ok(tree["nodes"].as_array().into_iter().flatten().map(line).collect())
    }
}

/// Replays a record by the rules. Due chance is rolled, but not before the turn was handed over.
pub fn native<G: Game>(text: &str) -> Result<Session<G>> {
    let record = Record::parse(text).map_err(|fault| anyhow!("{fault}"))?;
    let played = record::play::<G>(&record).map_err(|fault| anyhow!("{fault}"))?;
    let mut session = played.session;
    if session.seat_to_end_turn().is_none() {
        session.roll_all();
    }
    Ok(session)
}
