//! A monkey at the table: taps, keys, drags and typing at random, in every game and in windows of every kind. Whatever
//! it does, nothing panics, the console stays quiet, and every record it leaves behind is played again by the rules.
//!
//! Ignored in test runs: `cargo xtask monkey MINUTES`. `DESKA_SEED` repeats a run as far as timing allows.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use deska::games;
use deska::table::record::Record;
use deska_browser_tests::{Browser, DESKTOP, Engine, PHONE, Site, Size, TABLET};
use serde_json::json;

/// Steps of a batch, after which what was left behind is checked.
const STEPS: u32 = 150;
/// Batches before another game is set up in another window.
const BATCHES: u32 = 12;

/// One batch of steps: `arguments` are the number of steps, the seed, and what WebDriver calls at the end.
const MONKEY: &str = r#"
const [steps, seed, done] = arguments;
let state = seed;
const random = () => {
    state = (state + 0x6D2B79F5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
let away = 0; // never back over the first page
const any = (all) => all[Math.floor(random() * all.length)];
window.print = () => {};
if (navigator.share) navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape', ' ', 'Tab', 'Home', 'End',
    'PageUp', 'PageDown', '/', '?', 'h', 'z', 'y', 'e', 'r', 'l', '+', '-', '0', '1', '2', '3', 'F6', 'x'];
const WORDS = ['A1', 'tile', 'pass', 'end', '0', 'march I B2', '"', '<b>', '\u0301', 'Ž', 'vote yes', ' '.repeat(300),
    'deska 1', '#/play/test', '999999999999', '-1', 'leader king B2', 'bid', 'move K14 M12', '\u202e'];
const where = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
const point = (e, kind, x, y, more) => e.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true,
    clientX: x, clientY: y, isPrimary: true, pointerId: 1, pointerType: random() < .5 ? 'mouse' : 'touch', ...more }));
const click = (e) => { const [x, y] = where(e); point(e, 'pointerdown', x, y, { buttons: 1 }); point(e, 'pointerup', x, y);
    e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y })); };
const shown = (css) => {
    const room = document.querySelector('dialog[open]') ?? document.body;
    return [...room.querySelectorAll(css)].filter((e) => !e.disabled && e.getClientRects().length);
};
const kinds = [
    [40, () => { const all = shown('[data-spot]'); const lit = all.filter((e) => /legal|aimed/.test(e.getAttribute('class')));
        const e = any(random() < .8 && lit.length ? lit : all); if (e) click(e); }],
    [30, () => { const e = any(shown('.tray button, .panel-room button, .thing')); if (e) click(e); }],
    [25, () => { const e = any(shown('#confirm, .bar .btn.main, .curtain-button, .walk-head .btn')); if (e) click(e); }],
    [15, () => { const e = any(shown('button, summary, input[type=checkbox], input[type=radio]')); if (e) click(e); }],
    [10, () => { const key = any(KEYS); const e = document.activeElement ?? document.body;
        e.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, shiftKey: random() < .1 }));
        e.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })); }],
    [5, () => { const e = any(shown('input[type=text], input:not([type]), input[type=search], textarea')); if (!e) return;
        e.focus(); e.value = any(WORDS); e.dispatchEvent(new InputEvent('input', { bubbles: true }));
        e.dispatchEvent(new Event('change', { bubbles: true })); }],
    [3, () => { const e = any(shown('select, input[type=range]')); if (!e) return;
        if (e.options) e.selectedIndex = Math.floor(random() * e.options.length); else e.value = random() * 1000;
        e.dispatchEvent(new Event('input', { bubbles: true })); e.dispatchEvent(new Event('change', { bubbles: true })); }],
    [6, () => { const from = any(shown('.thing, .tray button, [data-spot]')), to = any(shown('[data-spot]'));
        if (!from || !to) return; const [a, b] = where(from), [x, y] = where(to);
        point(from, 'pointerdown', a, b, { buttons: 1 });
        for (const part of [.1, .5, 1]) point(from, 'pointermove', a + (x - a) * part, b + (y - b) * part, { buttons: 1 });
        point(from, any(['pointerup', 'pointercancel', 'lostpointercapture']), x, y); }],
    [1, () => { any([() => { if (away > 0) { away--; history.back(); } }, () => { away++; location.hash = any(['#/', '#/play/test', '#/new/java', '#/settings',
        '#/replay/test', '#/help/taj_mahal', '#/learn/carcassonne', '#/play/none', '#/games']); }])(); }],
];
const weight = kinds.reduce((sum, kind) => sum + kind[0], 0);
(async () => {
    for (let step = 0; step < steps; step++) {
        let at = random() * weight;
        const kind = kinds.find(([share]) => (at -= share) < 0) ?? kinds[0];
        kind[1]();
        await new Promise((next) => setTimeout(next, 0));
    }
    done(true);
})();
"#;

/// Chance, repeatable.
struct Dice(u64);

impl Dice {
    fn below(&mut self, many: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % many
    }
}

/// Every saved game is played again by the rules; those that hold it under another name too.
async fn records_replay(browser: &Browser) -> Result<usize> {
    let script = "return Object.keys(localStorage).filter((k) => k.startsWith('deska.game.')).map((k) => localStorage.getItem(k))";
    let texts: Vec<String> = serde_json::from_value(browser.script(script).await?)?;
    for text in &texts {
        let record = Record::parse(text).map_err(|fault| anyhow!("{fault}\n{text}"))?;
        let game = games::of(&record).map_err(|fault| anyhow!("{fault}\n{text}"))?;
        let opened = game.open(&record).map_err(|fault| anyhow!("{fault}\n{text}"))?;
        ensure!(opened.broken.is_none(), "{:?}\n{text}", opened.broken);
    }
    Ok(texts.len())
}

/// One game in one window.
async fn round(dice: &mut Dice, site: &Site) -> Result<u32> {
    let sizes = [TABLET, PHONE, DESKTOP, Size { width: 844, height: 390 }, Size { width: 820, height: 1180 }];
    let engine = Engine::chosen()?;
    let is_wide_enough = |size: &Size| engine == Engine::Chromium || size.width >= 600;
    let sizes: Vec<Size> = sizes.into_iter().filter(is_wide_enough).collect();
    let browser = Browser::open(sizes[dice.below(sizes.len())]).await?;
    browser.visit(site).await?;
    let all: Vec<&str> = games::games().map(|game| game.info().id).collect();
    let id = all[dice.below(all.len())];
    let game = games::game_module(id).context("a game without rules")?;
    let start = |seats: usize, seed: usize| format!("deska 1\ngame {id}\nseats {seats}\nseed {seed}\n--\n");
    // The default rules of a game may not be for every number of seats.
    let plays =
        |seats: &usize| Record::parse(&start(*seats, 1)).is_ok_and(|record| game.open(&record).is_ok());
    let tables: Vec<usize> = (game.info().min_seats..=game.info().max_seats).filter(plays).collect();
    let seats = tables[dice.below(tables.len())];
    let record = start(seats, dice.below(1000));
    let (lang, theme) = (["en", "cs"][dice.below(2)], ["light", "dark", "contrast"][dice.below(3)]);
    let settings = json!({ "lang": lang, "theme": theme });
    let start = format!(
        "localStorage.setItem('deska.game.test', {}); localStorage.setItem('deska.settings', {}); location.hash = '#/play/test'",
        json!(record),
        json!(settings.to_string())
    );
    browser.script(&start).await?;
    browser.reload().await?;
    let mut steps = 0;
    for nth in 0..BATCHES {
        let arguments = vec![json!(STEPS), json!(dice.below(1 << 31))];
        let ran = browser.driver.execute_async(MONKEY, arguments).await;
        // It may have loaded the page again.
        steps += if ran.is_ok() { STEPS } else { 0 };
        if let Err(error) = browser.wait_until_drawn().await {
            browser.screenshot("monkey").await?;
            let page = browser.script("return [location.href, document.body.innerText.slice(-600)]").await?;
            return Err(error.context(format!("{id}, {seats} seats: {page}")));
        }
        let mut errors = browser.console_errors().await?;
        // Fingers that no person moved may not shake the device.
        errors.retain(|error| !error.contains("navigator.vibrate"));
        ensure!(errors.is_empty(), "{id}, {seats} seats: the console has errors:\n{}", errors.join("\n"));
        records_replay(&browser).await.with_context(|| format!("{id}, {seats} seats"))?;
        if nth % 3 == 2 {
            browser.script("location.hash = '#/play/test'").await?;
            browser.reload().await?;
        }
    }
    Ok(steps)
}

#[tokio::test]
#[ignore = "a task of its own: cargo xtask monkey"]
async fn a_monkey_breaks_nothing() -> Result<()> {
    let number =
        |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let time = Duration::from_secs(60 * number("DESKA_MINUTES", 1));
    let seed = number("DESKA_SEED", u64::from(std::process::id()));
    println!("seed {seed}");
    let mut dice = Dice(seed);
    let site = Site::open()?;
    let (start, mut steps, mut rounds) = (Instant::now(), 0, 0);
    while start.elapsed() < time {
        steps += round(&mut dice, &site).await.with_context(|| format!("seed {seed}, round {rounds}"))?;
        rounds += 1;
    }
    println!("{steps} steps in {rounds} games: nothing broke");
    ensure!(steps > 0, "the monkey did nothing");
    Ok(())
}
