//! The page of a new game: from the box to the first move, and what can be changed on the way.

use anyhow::{Result, ensure};
use deska_browser_tests::{Browser, PHONE, Site, TABLET};
use serde_json::json;

/// Nothing has to be scrolled before the button that starts.
const FITS: &str = "return document.scrollingElement.scrollHeight <= innerHeight
    && document.querySelector('.rules-line').getBoundingClientRect().bottom
    <= document.querySelector('.page-foot').getBoundingClientRect().top";

#[tokio::test]
async fn two_taps_lead_from_the_box_to_the_first_move_against_computers() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(PHONE).await?;
    browser.visit(&site).await?;
    browser.click(".boxes a.go").await?;
    ensure!(
        browser.text(".first-time").await?.contains("3 minutes"),
        "nobody asks whether to learn the game"
    );
    browser.click(".first-time .btn.quiet").await?;
    browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    browser.wait_until(FITS).await?;
    browser.click(".page-foot .btn.main").await?;
    browser.wait_for(".thing.tile").await?;

    // The second time nobody asks, and the same table waits.
    browser.script("location.hash = '/new/tigris'").await?;
    browser.wait_for(".last-table").await?;
    browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    browser.wait_until(FITS).await?;
    browser.click(".last-table .btn").await?;
    browser.wait_for(".table").await?;
    let games = "return Object.keys(localStorage).filter((key) => key.startsWith('deska.game.')).length";
    assert_eq!(browser.script(games).await?, json!(2));
    browser.assert_quiet().await
}

#[tokio::test]
async fn the_questions_and_a_card_set_up_the_players() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.script("location.hash = '/new/java'").await?;
    browser.click(".first-time .btn.quiet").await?;
    browser.click(".answer:nth-child(3)").await?;
    browser.click(".how-many .choice:last-child").await?;
    browser.click(".how-strong .choice:nth-child(3)").await?;
    let who = "return [...document.querySelectorAll('.card small')].map((who) => who.textContent)";
    browser.wait_until("return document.querySelectorAll('.card small').length === 4").await?;
    let seated = browser.script(who).await?;
    assert_eq!([&seated[0], &seated[1]], ["Person", "Person"]);
    assert_ne!(seated[2], seated[3], "two computers have two styles: {seated}");
    let chosen =
        "return document.querySelector('.seat-sheet [name=temper]:checked').parentElement.textContent";
    browser.click(".cards > :nth-child(3) .card").await?;
    assert_eq!(browser.script(chosen).await?, seated[2]);
    browser.click(".seat-sheet .choice:has([name=temper][value='3'])").await?;
    browser
        .wait_until("return document.querySelectorAll('.card small')[2].textContent === 'Gambler'")
        .await?;
    browser.click(".seat-sheet .btn.main").await?;
    browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    for seat in [1, 2] {
        browser.click(&format!(".cards > :nth-child({seat}) .card")).await?;
        browser.click("#name").await?;
        browser.keys("Eva").await?;
        browser.click(".seat-sheet .btn.main").await?;
        browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    }
    ensure!(browser.text(".seat-cards .problem").await?.contains("Two seats are called Eva"));
    // The button opens the sheet of the seat that is wrong.
    browser.click(".page-foot .btn.main").await?;
    ensure!(browser.text(".seat-sheet .problem").await?.contains("Two seats are called Eva"));
    browser.click("#name").await?;
    browser.keys(" B.").await?;
    browser.click(".seat-sheet [title='Earlier in the order']").await?;
    browser.click(".seat-sheet .btn.main").await?;
    browser.wait_until("return document.querySelector('.card b').textContent === 'Eva B.'").await?;
    browser.click(".rules-line summary").await?;
    browser.script("document.querySelector('#takeback').scrollIntoView({ block: 'center' })").await?;
    browser.click("#takeback").await?;
    browser.click(".page-foot .btn.main").await?;
    // Chance decides who begins, perhaps a computer. So the record is read: it has the seats as answered.
    browser.wait_for(".curtain, .table").await?;
    let players = "const key = Object.keys(localStorage).find((key) => key.startsWith('deska.game.'));
        return localStorage.getItem(key).split('\\n').filter((line) => line.startsWith('player '))
            .map((line) => line.split(' ').slice(4).join(' '))";
    let players = browser.script(players).await?;
    let of = |seat: usize| players[seat].as_str().unwrap_or_default().to_owned();
    assert_eq!([of(0), of(1)], ["Eva B.", "Eva"], "the second card went before the first one");
    ensure!([of(2), of(3)].iter().all(|who| who.starts_with("computer hard-")), "{players}");
    ensure!(["computer hard-gambler Blaise", "computer hard-gambler John"].contains(&&*of(2)), "{players}");
    browser.assert_quiet().await
}
