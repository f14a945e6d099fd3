//! Reading of a position's progress: phase, visit, provinces, starting player, palaces in supply. See `read`.

use crate::table::record::quoted;
use crate::table::word::{Word, nowhere, number};
use crate::table::{BySeat, PositionError, Seat};

use super::map::{PROVINCES, Province};
use super::read::Draft;
use super::state::{LAST_VISIT, PALACES, Phase};

impl<'a> Draft<'a> {
    /// Sets phase, visit, provinces and starting player, which depend on each other.
    pub(super) fn set_course(&mut self) -> Result<(), PositionError> {
        self.set_phase()?;
        if let Some(word) = self.visit.first().copied() {
            self.public.visit = number(&word, LAST_VISIT.into())? as u8;
            if self.public.visit == 0 {
                return Err(word.error("visits are numbered 1 to 12"));
            }
        } else if self.public.phase == Phase::Over {
            self.public.visit = LAST_VISIT;
        }
        self.set_order()?;
        let seats = self.public.seats();
        let chosen =
            |first: Seat| Seat::new((first.index() + usize::from(self.public.visit) - 1) % seats.max(1));
        let usual = self.public.options.first.map_or(Seat::new(0), chosen);
        self.public.start = self.start.unwrap_or(usual);
        if self.public.turn_of().is_none() || self.phase.is_empty() {
            self.public.active = self.public.start;
        }
        if self.public.phase == Phase::Over {
            let said = self.lines.iter().any(|(word, _)| word.is("withdrawn"));
            if said && self.public.active_seats().next().is_some() {
                return Err(self.blame("withdrawn", None, "at the end everybody has withdrawn"));
            }
            self.public.withdrawn = BySeat::from_fn(|seat| seat.index() < seats);
        }
        Ok(())
    }

    fn set_phase(&mut self) -> Result<(), PositionError> {
        let phase = std::mem::take(&mut self.phase);
        let Some((name, rest)) = phase.split_first() else { return Ok(()) };
        let bare = [Phase::Provinces, Phase::Bonus, Phase::Supply, Phase::Dummy, Phase::First, Phase::Over];
        let seated = [Phase::Turn, Phase::Place, Phase::CardTile, Phase::FreeCard, Phase::Take];
        let bare = bare.into_iter().find(|phase| name.is(phase.name()));
        let seated = seated.into_iter().find(|phase| name.is(phase.name()));
        match (bare, seated, rest) {
            (Some(phase), _, []) => self.public.phase = phase,
            (_, Some(phase), [word]) => (self.public.phase, self.public.active) = (phase, self.seat(word)?),
            (None, None, [word]) if name.is("deal") => self.public.phase = Phase::Deal(self.seat(word)?),
            _ => {
                return Err(name.error(format!("{} with what follows is not a phase", quoted(name.text))));
            }
        }
        self.phase = phase;
        Ok(())
    }

    /// Sets the order of the provinces: as given, or the default one with the province of this visit moved to its
    /// place.
    fn set_order(&mut self) -> Result<(), PositionError> {
        let laid = self.public.phase != Phase::Provinces;
        if let (Some(word), false) = (self.order.first().or(self.visit.get(1)), laid) {
            return Err(word.error("the province tiles are not laid yet"));
        }
        if let Some(word) = self.order.first() {
            if self.order.len() != PROVINCES {
                return Err(word.error("all twelve provinces are named in the order of their visits"));
            }
            for (visit, word) in self.order.iter().enumerate() {
                let province: Province = word.text.parse().map_err(|e: String| word.error(e))?;
                if self.public.order[..visit].contains(&province) {
                    return Err(word.error(format!("{province} is named twice")));
                }
                if (province == Province::AGRA) != (visit + 1 == PROVINCES) {
                    return Err(word.error("AGR is visited last, and only AGR"));
                }
                self.public.order[visit] = province;
            }
        }
        let Some(word) = self.visit.get(1) else { return Ok(()) };
        let province: Province = word.text.parse().map_err(|e: String| word.error(e))?;
        let (now, at) = (usize::from(self.public.visit), usize::from(self.public.visit_of(province)));
        if now != at && (!self.order.is_empty() || now == PROVINCES || at == PROVINCES) {
            return Err(word.error(format!("{province} is visit {at}, not {now}")));
        }
        self.public.order.swap(now - 1, at - 1);
        Ok(())
    }

    /// Sets the palaces in supply: as given, or those that are not on the map.
    pub(super) fn set_palaces(&mut self) -> Result<(), PositionError> {
        for s in self.public.all() {
            let built = self.public.plain[s].count() + self.public.crowned[s].count();
            let usual = u32::from(PALACES).checked_sub(built);
            let left = self.left[s].map(u32::from).or(usual);
            let Some(left) = left.filter(|left| left + built <= PALACES.into()) else {
                let word = self.word("left", s).or(self.word("palaces", s));
                let error = "a player has only 20 palaces, on the map and in supply";
                return Err(word.map_or_else(|| nowhere(error), |word| word.error(error)));
            };
            self.public.palaces[s] = left as u8;
        }
        Ok(())
    }

    /// Returns the first word of the line with this key, about this seat.
    pub(super) fn word(&self, key: &str, s: Seat) -> Option<Word<'a>> {
        self.lines.iter().find(|(word, seat)| word.is(key) && *seat == Some(s)).map(|(word, _)| *word)
    }

    /// Returns an error at the line with this key, about no seat or this one; else at the phase, else at the start.
    pub(super) fn blame(&self, key: &str, s: Option<Seat>, reason: impl Into<String>) -> PositionError {
        let line = self.lines.iter().find(|(word, seat)| word.is(key) && *seat == s);
        let word = line.filter(|_| key != "phase").map(|(word, _)| *word).or(self.phase.first().copied());
        match word {
            Some(word) => word.error(reason),
            None => nowhere(reason),
        }
    }
}
