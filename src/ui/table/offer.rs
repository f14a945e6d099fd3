//! The question, once on a device, whether to play sounds. It is in the strip, whose height is reserved: nothing moves
//! when it appears or disappears, and it covers nothing that can be chosen.

use yew::prelude::*;

use crate::lang::table::TableWords;
use crate::scenes::sound::Sound;
use crate::ui::kit::{button, icon};
use crate::ui::settings::{Motion, Settings, use_home};
use crate::ui::sound;

/// The number of acts during which the question stays; without an answer until then it counts as no.
const LASTS: u32 = 5;

#[derive(Properties, PartialEq)]
pub struct SoundOfferProps {
    /// The number of effective commands of people since the table was opened; 0 in a tutorial.
    pub done: u32,
}

/// Returns whether a device with these settings offers sounds after so many commands.
pub fn offers(settings: &Settings, done: u32) -> bool {
    is_open(settings) && (1..=LASTS).contains(&done)
}

/// Returns whether it is still open if sounds are wanted.
fn is_open(settings: &Settings) -> bool {
    !settings.sounds && !settings.sounds_asked && settings.motion != Motion::None
}

/// A quiet question after the first act, until it is answered.
#[component]
pub fn SoundOffer(props: &SoundOfferProps) -> Html {
    let home = use_home();
    let settings = &home.settings;
    let ignored = is_open(settings) && props.done > LASTS;
    use_effect_with(ignored, {
        let home = home.clone();
        move |ignored| {
            if *ignored {
                home.change(|settings| settings.sounds_asked = true);
            }
        }
    });
    if !offers(settings, props.done) {
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
        <div class="sound-offer" role="status">{ icon("sound", 24) }<span>{ say(TableWords::SoundsAsked) }</span>
            { button("btn small", None, say(TableWords::Yes), answer(true)) }
            { button("btn small", None, say(TableWords::No), answer(false)) }</div>
    }
}
