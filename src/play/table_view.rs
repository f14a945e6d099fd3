//! The table view: everything the playing screen shows, as plain data, and how it is built from a game at the table.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::command_bar::command_bar;
use super::commands::meaning;
use super::computer::{ComputerToAct, Hinted};
use super::{Play, ScreenMode, prompt};
use crate::lang::table::TableWords;
use crate::lang::{Lang, Names, Titles, Words, sign};
use crate::scenes::held::{held, held_in_groups};
use crate::scenes::parts::{self, Availability, Control, Part};
use crate::scenes::{
    Command, Gain, Light, Place, Regions, Removal, RenderContext, Scene, SeatList, Spot, Stage, Tap,
};
use crate::table::{Actor, Controller, Info, Player, Seat, Selection, Viewer};

/// Options of the screen for building a table view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ViewOptions {
    pub lang: Lang,
    pub regions: Regions,
    /// Highlight legal places.
    pub show_legal: bool,
    /// Whether to offer lists of the pieces that nobody has seen yet.
    pub aids: bool,
    /// Number of entries announced already; later ones are spoken.
    pub announced: usize,
}

/// The playing screen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableView {
    pub mode: ScreenMode,
    /// The seat that the screen is about: the one with the open hand, or the one on the curtain.
    pub subject: SeatMark,
    /// The curtain while the device changes hands: nothing else is to be drawn.
    pub curtain: Option<Curtain>,
    /// The computer that decides now.
    pub thinks: Option<ComputerToAct>,
    /// Number of people at the table.
    pub people: usize,
    /// Whether the table allows hints.
    pub hints: bool,
    /// Short name of the phase.
    pub phase: String,
    /// Whether the turn is over by the rules and its result is on screen.
    pub awaits_end: bool,
    /// Whether the turn could go on, but nothing is left to do in it.
    pub idle: bool,
    /// Whether the last action has a result to read: the turn does not end by itself.
    pub reads: bool,
    pub strip: Vec<Part>,
    pub prompt: Prompt,
    pub scene: Rc<Scene>,
    /// Gains of the last entry.
    pub gains: Vec<Gain>,
    /// Number of lit places.
    pub lit: usize,
    pub tray: Vec<Part>,
    /// The panel; if empty, the log takes its place.
    pub panel: Vec<Part>,
    /// Whether the tray comes first if tray and panel share one place, because the only decision is in it.
    pub tray_first: bool,
    /// A warning for everybody before deciding; empty for none.
    pub warning: Vec<Part>,
    /// Every seat in playing order.
    pub seats: Vec<SeatCard>,
    /// Selection and order of the listed seats.
    pub seat_list: SeatList,
    pub bar: CommandBar,
    /// The player whose turn it is, in games without secrets; empty for none.
    pub banner: String,
    /// Effects of the last entry that the board does not show: the seat and the sentence.
    pub asides: Vec<(SeatMark, String)>,
    /// Text for the live region: the latest events, or the preview of the aimed action.
    pub spoken: String,
    /// First entry that the holder has not seen.
    pub unseen: Option<usize>,
    /// Whether the holder has hidden their own hand for a moment.
    pub hidden: bool,
    /// Number of entries of the earlier state on screen; `None` for the present.
    pub cursor: Option<usize>,
    /// Number of entries in all.
    pub entries: usize,
    /// Whether anything is picked.
    pub picked: bool,
    /// Whether clearing the picks would change anything: the initial selection of a decision returns at once.
    pub clears: bool,
    /// Whether a hint is on screen.
    pub advised: bool,
    /// The commands of the keys 1 to 9.
    pub keys: Vec<Command>,
    /// The sheet about the place that is or was held: title and parts.
    pub details: Option<(String, Vec<Part>)>,
}

impl TableView {
    /// Iterates over the seats listed beside the board.
    pub fn listed(&self) -> impl Iterator<Item = &SeatCard> {
        let open = !matches!(self.mode, ScreenMode::Result(_) | ScreenMode::Public);
        let own = match self.seat_list {
            SeatList::InOrder => None,
            _ if open => Some(self.subject.seat),
            SeatList::OwnFirst => self.only_person(),
            // Where no hand is open, all seats are others.
            SeatList::Others => None,
        };
        let first = own.unwrap_or(Seat::new(0)).round(self.seats.len());
        let left_out = own.filter(|_| self.seat_list == SeatList::Others);
        first.filter(move |seat| Some(*seat) != left_out).filter_map(|seat| self.seats.get(seat.index()))
    }

    /// Returns a number that grows as the game advances on screen: a result that is shown to all precedes its
    /// consequences.
    pub fn progress(&self) -> usize {
        let is_result = matches!(self.mode, ScreenMode::Result(_));
        2 * self.cursor.unwrap_or(self.entries) + usize::from(!is_result)
    }

    /// Returns this view with the numbers and marks beside the board of another one, from before the last entry.
    #[must_use]
    pub fn held(&self, before: &Self) -> Self {
        let mut shown = Self {
            strip: held(&before.strip, &self.strip),
            panel: held_in_groups(&before.panel, &self.panel),
            tray: held_in_groups(&before.tray, &self.tray),
            ..self.clone()
        };
        for (card, before) in shown.seats.iter_mut().zip(&before.seats) {
            card.parts = held(&before.parts, &card.parts);
        }
        shown
    }

    /// Returns the number of the seat at the device; `None` while a computer decides, and while the table looks back.
    pub fn deciding_seat(&self) -> Option<usize> {
        (self.thinks.is_none() && self.cursor.is_none()).then(|| self.subject.seat.index())
    }

    /// Returns whether the owner of the open hand has to decide.
    pub fn owner_decides(&self) -> bool {
        let is_deciding = |seat: Seat| self.seats.get(seat.index()).is_some_and(|card| card.deciding);
        matches!(self.mode, ScreenMode::Hand(seat) if is_deciding(seat))
    }

    /// Returns the seat of the person who plays against computers alone.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.seats.iter().filter(|card| card.controller == Controller::Person);
        people.next().filter(|_| people.next().is_none()).map(|card| card.mark.seat)
    }
}

/// A seat as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatMark {
    pub seat: Seat,
    pub name: String,
    /// Symbol of its seal.
    pub symbol: String,
    /// 1 to 6.
    pub colour: u8,
    /// The sign's title, if the name does not include it.
    pub sign: String,
}

/// A seat with its public state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatCard {
    pub mark: SeatMark,
    /// Whether it decides now.
    pub deciding: bool,
    /// Its activity, in a few words that all may read; empty if it only waits.
    pub does: String,
    /// The controller of the seat.
    pub controller: Controller,
    pub parts: Vec<Part>,
}

/// The content of the curtain: public facts only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Curtain {
    /// The player's next task, in one line.
    pub task: String,
    /// The parts that everybody may see meanwhile.
    pub stage: Vec<Part>,
}

/// The prompt above the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Prompt {
    /// An action was refused: the reason, the code, and a number that grows with every refusal.
    Refused { why: String, code: String, number: usize },
    /// Why undo is locked or a key has no effect, with a growing number and the prompt that returns after a while.
    Locked { why: String, number: usize, then: Box<Prompt> },
    /// An earlier state is on screen: its number of entries, and of how many.
    Back { at: usize, of: usize },
    /// A computer decides: its last steps in this turn, or that the decision is its own.
    Computer { text: String },
    /// The question, or the preview of the aimed action.
    Asked {
        text: String,
        /// Whether the viewer may act.
        may_act: bool,
        /// Whether the prompt's place may show what is being inspected.
        free: bool,
    },
}

/// Undo, redo and the commit button.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommandBar {
    /// Caption of undo, or why it is locked; empty if there is neither undo nor redo.
    pub undo: String,
    pub locked: bool,
    pub can_redo: bool,
    pub text: String,
    pub sub: String,
    /// The command of the button; `None` if it is disabled.
    pub command: Option<Command>,
    /// Whether it is the commit button now.
    pub main: bool,
}

/// A line of the log, redacted for the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// Symbol and colour of the actor; `None` for chance.
    pub actor: Option<(String, u8)>,
    /// As in records; empty where it would reveal a secret.
    pub notation: String,
    pub text: String,
    /// The text with the places, which sighted people see on the board; empty if it is the same.
    pub full_text: String,
    /// Whether points were given.
    pub scores: bool,
    /// Number of the turn it belongs to.
    pub turn: usize,
}

impl LogLine {
    /// Returns whether the text has many sentences, a line each.
    pub fn long(&self) -> bool {
        self.text.contains('\n')
    }

    /// Returns the text in one line.
    pub fn in_a_row(&self) -> String {
        self.text.replace('\n', " ")
    }

    /// Returns a short text: the first two of many sentences, for the action and its result.
    pub fn shortened(&self) -> String {
        let mut sentences = self.text.splitn(3, '\n');
        let two: Vec<&str> = sentences.by_ref().take(2).collect();
        format!("{}{}", two.join(" "), if sentences.next().is_some() { " …" } else { "" })
    }
}

/// Returns the symbol of a sign: the game's seal, or the shell's symbol if the game has no signs.
pub fn sign_art(info: &Info, sign: u8) -> String {
    match info.signs.get(usize::from(sign)) {
        Some(word) => format!("seal-{word}"),
        None => format!("sym-{}", sign + 1),
    }
}

/// Returns the mark of a seat.
pub fn mark_of(
    (info, titles): (&Info, &'static Titles),
    players: &[Player],
    names: &Names,
    lang: Lang,
    seat: Seat,
) -> SeatMark {
    let player = players.get(seat.index());
    let number = player.map_or(0, |player| player.sign);
    // The name of a colour adds nothing to the seal beside it.
    let own = !titles[lang as usize].signs.is_empty();
    let named = player.is_some_and(|player| own && !player.name.is_empty());
    SeatMark {
        seat,
        name: names.of(seat),
        symbol: sign_art(info, number),
        colour: player.map_or(1, |player| player.colour),
        sign: if named { sign(lang, titles, number) } else { String::new() },
    }
}

/// Returns the log lines of these entries, redacted for the viewer, without entries that have nothing to show. This
/// is the only log. Events are redacted before anything is built from them, and [`crate::table::Game::redact_action`]
/// decides who may read the notation.
pub fn log<G: Stage>(
    play: &Play<G>,
    viewer: Viewer,
    lang: Lang,
    names: &Names,
    entries: std::ops::Range<usize>,
) -> Vec<LogLine> {
    let steps = play.session.steps();
    let (first, last) = (entries.start.min(steps.len()), entries.end.min(steps.len()));
    let is_last_act = play.is_last_act();
    let line = |(nth, step): (usize, &crate::table::Step<G>)| {
        let events = step.events.iter().filter(|event| !is_last_act || !G::is_final_scoring(event));
        let visible_events: Vec<G::Event> =
            events.filter_map(|event| G::redact_event(event, viewer)).collect();
        let sentences = |sentence_of: fn(Lang, &G::Event, &Names) -> Option<String>| {
            let sentences: Vec<String> =
                visible_events.iter().filter_map(|event| sentence_of(lang, event, names)).collect();
            // Many sentences get a line each, such as those of the final scoring.
            sentences.join(if sentences.len() > 3 { "\n" } else { " " })
        };
        let (text, full) = (sentences(G::logged), sentences(G::event));
        let actor = match step.entry.actor {
            Actor::Seat(seat) => play.session.head.players.get(seat.index()),
            Actor::Chance => None,
        };
        let visible_action = G::redact_action(step.entry.actor, &step.entry.action, viewer);
        (!text.is_empty()).then(|| LogLine {
            entry: first + nth,
            actor: actor.map(|player| (sign_art(G::INFO, player.sign), player.colour)),
            notation: visible_action.map(|action| action.to_string()).unwrap_or_default(),
            full_text: if full == text { String::new() } else { full },
            text,
            scores: visible_events.iter().any(|event| !G::points_of(event).is_empty()),
            turn: play.session.turn_at(first + nth, G::CHANCE_BEGINS),
        })
    };
    steps[first.min(last)..last].iter().enumerate().filter_map(line).collect()
}

/// Returns the events, redacted for the viewer, of the last entry on screen or of the result being shown.
fn last_heard<G: Stage>(play: &Play<G>) -> Vec<G::Event> {
    let last = play.result().or(play.shown_entries().checked_sub(1));
    let step = last.and_then(|entry| play.session.steps().get(entry));
    let events = step.into_iter().flat_map(|step| &step.events);
    events.filter_map(|event| G::redact_event(event, play.viewer())).collect()
}

/// Returns the names of the seats.
pub fn names_of<G: Stage>(play: &Play<G>, lang: Lang) -> Names {
    Names::new(lang, G::TITLES, &play.session.head.players)
}

/// Returns the render context of a game at the table.
fn render_context<'a, G: Stage>(
    play: &'a Play<G>,
    view_options: &ViewOptions,
    view: &'a G::View,
    names: &'a Names,
    last: &'a [G::Event],
    before: Option<&'a G::View>,
) -> RenderContext<'a, G> {
    RenderContext {
        selection: play.may_act().then_some(&play.selection),
        viewing_seat: play.viewing_seat(),
        awaits_end: play.awaits_end(),
        causes: play.refused.as_ref().map_or(&play.pointed, |refused| &refused.causes),
        last,
        steps: if play.cursor.is_none() { &play.turn_steps } else { &[] },
        before,
        regions: view_options.regions,
        show_legal: view_options.show_legal,
        aids: view_options.aids,
        ..RenderContext::at(view, view_options.lang, names, &play.session.head.players)
    }
}

/// Returns the seat that the screen is about: see [`TableView::subject`].
fn subject<G: Stage>(play: &Play<G>) -> Seat {
    match play.mode {
        ScreenMode::Curtain(seat) | ScreenMode::Hand(seat) | ScreenMode::Result(seat) => seat,
        ScreenMode::Public | ScreenMode::Over => play.next_to_act().unwrap_or(Seat::new(0)),
    }
}

/// Returns the board with a computer's next move, places closed to a dragged control, and hints.
fn scene<'a, G: Stage>(play: &'a Play<G>, ctx: &RenderContext<'a, G>) -> Scene {
    // A computer's next move appears on the board alone, because the tray belongs to another seat. Nothing else is lit,
    // because nobody may tap there now.
    let seen = |aimed| RenderContext { selection: Some(aimed), show_legal: false, ..spectator_context(ctx) };
    let aimed = play.aimed.as_ref().map(seen);
    let mut scene = G::scene(aimed.as_ref().unwrap_or(ctx));
    let hovered = play.hovered.filter(|_| play.refused.is_some());
    scene
        .places
        .iter_mut()
        .filter(|place| Some(place.spot) == hovered)
        .for_each(|place| place.light = Light::Cause);
    if let Some(Hinted::Region(spots)) = &play.hint {
        light_region(&mut scene, spots);
    }
    preview_lit_places(ctx, &mut scene);
    scene
}

/// Above this many lit places the preview of each place is skipped (too slow); the prompt still previews the aimed
/// one.
const MAX_PREVIEWED_PLACES: usize = 40;

/// Adds a preview to the name of each lit place, so that screen reader users can compare them without aiming at each.
fn preview_lit_places<G: Stage>(ctx: &RenderContext<G>, scene: &mut Scene) {
    let Some(selection) = ctx.selection.filter(|_| ctx.show_legal && ctx.ready().is_none()) else { return };
    let places = scene.places.iter_mut().filter(|place| matches!(place.light, Light::Legal | Light::Lined));
    let places: Vec<&mut Place> = places.collect();
    if places.is_empty() || places.len() > MAX_PREVIEWED_PLACES {
        return;
    }
    let left = Selection::new(selection.candidates().cloned().collect());
    for place in places {
        let Tap::Pick(picks) = meaning::<G>(ctx.view, selection, place.spot) else { continue };
        if let Some(action) = left.pick_all(&picks).ready() {
            append_sentence(&mut place.label, &preview(ctx, action));
        }
    }
}

/// Adds a sentence to the name of a place.
fn append_sentence(label: &mut String, sentence: &str) {
    if !sentence.is_empty() {
        label.push_str(". ");
        label.push_str(sentence);
    }
}

/// Returns the preview of an action. One copy per game instead of one per call site (code size).
#[inline(never)]
fn preview<G: Stage>(ctx: &RenderContext<G>, action: &G::Action) -> String {
    <G as Words>::preview(ctx.lang, ctx.view, action, ctx.names)
}

/// Builds the playing screen of a game at the table.
pub fn table_view<G: Stage>(play: &Play<G>, view_options: &ViewOptions) -> TableView {
    let (lang, names) = (view_options.lang, names_of(play, view_options.lang));
    let (mut view, mut last, before) = (play.view(), last_heard(play), play.before_result());
    if play.is_last_act() {
        G::withhold_end(&mut view, &last);
        last.retain(|event| !G::is_final_scoring(event));
    }
    let ctx = render_context(play, view_options, &view, &names, &last, before.as_ref());
    let curtain = matches!(play.mode, ScreenMode::Curtain(_))
        .then(|| Curtain { task: task(play, lang, &view, &names), stage: G::public_parts(&ctx) });
    let open = curtain.is_none();
    let scene = if open { scene(play, &ctx) } else { Scene::default() };
    let lit = scene.places.iter().filter(|place| place.light.legal()).count();
    let preview = ctx.ready().map(|action| preview(&ctx, action));
    let mark = mark_of((G::INFO, G::TITLES), &play.session.head.players, &names, lang, subject(play));
    let turn_banner = !G::INFO.secrets && play.cursor.is_none();
    let moment = prompt::PromptContext { lit, preview: preview.clone(), last: &last };
    let prompt = prompt::prompt(play, lang, &names, &ctx, &moment);
    let tray = if open && !play.hidden { G::tray(&ctx) } else { Vec::new() };
    let panel = if open { G::panel(&ctx) } else { Vec::new() };
    // News fills an empty panel; beside a decision it is one line.
    let only_news = play.unseen.is_some() && panel.is_empty();
    let mut table_view = TableView {
        mode: play.mode,
        thinks: play.computer_to_act(),
        people: play.people().count(),
        hints: play.hints(),
        curtain,
        phase: <G as Words>::phase(lang, &view),
        awaits_end: ctx.awaits_end,
        idle: play.may_act() && play.selection.is_empty() && G::nothing_left_to_do(ctx.view, &play.selection),
        reads: play.session.steps().last().is_some_and(|step| G::needs_confirmation(&step.entry.action)),
        strip: if open { G::strip(&ctx) } else { Vec::new() },
        prompt,
        scene: Rc::new(scene),
        gains: if open { G::gains(&ctx) } else { Vec::new() },
        lit,
        tray_first: (G::tray_first(&view) || only_news)
            && before.is_none()
            && (play.hidden || !tray.is_empty())
            // A single person has watched the news, and continues with the pending selection.
            && (!only_news || play.only_person().is_some()),
        tray,
        panel,
        warning: if open { G::warning(&ctx) } else { Vec::new() },
        seats: if open { seats(play, &ctx) } else { Vec::new() },
        seat_list: G::SEAT_LIST,
        bar: command_bar(play, lang, &names, &view),
        banner: if turn_banner { lang.say(TableWords::TurnOf(&mark.name)) } else { String::new() },
        asides: if open && play.cursor.is_none() { asides(play, &ctx) } else { Vec::new() },
        spoken: preview.unwrap_or_else(|| spoken(play, lang, &names, view_options.announced)),
        unseen: play.unseen,
        hidden: play.hidden,
        cursor: play.cursor,
        entries: play.session.len(),
        picked: play.may_act() && !play.selection.is_empty(),
        clears: play.may_act() && play.selection.taken() != play.initial_selection().taken(),
        advised: play.hint.is_some(),
        keys: G::number_key_picks(&view).into_iter().map(Command::pick).collect(),
        details: match view_options.regions {
            Regions::Around(spot) if open => G::details(&ctx, spot),
            _ => None,
        },
        subject: mark,
    };
    explain(play, lang, &mut table_view);
    table_view
}

/// Returns short notes on the latest events, in the words of the log.
fn asides<G: Stage>(play: &Play<G>, ctx: &RenderContext<G>) -> Vec<(SeatMark, String)> {
    let players = &play.session.head.players;
    let asides = ctx.last.iter().filter_map(|event| {
        let mark = mark_of((G::INFO, G::TITLES), players, ctx.names, ctx.lang, G::aside(ctx, event)?);
        Some((mark, <G as Words>::event(ctx.lang, event, ctx.names)?))
    });
    asides.collect()
}

/// Returns the task on the curtain; a seat whose turn is over by the rules only has to end it.
fn task<G: Stage>(play: &Play<G>, lang: Lang, view: &G::View, names: &Names) -> String {
    match (play.mode, play.session.seat_to_end_turn()) {
        (ScreenMode::Curtain(seat), Some(ended)) if seat == ended => {
            lang.say(TableWords::TurnOver(play.session.undo_lock(seat).is_some()))
        }
        // A person who returned while another seat decides.
        (ScreenMode::Curtain(seat), None) if play.next_to_act().is_some_and(|next| next != seat) => {
            play.next_to_act().map(|next| lang.say(TableWords::Plays(&names.of(next)))).unwrap_or_default()
        }
        _ => G::task(lang, view, names),
    }
}

/// The fewest places in the surroundings of a move that are lit for a hint: one alone would be the move itself.
const MIN_HINTED: usize = 3;

/// Lights the surroundings of these places, close enough for the player to find the move, and dims the rest.
fn light_region(scene: &mut Scene, spots: &[Spot]) {
    let middle = |place: &Place| (place.x + place.size / 2.0, place.y + place.size / 2.0);
    let mut around = Vec::new();
    for place in scene.places.iter().filter(|place| spots.contains(&place.spot)) {
        let (left, top) = middle(place);
        let distance = |other: &Place| (middle(other).0 - left).hypot(middle(other).1 - top);
        let mut lit: Vec<f32> =
            scene.places.iter().filter(|other| other.light.legal()).map(distance).collect();
        lit.sort_by(f32::total_cmp);
        let few = lit.get(MIN_HINTED - 1).or(lit.last()).copied().unwrap_or_default();
        around.push((left, top, 1.6 * place.size, few));
    }
    for place in &mut scene.places {
        let ((x, y), legal) = (middle(place), place.light.legal());
        let is_near = around.iter().any(|(left, top, reach, few)| {
            let distance = (x - left).hypot(y - top);
            distance < *reach || legal && distance <= *few
        });
        place.light = if is_near { Light::Hint } else { Light::Dim };
    }
}

fn seats<G: Stage>(play: &Play<G>, ctx: &RenderContext<G>) -> Vec<SeatCard> {
    // Until a turn is handed over, it still belongs to its seat.
    let turn = play.session.seat_to_end_turn().or(play.session.game().turn().seat());
    let turn_end = play.session.seat_to_end_turn().filter(|_| play.cursor.is_none());
    let does = |seat: Seat| match <G as Words>::doing(ctx.lang, ctx.view, seat) {
        _ if turn_end == Some(seat) => ctx.lang.say(TableWords::AfterTurn),
        // While somebody has only to end the turn, nobody else does anything.
        _ if turn_end.is_some() => String::new(),
        doing if doing.is_empty() && turn == Some(seat) => <G as Words>::phase(ctx.lang, ctx.view),
        doing => doing,
    };
    let card = |seat: Seat| SeatCard {
        does: does(seat),
        mark: mark_of((G::INFO, G::TITLES), ctx.players, ctx.names, ctx.lang, seat),
        // While a result is shown to all, nobody decides.
        deciding: turn == Some(seat) && !matches!(play.mode, ScreenMode::Result(_)),
        controller: play.session.controller(seat),
        parts: G::seat(ctx, seat),
    };
    Seat::all(play.session.game().seats()).map(card).collect()
}

/// Adds the reason to every refused control. The rules give it, for every game; boards never decide it.
fn explain<G: Stage>(play: &Play<G>, lang: Lang, table_view: &mut TableView) {
    let Some(seat) = play.viewing_seat() else { return };
    let mut why = |control: &mut Control| {
        if let (Availability::Refused, Command::TakeOut(entry)) = (control.state, &control.command)
            && let Some(step) = play.turn_steps.iter().find(|step| step.entry == *entry)
            && let Removal::Needed(refusal) = step.out
        {
            control.why = lang.say(TableWords::Needed(&G::refusal(lang, refusal)));
        } else if let (Availability::Refused, Command::Do(text)) = (control.state, &control.command)
            && let Ok(action) = text.parse::<G::Action>()
            && let Err(refusal) = play.session.game().check(seat, &action)
        {
            control.why = G::refusal(lang, refusal);
        } else if let (Availability::Refused, Command::Ask(text)) = (control.state, &control.command)
            && let Ok(action) = text.parse::<G::Action>()
            && let Some(refusal) = play.refused_everywhere(&action)
        {
            control.why = G::refusal_everywhere(lang, &action, refusal);
        }
    };
    for parts in [&mut table_view.strip, &mut table_view.tray, &mut table_view.panel] {
        parts::controls(parts, &mut why);
    }
}

/// Returns the same render context without what belongs to the viewer's own decision.
fn spectator_context<'a, G: Stage>(ctx: &RenderContext<'a, G>) -> RenderContext<'a, G> {
    RenderContext {
        viewing_seat: ctx.viewing_seat,
        last: ctx.last,
        causes: ctx.causes,
        regions: ctx.regions,
        steps: ctx.steps,
        ..RenderContext::at(ctx.view, ctx.lang, ctx.names, ctx.players)
    }
}

/// With more new lines than this, only the last ones are spoken, after the number of all.
const MAX_SPOKEN: usize = 4;

/// Returns the new events as text, redacted for the viewer. The steps of a computer's turn are announced together at
/// its end.
fn spoken<G: Stage>(play: &Play<G>, lang: Lang, names: &Names, announced: usize) -> String {
    if play.computer_to_act().is_some_and(|thinks| thinks.goes_on) {
        return String::new();
    }
    let new = log(play, play.viewer(), lang, names, announced..play.session.len());
    let more = new
        .len()
        .checked_sub(MAX_SPOKEN)
        .filter(|more| *more > 0 && play.people().count() < play.session.head.players.len());
    let before = more.map(|_| lang.say(TableWords::StepsSpoken(new.len())));
    let last = new.into_iter().map(|line| line.text).skip(more.map_or(0, |more| more + 1));
    before.into_iter().chain(last).collect::<Vec<_>>().join(" ")
}
