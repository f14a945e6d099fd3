//! About the app: licence, authors of the games, libraries.

use yew::prelude::*;

use super::browser;
use super::help::Reader;
use super::kit::page::Page;
use super::settings::use_home;
use crate::lang::common::CommonWords;
use crate::lang::settings::SettingsWords;

#[component]
pub fn About() -> Html {
    let home = use_home();
    let lang = home.lang;
    let build = use_state(String::new);
    use_effect_with((), {
        let build = build.clone();
        move |()| build.set(browser::build())
    });
    let open = use_state(|| false);
    let ontoggle = {
        let open = open.clone();
        Callback::from(move |_: Event| open.set(true)) // fetched when first opened, then kept
    };
    html! {
        <Page title={lang.say(CommonWords::About)} class="reading">
            <Reader doc="about" />
            <details class="panel" {ontoggle}>
                <summary>{ lang.say(SettingsWords::Licences) }</summary>
                if *open {
                    <div lang="en"><Reader doc="licences" /></div>
                }
            </details>
            <p class="soft">{ lang.say(SettingsWords::Version) }{ format!(" {} {}", env!("CARGO_PKG_VERSION"), *build) }</p>
        </Page>
    }
}
