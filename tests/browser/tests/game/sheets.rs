//! Any window, continued: the sheets that open over the table, and the pages beside it. They may scroll downwards, not
//! sideways (a table of the rules scrolls in itself); nothing is cut, squeezed or small.

use super::windows::{SHAPES, TIGHT, WINDOWS, Windows, large_text, sweep_in};
use super::*;

/// Faults of the sheet that is open, or of the page where there is none.
const FAULTS: &str = "
    const faults = [], [width, height] = [innerWidth, innerHeight];
    const sheet = document.querySelector('dialog[open]'), all = sheet ?? [...document.querySelectorAll('main')].find((e) => e.checkVisibility());
    if (!all) return ['nothing is open'];
    const room = sheet ? sheet.getBoundingClientRect() : { left: 0, top: 0, right: width, bottom: height, width };
    const name = (e) => (e.getAttribute('aria-label') || e.textContent.trim() || e.className).slice(0, 40);
    const page = document.scrollingElement;
    if (page.scrollWidth > width) faults.push(`the page is ${page.scrollWidth} wide`);
    if (room.left < -.5 || room.top < -.5 || room.right > width + .5 || room.bottom > height + .5) faults.push('the sheet lies outside');
    const body = all.querySelector('.sheet-body, .page-body, main') ?? all;
    if (body.getBoundingClientRect().width < room.width * .8 && room.width < 700) faults.push(`squeezed: ${Math.round(body.getBoundingClientRect().width)} of ${Math.round(room.width)}`);
    for (const e of all.querySelectorAll('*')) {
        if (e.closest('svg, .sr, table') || !e.checkVisibility({ visibilityProperty: true })) continue;
        const s = getComputedStyle(e), b = e.getBoundingClientRect();
        const wide = e.clientWidth > 2 && e.scrollWidth > e.clientWidth + 1;
        if (wide && /auto|scroll/.test(s.overflowX) && !e.querySelector('table, pre, svg') && !e.matches('input, textarea')) faults.push(`scrolls sideways: ${e.className} ${e.scrollWidth} of ${e.clientWidth}`);
        if (wide && s.overflowX === 'hidden' && s.textOverflow !== 'ellipsis') faults.push(`cut: ${name(e)}`);
        const says = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim().length > 20);
        if (says && b.width > 2 && b.width < 3 * parseFloat(s.fontSize)) faults.push(`narrow: ${name(e)}`);
        if (b.width > 2 && (b.left < room.left - .5 || b.right > room.right + .5)) faults.push(`beside: ${e.className} ${name(e)}`);
    }
    for (const e of all.querySelectorAll('button, select, textarea, input:not([type=radio], [type=checkbox])')) {
        const b = e.getBoundingClientRect();
        if (b.width && e.checkVisibility({ visibilityProperty: true }) && Math.min(b.width, b.height) < 43.5) faults.push(`small: ${name(e)} ${Math.round(b.width)}x${Math.round(b.height)}`);
    }
    return [...new Set(faults)].slice(0, 5)";

/// The sheets of the table that a key opens.
const BY_KEY: [(&str, &str); 6] =
    [("c", "choices"), ("/", "typing a move"), ("l", "log"), ("m", "players"), ("t", "text"), ("?", "keys")];

/// Those that only the menu opens: the sign of the item, and what is there then.
const BY_MENU: [(&str, &str, &str); 2] = [("help", ".prose", "rules"), ("people", ".who-plays", "who plays")];

/// The pages.
const PAGES: [&str; 14] = [
    "/",
    "/new/tigris",
    "/new/carcassonne",
    "/new/taj_mahal",
    "/new/java",
    "/new/elementaris",
    "/saves",
    "/settings",
    "/statistics",
    "/about",
    "/help",
    "/rules/tigris",
    "/rules/carcassonne",
    "/rules/elementaris",
];

/// Goes through windows with the sheet that is open, and shuts it.
async fn sweep_sheet(windows: &Windows, table: &Table, sheet: &str, found: &mut Vec<String>) -> Result<()> {
    sweep_in(windows, FAULTS, table, sheet, found).await?;
    table.browser.set_size(TABLET).await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await
}

async fn sheets_and_pages_hold(windows: &Windows, mut settings: Value) -> Result<()> {
    let mut found = Vec::new();
    // Of one game nobody was asked yet whether to learn it.
    settings["asked"] = json!(["tigris", "carcassonne", "taj_mahal", "java"]);
    let table = Table::open_with(TABLET, START, settings).await?;
    table.reveal().await?;
    for (key, sheet) in BY_KEY {
        table.browser.keys(key).await?;
        table.until("dialog[open]").await?;
        sweep_sheet(windows, &table, sheet, &mut found).await?;
    }
    menu(&table).await?;
    sweep_sheet(windows, &table, "menu", &mut found).await?;
    for (sign, there, sheet) in BY_MENU {
        menu(&table).await?;
        table.press(&format!("dialog[open] .menu-item:has([href='#i-{sign}'])")).await?;
        table.until(&format!("dialog[open] {there}")).await?;
        sweep_sheet(windows, &table, sheet, &mut found).await?;
    }
    for page in PAGES {
        table.go(page).await?;
        table.until("main").await?;
        if page == "/new/elementaris" {
            table.until("dialog[open].first-time").await?;
            sweep_sheet(windows, &table, "first time", &mut found).await?;
        }
        table
            .browser
            .wait_until("return !document.querySelector('.document > [role=status]:not(.sr)')")
            .await?;
        sweep_in(windows, FAULTS, &table, page, &mut found).await?;
    }
    ensure!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    Ok(())
}

async fn menu(table: &Table) -> Result<()> {
    table.press(".strip .btn:has([href='#i-menu'])").await?;
    table.until("dialog[open] .menu-item").await
}

#[tokio::test]
async fn windows_of_every_shape_hold_sheets_and_pages_in_english() -> Result<()> {
    sheets_and_pages_hold(&SHAPES, json!({ "lang": "en", "motion": "none" })).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn every_window_holds_sheets_and_pages_in_english() -> Result<()> {
    sheets_and_pages_hold(&WINDOWS, json!({ "lang": "en", "motion": "none" })).await
}

#[tokio::test]
async fn tight_windows_hold_sheets_and_pages_with_large_text() -> Result<()> {
    sheets_and_pages_hold(&TIGHT, large_text()).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn every_window_holds_sheets_and_pages_with_large_text() -> Result<()> {
    sheets_and_pages_hold(&WINDOWS, large_text()).await
}
