//! The pictures of phones and tablets, and QR codes at a whole number of pixels a module.

use yew::prelude::*;

use crate::ui::qr;

/// Renders an address as a QR code of at most `room` px; `None` if it is too long for one.
pub fn code(address: &str, room: u32, label: &str) -> Option<Html> {
    Some(qr::picture(&qr::modules(address)?, label, room))
}

/// Picture on the screen of a drawn phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhoneFace {
    /// The sign of its seat, and a tick beside it.
    Connected,
    /// Three dots: a connection is being made.
    Busy,
    /// Nothing, and a warning beside it.
    Lost,
}

/// Renders a phone with a sign, in the colour of its seat, in 200 by 200.
pub fn phone(symbol: &str, colour: u8, face: PhoneFace) -> Html {
    html! {
        <svg class={format!("phone-art seat-{colour}")} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            <g class={(face == PhoneFace::Lost).then_some("phone-out")}>
                <rect x="58" y="20" width="84" height="160" rx="12" fill="var(--paper-ink)" stroke="var(--edge)" />
                <rect x="63" y="26" width="74" height="148" rx="8" fill="var(--seat-deep)" />
                <path d="M90 167H110" stroke="var(--paper)" stroke-opacity=".6" stroke-width="3" stroke-linecap="round" />
                { sign(symbol, 78, 68, 44) }
            </g>
            { beside(face) }
        </svg>
    }
}

/// Renders the mark over the lower right corner of a phone.
fn beside(face: PhoneFace) -> Html {
    match face {
        PhoneFace::Busy => html! {
            <g class="phone-dots" fill="var(--paper)"><circle cx="86" cy="136" r="5" /><circle cx="100" cy="136" r="5" /><circle cx="114" cy="136" r="5" /></g>
        },
        PhoneFace::Connected => html! {
            <>
                <circle cx="136" cy="166" r="20" fill="var(--good)" stroke="var(--surface)" stroke-width="4" />
                <path d="m127 167 6 6 12-13" fill="none" stroke="var(--surface)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
            </>
        },
        PhoneFace::Lost => html! {
            <>
                <circle cx="136" cy="166" r="20" fill="var(--bad)" stroke="var(--surface)" stroke-width="4" />
                <path d="M136 156V169M136 176V176.1" fill="none" stroke="var(--surface)" stroke-width="5" stroke-linecap="round" />
            </>
        },
    }
}

/// Renders a tablet with a sign, in the colour of its seat, in 200 by 200.
pub fn tablet(symbol: &str, colour: u8) -> Html {
    html! {
        <svg class={format!("phone-art seat-{colour}")} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            <rect x="22" y="42" width="156" height="116" rx="14" fill="var(--paper-ink)" stroke="var(--edge)" />
            <rect x="31" y="51" width="138" height="98" rx="6" fill="var(--seat-deep)" />
            { sign(symbol, 72, 72, 56) }
        </svg>
    }
}

/// Renders a large screen on a stand, in 200 by 200; with `face` it shows a connection.
pub fn screen(symbol: &str, face: Option<PhoneFace>) -> Html {
    html! {
        <svg class="phone-art seat-0" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            <g class={(face == Some(PhoneFace::Lost)).then_some("phone-out")}>
                <path d="M100 146V172M66 174H134" stroke="var(--paper-ink)" stroke-width="8" stroke-linecap="round" />
                <rect x="14" y="38" width="172" height="110" rx="10" fill="var(--paper-ink)" stroke="var(--edge)" />
                <rect x="22" y="46" width="156" height="94" rx="5" fill="var(--seat-deep)" />
                { sign(symbol, 76, 69, 48) }
            </g>
            { for face.map(beside) }
        </svg>
    }
}

/// Renders a sign on a deep ground.
fn sign(symbol: &str, x: i32, y: i32, size: i32) -> Html {
    let (x, y, size) = (x.to_string(), y.to_string(), size.to_string());
    html! {
        <g class="seal-inverse" color="var(--paper)">
            <use href={format!("#{symbol}")} {x} {y} width={size.clone()} height={size} />
        </g>
    }
}

/// Renders the corners of the scanned area over the picture of the camera.
pub fn brackets() -> Html {
    html! {
        <svg class="phone-brackets" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
            <path d="M22 52V22H52M148 22H178V52M178 148V178H148M52 178H22V148" fill="none" stroke="var(--paper)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" />
        </svg>
    }
}

/// Renders a step of joining: scanning the tablet, the phone's own code, the tablet scanning it. In 96 by 72.
pub fn step(which: usize) -> Html {
    let drawn = match which {
        0 => html! {
            <>
                { slate(2, 8, 62) }
                { small_code(14, 20, "var(--paper-ink)") }
                { small_phone(58, 4, false) }
            </>
        },
        1 => small_phone(30, 4, true),
        _ => html! {
            <>
                { slate(6, 6, 84) }
                <circle cx="48" cy="36" r="16" fill="var(--good)" />
                <path d="m41 37 5 5 9-11" fill="none" stroke="var(--surface)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
            </>
        },
    };
    html! { <svg class="phone-step-art seat-3" viewBox="0 0 96 72" aria-hidden="true" focusable="false">{ drawn }</svg> }
}

/// Renders a tablet between two phones, each with the sign of a seat, in 96 by 72.
pub fn hands() -> Html {
    let phone = |x: i32, colour: u8| {
        html! {
            <g class={format!("seat-{colour}")} transform={format!("translate({x} 24)")}>
                <rect width="24" height="42" rx="5" fill="var(--seat-deep)" stroke="var(--paper-ink)" stroke-width="3" />
                <use href={format!("#sym-{colour}")} x="5" y="12" width="14" height="14" color="var(--paper)" fill="var(--paper)" />
            </g>
        }
    };
    html! {
        <svg class="hands-art" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
            { slate(14, 4, 68) }
            <path d="M24 42C34 24 44 46 54 28S70 30 74 20" fill="none" stroke="var(--orn)" stroke-width="5" stroke-linecap="round" />
            { phone(4, 2) }{ phone(68, 5) }
        </svg>
    }
}

/// Renders a tablet 60 high.
fn slate(x: i32, y: i32, width: i32) -> Html {
    let (x, y, width) = (x.to_string(), y.to_string(), width.to_string());
    html! { <rect {x} {y} {width} height="60" rx="8" fill="var(--paper)" stroke="var(--paper-ink)" stroke-width="5" /> }
}

/// Renders a phone 64 high, with its code or the sign of its seat.
fn small_phone(x: i32, y: i32, code: bool) -> Html {
    let shown = if code {
        html! {
            <>
                <rect x="5" y="17" width="26" height="26" rx="2" fill="var(--paper)" />
                <g transform="translate(7 19) scale(.611)">{ small_code(0, 0, "var(--paper-ink)") }</g>
            </>
        }
    } else {
        html! { <rect x="13" y="22" width="10" height="10" fill="var(--paper)" /> }
    };
    html! {
        <g transform={format!("translate({x} {y})")}>
            <rect width="36" height="64" rx="6" fill="var(--seat-deep)" stroke="var(--paper-ink)" stroke-width="3" />
            { shown }
            <path d="M14 57H22" stroke="var(--paper)" stroke-opacity=".6" stroke-width="2.5" stroke-linecap="round" />
        </g>
    }
}

/// Renders an imitation of a QR code, in 36 by 36.
fn small_code(x: i32, y: i32, fill: &'static str) -> Html {
    html! {
        <path transform={format!("translate({x} {y})")} {fill} fill-rule="evenodd"
            d="M0 0h14v14h-14zM3 3v8h8v-8zM5 5h4v4h-4zM22 0h14v14h-14zM25 3v8h8v-8zM27 5h4v4h-4zM0 22h14v14h-14zM3 25v8h8v-8zM5 27h4v4h-4zM16 0h4v6h-4zM16 10h4v4h-4zM18 16h6v4h-6zM0 16h5v4h-5zM9 16h5v4h-5zM28 17h8v4h-8zM17 24h5v5h-5zM25 23h4v6h-4zM31 25h5v4h-5zM19 32h8v4h-8zM30 32h6v4h-6z" />
    }
}
