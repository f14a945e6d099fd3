//! The link of a phone's reply, opened on the device of the table: it goes to the tab with the game.

use yew::prelude::*;

use crate::lang::phones::PhoneWords;
use crate::ui::settings::use_home;
use crate::ui::store;

#[derive(Properties, PartialEq)]
pub struct AnsweredProps {
    /// The reply in the link.
    pub word: AttrValue,
}

/// Passes the reply on, and says so.
#[component]
pub fn Answered(props: &AnsweredProps) -> Html {
    let lang = use_home().lang;
    use_effect_with(props.word.clone(), |word| store::pass_on_reply(word));
    html! {
        <main class="joining">
            <div class="joining-middle" role="status"><h1 class="joining-title">{ lang.say(PhoneWords::PassedOn) }</h1></div>
        </main>
    }
}
