//! A tablet and a phone with different browsers: Chromium and Firefox, either way round.

use anyhow::{Context, Result, ensure};
use deska::games::taj_mahal::TajMahal;
use deska::table::Game;
use deska_browser_tests::{Browser, Engine, Site, TABLET, Table};
use serde_json::json;

use super::house::{MOVES, OBSERVES, THREE, card};

/// Presses a button and returns what it copies.
async fn copied(browser: &Browser, css: &str) -> Result<String> {
    browser.click(css).await?;
    browser.wait_until("return window.copied !== undefined").await?;
    let text = browser.script("return window.copied").await?;
    Ok(text.as_str().context("a text")?.to_string())
}

async fn connect(host: Engine, guest: Engine) -> Result<()> {
    if !Engine::Firefox.is_installed() {
        println!("skipped: Firefox or its driver is not installed");
        return Ok(());
    }
    let settings = json!({ "lang": "en", "motion": "none", "handover": "tap", "notation": true });
    let browser = Browser::open_in(host, TABLET).await?;
    let table = Table::open_in(browser, Site::open()?, TABLET, THREE, settings.clone()).await?;
    table.browser.script(OBSERVES).await?;
    table.browser.click(".curtain-phones").await?;
    let eva = card(0);
    table.browser.click(&format!("{eva} .phone-actions .btn")).await?;
    table.until(&format!("{eva} .qr")).await?;
    let link = copied(&table.browser, &format!("{eva} .phone-links .btn:first-child")).await?;

    let phone = Browser::open_in(guest, TABLET).await?;
    let route = link.split_once('#').context("a link has a route")?.1;
    phone.visit_with(&table.site, &[("deska.settings", &settings.to_string())], route).await?;
    phone.script(OBSERVES).await?;
    phone.click(".joining-main").await?;
    let reply = copied(&phone, ".joining-second").await?;

    table.browser.click(&format!("{eva} .phone-links .btn:last-child")).await?;
    table.browser.wait_for(&format!("{eva} input")).await?.send_keys(reply).await?;
    table.browser.click(&format!("{eva} [type=submit]")).await?;
    table.until(&format!("{eva} .phone-ready")).await?;
    phone.wait_for(".table .tray").await?;

    let (before, session) = (table.text().await?, table.session::<TajMahal>().await?);
    let action = *session.game().legal().first().context("nothing is legal")?;
    phone.script_with(MOVES, vec![json!(action.to_string()), json!(true)]).await?;
    table.saved_after(&before).await?;
    let after = table.session::<TajMahal>().await?;
    let made = after.steps().get(session.len()).map(|step| step.entry.action);
    ensure!(made == Some(action), "the phone's move is {made:?} instead of {action}");
    phone.assert_quiet().await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_tablet_with_chromium_plays_with_a_phone_with_firefox() -> Result<()> {
    connect(Engine::Chromium, Engine::Firefox).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_tablet_with_firefox_plays_with_a_phone_with_chromium() -> Result<()> {
    connect(Engine::Firefox, Engine::Chromium).await
}
