//! One person against computers, to the end of the game: each game by touch and by keys.
//!
//! The tests begin late in a game. Whole games, from the first decision on and with up to four computers, are a task of
//! their own: `cargo xtask evenings`.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::{Action, ActionKind, Java};
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::table::{Actor, Game, Seat, Session};
use deska_browser_tests::{
    CONFLICTS, DESKTOP, Engine, Hands, LAST_ROUND, LAST_TURNS, LATE_OF_FIVE, LATE_OF_THREE, PHONE, Seen,
    Size, TABLET, TOWERS, Table, bold, choose, modest, ripe, settle,
};
use serde_json::json;

/// The only person at the table.
const ANNA: Seat = Seat::new(0);

/// Controllers of the other seats.
const MINDS: [&str; 5] = ["Ada", "Alan", "Kurt", "Emmy", "Grace"];

/// The record with a computer at every seat but the first.
fn against(record: &str, level: &str) -> String {
    let line = |line: &str| match line.split(' ').collect::<Vec<_>>()[..] {
        ["player", seat, colour, sign, _] if seat != "0" => {
            let name = seat.parse::<usize>().ok().and_then(|seat| MINDS.get(seat - 1)).unwrap_or(&"Ada");
            format!("player {seat} {colour} {sign} computer {level} {name}\n")
        }
        _ => format!("{line}\n"),
    };
    record.lines().map(line).collect()
}

/// A new game of one person and this number of computers of a level.
fn evening(game: &str, computers: usize, level: &str, options: &str) -> String {
    let mut record = format!("deska 1\ngame {game}\nseats {}\nplayer 0 0 1 Anna\n", computers + 1);
    for (at, name) in MINDS.iter().take(computers).enumerate() {
        let seat = at + 1;
        record += &format!("player {seat} {seat} {} computer {level} {name}\n", seat + 1);
    }
    record + options + "seed 5f1c\n--\n"
}

/// Whoever is to decide in the stored game, once the computers are done and the page shows it; `None` when it is over.
async fn own_decision<G: Game>(table: &Table) -> Result<Option<Session<G>>> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(60) {
        ensure!(!table.has(".curtain").await?, "one person needs no curtain");
        if table.is_over().await? {
            return Ok(None);
        }
        if table.go_on().await? {
            continue;
        }
        let session = table.session::<G>().await?;
        let own = session.game().turn().seat() == Some(ANNA) || session.seat_to_end_turn() == Some(ANNA);
        if own {
            table.painted().await?;
            if !table.has(".seat.deciding .seat-mind, .strip.for-all").await? {
                return Ok(Some(session));
            }
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let seen = table.browser.screenshot("evening").await?;
    anyhow::bail!("the computers do not come to an end, see {}:\n{}", seen.display(), table.text().await?)
}

/// Plays the person's part to the end of the game; answers how many entries the person and the computers made.
async fn to_the_end<G: Game>(
    table: &Table,
    act: impl AsyncFn(&Session<G>) -> Result<()>,
) -> Result<[usize; 2]> {
    let mut acted = false;
    while let Some(session) = own_decision::<G>(table).await? {
        if std::mem::replace(&mut acted, true) {
            table.keeps_focus().await?;
        }
        if session.seat_to_end_turn() == Some(ANNA) {
            let before = table.text().await?;
            table.confirm().await?;
            table.saved_after(&before).await?;
        } else {
            table.dismiss().await?;
            act(&session).await?;
        }
    }
    let session = table.session::<G>().await?;
    ensure!(session.game().turn().seat().is_none(), "somebody is still to decide");
    ensure!(table.has(".breakdown").await?, "the result says how it came about");
    let entries = |who: fn(Seat) -> bool| {
        let theirs = |actor: Actor| matches!(actor, Actor::Seat(seat) if who(seat));
        session.steps().iter().filter(|step| theirs(step.entry.actor)).count()
    };
    let entries = [entries(|seat| seat == ANNA), entries(|seat| seat != ANNA)];
    ensure!(entries.iter().all(|n| *n > 0), "people and computers made {entries:?} entries");
    let heard = table.execute("return window.heard", vec![]).await?;
    let kinds = match (table.hands(), Engine::chosen()?) {
        (Hands::Keys, _) => json!([]),
        // WebKit's driver makes a mouse of every finger.
        (Hands::Mouse, _) | (_, Engine::WebKit) => json!(["mouse"]),
        (Hands::Touch, _) => json!(["touch"]),
    };
    ensure!(heard == kinds, "{:?} play, and the page heard {heard}", table.hands());
    table.browser.assert_quiet().await?;
    Ok(entries)
}

async fn open(hands: Hands, size: Size, record: &str) -> Result<Table> {
    let settings = json!({ "lang": "en", "motion": "none", "pace": "instant" });
    // Only Chromium has a window as narrow as a phone.
    let size = if size == PHONE && Engine::chosen()? != Engine::Chromium { TABLET } else { size };
    let table = Table::open_with(size, record, settings).await?.played_with(hands);
    table.execute(HEARD, vec![]).await?;
    Ok(table)
}

/// Keeps what kinds of pointers the page has heard.
const HEARD: &str = "window.heard = [];
    addEventListener('pointerdown', (e) => { if (!window.heard.includes(e.pointerType)) window.heard.push(e.pointerType) }, true)";

/// Actions of the person in the current turn.
fn this_turn(session: &Session<Java>) -> Vec<Action> {
    let entries = session.steps().iter().rev().map(|step| &step.entry);
    let decided = entries.filter(|entry| entry.actor != Actor::Chance);
    let own = decided
        .take_while(|entry| entry.actor == Actor::Seat(ANNA) && entry.action.kind() != ActionKind::End);
    own.map(|entry| entry.action).collect()
}

async fn tigris(hands: Hands, size: Size, record: &str, turns: usize) -> Result<[usize; 2]> {
    let table = open(hands, size, record).await?;
    to_the_end::<Tigris>(&table, async |session| {
        table.act(session, choose(session, turns, &Seen::new())?).await.map(drop)
    })
    .await
}

async fn carcassonne(hands: Hands, size: Size, record: &str) -> Result<[usize; 2]> {
    let table = open(hands, size, record).await?;
    to_the_end::<Carcassonne>(&table, async |session| table.lay(session, settle(session)?).await).await
}

async fn taj_mahal(hands: Hands, size: Size, record: &str) -> Result<[usize; 2]> {
    let table = open(hands, size, record).await?;
    to_the_end::<TajMahal>(&table, async |session| table.plays(session, modest(session)?).await).await
}

async fn java(hands: Hands, size: Size, record: &str) -> Result<[usize; 2]> {
    let table = open(hands, size, record).await?;
    to_the_end::<Java>(&table, async |session| table.does(session, ripe(session, &this_turn(session))?).await)
        .await
}

async fn elementaris(hands: Hands, size: Size, record: &str) -> Result<[usize; 2]> {
    let table = open(hands, size, record).await?;
    to_the_end::<Elementaris>(&table, async |session| table.orders(session, bold(session)?).await).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn tigris_ends_by_touch() -> Result<()> {
    tigris(Hands::Touch, PHONE, &against(CONFLICTS, "easy"), 4).await.map(drop)
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn tigris_ends_by_keys() -> Result<()> {
    tigris(Hands::Keys, DESKTOP, &against(CONFLICTS, "normal"), 4).await.map(drop)
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn carcassonne_ends_by_touch() -> Result<()> {
    carcassonne(Hands::Touch, PHONE, &against(TOWERS, "easy")).await.map(drop)
}

#[tokio::test]
async fn carcassonne_ends_by_keys() -> Result<()> {
    carcassonne(Hands::Keys, DESKTOP, &against(TOWERS, "normal")).await.map(drop)
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn taj_mahal_ends_by_touch() -> Result<()> {
    taj_mahal(Hands::Touch, PHONE, &against(LATE_OF_FIVE, "easy")).await.map(drop)
}

#[tokio::test]
async fn taj_mahal_ends_by_keys() -> Result<()> {
    taj_mahal(Hands::Keys, DESKTOP, &against(LATE_OF_THREE, "normal")).await.map(drop)
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn java_ends_by_touch() -> Result<()> {
    java(Hands::Touch, PHONE, &against(LAST_TURNS, "easy")).await.map(drop)
}

#[tokio::test]
async fn java_ends_by_keys() -> Result<()> {
    java(Hands::Keys, DESKTOP, &against(LAST_TURNS, "normal")).await.map(drop)
}

#[tokio::test]
async fn elementaris_ends_by_touch() -> Result<()> {
    elementaris(Hands::Touch, PHONE, &against(LAST_ROUND, "easy")).await.map(drop)
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn elementaris_ends_by_keys() -> Result<()> {
    elementaris(Hands::Keys, DESKTOP, &against(LAST_ROUND, "normal")).await.map(drop)
}

/// A line of the task's table.
fn tell(game: &str, computers: usize, hands: Hands, entries: [usize; 2], start: Instant) -> Result<()> {
    let ([own, theirs], seconds) = (entries, start.elapsed().as_secs());
    let engine = Engine::chosen()?;
    println!("evening: {game} | {engine} | {computers} | {hands:?} | {own} and {theirs} | {seconds} s");
    Ok(())
}

/// Whole games with these hands: what a person alone has of an evening.
async fn whole_evening(game: &str, hands: Hands) -> Result<()> {
    let touch = hands == Hands::Touch;
    let size = if touch { PHONE } else { TABLET };
    // By touch there is company, by keys it is a duel.
    let computers = match (game, touch) {
        ("carcassonne" | "taj_mahal", true) => 4,
        (_, true) => 3,
        ("taj_mahal", false) => 2,
        _ => 1,
    };
    let options = if game == "elementaris" { "options round_limit=17\n" } else { "" };
    let record = evening(game, computers, "normal", options);
    let start = Instant::now();
    let entries = match game {
        "tigris" => tigris(hands, size, &record, 60).await,
        "carcassonne" => carcassonne(hands, size, &record).await,
        "taj_mahal" => taj_mahal(hands, size, &record).await,
        "java" => java(hands, size, &record).await,
        _ => elementaris(hands, size, &record).await,
    };
    let entries = entries.with_context(|| format!("{game} with {computers} computers, {hands:?}"))?;
    tell(game, computers, hands, entries, start)
}

#[tokio::test]
#[ignore = "a task of its own: cargo xtask evenings"]
async fn whole_games_are_played() -> Result<()> {
    let touch = Engine::chosen()? != Engine::WebKit;
    let hands = [Some(Hands::Keys), touch.then_some(Hands::Touch)];
    let wanted = std::env::var("DESKA_GAME").unwrap_or_default();
    for id in deska::games::games().map(|game| game.info().id).filter(|id| id.contains(&wanted)) {
        for hands in hands.into_iter().flatten() {
            whole_evening(id, hands).await?;
        }
    }
    Ok(())
}
