//! Measurements of the computer players in the browser, for `cargo xtask bench`: frames of the page while one thinks,
//! the memory of the worker, and what the page does while a person thinks. Ignored in test runs, as all figures are.

use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::Java;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::table::{Dice, Game, Seat, Session, Turn, record};
use deska_browser_tests::{Site, TABLET, Table, native};
use serde_json::json;

/// Time that a computer is watched.
const WATCHED: Duration = Duration::from_secs(8);

/// Memory of the worker's program, as long as it runs.
const TELLS_ITS_MEMORY: &str = "if (typeof document === 'undefined') {
  const said = new BroadcastChannel('measure');
  const kept = (made) => {
    const memory = made.instance.exports.memory;
    setInterval(() => said.postMessage(memory.buffer.byteLength), 50);
    return made;
  };
  for (const way of ['instantiate', 'instantiateStreaming']) {
    const real = WebAssembly[way];
    WebAssembly[way] = async (...all) => kept(await real.apply(WebAssembly, all));
  }
}
";

/// A game of two whose second seat decides, played at random for this number of entries; then a computer sits there.
fn midgame<G: Game>(entries: usize, level: &str) -> Result<String> {
    let id = G::INFO.id;
    let options = if id == "taj_mahal" { "options dummy=on\n" } else { "" };
    let head =
        format!("deska 1\ngame {id}\nseats 2\nplayer 0 0 5 Anna\nplayer 1 1 4 Ada\n{options}seed 1\n--\n");
    let mut session: Session<G> = native(&head)?;
    let mut dice = Dice::new(1);
    loop {
        session.roll_all();
        let Turn::Seat(seat) = session.game().turn() else { break };
        if session.len() >= entries && seat == Seat::new(1) && session.game().legal().len() > 4 {
            break;
        }
        let action = session.game().random(&mut dice).context("nothing is legal")?;
        session.play(seat, action).map_err(|why| anyhow!("{why:?}"))?;
    }
    ensure!(session.game().turn().seat() == Some(Seat::new(1)), "{id} was over before");
    session.seal();
    Ok(record::write(&session).replace("player 1 1 4 Ada", &format!("player 1 1 4 computer {level} Ada")))
}

async fn open(record: &str) -> Result<Table> {
    let table = Table::open_at(
        Site::open_offline()?,
        TABLET,
        record,
        json!({ "lang": "en", "motion": "none", "pace": "calm" }),
    )
    .await?;
    table.browser.wait_until("return window.deskaOffline === true").await?;
    Ok(table)
}

/// The longest frame of the page, and the memory of the worker, while a computer thinks for some seconds.
async fn thinks<G: Game>(entries: usize) -> Result<()> {
    let table = open(&midgame::<G>(entries, "expert")?).await?;
    table.site.publish("mind.js", |text| format!("{TELLS_ITS_MEMORY}{text}"))?;
    // The copy that is kept would still have the old one.
    table.go("/").await?;
    let forget = "return Promise.all([
        navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
        caches.keys().then((all) => Promise.all(all.map((one) => caches.delete(one))))])";
    table.browser.script(forget).await?;
    table.browser.reload().await?;
    table.browser.wait_until("return window.deskaOffline === true").await?;
    table
        .browser
        .script(
            "window.frames_ = []; window.memory_ = 0;
             new BroadcastChannel('measure').onmessage = (event) => {
               window.memory_ = Math.max(window.memory_, event.data); };
             location.hash = '#/play/test'; return 0",
        )
        .await?;
    table.until(".seat.deciding .seat-mind").await?;
    table.browser.wait_until("return window.memory_ > 0").await?;
    table
        .browser
        .script(
            "(async () => { let last = await new Promise(requestAnimationFrame);
               while (!window.framesDone) { const now = await new Promise(requestAnimationFrame);
                 window.frames_.push(now - last); last = now; } })(); return 0",
        )
        .await?;
    tokio::time::sleep(WATCHED).await;
    let said =
        table.browser.script("window.framesDone = true; return [window.frames_, window.memory_]").await?;
    let frames: Vec<f64> = said[0].as_array().into_iter().flatten().filter_map(|t| t.as_f64()).collect();
    let longest = frames.iter().copied().fold(0.0, f64::max);
    let memory = said[1].as_f64().context("the worker told nothing")? / 1e6;
    ensure!(frames.len() > 60, "{} frames in {WATCHED:?}", frames.len());
    let id = G::INFO.id;
    println!("\nfigure: longest frame while a computer thinks, {id} | {longest:.0} ms | 50 ms | -");
    println!("figure: memory of the worker, {id} | {memory:.1} MB | 64 MB | -");
    Ok(())
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn a_computer_thinks() -> Result<()> {
    thinks::<Tigris>(60).await?;
    thinks::<Carcassonne>(120).await?;
    thinks::<TajMahal>(40).await?;
    thinks::<Java>(300).await?;
    thinks::<Elementaris>(60).await
}

/// Share of the time in which the page is at work.
async fn busy(table: &Table) -> Result<f64> {
    let metrics = async || -> Result<f64> {
        let all = table.browser.devtools("Performance.getMetrics", json!({})).await?;
        let mut tasks =
            all["metrics"].as_array().into_iter().flatten().filter(|one| one["name"] == "TaskDuration");
        tasks.next().and_then(|one| one["value"].as_f64()).context("no TaskDuration")
    };
    table.browser.devtools("Performance.enable", json!({})).await?;
    let before = metrics().await?;
    tokio::time::sleep(WATCHED).await;
    Ok((metrics().await? - before) / WATCHED.as_secs_f64())
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn a_person_thinks() -> Result<()> {
    let record = midgame::<Tigris>(60, "easy")?;
    let table = open(&record).await?;
    table.browser.wait_until("return !document.querySelector('.seat.deciding .seat-mind')").await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let share = 100.0 * busy(&table).await?;
    println!("\nfigure: the page at work while a person thinks | {share:.2} % | 1 % | -");
    Ok(())
}
