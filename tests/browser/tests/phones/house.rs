//! A tablet and its phones: tabs of one browser, each phone with an origin and so a storage of its own.

use anyhow::{Context, Result, ensure};
use deska::games::GameId;
use deska::table::{Actor, Game, Seat, Session};
use deska_browser_tests::{PHONE, Site, TABLET, Table, native};
use serde_json::{Value, json};
use thirtyfour::WindowHandle;

/// Three people; Eva begins.
pub const THREE: &str = "deska 1\ngame taj_mahal\nseats 3\nplayer 0 0 1 Eva\nplayer 1 1 2 Petr\nplayer 2 2 3 Anna\nseed 5f1c\n--\n";

/// Prepares a page for tests. What is copied goes into the page instead of a clipboard that a browser without a window
/// may not have. The channel can be used by the test (`channel`), listened to (`told`: the last command; `played`:
/// moves sent; `screens`: changes received; `sent` and `heard`: characters; `taps`: milliseconds from a choice to its
/// paint, and characters heard for it) and silenced (`mute`).
pub const OBSERVES: &str = "if (!window.traffic) {
    const traffic = window.traffic = { mute: false, told: null, played: 0, screens: 0, sent: 0, heard: 0, taps: [] };
    navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
    const make = RTCPeerConnection.prototype.createDataChannel, send = RTCDataChannel.prototype.send;
    RTCPeerConnection.prototype.createDataChannel = function (...all) {
        const channel = traffic.channel = make.apply(this, all);
        channel.addEventListener('message', ({ data }) => {
            traffic.heard += data.length;
            traffic.screens += data.startsWith('.{\"Screen') || data.startsWith('+');
        });
        return channel;
    };
    RTCDataChannel.prototype.send = function (text) {
        if (traffic.mute) return;
        traffic.sent += text.length;
        if (text.includes('{\"Do\":{\"command\"')) traffic.told = text;
        traffic.played += text.includes('\"command\":{\"Do\"');
        send.call(this, text);
    };
}";

/// Chooses a move from the list of moves, which reaches every action, and confirms it if that is asked for. Without a
/// move it only confirms, which ends a turn. All in the page, as fast as it lets itself be used.
pub const MOVES: &str = "const [move, confirms] = arguments;
    const find = (css) => document.querySelector(css);
    const until = (look, what) => new Promise((done, fail) => {
        const end = performance.now() + 15000;
        const again = () => {
            const found = look();
            if (found) done(found);
            else if (performance.now() > end) fail(new Error(`no ${what} for ${move}: ${(find('dialog[open]') ?? document.body).innerText.slice(0, 500).replace(/\\s+/g, ' ')}`));
            else setTimeout(again, 5);
        };
        again();
    });
    const calm = () => document.body.dataset.quiet === undefined;
    return (async () => {
        await until(() => calm() && find('.table'), 'table');
        if (find('div.unseen')) {
            find('.unseen .btn.main').click();
            await until(() => !find('div.unseen'), 'end of the news');
        }
        if (move !== null) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true }));
            const field = await until(() => find('.all-moves input'), 'list');
            const item = () => {
                // On a busy machine the sheet may still open, and then it empties its field once more.
                if (field.value !== move) {
                    field.value = move;
                    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
                }
                return [...document.querySelectorAll('.all-moves code')].find((code) => code.textContent === move);
            };
            const chosen = await until(item, 'item'), { played, screens, heard } = window.traffic, at = performance.now();
            const button = () => find('#confirm')?.outerHTML, before = button();
            chosen.click();
            if (window.traffic.played > played) return;
            // What is selected already changes nothing.
            await until(() => button() !== before || performance.now() > at + 4000, 'selection');
            await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
            if (window.traffic.screens > screens) window.traffic.taps.push([performance.now() - at, window.traffic.heard - heard]);
            await until(() => !find('dialog[open]'), 'end of the list');
        }
        if (confirms) (await until(() => calm() && find('#confirm:not(:disabled)'), 'button')).click();
    })();";

/// A tablet with the page of phones, and tabs for phones.
pub struct House {
    pub table: Table,
    pub tablet: WindowHandle,
}

/// The card of a seat on the page of phones.
pub fn card(seat: usize) -> String {
    format!(".phone-card:nth-child({})", seat + 1)
}

impl House {
    /// A game with its page of phones open.
    pub async fn open(record: &str) -> Result<Self> {
        let house = Self::with(record, "tap").await?;
        house.open_page().await?;
        Ok(house)
    }

    /// A game whose hands open like this.
    pub async fn with(record: &str, handover: &str) -> Result<Self> {
        let settings = json!({ "lang": "en", "motion": "none", "handover": handover, "notation": true });
        Self::of(Table::open_at(Site::open()?, TABLET, record, settings).await?).await
    }

    /// A table that is open in the browser's only tab.
    pub async fn of(table: Table) -> Result<Self> {
        let tablet = table.browser.driver.window().await?;
        table.browser.script(OBSERVES).await?;
        Ok(Self { table, tablet })
    }

    /// Prepares the tablet's page for tests after it was loaded again.
    pub async fn prepare_tablet(&self) -> Result<()> {
        self.table.browser.script(OBSERVES).await.map(drop)
    }

    pub async fn at(&self, window: &WindowHandle) -> Result<()> {
        Ok(self.table.browser.driver.switch_to_window(window.clone()).await?)
    }

    pub async fn at_tablet(&self) -> Result<()> {
        self.at(&self.tablet).await
    }

    /// Opens the page of phones from wherever the tablet is.
    pub async fn open_page(&self) -> Result<()> {
        let table = &self.table;
        table.until(".curtain-phones, .public-phones, .table .strip").await?;
        if table.has(".curtain-phones, .public-phones").await? {
            table.press(".curtain-phones, .public-phones").await?;
        } else {
            table.press(".strip button[aria-label=Menu]").await?;
            table.press(".menus .menu-item:has([href='#i-phone'])").await?;
        }
        table.until(".phone-card").await
    }

    /// Goes back from the page of phones to the game.
    pub async fn close_page(&self) -> Result<()> {
        self.table.press(".phones-foot .btn.main").await?;
        self.table.browser.wait_until("return !document.querySelector('dialog[open]')").await
    }

    /// Presses a button and returns what it copies.
    async fn copied(&self, css: &str) -> Result<String> {
        self.table.browser.script("delete window.copied").await?;
        self.table.press(css).await?;
        self.table.browser.wait_until("return window.copied !== undefined").await?;
        let text = self.table.browser.script("return window.copied").await?;
        Ok(text.as_str().context("a text")?.to_string())
    }

    /// Asks for a code on the card of a seat, and returns its link.
    pub async fn code(&self, seat: usize) -> Result<String> {
        let card = card(seat);
        self.table.press(&format!("{card} .phone-actions .btn")).await?;
        self.link(seat).await
    }

    /// Returns the link of the code on the card of a seat.
    pub async fn link(&self, seat: usize) -> Result<String> {
        let card = card(seat);
        self.table.until(&format!("{card} .qr")).await?;
        self.copied(&format!("{card} .phone-links .btn:first-child")).await
    }

    /// Opens a link in a new tab, which is a phone. Stays there.
    pub async fn new_phone(&self, seat: usize, link: &str) -> Result<WindowHandle> {
        let (table, browser) = (&self.table, &self.table.browser);
        let phone = browser.open_tab(PHONE).await?;
        let games: Vec<&str> = GameId::ALL.iter().map(|id| id.info().id).collect();
        // The list of moves is searched by notation.
        let settings = json!({ "lang": "en", "motion": "none", "asked": games, "sounds_asked": true, "notation": true,
            "auto_end": false, "place_at_once": false });
        let route = link.split_once('#').context("a link has a route")?.1;
        let origin = table.site.origin_of(&format!("phone{seat}"));
        browser.visit_at(&table.site, &origin, &[("deska.settings", &settings.to_string())], route).await?;
        Ok(phone)
    }

    /// Follows a link to a code in the tab of a phone. Stays there.
    pub async fn follow(&self, phone: &WindowHandle, link: &str) -> Result<()> {
        self.at(phone).await?;
        let route = link.split_once('#').context("a link has a route")?.1;
        self.table.go(route).await
    }

    /// Takes the hand on the phone that followed a link, and returns the link of its reply. Goes back to the tablet.
    pub async fn reply(&self) -> Result<String> {
        let table = &self.table;
        table.until(".joining-main").await?;
        table.browser.script(OBSERVES).await?;
        table.press(".joining-main").await?;
        table.until(".joining-second").await?;
        let reply = self.copied(".joining-second").await?;
        self.at_tablet().await?;
        Ok(reply)
    }

    /// Pastes the link of a reply.
    pub async fn paste(&self, seat: usize, reply: &str) -> Result<()> {
        let card = card(seat);
        self.table.press(&format!("{card} .phone-links .btn:last-child")).await?;
        let field = self.table.browser.wait_for(&format!("{card} input")).await?;
        field.send_keys(reply).await?;
        self.table.press(&format!("{card} [type=submit]")).await
    }

    /// Connects the phone that followed a link. Stays there.
    async fn connect(&self, seat: usize, phone: &WindowHandle) -> Result<()> {
        let reply = self.reply().await?;
        self.paste(seat, &reply).await?;
        self.table.until(&format!("{} .phone-ready", card(seat))).await?;
        self.at(phone).await?;
        self.table.until(".table .strip").await
    }

    /// Connects a new phone for a seat by links alone, and returns its tab. Stays there.
    pub async fn join(&self, seat: usize) -> Result<WindowHandle> {
        self.at_tablet().await?;
        let link = self.code(seat).await?;
        let phone = self.new_phone(seat, &link).await?;
        self.connect(seat, &phone).await?;
        Ok(phone)
    }

    /// Connects a phone again, with the code that the tablet shows now. Stays there.
    pub async fn join_again(&self, seat: usize, phone: &WindowHandle) -> Result<()> {
        self.at_tablet().await?;
        let link = self.link(seat).await?;
        self.follow(phone, &link).await?;
        self.connect(seat, phone).await
    }

    /// Connects a phone for each of the first seats, and shows the game on the tablet.
    pub async fn join_all(&self, seats: usize) -> Result<Vec<WindowHandle>> {
        let mut phones = Vec::new();
        for seat in 0..seats {
            phones.push(self.join(seat).await?);
        }
        self.at_tablet().await?;
        self.close_page().await?;
        Ok(phones)
    }

    /// Makes a move on the phone whose tab is shown; `None` ends the turn.
    pub async fn move_here(&self, notation: Option<&str>) -> Result<()> {
        self.table.execute(MOVES, vec![json!(notation), json!(true)]).await.map(drop)
    }

    /// Selects a move on the phone whose tab is shown, and leaves it to be confirmed.
    pub async fn select_here(&self, notation: &str) -> Result<()> {
        self.table.execute(MOVES, vec![json!(notation), json!(false)]).await.map(drop)
    }

    /// Makes a move of a seat on its phone; the tablet saves it. Returns the game after it. Goes back to the tablet.
    pub async fn makes<G: Game>(
        &self,
        phone: &WindowHandle,
        session: &Session<G>,
        action: G::Action,
    ) -> Result<Session<G>> {
        self.at_tablet().await?;
        let (before, seat) = (self.table.text().await?, session.game().turn().seat());
        self.at(phone).await?;
        self.move_here(Some(&action.to_string())).await?;
        self.at_tablet().await?;
        let after = native::<G>(&self.table.saved_after(&before).await?)?;
        let entry = after.steps().get(session.len()).map(|step| &step.entry);
        let made =
            entry.is_some_and(|entry| entry.action == action && Some(entry.actor) == seat.map(Actor::Seat));
        ensure!(made, "{action} of {seat:?} is not the next entry of the tablet");
        Ok(after)
    }

    /// Returns the records of all games that the device whose tab is shown has stored.
    pub async fn kept(&self) -> Result<Vec<String>> {
        let script = "return Object.keys(localStorage).filter((key) => key.startsWith('deska.game.'))
            .map((key) => localStorage.getItem(key))";
        Ok(serde_json::from_value(self.table.browser.script(script).await?)?)
    }

    /// Returns a value from a script in the tab of a phone. Stays there.
    pub async fn run_script(&self, phone: &WindowHandle, script: &str) -> Result<Value> {
        self.at(phone).await?;
        self.table.browser.script(script).await
    }
}

/// Returns who is to decide.
pub fn decider<G: Game>(session: &Session<G>) -> Result<Seat> {
    session.game().turn().seat().context("nobody is to decide")
}
