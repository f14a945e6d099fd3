//! A hand on a phone, and links that do not fit.

use anyhow::{Result, ensure};
use deska::games::taj_mahal::TajMahal;
use deska::table::Seat;

use super::house::{House, THREE, card, decider};

/// A bid made on a phone is saved by the tablet and seen there; the tablet shows no hand.
#[tokio::test]
async fn a_phone_holds_a_hand() -> Result<()> {
    let house = House::open(THREE).await?;
    let table = &house.table;
    let phone = house.join(0).await?;
    ensure!(
        table.has(".tray [data-pick]").await? || table.has(".tray button").await?,
        "the hand is on the phone"
    );
    house.at_tablet().await?;
    house.close_page().await?;
    ensure!(!table.has(".curtain").await?, "Eva decides on her phone: nothing is handed over");
    ensure!(!table.has(".tray").await?, "no hand is on the tablet");
    let before = table.text().await?;
    let session = table.session::<TajMahal>().await?;
    ensure!(decider(&session)? == Seat::new(0), "Eva begins");
    house.at(&phone).await?;
    // By the list of moves, which reaches every action.
    table.browser.script("document.querySelector('.strip button[aria-label=Menu]').click()").await?;
    table.browser.wait_until("const all = [...document.querySelectorAll('.menu-item')]; const list = all.find((item) => item.textContent.includes('moves')); list?.click(); return !!list").await?;
    table.until(".all-moves .menu-item").await?;
    table.press(".all-moves li:last-child .menu-item").await?;
    table.until("#confirm:not(:disabled)").await?;
    table.press("#confirm").await?;
    house.at_tablet().await?;
    table.saved_after(&before).await?;
    ensure!(table.session::<TajMahal>().await?.len() > session.len(), "the tablet has the entry");
    table.browser.assert_quiet().await
}

/// A link that was damaged on its way, and a reply to another invitation, are explained.
#[tokio::test]
async fn links_that_do_not_fit_are_explained() -> Result<()> {
    let house = House::open(THREE).await?;
    let (table, card) = (&house.table, card(0));
    let link = house.code(0).await?;
    house.new_phone(0, &link).await?;
    let reply = house.reply().await?;
    // A new code: the reply to the one before is of no use.
    table.press(&format!("{card} header button")).await?;
    house.code(0).await?;
    house.paste(0, &reply).await?;
    table.until(&format!("{card} .phone-trouble")).await?;
    ensure!(table.said(&format!("{card} .phone-trouble")).await?.contains("used already"), "an old reply");
    let tab = table.browser.driver.new_tab().await?;
    house.at(&tab).await?;
    table.browser.goto(&format!("{}#/join/jAGs", table.site.url())).await?;
    table.until(".joining-says").await?;
    table.browser.assert_quiet().await
}
