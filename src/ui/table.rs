//! The playing screen: opens a saved game, keeps the one gate through which it changes, and frames the board.

mod bar;
mod dialogs;
mod frame;
mod keys;
mod sorry;

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::boards::Table;
use super::settings::use_home;
use super::store::{self, Local, StoreFault};
use super::{browser, tabs};
use crate::games::GameId;
use crate::lang::table::TableWords;
use crate::play::{Deed, Play, Show};
use crate::table::record::{self, Record};
use crate::table::{Game, Session};

#[derive(Properties, PartialEq)]
pub struct OpenProps {
    /// Id of the saved game.
    pub id: AttrValue,
}

/// Loads a saved game and sits down at it; what cannot be opened says why.
#[component]
pub fn Open(props: &OpenProps) -> Html {
    let home = use_home();
    let text = use_memo(props.id.clone(), |id| store::text(&Local, id));
    let sorry = |sentence: String| html! { <sorry::Sorry {sentence} id={props.id.clone()} /> };
    let Some(text) = (*text).clone() else { return sorry(home.lang.say(TableWords::NotFound)) };
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(fault) => return sorry(home.lang.say(TableWords::Broken(&fault.to_string()))),
    };
    let Some(game) = GameId::named(&record.game) else {
        return sorry(home.lang.say(TableWords::Broken(&record.game)));
    };
    with_game!(game, G => match record::play::<G>(&record) {
        Ok(played) => {
            let broken = played.broken.map(|fault| AttrValue::from(fault.to_string()));
            html! { <Sitting<G> id={props.id.clone()} session={Rc::new(played.session)} {broken} /> }
        }
        Err(fault) => sorry(home.lang.say(TableWords::Broken(&fault.to_string()))),
    })
}

/// The game on the screen and whether it may be changed here.
#[derive(Clone, PartialEq)]
pub struct Sat<G: Table> {
    pub play: Rc<Play<G>>,
    id: AttrValue,
    /// Whether this tab holds the game.
    pub ours: bool,
    /// The record does not play to its end: it is only looked at.
    pub broken: Option<AttrValue>,
    pub fault: Option<StoreFault>,
    /// Entries the last deed added begin here.
    pub told: usize,
}

/// What happens to a table.
pub enum Act<G: Table> {
    Do(Deed<G>),
    /// This tab got or lost the game.
    Ours(bool),
}

impl<G: Table> Reducible for Sat<G> {
    type Action = Act<G>;

    /// The one gate: does the deed and saves before anything of it can be seen.
    fn reduce(self: Rc<Self>, act: Act<G>) -> Rc<Self> {
        let mut sat = (*self).clone();
        match act {
            Act::Do(deed) => {
                let looks = matches!(
                    deed,
                    Deed::GoTo(_) | Deed::Point(_) | Deed::Reveal | Deed::Background | Deed::Hide(_)
                );
                if !looks && (!sat.ours || sat.broken.is_some()) {
                    return self;
                }
                sat.told = sat.play.session.len();
                sat.play = Rc::new(sat.play.act(deed));
                let (before, after) = (&self.play.session, &sat.play.session);
                if before.len() != after.len() || before.sealed() != after.sealed() {
                    let blocked = || store::blocked().then_some(StoreFault::Blocked);
                    sat.fault = store::save(&Local, &sat.id, after, browser::now()).err().or_else(blocked);
                }
            }
            Act::Ours(ours) => {
                if ours
                    && !sat.ours
                    && let Some(session) = reload::<G>(&sat.id)
                {
                    sat.play = Rc::new(Play::new(session));
                }
                sat.ours = ours;
            }
        }
        Rc::new(sat)
    }
}

fn reload<G: Game>(id: &str) -> Option<Session<G>> {
    let record = Record::parse(&store::text(&Local, id)?).ok()?;
    record::play::<G>(&record).ok().map(|played| played.session)
}

#[derive(Properties, PartialEq)]
struct SittingProps<G: Table> {
    id: AttrValue,
    session: Rc<Session<G>>,
    broken: Option<AttrValue>,
}

/// A game being played.
#[component]
fn Sitting<G: Table>(props: &SittingProps<G>) -> Html {
    let home = use_home();
    let sat = {
        let SittingProps { id, session, broken } = props;
        let (id, session, broken) = (id.clone(), session.clone(), broken.clone());
        use_reducer(move || {
            let told = session.len();
            let play = Rc::new(Play::new((*session).clone()));
            Sat { play, id, ours: true, broken, fault: store::blocked().then_some(StoreFault::Blocked), told }
        })
    };
    let act = {
        let sat = sat.dispatcher();
        Callback::from(move |deed: Deed<G>| sat.dispatch(Act::Do(deed)))
    };
    let guard = use_mut_ref(|| None::<tabs::Guard>);
    let heard = {
        let sat = sat.dispatcher();
        Callback::from(move |ours: bool| sat.dispatch(Act::Ours(ours)))
    };
    {
        let (guard, heard, id) = (guard.clone(), heard.clone(), props.id.clone());
        use_effect_with((), move |()| {
            *guard.borrow_mut() = Some(tabs::ask(&id, false, heard));
            move || drop(guard.borrow_mut().take())
        });
    }
    let take_over = {
        let (guard, heard, id) = (guard.clone(), heard.clone(), props.id.clone());
        Callback::from(move |_: MouseEvent| *guard.borrow_mut() = Some(tabs::ask(&id, true, heard.clone())))
    };
    use_effect_with((), |()| browser::ask_room_again());
    {
        let act = act.clone();
        use_effect_with((), move |()| {
            let hide = web_sys::window().and_then(|w| w.document()).map(|document| {
                let watched = document.clone();
                EventListener::new(&document, "visibilitychange", move |_| {
                    if watched.visibility_state() == web_sys::VisibilityState::Hidden {
                        act.emit(Deed::Background);
                    }
                })
            });
            move || drop(hide)
        });
    }
    {
        let awake = home.settings.awake;
        use_effect_with(awake, move |awake| {
            let guard = awake.then(browser::Awake::ask);
            move || drop(guard)
        });
    }
    if sat.play.show == Show::Over {
        return html! { <super::over::Over<G> id={props.id.clone()} session={sat.play.session.clone()} /> };
    }
    html! { <frame::Frame<G> sat={Rc::new((*sat).clone())} {act} {take_over} id={props.id.clone()} /> }
}
