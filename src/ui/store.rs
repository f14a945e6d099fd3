//! Browser storage: the only place that touches it.
//!
//! One key a game (`deska.game.ID`) holding its record as text, version first; beside it what lists say of it
//! (`deska.line.ID`), made again from the game when it is lost ([`complete`]), so that saving a move reads nothing;
//! settings and names. Faults are values with a sentence, and nothing is ever deleted because it cannot be read.

use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::JsValue;

use super::browser;
use crate::games;
use crate::lang::common::CommonWords;
use crate::lang::{Lang, Names};
use crate::order;
use crate::play::rulebook::Opened;
use crate::play::sitting::{Brief, Seated};
use crate::table::Player;
use crate::table::record::{Fault, FaultKind, Record};

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// The browser gives this page no storage.
    Blocked,
    /// No room is left.
    Full,
}

/// Text under keys. The app uses the browser's; tests use memory.
pub trait Store {
    fn get(&self, key: &str) -> Option<String>;
    /// # Errors
    /// When there is no storage or no room; what was stored before is still there.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreFault>;
    fn remove(&self, key: &str);
    fn keys(&self) -> Vec<String>;
}

/// The browser's LocalStorage. What the browser does not take is kept in memory until the tab is closed: all of
/// it where storage is blocked ([`blocked`]), else what was given to [`keep_in_memory`].
pub struct Local;

/// Whether the browser gives this page no storage, so that nothing survives closing the tab.
pub fn blocked() -> bool {
    raw().is_none()
}

/// Keeps a game and its line in memory because the storage is full, until there is room ([`store_what_waits`]).
pub fn keep_in_memory(id: &str, seated: &Seated, now: f64) {
    let text = seated.record();
    keep(&format!("{GAME}{id}"), &text);
    if let Ok(line) = serde_json::to_string(&meta_of(id, seated.brief(), text.len(), now, None)) {
        keep(&format!("{LINE}{id}"), &line);
    }
}

/// Whether a game is kept in memory only.
pub fn waits(id: &str) -> bool {
    PageMemory.get(&format!("{GAME}{id}")).is_some()
}

/// Stores what waits in memory, as far as there is room by now. Whether nothing waits any more.
pub fn store_what_waits() -> bool {
    if blocked() {
        return false;
    }
    let mut all = true;
    for key in PageMemory.keys().into_iter().filter(|key| key.starts_with("deska.")) {
        let text = PageMemory.get(&key).unwrap_or_default();
        all &= Local.set(&key, &text).is_ok();
    }
    all
}

/// Stores settings; they hold until the page is closed in any case.
pub fn keep_settings<T: Serialize>(settings: &T) {
    if let Ok(text) = serde_json::to_string(settings)
        && Local.set(SETTINGS, &text).is_err()
    {
        keep(SETTINGS, &text);
    }
}

fn keep(key: &str, value: &str) {
    // Memory takes everything.
    let _ = PageMemory.set(key, value);
}

impl Store for Local {
    fn get(&self, key: &str) -> Option<String> {
        PageMemory.get(key).or_else(|| raw()?.get_item(key).ok().flatten())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreFault> {
        let Some(storage) = raw() else { return PageMemory.set(key, value) };
        let stored = storage.set_item(key, value).map_err(|_| match storage.length() {
            Ok(_) => StoreFault::Full,
            Err(_) => StoreFault::Blocked,
        });
        if stored.is_ok() {
            PageMemory.remove(key); // the older text there must not win
        }
        stored
    }

    fn remove(&self, key: &str) {
        PageMemory.remove(key);
        if let Some(storage) = raw() {
            let _ = storage.remove_item(key); // removing does not fail
        }
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = PageMemory.keys();
        if let Some(storage) = raw() {
            keys.extend((0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten()));
        }
        order::short(&mut keys);
        keys.dedup();
        keys
    }
}

/// The storage object; `None` where the browser blocks it.
fn raw() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// What is kept until the page is closed. It belongs to the window, so that both halves of the app see it.
struct PageMemory;

impl PageMemory {
    /// The object whose properties are the texts; `None` without a window.
    fn object() -> Option<JsValue> {
        const NAME: &str = "deskaMemory";
        let window = web_sys::window()?;
        browser::property(&window, NAME).or_else(|| {
            let object = js_sys::Object::new().into();
            js_sys::Reflect::set(&window, &JsValue::from_str(NAME), &object).ok()?;
            Some(object)
        })
    }
}

impl Store for PageMemory {
    fn get(&self, key: &str) -> Option<String> {
        browser::property(&Self::object()?, key)?.as_string()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreFault> {
        let object = Self::object().ok_or(StoreFault::Blocked)?;
        js_sys::Reflect::set(&object, &JsValue::from_str(key), &JsValue::from_str(value))
            .map_or(Err(StoreFault::Blocked), |_| Ok(()))
    }

    fn remove(&self, key: &str) {
        if let Some(object) = Self::object() {
            let _ = js_sys::Reflect::delete_property(&object.into(), &JsValue::from_str(key)); // a plain object lets go
        }
    }

    fn keys(&self) -> Vec<String> {
        let object = Self::object().map(js_sys::Object::from);
        object.map_or_else(Vec::new, |object| {
            js_sys::Object::keys(&object).iter().filter_map(|k| k.as_string()).collect()
        })
    }
}

/// Storage in memory, for tests.
#[derive(Default)]
pub struct Memory(RefCell<BTreeMap<String, String>>);

impl Store for Memory {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreFault> {
        self.0.borrow_mut().insert(key.to_string(), value.to_string());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}

const GAME: &str = "deska.game.";
/// Shorter than the key of a game, so that a game can be deleted however full the storage is.
const TRASH: &str = "deska.bin.";
/// The same in older versions.
const OLD_TRASH: &str = "deska.trash.";
/// When a game was deleted.
const WHEN: &str = "deska.t.";
/// How long a deleted game can be brought back, in milliseconds.
const REGRET: f64 = 10_000.0;
const LINE: &str = "deska.line.";
/// All lines in one text, as older versions kept them.
const INDEX: &str = "deska.index";
const SETTINGS: &str = "deska.settings";
const NAMES: &str = "deska.names";

/// What lists show of a saved game without playing it. Public facts only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meta {
    pub id: String,
    /// Id of the game; empty when the record is broken beyond that.
    pub game: String,
    pub title: String,
    /// Names, signs and colours of the seats.
    pub players: Vec<(String, u8, u8)>,
    /// Turns begun.
    pub turn: usize,
    /// Who is to move; `None` when over.
    pub to_move: Option<usize>,
    /// Milliseconds since 1970 of the last change.
    pub changed: f64,
    /// Length of the record in bytes.
    pub size: usize,
    /// Whether it is finished.
    pub over: bool,
    /// Why it cannot be opened, or only in part.
    pub broken: Option<Broken>,
}

impl Meta {
    /// Whether there is something to open: all of it, or the part before the fault.
    pub fn opens(&self) -> bool {
        !self.players.is_empty()
    }

    /// Whether it can be gone on with as it is.
    pub fn in_progress(&self) -> bool {
        self.broken.is_none() && !self.over
    }
}

/// Why a saved text cannot be opened: a [`Fault`] that can be stored in a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Broken {
    pub why: Why,
    pub line: usize,
    pub column: usize,
    /// In English, as the record's reader says it.
    pub reason: String,
}

/// The kinds of faults that have sentences of their own.
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
    /// An entry that cannot be at its place.
    Entry,
}

impl From<Fault> for Broken {
    fn from(fault: Fault) -> Self {
        let why = match fault.kind {
            FaultKind::NotARecord => Why::NotARecord,
            FaultKind::Version(version) => Why::Version(version),
            FaultKind::Game(game) => Why::Game(game),
            FaultKind::Refused(code) => Why::Refused(code.to_string()),
            FaultKind::Entry | FaultKind::Expectation => Why::Entry,
            FaultKind::Syntax | FaultKind::Position => Why::Unreadable,
        };
        Self { why, line: fault.line, column: fault.column, reason: fault.reason }
    }
}

/// Saved games, newest first, as their lines have them.
pub fn list(store: &impl Store) -> Vec<Meta> {
    spread_index(store);
    let mut games: Vec<Meta> = ids(store).iter().filter_map(|id| line(store, id)).collect();
    order::short_by(&mut games, |a, b| b.changed.total_cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
    games
}

fn line(store: &impl Store, id: &str) -> Option<Meta> {
    let text = store.get(&format!("{LINE}{id}"))?;
    serde_json::from_str(&text).ok().filter(|meta: &Meta| meta.id == id)
}

/// Gives every game its own line, where an older version left them in one text.
fn spread_index(store: &impl Store) {
    let Some(text) = store.get(INDEX) else { return };
    let all: Vec<Meta> = serde_json::from_str(&text).unwrap_or_default();
    let ids = ids(store);
    store.remove(INDEX); // first, so that a full storage has room for the lines
    let lacks = |meta: &&Meta| ids.contains(&meta.id) && line(store, &meta.id).is_none();
    all.iter().filter(lacks).for_each(|meta| remember(store, meta));
}

fn ids(store: &impl Store) -> Vec<String> {
    store.keys().iter().filter_map(|k| k.strip_prefix(GAME)).map(str::to_string).collect()
}

/// Heard by the shelf when [`complete`] has found games.
pub const FOUND: &str = "deska-games-found";

/// Reads the saved games that have no line, and says whether there were any. The table does this when it
/// starts; the shelf, which knows no rules, only lists.
pub fn complete(store: &impl Store) -> bool {
    spread_index(store);
    let mut unknown = ids(store);
    unknown.retain(|id| line(store, id).is_none());
    for id in &unknown {
        remember(store, &describe(id, &text(store, id).unwrap_or_default(), 0.0));
    }
    !unknown.is_empty()
}

/// The text of a saved game.
pub fn text(store: &impl Store, id: &str) -> Option<String> {
    store.get(&format!("{GAME}{id}"))
}

/// Saves a game and its line.
///
/// # Errors
/// When the game itself could not be stored; a lost line is no fault, it is made again.
pub fn save(store: &impl Store, id: &str, seated: &Seated, now: f64) -> Result<(), StoreFault> {
    let text = seated.record();
    set_game(store, id, &text)?;
    remember(store, &meta_of(id, seated.brief(), text.len(), now, None));
    Ok(())
}

/// Stores a text as it is (an import, a duplicate), readable or not.
///
/// # Errors
/// When it could not be stored.
pub fn save_text(store: &impl Store, id: &str, text: &str, now: f64) -> Result<(), StoreFault> {
    set_game(store, id, text)?;
    remember(store, &describe(id, text, now));
    Ok(())
}

/// Stores the text of a game; deleted games make room for it.
fn set_game(store: &impl Store, id: &str, text: &str) -> Result<(), StoreFault> {
    let key = format!("{GAME}{id}");
    store.set(&key, text).or_else(|_| {
        empty_trash(store, f64::MAX);
        store.set(&key, text)
    })
}

fn remember(store: &impl Store, meta: &Meta) {
    let key = format!("{LINE}{}", meta.id);
    if let Ok(text) = serde_json::to_string(meta)
        && store.set(&key, &text).is_err()
    {
        keep(&key, &text); // of this page only; the table completes it when it starts
    }
}

/// Takes a game off the list; [`restore`] brings it back for a while.
///
/// # Errors
/// When it is still there, because not even a copy to bring it back fits.
pub fn delete(store: &impl Store, id: &str, now: f64) -> Result<(), StoreFault> {
    let Some(text) = text(store, id) else { return Ok(()) };
    store.remove(&format!("{GAME}{id}"));
    if let Err(fault) = store.set(&format!("{TRASH}{id}"), &text) {
        let _ = store.set(&format!("{GAME}{id}"), &text); // it was there a moment ago
        return Err(fault);
    }
    let _ = store.set(&format!("{WHEN}{id}"), &(now as u64).to_string()); // without it, it is soon forgotten
    Ok(())
}

/// Brings a deleted game back; one that is there under its id meanwhile stays as it is.
pub fn restore(store: &impl Store, id: &str) {
    let Some(deleted) = store.get(&format!("{TRASH}{id}")) else { return };
    forget(store, id);
    if text(store, id).is_none() {
        let _ = store.set(&format!("{GAME}{id}"), &deleted); // the room was just given back
        complete(store);
    }
}

/// The games that can still be brought back.
pub fn deleted(store: &impl Store, now: f64) -> Vec<String> {
    let young = |id: &str| {
        let when = store.get(&format!("{WHEN}{id}")).and_then(|when| when.parse::<u64>().ok());
        when.is_some_and(|when| now - (when as f64) < REGRET)
    };
    let keys = store.keys();
    keys.iter().filter_map(|key| key.strip_prefix(TRASH)).filter(|id| young(id)).map(str::to_string).collect()
}

/// Forgets the games for good that cannot be brought back any more at this moment.
pub fn empty_trash(store: &impl Store, now: f64) {
    let young = deleted(store, now);
    for key in store.keys() {
        match (key.strip_prefix(TRASH), key.strip_prefix(OLD_TRASH)) {
            (Some(id), _) if !young.iter().any(|known| known == id) => forget(store, id),
            (_, Some(_)) => store.remove(&key),
            _ => {}
        }
    }
}

fn forget(store: &impl Store, id: &str) {
    store.remove(&format!("{TRASH}{id}"));
    store.remove(&format!("{WHEN}{id}"));
    if text(store, id).is_none() {
        store.remove(&format!("{LINE}{id}"));
    }
}

/// An id no saved game has.
pub fn fresh_id(store: &impl Store) -> String {
    loop {
        let id = format!("{:x}", crate::table::dice::fresh_seed() & 0xffff_ffff);
        if text(store, &id).is_none() {
            return id;
        }
    }
}

/// What a text that was found in storage or imported is.
pub fn describe(id: &str, text: &str, changed: f64) -> Meta {
    let size = text.len();
    let broken = |game: String, fault: Fault| Meta {
        id: id.to_string(),
        game,
        title: String::new(),
        players: Vec::new(),
        turn: 0,
        to_move: None,
        changed,
        size,
        over: false,
        broken: Some(fault.into()),
    };
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(fault) => return broken(String::new(), fault),
    };
    let game = match games::of(&record) {
        Ok(game) => game,
        Err(fault) => return broken(record.game.clone(), fault),
    };
    match game.open(&record) {
        Ok(Opened { seated, broken }) => meta_of(id, seated.brief(), size, changed, broken),
        Err(fault) => broken(record.game.clone(), fault),
    }
}

fn meta_of(id: &str, brief: Brief, size: usize, changed: f64, broken: Option<Fault>) -> Meta {
    Meta {
        id: id.to_string(),
        game: brief.game,
        title: brief.title,
        players: brief.players.into_iter().map(|p| (p.name, p.sign, p.colour)).collect(),
        turn: brief.turn,
        to_move: brief.to_move.map(crate::table::Seat::index),
        changed,
        size,
        over: brief.over,
        broken: broken.map(Broken::from),
    }
}

/// Stored settings, or the default where they are missing or unreadable.
pub fn settings<T: Default + for<'a> Deserialize<'a>>(store: &impl Store) -> T {
    store.get(SETTINGS).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The last eight names used on this device, latest first.
pub fn names(store: &impl Store) -> Vec<String> {
    store.get(NAMES).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Remembers names.
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

/// Everything the app has stored, in characters.
pub fn used(store: &impl Store) -> usize {
    let own = |k: &&String| k.starts_with("deska.");
    store.keys().iter().filter(own).map(|k| k.len() + store.get(k).map_or(0, |v| v.chars().count())).sum()
}

/// Names of the seats of a saved game, for lists.
pub fn names_of(lang: Lang, meta: &Meta) -> Names {
    let Some(shelf) = games::shelf_box(&meta.game) else { return Names::default() };
    let players: Vec<Player> = meta
        .players
        .iter()
        .map(|(name, sign, colour)| Player { name: name.clone(), sign: *sign, colour: *colour })
        .collect();
    Names::new(lang, shelf.titles, &players)
}

/// What a saved game is called in lists: its title, else the names of its players, else the game.
pub fn title_of(lang: Lang, meta: &Meta) -> String {
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
