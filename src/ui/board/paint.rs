//! The non-interactive layers of a scene: ground, patches, pieces, shapes, tags. Ground, patches and pieces are
//! components, so that unchanged ones are not painted again. Each looks itself up in the scene, so nothing is
//! copied for it.

use std::rc::Rc;

use yew::prelude::*;

use crate::art::number;
use crate::play::game_module::GameRef;
use crate::scenes::{Patch, Piece, Pill, Scene, Shape, Tag};

/// Renders all non-interactive layers below the lights.
pub fn painted(game: GameRef, scene: &Rc<Scene>, ground: &AttrValue) -> Html {
    // Patches that are not laid yet have their own group, so that the laid ones are untouched when they come and
    // go.
    let patches = |ghosts: bool| {
        let all = scene.patches.iter().enumerate();
        let chosen = all.filter(move |(_, patch)| (patch.class == "ghost") == ghosts);
        chosen.map(
            |(nth, patch)| html! { <PatchView key={patch.id.clone()} {game} scene={scene.clone()} {nth} /> },
        )
    };
    html! {
        <g aria-hidden="true">
            if !ground.is_empty() {
                <GroundView markup={ground.clone()} width={scene.width} height={scene.height} />
            }
            <g class="patches">{ for patches(false) }</g>
            <g class="patches">{ for patches(true) }</g>
            <g class="shapes">{ for shapes(scene, true) }</g>
            <g class="pieces">{ for pieces(scene, false) }</g>
            <g class="shapes">{ for shapes(scene, false) }</g>
            <g class="tags">{ for scene.tags.iter().map(tag) }{ for scene.pills.iter().map(pill) }</g>
        </g>
    }
}

/// Renders the layers above the lights.
pub fn above(scene: &Rc<Scene>) -> Html {
    html! { <g class="pieces" aria-hidden="true">{ for pieces(scene, true) }</g> }
}

fn pieces(scene: &Rc<Scene>, above: bool) -> impl Iterator<Item = Html> {
    let all = scene.pieces.iter().enumerate().filter(move |(_, piece)| (piece.class == "above") == above);
    all.map(|(nth, piece)| html! { <PieceView key={piece.id.clone()} scene={scene.clone()} {nth} /> })
}

/// Returns a translation to a point.
fn at(x: f32, y: f32) -> String {
    format!("translate({} {})", number(x), number(y))
}

#[derive(Properties, PartialEq)]
struct GroundProps {
    markup: AttrValue,
    width: f32,
    height: f32,
}

/// The ground picture. Raw markup of our own, in its own `svg` because the parser needs one.
#[component]
fn GroundView(props: &GroundProps) -> Html {
    let (width, height, markup) = (number(props.width), number(props.height), &props.markup);
    let svg =
        format!(r#"<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}">{markup}</svg>"#);
    Html::from_html_unchecked(svg.into())
}

/// One of a scene's patches or pieces, by index.
#[derive(Properties)]
struct PatchProps {
    game: GameRef,
    scene: Rc<Scene>,
    nth: usize,
}

impl PartialEq for PatchProps {
    fn eq(&self, other: &Self) -> bool {
        self.scene.patches.get(self.nth) == other.scene.patches.get(other.nth)
    }
}

#[component]
fn PatchView(props: &PatchProps) -> Html {
    let patch = props.scene.patches.get(props.nth);
    let markup = use_memo(patch.map(|patch| patch.picture), |picture| {
        let drawn = picture.map(|picture| props.game.picture(picture)).unwrap_or_default();
        Html::from_html_unchecked(drawn.into()) // markup of our own
    });
    let Some(Patch { id, x, y, class, .. }) = patch else { return Html::default() };
    html! { <g class={classes!("patch", class.to_string())} data-id={id.clone()} transform={at(*x, *y)}>{ (*markup).clone() }</g> }
}

#[derive(Properties)]
struct PieceProps {
    scene: Rc<Scene>,
    nth: usize,
}

impl PartialEq for PieceProps {
    fn eq(&self, other: &Self) -> bool {
        self.scene.pieces.get(self.nth) == other.scene.pieces.get(other.nth)
    }
}

#[component]
fn PieceView(props: &PieceProps) -> Html {
    let Some(piece) = props.scene.pieces.get(props.nth) else { return Html::default() };
    let Piece { art, x, y, size, class, colour, over, .. } = piece;
    let seat = (*colour > 0).then(|| format!("seat-{colour}"));
    let emblem = over.as_ref().map(|over| {
        let part = |share: f32| number(share * size);
        html! {
            <use class="sign" href={format!("#{}", over.art)} x={part(over.x)} y={part(over.y)} width={part(over.size)}
                height={part(over.size)} />
        }
    });
    html! {
        <g class={classes!("piece", class.to_string(), seat)} data-id={piece.id.clone()} transform={at(*x, *y)}>
            <use href={format!("#{art}")} width={number(*size)} height={number(*size)} />
            { emblem }
        </g>
    }
}

/// Renders the shapes below the pieces, or those above.
fn shapes(scene: &Scene, under: bool) -> impl Iterator<Item = Html> {
    scene.shapes.iter().filter(move |shape| shape.class.starts_with("under") == under).map(shape)
}

fn shape(shape: &Shape) -> Html {
    let Shape { id, path, class, x, y } = shape;
    let moved = (*x != 0.0 || *y != 0.0).then(|| at(*x, *y));
    html! { <path key={id.clone()} class={classes!("shape", class.to_string())} d={path.clone()} transform={moved} fill-rule="evenodd" /> }
}

/// Renders a tag: a number on a disc, a word in a pill.
fn tag(tag: &Tag) -> Html {
    let half = (5 + 3 * tag.text.chars().count()) as f32;
    let (x, y) = (number(tag.x), number(tag.y));
    let ground = if tag.class.starts_with("pill") {
        html! { <rect x={number(tag.x - half)} y={number(tag.y - 8.0)} width={number(2.0 * half)} height="16" rx="8" /> }
    } else {
        html! { <circle cx={x.clone()} cy={y} r="8" /> }
    };
    html! {
        <g class={classes!("tag", tag.class.to_string())}>{ ground }<text {x} y={number(tag.y + 4.2)}>{ &tag.text }</text></g>
    }
}

/// Renders a pill around its own origin, so that a style may enlarge it.
fn pill(pill: &Pill) -> Html {
    const SIGN: f32 = 11.0;
    let signs = pill.signs.len() as f32 * (SIGN + 2.0);
    let half = (signs + 7.6 * pill.text.chars().count() as f32 + 9.0).max(18.0) / 2.0;
    let sign = |(nth, sign): (usize, &crate::scenes::Badge)| {
        let x = if pill.text.is_empty() { -SIGN / 2.0 } else { 5.0 - half + nth as f32 * (SIGN + 2.0) };
        let seat = (sign.colour > 0).then(|| format!("seal seat-{}", sign.colour));
        html! {
            <g class={classes!(seat)}><use href={format!("#{}", sign.art)} x={number(x)} y={number(-SIGN / 2.0)}
                width={number(SIGN)} height={number(SIGN)} /></g>
        }
    };
    html! {
        <g transform={at(pill.x, pill.y)}><g class={classes!("tag", pill.class.to_string())}>
            <rect x={number(-half)} y="-9" width={number(2.0 * half)} height="18" rx="9" />
            { for pill.signs.iter().enumerate().map(sign) }
            <text x={number(signs / 2.0)} y="4.2">{ &pill.text }</text>
        </g></g>
    }
}
