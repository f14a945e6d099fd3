//! The board keeps its size and place in every frame, whatever the sentences beside it say.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use deska::games::carcassonne::Carcassonne;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::table::{Dice, Game, Head, Player, Session, Turn, record};
use deska_browser_tests::{PHONE, Size, TABLET, Table};
use serde_json::{Value, json};

use crate::measure::random_game;

/// Keeps in every frame what is about to be painted: the box of the board, its zoom in the walk, the step of the walk,
/// whether that gives points, and whether something is staged.
const WATCH: &str = "const box = (e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(' ') };
    window.frames = [];
    const look = () => {
        const board = document.querySelector('.over-still, .board'), step = document.querySelector('.walk-bar');
        if (board) window.frames.push([box(board), document.querySelector('.walk .over-eye')?.style.transform ?? '',
            step?.value ?? 0, !!document.querySelector('.walk .gets'), !!document.querySelector('.actors')]);
        requestAnimationFrame(look);
    };
    look();";

fn settings() -> Value {
    json!({ "lang": "cs", "motion": "calm", "sounds": false })
}

/// Returns the frames so far.
async fn frames(table: &Table) -> Result<Vec<(String, String, u32, bool, bool)>> {
    Ok(serde_json::from_value(table.browser.script("return window.frames").await?)?)
}

/// Fails if the board had more than one box.
async fn assert_still(table: &Table, what: &str) -> Result<()> {
    let boxes: BTreeSet<String> = frames(table).await?.into_iter().map(|(board, ..)| board).collect();
    ensure!(boxes.len() == 1, "{what}: the board has {} boxes: {boxes:?}", boxes.len());
    let high: f64 = boxes.iter().flat_map(|board| board.rsplit(' ').next()).flat_map(str::parse::<f64>).sum();
    ensure!(high > 150.0, "{what}: the board is {high} pixels high");
    Ok(())
}

/// A game that chance has played to its end.
fn finished<G: Game>(seats: u8) -> Result<String> {
    let head = Head {
        title: String::new(),
        players: (0..seats).map(|seat| Player::person("", seat, seat + 1)).collect(),
        options: Default::default(),
        seed: 7,
        takeback: false,
        hints: None,
    };
    let (mut session, mut dice) = (Session::<G>::new(head), Dice::new(7));
    while session.game().turn() != Turn::Over {
        let decision = session.game().turn().seat().zip(session.game().random(&mut dice));
        if let Some((seat, action)) = decision {
            ensure!(session.play(seat, action).is_ok(), "a random action is refused");
        } else {
            session.roll_all();
        }
        session.seal();
    }
    Ok(record::write(&session))
}

/// In the walk the whole board is seen from the first step to the last, each step is painted with its staging, and has
/// ended when the next one comes.
async fn walk<G: Game>(seats: u8, size: Size) -> Result<()> {
    let what = format!("the walk of {} at {}", G::INFO.id, size.width);
    let table = Table::open_with(size, &finished::<G>(seats)?, settings()).await?;
    table.until(".over-walk").await?;
    table.browser.throttle(4).await?;
    table.press(".over-walk").await?;
    table.until(".walk").await?;
    table.browser.script(WATCH).await?;
    for _ in 0..2 {
        table.press(".walk-deck .btn:first-child").await?; // four times as fast
    }
    table.browser.wait_until("return (document.querySelector('.walk-bar')?.value ?? 99) > 5").await?;
    let frames: Vec<_> = frames(&table).await?.into_iter().filter(|frame| frame.2 > 0).collect();
    let views: BTreeSet<_> = frames.iter().map(|(board, zoom, ..)| (board, zoom)).collect();
    ensure!(views.len() == 1, "{what}: the board has {} views: {views:?}", views.len());
    let steps = frames.windows(2).filter(|pair| pair[0].2 != pair[1].2);
    let mut met = 0;
    for pair in steps {
        let (before, after) = (&pair[0], &pair[1]);
        ensure!(!before.4 || before.2 == 0, "{what}: step {} is cut short", before.2);
        ensure!(after.4 || !after.3, "{what}: step {} is painted before it is staged", after.2);
        met += 1;
    }
    ensure!(met > 1, "{what}: {met} steps are too few to tell anything");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn the_walk_keeps_the_whole_board() -> Result<()> {
    walk::<Carcassonne>(2, PHONE).await
}

/// A replay of some entries.
async fn replay<G: Game>(seats: u8, size: Size) -> Result<()> {
    let what = format!("the replay of {} at {}", G::INFO.id, size.width);
    let table = Table::open_with(size, &finished::<G>(seats)?, settings()).await?;
    table.go("/replay/test").await?;
    table.until(".deck").await?;
    table.painted().await?;
    table.browser.script(WATCH).await?;
    // Some steps with their stagings, then through the whole game.
    for _ in 0..4 {
        table.press(".deck-buttons .btn:nth-child(6)").await?;
        table.painted().await?;
    }
    let through = "return new Promise((done) => { const slider = document.querySelector('.deck-scrub input'), last = +slider.max;
        let at = 0;
        const next = () => {
            if (at > last) return done(at);
            slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true }));
            at += Math.max(1, Math.round(last / 60)); requestAnimationFrame(() => setTimeout(next, 0));
        };
        next(); })";
    table.browser.script(through).await?;
    assert_still(&table, &what).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_replay_keeps_the_size_of_the_board() -> Result<()> {
    replay::<Carcassonne>(2, TABLET).await?;
    replay::<Carcassonne>(2, PHONE).await?;
    replay::<Tigris>(3, PHONE).await?;
    replay::<TajMahal>(3, PHONE).await
}

/// The board keeps its box before, while and after a seat is shown step by step what it has missed.
#[tokio::test]
async fn show_keeps_the_size_of_the_board() -> Result<()> {
    for size in [PHONE, TABLET] {
        let record = random_game::<Tigris>(3, |game| {
            let tiles = game.public.tiles_on_board().total();
            tiles > 30 && game.phase() == "action"
        });
        let table = Table::open_with(size, &record, settings()).await?;
        if table.has(".curtain").await? {
            table.hold().await?;
        }
        table.until("div.unseen").await?;
        table.browser.wait_until("return !document.querySelector('.actors')").await?;
        table.browser.script(WATCH).await?;
        table.press("div.unseen .btn:not(.main)").await?;
        table.until(".prompt.back").await?;
        table.browser.wait_until("return !document.querySelector('.prompt.back, .actors')").await?;
        assert_still(&table, &format!("Show at {}", size.width)).await?;
        let count = frames(&table).await?.len();
        ensure!(count > 60, "{count} frames are too few to tell anything");
        table.browser.assert_quiet().await.context("Show")?;
    }
    Ok(())
}
