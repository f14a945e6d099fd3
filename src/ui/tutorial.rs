//! A tutorial on the screen: a card with one sentence at the upper edge, the table, and a veil with holes over the
//! controls. The card has its own space, so it covers nothing and never moves. The veil lets touches through, so
//! every control stays usable. It is measured again after anything that may have moved a control.

mod veil;

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use self::veil::{Hole, Measured, veil};
use super::kit::{button, icon, link};
use super::route::Route;
use super::settings::use_home;
use super::setup::learn::FirstTime;
use super::store::{self, Local};
use super::table::frame::Frame;
use super::table::{TableState, TutorialRequest, sorry};
use super::{browser, haste};
use crate::games;
use crate::lang::common::CommonWords;
use crate::lang::table::TableWords;
use crate::lang::tutorial::TutorialWords;
use crate::play::game_module::GameRef;
use crate::play::running_game::Touch;
use crate::play::tutorial::{Answer, CardText, Tutorial};
use crate::scenes::{Command, Spot};

#[derive(Properties, PartialEq)]
pub struct OpenTutorialProps {
    /// Id of the game, from the address.
    pub game: AttrValue,
}

/// Opens the tutorial of a game, where it was left.
#[component]
pub fn OpenTutorial(props: &OpenTutorialProps) -> Html {
    let lang = use_home().lang;
    let tutorial = use_memo(props.game.clone(), |id| {
        let game = games::game_module(id)?;
        let tutorial = Tutorial::at(game, store::tutorial_step(&Local, id))?;
        // A completed tutorial begins again.
        let tutorial = if tutorial.step() == tutorial.steps() { Tutorial::at(game, 0)? } else { tutorial };
        Some((game, tutorial))
    });
    match &*tutorial {
        Some((game, tutorial)) => html! { <AtTutorial game={*game} tutorial={tutorial.clone()} /> },
        None => sorry::sorry(lang, lang.say(TableWords::NotFound), &props.game),
    }
}

#[derive(Properties, PartialEq)]
struct AtTutorialProps {
    game: GameRef,
    tutorial: Tutorial,
}

/// The tutorial, and a number that grows with everything that happens.
struct Learning {
    tutorial: Tutorial,
    version: u32,
    /// The number of entries before the last command.
    entries_before: usize,
}

enum Attempt {
    Do(Command),
    Again(GameRef),
}

impl Reducible for Learning {
    type Action = Attempt;

    fn reduce(self: Rc<Self>, attempt: Attempt) -> Rc<Self> {
        let tutorial = match attempt {
            Attempt::Do(command) => self.tutorial.act(&command),
            Attempt::Again(game) => Tutorial::at(game, 0).unwrap_or_else(|| self.tutorial.clone()),
        };
        let entries = self.tutorial.handle().summary().entries;
        Rc::new(Self { tutorial, version: self.version + 1, entries_before: entries })
    }
}

#[component]
fn AtTutorial(props: &AtTutorialProps) -> Html {
    let (lang, game) = (use_home().lang, props.game);
    let learning = use_reducer(|| Learning {
        tutorial: props.tutorial.clone(),
        version: 0,
        entries_before: props.tutorial.handle().summary().entries,
    });
    let act = {
        let learning = learning.dispatcher();
        use_callback((), move |command: Command, ()| {
            browser::paint_at_once();
            learning.dispatch(Attempt::Do(command));
        })
    };
    use_effect_with(learning.tutorial.step(), move |step| {
        store::keep_tutorial_step(&Local, game.info().id, *step);
        haste::done();
    });
    let again = {
        let learning = learning.dispatcher();
        use_callback((), move |_: MouseEvent, ()| learning.dispatch(Attempt::Again(game)))
    };
    let (handle, card) = (learning.tutorial.handle().clone(), learning.tutorial.card(lang));
    let table = TableState {
        version: learning.version,
        entries_before: learning.entries_before,
        request: TutorialRequest { barred: learning.tutorial.blocks_commit(), spot: next_spot(&card) },
        // Never held by another tab: a tutorial is not shared.
        ..TableState::at(game, handle, format!("lesson-{}", game.info().id).into())
    };
    html! {
        <div class="at-lesson">
            if learning.tutorial.step() == 0 {
                <FirstTime {game} learning={true} />
            }
            <TutorialCard {game} {card} version={learning.version} {again} />
            <Frame table={Rc::new(table)} {act} take_over={Callback::noop()} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct TutorialCardProps {
    game: GameRef,
    card: CardText,
    version: u32,
    again: Callback<MouseEvent>,
}

/// Milliseconds until touched parts have moved, such as a gliding board or an opening sheet.
const SETTLED: u32 = 450;

/// Milliseconds until then with reduced motion: a frame or two.
const SETTLED_AT_ONCE: u32 = 60;

fn settled() -> u32 {
    if browser::calm() { SETTLED_AT_ONCE } else { SETTLED }
}

/// The veil and the card.
#[component]
fn TutorialCard(props: &TutorialCardProps) -> Html {
    let (lang, card) = (use_home().lang, &props.card);
    let room = use_room(card, props.version);
    let say = |words: TutorialWords| lang.say(words);
    let class = classes!("lesson-card", room.known.then_some("placed"));
    html! {
        <div class={format!("lesson game-{}", props.game.info().id)}>
            { veil(&room) }
            <section {class} aria-label={say(TutorialWords::Title)}>
                <div class="lesson-text">
                    <p role="status" aria-live="polite">
                        { for card.answer.map(|answer| {
                            // A new element each time, so that a repeated answer is shown and announced again.
                            html! { <b class="lesson-answer" key={props.version}>{ say(answered(answer)) }{ " " }</b> }
                        }) }
                        if !aimed(card) || card.answer.is_none() { { card.text } }
                        if aimed(card) { <b>{ " " }{ say(TutorialWords::Press) }</b> }
                    </p>
                    // The longest text of the card in this step reserves the space: the table does not jump.
                    <p class="lesson-room" aria-hidden="true">{ card.text }<b>{ " " }{ say(TutorialWords::Press) }</b></p>
                </div>
                <Foot game={props.game} at={card.at} of={card.of} done={card.done} again={props.again.clone()} />
            </section>
        </div>
    }
}

fn answered(answer: Answer) -> TutorialWords {
    match answer {
        Answer::Allowed => TutorialWords::Strayed,
        Answer::Refused => TutorialWords::Refused,
        Answer::Early => TutorialWords::Early,
    }
}

/// Returns the place to be touched next, if any.
fn next_spot(card: &CardText) -> Option<Spot> {
    let spot = |touch: &Touch| if let Touch::Spot(spot) = touch { Some(*spot) } else { None };
    card.touches.iter().filter(|(_, done)| !done).find_map(|(touch, _)| spot(touch))
}

/// Returns whether everything was touched: only the commit button is left.
fn aimed(card: &CardText) -> bool {
    !card.touches.is_empty() && card.touches.iter().all(|(_, done)| *done)
}

/// Measures the holes of the veil: after every command, and again when parts may have moved.
#[hook]
fn use_room(card: &CardText, version: u32) -> Measured {
    let room = use_state_eq(Measured::default);
    let measure = {
        let room = room.setter();
        use_callback(card.clone(), move |(), card| room.set(measured(card)))
    };
    use_effect_with((version, measure.clone()), |(_, measure)| {
        measure.emit(());
        let later = later(measure, settled());
        move || drop(later)
    });
    use_effect_with(measure, |measure| {
        let timers = Rc::new(std::cell::RefCell::new(Vec::<Timeout>::new()));
        let listeners = web_sys::window().map(|window| {
            ["resize", "scroll", "pointerup", "keyup", "wheel", "transitionend"].map(|name| {
                let (measure, timers) = (measure.clone(), timers.clone());
                let options = EventListenerOptions::run_in_capture_phase();
                EventListener::new_with_options(&window, name, options, move |_| {
                    *timers.borrow_mut() = vec![later(&measure, SETTLED_AT_ONCE), later(&measure, settled())];
                })
            })
        });
        move || drop((listeners, timers))
    });
    (*room).clone()
}

/// Measures after a delay.
fn later(measure: &Callback<()>, millis: u32) -> Timeout {
    let measure = measure.clone();
    Timeout::new(millis, move || measure.emit(()))
}

#[derive(Properties, PartialEq)]
struct FootProps {
    game: GameRef,
    at: usize,
    of: usize,
    done: bool,
    again: Callback<MouseEvent>,
}

/// The progress of the tutorial, and the ways out. Restarting before the end asks first.
#[component]
fn Foot(props: &FootProps) -> Html {
    let lang = use_home().lang;
    let is_asking = use_state_eq(|| false);
    use_effect_with(props.at, {
        let is_asking = is_asking.clone();
        move |_| is_asking.set(false)
    });
    let asked = |on: bool| {
        let is_asking = is_asking.clone();
        Callback::from(move |_: MouseEvent| is_asking.set(on))
    };
    let say = |words: TutorialWords| lang.say(words);
    let id = || props.game.info().id.to_string();
    let (new, rules) = (Route::New { game: id() }.address(), Route::Rules { game: id() }.address());
    let again = |class, does| button(class, None, say(TutorialWords::Again), does);
    html! {
        <div class="lesson-foot">
            if props.done {
                <span class="grow">{ icon("check", 20) }<span class="sr">{ say(TutorialWords::Done) }</span></span>
                { again("btn small bare", props.again.clone()) }
                { link("btn small", None, lang.say(CommonWords::Rules), rules) }
                { link("btn small main", None, lang.say(CommonWords::NewGame), new) }
            } else if *is_asking {
                <span class="grow" role="status">{ say(TutorialWords::Sure) }</span>
                { button("btn small", None, say(TutorialWords::GoOn), asked(false)) }
                { again("btn small", props.again.clone()) }
            } else {
                <span class="grow">{ say(TutorialWords::Step(props.at + 1, props.of)) }</span>
                if props.at > 1 {
                    { again("btn small bare", asked(true)) }
                }
                { link("btn small", None, say(TutorialWords::Leave), Route::Shelf.address()) }
            }
        </div>
    }
}

/// The parts that show the state. They stay lit while something in the panel is to be touched, or everything is
/// aimed.
const TELLS: [&str; 3] = [".prompt", ".board-room", ".panel-room"];

/// The parts of the table that scroll.
const PARTS: &str = ".tray, .panel-room";

/// The smallest distance of a number from the left edge of the window, in CSS pixels.
const EDGE: f64 = 15.0;

/// Measures all holes. A number is in a board place, or beside one that it would cover; that of a control is at its
/// side.
fn measured(card: &CardText) -> Measured {
    let mut room = Measured { known: true, clear: card.touches.is_empty(), ..Measured::default() };
    if card.done || browser::first("dialog[open]").is_some() {
        return room;
    }
    let many = card.touches.iter().filter(|(_, done)| !done).count() > 1;
    let picks = card.touches.iter().any(|(touch, _)| matches!(touch, Touch::Control(_)));
    let next = card.touches.iter().position(|(_, done)| !done);
    let mut is_told = next.is_none();
    for (nth, (touch, done)) in card.touches.iter().enumerate() {
        // The last pick stays visible while it waits for the button.
        let is_current = next.map_or(nth + 1 == card.touches.len(), |next| next == nth);
        let Some(element) = target(touch, is_current) else { continue };
        let hole_of_part = hole(&element);
        if *done {
            room.lit.push(hole_of_part);
            continue;
        }
        is_told |= element.closest(TELLS[2]).ok().flatten().is_some();
        let mut at = hole_of_part.at_side(EDGE);
        if let (Touch::Spot(_), Some(board)) = (touch, browser::first(TELLS[1])) {
            at = hole_of_part.beside(board.get_bounding_client_rect().right());
            // An open board is lit as a whole, because any edge would cut a tile. The tray is lit too, unless the
            // tutorial picks from it: then only the pick is.
            if browser::first(".board.open").is_some() {
                let drawn = Some(".tray").filter(|_| !picks);
                room.lit.extend(
                    [TELLS[1]].into_iter().chain(drawn).filter_map(browser::first).map(|part| whole(&part)),
                );
            } else {
                room.lit.push(hole_of_part.around().within(&board.get_bounding_client_rect()));
            }
        }
        room.holes.push(Hole { number: many.then_some((nth + 1, at)), ..hole_of_part });
    }
    room.holes.retain(|hole| hole.width > 12.0 && hole.height > 12.0);
    if next.is_none() {
        room.holes.extend(browser::first("#confirm").map(|element| hole(&element)));
    }
    if is_told && !room.clear {
        room.lit.extend(TELLS.iter().filter_map(|part| browser::first(part)).map(|part| whole(&part)));
    }
    room.lit.extend(browser::first(".prompt:is(.refused, .locked)").map(|part| whole(&part)));
    room
}

/// Returns the element to be touched. If it is behind another part of a narrow window, returns the tab that shows
/// it. A `seen` element is scrolled into view.
fn target(touch: &Touch, seen: bool) -> Option<Element> {
    let selector = match touch {
        Touch::Control(word) => format!("[data-word~='{word}']"),
        Touch::Spot(spot) => format!("[data-spot='{spot}'] .hit"),
    };
    // The same control may be in two parts of the table: the one in the panel is the last, and takes precedence if
    // visible.
    let every = web_sys::window()?.document()?.query_selector_all(&selector).ok()?;
    let every = (0..every.length()).filter_map(|nth| every.item(nth)?.dyn_into::<Element>().ok());
    let every: Vec<Element> = every.collect();
    let in_sight = every.iter().rfind(|element| element.get_bounding_client_rect().width() > 0.0);
    let element = in_sight.or(every.first())?.clone();
    let rect = element.get_bounding_client_rect();
    let middle = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let outside = |room: Element| {
        let room = room.get_bounding_client_rect();
        !(room.left()..room.right()).contains(&middle.0) || !(room.top()..room.bottom()).contains(&middle.1)
    };
    if rect.width() > 0.0
        && matches!(touch, Touch::Spot(_))
        && browser::first(".board-room > .board").is_some_and(outside)
    {
        return browser::first(".zoom-fit"); // the place is out of view: fit the whole board first
    }
    if rect.width() > 0.0 {
        if seen {
            reveal(&element);
        }
        return Some(element);
    }
    let behind = |part: &str| element.closest(part).ok().flatten().is_some();
    let tab = if behind(".tray") { "hand" } else { "panel" };
    browser::first(&format!("[data-part={tab}]"))
}

/// Scrolls the container of a control, a fan of cards as well as a part of the table, if the control is beyond its
/// edge.
fn reveal(element: &Element) {
    let mut outer = element.parent_element().filter(|_| element.closest(PARTS).ok().flatten().is_some());
    while let Some(part) = outer {
        let (holds, lies) = (part.get_bounding_client_rect(), element.get_bounding_client_rect());
        let off = |before: f64, after: f64| ((after + 8.0).max(0.0) - (before + 8.0).max(0.0)) as i32;
        let across = off(holds.left() - lies.left(), lies.right() - holds.right());
        let down = off(holds.top() - lies.top(), lies.bottom() - holds.bottom());
        if across != 0 && part.scroll_width() > part.client_width() {
            part.set_scroll_left(part.scroll_left() + across);
        }
        if down != 0 && part.scroll_height() > part.client_height() {
            part.set_scroll_top(part.scroll_top() + down);
        }
        let last = part.matches(PARTS).unwrap_or(true);
        outer = part.parent_element().filter(|_| !last);
    }
}

/// Returns the hole over a whole part of the table.
fn whole(part: &Element) -> Hole {
    let rect = part.get_bounding_client_rect();
    Hole { x: rect.left(), y: rect.top(), width: rect.width(), height: rect.height(), number: None }
}

/// Returns the hole over an element, a little larger than it; empty if it is scrolled out of view.
fn hole(element: &Element) -> Hole {
    let Hole { x, y, width, height, number } = whole(element);
    let hole = Hole { x: x - 5.0, y: y - 5.0, width: width + 10.0, height: height + 10.0, number };
    match element.closest(PARTS).ok().flatten().filter(|part| part != element) {
        Some(part) => hole.within(&part.get_bounding_client_rect()),
        None => hole,
    }
}
