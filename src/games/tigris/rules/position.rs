//! Positions as text that a person can type: a picture of the board and a few lines (docs: records).
//!
//! ```text
//!      A  B  C  ...
//!  1   .  .  ~  K0 r* (r) x
//! monument red-black F3
//! active 0
//! phase war_defender H5 green 2
//! hand 0 4b2r
//! ```
//! This file writes positions; `read` parses them.

use std::fmt::Write;

use crate::games::tigris::rules::cell::{COLUMNS, Cell};
use crate::table::Seat;

use super::action::tiles_text;
use super::color::LETTERS;
use super::map::ROWS;
use super::state::{CATASTROPHES, ConflictKind, Phase, Points, Public, Tigris};

impl Tigris {
    pub(super) fn position_text(&self) -> String {
        let mut text = String::with_capacity(1024);
        // Writing to a string cannot fail.
        let _ = self.write_into(&mut text);
        text
    }

    fn write_into(&self, text: &mut String) -> std::fmt::Result {
        let (public, secret) = (&self.public, &self.secret);
        public.write_board(text)?;
        for (monument, at) in public.monuments() {
            writeln!(text, "monument {monument} {}", Cell::at(at))?;
        }
        writeln!(text, "active {}", public.active)?;
        writeln!(text, "actions {}", public.actions)?;
        writeln!(text, "phase {}", public.phase_text())?;
        for seat in Seat::all(public.seats()) {
            if !secret.hands[seat].is_empty() {
                writeln!(text, "hand {seat} {}", tiles_text(&secret.hands[seat]))?;
            }
            if secret.points[seat] != Points::default() {
                writeln!(text, "points {seat} {}", points_text(&secret.points[seat]))?;
            }
            if secret.treasures[seat] != 0 {
                writeln!(text, "treasures {seat} {}", secret.treasures[seat])?;
            }
            if public.catastrophes_held[seat] != CATASTROPHES {
                writeln!(text, "catastrophes {seat} {}", public.catastrophes_held[seat])?;
            }
        }
        writeln!(text, "bag {}", tiles_text(&secret.bag))?;
        writeln!(text, "discards {}", tiles_text(&secret.discards))
    }
}

/// Returns points as `9k11r`; `0` for none.
fn points_text(points: &Points) -> String {
    points.iter().zip(LETTERS).filter(|(n, _)| **n > 0).map(|(n, letter)| format!("{n}{letter}")).collect()
}

impl Public {
    fn write_board(&self, text: &mut String) -> std::fmt::Result {
        let signs: Vec<String> = (0..ROWS * COLUMNS).map(|at| self.sign(at)).collect();
        let width = signs.iter().map(String::len).max().unwrap_or(1);
        let heads = (0..COLUMNS).map(|x| char::from(b'A' + x as u8).to_string());
        let line = |head: String, cells: &mut dyn Iterator<Item = String>| {
            let cells: String = cells.map(|cell| format!(" {cell:width$}")).collect();
            format!("{head:>2}{cells}").trim_end().to_owned()
        };
        writeln!(text, "{}", line(String::new(), &mut heads.into_iter()))?;
        for (y, row) in signs.chunks(COLUMNS).enumerate() {
            writeln!(text, "{}", line((y + 1).to_string(), &mut row.iter().cloned()))?;
        }
        Ok(())
    }

    /// Returns the word for a cell in the picture.
    fn sign(&self, at: usize) -> String {
        if self.catastrophes.has(at) {
            return "x".into();
        }
        if let Some((seat, color)) = self.leader_at(at) {
            return format!("{}{seat}", color.leader_letter());
        }
        let Some(color) = self.tile_at(at) else {
            return if self.map().river.has(at) { "~".into() } else { ".".into() };
        };
        let star = if self.treasures.has(at) { "*" } else { "" };
        let letter = color.letter();
        if self.facedown.has(at) { format!("({letter}{star})") } else { format!("{letter}{star}") }
    }

    fn phase_text(&self) -> String {
        let name = self.phase.name();
        match self.phase {
            Phase::First | Phase::Action => name.into(),
            Phase::Deal(seat) => format!("deal {seat}"),
            Phase::Swap { count } => format!("swap {count}"),
            Phase::Refill(seat) => format!("refill {seat}"),
            Phase::ChooseConflict { at } | Phase::Monument { at } => format!("{name} {at}"),
            Phase::Treasure(seat) => format!("{name} {seat}"),
            Phase::Over(ending) => format!("{name} {}", ending.name()),
            Phase::Attack(conflict) => match conflict.kind {
                ConflictKind::Revolt => format!("{name} {}", conflict.color.name()),
                ConflictKind::War { at } => format!("{name} {at} {}", conflict.color.name()),
            },
            Phase::Defend { conflict, support } => match conflict.kind {
                ConflictKind::Revolt => format!("{name} {} {support}", conflict.color.name()),
                ConflictKind::War { at } => format!("{name} {at} {} {support}", conflict.color.name()),
            },
        }
    }
}
