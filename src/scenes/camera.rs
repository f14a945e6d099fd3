//! The camera of a board: which part of a scene is visible, and when that changes. The browser only measures the
//! space and sets the transform, so that the rules here are tested natively.
//!
//! 1. The camera zooms at most once a turn: when the first legal places of a turn are lit, and only if they do not
//!    all fit as it is. If they fit at no allowed scale, it shows most of them; signs at the edges count the rest.
//! 2. Otherwise it pans, by the least distance, and only if what must be seen is out of view.
//! 3. A view chosen by hand stays until the next turn begins.
//! 4. A board that is visible as a whole stays where it is.
//! 5. For a step with several places on one tile, such as its roads and fields, the camera comes near to a tile that is
//!    too small for a finger, unless the view was chosen by hand. It returns at the next turn, or before if a legal
//!    place is out of view.

mod area;

pub use self::area::{Area, TILE, aimed, legal, meant, side_buttons, square, tile};
use self::area::{
    around, bounds, decides, finest, holds, inner, middle, outside, scale_for, tile_at, wanted,
};
use super::{Light, Place, Scene};

/// Space, in CSS pixels, of the buttons over a board: at the right edge of an open one, at the lower edge of an
/// enlarged fixed one.
pub const BUTTONS: f32 = 60.0;
/// Space between the edge of an open board and what the camera shows, in CSS pixels.
const EDGE: f32 = 12.0;
/// CSS pixels per scene unit that the camera chooses on a growing board: tiles of 88 to 140 pixels.
const TILES: (f32, f32) = (0.88, 1.4);
/// The same on a phone: tiles of 56 to 96 pixels.
const TILES_ON_PHONE: (f32, f32) = (0.56, 0.96);
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
        let differs = |a: f32, b: f32| (a - b).abs() > ROTATED * a.max(b);
        let (old, new) = (self.viewport, Self { viewport, ..self });
        if self.scale > 0.0 && (old.width, old.height) == (viewport.width, viewport.height) {
            // What covers an edge has changed: the board stays until something below it must be seen.
            return new;
        }
        if self.scale == 0.0 || differs(old.width, viewport.width) || differs(old.height, viewport.height) {
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

    /// Comes near to the tile whose places must be told apart, once, if it is too small.
    fn come_near(self, scene: &Scene, turn: Option<usize>) -> Self {
        let Some(area) = scene.close_area.filter(|area| turn.is_some() && self.near != Some(*area)) else {
            return self;
        };
        if self.scale >= CLOSE.0 || self.is_by_hand() {
            // Nothing may cover it.
            return Self { near: Some(area), ..self.shifted(scene, area, 1.0) };
        }
        self.near_to(scene, area)
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
        let ends = self.chosen == Chosen::Enlarged && aimed(scene).is_none();
        let now = if ends { self.whole(scene) } else { self };
        let watches = turn.is_none() && scene.open;
        let next = now.follow(scene, if watches { MIDDLE } else { 1.0 });
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
        if scene.readable_scale.1 > 0.0 {
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
        if scene.readable_scale.1 > 0.0 && whole.scale >= least {
            return whole;
        }
        // A growing board gets room for the next tiles, so that it need not zoom again soon.
        let [left, top, right, bottom] = bounds(scene);
        let grown = [left - TILE, top - TILE, right + TILE, bottom + TILE];
        let areas = [grown, bounds(scene)].into_iter().filter(|_| scene.readable_scale.1 == 0.0);
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
            let fits = !self.is_by_hand() && self.fits(scene, all, share);
            return self.shifted(scene, if fits { all } else { here }, share);
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
    pub fn look(self, scene: &Scene, area: Area) -> Self {
        if self.is_by_hand() { self } else { self.shifted(scene, area, MIDDLE) }
    }

    /// Pans to an area that a key or a lesson goes to, if it is not wholly in view.
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
        let (least, most) = if scene.open { BY_HAND } else { (whole, MAX_ZOOM * whole) };
        let scale = (self.scale * factor).min(most).max(least.min(whole));
        let real = scale / self.scale;
        let (x, y) = (x - (x - self.x) * real, y - (y - self.y) * real);
        Self { scale, x, y, chosen: Chosen::ByHand, left: None, ..self }.kept(scene)
    }

    /// Pans by a distance in CSS pixels. A fixed board that is shown whole does not move.
    pub fn pan_by(self, scene: &Scene, (dx, dy): (f32, f32)) -> Self {
        if !scene.open && !self.is_zoomed(scene) {
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
        let scale = (COMFORT / place.size).min(MAX_ZOOM * self.whole_scale(scene));
        small.then(|| {
            Self { scale, chosen: Chosen::Enlarged, ..self }.centred(scene, square(place)).kept(scene)
        })
    }

    /// Returns whether a place of a fixed board that is shown whole is too small for a finger.
    fn is_small(&self, scene: &Scene, place: &Place) -> bool {
        !scene.open && place.size * self.scale < FINGER && !self.is_zoomed(scene)
    }

    /// Returns whether the surroundings of a legal place that a finger hits contain no other legal place.
    fn is_alone(&self, scene: &Scene, place: &Place) -> bool {
        let (x, y) = self.middle_of(place);
        let near = |other: &Place| {
            let middle = self.middle_of(other);
            other.spot != place.spot && (middle.0 - x).hypot(middle.1 - y) < 2.0 * TOUCH
        };
        matches!(place.light, Light::Legal | Light::Aimed) && !meant(scene).any(near)
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

    /// Checks whether the view differs from the whole board.
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

    fn middle_of(&self, place: &Place) -> (f32, f32) {
        let half = place.size / 2.0;
        ((place.x + half) * self.scale + self.x, (place.y + half) * self.scale + self.y)
    }

    fn whole_scale(&self, scene: &Scene) -> f32 {
        let Viewport { width, height, top, .. } = self.viewport;
        let free = if scene.open { self.free(scene) } else { [0.0, top, width, height] };
        let scale = scale_for(bounds(scene), free);
        if scene.open { scale.min(TILES.1) } else { scale }
    }

    /// Returns the scales that the camera chooses on an open board.
    fn range(&self, scene: &Scene) -> (f32, f32) {
        match () {
            () if scene.readable_scale.1 > 0.0 => scene.readable_scale,
            () if self.viewport.is_phone() => TILES_ON_PHONE,
            () => TILES,
        }
    }

    /// Returns the part of the viewport that nothing covers.
    fn free(&self, scene: &Scene) -> Area {
        let Viewport { width, height, top, bottom } = self.viewport;
        let whole = !scene.open && self.scale <= 1.01 * scale_for(bounds(scene), [0.0, top, width, height]);
        match () {
            () if !scene.open && (whole || scene.default_area.is_some()) => [0.0, top, width, height],
            () if !scene.open => [0.0, top, width, height - BUTTONS],
            () if scene.free_corners => [0.0, top, width, height],
            () => [EDGE, top + EDGE, width - side_buttons(scene), height - bottom - EDGE],
        }
    }

    /// Returns the part of a fixed board that a phone shows: the window of the scene, or the area of places that are
    /// too small for a finger.
    fn part(&self, scene: &Scene) -> Option<Area> {
        let small = finest(scene).is_some_and(|size| size * self.whole_scale(scene) < FINGER);
        let part = scene.default_area.or(scene.interest_area.filter(|_| small));
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

    /// Checks whether an area fits into a share of the free space at this scale.
    fn fits(&self, scene: &Scene, area: Area, share: f32) -> bool {
        self.scale <= share * scale_for(area, self.free(scene)) * 1.01
    }

    /// Returns the area with most of the legal places that fit together at this scale; the one nearest to the last
    /// event among equals.
    fn cluster(&self, scene: &Scene) -> Area {
        let free = self.free(scene);
        let room = ((free[2] - free[0]) / self.scale, (free[3] - free[1]) / self.scale);
        let focus = scene.focus.unwrap_or(middle(bounds(scene)));
        let near = |place: &Place| {
            let (x, y) = middle(square(place));
            let window = [x - room.0 / 2.0, y - room.1 / 2.0, x + room.0 / 2.0, y + room.1 / 2.0];
            let inside = meant(scene).map(square).filter(|area| holds(window, *area));
            let count = inside.clone().count();
            let far = (x - focus.0).hypot(y - focus.1);
            (count, far, inside.reduce(around).unwrap_or(window))
        };
        let better = |a: &(usize, f32, Area), b: &(usize, f32, Area)| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1));
        let best = meant(scene).map(near).max_by(better);
        best.map_or(tile(scene).unwrap_or(bounds(scene)), |(_, _, area)| area)
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

    /// Keeps a board that was moved by hand in view: of an open one, a third of the space may stay empty.
    fn kept(self, scene: &Scene) -> Self {
        if !scene.open && self.scale <= 1.01 * self.whole_scale(scene) {
            return Self { chosen: self.chosen, ..self.whole(scene) };
        }
        self.clamped(scene, if scene.open { 1.0 / 3.0 } else { 0.0 })
    }

    /// Keeps a board within its free space or, if it is larger, over all of it, but for a share of the viewport.
    fn clamped(self, scene: &Scene, slack: f32) -> Self {
        let (free, all) = (self.free(scene), bounds(scene));
        let held = |at: f32, axis: usize, long: f32| {
            let (least, most) =
                (free[axis + 2] - all[axis + 2] * self.scale, free[axis] - all[axis] * self.scale);
            if !scene.open && least > most {
                return (least + most) / 2.0;
            }
            at.min(least.max(most) + slack * long).max(least.min(most) - slack * long)
        };
        let Viewport { width, height, .. } = self.viewport;
        Self { x: held(self.x, 0, width), y: held(self.y, 1, height), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLET: Viewport = Viewport { width: 860.0, height: 624.0, top: 0.0, bottom: 0.0 };
    const PHONE_SPACE: Viewport = Viewport { width: 400.0, height: 320.0, top: 0.0, bottom: 0.0 };

    fn place(spot: u32, (x, y): (f32, f32), size: f32, light: Light) -> Place {
        let (outline, label) = Default::default();
        let (badges, note) = Default::default();
        Place { spot, row: 0, column: 0, x, y, size, outline, label, light, badges, note }
    }

    fn legal_at(all: &[(f32, f32)]) -> Vec<Place> {
        all.iter().enumerate().map(|(n, at)| place(n as u32, *at, TILE, Light::Legal)).collect()
    }

    /// A growing board of 30 x 20 tiles, larger than any space.
    fn landscape(places: Vec<Place>, focus: (f32, f32)) -> Scene {
        Scene { width: 3000.0, height: 2000.0, open: true, focus: Some(focus), places, ..Scene::default() }
    }

    fn island(default_area: Option<Area>, interest_area: Option<Area>, light: Light) -> Scene {
        let places = vec![place(0, (900.0, 100.0), 50.0, light)];
        Scene { width: 1000.0, height: 800.0, default_area, interest_area, places, ..Scene::default() }
    }

    fn placed(scene: &Scene, viewport: Viewport) -> Camera {
        Camera::default().resized(scene, viewport)
    }

    #[test]
    fn a_fixed_board_comes_near_to_what_is_too_small_for_a_finger_on_a_phone() {
        let corner = Some([800.0, 0.0, 1000.0, 200.0]);
        let at = |scene: &Scene| {
            let camera = placed(scene, PHONE_SPACE);
            (camera.scale, camera.x.round(), camera.y.round())
        };
        let whole = (0.4, 0.0, 0.0);
        // 60 pixels for the places; nothing beyond the edge is shown.
        assert_eq!(at(&island(None, corner, Light::Legal)), (1.2, -800.0, 0.0));
        let below = island(None, Some([800.0, 600.0, 1000.0, 800.0]), Light::Legal);
        assert_eq!(at(&below), (1.2, -800.0, -700.0), "free of the buttons");
        assert_eq!(at(&island(None, corner, Light::Plain)), whole, "nothing is to be touched there");
        assert_eq!(at(&island(None, None, Light::Legal)), whole);
        // A window on a part shows it, whether something is lit there or not.
        assert_eq!(at(&island(corner, None, Light::Plain)), (1.6, -1200.0, 0.0));
        assert_eq!(placed(&island(corner, corner, Light::Legal), TABLET).scale, 0.78, "whole on a tablet");
        // An enlarged place is shown until it is no longer aimed at.
        let mut board = island(None, None, Light::Legal);
        board.places.push(place(1, (850.0, 100.0), 50.0, Light::Legal));
        let enlarged = placed(&board, PHONE_SPACE).enlarge(&board, &board.places[0]).expect("20 pixels");
        assert_eq!((enlarged.scale, enlarged.enlarge(&board, &board.places[0])), (0.96, None));
        let aimed = enlarged.settled(&island(None, None, Light::Aimed), Some(1));
        assert_eq!((aimed.scale, aimed.settled(&board, Some(1)).scale), (0.96, 0.4));
        // A second decision only pans.
        let first = placed(&island(None, corner, Light::Legal), PHONE_SPACE).settled(&below, Some(1));
        assert_eq!((first.scale, first.x), (1.2, -800.0));
        assert!(first.y < 0.0);
    }

    /// 44 pixels around a legal place belong to it if no other one needs them.
    #[test]
    fn a_finger_hits_a_small_place_of_a_fixed_board_that_is_far_from_others() {
        let mut board = island(None, None, Light::Legal);
        board.places.push(place(1, (740.0, 100.0), 50.0, Light::Legal));
        board.places.push(place(2, (850.0, 100.0), 50.0, Light::Plain));
        let camera = placed(&board, PHONE_SPACE);
        assert_eq!(camera.scale, 0.4);
        let [legal, _, plain] = &board.places[..] else { panic!("three places") };
        assert_eq!(camera.enlarge(&board, legal), None, "64 pixels away");
        assert!(camera.enlarge(&board, plain).is_some());
        let (x, y) = camera.middle_of(legal);
        assert_eq!(camera.meant_by(&board, plain, (x - 18.0, y)).spot, 0);
        assert_eq!(camera.meant_by(&board, plain, (x - 23.0, y)).spot, 2);
    }

    #[test]
    fn who_watches_has_all_of_a_growing_board_in_view() {
        let land = |wide: f32, high: f32| Scene {
            width: wide * TILE,
            height: high * TILE,
            open: true,
            ..Scene::default()
        };
        for viewport in [TABLET, PHONE_SPACE] {
            let mut camera = placed(&land(1.0, 1.0), viewport);
            for n in 1..=30 {
                let scene = land(n as f32, 1.0 + (n / 2) as f32);
                camera = camera.watched(&scene, Some(n));
                assert!(camera.shows(&scene, bounds(&scene)), "{n} tiles: {camera:?}");
            }
            let scales = (4..=12).map(|n| camera.with_all(&land(n as f32, 2.0)).scale);
            assert!(scales.into_iter().all(|scale| scale == camera.scale), "it zooms out only");
        }
        // A view chosen by hand lasts until the next turn, and the space of the board may change.
        let scene = land(9.0, 6.0);
        let camera = placed(&scene, TABLET).watched(&scene, Some(1)).zoom_by(&scene, (10.0, 10.0), 2.0);
        assert!(!camera.shows(&scene, bounds(&scene)));
        assert_eq!(camera.watched(&scene, Some(1)), camera);
        let next = camera.watched(&scene, Some(2));
        assert!(next.shows(&scene, bounds(&scene)) && next.scale < camera.scale, "{next:?}");
        let turned = next.resized(&scene, PHONE_SPACE).with_all(&scene);
        assert!(turned.shows(&scene, bounds(&scene)), "{turned:?}");
    }

    #[test]
    fn a_replay_zooms_out_to_the_scale_of_play_and_then_pans() {
        let small = Scene { width: 300.0, height: 300.0, ..landscape(Vec::new(), (150.0, 150.0)) };
        let large = landscape(Vec::new(), (1500.0, 1000.0));
        let begins = placed(&small, TABLET).replayed(&small, Some(0));
        assert!(begins.scale > 1.1, "{begins:?}");
        let later = begins.replayed(&large, Some(1));
        assert_eq!(later.scale, 0.88);
        let panned = later.look(&large, [2800.0, 1800.0, 2900.0, 1900.0]);
        assert!(panned.x < later.x && panned.scale == later.scale, "{panned:?}");
        assert_eq!(panned.replayed(&large, Some(2)).x, panned.x, "it stays");
        let mine = panned.zoom_by(&large, (430.0, 312.0), 3.0).replayed(&large, Some(1));
        assert_eq!(mine.look(&large, [0.0, 0.0, 100.0, 100.0]), mine, "the person's view wins");
        let next = mine.replayed(&large, Some(3));
        assert_eq!(next.scale, mine.scale);
        assert!(next.look(&large, [0.0, 0.0, 100.0, 100.0]).x > mine.x, "until the next step");
    }

    #[test]
    fn a_turn_begins_with_the_legal_places_in_view() {
        let scene = landscape(legal_at(&[(1000.0, 1000.0), (1400.0, 1300.0)]), (1050.0, 1050.0));
        let camera = placed(&scene, TABLET).settled(&scene, Some(0));
        assert!((0.88..=1.4).contains(&camera.scale), "{camera:?}");
        let later = landscape(legal_at(&[(1700.0, 1000.0)]), (1750.0, 1050.0));
        let panned = camera.settled(&later, Some(0));
        assert!(panned.scale == camera.scale && panned.x < camera.x, "the turn goes on");
        let far = landscape(legal_at(&[(200.0, 200.0), (1300.0, 300.0)]), (250.0, 250.0));
        assert_eq!(panned.settled(&far, Some(0)).scale, camera.scale);
        assert_eq!(panned.settled(&far, None).settled(&far, Some(0)).scale, 0.88, "a new turn");
    }

    #[test]
    fn most_of_what_does_not_fit_is_shown() {
        let all = [(0.0, 0.0), (2000.0, 900.0), (2200.0, 1000.0), (2900.0, 1900.0)];
        let scene = landscape(legal_at(&all), (50.0, 50.0));
        let camera = placed(&scene, TABLET).settled(&scene, Some(0));
        let sides: Vec<_> = scene.places.iter().map(|place| camera.beyond(&scene, place)).collect();
        assert_eq!((camera.scale, &sides[..]), (0.88, &[Some(0), None, None, Some(3)][..]));
        let gone = camera.go_beyond(&scene, 3);
        assert_eq!(gone.beyond(&scene, &scene.places[3]), None);
        assert_eq!(gone.settled(&scene, Some(0)), gone, "a person went there");
    }

    #[test]
    fn a_pan_is_made_for_what_is_near_the_edge_and_as_short_as_possible() {
        let scene = landscape(Vec::new(), (1500.0, 1000.0));
        let start = Camera { scale: 1.0, x: -1100.0, y: -700.0, viewport: TABLET, ..Camera::default() };
        // The free space is 12 to 800 pixels wide: its middle 80 % end at 721, its middle 60 % at 642.
        let seen = |right: f32| start.look(&scene, [1500.0, 1000.0, 1100.0 + right, 1100.0]);
        assert_eq!(seen(720.0), start);
        assert!((start.x - seen(760.0).x - 117.6).abs() < 0.1, "{:?}", seen(760.0));
        assert_eq!(seen(760.0).glide_from(&start), 454);
        assert_eq!(seen(760.0).y, start.y);
        assert_eq!(start.reveal(&scene, [1500.0, 1000.0, 1860.0, 1100.0]), start, "it is in view");
        let near = Camera { x: start.x + 5.0, ..start };
        assert_eq!((start.glide_from(&start), near.glide_from(&start)), (0, 450));
        assert_eq!(Camera { x: 2000.0, ..start }.glide_from(&start), 600);
        let by_hand = start.pan_by(&scene, (5.0, 0.0));
        assert_eq!(by_hand.look(&scene, [2500.0, 0.0, 2600.0, 100.0]), by_hand, "the person's view wins");
    }

    #[test]
    fn a_view_chosen_by_hand_stays_until_something_legal_is_out_of_it() {
        let scene = landscape(legal_at(&[(1000.0, 1000.0)]), (1050.0, 1050.0));
        let camera = placed(&scene, TABLET).settled(&scene, Some(0)).zoom_by(&scene, (430.0, 312.0), 0.5);
        let mine = camera.pan_by(&scene, (30.0, 0.0));
        assert_eq!((mine.scale, mine.x), (camera.scale, camera.x + 30.0));
        let later = landscape(legal_at(&[(2900.0, 1000.0)]), (2950.0, 1050.0));
        assert_eq!(mine.settled(&later, Some(0)), mine, "the same turn");
        let next = mine.settled(&scene, None).settled(&scene, Some(0));
        assert_eq!((next.scale, next.x), (mine.scale, mine.x), "all is in view");
        assert!(mine.settled(&later, None).settled(&later, Some(0)).scale >= 0.88);
    }

    #[test]
    fn the_camera_comes_near_to_a_small_tile_once_a_turn() {
        let tile = [1000.0, 1000.0, 1100.0, 1100.0];
        let far = legal_at(&[(1000.0, 1000.0), (2900.0, 1900.0)]);
        let plain = landscape(far, (1050.0, 1050.0));
        let step = Scene { close_area: Some(tile), ..landscape(Vec::new(), (1050.0, 1050.0)) };
        let rest = landscape(Vec::new(), (1050.0, 1050.0));
        let tablet = placed(&plain, TABLET).settled(&plain, Some(0));
        assert_eq!(tablet.settled(&step, Some(0)).scale, tablet.scale, "its tiles are large enough");
        let phone = placed(&plain, PHONE_SPACE).settled(&plain, Some(0));
        assert_eq!(phone.scale, 0.56);
        let near = phone.settled(&step, Some(0));
        assert!(near.scale > 0.9 && near.shows(&step, tile), "{near:?}");
        assert_eq!(near.settled(&step, Some(0)), near);
        let later = near.settled(&rest, Some(0)).settled(&rest, None);
        assert_eq!(later.scale, near.scale, "it stays");
        assert_eq!(later.settled(&plain, Some(1)).scale, phone.scale, "and returns at the next turn");
        assert_eq!(near.settled(&plain, Some(0)).scale, phone.scale, "or when a place is out of view");
        assert_eq!(phone.settled(&step, None).scale, phone.scale, "nobody has to touch it");
    }

    #[test]
    fn what_lies_under_a_panel_is_brought_above_it_and_nothing_else_moves() {
        let scene = landscape(legal_at(&[(1000.0, 1000.0), (1150.0, 1250.0)]), (1050.0, 1050.0));
        let camera = placed(&scene, PHONE_SPACE).settled(&scene, Some(0));
        let covered = camera.resized(&scene, Viewport { bottom: 140.0, ..PHONE_SPACE });
        assert_eq!((covered.scale, covered.x, covered.y), (camera.scale, camera.x, camera.y));
        let low = landscape(legal_at(&[(1150.0, 1250.0)]), (1200.0, 1300.0));
        assert_eq!(covered.beyond(&low, &low.places[0]), Some(3));
        let panned = covered.settled(&low, Some(0));
        assert_eq!((panned.scale, panned.beyond(&low, &low.places[0])), (camera.scale, None));
    }

    #[test]
    fn a_view_chosen_by_hand_comes_near_to_a_small_tile_only_when_it_is_touched() {
        let spots = [(1000.0, 1000.0), (1500.0, 900.0)].map(|at| place(0, at, 36.0, Light::Legal));
        let close_area = Some([1000.0, 1000.0, 1100.0, 1100.0]);
        let step = Scene { close_area, ..landscape(spots.to_vec(), (1050.0, 1050.0)) };
        let next = landscape(legal_at(&[(1000.0, 1000.0)]), (1050.0, 1050.0));
        let begins = placed(&next, PHONE_SPACE).settled(&next, Some(0));
        let mine = begins.zoom_by(&next, (195.0, 160.0), 0.4);
        assert_eq!(mine.settled(&step, Some(0)).scale, mine.scale, "a person's view wins");
        assert_eq!(mine.enlarge(&step, &spots[1]), None, "a place elsewhere");
        let near = mine.enlarge(&step, &spots[0]).expect("a small place");
        assert_eq!((near.scale, near.enlarge(&step, &spots[0])), (CLOSE.1, None));
        let later = near.settled(&next, None).returned(&next, Some(0));
        assert_eq!((later.scale, later.is_by_hand()), (mine.scale, true), "it is there again");
    }

    #[test]
    fn a_finger_hits_the_nearest_of_small_places() {
        let spots = [(1000.0, 1000.0), (1038.0, 1000.0)];
        let places = spots.iter().zip(0..).map(|(at, spot)| place(spot, *at, 34.0, Light::Legal));
        let scene = landscape(places.collect(), (1000.0, 1000.0));
        let camera = Camera { scale: 0.5, viewport: PHONE_SPACE, ..Camera::default() };
        let hit = |x: f32| camera.touched(&scene, (x, 508.0)).map(|place| place.spot);
        assert_eq!([485.0, 508.0, 520.0, 560.0].map(hit), [None, Some(0), Some(1), None]);
    }

    #[test]
    fn a_rotated_device_fits_the_board_again_and_a_grown_panel_does_not() {
        let scene = landscape(legal_at(&[(1000.0, 1000.0)]), (1050.0, 1050.0));
        let camera = placed(&scene, TABLET);
        let lower = camera.resized(&scene, Viewport { height: 600.0, ..TABLET });
        assert_eq!((lower.scale, lower.x, lower.y), (camera.scale, camera.x, camera.y - 12.0));
        let board = island(None, None, Light::Legal);
        let turned = placed(&board, TABLET)
            .resized(&board, Viewport { width: 500.0, height: 900.0, ..Viewport::default() });
        assert_eq!((turned.scale, turned.x, turned.y), (0.5, 0.0, 250.0));
    }
}
