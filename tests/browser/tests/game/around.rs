//! A tablet that lies flat: all but the board turns to the player to move.

use super::windows::{SHAPES, WINDOWS, Windows, sweep};
use super::*;

/// A table of Anna and Petr, who sits across. Anna begins.
async fn open() -> Result<Table> {
    Table::open_with(TABLET, START, json!({ "lang": "en", "motion": "none", "around": true })).await
}

/// Anna passes, and the tablet goes to Petr.
async fn pass_on(table: &Table) -> Result<()> {
    table.reveal().await?;
    table.typed("pass").await?;
    if table.has(".table").await? {
        table.confirm().await?;
    }
    table.says(".curtain-name", "Petr").await
}

/// Left, top, width and height on the screen.
async fn lies(table: &Table, css: &str) -> Result<[i64; 4]> {
    let script = "const b = document.querySelector(arguments[0]).getBoundingClientRect();
        return [b.left, b.top, b.width, b.height].map(Math.round)";
    Ok(serde_json::from_value(table.execute(script, vec![json!(css)]).await?)?)
}

/// Whether something reads from the far side: what is its left is right on the screen.
async fn is_turned(table: &Table, css: &str) -> Result<bool> {
    let script = "const e = document.querySelector(arguments[0]), mark = document.createElement('i');
        mark.style.cssText = 'position: absolute; left: 0; top: 0; width: 1px; height: 1px';
        const before = getComputedStyle(e).position; if (before === 'static') e.style.position = 'relative';
        e.prepend(mark);
        const [a, b] = [mark.getBoundingClientRect(), e.getBoundingClientRect()];
        mark.remove(); e.style.position = '';
        return a.left > b.left + b.width / 2 && a.top > b.top + b.height / 2;";
    Ok(table.execute(script, vec![json!(css)]).await? == true)
}

#[tokio::test]
async fn the_far_side_reads_everything_but_the_board_its_own_way_up() -> Result<()> {
    let table = open().await?;
    ensure!(!is_turned(&table, ".curtain").await?, "Anna sits on the near side");
    table.reveal().await?;
    let near = lies(&table, ".board").await?;
    ensure!(!is_turned(&table, ".strip").await?);
    table.browser.reload().await?;
    table.opened().await?;
    pass_on(&table).await?;
    ensure!(is_turned(&table, ".curtain").await?, "the curtain reads from the near side");
    table.reveal().await?;
    for css in [".strip", ".prompt", ".tray", ".bar", ".side"] {
        ensure!(is_turned(&table, css).await?, "`{css}` reads from the near side");
    }
    ensure!(!is_turned(&table, ".board").await?, "the board is turned");
    let far = lies(&table, ".board").await?;
    assert_eq!((near[0], near[2], near[3]), (far[0], far[2], far[3]), "the board has another size or column");
    let (tray, board, strip) = (lies(&table, ".tray").await?, far, lies(&table, ".strip").await?);
    ensure!(tray[1] < board[1] && board[1] < strip[1], "the tray is not on the far side");
    // What opens over the table turns too; after the turn the near side reads again.
    table.press(".strip .btn:has([href='#i-menu'])").await?;
    table.until("dialog[open]").await?;
    ensure!(is_turned(&table, "dialog[open]").await?, "the menu reads from the near side");
    table.press("dialog[open] .menu-item:has([href='#i-help'])").await?;
    table.until("dialog.drawer[open]").await?;
    ensure!(is_turned(&table, "dialog.drawer[open]").await?, "the rules read from the near side");
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    table.store("deska.settings", r#"{"lang":"en","motion":"none"}"#).await?;
    table.browser.reload().await?;
    table.reveal().await?;
    ensure!(!is_turned(&table, ".strip").await?, "it turns without being asked");
    table.go("/settings").await?;
    table.until("#around").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_tile_dragged_from_the_far_side_is_under_the_finger() -> Result<()> {
    for (far, away) in [(false, 44.0), (true, -44.0)] {
        let table = open().await?;
        table.browser.allow_touch().await?;
        if far {
            pass_on(&table).await?;
        }
        table.reveal().await?;
        table.dismiss().await?;
        let session = table.session::<Tigris>().await?;
        let (color, cell) = session
            .game()
            .legal()
            .into_iter()
            .find_map(|action| match action {
                Action::Place(color, cell) => Some((color, cell)),
                _ => None,
            })
            .context("no tile can be placed")?;
        let tile = format!(".thing.tile:has([href='#tile-{}'])", color.name());
        let middle = |[left, top, width, height]: [i64; 4]| {
            (left as f64 + width as f64 / 2.0, top as f64 + height as f64 / 2.0)
        };
        let from = middle(lies(&table, &tile).await?);
        let to = middle(lies(&table, &format!("[data-spot=\"{}\"]", cell.index())).await?);
        let finger = (to.0, to.1 + away);
        let touch = async |kind: &str, at: Option<(f64, f64)>| {
            let points: Vec<Value> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
            let event = json!({ "type": kind, "touchPoints": points });
            table.browser.devtools("Input.dispatchTouchEvent", event).await.map(drop)
        };
        touch("touchStart", Some(from)).await?;
        for step in 1..=8 {
            let part = f64::from(step) / 8.0;
            let at = (from.0 + (finger.0 - from.0) * part, from.1 + (finger.1 - from.1) * part);
            touch("touchMove", Some(at)).await?;
        }
        // Moves come with the next frame.
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        // The thing is held beyond the finger, as its player sees it.
        let held = middle(lies(&table, ".thing.dragging").await?);
        ensure!((held.0 - to.0).abs() < 3.0, "held at {held:?} for {to:?}");
        ensure!((held.1 - to.1) * away < 0.0, "held at {held:?} for {to:?}");
        touch("touchEnd", None).await?;
        table.until(&format!("[data-spot=\"{}\"].aimed", cell.index())).await?;
        let before = table.text().await?;
        table.confirm().await?;
        table.saved_after(&before).await?;
        ensure!(table.text().await?.contains(&Action::Place(color, cell).to_string()));
        table.browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn windows_of_every_shape_hold_the_table_from_the_far_side() -> Result<()> {
    the_far_side_holds(&SHAPES).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn every_window_holds_the_table_from_the_far_side() -> Result<()> {
    the_far_side_holds(&WINDOWS).await
}

async fn the_far_side_holds(windows: &Windows) -> Result<()> {
    let mut found = Vec::new();
    let table = open().await?;
    for (screen, record) in
        [("tiles", START), ("an island", LAST_TURNS), ("a festival", FESTIVAL), ("a call", LAST_ROUND)]
    {
        table.sit(record).await?;
        if table.has(".curtain").await? {
            table.reveal().await?;
        }
        table.until(".table .board").await?;
        let turn = "Object.assign(document.documentElement.dataset, { side: 'far', hand: 'left' })";
        table.browser.script(turn).await?;
        sweep(windows, &table, screen, &mut found).await?;
        table.browser.set_size(TABLET).await?;
    }
    ensure!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    Ok(())
}
