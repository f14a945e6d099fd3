//! The lab, in development builds only: every symbol alone, and any record opened by its address
//! (`#/lab/record/tigris/w02-war-two-colours.deska`) with its view, its legal list, and the next draw forced.
//!
//! The hook of development builds copies `tests/records` beside the page and lists them in `lab/records.txt`.

use std::rc::Rc;

use yew::prelude::*;

use super::board::Still;
use super::boards::Table;
use super::browser;
use super::kit::art;
use super::route::Route;
use crate::games::GameId;
use crate::lang::{Lang, Names};
use crate::scenes::{Look, Regions};
use crate::table::record::{self, Record};
use crate::table::{Eyes, Session, Turn};

/// Ids of the symbols of a sprite, in its order.
fn symbols(sprite: &'static str) -> impl Iterator<Item = &'static str> {
    sprite.split("<symbol id=\"").skip(1).filter_map(|part| part.split('"').next())
}

/// A text of the site; empty until it is there.
#[hook]
fn use_text(address: String) -> String {
    let text = use_state(String::new);
    use_effect_with(address, {
        let text = text.clone();
        move |address| {
            let address = address.clone();
            browser::fetch(&address.clone(), move |found| {
                text.set(found.unwrap_or(format!("{address}: not found")))
            });
        }
    });
    (*text).clone()
}

/// Every piece alone in three sizes, and the list of records.
#[component]
pub fn Lab() -> Html {
    let records = use_text("lab/records.txt".into());
    let sheet = |sprite: &'static str| {
        symbols(sprite).map(|id| html! {
            <figure key={id}>{ art(id, 96) }{ art(id, 44) }{ art(id, 24) }<figcaption><code>{ id }</code></figcaption></figure>
        })
    };
    html! {
        <main class="lab game-tigris seat-5">
            <h1>{ "Lab" }</h1>
            <h2>{ "Records" }</h2>
            <ul>{ for records.lines().map(|path| {
                let to = Route::LabRecord { path: path.to_string() };
                html! { <li key={path.to_string()}><a href={to.address()}>{ path }</a></li> }
            }) }</ul>
            <h2>{ "Tigris & Euphrates" }</h2>
            <div class="lab-sheet">{ for sheet(crate::games::tigris::art::SPRITE) }</div>
            <h2>{ "Carcassonne" }</h2>
            <div class="lab-sheet">{ for sheet(crate::games::carcassonne::art::SPRITE) }</div>
            <h2>{ "Shell" }</h2>
            <div class="lab-sheet">{ for sheet(crate::art::SHELL) }</div>
        </main>
    }
}

#[derive(Properties, PartialEq)]
pub struct LabRecordProps {
    pub path: String,
}

/// One record: the board after it, and what is known and possible there.
#[component]
pub fn LabRecord(props: &LabRecordProps) -> Html {
    let text = use_text(format!("lab/records/{}", props.path));
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(fault) => {
            return html! { <main class="lab"><h1>{ &props.path }</h1><p>{ fault.to_string() }</p></main> };
        }
    };
    let Some(game) = GameId::named(&record.game) else { return html! { <p>{ &record.game }</p> } };
    with_game!(game, G => match record::play::<G>(&record) {
        Ok(played) => {
            let faults = played.failed.iter().chain(&played.broken).map(ToString::to_string).collect::<Vec<_>>();
            html! { <Bench<G> key={text.len()} path={props.path.clone()} session={Rc::new(played.session)} {faults} /> }
        }
        Err(fault) => html! { <main class="lab"><h1>{ &props.path }</h1><p>{ fault.to_string() }</p></main> },
    })
}

#[derive(Properties, PartialEq)]
struct BenchProps<G: Table> {
    path: String,
    session: Rc<Session<G>>,
    faults: Vec<String>,
}

/// A session to take apart: any legal action can be done, any possible draw forced.
#[component]
fn Bench<G: Table>(props: &BenchProps<G>) -> Html {
    let session = use_state(|| props.session.clone());
    let draw = use_state(String::new);
    let game = session.game();
    let eyes = game.turn().seat().map_or(Eyes::Open, Eyes::Seat);
    let view = game.view(eyes);
    let names = Names::new(Lang::En, G::TITLES, &session.head.players);
    let last = session.steps().last().map_or(&[][..], |step| &step.events);
    let look = Look {
        view: &view,
        selection: None,
        lang: Lang::En,
        names: &names,
        players: &session.head.players,
        causes: &[],
        last,
        regions: Regions::All,
        hints: true,
    };
    let scene = Rc::new(G::scene(&look));
    let ground = AttrValue::from(G::ground(scene.ground));
    let act = |action: G::Action| {
        let session = session.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = (**session).clone();
            if let Turn::Seat(seat) = next.game().turn() {
                let _ = next.play(seat, action.clone()); // listed, hence legal
            }
            session.set(Rc::new(next));
        })
    };
    let force = {
        let (session, draw) = (session.clone(), draw.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let mut next = (**session).clone();
            let forced = draw.parse::<G::Action>().is_ok_and(|result| next.draw(result));
            if forced || (draw.is_empty() && next.roll()) {
                session.set(Rc::new(next));
            }
        })
    };
    let oninput = Callback::from(move |event: InputEvent| {
        let field: web_sys::HtmlInputElement = event.target_unchecked_into();
        draw.set(field.value());
    });
    html! {
        <main class={format!("lab game-{}", G::INFO.id)}>
            <h1>{ &props.path }</h1>
            { for props.faults.iter().map(|fault| html! { <p class="field-wrong">{ fault }</p> }) }
            <div class="lab-bench">
                <Still {scene} {ground} label={props.path.clone()} />
                <div>
                    <p>{ format!("{:?} · {}", game.turn(), game.phase()) }</p>
                    <form onsubmit={force}>
                        <label class="field"><span>{ "Next draw (empty: roll)" }</span><input type="text" {oninput} /></label>
                        <button class="btn">{ "Draw" }</button>
                    </form>
                    <ol class="lab-legal">{ for game.legal().into_iter().map(|action| html! {
                        <li key={action.to_string()}><button class="btn small" onclick={act(action.clone())}>{ action.to_string() }</button></li>
                    }) }</ol>
                </div>
            </div>
            <pre>{ game.write_position() }</pre>
            <pre>{ format!("{view:#?}") }</pre>
            <pre>{ record::write(&**session) }</pre>
        </main>
    }
}
