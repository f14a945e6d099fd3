//! While the tablet changes hands, nothing of anybody is on the page.

use super::turn::swap;
use super::*;

/// A board with temples and treasures only.
const TREASURES: &str = "
 1 .  .  .  .  ~  ~  ~  ~  ~  .  r* .  ~  .  .  .
 2 .  r* .  .  ~  .  .  .  .  .  .  .  ~  .  .  r*
 3 .  .  .  ~  ~  r* .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  .  .  .  .  .  .  .  .  ~  ~  ~
 5 .  .  .  .  .  .  .  .  .  .  .  .  .  r* ~  ~
 6 .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  r* .  .  .  ~  ~  ~  .
 8 .  r* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  r* .
10 .  .  .  .  .  r* .  .  .  .  .  .  .  .  .  .
11 .  .  .  .  .  .  .  .  .  .  r* .  .  .  .  .
";

/// Two records that differ only in what seat 0 holds and drew; seat 1 is to move.
fn alike(hand: &str, swapped: &str, drawn: &str) -> String {
    format!(
        "deska 1\ngame tigris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 1\nsealed 3\nposition\n\
         {TREASURES}active 0\nactions 2\nhand 0 {hand}\nhand 1 2k2r1b1g\nbag 20r20k20b20g\n--\n0 swap {swapped}\n* draw 0 {drawn}\n0 pass\n"
    )
}

const ONE: (&str, &str, &str) = ("6r", "3r", "3g");
const OTHER: (&str, &str, &str) = ("1k2b3g", "1k1b1g", "3k");

/// Document and accessibility tree of both records, behind the curtain and in the view of seat 1.
async fn seen_of(table: &Table, (hand, swapped, drawn): (&str, &str, &str)) -> Result<Vec<String>> {
    table.sit(&alike(hand, swapped, drawn)).await?;
    table.says(".curtain-name", "Petr").await?;
    let mut seen = vec![table.document().await?, table.accessibility().await?];
    table.reveal().await?;
    seen.extend([table.document().await?, table.accessibility().await?]);
    table.dismiss().await?;
    for key in ["t", "l", "m", "c"] {
        table.browser.keys(key).await?;
        table.until("dialog[open]").await?;
        seen.extend([table.document().await?, table.accessibility().await?]);
        table.browser.keys(Key::Escape + "").await?;
        table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    }
    table.browser.keys("h").await?;
    table.until(".tray-hidden").await?;
    seen.extend([table.document().await?, table.accessibility().await?]);
    Ok(seen)
}

#[tokio::test]
async fn nothing_on_the_screen_depends_on_the_hand_of_another() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let (one, other) = (seen_of(&table, ONE).await?, seen_of(&table, OTHER).await?);
    for (n, (one, other)) in one.iter().zip(&other).enumerate() {
        assert_eq!(strip_numbers(one), strip_numbers(other), "picture {n}");
        ensure!(!one.contains("swap 3r") && !one.contains("draw 0"), "picture {n} shows what was drawn");
    }
    table.browser.assert_quiet().await
}

/// Ids that the browser counts up aren't a difference.
fn strip_numbers(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// Secrets that must not be found while nobody may look.
pub async fn assert_covered(table: &Table) -> Result<()> {
    for css in [".thing", ".hand", ".tray-hand", ".cubes", ".choices", ".log", ".text-view", ".stepper"] {
        ensure!(!table.has(css).await?, "`{css}` is in the page behind the curtain");
    }
    let (document, tree) = (table.document().await?, table.accessibility().await?);
    for word in ["swap ", "draw ", "tile-"] {
        ensure!(!document.contains(word), "the document says `{word}`");
        ensure!(!tree.contains(word), "the accessibility tree says `{word}`");
    }
    let index = table.execute("return Object.entries(localStorage).filter(([key]) => key.startsWith('deska.line.')).map(([, line]) => line).join('')", vec![]).await?;
    ensure!(index.as_str().is_some_and(|lines| !lines.is_empty()), "no game is listed");
    ensure!(
        !index.as_str().unwrap_or_default().contains("draw"),
        "the list of saved games says what was drawn"
    );
    Ok(())
}

#[tokio::test]
async fn the_curtain_leaks_nothing_after_a_turn() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    assert_covered(&table).await?;
    table.reveal().await?;
    table.count(".thing.tile", 6).await?;
    let shown = table.said(".who").await?;
    table.typed(&swap(&table.session::<Tigris>().await?)?.to_string()).await?;
    table.typed("pass").await?;
    table.confirm().await?;
    table.until(".curtain").await?;
    assert_covered(&table).await?;
    let (document, tree) = (table.document().await?, table.accessibility().await?);
    for word in ["emple", "arket", "arm ", "ettlement", "point"] {
        ensure!(!document.contains(word), "the document says `{word}`");
        ensure!(!tree.contains(word), "the accessibility tree says `{word}`");
    }
    ensure!(table.said(".curtain-name").await? != shown, "the turn was not handed over");
    let name = table.said(".curtain-name").await?;
    assert_eq!(table.browser.driver.title().await?, format!("{name} · Deska"));
    table.browser.assert_quiet().await
}

/// Notes what is on the page while the last act is shown, and for how many milliseconds.
const REST: &str = "window.rest = { seen: [], from: 0, for: 0 };
    const look = () => {
        const table = document.querySelector('.resting');
        if (table) {
            rest.from ||= performance.now();
            rest.seen.push(table.outerHTML);
        }
        if (document.querySelector('.curtain, .over')) rest.for = performance.now() - rest.from;
        else requestAnimationFrame(look);
    };
    look();";

/// A tile of Anna at H5 joins the kingdoms of Petr and Eva, whose kings then fight: Petr is handed the tablet.
fn joining(hand: &str) -> String {
    format!(
        "deska 1\ngame tigris\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nseed 2\nposition
 1 .  .  .  .  ~  ~  ~  ~  ~  .  r* .  ~  .  .  .
 2 .  r* .  .  ~  .  .  .  .  .  .  .  ~  .  .  r*
 3 .  .  .  ~  ~  .  .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  K2 k  .  g  K1 .  .  .  ~  ~  ~
 5 .  .  .  .  .  r  g  .  k  r  k  .  .  .  ~  ~
 6 .  .  .  .  .  g  g  .  r  g  .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  .  .  .  .  ~  ~  ~  .
 8 .  r* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  r* .
10 .  g  g  .  .  .  .  .  .  .  .  .  .  .  .  .
11 .  g  .  .  .  .  .  .  .  .  .  .  .  .  .  .
active 0\nactions 2\nhand 0 {hand}\nhand 1 1k4g1b\nhand 2 1k4g1b\nbag 8r6k6b8g\n--\n"
    )
}

/// Plays that tile, and returns what is on the page until the curtain comes; `hand` is what Anna holds.
async fn seen_before_curtain(
    hand: &str,
    meanwhile: impl AsyncFn(&Table) -> Result<()>,
) -> Result<Vec<String>> {
    let settings = json!({ "lang": "en", "motion": "calm" });
    let table = Table::open_with(TABLET, &joining(hand), settings).await?;
    table.reveal().await?;
    table.browser.script(REST).await?;
    table.type_move("market H5").await?;
    table.until(".resting").await?;
    meanwhile(&table).await?;
    table.says(".curtain-name", "Petr").await?;
    assert_covered(&table).await?;
    let last = table.browser.script("return rest.for").await?.as_f64().context("no time")?;
    ensure!(last < 2_500.0, "the curtain waits for {last} ms");
    let seen = table.browser.script("return rest.seen").await?;
    table.browser.assert_quiet().await?;
    Ok(serde_json::from_value(seen)?)
}

async fn wait(_: &Table) -> Result<()> {
    Ok(())
}

#[tokio::test]
async fn the_hand_is_closed_while_the_last_act_is_shown() -> Result<()> {
    let one = seen_before_curtain("1k1r3g1b", wait).await?;
    let other = seen_before_curtain("3k1r1g1b", wait).await?;
    ensure!(one.len() > 2 && other.len() > 2, "it is not seen");
    for seen in one.iter().chain(&other) {
        for word in ["class=\"thing", "tray-hand", "stepper", "choices", "swap "] {
            ensure!(!seen.contains(word), "the page says `{word}`");
        }
    }
    assert_eq!(one.last(), other.last(), "the page depends on the hand");
    Ok(())
}

#[tokio::test]
async fn a_key_or_a_touch_hurries_the_last_act_and_does_nothing_else() -> Result<()> {
    let seen = seen_before_curtain("1k1r3g1b", async |table: &Table| {
        for key in ["l", "z", "e"] {
            table.browser.keys(key).await?;
        }
        ensure!(!table.has("dialog[open]").await?, "a key opens the log");
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": 900, "y": 700, "button": "left", "clickCount": 1 });
            table.browser.devtools("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    })
    .await?;
    ensure!(!seen.is_empty(), "it is not seen");
    Ok(())
}

#[tokio::test]
async fn a_stray_touch_does_not_open_the_curtain() -> Result<()> {
    for size in [TABLET, PHONE] {
        let table = Table::open(size, START).await?;
        table.press(".curtain-button").await?;
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        ensure!(table.has(".curtain").await?, "a tap opened the curtain");
        assert_covered(&table).await?;
        table.hold().await?;
        table.browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_finger_that_opens_the_curtain_touches_nothing_else() -> Result<()> {
    for size in [PHONE, TABLET] {
        let table = Table::open(size, START).await?;
        table.browser.allow_touch().await?;
        table
            .browser
            .script(
                "document.addEventListener('click', (e) => window.clicked = e.target.outerHTML.slice(0, 200), true)",
            )
            .await?;
        table.let_go_at_once().await?;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        let seen =
            "const t = document.querySelector('.prompt').textContent; return t.includes('Looking back')";
        assert_eq!(table.browser.script(seen).await?, false, "letting go of the curtain looked back");
        assert_eq!(table.browser.script("return window.clicked || ''").await?, "", "letting go was a click");
        table.browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_hidden_hand_is_not_in_the_page() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.browser.keys("h").await?;
    table.until(".tray-hidden").await?;
    table.says(".prompt", "Your hand is hidden. Show it to play.").await?;
    for css in [".thing", ".hand", ".tray .cubes"] {
        ensure!(!table.has(css).await?, "`{css}` is in the page while the hand is hidden");
    }
    // Nothing can be done with a hand nobody sees.
    let before = table.text().await?;
    table.browser.keys("/").await?;
    table.until("#typed-move").await?;
    table.browser.wait_until("return document.activeElement.id === 'typed-move'").await?;
    table.browser.keys("pass").await?;
    table.browser.keys(Key::Enter + "").await?;
    table.says(".field-wrong", "Your hand is hidden. Show it to play.").await?;
    assert_eq!(table.text().await?, before);
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    table.browser.keys("h").await?;
    table.count(".thing.tile", 6).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_page_that_was_away_comes_back_on_the_curtain() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    let hide =
        "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); delete document.visibilityState;";
    // With a sheet open too.
    table.browser.keys("t").await?;
    table.until("dialog[open]").await?;
    table.browser.script(hide).await?;
    table.until(".curtain").await?;
    assert_covered(&table).await?;
    table.hold().await?;
    table.count(".thing.tile", 6).await?;
    table.browser.assert_quiet().await
}
