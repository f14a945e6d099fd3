//! Reading of a position's picture: rows, signs by name, heights.

use crate::table::PositionError;
use crate::table::record::quoted;
use crate::table::word::{Word, number};

use super::action::Value;
use super::cell::Cell;
use super::map::map;
use super::position::row;
use super::read::Draft;

impl<'a> Draft<'a> {
    /// Reads a row of the picture.
    pub(super) fn row(&mut self, head: &Word<'a>, signs: &[Word<'a>]) -> Result<(), PositionError> {
        let letter = head.text.as_bytes()[0].to_ascii_uppercase() - b'A';
        let cells = row(letter);
        let ends = cells.first().zip(cells.last()).map(|(first, last)| (Cell::at(*first), Cell::at(*last)));
        let Some((first, last)) = ends else { return Err(head.error("rows are A to O")) };
        if self.rows.contains(&letter) {
            return Err(head.error("this row is given twice"));
        }
        self.rows.push(letter);
        if cells.len() != signs.len() {
            let word = signs.get(cells.len()).unwrap_or(head);
            let (count, wanted) = (signs.len(), cells.len());
            return Err(word.error(format!("the row shows {wanted} hexes, {first} to {last}, not {count}")));
        }
        cells.iter().zip(signs).try_for_each(|(cell, word)| self.sign(*cell, word))
    }

    /// Reads the sign of a named hex: `G7=V2@0`.
    pub(super) fn named(&mut self, word: &Word<'a>) -> Result<(), PositionError> {
        let wrong = || word.error(format!("{} is not such as G7=V2@0", quoted(word.text)));
        let at = word.text.find('=').ok_or_else(wrong)?;
        let cell = Word { text: &word.text[..at], ..*word };
        let index = self.cell(&cell)?.index().ok_or_else(|| cell.error("no such hex is on the map"))?;
        self.sign(index, &word.from(at + 1))
    }

    /// Reads tile and figure of a hex.
    fn sign(&mut self, cell: usize, word: &Word<'a>) -> Result<(), PositionError> {
        if self.signs[cell].replace(*word).is_some() {
            return Err(word.error(format!("{} is shown twice", Cell::at(cell))));
        }
        let text = word.text;
        let first = text.chars().next().map(|c| c.to_ascii_uppercase());
        match (first, text.len()) {
            (Some('.'), 1) if !map().printed.has(cell) => Ok(()),
            (Some('.'), 1) => Err(word.error(format!("{} is printed water: ~", Cell::at(cell)))),
            (Some('~'), 1) => self.water(cell, word),
            (Some('P'), _) => self.palace(cell, word),
            (Some('R' | 'V'), _) if map().printed.has(cell) => {
                Err(word.error(format!("{} is printed water: ~", Cell::at(cell))))
            }
            (Some(top @ ('R' | 'V')), _) => self.land(cell, top == 'V', word),
            _ => Err(word.error(format!("{} is nothing that lies on a hex", quoted(text)))),
        }
    }

    fn water(&mut self, cell: usize, word: &Word<'_>) -> Result<(), PositionError> {
        if !(map().board - map().edge).has(cell) {
            return Err(word.error("water lies neither at the border nor outside"));
        }
        self.public.water.insert(cell);
        Ok(())
    }

    /// Reads land such as `V2@0`: a height and the owner of the figure on it.
    fn land(&mut self, cell: usize, village: bool, word: &Word<'a>) -> Result<(), PositionError> {
        let rest = word.from(1);
        let (height, figure) = match rest.text.find('@') {
            Some(at) => (Word { text: &rest.text[..at], ..rest }, Some(rest.from(at + 1))),
            None => (rest, None),
        };
        self.public.heights[cell] = self.height(&height)?;
        let tops = if village { &mut self.public.villages } else { &mut self.public.rice };
        tops.insert(cell);
        if let Some(word) = figure {
            let seat = self.seat(&word)?;
            if self.public.figures_left(seat) == 0 {
                return Err(word.error("a player has twelve figures"));
            }
            self.public.figures[seat].insert(cell);
        }
        Ok(())
    }

    /// Reads a palace such as `P4w/2`: value, side, and the height if it is not 1.
    fn palace(&mut self, cell: usize, word: &Word<'a>) -> Result<(), PositionError> {
        let wrong = || word.error(format!("{} is not a palace such as P4w or P10r/3", quoted(word.text)));
        if map().printed.has(cell) {
            return Err(word.error(format!("{} is printed water: ~", Cell::at(cell))));
        }
        let (body, height) = match word.text.find('/') {
            Some(at) => (&word.text[..at], self.height(&word.from(at + 1))?),
            None => (word.text, 1),
        };
        let digits =
            body.get(1..body.len().saturating_sub(1)).filter(|digits| digits.is_ascii()).ok_or_else(wrong)?;
        let value: Value = digits.parse().map_err(|_| wrong())?;
        match body.chars().last() {
            Some('w' | 'W') => {}
            Some('r' | 'R') => self.public.festival_held.insert(cell),
            _ => return Err(wrong()),
        }
        self.public.palaces[value.index()].insert(cell);
        self.public.heights[cell] = height;
        Ok(())
    }

    pub(super) fn height(&self, word: &Word<'_>) -> Result<u8, PositionError> {
        let height = number(word, 99)?;
        if height == 0 { Err(word.error("land has a height of 1 or more")) } else { Ok(height as u8) }
    }
}
