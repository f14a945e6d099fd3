//! One saved game in the list.

use yew::prelude::*;

use super::thumb::Thumb;
use crate::games;
use crate::games::{game_card, game_module};
use crate::lang::Lang;
use crate::lang::common::{CommonWords, Progress, Size};
use crate::lang::over::FaultWords;
use crate::lang::saves::{ErrorLocation, SavesWords};
use crate::play::table_view::sign_art;
use crate::table::record::RecordErrorKind;
use crate::ui::kit::{button, coded, icon, icon_button, link, seal};
use crate::ui::route::Route;
use crate::ui::store::{self, Broken, SaveSummary, Why};

/// An action on a saved game, besides opening it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    Duplicate,
    Rename,
    Export,
    Delete,
    /// Opens a copy up to the entry that cannot be played.
    OpenPart,
}

/// Returns why a game cannot be opened, as a sentence.
pub fn error_words(lang: Lang, meta: &SaveSummary, broken: &Broken) -> String {
    let refusal = |code: &str| game_module(&meta.game)?.refusal(lang, code);
    let Broken { line, column, entry, ref step, .. } = *broken;
    let error = ErrorLocation { line, column, entry, step, opens: meta.opens() };
    match &broken.why {
        Why::NotARecord => lang.say(SavesWords::NotARecord),
        Why::Version(version) => lang.say(SavesWords::Version(version)),
        Why::Game(game) => lang.say(SavesWords::Game(game)),
        Why::Unreadable => lang.say(SavesWords::Unreadable(error, broken.reason.trim_end_matches('.'))),
        Why::Refused(code) => lang.say(SavesWords::Refused(error, &refusal(code).unwrap_or_default())),
        Why::Entry => {
            let why = lang.say(FaultWords::Kind(RecordErrorKind::Entry));
            lang.say(SavesWords::Refused(error, &why))
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct SaveRowProps {
    pub lang: Lang,
    pub meta: SaveSummary,
    /// When it was last played, in words.
    pub when: AttrValue,
    pub onact: Callback<Act>,
}

/// A row of the list: board, seals, title, progress and actions.
#[component]
pub fn SaveRow(props: &SaveRowProps) -> Html {
    let SaveRowProps { lang, meta, when, onact } = props;
    let lang = *lang;
    let title = store::title_of(lang, meta);
    let names = store::names_of(lang, meta);
    let name = meta.to_move.and_then(|seat| names.iter().nth(seat));
    let standing = match meta.over {
        true => lang.say(SavesWords::Over),
        false => lang.say(Progress { at: meta.count(), name: name.map(String::as_str) }),
    };
    let info = game_module(&meta.game).map(|game| game.info());
    let seals =
        meta.players.iter().filter_map(|(_, sign, colour)| Some(seal(&sign_art(info?, *sign), *colour, 28)));
    let tool = |name: &'static str, label: SavesWords, act: Act| {
        let onclick = onact.reform(move |_: MouseEvent| act);
        icon_button(name, &format!("{}: {title}", lang.say(label)), "quiet", false, onclick)
    };
    let part = onact.reform(|_: MouseEvent| Act::OpenPart);
    let id = meta.id.clone();
    let game = game_card(&meta.game).map(|shelf| shelf.id);
    let whole = meta.broken.is_none();
    html! {
        <li class={classes!("save", "panel", game.map(|game| format!("game-{game}")))}>
            if meta.opens() {
                <Thumb id={meta.id.clone()} size={meta.size} changed={meta.changed} />
            }
            <div class="save-text">
                <h2>{ &title }</h2>
                <p class="save-line">
                    <span class="seals">{ for seals }</span>
                    if let Some(game) = game {
                        <span class="save-game">{ games::name(lang, game) }</span>
                    }
                    if whole {
                        <span>{ standing }</span>
                    }
                    if !when.is_empty() {
                        <span class="soft">{ lang.say(SavesWords::LastPlayed(when)) }</span>
                    }
                    <span class="soft">{ lang.say(Size(meta.size)) }</span>
                </p>
                if let Some(broken) = &meta.broken {
                    <p class="problem">{ icon("warning", 18) }<span>{ coded(&error_words(lang, meta, broken)) }</span></p>
                }
            </div>
            <div class="save-acts">
                if whole {
                    { link("btn main", None, lang.say(if meta.over { SavesWords::ToResult } else { SavesWords::Continue }), Route::Play { id: id.clone() }.address()) }
                    { link("btn", Some(("replay", 20)), lang.say(CommonWords::Replay), Route::Replay { id }.address()) }
                } else if meta.opens() {
                    { button("btn", None, lang.say(SavesWords::OpenPart), part) }
                }
                <span class="tools">
                    if whole {
                        { tool("copy", SavesWords::Duplicate, Act::Duplicate) }
                        { tool("edit", SavesWords::Rename, Act::Rename) }
                    }
                    { tool("export", SavesWords::Export, Act::Export) }
                    { tool("trash", SavesWords::Delete, Act::Delete) }
                </span>
            </div>
        </li>
    }
}
