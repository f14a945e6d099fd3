//! Scenes: the display data of a board. A game builds a scene from a view and the selection; one painter draws all of
//! them. Elements beside the board are [`parts`], input is a [`Command`]. There is no browser here, and a scene
//! decides nothing: it lights what the selection leaves open.

pub mod camera;
pub mod command;
pub mod held;
pub mod parts;
pub mod sound;
pub mod staging;

use std::cell::OnceCell;

use serde::{Deserialize, Serialize};

use crate::lang::table::ToChoose;
use crate::lang::{Lang, Names, Words};
use crate::story::{Emphasis, TermLine, plain};
use crate::table::{Game, Player, Seat, Selection, Slots, Standing};

pub use command::{Advice, Command};
use parts::{Class, Part};

/// Number of a place on a board that can be pointed at; each game numbers its own.
pub type Spot = u32;

/// Everything that a board shows, in scene units.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// Left upper corner of the visible area; (0, 0) unless the board grows.
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    /// Whether the board has no fixed bounds: it fills the available space, and the camera moves over it.
    pub open: bool,
    /// Whether the corners of an open board are free, so that buttons may overlap them.
    pub free_corners: bool,
    /// CSS pixels per scene unit below which a board that does not grow is not shown whole: the places of an open one
    /// are too small for a finger then, and one of a fixed size shows its `default_area`. 0 for a growing board of tiles
    /// of 100.
    pub readable_scale: f32,
    /// Area of the aimed piece on an open board (left, top, right, bottom): the camera includes it, and nothing
    /// covers it.
    pub aimed_area: Option<[f32; 4]>,
    /// Centre of the last event, or of what a decision is about: the camera keeps it in view.
    pub focus: Option<(f32, f32)>,
    /// Rotation of the aimed piece, where pieces can be turned.
    pub turned: Option<Turned>,
    /// Area of interest (left, top, right, bottom): that of a scoring step without lit places, or of the last round
    /// while somebody decides. On a phone, a board of a fixed size zooms to it when its places are too small to touch.
    pub interest_area: Option<[f32; 4]>,
    /// Area of an open board with places that a finger must distinguish, such as the tile just laid. If it is too
    /// small, the camera brings it into view, and a touch zooms to it.
    pub close_area: Option<[f32; 4]>,
    /// Part of a board of a fixed size that a low or narrow space shows, whatever is lit (left, top, right, bottom).
    /// One button shows the whole board.
    pub default_area: Option<[f32; 4]>,
    /// Number of the ground picture (see [`Stage::ground`]), which is drawn once and cached.
    pub ground: u8,
    /// Pictures of the ground added one by one, in drawing order; an unchanged one is never drawn again.
    pub patches: Vec<Patch>,
    /// Pieces in drawing order, each with an id that it keeps while it moves.
    pub pieces: Vec<Piece>,
    /// Veils, outlines and brackets between the pieces and the tags.
    pub shapes: Vec<Shape>,
    /// Numbers on small discs.
    pub tags: Vec<Tag>,
    /// Symbols and texts in pills.
    pub pills: Vec<Pill>,
    /// Every place, row by row.
    pub places: Vec<Place>,
    /// Draggable pieces: the place, and the text of the pick that is dropped.
    pub grabs: Vec<(Spot, String)>,
}

impl Scene {
    /// Returns whether the board grows during a game: its scale then follows its tiles.
    pub fn grows(&self) -> bool {
        self.open && self.readable_scale == 0.0
    }

    /// Returns whether a veil covers a part of the board.
    pub fn is_veiled(&self) -> bool {
        let veils = |shape: &Shape| shape.class.split(' ').any(|class| matches!(class, "veil" | "shade"));
        self.shapes.iter().any(veils)
    }

    /// Returns path data for everything that may be visible, far beyond the edges: the window seldom has the board's
    /// shape.
    pub fn everywhere(&self) -> String {
        let wide = 2.0 * (self.width + self.height);
        let (left, top) = (self.left - wide, self.top - wide);
        let (width, height) = (self.width + 2.0 * wide, self.height + 2.0 * wide);
        let [left, top, width, height] = [left, top, width, height].map(|side| side as i32);
        format!("M{left} {top}h{width}v{height}h-{width}Z")
    }
}

/// The rotation of an aimed piece around a point: the board shows it turning when only the angle changes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turned {
    /// The point, in scene units.
    pub x: f32,
    pub y: f32,
    /// Clockwise, in degrees.
    pub degrees: f32,
}

impl Turned {
    /// Returns the degrees from an earlier rotation to this one, the short way; `None` if it was around another point,
    /// or the same.
    pub fn since(&self, earlier: &Self) -> Option<f32> {
        let way = (self.degrees - earlier.degrees + 540.0).rem_euclid(360.0) - 180.0;
        ((self.x, self.y) == (earlier.x, earlier.y) && way != 0.0).then_some(way)
    }
}

/// A gain, which flies from a place to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub from: Spot,
    pub to: Seat,
    /// Id of the symbol in the game's sprite.
    pub art: String,
    /// Colour of a seat, 1 to 6; 0 for the symbol's own colours.
    pub colour: u8,
    pub count: usize,
    /// Class of the part it flies to, in the tray or on the seat's card; without such a part it flies to the seat's
    /// sign.
    pub lands: Class,
}

/// Selection of the regions to outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Regions {
    #[default]
    None,
    /// All regions, on demand.
    All,
    /// The region around a place, while it is held.
    Around(Spot),
}

/// A picture of the ground that never moves, such as a placed tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Patch {
    pub id: String,
    /// Number of the picture, for [`Stage::picture`].
    pub picture: u32,
    /// Position of its origin.
    pub x: f32,
    pub y: f32,
    /// Extra class: `ghost`, or empty.
    pub class: Class,
}

/// A number on a small disc; in a pill if its class begins with `pill`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tag {
    pub x: f32,
    pub y: f32,
    pub text: String,
    /// Class for the rim of the disc: `side-a`, `side-b`.
    pub class: Class,
}

/// Symbols and a text side by side in a pill; a single symbol is on a disc.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Pill {
    /// Position of its centre.
    pub x: f32,
    pub y: f32,
    pub signs: Vec<Badge>,
    pub text: String,
    pub class: Class,
}

/// A small symbol on a place or in a pill.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Badge {
    /// Id of the symbol.
    pub art: String,
    /// Colour of a seat (1 to 6) for the symbol; 0: its own colours.
    pub colour: u8,
    /// Left, top and side on a place, as fractions of its size. A side of 0 fills the place, as the symbol of a disc
    /// does. Pills arrange theirs in a row.
    pub at: [f32; 3],
}

/// A picture at a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Piece {
    pub id: String,
    /// Id of the symbol in the game's sprite.
    pub art: String,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    /// Colour of a seat (1 to 6) for the symbol; 0: its own colours.
    pub colour: u8,
    /// The sign of its owner on top of it.
    pub over: Option<Emblem>,
    /// Extra class or empty. `ghost` and `faded` dim it. `lost` shows a piece removed by the last entry a moment
    /// longer, `fallen` as long as the result is shown to all. `above` draws it over the lights, for pieces to choose
    /// from.
    pub class: Class,
}

/// A symbol on a piece, in fractions of the piece's size.
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
    /// Position of the path's origin.
    pub x: f32,
    pub y: f32,
    /// SVG path data.
    pub path: String,
    /// Class for its style: `veil`, `side-a`, `kingdom`, `last`. One that begins with `under` is drawn below the
    /// pieces.
    pub class: Class,
}

/// A place that can be pointed at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub spot: Spot,
    /// Row for screen readers; rows may have gaps and begin anywhere. Arrow keys use the positions of places instead.
    pub row: i16,
    pub column: i16,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    pub outline: Outline,
    /// Text for screen readers: short facts first, unchanging ones last.
    pub label: String,
    pub light: Light,
    /// Small symbols on it, at most three.
    pub badges: Vec<Badge>,
    /// A short text in the middle, such as a letter that a list refers to.
    pub note: String,
}

/// The shape of a place within its square.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Outline {
    #[default]
    Square,
    Disc,
    /// A hex with a corner at the top, as high as the square.
    Hex,
    /// An area: SVG path data in scene units. The square is the position of its symbols.
    Area(String),
}

/// The highlight of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Light {
    #[default]
    Plain,
    /// Legal pick with an effect.
    Legal,
    /// Legal pick without a visible effect: dimmer, so that the others stand out.
    Quiet,
    /// Legal pick, shown by a line around all places like it, which is a shape of the scene.
    Lined,
    /// Not legal now, while others are.
    Dim,
    /// Picked: the ghost is here.
    Aimed,
    /// Near the hinted move.
    Hint,
    /// Cause of the refusal on screen, or closed to the dragged control.
    Cause,
}

impl Light {
    /// Returns whether the place may be picked now.
    pub fn legal(self) -> bool {
        matches!(self, Self::Legal | Self::Quiet | Self::Lined)
    }
}

/// A step of the walk through the scoring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoringStep {
    /// Kind of item that is scored, in a word; empty if all steps are alike.
    pub stage: String,
    /// The scored item, in a sentence.
    pub text: String,
    /// Its places in notation; empty if the scene derives them from the events.
    pub places: Vec<String>,
    /// Range of the events that it describes.
    pub events: std::ops::Range<usize>,
}

/// The meaning of a tap on a place.
#[derive(Clone, PartialEq, Debug)]
pub enum Tap<G: Game> {
    /// Picks these values, in this order.
    Pick(Vec<<G::Action as Slots>::Pick>),
    /// Tries this action, which may be refused with a reason.
    Try(G::Action),
    /// Does nothing except describing the place.
    Describe,
}

/// A step of the current turn, redacted for the viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnStep<G: Game> {
    /// Number of its entry.
    pub entry: usize,
    /// `None` where reading it would reveal a secret.
    pub action: Option<G::Action>,
    pub events: Vec<G::Event>,
    pub out: Removal<G::Refusal>,
}

/// Result of a check whether a step can be removed from its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removal<R> {
    Free,
    /// A later step would be refused without it.
    Needed(R),
    /// It can no longer be undone.
    Stays,
}

/// Input for building a scene and the parts around it.
#[derive(Debug)]
pub struct RenderContext<'a, G: Game> {
    pub view: &'a G::View,
    /// The selection of the viewer, if the viewer decides and the present is on screen.
    pub selection: Option<&'a Selection<G::Action>>,
    /// The seat whose hand is open, if any. The device may be held while no hand is open.
    pub viewing_seat: Option<Seat>,
    /// Whether the turn is over by the rules and its result is on screen.
    pub awaits_end: bool,
    pub lang: Lang,
    pub names: &'a Names,
    pub players: &'a [Player],
    /// Places, in notation, that cause a refusal or are mentioned by a log line.
    pub causes: &'a [String],
    /// Events of the last entry, redacted for the viewer, for the brackets of the last move.
    pub last: &'a [G::Event],
    /// The steps of the turn so far, in order; empty while looking back.
    pub steps: &'a [TurnStep<G>],
    /// The public view before a decision whose result is shown to all.
    pub before: Option<&'a G::View>,
    pub regions: Regions,
    /// Whether legal places are lit (a setting).
    pub show_legal: bool,
    /// Whether lists of the pieces that nobody has seen yet are offered (a setting).
    pub aids: bool,
    /// Cached result of [`RenderContext::ready`], so that a long legal list is scanned once.
    pub found: OnceCell<Option<&'a G::Action>>,
}

impl<'a, G: Game> RenderContext<'a, G> {
    /// Creates a plain context for a view: nobody decides, nothing is marked.
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
            show_legal: false,
            aids: false,
            found: OnceCell::new(),
        }
    }

    /// Returns the action that one more confirmation plays.
    pub fn ready(&self) -> Option<&'a G::Action> {
        *self.found.get_or_init(|| self.selection?.ready())
    }

    /// Returns whether this value is picked.
    pub fn has(&self, pick: <G::Action as Slots>::Pick) -> bool {
        self.selection.is_some_and(|selection| selection.has(pick))
    }

    /// Returns whether this action is legal now.
    pub fn allows(&self, action: &G::Action) -> bool {
        self.selection.is_some_and(|selection| selection.legal().any(|legal| legal == action))
    }

    /// Iterates over the legal actions, while the viewer decides.
    pub fn legal(&self) -> impl Iterator<Item = &'a G::Action> {
        self.selection.into_iter().flat_map(|selection| selection.legal())
    }

    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&'a Player> {
        self.players.get(seat.index())
    }

    /// Returns the colour of a seat, 1 to 6.
    pub fn colour(&self, seat: Seat) -> u8 {
        self.player(seat).map_or(seat.index() as u8 + 1, |player| player.colour)
    }
}

/// An entry to be staged.
#[derive(Debug)]
pub struct StagedEntry<'a, G: Game> {
    /// The view before it.
    pub before: &'a G::View,
    /// The context after it, with its events in `last`, redacted for the viewer.
    pub ctx: &'a RenderContext<'a, G>,
}

/// Selection and order of the seats listed beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum SeatList {
    /// All but the holder of the device, in turn order after it: the tray shows the holder's things.
    #[default]
    Others,
    /// All, the holder of the device first, the others in turn order after it. While computers play, the only person
    /// stays first.
    OwnFirst,
    /// All, always in the order of the table.
    InOrder,
}

/// A game that can be displayed: the board, the parts around it, and the end.
pub trait Stage: Words {
    /// Builds the scene of the board.
    fn scene(ctx: &RenderContext<Self>) -> Scene;
    /// Returns the markup of a ground picture, drawn once for each number.
    fn ground(number: u8) -> String;
    /// Returns the markup of the picture with this number, in a box of 100; always the same for a number.
    fn picture(_number: u32) -> String {
        String::new()
    }
    /// Returns the meaning of a tap on a place.
    fn tap(view: &Self::View, selection: &Selection<Self::Action>, spot: Spot) -> Tap<Self>;
    /// Returns the meaning of dropping a control from beside the board on a place.
    fn drop(
        view: &Self::View,
        selection: &Selection<Self::Action>,
        thing: <Self::Action as Slots>::Pick,
        spot: Spot,
    ) -> Tap<Self>;
    /// Returns the same action at every place where it could be tried, for [`Command::Ask`]; only itself if the action
    /// has no place.
    fn everywhere(_view: &Self::View, action: &Self::Action) -> Vec<Self::Action> {
        vec![action.clone()]
    }
    /// Returns the gains of the last entry, which its staging shows on their way to the seats.
    fn gains(_ctx: &RenderContext<Self>) -> Vec<Gain> {
        Vec::new()
    }
    /// Stages what an entry did, in the order in which it is to be seen. Whatever it leaves out is added afterwards:
    /// see [`staging::Stager::complete`].
    fn stage(_entry: &StagedEntry<Self>, _stager: &mut staging::Stager) {}
    /// Stages a result that is shown to all ([`Stage::is_shown_to_all`]): the board still shows the state before it,
    /// with marks. What follows from it is staged when that screen ends.
    fn stage_result(_entry: &StagedEntry<Self>, _stager: &mut staging::Stager) {}
    /// Returns the next (or the last) rotation of the aimed piece, where pieces can be rotated.
    fn rotated(
        _view: &Self::View,
        _selection: &Selection<Self::Action>,
        _back: bool,
    ) -> Option<<Self::Action as Slots>::Pick> {
        None
    }
    /// Returns whether an action made ready by a tap on this place is only the first step towards it.
    fn is_step_towards(_view: &Self::View, _action: &Self::Action, _spot: Spot) -> bool {
        false
    }
    /// Returns whether the turn has no action left but its end, apart from actions that nobody makes casually.
    fn nothing_left_to_do(_view: &Self::View, _selection: &Selection<Self::Action>) -> bool {
        false
    }
    /// Returns whether ending the turn is what a player does next, because its steps are spent, though other actions
    /// may be legal.
    fn steps_are_spent(_view: &Self::View) -> bool {
        false
    }
    /// Returns whether a legal action is equivalent to another, which represents both in the list of all moves. An
    /// example is a tile that looks the same when rotated.
    fn is_duplicate(_view: &Self::View, _action: &Self::Action) -> bool {
        false
    }
    /// Returns whether this action, if it ends the turn, leaves no result to look at: the turn is handed over at
    /// once.
    fn at_once(_action: &Self::Action) -> bool {
        false
    }
    /// Returns whether quick placement also plays an action that is chosen in a list, because it has no place on the
    /// board. The turn then waits, so that it can be undone.
    fn is_quick_choice(_action: &Self::Action) -> bool {
        false
    }
    /// Returns whether an action is confirmed even with quick placement, because its preview is to be read before it
    /// and its result after it: the turn does not end by itself then.
    fn needs_confirmation(_action: &Self::Action) -> bool {
        false
    }
    /// Returns whether an action lays a piece that has several rotations, however many of them fit: even with quick
    /// placement the first tap only aims at it, and a second tap on the same place may play it.
    fn can_rotate(_action: &Self::Action) -> bool {
        false
    }
    /// Returns whether an action gives up something the player has: its button is then less prominent.
    fn is_costly(_action: &Self::Action) -> bool {
        false
    }
    /// Returns the caption of the button that ends the turn after this action, if that is less than players call a
    /// turn.
    fn end_turn_caption(_lang: Lang, _action: &Self::Action) -> Option<String> {
        None
    }
    /// Returns the presets in the form of a new game: name, sentence and options.
    fn presets(_lang: Lang) -> Vec<(String, String, Self::Options)> {
        Vec::new()
    }
    /// Returns the picks preselected at the start of a decision, such as a stepper at 0.
    fn opening(_view: &Self::View) -> Vec<<Self::Action as Slots>::Pick> {
        Vec::new()
    }
    /// Returns the action that ends the turn early, giving up steps, if the rules have one.
    fn end_turn(view: &Self::View) -> Option<Self::Action>;
    /// Returns the number of steps left, for the end-of-turn question.
    fn steps_left(view: &Self::View) -> usize;
    /// Returns what the commit button asks for while the choice is incomplete.
    fn to_choose(_view: &Self::View, _selection: &Selection<Self::Action>) -> ToChoose {
        ToChoose::Any
    }
    /// Returns the picks beside the board for the keys 1 to 9.
    fn number_key_picks(view: &Self::View) -> Vec<<Self::Action as Slots>::Pick>;

    /// Builds the actor strip after name and phase: steps left, bag.
    fn strip(ctx: &RenderContext<Self>) -> Vec<Part>;
    /// Builds the tray: hand and supply of the viewer.
    fn tray(ctx: &RenderContext<Self>) -> Vec<Part>;
    /// Builds the panel: controls of the present decision beyond board and tray. If empty, the log takes its place.
    fn panel(ctx: &RenderContext<Self>) -> Vec<Part>;
    /// Returns whether a decision starts with the tray instead of the panel, where both share one place.
    fn tray_first(_view: &Self::View) -> bool {
        false
    }
    /// Selection and order of the seats listed beside the board.
    const SEAT_LIST: SeatList = SeatList::Others;
    /// The phrase for the winner.
    const PHRASE: sound::Sound = sound::Sound::Good;
    /// Whether chance between two turns belongs to the next one, such as drawing a tile; otherwise to the last one.
    const CHANCE_BEGINS: bool = false;
    /// Builds a line that everybody needs before deciding, such as a near end; usually empty. It names no viewer, so
    /// it stays while the device changes hands.
    fn warning(_ctx: &RenderContext<Self>) -> Vec<Part> {
        Vec::new()
    }
    /// Builds the public state of a seat beside its name.
    fn seat(ctx: &RenderContext<Self>, seat: Seat) -> Vec<Part>;
    /// Builds the details of a place, shown by a long press: title and content. `None`: a long press only outlines it.
    fn details(_ctx: &RenderContext<Self>, _spot: Spot) -> Option<(String, Vec<Part>)> {
        None
    }
    /// Builds what everybody may see while the device changes hands: played cards, who passed. `ctx` is the
    /// spectator's.
    fn public_parts(_ctx: &RenderContext<Self>) -> Vec<Part> {
        Vec::new()
    }

    /// Returns the prompt for a partial selection, if the game has a better one than the number of places. Also used
    /// while a result is shown to all or regions are outlined.
    fn question(_ctx: &RenderContext<Self>) -> Option<String> {
        None
    }
    /// Returns whether the events are shown to all, without an open hand, before the device moves on, because they
    /// affect another seat. Parts and scene are then built with [`RenderContext::before`].
    fn is_shown_to_all(_events: &[Self::Event]) -> bool {
        false
    }

    /// Returns the lines of the breakdown, in order; by default the plain rows.
    fn breakdown(standing: &Standing<Self::Term>) -> Vec<TermLine<Self::Term>> {
        plain(standing)
    }
    /// Returns the label of a line in the breakdown: short, because its picture is beside it.
    fn label(lang: Lang, term: Self::Term) -> String {
        Self::term(lang, term)
    }
    /// Returns the symbol id of the picture before a line.
    fn term_art(_term: Self::Term) -> Option<String> {
        None
    }
    /// Returns the symbol id of the small mark for points scored at the end.
    fn extra_art() -> Option<&'static str> {
        None
    }
    /// Describes a number of those small marks: `2 treasures`.
    fn extra(_lang: Lang, _count: u8) -> String {
        String::new()
    }
    /// Returns the text of a mark for screen readers: `weakest colour`.
    fn mark(_lang: Lang, _mark: Emphasis) -> String {
        String::new()
    }
    /// Returns the points of an event: the seat, the line of the breakdown, the number.
    fn points_of(_event: &Self::Event) -> Vec<(Seat, Self::Term, i32)> {
        Vec::new()
    }
    /// Whether the first hint shows the move itself, because cards decide and not a region of the board.
    const HINTS_AT_ONCE: bool = false;
    /// Whether the panel has the result of an ended turn, so that the prompt does not repeat it.
    const PANEL_HAS_RESULT: bool = false;
    /// Returns the seat of an event that neither the board nor the panel shows, such as a refused proposal: it is noted
    /// briefly.
    fn aside(_ctx: &RenderContext<Self>, _event: &Self::Event) -> Option<Seat> {
        None
    }
    /// Returns the places of an event in notation.
    fn places(_event: &Self::Event) -> Vec<String> {
        Vec::new()
    }
    /// Returns the places, in notation, that count in this line at the end; empty if they are where the points were
    /// scored.
    fn counted_places(_view: &Self::View, _seat: Seat, _term: Self::Term) -> Vec<String> {
        Vec::new()
    }
    /// Returns whether the scene shows the place of an event by itself, from the events of the context.
    fn scene_shows(_event: &Self::Event) -> bool {
        false
    }
    /// Returns whether an event belongs to the final scoring. The walk counts it; the last act leaves it out.
    fn is_final_scoring(_event: &Self::Event) -> bool {
        false
    }
    /// Takes from the view of a finished game what the events of its last entry count and reveal only at the end. The
    /// table shows the last act without it.
    fn withhold_end(_view: &mut Self::View, _last: &[Self::Event]) {}
    /// Returns the scoring step by step, from all events; empty if there is nothing to walk through.
    fn walk(_lang: Lang, _events: &[&Self::Event], _names: &Names) -> Vec<ScoringStep> {
        Vec::new()
    }
    /// Returns highlights that only this game knows: label and text.
    fn highlights(_lang: Lang, _events: &[&Self::Event], _names: &Names) -> Vec<(String, String)> {
        Vec::new()
    }
}
