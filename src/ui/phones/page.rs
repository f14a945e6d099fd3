//! The tablet's page of phones: a card a seat with its state, and how joining works. Behind a button, the same for
//! screens that only watch.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::drawings::{PhoneFace, brackets, code, phone, screen, step, tablet};
use crate::lang::Lang;
use crate::lang::phones::PhoneWords;
use crate::lang::table::TableWords;
use crate::phones::role::Role;
use crate::ui::browser;
use crate::ui::kit::fields::{TextField, text_field};
use crate::ui::kit::{Dialog, button, icon, icon_button, seal};
use crate::ui::qr;
use crate::ui::settings::use_home;

/// The room for a QR code in a card, in px, and where there are at most two cards.
const CODE_ROOM: (u32, u32) = (210, 260);

/// Place of a seat's hand, and progress of its phone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatPhone {
    /// A person without a phone, or room for one more watcher.
    Tablet,
    /// The code is being made.
    Preparing,
    /// The code is on the card.
    Code {
        /// The link in the code.
        address: String,
    },
    /// The camera looks for the phone's code.
    Camera,
    Connecting,
    Connected,
    /// The phone no longer answers.
    Lost,
    Computer,
}

/// A seat on the page, or a screen that watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhoneSeat {
    pub role: Role,
    pub name: String,
    /// The symbol of its sign.
    pub symbol: String,
    /// 1 to 6; 0 for a watcher.
    pub colour: u8,
    pub phone: SeatPhone,
    /// The last failure, as a sentence; empty if there was none.
    pub trouble: String,
    /// Whether the link of this code was copied.
    pub copied: bool,
}

/// A request of a person on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhonesMsg {
    /// A code for a phone, or a new one.
    Show(Role),
    /// Copy the link of the code.
    Copy(Role),
    /// Open the camera for the phone's code.
    Scan(Role),
    /// Take the link of the phone, which may be anything typed.
    Paste(Role, String),
    /// One step back: from the camera to the code, from anything else to the tablet.
    Cancel(Role),
    /// End the connection; a seat plays on the tablet again.
    PlayHere(Role),
    Close,
}

#[derive(Properties, PartialEq)]
pub struct PhonesPageProps {
    /// In playing order.
    pub seats: Vec<PhoneSeat>,
    /// The screens that watch, and the next one if there may be more.
    #[prop_or_default]
    pub watchers: Vec<PhoneSeat>,
    /// Names of the seat that joins and of the next one, while the page leads from seat to seat; empty otherwise.
    #[prop_or_default]
    pub lead: AttrValue,
    pub on: Callback<PhonesMsg>,
    /// The camera's picture, for the card in the state [`SeatPhone::Camera`].
    #[prop_or_default]
    pub children: Children,
}

/// The page, a sheet as large as the window.
#[component]
pub fn PhonesPage(props: &PhonesPageProps) -> Html {
    let lang = use_home().lang;
    let watching = use_state(|| false);
    let close = props.on.reform(|()| PhonesMsg::Close);
    let cards = if *watching { &props.watchers } else { &props.seats };
    let room = if cards.len() > 2 { CODE_ROOM.0 } else { CODE_ROOM.1 };
    let [title, purpose, others, further] = match *watching {
        true => [
            PhoneWords::Watching,
            PhoneWords::WatchingHelp,
            PhoneWords::MostWatchers,
            PhoneWords::BackToSeats,
        ],
        false => [PhoneWords::Title, PhoneWords::Purpose, PhoneWords::Others, PhoneWords::Watching],
    };
    let turn = {
        let watching = watching.clone();
        Callback::from(move |_: MouseEvent| watching.set(!*watching))
    };
    let card = |seat: &PhoneSeat| {
        let camera = match seat.phone {
            SeatPhone::Camera => props.children.iter().collect(),
            _ => Html::default(),
        };
        html! { <PhoneCard key={format!("{:?}", seat.role)} seat={seat.clone()} {room} on={props.on.clone()} {camera} /> }
    };
    let steps = [PhoneWords::StepScan, PhoneWords::StepCode, PhoneWords::StepIn];
    html! {
        <Dialog title={lang.say(title)} onclose={close.clone()} class="sheet-phones">
            <p class="phones-purpose">{ lang.say(purpose) }</p>
            <p class="phones-offline pill">{ icon("offline", 18) }{ lang.say(PhoneWords::NoInternet) }</p>
            <div class="phones-room" tabindex="-1">
                <div class={format!("phone-cards of-{}", cards.len())}>{ for cards.iter().map(card) }</div>
                <ol class="phone-steps">{ for steps.iter().enumerate().map(|(nth, words)| html! {
                    <li><span class="phone-nth" aria-hidden="true">{ nth + 1 }</span>{ step(nth) }<span>{ lang.say(*words) }</span></li>
                }) }</ol>
            </div>
            <div class="phones-foot">
                if props.lead.is_empty() || *watching {
                    <p>{ lang.say(others) }</p>
                } else {
                    <p class="phones-lead" role="status">{ &props.lead }</p>
                }
                if !props.watchers.is_empty() {
                    { button("btn quiet", Some((if *watching { "phone" } else { "eye" }, 20)), lang.say(further), turn) }
                }
                { button("btn main", None, lang.say(TableWords::BackToGame), close.reform(|_: MouseEvent| ())) }
            </div>
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
struct PhoneCardProps {
    seat: PhoneSeat,
    /// For the code, in px.
    room: u32,
    on: Callback<PhonesMsg>,
    camera: Html,
}

/// The card of a seat.
#[component]
fn PhoneCard(props: &PhoneCardProps) -> Html {
    let lang = use_home().lang;
    let (pasting, asking) = (use_state(|| false), use_state_eq(|| false));
    let text = use_state(String::new);
    let (node, pressed) = (use_node_ref(), use_mut_ref(|| false));
    let seat = &props.seat;
    let coded = matches!(seat.phone, SeatPhone::Code { .. });
    use_effect_with(coded, {
        let (pasting, text) = (pasting.clone(), text.clone());
        move |coded| {
            if !coded {
                pasting.set(false);
                text.set(String::new());
            }
        }
    });
    let (connected, lost) = (seat.phone == SeatPhone::Connected, seat.phone == SeatPhone::Lost);
    use_effect_with((connected, lost), {
        let asking = asking.clone();
        move |_| asking.set(false)
    });
    // In a long list, scroll to the card with the code.
    use_effect_with(coded, {
        let node = node.clone();
        move |coded| {
            if let Some(card) = node.cast::<HtmlElement>().filter(|_| *coded) {
                browser::bring_into_view(&card);
            }
        }
    });
    let (pastes, asks) = (coded && *pasting, (connected || lost) && *asking);
    let field = match seat.role {
        Role::Seat(seat) => format!("phone-link-{}", seat.index()),
        Role::Watcher(nth) => format!("watcher-link-{nth}"),
    };
    // The button that was pressed may be gone with its state: the focus stays in the card.
    use_effect_with((std::mem::discriminant(&seat.phone), pastes, asks), {
        let (node, pressed, field) = (node.clone(), pressed.clone(), field.clone());
        move |(_, pastes, _): &(_, bool, bool)| {
            let card = node.cast::<HtmlElement>().filter(|_| pressed.replace(false));
            let Some(card) = card else { return };
            let own = card.query_selector(&format!("#{field}")).ok().flatten().filter(|_| *pastes);
            let _ = own.and_then(|own| own.dyn_into().ok()).unwrap_or(card).focus();
        }
    });
    let onclick = Callback::from(move |_: MouseEvent| {
        pressed.replace(true);
    });
    let large = coded || seat.phone == SeatPhone::Camera;
    let actions = if pastes {
        paste(lang, field, &pasting, &text, props)
    } else if asks {
        take_hand(lang, seat.role, &props.on, &asking)
    } else {
        actions(lang, seat, &props.on, &pasting, &asking)
    };
    html! {
        <section class={classes!("phone-card", format!("seat-{}", seat.colour), large.then_some("large"))} role="group" aria-label={seat.name.clone()}
            ref={node} tabindex="-1" {onclick}>
            <header class="phone-head">
                { seal(&seat.symbol, seat.colour, 26) }
                <h3>{ &seat.name }</h3>
                { head(lang, seat, &props.on) }
            </header>
            <div class="phone-picture">{ picture(lang, props) }</div>
            <div class="phone-lines" role="status">
                <span class="sr">{ format!("{}: ", seat.name) }</span>
                if asks { <b>{ lang.say(PhoneWords::TakesHand { name: &seat.name, lost }) }</b> } else { { lines(lang, seat, pastes) } }
            </div>
            <div class="phone-actions">{ actions }</div>
        </section>
    }
}

/// Renders the state in short, at the right of the name.
fn head(lang: Lang, seat: &PhoneSeat, on: &Callback<PhonesMsg>) -> Html {
    let at = seat.role;
    match seat.phone {
        SeatPhone::Connected => html! {
            <span class="phone-ready" aria-hidden="true">{ icon("check", 20) }{ lang.say(PhoneWords::Ready) }</span>
        },
        SeatPhone::Lost => html! { <span class="phone-gone">{ icon("phone-lost", 24) }</span> },
        SeatPhone::Camera => icon("camera", 24),
        SeatPhone::Computer => icon("mind", 24),
        SeatPhone::Code { .. } => {
            let cancel = on.reform(move |_: MouseEvent| PhonesMsg::Cancel(at));
            icon_button("close", &lang.say(PhoneWords::Cancel), "quiet", false, cancel)
        }
        SeatPhone::Tablet | SeatPhone::Preparing | SeatPhone::Connecting => Html::default(),
    }
}

fn picture(lang: Lang, props: &PhoneCardProps) -> Html {
    let PhoneSeat { role, symbol, colour, .. } = &props.seat;
    let device = |face| match role {
        Role::Seat(_) => phone(symbol, *colour, face),
        Role::Watcher(_) => screen(symbol, Some(face)),
    };
    match &props.seat.phone {
        SeatPhone::Tablet if role.seat().is_none() => screen(symbol, None),
        SeatPhone::Tablet => tablet(symbol, *colour),
        SeatPhone::Computer => icon("mind", 96),
        SeatPhone::Preparing | SeatPhone::Connecting => device(PhoneFace::Busy),
        SeatPhone::Connected => device(PhoneFace::Connected),
        SeatPhone::Lost => device(PhoneFace::Lost),
        SeatPhone::Camera => html! {
            <div class="phone-camera"><div class="phone-lens">{ props.camera.clone() }</div>{ brackets() }</div>
        },
        SeatPhone::Code { address } => {
            let drawn = code(address, props.room, &lang.say(PhoneWords::CodeOf(&props.seat.name)));
            html! { <div class="phone-paper">{ drawn.unwrap_or_else(|| icon("link", 96)) }</div> }
        }
    }
}

/// Text of the card: a line, and a soft one or the failure. Above the field for a link there is room only for
/// that.
fn lines(lang: Lang, seat: &PhoneSeat, pastes: bool) -> Html {
    let is_watcher = seat.role.seat().is_none();
    let scan = if is_watcher { PhoneWords::ScanToWatch } else { PhoneWords::ScanWith(&seat.name) };
    let (line, soft) = match &seat.phone {
        SeatPhone::Tablet if is_watcher => (PhoneWords::MayWatch, PhoneWords::MayWatchHelp),
        SeatPhone::Connected if is_watcher => (PhoneWords::Connected, PhoneWords::WatchesHelp),
        SeatPhone::Lost if is_watcher => (PhoneWords::ScreenGone, PhoneWords::GoneHelp),
        SeatPhone::Tablet => (PhoneWords::OnTablet, PhoneWords::OnTabletHelp),
        SeatPhone::Preparing => (PhoneWords::Preparing, PhoneWords::PreparingHelp),
        SeatPhone::Code { address } if qr::modules(address).is_none() => {
            (PhoneWords::Prepared, PhoneWords::OnlySend)
        }
        SeatPhone::Code { .. } if seat.copied => (scan, PhoneWords::SendLink),
        SeatPhone::Code { .. } => (scan, PhoneWords::OrSend),
        SeatPhone::Camera => (PhoneWords::ShowHere, PhoneWords::ShowHereHelp),
        SeatPhone::Connecting => (PhoneWords::Connecting, PhoneWords::ConnectingHelp),
        SeatPhone::Connected => (PhoneWords::Connected, PhoneWords::ConnectedHelp),
        SeatPhone::Lost => (PhoneWords::Gone, PhoneWords::GoneHelp),
        SeatPhone::Computer => (PhoneWords::Computer, PhoneWords::ComputerHelp),
    };
    html! {
        <>
            if !pastes { <b>{ lang.say(line) }</b> }
            if !seat.trouble.is_empty() {
                <span class="phone-trouble">{ icon("warning", 18) }<span>{ &seat.trouble }</span></span>
            } else if !pastes {
                <span class="phone-soft">{ lang.say(soft) }</span>
            }
        </>
    }
}

/// Renders the answers to the question whether a connected phone loses its hand.
fn take_hand(lang: Lang, at: Role, on: &Callback<PhonesMsg>, asking: &UseStateHandle<bool>) -> Html {
    let asking = asking.clone();
    html! {
        <div class="phone-links">
            { button("btn", None, lang.say(PhoneWords::PlayHere), on.reform(move |_: MouseEvent| PhonesMsg::PlayHere(at))) }
            { button("btn main", None, lang.say(PhoneWords::Cancel), Callback::from(move |_: MouseEvent| asking.set(false))) }
        </div>
    }
}

/// Renders the buttons of a card.
fn actions(
    lang: Lang,
    seat: &PhoneSeat,
    on: &Callback<PhonesMsg>,
    pasting: &UseStateHandle<bool>,
    asking: &UseStateHandle<bool>,
) -> Html {
    let at = seat.role;
    let act = |class: &'static str, shape: &'static str, words: PhoneWords, msg: PhonesMsg| {
        button(class, Some((shape, 20)), lang.say(words), on.reform(move |_: MouseEvent| msg.clone()))
    };
    let (away, words) = match at {
        Role::Seat(_) => ("tablet", PhoneWords::PlayHere),
        Role::Watcher(_) => ("close", PhoneWords::EndWatching),
    };
    // A hand returns only after a confirmation.
    let here = || match at {
        Role::Watcher(_) => act("btn", away, words, PhonesMsg::PlayHere(at)),
        Role::Seat(_) => {
            let asking = asking.clone();
            let ask = Callback::from(move |_: MouseEvent| asking.set(true));
            button("btn", Some((away, 20)), lang.say(words), ask)
        }
    };
    match &seat.phone {
        SeatPhone::Computer => Html::default(),
        SeatPhone::Tablet => act("btn", "qr", PhoneWords::ShowCode, PhonesMsg::Show(at)),
        SeatPhone::Connected => here(),
        SeatPhone::Preparing | SeatPhone::Connecting | SeatPhone::Camera => {
            act("btn", "close", PhoneWords::Cancel, PhonesMsg::Cancel(at))
        }
        SeatPhone::Lost => html! {
            <>{ act("btn main", "qr", PhoneWords::NewCode, PhonesMsg::Show(at)) }{ here() }</>
        },
        SeatPhone::Code { .. } => {
            let words = if seat.copied { PhoneWords::Copied } else { PhoneWords::CopyLink };
            let copy = on.reform(move |_: MouseEvent| PhonesMsg::Copy(at));
            let open = {
                let pasting = pasting.clone();
                Callback::from(move |_: MouseEvent| pasting.set(true))
            };
            html! {
                <>
                    { act("btn main", "camera", PhoneWords::ScanCode, PhonesMsg::Scan(at)) }
                    <div class="phone-links">
                        { button("btn", None, lang.say(words), copy) }
                        { button("btn", None, lang.say(PhoneWords::PasteLink), open) }
                    </div>
                </>
            }
        }
    }
}

/// Renders the field for the phone's link, where there is no camera.
fn paste(
    lang: Lang,
    id: String,
    pasting: &UseStateHandle<bool>,
    text: &UseStateHandle<String>,
    props: &PhoneCardProps,
) -> Html {
    let oninput = {
        let text = text.clone();
        Callback::from(move |typed: String| text.set(typed))
    };
    let onsubmit = {
        let (on, text, role) = (props.on.clone(), text.clone(), props.seat.role);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = text.trim();
            if !typed.is_empty() {
                on.emit(PhonesMsg::Paste(role, typed.to_string()));
            }
        })
    };
    let back = {
        let pasting = pasting.clone();
        Callback::from(move |_: MouseEvent| pasting.set(false))
    };
    html! {
        <form class="phone-paste" {onsubmit}>
            { text_field(&TextField {
                id: id.into(),
                label: lang.say(PhoneWords::LinkField).into(),
                value: text.to_string().into(),
                oninput,
                ..Default::default()
            }) }
            <div class="phone-links">
                { button("btn", None, lang.say(PhoneWords::Cancel), back) }
                <button type="submit" class="btn main" disabled={text.trim().is_empty()}>{ lang.say(PhoneWords::Connect) }</button>
            </div>
        </form>
    }
}
