//! Games that are over or put aside: looked through by keys, passed on as a link, counted, printed, seen in the list.

use anyhow::{Context, Result, ensure};
use deska::games::tigris::{Action, Tigris};
use deska::table::{Game, record};
use deska_browser_tests::{Browser, START, TABLET, Table, fixture, native};
use serde_json::{Value, json};
use thirtyfour::Key;

/// A game that is over and seen to its end.
fn finished() -> Result<String> {
    let mut session = native::<Tigris>(&fixture("w33-other-refusals")?)?;
    session.seal();
    Ok(record::write(&session))
}

/// A game of ten turns that goes on.
fn ten_turns() -> Result<String> {
    let mut session = native::<Tigris>(START)?;
    for _ in 0..10 {
        let seat = session.game().turn().seat().context("nobody decides")?;
        ensure!(session.play(seat, Action::Pass).is_ok(), "nobody may pass");
        session.roll_all();
    }
    session.seal();
    Ok(record::write(&session))
}

/// Position of the replay's slider.
async fn at(table: &Table) -> Result<i64> {
    let value =
        table.browser.script("return Number(document.querySelector('.deck-scrub input').value)").await?;
    value.as_i64().context("the slider has no value")
}

/// Whether the replay plays by itself.
async fn plays(table: &Table) -> Result<bool> {
    table.has(".deck-buttons [href='#i-pause']").await
}

#[tokio::test]
async fn a_replay_is_led_by_keys_and_plays_by_itself_until_somebody_touches_it() -> Result<()> {
    let table = Table::open(TABLET, &ten_turns()?).await?;
    table.go("/replay/test").await?;
    table.until(".deck").await?;
    let press = async |key: Key| {
        table.browser.keys(key).await?;
        at(&table).await
    };
    ensure!(press(Key::End).await? > 10);
    let entries = at(&table).await?;
    assert_eq!(press(Key::Home).await?, 0);
    assert_eq!((press(Key::Right).await?, press(Key::Right).await?, press(Key::Left).await?), (1, 2, 1));
    let turn = press(Key::Down).await?;
    ensure!(turn > 1 && press(Key::Down).await? > turn, "down goes to the next turn");
    assert_eq!(press(Key::Up).await?, turn);
    // The slider has the same keys, and does not lose them to the browser.
    table.execute("document.querySelector('.deck-scrub input').focus()", vec![]).await?;
    assert_eq!(press(Key::Right).await?, turn + 1);
    assert_eq!(press(Key::Home).await?, 0);

    table.browser.keys(" ").await?;
    ensure!(plays(&table).await?, "Space begins to play");
    ensure!(table.said(".replay-foot .sr").await?.contains("Playing"));
    table.browser.wait_until("return document.querySelector('.deck-scrub input').value !== '0'").await?;
    let slider = "document.querySelector('.deck-scrub input').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))";
    table.execute(slider, vec![]).await?;
    table.until(".deck-buttons [href='#i-play']").await?;
    // Space on a button is that button's.
    table
        .execute(
            "document.querySelector(\".deck-buttons [href='#i-step-forward']\").closest('button').focus()",
            vec![],
        )
        .await?;
    let before = at(&table).await?;
    table.browser.keys(" ").await?;
    ensure!(at(&table).await? == before + 1 && !plays(&table).await?);

    // It stops when nobody looks, and at the end.
    table.press(".deck-buttons .main").await?;
    ensure!(plays(&table).await?);
    let hide = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        document.dispatchEvent(new Event('visibilitychange')); delete document.hidden";
    table.execute(hide, vec![]).await?;
    table.until(".deck-buttons [href='#i-play']").await?;
    press(Key::End).await?;
    press(Key::Left).await?;
    table.press(".deck-speed .segment:last-child").await?;
    table.press(".deck-buttons .main").await?;
    table.until(".deck-buttons [href='#i-play']").await?;
    assert_eq!(at(&table).await?, entries);
    table.browser.assert_quiet().await
}

/// Puts aside whatever a page copies: a browser without a screen may refuse the clipboard.
const CLIPBOARD: &str = "Object.defineProperty(navigator, 'clipboard', { configurable: true,
    value: { writeText: (text) => { window.copied = text; return Promise.resolve(); } } })";

/// The link of the game in the list.
async fn link(table: &Table) -> Result<String> {
    table.go("/saves").await?;
    table.browser.script(CLIPBOARD).await?;
    table.press(".save .btn:has([href='#i-export'])").await?;
    table.until("dialog .btn:has([href='#i-link']):not(:disabled)").await?;
    table.press("dialog .btn:has([href='#i-link'])").await?;
    table.browser.wait_until("return !!window.copied").await?;
    let link = table.browser.script("return window.copied").await?;
    Ok(link.as_str().context("the link is a text")?.to_string())
}

/// Reads the message about a link of this site with this word.
async fn opened(table: &Table, word: &str) -> Result<String> {
    table.go(&format!("/import/{word}")).await?;
    table.until("dialog .notice, dialog .from-link, dialog .problem").await?;
    table.said("dialog [role=status]").await
}

#[tokio::test]
async fn a_game_travels_as_a_link() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let (link, text) = (link(&table).await?, table.text().await?);
    ensure!(link.len() < 2_000 && link.starts_with(&format!("{}#/import/d", table.site.url())), "{link}");
    // A game that goes on is not shown, and the sheet says that its link tells everything.
    ensure!(!table.has("dialog textarea").await? && table.said("dialog .notice").await?.contains("link"));
    table.press("dialog [aria-expanded]").await?;
    table.until("dialog svg.qr path").await?;
    assert_eq!(table.browser.axe().await?, Vec::<String>::new());

    // On another device.
    let other = Browser::open(TABLET).await?;
    other.visit(&table.site).await?;
    other.goto(&link).await?;
    other.reload().await?;
    other.click("dialog .btn.main:not(:disabled)").await?;
    other.wait_for("dialog .notice.good").await?;
    let kept = "return Object.keys(localStorage).filter((k) => k.startsWith('deska.game.')).map((k) => localStorage[k])";
    assert_eq!(other.script(kept).await?, json!([text]));
    // It is done once: in place of the import is the way to the game, and the address is that of the list afterwards.
    let commands =
        "return [...document.querySelectorAll('dialog .row .btn')].map((button) => button.textContent)";
    assert_eq!(other.script(commands).await?, json!(["Open it"]));
    other.wait_until("return document.activeElement.textContent === 'Open it'").await?;
    other.click("dialog .sheet-head button").await?;
    other.wait_until("return location.hash === '#/saves'").await?;
    other.assert_quiet().await?;
    table.browser.assert_quiet().await
}

/// Ten million times the same letter, in few bytes, as a word of a link.
const BOMB: &str = "const done = arguments[arguments.length - 1];
    const small = new Blob(['x'.repeat(1e7)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    new Response(small).arrayBuffer().then((buffer) => {
        const bytes = new Uint8Array(buffer);
        let sum = 0x811c9dc5;
        for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
        const text = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
        done(`d${text.length.toString(16)}-${text}${sum.toString(16).padStart(8, '0')}`);
    })";

#[tokio::test]
async fn a_link_without_a_game_is_explained() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let link = link(&table).await?;
    let word = link.split_once("/import/").context("no import")?.1;
    let middle = word.len() / 2;
    let other = if &word[middle..=middle] == "A" { "B" } else { "A" };
    let bomb = table.browser.driver.execute_async(BOMB, Vec::<Value>::new()).await?;
    let bomb = bomb.json().as_str().context("a word")?.to_string();
    let cases = [
        (word[..word.len() - 9].to_string(), "end of this link is missing"),
        (format!("{}{other}{}", &word[..middle], &word[middle + 1..]), "changed on its way"),
        (format!("z{}", &word[1..]), "newer Deska"),
        (bomb, "too long"),
        ("t0-811c9dc5".to_string(), "deska 1"),
    ];
    for (word, why) in cases {
        let said = opened(&table, &word).await?;
        ensure!(said.contains(why), "`{said}` does not say `{why}`");
        table.press("dialog .sheet-head button").await?;
    }
    ensure!(
        opened(&table, &format!("{word}.")).await?.contains("came with the link"),
        "a full stop was added"
    );
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn finished_games_are_counted_until_they_are_forgotten() -> Result<()> {
    let table = Table::open(TABLET, &finished()?).await?;
    table.go("/statistics").await?;
    table.until(".tally tbody tr").await?;
    ensure!(table.said(".tally").await?.contains("1 game"));
    assert_eq!(table.browser.axe().await?, Vec::<String>::new());
    table.go("/saves").await?;
    table.press(".save .btn:has([href='#i-trash'])").await?;
    table.until(".toast").await?;
    table.go("/statistics").await?;
    table.until(".tally tbody tr").await.context("a deleted game stays counted")?;
    table.press(".statistics .row button").await?;
    table.until(".statistics [role=alert]").await?;
    table.press(".statistics .row button").await?;
    table.count(".tally", 0).await?;
    table.browser.reload().await?;
    table.until(".statistics").await?;
    table.count(".tally", 0).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn the_result_is_printed_black_on_white_and_without_buttons() -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "theme": "dark" });
    let table = Table::open_with(TABLET, &finished()?, settings).await?;
    table.until(".over").await?;
    table.browser.script("window.print = () => { window.printed = true; }").await?;
    table.press(".over-foot .btn:has([href='#i-print'])").await?;
    table.browser.wait_until("return window.printed === true").await?;
    ensure!(!shown(&table, ".over-printed").await?, "what is only for paper is seen on the screen");
    table.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    for (part, seen) in
        [(".over-foot", false), (".over-board", false), (".breakdown", true), (".over-printed", true)]
    {
        assert_eq!(shown(&table, part).await?, seen, "{part}");
    }
    let colours = "const c = getComputedStyle(document.querySelector('.over')); const b = getComputedStyle(document.body);
        return [c.color, b.backgroundColor]";
    assert_eq!(table.browser.script(colours).await?, json!(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]));
    let printed = table.said(".over-printed").await?;
    ensure!(printed.contains("Tigris") && printed.contains("players"), "{printed}");
    table.browser.assert_quiet().await
}

/// Whether something takes any room on the page.
async fn shown(table: &Table, css: &str) -> Result<bool> {
    let script = "return document.querySelector(arguments[0]).getClientRects().length > 0";
    Ok(table.execute(script, vec![json!(css)]).await? == true)
}

#[tokio::test]
async fn saved_games_show_their_boards() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.go("/saves").await?;
    table.until(".thumb .pieces").await?;
    // A picture isn't a control and says nothing that the row does not say.
    let quiet = "const t = document.querySelector('.thumb');
        return t.ariaHidden === 'true' && !t.querySelector('[tabindex], button, a, [data-spot]')";
    table.browser.wait_until(quiet).await?;
    table.browser.assert_quiet().await
}
