//! The tray: tiles, figures and tokens, the two sources of cards, and the hand. A tap picks; a drag places on the
//! island. An unusable item gives the reason.

use crate::games::java::rules::{
    Action, ActionKind, Card, Cards, Cell, Java, Phase, Pick, Tile, Way, counted,
};
use crate::games::java::words;
use crate::games::java::words::say::JavaSays;
use crate::scenes::parts::{Availability, Control, Group, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::Seat;

use super::{Aim, loose, panel};

pub(super) fn tray(ctx: &RenderContext<Java>) -> Vec<Part> {
    let (Some(seat), Some(hand)) = (ctx.viewing_seat, ctx.view.mine()) else { return Vec::new() };
    let caption = |says: JavaSays| Part::from(Text::of("cap", ctx.lang.say(says)));
    let aim = Aim::seen(ctx);
    let mut groups = Vec::new();
    // In an auction and for a festival the cards fill the tray. Otherwise they are only shown.
    let is_choosing_cards =
        aim.kind == Some(ActionKind::Festival) || matches!(ctx.view.public.phase, Phase::Auction { .. });
    if !is_choosing_cards {
        let kinds = [Some(Tile::Three), Some(Tile::Two), Some(Tile::Rice), Some(Tile::Village), None];
        let mut tiles: Vec<Part> = kinds.map(|kind| tile(ctx, &aim, seat, kind)).into();
        tiles.push(Group::of("jv-stack", vec![figure(ctx, seat), token(ctx, seat)]).into());
        let row = Group::named("jv-row", ctx.lang.say(JavaSays::Tiles), tiles).into();
        groups.push(Group::of("jv-tiles", vec![caption(JavaSays::Tiles), row]).into());
        if let Some(tile) = aim.turned() {
            let label = ctx.lang.say(JavaSays::TurnTile);
            groups.push(Group::named("jv-turns", label, panel::turns(ctx, &aim, tile)).into());
        }
        let row = Group::named("jv-row", ctx.lang.say(JavaSays::TakeCard), draws(ctx)).into();
        groups.push(Group::of("jv-draws", vec![caption(JavaSays::TakeCard), row]).into());
    }
    // While a festival is possible, its cards are highlighted.
    let class = match (is_choosing_cards, open(ctx, ActionKind::Festival)) {
        (true, _) => "jv-row jv-hand chooses",
        (_, true) => "jv-row jv-hand fits",
        _ => "jv-row jv-hand",
    };
    let row = Group::named(class, ctx.lang.say(JavaSays::YourCards), cards(ctx, &aim, &hand)).into();
    groups.push(Group::of("jv-cards", vec![caption(JavaSays::YourCards), row]).into());
    vec![Group::of(format!("jv-tray seat-{}", ctx.colour(seat)), groups).into()]
}

/// Returns whether an action of this kind is legal now.
fn open(ctx: &RenderContext<Java>, what: ActionKind) -> bool {
    ctx.legal().any(|action| action.kind() == what)
}

/// Returns a control that picks; if no action follows, it asks for the reason with a sample.
fn control(ctx: &RenderContext<Java>, what: ActionKind, picture: Picture, asked: Action) -> Control {
    let (pick, open) = (Pick::Kind(what), open(ctx, what));
    let state = match (ctx.selection, open) {
        (None, _) => Availability::Disabled,
        (_, false) => Availability::Refused,
        _ => Availability::picked_if(ctx.has(pick)),
    };
    Control {
        key: pick.to_string().into(),
        pictures: vec![picture],
        state,
        ..Control::new("thing jv-thing", if open { Command::pick(pick) } else { Command::ask(asked) })
    }
}

/// Returns a kind of tile with its remaining number; `None` is water.
fn tile(ctx: &RenderContext<Java>, aim: &Aim, seat: Seat, kind: Option<Tile>) -> Part {
    let public = &ctx.view.public;
    let action_kind = kind.map_or(ActionKind::Water, ActionKind::Tile);
    let left = kind.map_or(public.supply.water, |kind| public.tiles_left(seat, kind));
    let at = Cell::at(0);
    let asked = kind.map_or(Action::Water(at), |tile| Action::land(tile, tile.lying(at, Way::East)));
    let turn = match aim.kind == Some(action_kind) {
        true => aim.turn,
        false if kind == Some(Tile::Three) => Way::Southeast,
        false => Way::East,
    };
    let mut control = control(ctx, action_kind, loose(kind, turn, 80), asked);
    control.class = match kind.map_or(1, Tile::size) {
        1 => "thing jv-thing jv-one",
        _ => "thing jv-thing",
    }
    .into();
    control.head = left.to_string();
    control.text = ctx.lang.say(JavaSays::Short(kind, left));
    control.label = read(&control, ctx.lang.say(JavaSays::TileLeft(kind, left)));
    control.drag = (control.state != Availability::Disabled && open(ctx, action_kind))
        .then(|| Pick::Kind(action_kind).to_string());
    control.into()
}

/// Returns the name for screen readers: the visible text, then the same in full.
fn read(control: &Control, label: String) -> String {
    format!("{} {}, {label}", control.head, control.text).trim_start().to_string()
}

fn figure(ctx: &RenderContext<Java>, seat: Seat) -> Part {
    let public = &ctx.view.public;
    let left = public.figures_left(seat);
    let picture = Picture::symbol("jv-figure", 44).of_seat(ctx.colour(seat));
    let mut control = control(ctx, ActionKind::Enter, picture, Action::Enter(Cell::at(0)));
    control.class = "thing jv-thing jv-small".into();
    control.head = left.to_string();
    control.text = ctx.lang.say(JavaSays::Figure(left));
    control.label = read(&control, ctx.lang.say(JavaSays::FiguresLeft(left)));
    control.drag = (control.state != Availability::Disabled && open(ctx, ActionKind::Enter))
        .then(|| Pick::Kind(ActionKind::Enter).to_string());
    control.into()
}

fn token(ctx: &RenderContext<Java>, seat: Seat) -> Part {
    let left = ctx.view.public.own[seat].tokens;
    let mut control = control(ctx, ActionKind::Token, Picture::symbol("jv-token", 40), Action::Token);
    control.class = "thing jv-thing jv-small".into();
    control.head = left.to_string();
    control.text = ctx.lang.say(JavaSays::Token(left));
    control.label = read(&control, ctx.lang.say(JavaSays::TokensLeft(left)));
    control.into()
}

/// Returns the face-up card and the deck.
fn draws(ctx: &RenderContext<Java>) -> Vec<Part> {
    let public = &ctx.view.public;
    let face_up = public.face_up.map(|card| {
        let mut control = control(ctx, ActionKind::TakeOpen, card_picture(card, 80), Action::TakeOpen);
        control.class = "thing jv-thing jv-card jv-open".into();
        control.text = ctx.lang.say(JavaSays::FaceUp);
        control.label = read(&control, ctx.lang.say(JavaSays::FaceUpIs(card)));
        control.into()
    });
    let mut deck = control(ctx, ActionKind::TakeDeck, Picture::symbol("jv-back", 80), Action::TakeDeck);
    deck.class = "thing jv-thing jv-card jv-deck".into();
    deck.text = ctx.view.deck_count.to_string();
    deck.label = ctx.lang.say(JavaSays::Deck(ctx.view.deck_count));
    face_up.into_iter().chain([deck.into()]).collect()
}

/// Returns a festival card.
pub(super) fn card_picture(card: Card, size: u16) -> Picture {
    Picture::symbol(format!("jv-card-{}", card.word()), size)
}

/// Returns the raised cards.
pub(super) fn raised(ctx: &RenderContext<Java>) -> Cards {
    let mut raised = Cards::default();
    for pick in ctx.selection.into_iter().flat_map(|selection| selection.taken()) {
        if let Pick::Count(card, n) = pick {
            raised.0[card.index()] = *n;
        }
    }
    raised
}

fn cards(ctx: &RenderContext<Java>, aim: &Aim, hand: &Cards) -> Vec<Part> {
    let raised = raised(ctx);
    let each = Card::ALL.into_iter().flat_map(|card| (0..hand.0[card.index()]).map(move |nth| (card, nth)));
    let control = |(card, nth): (Card, u8)| {
        let control = held(ctx, aim, &raised, card, nth);
        // Of several equal cards, all but the last show only an edge.
        let more = nth + 1 < hand.0[card.index()];
        Part::Control(if more { Control { class: "thing jv-card more".into(), ..control } } else { control })
    };
    each.map(control).collect()
}

/// Returns the hand beside the bids, if the tray is on another tab: a bid needs both.
pub(super) fn bidding(ctx: &RenderContext<Java>) -> Option<Part> {
    let hand = ctx.view.mine().filter(|_| ctx.selection.is_some())?;
    let cards = cards(ctx, &Aim::seen(ctx), &hand);
    Some(Group::named("jv-row jv-hand chooses jv-bidding", ctx.lang.say(JavaSays::YourCards), cards).into())
}

/// Returns a card of the hand: raised for a festival or put back. One that does not fit gives the reason.
fn held(ctx: &RenderContext<Java>, aim: &Aim, raised: &Cards, card: Card, nth: u8) -> Control {
    let auction = matches!(ctx.view.public.phase, Phase::Auction { .. });
    let up = nth < raised.0[card.index()];
    let mut next = *raised;
    next.0[card.index()] = if up { nth } else { raised.0[card.index()] + 1 };
    let palace = aim.at.filter(|_| aim.kind == Some(ActionKind::Festival));
    let is_legal = ctx.legal().any(|action| match action {
        Action::Lay(cards) => cards.0[card.index()] > 0,
        Action::Festival(at, cards) => palace.is_none_or(|palace| palace == *at) && cards.0[card.index()] > 0,
        _ => false,
    });
    let kind = if auction { ActionKind::Lay } else { ActionKind::Festival };
    let picks = [Pick::Kind(kind)].into_iter().chain(palace.map(Pick::Where));
    let counts = counted(&next).map(|(card, n)| Pick::Count(card, n));
    let mut one = Cards::default();
    one.0[card.index()] = 1;
    let asked = match (auction, palace) {
        (true, _) => Command::act(Action::Lay(one)),
        (_, Some(palace)) => Command::act(Action::Festival(palace, one)),
        _ => Command::ask(Action::Festival(Cell::at(0), one)),
    };
    let state = match (ctx.selection, is_legal) {
        (None, _) => Availability::Disabled,
        (_, false) => Availability::Refused,
        _ => Availability::picked_if(up),
    };
    Control {
        key: format!("{}{nth}", card.word()).into(),
        pictures: vec![card_picture(card, 96)],
        label: words::card(ctx.lang, card),
        state,
        ..Control::new("thing jv-card", if is_legal { Command::choose(picks.chain(counts)) } else { asked })
    }
}
