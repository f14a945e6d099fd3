//! The small vocabulary of everything beside the board: strip, tray, panel, seat cards, the stage on the curtain. A game
//! makes parts from a view and a selection; one painter draws them. Plain data: nothing borrowed, no closure.
//!
//! | what a table needs | how it is said |
//! | --- | --- |
//! | tiles, leaders, cards, offers, buttons | [`Control`]: picked, dragged, explained, or closed with its reason |
//! | a hand, a fan of cards, a list of offers | [`Group`] of things |
//! | steps of the turn that can be taken back | a list of things, each with the command that takes it back |
//! | how many | [`Stepper`] |
//! | points, supplies, cubes, a bag | [`Amount`] |
//! | actions left, action points with a part being spent | [`Meter`] |
//! | symbols by seats, forecasts | [`Matrix`] |
//! | a clock, a ring of wedges, a tile | [`Picture`] with a number that the game draws |
//! | votes, who passed | seats marked in a [`Matrix`], or things |

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::command::Command;

/// Words of the style sheet.
pub type Class = Cow<'static, str>;

/// One part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Part {
    Group(Group),
    Head(Heading),
    Control(Control),
    Text(Text),
    Count(Amount),
    Meter(Meter),
    Stepper(Stepper),
    Matrix(Matrix),
    Picture(Picture),
    Popover(Popover),
}

/// How the parts of a group belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum GroupRole {
    /// They stand together and mean nothing more.
    #[default]
    Box,
    /// Told as a group by its label.
    Named,
    /// A list, each part an entry of it.
    List,
    /// Inside a line.
    Inline,
}

/// Parts that stand together.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    pub kind: GroupRole,
    pub class: Class,
    /// What a screen reader says of the whole; empty where the parts speak for themselves. A [`GroupRole::Inline`] group with
    /// a label is read as one picture.
    pub label: String,
    pub parts: Vec<Part>,
}

/// The head of a panel.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Heading {
    pub picture: Option<Picture>,
    pub title: String,
    /// A second, smaller line.
    pub sub: String,
    /// Paragraph of the rules that explains it; empty for none.
    pub help: Class,
}

/// Whether a thing can be used now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum State {
    #[default]
    Plain,
    /// Picked, or aimed at.
    Up,
    /// It may not be used now: its command is tried all the same, so that the refusal says why.
    Closed,
    /// Nothing comes of it now.
    Off,
}

/// A thing that can be picked, dragged, tried or explained: a tile, a card, an offer, a button.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Control {
    /// Stays with the thing while others come and go.
    pub key: Class,
    pub class: Class,
    pub pictures: Vec<Picture>,
    /// A first line set strong; empty for none.
    pub head: String,
    /// What stands on it; empty where the pictures are all there is to see.
    pub text: String,
    /// What a screen reader says instead of the text; empty: the text.
    pub label: String,
    /// What a tap does.
    pub command: Command,
    /// The word of the pick that is dropped on a place; `None`: it can only be tapped.
    pub drag: Option<String>,
    pub state: State,
    /// Whether it is a choice that is on or off, and not a command.
    pub choice: bool,
    /// Why it is closed; filled in by the table, which asks the rules.
    pub why: String,
}

/// A line of text.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Text {
    pub class: Class,
    pub text: String,
    pub picture: Option<Picture>,
    pub strong: bool,
    /// For sighted readers only: the same is said elsewhere.
    pub silent: bool,
}

/// Pictures with a number.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Amount {
    pub class: Class,
    pub pictures: Vec<Picture>,
    /// Beside the pictures; empty for none.
    pub number: String,
    /// What it is in words; empty where a group around it says so.
    pub label: String,
}

/// Points that are spent one by one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Meter {
    pub of: u8,
    pub left: u8,
    /// How many of those left the aimed step would take.
    pub spends: u8,
    /// More that may be had, drawn apart (a token, say).
    pub more: u8,
    pub label: String,
}

/// A number that is stepped through.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stepper {
    /// What is asked.
    pub label: String,
    pub value: String,
    /// Below the value: of how many, say.
    pub note: String,
    /// What the buttons say.
    pub fewer: String,
    pub further: String,
    /// What they do; no command: switched off.
    pub less: Option<Command>,
    pub more: Option<Command>,
}

/// A table of small facts: symbols by seats, for instance.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Matrix {
    pub class: Class,
    pub label: String,
    /// Heads of the columns, after the column of the rows' heads.
    pub columns: Vec<Heading>,
    pub rows: Vec<MatrixRow>,
    /// The column that is tinted: whom it is for.
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
    /// What the aimed action would add: `+1`.
    pub change: String,
    pub mark: CellMark,
    /// What a screen reader says; empty: the text.
    pub label: String,
}

/// How a cell stands out, by shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum CellMark {
    #[default]
    None,
    /// Filled: it leads alone, or says yes.
    Leads,
    /// Hollow: it shares the lead.
    Ties,
    /// Grey: it is out, or says no.
    Out,
    /// A pill: it took what the row is about.
    Won,
}

/// What a picture shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Drawn {
    /// A symbol of the game's sprite or the shell's.
    Symbol(String),
    /// An icon of the shell, which grows with the text.
    Icon(Class),
    /// What the game draws for this number.
    Number(u32),
}

/// A picture beside the board, hidden from screen readers: words stand beside it or in a label.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Picture {
    pub drawn: Drawn,
    /// Side in CSS pixels at 100 percent text.
    pub size: u16,
    /// Colour of a seat (1 to 6) it is drawn in; 0: its own colours.
    pub colour: u8,
    /// Whether it is set as the seal of a seat.
    pub seal: bool,
    /// The sign of its owner upon it, in a box of 48.
    pub sign: Option<Sign>,
}

/// A symbol upon a picture, in a box of 48.
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
    /// Title of the sheet, and what is on it; nothing: there is no sheet, only the text.
    pub title: String,
    pub parts: Vec<Part>,
}

impl Picture {
    /// A symbol of a sprite.
    pub fn symbol(id: impl Into<String>, size: u16) -> Self {
        Self { drawn: Drawn::Symbol(id.into()), size, colour: 0, seal: false, sign: None }
    }

    /// An icon of the shell.
    pub fn icon(name: &'static str, size: u16) -> Self {
        Self { drawn: Drawn::Icon(name.into()), ..Self::symbol("", size) }
    }

    /// What the game draws for a number.
    pub fn number(number: u32, size: u16) -> Self {
        Self { drawn: Drawn::Number(number), ..Self::symbol("", size) }
    }

    /// The same in the colour of a seat.
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
    /// Parts that stand together under words of the style sheet.
    pub fn of(class: impl Into<Class>, parts: Vec<Part>) -> Self {
        Self { class: class.into(), parts, ..Self::default() }
    }

    /// The same with a name for those who do not see it.
    pub fn named(class: impl Into<Class>, label: String, parts: Vec<Part>) -> Self {
        Self { kind: GroupRole::Named, label, ..Self::of(class, parts) }
    }

    /// A list.
    pub fn list(class: impl Into<Class>, parts: Vec<Part>) -> Self {
        Self { kind: GroupRole::List, ..Self::of(class, parts) }
    }

    /// Within a line; with a label it is read as one picture.
    pub fn inline(class: impl Into<Class>, label: String, parts: Vec<Part>) -> Self {
        Self { kind: GroupRole::Inline, label, ..Self::of(class, parts) }
    }
}

impl From<Group> for Part {
    fn from(group: Group) -> Self {
        Self::Group(group)
    }
}

impl Text {
    /// A line of text.
    pub fn of(class: impl Into<Class>, text: impl Into<String>) -> Self {
        Self { class: class.into(), text: text.into(), ..Self::default() }
    }

    /// A line set strong.
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
    /// A picture with a number.
    pub fn of(picture: Picture, number: impl ToString, label: String) -> Self {
        Self { pictures: vec![picture], number: number.to_string(), label, ..Self::default() }
    }
}

impl From<Amount> for Part {
    fn from(count: Amount) -> Self {
        Self::Count(count)
    }
}

impl Control {
    /// A thing that looks like its class says and does a command.
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
            state: State::Plain,
            choice: true,
            why: String::new(),
        }
    }

    /// A command: a button that is never on.
    pub fn button(class: impl Into<Class>, picture: Option<Picture>, text: String, command: Command) -> Self {
        Self { choice: false, pictures: picture.into_iter().collect(), text, ..Self::new(class, command) }
    }

    /// One of several choices with a picture and words: aims at an action, and the command button then does it.
    pub fn offer(picture: Picture, text: String, command: Command, state: State) -> Self {
        Self { pictures: vec![picture], text, state, ..Self::new("menu-item", command) }
    }
}

impl From<Control> for Part {
    fn from(control: Control) -> Self {
        Self::Control(control)
    }
}

impl State {
    /// Up or plain.
    pub fn up(up: bool) -> Self {
        if up { Self::Up } else { Self::Plain }
    }
}

/// Of like things in a row that are one pick the first is raised; here the one with this key, which was touched.
pub fn raised<'a>(parts: &'a [Part], touched: &str) -> Cow<'a, [Part]> {
    let control = |part: &'a Part| if let Part::Control(control) = part { Some(control) } else { None };
    let at =
        |wanted: &dyn Fn(&Control) -> bool| parts.iter().position(|part| control(part).is_some_and(wanted));
    let here = at(&|control| !touched.is_empty() && control.key == touched && control.state == State::Plain);
    let Some((here, like)) = here.and_then(|here| Some((here, control(&parts[here])?))) else {
        return parts.into();
    };
    let Some(first) = at(&|control| {
        control.state == State::Up && control.drag.is_some() && control.command == like.command
    }) else {
        return parts.into();
    };
    let mut parts = parts.to_vec();
    for (at, state) in [(here, State::Up), (first, State::Plain)] {
        if let Part::Control(control) = &mut parts[at] {
            control.state = state;
        }
    }
    parts.into()
}

/// Every thing in these parts, however deep.
pub fn controls(parts: &mut [Part], visit: &mut dyn FnMut(&mut Control)) {
    for part in parts {
        match part {
            Part::Control(control) => visit(control),
            Part::Group(group) => controls(&mut group.parts, visit),
            Part::Popover(fold) => controls(&mut fold.parts, visit),
            _ => {}
        }
    }
}
