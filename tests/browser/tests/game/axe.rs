//! axe-core finds nothing on any screen.

use super::kept::finished;
use super::*;

/// Findings of axe on the screen as it is, with the screen's name; where it has room for a mouse also on its
/// colours in the other themes, which are the same on a phone.
async fn judge(table: &Table, screen: &str, found: &mut Vec<String>) -> Result<()> {
    found.extend(table.browser.axe().await?.into_iter().map(|fault| format!("{screen}: {fault}")));
    let own = table.browser.script("return document.documentElement.dataset.theme").await?;
    let others = if table.hands() == Hands::Touch { &[][..] } else { &["light", "dark", "contrast"][..] };
    for theme in others.iter().filter(|theme| own != **theme) {
        let faults = table.browser.axe_contrast(theme).await?;
        found.extend(faults.into_iter().map(|fault| format!("{screen}, {theme}: {fault}")));
    }
    Ok(())
}

/// Every page that isn't a game.
async fn judge_pages(table: &Table, found: &mut Vec<String>) -> Result<()> {
    table.store("deska.game.broken", "deska 9\n").await?;
    let pages = [
        "/",
        "/new/tigris",
        "/saves",
        "/settings",
        "/rules/tigris",
        "/help",
        "/about",
        "/replay/test",
        "/play/none",
    ];
    for page in pages {
        table.go(page).await?;
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
        judge(table, page, found).await?;
    }
    table.go("/saves").await?;
    table.press(".saves .btn:has([href='#i-import'])").await?;
    table.until("dialog[open]").await?;
    judge(table, "import", found).await
}

/// Curtain, table and sheets.
async fn judge_tables(table: &Table, found: &mut Vec<String>) -> Result<()> {
    for (phase, name) in PHASES {
        table.sit(&until_phase(&fixture(name)?, phase)?).await?;
        if phase == "action" {
            judge(table, "curtain", found).await?;
        }
        table.reveal().await?;
        table.dismiss().await?;
        judge(table, phase, found).await?;
    }
    table.sit(&until_phase(&fixture("w11-revolt-won")?, "action")?).await?;
    table.reveal().await?;
    for (key, sheet) in
        [("l", "log"), ("m", "players"), ("t", "text"), ("c", "choices"), ("/", "type"), ("?", "keys")]
    {
        table.browser.keys(key).await?;
        table.until("dialog[open]").await?;
        judge(table, sheet, found).await?;
        table.browser.keys(Key::Escape + "").await?;
        table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    }
    table.press(".strip .btn:has([href='#i-menu'])").await?;
    table.until("dialog[open]").await?;
    judge(table, "menu", found).await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    table.press(".thing.leader").await?;
    judge(table, "picked", found).await?;
    table.press_cell(deska::games::tigris::Cell::at(0)).await?;
    table.until(".prompt [role=alert]").await?;
    judge(table, "refused", found).await?;
    table.browser.keys("h").await?;
    judge(table, "hidden", found).await?;
    table.sit(&finished()?).await?;
    table.until(".over").await?;
    judge(table, "over", found).await
}

/// The screens of which axe judges some in a test.
#[derive(Clone, Copy, PartialEq)]
enum Screens {
    Tables,
    Pages,
    All,
}

async fn judge_all(size: Size, theme: &str, screens: Screens) -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "theme": theme });
    let table = Table::open_with(size, START, settings).await?;
    let mut found = Vec::new();
    if screens != Screens::Pages {
        judge_tables(&table, &mut found).await?;
    }
    if screens != Screens::Tables {
        judge_pages(&table, &mut found).await?;
    }
    ensure!(found.is_empty(), "{theme}:\n{}", found.join("\n"));
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn axe_finds_nothing_on_any_table_in_light() -> Result<()> {
    judge_all(TABLET, "light", Screens::Tables).await
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page_in_light() -> Result<()> {
    judge_all(TABLET, "light", Screens::Pages).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn axe_finds_nothing_on_any_screen_in_dark() -> Result<()> {
    judge_all(TABLET, "dark", Screens::All).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn axe_finds_nothing_on_any_screen_in_high_contrast() -> Result<()> {
    judge_all(TABLET, "contrast", Screens::All).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn axe_finds_nothing_on_a_phone() -> Result<()> {
    judge_all(PHONE, "light", Screens::All).await
}
