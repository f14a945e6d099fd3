//! The question, once on a device, whether to play sounds.

use yew::prelude::*;

use crate::lang::table::TableWords;
use crate::scenes::sound::Sound;
use crate::ui::kit::{button, icon};
use crate::ui::settings::{Motion, use_home};
use crate::ui::sound;

/// The number of acts during which the question stays; without an answer until then it counts as no.
const LASTS: u32 = 5;

#[derive(Properties, PartialEq)]
pub struct SoundOfferProps {
    /// The number of effective commands of people since the table was opened; 0 in a lesson.
    pub done: u32,
}

/// A quiet line after the first act, until it is answered.
#[component]
pub fn SoundOffer(props: &SoundOfferProps) -> Html {
    let home = use_home();
    let settings = &home.settings;
    let open = !settings.sounds && !settings.sounds_asked && settings.motion != Motion::None;
    let ignored = open && props.done > LASTS;
    use_effect_with(ignored, {
        let home = home.clone();
        move |ignored| {
            if *ignored {
                home.change(|settings| settings.sounds_asked = true);
            }
        }
    });
    if !open || !(1..=LASTS).contains(&props.done) {
        return Html::default();
    }
    let answer = |yes: bool| {
        let home = home.clone();
        Callback::from(move |_: MouseEvent| {
            home.change(|settings| (settings.sounds, settings.sounds_asked) = (yes, true));
            // At once, since browsers allow the first sound only during a touch.
            if yes {
                sound::sample(Sound::Bell, 0.0, true);
            }
        })
    };
    let say = |words: TableWords| home.lang.say(words);
    html! {
        <p class="notice" role="status">{ icon("sound", 24) }{ say(TableWords::SoundsAsked) }
            { button("btn small", None, say(TableWords::Yes), answer(true)) }
            { button("btn small", None, say(TableWords::No), answer(false)) }</p>
    }
}
