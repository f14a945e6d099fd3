//! Long play at random on phones: game after game over the same connections, each game the rematch of the one before.
//! Tells what it costs.
//!
//! A part of `cargo xtask monkey MINUTES`.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use deska::games::GameId;
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::Java;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::scenes::Stage;
use deska_browser_tests::Engine;
use serde_json::json;
use thirtyfour::WindowHandle;

use super::house::House;
use super::play::{Dice, is_kept, last_tiles, play, replays, some};

/// Moves between two looks at the clock and the consoles.
const MOVES: usize = 20;

/// Measurements of a run.
#[derive(Default)]
struct Figures {
    moves: usize,
    games: usize,
    /// Kilobytes of the tablet's page at the beginning and at the end, after its garbage was collected.
    memory: [u64; 2],
    /// Characters that the phones have received.
    heard: u64,
    /// Milliseconds from a tap on a phone to the paint of its effect.
    taps: Vec<f64>,
    /// Characters that the phone of a tap received for it.
    bytes: Vec<f64>,
}

/// Returns the kilobytes in use by the page that is shown, with the memory of its programs.
async fn memory(house: &House) -> Result<u64> {
    house.at_tablet().await?;
    let browser = &house.table.browser;
    browser.devtools("HeapProfiler.collectGarbage", json!({})).await?;
    let heap = browser.devtools("Runtime.getHeapUsage", json!({})).await?;
    let parts = ["usedSize", "embedderHeapUsedSize", "backingStorageSize"];
    Ok(parts.iter().map(|part| heap[part].as_f64().unwrap_or_default()).sum::<f64>() as u64 / 1024)
}

/// Reads what the phones have counted, and empties their counters.
async fn read_counters(house: &House, phones: &[WindowHandle], figures: &mut Figures) -> Result<()> {
    for phone in phones {
        let counts = house
            .run_script(
                phone,
                "const { heard, taps } = window.traffic;
            [window.traffic.heard, window.traffic.taps] = [0, []]; return [heard, taps]",
            )
            .await?;
        figures.heard += counts[0].as_f64().unwrap_or_default() as u64;
        for tap in counts[1].as_array().context("a list of taps")? {
            figures.taps.push(tap[0].as_f64().unwrap_or_default());
            figures.bytes.push(tap[1].as_f64().unwrap_or_default());
        }
        house.table.browser.assert_quiet().await?;
    }
    house.at_tablet().await?;
    house.table.browser.assert_quiet().await
}

/// Starts the rematch at the tablet: every phone has the seat that its owner has now.
async fn rematch(house: &mut House, phones: &mut [WindowHandle]) -> Result<()> {
    house.at_tablet().await?;
    ensure!(house.table.is_over().await?, "the game is not over");
    house.table.press(".over-foot .btn.main").await?;
    house.table.count(".phone-badge:not(.lost)", phones.len()).await?;
    house.table.watch_game_here().await?;
    phones.rotate_left(1);
    for phone in phones.iter() {
        house.at(phone).await?;
        house.table.until(".table .strip").await?;
    }
    Ok(())
}

async fn long_play<G: Stage>(record: &str, seats: usize, dice: &mut Dice, time: Duration) -> Result<Figures> {
    let mut house = House::open(record).await?;
    let mut phones = house.join_all(seats).await?;
    let (start, mut figures) = (Instant::now(), Figures::default());
    figures.memory[0] = memory(&house).await?;
    while start.elapsed() < time {
        let made = play::<G>(&house, &phones, dice, MOVES).await?;
        figures.moves += made;
        replays::<G>(&house).await?;
        read_counters(&house, &phones, &mut figures).await?;
        if made < MOVES {
            is_kept::<G>(&house, &phones).await?;
            figures.games += 1;
            rematch(&mut house, &mut phones).await?;
        }
    }
    figures.memory[1] = memory(&house).await?;
    Ok(figures)
}

/// Returns the value below which this part of all lies.
fn quantile(all: &mut [f64], part: f64) -> f64 {
    all.sort_by(f64::total_cmp);
    all.get(((all.len() as f64 * part) as usize).min(all.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

#[tokio::test]
#[ignore = "a task of its own: cargo xtask monkey"]
async fn phones_play_at_random() -> Result<()> {
    if Engine::chosen()? != Engine::Chromium {
        return Ok(()); // only there has a tab the size of a phone, and a page tells its memory
    }
    let number =
        |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let seed = number("DESKA_SEED", u64::from(std::process::id()));
    let time = Duration::from_secs(60 * number("DESKA_MINUTES", 1)) / GameId::ALL.len() as u32;
    println!("phones: seed {seed}");
    let mut dice = Dice(seed);
    for &id in GameId::ALL {
        let info = id.info();
        let seats = info.max_seats.min(5);
        let options = if id == GameId::Elementaris { "options round_limit=17\n" } else { "" };
        // One begins near its end, so that there is a rematch however short the run is.
        let record = match id {
            GameId::Carcassonne => last_tiles(seats),
            _ => some(info.id, seats, options),
        };
        let played = match id {
            GameId::Tigris => long_play::<Tigris>(&record, seats, &mut dice, time).await,
            GameId::Carcassonne => long_play::<Carcassonne>(&record, seats, &mut dice, time).await,
            GameId::TajMahal => long_play::<TajMahal>(&record, seats, &mut dice, time).await,
            GameId::Java => long_play::<Java>(&record, seats, &mut dice, time).await,
            GameId::Elementaris => long_play::<Elementaris>(&record, seats, &mut dice, time).await,
        };
        let mut figures = played.with_context(|| format!("{}, seed {seed}", info.id))?;
        let [begin, end] = figures.memory;
        let (heard, moves) = (figures.heard / figures.moves.max(1) as u64, figures.moves);
        let [typical, slow] = [0.5, 0.95].map(|part| quantile(&mut figures.taps, part));
        let [bytes, most] = [0.5, 0.95].map(|part| quantile(&mut figures.bytes, part));
        println!(
            "phones: {} | {seats} phones | {moves} moves | {} games | tablet {begin} and {end} KB | {heard} bytes a move to all \
             | a tap: {bytes} bytes, {most} at 95 % | {typical:.0} ms, {slow:.0} ms at 95 %",
            info.id, figures.games
        );
    }
    Ok(())
}
