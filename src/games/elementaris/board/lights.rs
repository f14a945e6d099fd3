//! Lights of fields: legal actions, the aimed action, the cause of a refusal.

use super::{Aim, offers, outlined, seals};
use crate::games::elementaris::art::map::{middle, outline};
use crate::games::elementaris::rules::{Action, ActionKind, Elementaris, Field, Fields, Kind, Phase};
use crate::games::elementaris::words;
use crate::lang::common::CommonWords;
use crate::scenes::{Light, Outline, Patch, Place, RenderContext, Spot};

/// Side of the square that fits into every field, and into the islands.
const ROOM: f32 = 80.0;
const ROOM_ON_ISLAND: f32 = 62.0;

/// The legal continuations of the present picks.
pub(super) struct Lit {
    /// Fields that can be tapped now.
    pub(super) legal: Fields,
    /// Whether many fields are lit, which then get a quieter light.
    quiet: bool,
    /// Fields that are dimmed while a spell is chosen.
    dim: Fields,
    /// Fields that only a second move reaches.
    pub(super) far: Fields,
    aimed: Fields,
    causes: Fields,
}

impl Lit {
    pub(super) fn new(ctx: &RenderContext<Elementaris>, aim: &Aim) -> Self {
        let mut lit = Self {
            legal: Fields::NONE,
            quiet: false,
            dim: Fields::NONE,
            far: Fields::NONE,
            aimed: aimed(ctx, aim),
            causes: ctx.causes.iter().filter_map(|word| named(word)).collect(),
        };
        let Some(selection) = ctx.selection.filter(|_| ctx.show_legal) else { return lit };
        lit.legal = offers::fields(ctx.view, aim, selection);
        if offers::wants_unit(aim, selection) {
            lit.legal = lit.legal.with(offers::carried(selection, ctx.view));
        }
        let game = &ctx.view.game;
        let free = game.phase == Phase::Free;
        lit.quiet = free && lit.legal.count() > 12;
        let far =
            offers::beyond(ctx.view, selection.legal()).into_iter().map(|(to, _)| to).collect::<Fields>();
        let here = game.spot(game.active, game.call).map(Field::only).unwrap_or_default();
        lit.far = far.without(lit.legal).without(here);
        let casts = selection.legal().any(|action| matches!(action, Action::Cast(..)));
        if free && casts && matches!(aim.kind, None | Some(ActionKind::Cast)) {
            lit.dim = Fields::PLAYABLE.without(lit.legal).without(game.closed());
        }
        lit
    }

    /// Returns the area of the called army and the fields it can reach: left, top, right and bottom.
    pub(super) fn extent(&self, ctx: &RenderContext<Elementaris>) -> Option<[f32; 4]> {
        const EDGE: f32 = 76.0;
        let game = &ctx.view.game;
        let calls = ctx.selection.is_some() && game.phase == Phase::Activation;
        let here = game.spot(game.active, game.call).map(Field::only).unwrap_or_default();
        let middles = self.legal.with(self.far).with(here).iter().filter(|_| calls).map(middle);
        let squares = middles.map(|(x, y)| [x - EDGE, y - EDGE, x + EDGE, y + EDGE]);
        squares.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])])
    }

    fn at(&self, field: Field) -> Light {
        match () {
            () if self.causes.has(field) => Light::Cause,
            () if self.aimed.has(field) => Light::Aimed,
            () if self.legal.has(field) && self.quiet => Light::Quiet,
            () if self.legal.has(field) => Light::Legal,
            () if self.dim.has(field) => Light::Dim,
            () => Light::Plain,
        }
    }
}

/// Returns the field of a word. `V` usually means an army, not the volcano, which has no actions.
fn named(word: &str) -> Option<Field> {
    word.parse().ok().filter(|field: &Field| field.kind() != Kind::Volcano)
}

/// Lights are below the pieces, so that these stay bright; during a vote the map is dimmed.
pub(super) fn patches(ctx: &RenderContext<Elementaris>, lit: &Lit) -> Vec<Patch> {
    let patch = |id: String, field: Option<Field>, class: &'static str| Patch {
        id,
        picture: outlined(field),
        x: 0.0,
        y: 0.0,
        class: class.into(),
    };
    let mut patches = Vec::new();
    if matches!(ctx.view.game.phase, Phase::Vote(_)) {
        patches.push(patch("veil".to_owned(), None, "el-dim"));
    }
    // The aimed field is drawn above the lines of its neighbours.
    let under = lit.aimed.without(lit.causes);
    for field in Field::all().filter(|field| !under.has(*field)).chain(under.iter()) {
        let class = match lit.at(field) {
            Light::Dim => "el-dim",
            Light::Quiet => "el-quiet",
            Light::Legal => "el-legal",
            Light::Aimed => "el-aimed",
            _ if lit.far.has(field) => "el-reach",
            _ => continue,
        };
        patches.push(patch(format!("lit{field}"), Some(field), class));
    }
    patches
}

/// Returns the fields of the ready action.
fn aimed(ctx: &RenderContext<Elementaris>, aim: &Aim) -> Fields {
    let Some(action) = aim.ready else { return aim.at.map(Field::only).unwrap_or_default() };
    match action {
        Action::TransferShip(_, to) => to.fields().0.only().with(to.fields().1.only()),
        Action::Buy(city, sea) => city.only().with(sea.only()),
        Action::Transfer(_, _, at) | Action::GiveUp(at) => at.only(),
        Action::Disband(_) => Fields::NONE,
        _ => Field::all().filter(|at| offers::is_at(ctx.view, aim, action, *at)).collect(),
    }
}

/// Returns every field. Islands come last because they overlap their seas.
pub(super) fn places(ctx: &RenderContext<Elementaris>, lit: &Lit) -> Vec<Place> {
    let fields = Field::all().map(|field| place(ctx, lit, field));
    let mut places: Vec<Place> = fields.chain(seals::place(ctx)).collect();
    crate::order::short_by(&mut places, |one, other| {
        (one.row, one.x as i32).cmp(&(other.row, other.x as i32))
    });
    let mut column = 0;
    let mut row = None;
    for place in &mut places {
        column = if row == Some(place.row) { column + 1 } else { 0 };
        row = Some(place.row);
        place.column = column;
    }
    places
}

fn place(ctx: &RenderContext<Elementaris>, lit: &Lit, field: Field) -> Place {
    const ROWS: f32 = 90.0;
    let (x, y) = middle(field);
    let island = field.kind() == Kind::Land && field.number() == 12;
    let room = if island { ROOM_ON_ISLAND } else { ROOM };
    let light = lit.at(field);
    let said = match light {
        Light::Aimed => Some(CommonWords::Aimed),
        light if light.legal() => Some(CommonWords::Legal),
        _ => None,
    };
    let mut label = words::field(ctx.lang, ctx.view, field, ctx.names);
    if let Some(said) = said {
        label = format!("{label}; {}", ctx.lang.say(said));
    }
    Place {
        spot: field.index() as Spot,
        row: (y / ROWS) as i16 + if island { 100 } else { 0 },
        column: 0,
        x: x - room / 2.0,
        y: y - room / 2.0,
        size: room,
        outline: Outline::Area(outline(field)),
        label,
        light,
        badges: Vec::new(),
        note: String::new(),
    }
}
