//! How many tiles are left, and which nobody has seen yet: an aid that can be switched off.

use std::rc::Rc;

use yew::prelude::*;

use super::tile::Tile;
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::words::tile;
use crate::games::carcassonne::{Kind, Public, Rotation};
use crate::lang::Lang;
use crate::ui::kit::{Dialog, art};
use crate::ui::settings::use_home;

#[derive(Properties, PartialEq)]
pub struct UnseenProps {
    pub view: Rc<Public>,
}

/// The number of tiles left; with aids, a button that lists them.
#[component]
pub fn Unseen(props: &UnseenProps) -> Html {
    let home = use_home();
    let open = use_state(|| false);
    let left = props.view.unseen().total();
    let count = home.lang.say(if left == 0 {
        CarcassonneSays::LastTile
    } else {
        CarcassonneSays::TilesLeft(left as usize)
    });
    if !home.settings.aids {
        return html! { <span class="pill" role="img" aria-label={count.clone()} title={count}>{ art("cc-i-stack", 20) }{ left }</span> };
    }
    let toggle = |to: bool| {
        let open = open.clone();
        move || open.set(to)
    };
    let show = toggle(true);
    let page = web_sys::window().and_then(|w| w.document()).and_then(|d| d.body());
    html! {
        <>
            <button type="button" class="btn small cc-left" aria-label={count.clone()} title={count} onclick={Callback::from(move |_: MouseEvent| show())}>
                { art("cc-i-stack", 20) }<span aria-hidden="true">{ left }</span>
            </button>
            if let Some(page) = page.filter(|_| *open) {
                // Outside the strip, which is a landmark of its own.
                { create_portal(html! { <div class="game-carcassonne">{ dialog(home.lang, &props.view, toggle(false)) }</div> }, page.into()) }
            }
        </>
    }
}

/// Every tile that is still to come, with how often.
fn dialog(lang: Lang, public: &Public, close: impl Fn() + 'static) -> Html {
    let kinds = Kind::all().filter(|kind| public.unseen().0[kind.index()] > 0);
    let gone = public.discarded().total() as usize;
    html! {
        <Dialog title={lang.say(CarcassonneSays::Unseen)} onclose={Callback::from(move |()| close())}>
            <ul class="cc-unseen">{ for kinds.map(|kind| html! {
                <li key={kind.index()}>
                    <Tile {kind} size={64} />
                    <span><span class="sr">{ tile(lang, kind, Rotation::default()) }</span>{ format!(" {} ×", public.unseen().0[kind.index()]) }</span>
                </li>
            }) }</ul>
            if gone > 0 { <p>{ lang.say(CarcassonneSays::Discarded(gone)) }</p> }
        </Dialog>
    }
}
