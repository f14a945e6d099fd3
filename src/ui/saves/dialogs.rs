//! Sheets over the list of saved games. Pasted text and text from files is only ever shown as text.

use yew::prelude::*;

use super::from_link::FromLink;
use super::{Said, copy, error_words};
use crate::games::{self, game_module};
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::saves::SavesWords;
use crate::table::record;
use crate::ui::browser;
use crate::ui::export;
use crate::ui::kit::fields::{TextField, text_field};
use crate::ui::kit::{Dialog, button, coded, icon};
use crate::ui::route::Route;
use crate::ui::settings::use_home;
use crate::ui::store::{self, Local, SaveSummary, Why};

#[derive(Properties, PartialEq)]
pub struct ExportSheetProps {
    pub meta: SaveSummary,
    pub onclose: Callback<()>,
}

/// The export of a game as text.
#[component]
pub fn ExportSheet(props: &ExportSheetProps) -> Html {
    let home = use_home();
    let lang = home.lang;
    let text = use_memo(props.meta.id.clone(), |id| store::text(&Local, id).unwrap_or_default());
    let has_secrets = game_module(&props.meta.game).is_none_or(|game| game.info().secrets);
    html! {
        <export::Export text={(*text).clone()} file={file_name(&store::title_of(lang, &props.meta))}
            secret={has_secrets && !props.meta.over} game={props.meta.game.clone()} onclose={props.onclose.clone()} />
    }
}

/// Returns a file name that every system accepts, without its extension.
fn file_name(title: &str) -> String {
    let plain: String = title.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "deska".to_string() } else { words.join("-") }
}

#[derive(Properties, PartialEq)]
pub struct RenameProps {
    pub meta: SaveSummary,
    pub ontitle: Callback<(SaveSummary, String)>,
    pub onclose: Callback<()>,
}

/// The sheet to rename a game.
#[component]
pub fn Rename(props: &RenameProps) -> Html {
    let home = use_home();
    let lang = home.lang;
    let title = use_state(|| props.meta.title.clone());
    let oninput = {
        let title = title.clone();
        Callback::from(move |text| title.set(text))
    };
    let onsubmit = {
        let (meta, title, ontitle) = (props.meta.clone(), title.clone(), props.ontitle.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            ontitle.emit((meta.clone(), (*title).clone()));
        })
    };
    html! {
        <Dialog title={SavesWords::Rename.said(lang)} onclose={props.onclose.clone()}>
            <form {onsubmit}>
                { text_field(&TextField {
                    id: "title".into(),
                    label: lang.say(SavesWords::Title).into(),
                    help: lang.say(SavesWords::TitleHelp).into(),
                    value: (*title).clone().into(),
                    maxlength: Some("40".into()),
                    oninput,
                    ..Default::default()
                }) }
                <div class="row end"><button type="submit" class="btn main">{ lang.say(SavesWords::Save) }</button></div>
            </form>
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
pub struct ImportProps {
    /// The fragment of an opened link, instead of a file or pasted text.
    #[prop_or_default]
    pub link: Option<AttrValue>,
    pub onclose: Callback<()>,
    /// Called when a game was added.
    pub onkept: Callback<()>,
}

/// The result of an import.
#[derive(Clone, PartialEq)]
struct Imported {
    /// The game, if it was stored.
    kept: Option<SaveSummary>,
    text: String,
    /// Whether the same game was already stored.
    twin: bool,
}

impl Imported {
    /// Returns whether the game is stored and complete.
    fn good(&self) -> bool {
        self.kept.as_ref().is_some_and(|meta| meta.broken.is_none())
    }
}

/// Returns whether the text is useless: it names no game, or nothing of it can be opened, not even by a later
/// Deska.
fn of_no_use(meta: &SaveSummary, why: &Why) -> bool {
    matches!(why, Why::NotARecord) || (!meta.opens() && matches!(why, Why::Unreadable | Why::Entry))
}

/// Imports a text as a game and stores it, complete or with its error. Some of it must be playable now or by a
/// newer version. `None` for a file that isn't text.
fn taken(lang: Lang, text: Option<&str>) -> Imported {
    let not = |why: String| Imported {
        kept: None,
        text: format!("{} {why}", lang.say(SavesWords::NotImported)),
        twin: false,
    };
    let Some(text) = text else { return not(lang.say(SavesWords::NotText)) };
    if text.len() > record::MAX_BYTES {
        return not(lang.say(SavesWords::TooLong));
    }
    let error = |meta: &SaveSummary| {
        meta.broken.as_ref().map(|broken| error_words(lang, meta, broken)).unwrap_or_default()
    };
    if let Some(meta) = store::twin(&Local, text) {
        let there = lang.say(SavesWords::Twin(&store::title_of(lang, &meta)));
        let text = format!("{there} {}", error(&meta));
        return Imported { kept: Some(meta), text, twin: true };
    }
    let (id, now) = (store::fresh_id(&Local), browser::now());
    let meta = store::describe(&id, text, now);
    let why = error(&meta);
    if meta.broken.as_ref().is_some_and(|broken| of_no_use(&meta, &broken.why)) {
        return not(why);
    }
    let open = meta.broken.is_none() && !meta.over;
    let text = if open { store::imported(&Local, text) } else { text.to_string() };
    if store::save_text(&Local, &id, &text, now).is_err() {
        return not(lang.say(CommonWords::StorageFull));
    }
    let title = store::title_of(lang, &meta);
    let game = if meta.opens() { format!("{}, {title}", games::name(lang, &meta.game)) } else { title };
    let text = if meta.broken.is_none() {
        browser::persist(true, |_| ()); // Settings show the answer
        lang.say(SavesWords::Imported(&game))
    } else {
        format!("{} {why}", lang.say(SavesWords::ImportedPart(&game)))
    };
    Imported { kept: Some(meta), text, twin: false }
}

/// The import of a game from a file, from pasted text or from a link.
#[component]
pub fn Import(props: &ImportProps) -> Html {
    let lang = use_home().lang;
    let pasted = use_state(String::new);
    let outcome = use_state(|| None::<Imported>);
    let take = {
        let (outcome, onkept) = (outcome.clone(), props.onkept.clone());
        Callback::from(move |text: Option<String>| {
            outcome.set(Some(taken(lang, text.as_deref())));
            onkept.emit(());
        })
    };
    let ontake = take.reform(Some);
    let said = said(outcome.as_ref());
    // The next step is the main button, always in the same place: the import, and then the link to the imported
    // game.
    let openable = outcome.as_ref().filter(|outcome| outcome.kept.as_ref().is_some_and(SaveSummary::opens));
    let open = openable.map(|outcome| to_game(lang, outcome, props.link.is_some()));
    // The result is shown from its first word, and keyboard users continue at the link to the game.
    use_effect_with((open.is_some(), (*outcome).clone()), |(there, outcome)| {
        if outcome.is_some() {
            browser::to_start_of("dialog .notice");
        }
        if *there {
            browser::focus("dialog .row.end .main");
        }
    });
    if let Some(link) = &props.link {
        return html! {
            <Dialog title={SavesWords::Import.said(lang)} onclose={props.onclose.clone()}>
                <FromLink link={link.clone()} most={record::MAX_BYTES} done={outcome.is_some()} {ontake} />
                { said }
                if let Some(open) = open {
                    <div class="row end">{ open }</div>
                }
            </Dialog>
        };
    }
    // The last message is about another text.
    let changed = {
        let outcome = outcome.clone();
        move || outcome.set(None)
    };
    let onclick = {
        let pasted = pasted.clone();
        Callback::from(move |_: MouseEvent| ontake.emit((*pasted).clone()))
    };
    html! {
        <Dialog title={SavesWords::Import.said(lang)} onclose={props.onclose.clone()}>
            <p>{ lang.say(SavesWords::ImportHelp) }</p>
            { from_file(lang, take) }
            { from_text(lang, &pasted, changed) }
            { said }
            <div class="row end">
                if let Some(open) = open {
                    { open }
                } else {
                    <button type="button" class="btn main" disabled={pasted.trim().is_empty()} {onclick}>{ lang.say(SavesWords::DoImport) }</button>
                }
            </div>
        </Dialog>
    }
}

/// Renders a button for a file and passes on its text, or `None` for a file that isn't text.
fn from_file(lang: Lang, take: Callback<Option<String>>) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let field = event.target_dyn_into::<web_sys::HtmlInputElement>();
        if let Some(file) = field.as_ref().and_then(|field| field.files()?.get(0)) {
            let take = take.clone();
            browser::read_file(&file, move |text| take.emit(text));
            field.iter().for_each(|field| field.set_value("")); // so that the same file, corrected, is read again
        }
    });
    html! {
        <div class="row">
            <input id="import-file" class="sr" type="file" accept=".deska,.txt,text/plain" {onchange} />
            <label class="btn" for="import-file">{ icon("import", 20) }{ lang.say(SavesWords::File) }</label>
        </div>
    }
}

/// Renders a field for pasted text.
fn from_text(lang: Lang, pasted: &UseStateHandle<String>, changed: impl Fn() + 'static) -> Html {
    let oninput = {
        let pasted = pasted.clone();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<web_sys::HtmlTextAreaElement>();
            pasted.set(field.map(|field| field.value()).unwrap_or_default());
            changed();
        })
    };
    html! {
        <div class="field">
            <label for="import-text">{ lang.say(SavesWords::Paste) }</label>
            <textarea id="import-text" class="record" rows="6" spellcheck="false" aria-describedby="import-help" value={(**pasted).clone()} {oninput} />
            <p class="field-help" id="import-help">{ lang.say(SavesWords::PasteHelp) }</p>
        </div>
    }
}

/// Renders the result of the import.
fn said(outcome: Option<&Imported>) -> Html {
    let ctx = |outcome: &Imported| match outcome.good() {
        true if outcome.twin => ("notice", "info"),
        true => ("notice good", "check"),
        false => ("notice warn", "warning"),
    };
    html! {
        <div role="status">
            if let Some((outcome, (class, sign))) = outcome.map(|outcome| (outcome, ctx(outcome))) {
                <p {class}>{ icon(sign, 20) }<span>{ coded(&outcome.text) }</span>
                </p>
            }
        </div>
    }
}

/// Renders the link to the imported game.
fn to_game(lang: Lang, outcome: &Imported, linked: bool) -> Html {
    let meta = outcome.kept.clone();
    let word = if outcome.good() { SavesWords::Open } else { SavesWords::OpenPart };
    button(
        "btn main",
        None,
        lang.say(word),
        Callback::from(move |_: MouseEvent| meta.iter().for_each(|meta| open(lang, meta, linked))),
    )
}

/// Opens a game, or a copy of its playable part.
fn open(lang: Lang, meta: &SaveSummary, linked: bool) {
    let part = || copy(meta, &lang.say(SavesWords::Part(&store::title_of(lang, meta)))).ok().flatten();
    let id = if meta.broken.is_none() { Some(meta.id.clone()) } else { part() };
    let Some(id) = id else { return };
    // The back button leads to the list, not to the link again.
    if linked {
        Route::Saves.replace();
    }
    Route::Play { id }.go();
}
