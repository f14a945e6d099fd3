//! Five windows: a tablet and four phones, moves at random. The tablet saves what the rules, played here, say.

use anyhow::{Context, Result, anyhow, ensure};
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::Java;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::scenes::Stage;
use deska::table::record::{self, Record};
use deska::table::{Session, Viewer};
use deska_browser_tests::native;
use thirtyfour::WindowHandle;

use super::house::{House, decider};

/// Repeatable chance.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, many: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % many
    }
}

/// A new game of this number of people, at most five.
pub fn some(game: &str, seats: usize, options: &str) -> String {
    let names = ["Eva", "Petr", "Anna", "Jan", "Lea"];
    let player = |(seat, name): (usize, &&str)| format!("player {seat} {seat} {} {name}\n", seat + 1);
    let players: String = names.iter().take(seats).enumerate().map(player).collect();
    format!("deska 1\ngame {game}\nseats {seats}\n{players}{options}seed 5f1c\n--\n")
}

/// A landscape of four or five people with three tiles left: a whole game, and the shortest of all.
pub fn last_tiles(seats: usize) -> String {
    let row = |number: &str| vec![number; seats].join(" ");
    let position = format!(
        "position\nmap (-1,-1)\nTC0 E2  B0\nU0  D0  U0\nB0  TB0 B0\npoints {}\npieces {}\npile V U K\nturn P0 place U\n--",
        row("5"),
        row(if seats == 5 { "6" } else { "7" })
    );
    some("carcassonne", seats, "").replace("--", &position)
}

/// Returns a legal move that the list of moves has. Nobody gives up, and nobody asks the others to.
fn any_move<G: Stage>(session: &Session<G>, dice: &mut Dice) -> Result<G::Action> {
    let view = session.game().view(Viewer::Seat(decider(session)?));
    let mut legal = session.game().legal();
    let gives_up =
        |action: &G::Action| ["resign", "propose"].iter().any(|word| action.to_string().starts_with(word));
    legal.retain(|action| !G::is_duplicate(&view, action) && !gives_up(action));
    ensure!(!legal.is_empty(), "nothing is legal");
    Ok(legal.swap_remove(dice.below(legal.len())))
}

/// Returns the game when somebody is to choose a move; `None` when it is over. Turns end on the phones, and results for
/// all are read at the tablet.
async fn choice<G: Stage>(house: &House, phones: &[WindowHandle]) -> Result<Option<Session<G>>> {
    house.at_tablet().await?;
    let table = &house.table;
    loop {
        if table.is_over().await? {
            return Ok(None);
        }
        if table.go_on().await? {
            continue;
        }
        let before = table.text().await?;
        let session = native::<G>(&before)?;
        let Some(seat) = session.seat_to_end_turn() else { return Ok(Some(session)) };
        house.at(&phones[seat.index()]).await?;
        house.move_here(None).await?;
        house.at_tablet().await?;
        table.saved_after(&before).await?;
    }
}

/// Makes at most this number of moves on the phones of all seats. Returns how many it made; fewer if the game is over.
pub async fn play<G: Stage>(
    house: &House,
    phones: &[WindowHandle],
    dice: &mut Dice,
    moves: usize,
) -> Result<usize> {
    for made in 0..moves {
        let Some(session) = choice::<G>(house, phones).await? else { return Ok(made) };
        let (seat, action) = (decider(&session)?, any_move(&session, dice)?);
        let what = format!("move {made}, {seat} {action}");
        let makes = house.makes(&phones[seat.index()], &session, action);
        makes.await.with_context(|| format!("{what} of\n{}", record::write(&session)))?;
    }
    Ok(moves)
}

/// The record is what the rules make of it, word by word.
pub async fn replays<G: Stage>(house: &House) -> Result<()> {
    house.at_tablet().await?;
    let text = house.table.text().await?;
    let record = Record::parse(&text).map_err(|fault| anyhow!("{fault}"))?;
    let played = record::verify::<G>(&record).map_err(|fault| anyhow!("{fault}"))?;
    ensure!(record::write(&played.session) == text, "the record is another when it is replayed:\n{text}");
    Ok(())
}

/// Every phone shows the end of the game, and keeps it.
pub async fn is_kept<G: Stage>(house: &House, phones: &[WindowHandle]) -> Result<()> {
    house.at_tablet().await?;
    let (record, session) = (house.table.text().await?, house.table.session::<G>().await?);
    house.table.assert_breakdown(&session).await?;
    for phone in phones {
        house.at(phone).await?;
        house.table.browser.wait_until("return !!document.querySelector('.walk, .over')").await?;
        ensure!(house.table.is_over().await?, "the phone shows the end");
        house.table.assert_breakdown(&session).await?;
        let kept = house.kept().await?;
        ensure!(kept.contains(&record), "the phone has kept {kept:?}\nwithout\n{record}");
    }
    Ok(())
}

async fn in_five_windows<G: Stage>(record: &str, moves: usize) -> Result<()> {
    let house = House::open(record).await?;
    let phones = house.join_all(4).await?;
    let made = play::<G>(&house, &phones, &mut Dice(7), moves).await?;
    replays::<G>(&house).await?;
    if made < moves {
        is_kept::<G>(&house, &phones).await?;
    }
    for phone in phones {
        house.at(&phone).await?;
        house.table.browser.assert_quiet().await?;
    }
    house.at_tablet().await?;
    house.table.browser.assert_quiet().await
}

#[tokio::test]
async fn four_phones_play_a_short_game_to_its_end() -> Result<()> {
    in_five_windows::<Carcassonne>(&last_tiles(4), 40).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn four_phones_play_tigris() -> Result<()> {
    in_five_windows::<Tigris>(&some("tigris", 4, ""), 40).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn four_phones_play_carcassonne() -> Result<()> {
    in_five_windows::<Carcassonne>(&some("carcassonne", 4, ""), 40).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn four_phones_play_taj_mahal() -> Result<()> {
    in_five_windows::<TajMahal>(&some("taj_mahal", 4, ""), 40).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn four_phones_play_java() -> Result<()> {
    in_five_windows::<Java>(&some("java", 4, ""), 40).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn four_phones_play_elementaris() -> Result<()> {
    in_five_windows::<Elementaris>(&some("elementaris", 4, "options round_limit=17\n"), 40).await
}
