//! The map of Taj Mahal as a scene: past, present and later provinces, tiles, palaces, and lights.

mod arcade;
mod carpet;
mod court;
mod curtain;
pub mod end;
mod lights;
mod panel;
mod stage;
mod staging;
mod strip;
mod tray;

use crate::games::taj_mahal::art::map::{HEIGHT, Times, WIDTH, city as middle_of, extent, middle};
use crate::games::taj_mahal::rules::{
    Action, Award, Bonus, CITIES, Cities, City, Event, LAST_VISIT, Phase, Prospect, Province, Public, Symbol,
    TajMahal,
};
use crate::games::taj_mahal::words;
use crate::order;
use crate::scenes::{Emblem, Gain, Patch, Piece, Regions, RenderContext, Scene, Shape, Spot, Tag};
use crate::table::Seat;

/// A place of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    City(City),
    Province(Province),
}

impl Mark {
    /// Its spot in the scene.
    pub fn spot(self) -> Spot {
        match self {
            Self::City(city) => city.index() as Spot,
            Self::Province(province) => (CITIES + province.index()) as Spot,
        }
    }

    /// Returns the place of a spot.
    pub fn at(spot: Spot) -> Self {
        let spot = spot as usize;
        match Province::ALL.get(spot.wrapping_sub(CITIES)) {
            Some(province) => Self::Province(*province),
            None => Self::City(City::at(spot)),
        }
    }
}

/// Side of a palace, and of each of two that share a city.
const PALACE: f32 = 41.0;
const SHARED: f32 = 35.0;
/// Sides of a bonus tile, and of one below a crown.
const BONUS: f32 = 30.0;
const WAITING: f32 = 24.0;
/// CSS pixels per scene unit from which the court has the whole map beside it.
const READABLE: f32 = 0.6;

fn times(public: &Public) -> Times {
    let visits = match public.phase {
        Phase::Provinces => 0,
        Phase::Over => usize::from(LAST_VISIT),
        _ => usize::from(public.visit) - 1,
    };
    let past = public.order.iter().take(visits).fold(0, |past, province| past | 1 << province.index());
    let on_turn = !matches!(public.phase, Phase::Provinces | Phase::Over);
    Times { past, now: on_turn.then(|| public.province()) }
}

/// Returns whether a province is visited later.
fn coming(public: &Public, province: Province) -> bool {
    let times = times(public);
    times.now != Some(province) && times.past >> province.index() & 1 == 0
}

/// Returns whether the panel shows the end of a visit.
fn shows_end_of_visit(ctx: &RenderContext<TajMahal>) -> bool {
    ctx.awaits_end && ctx.last.iter().any(|event| matches!(event, Event::VisitEnded { .. }))
}

/// Returns whether the court is shown: the prizes and the players' rows, beside a part of the map. With the whole map
/// the tallies are shown instead; placing palaces needs the whole map.
fn in_court(ctx: &RenderContext<TajMahal>) -> bool {
    let bids = match ctx.view.public.phase {
        Phase::Turn | Phase::Take | Phase::CardTile | Phase::FreeCard => true,
        Phase::Place => ctx.selection.is_none(),
        _ => false,
    };
    bids && !shows_end_of_visit(ctx) && ctx.regions != Regions::All
}

/// Returns the province with the nearest parts of its neighbours: the minimum area of the map beside the court.
fn around(province: Province) -> [f32; 4] {
    let [left, top, right, bottom] = extent(province);
    let wide = (right - left) * 0.4;
    [(left - wide).max(0.0), top.max(0.0), (right + wide).min(WIDTH), bottom.min(HEIGHT)]
}

/// Returns the area of the map beside the court: the province of the visit, and every palace of the viewer that a
/// palace there would be connected to.
fn court_window(ctx: &RenderContext<TajMahal>) -> [f32; 4] {
    let public = &ctx.view.public;
    let province = public.province();
    let seat = ctx.viewing_seat.unwrap_or(public.active);
    let joined = public.chain_with(seat, province.cities());
    joined.iter().map(middle_of).fold(around(province), |[left, top, right, bottom], (x, y)| {
        [
            left.min((x - PALACE).max(0.0)),
            top.min((y - PALACE).max(0.0)),
            right.max((x + PALACE).min(WIDTH)),
            bottom.max((y + PALACE).min(HEIGHT)),
        ]
    })
}

fn scene(ctx: &RenderContext<TajMahal>) -> Scene {
    let public = &ctx.view.public;
    let mut scene = Scene { width: WIDTH, height: HEIGHT, readable_scale: READABLE, ..Scene::default() };
    let picture = times(public).number();
    scene.patches = vec![Patch { id: "map".into(), picture, x: 0.0, y: 0.0, class: "".into() }];
    scene.pieces = province_tiles(public);
    scene.pieces.extend(bonus_tiles(public));
    scene.pieces.extend(palaces(ctx));
    scene.pieces.extend(last(ctx.last));
    if public.options.names {
        scene.tags = names(ctx);
    }
    let lit = lights::Lit::new(ctx);
    match ctx.regions {
        Regions::All => scene.shapes = public.all().flat_map(|seat| joined(ctx, seat)).collect(),
        Regions::Around(spot) => {
            let owners = match Mark::at(spot) {
                Mark::City(city) => public.palaces_on(city).map(|(seat, _)| seat).collect(),
                Mark::Province(_) => Vec::new(),
            };
            scene.shapes = owners.into_iter().flat_map(|seat| joined(ctx, seat)).collect();
        }
        // The court shows the viewer's chains: a withdrawal scores one of them.
        Regions::None if in_court(ctx) => {
            scene.shapes = ctx.viewing_seat.into_iter().flat_map(|seat| joined(ctx, seat)).collect();
        }
        Regions::None => {}
    }
    if let Some(prospect) = ahead(ctx) {
        preview(ctx, &prospect, &mut scene);
    }
    lit.mark(ctx, &mut scene);
    if ctx.selection.is_some() && public.phase == Phase::Place {
        scene.focus = Some(middle(public.province()));
        scene.interest_area = Some(extent(public.province()));
    }
    if let Some(province) = lit.land() {
        scene.interest_area = Some(extent(province));
    }
    scene.default_area = in_court(ctx).then(|| match lit.land() {
        Some(province) => around(province),
        None => court_window(ctx),
    });
    scene.places = lights::places(ctx, &lit);
    scene
}

/// Returns a piece centred on a point.
fn piece(id: String, art: String, (x, y): (f32, f32), size: f32, class: &'static str) -> Piece {
    let (x, y) = (x - size / 2.0, y - size / 2.0);
    Piece { id, art, x, y, size, colour: 0, over: None, class: class.into() }
}

/// Returns the tiles of the provinces not yet done; the present one is larger, and faded once it is won.
fn province_tiles(public: &Public) -> Vec<Piece> {
    if public.phase == Phase::Provinces || public.phase == Phase::Over {
        return Vec::new();
    }
    let tile = |visit: u8| {
        let province = public.order[usize::from(visit) - 1];
        let (x, y) = middle(province);
        let (size, up, ctx) = match (visit == public.visit, public.prizes.has(Symbol::Elephant)) {
            (true, true) => (60.0, 12.0, ""),
            (true, false) => (60.0, 12.0, "faded"),
            _ => (52.0, 10.0, "tj-coming"),
        };
        piece(format!("t{visit}"), format!("tj-t-{visit}"), (x, y - up), size, ctx)
    };
    (public.visit..=LAST_VISIT).map(tile).collect()
}

fn bonus_tiles(public: &Public) -> Vec<Piece> {
    let crowned = public.crowned_cities();
    let lying = City::all().filter_map(|city| Some((city, public.bonus_on(city)?)));
    let tile = |(city, bonus): (City, Bonus)| {
        let (x, y) = middle_of(city);
        let (at, size) = if crowned.has(city) { ((x - 17.0, y + 3.0), WAITING) } else { ((x, y), BONUS) };
        let ctx = if coming(public, city.province()) { "tj-coming" } else { "" };
        piece(format!("b{city}"), bonus_art(bonus), at, size, ctx)
    };
    lying.map(tile).collect()
}

fn bonus_art(bonus: Bonus) -> String {
    format!("tj-b-{}", bonus.word())
}

/// Returns every palace, those in front over those behind.
fn palaces(ctx: &RenderContext<TajMahal>) -> Vec<Piece> {
    let public = &ctx.view.public;
    let mut cities: Vec<City> = City::all().collect();
    order::short_by_key(&mut cities, |city| city.site().y);
    let on = |city: City| {
        let shared = public.palaces_on(city).count() > 1;
        public.palaces_on(city).map(move |(seat, crowned)| palace(ctx, seat, city, crowned, shared))
    };
    cities.into_iter().flat_map(on).collect()
}

/// Returns a palace in its city; of two in a city the crowned one is on the right.
fn palace(ctx: &RenderContext<TajMahal>, seat: Seat, city: City, crowned: bool, shared: bool) -> Piece {
    let (x, y) = middle_of(city);
    let size = if shared { SHARED } else { PALACE };
    let aside = match (shared || waits(ctx, city), crowned) {
        (false, _) => 0.0,
        (true, true) => 12.0,
        (true, false) => -14.0,
    };
    let (name, art) = if crowned { ('c', "tj-crowned") } else { ('p', "tj-palace") };
    let id = format!("{name}{city}");
    let body = piece(id, art.into(), (x + aside, y - size * 0.12), size, "");
    let emblem = Emblem { art: sign_of(ctx, seat), x: 0.302, y: 0.365, size: 0.395 };
    Piece { colour: ctx.colour(seat), over: Some(emblem), ..body }
}

/// Returns whether a city has a bonus tile beside the crowned palace.
fn waits(ctx: &RenderContext<TajMahal>, city: City) -> bool {
    let public = &ctx.view.public;
    public.bonus_on(city).is_some() && public.crowned_cities().has(city)
}

/// Returns the symbol of a seat.
fn sign_of(ctx: &RenderContext<TajMahal>, seat: Seat) -> String {
    format!("sym-{}", ctx.player(seat).map_or(seat.index() as u8, |player| player.sign) + 1)
}

/// Returns the names of the provinces. While palaces are placed, the gains of the lit cities need the room of the
/// present one, which the strip names.
fn names(ctx: &RenderContext<TajMahal>) -> Vec<Tag> {
    let public = &ctx.view.public;
    let now = times(public).now;
    let name = |province: Province| {
        let (x, y) = middle(province);
        let laid = public.phase != Phase::Provinces;
        let (x, y, look_) = match (now == Some(province), coming(public, province)) {
            // Below the road between the lower cities, clear of rings and of the feet of palaces.
            (true, _) => (x, lower(province) + 27.0, "tj-name tj-now"),
            (false, true) if laid => (x, y + 29.0, "tj-name tj-later"),
            (false, _) => (x, y, "tj-name"),
        };
        Tag { x, y, text: words::province_name(ctx.lang, province), class: look_.into() }
    };
    let places = ctx.selection.is_some() && public.phase == Phase::Place;
    Province::ALL.into_iter().filter(|province| !places || now != Some(*province)).map(name).collect()
}

/// Returns the lowest edge of the cities of a province.
fn lower(province: Province) -> f32 {
    province.cities().iter().map(|city| middle_of(city).1).fold(0.0, f32::max)
}

/// Returns the preview of the aimed action: the aimed palace with its chain, or the best palaces of a withdrawal.
fn ahead(ctx: &RenderContext<TajMahal>) -> Option<Prospect> {
    let public = &ctx.view.public;
    ctx.selection?;
    match (ctx.ready(), public.phase) {
        (Some(Action::Place(symbol, city)), _) => {
            Some(public.prospect(public.active, &[(*symbol, *city)], public.pending.has(Symbol::Elephant)))
        }
        (None, Phase::Place) => {
            Some(public.prospect(public.active, &[], public.pending.has(Symbol::Elephant)))
        }
        (Some(Action::Withdraw), _) => Some(public.best_prospect(public.active, public.wins(public.active))),
        _ => None,
    }
}

/// The ghosts of the palaces, the roads that connect them, and a number on each province that counts.
fn preview(ctx: &RenderContext<TajMahal>, prospect: &Prospect, scene: &mut Scene) {
    let public = &ctx.view.public;
    let seat = public.active;
    for (symbol, city) in &prospect.places {
        let crowned = *symbol == Symbol::Mogul;
        let shared = public.palaces_on(*city).next().is_some();
        let ghost = palace(ctx, seat, *city, crowned, shared);
        scene.pieces.push(Piece { id: format!("ghost{city}{symbol}"), class: "ghost".into(), ..ghost });
    }
    let path = links(prospect.chain);
    for class in ["tj-chain-case", "tj-chain"] {
        if !path.is_empty() {
            scene.shapes.push(Shape {
                id: class.into(),
                path: path.clone(),
                class: class.into(),
                ..Shape::default()
            });
        }
    }
    scene.tags.extend(counted(public, prospect.chain));
}

/// Returns the provinces of a chain, the present one first.
fn in_chain(public: &Public, chain: Cities) -> Vec<Province> {
    let now = public.province();
    let others = chain.provinces().filter(|province| *province != now);
    chain.provinces().filter(|province| *province == now).chain(others).collect()
}

/// Returns a number on each province of a chain, 1 for the present one; none for a chain of one.
fn counted(public: &Public, chain: Cities) -> Vec<Tag> {
    let provinces = in_chain(public, chain);
    if provinces.len() < 2 {
        return Vec::new();
    }
    let number = |(n, province): (usize, &Province)| {
        let city = chain.and(province.cities()).iter().next()?;
        let (x, y) = middle_of(city);
        Some(Tag { x: x + 19.0, y: y + 13.0, text: (n + 1).to_string(), class: "tj-count".into() })
    };
    provinces.iter().enumerate().filter_map(number).collect()
}

/// Returns the roads between the cities of a set, cut short so that they end at the palaces.
fn links(cities: Cities) -> String {
    const CUT: f32 = 17.0;
    let number = crate::art::number;
    let mut path = String::new();
    for a in cities.iter() {
        for b in a.neighbours().and(cities).iter().filter(|b| b.index() > a.index()) {
            let (p, q) = (middle_of(a), middle_of(b));
            let (dx, dy) = (q.0 - p.0, q.1 - p.1);
            let cut = CUT / (dx * dx + dy * dy).sqrt();
            let along = |part: f32| format!("{} {}", number(p.0 + dx * part), number(p.1 + dy * part));
            path.push_str(&format!("M{}L{}", along(cut), along(1.0 - cut)));
        }
    }
    path
}

/// Returns the roads that connect palaces of one seat, in its colour.
fn joined(ctx: &RenderContext<TajMahal>, seat: Seat) -> Vec<Shape> {
    let path = links(ctx.view.public.own(seat));
    if path.is_empty() {
        return Vec::new();
    }
    let colour = ctx.colour(seat);
    let shape = |class: &str| Shape {
        id: format!("{class}{seat}"),
        path: path.clone(),
        class: format!("{class} seat-{colour}").into(),
        ..Shape::default()
    };
    vec![shape("tj-joined-case"), shape("tj-joined")]
}

/// Returns the brackets around the palaces of the last entry; a city with two of them has one bracket.
fn last(events: &[Event]) -> Vec<Piece> {
    let built = events.iter().filter_map(|event| match event {
        Event::PalacePlaced { city, .. } => Some(*city),
        _ => None,
    });
    let around = |city: City| {
        let (x, y) = middle_of(city);
        piece(format!("lasting{city}"), "mark-last".into(), (x, y - 4.0), 48.0, "tj-last")
    };
    built.collect::<Cities>().iter().map(around).collect()
}

/// Returns the symbol of a source of points.
fn award_art(award: Award) -> String {
    match award {
        Award::Special => "tj-s-points".into(),
        Award::BonusPoints => "tj-b-points".into(),
        Award::Taj => "tj-b-taj".into(),
        Award::Palaces { .. } => "tj-i-palace".into(),
        Award::BonusGood { good, .. } | Award::TileGood { good, .. } => format!("tj-{}", good.word()),
    }
}

/// Points fly from the province to the seat.
fn gains(ctx: &RenderContext<TajMahal>) -> Vec<Gain> {
    let province = ctx.last.iter().find_map(|event| match event {
        Event::PalacePlaced { city, .. } => Some(city.province()),
        _ => None,
    });
    let from = Mark::Province(province.unwrap_or(ctx.view.public.province())).spot();
    let gain = |event: &Event| match event {
        Event::Scored { seat, points, why } if *points > 0 => {
            let lands = "tj-score".into();
            Some(Gain { from, to: *seat, art: award_art(*why), colour: 0, count: (*points).into(), lands })
        }
        Event::HandCounted { seat, worth } if worth.total() > 0 => Some(Gain {
            from,
            to: *seat,
            art: "tj-i-hand".into(),
            colour: 0,
            count: worth.total().into(),
            lands: "tj-score".into(),
        }),
        _ => None,
    };
    ctx.last.iter().filter_map(gain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_reads_back_to_its_mark() {
        let cities = City::all().map(Mark::City);
        for mark in cities.chain(Province::ALL.into_iter().map(Mark::Province)) {
            assert_eq!(Mark::at(mark.spot()), mark);
        }
    }
}
