//! The layers of a tile. All that one layer shows is one path, so a tile has few elements however much stands on it.

use super::Detail;

/// The layers, from the ground up.
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

/// How many layers there are.
const COUNT: usize = Layer::Border as usize + 1;

/// How a layer is painted, and whether it is also seen from afar.
fn style(layer: usize) -> (&'static str, bool) {
    const STYLES: [(&str, bool); COUNT] = [
        // Field, Meadow, Crop, Furrow, Tuft
        (r#"fill="var(--cc-field)""#, true),
        (r#"fill="var(--cc-field-3)" fill-opacity=".75""#, false),
        (r#"fill="var(--cc-crop)" stroke="var(--cc-crop)" stroke-width="2" stroke-linejoin="round""#, true),
        (r#"fill="none" stroke="var(--cc-crop-2)" stroke-width="1.1" stroke-linecap="round""#, false),
        (r#"fill="none" stroke="var(--cc-tuft)" stroke-width=".9" stroke-linecap="round""#, false),
        // City, Cobble
        (r#"fill="var(--cc-city)""#, true),
        (r#"fill="none" stroke="var(--cc-city-2)" stroke-width="1.2" stroke-linecap="round""#, false),
        // RoadEdge, Kerb, Road, Rut
        (r#"fill="none" stroke="var(--cc-road-edge)" stroke-width="12" stroke-linejoin="round""#, true),
        (r#"fill="none" stroke="var(--cc-kerb)" stroke-width="10.2" stroke-dasharray="4 .5""#, false),
        (r#"fill="none" stroke="var(--cc-road)" stroke-width="7.4" stroke-linejoin="round""#, true),
        (r#"fill="none" stroke="var(--cc-rut)" stroke-width=".9" stroke-dasharray="6 3""#, false),
        // Ring, Square
        (r#"fill="var(--cc-kerb)" stroke="var(--cc-road-edge)""#, true),
        (r#"fill="var(--cc-road)""#, false),
        // Shadow
        (r#"stroke="var(--cc-ink)" stroke-opacity=".2" stroke-width="5" stroke-linecap="round""#, false),
        // WallEdge, WallFace, WallTop, Merlon
        (
            r#"fill="none" stroke="var(--cc-wall-edge)" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round""#,
            true,
        ),
        (r#"fill="none" stroke="var(--cc-wall-2)" stroke-width="4.4" stroke-linecap="round""#, false),
        (r#"fill="none" stroke="var(--cc-wall)" stroke-width="4.4" stroke-linecap="round""#, true),
        (r#"fill="none" stroke="var(--cc-wall-2)" stroke-width="1.2" stroke-dasharray="1.4 2.2""#, false),
        // PlotEdge, Plot
        (r#"fill="var(--cc-field-3)" stroke="var(--cc-wall-edge)" stroke-width="3.6""#, true),
        (r#"fill="none" stroke="var(--cc-wall)" stroke-width="1.8""#, false),
        // LeafEdge, Leaf, LeafLight
        (r#"stroke="var(--cc-hedge-3)" stroke-width="7" stroke-linecap="round""#, false),
        (r#"stroke="var(--cc-hedge)" stroke-width="5.6" stroke-linecap="round""#, true),
        (r#"stroke="var(--cc-hedge-2)" stroke-width="2.8" stroke-linecap="round""#, false),
        // Plaster, Roof, OtherRoof, Slate, Stone
        (
            r#"fill="var(--cc-plaster)" stroke="var(--cc-wall-edge)" stroke-width=".9" stroke-linejoin="round""#,
            true,
        ),
        (
            r#"fill="var(--cc-roof)" stroke="var(--cc-wall-edge)" stroke-width=".9" stroke-linejoin="round""#,
            true,
        ),
        (
            r#"fill="var(--cc-roof-b)" stroke="var(--cc-wall-edge)" stroke-width=".9" stroke-linejoin="round""#,
            false,
        ),
        (
            r#"fill="var(--cc-slate)" stroke="var(--cc-wall-edge)" stroke-width="1" stroke-linejoin="round""#,
            true,
        ),
        (
            r#"fill="var(--cc-wall)" stroke="var(--cc-wall-edge)" stroke-width="1" stroke-linejoin="round""#,
            true,
        ),
        // Shade, Dark
        (r#"fill="var(--cc-ink)" fill-opacity=".24""#, false),
        (r#"fill="var(--cc-door)""#, false),
        // Block, BlockTop, BlockLight, Pit
        (
            r#"fill="var(--cc-stone-2)" stroke="var(--cc-ink)" stroke-width="1.3" stroke-linejoin="round""#,
            true,
        ),
        (r#"fill="var(--cc-stone)" stroke="var(--cc-ink)" stroke-width="1.3" stroke-linejoin="round""#, true),
        (r#"fill="none" stroke="var(--cc-stone-3)" stroke-width="1.6" stroke-linecap="round""#, false),
        (
            r#"fill="var(--cc-pit)" stroke="var(--cc-stone-2)" stroke-width="2.4" stroke-linejoin="round""#,
            true,
        ),
        // Banner, Chevron
        (
            r#"fill="var(--cc-banner-2)" stroke="var(--cc-ink)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round""#,
            true,
        ),
        (r#"fill="none" stroke="var(--cc-banner)" stroke-width="2.8""#, true),
        // Border
        (r#"fill="none" stroke="var(--cc-tile-edge)" stroke-opacity=".6""#, true),
    ];
    STYLES[layer]
}

/// A tile in the making.
pub struct Sheet {
    pub detail: Detail,
    paths: [String; COUNT],
}

impl Sheet {
    pub fn new(detail: Detail) -> Sheet {
        Sheet { detail, paths: [const { String::new() }; COUNT] }
    }

    /// The path of a layer, to write on.
    pub fn on(&mut self, layer: Layer) -> &mut String {
        &mut self.paths[layer as usize]
    }

    /// The layers that show something, as one path each.
    pub fn markup(&self) -> String {
        let mut markup = String::new();
        for (i, path) in self.paths.iter().enumerate() {
            let (paint, afar) = style(i);
            if !path.is_empty() && (afar || self.detail == Detail::Near) {
                markup.push_str(&format!(r#"<path {paint} d="{path}"/>"#));
            }
        }
        markup
    }
}
