//! The places of the map: cities and provinces, their lights, and the points of a palace in each lit city.

use super::{Mark, middle, middle_of};
use crate::games::taj_mahal::art::map::border;
use crate::games::taj_mahal::rules::{Action, Cities, City, Phase, Pick, Province, Public, Symbol, TajMahal};
use crate::games::taj_mahal::words;
use crate::lang::common::CommonWords;
use crate::order;
use crate::scenes::{Light, Outline, Place, RenderContext, Scene, Tag};
use crate::table::Seat;

/// Side of a place, in scene units.
const SIDE: f32 = 46.0;

/// The picks while palaces are placed, and the legal cities.
pub(super) struct Lit {
    legal: Cities,
    aimed: Option<City>,
    causes: Vec<City>,
    /// Whole provinces that are highlighted.
    lands: Vec<Province>,
}

/// Returns the default palace: one of a person while a city is free for it, otherwise the crowned one.
fn meant(public: &Public, city: City) -> Option<Symbol> {
    let is_site = |symbol: &Symbol| public.sites(*symbol).has(city);
    public.to_place().iter().find(is_site).or(public.to_place().iter().next())
}

/// Returns the palace that a tap on a city places: the picked one, otherwise the default one.
pub(super) fn wanted(public: &Public, chosen: Option<Symbol>, city: City) -> Option<Symbol> {
    chosen.filter(|symbol| public.to_place().has(*symbol)).or_else(|| meant(public, city))
}

/// Returns the picked palace.
pub(super) fn picked(ctx: &RenderContext<TajMahal>) -> Option<Symbol> {
    let taken = ctx.selection.into_iter().flat_map(|selection| selection.taken());
    taken.into_iter().find_map(|pick| match pick {
        Pick::Symbol(symbol) => Some(*symbol),
        _ => None,
    })
}

impl Lit {
    pub(super) fn new(ctx: &RenderContext<TajMahal>) -> Self {
        let causes = ctx.causes.iter().filter_map(|word| word.parse().ok()).collect();
        let lands = ctx.causes.iter().filter_map(|word| word.parse().ok()).collect();
        let public = &ctx.view.public;
        if ctx.selection.is_none() || public.phase != Phase::Place {
            return Self { legal: Cities::EMPTY, aimed: None, causes, lands };
        }
        let picked = picked(ctx);
        let legal = ctx.legal().filter_map(|action| match action {
            Action::Place(symbol, city) if picked.is_none_or(|wanted| wanted == *symbol) => Some(*city),
            _ => None,
        });
        let aimed = match ctx.ready() {
            Some(Action::Place(_, city)) => Some(*city),
            _ => None,
        };
        Self { legal: legal.collect(), aimed, causes, lands }
    }

    /// Returns the highlighted province.
    pub(super) fn land(&self) -> Option<Province> {
        self.lands.first().copied()
    }

    fn light(&self, ctx: &RenderContext<TajMahal>, city: City) -> Light {
        match () {
            () if self.causes.contains(&city) => Light::Cause,
            () if self.aimed == Some(city) => Light::Aimed,
            () if ctx.show_legal && self.legal.has(city) => Light::Legal,
            () => Light::Plain,
        }
    }

    /// Marks every lit city with the points that a palace there adds, zero included.
    pub(super) fn mark(&self, ctx: &RenderContext<TajMahal>, scene: &mut Scene) {
        let public = &ctx.view.public;
        let seat = public.active;
        let cities = self.legal.iter().filter(|city| ctx.show_legal || self.aimed == Some(*city));
        for city in cities {
            let symbol = picked(ctx).filter(|symbol| public.sites(*symbol).has(city)).or(meant(public, city));
            let Some(symbol) = symbol else { continue };
            let added = adds(public, seat, symbol, city);
            let (x, y) = middle_of(city);
            // On the outer side of the province, which has no roads.
            let side = if y < middle(city.province()).1 { -33.0 } else { 32.0 };
            scene.tags.push(Tag { x, y: y + side, text: format!("+{added}"), class: "pill".into() });
        }
    }
}

/// Returns the points a palace adds to those of the withdrawal without it.
fn adds(public: &Public, seat: Seat, symbol: Symbol, city: City) -> u16 {
    let tile = public.pending.has(Symbol::Elephant);
    let (with, without) = (public.prospect(seat, &[(symbol, city)], tile), public.prospect(seat, &[], tile));
    with.points().saturating_sub(without.points())
}

/// Cities and provinces, row by row: the upper cities of a row of provinces, the provinces, the lower cities.
pub(super) fn places(ctx: &RenderContext<TajMahal>, lit: &Lit) -> Vec<Place> {
    let disc = |mark: Mark, (x, y): (f32, f32), line: i16, light: Light, label: String| Place {
        spot: mark.spot(),
        row: line,
        column: x as i16,
        x: x - SIDE / 2.0,
        y: y - SIDE / 2.0,
        size: SIDE,
        outline: Outline::Disc,
        label,
        light,
        badges: Vec::new(),
        note: String::new(),
    };
    let cities = City::all().map(|city| {
        let light = lit.light(ctx, city);
        let mut label = words::city(ctx.lang, ctx.view, city, ctx.names);
        let state = match light {
            Light::Aimed => Some(CommonWords::Aimed),
            Light::Legal => Some(CommonWords::Legal),
            _ => None,
        };
        if let Some(state) = state {
            label = format!("{label}; {}", ctx.lang.say(state));
        }
        let (at, home) = (middle_of(city), middle(city.province()));
        let line = row_of(city.province()) + if at.1 < home.1 { 0 } else { 2 };
        disc(Mark::City(city), at, line, light, label)
    });
    let provinces = Province::ALL.into_iter().map(|province| {
        let label = words::province(ctx.lang, ctx.view, province);
        let (x, y) = middle(province);
        let place = disc(Mark::Province(province), (x, y - 6.0), row_of(province) + 1, Light::Plain, label);
        if lit.lands.contains(&province) {
            return Place { light: Light::Cause, outline: Outline::Area(border(province)), ..place };
        }
        place
    });
    let mut places: Vec<Place> = cities.chain(provinces).collect();
    order::short_by_key(&mut places, |place| (place.row, place.column));
    places
}

/// Returns the first row of the places of a province.
fn row_of(province: Province) -> i16 {
    match middle(province).1 {
        y if y < 200.0 => 0,
        y if y < 400.0 => 3,
        _ => 6,
    }
}
