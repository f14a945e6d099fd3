//! What a game adds to the table besides its scene: the strip, the tray, the panel of the moment, the seat cards.

pub mod carcassonne;
pub mod tigris;

use yew::prelude::*;

use crate::lang::{Lang, Names};
use crate::play::{Deed, Play};
use crate::scenes::Stage;
use crate::table::{Player, Seat};

/// What the parts of a table are drawn from.
pub struct Ctx<'a, G: Stage> {
    pub play: &'a Play<G>,
    /// Through the present eyes.
    pub view: &'a G::View,
    pub lang: Lang,
    pub names: &'a Names,
    pub act: &'a Callback<Deed<G>>,
    /// Whether regions are outlined now, so that a panel can explain them.
    pub regions: bool,
    /// Opens a paragraph of the rules.
    pub help: &'a Callback<String>,
}

impl<G: Stage> Ctx<'_, G> {
    /// A callback that does one deed.
    pub fn on<E>(&self, deed: impl Fn() -> Deed<G> + 'static) -> Callback<E> {
        let act = self.act.clone();
        Callback::from(move |_: E| act.emit(deed()))
    }

    /// Who sits at a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.play.session.head.players.get(seat.index())
    }
}

/// A game with a table.
pub trait Table: Stage {
    /// The actor strip behind name and phase: steps left, bag.
    fn strip(ctx: &Ctx<Self>) -> Html;
    /// Hand and supply of the viewer.
    fn tray(ctx: &Ctx<Self>) -> Html;
    /// What the moment asks for beyond board and tray; `None` leaves the room to the log.
    fn panel(ctx: &Ctx<Self>) -> Option<Html>;
    /// The public state of a seat beside its name.
    fn seat(ctx: &Ctx<Self>, seat: Seat) -> Html;
}
