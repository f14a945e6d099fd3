//! Scenes: what a board shows, as plain data. A game builds one from a view and the present marks; one painter
//! draws all of them. What stands beside the board is made of [`parts`], what can be done is a [`Command`]. No web here, and
//! a scene cannot judge: it lights what the selection says is open.

pub mod command;
pub mod parts;

use std::cell::OnceCell;

use serde::{Deserialize, Serialize};

use crate::lang::{Lang, Names, Words};
use crate::story::{Emphasis, TermLine, plain};
use crate::table::{Game, Player, Seat, Selection, Slots, Standing};

pub use command::{Advice, Command};
use parts::{Class, Part};

/// A place on a board that can be pointed at; games number their own.
pub type Spot = u32;

/// Everything a board shows at one moment, in scene units.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// Left upper corner of what there is to see; (0, 0) unless the board grows.
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    /// Whether the board has no bounds: it fills the room it gets, and the camera moves over it.
    pub open: bool,
    /// Whether the corners of an open board are free, so that buttons may lie over them.
    pub corners: bool,
    /// CSS pixels a scene unit of an open board at which all of it may be shown, and at which it is easily read where it is
    /// shown in part; 0: as is usual for tiles of 100.
    pub read: (f32, f32),
    /// What the thing aimed at reaches on an open board (left, top, right, bottom): the camera takes it in, nothing stands over it.
    pub reach: Option<[f32; 4]>,
    /// What the moment is about: the middle that the camera goes to when it is too far away.
    pub focus: Option<(f32, f32)>,
    /// What a step of the walk through the scoring is about, where no place is lit, and what a board of a fixed size comes
    /// near to where its places are too small to be touched: left, top, right and bottom.
    pub about: Option<[f32; 4]>,
    /// The part of a board of a fixed size that is shown for now, whatever is lit: left, top, right and bottom. All of it is one
    /// button away.
    pub window: Option<[f32; 4]>,
    /// Number of the ground picture (see [`Stage::ground`]); it is drawn once and kept.
    pub ground: u8,
    /// Pictures of the ground that come one by one, in drawing order; an unchanged one is never drawn again.
    pub patches: Vec<Patch>,
    /// Pieces in drawing order, each with an id that stays with it while it moves.
    pub pieces: Vec<Piece>,
    /// Veils, outlines and brackets between the pieces and the marks.
    pub shapes: Vec<Shape>,
    /// Numbers on small discs.
    pub tags: Vec<Tag>,
    /// Signs and texts in pills.
    pub pills: Vec<Pill>,
    /// What the last entry won, on its way to the seats.
    pub gains: Vec<Gain>,
    /// Every place, row by row.
    pub places: Vec<Place>,
    /// What can be dragged from its place to another one: the place, and the word of the pick that is dropped.
    pub grabs: Vec<(Spot, String)>,
}

impl Scene {
    /// Path data of all that may be in view, far beyond the edges: the room is seldom of the shape of the board.
    pub fn everywhere(&self) -> String {
        let wide = 2.0 * (self.width + self.height);
        let (left, top) = (self.left - wide, self.top - wide);
        let (width, height) = (self.width + 2.0 * wide, self.height + 2.0 * wide);
        let [left, top, width, height] = [left, top, width, height].map(|side| side as i32);
        format!("M{left} {top}h{width}v{height}h-{width}Z")
    }
}

/// Something won: it flies from a place to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub from: Spot,
    pub to: Seat,
    /// Id of the symbol in the game's sprite.
    pub art: String,
    /// In the colour of a seat, 1 to 6; 0 for its own.
    pub colour: u8,
    pub count: usize,
    /// Class of the part it lands on, in the tray or on the card of the seat; on the sign of the seat where there is none.
    pub lands: Class,
}

/// Which regions are outlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Regions {
    #[default]
    None,
    /// All, on demand.
    All,
    /// The one around a place, while it is held.
    Around(Spot),
}

/// A picture of the ground that stays where it is, such as a laid tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Patch {
    pub id: String,
    /// Number of the picture, for [`Stage::picture`].
    pub picture: u32,
    /// Where its origin lies.
    pub x: f32,
    pub y: f32,
    /// Extra class: `ghost`, or empty.
    pub class: Class,
}

/// A number on a small disc; in a pill where its look begins with `pill`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tag {
    pub x: f32,
    pub y: f32,
    pub text: String,
    /// Class that gives the disc its rim: `side-a`, `side-b`.
    pub class: Class,
}

/// Signs and a text side by side in a pill; a sign alone stands on a disc.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Pill {
    /// Its middle.
    pub x: f32,
    pub y: f32,
    pub signs: Vec<Badge>,
    pub text: String,
    pub class: Class,
}

/// A small sign on a place or in a pill.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Badge {
    /// Id of the symbol.
    pub art: String,
    /// Colour of a seat (1 to 6) that the symbol is drawn in; 0: its own colours.
    pub colour: u8,
    /// Left, top and side on a place, as shares of its size; a side of 0 fills it, as the sign of a disc does. Pills set
    /// theirs in a row.
    pub at: [f32; 3],
}

/// A picture at a place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    pub over: Option<Emblem>,
    /// Extra class: `ghost`, `faded`, `lost` (taken away by the last entry: shown for a moment more), `fallen` (the same,
    /// for as long as all look at the result), `above` (over the lights: it is what one chooses), or empty.
    pub class: Class,
}

/// A symbol upon a piece, in parts of the piece's size.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Emblem {
    pub art: String,
    pub x: f32,
    pub y: f32,
    pub size: f32,
}

/// A line or an area over the board.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Shape {
    pub id: String,
    /// Where the origin of the path lies.
    pub x: f32,
    pub y: f32,
    /// SVG path data.
    pub path: String,
    /// Class that gives it its look: `veil`, `side-a`, `kingdom`, `last`. One that begins with `under` lies below the pieces.
    pub class: Class,
}

/// A place that can be pointed at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub spot: Spot,
    /// The row a screen reader tells it in; rows may have gaps and begin anywhere. Arrow keys go by where places lie.
    pub row: i16,
    pub column: i16,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    pub outline: Outline,
    /// What a screen reader says: short facts first, unchanging ones last.
    pub label: String,
    pub light: Light,
    /// Small signs upon it, at most three.
    pub badges: Vec<Badge>,
    /// A short text in the middle, such as a letter that a list speaks of.
    pub note: String,
}

/// The shape of a place in its square.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Outline {
    #[default]
    Square,
    Disc,
    /// A hex with a corner at the top; as high as the square.
    Hex,
    /// An area: SVG path data in scene units. The square is where its signs stand.
    Area(String),
}

/// How a place is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Light {
    #[default]
    Plain,
    /// May be picked now, and something comes of it.
    Legal,
    /// May be picked now, like many others: lit so that those with an effect stand out.
    Quiet,
    /// May be picked now; a line around all like it, a shape of the scene, shows that.
    Lined,
    /// Not now, while others may.
    Dim,
    /// Picked; the ghost stands here.
    Aimed,
    /// Near what is advised.
    Hint,
    /// Causes the refusal that is shown, or is where a dragged thing may not lie.
    Cause,
}

impl Light {
    /// Whether the place may be picked now.
    pub fn legal(self) -> bool {
        matches!(self, Self::Legal | Self::Quiet | Self::Lined)
    }
}

/// A step of the walk through the scoring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stop {
    /// What kind of thing is scored, in a word; empty where all steps are alike.
    pub stage: String,
    /// What is scored, in a sentence.
    pub text: String,
    /// The places it is about, as words of the notation; empty where the scene shows it by itself, from the events.
    pub places: Vec<String>,
    /// Which of the events it tells.
    pub events: std::ops::Range<usize>,
}

/// What a tap on a place means.
#[derive(Clone, PartialEq, Debug)]
pub enum Tap<G: Game> {
    /// Choose these values, in this order.
    Pick(Vec<<G::Action as Slots>::Pick>),
    /// Try this action: it may be refused with a reason.
    Try(G::Action),
    /// Nothing to do; say what is there.
    Describe,
}

/// A step of the turn that is being played, as the viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnStep<G: Game> {
    /// Number of its entry.
    pub entry: usize,
    /// `None` where reading it would tell a secret.
    pub action: Option<G::Action>,
    pub events: Vec<G::Event>,
    pub out: Out<G::Refusal>,
}

/// Whether a step can be taken out of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Out<R> {
    Free,
    /// A later step would be refused without it.
    Needed(R),
    /// It cannot be undone any more.
    Stays,
}

/// What a scene and the parts around it are made from.
#[derive(Debug)]
pub struct RenderContext<'a, G: Game> {
    pub view: &'a G::View,
    /// The half-made action of the viewer, when it is the viewer's decision and nobody looks back.
    pub selection: Option<&'a Selection<G::Action>>,
    /// The seat that holds the device.
    pub viewing_seat: Option<Seat>,
    /// The turn is over by the rules; its result is being looked at.
    pub awaits_end: bool,
    pub lang: Lang,
    pub names: &'a Names,
    pub players: &'a [Player],
    /// Notation words of places that cause a refusal or that a log line speaks of.
    pub causes: &'a [String],
    /// What the viewer may hear of the entry that came last, for the brackets of the last move.
    pub last: &'a [G::Event],
    /// The steps of the turn so far, in order; empty while one looks back.
    pub steps: &'a [TurnStep<G>],
    /// Where the result of a decision is shown to all: the public view before it.
    pub before: Option<&'a G::View>,
    pub regions: Regions,
    /// Whether legal places are lit (a setting).
    pub hints: bool,
    /// Whether lists of what nobody has seen yet are offered (a setting).
    pub aids: bool,
    /// What [`RenderContext::ready`] found: a long legal list is gone through once.
    pub found: OnceCell<Option<&'a G::Action>>,
}

impl<'a, G: Game> RenderContext<'a, G> {
    /// A plain look at a view: nobody's decision, nothing marked.
    pub fn at(view: &'a G::View, lang: Lang, names: &'a Names, players: &'a [Player]) -> Self {
        Self {
            view,
            selection: None,
            viewing_seat: None,
            awaits_end: false,
            lang,
            names,
            players,
            causes: &[],
            last: &[],
            steps: &[],
            before: None,
            regions: Regions::None,
            hints: false,
            aids: false,
            found: OnceCell::new(),
        }
    }

    /// The action that one more confirmation carries out.
    pub fn ready(&self) -> Option<&'a G::Action> {
        *self.found.get_or_init(|| self.selection?.ready())
    }

    /// Whether this value is picked.
    pub fn has(&self, pick: <G::Action as Slots>::Pick) -> bool {
        self.selection.is_some_and(|selection| selection.has(pick))
    }

    /// Whether this action is legal now.
    pub fn allows(&self, action: &G::Action) -> bool {
        self.selection.is_some_and(|selection| selection.legal().any(|legal| legal == action))
    }

    /// The legal actions, while the viewer decides.
    pub fn legal(&self) -> impl Iterator<Item = &'a G::Action> {
        self.selection.into_iter().flat_map(|selection| selection.legal())
    }

    /// Who sits at a seat.
    pub fn player(&self, seat: Seat) -> Option<&'a Player> {
        self.players.get(seat.index())
    }

    /// Colour of a seat, 1 to 6.
    pub fn colour(&self, seat: Seat) -> u8 {
        self.player(seat).map_or(seat.index() as u8 + 1, |player| player.colour)
    }
}

/// Which seats are listed beside the board, and in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum SeatList {
    /// All but the one that holds the device, in turn order after it: the tray shows what that one has.
    #[default]
    Others,
    /// All, the one that holds the device first, the others in turn order after it. While computers play, the only person
    /// stays first.
    OwnFirst,
    /// All, always in the order of the table.
    InOrder,
}

/// A game that can be shown: the board, what stands around it, and the end.
pub trait Stage: Words {
    /// What the board shows.
    fn scene(ctx: &RenderContext<Self>) -> Scene;
    /// The markup of a ground picture: drawn once for each number.
    fn ground(number: u8) -> String;
    /// The markup of the picture with this number, in a box of 100, always the same for it.
    fn picture(_number: u32) -> String {
        String::new()
    }
    /// What a tap on a place means now.
    fn tap(view: &Self::View, selection: &Selection<Self::Action>, spot: Spot) -> Tap<Self>;
    /// What picking up a thing beside the board and letting it go over a place means.
    fn drop(
        view: &Self::View,
        selection: &Selection<Self::Action>,
        thing: <Self::Action as Slots>::Pick,
        spot: Spot,
    ) -> Tap<Self>;
    /// The next (or the last) way round for what is aimed at, where things can be turned.
    fn rotated(
        _view: &Self::View,
        _selection: &Selection<Self::Action>,
        _back: bool,
    ) -> Option<<Self::Action as Slots>::Pick> {
        None
    }
    /// Whether an action that a tap on this place made ready is only the first step towards it.
    fn leads_on(_view: &Self::View, _action: &Self::Action, _spot: Spot) -> bool {
        false
    }
    /// Whether nothing is left in the turn but to end it, or what nobody does in passing.
    fn idle(_view: &Self::View, _selection: &Selection<Self::Action>) -> bool {
        false
    }
    /// Whether a legal action comes to the same as another one, which stands in the list of all moves for both: a tile
    /// turned so that it looks alike.
    fn repeats(_view: &Self::View, _action: &Self::Action) -> bool {
        false
    }
    /// Whether this action, when it ends the turn, leaves nothing to look at: the turn is handed over with it.
    fn at_once(_action: &Self::Action) -> bool {
        false
    }
    /// Whether an action gives up what one has: its button then does not invite.
    fn grave(_action: &Self::Action) -> bool {
        false
    }
    /// What the button says that ends a turn after this action, where it is less than what players call a turn.
    fn done(_lang: Lang, _action: &Self::Action) -> Option<String> {
        None
    }
    /// Sheets of options with a name and a sentence each, to begin from in the form of a new game.
    fn presets(_lang: Lang) -> Vec<(String, String, Self::Options)> {
        Vec::new()
    }
    /// What is chosen from the start of a decision, such as a stepper at 0.
    fn opening(_view: &Self::View) -> Vec<<Self::Action as Slots>::Pick> {
        Vec::new()
    }
    /// The action that ends the turn early, if the rules know one, and what would be given up.
    fn end_turn(view: &Self::View) -> Option<Self::Action>;
    /// Steps of the turn that are left, for the end-of-turn question.
    fn steps_left(view: &Self::View) -> usize;
    /// The things one may pick beside the board with the keys 1 to 9.
    fn things(view: &Self::View) -> Vec<<Self::Action as Slots>::Pick>;

    /// The actor strip behind name and phase: steps left, bag.
    fn strip(ctx: &RenderContext<Self>) -> Vec<Part>;
    /// Hand and supply of the viewer.
    fn tray(ctx: &RenderContext<Self>) -> Vec<Part>;
    /// What the moment asks for beyond board and tray; nothing leaves the room to the log.
    fn panel(ctx: &RenderContext<Self>) -> Vec<Part>;
    /// Whether a decision begins with the tray and not with the panel, where both have the same room.
    fn tray_first(_view: &Self::View) -> bool {
        false
    }
    /// Which seats are listed beside the board, and in which order.
    const SEAT_LIST: SeatList = SeatList::Others;
    /// Whether what chance does between two turns begins the next one, as a tile that is drawn; else it ends the last.
    const CHANCE_BEGINS: bool = false;
    /// A line that everybody needs to know before they decide, such as an end that is near; it names no viewer, so it stays
    /// as it is while the device changes hands. Nothing is the rule.
    fn warning(_ctx: &RenderContext<Self>) -> Vec<Part> {
        Vec::new()
    }
    /// The public state of a seat beside its name.
    fn seat(ctx: &RenderContext<Self>, seat: Seat) -> Vec<Part>;
    /// What a place that was held tells in a sheet: its title and what is on it. `None`: holding it only outlines.
    fn held(_ctx: &RenderContext<Self>, _spot: Spot) -> Option<(String, Vec<Part>)> {
        None
    }
    /// What all may see while the device changes hands: laid cards, who passed. `ctx` is the public's.
    fn public_stage(_ctx: &RenderContext<Self>) -> Vec<Part> {
        Vec::new()
    }

    /// What is asked while something is half chosen, where the game knows better than to count places; what is told while
    /// all look at a result, or somebody at the regions.
    fn asks(_ctx: &RenderContext<Self>) -> Option<String> {
        None
    }
    /// Whether what happened is to be shown to all, with no hand open, before the device goes on: one seat's decision
    /// did something to another. Parts and scene are then asked for with [`RenderContext::before`].
    fn told_to_all(_events: &[Self::Event]) -> bool {
        false
    }

    /// The lines of the breakdown, in order; plain rows unless the game knows better.
    fn breakdown(standing: &Standing<Self::Term>) -> Vec<TermLine<Self::Term>> {
        plain(standing)
    }
    /// What a line of the breakdown is called in the table: short, since its picture stands beside it.
    fn label(lang: Lang, term: Self::Term) -> String {
        Self::term(lang, term)
    }
    /// Symbol id of the picture before a line.
    fn term_art(_term: Self::Term) -> Option<String> {
        None
    }
    /// Symbol id of the small sign of what came at the end.
    fn extra_art() -> Option<&'static str> {
        None
    }
    /// So many of those small signs in words: `2 treasures`.
    fn extra(_lang: Lang, _count: u8) -> String {
        String::new()
    }
    /// What a mark says to those who do not see it: `weakest colour`.
    fn mark(_lang: Lang, _mark: Emphasis) -> String {
        String::new()
    }
    /// The points an event gave: to whom, the line of the breakdown they count in, how many.
    fn source(_event: &Self::Event) -> Vec<(Seat, Self::Term, i32)> {
        Vec::new()
    }
    /// Whose sign goes with what the board does not show, such as a refused proposal: it is told for a moment.
    fn aside(_event: &Self::Event) -> Option<Seat> {
        None
    }
    /// Where on the board it happened, as words of the notation.
    fn places(_event: &Self::Event) -> Vec<String> {
        Vec::new()
    }
    /// Where at the end lies what counts in this line of the breakdown, as words of the notation; nothing where that is
    /// where the points were given.
    fn counted(_view: &Self::View, _seat: Seat, _term: Self::Term) -> Vec<String> {
        Vec::new()
    }
    /// Whether the scene shows by itself where it happened, from the events of the look: no place is named for it.
    fn shows(_event: &Self::Event) -> bool {
        false
    }
    /// The scoring step by step, of all that happened. Empty where there is nothing to walk through.
    fn walk(_lang: Lang, _events: &[&Self::Event], _names: &Names) -> Vec<Stop> {
        Vec::new()
    }
    /// Facts worth telling that only this game knows: label and text.
    fn facts(_lang: Lang, _events: &[&Self::Event], _names: &Names) -> Vec<(String, String)> {
        Vec::new()
    }
}
