//! A seat's screen in sections, so that only what has changed is sent. Sections are packed: bytes without names
//! (`postcard`), as text. Both sides are of the same release, which is asked first.

use std::mem::take;
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::base64url;
use crate::play::decision::PendingDecision;
use crate::play::running_game::GameSummary;
use crate::play::table_view::{TableView, ViewOptions};
use crate::scenes::Scene;

/// Everything that a seat's screen shows, except the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatScreen {
    pub view: TableView,
    /// The options it was made with.
    pub options: ViewOptions,
    pub decision: PendingDecision,
    pub summary: GameSummary,
    /// The names of the seats.
    pub names: Vec<String>,
    pub awaits_continue: bool,
    pub refused: bool,
}

/// The number of sections.
pub const SECTIONS: usize = 8;

/// The sections of a screen as text. Those of the scene change at different times: the ground with tiles, pieces with
/// entries, places with every tap.
pub type Sections = [String; SECTIONS];

/// Returns the sections of a screen.
pub fn split(mut screen: SeatScreen) -> Sections {
    let mut scene: Scene = (*screen.view.scene).clone();
    screen.view.scene = Rc::default();
    let (patches, pieces, places) =
        (take(&mut scene.patches), take(&mut scene.pieces), take(&mut scene.places));
    let view = &mut screen.view;
    let (tray, panel, seats) = (take(&mut view.tray), take(&mut view.panel), take(&mut view.seats));
    [
        pack(&patches),
        pack(&pieces),
        pack(&places),
        pack(&scene),
        pack(&tray),
        pack(&panel),
        pack(&seats),
        pack(&screen),
    ]
}

/// Returns the screen of these sections; `None` if they are damaged.
pub fn join(sections: &Sections) -> Option<SeatScreen> {
    let [patches, pieces, places, scene, tray, panel, seats, screen] = sections;
    let mut scene: Scene = unpack(scene)?;
    (scene.patches, scene.pieces, scene.places) = (unpack(patches)?, unpack(pieces)?, unpack(places)?);
    let mut screen: SeatScreen = unpack(screen)?;
    let view = &mut screen.view;
    (view.tray, view.panel, view.seats) = (unpack(tray)?, unpack(panel)?, unpack(seats)?);
    view.scene = Rc::new(scene);
    Some(screen)
}

/// Packs a value as text.
pub fn pack<T: Serialize>(value: &T) -> String {
    base64url::encode(&postcard::to_allocvec(value).unwrap_or_default()) // plain data can always be packed
}

/// Reads what [`pack`] wrote; `None` for anything else.
pub fn unpack<T: DeserializeOwned>(text: &str) -> Option<T> {
    postcard::from_bytes(&base64url::decode(text)?).ok()
}
