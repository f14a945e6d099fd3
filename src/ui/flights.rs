//! Winnings fly from the board to their seat. Purely decorative: nothing waits for the animation.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::around::turned;
use super::browser;
use super::kit::art;
use crate::scenes::Gain;

/// Winnings in flight, from the entry with this number; each flies once. They stay in the document, invisible,
/// until the next ones start.
pub fn flights(gains: &[Gain], entry: usize) -> Html {
    html! {
        <div class="flights" aria-hidden="true">
            { for gains.iter().enumerate().map(|(n, gain)| html! {
                <Flight key={format!("{entry}-{n}")} gain={gain.clone()} {n} />
            }) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct FlightProps {
    gain: Gain,
    /// The number of flights started before it.
    n: usize,
}

#[component]
fn Flight(props: &FlightProps) -> Html {
    let node = use_node_ref();
    {
        let (node, gain, n) = (node.clone(), props.gain.clone(), props.n);
        use_effect_with((), move |()| {
            if let Some(element) = node.cast::<HtmlElement>() {
                rise(&element, &gain, n);
            }
        });
    }
    html! {
        <span class={format!("flight seat-{}", props.gain.colour)} ref={node}>
            { art(&props.gain.art, 26) }
            if props.gain.count > 1 { <b>{ format!("+{}", props.gain.count) }</b> }
        </span>
    }
}

/// Puts the winning at its origin and flies it to its counter, or to the first visible sign of its seat.
fn rise(element: &HtmlElement, gain: &Gain, n: usize) {
    let Some(from) = middle(&format!("[data-spot=\"{}\"]", gain.from)) else { return };
    let seat = format!("[data-seat=\"{}\"]", gain.to);
    let counted = (!gain.lands.is_empty()).then(|| middle(&format!("{seat} .{}", gain.lands))).flatten();
    let Some(to) = counted.or_else(|| middle(&seat)) else { return };
    let style = element.style();
    let set = |name: &str, value: String| {
        // Fails only for invalid property names.
        let _ = style.set_property(name, &value);
    };
    // On a turned table, left and top of the screen are right and bottom (table.css has the rest).
    let (left, top) = if browser::far_side() { ("right", "bottom") } else { ("left", "top") };
    let way = turned((to.0 - from.0, to.1 - from.1));
    set(left, format!("{}px", (from.0) as i32));
    set(top, format!("{}px", (from.1) as i32));
    set("--dx", format!("{}px", way.0 as i32));
    set("--dy", format!("{}px", way.1 as i32));
    set("--nth", n.min(5).to_string());
    let _ = element.class_list().add_1("up");
}

/// Returns the middle of the first element that matches and has a size.
fn middle(selector: &str) -> Option<(f64, f64)> {
    let all = web_sys::window()?.document()?.query_selector_all(selector).ok()?;
    let boxes = (0..all.length())
        .filter_map(|i| Some(all.get(i)?.unchecked_into::<web_sys::Element>().get_bounding_client_rect()));
    let seen = boxes.into_iter().find(|frame| frame.width() > 0.0)?;
    Some((seen.left() + seen.width().min(120.0) / 2.0, seen.top() + seen.height() / 2.0))
}
