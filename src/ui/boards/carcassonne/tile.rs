//! A tile as a picture outside the board.

use yew::prelude::*;

use crate::games::carcassonne::art::{Detail, SIDE, tile};
use crate::games::carcassonne::{Kind, Rotation};

#[derive(Properties, PartialEq)]
pub struct TileProps {
    pub kind: Kind,
    #[prop_or_default]
    pub rotation: Rotation,
    /// Side in CSS pixels.
    pub size: u32,
}

/// A tile, hidden from screen readers: the words stand beside it.
#[component]
pub fn Tile(props: &TileProps) -> Html {
    let TileProps { kind, rotation, size } = *props;
    let detail = if size < 56 { Detail::Far } else { Detail::Near };
    let markup = tile(kind.tile().id, rotation.quarters() as u8, 0, detail).unwrap_or_default();
    // Raw markup of our own, in an `svg` of its own because the parser needs one.
    let svg = format!(
        r#"<svg class="cc-tile" width="{size}" height="{size}" viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true">{markup}</svg>"#
    );
    Html::from_html_unchecked(svg.into())
}
