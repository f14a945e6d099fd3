//! The places of a scene: what can be pointed at, how places are lit, and how the arrow keys move between them.

use std::rc::Rc;

use yew::prelude::*;

use crate::art::number;
use crate::lang::Lang;
use crate::lang::table::TableWords;
use crate::scenes::{Badge, Light, Outline, Place, Scene, Spot};

/// Returns the class of a place in this light.
fn light_class(light: Light) -> &'static str {
    match light {
        Light::Plain => "",
        Light::Quiet => "legal quiet",
        Light::Legal | Light::Lined => "legal",
        Light::Dim => "dim",
        Light::Aimed => "aimed",
        Light::Hint => "hint",
        Light::Cause => "cause",
    }
}

/// Renders one path per kind of light, over a broader one that sets it off from the ground.
pub fn lights(places: &[Place]) -> impl Iterator<Item = Html> {
    let kinds = [
        (Light::Dim, 0.0, false),
        (Light::Quiet, 4.0, false),
        (Light::Legal, 3.0, true),
        (Light::Aimed, 1.5, true),
        (Light::Hint, 1.5, true),
        (Light::Cause, 1.5, true),
    ];
    kinds.into_iter().map(|(light, inset, cased)| {
        let lit = places.iter().filter(|p| p.light == light);
        let path: String = lit.map(|place| outline(place, inset)).collect();
        html! {
            <g key={light_class(light)} class={classes!("light", light_class(light))}>
                if !path.is_empty() {
                    if cased { <path class="case" d={path.clone()} /> }
                    <path class="ring" d={path} />
                }
            </g>
        }
    })
}

/// Returns a place as path data, smaller by `inset` on every side. Areas keep their size.
fn outline(place: &Place, inset: f32) -> String {
    let side = place.size - 2.0 * inset;
    let (x, y) = (place.x + inset, place.y + inset);
    match &place.outline {
        Outline::Square => rounded(x, y, side, 6.0),
        Outline::Disc => rounded(x, y, side, side / 2.0),
        Outline::Hex => hex(x, y, side),
        Outline::Area(path) => path.clone(),
    }
}

/// Returns a square with rounded corners as path data.
fn rounded(x: f32, y: f32, side: f32, r: f32) -> String {
    let s = number(side - 2.0 * r);
    let (x, y, r) = (number(x + r), number(y), number(r));
    let arc = |to: &str| format!("a{r} {r} 0 0 1 {to}");
    let (one, two) = (arc(&format!("{r} {r}")), arc(&format!("-{r} {r}")));
    let (three, four) = (arc(&format!("-{r}-{r}")), arc(&format!("{r}-{r}")));
    format!("M{x} {y}h{s}{one}v{s}{two}h-{s}{three}v-{s}{four}z")
}

/// Returns a hex with a corner at the top, centred in the square at `x`, `y` and as high as it.
fn hex(x: f32, y: f32, height: f32) -> String {
    let (across, quarter) = (height * 0.433_013, height / 4.0);
    let corners = [
        (0.0, 0.0),
        (across, quarter),
        (across, 3.0 * quarter),
        (0.0, height),
        (-across, 3.0 * quarter),
        (-across, quarter),
    ];
    let middle = x + height / 2.0;
    let points = corners.map(|(dx, dy)| format!("{} {}", number(middle + dx), number(y + dy)));
    format!("M{}z", points.join("L"))
}

/// Renders the places row by row, in a screen reader's order. A row is named by a number, not by its contents. Discs
/// are drawn over the rest, in their own rows.
pub fn places(scene: &Rc<Scene>, lang: Lang) -> Html {
    let mut nth = 0;
    let is_disc = |place: &Place| place.outline == Outline::Disc;
    let rows = scene.places.chunk_by(|a, b| (is_disc(a), a.row) == (is_disc(b), b.row));
    html! {
        <>{ for rows.enumerate().map(|(n, row)| html! {
            <g role="row" aria-label={lang.say(TableWords::BoardRow(n + 1))} key={format!("{}{}", is_disc(&row[0]), row[0].row)}>
                { for row.iter().map(|place| {
                    nth += 1;
                    html! { <PlaceView key={place.spot} scene={scene.clone()} nth={nth - 1} /> }
                }) }
            </g>
        }) }</>
    }
}

/// A place by its index in the scene: its label is long, and most labels never change.
#[derive(Properties)]
struct PlaceProps {
    scene: Rc<Scene>,
    nth: usize,
}

impl PartialEq for PlaceProps {
    fn eq(&self, other: &Self) -> bool {
        self.scene.places.get(self.nth) == other.scene.places.get(other.nth)
    }
}

#[component]
fn PlaceView(props: &PlaceProps) -> Html {
    let Some(place) = props.scene.places.get(props.nth) else { return Html::default() };
    let ctx = light_class(place.light);
    let (size, disc) = (number(place.size), place.outline == Outline::Disc);
    let hit = match &place.outline {
        Outline::Square | Outline::Disc => {
            let (x, y) = (number(place.x), number(place.y));
            html! { <rect class="hit" {x} {y} width={size.clone()} height={size} rx={disc.then(|| number(place.size / 2.0))} /> }
        }
        Outline::Hex => html! { <path class="hit" d={hex(place.x, place.y, place.size)} /> },
        Outline::Area(path) => html! { <path class="hit" d={path.clone()} /> },
    };
    html! {
        <g class={classes!("place", (!ctx.is_empty()).then_some(ctx))} role="gridcell" tabindex="-1"
            aria-label={place.label.clone()} aria-selected={(place.light == Light::Aimed).to_string()}
            data-spot={place.spot.to_string()}>
            { hit }
            { for place.badges.iter().map(|sign| badge(sign, place)) }
            if !place.note.is_empty() {
                <text class="note" x={number(place.x + place.size / 2.0)} y={number(place.y + place.size * 0.68)} font-size={number(place.size * 0.5)}>{ &place.note }</text>
            }
        </g>
    }
}

/// Renders a badge at its position in the scene. One that fills its place has its own origin, so that a style may
/// enlarge it. Browsers differ in where they put the box of a `use`.
fn badge(badge: &Badge, place: &Place) -> Html {
    let [left, top, side] = badge.at.map(|share| share * place.size);
    let whole = side == 0.0;
    let side = if whole { place.size } else { side };
    let colour = (badge.colour > 0).then(|| format!("seal seat-{}", badge.colour));
    let moved = whole.then(|| format!("translate({} {})", number(place.x), number(place.y)));
    let (left, top) = if whole { (0.0, 0.0) } else { (place.x + left, place.y + top) };
    html! {
        <g class={classes!("badge", colour)} transform={moved}>
            <use href={format!("#{}", badge.art)} x={number(left)} y={number(top)}
                width={number(side)} height={number(side)} />
        </g>
    }
}

/// A direction of the arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

/// Returns the nearest place in a direction, compared by the middles of places, whatever their shape. Places
/// straight ahead count as nearer; a place more to the side than ahead is not in that direction.
pub fn step(scene: &Scene, from: Spot, way: Arrow) -> Option<Spot> {
    let middle = |place: &Place| (place.x + place.size / 2.0, place.y + place.size / 2.0);
    let here = middle(scene.places.iter().find(|place| place.spot == from)?);
    let distance = |place: &Place| {
        let (x, y) = middle(place);
        let (right, down) = (x - here.0, y - here.1);
        let (ahead, aside) = match way {
            Arrow::Left => (-right, down),
            Arrow::Right => (right, down),
            Arrow::Up => (-down, right),
            Arrow::Down => (down, right),
        };
        // Among hexes the next row wins over the hex straight ahead, two rows on.
        (place.spot != from && ahead > 0.5 && aside.abs() <= ahead).then_some(ahead + 1.5 * aside.abs())
    };
    let near = scene.places.iter().filter_map(|place| Some((distance(place)?, place.spot)));
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, spot)| spot)
}

/// Returns the first or last place of a row.
pub fn ends(scene: &Scene, from: Spot, last: bool) -> Option<Spot> {
    let row = scene.places.iter().find(|p| p.spot == from)?.row;
    let mut in_row = scene.places.iter().filter(|p| p.row == row);
    if last { in_row.next_back() } else { in_row.next() }.map(|p| p.spot)
}

/// Returns the next lit place, wrapping around.
pub fn next_legal(scene: &Scene, from: Spot, forward: bool) -> Option<Spot> {
    let at = scene.places.iter().position(|p| p.spot == from)?;
    let (before, after) = scene.places.split_at(at);
    let found = if forward {
        after.iter().skip(1).chain(before).find(legal)
    } else {
        before.iter().rev().chain(after.iter().rev()).find(legal)
    };
    found.map(|p| p.spot)
}

/// Returns the next lit place without wrapping: after the last one the focus leaves the board.
pub fn further_legal(scene: &Scene, from: Spot, forward: bool) -> Option<Spot> {
    let at = scene.places.iter().position(|p| p.spot == from)?;
    let (before, after) = scene.places.split_at(at);
    let found = if forward { after.iter().skip(1).find(legal) } else { before.iter().rev().find(legal) };
    found.map(|p| p.spot)
}

fn legal(place: &&Place) -> bool {
    place.light.legal() || place.light == Light::Aimed
}
