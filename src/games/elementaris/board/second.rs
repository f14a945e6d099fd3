//! The second turn: what orbs do and what may be cast, ships, giving up; proposing the end and answering it.

use super::panel::{offer, titled};
use super::{Aim, orb_art, orbs, seal};
use crate::games::elementaris::rules::{Action, Element, Elementaris, Field, Pick, What, orb};
use crate::games::elementaris::words;
use crate::games::elementaris::words::say::ElementarisSays;
use crate::lang::Words;
use crate::scenes::parts::{Amount, Group, Part, Picture, State, Text, Thing};
use crate::scenes::{Deed, Look};
use crate::table::{Seat, Slots};

/// Whether anything of this kind may be done now.
fn open(look: &Look<Elementaris>, what: What) -> bool {
    look.legal().any(|action| What::of(action) == what)
}

pub(super) fn turn(look: &Look<Elementaris>, aim: &Aim) -> Part {
    if aim.what == Some(What::Propose) {
        return propose(look);
    }
    let game = &look.view.game;
    let mut menu: Vec<Part> = Vec::new();
    let element = game.shows();
    if let Some(element) = element.filter(|_| open(look, What::Cast)) {
        let picture = Picture::symbol(format!("el-elemental-{}", element.word()), 40);
        menu.push(pick(look, What::Cast, picture, ElementarisSays::Cast(element)));
    }
    if open(look, What::Transfer) || open(look, What::TransferShip) {
        let what = if open(look, What::Transfer) { What::Transfer } else { What::TransferShip };
        menu.push(pick(look, what, Picture::symbol("el-sign-air", 40), ElementarisSays::Carry));
    }
    let orbs_held = orbs(look.view, game.active).next().is_some();
    // Where nothing can be bought, cast or given up, the prompt says so, and there is no list.
    if !menu.is_empty() || orbs_held || open(look, What::Buy) {
        menu.push(buy(look));
    }
    let mut parts: Vec<Part> = Vec::new();
    if !menu.is_empty() {
        parts.push(Group::list("menu el-pairs", menu).into());
        parts.extend(powers(look, game.active));
    }
    let resign = look.lang.say(ElementarisSays::Resign);
    let resigning = offer(look, Action::Resign, Picture::icon("flag", 24), resign);
    // Whoever wants to propose should not give up by a slip of the finger.
    parts.push(Group::list("menu el-row el-apart", vec![proposing(look), resigning]).into());
    titled(look.lang.say(ElementarisSays::SecondTurn), String::new(), "spells", parts)
}

/// A kind of action to aim on the map.
fn pick(look: &Look<Elementaris>, what: What, picture: Picture, says: ElementarisSays) -> Part {
    let word = Pick::What(what);
    Thing::offer(picture, look.lang.say(says), Deed::pick(word), State::up(look.has(word))).into()
}

/// Buying a ship; where none can be bought, a city is tried, so that the rules say why.
fn buy(look: &Look<Elementaris>) -> Part {
    let game = &look.view.game;
    let says = ElementarisSays::Buy(game.options.ship_price);
    let picture = Picture::symbol("el-ship", 40);
    if open(look, What::Buy) {
        return pick(look, What::Buy, picture, says);
    }
    let coastal = |field: &Field| field.city().is_some() && !field.shore().is_empty();
    let own = Field::all().filter(coastal).find(|city| game.owner(*city) == Some(game.active));
    let city = own.or_else(|| Field::all().find(coastal));
    let sea = city.and_then(|city| city.shore().iter().next());
    let deed = city.zip(sea).map_or(Deed::Clear, |(city, sea)| Deed::act(Action::Buy(city, sea)));
    Thing::offer(picture, look.lang.say(says), deed, State::Closed).into()
}

/// Proposing the end; where that was done in this round, the rules say so.
fn proposing(look: &Look<Elementaris>) -> Part {
    let picture = Picture::icon("people", 24);
    if open(look, What::Propose) {
        return pick(look, What::Propose, picture, ElementarisSays::Propose);
    }
    let alone = [look.view.game.active].into_iter().collect();
    let deed = Deed::act(Action::Propose(alone));
    Thing::offer(picture, look.lang.say(ElementarisSays::Propose), deed, State::Closed).into()
}

/// The orbs of a player, each to be given up, and what they do: always, or in the rule of their element.
fn powers(look: &Look<Elementaris>, seat: Seat) -> Vec<Part> {
    let game = &look.view.game;
    let ball = |(site, element)| {
        let at = Field::of_site(site);
        let action = Action::GiveUp(at);
        let lost = words::power(look.lang, element, game.orbs_in(seat, element));
        let thing = Thing {
            key: at.to_string().into(),
            pictures: vec![Picture::symbol(orb_art(element), 40)],
            label: format!("{}: {lost}", look.lang.say(ElementarisSays::GiveUp(at, element))),
            state: State::up(look.ready() == Some(&action)),
            ..Thing::new("thing el-ball", Deed::choose(action.picks()))
        };
        Part::from(thing)
    };
    let mut balls: Vec<Part> = orbs(look.view, seat).map(ball).collect();
    if balls.is_empty() {
        return vec![Text::of("soft", look.lang.say(ElementarisSays::NoOrbs)).into()];
    }
    let count = look.lang.say(ElementarisSays::Orbs(balls.len() as u32));
    let mut rows: Vec<Part> = Vec::new();
    for element in Element::ALL {
        for many in 1..=game.orbs_in(seat, element) {
            let held = game.orbs_in(seat, element);
            let lost = many == held
                && matches!(look.ready(), Some(Action::GiveUp(at)) if at.site().map(orb) == Some(element));
            rows.push(power(look, element, many, lost));
        }
    }
    balls.push(Text::of("soft", look.lang.say(ElementarisSays::TouchOrb)).into());
    vec![Group::named("el-orbs", count, balls).into(), Group::list("el-powers", rows).into()]
}

fn power(look: &Look<Elementaris>, element: Element, many: u32, lost: bool) -> Part {
    let when = match many {
        _ if lost => Some(("el-when el-lost", ElementarisSays::Lost)),
        1 => Some(("el-when always", ElementarisSays::Always)),
        // What is sent once in a turn and was sent works no more; the second orb of air carries again and again.
        2 if look.view.game.shows() == Some(element) && spent(look, element) => {
            Some(("el-when always", ElementarisSays::Used))
        }
        _ if look.view.game.shows() == Some(element) => Some(("el-when", ElementarisSays::Now)),
        _ => None,
    };
    let mut parts = vec![
        Picture::symbol(orb_art(element), 26).into(),
        Text::of("grow", words::power(look.lang, element, many)).into(),
    ];
    parts.extend(when.map(|(class, says)| Part::from(Text::strong(class, look.lang.say(says)))));
    Group::of("el-power", parts).into()
}

/// Whether the spell of an element was cast in this turn and cannot be cast again.
fn spent(look: &Look<Elementaris>, element: Element) -> bool {
    let what = if element == Element::Air { What::Transfer } else { What::Cast };
    look.view.game.did.cast
        && !open(look, what)
        && !(element == Element::Air && open(look, What::TransferShip))
}

/// Who is to win by the proposal: seals that are in or not.
fn propose(look: &Look<Elementaris>) -> Part {
    let each = look.view.game.living().map(|seat| {
        let pick = Pick::Winner(seat);
        let thing = Thing {
            key: pick.to_string().into(),
            pictures: vec![seal(look, seat, 32)],
            head: look.names.of(seat),
            text: look.lang.say(ElementarisSays::Score(look.view.game.score(seat))),
            state: State::up(look.has(pick)),
            ..Thing::new("menu-item el-who", Deed::pick(pick))
        };
        Part::from(thing)
    });
    let list = Group::list("menu el-pairs", each.collect()).into();
    let sub = look.lang.say(ElementarisSays::OneOrSeveral);
    titled(look.lang.say(ElementarisSays::WhoWins), sub, "agreement", vec![list])
}

/// When a seat answers a proposal: the proposer is 0.
pub(super) fn turn_to_answer(game: &Elementaris, seat: Seat) -> usize {
    (seat.index() + game.seats() - game.active.index()) % game.seats()
}

/// Who is to win, the two answers, and how far they have come.
pub(super) fn vote(look: &Look<Elementaris>, voter: Seat) -> Part {
    let answer = |action: Action, icon: &'static str| {
        offer(look, action, Picture::icon(icon, 28), Elementaris::action(look.lang, &action))
    };
    let answers = vec![answer(Action::Vote(true), "check"), answer(Action::Vote(false), "close")];
    let parts = vec![
        winners(look),
        Group::list("menu el-row", answers).into(),
        Group::list("el-powers", answered(look, voter)).into(),
    ];
    let (asked, by) = (look.names.of(voter), look.names.of(look.view.game.active));
    let (asked, by) = (ElementarisSays::EndQuestion(&asked), ElementarisSays::Proposed(&by));
    let asked = titled(look.lang.say(asked), look.lang.say(by), "agreement", parts);
    Group::of("el-vote", vec![asked]).into()
}

/// Who is to win, by seal and name.
fn winners(look: &Look<Elementaris>) -> Part {
    let named = look.view.game.winners;
    let caption = look.lang.say(ElementarisSays::Winners(named.count()));
    let mut parts: Vec<Part> = vec![Text::of("", caption).into()];
    for seat in named.iter() {
        let name = Text::strong("", look.names.of(seat)).into();
        parts.push(Group::inline("el-winner", String::new(), vec![seal(look, seat, 32).into(), name]).into());
    }
    Group::of("el-votes", parts).into()
}

/// Everybody in the order of their answers, with the score so far and what it is made of.
fn answered(look: &Look<Elementaris>, voter: Seat) -> Vec<Part> {
    let game = &look.view.game;
    let place = |seat: Seat| turn_to_answer(game, seat);
    let mut all: Vec<Seat> = game.living().collect();
    crate::order::short_by_key(&mut all, |seat| place(*seat));
    let row = |seat: Seat| {
        let name = look.names.of(seat);
        let (says, icon) = match place(seat).cmp(&place(voter)) {
            _ if seat == game.active => (ElementarisSays::Proposes(&name), "check"),
            std::cmp::Ordering::Less => (ElementarisSays::HasAgreed(&name), "check"),
            std::cmp::Ordering::Equal => (ElementarisSays::IsAsked(&name), "hand"),
            std::cmp::Ordering::Greater => (ElementarisSays::WillBeAsked(&name), "clock"),
        };
        let parts = vec![
            seal(look, seat, 28).into(),
            Text::of("grow", look.lang.say(says)).into(),
            holdings(look, seat),
            Picture::icon(icon, 20).into(),
        ];
        let class = if seat == voter { "el-power el-asked" } else { "el-power" };
        Part::from(Group::of(class, parts))
    };
    all.into_iter().map(row).collect()
}

/// Cities, orbs and armies of a seat, and its score.
fn holdings(look: &Look<Elementaris>, seat: Seat) -> Part {
    let game = &look.view.game;
    let (cities, orbs, armies) = (game.cities_of(seat), game.orbs_of(seat), game.on_board(seat).count());
    let count = |art: &str, n: u32| Part::from(Amount::of(Picture::symbol(art, 18), n, String::new()));
    let parts = vec![
        count("el-city", cities),
        count("el-orb-water", orbs),
        count("el-shield", armies),
        Text::strong("el-score", game.score(seat).to_string()).into(),
    ];
    let holds = look.lang.say(ElementarisSays::Holdings { cities, orbs, armies });
    let score = look.lang.say(ElementarisSays::Score(game.score(seat)));
    Group::inline("el-holdings", format!("{holds}: {score}"), parts).into()
}
