//! The link of a reply, opened on the device of the table: it goes to the tab with the game, which sends a receipt as
//! soon as the connection is open.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::base64url::sum;
use crate::lang::phones::PhoneWords;
use crate::phones::invitation::Reply;
use crate::phones::role::Role;
use crate::ui::kit::{button, icon};
use crate::ui::route::Route;
use crate::ui::settings::use_home;
use crate::ui::store;

/// The time after which nobody is expected to send a receipt, in milliseconds.
const PATIENCE: u32 = 3_000;

/// A message of the tab with the game to the tab with the link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// The checksum of the reply.
    of: u32,
    /// The name of the seat; empty for a watcher.
    pub name: String,
}

impl Receipt {
    /// Creates the receipt for a reply.
    pub fn new(code: &str, name: String) -> Self {
        Self { of: sum(code.as_bytes()), name }
    }

    /// Returns the receipt as text: the checksum and the name.
    pub fn text(&self) -> String {
        format!("{} {}", self.of, self.name)
    }

    /// Reads the receipt for a reply; `None` if it is for another one.
    pub fn read(text: &str, code: &str) -> Option<Self> {
        let (of, name) = text.split_once(' ')?;
        let receipt = Self { of: of.parse().ok()?, name: name.into() };
        (receipt.of == sum(code.as_bytes())).then_some(receipt)
    }
}

/// Progress of a reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// Passed on.
    Sent,
    /// The tab with the game has it, and the connection is open.
    Delivered(Receipt),
    /// No tab waits for it.
    Nobody,
    /// The link is invalid.
    Broken,
}

#[derive(Properties, PartialEq)]
pub struct AnsweredProps {
    /// The reply in the link.
    pub code: AttrValue,
}

/// Passes the reply on, and reports its delivery.
#[component]
pub fn Answered(props: &AnsweredProps) -> Html {
    let whole = props.code.parse::<Reply>().is_ok();
    let delivery = use_state(|| if whole { Delivery::Sent } else { Delivery::Broken });
    use_effect_with(props.code.clone(), {
        let delivery = delivery.clone();
        move |code| {
            let (heard, waits, own) = (delivery.clone(), delivery, code.clone());
            let settled = Rc::new(Cell::new(!whole));
            let listener = store::listen_for_receipts({
                let settled = settled.clone();
                move |text| {
                    if let Some(receipt) = Receipt::read(&text, &own) {
                        settled.set(true);
                        heard.set(Delivery::Delivered(receipt));
                    }
                }
            });
            // A late receipt still replaces this.
            let patience = Timeout::new(PATIENCE, move || {
                if !settled.get() {
                    waits.set(Delivery::Nobody);
                }
            });
            let sent = whole.then(|| store::pass_on_reply(code));
            move || drop((listener, patience, sent))
        }
    });
    let is_watcher = props.code.parse::<Reply>().is_ok_and(|reply| matches!(reply.role, Role::Watcher(_)));
    html! { <AnsweredPage delivery={(*delivery).clone()} watches={is_watcher} /> }
}

#[derive(Properties, PartialEq)]
pub struct AnsweredPageProps {
    pub delivery: Delivery,
    /// Whether the reply is of a watcher.
    pub watches: bool,
}

/// Renders the delivery of the reply, and what to do if no tab took it.
#[component]
pub fn AnsweredPage(props: &AnsweredPageProps) -> Html {
    let lang = use_home().lang;
    let (shape, title, says) = match &props.delivery {
        Delivery::Sent => ("link", PhoneWords::PassedOn, None),
        Delivery::Delivered(_) if props.watches => {
            ("check", PhoneWords::DeliveredScreen, Some(PhoneWords::CloseTab))
        }
        Delivery::Delivered(receipt) => {
            ("check", PhoneWords::Delivered(&receipt.name), Some(PhoneWords::CloseTab))
        }
        Delivery::Nobody => ("warning", PhoneWords::NotDelivered, Some(PhoneWords::NotDeliveredHelp)),
        Delivery::Broken => ("warning", PhoneWords::BrokenLink, Some(PhoneWords::LinkDamaged)),
    };
    let failed = matches!(props.delivery, Delivery::Nobody | Delivery::Broken);
    html! {
        <main class="joining waits">
            <div class="joining-middle" role="status">
                <span class="joining-sign">{ icon(shape, 48) }</span>
                <h1 class="joining-title">{ lang.say(title) }</h1>
                { for says.map(|says| html! { <p class="joining-says">{ lang.say(says) }</p> }) }
            </div>
            if failed {
                <div class="joining-foot">
                    { button("joining-second", Some(("home", 22)), lang.say(PhoneWords::ToShelf), Callback::from(|_: MouseEvent| Route::Shelf.go())) }
                </div>
            }
        </main>
    }
}
