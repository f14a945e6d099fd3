//! One headless browser, driven through its WebDriver.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::common::command::Command;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::{By, WebDriver, WebElement, WindowHandle};

use crate::engine::{Engine, Needs};
use crate::session::Session;
use crate::site::{Site, root};

/// A viewport in CSS pixels. A narrow one is a phone: touch, and the browser's mobile layout rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    pub width: u32,
    pub height: u32,
}

pub const TABLET: Size = Size { width: 1024, height: 768 };
pub const PHONE: Size = Size { width: 390, height: 844 };
pub const DESKTOP: Size = Size { width: 1440, height: 900 };

/// Elements whose press decides something. The page ignores presses right after another decision began
/// (`src/ui/haste.rs`), and says so; a person needs longer.
const DECIDES: &str = "#confirm, .curtain-button, .aimed, .agree";

/// The longest wait for anything to appear. It is generous because test machines are slow and busy; a passing test
/// never waits that long.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time for which a script is run again in trouble of the driver.
const DRIVER_PATIENCE: Duration = Duration::from_secs(5);

/// A browser tab without data of other tests. With `DESKA_TIMES` set, it prints at the end how long a test used it.
pub struct Browser {
    /// The driver, for everything without a method here.
    pub driver: WebDriver,
    /// The browser engine.
    pub engine: Engine,
    /// Present until dropped.
    session: Option<Session>,
    /// Whether pages are kept from making an offline copy.
    blocks_copies: AtomicBool,
    opened: Instant,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Thirtyfour's own way to end a session on drop hung for two minutes a test.
        if let Some(session) = self.session.take() {
            session.give_back(&self.driver.session_id().to_string());
        }
        // Tells thirtyfour that there is nothing left to end. The only possible error is that it already knew.
        let _ = self.driver.clone().leak();
        if std::env::var_os("DESKA_TIMES").is_some() {
            let test = std::thread::current().name().unwrap_or_default().to_owned();
            eprintln!("time: {:.1} {test}", self.opened.elapsed().as_secs_f32());
        }
    }
}

impl Browser {
    /// Opens a new browser with this viewport.
    pub async fn open(size: Size) -> Result<Self> {
        Self::open_in(Engine::chosen()?, size).await
    }

    /// Opens a new browser of this engine, whatever engine was chosen.
    pub async fn open_in(engine: Engine, size: Size) -> Result<Self> {
        Self::start(engine, size, &Needs::default()).await
    }

    /// Opens a new browser that also stores every request for [`Browser::requests`]. Slower.
    pub async fn open_watching_requests(size: Size) -> Result<Self> {
        Self::start(Engine::chosen()?, size, &Needs { requests: true, ..Needs::default() }).await
    }

    /// Opens a Chromium whose camera shows a film in the format y4m, over and over. The file may be written until a
    /// page opens the camera.
    pub async fn open_with_camera(size: Size, film: PathBuf) -> Result<Self> {
        Self::start(Engine::Chromium, size, &Needs { camera: Some(film), ..Needs::default() }).await
    }

    async fn start(engine: Engine, size: Size, needs: &Needs) -> Result<Self> {
        let (session, driver) = Session::open(engine, needs).await?;
        let browser = Self {
            driver,
            engine,
            session: Some(session),
            blocks_copies: AtomicBool::new(false),
            opened: Instant::now(),
        };
        browser.set_size(size).await?;
        Ok(browser)
    }

    /// Sends a DevTools command.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        let answer = self.driver.cdp().send_raw(method, parameters).await;
        answer.with_context(|| format!("DevTools refused {method}"))
    }

    /// Gives the page exactly this viewport.
    pub async fn set_size(&self, size: Size) -> Result<()> {
        if self.engine != Engine::Chromium {
            return self.set_window(size).await;
        }
        let phone = size.width < 600;
        let metrics = json!({
            "width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": phone,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await?;
        Ok(())
    }

    /// Sizes the window so that the page has this viewport, since there are bars around it.
    async fn set_window(&self, size: Size) -> Result<()> {
        let (mut width, mut height) = (size.width, size.height);
        for _ in 0..5 {
            self.driver.set_window_rect(0, 0, width, height).await?;
            tokio::time::sleep(Duration::from_millis(200)).await;
            let inner = self.script("return [innerWidth, innerHeight]").await?;
            let inner = [&inner[0], &inner[1]].map(|side| side.as_u64().unwrap_or_default() as u32);
            if inner == [size.width, size.height] {
                return Ok(());
            }
            width = (width + size.width).saturating_sub(inner[0]);
            height = (height + size.height).saturating_sub(inner[1]);
        }
        bail!("{} has no window of {} x {}", self.engine, size.width, size.height)
    }

    /// Sets system preferences: `[("prefers-color-scheme", "dark")]`. Replaces earlier ones.
    pub async fn set_media(&self, features: &[(&str, &str)]) -> Result<()> {
        let features: Vec<Value> = features.iter().map(|(n, v)| json!({ "name": n, "value": v })).collect();
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Slows the page's processor down by this factor; 1 is full speed.
    pub async fn throttle(&self, factor: u32) -> Result<()> {
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": factor })).await?;
        Ok(())
    }

    /// Opens another tab with this viewport (in Chromium; elsewhere tabs have one size), and goes to it.
    pub async fn open_tab(&self, size: Size) -> Result<WindowHandle> {
        let tab = self.driver.new_tab().await?;
        self.driver.switch_to_window(tab.clone()).await?;
        if self.engine == Engine::Chromium {
            self.set_size(size).await?;
        }
        // What was asked for the last tab does not hold for this one.
        self.blocks_copies.store(false, Ordering::Relaxed);
        Ok(tab)
    }

    /// Opens an address.
    pub async fn goto(&self, url: &str) -> Result<()> {
        self.driver.goto(url).await.with_context(|| format!("{url} does not open"))?;
        self.collect_errors().await
    }

    /// Collects the page's errors from now on, for browsers that do not expose their console.
    async fn collect_errors(&self) -> Result<()> {
        if self.engine != Engine::Chromium {
            self.script(
                "const kept = window.keptErrors = [];
                 addEventListener('error', (e) => kept.push(`${e.message}`));
                 addEventListener('unhandledrejection', (e) => kept.push(`${e.reason}`));
                 const said = console.error;
                 console.error = (...all) => { kept.push(all.join(' ')); said(...all); };",
            )
            .await?;
        }
        Ok(())
    }

    /// Opens the site's page and waits until the app has drawn.
    pub async fn visit(&self, site: &Site) -> Result<()> {
        self.prepare(site, &site.origin()).await?;
        self.goto(&site.url()).await?;
        self.wait_until_drawn().await
    }

    /// Opens the app at a route, with these keys and values stored before it starts.
    pub async fn visit_with(&self, site: &Site, stored: &[(&str, &str)], route: &str) -> Result<()> {
        self.visit_at(site, &site.origin(), stored, route).await
    }

    /// The same at another origin of the site ([`Site::origin_of`]).
    pub async fn visit_at(
        &self,
        site: &Site,
        origin: &str,
        stored: &[(&str, &str)],
        route: &str,
    ) -> Result<()> {
        let store = format!(
            "for (const [key, value] of {}) localStorage.setItem(key, value);",
            serde_json::to_string(stored)?
        );
        let page = site.url().replace(&site.origin(), origin);
        let address = format!("{page}#{route}");
        self.prepare(site, origin).await?;
        if self.engine == Engine::Chromium {
            let script = json!({ "source": store });
            let script = self.devtools("Page.addScriptToEvaluateOnNewDocument", script).await?;
            self.goto(&address).await?;
            // Only once: a reload shows what was stored since.
            self.devtools("Page.removeScriptToEvaluateOnNewDocument", script).await?;
        } else {
            self.goto(&page).await?;
            self.script(&format!("{store} location.hash = {}", json!(route))).await?;
            self.reload().await?;
        }
        self.wait_until_drawn().await
    }

    /// Notes data to be deleted after the test, and prevents the offline copy where no test asks for it. Fetched,
    /// hashed and stored, the copy takes a second of every test. (Other engines always make it.)
    async fn prepare(&self, site: &Site, origin: &str) -> Result<()> {
        if let Some(session) = &self.session {
            session.visits(origin.to_owned());
        }
        if self.engine == Engine::Chromium
            && !site.makes_copies()
            && !self.blocks_copies.swap(true, Ordering::Relaxed)
        {
            let script = json!({ "source": "delete Navigator.prototype.serviceWorker" });
            self.devtools("Page.addScriptToEvaluateOnNewDocument", script).await?;
        }
        Ok(())
    }

    /// Reloads the page and waits until the app has drawn.
    pub async fn reload(&self) -> Result<()> {
        if self.engine == Engine::Chromium {
            self.driver.refresh().await.context("the page does not load again")?;
        } else {
            // Like a person's key; the driver of Firefox would bypass the offline copy.
            self.script("window.thisPage = true; setTimeout(() => location.reload())").await?;
            self.wait_until("return window.thisPage === undefined").await?;
        }
        self.collect_errors().await?;
        self.wait_until_drawn().await
    }

    /// Waits until a half of the app has drawn, so that the loading page is gone.
    pub async fn wait_until_drawn(&self) -> Result<()> {
        self.wait_until("return document.getElementById('boot')?.checkVisibility() === false").await
    }

    /// Waits for an element that is displayed.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            // An element may vanish after it was found: then it is looked up again.
            if let Ok(element) = self.driver.find(By::Css(css)).await
                && element.is_displayed().await.unwrap_or(false)
            {
                return Ok(element);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let page = self.driver.find(By::Tag("body")).await?.text().await.unwrap_or_default();
        bail!("`{css}` did not appear; the page says:\n{page}")
    }

    /// Waits until a script `return`s a true value. The page itself polls.
    pub async fn wait_until(&self, script: &str) -> Result<()> {
        let start = Instant::now();
        let looks = format!(
            "const look = () => {{ {script} }}, end = performance.now() + 2000;
            return new Promise((done, fail) => {{
                const again = () => {{
                    try {{
                        const now = look();
                        if (now === true || performance.now() > end) done(now);
                        else setTimeout(again, 10);
                    }} catch (error) {{ fail(error); }}
                }};
                again();
            }})"
        );
        let mut last = None;
        while start.elapsed() < PATIENCE {
            // A script may fail while the page is being replaced.
            match self.script(&looks).await {
                Ok(Value::Bool(true)) => return Ok(()),
                other => last = Some(other),
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        bail!("`{script}` did not become true, it is {last:?}")
    }

    /// Clicks an element as soon as it exists.
    pub async fn click(&self, css: &str) -> Result<()> {
        let start = Instant::now();
        let quiet = format!(
            "const e = document.querySelector({}), r = e?.getBoundingClientRect(), {{ quiet, again }} = document.body.dataset;
            const [x, y] = (again ?? '').split(' ').map(Number);
            const near = r && Math.max(Math.abs(r.x + r.width / 2 - x), Math.abs(r.y + r.height / 2 - y)) <= 30;
            return !near && quiet === undefined",
            json!(css)
        );
        loop {
            self.wait_until(&quiet).await?;
            match self.wait_for(css).await?.click().await {
                Ok(()) => return Ok(()),
                // Being redrawn at this moment, or still covered by a leaving element.
                Err(_) if start.elapsed() < PATIENCE => tokio::time::sleep(Duration::from_millis(20)).await,
                Err(error) => return Err(error).with_context(|| format!("`{css}` cannot be clicked")),
            }
        }
    }

    /// Sets up a new game for two people on this device and presses the start button. The game must never have been
    /// played.
    pub async fn start_for_two(&self, start: &str) -> Result<()> {
        self.click(".first-time .btn.quiet").await?;
        self.click(".answer:nth-child(2)").await?;
        self.click(".how-many .choice:first-child").await?;
        self.click(start).await
    }

    /// Taps an element with a finger (touch events, not a mouse).
    pub async fn tap(&self, css: &str) -> Result<()> {
        let (x, y) = self.middle(css).await?;
        self.tap_at(x, y).await
    }

    /// Taps at a point of the viewport.
    pub async fn tap_at(&self, x: f64, y: f64) -> Result<()> {
        if self.engine != Engine::Chromium {
            return self.click_through_driver("touch", (x, y)).await;
        }
        self.touch("touchStart", Some((x, y))).await?;
        self.touch("touchEnd", None).await
    }

    /// Enables touch input on the page, in engines that support it.
    pub async fn allow_touch(&self) -> Result<()> {
        if self.engine == Engine::Chromium {
            self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        }
        Ok(())
    }

    /// Drags from the middle of one element to the middle of another: with a finger, or with the mouse in engines
    /// without touch.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let ((x0, y0), (x1, y1)) = (self.middle(from).await?, self.middle(to).await?);
        if self.engine != Engine::Chromium {
            let whole = |x: f64, y: f64| (x.round() as i64, y.round() as i64);
            let [(ax, ay), (bx, by), (cx, cy)] =
                [whole(x0, y0), whole((x0 + x1) / 2.0, (y0 + y1) / 2.0), whole(x1, y1)];
            let chain = self.driver.action_chain().move_to(ax, ay).click_and_hold();
            return Ok(chain.move_to(bx, by).move_to(cx, cy).release().perform().await?);
        }
        // A finger covers what it points at: its target is 44 px higher.
        let y1 = y1 + 44.0;
        self.touch("touchStart", Some((x0, y0))).await?;
        const STEPS: u32 = 8;
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            self.touch("touchMove", Some((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))).await?;
        }
        self.touch("touchEnd", None).await
    }

    /// Presses or releases the mouse button at a point of the viewport.
    pub(crate) async fn mouse(&self, down: bool, (x, y): (f64, f64)) -> Result<()> {
        if self.engine != Engine::Chromium {
            let at_once = self.driver.action_chain_with_delay(None, Some(Duration::ZERO));
            let to = at_once.move_to(x.round() as i64, y.round() as i64);
            let done = if down { to.click_and_hold() } else { to.release() };
            return Ok(done.perform().await?);
        }
        let kind = if down { "mousePressed" } else { "mouseReleased" };
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        self.devtools("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Clicks a point of the viewport.
    pub(crate) async fn click_at(&self, at: (f64, f64)) -> Result<()> {
        if self.engine == Engine::Chromium {
            self.mouse(true, at).await?;
            return self.mouse(false, at).await;
        }
        self.click_through_driver("mouse", at).await
    }

    /// Performs a whole click as one chain of the driver, so that nothing comes between.
    async fn click_through_driver(&self, pointer: &str, (x, y): (f64, f64)) -> Result<()> {
        let chain = json!([{ "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer }, "actions": [
            { "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ] }]);
        let (start, before) = (Instant::now(), self.clicks_heard().await?);
        loop {
            let done = self.driver.handle().cmd(Command::PerformActions(chain.clone().into())).await;
            let Err(error) = done else { return Ok(()) };
            // On a busy machine WebKit's driver sometimes says "unknown error"; the page knows whether it was
            // clicked.
            tokio::time::sleep(Duration::from_millis(300)).await;
            if self.clicks_heard().await? != before {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "{x}, {y} cannot be clicked: {error}");
            eprintln!("the driver of {} clicks {x}, {y} once more: {error}", self.engine);
            self.driver.action_chain().reset_actions().await?;
        }
    }

    /// Returns how many clicks the page has heard since the first call. `window.heard` lists them with their presses;
    /// a press without a click was ignored by the page.
    async fn clicks_heard(&self) -> Result<Value> {
        let count = "if (!window.heard) {
                window.heard = [];
                for (const name of ['pointerdown', 'pointerup', 'click']) addEventListener(name, (e) =>
                    window.heard.push([name, Math.round(e.timeStamp), e.clientX, e.clientY, e.target.className].join(' ')), true);
            }
            return window.heard.filter((line) => line.startsWith('click')).length";
        self.script(count).await
    }

    /// Sends one touch event, named as in Chromium's DevTools; other drivers send it as a pointer event.
    pub(crate) async fn touch(&self, kind: &str, at: Option<(f64, f64)>) -> Result<()> {
        if self.engine != Engine::Chromium {
            let to = at.map(
                |(x, y)| json!({ "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() }),
            );
            let then = match kind {
                "touchStart" => Some("pointerDown"),
                "touchMove" => None,
                _ => Some("pointerUp"),
            };
            let then = then.map(|kind| json!({ "type": kind, "button": 0 }));
            let finger = json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" },
                "actions": to.into_iter().chain(then).collect::<Vec<Value>>() });
            let actions = json!([finger]);
            self.driver.handle().cmd(Command::PerformActions(actions.into())).await?;
            return Ok(());
        }
        let points: Vec<Value> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await?;
        Ok(())
    }

    /// Returns the middle of an element in the viewport, scrolled into view if need be.
    async fn middle(&self, css: &str) -> Result<(f64, f64)> {
        let element = self.wait_for(css).await?;
        element.scroll_into_view().await?;
        let script =
            "const r = arguments[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
        let point = self.script_with(script, vec![element.to_json()?]).await?;
        serde_json::from_value(point).with_context(|| format!("`{css}` has no place"))
    }

    /// Returns the text of an element, as displayed.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait_for(css).await?.text().await?)
    }

    /// Presses keys in the focused element. `thirtyfour::Key` has the special ones: `keys(Key::Enter)`,
    /// `keys("A1")`. Keys that may decide something wait until the page accepts them for the current screen.
    pub async fn keys(&self, keys: impl Into<thirtyfour::TypingData>) -> Result<()> {
        let keys = keys.into();
        let text = keys.to_string();
        if text == "e" || text.contains('\u{e007}') {
            let key = if text == "e" { "e" } else { "Enter" };
            let decides =
                format!("'{key}' === 'e' || document.activeElement?.matches('{DECIDES}, body, .who, input')");
            let meant = format!(
                "const {{ quiet, again }} = document.body.dataset;
                return again !== '{key}' && (quiet === undefined || !({decides}))"
            );
            self.wait_until(&meant).await?;
        }
        self.keys_at_once(keys).await
    }

    /// Presses keys without waiting.
    pub async fn keys_at_once(&self, keys: impl Into<thirtyfour::TypingData>) -> Result<()> {
        let focused = self.driver.active_element().await.context("nothing has the focus")?;
        Ok(focused.send_keys(keys).await?)
    }

    /// Runs a script in the page and returns what it `return`s.
    pub async fn script(&self, script: &str) -> Result<Value> {
        self.script_with(script, Vec::new()).await
    }

    /// Runs a script with arguments.
    ///
    /// On a busy machine WebKit's driver sometimes answers a script with "unknown error" or "could not parse script
    /// result", also several times in a row: then it is run again for [`DRIVER_PATIENCE`]. So scripts must be queries
    /// or idempotent.
    pub async fn script_with(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let until = Instant::now() + DRIVER_PATIENCE;
        let troubled = || self.engine == Engine::WebKit && Instant::now() < until;
        loop {
            match self.driver.execute(script, arguments.clone()).await {
                Ok(answer) => return Ok(answer.json().clone()),
                Err(error) if matches!(*error, WebDriverErrorInner::UnknownError(_)) && troubled() => {
                    eprintln!("a script is run again: {error}");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Err(error) => return Err(error).with_context(|| format!("`{script}` has no answer")),
            }
        }
    }

    /// Saves a screenshot as `target/screenshots/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf> {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
        let folder = target.join("screenshots");
        std::fs::create_dir_all(&folder).context("the folder for screenshots cannot be made")?;
        let file = folder.join(format!("{name}.png"));
        self.driver.screenshot(&file).await?;
        Ok(file)
    }

    /// Returns axe-core's violations on the current page: one line each, with its first elements.
    pub async fn axe(&self) -> Result<Vec<String>> {
        self.axe_run(json!({})).await
    }

    /// Returns the violations of colour contrast only, with the page in another theme.
    pub async fn axe_contrast(&self, theme: &str) -> Result<Vec<String>> {
        let change = "const root = document.documentElement, before = root.dataset.theme;
            root.dataset.theme = arguments[0]; return before;";
        let before = self.script_with(change, vec![json!(theme)]).await?;
        let found = self.axe_run(json!({ "runOnly": ["color-contrast"] })).await?;
        self.script_with(change, vec![before]).await?;
        Ok(found)
    }

    async fn axe_run(&self, options: Value) -> Result<Vec<String>> {
        if self.script("return typeof axe").await? == "undefined" {
            let file = root().join("node_modules/axe-core/axe.min.js");
            let axe = std::fs::read_to_string(file).context("axe-core is missing: run `npm ci`")?;
            self.script(&axe).await?;
        }
        let run = "const [options, done] = arguments;
            // What fades is judged when it has come to rest, or after three seconds.
            const ends = document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime < Infinity);
            const rest = Promise.allSettled(ends.map((it) => it.finished));
            Promise.race([rest, new Promise((next) => setTimeout(next, 3000))]).then(() => axe.run(options)).then(
                (r) => done(r.violations.map((v) => `${v.id} (${v.impact}): ${v.help}: ` +
                    v.nodes.slice(0, 3).map((n) => n.html.slice(0, 200)).join(' | '))),
                (e) => done(['axe failed: ' + e]));";
        let found = self.driver.execute_async(run, vec![options]).await?;
        Ok(found.convert::<Vec<String>>()?)
    }

    /// Returns every error in the console since the last call: exceptions, rejected promises, failed requests,
    /// `console.error`, and blocks by the page's security policy. In Firefox and WebKit only errors after the page
    /// has loaded.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        if self.engine != Engine::Chromium {
            let kept = self.script("return (window.keptErrors ?? []).splice(0)").await?;
            return Ok(serde_json::from_value(kept)?);
        }
        let entries = self.driver.browser_log().await?;
        Ok(entries.into_iter().filter(|e| e.level == "SEVERE").map(|e| e.message).collect())
    }

    /// Fails if there is any error in the console.
    pub async fn assert_quiet(&self) -> Result<()> {
        let errors = self.console_errors().await?;
        ensure!(errors.is_empty(), "the console has errors:\n{}", errors.join("\n"));
        Ok(())
    }

    /// Returns the address of every request since the last call, including failed and cached ones. Needs
    /// [`Browser::open_watching_requests`].
    pub async fn requests(&self) -> Result<Vec<String>> {
        let mut addresses = Vec::new();
        for entry in self.driver.get_log("performance").await? {
            let event: Value = serde_json::from_str(&entry.message)?;
            if event["message"]["method"] == "Network.requestWillBeSent" {
                let url = &event["message"]["params"]["request"]["url"];
                addresses.push(url.as_str().unwrap_or_default().to_owned());
            }
        }
        Ok(addresses)
    }
}
