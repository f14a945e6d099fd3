//! The second turn: powers of orbs, spells, ships, giving up orbs; proposals and votes.

use super::panel::{keys, offer, titled};
use super::{Aim, orb_art, orbs, seal};
use crate::games::elementaris::rules::{Action, ActionKind, Element, Elementaris, Field, Pick, orb};
use crate::games::elementaris::words;
use crate::games::elementaris::words::say::ElementarisSays;
use crate::lang::Words;
use crate::scenes::parts::{Amount, Availability, Control, Group, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::{Seat, Slots};

/// Returns whether an action of this kind is legal now.
fn open(ctx: &RenderContext<Elementaris>, what: ActionKind) -> bool {
    ctx.legal().any(|action| ActionKind::of(action) == what)
}

pub(super) fn turn(ctx: &RenderContext<Elementaris>, aim: &Aim) -> Part {
    if aim.kind == Some(ActionKind::Propose) {
        return propose(ctx);
    }
    let game = &ctx.view.game;
    let mut menu: Vec<Part> = Vec::new();
    let element = game.ruling_element();
    if let Some(element) = element.filter(|_| open(ctx, ActionKind::Cast)) {
        let picture = Picture::symbol(format!("el-elemental-{}", element.word()), 40);
        menu.push(task(pick(ctx, ActionKind::Cast, picture, ElementarisSays::Cast(element))));
    }
    if open(ctx, ActionKind::Transfer) || open(ctx, ActionKind::TransferShip) {
        let kind =
            if open(ctx, ActionKind::Transfer) { ActionKind::Transfer } else { ActionKind::TransferShip };
        menu.push(task(pick(ctx, kind, Picture::symbol("el-sign-air", 40), ElementarisSays::Carry)));
    }
    let orbs_held = orbs(ctx.view, game.active).next().is_some();
    // If nothing can be bought, cast or given up, the prompt says that, and there is no list.
    if !menu.is_empty() || orbs_held || open(ctx, ActionKind::Buy) {
        menu.push(buy(ctx));
    }
    let mut parts: Vec<Part> = Vec::new();
    if !menu.is_empty() {
        parts.push(Group::list("menu el-pairs", menu).into());
        parts.extend(open(ctx, ActionKind::Cast).then(|| keys(ctx)));
        parts.extend(powers(ctx, game.active));
    }
    let resign = ctx.lang.say(ElementarisSays::Resign);
    let resigning = offer(ctx, Action::Resign, Picture::icon("flag", 24), resign);
    // Resigning is far from proposing, so that it is not touched by mistake.
    parts.push(Group::list("menu el-row el-apart", vec![proposing(ctx), resigning]).into());
    titled(ctx.lang.say(ElementarisSays::SecondTurn), String::new(), "spells", parts)
}

/// Returns the spell of the ruling element: it is highlighted among the choices.
fn task(part: Part) -> Part {
    match part {
        Part::Control(control) => {
            Part::Control(Control { class: format!("{} el-task", control.class).into(), ..control })
        }
        other => other,
    }
}

/// Returns a kind of action to aim on the map.
fn pick(ctx: &RenderContext<Elementaris>, what: ActionKind, picture: Picture, says: ElementarisSays) -> Part {
    let word = Pick::Kind(what);
    Control::offer(picture, ctx.lang.say(says), Command::pick(word), Availability::picked_if(ctx.has(word)))
        .into()
}

/// Buying a ship; if none can be bought, the rules give the reason for a sample.
fn buy(ctx: &RenderContext<Elementaris>) -> Part {
    let game = &ctx.view.game;
    let words = ElementarisSays::Buy(game.options.ship_price);
    let picture = Picture::symbol("el-ship", 40);
    if open(ctx, ActionKind::Buy) {
        return pick(ctx, ActionKind::Buy, picture, words);
    }
    let coastal = |field: &Field| field.city().is_some() && !field.shore().is_empty();
    let city = Field::all().find(coastal);
    let sea = city.and_then(|city| city.shore().iter().next());
    let command = city.zip(sea).map_or(Command::Clear, |(city, sea)| Command::ask(Action::Buy(city, sea)));
    Control::offer(picture, ctx.lang.say(words), command, Availability::Refused).into()
}

/// Proposing the end; after a proposal in this round, the rules give the reason.
fn proposing(ctx: &RenderContext<Elementaris>) -> Part {
    let picture = Picture::icon("people", 24);
    if open(ctx, ActionKind::Propose) {
        return pick(ctx, ActionKind::Propose, picture, ElementarisSays::Propose);
    }
    let alone = [ctx.view.game.active].into_iter().collect();
    let command = Command::act(Action::Propose(alone));
    Control::offer(picture, ctx.lang.say(ElementarisSays::Propose), command, Availability::Refused).into()
}

/// Returns the orbs of a player, which can be given up, and their powers: permanent, or while their element rules.
fn powers(ctx: &RenderContext<Elementaris>, seat: Seat) -> Vec<Part> {
    let game = &ctx.view.game;
    let ball = |(site, element)| {
        let at = Field::of_site(site);
        let action = Action::GiveUp(at);
        let lost = words::power(ctx.lang, element, game.orbs_in(seat, element));
        let control = Control {
            key: at.to_string().into(),
            pictures: vec![Picture::symbol(orb_art(element), 40)],
            label: format!("{}: {lost}", ctx.lang.say(ElementarisSays::GiveUp(at, element))),
            state: Availability::picked_if(ctx.ready() == Some(&action)),
            ..Control::new("thing el-ball", Command::choose(action.picks()))
        };
        Part::from(control)
    };
    let mut balls: Vec<Part> = orbs(ctx.view, seat).map(ball).collect();
    if balls.is_empty() {
        return vec![Text::of("soft", ctx.lang.say(ElementarisSays::NoOrbs)).into()];
    }
    let count = ctx.lang.say(ElementarisSays::Orbs(balls.len() as u32));
    let mut rows: Vec<Part> = Vec::new();
    for element in Element::ALL {
        for many in 1..=game.orbs_in(seat, element) {
            let held = game.orbs_in(seat, element);
            let lost = many == held
                && matches!(ctx.ready(), Some(Action::GiveUp(at)) if at.site().map(orb) == Some(element));
            rows.push(power(ctx, element, many, lost));
        }
    }
    balls.insert(0, Text::of("soft", ctx.lang.say(ElementarisSays::TouchOrb)).into());
    // The powers come first; giving up an orb is rare.
    vec![Group::list("el-powers", rows).into(), Group::named("el-orbs el-offered", count, balls).into()]
}

fn power(ctx: &RenderContext<Elementaris>, element: Element, many: u32, lost: bool) -> Part {
    let time = match many {
        _ if lost => Some(("el-when el-lost", ElementarisSays::Lost)),
        1 => Some(("el-when always", ElementarisSays::Always)),
        // A spell that was cast is inactive until the next turn; the second orb of air transfers repeatedly.
        2 if ctx.view.game.ruling_element() == Some(element) && spent(ctx, element) => {
            Some(("el-when always", ElementarisSays::Used))
        }
        _ if ctx.view.game.ruling_element() == Some(element) => Some(("el-when", ElementarisSays::Now)),
        _ => None,
    };
    let mut parts = vec![
        Picture::symbol(orb_art(element), 26).into(),
        Text::of("grow", words::power(ctx.lang, element, many)).into(),
    ];
    parts.extend(time.map(|(class, says)| Part::from(Text::strong(class, ctx.lang.say(says)))));
    Group::of("el-power", parts).into()
}

/// Returns whether the spell of an element was cast in this turn and cannot be cast again.
fn spent(ctx: &RenderContext<Elementaris>, element: Element) -> bool {
    let kind = if element == Element::Air { ActionKind::Transfer } else { ActionKind::Cast };
    ctx.view.game.second_turn.cast
        && !open(ctx, kind)
        && !(element == Element::Air && open(ctx, ActionKind::TransferShip))
}

/// Returns the winners of the proposal: seals that are selected or not.
fn propose(ctx: &RenderContext<Elementaris>) -> Part {
    let each = ctx.view.game.living().map(|seat| {
        let pick = Pick::Winner(seat);
        let control = Control {
            key: pick.to_string().into(),
            pictures: vec![seal(ctx, seat, 32)],
            head: ctx.names.of(seat),
            text: ctx.lang.say(ElementarisSays::Score(ctx.view.game.score(seat))),
            state: Availability::picked_if(ctx.has(pick)),
            ..Control::new("menu-item el-who", Command::pick(pick))
        };
        Part::from(control)
    });
    let list = Group::list("menu el-pairs", each.collect()).into();
    let sub = ctx.lang.say(ElementarisSays::OneOrSeveral);
    titled(ctx.lang.say(ElementarisSays::WhoWins), sub, "agreement", vec![list])
}

/// Returns the order of a seat's vote: the proposer is 0.
pub(super) fn turn_to_answer(game: &Elementaris, seat: Seat) -> usize {
    (seat.index() + game.seats() - game.active.index()) % game.seats()
}

/// Returns the proposed winners, the two answers, and the votes so far.
pub(super) fn vote(ctx: &RenderContext<Elementaris>, voter: Seat) -> Part {
    let answer = |action: Action, icon: &'static str| {
        offer(ctx, action, Picture::icon(icon, 28), Elementaris::action(ctx.lang, &action))
    };
    let answers = vec![answer(Action::Vote(true), "check"), answer(Action::Vote(false), "close")];
    let parts = vec![
        winners(ctx),
        Group::list("menu el-row", answers).into(),
        Group::list("el-powers", answered(ctx, voter)).into(),
    ];
    let (asked, by) = (ctx.names.of(voter), ctx.names.of(ctx.view.game.active));
    let (asked, by) = (ElementarisSays::EndQuestion(&asked), ElementarisSays::Proposed(&by));
    let asked = titled(ctx.lang.say(asked), ctx.lang.say(by), "agreement", parts);
    Group::of("el-vote", vec![asked]).into()
}

/// Returns the proposed winners, by seal and name.
fn winners(ctx: &RenderContext<Elementaris>) -> Part {
    let named = ctx.view.game.winners;
    let caption = ctx.lang.say(ElementarisSays::Winners(named.count()));
    let mut parts: Vec<Part> = vec![Text::of("", caption).into()];
    for seat in named.iter() {
        let name = Text::strong("", ctx.names.of(seat)).into();
        parts.push(Group::inline("el-winner", String::new(), vec![seal(ctx, seat, 32).into(), name]).into());
    }
    Group::of("el-votes", parts).into()
}

/// Returns all players in the order of their votes, with the score so far and its parts.
fn answered(ctx: &RenderContext<Elementaris>, voter: Seat) -> Vec<Part> {
    let game = &ctx.view.game;
    let place = |seat: Seat| turn_to_answer(game, seat);
    let mut all: Vec<Seat> = game.living().collect();
    crate::order::short_by_key(&mut all, |seat| place(*seat));
    let row = |seat: Seat| {
        let name = ctx.names.of(seat);
        let (says, icon) = match place(seat).cmp(&place(voter)) {
            _ if seat == game.active => (ElementarisSays::Proposes(&name), "check"),
            std::cmp::Ordering::Less => (ElementarisSays::HasAgreed(&name), "check"),
            std::cmp::Ordering::Equal => (ElementarisSays::IsAsked(&name), "hand"),
            std::cmp::Ordering::Greater => (ElementarisSays::WillBeAsked(&name), "clock"),
        };
        let parts = vec![
            seal(ctx, seat, 28).into(),
            Text::of("grow", ctx.lang.say(says)).into(),
            holdings(ctx, seat),
            Picture::icon(icon, 20).into(),
        ];
        let class = if seat == voter { "el-power el-asked" } else { "el-power" };
        Part::from(Group::of(class, parts))
    };
    all.into_iter().map(row).collect()
}

/// Cities, orbs and armies of a seat, and its score.
fn holdings(ctx: &RenderContext<Elementaris>, seat: Seat) -> Part {
    let game = &ctx.view.game;
    let (cities, orbs, armies) = (game.cities_of(seat), game.orbs_of(seat), game.on_board(seat).count());
    let count = |art: &str, n: u32| Part::from(Amount::of(Picture::symbol(art, 18), n, String::new()));
    let parts = vec![
        count("el-city", cities),
        count("el-orb-water", orbs),
        count("el-shield", armies),
        Text::strong("el-score", game.score(seat).to_string()).into(),
    ];
    let holdings = ctx.lang.say(ElementarisSays::Holdings { cities, orbs, armies });
    let score = ctx.lang.say(ElementarisSays::Score(game.score(seat)));
    Group::inline("el-holdings", format!("{holdings}: {score}"), parts).into()
}
