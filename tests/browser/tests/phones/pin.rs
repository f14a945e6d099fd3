//! A hand with a PIN goes to a phone only after its owner opened it, and is asked for again when it comes back.

use anyhow::{Result, ensure};

use super::house::{House, THREE, card};

/// The page goes to the background for a moment, as when the tablet is put aside.
const LEAVES: &str =
    "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange')); delete document.visibilityState;";

#[tokio::test]
async fn a_hand_with_a_pin_gets_a_code_from_its_owner_alone() -> Result<()> {
    let house = House::with(THREE, "pin").await?;
    let table = &house.table;
    table.says(".pin-asks", "Choose four digits as your PIN in this game").await?;
    table.browser.keys("0407").await?;
    table.says(".pin-asks", "Enter the same four digits again").await?;
    table.browser.keys("0407").await?;
    table.until(".table").await?;
    table.browser.script(LEAVES).await?;
    table.says(".pin-asks", "Enter your PIN").await?;

    // Behind the curtain anybody could ask for Eva's code.
    house.open_page().await?;
    let (eva, petr) = (card(0), card(1));
    table.press(&format!("{eva} .phone-actions .btn")).await?;
    let trouble = table.said(&format!("{eva} .phone-trouble")).await?;
    ensure!(trouble.contains("Eva opens it on this tablet first"), "it says: {trouble}");
    // Petr has no PIN yet, so that his code needs nobody; Eva still gets none.
    table.press(&format!("{petr} .phone-actions .btn")).await?;
    table.until(&format!("{petr} .qr")).await?;
    ensure!(!table.has(&format!("{eva} .qr")).await?, "Eva's code is shown to whoever asks");
    table.press(&format!("{petr} header button")).await?;
    house.close_page().await?;

    table.says(".pin-asks", "Enter your PIN").await?;
    table.browser.keys("0407").await?;
    table.until(".table").await?;
    house.open_page().await?;
    let phone = house.join(0).await?;
    house.at_tablet().await?;
    house.close_page().await?;
    table.until(".public").await?;

    // Given back, after a question, her hand is behind its PIN again, and the phone has no part in it.
    house.open_page().await?;
    table.press(&format!("{eva} .phone-actions .btn")).await?;
    table.press(&format!("{eva} .phone-links .btn:not(.main)")).await?;
    house.close_page().await?;
    table.says(".curtain-name", "Eva").await?;
    table.says(".pin-asks", "Enter your PIN").await?;
    ensure!(!table.has(".table, .tray").await?, "a hand is on the tablet");
    house.at(&phone).await?;
    table.until(".joining-sign").await?;
    ensure!(!table.has(".table, .tray").await?, "a hand is on the phone");
    house.at_tablet().await?;
    table.browser.keys("0407").await?;
    table.until(".table .tray").await?;
    table.browser.assert_quiet().await
}
