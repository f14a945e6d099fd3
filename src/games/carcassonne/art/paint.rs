//! The layers of a tile. Each layer is a single path, so a tile has few elements however much it shows.

use super::Detail::{self, Far, Near};

/// A layer: the parts of a tile with the same paint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    Field,
    Meadow,
    Crop,
    Furrow,
    Tuft,
    City,
    Cobble,
    RoadEdge,
    Kerb,
    Road,
    Rut,
    Ring,
    Square,
    Shadow,
    WallEdge,
    WallFace,
    WallTop,
    Merlon,
    PlotEdge,
    Plot,
    LeafEdge,
    Leaf,
    LeafLight,
    Plaster,
    Roof,
    OtherRoof,
    Slate,
    Stone,
    Shade,
    Dark,
    Block,
    BlockTop,
    BlockLight,
    Pit,
    Banner,
    Chevron,
    Border,
}

/// The number of layers.
const COUNT: usize = Layer::Border as usize + 1;

/// The layers in painting order, with their paint. By default there is no fill, and strokes have round ends.
const PAINTS: [(Layer, Detail, &str); COUNT] = [
    (Layer::Field, Far, r#"fill="var(--cc-field)""#),
    (Layer::Meadow, Near, r#"fill="var(--cc-field-3)" fill-opacity=".75""#),
    (Layer::Crop, Far, r#"fill="var(--cc-crop)" stroke="var(--cc-crop)" stroke-width="2""#),
    (Layer::Furrow, Near, r#"stroke="var(--cc-crop-2)" stroke-width="1.1""#),
    (Layer::Tuft, Near, r#"stroke="var(--cc-tuft)" stroke-width=".9""#),
    (Layer::City, Far, r#"fill="var(--cc-city)""#),
    (Layer::Cobble, Near, r#"stroke="var(--cc-city-2)" stroke-width="1.2""#),
    (Layer::RoadEdge, Far, r#"stroke="var(--cc-road-edge)" stroke-width="12" stroke-linecap="butt""#),
    (
        Layer::Kerb,
        Near,
        r#"stroke="var(--cc-kerb)" stroke-width="10.2" stroke-linecap="butt" stroke-dasharray="4 .5""#,
    ),
    (Layer::Road, Far, r#"stroke="var(--cc-road)" stroke-width="7.4" stroke-linecap="butt""#),
    (
        Layer::Rut,
        Near,
        r#"stroke="var(--cc-rut)" stroke-width=".9" stroke-linecap="butt" stroke-dasharray="6 3""#,
    ),
    (Layer::Ring, Far, r#"fill="var(--cc-kerb)" stroke="var(--cc-road-edge)""#),
    (Layer::Square, Near, r#"fill="var(--cc-road)""#),
    (Layer::Shadow, Near, r#"stroke="var(--cc-ink)" stroke-opacity=".2" stroke-width="5""#),
    (Layer::WallEdge, Far, r#"stroke="var(--cc-wall-edge)" stroke-width="6.4""#),
    (Layer::WallFace, Near, r#"stroke="var(--cc-wall-2)" stroke-width="4.4""#),
    (Layer::WallTop, Far, r#"stroke="var(--cc-wall)" stroke-width="4.4""#),
    (
        Layer::Merlon,
        Near,
        r#"stroke="var(--cc-wall-2)" stroke-width="1.2" stroke-linecap="butt" stroke-dasharray="1.4 2.2""#,
    ),
    (Layer::PlotEdge, Far, r#"fill="var(--cc-field-3)" stroke="var(--cc-wall-edge)" stroke-width="3.6""#),
    (Layer::Plot, Near, r#"stroke="var(--cc-wall)" stroke-width="1.8""#),
    (Layer::LeafEdge, Near, r#"stroke="var(--cc-hedge-3)" stroke-width="7""#),
    (Layer::Leaf, Far, r#"stroke="var(--cc-hedge)" stroke-width="5.6""#),
    (Layer::LeafLight, Near, r#"stroke="var(--cc-hedge-2)" stroke-width="2.8""#),
    (Layer::Plaster, Far, r#"fill="var(--cc-plaster)" stroke="var(--cc-wall-edge)" stroke-width=".9""#),
    (Layer::Roof, Far, r#"fill="var(--cc-roof)" stroke="var(--cc-wall-edge)" stroke-width=".9""#),
    (Layer::OtherRoof, Near, r#"fill="var(--cc-roof-b)" stroke="var(--cc-wall-edge)" stroke-width=".9""#),
    (Layer::Slate, Far, r#"fill="var(--cc-slate)" stroke="var(--cc-wall-edge)""#),
    (Layer::Stone, Far, r#"fill="var(--cc-wall)" stroke="var(--cc-wall-edge)""#),
    (Layer::Shade, Near, r#"fill="var(--cc-ink)" fill-opacity=".24""#),
    (Layer::Dark, Near, r#"fill="var(--cc-door)""#),
    (Layer::Block, Far, r#"fill="var(--cc-stone-2)" stroke="var(--cc-ink)" stroke-width="1.3""#),
    (Layer::BlockTop, Far, r#"fill="var(--cc-stone)" stroke="var(--cc-ink)" stroke-width="1.3""#),
    (Layer::BlockLight, Near, r#"stroke="var(--cc-stone-3)" stroke-width="1.6""#),
    (Layer::Pit, Far, r#"fill="var(--cc-pit)" stroke="var(--cc-stone-2)" stroke-width="2.4""#),
    (Layer::Banner, Far, r#"fill="var(--cc-banner-2)" stroke="var(--cc-ink)" stroke-width="1.5""#),
    (Layer::Chevron, Far, r#"stroke="var(--cc-banner)" stroke-width="2.8" stroke-linecap="butt""#),
    (Layer::Border, Far, r#"stroke="var(--cc-tile-edge)" stroke-opacity=".6""#),
];

/// A tile that is being drawn.
pub struct Canvas {
    pub detail: Detail,
    paths: [String; COUNT],
}

impl Canvas {
    pub fn new(detail: Detail) -> Canvas {
        Canvas { detail, paths: [const { String::new() }; COUNT] }
    }

    /// Returns the path of a layer for appending.
    pub fn on(&mut self, layer: Layer) -> &mut String {
        &mut self.paths[layer as usize]
    }

    /// Returns the non-empty layers in a group, each as one path.
    pub fn markup(&self) -> String {
        let mut markup = r#"<g fill="none" stroke-linecap="round" stroke-linejoin="round">"#.to_owned();
        for (layer, seen, paint) in &PAINTS {
            let path = &self.paths[*layer as usize];
            if !path.is_empty() && (*seen == Far || self.detail == Near) {
                markup.push_str(&format!(r#"<path {paint} d="{path}"/>"#));
            }
        }
        markup.push_str("</g>");
        markup
    }
}
