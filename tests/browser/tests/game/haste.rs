//! Input that was meant for something else: double clicks, held keys, the key that opens the curtain, other layouts,
//! and tabs that know nothing of each other.

use super::turn::swap;
use super::*;

/// The second turns of three players, after each of which "End turn" lies in the same place.
const SECOND_TURNS: &str =
    "deska 1\ngame elementaris\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Ben\nplayer 2 2 3 Cyril
position
round 9
clock 5
phase free 0
cities 0 A1 A5 A8
cities 1 B1 B8
cities 2 C1 C8
armies 0 I@A1c
armies 1 I@B1c
armies 2 I@C1c
treasury 0 4
treasury 1 5
treasury 2 5
orbs 1 B12 A11
--
";

/// A key as a keyboard of this layout sends it; held, it goes on by itself this number of times.
async fn key(table: &Table, key: &str, code: &str, held: usize) -> Result<()> {
    for nth in 0..=held {
        let event =
            json!({ "type": "keyDown", "key": key, "code": code, "text": key, "autoRepeat": nth > 0 });
        table.browser.devtools("Input.dispatchKeyEvent", event).await?;
    }
    let up = json!({ "type": "keyUp", "key": key, "code": code });
    table.browser.devtools("Input.dispatchKeyEvent", up).await.map(drop)
}

/// Whether the page waits until a person could have seen what is on it.
async fn is_meant(table: &Table) -> Result<()> {
    table.browser.wait_until("return document.body.dataset.quiet === undefined").await
}

#[tokio::test]
async fn a_double_click_and_a_held_key_end_one_turn() -> Result<()> {
    let table = Table::open(TABLET, SECOND_TURNS).await?;
    is_meant(&table).await?;
    let button = table.browser.wait_for("#confirm").await?;
    table.browser.driver.action_chain().double_click_element(&button).perform().await?;
    table.browser.wait_until("return document.querySelector('.who')?.textContent.includes('Ben')").await?;
    is_meant(&table).await?;
    let entries = |text: &str| text.lines().skip_while(|line| *line != "--").skip(1).count();
    assert_eq!(entries(&table.text().await?), 1, "{}", table.text().await?);
    key(&table, "e", "KeyE", 12).await?;
    table.browser.wait_until("return document.querySelector('.who')?.textContent.includes('Cyril')").await?;
    is_meant(&table).await?;
    assert_eq!(entries(&table.text().await?), 2, "{}", table.text().await?);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_double_click_does_not_answer_the_question_it_opens() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    is_meant(&table).await?;
    let (before, button) = (table.text().await?, table.browser.wait_for("#confirm").await?);
    table.browser.driver.action_chain().double_click_element(&button).perform().await?;
    table.says("#confirm > span", "End anyway?").await?;
    is_meant(&table).await?;
    key(&table, "e", "KeyE", 0).await?;
    table.until(".curtain").await?;
    ensure!(table.text().await? != before);
    table.browser.assert_quiet().await
}

/// The number row of a Czech keyboard sends other signs; what opens the curtain picks nothing behind it.
#[tokio::test]
async fn digits_are_typed_on_a_czech_keyboard_and_the_last_one_picks_nothing() -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "handover": "pin" });
    let table = Table::open_with(TABLET, START, settings).await?;
    let pin = [("\u{159}", "Digit5"), ("\u{17e}", "Digit6"), ("\u{fd}", "Digit7"), ("\u{e1}", "Digit8")];
    table.says(".pin-asks", "Choose four digits as your PIN in this game").await?;
    for (nth, (sign, code)) in pin.iter().chain(&pin).enumerate() {
        key(&table, sign, code, 0).await?;
        if nth == 3 {
            table.says(".pin-asks", "Enter the same four digits again").await?;
        }
    }
    table.until(".table").await?;
    table.painted().await?;
    ensure!(!table.has(".thing[aria-pressed=true]").await?, "the last digit picks something");
    key(&table, "+", "Digit1", 0).await?;
    table.until(".thing[aria-pressed=true]").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_double_click_makes_one_copy() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.go("/saves").await?;
    let copy = table.browser.wait_for(".save button:has([href='#i-copy'])").await?;
    table.browser.wait_until("return document.body.dataset.again === undefined").await?;
    table.browser.driver.action_chain().double_click_element(&copy).perform().await?;
    table.count(".save", 2).await?;
    table.browser.wait_until("return document.body.dataset.again === undefined").await?;
    table.count(".save", 2).await?;
    let seeds = "return Object.keys(localStorage).filter((k) => k.startsWith('deska.game.'))
        .map((k) => (localStorage[k].match(/^seed /gm) ?? []).length).sort()";
    assert_eq!(table.browser.script(seeds).await?, json!([1, 2]), "the copy has luck of its own");
    table.browser.assert_quiet().await
}

/// Without locks, as on a page without encryption, the tab that comes later does not overwrite what the other one did.
#[tokio::test]
async fn without_locks_a_tab_notices_moves_of_another_tab() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let no_locks = json!({ "source": "delete Navigator.prototype.locks" });
    table.browser.devtools("Page.addScriptToEvaluateOnNewDocument", no_locks.clone()).await?;
    table.browser.reload().await?;
    table.reveal().await?;
    let driver = &table.browser.driver;
    let first = driver.window().await?;
    let second = driver.new_tab().await?;
    driver.switch_to_window(second).await?;
    table.browser.devtools("Page.addScriptToEvaluateOnNewDocument", no_locks).await?;
    table.browser.goto(&format!("{}#/play/test", table.site.url())).await?;
    table.opened().await?;
    table.reveal().await?;
    table.typed(&swap(&table.session::<Tigris>().await?)?.to_string()).await?;
    let played = table.text().await?;
    driver.switch_to_window(first).await?;
    table.until(".notices .btn").await?;
    table.reveal().await?; // it was in the background
    ensure!(table.said(".notices").await?.contains("another tab"));
    key(&table, "e", "KeyE", 0).await?;
    table.painted().await?;
    assert_eq!(table.text().await?, played, "what the other tab did is overwritten");
    // It goes on from there.
    table.press(".notices .btn").await?;
    table.browser.wait_until("return !document.querySelector('.notice')").await?;
    table.until(".curtain").await?;
    table.browser.assert_quiet().await
}
