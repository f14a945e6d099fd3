//! The record of a game, to pass on as a link or a QR code, or to keep as a file. Used for finished games and in the
//! list of games.
//!
//! The record of a game in progress contains hidden information, so it is never shown as text. The sheet warns that
//! whoever gets the file, the link or the code can read everything.

use yew::prelude::*;

use super::browser;
use super::kit::{Dialog, button, icon};
use super::link;
use super::qr;
use super::settings::use_home;
use crate::lang::over::ExportWords;

#[derive(Properties, PartialEq)]
pub struct ExportProps {
    /// The record.
    pub text: AttrValue,
    /// Name of the file, without its extension.
    pub file: AttrValue,
    pub onclose: Callback<()>,
    /// Whether the record contains secrets of a game in progress: then it is not shown.
    #[prop_or_default]
    pub secret: bool,
    /// Id of the game whose hues the sheet has.
    #[prop_or_default]
    pub game: AttrValue,
}

/// The width of the QR code, in CSS pixels; narrow dialogs shrink it.
const QR_ROOM: u32 = 416;

/// The link of a game.
#[derive(Clone, PartialEq)]
enum Link {
    /// The browser is still working on it.
    Waits,
    Here(AttrValue),
    TooLong,
}

/// The dialog with the record.
#[component]
pub fn Export(props: &ExportProps) -> Html {
    let lang = use_home().lang;
    let said = use_state(|| None::<ExportWords>);
    // A bystander must not scan the secrets of a game in progress by chance.
    let (link, with_code) = (use_link(&props.text), use_state(|| !props.secret));
    let code = use_memo(link.clone(), |link| match link {
        Link::Here(address) => qr::modules(address),
        Link::Waits | Link::TooLong => None,
    });
    let copy = {
        let (text, said) = (props.text.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            let said = said.clone();
            browser::copy(&text, move |done| {
                said.set(Some(if done { ExportWords::Copied } else { ExportWords::TakeTheFile }));
            });
        })
    };
    let copy_link = {
        let (link, said) = (link.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            let said = said.clone();
            if let Link::Here(address) = &link {
                browser::copy(address, move |done| {
                    said.set(Some(if done { ExportWords::LinkCopied } else { ExportWords::TakeTheFile }));
                });
            }
        })
    };
    let show_qr = {
        let with_code = with_code.clone();
        Callback::from(move |_: MouseEvent| with_code.set(!*with_code))
    };
    let download = {
        let (text, file) = (props.text.clone(), props.file.clone());
        Callback::from(move |_: MouseEvent| browser::download(&format!("{file}.deska"), &text))
    };
    let (by_link, as_file) = if link == Link::TooLong { ("btn", "btn main") } else { ("btn main", "btn") };
    html! {
        <Dialog title={lang.say(ExportWords::Title)} onclose={props.onclose.clone()}
            class={classes!("export", format!("game-{}", props.game))}>
            if props.secret {
                <p class="notice warn">{ icon("warning", 20) }<span>{ lang.say(ExportWords::Secret) }</span></p>
            }
            <section class="export-link">
                if *with_code {
                    { for code.iter().map(|code| qr::picture(code, &lang.say(ExportWords::QrLabel), QR_ROOM)) }
                }
                <div>
                    <p id="export-link">{ lang.say(if link == Link::TooLong { ExportWords::NoLink } else { ExportWords::LinkHelp }) }</p>
                    <div class="export-buttons">
                        <button type="button" class={by_link} disabled={!matches!(link, Link::Here(_))} aria-describedby="export-link" onclick={copy_link}>
                            { icon("link", 20) }{ lang.say(ExportWords::CopyLink) }
                        </button>
                        if props.secret && code.is_some() {
                            <button type="button" class="btn" aria-expanded={with_code.to_string()} onclick={show_qr}>{ lang.say(ExportWords::Qr) }</button>
                        }
                    </div>
                </div>
            </section>
            <section>
                <p id="export-explain">{ lang.say(ExportWords::Explain) }</p>
                <div class="export-buttons">
                    { button(as_file, Some(("export", 20)), lang.say(ExportWords::Download), download) }
                    { button("btn", Some(("copy", 20)), lang.say(ExportWords::Copy), copy) }
                </div>
            </section>
            <p class="export-said" role="status">{ (*said).map(|words| lang.say(words)) }</p>
            if !props.secret {
                <details>
                    <summary>{ lang.say(ExportWords::Field) }</summary>
                    <textarea class="record" readonly=true rows="10" spellcheck="false" aria-label={lang.say(ExportWords::Field)}
                        aria-describedby="export-explain" value={props.text.clone()} />
                </details>
            }
        </Dialog>
    }
}

/// Makes the link of a record in advance: browsers let a page copy only straight after a touch.
#[hook]
fn use_link(text: &AttrValue) -> Link {
    let link = use_state(|| Link::Waits);
    use_effect_with(text.clone(), {
        let link = link.setter();
        move |text| {
            link::address(text, move |made| {
                link.set(made.map_or(Link::TooLong, |address| Link::Here(address.into())));
            });
        }
    });
    (*link).clone()
}
