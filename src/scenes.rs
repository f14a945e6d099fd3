//! Scenes: what a board shows, as plain data. A game builds one from a view and the present marks; one painter
//! draws all of them. No web here, and a scene cannot judge: it lights what the selection says is open.

use crate::lang::{Lang, Names};
use crate::story::Story;
use crate::table::{Game, Player, Seat, Selection, Slots};

/// A place on a board that can be pointed at; games number their own.
pub type Spot = u32;

/// Everything a board shows at one moment, in scene units.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// Left upper corner of what there is to see; (0, 0) unless the board grows.
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    /// Whether the board has no bounds: it fills the room it gets, and the eye travels over it.
    pub open: bool,
    /// What the moment is about on an open board: the middle that the eye goes to when it is too far away.
    pub focus: Option<(f32, f32)>,
    /// Number of the ground picture (see [`Stage::ground`]); it is drawn once and kept.
    pub ground: u8,
    /// Pictures of the ground that come one by one, in drawing order; an unchanged one is never drawn again.
    pub patches: Vec<Patch>,
    /// Draws the patches.
    pub pictures: Pictures,
    /// Pieces in drawing order, each with an id that stays with it while it moves.
    pub pieces: Vec<Piece>,
    /// Veils, outlines and brackets between the pieces and the marks.
    pub shapes: Vec<Shape>,
    /// Numbers on small discs.
    pub tags: Vec<Tag>,
    /// What the last entry won, on its way to the seats.
    pub gains: Vec<Gain>,
    /// Every place, row by row.
    pub places: Vec<Place>,
}

/// Something won: it flies from a place to a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Gain {
    pub from: Spot,
    pub to: Seat,
    /// Id of the symbol in the game's sprite.
    pub art: String,
    pub count: usize,
}

/// Which regions are outlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Regions {
    #[default]
    None,
    /// All, on demand.
    All,
    /// The one around a place, while it is held.
    Around(Spot),
}

/// A picture of the ground that stays where it is, such as a laid tile.
#[derive(Clone, PartialEq, Debug)]
pub struct Patch {
    pub id: String,
    /// Number of the picture, for [`Pictures`].
    pub picture: u32,
    /// Where its origin lies.
    pub x: f32,
    pub y: f32,
    /// Extra class: `ghost`, or empty.
    pub look: &'static str,
}

/// How a game draws its patches: SVG markup in scene units for the number of a picture, always the same for it.
#[derive(Clone, Copy)]
pub struct Pictures(pub fn(u32) -> String);

impl Default for Pictures {
    fn default() -> Self {
        Self(|_| String::new())
    }
}

/// A scene is of one game, so its pictures never differ.
impl PartialEq for Pictures {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl std::fmt::Debug for Pictures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pictures")
    }
}

/// A number on a small disc.
#[derive(Clone, PartialEq, Debug)]
pub struct Tag {
    pub x: f32,
    pub y: f32,
    pub text: String,
    /// Class that gives the disc its rim: `side-a`, `side-b`.
    pub look: &'static str,
}

/// A small sign in the corner of a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Badge {
    /// Id of the symbol.
    pub art: String,
    /// Colour of a seat (1 to 6) that the symbol is drawn in; 0: its own colours.
    pub colour: u8,
}

/// A picture at a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    pub id: String,
    /// Id of the symbol in the game's sprite.
    pub art: String,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    /// Colour of a seat (1 to 6) it is drawn in; 0: its own colours.
    pub colour: u8,
    /// The sign of its owner upon it.
    pub over: Option<Over>,
    /// Extra class: `ghost`, `faded`, `lost` (taken away by the last entry: shown for a moment more), or empty.
    pub look: &'static str,
}

/// A symbol upon a piece, in parts of the piece's size.
#[derive(Clone, PartialEq, Debug)]
pub struct Over {
    pub art: String,
    pub x: f32,
    pub y: f32,
    pub size: f32,
}

/// A line or an area over the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shape {
    pub id: String,
    /// Where the origin of the path lies.
    pub x: f32,
    pub y: f32,
    /// SVG path data.
    pub path: String,
    /// Class that gives it its look: `veil`, `side-a`, `kingdom`, `last`.
    pub look: &'static str,
}

/// A place that can be pointed at.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    pub spot: Spot,
    /// Where the arrow keys find it; rows and columns may have gaps and begin anywhere.
    pub row: i16,
    pub column: i16,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    /// Whether it is a disc and not a square.
    pub round: bool,
    /// What a screen reader says: short facts first, unchanging ones last.
    pub label: String,
    pub light: Light,
    /// Small signs in the corners, at most three.
    pub badges: Vec<Badge>,
    /// A short text instead of further signs, such as `3:2`.
    pub note: String,
}

/// How a place is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    #[default]
    Plain,
    /// May be picked now, and something comes of it.
    Legal,
    /// May be picked now, like many others: lit so that those with an effect stand out.
    Quiet,
    /// Not now, while others may.
    Dim,
    /// Picked; the ghost stands here.
    Aimed,
    /// Causes the refusal that is shown.
    Cause,
}

/// What a tap on a place means.
#[derive(Clone, PartialEq, Debug)]
pub enum Tap<G: Game> {
    /// Choose these values, in this order.
    Pick(Vec<<G::Action as Slots>::Pick>),
    /// Try this action: it may be refused with a reason.
    Try(G::Action),
    /// Nothing to do; say what is there.
    Look,
}

/// What a scene is made from besides the view.
#[derive(Debug)]
pub struct Look<'a, G: Game> {
    pub view: &'a G::View,
    /// The half-made action of the viewer, when it is the viewer's decision and nobody looks back.
    pub selection: Option<&'a Selection<G::Action>>,
    pub lang: Lang,
    pub names: &'a Names,
    pub players: &'a [Player],
    /// Notation words of places that cause a refusal or that a log line speaks of.
    pub causes: &'a [String],
    /// The entry that came last, for the brackets of the last move.
    pub last: &'a [G::Event],
    pub regions: Regions,
    /// Whether legal places are lit (a setting).
    pub hints: bool,
}

/// A game that can be shown.
pub trait Stage: Story {
    /// What the board shows.
    fn scene(look: &Look<Self>) -> Scene;
    /// The markup of a ground picture: drawn once for each number.
    fn ground(number: u8) -> String;
    /// What a tap on a place means now.
    fn tap(look: &Look<Self>, spot: Spot) -> Tap<Self>;
    /// What picking up a thing of the tray and letting it go over a place means.
    fn drop(look: &Look<Self>, thing: <Self::Action as Slots>::Pick, spot: Spot) -> Tap<Self>;
    /// The next (or the last) way round for what is aimed at, where things can be turned.
    fn rotated(_selection: &Selection<Self::Action>, _back: bool) -> Option<<Self::Action as Slots>::Pick> {
        None
    }
    /// What is chosen from the start of a decision, such as a stepper at 0.
    fn opening(_view: &Self::View) -> Vec<<Self::Action as Slots>::Pick> {
        Vec::new()
    }
    /// The action that ends the turn early, if the rules know one, and what would be given up.
    fn end_turn(view: &Self::View) -> Option<Self::Action>;
    /// Steps of the turn that are left, for the end-of-turn question.
    fn steps_left(view: &Self::View) -> usize;
    /// The things one may pick from the tray with the keys 1 to 9.
    fn things(view: &Self::View) -> Vec<<Self::Action as Slots>::Pick>;
}
