//! A finished game is judged: begun by hand, stopped and gone on with, kept, and looked at on the board.

use anyhow::{Result, ensure};
use deska::games::elementaris::Elementaris;
use deska::games::tigris::Tigris;
use deska::table::record;
use deska::table::{Controller, Dice, Game, Head, Level, Player, Session, Turn};
use deska_browser_tests::{DESKTOP, PHONE, Size, Table};
use serde_json::{Value, json};

/// A game that chance has played to its end, between a person and a computer.
fn finished<G: Game>() -> String {
    let anna = Player::person("Anna", 0, 5);
    let ada = Player::person("Ada", 1, 4).with_controller(Controller::Computer(Level::Easy.into()));
    let head = Head {
        title: String::new(),
        players: vec![anna, ada],
        options: G::Options::default(),
        seed: 0x5f1c,
        takeback: false,
        hints: None,
    };
    let (mut session, mut dice) = (Session::<G>::new(head), Dice::new(1));
    while session.game().turn() != Turn::Over {
        let decision = session.game().turn().seat().zip(session.game().random(&mut dice));
        if let Some((seat, action)) = decision {
            let _ = session.play(seat, action); // a random action is legal
        } else {
            session.roll_all();
        }
    }
    record::write(&session)
}

/// The result of a finished game.
async fn result(size: Size, record: &str) -> Result<Table> {
    let table = Table::open_with(size, record, json!({ "lang": "en", "motion": "none" })).await?;
    ensure!(table.is_over().await?, "the game is over");
    Ok(table)
}

/// Stored results of the judgement.
async fn kept(table: &Table) -> Result<Value> {
    let text = table.execute("return localStorage.getItem('deska.judged.test')", vec![]).await?;
    Ok(serde_json::from_str(text.as_str().unwrap_or("{}"))?)
}

async fn found(table: &Table) -> Result<usize> {
    Ok(kept(table).await?["findings"].as_array().map_or(0, Vec::len))
}

/// Waits until more than this is found.
async fn finds_more(table: &Table, than: usize) -> Result<()> {
    let script = format!(
        "return (JSON.parse(localStorage.getItem('deska.judged.test') ?? '{{}}').findings ?? []).length > {than}"
    );
    table.browser.wait_until(&script).await
}

const BUTTON: &str = ".judge-progress .btn";
/// Whether the chosen decision and both moves below it are wholly in view, so that the list has stopped scrolling.
const SEEN_WHOLE: &str =
    "const inner = document.querySelector('.judge-list > .chosen').getBoundingClientRect();
    const outer = document.querySelector('.judge-side').getBoundingClientRect();
    return inner.top >= outer.top && inner.bottom <= outer.bottom;";

#[tokio::test]
async fn an_analysis_is_stopped_resumed_and_kept() -> Result<()> {
    let record = finished::<Tigris>();
    let table = result(PHONE, &record).await?; // where no foot lies over the page
    let minds =
        "return performance.getEntriesByType('resource').filter((e) => e.name.includes('mind')).length";
    ensure!(table.browser.script(minds).await? == 0, "nobody asked for a mind yet");
    table.says(BUTTON, "Analyse this game").await?;
    table.press(BUTTON).await?;
    table.until(".judge-counts").await?;
    ensure!(table.has("#chances-title").await?, "the chances are there before the decisions");
    table.says(BUTTON, "Stop").await?;
    table.press(BUTTON).await?;
    table.says(BUTTON, "Resume analysis").await?;
    let before = found(&table).await?;
    ensure!(before > 1 && table.text().await? == record, "the record stays as it is");
    table.browser.screenshot("judge-result").await?;
    table.browser.reload().await?;
    table.opened().await?;
    ensure!(table.is_over().await?, "the game is over");
    table.until(".judge-counts").await?;
    ensure!(table.browser.script(minds).await? == 0, "what is kept needs no mind");
    table.press(BUTTON).await?;
    finds_more(&table, before).await?;
    table.press(BUTTON).await?;
    ensure!(table.browser.axe().await?.is_empty(), "{:?}", table.browser.axe().await?);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn decisions_are_opened_on_the_board() -> Result<()> {
    let record = finished::<Elementaris>();
    let table = result(DESKTOP, &record).await?;
    table.press(BUTTON).await?;
    table.browser.wait_until("return !document.querySelector('.judge-progress .btn')").await?;
    table.press(".over-judged a.btn").await?;
    table.until(".judge-list .chosen").await?;
    let all = table.execute("return document.querySelectorAll('.judge-list li').length", vec![]).await?;
    ensure!(all.as_u64() > Some(5), "{all} decisions");
    // Where the two moves differ, both are marked, and the board shows one or the other.
    let mut differ = 0;
    for nth in 1..=all.as_u64().unwrap_or_default().min(20) {
        table.press(&format!(".judge-list > li:nth-child({nth}) .log-line")).await?;
        table.until(&format!(".judge-list > li:nth-child({nth}) .judge-both")).await?;
        table.browser.wait_until(SEEN_WHOLE).await?;
        if table.has(".judge-both .segment").await? {
            differ += 1;
            ensure!(table.has(".judge-both .segment:last-child.chosen").await?, "first the better move");
            table.press(".judge-both .segment:first-child").await?;
            table.until(".judge-both .segment:first-child.chosen").await?;
            table.press(".judge-both .segment:last-child").await?;
        }
    }
    ensure!(differ > 0, "chance never plays all the best moves");
    ensure!(table.has(".judge-rings circle").await?, "a move is marked on the board");
    table.browser.screenshot("judge-board").await?;
    ensure!(table.browser.axe().await?.is_empty(), "{:?}", table.browser.axe().await?);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn without_a_worker_the_page_analyses_and_without_the_program_it_says_so() -> Result<()> {
    let record = finished::<Elementaris>();
    let table = result(PHONE, &record).await?;
    let source =
        json!({ "source": "window.Worker = class { constructor() { throw new Error('none here'); } };" });
    table.browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await?;
    table.sit(&record).await?;
    ensure!(table.is_over().await?, "the game is over");
    table.press(BUTTON).await?;
    finds_more(&table, 0).await?;
    table.browser.wait_until("return !document.querySelector('.judge-progress .btn')").await?;
    table.store("deska.judged.test", "").await?;
    std::fs::remove_file(table.site.folder().join("deska-mind_bg.wasm"))?;
    table.sit(&record).await?;
    ensure!(table.is_over().await?, "the game is over");
    table.press(BUTTON).await?;
    table.until(".judge-progress [role=alert]").await?;
    let said = table.said(".judge-progress [role=alert]").await?;
    ensure!(said.contains("couldn't be started"), "{said}");
    table.says(BUTTON, "Try again").await
}
