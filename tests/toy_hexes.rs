//! Terraces: the shortest game on a board of hexes, with long lists of legal actions and a tile that can be turned.
//!
//! Rules. The board has 127 hexes. In turn a seat lays a tile of two hexes on two free ones, turned in one of six
//! ways. The first half is the seat's own field, the other a pond. The game ends when everybody has laid nine tiles
//! or no tile fits any more. One point a hex of the largest connected field.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use deska::grid::hex::{Ground, Hex, Way};
use deska::table::options::OptionField;
use deska::table::*;
use serde_json::{Value, json};

use crate::laws::LawConfig;

/// 127 cells need two words of 64 bits.
type Cells = deska::grid::Cells<2>;

static GROUND: LazyLock<Ground<2>> = LazyLock::new(|| Ground::new(Hex::around(6)));
const TILES: u32 = 9;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terraces {
    seats: usize,
    fields: BySeat<Cells, 3>,
    ponds: Cells,
}

/// A field here, a pond beside it that way. The hex may lie off the board, so that it can be refused by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lay(Hex, Way);

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laid(Seat, Lay);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum No {
    GameOver,
    NotYourDecision,
    OffBoard,
    NotFree,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Options;

impl options::OptionSheet for Options {
    const FIELDS: &'static [OptionField] = &[];
    fn get(&self, _: usize) -> usize {
        0
    }
    fn set(&mut self, _: usize, _: usize) {}
}

impl Refusal for No {
    const ALL: &'static [Self] = &[No::GameOver, No::NotYourDecision, No::OffBoard, No::NotFree];
    fn code(self) -> &'static str {
        ["GameOver", "NotYourDecision", "OffBoard", "NotFree"][self as usize]
    }
}

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {} {}", self.0, self.1)
    }
}

impl FromStr for Lay {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["lay", at, way] => Ok(Lay(at.parse()?, way.parse()?)),
            _ => Err(format!("`{text}` is no action such as `lay (2,-1) east`")),
        }
    }
}

/// Place of the field and turn of the tile: two slots, chosen in any order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    Where(Hex),
    Turn(Way),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Slot {
    Where,
    Turn,
}

impl Slots for Lay {
    type Slot = Slot;
    type Pick = Pick;
    fn picks(&self) -> Picks<Pick> {
        [Pick::Where(self.0), Pick::Turn(self.1)].into_iter().collect()
    }
    fn slot(pick: Pick) -> Slot {
        match pick {
            Pick::Where(_) => Slot::Where,
            Pick::Turn(_) => Slot::Turn,
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Where(hex) => write!(f, "at:{hex}"),
            Pick::Turn(way) => write!(f, "turn:{way}"),
        }
    }
}

impl FromStr for Pick {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            Some(("at", hex)) => Ok(Pick::Where(hex.parse()?)),
            Some(("turn", way)) => Ok(Pick::Turn(way.parse()?)),
            _ => Err(format!("`{text}` is no pick")),
        }
    }
}

impl Terraces {
    fn free(&self) -> Cells {
        self.fields.0.iter().fold(GROUND.all() - self.ponds, |free, fields| free - *fields)
    }

    /// The two cells a tile covers, the field first; a half off the board is none.
    fn covered(lay: &Lay) -> [Option<usize>; 2] {
        [GROUND.cell(lay.0), GROUND.cell(lay.0.step(lay.1))]
    }
}

impl Game for Terraces {
    const INFO: &'static Info =
        &Info { id: "terraces", min_seats: 2, max_seats: 3, minutes: 5, secrets: false, signs: &[] };
    type Options = Options;
    type Action = Lay;
    type Event = Laid;
    type Refusal = No;
    /// Nothing is secret, so the view is the game.
    type View = Self;
    type Term = ();

    fn start(_: &Options, seats: usize) -> Self {
        Self { seats, fields: BySeat::default(), ponds: Cells::EMPTY }
    }

    fn seats(&self) -> usize {
        self.seats
    }

    /// The number of tiles on the board says whose turn it is.
    fn turn(&self) -> Turn {
        let (laid, free) = (self.ponds.count(), self.free());
        let over = laid >= TILES * self.seats as u32 || !GROUND.neighbours(free).meets(&free);
        if over { Turn::Over } else { Turn::Seat(Seat::new(laid as usize % self.seats)) }
    }

    fn turn_of(&self) -> Option<Seat> {
        self.turn().seat()
    }

    fn phase(&self) -> &'static str {
        if self.turn() == Turn::Over { "over" } else { "lay" }
    }

    fn legal_into(&self, into: &mut Vec<Lay>) {
        if self.turn() == Turn::Over {
            return;
        }
        let free = self.free();
        let is_free = |cell: usize, way: Way| GROUND.step(cell, way).is_some_and(|other| free.has(other));
        let turned =
            |cell: usize| Way::ALL.into_iter().filter(move |way| is_free(cell, *way)).map(move |w| (cell, w));
        into.extend(free.iter().flat_map(turned).map(|(cell, way)| Lay(GROUND.hexes()[cell], way)));
    }

    fn check(&self, seat: Seat, lay: &Lay) -> Result<(), No> {
        match self.turn() {
            Turn::Over => return Err(No::GameOver),
            turn if turn != Turn::Seat(seat) => return Err(No::NotYourDecision),
            _ => {}
        }
        let [Some(field), Some(pond)] = Self::covered(lay) else { return Err(No::OffBoard) };
        let free = self.free();
        if free.has(field) && free.has(pond) { Ok(()) } else { Err(No::NotFree) }
    }

    fn causes(&self, _: Seat, lay: &Lay, _: No) -> Vec<String> {
        let free = self.free();
        let taken = Self::covered(lay).into_iter().flatten().filter(|cell| !free.has(*cell));
        taken.map(|cell| GROUND.hexes()[cell].to_string()).collect()
    }

    fn is_possible(&self, _: &Lay) -> bool {
        false
    }

    fn roll(&self, _: &mut Dice) -> Lay {
        Lay(Hex::default(), Way::East) // never asked: there is no luck
    }

    fn apply(&mut self, lay: &Lay, sink: &mut impl EventSink<Laid>) {
        if let ([Some(field), Some(pond)], Turn::Seat(seat)) = (Self::covered(lay), self.turn()) {
            self.fields[seat].insert(field);
            self.ponds.insert(pond);
            sink.emit(|| Laid(seat, *lay));
        }
    }

    fn view(&self, _: Viewer) -> Self {
        *self
    }

    fn redact_event(event: &Laid, _: Viewer) -> Option<Laid> {
        Some(*event)
    }

    fn redact_action(_: Actor, action: &Lay, _: Viewer) -> Option<Lay> {
        Some(*action)
    }

    fn determinize(view: &Self, _: &mut Dice) -> Self {
        *view
    }

    fn viewer_of(_: &Self) -> Viewer {
        Viewer::Spectator
    }

    fn standing(&self) -> Standing<()> {
        let largest = |s: Seat| GROUND.parts(self.fields[s]).map(|part| part.count() as i32).max();
        let values: Vec<i32> = Seat::all(self.seats).map(|s| largest(s).unwrap_or(0)).collect();
        let ranks = values.iter().map(|v| 1 + values.iter().filter(|o| *o > v).count() as u8).collect();
        Standing { ranks, rows: vec![Row { term: (), values }] }
    }

    fn json(&self) -> Value {
        let names = |cells: Cells| cells.iter().map(|c| GROUND.hexes()[c].to_string()).collect::<Vec<_>>();
        let fields: Vec<_> = Seat::all(self.seats).map(|s| names(self.fields[s])).collect();
        json!({ "phase": self.phase(), "fields": fields, "ponds": names(self.ponds) })
    }

    /// A picture of the board, row by row: the number of a seat on its fields, `~` for a pond, `.` for a free hex.
    fn write_position(&self) -> String {
        let sign = |cell: usize| match Seat::all(self.seats).find(|s| self.fields[*s].has(cell)) {
            Some(seat) => seat.to_string(),
            None if self.ponds.has(cell) => "~".into(),
            None => ".".into(),
        };
        let mut text = String::new();
        for (cell, hex) in GROUND.hexes().iter().enumerate() {
            let begins = cell == 0 || GROUND.hexes()[cell - 1].r != hex.r;
            let indent = " ".repeat(hex.r.unsigned_abs().into());
            text += &if begins && cell > 0 {
                format!("\n{indent}")
            } else if begins {
                indent
            } else {
                " ".into()
            };
            text += &sign(cell);
        }
        text + "\n"
    }

    fn read_position(options: &Options, seats: usize, text: &str) -> Result<Self, PositionError> {
        let mut game = Self::start(options, seats);
        let mut cells = 0..GROUND.hexes().len();
        for (row, line) in text.lines().enumerate() {
            for (column, sign) in line.chars().enumerate().filter(|(_, sign)| *sign != ' ') {
                let error =
                    |reason: &str| PositionError { line: row + 1, column: column + 1, reason: reason.into() };
                let cell = cells.next().ok_or_else(|| error("the board has 127 hexes"))?;
                match (sign, sign.to_digit(10).map(|n| n as usize)) {
                    ('.', _) => {}
                    ('~', _) => game.ponds.insert(cell),
                    (_, Some(seat)) if seat < seats => game.fields[Seat::new(seat)].insert(cell),
                    _ => return Err(error("a hex is `.`, `~` or the number of a seat")),
                }
            }
        }
        let whole = cells.is_empty().then_some(game);
        whole.ok_or(PositionError { line: 1, column: 1, reason: "the board has 127 hexes".into() })
    }
}

const CONFIG: LawConfig =
    LawConfig { verbs: &["lay (2,-1) east"], closed: &[], secrets: &[], derived: &[], shown: &[] };

#[test]
fn terraces_obey_every_law() {
    crate::laws::all::<Terraces>(4, 60, &CONFIG);
}

#[test]
fn a_long_list_is_narrowed_by_place_and_rotation() {
    let game = Terraces::start(&Options, 2);
    let selection = Selection::new(game.legal());
    assert_eq!(selection.legal().len(), 684);
    assert_eq!(selection.available_picks().len(), 127 + 6);
    let corner = selection.pick(Pick::Where(Hex::new(6, 0)));
    assert_eq!(corner.candidates().count(), 3, "a corner of the board has three neighbours");
    assert_eq!(corner.pick(Pick::Turn(Way::West)).ready(), Some(&Lay(Hex::new(6, 0), Way::West)));
    let turned = corner.pick(Pick::Turn(Way::East));
    assert_eq!(turned.taken(), [Pick::Turn(Way::East)], "a corner that does not fit any more is dropped");
}

#[test]
fn a_placement_that_does_not_fit_is_refused_with_its_cause() {
    let mut game = Terraces::start(&Options, 2);
    let (anna, petr) = (Seat::new(0), Seat::new(1));
    assert_eq!(game.check(anna, &Lay(Hex::new(6, 0), Way::East)), Err(No::OffBoard));
    game.apply(&Lay(Hex::default(), Way::East), &mut NoEvents);
    let over = Lay(Hex::new(0, -1), Way::Southeast);
    assert_eq!(game.check(petr, &over), Err(No::NotFree));
    assert_eq!(game.causes(petr, &over, No::NotFree), ["(0,0)"]);
}
