//! Phones and tablets that go away in the middle of a turn: closed, loaded again, silent.

use anyhow::{Context, Result, ensure};
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::table::{Game, Seat, Session};
use deska_browser_tests::{TABLET, native};

use super::house::{House, THREE, card, decider};

/// Two people; a turn has two actions, and Eva begins.
const TWO: &str = "deska 1\ngame tigris\nseats 2\nplayer 0 0 1 Eva\nplayer 1 1 2 Petr\nseed 5f1c\n--\n";

/// The clock of the page is seven seconds ahead: who was heard before was not heard for long.
const LATER: &str = "const now = Date.now; Date.now = () => now.call(Date) + 7000;";

/// The texts of a hand, in order.
const HAND: &str =
    "return [...document.querySelectorAll('.tray button')].map((e) => e.ariaLabel ?? e.textContent).join()";

/// Any tile that may be laid.
fn lays(session: &Session<Tigris>) -> Result<<Tigris as Game>::Action> {
    let tiles = |action: &<Tigris as Game>::Action| action.to_string().starts_with("temple");
    let legal = session.game().legal();
    legal.iter().find(|action| tiles(action)).or(legal.first()).copied().context("nothing is legal")
}

/// A closed phone is noticed, and its seat can play on the tablet: behind its curtain.
#[tokio::test]
async fn a_lost_phone_gives_its_seat_back() -> Result<()> {
    let house = House::open(THREE).await?;
    let (table, eva) = (&house.table, card(0));
    house.join(0).await?;
    table.browser.driver.close_window().await?;
    house.at_tablet().await?;
    table.until(&format!("{eva} .phone-gone")).await?;
    table.press(&format!("{eva} .phone-actions .btn:last-child")).await?;
    table.press(&format!("{eva} .phone-actions .btn:not(.main)")).await?;
    table.press(".phones-foot .btn.main").await?;
    table.until(".curtain").await?;
    table.says(".curtain-name", "Eva").await?;
    table.browser.assert_quiet().await
}

/// A phone that says nothing any more is lost after 6.5 seconds, though its channel is open; a sign of life brings it
/// back. "Play here" takes the seat, behind its curtain, and the phone is told.
#[tokio::test]
async fn a_silent_phone_is_lost_until_it_answers() -> Result<()> {
    let house = House::open(THREE).await?;
    let table = &house.table;
    let phone = house.join(0).await?;
    house.at_tablet().await?;
    house.close_page().await?;
    table.until(".plate.deciding .phone-badge:not(.lost)").await?;
    house.run_script(&phone, "window.traffic.mute = true").await?;
    house.at_tablet().await?;
    table.browser.script(LATER).await?;
    table.until(".plate.lost .lost-note").await?;
    ensure!(!table.has(".curtain, .tray").await?, "the tablet waits for nobody else's word");

    house.run_script(&phone, "window.traffic.mute = false").await?;
    house.at_tablet().await?;
    table.until(".plate.deciding .phone-badge:not(.lost)").await?;

    house.run_script(&phone, "window.traffic.mute = true").await?;
    house.at_tablet().await?;
    table.browser.script(LATER).await?;
    table.press(".plate.lost .lost-note .btn.main").await?;
    ensure!(!table.has(".curtain").await?, "playing here is confirmed");
    table.press(".plate.lost .lost-note .btn:not(.main)").await?;
    table.says(".curtain-name", "Eva").await?;
    table.until(".passing .notice").await?;
    ensure!(table.said(".passing .notice").await?.contains("Eva"), "everybody is told");
    ensure!(!table.has(".table, .tray").await?, "Eva's hand is behind her curtain");
    house.at(&phone).await?;
    table.until(".joining-sign").await?;
    ensure!(table.said(".joining-title").await?.contains("on the tablet now"), "the phone says why");
    ensure!(!table.has(".tray").await?, "a hand is on the phone");
    table.browser.assert_quiet().await
}

/// The phone of a silent tablet says so over what it saw last, and goes on once the tablet is heard.
#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_silent_tablet_is_lost_until_it_answers() -> Result<()> {
    let house = House::open(THREE).await?;
    let table = &house.table;
    let phone = house.join(0).await?;
    house.at_tablet().await?;
    table.browser.script("window.traffic.mute = true").await?;
    house.run_script(&phone, LATER).await?;
    table.until(".joining-lost").await?;
    ensure!(table.has(".phone-dimmed[inert] .tray").await?, "the last state is there, dimmed");
    house.at_tablet().await?;
    table.browser.script("window.traffic.mute = false").await?;
    house.at(&phone).await?;
    table.browser.wait_until("return !document.querySelector('.joining-lost, .phone-dimmed')").await?;
    house.at_tablet().await?;
    ensure!(decider(&table.session::<TajMahal>().await?)? == Seat::new(0), "nothing was done");
    table.browser.assert_quiet().await
}

/// Between two actions of a turn the phone is loaded again, and then the tablet. The game and the hand are as they
/// were, and the second action is made on the phone.
#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn phone_and_tablet_are_loaded_again_in_the_middle_of_a_turn() -> Result<()> {
    let house = House::open(TWO).await?;
    let table = &house.table;
    let phone = house.join(0).await?;
    house.at_tablet().await?;
    house.close_page().await?;
    let session = table.session::<Tigris>().await?;
    ensure!(decider(&session)? == Seat::new(0), "Eva begins");
    let session = house.makes(&phone, &session, lays(&session)?).await?;
    ensure!(decider(&session)? == Seat::new(0), "Eva has another action");
    let record = table.text().await?;
    let hand = house.run_script(&phone, HAND).await?;
    ensure!(hand.as_str().is_some_and(|hand| hand.len() > 20), "the hand is {hand}");

    table.browser.reload().await?;
    table.until(".joining-main").await?;
    house.at_tablet().await?;
    table.press(".lost-note .btn:not(.main)").await?;
    house.join_again(0, &phone).await?;
    ensure!(house.run_script(&phone, HAND).await? == hand, "the hand has changed");
    house.at_tablet().await?;
    house.close_page().await?;
    ensure!(table.text().await? == record, "a phone that comes back changes nothing");

    table.browser.reload().await?;
    house.prepare_tablet().await?;
    table.until(&format!("{} .qr", card(0))).await?;
    ensure!(table.said(".phones-lead").await?.contains("join again"), "the tablet says why");
    ensure!(table.text().await? == record, "the game is as it was");
    house.close_page().await?;
    table.until(".plate.lost .lost-note").await?;
    ensure!(!table.has(".curtain, .tray").await?, "going back to the game opens no hand");
    house.open_page().await?;
    house.at(&phone).await?;
    table.until(".joining-lost").await?;
    house.at_tablet().await?;
    house.join_again(0, &phone).await?;
    ensure!(house.run_script(&phone, HAND).await? == hand, "the hand has changed");
    house.at_tablet().await?;
    house.close_page().await?;
    ensure!(table.text().await? == record, "two that come back change nothing");
    let after = house.makes(&phone, &native::<Tigris>(&record)?, lays(&session)?).await?;
    ensure!(after.len() > session.len(), "the second action is in the record");
    table.browser.assert_quiet().await
}

/// The phones of a game that is taken over by another tab are told, and the other tab hands out codes of its own.
#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn another_tab_takes_the_game_over() -> Result<()> {
    let house = House::open(THREE).await?;
    let table = &house.table;
    let phone = house.join(0).await?;
    let tab = table.browser.open_tab(TABLET).await?;
    table.browser.visit_with(&table.site, &[], "/play/test").await?;
    // What the tab says is behind the curtain.
    table.press(".curtain-button").await?;
    table.press(".notices .btn.small").await?;
    house.at(&phone).await?;
    table.until(".joining-sign").await?;
    ensure!(table.said(".joining-says").await?.contains("closed on the tablet"), "the phone says why");
    house.at_tablet().await?;
    ensure!(!table.has(".phone-card").await?, "a tab without the game has a page of phones");
    house.at(&tab).await?;
    table.until(&format!("{} .qr", card(0))).await?;
    table.browser.assert_quiet().await
}
