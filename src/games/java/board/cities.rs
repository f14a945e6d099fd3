//! All cities and villages on demand: each city in the colour and pattern of its leader, with the value of its
//! palace and the number of its hexes; and the same as a list.

use crate::games::java::art::outline::raised;
use crate::games::java::art::relief::in_sight;
use crate::games::java::rules::{City, Java, SEATS};
use crate::games::java::words::say::JavaSays;
use crate::order;
use crate::scenes::parts::{Control, Group, Heading, Part, Picture, Text};
use crate::scenes::{Badge, Command, Pill, Regions, RenderContext, Scene, Shape};
use crate::table::Seat;

use super::{palace_art, pieces, seal, symbol, top, walk};

/// Returns the leading seats of a city: several if tied, none without figures.
fn leaders(city: &City) -> Vec<Seat> {
    Seat::all(SEATS).filter(|seat| city.prize_ranks[*seat] == 1).collect()
}

/// `8/10`: the value of the palace, then the number of hexes of its city.
fn size(city: &City) -> String {
    format!("{}/{}", city.value, city.cells.count())
}

/// Every city in the colour of its leader, striped for a tie, and a line around every village of several
/// hexes.
pub(super) fn fill(ctx: &RenderContext<Java>, scene: &mut Scene) {
    let public = &ctx.view.public;
    for (nth, place) in public.settlements().filter(|place| place.size() > 1).enumerate() {
        if place.palace.is_none() {
            let path = raised(place.cells, |at| public.heights[at]);
            for class in ["casing", "region"] {
                push(scene, format!("{class}{nth}"), path.clone(), class.into());
            }
        }
    }
    for city in public.cities() {
        let (leaders, name) = (leaders(&city), city.palace);
        let held = match leaders[..] {
            [] => "free".into(),
            [seat] => format!("seat-{0} led-{0}", ctx.colour(seat)),
            _ => "level".into(),
        };
        let tops = city.cells.iter().map(|at| in_sight(top(public, at), pieces::over(public, at)));
        push(scene, format!("city{name}"), tops.collect(), format!("under jv-city {held}"));
        let path = raised(city.cells, |at| public.heights[at]);
        push(scene, format!("rim-case{name}"), path.clone(), "under jv-rim-case".into());
        push(scene, format!("rim{name}"), path, format!("under jv-rim {held}"));
        let (x, y) = city.palace.index().map_or_else(Default::default, |at| top(public, at));
        let sign =
            |seat: &Seat| Badge { art: symbol(ctx, *seat), colour: ctx.colour(*seat), ..Badge::default() };
        let signs = leaders.iter().map(sign).collect();
        scene.pills.push(Pill { x, y: y + 7.0, signs, text: size(&city), class: "jv-size".into() });
    }
}

fn push(scene: &mut Scene, id: String, path: String, class: String) {
    scene.shapes.push(Shape { id, path, class: class.into(), ..Shape::default() });
}

/// Returns the cities one by one, the largest palaces first, or a line that there is none; `None` if they are not
/// shown.
pub(super) fn panel(ctx: &RenderContext<Java>) -> Option<Vec<Part>> {
    if ctx.regions != Regions::All {
        return None;
    }
    let mut cities: Vec<City> = ctx.view.public.cities().collect();
    order::short_by_key(&mut cities, |city| (u8::MAX - city.value.points(), city.palace));
    let rows: Vec<Part> = cities.iter().map(|city| row(ctx, city)).collect();
    let title = ctx.lang.say(JavaSays::Settlements);
    let head = Part::Heading(Heading { title, help: "final-scoring".into(), ..Heading::default() });
    let list = match cities.is_empty() {
        true => Text::of("note", missing(ctx)).into(),
        false => Group::list("jv-walk jv-cities", rows).into(),
    };
    Some(vec![Group::of("asked", vec![head, list]).into()])
}

/// Returns the line in place of the cities.
pub(super) fn missing(ctx: &RenderContext<Java>) -> String {
    let villages = ctx.view.public.settlements().next().is_some();
    ctx.lang.say(if villages { JavaSays::NoCity } else { JavaSays::NoSettlement })
}

/// Returns a city: its leader, and all figures by height. A tap outlines it.
fn row(ctx: &RenderContext<Java>, city: &City) -> Part {
    let (leaders, name) = (leaders(city), |seat: &Seat| ctx.names.of(*seat));
    let led: Vec<String> = leaders.iter().map(name).collect();
    let festival_held = city.palace.index().is_some_and(|at| ctx.view.public.festival_held.has(at));
    let figures = walk::ranking(city).into_iter().map(|seat| {
        let heights: Vec<String> =
            city.heights[seat].heights().iter().map(|height| height.to_string()).collect();
        format!("{} {}", ctx.names.of(seat), heights.join("-"))
    });
    let figures = figures.collect::<Vec<_>>().join(", ");
    let lead = ctx.lang.say(JavaSays::Led(&led));
    let palace = Picture::symbol(palace_art(city.value, festival_held), 40);
    let control = Control {
        key: format!("led{}", city.palace).into(),
        pictures: std::iter::once(palace).chain(leaders.iter().map(|seat| seal(ctx, *seat, 24))).collect(),
        head: format!("{}  {lead}", size(city)),
        text: figures.clone(),
        label: ctx.lang.say(JavaSays::CityNow {
            value: city.value,
            at: city.palace,
            hexes: city.cells.count() as usize,
            lead: &lead,
            figures: &figures,
        }),
        choice: false,
        ..Control::new("menu-item", Command::Point(walk::words_of(city)))
    };
    Group::inline("jv-city", String::new(), vec![control.into()]).into()
}
