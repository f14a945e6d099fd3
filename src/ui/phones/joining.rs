//! The screens of a phone that joins a table: its seat, its own code, and a connection that is lost or refused.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::drawings::code;
use crate::lang::Lang;
use crate::lang::phones::PhoneWords;
use crate::play::table_view::SeatMark;
use crate::ui::kit::{art, button, icon};
use crate::ui::settings::use_home;

/// The room for the phone's code, in px; of its quiet zone the smallest phones show a part.
const CODE_ROOM: u32 = 339;

/// Progress of joining.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JoinState {
    /// The link of the tablet was opened.
    Invited,
    /// The phone's code is being made.
    Answering,
    /// The phone's code is on the screen.
    Code {
        /// The link in the code, which can be copied too.
        address: String,
    },
    Connecting,
    /// The tablet no longer answers; the seconds left for trying, 0 for none.
    Lost {
        seconds: u32,
    },
    /// The phone is not or no longer connected: a title, and why or what to do, as a sentence.
    Refused {
        title: String,
        why: String,
    },
    /// The link is invalid, or this browser cannot connect; the reason, as a sentence.
    Broken {
        why: String,
    },
}

/// A request of a person on the phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinMsg {
    /// Yes, hold the hand here.
    Join,
    /// Copy the link of the code.
    Copy,
    /// Try again, or scan a new code.
    Again,
    Leave,
}

#[derive(Properties, PartialEq)]
pub struct JoinPageProps {
    /// The seat of the phone; `None` for a watcher, or if its link could not be read.
    #[prop_or_default]
    pub who: Option<SeatMark>,
    /// Whether this screen only watches.
    #[prop_or_default]
    pub watches: bool,
    pub state: JoinState,
    /// Whether the link was copied.
    #[prop_or_default]
    pub copied: bool,
    /// The last failure, as a sentence; empty if there was none. The link is then shown to be selected.
    #[prop_or_default]
    pub trouble: AttrValue,
    pub on: Callback<JoinMsg>,
}

/// The page of a phone. A lost connection is a sheet over whatever is behind it.
#[component]
pub fn JoinPage(props: &JoinPageProps) -> Html {
    let lang = use_home().lang;
    let node = use_node_ref();
    // The button that was pressed is gone with its state.
    use_effect_with(std::mem::discriminant(&props.state), {
        let node = node.clone();
        move |_| {
            if let Some(page) = node.cast::<HtmlElement>() {
                let _ = page.focus();
            }
        }
    });
    if let JoinState::Lost { seconds } = props.state {
        return html! { <div ref={node} tabindex="-1">{ lost(lang, props, seconds) }</div> };
    }
    let colour = props.who.as_ref().map(|who| who.colour);
    let seat = colour.map(|colour| format!("seat-{colour}"));
    let content = match &props.state {
        JoinState::Invited | JoinState::Lost { .. } => invited(lang, props),
        JoinState::Answering => waiting(lang, PhoneWords::Answering),
        JoinState::Connecting => waiting(lang, PhoneWords::Connecting),
        JoinState::Code { address } => shown(lang, props, address),
        JoinState::Refused { title, why } => stopped(lang, props, title, why, PhoneWords::ScanNew),
        JoinState::Broken { why } => {
            stopped(lang, props, &lang.say(PhoneWords::BrokenLink), why, PhoneWords::TryAgain)
        }
    };
    let large = matches!(props.state, JoinState::Invited);
    let kind = match &props.state {
        JoinState::Invited => "invited",
        JoinState::Code { .. } => "coded",
        _ => "waits",
    };
    html! {
        <main class={classes!("joining", seat, kind)} ref={node} tabindex="-1">
            if let Some(colour) = colour {
                <svg class="curtain-pattern" aria-hidden="true"><rect width="100%" height="100%" fill={format!("url(#pat-{colour})")} /></svg>
            }
            if let Some(who) = &props.who { { name(lang, who, large) } }
            { content }
        </main>
    }
}

/// Sign and name of the seat.
fn name(lang: Lang, who: &SeatMark, large: bool) -> Html {
    html! {
        <div class="joining-who">
            <span class="seal-inverse">{ art(&who.symbol, if large { 120 } else { 28 }) }</span>
            if large { <p class="joining-seat">{ lang.say(PhoneWords::YourSeat) }</p> }
            if large { <h1>{ &who.name }</h1> } else { <b class="disp">{ &who.name }</b> }
        </div>
    }
}

fn press(props: &JoinPageProps, msg: JoinMsg) -> Callback<MouseEvent> {
    props.on.reform(move |_: MouseEvent| msg)
}

fn invited(lang: Lang, props: &JoinPageProps) -> Html {
    let (shape, [says, yes, no]) = match props.watches {
        true => ("eye", [PhoneWords::WatchHereHelp, PhoneWords::WatchHere, PhoneWords::Leave]),
        false => ("hand", [PhoneWords::HoldHereHelp, PhoneWords::HoldHere, PhoneWords::NotMe]),
    };
    html! {
        <>
            if props.watches {
                <div class="joining-who">{ icon(shape, 96) }<h1>{ lang.say(PhoneWords::WatchTitle) }</h1></div>
            }
            <p class="joining-says">{ lang.say(says) }</p>
            <div class="joining-foot">
                { button("joining-main", Some((shape, 28)), lang.say(yes), press(props, JoinMsg::Join)) }
                { button("joining-quiet", None, lang.say(no), press(props, JoinMsg::Leave)) }
            </div>
        </>
    }
}

/// Renders the phone's code, and what happens next.
fn shown(lang: Lang, props: &JoinPageProps, address: &str) -> Html {
    let steps = [
        (PhoneWords::DoneScan, Some("done")),
        (PhoneWords::DoneShow, Some("now")),
        (if props.watches { PhoneWords::DoneWatch } else { PhoneWords::DonePlay }, None),
    ];
    let step = |(nth, (words, class)): (usize, &(PhoneWords, Option<&'static str>))| {
        let mark = if *class == Some("done") {
            icon("check", 20)
        } else {
            html! { nth + 1 }
        };
        let current = (*class == Some("now")).then_some("step");
        html! { <li class={*class} aria-current={current}><span class="joining-nth">{ mark }</span>{ lang.say(*words) }</li> }
    };
    let (shape, words, how) = match props.copied {
        true => ("check", PhoneWords::Copied, PhoneWords::SendBack),
        false => ("link", PhoneWords::NoCameraCopy, PhoneWords::TabletScans),
    };
    html! {
        <>
            <h1 class="joining-title">{ lang.say(PhoneWords::ShowTablet) }</h1>
            <div class="joining-paper">{ code(address, CODE_ROOM, &lang.say(PhoneWords::OwnCode)).unwrap_or_default() }</div>
            <div class="joining-beside">
                <p class="joining-wait">{ ring() }{ lang.say(PhoneWords::Waiting) }</p>
                <p class="joining-how" role="status">{ lang.say(how) }</p>
                <ol class="joining-steps">{ for steps.iter().enumerate().map(step) }</ol>
                { trouble(lang, props, address) }
            </div>
            <div class="joining-foot">
                { button("joining-second", Some((shape, 22)), lang.say(words), press(props, JoinMsg::Copy)) }
            </div>
        </>
    }
}

/// Renders the failure, and the link to be selected by hand.
fn trouble(lang: Lang, props: &JoinPageProps, address: &str) -> Html {
    if props.trouble.is_empty() {
        return Html::default();
    }
    html! {
        <div class="joining-trouble">
            <p role="status">{ &props.trouble }</p>
            <input type="text" readonly=true value={address.to_string()} aria-label={lang.say(PhoneWords::OwnLink)} />
        </div>
    }
}

fn waiting(lang: Lang, words: PhoneWords) -> Html {
    html! { <div class="joining-middle" role="status">{ ring() }<h1 class="joining-title">{ lang.say(words) }</h1></div> }
}

/// Renders a refusal or a broken link, with a button of these words that opens the camera for a new code.
fn stopped(lang: Lang, props: &JoinPageProps, title: &str, why: &str, again: PhoneWords) -> Html {
    html! {
        <>
            <div class="joining-middle">
                <span class="joining-sign">{ icon("phone-lost", 48) }</span>
                <h1 class="joining-title">{ title }</h1>
                <p class="joining-says" role="status">{ why }</p>
            </div>
            <div class="joining-foot">
                { button("joining-main", None, lang.say(again), press(props, JoinMsg::Again)) }
                { button("joining-quiet", None, lang.say(PhoneWords::Leave), press(props, JoinMsg::Leave)) }
            </div>
        </>
    }
}

/// Renders the sheet over the last state that the phone saw.
fn lost(lang: Lang, props: &JoinPageProps, seconds: u32) -> Html {
    let name = props.who.as_ref().map(|who| who.name.as_str());
    let how = name.map_or(PhoneWords::LostWatching, PhoneWords::LostHow);
    html! {
        <section class="joining-lost" role="alertdialog" aria-labelledby="joining-lost" aria-describedby="joining-lost-says">
            <div class="joining-lost-head">
                <span class="joining-sign">{ icon("phone-lost", 30) }</span>
                <div>
                    <h2 id="joining-lost">{ lang.say(PhoneWords::Lost) }</h2>
                    <p id="joining-lost-says">{ lang.say(PhoneWords::LostHelp) }</p>
                </div>
            </div>
            <p class="joining-trying">
                if seconds > 0 {
                    { ring() }<span class="grow">{ lang.say(PhoneWords::Trying) }</span><b aria-hidden="true">{ lang.say(PhoneWords::Seconds(seconds)) }</b>
                } else {
                    { icon("warning", 24) }<span class="grow">{ lang.say(PhoneWords::StoppedTrying) }</span>
                }
            </p>
            { button("btn main", Some(("camera", 24)), lang.say(PhoneWords::ScanNew), press(props, JoinMsg::Again)) }
            <p class="joining-lost-how">{ lang.say(how) }</p>
        </section>
    }
}

/// Renders a ring that turns: something is going on.
fn ring() -> Html {
    html! {
        <svg class="joining-ring" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-opacity=".35" stroke-width="3.5" />
            <path d="M12 2a10 10 0 0 1 10 10" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" />
        </svg>
    }
}
