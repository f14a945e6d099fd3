//! The veil of a tutorial: dark over everything unlit, with rings and numbers over the targets. In CSS pixels.

use web_sys::DomRect;
use yew::prelude::*;

use crate::art::number;

/// Half the width of a number.
const NUMBER: f64 = 13.0;
/// The height from which on a control has its number beside its upper part: its words are in the middle.
const HIGH: f64 = 6.0 * NUMBER;

/// A hole over a part of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Hole {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
    /// Its place in the order of the touches, if there are several, and the position of that number.
    pub number: Option<(usize, (f64, f64))>,
}

impl Hole {
    /// Returns the hole grown by its immediate surroundings, which give context.
    pub fn around(&self) -> Self {
        let Self { x, y, width, height, .. } = *self;
        Self { x: x - width, y: y - height, width: 3.0 * width, height: 3.0 * height, number: None }
    }

    /// Returns the position of the number of a board place: in the middle, or beside a hole hardly larger than the
    /// number, before `edge`.
    pub fn beside(&self, edge: f64) -> (f64, f64) {
        let Self { x, y, width, height, .. } = *self;
        let across = match x + width + NUMBER {
            _ if width > 3.0 * NUMBER => x + width / 2.0,
            after if after + NUMBER < edge => after,
            _ => x - NUMBER,
        };
        (across, y + height / 2.0)
    }

    /// Returns the position of the number of a control: on its left side, not before `edge`, because above and below
    /// are words.
    pub fn at_side(&self, edge: f64) -> (f64, f64) {
        let Self { x, y, height, .. } = *self;
        (x.max(edge), y + if height < HIGH { height / 2.0 } else { HIGH / 4.0 })
    }

    /// Returns the intersection with a part.
    pub fn within(self, part: &DomRect) -> Self {
        let (x, y) = (self.x.max(part.left()), self.y.max(part.top()));
        let right = (self.x + self.width).min(part.right());
        let foot = (self.y + self.height).min(part.bottom());
        Self { x, y, width: (right - x).max(0.0), height: (foot - y).max(0.0), ..self }
    }

    /// Renders its area, with a class of the style sheet.
    fn drawn(&self, class: Option<&'static str>) -> Html {
        let Self { x, y, width, height, .. } = self;
        html! { <rect {class} x={px(*x)} y={px(*y)} width={px(*width)} height={px(*height)} rx="10" /> }
    }
}

/// The result of a measurement.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Measured {
    /// Whether anything was measured.
    pub known: bool,
    /// The parts to be touched.
    pub holes: Vec<Hole>,
    /// Other parts that are not dimmed, because they give context.
    pub lit: Vec<Hole>,
    /// Nothing is dimmed, because the player looks at the result.
    pub clear: bool,
}

/// Renders the dark over everything unlit.
pub fn veil(room: &Measured) -> Html {
    html! {
        <svg class="lesson-veil" aria-hidden="true">
            <mask id="lesson-lit">
                <rect width="100%" height="100%" fill="white" />
                { for room.holes.iter().chain(&room.lit).map(|hole| hole.drawn(None)) }
            </mask>
            if !room.clear { <rect class="lesson-dark" width="100%" height="100%" mask="url(#lesson-lit)" /> }
            { for room.holes.iter().map(|hole| html! {
                <g>
                    { hole.drawn(Some("lesson-ring")) }
                    if let Some((number, at)) = hole.number { { digit(number, at) } }
                </g>
            }) }
        </svg>
    }
}

fn digit(number: usize, (x, y): (f64, f64)) -> Html {
    html! {
        <>
            <circle class="lesson-number" cx={px(x)} cy={px(y)} r={px(NUMBER)} />
            <text class="lesson-digit" x={px(x)} y={px(y + 5.0)}>{ number }</text>
        </>
    }
}

/// Formats CSS pixels.
fn px(value: f64) -> String {
    number(value as f32)
}
