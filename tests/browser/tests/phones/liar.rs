//! A guest whose page sends whatever it likes. Nothing changes, and the others play on.

use anyhow::{Context, Result, ensure};
use deska::games::taj_mahal::TajMahal;
use deska::table::Game;
use serde_json::{Value, json};

use super::house::{House, THREE, card};

/// Counts refusals from now on, and can send raw texts: a message of ours begins with a full stop.
const LIES: &str = "window.refused = 0;
    window.traffic.channel.addEventListener('message', ({ data }) => { window.refused += data.includes('\"Refused\"') });
    window.lie = (text) => window.traffic.channel.send(text);";

/// No messages, or none of this protocol.
const NONSENSE: [&str; 8] = [
    ".",
    ".{",
    ".null",
    ".\"Aliv\"",
    ".{\"Do\":{}}",
    ".{\"Do\":{\"command\":\"Win\",\"decision\":0,\"hasty\":false,\"quick\":false}}",
    ".{\"Over\":{\"record\":\"deska 1\"}}",
    ".\u{0}\u{202e}[[[[[[[[",
];

/// Waits until this number of lies was refused. Messages arrive in order: then all of them were read.
async fn refused(house: &House, many: usize) -> Result<()> {
    house.table.browser.wait_until(&format!("return window.refused >= {many}")).await
}

#[tokio::test]
async fn invalid_messages_of_a_guest_change_nothing() -> Result<()> {
    let house = House::open(THREE).await?;
    let table = &house.table;
    let (eva, petr) = (house.join(0).await?, house.join(1).await?);
    house.at_tablet().await?;
    house.close_page().await?;
    let (record, session) = (table.text().await?, table.session::<TajMahal>().await?);

    // What Eva's phone sends when she selects a card; Petr's sends it with a move of hers.
    let first = *session.game().legal().first().context("nothing is legal")?;
    house.at(&eva).await?;
    house.select_here(&first.to_string()).await?;
    let told = table.browser.script("return window.traffic.told").await?;
    let mut told: Value =
        serde_json::from_str(told.as_str().and_then(|text| text.get(1..)).context("a message")?)?;
    told["Do"]["command"] = json!({ "Do": first.to_string() });
    let hers = format!(".{told}");
    told["Do"]["command"] = json!({ "SetController": [0, "Person"] });
    let forbidden = format!(".{told}");

    house.at(&petr).await?;
    table.browser.script(LIES).await?;
    let messages: Vec<&str> = NONSENSE.iter().copied().chain([&*hers, &*forbidden]).collect();
    table.execute("arguments[0].forEach((text) => window.lie(text))", vec![json!(messages)]).await?;
    refused(&house, messages.len()).await?;
    // A megabyte in parts, as long messages travel.
    table
        .browser
        .script("for (let n = 0; n < 22; n++) window.lie('+' + 'x'.repeat(47000)); window.lie('.')")
        .await?;
    refused(&house, messages.len() + 1).await?;
    house.at_tablet().await?;
    ensure!(table.text().await? == record, "a lie is in the record");
    ensure!(!table.has(".plate.lost, .curtain, .sorry").await?, "the table is as it was");
    let last = *session.game().legal().last().context("nothing is legal")?;
    house.makes(&eva, &session, last).await?;

    // What no end of ours sends ends the connection, of this phone alone.
    house.run_script(&petr, "window.lie('x')").await?;
    table.until(".joining-lost").await?;
    house.at_tablet().await?;
    table.until(".plate[data-seat='1'].lost").await?;
    ensure!(table.has(".plate[data-seat='0'] .phone-badge:not(.lost)").await?, "Eva's phone is there");
    table.press(".lost-note .btn:not(.main)").await?;
    house.join_again(1, &petr).await?;
    house.at_tablet().await?;
    table.until(&format!("{} .phone-ready", card(1))).await?;

    // Who goes on sending far too much is disconnected, and its seat plays on the tablet again.
    let record = table.text().await?;
    house.at(&petr).await?;
    table.browser.script(LIES).await?;
    let many = "for (let n = 0; n < 1000; n++) window.lie(arguments[0][n % arguments[0].length])";
    table.execute(many, vec![json!(messages)]).await?;
    table.until(".joining-middle .joining-says").await?;
    ensure!(table.browser.text(".joining-says").await?.contains("too much"), "the phone says why");
    house.at_tablet().await?;
    let parted = format!("return !document.querySelector(\"{} .phone-ready\")", card(1));
    table.browser.wait_until(&parted).await?;
    ensure!(table.text().await? == record, "a lie is in the record");
    table.browser.assert_quiet().await
}
