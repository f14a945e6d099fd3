//! Position texts that a person can type: a picture of the island and a few lines (docs: records).
//!
//! ```text
//! G  .  .  V1@0  R2  P4w/2  ~
//! tile 2 three H7 G7 G8
//! current 0
//! phase auction G5 1
//! hand 0 mask+2drum-puppet
//! ```
//! This file writes them; `read` reads them.

use std::fmt::Write;

use super::action::{Action, cards_text};
use super::cell::{CELLS, Cell, Cells};
use super::map::map;
use super::phase::Phase;
use super::score::{Points, Source};
use super::state::{Java, OWN, Public};

impl Java {
    pub(super) fn position_text(&self) -> String {
        let mut text = String::with_capacity(4096);
        // Writing to a string cannot fail.
        let _ = self.write_into(&mut text);
        text
    }

    fn write_into(&self, text: &mut String) -> std::fmt::Result {
        let public = &self.public;
        public.write_picture(text)?;
        for piece in public.pieces.all() {
            let mut cells = [Cell::NOWHERE; 3];
            cells.iter_mut().zip(piece.cells()).for_each(|(to, cell)| *to = Cell::at(cell));
            writeln!(text, "tile {} {}", piece.level, Action::Land(piece.tile, cells))?;
        }
        public.write_turn(text)?;
        public.write_supplies(text)?;
        self.write_cards(text)
    }

    fn write_cards(&self, text: &mut String) -> std::fmt::Result {
        let (public, secret) = (&self.public, &self.secret);
        let bags = [("hand", &secret.hands), ("seen", &public.seen), ("laid", &public.laid)];
        for seat in public.all_seats() {
            for (key, bag) in
                bags.iter().map(|(key, bags)| (key, &bags[seat])).filter(|(_, bag)| !bag.is_empty())
            {
                writeln!(text, "{key} {seat} {}", cards_text(bag))?;
            }
        }
        if let Some(card) = public.face_up {
            writeln!(text, "open {}", card.word())?;
        }
        writeln!(text, "deck {}", cards_text(&secret.deck))?;
        writeln!(text, "discard {}", cards_text(&public.discard))
    }
}

/// Returns non-zero points by source: `lakes 3 palaces 5`.
fn points_text(points: &Points) -> String {
    let scored = Source::ALL.into_iter().zip(points).filter(|(_, n)| **n > 0);
    scored.map(|(source, n)| format!(" {} {n}", source.name())).collect()
}

fn names(cells: Cells) -> String {
    cells.iter().map(|cell| format!(" {}", Cell::at(cell))).collect()
}

impl Public {
    /// Writes the picture. Every row begins with its letter and shows its hexes and outside cells from left to
    /// right.
    fn write_picture(&self, text: &mut String) -> std::fmt::Result {
        let signs: Vec<String> = (0..CELLS).map(|cell| self.sign(cell)).collect();
        let width = signs.iter().map(String::len).max().unwrap_or(1) + 1;
        let mut line = String::new();
        for (index, sign) in signs.iter().enumerate() {
            let cell = Cell::at(index);
            if line.is_empty() {
                line.push(char::from(b'A' + cell.row));
            }
            // Odd rows are half a hex further to the right.
            let column = 2 + (2 * usize::from(cell.number) + usize::from(cell.row % 2)) * width / 2;
            line.extend(std::iter::repeat_n(' ', column.saturating_sub(line.len())));
            line.push_str(sign);
            if index + 1 == CELLS || Cell::at(index + 1).row != cell.row {
                writeln!(text, "{line}")?;
                line.clear();
            }
        }
        Ok(())
    }

    /// Returns the sign of a hex in the picture.
    fn sign(&self, cell: usize) -> String {
        let height = self.heights[cell];
        if let Some(value) = self.value_at(cell) {
            let side = if self.festival_held.has(cell) { 'r' } else { 'w' };
            let tall = if height == 1 { String::new() } else { format!("/{height}") };
            return format!("P{value}{side}{tall}");
        }
        let figure = self.figure_at(cell).map(|seat| format!("@{seat}")).unwrap_or_default();
        match () {
            () if self.water.has(cell) => "~".into(),
            () if self.rice.has(cell) => format!("R{height}{figure}"),
            () if self.villages.has(cell) => format!("V{height}{figure}"),
            () => ".".into(),
        }
    }

    fn write_turn(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "current {}", self.current)?;
        writeln!(text, "phase {}", self.phase_text())?;
        writeln!(text, "ap {}", self.ap)?;
        let flags =
            [("land_placed", self.land_placed), ("token_used", self.token_used), ("acted", self.acted)];
        let set: String = flags.iter().filter(|(_, set)| *set).map(|(name, _)| format!(" {name}")).collect();
        if !set.is_empty() {
            writeln!(text, "flags{set}")?;
        }
        if self.cards_drawn > 0 {
            writeln!(text, "cards_drawn {}", self.cards_drawn)?;
        }
        if !self.changed.is_empty() {
            writeln!(text, "changed{}", names(self.changed))?;
        }
        if self.turns_without_land > 0 {
            writeln!(text, "turns_without_land {}", self.turns_without_land)?;
        }
        if let Some((seat, reason)) = self.trigger {
            writeln!(text, "trigger {seat} {}", reason.name())?;
        }
        for (key, set) in [("scored", &self.final_scored), ("passed", &self.passed)] {
            let seats: String = self.all_seats().filter(|s| set[*s]).map(|seat| format!(" {seat}")).collect();
            if !seats.is_empty() {
                writeln!(text, "{key}{seats}")?;
            }
        }
        Ok(())
    }

    fn write_supplies(&self, text: &mut String) -> std::fmt::Result {
        let [two, four, six, eight, ten] = self.supply.palaces;
        writeln!(text, "three {}", self.supply.three)?;
        writeln!(text, "water {}", self.supply.water)?;
        writeln!(text, "palaces {two} {four} {six} {eight} {ten}")?;
        for seat in self.all_seats() {
            let (own, points) = (&self.own[seat], points_text(&self.points[seat]));
            if *own != OWN {
                let (two, rice, village) = (own.two, own.rice, own.village);
                writeln!(text, "own {seat} two {two} rice {rice} village {village} tokens {}", own.tokens)?;
            }
            if !points.is_empty() {
                writeln!(text, "points {seat}{points}")?;
            }
        }
        Ok(())
    }

    fn phase_text(&self) -> String {
        match self.phase {
            Phase::Deal(seat) => format!("deal {seat}"),
            Phase::FirstOpen => "deal open".into(),
            Phase::Auction { palace, bidder } => format!("auction {palace} {bidder}"),
            phase => phase.name().into(),
        }
    }
}

/// Returns the hexes and outside cells of a row, from left to right.
pub(super) fn row(letter: u8) -> Vec<usize> {
    let names = map().names.iter().enumerate();
    names.filter(|(_, cell)| cell.row == letter).map(|(index, _)| index).collect()
}
