//! The elements beside the board: strip, tray, panel, seat cards, public parts on the curtain. A game builds parts
//! from a view and a selection; one painter draws them. Plain data: nothing borrowed, no closure.
//!
//! | purpose | element |
//! | --- | --- |
//! | tiles, leaders, cards, offers, buttons | [`Control`]: picked, dragged, explained, or refused with its reason |
//! | a hand, a fan of cards, a list of offers | [`Group`] of controls |
//! | steps of the turn that can be taken back | a list of controls, each with the command that takes it back |
//! | a number to choose | [`Stepper`] |
//! | points, supplies, cubes, a bag | [`Amount`] |
//! | actions left, action points with a part being spent | [`Meter`] |
//! | symbols by seats, previews | [`Matrix`] |
//! | a clock, a ring of wedges, a tile | [`Picture`] with a number that the game draws |
//! | votes, who passed | seats marked in a [`Matrix`], or controls |

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::command::Command;
use crate::table::Seat;

/// Class names of the style sheet.
pub type Class = Cow<'static, str>;

/// An element beside the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Part {
    Group(Group),
    Heading(Heading),
    Control(Control),
    Text(Text),
    Amount(Amount),
    Meter(Meter),
    Stepper(Stepper),
    Matrix(Matrix),
    Picture(Picture),
    Popover(Popover),
}

/// Role of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum GroupRole {
    /// A visual box without a meaning of its own.
    #[default]
    Box,
    /// A group with its label for screen readers.
    Named,
    /// A list with each part as an item.
    List,
    /// Content within a line.
    Inline,
}

/// Parts that belong together.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    pub role: GroupRole,
    pub class: Class,
    /// Label for screen readers; empty if the parts are enough. A [`GroupRole::Inline`] group with a label is read as
    /// one picture.
    pub label: String,
    pub parts: Vec<Part>,
}

/// The heading of a panel.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Heading {
    pub picture: Option<Picture>,
    pub title: String,
    /// A second, smaller line.
    pub sub: String,
    /// Id of the paragraph of the rules that explains it; empty for none.
    pub help: Class,
}

/// Availability of a control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Availability {
    #[default]
    Plain,
    /// Picked, or aimed at.
    Picked,
    /// Not allowed now; its command is tried all the same, so that the refusal gives the reason.
    Refused,
    /// Without any effect now.
    Disabled,
}

/// A control that can be picked, dragged, tried or explained: a tile, a card, an offer, a button.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Control {
    /// Identity of the control while others appear and disappear.
    pub key: Class,
    pub class: Class,
    pub pictures: Vec<Picture>,
    /// A first line in bold; empty for none.
    pub head: String,
    /// Visible text; empty if there are only pictures.
    pub text: String,
    /// Text for screen readers; empty: the visible text.
    pub label: String,
    /// Command of a tap.
    pub command: Command,
    /// Text of the pick that is dropped on a place; `None`: it can only be tapped.
    pub drag: Option<String>,
    pub state: Availability,
    /// Whether it is a choice that is on or off, not a command.
    pub choice: bool,
    /// Reason why it is refused; filled in by the table, which asks the rules.
    pub why: String,
}

/// A line of text.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Text {
    pub class: Class,
    pub text: String,
    pub picture: Option<Picture>,
    pub strong: bool,
    /// Hidden from screen readers, because another part has the same text.
    pub silent: bool,
}

/// Pictures with a number.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Amount {
    pub class: Class,
    pub pictures: Vec<Picture>,
    /// Text beside the pictures; empty for none.
    pub number: String,
    /// The amount in words; empty if a group around it has them.
    pub label: String,
    /// The number on the card of a seat that it repeats, by class: while the card is out of sight, gains fly here.
    pub repeated_counter: Option<(Seat, Class)>,
}

/// A supply of points that are spent one by one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Meter {
    pub of: u8,
    pub left: u8,
    /// Number of the remaining points that the aimed step would spend.
    pub spends: u8,
    /// Number of additional points available, drawn apart (a token, for example).
    pub more: u8,
    pub label: String,
}

/// A number that is chosen in steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stepper {
    /// The question.
    pub label: String,
    pub value: String,
    /// Text below the value, such as the maximum.
    pub note: String,
    /// Labels of the buttons.
    pub fewer: String,
    pub further: String,
    /// Commands of the buttons; `None`: disabled.
    pub less: Option<Command>,
    pub more: Option<Command>,
}

/// A table of small facts: symbols by seats, for example.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Matrix {
    pub class: Class,
    pub label: String,
    /// Headings of the columns, after the column of row headings.
    pub columns: Vec<Heading>,
    pub rows: Vec<MatrixRow>,
    /// Index of the highlighted column: that of the viewer.
    pub own: Option<usize>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct MatrixRow {
    pub head: Heading,
    pub cells: Vec<MatrixCell>,
}

/// A cell of a matrix.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct MatrixCell {
    pub text: String,
    /// The change by the aimed action: `+1`.
    pub change: String,
    pub mark: CellMark,
    /// Text for screen readers; empty: the visible text.
    pub label: String,
}

/// Emphasis of a cell, by shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum CellMark {
    #[default]
    None,
    /// Filled: leads alone, or agrees.
    Leads,
    /// Hollow: shares the lead.
    Ties,
    /// Grey: is out, or disagrees.
    Out,
    /// A pill: won the item of the row.
    Won,
}

/// Content of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Drawn {
    /// A symbol of the game's sprite or the shell's.
    Symbol(String),
    /// An icon of the shell, which scales with the text.
    Icon(Class),
    /// The game's picture with this number.
    Number(u32),
}

/// A picture beside the board, hidden from screen readers: text is beside it or in a label.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Picture {
    pub drawn: Drawn,
    /// Side in CSS pixels at 100 percent text.
    pub size: u16,
    /// Colour of a seat (1 to 6) for the symbol; 0: its own colours.
    pub colour: u8,
    /// Whether it is styled as the seal of a seat.
    pub seal: bool,
    /// The sign of its owner on top of it, in a box of 48.
    pub sign: Option<Sign>,
}

/// A symbol on a picture, in a box of 48.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sign {
    pub symbol: String,
    pub x: f32,
    pub y: f32,
    pub side: f32,
}

/// A button that opens a sheet of further parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Popover {
    pub class: Class,
    pub picture: Picture,
    pub text: String,
    pub label: String,
    /// Title and content of the sheet; empty: there is no sheet, only the text.
    pub title: String,
    pub parts: Vec<Part>,
}

impl Picture {
    /// Creates a picture of a sprite symbol.
    pub fn symbol(id: impl Into<String>, size: u16) -> Self {
        Self { drawn: Drawn::Symbol(id.into()), size, colour: 0, seal: false, sign: None }
    }

    /// Creates a picture of a shell icon.
    pub fn icon(name: &'static str, size: u16) -> Self {
        Self { drawn: Drawn::Icon(name.into()), ..Self::symbol("", size) }
    }

    /// Creates the game's picture with a number.
    pub fn number(number: u32, size: u16) -> Self {
        Self { drawn: Drawn::Number(number), ..Self::symbol("", size) }
    }

    /// Sets the colour of a seat.
    #[must_use]
    pub fn of_seat(self, colour: u8) -> Self {
        Self { colour, ..self }
    }
}

impl From<Picture> for Part {
    fn from(picture: Picture) -> Self {
        Self::Picture(picture)
    }
}

impl Group {
    /// Creates a box of parts with classes of the style sheet.
    pub fn of(class: impl Into<Class>, parts: Vec<Part>) -> Self {
        Self { class: class.into(), parts, ..Self::default() }
    }

    /// Creates a group with a label for screen readers.
    pub fn named(class: impl Into<Class>, label: String, parts: Vec<Part>) -> Self {
        Self { role: GroupRole::Named, label, ..Self::of(class, parts) }
    }

    /// Creates a list.
    pub fn list(class: impl Into<Class>, parts: Vec<Part>) -> Self {
        Self { role: GroupRole::List, ..Self::of(class, parts) }
    }

    /// Creates a group within a line; with a label it is read as one picture.
    pub fn inline(class: impl Into<Class>, label: String, parts: Vec<Part>) -> Self {
        Self { role: GroupRole::Inline, label, ..Self::of(class, parts) }
    }
}

impl From<Group> for Part {
    fn from(group: Group) -> Self {
        Self::Group(group)
    }
}

impl Text {
    /// Creates a line of text.
    pub fn of(class: impl Into<Class>, text: impl Into<String>) -> Self {
        Self { class: class.into(), text: text.into(), ..Self::default() }
    }

    /// Creates a line in bold.
    pub fn strong(class: impl Into<Class>, text: impl Into<String>) -> Self {
        Self { strong: true, ..Self::of(class, text) }
    }
}

impl From<Text> for Part {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl Amount {
    /// Creates a picture with a number.
    pub fn of(picture: Picture, number: impl ToString, label: String) -> Self {
        Self { pictures: vec![picture], number: number.to_string(), label, ..Self::default() }
    }
}

impl From<Amount> for Part {
    fn from(amount: Amount) -> Self {
        Self::Amount(amount)
    }
}

impl Control {
    /// Creates a control with a class and a command.
    pub fn new(class: impl Into<Class>, command: Command) -> Self {
        Self {
            key: Class::default(),
            class: class.into(),
            pictures: Vec::new(),
            head: String::new(),
            text: String::new(),
            label: String::new(),
            command,
            drag: None,
            state: Availability::Plain,
            choice: true,
            why: String::new(),
        }
    }

    /// Creates a button that is never on.
    pub fn button(class: impl Into<Class>, picture: Option<Picture>, text: String, command: Command) -> Self {
        Self { choice: false, pictures: picture.into_iter().collect(), text, ..Self::new(class, command) }
    }

    /// Creates one of several choices with a picture and a text: it aims at an action, which the commit button then
    /// plays.
    pub fn offer(picture: Picture, text: String, command: Command, state: Availability) -> Self {
        Self { pictures: vec![picture], text, state, ..Self::new("menu-item", command) }
    }
}

impl From<Control> for Part {
    fn from(control: Control) -> Self {
        Self::Control(control)
    }
}

impl Availability {
    /// Returns `Picked` if it is picked, otherwise `Plain`.
    pub fn picked_if(picked: bool) -> Self {
        if picked { Self::Picked } else { Self::Plain }
    }
}

/// Of equal controls in a row that share one pick the first is raised; here the touched one, given by its key.
pub fn raised<'a>(parts: &'a [Part], touched: &str) -> Cow<'a, [Part]> {
    let control = |part: &'a Part| if let Part::Control(control) = part { Some(control) } else { None };
    let at =
        |wanted: &dyn Fn(&Control) -> bool| parts.iter().position(|part| control(part).is_some_and(wanted));
    let here =
        at(&|control| !touched.is_empty() && control.key == touched && control.state == Availability::Plain);
    let Some((here, like)) = here.and_then(|here| Some((here, control(&parts[here])?))) else {
        return parts.into();
    };
    let Some(first) = at(&|control| {
        control.state == Availability::Picked && control.drag.is_some() && control.command == like.command
    }) else {
        return parts.into();
    };
    let mut parts = parts.to_vec();
    for (at, state) in [(here, Availability::Picked), (first, Availability::Plain)] {
        if let Part::Control(control) = &mut parts[at] {
            control.state = state;
        }
    }
    parts.into()
}

/// Visits every control in these parts, at any depth.
pub fn controls(parts: &mut [Part], visit: &mut dyn FnMut(&mut Control)) {
    for part in parts {
        match part {
            Part::Control(control) => visit(control),
            Part::Group(group) => controls(&mut group.parts, visit),
            Part::Popover(popover) => controls(&mut popover.parts, visit),
            _ => {}
        }
    }
}
