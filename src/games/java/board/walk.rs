//! The final scoring of a player as a walk from city to city, with the ranking of figures by height.

use crate::games::java::rules::{Cell, City, Event, Java, Public, SEATS};
use crate::games::java::words::points;
use crate::games::java::words::say::JavaSays;
use crate::lang::{Lang, Names};
use crate::order;
use crate::scenes::parts::{Control, Group, Heading, Part, Picture, Text};
use crate::scenes::{Command, RenderContext, ScoringStep};
use crate::table::Seat;

use super::{palace_art, seal};

/// Returns the hexes of a city as words of the notation.
pub(super) fn words_of(city: &City) -> Vec<String> {
    city.cells.iter().map(|at| Cell::at(at).to_string()).collect()
}

/// Returns the players with a figure in a city, the best first.
pub(super) fn ranking(city: &City) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(SEATS).filter(|seat| !city.heights[*seat].is_empty()).collect();
    order::short_by(&mut seats, |one, other| city.heights[*other].cmp(&city.heights[*one]));
    seats
}

/// Returns the final scoring of the last entry: every city with its ranking, and the seat's points in large type.
pub(super) fn panel(ctx: &RenderContext<Java>) -> Option<Vec<Part>> {
    let scored = |event: &Event| match event {
        Event::FinallyScored { seat, points } => Some((*seat, *points)),
        _ => None,
    };
    let (seat, sum) = ctx.last.iter().find_map(scored).filter(|_| ctx.awaits_end)?;
    let mut cities = cities(&ctx.view.public, ctx.last, seat);
    order::short_by_key(&mut cities, |city| (city.value, city.palace));
    let rows = cities.iter().map(|city| row(ctx, city, seat)).collect();
    let name = ctx.names.of(seat);
    let head = Heading {
        picture: Some(seal(ctx, seat, 40)),
        title: ctx.lang.say(JavaSays::WalkOf(&name)),
        sub: points(ctx.lang, sum.into()),
        help: "final-scoring".into(),
    };
    let parts = vec![Part::Heading(head), Group::list("jv-walk", rows).into()];
    Some(vec![Group::of("asked", parts).into()])
}

/// Returns every city when the seat was scored: those with a prize from the events, the others from the board.
fn cities(public: &Public, last: &[Event], seat: Seat) -> Vec<City> {
    let told = |palace| {
        last.iter().find_map(|event| match event {
            Event::CityScored { seat: to, city } if *to == seat && city.palace == palace => Some(*city),
            _ => None,
        })
    };
    public.cities().map(|city| told(city.palace).unwrap_or(city)).collect()
}

/// Returns a city. A tap outlines it.
fn row(ctx: &RenderContext<Java>, city: &City, seat: Seat) -> Part {
    let festival_held = city.palace.index().is_some_and(|at| ctx.view.public.festival_held.has(at));
    let places: Vec<String> =
        ranking(city).into_iter().map(|seat| place(ctx.lang, city, seat, ctx.names)).collect();
    let text = if places.is_empty() { ctx.lang.say(JavaSays::NoFigure) } else { places.join("\n") };
    let prize = city.prize(seat);
    let control = Control {
        key: format!("city{}", city.palace).into(),
        pictures: vec![Picture::symbol(palace_art(city.value, festival_held), 40)],
        head: ctx.lang.say(JavaSays::CityAt(city.value, city.palace)),
        text,
        choice: false,
        ..Control::new("menu-item", Command::Point(words_of(city)))
    };
    let class = if prize > 0 { "jv-prize won" } else { "jv-prize" };
    let sum = Text::strong(class, format!("+{prize}"));
    Group::inline("jv-city", String::new(), vec![control.into(), sum.into()]).into()
}

fn place(lang: Lang, city: &City, seat: Seat, names: &Names) -> String {
    let (name, figures) = (names.of(seat), city.heights[seat]);
    lang.say(JavaSays::Place { name: &name, place: city.prize_ranks[seat], figures: &figures })
}

/// Returns the walk at the end of the game: the player, each prize, and the whole ranking of its city line by line.
pub(super) fn whole(lang: Lang, events: &[&Event], names: &Names) -> Vec<ScoringStep> {
    let step = |(at, event): (usize, &&Event)| match event {
        Event::CityScored { seat, city } => {
            let (name, gets) = (names.of(*seat), points(lang, city.prize(*seat).into()));
            let whose = lang.say(JavaSays::WalkOf(&name));
            let head = lang.say(JavaSays::CityAt(city.value, city.palace));
            let places = ranking(city).into_iter().map(|seat| place(lang, city, seat, names));
            let text = [whose, format!("{head}: {gets}")].into_iter().chain(places);
            let text = text.collect::<Vec<_>>().join("\n");
            Some(ScoringStep { stage: String::new(), text, places: words_of(city), events: at..at + 1 })
        }
        _ => None,
    };
    events.iter().enumerate().filter_map(step).collect()
}
