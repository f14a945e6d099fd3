//! The camera of a board: which part of a scene is visible, and when that changes. The browser only measures the
//! space and sets the transform, so that the rules here are tested natively.
//!
//! 1. The camera zooms at most once a turn: when the first legal places of a turn are lit, and only if they do not
//!    all fit as it is. If they fit at no allowed scale, it shows most of them; signs at the edges count the rest.
//! 2. Otherwise it pans, by the least distance, and only if what must be seen is out of view.
//! 3. A view chosen by hand stays until the next turn begins.
//! 4. A board that is visible as a whole stays where it is. One that fills its space, but does not grow, is shown whole
//!    only where its places are then large enough for a finger; elsewhere it always has the scale at which they are.
//! 5. For a step with several places on one tile, such as its roads and fields, the camera brings the tile into view. In
//!    a view chosen by hand that makes it too small for a finger, a touch comes near to it; the camera returns at the
//!    next turn, or before if a legal place is out of view.

mod area;
#[cfg(test)]
mod tests;

pub use self::area::{Area, TILE, aimed, legal, meant, side_buttons, square, tile};
use self::area::{
    around, bounds, decides, finest, holds, inner, middle, outside, scale_for, tile_at, wanted,
};
use super::{Light, Place, Scene};

/// Space, in CSS pixels, of the buttons over a board of which a part is visible: at the right edge of an open one and
/// of a window on a fixed one, at the lower edge of any other one that is enlarged.
pub const BUTTONS: f32 = 60.0;
/// Space between the edge of an open board and what the camera shows, in CSS pixels.
const EDGE: f32 = 12.0;
/// CSS pixels per scene unit that the camera chooses on a growing board: tiles of 88 to 140 pixels.
const TILES: (f32, f32) = (0.88, 1.4);
/// The same on a phone: tiles of 60 to 96 pixels, so that a turn needs no second zoom for the places of one tile.
const TILES_ON_PHONE: (f32, f32) = (0.6, 0.96);
/// A space narrower or lower than this, in CSS pixels, is that of a phone.
const PHONE: (f32, f32) = (600.0, 420.0);
/// CSS pixels per scene unit of an open board that a person can choose.
const BY_HAND: (f32, f32) = (0.24, 2.6);
/// The largest zoom factor of a board of a fixed size.
const MAX_ZOOM: f32 = 6.0;
/// The size of a place, in CSS pixels, below which a finger does not hit it.
const FINGER: f32 = 36.0;
/// The size of an enlarged place, in CSS pixels.
const COMFORT: f32 = 48.0;
/// The distance from the middle of a place at which a finger still means it, in CSS pixels.
const TOUCH: f32 = 22.0;
/// The shares of the free space inside which an event is in view, and to which a pan brings what was not.
const MIDDLE: f32 = 0.8;
const INNER: f32 = 0.6;
/// A pan shorter than this, in CSS pixels, is not made.
const SHORTEST: f32 = 24.0;
/// CSS pixels per scene unit below which the places of one tile are too close to each other for a finger, and the scale
/// at which they are not.
const CLOSE: (f32, f32) = (0.6, 0.96);
/// The duration of a pan of 100 CSS pixels and the longest one, in milliseconds; a further pixel takes 0.25.
const GLIDE: (f32, f32) = (450.0, 600.0);
/// A change of the space by a larger share is a rotation of the device or another layout.
const ROTATED: f32 = 0.2;

/// The space of a board on the page, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Viewport {
    pub width: f32,
    pub height: f32,
    /// Height at the upper edge that the prompt covers.
    pub top: f32,
    /// Height at the lower edge that a panel or the tray covers.
    pub bottom: f32,
}

impl Viewport {
    /// Returns whether this is the space of a phone, where panels lie over an open board.
    pub fn is_phone(self) -> bool {
        self.width < PHONE.0 || self.height < PHONE.1
    }
}

/// Source of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Chosen {
    #[default]
    ByRule,
    /// A place was enlarged for a finger: the view lasts until nothing is aimed at.
    Enlarged,
    /// A person zoomed or panned: the view lasts until their next turn.
    ByHand,
}

/// The place of a board in the window, in CSS pixels: that of the scene's origin, and a scene unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardPlace {
    pub scale: f64,
    pub left: f64,
    pub top: f64,
}

/// The visible part of a scene. A point of the scene is `scale` times its coordinates, plus `x` and `y`, from the upper
/// left corner of the viewport.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Camera {
    /// CSS pixels per scene unit; 0 until the space was measured.
    pub scale: f32,
    pub x: f32,
    pub y: f32,
    pub viewport: Viewport,
    chosen: Chosen,
    /// The turn for which the camera has zoomed, if it still goes on.
    turn: Option<usize>,
    /// The area that the camera was asked to come near to.
    near: Option<Area>,
    /// The view to which it returns from there.
    left: Option<LeftView>,
}

/// A scale, a position, and who chose them.
#[derive(Clone, Copy, PartialEq, Debug)]
struct LeftView {
    scale: f32,
    x: f32,
    y: f32,
    chosen: Chosen,
}

impl Camera {
    /// Returns the camera for a new space. A rotated device fits the board again; otherwise the middle stays.
    pub fn resized(self, scene: &Scene, viewport: Viewport) -> Self {
        let is_different = |a: f32, b: f32| (a - b).abs() > ROTATED * a.max(b);
        let (old, new) = (self.viewport, Self { viewport, ..self });
        if self.scale > 0.0 && (old.width, old.height) == (viewport.width, viewport.height) {
            // What covers an edge has changed: the board stays until something below it must be seen.
            return new;
        }
        if self.scale == 0.0
            || is_different(old.width, viewport.width)
            || is_different(old.height, viewport.height)
        {
            return new.fit(scene);
        }
        if !self.is_zoomed(scene) {
            return new.whole(scene);
        }
        let (dx, dy) = ((viewport.width - old.width) / 2.0, (viewport.height - old.height) / 2.0);
        Self { x: self.x + dx, y: self.y + dy, ..new }.kept(scene)
    }

    /// Returns the camera for a changed scene. `turn` tells the turns of the people at the device apart; `None` while
    /// a computer decides.
    pub fn settled(self, scene: &Scene, turn: Option<usize>) -> Self {
        self.returned(scene, turn).in_turn(scene, turn).come_near(scene, turn)
    }

    /// Brings the tile whose places must be told apart into view, once: nothing may cover it.
    fn come_near(self, scene: &Scene, turn: Option<usize>) -> Self {
        match scene.close_area.filter(|area| turn.is_some() && self.near != Some(*area)) {
            Some(area) => Self { near: Some(area), ..self.shifted(scene, area, 1.0) },
            None => self,
        }
    }

    fn near_to(self, scene: &Scene, area: Area) -> Self {
        let Self { scale, x, y, chosen, .. } = self;
        let left = self.left.or(Some(LeftView { scale, x, y, chosen }));
        let near = Self { scale: CLOSE.1, near: Some(area), left, chosen: Chosen::ByRule, ..self };
        near.centred(scene, area).clamped(scene, 0.0)
    }

    /// Returns to the view from which the camera came near to a tile: at the next turn, or when a legal place is out of
    /// view, but not while something is aimed at. What a finger has just touched stays below it.
    fn returned(self, scene: &Scene, turn: Option<usize>) -> Self {
        let goes_on = turn.is_none()
            || aimed(scene).is_some()
            || self.turn == turn && legal(scene).all(|place| self.shows(scene, inner(place)));
        if scene.close_area.is_some() || self.left.is_none() || goes_on {
            return Self { near: self.near.filter(|_| scene.close_area.is_some()), ..self };
        }
        let now = Self { near: None, left: None, ..self };
        self.left
            .map_or(now, |LeftView { scale, x, y, chosen }| Self { scale, x, y, chosen, ..now }.kept(scene))
    }

    /// Follows a change of the scene within a turn, or at the beginning of one.
    fn in_turn(self, scene: &Scene, turn: Option<usize>) -> Self {
        let is_done = self.chosen == Chosen::Enlarged && aimed(scene).is_none();
        let now = if is_done { self.whole(scene) } else { self };
        let is_watching = turn.is_none() && scene.open;
        let next = now.follow(scene, if is_watching { MIDDLE } else { 1.0 });
        if turn.is_none() {
            return Self { turn, ..next };
        }
        if self.turn == turn || !decides(scene) && scene.default_area.is_none() {
            return next;
        }
        let near = self.is_by_hand() || self.part(scene).is_none() || now.is_zoomed(scene);
        let right = near && legal(scene).all(|place| next.shows(scene, inner(place)));
        let next = if right { next } else { self.fit(scene) };
        Self { chosen: Chosen::ByRule, turn, ..next }
    }

    /// Returns the camera for a changed scene of an open board where nobody decides at this device: all of the board
    /// stays in view. A view chosen by hand lasts until the next turn.
    pub fn watched(self, scene: &Scene, turn: Option<usize>) -> Self {
        let goes_on = self.turn == turn;
        let now = Self { turn, near: None, left: None, ..self };
        if now.is_by_hand() && !goes_on {
            return Self { chosen: Chosen::ByRule, ..now }.with_all(scene);
        }
        now.with_all(scene)
    }

    /// Zooms out if a part of an open board is out of view. A growing board gets room for the next tiles.
    pub fn with_all(self, scene: &Scene) -> Self {
        if self.is_by_hand() || self.shows(scene, bounds(scene)) {
            return self;
        }
        let whole = self.whole(scene);
        if !scene.grows() {
            return whole;
        }
        let [left, top, right, bottom] = bounds(scene);
        let grown = [left - TILE, top - TILE, right + TILE, bottom + TILE];
        let scale = scale_for(grown, whole.free(scene)).min(whole.scale);
        Self { scale, ..whole }.centred(scene, grown)
    }

    /// Returns the camera for a step of a replay of a growing board: zooms out like [`Self::with_all`], but not below
    /// the least scale of play. From there on it only pans. A view chosen by hand lasts until the next step.
    pub fn replayed(self, scene: &Scene, step: Option<usize>) -> Self {
        let chosen = if self.turn == step { self.chosen } else { Chosen::ByRule };
        let now = Self { chosen, turn: step, ..self };
        let ((least, most), all) = (now.range(scene), now.with_all(scene));
        match () {
            () if now.scale > most || now.scale <= least => now,
            () if all.scale >= least => all,
            () => {
                let [left, top, right, bottom] = now.free(scene);
                let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
                let factor = least / now.scale;
                let (x, y) = (x - (x - now.x) * factor, y - (y - now.y) * factor);
                Self { scale: least, x, y, ..now }.clamped(scene, 0.0)
            }
        }
    }

    /// Fits the whole board into the free space.
    pub fn whole(self, scene: &Scene) -> Self {
        let scale = self.whole_scale(scene);
        Self { scale, chosen: Chosen::ByRule, ..self }.centred(scene, bounds(scene))
    }

    /// Fits the whole board because a person wants to see it.
    pub fn whole_by_hand(self, scene: &Scene) -> Self {
        Self { chosen: Chosen::ByHand, left: None, ..self.whole(scene) }
    }

    /// Zooms for a turn: to the whole board if it is large enough, else to the legal places.
    pub fn fit(self, scene: &Scene) -> Self {
        let whole = self.whole(scene);
        if !scene.open {
            return whole.near(scene);
        }
        let (least, most) = self.range(scene);
        if !scene.grows() && whole.scale >= least {
            return whole;
        }
        // A growing board gets room for the next tiles, so that it need not zoom again soon.
        let [left, top, right, bottom] = bounds(scene);
        let grown = [left - TILE, top - TILE, right + TILE, bottom + TILE];
        let areas = [grown, bounds(scene)].into_iter().filter(|_| scene.grows());
        let places = if decides(scene) { wanted(scene) } else { Vec::new() };
        let round =
            scene.interest_area.into_iter().zip(places.first()).map(|(area, first)| around(area, *first));
        for area in areas.chain(round).chain(places.iter().copied()) {
            let scale = scale_for(area, whole.free(scene));
            if scale >= least {
                let near = Self { scale: scale.min(most), ..whole };
                return near.centred(scene, area).clamped(scene, 0.0);
            }
        }
        let near = Self { scale: least, ..whole };
        near.centred(scene, near.cluster(scene)).clamped(scene, 0.0)
    }

    /// Pans to what must be seen and is outside a `share` of the free space: the aimed place with its reach, else the
    /// legal places with the last event. A view chosen by hand only follows an aimed place.
    pub fn follow(self, scene: &Scene, share: f32) -> Self {
        if let Some(place) = aimed(scene) {
            // What a finger has just touched stays below it as long as its middle is visible. A computer's aim is
            // followed by an event on the same tile.
            let tile = tile_at(middle(square(place)));
            let here = if share < 1.0 { tile } else { inner(place) };
            let all = scene.aimed_area.map_or(here, |area| around(here, area));
            let is_whole = !self.is_by_hand() && self.fits(scene, all, share);
            return self.shifted(scene, if is_whole { all } else { here }, share);
        }
        if self.is_by_hand() {
            return self;
        }
        let areas = wanted(scene);
        let fits = areas.iter().copied().find(|area| !scene.open || self.fits(scene, *area, 1.0));
        let some_seen = legal(scene).any(|place| self.shows(scene, inner(place)));
        let area = match fits {
            None if areas.is_empty() => return self,
            None if some_seen => tile(scene),
            None => Some(self.cluster(scene)),
            fits => fits,
        };
        area.map_or(self, |area| self.shifted(scene, area, share))
    }

    /// Pans so that something can be shown in an area. A view chosen by hand stays.
    pub fn pan_to(self, scene: &Scene, area: Area) -> Self {
        if self.is_by_hand() { self } else { self.shifted(scene, area, MIDDLE) }
    }

    /// Pans to an area that a key or a tutorial goes to, if it is not wholly in view.
    pub fn reveal(self, scene: &Scene, area: Area) -> Self {
        self.shifted(scene, area, 1.0)
    }

    /// Centres the nearest legal place beyond an edge.
    pub fn go_beyond(self, scene: &Scene, side: usize) -> Self {
        let Viewport { width, height, .. } = self.viewport;
        let far = |place: &&Place| {
            let (x, y) = self.middle_of(place);
            (x - width / 2.0).hypot(y - height / 2.0)
        };
        let out = legal(scene).filter(|place| self.beyond(scene, place) == Some(side));
        let Some(place) = out.min_by(|a, b| far(a).total_cmp(&far(b))) else { return self };
        Self { chosen: Chosen::ByHand, left: None, ..self.centred(scene, square(place)).kept(scene) }
    }

    /// Zooms by a factor around a point of the viewport, in CSS pixels.
    pub fn zoom_by(self, scene: &Scene, (x, y): (f32, f32), factor: f32) -> Self {
        let whole = self.whole_scale(scene);
        let (least, most) = if scene.grows() { BY_HAND } else { (whole, MAX_ZOOM * whole) };
        let scale = (self.scale * factor).min(most).max(least.min(whole));
        let real = scale / self.scale;
        let (x, y) = (x - (x - self.x) * real, y - (y - self.y) * real);
        Self { scale, x, y, chosen: Chosen::ByHand, left: None, ..self }.kept(scene)
    }

    /// Pans by a distance in CSS pixels. A board that does not grow and is shown whole does not move.
    pub fn pan_by(self, scene: &Scene, (dx, dy): (f32, f32)) -> Self {
        if !scene.grows() && !self.is_zoomed(scene) {
            return self;
        }
        Self { x: self.x + dx, y: self.y + dy, chosen: Chosen::ByHand, left: None, ..self }.kept(scene)
    }

    /// Zooms in on a place that is too small for a finger: of a fixed board, or on the tile of an open one whose places
    /// must be told apart. `None` if there is no need, as for a legal place far from all others.
    pub fn enlarge(self, scene: &Scene, place: &Place) -> Option<Self> {
        let small = scene.close_area.filter(|_| self.scale < CLOSE.0 && place.light != Light::Aimed);
        if let Some(area) = small.filter(|area| holds(*area, inner(place))) {
            return Some(self.near_to(scene, area));
        }
        let small = self.is_small(scene, place) && !self.is_alone(scene, place);
        // An open board stays there, as it is shown when a person has not chosen to see all of it.
        let (scale, chosen) = if scene.open {
            (scene.readable_scale, Chosen::ByRule)
        } else {
            ((COMFORT / place.size).min(MAX_ZOOM * self.whole_scale(scene)), Chosen::Enlarged)
        };
        small.then(|| Self { scale, chosen, ..self }.centred(scene, square(place)).kept(scene))
    }

    /// Returns whether a place of a board that does not grow is too small for a finger, in a view that nobody has
    /// chosen.
    fn is_small(&self, scene: &Scene, place: &Place) -> bool {
        let chosen = self.chosen != Chosen::ByRule && self.is_zoomed(scene);
        !scene.grows() && place.size * self.scale < FINGER && !chosen
    }

    /// Returns whether the surroundings of a legal place that a finger hits contain no other legal place.
    fn is_alone(&self, scene: &Scene, place: &Place) -> bool {
        let (x, y) = self.middle_of(place);
        let near = |other: &Place| {
            let middle = self.middle_of(other);
            other.spot != place.spot && (middle.0 - x).hypot(middle.1 - y) < 2.0 * TOUCH
        };
        meant(scene).any(|other| other.spot == place.spot) && !meant(scene).any(near)
    }

    /// Returns the place that a tap on another one means: a finger also hits the nearest legal one of small ones.
    pub fn meant_by<'a>(&self, scene: &'a Scene, place: &'a Place, at: (f32, f32)) -> &'a Place {
        let near = Some(at).filter(|_| scene.open || self.is_small(scene, place));
        near.and_then(|at| self.touched(scene, at)).unwrap_or(place)
    }

    /// Returns the legal place that a finger means: the nearest one in reach of the point, in CSS pixels.
    pub fn touched<'a>(&self, scene: &'a Scene, (x, y): (f32, f32)) -> Option<&'a Place> {
        let far = |place: &Place| {
            let middle = self.middle_of(place);
            (middle.0 - x).hypot(middle.1 - y)
        };
        let near = meant(scene).filter(|place| far(place) <= TOUCH.max(place.size * self.scale / 2.0));
        near.min_by(|a, b| far(a).total_cmp(&far(b)))
    }

    /// Returns the duration of the movement from another camera, in milliseconds; 0 if nothing moves.
    pub fn glide_from(&self, old: &Self) -> u32 {
        let far = (self.x - old.x).hypot(self.y - old.y);
        match () {
            () if self.scale != old.scale => GLIDE.1 as u32,
            () if far == 0.0 => 0,
            () => (GLIDE.0 + 0.25 * (far - 100.0).max(0.0)).min(GLIDE.1) as u32,
        }
    }

    /// Returns whether the view differs from the whole board.
    pub fn is_zoomed(&self, scene: &Scene) -> bool {
        let whole = self.whole(scene);
        let moved = (self.x - whole.x).abs().max((self.y - whole.y).abs()) > 1.0;
        (self.scale / whole.scale - 1.0).abs() > 0.01 || scene.open && moved
    }

    /// Returns an area of the scene in the viewport, in CSS pixels.
    pub fn visible(&self, [left, top, right, bottom]: Area) -> Area {
        let (x, y) = (|at: f32| at * self.scale + self.x, |at: f32| at * self.scale + self.y);
        [x(left), y(top), x(right), y(bottom)]
    }

    /// Returns where the board is at rest, also while the page still moves there, given the left upper corner of the
    /// viewport.
    pub fn place(&self, left: f64, top: f64) -> BoardPlace {
        let (x, y) = (f64::from(self.x), f64::from(self.y));
        BoardPlace { scale: f64::from(self.scale), left: left + x, top: top + y }
    }

    /// Returns the edge that the middle of a place is beyond: 0 left, 1 right, where the buttons are, 2 above, 3 below.
    pub fn beyond(&self, scene: &Scene, place: &Place) -> Option<usize> {
        let (x, y) = self.middle_of(place);
        let right = self.viewport.width - side_buttons(scene);
        let Viewport { top, bottom, height, .. } = self.viewport;
        let out = [-x, x - right, top - y, y - (height - bottom)];
        let most = (0..4).max_by(|a, b| out[*a].total_cmp(&out[*b]))?;
        (out[most] > 0.0).then_some(most)
    }

    fn is_by_hand(&self) -> bool {
        self.chosen == Chosen::ByHand
    }

    /// Returns the turn for which it was set, while that goes on.
    pub fn turn(&self) -> Option<usize> {
        self.turn
    }

    fn middle_of(&self, place: &Place) -> (f32, f32) {
        let half = place.size / 2.0;
        ((place.x + half) * self.scale + self.x, (place.y + half) * self.scale + self.y)
    }

    fn whole_scale(&self, scene: &Scene) -> f32 {
        let Viewport { width, height, top, .. } = self.viewport;
        let free = if scene.grows() { self.free(scene) } else { [0.0, top, width, height] };
        let scale = scale_for(bounds(scene), free);
        if scene.open { scale.min(TILES.1) } else { scale }
    }

    /// Returns the scales that the camera chooses on an open board.
    fn range(&self, scene: &Scene) -> (f32, f32) {
        match () {
            () if !scene.grows() => (scene.readable_scale, scene.readable_scale),
            () if self.viewport.is_phone() => TILES_ON_PHONE,
            () => TILES,
        }
    }

    /// Returns the part of the viewport that nothing covers.
    fn free(&self, scene: &Scene) -> Area {
        let Viewport { width, height, top, bottom } = self.viewport;
        let whole =
            !scene.grows() && self.scale <= 1.01 * scale_for(bounds(scene), [0.0, top, width, height]);
        match () {
            () if whole => [0.0, top, width, height],
            () if scene.default_area.is_some() || scene.free_corners => [0.0, top, width - BUTTONS, height],
            () if !scene.open => [0.0, top, width, height - BUTTONS],
            () => [EDGE, top + EDGE, width - side_buttons(scene), height - bottom - EDGE],
        }
    }

    /// Returns the part of a fixed board that a phone shows: the window of the scene unless the whole board is
    /// readable, or the area of places that are too small for a finger.
    fn part(&self, scene: &Scene) -> Option<Area> {
        let whole = self.whole_scale(scene);
        let is_readable = scene.readable_scale > 0.0 && whole >= scene.readable_scale;
        let is_small = finest(scene).is_some_and(|size| size * whole < FINGER);
        let window = scene.default_area.filter(|_| !is_readable);
        let part = window.or(scene.interest_area.filter(|_| is_small));
        part.filter(|_| !scene.open && self.viewport.is_phone())
    }

    /// Goes near to the part of a fixed board that should be shown.
    fn near(self, scene: &Scene) -> Self {
        let Some(part) = self.part(scene) else { return self };
        // Not so near that a few fields fill the space.
        let most = finest(scene).map_or(MAX_ZOOM * self.scale, |size| 1.25 * COMFORT / size);
        let enlarged = Self { scale: 1.02 * self.scale, ..self };
        let scale =
            scale_for(part, enlarged.free(scene)).min(most).min(MAX_ZOOM * self.scale).max(self.scale);
        Self { scale, ..self }.centred(scene, part).clamped(scene, 0.0)
    }

    fn shows(&self, scene: &Scene, area: Area) -> bool {
        let ([left, top, right, bottom], free) = (self.visible(area), self.free(scene));
        left >= free[0] - 1.0 && top >= free[1] - 1.0 && right <= free[2] + 1.0 && bottom <= free[3] + 1.0
    }

    /// Returns whether an area fits into a share of the free space at this scale.
    fn fits(&self, scene: &Scene, area: Area, share: f32) -> bool {
        self.scale <= share * scale_for(area, self.free(scene)) * 1.01
    }

    /// Returns the area with most of the legal places that fit together at this scale; the one nearest to the last
    /// event among equals. A growing board shows the tile of that event with them if more than half as many fit beside
    /// it.
    fn cluster(&self, scene: &Scene) -> Area {
        let most = self.cluster_with(scene, None);
        let event = tile(scene).filter(|_| scene.grows());
        let beside = event.and_then(|_| self.cluster_with(scene, event));
        match (beside, most) {
            (Some((some, area)), Some((most, _))) if 2 * some > most => area,
            (_, Some((_, area))) => area,
            _ => tile(scene).unwrap_or(bounds(scene)),
        }
    }

    /// Returns the greatest number of legal places that fit together with an area at this scale, and the area of all of
    /// them. `None` if none fits.
    fn cluster_with(&self, scene: &Scene, with: Option<Area>) -> Option<(usize, Area)> {
        let free = self.free(scene);
        let (width, height) = ((free[2] - free[0]) / self.scale, (free[3] - free[1]) / self.scale);
        let focus = scene.focus.unwrap_or(middle(bounds(scene)));
        let near = |place: &Place| {
            let wanted = with.map_or(square(place), |with| around(with, square(place)));
            let (x, y) = middle(wanted);
            let window = [x - width / 2.0, y - height / 2.0, x + width / 2.0, y + height / 2.0];
            let inside = meant(scene).map(square).filter(|area| holds(window, *area));
            let (count, (x, y)) = (inside.clone().count(), middle(square(place)));
            let area = inside.chain(with).reduce(around).unwrap_or(window);
            (with.is_none() || holds(window, wanted)).then_some((
                count,
                (x - focus.0).hypot(y - focus.1),
                area,
            ))
        };
        let better = |a: &(usize, f32, Area), b: &(usize, f32, Area)| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1));
        meant(scene).filter_map(near).max_by(better).map(|(count, _, area)| (count, area))
    }

    fn centred(self, scene: &Scene, area: Area) -> Self {
        let ((x, y), free) = (middle(area), self.free(scene));
        let x = (free[0] + free[2]) / 2.0 - x * self.scale;
        Self { x, y: (free[1] + free[3]) / 2.0 - y * self.scale, ..self }
    }

    /// Pans by the least distance that brings an area to the inner part of the free space, unless it is inside `share`
    /// of it.
    fn shifted(self, scene: &Scene, area: Area, share: f32) -> Self {
        let (seen, all, free) = (self.visible(area), self.visible(bounds(scene)), self.free(scene));
        let along = |axis: usize| {
            let (begin, end) = (free[axis], free[axis + 2]);
            let part = |share: f32| {
                let cut = (end - begin) * (1.0 - share) / 2.0;
                (begin + cut, end - cut)
            };
            let (from, to) = (seen[axis], seen[axis + 2]);
            let inside = |(begin, end): (f32, f32)| from >= begin - 1.0 && to <= end + 1.0;
            let long = to - from > (end - begin) * share;
            // Everything in this direction is visible.
            let whole = all[axis] >= begin - 1.0 && all[axis + 2] <= end + 1.0;
            if whole || inside(part(share)) || long && inside((begin, end)) {
                return 0.0;
            }
            let (first, last) = part(INNER);
            if to - from > last - first {
                (begin + end - from - to) / 2.0
            } else {
                outside(from, to, first, last)
            }
        };
        let (dx, dy) = (along(0), along(1));
        let moved = Self { x: self.x + dx, y: self.y + dy, ..self }.clamped(scene, 0.0);
        let next = Self {
            x: if dx == 0.0 { self.x } else { moved.x },
            y: if dy == 0.0 { self.y } else { moved.y },
            ..self
        };
        if (next.x - self.x).hypot(next.y - self.y) < SHORTEST { self } else { next }
    }

    /// Keeps a board that was moved by hand in view: of a growing one, a third of the space may stay empty.
    fn kept(self, scene: &Scene) -> Self {
        if !scene.grows() && self.scale <= 1.01 * self.whole_scale(scene) {
            return Self { chosen: self.chosen, ..self.whole(scene) };
        }
        self.clamped(scene, if scene.grows() { 1.0 / 3.0 } else { 0.0 })
    }

    /// Keeps a board within its free space or, if it is larger, over all of it, but for a share of the viewport.
    fn clamped(self, scene: &Scene, slack: f32) -> Self {
        let (free, all) = (self.free(scene), bounds(scene));
        let held = |at: f32, axis: usize, long: f32| {
            let (least, most) =
                (free[axis + 2] - all[axis + 2] * self.scale, free[axis] - all[axis] * self.scale);
            if !scene.grows() && least > most {
                return (least + most) / 2.0;
            }
            at.min(least.max(most) + slack * long).max(least.min(most) - slack * long)
        };
        let Viewport { width, height, .. } = self.viewport;
        Self { x: held(self.x, 0, width), y: held(self.y, 1, height), ..self }
    }
}
