//! Random choice of a legal action without the list of legal actions.
//!
//! A *ticket* is a number. Every legal action has exactly one ticket; the others are blanks. Drawing until a ticket
//! is not blank gives all actions the same chance. The number of tickets depends on the board, so that few are
//! blanks.

use crate::table::{Dice, Seat};

use super::action::{Action, Value};
use super::card::Cards;
use super::cell::{Cell, Cells};
use super::duty::{Change, Duty};
use super::land::Site;
use super::legal::{selection, selection_count};
use super::map::map;
use super::phase::Phase;
use super::state::{CARDS_A_TURN, FIGURES, Java, Public};
use super::tile::Tile;

/// Number of successive blanks after which the list is used instead.
const BLANKS: usize = 400;

/// Tickets of the main phase, by kind.
struct Tickets<'a> {
    game: &'a Java,
    public: &'a Public,
    seat: Seat,
    /// Present while a tile is affordable.
    site: Option<Site<'a>>,
    /// The land duty, while it applies.
    duty: Option<Duty>,
    /// The most that an action other than land may cost; at 0 figures only make free moves.
    spare: u8,
    figures: Cells,
    /// Number of free destinations of each own figure; used while only land may be paid for.
    free: [u8; FIGURES as usize],
    /// Hexes where figures may go at all.
    goals: Cells,
    /// Destinations that an own figure can reach, at any cost.
    ways: Cells,
    /// Free village hexes, and palaces, of settlements with a figure of the player.
    free_villages: Cells,
    palaces: Cells,
    water: Cells,
    fitting: Cards,
}

/// A kind of ticket.
#[derive(Clone, Copy)]
enum Kind {
    Land(Tile),
    Water,
    Enter,
    Move,
    Leave,
    Build,
    Expand,
    Cards,
    Token,
    Festival,
    End,
}

const KINDS: [Kind; 14] = [
    Kind::Land(Tile::Three),
    Kind::Land(Tile::Two),
    Kind::Land(Tile::Rice),
    Kind::Land(Tile::Village),
    Kind::Move,
    Kind::Token,
    Kind::Festival,
    Kind::End,
    Kind::Water,
    Kind::Enter,
    Kind::Leave,
    Kind::Build,
    Kind::Expand,
    Kind::Cards,
];

/// Indices into [`KINDS`]: the first kind of land, the first that may be free, the first that is never free.
const LAND: usize = 0;
const FREE: usize = 4;
const PAID: usize = 8;

impl Java {
    /// Returns a legal action, each with the same probability.
    pub(super) fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        match self.public.phase {
            Phase::Main => self.random_main(dice),
            Phase::Auction { bidder, .. } => {
                let fitting = self.public.fitting(&self.secret.hands[bidder]);
                Some(match dice.below(selection_count(&fitting) + 1) {
                    0 => Action::Pass,
                    number => Action::Lay(selection(&fitting, number)),
                })
            }
            _ => None,
        }
    }

    fn random_main(&self, dice: &mut Dice) -> Option<Action> {
        let tickets = Tickets::of(self);
        let kinds = tickets.kinds();
        let mut counts = [0u32; KINDS.len()];
        counts.iter_mut().zip(kinds).for_each(|(count, kind)| *count = tickets.count(*kind));
        let all = counts.iter().fold(0u32, |sum, count| sum.saturating_add(*count));
        for _ in 0..BLANKS {
            let mut number = dice.below(all);
            for (kind, count) in kinds.iter().zip(counts) {
                if number >= count {
                    number -= count;
                    continue;
                }
                let drawn = tickets.draw(*kind, number);
                if drawn.is_some() {
                    return drawn;
                }
                break;
            }
        }
        dice.pick(&self.legal_actions()).copied()
    }
}

impl<'a> Tickets<'a> {
    fn of(game: &'a Java) -> Self {
        let (public, seat) = (&game.public, game.public.current);
        let figures = public.figures[seat];
        let taken = public.all_figures();
        let fitting = public.fitting(&game.secret.hands[seat]);
        let duty = public.duty();
        let spare = public.spare(duty.as_ref());
        let festive = !fitting.is_empty() && !(public.all_palaces() - public.red).is_empty();
        let here = if spare > 0 || festive { figures & public.villages } else { Cells::EMPTY };
        let goals = (public.rice | public.villages) - taken;
        let own = if here.is_empty() { here } else { map().ground.fill(here, public.built()) };
        Self {
            game,
            public,
            seat,
            site: (public.ap > 0).then(|| Site::of(public)),
            duty,
            spare,
            figures,
            free: if spare > 0 { Default::default() } else { public.free_goals(&figures) },
            goals,
            ways: if spare == 0 || figures.is_empty() {
                Cells::EMPTY
            } else {
                goals & public.around(seat, figures)
            },
            free_villages: (own & public.villages) - taken,
            palaces: own - public.villages,
            water: if spare > 0 { public.water_places() } else { Cells::EMPTY },
            fitting,
        }
    }

    /// Returns the kinds that may have tickets.
    fn kinds(&self) -> &'static [Kind] {
        let from = if self.public.ap > 0 { LAND } else { FREE };
        if self.spare > 0 { &KINDS[from..] } else { &KINDS[from..PAID] }
    }

    fn count(&self, kind: Kind) -> u32 {
        let public = self.public;
        match kind {
            Kind::Land(tile) if public.tiles_left(self.seat, tile) == 0 => 0,
            Kind::Land(tile) => map().places(tile).len() as u32,
            Kind::Water => self.water.count(),
            Kind::Enter if public.figures_left(self.seat) == 0 => 0,
            Kind::Enter => self.goals.count(),
            Kind::Move if self.spare == 0 => self.free.iter().map(|count| u32::from(*count)).sum(),
            Kind::Move => self.figures.count() * self.ways.count(),
            Kind::Leave => self.figures.count(),
            Kind::Build => 5 * self.free_villages.count(),
            Kind::Expand => 5 * self.palaces.count(),
            Kind::Cards if public.cards_drawn >= CARDS_A_TURN || self.game.secret.deck.is_empty() => 0,
            Kind::Cards => 2 * u32::from(self.keeps(1, Change::Nothing)),
            Kind::Token => u32::from(public.has_token()),
            Kind::Festival | Kind::End if self.duty.is_some() => 0,
            Kind::Festival if self.fitting.is_empty() => 0,
            Kind::Festival => self.white().count().saturating_mul(selection_count(&self.fitting)),
            Kind::End => 1,
        }
    }

    /// Returns whether an action with this cost and change leaves enough for land.
    fn keeps(&self, cost: u8, change: Change) -> bool {
        self.public.keeps_land(self.duty.as_ref(), cost, change).is_ok()
    }

    /// Returns the palaces whose festival is still to come.
    fn white(&self) -> Cells {
        self.palaces - self.public.red
    }

    /// Returns the action of a ticket; `None` for a blank. Cards, tokens, festivals and the end of the turn have no
    /// blanks.
    fn draw(&self, kind: Kind, number: u32) -> Option<Action> {
        match kind {
            Kind::Land(tile) => {
                let place = map().places(tile).get(number as usize)?;
                let cost = self.site.as_ref()?.cost(tile, place).filter(|cost| *cost <= self.public.ap);
                cost.map(|_| place.action(tile))
            }
            Kind::Move if self.spare == 0 => self.free_move(number),
            Kind::Cards | Kind::Token | Kind::Festival | Kind::End => self.action(kind, number),
            _ => {
                let action = self.action(kind, number)?;
                let (cost, change) = self.public.check_step(self.seat, &action).ok()?;
                (cost <= self.spare && self.keeps(cost, change)).then_some(action)
            }
        }
    }

    fn free_move(&self, number: u32) -> Option<Action> {
        let mut left = number;
        for (from, count) in self.figures.iter().zip(self.free) {
            let count = u32::from(count);
            if left < count {
                let to = (self.public.regions.around(from) - self.figures).nth(left)?;
                let kept = self.keeps(0, Change::Figure(Some(from), Some(to)));
                return kept.then(|| Action::Move(Cell::at(from), Cell::at(to)));
            }
            left -= count;
        }
        None
    }

    /// Returns the action of a ticket, legal or not; `None` for some blanks.
    fn action(&self, kind: Kind, number: u32) -> Option<Action> {
        let nth = |cells: &Cells, number: u32| cells.nth(number).map(Cell::at);
        let value = |number: u32| Value::ALL[number as usize % 5];
        Some(match kind {
            Kind::Land(tile) => map().places(tile).get(number as usize)?.action(tile),
            Kind::Water => Action::Water(nth(&self.water, number)?),
            Kind::Enter => Action::Enter(nth(&self.goals, number)?),
            Kind::Move => {
                let ways = self.ways.count();
                Action::Move(nth(&self.figures, number / ways)?, nth(&self.ways, number % ways)?)
            }
            Kind::Leave => Action::Leave(nth(&self.figures, number)?),
            Kind::Build => Action::Build(nth(&self.free_villages, number / 5)?, value(number)),
            Kind::Expand => Action::Expand(nth(&self.palaces, number / 5)?, value(number)),
            Kind::Cards => [Action::TakeOpen, Action::TakeDeck][number as usize % 2],
            Kind::Token => Action::Token,
            Kind::Festival => {
                let ways = selection_count(&self.fitting);
                Action::Festival(
                    nth(&self.white(), number / ways)?,
                    selection(&self.fitting, 1 + number % ways),
                )
            }
            Kind::End => Action::End,
        })
    }
}
