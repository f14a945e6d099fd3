//! Deska: a family of board games for one tablet.
//!
//! This page is the architecture: the parts, how a move travels through them, and the invariants with the tests that
//! hold them. Other pages: `docs/records.md` (the text format of a game), `docs/adding-a-game.md`,
//! `docs/adding-a-language.md`, `docs/computer-players.md`, `docs/phones.md`, `docs/performance.md`, `docs/testing.md`.
//!
//! # Overview
//!
//! A **game** ([`table::Game`]) is a plain value with rules: who decides, which actions are legal, why one is refused,
//! and what an action changes. A **session** is options, seats, a seed and a log of entries; saving, loading, undo,
//! replay, export, bug reports and tests all use its text form, the **record**. Each **viewer** gets a **view**,
//! another type than the game, so that hidden information cannot reach the screen. One **shell** serves all games: a
//! game supplies pure functions from a view and a selection to a **scene**, and one painter draws scenes.
//!
//! Terms used on this page and in the code:
//!
//! | term | meaning |
//! | --- | --- |
//! | staging, performer | the motions that show what an entry did; a picture that moves in them |
//! | entry, step | a line of the log; an entry together with the events it caused |
//! | command | something a person does at the table: a tap, a pick, a move, undo, handing over |
//! | slot, pick, selection | a parameter of an action, a value for it, an action that is partly filled in |
//! | place, spot | a part of the board that can be pointed at, and its number |
//! | last act | the final entry of a game, on screen before the final scoring and the revealed hands |
//! | scene; piece, patch, shape, tag, pill | what a board shows; the kinds of things in it |
//! | part, control | an element beside the board; one that a person can operate |
//! | tutorial, puzzle | a guided first game; a position with a goal for one turn. Style sheets and storage say `lesson` for a tutorial |
//! | `colour`, `Color` | the colour of a seat, by number; a colour of a game's pieces |
//! | evaluation, features, candidate | a computer's estimate of a state, the numbers it is computed from, an action it considers |
//!
//! Comments such as "rules: java 6.6, R12" name a section or a ruling of the rule file of a game, a working paper of
//! the project that is not published. Each example, ruling and refusal in it is a record under `tests/records`.
//!
//! ```text
//! order, base64url  <-  table, grid  <-  art, lang  <-  lobby, story  <-  scenes  <-  play  <-  games, phones  <-  bots  <-  ui, bin
//! within a game:  rules  <-  words  <-  board;   rules  <-  art  <-  board;   rules  <-  mind       (<- is used by)
//! ```
//!
//! No dependency points back but one: a game's `mind` implements the trait `bots::Mind`.
//!
//! `table` is a framework that knows no game. A game is one folder (`games/<game>`: rules, words, art, board, help,
//! styles). Between the games and the app lies the **boundary** in `play`: [`play::running_game::RunningGame`] for a
//! game in progress and [`play::game_module::GameModule`] for a game in the catalogue. Commands go in as text;
//! everything to be shown comes out as plain data. The app names no game, is generic over none and contains no rule.
//!
//! # How a move travels
//!
//! 1. The person taps a place on the board (`ui::board`), a control in the tray or an entry of the list of moves, or types
//!    a move. Each becomes a [`scenes::Command`]: text and numbers, the same for every game.
//! 2. `play::Play::act` is the gate for every command. It asks the game's `scenes::Stage::tap` what a tap means: picks for
//!    the [`table::Selection`], an action to try, or nothing.
//! 3. The selection holds the complete legal list. It lights the places that still lead to a legal action. When one action
//!    is left, it is ready, and the next confirmation commits it.
//! 4. [`table::Session::play`] asks [`table::Game::check`]. A refusal is a value with a code; the shell shows its sentence
//!    and outlines its cause. Otherwise [`table::Game::apply`] changes the state and emits events, and the entry is
//!    appended.
//! 5. Where luck is due, [`table::Session::roll`] seeds a generator for that entry and logs the result as an entry of its
//!    own. At the end of a turn this waits until the seat has seen the result and hands the device over.
//! 6. The session is written to the browser's storage as a record (`ui::store`), before anything is painted.
//! 7. The view of the present viewer is made, and from it the scene and the parts around it
//!    ([`play::table_view::TableView`]). The painters redraw what changed. Pieces keep their ids. What the entry did is
//!    shown by its staging ([`scenes::staging`]): motions of performers above the board, which `ui::director` plays.
//!    Events are redacted ([`table::Game::redact_event`]) before sentences are made of them for the log and the live
//!    region; notation is shown where [`table::Game::redact_action`] allows it.
//!
//! # Two halves
//!
//! The app consists of two wasm programs built from this library, so that the first load stays small. `deska-app` draws
//! the shelf, settings, rules and help, and contains no rules of any game. `deska-table` draws everything a game needs;
//! it is fetched in idle time, or when an address needs it (`static/boot.js`). `ui::route::Route::half` says which half
//! draws an address. Both halves follow the address and reload the settings; the half that is not asked draws nothing.
//!
//! # Several devices
//!
//! A person may hold their hand on a phone of their own (`docs/phones.md`). The shared device stays the host: it has
//! the session, and beside its own table one for each such seat ([`play::device`], [`phones::seats`]). Commands of a
//! phone come in as text and go through the same reducer; its screen goes out as changes of plain data
//! ([`phones::feed`]). Other screens may watch: their tables show the public view, and what they send is never input.
//!
//! # Learning
//!
//! A tutorial ([`play::tutorial`]) is a record with all its luck and a sentence for each step. A puzzle
//! ([`play::puzzle`]) is a position with a goal for one turn; the puzzles of a game are one file of the site, fetched
//! by `ui::puzzles`. Both are played at the same table as a game, and neither is saved as one.
//!
//! # Computer players
//!
//! Computer players are a third program, `deska-mind`, fetched when the first of them has to decide (`static/mind.js`).
//! It runs in a worker or, where no worker starts, in the page in short slices. The table sends it the record; the
//! program takes its seat's view from it and drops the rest before it searches. It answers with a command
//! ([`scenes::Command::Answer`]) for one state of the game: the rules check it, late answers are dropped, and every
//! step is saved like a person's. `ui::table::computers` asks and sets the pace; `play::computer` says who holds the
//! device meanwhile.
//!
//! The same program analyses a finished game on request (`bots::analysis`, `ui::analysis`): the winning chances over
//! time, and each decision of a person beside the move that the search prefers, given what that seat could know.
//! Findings arrive one by one and are stored beside the game; `play::compare` shows both moves on the board.
//!
//! # The modules
//!
//! | module | purpose | does not know |
//! | --- | --- | --- |
//! | [`table`] | the trait [`table::Game`], sessions, records, dice, bags, option sheets, selection | any game, any screen |
//! | [`grid`] | cells, directions, sets of cells | any game |
//! | [`order`] | sorting of short lists | anything else |
//! | [`base64url`] | bytes as text of an address; a checksum | anything else |
//! | `lang` | the shell's sentences, one folder per language; the trait `Words` | any game, how it is shown |
//! | `art` | the shell's symbols; formatting of numbers in SVG | any game |
//! | `scenes` | scenes, the parts around the board, commands; the trait `Stage` | the browser, any game |
//! | `lobby` | the form of a new game as a value | the browser |
//! | `story` | statistics of a finished game | any game, any sentence |
//! | `play` | who holds the device, selections, undo, handing over; the boundary | the browser, any game |
//! | [`phones`] | hands on phones: how two devices find each other, what goes over the wire, the tables of seats | the browser, any game |
//! | [`games`] | one folder per game: rules, words, art, board; the catalogue; `with_game!` for the tool and the tests | the browser, each other |
//! | [`bots`] | computer players: levels, tree search over determinizations, matches, training, analysis | any game but through its `mind`; words, pictures, browser, clock |
//! | `ui` | the app: shelf, table, curtain, saves, settings; `ui::parts` and `ui::board` paint; two programs on one page, see `ui::route` | any game, rules |
//! | `bin/mind` | the program of the computer players | screens, words |
//! | `bin/scan` | the reader of QR codes, fetched when somebody scans (`ui::phones::camera`) | anything else |
//! | `bin/deska` | the native tool: replay, random, legal, count, bench, arena, think, analyse, train | the browser |
//!
//! # Invariants
//!
//! | invariant | test |
//! | --- | --- |
//! | dependencies never point back, between modules (but for `mind`) and within a game; no browser below `ui`; shared modules and `ui` name no game | `tests/source.rs` |
//! | data that crosses the boundary survives a round trip through text; disabled controls give the rules' reason | `tests/boundary.rs` |
//! | `legal` is sorted, free of duplicates, and exactly what `check` allows | `tests/laws.rs` (*decision*: all actions met, and their texts with a change) |
//! | a hand opens only after its own curtain, or to the only person at the table ([`play::Play::holder`]) | `tests/computers.rs` |
//! | all hands are closed while the last act is shown before the curtain or the end | `tests/play.rs` |
//! | the last act leaves the final scoring to the walk | `tests/story.rs` |
//! | what a seat is sent depends on nothing it may not know; a guest decides for its own seat alone | `tests/phones.rs` |
//! | what a watcher is sent depends on the public view alone | `tests/phones.rs` |
//! | a staging ends as the scene after its entry, whoever watches, and no performer moves twice at once | `tests/stagings.rs` |
//! | the board zooms at most once a turn of a person and for a tile too small for a finger, and pans only to what is out of view | `tests/camera.rs` |
//! | input meant for one decision does nothing in the next | `tests/play.rs`, `tests/haste.rs` |
//! | a refused action changes nothing | the signature of [`table::Game::check`]: it borrows the game |
//! | no view, legal list, refusal, event or entry shown to a seat depends on what the seat may not know | `tests/laws/secrecy.rs` (determinizations, and games played in parallel) |
//! | actions, options, positions and records read back as they were written | `tests/laws.rs` |
//! | a replay gives the live state; undo and redo give the same state | `tests/laws.rs` |
//! | emitting events changes nothing; every entry emits at least one | `tests/laws.rs` |
//! | luck of entry *n* depends on the seed and *n* alone; a record does not depend on the generator | `tests/laws.rs`, `tests/session.rs` |
//! | somebody can act until the game is over, and nobody afterwards; games end | `tests/laws.rs` |
//! | the picks of an action can be made in any order, and all of them make it ready | `tests/laws.rs` (*selection*) |
//! | every option except display options changes the game | `tests/laws.rs` |
//! | handing over, undo, replay and takeback work in whole games | `tests/play_all.rs` |
//! | the text of a pick is one word that reads back to it | `tests/laws.rs` (*selection*) |
//! | the number of pieces is constant, and the other invariants of a rule file | `tests/tigris/laws.rs`, `tests/carcassonne/`, `tests/taj_mahal/`, `tests/java/laws.rs`, `tests/elementaris/` |
//! | every example, refusal and ending in a rule file is a record that replays | `tests/records.rs` |
//! | a computer player can name a legal action at any time, uses only what its seat may know, and repeats its decision from the same seed | `tests/bots.rs` |
//! | a damaged record is refused with line, column and a short reason | `tests/hostile.rs`, `tests/texts.rs` |
//! | arbitrary entries and records never panic: they are applied or refused | `tests/fuzzing.rs`, `fuzz/` |
//! | rules behave as before | `tests/playthrough.rs`, `tests/counts.rs` |
//! | the manuals match the code | `tests/docs.rs` |
//! | colours with meaning have enough contrast; pictures are complete | `tests/contrast.rs`, `tests/art.rs` |
//! | a sentence exists in both languages | the compiler: one exhaustive `match` a language |
//!
//! # Cross-cutting concerns
//!
//! **Errors** are values that implement [`std::error::Error`]. Input from outside (records, positions, actions,
//! options) fails with a line, a column and a reason, or with a code that has a sentence. Nothing a person types can
//! cause a panic. What the rules make impossible goes through `never!` (`table::never`): tests and debug builds panic
//! with the place, release builds continue with a harmless default. A record that stops being legal is opened up to the
//! failing entry and never deleted.
//!
//! **Secrets.** Only views of a game reach scenes, words and panels. While the device changes hands, the document
//! contains nothing of any view. Storage holds the whole record, hidden hands included.
//!
//! **Languages.** A message is a value; each language turns it into a whole sentence (`docs/adding-a-language.md`).
//! Notation, records and state keys are not translated.
//!
//! **Accessibility.** The board is one tab stop with arrow keys. The list of moves and the typed move reach every
//! action, because the legal list is complete. Colour never carries meaning alone. Events feed a polite live region.
//!
//! **Speed.** States are flat and cheap to copy; events are built only for a sink that wants them.
//! `docs/performance.md` has budgets and figures.

pub mod art;
pub mod base64url;
#[macro_use]
pub mod games;
pub mod bots; // behind the games, whose macro it uses
pub mod grid;
pub mod lang;
pub mod lobby;
pub mod order;
pub mod phones;
pub mod play;
pub mod scenes;
pub mod story;
pub mod table;
#[cfg(feature = "ui")]
pub mod ui;
