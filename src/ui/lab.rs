//! The lab, in development builds only. It shows every symbol alone, and any record opened by its address
//! (`#/lab/record/tigris/w02-war-two-colours.deska`) with its board and its legal list.
//!
//! The build hook of development builds copies `tests/records` beside the page and lists them in `lab/records.txt`.

use std::rc::Rc;

use yew::prelude::*;

use super::board::still;
use super::browser;
use super::kit::art;
use super::route::Route;
use super::table::found;
use crate::games::games;
use crate::lang::Lang;
use crate::play::game_module::{GameRef, Opened};
use crate::play::running_game::GameHandle;
use crate::scenes::Command;

/// Yields the symbol ids of a sprite, in its order.
fn symbols(sprite: &'static str) -> impl Iterator<Item = &'static str> {
    sprite.split("<symbol id=\"").skip(1).filter_map(|part| part.split('"').next())
}

/// Provides a text of the site; empty until it is loaded.
#[hook]
fn use_text(address: String) -> String {
    let text = use_state(String::new);
    use_effect_with(address, {
        let text = text.clone();
        move |address| {
            let address = address.clone();
            browser::fetch(&address.clone(), move |found| {
                text.set(found.unwrap_or(format!("{address}: not found")));
            });
        }
    });
    (*text).clone()
}

/// Every symbol alone in three sizes, and the list of records.
#[component]
pub fn Lab() -> Html {
    let records = use_text("lab/records.txt".into());
    let sheet = |sprite: &'static str| {
        symbols(sprite).map(|id| html! {
            <figure key={id}>{ art(id, 96) }{ art(id, 44) }{ art(id, 24) }<figcaption><code>{ id }</code></figcaption></figure>
        })
    };
    html! {
        <main class="lab seat-5">
            <h1>{ "Lab" }</h1>
            <h2>{ "Records" }</h2>
            <ul>{ for records.lines().map(|path| {
                let to = Route::LabRecord { path: path.to_string() };
                html! { <li key={path.to_string()}><a href={to.address()}>{ path }</a></li> }
            }) }</ul>
            { for games().map(|game| html! {
                <section class={format!("game-{}", game.info().id)}>
                    <h2>{ game.info().id }</h2>
                    <div class="lab-sheet">{ for sheet(game.sprite()) }</div>
                </section>
            }) }
            <h2>{ "Shell" }</h2>
            <div class="lab-sheet">{ for [crate::art::SHELL, crate::art::TABLE].into_iter().flat_map(sheet) }</div>
        </main>
    }
}

#[derive(Properties, PartialEq)]
pub struct LabRecordProps {
    pub path: String,
}

/// One record: the board after it, and the legal actions there.
#[component]
pub fn LabRecord(props: &LabRecordProps) -> Html {
    let text = use_text(format!("lab/records/{}", props.path));
    match found(&text) {
        Ok((game, Opened { handle, broken })) => {
            let error = broken.map(|error| error.to_string());
            html! { <Bench key={text.len()} {game} path={props.path.clone()} {handle} {error} /> }
        }
        Err(error) => html! { <main class="lab"><h1>{ &props.path }</h1><p>{ error.to_string() }</p></main> },
    }
}

#[derive(Properties, PartialEq)]
struct BenchProps {
    game: GameRef,
    path: String,
    handle: GameHandle,
    error: Option<String>,
}

/// A game for experiments: any legal move can be made.
#[component]
fn Bench(props: &BenchProps) -> Html {
    let handle = use_state(|| props.handle.act(&Command::Reveal));
    let scene = Rc::new(handle.last_board(Lang::En, &[]));
    let ground = AttrValue::from(props.game.ground(scene.ground));
    let make = |notation: String| {
        let handle = handle.clone();
        Callback::from(move |_: MouseEvent| {
            let done =
                handle.act(&Command::Do(notation.clone())).act(&Command::EndTurn).act(&Command::Reveal);
            handle.set(done);
        })
    };
    let moves = handle.choices(Lang::En, "", usize::MAX).first;
    html! {
        <main class={format!("lab game-{}", props.game.info().id)}>
            <h1>{ &props.path }</h1>
            { for props.error.iter().map(|error| html! { <p class="field-wrong">{ error }</p> }) }
            <div class="lab-bench">
                { still(props.game, &scene, &ground.into(), props.path.to_string()) }
                <ol class="lab-legal">{ for moves.into_iter().map(|choice| html! {
                    <li key={choice.notation.clone()}><button class="btn small" onclick={make(choice.notation.clone())}>{ choice.notation }</button></li>
                }) }</ol>
            </div>
            <pre>{ handle.record() }</pre>
        </main>
    }
}
