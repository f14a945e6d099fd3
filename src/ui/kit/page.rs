//! The frame of the pages around the table: header, heading, notices.

use gloo_events::EventListener;
use yew::prelude::*;

use super::{button, icon};
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::shelf::ShelfWords;
use crate::ui::route::Route;
use crate::ui::settings::use_home;
use crate::ui::{browser, store};

#[derive(Properties, PartialEq)]
pub struct PageProps {
    pub title: AttrValue,
    pub children: Children,
    /// Content beside the heading.
    #[prop_or_default]
    pub actions: Html,
    /// Content that sticks to the lower edge of the screen.
    #[prop_or_default]
    pub footer: Html,
    /// Id of the game whose hues the page has.
    #[prop_or_default]
    pub game: AttrValue,
    #[prop_or_default]
    pub class: Classes,
}

/// A page with a link home, a heading and its content. The heading gets the focus, so that screen readers begin
/// there.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let home = use_home();
    let heading = use_node_ref();
    use_effect_with(props.title.clone(), |title| {
        let table = browser::page_attribute(browser::PHONE).and_then(|_| browser::title());
        browser::set_title(&format!("{title} · Deska"));
        // A phone's table behind this page has its own.
        move || table.iter().for_each(|title| browser::set_title(title))
    });
    use_effect_with((), {
        let heading = heading.clone();
        move |()| {
            if let Some(window) = web_sys::window() {
                window.scroll_to_with_x_and_y(0.0, 0.0);
            }
            if let Some(heading) = heading.cast::<web_sys::HtmlElement>() {
                let _ = heading.focus();
            }
        }
    });
    let game = (!props.game.is_empty()).then(|| format!("game-{}", props.game));
    let way = use_memo((), |()| browser::page_attribute(browser::PHONE));
    html! {
        <div class={classes!("page", game, props.class.clone())}>
            <header class="page-head">
                { way_back(home.lang, way.as_ref().clone()) }
                <h1 ref={heading} tabindex="-1">{ &props.title }</h1>
                <div class="page-actions">{ props.actions.clone() }</div>
            </header>
            <main class="page-body">
                <StorageNotice />
                { props.children.clone() }
            </main>
            if props.footer != Html::default() {
                <footer class="page-foot">{ props.footer.clone() }</footer>
            }
        </div>
    }
}

/// Renders the link home, or to the table whose hand this phone holds.
fn way_back(lang: Lang, phone: Option<String>) -> Html {
    let (shape, words, to) = match phone {
        Some(word) => ("phone", CommonWords::BackToTable, Route::Join { code: word }),
        None => ("home", CommonWords::Home, Route::Shelf),
    };
    let label = lang.say(words);
    html! {
        <a class="btn icon-only quiet" href={to.address()} aria-label={label.clone()} title={label}>{ icon(shape, 24) }</a>
    }
}

/// A notice that the browser stores nothing.
#[component]
pub fn StorageNotice() -> Html {
    let home = use_home();
    let blocked = use_state(|| false);
    use_effect_with((), {
        let blocked = blocked.clone();
        move |()| blocked.set(store::blocked())
    });
    html! {
        if *blocked {
            <p class="notice warn" role="status">{ icon("warning", 20) }<span>{ home.lang.say(CommonWords::StorageBlocked) }</span></p>
        }
    }
}

/// Provides whether a flag of the boot script is set, now or after its event.
#[hook]
pub fn use_flag(flag: &'static str, event: &'static str) -> bool {
    let up = use_state(|| false);
    use_effect_with((), {
        let up = up.clone();
        move |()| {
            up.set(browser::flag(flag));
            let listener = web_sys::window().map(|w| EventListener::new(&w, event, move |_| up.set(true)));
            move || drop(listener)
        }
    });
    *up
}

/// A bar that offers a newer version, once one is cached on the device.
#[component]
pub fn UpdateBar() -> Html {
    let home = use_home();
    let ready = use_flag("deskaUpdate", "deska-update-ready");
    let onclick = Callback::from(|_: MouseEvent| browser::announce("deska-activate-update"));
    html! {
        <div class="update" role="status">
            if ready {
                <span>{ home.lang.say(ShelfWords::UpdateReady) }</span>
                { button("btn", None, home.lang.say(ShelfWords::UpdateNow), onclick) }
            }
        </div>
    }
}
