//! Deska: a family of board games for one tablet.
//!
//! This page is the architecture: what the parts are, how a move travels through them, and what always holds.
//! How to write a record is in `docs/records.md`, how to add a game in `docs/adding-a-game.md`, how computers
//! play in `docs/computer-players.md`, what is fast in `docs/performance.md`.
//!
//! # Bird's-eye view
//!
//! A **game** is a plain value: whose decision it is, what is legal, why not, apply. A **session** is options,
//! seats, a seed and a list of entries; save, load, undo, replay, export, bug report and test are that one text, a
//! **record**. Every viewer gets a **view**, another type than the game, so that a secret cannot reach the
//! screen. One **shell** serves all games: a game adds a pure function from a view and a selection to a **scene**,
//! and one painter draws scenes.
//!
//! ```text
//! order  <-  table, grid, art  <-  lang  <-  scenes  <-  play  <-  games  <-  ui, bin          (<- reads: is known by)
//! within a game:  rules  <-  words  <-  board        rules  <-  art  <-  board       arrows never point back
//! ```
//!
//! The table is a framework that knows no game. A game stands upon it in one folder (`games/<game>`: rules, words, art,
//! board, help, styles). Between the games and the app stands the **boundary** in `play` ([`play::running_game::RunningGame`] for a
//! game being played, [`play::game_module::GameModule`] for a game of the catalogue): commands go in as text, everything to be shown
//! comes out as plain data. The app names no game, is generic over none and asks no rule.
//!
//! # How a move travels
//!
//! 1. A finger taps a place of the board (`ui::board`), a thing of the tray, a line of the list of choices, or a
//!    move is typed. Each becomes a [`scenes::Command`]: text and numbers, the same for every game.
//! 2. `play::Play::act` is the one gate for change. It asks the game's `scenes::Stage::tap` what a tap means:
//!    picks for the half-made action ([`table::Selection`]), an action to try, or nothing.
//! 3. The selection knows the complete legal list. It lights what still leads to a legal action; when one action is
//!    left, it is ready, and the next confirmation commits it.
//! 4. [`table::Session::play`] asks [`table::Game::check`]. A refusal is a value with a code; the shell says its
//!    sentence and outlines what causes it. Otherwise the entry is appended and [`table::Game::apply`] changes
//!    the state and tells events.
//! 5. Where luck is due, [`table::Session::roll`] makes the dice of that entry, and the result is logged as an entry
//!    of its own. At the end of a turn this waits until the seat has seen the result and hands over.
//! 6. The session is written as a record into the browser's storage (`ui::store`), before anything is painted.
//! 7. The view for the present viewer is made, from it the scene and the parts around it ([`play::table_view::TableView`]), and
//!    the painters redraw what changed. Pieces keep their ids, so that moving is a difference and the style sheet
//!    animates it. Events become sentences for the log and the live region: filtered by [`table::Game::redact_event`] before
//!    anything is built from them, with the notation where [`table::Game::redact_action`] allows it.
//!
//! # Two halves
//!
//! The app is two wasm binaries of this one library, so that the first load stays small. `deska-app` draws the shelf,
//! settings, rules and help and knows no rules of any game; `deska-table` draws everything a game needs and is fetched
//! in idle time, or when an address needs it (`static/boot.js`). `ui::route::Route::half` says which half draws an
//! address; both hear the address change and read the settings again, and the other one draws nothing.
//!
//! # Computer players
//!
//! They are a third program, `deska-mind`, which is fetched when the first of them is to decide (`static/mind.js`): in a
//! worker, or in the page, in short slices, where no worker starts. The table gives it the record; the mind takes the view
//! of its seat out of it and drops the rest before it thinks. What it answers is a command ([`scenes::Command::Answer`]) for one
//! state of the game: the rules judge it, late ones are dropped, every step is saved like a person's. `ui::table::computers`
//! asks and sets the pace, `play::computer` says who holds the device meanwhile.
//!
//! The same program judges a game that is over, when a person asks for it (`bots::judge`, `ui::judge`): the chances over
//! time, and each decision of a person beside what a mind would have done, from what that seat could know. What is found
//! comes bit by bit and is kept beside the game; `play::compare` shows both moves on the board.
//!
//! # The modules
//!
//! | module | what it is | what it does not know |
//! | --- | --- | --- |
//! | [`table`] | the trait [`table::Game`], sessions, records, dice, bags, option sheets, selection | any game, any screen |
//! | [`grid`] | cells, directions, sets of cells | any game |
//! | [`order`] | putting short lists in order | anything else |
//! | `lang` | the shell's sentences, a folder a language; what games need to speak | any game, how it is shown |
//! | `art` | the shell's symbols; numbers in pictures | any game |
//! | `scenes` | what a board shows, the parts around it, commands; the trait `Stage` | the browser, any game |
//! | `lobby` | the form of a new game as a value | the browser |
//! | `story` | computations over a finished game | any game, any sentence |
//! | `play` | who holds the device, what is half chosen, undo, handing over; the boundary | the browser, any game |
//! | [`games`] | a folder a game: rules, words, art, board; the catalogue; `with_game!` for the tool and the tests | the browser, each other |
//! | [`bots`] | computer players: levels, search over imagined worlds, matches, tuning, judging a game that is over | any game but through its `mind`; words, pictures, browser, clock |
//! | `ui` | the app: shelf, table, curtain, saves, settings; `ui::parts` and `ui::board` paint; two programs on one page, see `ui::route` | any game, rules |
//! | `bin/mind` | the computer players in a program of their own | screens, words |
//! | `bin/deska` | the native tool: replay, random, legal, count, bench, arena, think, judge, tune | the browser |
//!
//! # What always holds
//!
//! | invariant | held by |
//! | --- | --- |
//! | arrows never point back, between the parts and between the rooms of a game; no browser below `ui`; no game named in what all share or in `ui` | `tests/source.rs` |
//! | what crosses the boundary is plain data that goes through text and back; closed things say the rules' reason | `tests/boundary.rs` |
//! | `legal` is sorted, has no twins, and is exactly what `check` allows | `tests/laws.rs` (*decision*: all actions met, and their texts with a change) |
//! | a hand opens by its own curtain alone, or to the only person, who has the device ([`play::Play::holder`]) | `tests/computers.rs` |
//! | input that was meant for one decision does nothing in the next | `tests/play.rs`, `tests/haste.rs` |
//! | a refused action changes nothing | the signature of [`table::Game::check`]: it borrows the game |
//! | neither view, legal list or refusal, nor an event or entry told to a seat depends on what the seat may not know | `tests/laws/secrecy.rs` (truths of [`table::Game::determinize`], and games played beside) |
//! | what is read back equals what was written: actions, options, positions, records | `tests/laws.rs` |
//! | a replay gives the live state; undo and the same again give the same | `tests/laws.rs` |
//! | telling events changes nothing; every entry tells at least one | `tests/laws.rs` |
//! | luck of entry *n* depends on the seed and *n* alone; a record does not depend on the generator | `tests/laws.rs`, `tests/session.rs` |
//! | somebody can act until the game is over, then nobody can; games end | `tests/laws.rs` |
//! | every pick of an action opens on the way to it, in any order, and all of them make it ready | `tests/laws.rs` (*selection*) |
//! | every option but those of the screen changes what is played | `tests/laws.rs` |
//! | the device, undo, looking back and taking back work in whole games of every game | `tests/play_all.rs` |
//! | the text of a pick is one word that reads back to it | `tests/laws.rs` (*selection*) |
//! | pieces are counted, and the other invariants of a rule file | `tests/tigris/laws.rs`, `tests/carcassonne/`, `tests/taj_mahal/`, `tests/elementaris/` |
//! | every worked example, every refusal and every ending of a rule file is a record that holds | `tests/records.rs` |
//! | a computer player names a legal action at any time, decides by what its seat may know alone, and the same again from the same seed | `tests/bots.rs` |
//! | a record that somebody spoiled is refused with line, column and a short reason | `tests/hostile.rs`, `tests/texts.rs` |
//! | arbitrary entries and arbitrary records never panic: they are carried out or refused | `tests/fuzzing.rs`, `fuzz/` |
//! | rules do what they did | `tests/playthrough.rs`, `tests/counts.rs` |
//! | the manuals are true | `tests/docs.rs` |
//! | colours that carry meaning have contrast; pictures are complete | `tests/contrast.rs`, `tests/art.rs` |
//! | a sentence exists in both languages | the compiler: one exhaustive `match` a language |
//!
//! # Words of this crate
//!
//! | word | what it means here |
//! | --- | --- |
//! | entry, step | a line of the log; an entry with what it made happen |
//! | command | something done at the table: a tap, a pick, a move, undo, handing over |
//! | pick, slot, selection | a value, what it is a value of, a half-made action |
//! | eyes, view, heard, seen | who looks; what they may know of the game, of an event, of an entry |
//! | place, spot | something of a board that can be pointed at; its number |
//! | scene, piece, patch, shape, tag, gain | what a board shows |
//! | part, thing | what stands beside the board; what of it can be picked |
//! | seated, sitting, rulebook | a game being played and a game of the catalogue, behind the boundary |
//! | shown, wish | everything a screen shows at one moment; what it wished to see |
//! | box, title | a game on the shelf; what it is called in a language |
//!
//! # What runs through everything
//!
//! **Errors** are values. Input from outside (records, positions, actions, options) fails with a line, a column
//! and a reason, or with a code that has a sentence. Nothing a person types can make the program panic.
//! What the rules make impossible goes through `never!` (`table::never`): tests and debug builds panic and name the place,
//! release builds take a harmless default and the game goes on. Input from outside never gets that far.
//! A record that stops being legal is opened up to the failing entry and never deleted.
//!
//! **Secrets.** The game is the whole truth; only views of it reach scenes, words and panels. While the device
//! changes hands, nothing of any view is in the document. Storage holds the whole record, hidden hands included.
//!
//! **Languages.** A thing to say is a value; a folder a language turns it into a whole sentence
//! (`docs/adding-a-language.md`). Notation,
//! records and state keys are not translated.
//!
//! **Access.** The board is one tab stop with arrow keys. The list of choices and the typed move reach every action,
//! because the legal list is complete. Colour is never the only sign. Events feed a polite live region.
//!
//! **Speed.** States are flat and cheap to copy; events are built only for a listener that wants them; random play
//! draws without building the list. `docs/performance.md` has budgets and figures.

pub mod art;
#[macro_use]
pub mod games;
pub mod bots; // behind the games, whose macro it uses
pub mod grid;
pub mod lang;
pub mod lobby;
pub mod order;
pub mod play;
pub mod scenes;
pub mod story;
pub mod table;
#[cfg(feature = "ui")]
pub mod ui;
