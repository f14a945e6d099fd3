//! A lesson on the screen: the table as always, a veil with a hole over each thing to touch, and a card with one sentence.
//! The veil catches no touch, so every control stays usable; it is measured anew after whatever may have moved something.

mod veil;

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use self::veil::{Hole, Measured, beside, path, px};
use super::kit::{icon, icon_button, link};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use super::table::frame::Frame;
use super::table::{Sat, sorry};
use crate::games;
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::lesson::LessonWords;
use crate::lang::table::TableWords;
use crate::play::lesson::{CardText, Lesson};
use crate::play::rulebook::Catalogued;
use crate::play::sitting::Touch;
use crate::scenes::Deed;

#[derive(Properties, PartialEq)]
pub struct OpenLessonProps {
    /// Id of the game, from the address.
    pub game: AttrValue,
}

/// Sits down at the lesson of a game, where it was left.
#[component]
pub fn OpenLesson(props: &OpenLessonProps) -> Html {
    let lang = use_home().lang;
    let lesson = use_memo(props.game.clone(), |id| {
        let game = games::rulebook(id)?;
        let lesson = Lesson::at(game, store::lesson_step(&Local, id))?;
        // A lesson that was played to its end begins anew.
        let lesson = if lesson.step() == lesson.steps() { Lesson::at(game, 0)? } else { lesson };
        Some((game, lesson))
    });
    match &*lesson {
        Some((game, lesson)) => html! { <AtLesson game={*game} lesson={lesson.clone()} /> },
        None => sorry::sorry(lang, lang.say(TableWords::NotFound), &props.game),
    }
}

#[derive(Properties, PartialEq)]
struct AtLessonProps {
    game: Catalogued,
    lesson: Lesson,
}

/// The lesson, and a number that grows with everything that happens.
struct Learning {
    lesson: Lesson,
    version: u32,
    /// Entries that were told before the last deed.
    told: usize,
}

enum Attempt {
    Do(Deed),
    Again(Catalogued),
}

impl Reducible for Learning {
    type Action = Attempt;

    fn reduce(self: Rc<Self>, attempt: Attempt) -> Rc<Self> {
        let lesson = match attempt {
            Attempt::Do(deed) => self.lesson.act(&deed),
            Attempt::Again(game) => Lesson::at(game, 0).unwrap_or_else(|| self.lesson.clone()),
        };
        let told = self.lesson.seated().brief().entries;
        Rc::new(Self { lesson, version: self.version + 1, told })
    }
}

#[component]
fn AtLesson(props: &AtLessonProps) -> Html {
    let (lang, game) = (use_home().lang, props.game);
    let learning = use_reducer(|| Learning {
        lesson: props.lesson.clone(),
        version: 0,
        told: props.lesson.seated().brief().entries,
    });
    let act = {
        let learning = learning.dispatcher();
        use_callback((), move |deed: Deed, ()| learning.dispatch(Attempt::Do(deed)))
    };
    use_effect_with(learning.lesson.step(), move |step| {
        store::keep_lesson_step(&Local, game.info().id, *step)
    });
    let again = {
        let learning = learning.dispatcher();
        use_callback((), move |_: MouseEvent, ()| learning.dispatch(Attempt::Again(game)))
    };
    let seated = learning.lesson.seated().clone();
    let sat = Sat {
        show: seated.show(),
        seated,
        game,
        id: format!("lesson-{}", game.info().id).into(),
        version: learning.version,
        ours: true,
        held: false, // nobody else sits down at a lesson
        broken: None,
        fault: None,
        told: learning.told,
        turns: 0,
        quick: false,
    };
    let card = learning.lesson.card(lang);
    html! {
        <div class="at-lesson">
            <LessonCard {game} {card} version={learning.version} {again} />
            <Frame sat={Rc::new(sat)} {act} take_over={Callback::noop()} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct LessonCardProps {
    game: Catalogued,
    card: CardText,
    version: u32,
    again: Callback<MouseEvent>,
}

/// How long what was touched may take to move: an eye that glides, a sheet that opens.
const SETTLED: u32 = 450;

/// The veil and the card.
#[component]
fn LessonCard(props: &LessonCardProps) -> Html {
    let (lang, card) = (use_home().lang, &props.card);
    let node = use_node_ref();
    let room = use_room(&node, card, props.version);
    use_effect_with(room.clone(), {
        let node = node.clone();
        move |room| {
            if let Some(card) = node.cast::<HtmlElement>() {
                // Set by the program, not in the markup: the security policy allows no style there.
                let _ = card
                    .style()
                    .set_property("translate", &format!("{}px {}px", px(room.card.0), px(room.card.1)));
            }
        }
    });
    let say = |words: LessonWords| lang.say(words);
    let aimed = !card.touches.is_empty() && card.touches.iter().all(|(_, done)| *done);
    let class = classes!("lesson-card", (room.window.0 > 0.0).then_some("placed"));
    html! {
        <div class={format!("lesson game-{}", props.game.info().id)}>
            { veil(&room) }
            <section ref={node} {class} aria-label={say(LessonWords::Title)}>
                <p class="lesson-text" role="status" aria-live="polite">
                    if card.strayed { <b>{ say(LessonWords::Strayed) }{ " " }</b> }
                    { card.text }
                    if aimed { <b>{ " " }{ say(LessonWords::Press) }</b> }
                </p>
                <p class="lesson-dashes" aria-hidden="true">{ for (0..card.of).map(|nth| html! {
                    <i class={(nth < card.at || card.done).then_some("done")}></i>
                }) }</p>
                { foot(lang, props) }
            </section>
        </div>
    }
}

/// What is measured for the veil and the card: after every deed, and again when it may have moved.
#[hook]
fn use_room(node: &NodeRef, card: &CardText, version: u32) -> Measured {
    let room = use_state_eq(Measured::default);
    let measure = {
        let (room, node) = (room.setter(), node.clone());
        use_callback(card.clone(), move |(), card| {
            if let Some(card_node) = node.cast::<HtmlElement>() {
                room.set(measured(card, &card_node));
            }
        })
    };
    use_effect_with((version, measure.clone()), |(_, measure)| {
        measure.emit(());
        let later = later(measure, SETTLED);
        move || drop(later)
    });
    use_effect_with(measure, |measure| {
        let timers = Rc::new(std::cell::RefCell::new(Vec::<Timeout>::new()));
        let listeners = web_sys::window().map(|window| {
            ["resize", "scroll", "pointerup", "keyup", "wheel", "transitionend"].map(|name| {
                let (measure, timers) = (measure.clone(), timers.clone());
                let options = EventListenerOptions::run_in_capture_phase();
                EventListener::new_with_options(&window, name, options, move |_| {
                    *timers.borrow_mut() = vec![later(&measure, 60), later(&measure, SETTLED)];
                })
            })
        });
        move || drop((listeners, timers))
    });
    (*room).clone()
}

/// Measures after so many milliseconds.
fn later(measure: &Callback<()>, millis: u32) -> Timeout {
    let measure = measure.clone();
    Timeout::new(millis, move || measure.emit(()))
}

/// The dark over all but what is to be touched, with rings and numbers.
fn veil(room: &Measured) -> Html {
    let (width, height) = (px(room.window.0), px(room.window.1));
    html! {
        <svg class="lesson-veil" aria-hidden="true" viewBox={format!("0 0 {width} {height}")}>
            <path class="lesson-dark" fill-rule="evenodd" d={path(room)} />
            { for room.holes.iter().map(|hole| html! {
                <g>
                    <rect class={if hole.done { "lesson-done" } else { "lesson-ring" }} x={px(hole.x)} y={px(hole.y)} width={px(hole.width)} height={px(hole.height)} rx="10" />
                    if let Some(number) = hole.number {
                        <circle class="lesson-number" cx={px(hole.x.max(15.0))} cy={px(hole.y)} r="13" />
                        <text class="lesson-digit" x={px(hole.x.max(15.0))} y={px(hole.y + 5.0)}>{ number }</text>
                    }
                </g>
            }) }
        </svg>
    }
}

/// How far the lesson is, and the ways out of it.
fn foot(lang: Lang, props: &LessonCardProps) -> Html {
    let (card, say) = (&props.card, |words: LessonWords| lang.say(words));
    let id = || props.game.info().id.to_string();
    let (new, rules) = (Route::New { game: id() }.address(), Route::Rules { game: id() }.address());
    let again = icon_button("replay", &say(LessonWords::Again), "bare", false, props.again.clone());
    html! {
        <div class="lesson-foot">
            if card.done {
                <span class="grow">{ icon("check", 20) }<span class="sr">{ say(LessonWords::Done) }</span></span>
                { again }
                { link("btn small", None, lang.say(CommonWords::Rules), rules) }
                { link("btn small main", None, lang.say(CommonWords::NewGame), new) }
            } else {
                <span class="grow">{ say(LessonWords::Step(card.at + 1, card.of)) }</span>
                if card.at > 1 {
                    { again }
                }
                { link("btn small", None, say(LessonWords::Leave), Route::Shelf.address()) }
            }
        </div>
    }
}

/// Where everything lies now.
fn measured(card: &CardText, node: &HtmlElement) -> Measured {
    let Some(window) = web_sys::window() else { return Measured::default() };
    let size =
        |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|s| s.as_f64()).unwrap_or_default();
    let window = (size(window.inner_width()), size(window.inner_height()));
    let mut holes: Vec<Hole> = Vec::new();
    if !card.done && page().is_some_and(|page| page.query_selector("dialog[open]").ok().flatten().is_none()) {
        let many = card.touches.len() > 1;
        let next = card.touches.iter().position(|(_, done)| !done);
        for (nth, (touch, done)) in card.touches.iter().enumerate() {
            let number = (many && !done).then_some(nth + 1);
            let target = target(touch, next == Some(nth));
            holes.extend(target.map(|element| Hole { number, done: *done, ..hole(&element) }));
        }
        holes.retain(|hole| hole.width > 12.0 && hole.height > 12.0);
        if card.touches.iter().all(|(_, done)| *done) {
            holes.extend(find("#confirm").map(|element| hole(&element)));
        }
    }
    let own = (f64::from(node.offset_width()), f64::from(node.offset_height()));
    // The command stays free, what tells of the moment if there is room.
    let keep = [
        ("#confirm", 100.0),
        (".piece.last", 0.1),
        (".prompt", 0.02),
        (".tray", 0.02),
        (".panel-room > *", 0.005),
    ];
    let keep = keep.map(|(part, matters)| find(part).map(|element| (hole(&element), matters)));
    let around = holes.iter().map(|hole| (hole.around(), 0.03));
    let keep: Vec<(Hole, f64)> = keep.into_iter().flatten().chain(around).collect();
    let place = beside(own, &holes, &keep, window);
    Measured { window, holes, clear: card.result || card.done, card: place }
}

fn page() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

fn find(selector: &str) -> Option<Element> {
    page()?.query_selector(selector).ok().flatten()
}

/// What is to be touched; where it lies behind another part of a narrow window, the tab that brings it there. What is
/// touched next is scrolled into sight.
fn target(touch: &Touch, next: bool) -> Option<Element> {
    let selector = match touch {
        Touch::Thing(word) => format!("[data-word~='{word}']"),
        Touch::Spot(spot) => format!("[data-spot='{spot}'] .hit"),
    };
    // The same thing may lie in two parts of the table, one of them out of sight.
    let every = page()?.query_selector_all(&selector).ok()?;
    let every = (0..every.length()).filter_map(|nth| every.item(nth)?.dyn_into::<Element>().ok());
    let every: Vec<Element> = every.collect();
    let in_sight = every.iter().find(|element| element.get_bounding_client_rect().width() > 0.0);
    let element = in_sight.or(every.first())?.clone();
    let lies = element.get_bounding_client_rect();
    let middle = (lies.x() + lies.width() / 2.0, lies.y() + lies.height() / 2.0);
    let outside = |room: Element| {
        let room = room.get_bounding_client_rect();
        !(room.left()..room.right()).contains(&middle.0) || !(room.top()..room.bottom()).contains(&middle.1)
    };
    if lies.width() > 0.0
        && matches!(touch, Touch::Spot(_))
        && find(".board-room > .board").is_some_and(outside)
    {
        return find(".zoom-fit"); // the eye is elsewhere on the board: all of it first
    }
    if lies.width() > 0.0 {
        if next {
            reveal(&element);
        }
        return Some(element);
    }
    let behind = |part: &str| element.closest(part).ok().flatten().is_some();
    let tab = if behind(".tray") { "hand" } else { "panel" };
    find(&format!("[data-part={tab}]"))
}

/// Scrolls the part of the table that holds a thing, where the thing lies beyond its edge.
fn reveal(element: &Element) {
    let Some(part) = element.closest(".tray, .panel-room").ok().flatten() else { return };
    let (outer, inner) = (part.get_bounding_client_rect(), element.get_bounding_client_rect());
    let below = (inner.bottom() + 8.0 - outer.bottom()).max(0.0);
    let above = (outer.top() + 8.0 - inner.top()).max(0.0);
    if below + above > 0.0 {
        part.set_scroll_top(part.scroll_top() + (below - above) as i32);
    }
}

/// The hole over an element, a little larger than it; nothing where it lies beyond the edge of what scrolls.
fn hole(element: &Element) -> Hole {
    let lies = element.get_bounding_client_rect();
    let (mut left, mut top) = (lies.left() - 5.0, lies.top() - 5.0);
    let (mut right, mut foot) = (lies.right() + 5.0, lies.bottom() + 5.0);
    if let Some(part) = element.closest(".tray, .panel-room").ok().flatten().filter(|part| part != element) {
        let part = part.get_bounding_client_rect();
        (left, top) = (left.max(part.left()), top.max(part.top()));
        (right, foot) = (right.min(part.right()), foot.min(part.bottom()));
    }
    let (width, height) = ((right - left).max(0.0), (foot - top).max(0.0));
    Hole { x: left, y: top, width, height, number: None, done: false }
}
