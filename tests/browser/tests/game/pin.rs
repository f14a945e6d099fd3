//! The curtain opens to four digits, where that is set: chosen once in a game, asked for from then on.

use super::curtain::assert_covered;
use super::windows::sweep_curtain;
use super::*;

/// A table whose curtains open by PIN.
async fn open(size: Size, lang: &str) -> Result<Table> {
    Table::open_with(size, START, json!({ "lang": lang, "motion": "none", "handover": "pin" })).await
}

/// Presses keys of the pad.
async fn press(table: &Table, digits: &str) -> Result<()> {
    for digit in digits.chars() {
        let nth = if digit == '0' { 10 } else { digit.to_digit(10).context("a digit")? };
        table.press(&format!(".pin-key:nth-of-type({nth})")).await?;
    }
    Ok(())
}

/// Chooses a PIN with the keys of a keyboard.
async fn choose(table: &Table, digits: &str) -> Result<()> {
    table.says(".pin-asks", "Choose four digits as your PIN in this game").await?;
    table.browser.keys(digits).await?;
    table.says(".pin-asks", "Enter the same four digits again").await?;
    table.browser.keys(digits).await?;
    table.until(".table").await
}

/// Leaves the page for a moment.
async fn leave(table: &Table) -> Result<()> {
    let hide =
        "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); delete document.visibilityState;";
    table.browser.script(hide).await?;
    table.until(".curtain").await
}

#[tokio::test]
async fn a_seat_chooses_four_digits_and_enters_them_from_then_on() -> Result<()> {
    for size in [TABLET, PHONE] {
        let table = open(size, "en").await?;
        assert_covered(&table).await?;
        press(&table, "12").await?;
        table.count(".pin-dots .on", 2).await?;
        table.says(".pin [role=status]", "2 digits of 4").await?;
        press(&table, "34").await?;
        press(&table, "1243").await?;
        table.says(".pin [role=alert]", "The two PINs differ. Choose again.").await?;
        press(&table, "0407").await?;
        table.says(".pin-asks", "Enter the same four digits again").await?;
        press(&table, "0407").await?;
        table.until(".table").await?;
        leave(&table).await?;
        table.says(".pin-asks", "Enter your PIN").await?;
        table.browser.keys("0408").await?;
        table.says(".pin [role=alert]", "That isn't this seat's PIN. Try again.").await?;
        assert_covered(&table).await?;
        table.browser.keys(format!("045{}7", char::from(Key::Backspace))).await?;
        table.browser.keys(format!("{}07", char::from(Key::Backspace))).await?;
        table.until(".table").await?;
        ensure!(!table.text().await?.contains("pin"), "the record knows of a PIN");
        table.browser.reload().await?;
        table.opened().await?;
        table.says(".pin-asks", "Enter your PIN").await?;
        press(&table, "0407").await?;
        table.until(".table").await?;
        // The next seat has its own.
        table.typed("pass").await?;
        if table.has(".table").await? {
            table.confirm().await?;
        }
        table.until(".curtain").await?;
        choose(&table, "0407").await?;
        table.browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_forgotten_pin_is_chosen_again_and_everybody_is_told() -> Result<()> {
    let table = open(TABLET, "en").await?;
    choose(&table, "1111").await?;
    let name = table.said(".who").await?;
    leave(&table).await?;
    table.press(".pin-forget").await?;
    table.until("dialog[open]").await?;
    ensure!(table.said("dialog[open]").await?.contains(&format!("{name}'s hand")));
    // Digits are for the pad alone, and nothing is lost by closing.
    table.browser.keys("1111").await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    table.says(".pin-asks", "Enter your PIN").await?;
    table.press(".pin-forget").await?;
    table.press("dialog[open] .btn.main").await?;
    choose(&table, "2222").await?;
    // The seat itself and every other one are told, until they have opened their curtain.
    leave(&table).await?;
    ensure!(table.said(".curtain-news").await?.contains(&format!("The PIN of {name} was deleted")));
    table.browser.keys("2222").await?;
    table.until(".table").await?;
    leave(&table).await?;
    ensure!(!table.has(".curtain-news").await?, "the seat is told twice");
    table.browser.keys("2222").await?;
    table.until(".table").await?;
    table.typed("pass").await?;
    if table.has(".table").await? {
        table.confirm().await?;
    }
    table.until(".curtain-news").await?;
    assert_covered(&table).await?;
    choose(&table, "3333").await?;
    leave(&table).await?;
    ensure!(!table.has(".curtain-news").await?, "the other seat is told twice");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_chosen_pin_is_kept_after_any_setting_and_in_every_tab() -> Result<()> {
    let table = open(TABLET, "en").await?;
    choose(&table, "1234").await?;
    table.store("deska.settings", r#"{"lang":"en","motion":"none","handover":"tap"}"#).await?;
    table.browser.reload().await?;
    table.opened().await?;
    table.says(".pin-asks", "Enter your PIN").await?;
    let tab = table.browser.driver.new_tab().await?;
    table.browser.driver.switch_to_window(tab).await?;
    table.browser.goto(&format!("{}#/play/test", table.site.url())).await?;
    table.browser.wait_until_drawn().await?;
    table.says(".pin-asks", "Enter your PIN").await?;
    table.browser.keys("1234").await?;
    table.until(".table").await?;
    leave(&table).await?;
    // Without the PIN it opens as it is set.
    table.press(".pin-forget").await?;
    table.press("dialog[open] .btn.main").await?;
    table.press(".curtain-button").await?;
    table.until(".table").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_pin_that_cannot_be_stored_is_reported_and_the_curtain_opens() -> Result<()> {
    let table = open(TABLET, "en").await?;
    let full = "const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
            if (key.startsWith('deska.pins.')) throw new DOMException('full', 'QuotaExceededError');
            set.call(this, key, value);
        };";
    table.browser.script(full).await?;
    table.says(".pin-asks", "Choose four digits as your PIN in this game").await?;
    table.browser.keys("12341234").await?;
    table.until(".pin [role=alert]").await?;
    ensure!(table.said(".pin").await?.contains("didn't store the PIN"));
    table.press(".pin .btn.main").await?;
    table.until(".table").await?;
    // It holds as long as the page is open.
    leave(&table).await?;
    table.says(".pin-asks", "Enter your PIN").await?;
    table.browser.keys("1234").await?;
    table.until(".table").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn the_keypad_has_room_in_every_window_and_axe_finds_nothing() -> Result<()> {
    let mut found = Vec::new();
    for lang in ["en", "cs"] {
        let table = open(TABLET, lang).await?;
        table.until(".pin").await?;
        sweep_curtain(&table, &format!("choosing, {lang}"), &mut found).await?;
        found.extend(table.browser.axe().await?);
        table.browser.keys("12341234").await?;
        table.until(".table").await?;
        leave(&table).await?;
        table.press(".pin-forget").await?;
        table.until("dialog[open]").await?;
        found.extend(table.browser.axe().await?);
        table.press("dialog[open] .btn.main").await?;
        table.browser.keys("12341234").await?;
        table.until(".table").await?;
        leave(&table).await?;
        table.browser.keys("1111").await?;
        table.until(".pin [role=alert]").await?;
        table.until(".curtain-news").await?;
        sweep_curtain(&table, &format!("told and refused, {lang}"), &mut found).await?;
        found.extend(table.browser.axe().await?);
    }
    ensure!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    Ok(())
}
