//! The panel of the current decision: the conflict to resolve first, the monument to build, or the treasures to
//! take. A conflict has a stage that shows both sides (hidden hands stay hidden) and the stepper of the deciding
//! side.

use crate::games::tigris::rules::{
    Action, ActionKind, Cell, Cells, Color, ConflictDetails, ConflictKind, Effect, Phase, Pick, Side, Tigris,
};
use crate::games::tigris::words;
use crate::games::tigris::words::say::{Owner, TigrisSays};
use crate::lang::Words;
use crate::scenes::parts::{Amount, Availability, Control, Group, Heading, Part, Picture, Stepper, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::{Game, Slots};

use super::result::Outcome;
use super::{result, sign_of};

pub(super) fn panel(ctx: &RenderContext<Tigris>) -> Vec<Part> {
    let public = &ctx.view.public;
    if let Some(outcome) = Outcome::of(ctx) {
        return result::panel(ctx, &outcome);
    }
    if ctx.awaits_end {
        return Vec::new();
    }
    if let Some(stage) = public.conflict_details() {
        return conflict(ctx, &stage);
    }
    if ctx.selection.is_none() {
        return Vec::new();
    }
    match public.phase {
        Phase::ChooseConflict { at } => conflicts(ctx, at),
        Phase::Monument { .. } => monuments(ctx),
        Phase::Treasure(_) => treasures(ctx),
        _ => Vec::new(),
    }
}

/// Returns a panel with its heading.
fn asked(
    ctx: &RenderContext<Tigris>,
    symbol: &str,
    title: TigrisSays,
    help: &'static str,
    parts: impl IntoIterator<Item = Part>,
) -> Vec<Part> {
    let picture = Some(Picture::symbol(symbol, 40));
    let head = Heading { picture, title: ctx.lang.say(title), help: help.into(), ..Heading::default() };
    vec![Group::of("asked", [Part::Heading(head)].into_iter().chain(parts).collect()).into()]
}

/// Returns the colours in conflict, with their current strengths.
fn conflicts(ctx: &RenderContext<Tigris>, at: Cell) -> Vec<Part> {
    let public = &ctx.view.public;
    let wars = public.wars(at.index());
    let rows = Color::ALL.into_iter().filter_map(|color| {
        let (attacker, defender) = wars[color.index()]?;
        let (attack, defence) = public.war_strengths(at, color, attacker, defender);
        let tile = Picture::symbol(format!("tile-{}", color.name()), 32);
        let mut text = format!("{} {attack} : {defence} {}", ctx.names.of(attacker), ctx.names.of(defender));
        let is_fighting = ctx.viewing_seat.is_some_and(|seat| [attacker, defender].contains(&seat));
        if let Some(hand) = ctx.view.mine() {
            let can_add = TigrisSays::CanAdd(color, hand.0[color.index()].into());
            let part = ctx.lang.say(if is_fighting { can_add } else { TigrisSays::NoPart });
            text = format!("{text}. {part}");
        }
        let offer = Control::offer(tile, text, Command::act(Action::Conflict(color)), Availability::Plain);
        Some(Control { head: ctx.lang.say(TigrisSays::WarOf(color)), choice: false, ..offer }.into())
    });
    let menu = Group::list("menu", rows.collect());
    asked(ctx, "unification", TigrisSays::WhichNext, "war-order", [menu.into()])
}

/// Returns one choice. It aims at the action; the commit button then performs it.
fn offer(ctx: &RenderContext<Tigris>, action: Action, symbol: String, size: u16, words: TigrisSays) -> Part {
    let state = Availability::picked_if(ctx.ready() == Some(&action));
    let command = Command::choose(action.picks());
    Control::offer(Picture::symbol(symbol, size), ctx.lang.say(words), command, state).into()
}

/// Returns the square of a monument by its top-left cell.
fn square_of(action: &Action) -> Option<usize> {
    if let Action::Monument(_, at) = action { Some(at.index()) } else { None }
}

/// Returns the squares and monuments that can be built, and the explicit "no monument".
fn monuments(ctx: &RenderContext<Tigris>) -> Vec<Part> {
    let squares: Cells = ctx.legal().filter_map(square_of).collect();
    let offers = ctx.legal().filter_map(|action| match *action {
        Action::Monument(monument, at) => {
            let at_one = squares.count() < 2;
            let words = TigrisSays::MonumentAt {
                top: monument.top,
                base: monument.base,
                at: (!at_one).then_some(at),
            };
            let Part::Control(control) = offer(ctx, *action, format!("monument-{monument}"), 48, words)
            else {
                return None;
            };
            let effects = [monument.top, monument.base].map(|color| brings(ctx, action, color, at));
            Some(Part::Control(Control { head: control.text, text: effects.join(" "), ..control }))
        }
        _ => None,
    });
    let none = ctx.lang.say(TigrisSays::NoMonument);
    let none =
        Control::button("btn decline", Some(Picture::icon("close", 20)), none, Command::act(Action::Decline))
            .into();
    let menu = Group::list("menu offers", offers.chain([none]).collect());
    // The leaders that have to leave whichever monument is built.
    let built = ctx.legal().filter(|action| matches!(action, Action::Monument(..)));
    let mut leave = built.map(|action| words::evicted(ctx.lang, ctx.view, action, ctx.names));
    let first = leave.next().flatten().filter(|first| leave.all(|next| next.as_ref() == Some(first)));
    let leave = first.map(|text| Text::of("soft leaves", text).into());
    let each = Text::of("soft each-turn", ctx.lang.say(TigrisSays::EachTurn));
    asked(
        ctx,
        "badge-square",
        TigrisSays::BuildWhich,
        "monuments",
        [Some(each.into()), leave, Some(menu.into())].into_iter().flatten(),
    )
}

/// Describes what a colour of a monument here scores each turn, and for whom. Its temples turn face down, which
/// may leave leaders without a temple (R54).
fn brings(ctx: &RenderContext<Tigris>, action: &Action, color: Color, at: Cell) -> String {
    let preview = <Tigris as Game>::preview(ctx.view, action);
    let (effect, after) = (Effect::of(&preview), &preview.after.public);
    let earns = after.ruler(&after.region(at.index()), color);
    let name = earns.map(|seat| (Some(seat) == ctx.viewing_seat, ctx.names.of(seat)));
    let home = ctx.view.public.region(at.index());
    let owner = match &name {
        Some((true, _)) => Owner::You,
        Some((false, name)) => Owner::Other(name),
        None if effect.evicted.iter().any(|(_, c, at)| *c == color && home.has(at.index())) => Owner::Leaves,
        None => Owner::Nobody,
    };
    ctx.lang.say(TigrisSays::Brings(color, owner))
}

/// Returns the sets of treasures that may be taken.
fn treasures(ctx: &RenderContext<Tigris>) -> Vec<Part> {
    let offers = ctx.legal().filter_map(|action| match *action {
        Action::Treasures(taken) => {
            let stays = ctx.view.public.choices() - taken.cells;
            let words = TigrisSays::Take { cells: taken.cells, stays };
            Some(offer(ctx, *action, "treasure".into(), 28, words))
        }
        _ => None,
    });
    let menu = Group::list("menu", offers.collect());
    let choices = ctx.view.public.choices().count();
    let question = TigrisSays::WhichTreasures(choices);
    let treasures = ctx.viewing_seat.and_then(|seat| ctx.view.treasures[seat]);
    // Every set has the same number of treasures.
    let taken = ctx.legal().find_map(|action| match action {
        Action::Treasures(taken) => Some(taken.cells.count()),
        _ => None,
    });
    let after = u32::from(treasures.unwrap_or(0)) + taken.unwrap_or(0);
    let after = Text::of("soft", ctx.lang.say(TigrisSays::TreasuresAfter(after as usize)));
    asked(ctx, "treasure", question, "treasures", [menu.into(), after.into()])
}

/// Returns the stage of a conflict.
fn conflict(ctx: &RenderContext<Tigris>, conflict: &ConflictDetails) -> Vec<Part> {
    let help = if conflict.kind == ConflictKind::Revolt { "revolt" } else { "war" };
    let head = Heading {
        picture: Some(Picture::symbol(format!("tile-{}", conflict.support_color.name()), 40)),
        title: ctx.lang.say(TigrisSays::ConflictOver(conflict)),
        sub: ctx.lang.say(TigrisSays::ConflictWhere(conflict)),
        help: help.into(),
    };
    let mut parts = vec![
        Part::Heading(head),
        side(ctx, conflict, &conflict.attacker, true),
        side(ctx, conflict, &conflict.defender, false),
    ];
    let stepper = stepper(ctx, conflict);
    let class = if stepper.is_empty() { "conflict" } else { "conflict counts" };
    parts.extend(stepper);
    vec![Group::of(class, parts).into()]
}

/// Returns the number of tiles currently chosen in the stepper.
pub(super) fn chosen(ctx: &RenderContext<Tigris>) -> u8 {
    let taken = ctx.selection.into_iter().flat_map(|selection| selection.taken());
    let mut numbers = taken.filter_map(|pick| match pick {
        Pick::Number(n) => Some(*n),
        _ => None,
    });
    numbers.next_back().unwrap_or(0)
}

fn side(ctx: &RenderContext<Tigris>, conflict: &ConflictDetails, side: &Side, attacks: bool) -> Part {
    let own = ctx.selection.is_some() && ctx.viewing_seat == Some(side.seat);
    let added = side.support.or(own.then(|| chosen(ctx)));
    let class = if attacks { "war-side side-a" } else { "war-side side-b" };
    Group::of(class, side_parts(ctx, conflict, side, attacks, added)).into()
}

/// Returns the card of a side that commits this number of tiles; `None` while the number is hidden.
pub(super) fn side_parts(
    ctx: &RenderContext<Tigris>,
    conflict: &ConflictDetails,
    side: &Side,
    attacks: bool,
    added: Option<u8>,
) -> Vec<Part> {
    let letter = if attacks { "A" } else { "B" };
    let leader = format!("leader-{}-{}", conflict.color.name(), sign_of(ctx, side.seat));
    // Up to six pictures fit; more are shown as one picture and a number.
    let rows = |count: u8| -> Vec<Part> {
        let tile = || Picture::symbol(format!("tile-{}", conflict.support_color.name()), 20);
        match count {
            0..=6 => (0..count).map(|_| tile().into()).collect(),
            _ => vec![Amount::of(tile(), format!("× {count}"), String::new()).into()],
        }
    };
    let own = ctx.viewing_seat == Some(side.seat);
    let name = ctx.names.of(side.seat);
    let words = match (attacks, own) {
        (true, true) => TigrisSays::YouAttack,
        (false, true) => TigrisSays::YouDefend,
        (true, false) => TigrisSays::Attacks(&name),
        (false, false) => TigrisSays::Defends(&name),
    };
    let where_ = TigrisSays::SideLeader { color: conflict.color, at: side.leader };
    let total = u32::from(side.base) + u32::from(added.unwrap_or(0));
    let total = if added.is_some() { total.to_string() } else { format!("{total}+") };
    let who = Group::of(
        "grow",
        vec![
            Group::of(
                "side-head",
                vec![Text::of("side-letter", letter).into(), Text::strong("", ctx.lang.say(words)).into()],
            )
            .into(),
            Text::of("soft", ctx.lang.say(where_)).into(),
        ],
    );
    let mut tiles = rows(side.base);
    tiles.push(Text::of("soft", ctx.lang.say(TigrisSays::OnBoard(side.base.into()))).into());
    match added {
        Some(added) => {
            tiles.extend(rows(added));
            tiles.push(Text::of("soft", ctx.lang.say(TigrisSays::FromHand(added.into()))).into());
        }
        None => {
            tiles.push(Text::strong("", "+").into());
            let hidden = Text::of("soft row", ctx.lang.say(TigrisSays::Hidden));
            tiles.push(Text { picture: Some(Picture::icon("lock", 16)), ..hidden }.into());
        }
    }
    let head = vec![Picture::symbol(leader, 44).into(), who.into(), Text::strong("side-total", total).into()];
    vec![Group::of("row", head).into(), Group::of("side-tiles", tiles).into()]
}

/// Returns the stepper over the allowed numbers. A number that is not allowed gives the reason.
fn stepper(ctx: &RenderContext<Tigris>, conflict: &ConflictDetails) -> Vec<Part> {
    if ctx.viewing_seat.is_none() || ctx.selection.is_none() {
        return Vec::new();
    }
    let in_hand = ctx.view.mine().map_or(0, |hand| hand.0[conflict.support_color.index()]);
    let now = chosen(ctx);
    let number = |action: &Action| if let Action::Support(n) = action { Some(*n) } else { None };
    let allowed: Vec<u8> = ctx.legal().filter_map(number).collect();
    let pick = |n: u8| Command::choose([Pick::Kind(ActionKind::Support), Pick::Number(n)]);
    let less = allowed.iter().rev().copied().find(|n| *n < now);
    // If no higher number is allowed although the hand has more tiles (English variant), pressing + gives the reason.
    let more = allowed.iter().copied().find(|n| *n > now);
    let further = more.map_or(Command::act(Action::Support(now + 1)), pick);
    let stepper = Stepper {
        label: ctx.lang.say(TigrisSays::HowMany),
        value: now.to_string(),
        note: ctx.lang.say(TigrisSays::FromYourHand(in_hand.into())),
        fewer: ctx.lang.say(TigrisSays::Fewer),
        further: ctx.lang.say(TigrisSays::More),
        less: less.map(pick),
        more: (now < in_hand).then_some(further),
    };
    let outcome = ctx.ready().map(|action| <Tigris as Words>::preview(ctx.lang, ctx.view, action, ctx.names));
    let cube = Picture::symbol(format!("cube-{}", conflict.support_color.name()), 20);
    let note = Text { picture: Some(cube), ..Text::of("note", outcome.unwrap_or_default()) };
    // A player without matching tiles gets no stepper.
    let stepper = (in_hand > 0).then_some(Part::Stepper(stepper));
    stepper.into_iter().chain([note.into()]).collect()
}
