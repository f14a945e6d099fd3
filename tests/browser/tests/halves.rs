//! The app comes in two halves on one page. Nobody may notice: every way between them, offline as well.

use std::fs;

use anyhow::{Result, ensure};
use deska_browser_tests::{Browser, Site, TABLET};
use serde_json::json;

const KEPT: &str = "return window.deskaOffline === true";

/// Address of the page and its visible parts: only one half, and only one main part.
async fn only(browser: &Browser, half: &str, inside: &str) -> Result<()> {
    browser.wait_for(&format!("#{half} {inside}")).await?;
    let other = if half == "shelf" { "table" } else { "shelf" };
    let empty = format!("return document.getElementById('{other}').childElementCount === 0");
    browser.wait_until(&empty).await?;
    let mains = "return [...document.querySelectorAll('main')].filter((m) => m.checkVisibility()).length";
    assert_eq!(browser.script(mains).await?, json!(1), "visible <main> elements at {half}");
    let focus = format!("return document.querySelector('#{half}').contains(document.activeElement)");
    ensure!(browser.script(&focus).await? == json!(true), "the focus is not in the {half}");
    browser.assert_quiet().await
}

/// From the shelf to the curtain of a new game.
async fn new_game(browser: &Browser) -> Result<()> {
    browser.click(".boxes a.go[href^='#/new/']").await?;
    only(browser, "table", ".setup").await?;
    browser.start_for_two(".page-foot .btn.main").await?;
    only(browser, "table", "main").await
}

#[tokio::test]
async fn every_way_between_the_halves() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    new_game(&browser).await?;
    browser.screenshot("halves-table").await?;

    browser.click(".curtain-leave").await?;
    only(&browser, "shelf", ".boxes .go[href^='#/play/']").await?;
    browser.click(".ways a[href='#/settings']").await?;
    only(&browser, "shelf", ".settings").await?;
    browser.click("label:has(input[name=theme][value='2'])").await?;
    browser.wait_until("return document.documentElement.dataset.theme === 'dark'").await?;
    browser.click("label:has(input[name=language][value='1'])").await?;
    browser.script("history.back()").await?;
    only(&browser, "shelf", ".boxes .go[href^='#/play/']").await?;
    browser.click(".boxes a.go[href^='#/play/']").await?;
    only(&browser, "table", ".curtain").await?;
    let html = "return [document.documentElement.dataset.theme, document.documentElement.lang]";
    assert_eq!(browser.script(html).await?, json!(["dark", "cs"]));
    ensure!(
        browser.text(".curtain").await?.contains("Tablet teď dostane"),
        "the table has not heard of the language"
    );

    // The browser's own ways lead through both halves too.
    browser.script("history.back()").await?;
    only(&browser, "shelf", ".boxes .go[href^='#/play/']").await?;
    browser.script("history.forward()").await?;
    only(&browser, "table", ".curtain").await?;
    assert_eq!(browser.axe().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test]
async fn a_game_is_opened_by_its_address() -> Result<()> {
    let mut site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    // Remembers whether the shelf was ever there.
    let watch =
        "new MutationObserver(() => { if (document.querySelector('.shelf-page')) window.sawShelf = true })
                 .observe(document, { childList: true, subtree: true })";
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    new_game(&browser).await?;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await?;
    browser.reload().await?;
    browser.wait_for("#table .curtain").await?;
    assert_eq!(browser.script("return window.sawShelf === undefined").await?, true, "the shelf flashed");
    browser.assert_quiet().await?;

    let address = browser.driver.current_url().await?;
    site.stop();
    browser.goto("about:blank").await?;
    browser.goto(address.as_str()).await?;
    browser.wait_for("#table .curtain").await?;
    assert_eq!(browser.script("return window.sawShelf === undefined").await?, true, "the shelf flashed");
    for error in browser.console_errors().await? {
        ensure!(error.contains("sw.js"), "{error}");
    }
    Ok(())
}

#[tokio::test]
async fn the_first_load_is_what_cargo_xtask_sizes_counts() -> Result<()> {
    let site = Site::open()?;
    fs::remove_file(site.folder().join("sw.js"))?; // its copy of the whole site comes later
    for language in ["en", "cs"] {
        let browser = Browser::open_watching_requests(TABLET).await?;
        let speak = format!("Object.defineProperty(navigator, 'language', {{ get: () => '{language}' }})");
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": speak })).await?;
        browser.visit(&site).await?;
        browser
            .wait_until("return [...document.images].every((i) => !i.checkVisibility() || i.complete)")
            .await?;
        let base = site.url();
        for url in browser.requests().await? {
            let address = url.split('?').next().unwrap_or_default().trim_start_matches(&base);
            let first = [
                "base-",
                "boot",
                "deska-app-",
                "emblems/",
                "fonts/",
                "hues.css",
                "icons/icon",
                "manifest",
                "pages-",
                "theme.js",
                "tokens-",
            ];
            let table = ["deska-table", "table.css", "over.css", "phones.css"];
            let known =
                address.is_empty() || first.iter().chain(&table).any(|start| address.starts_with(start));
            ensure!(
                known && !address.ends_with("-dark.svg"),
                "{address} is fetched, and xtask/src/sizes.rs does not say when"
            );
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_table_that_cannot_be_fetched_says_so() -> Result<()> {
    let site = Site::open()?;
    fs::remove_file(site.folder().join("deska-table_bg.wasm"))?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.click(".boxes a.go[href^='#/new/']").await?;
    let sentence = browser.text("#table-failed").await?;
    ensure!(sentence.contains("could not be fetched"), "{sentence}");
    assert_eq!(browser.axe().await?, Vec::<String>::new());
    browser.wait_for("#boot-again").await?;
    browser.screenshot("table-failed").await?;
    // The shelf is still there.
    browser.script("location.hash = '#/'").await?;
    browser.wait_for("#shelf .boxes").await?;
    Ok(())
}

#[tokio::test]
async fn a_game_is_played_without_storage() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    let block = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": block })).await?;
    browser.visit(&site).await?;
    new_game(&browser).await?;
    browser.click(".curtain-leave").await?;
    only(&browser, "shelf", ".boxes .go[href^='#/play/']").await
}
