//! What of a scene is only looked at: ground, patches, pieces, shapes, tags. A component each, with plain props, so that
//! what did not change is not painted again.

use std::rc::Rc;

use yew::prelude::*;

use crate::scenes::{Patch, Pictures, Piece, Scene, Shape, Tag};

#[derive(Properties, PartialEq)]
pub struct PaintedProps {
    pub scene: Rc<Scene>,
    pub ground: AttrValue,
}

/// Everything that is only looked at.
#[component]
pub fn Painted(props: &PaintedProps) -> Html {
    let scene = &props.scene;
    // What is not laid yet has a group of its own, so that nothing that lies is touched when it comes and goes.
    let patches = |ghosts: bool| {
        let chosen = scene.patches.iter().filter(move |p| (p.look == "ghost") == ghosts);
        chosen.map(|p| html! { <PatchView key={p.id.clone()} patch={p.clone()} pictures={scene.pictures} /> })
    };
    html! {
        <g aria-hidden="true">
            if !props.ground.is_empty() {
                <GroundView markup={props.ground.clone()} width={scene.width} height={scene.height} />
            }
            <g class="patches">
                { for patches(false) }
            </g>
            <g class="patches">{ for patches(true) }</g>
            <g class="pieces">
                { for scene.pieces.iter().map(|p| html! { <PieceView key={p.id.clone()} piece={p.clone()} /> }) }
            </g>
            <g class="shapes">
                { for scene.shapes.iter().map(|s| html! { <ShapeView key={s.id.clone()} shape={s.clone()} /> }) }
            </g>
            <g class="tags">{ for scene.tags.iter().map(tag) }</g>
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct GroundProps {
    markup: AttrValue,
    width: f32,
    height: f32,
}

/// The ground picture. Raw markup of our own, in an `svg` of its own because the parser needs one.
#[component]
fn GroundView(props: &GroundProps) -> Html {
    let GroundProps { markup, width, height } = props;
    let svg =
        format!(r#"<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}">{markup}</svg>"#);
    Html::from_html_unchecked(svg.into())
}

#[derive(Properties, PartialEq)]
struct PatchProps {
    patch: Patch,
    pictures: Pictures,
}

#[component]
fn PatchView(props: &PatchProps) -> Html {
    let Patch { picture, x, y, look, .. } = &props.patch;
    let (draw, picture) = (props.pictures.0, *picture);
    let markup = use_memo(picture, |picture| {
        // Raw markup of our own, in an `svg` of its own because the parser needs one.
        let svg = format!(r#"<svg width="1" height="1" overflow="visible">{}</svg>"#, draw(*picture));
        Html::from_html_unchecked(svg.into())
    });
    html! {
        <g class={classes!("patch", *look)} transform={format!("translate({x} {y})")}>{ (*markup).clone() }</g>
    }
}

#[derive(Properties, PartialEq)]
struct PieceProps {
    piece: Piece,
}

#[component]
fn PieceView(props: &PieceProps) -> Html {
    let Piece { art, x, y, size, look, colour, over, .. } = &props.piece;
    let seat = (*colour > 0).then(|| format!("seat-{colour}"));
    let over = over.as_ref().map(|over| {
        let part = |share: f32| (share * size).to_string();
        html! {
            <use class="sign" href={format!("#{}", over.art)} x={part(over.x)} y={part(over.y)} width={part(over.size)}
                height={part(over.size)} />
        }
    });
    html! {
        <g class={classes!("piece", *look, seat)} transform={format!("translate({x} {y})")}>
            <use href={format!("#{art}")} width={size.to_string()} height={size.to_string()} />
            { over }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct ShapeProps {
    shape: Shape,
}

#[component]
fn ShapeView(props: &ShapeProps) -> Html {
    let Shape { path, look, x, y, .. } = &props.shape;
    let moved = (*x != 0.0 || *y != 0.0).then(|| format!("translate({x} {y})"));
    html! { <path class={classes!("shape", *look)} d={path.clone()} transform={moved} fill-rule="evenodd" /> }
}

fn tag(tag: &Tag) -> Html {
    html! {
        <g class={classes!("tag", tag.look)} transform={format!("translate({} {})", tag.x, tag.y)}>
            <circle r="8" /><text y="4.2">{ &tag.text }</text>
        </g>
    }
}
