//! Position texts that a person can type: lines of words (docs: records). This file writes them; `read` reads them.
//!
//! ```text
//! round 2
//! clock 1
//! phase activation 0 I
//! armies 0 I,II@B6
//! armies 1 III@B5c
//! cities 0 D1
//! cities 1 B5
//! ```

use std::fmt::Write;

use super::action::Mooring;
use super::army::{Armies, Army};
use super::clock::Element;
use super::field::Field;
use super::map::{CITIES, MOORINGS, SITES};
use super::state::{Elementaris, Phase};

impl Elementaris {
    pub(super) fn position_text(&self) -> String {
        let mut text = String::with_capacity(512);
        // Writing to a string cannot fail.
        let _ = self.write_into(&mut text);
        text
    }

    fn write_into(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "round {}", self.round)?;
        writeln!(text, "clock {}{}", self.clock, if self.hand_held { " held" } else { "" })?;
        writeln!(text, "first {}", self.first)?;
        self.write_phase(text)?;
        let mut line = |key: &str, words: Vec<String>| match words.is_empty() {
            true => Ok(()),
            false => writeln!(text, "{key} {}", words.join(" ")),
        };
        let unplaced = self.all().filter(|seat| self.unplaced.has(*seat));
        line("unplaced", unplaced.map(|seat| seat.to_string()).collect())?;
        line("out", self.out.iter().map(|seat| seat.to_string()).collect())?;
        for seat in self.all() {
            line(&format!("armies {seat}"), self.army_words(seat))?;
            let owned = (0..CITIES).filter(|city| self.cities[*city] == Some(seat)).map(Field::of_city);
            line(&format!("cities {seat}"), owned.map(|field| field.to_string()).collect())?;
            let owned = (0..SITES).filter(|site| self.orbs[*site] == Some(seat)).map(Field::of_site);
            line(&format!("orbs {seat}"), owned.map(|field| field.to_string()).collect())?;
            let treasury = self.treasury[seat];
            line(
                &format!("treasury {seat}"),
                (treasury > 0).then(|| treasury.to_string()).into_iter().collect(),
            )?;
            let placed = self.placed[seat];
            line(
                &format!("placed {seat}"),
                (!placed.is_empty()).then(|| placed.to_string()).into_iter().collect(),
            )?;
        }
        let moored = (0..MOORINGS)
            .flat_map(|at| std::iter::repeat_n(Mooring::at(at).to_string(), self.moored[at].into()));
        line("ships", moored.collect())?;
        for element in &Element::ALL[..3] {
            let pieces = self.pieces(*element);
            line(element.word(), pieces.iter().map(|field| field.to_string()).collect())?;
        }
        Ok(())
    }

    /// Writes the phase, its player, and their actions in it so far.
    fn write_phase(&self, text: &mut String) -> std::fmt::Result {
        let (name, seat) = (self.phase.name(), self.active);
        match self.phase {
            Phase::Placement => writeln!(text, "phase {name} {seat} {}", self.call)?,
            Phase::Activation => {
                writeln!(text, "phase {name} {seat} {}", self.call)?;
                writeln!(text, "moves {}", self.moves)?;
                if self.stanced {
                    writeln!(text, "stanced")?;
                }
            }
            Phase::Disband | Phase::Free => writeln!(text, "phase {name} {seat}")?,
            Phase::Vote(voter) => {
                writeln!(text, "phase {name} {voter} {seat}")?;
                writeln!(text, "winners {}", self.winners)?;
            }
            Phase::Over(ending) => {
                writeln!(text, "phase {name} {}", ending.word())?;
                writeln!(text, "winners {}", self.winners)?;
            }
        }
        let flags = [
            (self.second_turn.cast, "cast"),
            (self.second_turn.bought, "bought"),
            (self.second_turn.proposed, "proposed"),
        ];
        let flags: Vec<&str> = flags.into_iter().filter_map(|(done, word)| done.then_some(word)).collect();
        if !flags.is_empty() {
            writeln!(text, "did {}", flags.join(" "))?;
        }
        if !self.second_turn.cast_on.is_empty() {
            let used: Vec<String> = self.second_turn.cast_on.iter().map(|field| field.to_string()).collect();
            writeln!(text, "used {}", used.join(" "))?;
        }
        Ok(())
    }

    /// Returns armies by place, in the order of the lowest number: `I,II@B6`, `III@B5c`.
    fn army_words(&self, seat: crate::table::Seat) -> Vec<String> {
        let mut written = Armies::NONE;
        let mut words = Vec::new();
        for army in Army::all() {
            let Some(spot) = self.spot_word(seat, army).filter(|_| !written.has(army)) else { continue };
            let same = |other: &Army| self.spot_word(seat, *other).as_ref() == Some(&spot);
            let together: Armies = Army::all().filter(same).collect();
            together.iter().for_each(|army| written.insert(army));
            words.push(format!("{together}@{spot}"));
        }
        words
    }
}
