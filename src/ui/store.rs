//! Browser storage: the only module that touches it.
//!
//! Each game has one key (`deska.game.ID`) with its record as text, version first. Its summary for lists is beside it
//! (`deska.line.ID`), so that saving a move reads nothing; a lost one is computed again ([`complete`]). More keys per
//! game: the analysis (`deska.judged.ID`), the PINs of the seats (`deska.pins.ID`), the holder of the device
//! (`deska.holder.ID`), and the seats with phones (`deska.away.ID`). Settings, names, tutorials and solved puzzles have
//! their own keys. Errors are values with a sentence, and nothing is ever deleted because it cannot be read.

mod analyses;
mod holder;
mod local;
mod past;
mod pins;
mod trash;
mod with_phones;

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use analyses::{StoredAnalysis, store_analysis, stored_analysis};
pub use holder::{keep_holder, sit_down};
pub use local::{
    Local, blocked, keep_in_memory, keep_settings, keep_trying, listen_for_receipts, listen_for_replies,
    part_with, pass_on_receipt, pass_on_reply, store_what_waits, waits,
};
pub use past::{Past, PastSeat, forget_all, forget_past, past, remember_kept, remember_past, unremembered};
pub use pins::{DIGITS, Pins};
pub use trash::{delete, deleted, empty_trash, restore};
pub use with_phones::{keep_seat_with_phone, seats_with_phones};

use crate::games;
use crate::lang::common::CommonWords;
use crate::lang::{Lang, Names};
use crate::order;
use crate::play::game_module::Opened;
use crate::play::running_game::{GameHandle, GameSummary};
use crate::table::record::{self, Record, RecordError, RecordErrorKind};
use crate::table::{Controller, Count, Player};

/// The reason why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The browser gives this page no storage.
    Blocked,
    /// The storage is full.
    Full,
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Blocked => "the browser gives this page no storage",
            Self::Full => "the storage is full",
        })
    }
}

impl std::error::Error for StoreError {}

/// Texts under keys. The app uses the browser's storage; tests use memory.
pub trait Store {
    fn get(&self, key: &str) -> Option<String>;
    /// # Errors
    /// When there is no storage or no room; what was stored before is still there.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;
    /// Keeps a text in memory until the page is closed; it takes precedence over the stored one.
    fn hold(&self, key: &str, value: &str);
    fn remove(&self, key: &str);
    fn keys(&self) -> Vec<String>;
}

/// Storage in memory, for tests.
#[derive(Default)]
pub struct InMemory(RefCell<BTreeMap<String, String>>);

impl Store for InMemory {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().insert(key.to_string(), value.to_string());
        Ok(())
    }

    fn hold(&self, key: &str, value: &str) {
        self.0.borrow_mut().insert(key.to_string(), value.to_string());
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}

const GAME: &str = "deska.game.";
const SUMMARY_KEY: &str = "deska.line.";
/// All summaries in one text, as older versions stored them.
const INDEX: &str = "deska.index";
const SETTINGS: &str = "deska.settings";
const NAMES: &str = "deska.names";
const TUTORIAL: &str = "deska.lesson.";
/// The key prefix of the solved puzzles of a game: their ids, separated by spaces.
const PUZZLES: &str = "deska.puzzles.";
/// The key prefix of the kinds of games that were last begun with phones.
const PHONES: &str = "deska.phones.";
/// The invitation that this device followed last to a hand: it is spent.
const JOINED: &str = "deska.joined";

/// The summary of a saved game for lists, without playing it. Public facts only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SaveSummary {
    pub id: String,
    /// Id of the game; empty if the record is too broken to have one.
    pub game: String,
    pub title: String,
    /// Names, signs and colours of the seats.
    pub players: Vec<(String, u8, u8)>,
    /// The controllers of the seats; empty in summaries of older versions: people.
    #[serde(default, rename = "sits")]
    pub controllers: Vec<Controller>,
    /// Turns begun, in summaries of older versions.
    #[serde(default)]
    pub turn: usize,
    /// The progress of the game.
    #[serde(default)]
    pub at: Option<Count>,
    /// The seat to move; `None` when over.
    pub to_move: Option<usize>,
    /// Milliseconds since 1970 when it was last played; 0 if unknown, for example if its summary was lost.
    #[serde(default)]
    pub changed: f64,
    /// Length of the record in bytes.
    pub size: usize,
    /// Whether it is finished.
    pub over: bool,
    /// Why it cannot be opened, or only in part.
    pub broken: Option<Broken>,
}

impl SaveSummary {
    /// Returns whether anything can be opened: all of it, or the part before the error.
    pub fn opens(&self) -> bool {
        !self.players.is_empty()
    }

    /// Returns the players as they sat when it was saved.
    pub fn seats(&self) -> Vec<Player> {
        let controller = self.controllers.iter().copied().chain(std::iter::repeat(Controller::Person));
        let player = |((name, sign, colour), controller): (&(String, u8, u8), Controller)| {
            Player::person(name, *sign, *colour).with_controller(controller)
        };
        self.players.iter().zip(controller).map(player).collect()
    }

    /// Returns the progress, in the unit that its players count by.
    pub fn count(&self) -> Count {
        self.at.unwrap_or(Count::Turn(self.turn))
    }

    /// Returns whether it can be continued as it is.
    pub fn in_progress(&self) -> bool {
        self.broken.is_none() && !self.over
    }
}

/// The reason why a saved text cannot be opened: a [`RecordError`] that can be stored in a summary.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Broken {
    pub why: Why,
    pub line: usize,
    pub column: usize,
    /// Number from 1 of the failing entry; 0 if the error is elsewhere, or in summaries of older versions.
    #[serde(default)]
    pub entry: usize,
    /// That entry as the record has it.
    #[serde(default)]
    pub step: String,
    /// The record parser's message, in English.
    pub reason: String,
}

/// The kinds of errors that have their own sentences.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Why {
    NotARecord,
    Version(String),
    Game(String),
    /// A line or the position cannot be read.
    Unreadable,
    /// The rules refuse an entry, with the code.
    Refused(String),
    /// An entry is not possible at its place.
    Entry,
}

impl From<RecordError> for Broken {
    fn from(error: RecordError) -> Self {
        let why = match error.kind {
            RecordErrorKind::NotARecord => Why::NotARecord,
            RecordErrorKind::Version(version) => Why::Version(version),
            RecordErrorKind::Game(game) => Why::Game(game),
            RecordErrorKind::Refused(code) => Why::Refused(code.to_string()),
            RecordErrorKind::Entry | RecordErrorKind::Expectation => Why::Entry,
            RecordErrorKind::Syntax | RecordErrorKind::Position => Why::Unreadable,
        };
        let (entry, step) = error.entry.unwrap_or_default();
        Self { why, line: error.line, column: error.column, entry, step, reason: error.reason }
    }
}

/// Returns the summaries of the saved games: last played first, unknown dates last.
pub fn list(store: &impl Store) -> Vec<SaveSummary> {
    spread_index(store);
    let mut games: Vec<SaveSummary> = ids(store).iter().filter_map(|id| line(store, id)).collect();
    order::short_by(&mut games, |a, b| b.changed.total_cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
    games
}

fn line(store: &impl Store, id: &str) -> Option<SaveSummary> {
    let text = store.get(&format!("{SUMMARY_KEY}{id}"))?;
    serde_json::from_str(&text).ok().filter(|meta: &SaveSummary| meta.id == id)
}

/// Gives every game its own summary, where an older version left them in one text.
fn spread_index(store: &impl Store) {
    let Some(text) = store.get(INDEX) else { return };
    let all: Vec<SaveSummary> = serde_json::from_str(&text).unwrap_or_default();
    let ids = ids(store);
    store.remove(INDEX); // first, so that a full storage has room for the summaries
    let lacks = |meta: &&SaveSummary| ids.contains(&meta.id) && line(store, &meta.id).is_none();
    all.iter().filter(lacks).for_each(|meta| remember(store, meta));
}

fn ids(store: &impl Store) -> Vec<String> {
    store.keys().iter().filter_map(|k| k.strip_prefix(GAME)).map(str::to_string).collect()
}

/// The event that tells the shelf that [`complete`] has found games.
pub const FOUND: &str = "deska-games-found";

/// Reads the saved games without a summary, and returns whether there were any. The table does this when it starts; the
/// shelf, which contains no rules, only lists.
pub fn complete(store: &impl Store) -> bool {
    spread_index(store);
    let mut unknown = ids(store);
    unknown.retain(|id| line(store, id).is_none());
    for id in &unknown {
        remember(store, &describe(id, &text(store, id).unwrap_or_default(), 0.0));
    }
    !unknown.is_empty()
}

/// Returns the text of a saved game.
pub fn text(store: &impl Store, id: &str) -> Option<String> {
    store.get(&format!("{GAME}{id}"))
}

/// Returns the saved game with exactly this text.
pub fn twin(store: &impl Store, text: &str) -> Option<SaveSummary> {
    let same = |id: &String| self::text(store, id).is_some_and(|kept| kept.trim_end() == text.trim_end());
    ids(store).iter().find(|id| same(id)).and_then(|id| line(store, id))
}

/// Saves the next game of the same table and returns its id. If the holder of the device is unknown, as after a shared
/// result, the next game begins with the curtain, too.
///
/// # Errors
/// If the storage accepts nothing.
pub fn save_rematch(store: &impl Store, handle: &GameHandle, now: f64) -> Result<String, StoreError> {
    let id = fresh_id(store);
    save(store, &id, &handle.rematch(), now)?;
    if handle.holder().is_none() {
        keep_holder(store, &id, handle);
    }
    Ok(id)
}

/// Returns the text that an import stores. If the same game is stored here already, at another entry, the import
/// becomes a copy with a random seed of its own.
pub fn imported(store: &impl Store, text: &str) -> String {
    // The identity of a game: seed and players. What follows may differ.
    let of = |text: &str| {
        let head = text.lines().take_while(|line| line.trim() != "--");
        let same = |line: &&str| ["game ", "player ", "seed "].iter().any(|word| line.starts_with(word));
        head.filter(same).map(str::trim_end).collect::<Vec<_>>().join("\n")
    };
    let own = of(text);
    let seeded = own.lines().any(|line| line.starts_with("seed "));
    let akin = |id: &String| self::text(store, id).is_some_and(|kept| of(&kept) == own);
    if seeded && ids(store).iter().any(akin) { record::with_fresh_luck(text) } else { text.to_string() }
}

/// Saves a game and its summary.
///
/// # Errors
/// When the game itself could not be stored; a lost summary isn't an error, it is created again.
pub fn save(store: &impl Store, id: &str, handle: &GameHandle, now: f64) -> Result<(), StoreError> {
    let text = handle.record();
    set_game(store, id, &text)?;
    remember(store, &meta_of(id, handle.summary(), text.len(), now, None));
    Ok(())
}

/// Stores a text as it is (an import, a duplicate), readable or not.
///
/// # Errors
/// When it could not be stored.
pub fn save_text(store: &impl Store, id: &str, text: &str, now: f64) -> Result<(), StoreError> {
    set_game(store, id, text)?;
    remember(store, &describe(id, text, now));
    Ok(())
}

/// Reads a saved game and updates its summary.
pub fn refresh_summary(store: &impl Store, id: &str, changed: f64) {
    if let Some(text) = text(store, id) {
        remember(store, &describe(id, &text, changed));
    }
}

/// Stores the text of a game; deleted games and data that can be recomputed make room for it.
fn set_game(store: &impl Store, id: &str, text: &str) -> Result<(), StoreError> {
    let key = format!("{GAME}{id}");
    store.set(&key, text).or_else(|_| {
        empty_trash(store, f64::MAX);
        analyses::delete_analyses(store);
        store.set(&key, text)
    })
}

fn remember(store: &impl Store, meta: &SaveSummary) {
    let key = format!("{SUMMARY_KEY}{}", meta.id);
    if let Ok(text) = serde_json::to_string(meta) {
        put(store, &key, &text); // if lost, the table creates it again at its start
    }
}

/// Stores a text, or keeps it in memory until the page is closed if the storage is full.
fn put(store: &impl Store, key: &str, text: &str) {
    if store.set(key, text).is_err() {
        store.hold(key, text);
    }
}

/// Returns an unused id for a saved game.
pub fn fresh_id(store: &impl Store) -> String {
    loop {
        let id = format!("{:x}", crate::table::dice::fresh_seed() & 0xffff_ffff);
        if text(store, &id).is_none() {
            return id;
        }
    }
}

/// Describes a text that was found in storage or imported.
pub fn describe(id: &str, text: &str, changed: f64) -> SaveSummary {
    let size = text.len();
    let broken = |game: String, error: RecordError| SaveSummary {
        id: id.to_string(),
        game,
        title: String::new(),
        players: Vec::new(),
        controllers: Vec::new(),
        turn: 0,
        at: None,
        to_move: None,
        changed,
        size,
        over: false,
        broken: Some(error.into()),
    };
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(error) => return broken(String::new(), error),
    };
    let game = match games::of(&record) {
        Ok(game) => game,
        Err(error) => return broken(record.game.clone(), error),
    };
    match game.open(&record) {
        Ok(Opened { handle, broken }) => meta_of(id, handle.summary(), size, changed, broken),
        Err(error) => broken(record.game.clone(), error),
    }
}

fn meta_of(
    id: &str,
    brief: GameSummary,
    size: usize,
    changed: f64,
    broken: Option<RecordError>,
) -> SaveSummary {
    SaveSummary {
        id: id.to_string(),
        game: brief.game,
        title: brief.title,
        controllers: brief.players.iter().map(|player| player.controller).collect(),
        players: brief.players.into_iter().map(|p| (p.name, p.sign, p.colour)).collect(),
        turn: 0,
        at: Some(brief.at),
        to_move: brief.to_move.map(crate::table::Seat::index),
        changed,
        size,
        over: brief.over,
        broken: broken.map(Broken::from),
    }
}

/// Returns the stored settings, or the default if they are missing or unreadable.
pub fn settings<T: Default + for<'a> Deserialize<'a>>(store: &impl Store) -> T {
    store.get(SETTINGS).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Returns the number of completed steps in a game's tutorial.
pub fn tutorial_step(store: &impl Store, game: &str) -> usize {
    store.get(&format!("{TUTORIAL}{game}")).and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Stores the progress of a tutorial; if the storage is full, it begins again next time.
pub fn keep_tutorial_step(store: &impl Store, game: &str, step: usize) {
    let _ = store.set(&format!("{TUTORIAL}{game}"), &step.to_string());
}

/// Returns the ids of the solved puzzles of a game.
pub fn solved_puzzles(store: &impl Store, game: &str) -> Vec<String> {
    let text = store.get(&format!("{PUZZLES}{game}")).unwrap_or_default();
    text.split_whitespace().map(str::to_string).collect()
}

/// Marks a puzzle as solved; if the storage is full, it counts until the page is closed.
pub fn keep_solved_puzzle(store: &impl Store, game: &str, puzzle: &str) {
    let mut solved = solved_puzzles(store, game);
    if solved.iter().all(|id| id != puzzle) {
        solved.push(puzzle.to_string());
        put(store, &format!("{PUZZLES}{game}"), &solved.join(" "));
    }
}

/// Returns whether this device held a hand by this invitation, which is then used up.
pub fn has_joined(store: &impl Store, word: &str) -> bool {
    store.get(JOINED).as_deref() == Some(word)
}

/// Remembers the invitation of the hand on this device; if the storage is full, it seems unused after a reload.
pub fn keep_joined(store: &impl Store, word: &str) {
    let _ = store.set(JOINED, word);
}

/// Returns whether the last game of this kind was begun with hands on phones.
pub fn begins_with_phones(store: &impl Store, game: &str) -> bool {
    store.get(&format!("{PHONES}{game}")).is_some()
}

/// Remembers whether a game of this kind was begun with hands on phones; if the storage is full, it is asked again.
pub fn keep_phones(store: &impl Store, game: &str, phones: bool) {
    let key = format!("{PHONES}{game}");
    if phones {
        let _ = store.set(&key, "1");
    } else {
        store.remove(&key);
    }
}

/// Returns the last eight names used on this device, latest first.
pub fn names(store: &impl Store) -> Vec<String> {
    store.get(NAMES).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Stores names for later suggestions.
pub fn remember_names(store: &impl Store, used: &[String]) {
    let mut all: Vec<String> = used.iter().filter(|n| !n.is_empty()).cloned().collect();
    for name in names(store) {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all.truncate(8);
    if let Ok(text) = serde_json::to_string(&all) {
        let _ = store.set(NAMES, &text); // suggestions only
    }
}

/// Returns the size of everything the app has stored, in characters.
pub fn used(store: &impl Store) -> usize {
    let own = |k: &&String| k.starts_with("deska.");
    store.keys().iter().filter(own).map(|k| k.len() + store.get(k).map_or(0, |v| v.chars().count())).sum()
}

/// Returns the names of the seats of a saved game, for lists.
pub fn names_of(lang: Lang, meta: &SaveSummary) -> Names {
    let Some(shelf) = games::game_card(&meta.game) else { return Names::default() };
    Names::new(lang, shelf.titles, &meta.seats())
}

/// Returns the display title of a saved game: its title, else the names of its players, else the game.
pub fn title_of(lang: Lang, meta: &SaveSummary) -> String {
    if !meta.title.is_empty() {
        return meta.title.clone();
    }
    let names: Vec<String> = names_of(lang, meta).iter().cloned().collect();
    match (names.is_empty(), meta.game.is_empty()) {
        (false, _) => names.join(", "),
        (true, false) => games::name(lang, &meta.game),
        (true, true) => lang.say(CommonWords::Unreadable),
    }
}
