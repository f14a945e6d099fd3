//! The public table: the public information while a seat decides on its phone. The board is as large as the window
//! allows, the seats are plates along the edges, and a line shows the last action.

use yew::prelude::*;

use super::FrameData;
use super::parts::{asides, board, computer_action, held, help, prompt, prompt_class, regions_off};
use crate::lang::phones::PhoneWords;
use crate::lang::table::TableWords;
use crate::play::table_view::{Prompt, SeatCard};
use crate::scenes::Scene;
use crate::scenes::parts::Part;
use crate::table::Seat;
use crate::ui::around::{facing_near, facing_owners};
use crate::ui::browser;
use crate::ui::kit::{Toast, icon, seal};
use crate::ui::parts::holding;
use crate::ui::phones::page::PhonesMsg;
use crate::ui::phones::plates::SeatPlate;
use crate::ui::table::dialogs::{Dialogs, TableSheet};

/// The time for which a touch of the board is answered, in milliseconds.
const VAIN: u32 = 3_000;

/// Returns whether plates fit at the left and right edges: on a tablet on its side, 900 px wide with normal text.
fn has_sides(text: u16) -> bool {
    let width = 9 * u32::from(text);
    browser::media(&format!("(orientation: landscape) and (min-height: 481px) and (min-width: {width}px)"))
}

/// Returns the corner of the board for the panel: the one farthest from its subject.
fn panel_corner(scene: &Scene) -> Classes {
    let middle = |[left, top, right, bottom]: [f32; 4]| ((left + right) / 2.0, (top + bottom) / 2.0);
    let Some((x, y)) = scene.focus.or(scene.interest_area.map(middle)) else { return Classes::new() };
    let left = (x > scene.left + scene.width / 2.0).then_some("panel-left");
    let low = (y < scene.top + scene.height / 2.0).then_some("panel-low");
    classes!(left, low)
}

/// Renders the public table.
pub fn public_screen(setting: &FrameData, notices: Html) -> Html {
    let view = &setting.view;
    let players = setting.table.handle.summary().players;
    let edges = match setting.around {
        true => facing_owners(&players, has_sides(setting.home.settings.text)),
        false => facing_near(players.len()),
    };
    let mut class =
        classes!("public", format!("game-{}", setting.table.game.info().id), holding(&view.panel));
    class.push(format!("of-{}", view.seats.len()));
    class.push(setting.around.then_some("turned"));
    class.push((!edges.far.is_empty()).then_some("two-edges"));
    class.push((!edges.left.is_empty()).then_some("side-edges"));
    class.push((!edges.right.is_empty()).then_some("right-edge"));
    class.push((!view.panel.is_empty() || !view.warning.is_empty()).then_some("with-side"));
    class.push(setting.passes());
    class.push(panel_corner(&view.scene));
    let (facts, corner) = facts(&view.strip);
    html! {
        <main {class} inert={setting.resting}>
            <h1 class="sr">{ heading(setting) }</h1>
            { notices }
            { corner_button("public-menu", "menu", setting.say(TableWords::Menu), None, setting.opens(TableSheet::Menu)) }
            { line(setting, facts) }
            { phones(setting) }
            if !edges.far.is_empty() { { plates(setting, "far", &edges.far) } }
            if !edges.left.is_empty() { <div class="short-edge left">{ plates(setting, "", &edges.left) }</div> }
            if !edges.right.is_empty() { <div class="short-edge right">{ plates(setting, "", &edges.right) }</div> }
            <div class="board-room">{ board(setting) }</div>
            { side(setting) }
            { corner_button("public-log", "replay", setting.say(TableWords::Log), None, setting.opens(TableSheet::Log)) }
            { plates(setting, "near", &edges.near) }
            if let Some(fact) = corner { <div class="public-fact">{ for setting.brush.parts(fact) }</div> }
            if !view.banner.is_empty() { <span class="sr" role="alert">{ &view.banner }</span> }
            { asides(setting) }
            <div class="sr" role="status" aria-live="polite">{ &view.spoken }</div>
            { for decides_elsewhere(setting) }
            <Dialogs sheet={setting.sheet.clone()} table={setting.table.clone()} view={view.clone()} brush={setting.brush.clone()}
                regions={setting.regions.clone()} phones={setting.phones.open.clone()} on_takeback={setting.on_takeback.clone()} />
            { help(setting) }
            { held(setting) }
        </main>
    }
}

/// Returns who decides, for screen readers.
fn heading(setting: &FrameData) -> String {
    match setting.prompt() {
        Prompt::Asked { text, .. } | Prompt::Computer { text } => text.clone(),
        _ => setting.view.subject.name.clone(),
    }
}

fn corner_button(
    class: &'static str,
    name: &'static str,
    label: String,
    count: Option<usize>,
    onclick: Callback<MouseEvent>,
) -> Html {
    let label = AttrValue::from(label);
    html! {
        <button type="button" class={classes!("btn", "public-corner", class)} aria-label={label.clone()} title={label} {onclick}>
            { icon(name, 24) }
            if let Some(count) = count { <b aria-hidden="true">{ count }</b> }
        </button>
    }
}

/// Renders the button for the page of phones, with the number of those that answer.
fn phones(setting: &FrameData) -> Html {
    let Some(open) = setting.phones.open.clone() else { return Html::default() };
    let there = setting.phones.seats.iter().filter(|(_, lost)| !lost).count();
    let lang = setting.home.lang;
    let label = format!("{}: {}", lang.say(PhoneWords::Title), lang.say(PhoneWords::Count(there)));
    corner_button("public-phones", "phone", label, Some(there), open.reform(|_: MouseEvent| ()))
}

/// Splits what the game's strip shows: the last number, such as what is left in the bag, has a corner of its own.
fn facts(strip: &[Part]) -> (&[Part], Option<&[Part]>) {
    let short = match strip.last() {
        Some(Part::Popover(_)) => true,
        Some(Part::Text(text)) => text.class.contains("pill"),
        Some(Part::Amount(count)) => count.class.contains("pill"),
        Some(Part::Group(group)) => group.class.contains("pill"),
        _ => false,
    };
    let (facts, corner) = strip.split_at(strip.len() - usize::from(short));
    (facts, short.then_some(corner))
}

/// Renders the line above the board: the last action, or the state of a computer with its buttons; then the game's line
/// about the turn.
fn line(setting: &FrameData, facts: &[Part]) -> Html {
    let told = match setting.prompt() {
        Prompt::Asked { .. } => setting.lines.last().map(|line| {
            let who = match &line.actor {
                Some((symbol, colour)) => seal(symbol, *colour, 24),
                None => icon("dice", 20),
            };
            html! { <>{ who }<p key={line.entry}>{ line.shortened() }</p></> }
        }),
        _ => Some(prompt(setting)),
    };
    let next = computer_action(setting);
    html! {
        <section class={classes!("public-line", prompt_class(setting))} aria-label={setting.say(TableWords::Now)}>
            { for told }
            if let Some((text, onclick)) = next { <button type="button" id="confirm" class="btn small" {onclick}>{ text }</button> }
            if !facts.is_empty() { <div class="public-facts">{ for setting.brush.parts(facts) }</div> }
        </section>
    }
}

/// Explains after a touch of the board that the player to move decides on the phone.
fn decides_elsewhere(setting: &FrameData) -> Option<Html> {
    let Prompt::Asked { text, .. } = &setting.view.prompt else { return None };
    let vain = setting.vain.clone();
    let key = *vain;
    let onend = Callback::from(move |()| vain.set(0));
    (key > 0).then(|| html! { <Toast {key} text={text.clone()} {onend} milliseconds={VAIN} /> })
}

/// Renders the warning to all and the panel of the moment, beside the board.
fn side(setting: &FrameData) -> Html {
    let view = &setting.view;
    html! {
        <div class="public-side">
            // Always present, so that new content is announced, once.
            <div class={if view.warning.is_empty() { "sr" } else { "warning" }} role="status">{ for setting.brush.parts(&view.warning) }</div>
            if !view.panel.is_empty() {
                <section class="panel-room">
                    { regions_off(setting) }
                    { for setting.brush.parts(&view.panel) }
                </section>
            }
        </div>
    }
}

fn plates(setting: &FrameData, edge: &'static str, seats: &[Seat]) -> Html {
    let cards = seats.iter().filter_map(|seat| setting.view.seats.get(seat.index()));
    html! {
        <div class={classes!("plates", edge)} role="list" aria-label={setting.say(TableWords::Players)}>
            { for cards.map(|card| plate(setting, card)) }
        </div>
    }
}

fn plate(setting: &FrameData, card: &SeatCard) -> Html {
    let (seat, phones, ways) = (card.mark.seat, &setting.phones, !setting.table.guest);
    html! {
        <SeatPlate key={seat.index()} mark={card.mark.clone()} deciding={card.deciding} does={does(setting, card)} lost={setting.phone_of(seat)} {ways}
            class={classes!(holding(&card.parts), setting.decided(seat))} on_code={phones.does(PhonesMsg::Show(seat.into()))} on_here={phones.does(PhonesMsg::PlayHere(seat.into()))}>
            { for setting.brush.parts(&card.parts) }
        </SeatPlate>
    }
}

/// Returns what a seat does, in a few words.
fn does(setting: &FrameData, card: &SeatCard) -> String {
    let view = &setting.view;
    let is_thinking = view.thinks.is_some_and(|thinks| thinks.seat == card.mark.seat);
    match card.controller.computer() {
        _ if is_thinking => setting.say(TableWords::Thinking),
        _ if !card.does.is_empty() => card.does.clone(),
        Some(computer) => setting.say(TableWords::Computer(computer)),
        None => setting.say(TableWords::Waits),
    }
}
