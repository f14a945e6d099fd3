//! Hands on phones: two windows of one browser are the tablet and a phone, connected by a data channel.

use anyhow::{Context, Result, ensure};
use deska::games::taj_mahal::TajMahal;
use deska::table::{Game, Seat};
use deska_browser_tests::{Site, TABLET, Table};
use serde_json::json;
use thirtyfour::WindowHandle;

/// Three people; Eva begins.
const THREE: &str = "deska 1\ngame taj_mahal\nseats 3\nplayer 0 0 1 Eva\nplayer 1 1 2 Petr\nplayer 2 2 3 Anna\nseed 5f1c\n--\n";

/// What is copied goes into the page instead of a clipboard that a browser without a window may not have.
const CLIPBOARD: &str =
    "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };";

/// A tablet with the page of phones, and windows for phones.
struct House {
    table: Table,
    tablet: WindowHandle,
}

impl House {
    async fn open() -> Result<Self> {
        let settings = json!({ "lang": "en", "motion": "none", "handover": "tap" });
        let table = Table::open_at(Site::open()?, TABLET, THREE, settings).await?;
        let tablet = table.browser.driver.window().await?;
        table.browser.script(CLIPBOARD).await?;
        table.press(".curtain-phones").await?;
        table.until(".phone-card").await?;
        Ok(Self { table, tablet })
    }

    async fn at(&self, window: &WindowHandle) -> Result<()> {
        Ok(self.table.browser.driver.switch_to_window(window.clone()).await?)
    }

    /// Presses a button and returns what it copies.
    async fn copied(&self, css: &str) -> Result<String> {
        self.table.press(css).await?;
        self.table.browser.wait_until("return window.copied !== undefined").await?;
        let text = self.table.browser.script("return window.copied").await?;
        Ok(text.as_str().context("a text")?.to_string())
    }

    /// Opens the link of a new code in a window for a phone. Returns the window and the link of its reply.
    async fn answer(&self, card: &str) -> Result<(WindowHandle, String)> {
        self.table.press(&format!("{card} .phone-actions .btn")).await?;
        self.table.until(&format!("{card} .qr")).await?;
        self.table.browser.script("delete window.copied").await?;
        let link = self.copied(&format!("{card} .phone-links .btn:first-child")).await?;
        let phone = self.table.browser.driver.new_tab().await?;
        self.at(&phone).await?;
        self.table.browser.goto(&link).await?;
        self.table.until(".joining-main").await?;
        self.table.browser.script(CLIPBOARD).await?;
        self.table.press(".joining-main").await?;
        self.table.until(".joining-second").await?;
        let reply = self.copied(".joining-second").await?;
        self.at(&self.tablet).await?;
        Ok((phone, reply))
    }

    /// Pastes the link of a reply.
    async fn paste(&self, card: &str, reply: &str) -> Result<()> {
        self.table.press(&format!("{card} .phone-links .btn:last-child")).await?;
        let field = self.table.browser.wait_for(&format!("{card} input")).await?;
        field.send_keys(reply).await?;
        self.table.press(&format!("{card} [type=submit]")).await
    }

    /// Connects a phone for a seat by links alone, and returns its window.
    async fn join(&self, seat: usize) -> Result<WindowHandle> {
        let card = format!(".phone-card:nth-child({})", seat + 1);
        let (phone, reply) = self.answer(&card).await?;
        self.paste(&card, &reply).await?;
        self.table.until(&format!("{card} .phone-ready")).await?;
        self.at(&phone).await?;
        self.table.until(".table .tray").await?;
        Ok(phone)
    }
}

/// A bid made on a phone is saved by the tablet and seen there; the tablet shows no hand.
#[tokio::test]
async fn a_phone_holds_a_hand() -> Result<()> {
    let house = House::open().await?;
    let table = &house.table;
    let phone = house.join(0).await?;
    ensure!(
        table.has(".tray [data-pick]").await? || table.has(".tray button").await?,
        "the hand is on the phone"
    );
    house.at(&house.tablet).await?;
    table.press(".phones-foot .btn.main").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    ensure!(!table.has(".curtain").await?, "Eva decides on her phone: nothing is handed over");
    ensure!(!table.has(".tray").await?, "no hand is on the tablet");
    let before = table.text().await?;
    let session = table.session::<TajMahal>().await?;
    ensure!(session.game().turn().seat() == Some(Seat::new(0)), "Eva begins");
    house.at(&phone).await?;
    // By the list of moves, which reaches every action.
    table.browser.script("document.querySelector('.strip button[aria-label=Menu]').click()").await?;
    table.browser.wait_until("const all = [...document.querySelectorAll('.menu-item')]; const list = all.find((item) => item.innerText.includes('moves')); list?.click(); return !!list").await?;
    table.until(".all-moves .menu-item").await?;
    table.press(".all-moves li:last-child .menu-item").await?;
    table.until("#confirm:not(:disabled)").await?;
    table.press("#confirm").await?;
    house.at(&house.tablet).await?;
    table.saved_after(&before).await?;
    ensure!(table.session::<TajMahal>().await?.len() > session.len(), "the tablet has the entry");
    table.browser.assert_quiet().await
}

/// A closed phone is noticed, and its seat can play on the tablet: behind its curtain.
#[tokio::test]
async fn a_lost_phone_gives_its_seat_back() -> Result<()> {
    let house = House::open().await?;
    let table = &house.table;
    let phone = house.join(0).await?;
    table.browser.driver.close_window().await?;
    drop(phone);
    house.at(&house.tablet).await?;
    table.until(".phone-card:first-child .phone-gone").await?;
    table.press(".phone-card:first-child .phone-actions .btn:last-child").await?;
    table.press(".phones-foot .btn.main").await?;
    table.until(".curtain").await?;
    table.says(".curtain-name", "Eva").await?;
    table.browser.assert_quiet().await
}

/// A link that was damaged on its way, and a reply to another invitation, are explained.
#[tokio::test]
async fn links_that_do_not_fit_are_explained() -> Result<()> {
    let house = House::open().await?;
    let table = &house.table;
    let card = ".phone-card:first-child";
    let (_phone, reply) = house.answer(card).await?;
    // A new code: the reply to the one before is of no use.
    table.press(&format!("{card} header button")).await?;
    table.press(&format!("{card} .phone-actions .btn")).await?;
    table.until(&format!("{card} .qr")).await?;
    house.paste(card, &reply).await?;
    table.until(&format!("{card} .phone-trouble")).await?;
    ensure!(table.said(&format!("{card} .phone-trouble")).await?.contains("used already"), "an old reply");
    let tab = table.browser.driver.new_tab().await?;
    house.at(&tab).await?;
    table.browser.goto(&format!("{}#/join/jAGs", table.site.url())).await?;
    table.until(".joining-says").await?;
    table.browser.assert_quiet().await
}
