//! Every kind of thing that can be dragged is dragged from a tray nobody has touched, in all games.

use anyhow::{Result, ensure};
use deska::games::elementaris::{Army, Elementaris, Field};
use deska::table::Seat;
use deska_browser_tests::{LAST_ROUND, LATE_OF_THREE, PHONE, START, Size, TABLET, TOWERS, Table};
use serde_json::json;
use thirtyfour::Key;

const ISLAND: &str = "deska 1\ngame java\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 4\n--\n";

/// Whether a thing of the tray may be used now, what it is, and its middle.
const THING: &str = "const thing = document.querySelectorAll('.tray .thing')[arguments[0]];
    if (!thing || thing.matches(':disabled, .closed')) return null;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = thing.getBoundingClientRect();
    return [thing.dataset.word ?? thing.className, box.x + box.width / 2, box.y + box.height / 2]";

/// The middle of a lit place that is in view and under nothing else, where a finger can be below it.
const LIT: &str = "for (const place of document.querySelectorAll('.board .place.legal')) {
        const box = place.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest('.place') === place) return [x, y];
    }";

/// The element that cuts off what is carried above it.
const CUT: &str =
    "const thing = document.querySelector('.thing.dragging'), top = thing.getBoundingClientRect().top;
    for (let over = thing.parentElement; !over.matches('.table'); over = over.parentElement) {
        const cuts = getComputedStyle(over).overflowY !== 'visible';
        if (cuts && over.getBoundingClientRect().top > top) return over.className;
    }
    return ''";

async fn finger(table: &Table, kind: &str, at: Option<(f64, f64)>) -> Result<()> {
    let points: Vec<_> = at.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    let event = json!({ "type": kind, "touchPoints": points });
    table.browser.devtools("Input.dispatchTouchEvent", event).await?;
    Ok(())
}

/// Drags a thing onto the first place that lights up; whether it is one that can be dragged.
async fn dragged(table: &Table, word: &str, (x, y): (f64, f64)) -> Result<bool> {
    finger(table, "touchStart", Some((x, y))).await?;
    for step in [-6.0, -14.0, -24.0] {
        finger(table, "touchMove", Some((x, y + step))).await?;
    }
    if !table.has(".thing.dragging").await? {
        finger(table, "touchCancel", None).await?;
        return Ok(false);
    }
    let lit = format!("const lit = () => {{ {LIT} }}; return !!lit()");
    table.browser.wait_until(&lit).await?;
    let lit = table.execute(LIT, Vec::new()).await?;
    let side = |nth: usize| lit[nth].as_f64().unwrap_or_default();
    // A finger covers what it points at: its target lies 44 px higher.
    let to = (side(0), side(1) + 44.0);
    for part in [0.3, 0.6, 0.9, 1.0] {
        let at = (x + (to.0 - x) * part, y + (to.1 - y) * part);
        finger(table, "touchMove", Some(at)).await?;
    }
    let cut = table.execute(CUT, Vec::new()).await?;
    ensure!(cut == "", "{cut} cuts off {word}");
    finger(table, "touchEnd", None).await?;
    let done = "return !!document.querySelector('.place.aimed, .table.aims') && !document.querySelector('.thing.dragging')";
    table.browser.wait_until(done).await?;
    ensure!(!table.has(".prompt.refused").await?, "{word} is refused on a lit place");
    Ok(true)
}

/// Drags all that can be, one after the other; answers what could be.
async fn all_dragged(size: Size, record: &str) -> Result<Vec<String>> {
    let table = Table::open(size, record).await?;
    table.browser.allow_touch().await?;
    if table.has(".curtain").await? {
        table.hold().await?;
    }
    table.dismiss().await?;
    table.until(".tray .thing").await?;
    let count = table.execute("return document.querySelectorAll('.tray .thing').length", Vec::new()).await?;
    let mut found: Vec<String> = Vec::new();
    for nth in 0..count.as_u64().unwrap_or_default() {
        let thing = table.execute(THING, vec![json!(nth)]).await?;
        let (Some(word), Some(x), Some(y)) = (thing[0].as_str(), thing[1].as_f64(), thing[2].as_f64()) else {
            continue;
        };
        if !found.iter().any(|one| one == word) && dragged(&table, word, (x, y)).await? {
            found.push(word.to_owned());
        }
        table.browser.keys(Key::Escape).await?;
        table.browser.wait_until("return !document.querySelector('.place.aimed, .tray .thing.up')").await?;
    }
    table.browser.assert_quiet().await?;
    Ok(found)
}

#[tokio::test]
async fn everything_is_dragged_from_an_untouched_tray() -> Result<()> {
    for size in [TABLET, PHONE] {
        let tigris = all_dragged(size, START).await?;
        ensure!(tigris.len() >= 6, "tiles, leaders and catastrophes: {tigris:?}");
    }
    let carcassonne = all_dragged(TABLET, TOWERS).await?;
    ensure!(carcassonne.len() == 1, "the tile: {carcassonne:?}");
    let java = all_dragged(TABLET, ISLAND).await?;
    ensure!(java.len() >= 4, "tiles of all sizes: {java:?}");
    // In Taj Mahal palaces are dragged, from the panel; cards are not.
    let taj_mahal = all_dragged(TABLET, LATE_OF_THREE).await?;
    ensure!(taj_mahal.is_empty(), "{taj_mahal:?}");
    Ok(())
}

/// Pieces on the board are dragged there: with quick placement, letting go does it; beside the board nothing
/// happens.
#[tokio::test]
async fn an_army_is_dragged_over_the_map() -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "place_at_once": true });
    let table = Table::open_with(TABLET, LAST_ROUND, settings).await?;
    table.browser.allow_touch().await?;
    table.dismiss().await?;
    let field = |name: &str| name.parse::<Field>().map(Field::index).map_err(anyhow::Error::msg);
    let middle =
        "const box = document.querySelector(`[data-spot='${arguments[0]}']`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]";
    let mut middles = Vec::new();
    for name in ["A1", "A2"] {
        let found = table.execute(middle, vec![json!(field(name)?)]).await?;
        middles.push((found[0].as_f64().unwrap_or_default(), found[1].as_f64().unwrap_or_default() + 44.0));
    }
    let from = (middles[0].0, middles[0].1 - 44.0);
    for (to, lands) in [((5.0, 5.0), false), (middles[1], true)] {
        finger(&table, "touchStart", Some(from)).await?;
        for part in [0.2, 0.5, 0.8, 1.0] {
            let at = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            finger(&table, "touchMove", Some(at)).await?;
        }
        ensure!(table.has(".holding-piece").await?, "the army is held");
        finger(&table, "touchEnd", None).await?;
        table.browser.wait_until("return !document.querySelector('.holding-piece, .place.aimed')").await?;
        let session = table.session::<Elementaris>().await?;
        let at = session.game().spot(Seat::new(0), Army::at(0));
        assert_eq!(at.map(Field::index), Some(field(if lands { "A2" } else { "A1" })?));
    }
    table.browser.assert_quiet().await
}
