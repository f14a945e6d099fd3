//! Taps on a phone, for `cargo xtask bench`: from the touch, through the tablet, to the paint of its effect.

use anyhow::{Result, ensure};
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::Java;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::scenes::Stage;
use deska::table::Game;

use super::house::{House, decider};
use crate::measure::{percentile, random_game};

/// Taps what is lit or lies in the hand, one thing after another, 60 times. Returns for each tap the milliseconds to
/// the frame after the tablet's answer, and the characters of the answer. A tap that changes nothing has no answer and
/// is left out.
const TAPS: &str = "return (async () => {
    const css = '.place.legal, .place.aimed, .thing:not([disabled])', taps = [], { traffic } = window;
    const frame = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
    }));
    const seen = (thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return right > left && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    };
    for (let n = 0; n < 60; n++) {
        const things = [...document.querySelectorAll(css)].filter(seen);
        if (!things.length) break;
        const { screens, heard } = traffic, begin = performance.now();
        things[n % things.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
        while (traffic.screens === screens && performance.now() < begin + 1500) await new Promise((done) => setTimeout(done, 1));
        await frame();
        if (traffic.screens > screens) taps.push([performance.now() - begin, traffic.heard - heard]);
        await new Promise((done) => setTimeout(done, 60));
    }
    return taps;
})()";

/// A game in the middle, each seat on a phone of its own; tablet and phone are four times slower than this machine.
async fn tapped<G: Stage>(record: &str, seats: usize) -> Result<()> {
    let house = House::open(record).await?;
    let phones = house.join_all(seats).await?;
    let session = house.table.session::<G>().await?;
    house.table.browser.throttle(4).await?;
    house.at(&phones[decider(&session)?.index()]).await?;
    house.table.browser.throttle(4).await?;
    house.table.until(".place.legal, .thing:not([disabled])").await?;
    let taps = house.table.execute(TAPS, vec![]).await?;
    let taps: Vec<[f64; 2]> = serde_json::from_value(taps)?;
    ensure!(taps.len() >= 30, "{}: only {} taps had an answer", G::INFO.id, taps.len());
    let p95 = |part: usize| percentile(taps.iter().map(|tap| tap[part]).collect(), 95);
    println!(
        "\nfigure: tap to paint on one of {seats} phones, {}, 4x throttled, p95 of {}; {:.1} KB an answer | {:.0} ms | 60 ms | 80 ms",
        G::INFO.id,
        taps.len(),
        p95(1) / 1000.0,
        p95(0)
    );
    house.table.browser.assert_quiet().await
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn tap_to_paint_on_a_phone() -> Result<()> {
    tapped::<Tigris>(&random_game::<Tigris>(4, |game| game.legal().len() > 100), 4).await?;
    let tiles = |game: &Carcassonne| game.public.tiles().len() >= 70 && game.phase() == "place";
    tapped::<Carcassonne>(&random_game::<Carcassonne>(5, |game| tiles(game) && game.legal().len() > 2), 5)
        .await?;
    tapped::<TajMahal>(
        &random_game::<TajMahal>(5, |game| game.public.visit >= 6 && game.phase() == "turn"),
        5,
    )
    .await?;
    tapped::<Java>(&random_game::<Java>(4, |game| game.public.supply.three <= 12 && !game.public.acted), 4)
        .await?;
    let war = |game: &Elementaris| game.round >= 6 && game.phase() == "activation" && game.legal().len() >= 8;
    tapped::<Elementaris>(&random_game::<Elementaris>(4, war), 4).await
}
