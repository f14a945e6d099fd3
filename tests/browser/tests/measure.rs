//! Measurements of the release in the browser, for `cargo xtask bench`. Ignored in test runs: figures of a busy
//! machine aren't a verdict. Each prints `figure: WHAT | VALUE | GOAL | LIMIT`.

use anyhow::Result;
use deska::games::{carcassonne::Carcassonne, elementaris::Elementaris, java::Java, taj_mahal::TajMahal};
use deska::table::{Dice, Game, Head, Player, Session, Turn, Viewer, record};
use deska_browser_tests::{Browser, Site, TABLET};

/// A game at its first decision: two seats, everything on the board as it begins.
const GAME: &str = "deska 1\ngame tigris\nseats 2\nseed 7\n--\n* roll\n* roll\n* first 0\n";

/// The p-th percentile.
pub fn percentile(mut times: Vec<f64>, p: usize) -> f64 {
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
    let site = Site::open_offline()?;
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

/// A game on the screen, whoever holds the device.
async fn sit(record: &str, ready: &str) -> Result<(Browser, Site)> {
    let site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    // A tap only aims, so that every tap finds the same game.
    let stored = [
        ("deska.settings", r#"{"place_at_once":false,"sounds_asked":true}"#),
        ("deska.game.measure", record),
    ];
    browser.visit_with(&site, &stored, "/play/measure").await?;
    browser.wait_until("return !!document.querySelector('.curtain-button, .table')").await?;
    // A curtain that has just come does not listen yet.
    browser.wait_until("return document.body.dataset.quiet === undefined").await?;
    browser.script("document.querySelector('.curtain-button')?.click()").await?; // as assistive technology does
    // What is lit may lie out of view.
    browser.wait_for(ready).await?;
    Ok((browser, site))
}

/// Taps what `things` finds and is in sight, one after another, and measures each to the frame after it.
async fn taps(browser: &Browser, things: &str) -> Result<f64> {
    browser.throttle(4).await?;
    browser
        .script(&format!(
            "window.taps = []; (async () => {{ for (let n = 0; n < 60; n++) {{ \
               const room = document.querySelector('.board').getBoundingClientRect(); \
               const things = [...document.querySelectorAll({things:?})].filter(thing => {{ \
                 const at = thing.getBoundingClientRect(); \
                 return !thing.closest('.board') || at.left >= room.left && at.right <= room.right \
                   && at.top >= room.top && at.bottom <= room.bottom; }}); \
               const thing = things[n % things.length]; const begin = performance.now(); \
               thing.dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); \
               await new Promise(done => requestAnimationFrame(() => {{ const c = new MessageChannel(); \
                 c.port1.onmessage = done; c.port2.postMessage(0); }})); \
               window.taps.push(performance.now() - begin); \
               await new Promise(done => setTimeout(done, 30)); }} window.tapsDone = true; }})(); return 0"
        ))
        .await?;
    browser.wait_until("return window.tapsDone === true").await?;
    let taps = browser.script("return window.taps").await?;
    let times: Vec<f64> = taps.as_array().into_iter().flatten().filter_map(|t| t.as_f64()).collect();
    anyhow::ensure!(times.len() == 60, "{} taps were measured", times.len());
    Ok(percentile(times, 95))
}

/// Opens a game, taps its things and tells how long that took.
async fn tapped(what: &str, record: &str, ready: &str, things: &str) -> Result<()> {
    let (browser, _site) = sit(record, ready).await?;
    let p95 = taps(&browser, things).await?;
    println!("\nfigure: tap to paint, {what}, 4x throttled, p95 of 60 | {p95:.0} ms | 40 ms | 80 ms");
    Ok(())
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn tap_to_paint() -> Result<()> {
    // Picking each thing of the tray lights the whole board again.
    tapped("Tigris & Euphrates", GAME, ".thing.tile", ".thing:not([disabled])").await
}

/// The record of the first random game that comes to such a moment, up to it.
pub fn random_game<G: Game>(seats: u8, such: impl Fn(&G) -> bool) -> String {
    let game = (1..=100).find_map(|seed| until::<G>(seats, seed, &such));
    game.unwrap_or_else(|| panic!("no game of {} comes so far", G::INFO.id))
}

/// That of the game with this seed; `None` if it ends before.
fn until<G: Game>(seats: u8, seed: u64, such: impl Fn(&G) -> bool) -> Option<String> {
    let head = Head {
        title: String::new(),
        players: (0..seats).map(|s| Player::person("", s, s + 1)).collect(),
        options: Default::default(),
        seed,
        takeback: false,
        hints: None,
    };
    let mut session = Session::<G>::new(head);
    let mut dice = Dice::new(seed);
    loop {
        session.roll_all();
        session.seal();
        let game = session.game();
        let Turn::Seat(seat) = game.turn() else { return None };
        if such(game) {
            return Some(record::write(&session));
        }
        let action = game.random(&mut dice)?;
        session.play(seat, action).ok()?;
    }
}

/// A game of Carcassonne with this number of tiles on the map, a tile to be placed.
fn landscape(tiles: usize) -> String {
    // Where there is one thing to do it is ready, so nothing would be lit.
    random_game::<Carcassonne>(3, |game| {
        game.public.tiles().len() >= tiles && game.phase() == "place" && game.legal().len() > 2
    })
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn tap_to_paint_on_a_map_of_85_tiles() -> Result<()> {
    let lit = ".place.legal, .place.aimed";
    tapped("Carcassonne with 85 tiles", &landscape(85), ".board.open .zoom", lit).await
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn tap_to_paint_on_a_full_fan() -> Result<()> {
    let most = |game: &TajMahal| {
        let hand = game.turn().seat().and_then(|seat| game.view(Viewer::Seat(seat)).mine());
        hand.map_or(0, |hand| hand.total())
    };
    let record = random_game::<TajMahal>(5, |game| game.public.visit >= 8 && most(game) >= 10);
    let cards = ".thing:not([disabled])";
    tapped("Taj Mahal, five seats", &record, cards, cards).await
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn tap_to_paint_on_a_full_island() -> Result<()> {
    let record = random_game::<Java>(4, |game| {
        game.public.supply.three <= 6 && game.public.ap == 6 && !game.public.acted
    });
    // Each tile lights the places where it may lie.
    let tiles = ".jv-tiles .thing:not([disabled])";
    tapped("Java, full island", &record, tiles, tiles).await
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn tap_to_paint_in_the_middle_of_a_war() -> Result<()> {
    let record = random_game::<Elementaris>(4, |game| {
        game.round >= 6 && game.phase() == "activation" && game.legal().len() >= 8
    });
    tapped("Elementaris, four seats", &record, ".place.legal", ".place.legal, .place.aimed").await
}

#[tokio::test]
#[ignore = "a measurement: cargo xtask bench"]
async fn frames_while_a_map_of_85_tiles_is_moved() -> Result<()> {
    let (browser, _site) = sit(&landscape(85), ".board.open .zoom").await?;
    browser
        .script(
            "window.frames_ = []; (async () => { const svg = document.querySelector('.board > svg'); \
               const at = (type, n) => svg.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, \
                 isPrimary: true, clientX: 300 + 4 * n, clientY: 300 + 2 * n })); \
               at('pointerdown', 0); let last = await new Promise(requestAnimationFrame); \
               for (let n = 1; n < 90; n++) { at('pointermove', n < 45 ? n : 90 - n); \
                 const now = await new Promise(requestAnimationFrame); window.frames_.push(now - last); last = now; } \
               at('pointerup', 0); window.framesDone = true; })(); return 0",
        )
        .await?;
    browser.wait_until("return window.framesDone === true").await?;
    let frames = browser.script("return window.frames_").await?;
    let times: Vec<f64> = frames.as_array().into_iter().flatten().filter_map(|t| t.as_f64()).collect();
    let (middle, worst) = (median(times.clone()), percentile(times, 95));
    println!(
        "\nfigure: a frame while a map of 85 tiles is moved, median and p95 | {middle:.1} and {worst:.1} ms | 16.7 ms | -"
    );
    Ok(())
}
