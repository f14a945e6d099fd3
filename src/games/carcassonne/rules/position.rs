//! Positions as text that a person can type: a picture of the map and a few lines (rules: carcassonne 3.4).
//!
//! ```text
//! map (-1,-1)
//! .    E2   .
//! W0   D0   U0
//! on P0 (0,-1) f0
//! tower (0,1) 2 P1
//! prison P1 P0 1
//! points 4 0
//! pieces 10 8
//! pile C U U TA
//! turn P1 place R
//! ```
//! Two lines are additions to the rule file: `earned P0 cities 4` gives the sources of points, `first` means that
//! the first player is drawn next. This file writes positions; `read` parses them.

use std::fmt::Write;

use crate::order;
use crate::table::Seat;

use super::cell::Cell;
use super::map::Laid;
use super::score::Source;
use super::state::{Phase, Public};
use super::tile::Kind;

impl Public {
    /// Returns the position text of the state.
    pub fn position_text(&self) -> String {
        let mut text = String::with_capacity(1024);
        // Writing to a string cannot fail.
        let _ = self.write_into(&mut text);
        text
    }

    fn write_into(&self, text: &mut String) -> std::fmt::Result {
        self.write_map(text)?;
        let mut laid: Vec<&Laid> = self.tiles().iter().collect();
        order::short_by_key(&mut laid, |laid| laid.cell());
        for laid in laid {
            if let Some((id, figure)) = laid.figure() {
                writeln!(text, "on P{} {} {id}", figure.owner, laid.cell())?;
            }
        }
        self.write_towers(text)?;
        let numbers = |of: &dyn Fn(Seat) -> u16| {
            Seat::all(self.seats()).map(|seat| format!(" {}", of(seat))).collect::<String>()
        };
        writeln!(text, "points{}", numbers(&|seat| self.points(seat)))?;
        if self.options.towers() {
            writeln!(text, "pieces{}", numbers(&|seat| self.pieces(seat).into()))?;
        }
        for seat in Seat::all(self.seats()) {
            let earned = Source::ALL.map(|source| (source.name(), self.earned.0[seat][source as usize]));
            let earned = earned.iter().filter(|(_, n)| *n != 0).map(|(name, n)| format!(" {name} {n}"));
            let earned: String = earned.collect();
            if !earned.is_empty() {
                writeln!(text, "earned P{seat}{earned}")?;
            }
        }
        if !self.discarded().is_empty() {
            let each = |kind: Kind| format!(" {kind}").repeat(self.pile.0[kind.index()].into());
            writeln!(text, "pile{}", Kind::all().map(each).collect::<String>())?;
        }
        writeln!(text, "{}", self.turn_text())
    }

    fn write_map(&self, text: &mut String) -> std::fmt::Result {
        let cells = self.tiles().iter().map(|laid| laid.cell());
        let (mut least, mut most) = (Cell::new(0, 0), Cell::new(0, 0));
        for cell in cells {
            least = Cell::new(least.x.min(cell.x), least.y.min(cell.y));
            most = Cell::new(most.x.max(cell.x), most.y.max(cell.y));
        }
        writeln!(text, "map {least}")?;
        for y in least.y..=most.y {
            let token = |x: i16| match self.tile_at(Cell::new(x, y)) {
                Some(laid) => format!("{}{} ", laid.kind, laid.rotation.quarters()),
                None => ". ".into(),
            };
            let row: String = (least.x..=most.x).map(|x| format!("{:<4}", token(x))).collect();
            writeln!(text, "{}", row.trim_end())?;
        }
        Ok(())
    }

    fn write_towers(&self, text: &mut String) -> std::fmt::Result {
        let mut towers: Vec<_> = self.towers().iter().filter(|tower| tower.height > 0).collect();
        order::short_by_key(&mut towers, |tower| tower.cell);
        for tower in towers {
            let top = tower.top.map_or(String::new(), |figure| format!(" P{}", figure.owner));
            writeln!(text, "tower {} {}{top}", tower.cell, tower.height)?;
        }
        for captor in Seat::all(self.seats()) {
            for owner in Seat::all(self.seats()) {
                let held = self.prisoners(captor, owner);
                if held > 0 {
                    writeln!(text, "prison P{captor} P{owner} {held}")?;
                }
            }
        }
        Ok(())
    }

    fn turn_text(&self) -> String {
        let spent = if self.ransomed() { " ransomed" } else { "" };
        let seat = self.active;
        match self.phase {
            Phase::First => "first".into(),
            Phase::Over => "over".into(),
            Phase::Draw => format!("turn P{seat} draw"),
            Phase::Place(kind) => format!("turn P{seat} place {kind}{spent}"),
            Phase::Action { at } => format!("turn P{seat} action {at}{spent}"),
            Phase::Capture { at, tower } => format!("turn P{seat} capture {at} {tower}{spent}"),
            Phase::Late => format!("turn P{seat} late"),
        }
    }
}
