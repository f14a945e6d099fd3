//! A game of Taj Mahal on the screen: performing actions by mouse, touch or keys, and the visibility of cards.

use std::collections::BTreeSet;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use deska::games::taj_mahal::board::Mark;
use deska::games::taj_mahal::words;
use deska::games::taj_mahal::{Action, Card, City, TajMahal};
use deska::lang::Lang;
use deska::table::{Game, Seat, Session, Viewer};
use thirtyfour::Key;

use crate::table::{Hands, PATIENCE, Table, native};

/// The last two visits of three and of five.
pub const LATE_OF_THREE: &str =
    "deska 1\ngame taj_mahal\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nseed 5
options first_player=0
position
visit 11 GUJ
phase turn 1
start 1
bonus GUJ4=tea AGR5=taj
palaces 0 MUL1 MUL2 AJM1
palaces 1 LAH3 MUL4
palaces 2 AJM4*
hand 0 r-VE+r-GE+y-MP+w-G
hand 1 y-GM+y-PE+g-KE+w-E
hand 2 g-VE+v-VG+v-KE+s-points
goods 0 rice=1
tokens 0 V
points 0 40
points 1 38
points 2 41
supply r-EE+y-EE+g-EE+w-V+v-PE
pile rest
--
";
pub const LATE_OF_FIVE: &str = "deska 1\ngame taj_mahal\nseats 5\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nplayer 3 3 4 Jan\nplayer 4 4 5 Marie\nseed 6
options first_player=0
position
visit 12 AGR
phase turn 3
start 3
bonus AGR5=taj
palaces 0 LAH2 KAS4
palaces 1 GUJ1 MUL2
palaces 3 ALL1*
hand 0 r-VE+r-GE+y-MP
hand 1 y-GM+y-PE+w-E
hand 2 g-VE+v-VG
hand 3 v-GE+v-KE+w-K
hand 4 r-KE+g-GE
supply r-EE+y-EE+g-EE+w-V+v-PE+v-ME+g-MK+r-PE+w-P
pile rest
--
";

impl Table {
    /// Performs an action and waits until it is saved.
    pub async fn plays(&self, session: &Session<TajMahal>, action: Action) -> Result<()> {
        let before = self.text().await?;
        match action {
            Action::Play(cards) => {
                self.hand_part().await?;
                for card in cards.iter() {
                    self.press(&card_css("tj-card", card)).await?;
                }
            }
            Action::Withdraw => {
                self.hand_part().await?;
                self.press(".tj-withdraw").await?;
            }
            Action::Take(cards) => {
                self.hand_part().await?;
                // If there is only one thing to take, it is chosen already.
                for card in cards.iter() {
                    let css = format!("{}:not(.up)", card_css("tj-offer", card));
                    if self.has(&css).await? {
                        self.press(&css).await?;
                    }
                }
            }
            Action::Place(_, city) => self.aim_at(city).await?,
            _ => bail!("luck is not for seats"),
        }
        self.confirm().await?;
        let saved = self.saved_after(&before).await.with_context(|| format!("doing {action}"))?;
        let saved = native::<TajMahal>(&saved)?;
        let done = saved.steps().get(session.len()).map(|step| step.entry.action);
        ensure!(done == Some(action), "{done:?} was done instead of {action}");
        Ok(())
    }

    /// Opens the hand, which a phone may hide behind another part.
    async fn hand_part(&self) -> Result<()> {
        self.part("nth-last-child(3)").await
    }

    async fn aim_at(&self, city: City) -> Result<()> {
        let css = format!("[data-spot=\"{}\"]", Mark::City(city).spot());
        let start = Instant::now();
        if self.hands() == Hands::Keys {
            self.tab_to(".board [tabindex=\"0\"]").await?;
            while !self.has(&format!("{css}:focus")).await? {
                ensure!(start.elapsed() < PATIENCE, "N does not come to {city}");
                self.browser.keys("n").await?;
            }
            return self.browser.keys(Key::Enter).await;
        }
        self.aim_by_hand(&css).await
    }

    /// Returns every card whose picture is in the document.
    pub async fn cards_shown(&self) -> Result<BTreeSet<Card>> {
        let page = self.document().await?;
        let shown = |card: &Card| page.contains(&format!("#tj-{card}\""));
        Ok(Card::all().filter(shown).collect())
    }
}

fn card_css(class: &str, card: Card) -> String {
    format!(".{class}[aria-label=\"{}\"]", words::card(Lang::En, card))
}

/// Returns the cards that may be visible: open ones, special cards, which all know of, and the hand of this seat.
pub fn may_be_seen(session: &Session<TajMahal>, seat: Option<Seat>) -> BTreeSet<Card> {
    let game = session.game();
    let public = &game.public;
    let mut seen: BTreeSet<Card> = public.supply.kinds().chain(public.dummy.kinds()).collect();
    seen.extend(public.rows.iter().flat_map(|row| row.cards()));
    seen.extend(Card::all().filter(|card| card.special().is_some()));
    if let Some(hand) = seat.and_then(|seat| game.view(Viewer::Seat(seat)).mine()) {
        seen.extend(hand.kinds());
    }
    // The cards of the last entry are visible to all.
    if let Some(Action::Play(cards) | Action::Take(cards)) =
        session.steps().last().map(|step| step.entry.action)
    {
        seen.extend(cards.iter());
    }
    seen
}

/// Chooses an action: two cards where possible, then withdraw; the first city; the first cards.
pub fn modest(session: &Session<TajMahal>) -> Result<Action> {
    let game = session.game();
    let legal = game.legal();
    let row = &game.public.rows[game.public.active];
    let plays = |action: &&Action| match action {
        Action::Play(cards) => row.is_empty() && cards.count() == 2,
        _ => false,
    };
    let single = |action: &&Action| matches!(action, Action::Play(_)) && row.len() < 2;
    let rest = |action: &&Action| !matches!(action, Action::Play(_));
    let found = legal.iter().find(plays).or(legal.iter().find(single)).or(legal.iter().find(rest));
    found.copied().context("nothing is legal")
}
