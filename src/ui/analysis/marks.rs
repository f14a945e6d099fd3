//! Two moves marked on the board: the played one within a solid line, the computer's within a dashed one, each with its
//! sign. If both are made at the same place, one line is inside the other.

use std::rc::Rc;

use yew::prelude::*;

use crate::art::number;
use crate::lang::Lang;
use crate::lang::over::ReplayWords;
use crate::play::compare::Compared;
use crate::play::game_module::GameRef;
use crate::scenes::{Outline, Place, Scene};
use crate::ui::board::still_with;
use crate::ui::over::{Edges, corners};

/// Renders the board with both moves marked.
pub fn marked(lang: Lang, game: GameRef, compared: &Compared) -> Html {
    let scene: &Rc<Scene> = &compared.scene;
    let ground = AttrValue::from(game.ground(scene.ground));
    let other: &[Place] = if compared.same { &[] } else { &compared.other_at };
    let signs = html! {
        <g class="judge-rings" aria-hidden="true">
            { ring(scene, &compared.played_at, "played", "people") }
            { ring(scene, other, "other", "mind") }
        </g>
    };
    still_with(game, scene, &ground, lang.say(ReplayWords::Board), signs)
}

/// Returns the line around places: one around all adjacent squares and hexes, and each area's own outline.
fn line_around(places: &[Place]) -> String {
    let (mut edges, mut areas) = (Edges::default(), String::new());
    for place in places {
        match &place.outline {
            Outline::Area(path) => areas.push_str(path),
            _ => edges.add(&corners(place)),
        }
    }
    areas + &edges.path()
}

/// Renders a line around places, and a sign at the first of them.
fn ring(scene: &Scene, places: &[Place], class: &'static str, sign: &str) -> Html {
    let Some(first) = places.first() else { return Html::default() };
    let path = line_around(places);
    let side = (first.size * 0.42).max(scene.width.min(scene.height) / 26.0);
    // The two signs are at opposite corners, so that both are visible at a shared place.
    let (x, y) =
        if class == "played" { (first.x, first.y) } else { (first.x + first.size, first.y + first.size) };
    html! {
        <g class={class}>
            <path class="casing" d={path.clone()} />
            <path d={path} />
            <circle cx={number(x)} cy={number(y)} r={number(side * 0.7)} />
            <use href={format!("#i-{sign}")} x={number(x - side / 2.0)} y={number(y - side / 2.0)} width={number(side)} height={number(side)} />
        </g>
    }
}
