//! Measurements of the release in the browser, for `cargo xtask bench`. Ignored in test runs: figures of a busy
//! machine are no verdict. Each prints `figure: WHAT | VALUE | GOAL | RED LINE`.

use anyhow::Result;
use deska_browser_tests::{Browser, Site, TABLET};

/// A game at its first decision: two seats, everything on the board as it begins.
const GAME: &str = "deska 1\ngame tigris\nseats 2\nseed 7\n--\n* roll\n* roll\n* first 0\n";

/// The p-th percentile.
fn percentile(mut times: Vec<f64>, p: usize) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() * p / 100).min(times.len() - 1)]
}

/// The median of some times in milliseconds.
fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn open_from_the_cache() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until("return window.deskaOffline === true").await?;
    browser.throttle(4).await?;
    let mut times = Vec::new();
    for _ in 0..9 {
        browser.reload().await?;
        // The largest part of the page as it was painted by the app, not the loading page's name.
        let painted = browser.script(
            "return performance.getEntriesByName('first-contentful-paint')[0] && \
             (performance.getEntriesByName('deska-drawn')[0]?.startTime \
              ?? performance.getEntriesByType('navigation')[0].loadEventEnd)",
        );
        times.push(painted.await?.as_f64().unwrap_or(f64::NAN));
    }
    println!(
        "\nfigure: open from the cache, 4x throttled, median of 9 | {:.0} ms | 600 ms | 1200 ms",
        median(times)
    );
    Ok(())
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn tap_to_paint() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser
        .script(&format!(
            "localStorage.setItem('deska.game.measure', {GAME:?}); location.hash = '#/play/measure'"
        ))
        .await?;
    browser.wait_for(".curtain-button").await?;
    browser.script("document.querySelector('.curtain-button').click()").await?; // as assistive technology does
    browser.wait_for(".thing.tile").await?;
    browser.throttle(4).await?;
    // A tap, what it changes, and the frame after: picking each thing of the tray lights the whole board anew.
    let times = browser
        .script(
            "window.taps = []; (async () => { for (let n = 0; n < 60; n++) { \
               const things = document.querySelectorAll('.thing:not([disabled])'); \
               const thing = things[n % things.length]; const begin = performance.now(); thing.click(); \
               await new Promise(done => requestAnimationFrame(() => { const c = new MessageChannel(); \
                 c.port1.onmessage = done; c.port2.postMessage(0); })); \
               window.taps.push(performance.now() - begin); \
               await new Promise(done => setTimeout(done, 30)); } window.tapsDone = true; })(); return 0",
        )
        .await;
    times?;
    browser.wait_until("return window.tapsDone === true").await?;
    let taps = browser.script("return window.taps").await?;
    let times: Vec<f64> = taps.as_array().into_iter().flatten().filter_map(|t| t.as_f64()).collect();
    anyhow::ensure!(times.len() == 60, "{} taps were measured", times.len());
    println!(
        "\nfigure: tap to paint, 4x throttled, p95 of 60 | {:.0} ms | 40 ms | 100 ms",
        percentile(times, 95)
    );
    Ok(())
}
