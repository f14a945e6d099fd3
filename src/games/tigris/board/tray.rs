//! The tray: tiles behind the screen, leaders, catastrophes, points. A tap picks, a drag goes onto the board.

use crate::games::tigris::rules::{Action, Cell, Color, Phase, Pick, Tigris, What};
use crate::games::tigris::words;
use crate::games::tigris::words::say::TigrisSays;
use crate::scenes::parts::{Amount, Group, Part, Picture, State, Text, Thing};
use crate::scenes::{Deed, Look};
use crate::table::{Bag, Eyes, Seat};

use super::panel::chosen;
use super::result::Outcome;
use super::{TREASURES, lands, result, sign_of};

/// Everything the viewer holds.
pub(super) fn tray(look: &Look<Tigris>) -> Vec<Part> {
    if let Some(outcome) = Outcome::of(look) {
        return result::tray(look, &outcome);
    }
    let Eyes::Seat(seat) = look.view.eyes else { return Vec::new() };
    let (Some(hand), Some(points)) = (look.view.mine(), look.view.points[seat]) else {
        return Vec::new();
    };
    let say = |words: TigrisSays| look.lang.say(words);
    let caption = |words: TigrisSays| Part::from(Text::of("cap", say(words)));
    let button = withdraw_button(look, seat).or_else(|| swap_button(look));
    let buttons = swap_all(look, hand).into_iter().chain(button).map(Part::from);
    let head = [caption(TigrisSays::YourHand)].into_iter().chain(buttons).collect();
    let leaders = Color::ALL.into_iter().map(|color| leader(look, seat, color)).collect();
    let open = look.view.public.options.open_scores;
    let yours = if open { TigrisSays::YourPoints } else { TigrisSays::YourPointsHidden };
    vec![
        Group::of(
            "tray-hand",
            vec![
                Group::of("tray-head", head).into(),
                Group::named("hand", say(TigrisSays::YourHand), tiles(look, hand)).into(),
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
                    vec![caption(TigrisSays::Catastrophes), catastrophe(look, seat)],
                )
                .into(),
                Group::of("tray-points", vec![caption(yours), cubes(look, seat, points)]).into(),
            ],
        )
        .into(),
    ]
}

/// Whether it is the viewer's turn to use what lies in the tray.
fn acts(look: &Look<Tigris>) -> bool {
    look.selection.is_some() && look.view.public.phase == Phase::Action
}

/// How a leader or a catastrophe is shown: while something else is to be decided it is closed, and a tap says why.
fn usable(look: &Look<Tigris>, plain: impl FnOnce() -> State) -> State {
    match look.selection {
        None => State::Off,
        Some(_) if acts(look) => plain(),
        Some(_) => State::Closed,
    }
}

/// Picks it, or tries it where it is closed.
fn tried(look: &Look<Tigris>, pick: Pick, action: Action) -> Deed {
    if acts(look) { Deed::pick(pick) } else { Deed::act(action) }
}

fn cubes(look: &Look<Tigris>, seat: Seat, points: [u16; 4]) -> Part {
    let cube = |color: Color| {
        let points = points[color.index()];
        let words = words::points(look.lang, color, points.into());
        let count = Amount::of(Picture::symbol(format!("cube-{}", color.name()), 24), points, words);
        Amount { class: lands(color), ..count }.into()
    };
    let treasures = look.view.treasures[seat].unwrap_or(0);
    let words = look.lang.say(TigrisSays::Treasures(treasures.into()));
    let treasures = Amount::of(Picture::symbol("treasure", 22), treasures, words);
    let treasures = Amount { class: TREASURES.into(), ..treasures }.into();
    Group::of("cubes", Color::ALL.into_iter().map(cube).chain([treasures]).collect()).into()
}

/// How many tiles of each colour are marked for a swap.
fn marked(look: &Look<Tigris>) -> Bag<4> {
    // Of one tile there is one way to swap: it is marked by itself.
    if let Some(Action::Swap(tiles)) = look.ready() {
        return *tiles;
    }
    let mut marked = Bag::default();
    for pick in look.selection.into_iter().flat_map(|selection| selection.taken()) {
        if let Pick::Count(color, n) = pick {
            marked.0[color.index()] = *n;
        }
    }
    marked
}

/// A marked set of tiles as picks; nothing marked leaves the bare swap.
fn swap(tiles: Bag<4>) -> Deed {
    let counts = Color::ALL.into_iter().map(|color| Pick::Count(color, tiles.0[color.index()]));
    let counts = counts.filter(|_| !tiles.is_empty());
    Deed::choose([Pick::What(What::Swap)].into_iter().chain(counts))
}

fn tiles(look: &Look<Tigris>, hand: Bag<4>) -> Vec<Part> {
    let each = Color::ALL.into_iter().flat_map(|color| (0..hand.0[color.index()]).map(move |n| (color, n)));
    let empty = (hand.total()..6).map(|_| Group::inline("slot", String::new(), Vec::new()).into());
    each.map(|(color, n)| tile(look, color, n).into()).chain(empty).collect()
}

/// The `n`-th tile of a colour: picked for placing, marked for a swap, or committed to a conflict.
fn tile(look: &Look<Tigris>, color: Color, n: u8) -> Thing {
    let fight = look.view.public.fight().map(|(fight, _)| fight.support_color());
    let swapping = look.has(Pick::What(What::Swap));
    let pick = Pick::What(What::Tile(color));
    let (up, deed) = if swapping {
        let mut next = marked(look);
        let here = &mut next.0[color.index()];
        let up = n < *here;
        *here = if up { *here - 1 } else { *here + 1 };
        (up, swap(next))
    } else if fight == Some(color) {
        let up = n < chosen(look);
        let count = if up { n } else { n + 1 };
        (up, Deed::choose([Pick::What(What::Support), Pick::Number(count)]))
    } else {
        (n == 0 && look.has(pick), Deed::pick(pick))
    };
    // In a conflict the other tiles are of no use: the rules say why.
    let closed = look.selection.is_some() && look.view.public.phase != Phase::Action && fight != Some(color);
    let deed = if closed { Deed::act(Action::Place(color, Cell::at(0))) } else { deed };
    let state = match (look.selection, closed) {
        (None, _) => State::Off,
        (_, true) => State::Closed,
        _ => State::up(up),
    };
    Thing {
        key: format!("{}{n}", color.name()).into(),
        pictures: vec![Picture::symbol(format!("tile-{}", color.name()), 64)],
        label: words::tile(look.lang, color),
        drag: (acts(look) && !swapping).then(|| pick.to_string()),
        state,
        ..Thing::new("thing tile", deed)
    }
}

fn swap_button(look: &Look<Tigris>) -> Option<Thing> {
    if !acts(look) {
        return None;
    }
    let on = look.has(Pick::What(What::Swap));
    let deed = if on { Deed::Clear } else { Deed::choose([Pick::What(What::Swap)]) };
    let words = if on { TigrisSays::SwapNone } else { TigrisSays::Swap };
    Some(Thing {
        pictures: vec![Picture::icon("shuffle", 18)],
        text: look.lang.say(words),
        state: State::up(on),
        ..Thing::new("btn small", deed)
    })
}

/// Marks all tiles for the swap, until they are.
fn swap_all(look: &Look<Tigris>, hand: Bag<4>) -> Option<Thing> {
    let swaps = acts(look) && look.has(Pick::What(What::Swap)) && hand.total() > 1;
    if !swaps || marked(look) == hand || !look.allows(&Action::Swap(hand)) {
        return None;
    }
    let button = Thing::button("btn small swap-all", None, look.lang.say(TigrisSays::SwapAll), swap(hand));
    Some(Thing { key: "swap-all".into(), ..button })
}

/// Takes the picked leader off the board, where it is on it.
fn withdraw_button(look: &Look<Tigris>, seat: Seat) -> Option<Thing> {
    let picked = |color: &Color| look.has(Pick::What(What::Leader(*color)));
    let color = Color::ALL.into_iter().find(picked)?;
    look.view.public.leader(seat, color)?;
    let words = look.lang.say(TigrisSays::Withdraw);
    let button = Thing::button("btn small withdraw", None, words, Deed::act(Action::Withdraw(color)));
    Some(Thing { key: "withdraw".into(), ..button })
}

/// A leader: in supply it can be placed, on the board it can be moved or withdrawn.
fn leader(look: &Look<Tigris>, seat: Seat, color: Color) -> Part {
    let on_board = look.view.public.leader(seat, color);
    let pick = Pick::What(What::Leader(color));
    let up = look.has(pick);
    let name = words::leader(look.lang, color);
    let label = match on_board {
        Some(at) => look.lang.say(TigrisSays::LeaderAt(&name, &Cell::at(at).to_string())),
        None => look.lang.say(TigrisSays::LeaderInSupply(&name)),
    };
    let piece = Thing {
        key: format!("leader-{}", color.name()).into(),
        state: usable(look, || State::up(up)),
        pictures: vec![Picture::symbol(format!("leader-{}-{}", color.name(), sign_of(look, seat)), 42)],
        label,
        drag: acts(look).then(|| pick.to_string()),
        ..Thing::new(
            if on_board.is_some() { "thing leader away" } else { "thing leader" },
            tried(look, pick, Action::Position(color, Cell::at(0))),
        )
    };
    Group::inline("leader-slot", String::new(), vec![piece.into()]).into()
}

fn catastrophe(look: &Look<Tigris>, seat: Seat) -> Part {
    let held = look.view.public.catastrophes_held[seat];
    let pick = Pick::What(What::Catastrophe);
    let may = acts(look) && held > 0;
    let deed = match held {
        0 => Deed::pick(pick),
        _ => tried(look, pick, Action::Catastrophe(Cell::at(0))),
    };
    let thing = Thing {
        pictures: (0..held).map(|_| Picture::symbol("catastrophe", 36)).collect(),
        text: if held == 0 { "–".into() } else { String::new() },
        label: look.lang.say(TigrisSays::CatastrophesHeld(held.into())),
        drag: may.then(|| pick.to_string()),
        state: if held > 0 { usable(look, || State::up(look.has(pick))) } else { State::Off },
        ..Thing::new("thing catastrophes", deed)
    };
    thing.into()
}
