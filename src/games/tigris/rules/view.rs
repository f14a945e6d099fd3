//! Views of the game and determinization (rules: tigris 10).

use std::rc::Rc;

use crate::table::{BySeat, Dice, Seat, Viewer};

use super::action::Action;
use super::color::{Tiles, tiles_of};
use super::state::{Phase, Points, Public, SEATS, Secret, Tigris};

/// The game as seen by one viewer. `None` is hidden from the viewer; entries beyond the seats are `None` or 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The public information.
    pub public: Rc<Public>,
    pub viewer: Viewer,
    /// The tiles behind the screens.
    pub hands: BySeat<Option<Tiles>, SEATS>,
    /// The number of tiles in each hand.
    pub hand_sizes: BySeat<u8, SEATS>,
    /// Points by colour, treasures not included.
    pub points: BySeat<Option<Points>, SEATS>,
    /// Number of treasures.
    pub treasures: BySeat<Option<u8>, SEATS>,
    /// The number of tiles in the bag.
    pub bag_count: u8,
    /// The tiles in the bag: `Viewer::All` only.
    pub bag: Option<Tiles>,
    /// The tiles out of the game: `Viewer::All` only.
    pub discards: Option<Tiles>,
}

impl View {
    /// Returns the viewer's own hand if the viewer is a seat.
    pub fn mine(&self) -> Option<Tiles> {
        match self.viewer {
            Viewer::Seat(seat) => self.hands[seat],
            _ => None,
        }
    }

    /// Returns the tiles that are neither on the board nor in a hand the viewer sees.
    pub fn unseen(&self) -> Tiles {
        let mut unseen = self.public.stock;
        unseen.take(&self.public.tiles_on_board());
        self.hands.iter().flatten().for_each(|hand| unseen.take(hand));
        unseen
    }
}

impl Public {
    /// Returns the number of tiles of each colour on the board, face up or face down.
    pub fn tiles_on_board(&self) -> Tiles {
        crate::table::Bag(self.tiles.map(|cells| cells.count() as u8))
    }
}

impl Tigris {
    /// Returns the hidden information, for the computer player, which searches determinized states.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Replaces hidden points and treasures of a determinized state by remembered ones. Known values stay.
    /// Treasures are only moved if all of them are remembered.
    pub fn suppose(&mut self, points: &BySeat<Points, SEATS>, treasures: &BySeat<u8, SEATS>) {
        for (held, remembered) in self.secret.points.0.iter_mut().flatten().zip(points.0.as_flattened()) {
            *held = (*held).max(*remembered);
        }
        let all = |held: &BySeat<u8, SEATS>| held.iter().map(|n| u32::from(*n)).sum::<u32>();
        if all(treasures) == all(&self.secret.treasures) {
            self.secret.treasures = *treasures;
        }
    }

    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let (public, secret) = (&self.public, &self.secret);
        let is_over = matches!(public.phase, Phase::Over(_));
        let own = |seat| viewer == Viewer::Seat(seat);
        let seated = |seat: Seat| seat.index() < public.seats();
        let lifted = |seat| seated(seat) && (is_over || viewer == Viewer::All || own(seat));
        let scores = |seat| lifted(seat) || (seated(seat) && public.options.open_scores);
        let open = viewer == Viewer::All;
        View {
            public: Rc::new(*public),
            viewer,
            hands: BySeat::from_fn(|s| lifted(s).then_some(secret.hands[s])),
            hand_sizes: BySeat::from_fn(|s| secret.hands[s].total() as u8),
            points: BySeat::from_fn(|s| scores(s).then_some(secret.points[s])),
            treasures: BySeat::from_fn(|s| scores(s).then_some(secret.treasures[s])),
            bag_count: secret.bag.total() as u8,
            bag: open.then_some(secret.bag),
            discards: open.then_some(secret.discards),
        }
    }

    /// Returns a random state consistent with the view. Unseen tiles and treasures without a known owner are dealt
    /// at random; hidden points are 0.
    pub(super) fn determinized(view: &View, dice: &mut Dice) -> Self {
        let public = *view.public;
        let mut secret = Secret::default();
        let mut unseen = view.unseen();
        let mut deal = |count: u8| {
            let tiles = unseen.draw(count.into(), dice);
            unseen.take(&tiles);
            tiles
        };
        for seat in Seat::all(public.seats()) {
            secret.hands[seat] = view.hands[seat].unwrap_or_else(|| deal(view.hand_sizes[seat]));
            secret.points[seat] = view.points[seat].unwrap_or_default();
            secret.treasures[seat] = view.treasures[seat].unwrap_or_default();
        }
        secret.bag = view.bag.unwrap_or_else(|| deal(view.bag_count));
        secret.discards = view.discards.unwrap_or(unseen);
        deal_treasures(view, &mut secret, dice);
        Self { public, secret }
    }

    /// Returns a state for previewing `action`: hidden hands hold arbitrary tiles, including those the action needs.
    pub(super) fn state_for_preview(view: &View, action: &Action) -> Self {
        let (public, spent) = (*view.public, spent(&view.public, action));
        let hand = |seat: Seat| {
            let out = if public.turn().seat() == Some(seat) { spent } else { Tiles::default() };
            view.hands[seat].unwrap_or_else(|| Tiles::stand_in(&out, view.hand_sizes[seat].into()))
        };
        let secret = Secret {
            hands: BySeat::from_fn(hand),
            bag: view.bag.unwrap_or_else(|| Tiles::stand_in(&Tiles::default(), view.bag_count.into())),
            discards: view.discards.unwrap_or_default(),
            points: BySeat::from_fn(|seat| view.points[seat].unwrap_or_default()),
            treasures: BySeat::from_fn(|seat| view.treasures[seat].unwrap_or_default()),
        };
        Self { public, secret }
    }
}

/// Returns the tiles that leave the hand of the deciding seat.
fn spent(public: &Public, action: &Action) -> Tiles {
    match *action {
        Action::Place(color, _) => tiles_of(color, 1),
        Action::Swap(tiles) => tiles,
        Action::Support(count) => public
            .conflict()
            .map(|(conflict, _)| tiles_of(conflict.support_color(), count))
            .unwrap_or_default(),
        _ => Tiles::default(),
    }
}

fn deal_treasures(view: &View, secret: &mut Secret, dice: &mut Dice) {
    let public = &view.public;
    let closed: Vec<Seat> = Seat::all(public.seats()).filter(|s| view.treasures[*s].is_none()).collect();
    let in_hands: u32 = secret.treasures.iter().map(|n| u32::from(*n)).sum();
    // A position may have more treasures in hands than exist.
    let missing = public.map().temples.count().saturating_sub(public.treasures.count() + in_hands);
    for _ in 0..missing {
        if let Some(seat) = dice.pick(&closed) {
            secret.treasures[*seat] += 1;
        }
    }
}
