//! The tray: tiles behind the screen, leaders, catastrophes and points. A tap picks an item, a drag moves it onto
//! the board.

use crate::games::tigris::rules::{Action, ActionKind, Cell, Color, Phase, Pick, Tigris};
use crate::games::tigris::words;
use crate::games::tigris::words::say::TigrisSays;
use crate::scenes::held::HOLDS;
use crate::scenes::parts::{Amount, Availability, Control, Group, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::{Bag, Seat, Viewer};

use super::panel::chosen;
use super::result::Outcome;
use super::{TREASURES, lands, result, sign_of};

/// Returns all of the viewer's items.
pub(super) fn tray(ctx: &RenderContext<Tigris>) -> Vec<Part> {
    if let Some(outcome) = Outcome::of(ctx) {
        return result::tray(ctx, &outcome);
    }
    let Viewer::Seat(seat) = ctx.view.viewer else { return Vec::new() };
    let (Some(hand), Some(points)) = (ctx.view.mine(), ctx.view.points[seat]) else {
        return Vec::new();
    };
    let say = |words: TigrisSays| ctx.lang.say(words);
    let caption = |words: TigrisSays| Part::from(Text::of("cap", say(words)));
    let button = withdraw_button(ctx, seat).or_else(|| swap_button(ctx));
    let buttons = swap_all(ctx, hand).into_iter().chain(button).map(Part::from);
    let head = [caption(TigrisSays::YourHand)].into_iter().chain(buttons).collect();
    let leaders = Color::ALL.into_iter().map(|color| leader(ctx, seat, color)).collect();
    let open = ctx.view.public.options.open_scores;
    let yours = if open { TigrisSays::YourPoints } else { TigrisSays::YourPointsHidden };
    vec![
        Group::of(
            "tray-hand",
            vec![
                Group::of("tray-head", head).into(),
                Group::named("hand", say(TigrisSays::YourHand), tiles(ctx, hand)).into(),
            ],
        )
        .into(),
        Group::of(
            "tray-own",
            vec![
                Group::named(
                    "tray-leaders",
                    say(TigrisSays::Leaders),
                    vec![caption(TigrisSays::Leaders), Group::of("row", leaders).into()],
                )
                .into(),
                Group::of(
                    "tray-catastrophes",
                    vec![caption(TigrisSays::Catastrophes), catastrophe(ctx, seat)],
                )
                .into(),
                Group::of(format!("tray-points {HOLDS}"), vec![caption(yours), cubes(ctx, seat, points)])
                    .into(),
            ],
        )
        .into(),
    ]
}

/// Returns whether the viewer may use the items in the tray now.
fn acts(ctx: &RenderContext<Tigris>) -> bool {
    ctx.selection.is_some() && ctx.view.public.phase == Phase::Action
}

/// Returns the state of a leader or catastrophe. While another decision is pending it is disabled, and a tap gives
/// the reason.
fn usable(ctx: &RenderContext<Tigris>, plain: impl FnOnce() -> Availability) -> Availability {
    match ctx.selection {
        None => Availability::Disabled,
        Some(_) if acts(ctx) => plain(),
        Some(_) => Availability::Refused,
    }
}

/// Returns the command that picks the item, or tries it if it is disabled.
fn tried(ctx: &RenderContext<Tigris>, pick: Pick, action: Action) -> Command {
    if acts(ctx) { Command::pick(pick) } else { Command::act(action) }
}

fn cubes(ctx: &RenderContext<Tigris>, seat: Seat, points: [u16; 4]) -> Part {
    let cube = |color: Color| {
        let points = points[color.index()];
        let words = words::points(ctx.lang, color, points.into());
        let count = Amount::of(Picture::symbol(format!("cube-{}", color.name()), 24), points, words);
        Amount { class: lands(color), ..count }.into()
    };
    let treasures = ctx.view.treasures[seat].unwrap_or(0);
    let words = ctx.lang.say(TigrisSays::Treasures(treasures.into()));
    let treasures = Amount::of(Picture::symbol("treasure", 22), treasures, words);
    let treasures = Amount { class: TREASURES.into(), ..treasures }.into();
    Group::of("cubes", Color::ALL.into_iter().map(cube).chain([treasures]).collect()).into()
}

/// Returns the number of tiles of each colour that are marked for a swap.
fn marked(ctx: &RenderContext<Tigris>) -> Bag<4> {
    // A single tile can only be swapped in one way, so it is marked automatically.
    if let Some(Action::Swap(tiles)) = ctx.ready() {
        return *tiles;
    }
    let mut marked = Bag::default();
    for pick in ctx.selection.into_iter().flat_map(|selection| selection.taken()) {
        if let Pick::Count(color, n) = pick {
            marked.0[color.index()] = *n;
        }
    }
    marked
}

/// Returns a marked set of tiles as picks. With nothing marked, only the swap itself stays picked.
fn swap(tiles: Bag<4>) -> Command {
    let counts = Color::ALL.into_iter().map(|color| Pick::Count(color, tiles.0[color.index()]));
    let counts = counts.filter(|_| !tiles.is_empty());
    Command::choose([Pick::Kind(ActionKind::Swap)].into_iter().chain(counts))
}

fn tiles(ctx: &RenderContext<Tigris>, hand: Bag<4>) -> Vec<Part> {
    let each = Color::ALL.into_iter().flat_map(|color| (0..hand.0[color.index()]).map(move |n| (color, n)));
    let empty = (hand.total()..6).map(|_| Group::inline("slot", String::new(), Vec::new()).into());
    each.map(|(color, n)| tile(ctx, color, n).into()).chain(empty).collect()
}

/// Returns the `n`-th tile of a colour: picked for placing, marked for a swap, or committed to a conflict.
fn tile(ctx: &RenderContext<Tigris>, color: Color, n: u8) -> Control {
    let support_color = ctx.view.public.conflict().map(|(conflict, _)| conflict.support_color());
    let swapping = ctx.has(Pick::Kind(ActionKind::Swap));
    let pick = Pick::Kind(ActionKind::Tile(color));
    let (up, command) = if swapping {
        let mut next = marked(ctx);
        let here = &mut next.0[color.index()];
        let up = n < *here;
        *here = if up { *here - 1 } else { *here + 1 };
        (up, swap(next))
    } else if support_color == Some(color) {
        let up = n < chosen(ctx);
        let count = if up { n } else { n + 1 };
        (up, Command::choose([Pick::Kind(ActionKind::Support), Pick::Number(count)]))
    } else {
        (n == 0 && ctx.has(pick), Command::pick(pick))
    };
    // Tiles of other colours are useless in a conflict: the rules give the reason.
    let closed =
        ctx.selection.is_some() && ctx.view.public.phase != Phase::Action && support_color != Some(color);
    let command = if closed { Command::act(Action::Place(color, Cell::at(0))) } else { command };
    let state = match (ctx.selection, closed) {
        (None, _) => Availability::Disabled,
        (_, true) => Availability::Refused,
        _ => Availability::picked_if(up),
    };
    Control {
        key: format!("{}{n}", color.name()).into(),
        pictures: vec![Picture::symbol(format!("tile-{}", color.name()), 64)],
        label: words::tile(ctx.lang, color),
        drag: (acts(ctx) && !swapping).then(|| pick.to_string()),
        state,
        ..Control::new("thing tile", command)
    }
}

fn swap_button(ctx: &RenderContext<Tigris>) -> Option<Control> {
    if !acts(ctx) {
        return None;
    }
    let on = ctx.has(Pick::Kind(ActionKind::Swap));
    let command = if on { Command::Clear } else { Command::choose([Pick::Kind(ActionKind::Swap)]) };
    let words = if on { TigrisSays::SwapNone } else { TigrisSays::Swap };
    Some(Control {
        pictures: vec![Picture::icon("shuffle", 18)],
        text: ctx.lang.say(words),
        state: Availability::picked_if(on),
        ..Control::new("btn small", command)
    })
}

/// Returns the control that marks all tiles for the swap, unless all are marked.
fn swap_all(ctx: &RenderContext<Tigris>, hand: Bag<4>) -> Option<Control> {
    let can_swap = acts(ctx) && ctx.has(Pick::Kind(ActionKind::Swap)) && hand.total() > 1;
    if !can_swap || marked(ctx) == hand || !ctx.allows(&Action::Swap(hand)) {
        return None;
    }
    let button = Control::button("btn small swap-all", None, ctx.lang.say(TigrisSays::SwapAll), swap(hand));
    Some(Control { key: "swap-all".into(), ..button })
}

/// Returns the button that withdraws the picked leader, if it is on the board.
fn withdraw_button(ctx: &RenderContext<Tigris>, seat: Seat) -> Option<Control> {
    let picked = |color: &Color| ctx.has(Pick::Kind(ActionKind::Leader(*color)));
    let color = Color::ALL.into_iter().find(picked)?;
    ctx.view.public.leader(seat, color)?;
    let words = ctx.lang.say(TigrisSays::Withdraw);
    let button = Control::button("btn small withdraw", None, words, Command::act(Action::Withdraw(color)));
    Some(Control { key: "withdraw".into(), ..button })
}

/// Returns the control of a leader: in supply it can be placed, on the board it can be moved or withdrawn.
fn leader(ctx: &RenderContext<Tigris>, seat: Seat, color: Color) -> Part {
    let on_board = ctx.view.public.leader(seat, color);
    let pick = Pick::Kind(ActionKind::Leader(color));
    let up = ctx.has(pick);
    let name = words::leader(ctx.lang, color);
    let label = match on_board {
        Some(at) => ctx.lang.say(TigrisSays::LeaderAt(&name, &Cell::at(at).to_string())),
        None => ctx.lang.say(TigrisSays::LeaderInSupply(&name)),
    };
    let piece = Control {
        key: format!("leader-{}", color.name()).into(),
        state: usable(ctx, || Availability::picked_if(up)),
        pictures: vec![Picture::symbol(format!("leader-{}-{}", color.name(), sign_of(ctx, seat)), 42)],
        label,
        drag: acts(ctx).then(|| pick.to_string()),
        ..Control::new(
            if on_board.is_some() { "thing leader away" } else { "thing leader" },
            tried(ctx, pick, Action::Position(color, Cell::at(0))),
        )
    };
    Group::inline("leader-slot", String::new(), vec![piece.into()]).into()
}

fn catastrophe(ctx: &RenderContext<Tigris>, seat: Seat) -> Part {
    let held = ctx.view.public.catastrophes_held[seat];
    let pick = Pick::Kind(ActionKind::Catastrophe);
    let can_pick = acts(ctx) && held > 0;
    let command = match held {
        0 => Command::pick(pick),
        _ => tried(ctx, pick, Action::Catastrophe(Cell::at(0))),
    };
    let control = Control {
        pictures: (0..held).map(|_| Picture::symbol("catastrophe", 36)).collect(),
        text: if held == 0 { "–".into() } else { String::new() },
        label: ctx.lang.say(TigrisSays::CatastrophesHeld(held.into())),
        drag: can_pick.then(|| pick.to_string()),
        state: if held > 0 {
            usable(ctx, || Availability::picked_if(ctx.has(pick)))
        } else {
            Availability::Disabled
        },
        ..Control::new("thing catastrophes", command)
    };
    control.into()
}
