//! The places of a scene: what is pointed at, how they are lit, and how the arrow keys go from one to another.

use std::rc::Rc;

use yew::prelude::*;

use crate::scenes::{Badge, Light, Place, Scene, Spot};

/// The class of a place in this light.
fn look_of(light: Light) -> &'static str {
    match light {
        Light::Plain => "",
        Light::Quiet => "legal quiet",
        Light::Legal => "legal",
        Light::Dim => "dim",
        Light::Aimed => "aimed",
        Light::Cause => "cause",
    }
}

/// One path for all places in the same light, and below it a broader one that sets it off from the ground.
pub fn lights(places: &[Place]) -> impl Iterator<Item = Html> {
    let kinds = [
        (Light::Dim, 0.0, false),
        (Light::Quiet, 4.0, false),
        (Light::Legal, 3.0, true),
        (Light::Aimed, 1.5, true),
        (Light::Cause, 1.5, true),
    ];
    kinds.into_iter().map(|(light, inset, cased)| {
        let lit = places.iter().filter(|p| p.light == light);
        let path: String = lit.map(|p| square(p, inset)).collect();
        html! {
            <g key={look_of(light)} class={classes!("light", look_of(light))}>
                if !path.is_empty() {
                    if cased { <path class="case" d={path.clone()} /> }
                    <path class="ring" d={path} />
                }
            </g>
        }
    })
}

/// A place as path data, smaller by `inset` on every side.
fn square(place: &Place, inset: f32) -> String {
    let side = place.size - 2.0 * inset;
    rounded(place.x + inset, place.y + inset, side, if place.round { side / 2.0 } else { 6.0 })
}

/// A square with rounded corners as path data.
fn rounded(x: f32, y: f32, side: f32, r: f32) -> String {
    let s = side - 2.0 * r;
    format!(
        "M{} {y}h{s}a{r} {r} 0 0 1 {r} {r}v{s}a{r} {r} 0 0 1-{r} {r}h-{s}a{r} {r} 0 0 1-{r}-{r}v-{s}a{r} {r} 0 0 1 {r}-{r}z",
        x + r
    )
}

#[derive(Properties, PartialEq)]
pub struct PlacesProps {
    pub scene: Rc<Scene>,
    pub tab_stop: Option<Spot>,
}

/// The places row by row, as a screen reader walks them.
#[component]
pub fn Places(props: &PlacesProps) -> Html {
    let (scene, mut nth) = (&props.scene, 0);
    let rows = scene.places.chunk_by(|a, b| (a.round, a.row) == (b.round, b.row));
    html! {
        <>{ for rows.map(|row| html! {
            <g role="row" key={format!("{}{}", row[0].round, row[0].row)}>
                { for row.iter().map(|p| {
                    nth += 1;
                    html! { <PlaceView key={p.spot} scene={scene.clone()} nth={nth - 1} tab={props.tab_stop == Some(p.spot)} /> }
                }) }
            </g>
        }) }</>
    }
}

/// A place by its number in the scene: its label is long, and most of them never change.
#[derive(Properties)]
struct PlaceProps {
    scene: Rc<Scene>,
    nth: usize,
    tab: bool,
}

impl PartialEq for PlaceProps {
    fn eq(&self, other: &Self) -> bool {
        self.tab == other.tab && self.scene.places.get(self.nth) == other.scene.places.get(other.nth)
    }
}

#[component]
fn PlaceView(props: &PlaceProps) -> Html {
    let Some(place) = props.scene.places.get(props.nth) else { return Html::default() };
    let look = look_of(place.light);
    let size = place.size.to_string();
    html! {
        <g class={classes!("place", (!look.is_empty()).then_some(look))} role="gridcell" tabindex={if props.tab { "0" } else { "-1" }}
            aria-label={place.label.clone()} aria-selected={(place.light == Light::Aimed).to_string()}
            data-spot={place.spot.to_string()} transform={format!("translate({} {})", place.x, place.y)}>
            <rect class="hit" width={size.clone()} height={size} rx={place.round.then(|| (place.size / 2.0).to_string())} />
            { for place.badges.iter().enumerate().map(|(n, b)| badge(b, n, place.size, place.round)) }
            if !place.note.is_empty() {
                <text class="note" x={(place.size / 2.0).to_string()} y={(place.size - 6.0).to_string()}>{ &place.note }</text>
            }
        </g>
    }
}

/// Badges stand in the middle of the place, side by side; the sign of a disc fills it.
fn badge(badge: &Badge, n: usize, size: f32, round: bool) -> Html {
    let side = if round { size } else { size * 0.42 };
    let (x, y) = match n {
        _ if round => (0.0, 0.0),
        0 => (size * 0.08, size * 0.08),
        1 => (size * 0.5, size * 0.08),
        _ => (size * 0.29, size * 0.5),
    };
    let colour = (badge.colour > 0).then(|| format!("seal seat-{}", badge.colour));
    html! {
        <g class={classes!("badge", colour)}>
            <use href={format!("#{}", badge.art)} x={x.to_string()} y={y.to_string()}
                width={side.to_string()} height={side.to_string()} />
        </g>
    }
}

/// The nearest place in a direction.
pub fn step(scene: &Scene, from: Spot, rows: i32, columns: i32) -> Option<Spot> {
    let here = scene.places.iter().find(|p| p.spot == from)?;
    // The nearest one in that direction: rows and columns may have gaps.
    let away = |p: &Place| {
        let (down, right) = (i32::from(p.row - here.row), i32::from(p.column - here.column));
        let (on, aside) = if rows == 0 { (right * columns, down) } else { (down * rows, right) };
        (on > 0 && aside == 0).then_some(on)
    };
    scene.places.iter().filter_map(|p| Some((away(p)?, p.spot))).min().map(|(_, spot)| spot)
}

/// The first or last place of a row.
pub fn ends(scene: &Scene, from: Spot, last: bool) -> Option<Spot> {
    let row = scene.places.iter().find(|p| p.spot == from)?.row;
    let mut in_row = scene.places.iter().filter(|p| p.row == row);
    if last { in_row.next_back() } else { in_row.next() }.map(|p| p.spot)
}

/// The next lit place, round and round.
pub fn next_legal(scene: &Scene, from: Spot, forward: bool) -> Option<Spot> {
    let at = scene.places.iter().position(|p| p.spot == from)?;
    let (before, after) = scene.places.split_at(at);
    let legal = |p: &&Place| matches!(p.light, Light::Legal | Light::Quiet | Light::Aimed);
    let found = if forward {
        after.iter().skip(1).chain(before).find(legal)
    } else {
        before.iter().rev().chain(after.iter().rev()).find(legal)
    };
    found.map(|p| p.spot)
}
