//! How many tiles are left, and which nobody has seen yet: an aid that can be switched off.

use std::rc::Rc;

use yew::prelude::*;

use super::tile::Tile;
use crate::games::carcassonne::{Kind, Public, Rotation};
use crate::lang::carcassonne::say::Say;
use crate::lang::carcassonne::tile;
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
    let count = home.lang.say(Say::TilesLeft(left as usize));
    if !home.settings.aids {
        return html! { <span class="pill" role="img" aria-label={count.clone()} title={count}>{ art("cc-i-stack", 20) }{ left }</span> };
    }
    let toggle = |to: bool| {
        let open = open.clone();
        move || open.set(to)
    };
    let show = toggle(true);
    let kinds = Kind::all().filter(|kind| props.view.unseen().0[kind.index()] > 0);
    html! {
        <>
            <button type="button" class="btn small cc-left" aria-label={count.clone()} title={count} onclick={Callback::from(move |_: MouseEvent| show())}>
                { art("cc-i-stack", 20) }<span aria-hidden="true">{ left }</span>
            </button>
            if *open {
                <Dialog title={home.lang.say(Say::Unseen)} onclose={let hide = toggle(false); Callback::from(move |()| hide())}>
                    <ul class="cc-unseen">{ for kinds.map(|kind| html! {
                        <li key={kind.index()}>
                            <Tile {kind} size={64} />
                            <span><span class="sr">{ tile(home.lang, kind, Rotation::default()) }</span>{ format!(" {} ×", props.view.unseen().0[kind.index()]) }</span>
                        </li>
                    }) }</ul>
                </Dialog>
            }
        </>
    }
}
