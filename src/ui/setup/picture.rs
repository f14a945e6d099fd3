//! The pictures of the three answers: people and computers around a tablet.

use yew::prelude::*;

use crate::table::Company;

/// Renders the players around the tablet, in 216 by 96.
pub fn around_tablet(company: Company) -> Html {
    let (behind, before): (Vec<Html>, Vec<Html>) = match company {
        Company::Computers => (vec![computer(70, 50, 2), computer(146, 50, 3)], vec![person(108, 101, 5)]),
        Company::People => {
            (vec![person(80, 47, 3), person(136, 47, 4)], vec![person(47, 92, 2), person(169, 92, 5)])
        }
        Company::Mixed => {
            (vec![computer(80, 50, 3), person(136, 47, 4)], vec![person(47, 92, 5), person(169, 92, 2)])
        }
    };
    html! {
        <svg class="answer-art" viewBox="0 0 216 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
            <ellipse cx="108" cy="88" rx="112" ry="24" fill="var(--wood)" fill-opacity=".55" />
            { for behind }
            { tablet() }
            { for before }
        </svg>
    }
}

/// The right side of a figure lies in the shade.
const SHADE: &str = ".18";

/// Head and shoulders with the seat's symbol; `y` is the foot.
fn person(x: i32, y: i32, colour: u8) -> Html {
    html! {
        <g class={format!("seat-{colour}")} transform={format!("translate({x} {y}) scale(.88)")}>
            <g fill="var(--seat)" stroke="var(--surface)" stroke-width="2.5">
                <path d="M-19 0C-19-16-11-21 0-21S19-16 19 0Z" /><circle cy="-31" r="10.5" />
            </g>
            <path d="M5-20.6C14-19 19-14 19 0H9C10-10 9-17 5-20.6ZM3-41a10.5 10.5 0 0 1 0 20A16 16 0 0 0 3-41Z" fill-opacity={SHADE} />
            { symbol(colour) }
        </g>
    }
}

/// Renders a square head with two eyes and an aerial.
fn computer(x: i32, y: i32, colour: u8) -> Html {
    html! {
        <g class={format!("seat-{colour}")} transform={format!("translate({x} {y}) scale(.84)")}>
            <path d="M0-44V-49" stroke="var(--seat)" stroke-width="3" /><circle cy="-50" r="3.2" fill="var(--seat)" />
            <g fill="var(--seat)" stroke="var(--surface)" stroke-width="2.5">
                <path d="M-18 0V-14a6 6 0 0 1 6-6H12a6 6 0 0 1 6 6V0Z" /><rect x="-14" y="-44" width="28" height="22" rx="6" />
            </g>
            <path d="M8-20H12a6 6 0 0 1 6 6V0H9Z" fill-opacity={SHADE} />
            <rect x="-9.5" y="-38.5" width="19" height="11" rx="4" fill="var(--seat-on)" />
            <g fill="var(--seat)"><circle cx="-4.2" cy="-33" r="2.3" /><circle cx="4.2" cy="-33" r="2.3" /></g>
            { symbol(colour) }
        </g>
    }
}

fn symbol(colour: u8) -> Html {
    html! { <use href={format!("#sym-{colour}")} x="-6.5" y="-15.5" width="13" height="13" color="var(--seat-on)" fill="var(--seat-on)" /> }
}

/// The tablet on the table, seen from the front, with a small board on it.
fn tablet() -> Html {
    html! {
        <g transform="translate(108 62) scale(.92)">
            <path d="M-38-15H38L48 23H-48Z" fill-opacity=".22" stroke="var(--paper-ink)" stroke-opacity=".22" stroke-width="8" stroke-linejoin="round" />
            <path d="M-38-19H38L48 19H-48Z" fill="var(--paper-ink)" stroke="var(--paper-ink)" stroke-width="8" stroke-linejoin="round" />
            <path d="M-36-17H36L45 17H-45Z" fill="var(--paper)" />
            <path d="M-38.5-8C-22-12-16 4-2 2S22-9 39-6L41 3C24 0 14 11-2 12S-24 2-41 3Z" fill="var(--seat1)" fill-opacity=".45" />
            <path d="M-26-15h10l-1 6h-10.5ZM20 8h11l2 7H21Z" fill="var(--act)" />
            <path d="M10-15h10l1.5 6H10.5ZM-31 9h11l-1 7h-11.5Z" fill="var(--orn)" />
        </g>
    }
}
