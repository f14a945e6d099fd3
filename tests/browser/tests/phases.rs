//! One move of every phase of every game, with every hand in windows of every size. Whole games prove the same of a few
//! of these combinations; this proves the rest without playing there.

use anyhow::{Context, Result, ensure};
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::{Action, Java};
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::table::{Game, Session, record};
use deska_browser_tests::{
    DESKTOP, FESTIVAL, Hands, LAST_ROUND, LAST_TURNS, LATE_OF_FIVE, LATE_OF_THREE, PHASES, PHONE,
    SECOND_TURN, Seen, Size, TABLET, TOWERS, Table, bold, choose, fixture, modest, native, ripe, settle,
    until_phase,
};

const HANDS: [Hands; 3] = [Hands::Mouse, Hands::Touch, Hands::Keys];
const SIZES: [Size; 3] = [TABLET, PHONE, DESKTOP];

/// A moment of a game, and how its move is made.
#[derive(Clone)]
enum Moment {
    Tigris(String),
    Carcassonne(String),
    TajMahal(String),
    Java(String),
    Elementaris(String),
}

/// Moments of every phase in which somebody decides.
fn moments() -> Result<Vec<(String, Moment)>> {
    let mut all = Vec::new();
    for (phase, record) in PHASES {
        let text = until_phase(&fixture(record)?, phase)?;
        all.push((format!("tigris {phase}"), Moment::Tigris(text)));
    }
    let late = [
        ("carcassonne tile", Moment::Carcassonne(TOWERS.into())),
        ("carcassonne figure", Moment::Carcassonne(after_one_move(TOWERS)?)),
        ("taj_mahal turn", Moment::TajMahal(LATE_OF_FIVE.into())),
        ("taj_mahal turn of three", Moment::TajMahal(LATE_OF_THREE.into())),
        ("java turn", Moment::Java(LAST_TURNS.into())),
        ("java festival", Moment::Java(FESTIVAL.into())),
        ("elementaris call", Moment::Elementaris(LAST_ROUND.into())),
        ("elementaris second turn", Moment::Elementaris(SECOND_TURN.into())),
        ("elementaris vote", Moment::Elementaris(format!("{SECOND_TURN}0 propose 0\n"))),
    ];
    all.extend(late.map(|(name, moment)| (name.to_owned(), moment)));
    Ok(all)
}

/// The record of Carcassonne after its next move.
fn after_one_move(text: &str) -> Result<String> {
    let mut session = native::<Carcassonne>(text)?;
    let seat = session.game().turn().seat().context("nobody decides")?;
    let action = settle(&session)?;
    ensure!(session.play(seat, action).is_ok(), "{action} is refused");
    Ok(record::write(&session))
}

/// Puts the moment on the table and makes one move of it.
async fn one_move(table: &Table, moment: &Moment) -> Result<()> {
    async fn decision<G: Game>(table: &Table, text: &str) -> Result<Session<G>> {
        table.sit(text).await?;
        table.decision::<G>().await?.context("the game is over")
    }
    match moment {
        Moment::Tigris(text) => {
            let session = decision::<Tigris>(table, text).await?;
            table.act(&session, choose(&session, 99, &Seen::new())?).await.map(drop)
        }
        Moment::Carcassonne(text) => {
            let session = decision::<Carcassonne>(table, text).await?;
            table.lay(&session, settle(&session)?).await
        }
        Moment::TajMahal(text) => {
            let session = decision::<TajMahal>(table, text).await?;
            table.plays(&session, modest(&session)?).await
        }
        Moment::Java(text) => {
            let session = decision::<Java>(table, text).await?;
            let none: [Action; 0] = [];
            table.does(&session, ripe(&session, &none)?).await
        }
        Moment::Elementaris(text) => {
            let session = decision::<Elementaris>(table, text).await?;
            table.orders(&session, bold(&session)?).await
        }
    }
}

/// Plays the moments for which `wanted` says so, by number, hand and size.
async fn moves(size: usize, wanted: impl Fn(usize, usize) -> bool) -> Result<()> {
    let mut table = Table::open(SIZES[size], &fixture("w11-revolt-won")?).await?;
    for (nth, (name, moment)) in moments()?.into_iter().enumerate() {
        for (which, hands) in HANDS.into_iter().enumerate().filter(|(which, _)| wanted(nth, *which)) {
            table.set_hands(hands);
            one_move(&table, &moment)
                .await
                .with_context(|| format!("{name}, {hands:?}, {:?} {which}", SIZES[size]))?;
        }
    }
    table.browser.assert_quiet().await
}

/// Each phase with each hand, each phase in each window, each hand in each window; not all three together.
async fn in_pairs(size: usize) -> Result<()> {
    moves(size, |nth, hand| (nth + hand) % 3 == size).await
}

#[tokio::test]
async fn a_move_of_each_phase_on_a_tablet() -> Result<()> {
    in_pairs(0).await
}

#[tokio::test]
async fn a_move_of_each_phase_on_a_phone() -> Result<()> {
    in_pairs(1).await
}

#[tokio::test]
async fn a_move_of_each_phase_on_a_desktop() -> Result<()> {
    in_pairs(2).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_move_of_each_phase_with_each_hand_in_each_window() -> Result<()> {
    for size in 0..SIZES.len() {
        moves(size, |nth, hand| (nth + hand) % 3 != size).await?;
    }
    Ok(())
}
