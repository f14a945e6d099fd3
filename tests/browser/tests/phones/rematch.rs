//! After a game every phone keeps it, and plays the rematch over the connection that it has.

use anyhow::{Context, Result, ensure};
use deska::games::carcassonne::Carcassonne;
use deska::table::Game;
use deska_browser_tests::native;

use super::house::{House, decider};

/// Two people and the last tile.
const LAST_TILE: &str = "deska 1\ngame carcassonne\nseats 2\nplayer 0 0 1 Eva\nplayer 1 1 2 Petr\n\
    options first_player=0\nseed 3\nposition
map (-1,-1)
TC0 E2  B0
U0  D0  U0
B0  TB0 B0
points 5 5
pieces 10 10
pile
turn P0 place U
--
";

/// The game at the address of the page.
const HERE: &str = "return localStorage.getItem('deska.game.' + location.hash.split('/').pop())";

#[tokio::test]
async fn a_rematch_is_played_over_the_same_connections() -> Result<()> {
    let house = House::open(LAST_TILE).await?;
    let table = &house.table;
    let phones = house.join_all(2).await?;
    // Eva lays the tile and puts nothing on it.
    while !table.has(".walk, .over").await? {
        let session = table.session::<Carcassonne>().await?;
        if session.seat_to_end_turn().is_some() {
            let before = table.text().await?;
            house.at(&phones[0]).await?;
            house.move_here(None).await?;
            house.at_tablet().await?;
            table.saved_after(&before).await?;
            continue;
        }
        let legal = session.game().legal();
        let action = legal.iter().find(|action| action.to_string() == "pass").or(legal.first());
        house.makes(&phones[0], &session, *action.context("nothing is legal")?).await?;
    }
    let finished = table.text().await?;
    for phone in &phones {
        house.at(phone).await?;
        table.browser.wait_until("return !!document.querySelector('.walk, .over')").await?;
        ensure!(house.kept().await? == [finished.clone()], "the phone keeps the game");
        ensure!(!table.has(".over-foot .btn.main").await?, "the rematch begins at the tablet");
    }

    house.at_tablet().await?;
    ensure!(table.is_over().await?, "the tablet shows the result");
    table.press(".over-foot .btn.main").await?;
    table.until(".public .plate.deciding .phone-badge:not(.lost)").await?;
    table.count(".phone-badge:not(.lost)", 2).await?;
    let text = table.browser.script(HERE).await?;
    let text = text.as_str().context("the rematch is saved")?;
    let session = native::<Carcassonne>(text)?;
    let names: Vec<String> = session.players().into_iter().map(|player| player.name).collect();
    ensure!(names == ["Petr", "Eva"], "the next seat begins, but the seats are {names:?}");
    ensure!(decider(&session)?.index() == 0, "Petr begins");

    // Petr's phone has the seat that he has now.
    house.at(&phones[0]).await?;
    table.until(".table .strip").await?;
    ensure!(!table.has("#confirm:not(:disabled)").await?, "Eva waits");
    house.at(&phones[1]).await?;
    let action = session.game().legal().first().context("nothing is legal")?.to_string();
    house.move_here(Some(&action)).await?;
    ensure!(house.kept().await? == [finished], "the finished game is still there");
    house.at_tablet().await?;
    let saved =
        format!("const text = (() => {{ {HERE} }})(); return text !== null && text.includes({action:?})");
    table.browser.wait_until(&saved).await?;
    table.browser.assert_quiet().await
}
