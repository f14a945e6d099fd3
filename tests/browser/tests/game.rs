//! A game on the screen: played by fingers and by keys, kept, hidden, and taken up again.

mod around;
mod axe;
mod curtain;
mod haste;
mod kept;
mod pin;
mod puzzles;
mod sheets;
mod turn;
mod tutorials;
mod whole;
mod windows;

use anyhow::{Context, Result, bail, ensure};
use deska::games::tigris::{Action, Color, Tigris};
use deska::scenes::Stage;
use deska::story;
use deska::table::{Game, Session, record};
use deska_browser_tests::{
    Browser, CONFLICTS, DESKTOP, FESTIVAL, Hands, LAST_ROUND, LAST_TURNS, PHASES, PHONE, SECOND_TURN, START,
    Seen, Size, TABLET, Table, choose, fixture, native, nearly_over, until_phase,
};
use serde_json::{Value, json};
use thirtyfour::Key;
