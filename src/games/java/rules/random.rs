//! A legal action drawn without a list.
//!
//! A *ticket* is a number; every legal action has exactly one, and the rest are blanks. Drawing tickets until one is no
//! blank is fair to all actions. How many tickets there are depends on what lies on the board, so that few are blanks.

use std::cell::OnceCell;

use crate::table::{Dice, Seat};

use super::action::{Action, Value};
use super::card::Cards;
use super::cell::{Cell, Cells};
use super::duty::Duty;
use super::land::Site;
use super::legal::{selection, selection_count};
use super::map::map;
use super::phase::Phase;
use super::state::{CARDS_A_TURN, Java, Public};
use super::tile::Tile;

/// So many blanks in a row, and the list is made after all.
const BLANKS: usize = 400;

/// The tickets of the main phase, kind by kind.
struct Tickets<'a> {
    game: &'a Java,
    public: &'a Public,
    seat: Seat,
    /// While a tile can be paid.
    site: Option<Site<'a>>,
    /// No land duty can stand, and there are no action points: a figure goes where it comes for nothing.
    idle: bool,
    /// The duty that stands, once it was asked for.
    duty: OnceCell<Option<Duty>>,
    /// Own figures, and where figures may go at all.
    figures: Cells,
    goals: Cells,
    /// Goals that some own figure reaches, whatever it costs.
    ways: Cells,
    /// Free village hexes, and palaces, of settlements where the player has a figure.
    free_villages: Cells,
    palaces: Cells,
    water: Cells,
    fitting: Cards,
}

/// Rice or not.
const TERRAINS: [bool; 2] = [true, false];

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
    Kind::Water,
    Kind::Enter,
    Kind::Move,
    Kind::Leave,
    Kind::Build,
    Kind::Expand,
    Kind::Cards,
    Kind::Token,
    Kind::Festival,
    Kind::End,
];

/// What is left without action points, once land is placed.
const IDLE: [Kind; 4] = [Kind::Move, Kind::Token, Kind::Festival, Kind::End];

impl Java {
    /// A legal action, each with the same chance.
    pub(super) fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        match self.public.phase {
            Phase::Main => self.random_main(dice),
            Phase::Auction { bidder, .. } => {
                let fitting = self.public.fitting(&self.secret.hands[bidder.index()]);
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
        let kinds = if tickets.idle { &IDLE[..] } else { &KINDS[..] };
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
        let figures = public.figures[seat.index()];
        let taken = public.all_figures();
        let fitting = public.fitting(&game.secret.hands[seat.index()]);
        let paid = public.ap > 0;
        let idle = !paid && (public.land_placed || public.trigger.is_some());
        let festive = !fitting.is_empty() && !(public.all_palaces() - public.red).is_empty();
        let here = if paid || festive { figures & public.villages } else { Cells::EMPTY };
        let goals = (public.rice | public.villages) - taken;
        let own = if here.is_empty() { here } else { map().ground.fill(here, public.built()) };
        Self {
            game,
            public,
            seat,
            site: paid.then(|| Site::of(public)),
            idle,
            duty: OnceCell::new(),
            figures,
            goals,
            ways: if idle || figures.is_empty() {
                Cells::EMPTY
            } else {
                goals & public.around(seat, figures)
            },
            free_villages: (own & public.villages) - taken,
            palaces: own - public.villages,
            water: if paid { public.water_places() } else { Cells::EMPTY },
            fitting,
        }
    }

    fn count(&self, kind: Kind) -> u32 {
        let public = self.public;
        let paid = |count: u32| if public.ap > 0 { count } else { 0 };
        match kind {
            Kind::Land(tile) if public.tiles_left(self.seat, tile) == 0 => 0,
            Kind::Land(tile) => paid(map().places(tile).len() as u32),
            Kind::Water => paid(self.water.count()),
            Kind::Enter if public.figures_left(self.seat) == 0 => 0,
            Kind::Enter => paid(self.goals.count()),
            Kind::Move if self.idle => TERRAINS.map(|rice| self.free_moves(rice)).iter().sum(),
            Kind::Move => self.figures.count() * self.ways.count(),
            Kind::Leave => paid(self.figures.count()),
            Kind::Build => paid(5 * self.free_villages.count()),
            Kind::Expand => paid(5 * self.palaces.count()),
            Kind::Cards if public.cards_drawn >= CARDS_A_TURN => 0,
            Kind::Cards => paid(2),
            Kind::Token => u32::from(public.has_token()),
            Kind::Festival if self.fitting.is_empty() => 0,
            Kind::Festival => self.white().count().saturating_mul(selection_count(&self.fitting)),
            Kind::End => 1,
        }
    }

    /// The palaces that wait for a festival.
    fn white(&self) -> Cells {
        self.palaces - self.public.red
    }

    /// Figures on a terrain times their goals on it.
    fn free_moves(&self, rice: bool) -> u32 {
        let terrain = self.terrain(rice);
        (self.figures & terrain).count() * (self.goals & terrain).count()
    }

    fn terrain(&self, rice: bool) -> Cells {
        if rice { self.public.rice } else { self.public.villages }
    }

    /// The action of a ticket; `None` for a blank. What is tested here most is tested without the whole of `check`.
    fn draw(&self, kind: Kind, number: u32) -> Option<Action> {
        match kind {
            Kind::Land(tile) => {
                let place = map().places(tile).get(number as usize)?;
                let cost = self.site.as_ref()?.cost(tile, place).filter(|cost| *cost <= self.public.ap);
                cost.map(|_| place.action(tile))
            }
            Kind::Move if self.idle => self.free_move(number),
            Kind::Festival | Kind::Token | Kind::End if self.idle => self.action(kind, number),
            Kind::Cards | Kind::Token | Kind::Festival | Kind::End => {
                self.action(kind, number).filter(|action| self.game.check_action(self.seat, action).is_ok())
            }
            _ => {
                let action = self.action(kind, number)?;
                let (cost, change) = self.public.check_step(self.seat, &action).ok()?;
                let duty = || self.duty.get_or_init(|| self.public.duty()).as_ref();
                let fits = cost <= self.public.ap && self.public.keeps_land(duty(), cost, change).is_ok();
                fits.then_some(action)
            }
        }
    }

    fn free_move(&self, number: u32) -> Option<Action> {
        let on_rice = self.free_moves(true);
        let (rice, number) = if number < on_rice { (true, number) } else { (false, number - on_rice) };
        let (figures, goals) = (self.figures & self.terrain(rice), self.goals & self.terrain(rice));
        let count = goals.count();
        let (from, to) = (nth(&figures, number / count)?, nth(&goals, number % count)?);
        self.public.regions.join(from, to).then(|| Action::Move(Cell::at(from), Cell::at(to)))
    }

    /// The action of a ticket, legal or not; `None` for some blanks.
    fn action(&self, kind: Kind, number: u32) -> Option<Action> {
        let nth = |cells: &Cells, number: u32| nth(cells, number).map(Cell::at);
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

/// The cell of this number in a set, from 0.
fn nth(cells: &Cells, number: u32) -> Option<usize> {
    let mut left = number;
    for (index, word) in cells.0.iter().enumerate() {
        let here = word.count_ones();
        if left < here {
            let mut word = *word;
            (0..left).for_each(|_| word &= word - 1);
            return Some(index * 64 + word.trailing_zeros() as usize);
        }
        left -= here;
    }
    None
}
