//! Computers at the table: a person plays against them by touch and by keys, and goes on where they cannot think.

use std::time::Duration;

use anyhow::{Result, ensure};
use deska::games::tigris::Tigris;
use deska::table::{Actor, Game, Seat, Session};
use deska_browser_tests::{DESKTOP, Hands, PHONE, Seen, Site, Size, TABLET, Table, choose};
use serde_json::json;

const ANNA: Seat = Seat::new(0);

/// One person against two computers, always with the same luck.
const THREE: &str = "deska 1\ngame tigris\nseats 3\nplayer 0 0 5 Anna\nplayer 1 1 4 computer easy Ada\n\
                     player 2 2 2 computer normal Alan\nseed 5f1c\ntakeback on\n--\n";

/// One person against one computer that is to decide.
const TWO: &str = "deska 1\ngame tigris\nseats 2\nplayer 0 0 5 Anna\nplayer 1 1 4 computer expert Ada\n\
                    seed 5f1c\n--\n* draw 0 1b2k3r\n* draw 1 2r2g2k\n* first 1\n";

fn settings(pace: &str) -> serde_json::Value {
    json!({ "lang": "en", "motion": "none", "pace": pace })
}

async fn open(hands: Hands, size: Size, record: &str, pace: &str) -> Result<Table> {
    Ok(Table::open_with(size, record, settings(pace)).await?.played_with(hands))
}

/// [`TWO`] on a device whose computers rest longer than they think: a decision takes all its time there, however fast
/// the machine is that runs this.
async fn open_slow() -> Result<Table> {
    let site = Site::open()?;
    let (thinks, rests) = ("setTimeout(run);", "setTimeout(run, 500);");
    let mut found = false;
    site.publish("mind.js", |text| {
        found = text.contains(thinks);
        text.replace(thinks, rests)
    })?;
    ensure!(found, "mind.js no longer says `{thinks}`");
    Ok(Table::open_at(site, TABLET, TWO, settings("instant")).await?.played_with(Hands::Mouse))
}

/// Waits until it is the person's decision; only this person's hand is ever in the page.
async fn own_turn(table: &Table) -> Result<()> {
    for _ in 0..1200 {
        ensure!(!table.has(".curtain").await?, "one person needs no curtain");
        let session = table.session::<Tigris>().await?;
        let own = session.game().turn().seat() == Some(ANNA) || session.seat_to_end_turn() == Some(ANNA);
        if table.has(".strip.for-all").await? {
            table.confirm().await?;
        } else if own {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let said = table.browser.script("return document.body.innerText").await?;
    anyhow::bail!("the computers do not come to an end: {said}\n{}", table.text().await?)
}

/// Number of entries that these seats made.
fn decided(session: &Session<Tigris>, seats: &[Seat]) -> usize {
    let theirs = |actor: Actor| seats.iter().any(|seat| actor == Actor::Seat(*seat));
    session.steps().iter().filter(|step| theirs(step.entry.actor)).count()
}

/// The person's next step, or the end of the person's turn, once the computers are done.
async fn goes_on(table: &Table) -> Result<()> {
    own_turn(table).await?;
    let session = table.session::<Tigris>().await?;
    if session.seat_to_end_turn() == Some(ANNA) {
        let before = table.text().await?;
        table.confirm().await?;
        table.saved_after(&before).await.map(drop)
    } else {
        table.dismiss().await?;
        table.act(&session, choose(&session, 100, &Seen::new())?).await.map(drop)
    }
}

/// A few turns of the person, everything that computers do in between included.
async fn plays_turns(hands: Hands, size: Size, turns: usize) -> Result<()> {
    let table = open(hands, size, THREE, "instant").await?;
    while decided(&table.session::<Tigris>().await?, &[ANNA]) < 2 * turns {
        goes_on(&table).await?;
    }
    own_turn(&table).await?;
    let session = table.session::<Tigris>().await?;
    for seat in Seat::all(3) {
        let done = decided(&session, &[seat]);
        ensure!(done >= turns, "{seat} decided {done} times");
    }
    ensure!(table.text().await?.contains("player 1 1 4 computer easy Ada"), "{}", table.text().await?);
    table.browser.screenshot(&format!("computers-{}", size.width)).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_person_plays_against_two_computers_by_touch() -> Result<()> {
    plays_turns(Hands::Touch, PHONE, 2).await
}

#[tokio::test]
async fn a_person_plays_against_two_computers_by_keys() -> Result<()> {
    plays_turns(Hands::Keys, DESKTOP, 2).await
}

/// Everything that was decided is kept; the next computer begins to think again. "Play now" needs no patience.
#[tokio::test]
async fn closing_the_page_while_a_computer_thinks_loses_nothing() -> Result<()> {
    let table = open_slow().await?;
    table.until(".seat.deciding .seat-mind").await?;
    let before = table.text().await?;
    table.browser.reload().await?;
    table.opened().await?;
    ensure!(table.text().await? == before, "nothing was played in the meantime");
    table.says("#confirm span", "Play now").await?;
    table.confirm().await?;
    table.saved_after(&before).await?;
    table.browser.assert_quiet().await
}

/// A second tab only looks on, and does not even fetch the computers.
#[tokio::test]
async fn a_second_tab_does_not_think() -> Result<()> {
    let table = open_slow().await?;
    table.until(".seat.deciding").await?;
    let address = table.browser.script("return location.href").await?;
    let second = table.browser.driver.new_tab().await?;
    table.browser.driver.switch_to_window(second).await?;
    table.browser.goto(address.as_str().unwrap_or_default()).await?;
    table.until(".notice").await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let fetched =
        "return performance.getEntriesByType('resource').filter((e) => e.name.includes('mind')).length";
    ensure!(table.browser.script(fetched).await? == 0, "the second tab fetched a mind");
    ensure!(!table.has(".prompt button").await?, "there is nothing to say to a computer here");
    Ok(())
}

/// Script that the page runs before anything else.
async fn beforehand(table: &Table, script: &str) -> Result<()> {
    let source = json!({ "source": script });
    table.browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await?;
    table.sit(THREE).await
}

/// A whole round of the computers, wherever they think.
async fn a_round_goes_by(table: &Table) -> Result<()> {
    own_turn(table).await?;
    let computers = [Seat::new(1), Seat::new(2)];
    let before = decided(&table.session::<Tigris>().await?, &computers);
    while decided(&table.session::<Tigris>().await?, &computers) < before + 2 {
        goes_on(table).await?;
    }
    Ok(())
}

#[tokio::test]
async fn without_a_worker_the_page_thinks() -> Result<()> {
    let table = open(Hands::Mouse, TABLET, THREE, "instant").await?;
    beforehand(&table, "window.Worker = class { constructor() { throw new Error('none here'); } };").await?;
    a_round_goes_by(&table).await
}

#[tokio::test]
async fn after_a_crash_of_the_worker_the_page_thinks() -> Result<()> {
    let table = open(Hands::Mouse, TABLET, THREE, "instant").await?;
    let crash = "window.Worker = class extends Worker { postMessage() { \
                 setTimeout(() => this.dispatchEvent(new Event('error', { cancelable: true }))); } };";
    beforehand(&table, crash).await?;
    a_round_goes_by(&table).await
}

/// A system that needs its memory ends a worker without a word.
#[tokio::test]
async fn the_game_goes_on_if_the_worker_is_killed_while_thinking() -> Result<()> {
    let table = open(Hands::Mouse, TABLET, THREE, "instant").await?;
    let kill = "window.killed = 0; window.Worker = class extends Worker { postMessage(word) { super.postMessage(word); \
                setTimeout(() => { this.terminate(); window.killed += 1; }, 1); } };";
    beforehand(&table, kill).await?;
    a_round_goes_by(&table).await?;
    ensure!(table.browser.script("return window.killed > 0").await? == true, "no worker was killed");
    table.browser.assert_quiet().await
}

/// A slow device, a slow line: nobody is stuck meanwhile, and the computers play in the end.
#[tokio::test]
async fn a_worker_that_starts_late_is_waited_for() -> Result<()> {
    let table = open(Hands::Mouse, TABLET, THREE, "instant").await?;
    let late = "window.Worker = class extends Worker { postMessage(word) { \
                setTimeout(() => super.postMessage(word), window.late ?? 4000); window.late = 0; } };";
    beforehand(&table, late).await?;
    a_round_goes_by(&table).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn computers_play_offline_from_cold() -> Result<()> {
    let mut table = Table::open_at(Site::open_offline()?, TABLET, THREE, settings("instant")).await?;
    table.browser.wait_until("return window.deskaOffline === true").await?;
    table.site.stop();
    table.browser.reload().await?;
    table.opened().await?;
    a_round_goes_by(&table).await
}

/// Nothing can think: the page says so, and a person goes on.
#[tokio::test]
async fn without_the_computer_program_a_person_can_play_on() -> Result<()> {
    let site = Site::open()?;
    // An offline copy would still have it.
    for lost in ["deska-mind_bg.wasm", "sw.js"] {
        std::fs::remove_file(site.folder().join(lost))?;
    }
    let table = Table::open_at(site, TABLET, &TWO.replace("expert", "easy"), settings("instant")).await?;
    table.until(".prompt [role=alert]").await?;
    let said = table.said(".prompt [role=alert]").await?;
    ensure!(said.contains("couldn't be started"), "{said}");
    let before = table.text().await?;
    table.says("#confirm span", "A person takes over").await?;
    table.confirm().await?;
    table.saved_after(&before).await?;
    ensure!(table.text().await?.ends_with("seat 1 person\n"), "{}", table.text().await?);
    table.until(".curtain").await
}
