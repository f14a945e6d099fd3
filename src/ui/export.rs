//! The record of a game as text, to copy or to keep as a file. Used when a game is over and in the list of games.
//!
//! The record of a game in progress holds what its players hide from each other, so it is never shown.

use yew::prelude::*;

use super::browser;
use super::kit::{Dialog, icon};
use super::settings::use_home;
use crate::lang::over::ExportWords;

#[derive(Properties, PartialEq)]
pub struct ExportProps {
    /// The record.
    pub text: AttrValue,
    /// Name of the file, without its ending.
    pub file: AttrValue,
    pub onclose: Callback<()>,
    /// Whether the record holds secrets of a game that still goes on: then it is not shown.
    #[prop_or_default]
    pub secret: bool,
    /// Game whose hues the sheet has.
    #[prop_or_default]
    pub game: AttrValue,
}

/// The dialog with the record.
#[component]
pub fn Export(props: &ExportProps) -> Html {
    let lang = use_home().lang;
    let said = use_state(|| None::<ExportWords>);
    let field = use_node_ref();
    let copy = {
        let (text, said, field) = (props.text.clone(), said.clone(), field.clone());
        let cannot = if props.secret { ExportWords::TakeTheFile } else { ExportWords::CannotCopy };
        Callback::from(move |_: MouseEvent| {
            let (said, field) = (said.clone(), field.clone());
            browser::copy(&text, move |done| {
                if let (false, Some(field)) = (done, field.cast::<web_sys::HtmlTextAreaElement>()) {
                    field.select();
                }
                said.set(Some(if done { ExportWords::Copied } else { cannot }));
            });
        })
    };
    let download = {
        let (text, file) = (props.text.clone(), props.file.clone());
        Callback::from(move |_: MouseEvent| browser::download(&format!("{file}.deska"), &text))
    };
    html! {
        <Dialog title={lang.say(ExportWords::Title)} onclose={props.onclose.clone()}
            class={classes!("export", format!("game-{}", props.game))}>
            <p id="export-explain">{ lang.say(ExportWords::Explain) }</p>
            if props.secret {
                <p class="notice warn">{ icon("warning", 20) }<span>{ lang.say(ExportWords::Secret) }</span></p>
            } else {
                <textarea ref={field} class="record" readonly=true rows="10" spellcheck="false" aria-label={lang.say(ExportWords::Field)}
                    aria-describedby="export-explain" value={props.text.clone()} />
            }
            <p class="export-said" role="status">{ (*said).map(|words| lang.say(words)) }</p>
            <div class="export-buttons">
                <button type="button" class="btn" onclick={copy}>{ icon("copy", 20) }{ lang.say(ExportWords::Copy) }</button>
                <button type="button" class="btn main" onclick={download}>
                    { icon("export", 20) }{ lang.say(ExportWords::Download) }
                </button>
            </div>
        </Dialog>
    }
}
