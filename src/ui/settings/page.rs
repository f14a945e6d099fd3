//! The settings screen. Every change applies at once.

use yew::prelude::*;

use super::{AskEnd, Handover, Home, Motion, Pace, Settings, Theme, use_home};
use crate::lang::Lang;
use crate::lang::common::{CommonWords, Size};
use crate::lang::settings::SettingsWords;
use crate::scenes::sound::Sound;
use crate::ui::browser;
use crate::ui::kit::button;
use crate::ui::kit::fields::{self, Segmented, Switch, segmented};
use crate::ui::kit::page::Page;
use crate::ui::sound;
use crate::ui::store::{self, Local};

const THEMES: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];
const MOTIONS: [Motion; 4] = [Motion::Calm, Motion::Quick, Motion::Reduced, Motion::None];
const SIZES: [u16; 5] = [100, 125, 150, 175, 200];
const HANDOVERS: [Handover; 3] = [Handover::Tap, Handover::Hold, Handover::Pin];
const PACES: [Pace; 4] = [Pace::Normal, Pace::Fast, Pace::Instant, Pace::Steps];
const ASKS: [AskEnd; 2] = [AskEnd::Useful, AskEnd::Never];

/// Renders a choice among the values of one setting.
fn choice<T: PartialEq + Copy + 'static>(
    home: &Home,
    name: &'static str,
    (legend, help): (SettingsWords, Option<SettingsWords>),
    values: &'static [T],
    word: impl Fn(usize) -> String,
    chosen: T,
    set: impl Fn(&mut Settings, T) + 'static,
) -> Html {
    let lang = home.lang;
    let choices: Vec<AttrValue> = (0..values.len()).map(|i| word(i).into()).collect();
    let chosen = values.iter().position(|value| *value == chosen).unwrap_or_default();
    let home = home.clone();
    let onchange = Callback::from(move |i: usize| home.change(|settings| set(settings, values[i])));
    let help = help.map(|help| lang.say(help)).unwrap_or_default();
    segmented(&Segmented {
        name: name.into(),
        legend: lang.say(legend).into(),
        help: help.into(),
        choices,
        chosen,
        onchange,
        ..Default::default()
    })
}

/// Renders an on/off setting.
fn switch(
    home: &Home,
    id: &'static str,
    (label, help): (SettingsWords, SettingsWords),
    on: bool,
    set: impl Fn(&mut Settings, bool) + 'static,
) -> Html {
    let lang = home.lang;
    let home = home.clone();
    let onchange = Callback::from(move |on: bool| home.change(|settings| set(settings, on)));
    fields::switch(&Switch {
        id: id.into(),
        label: lang.say(label).into(),
        help: lang.say(help).into(),
        on,
        onchange,
    })
}

#[component]
pub fn SettingsPage() -> Html {
    let home = use_home();
    let (lang, now) = (home.lang, home.settings.clone());
    let reset = use_state(|| false);
    let onreset = {
        let (home, reset) = (home.clone(), reset.clone());
        Callback::from(move |_: MouseEvent| {
            home.change(|settings| {
                let (tutorial_offered, sounds_asked) =
                    (std::mem::take(&mut settings.tutorial_offered), settings.sounds_asked);
                *settings = Settings { tutorial_offered, sounds_asked, ..Settings::default() };
            });
            reset.set(true);
        })
    };
    let panel = |id: &'static str, title: SettingsWords, fields: Html| {
        html! {
            <section class="panel" aria-labelledby={id}><h2 {id}>{ lang.say(title) }</h2><div class="fields">{ fields }</div></section>
        }
    };
    let ctx = html! {
        <>
            { choice(&home, "language", (SettingsWords::Language, None), &Lang::ALL, |i| Lang::ALL[i].own_name().into(), lang,
                |s, lang| s.lang = Some(lang.tag().into())) }
            { choice(&home, "theme", (SettingsWords::Theme, None), &THEMES, |i| lang.say(SettingsWords::Themes(i)), now.theme, |s, v| s.theme = v) }
            { choice(&home, "text", (SettingsWords::TextSize, None), &SIZES, |i| lang.say(SettingsWords::Percent(SIZES[i])), now.text, |s, v| s.text = v) }
            { choice(&home, "motion", (SettingsWords::Motion, Some(SettingsWords::MotionHelp)), &MOTIONS, |i| lang.say(SettingsWords::Motions(i)), now.motion, |s, v| s.motion = v) }
        </>
    };
    let board = html! {
        <>
            { switch(&home, "hints", (SettingsWords::ShowLegal, SettingsWords::ShowLegalHelp), now.show_legal, |s, on| s.show_legal = on) }
            { switch(&home, "aids", (SettingsWords::Aids, SettingsWords::AidsHelp), now.aids, |s, on| s.aids = on) }
            { switch(&home, "quick", (SettingsWords::Quick, SettingsWords::QuickHelp), now.place_at_once, |s, on| s.place_at_once = on) }
            { switch(&home, "notation", (SettingsWords::Notation, SettingsWords::NotationHelp), now.notation, |s, on| s.notation = on) }
            { switch(&home, "coordinates", (SettingsWords::Coordinates, SettingsWords::CoordinatesHelp), now.coordinates, |s, on| s.coordinates = on) }
        </>
    };
    let passing = html! {
        <>
            { choice(&home, "handover", (SettingsWords::Handover, Some(SettingsWords::HandoverHelp)), &HANDOVERS, |i| lang.say(SettingsWords::Handovers(i)),
                now.handover, |s, v| s.handover = v) }
            { switch(&home, "around", (SettingsWords::Around, SettingsWords::AroundHelp), now.around, |s, on| s.around = on) }
            { choice(&home, "ask-end", (SettingsWords::AskEnd, Some(SettingsWords::AskEndHelp)), &ASKS, |i| lang.say(SettingsWords::AskEnds(i)),
                now.ask_end, |s, v| s.ask_end = v) }
            { switch(&home, "auto-end", (SettingsWords::AutoEnd, SettingsWords::AutoEndHelp), now.auto_end, |s, on| s.auto_end = on) }
            { choice(&home, "pace", (SettingsWords::Pace, Some(SettingsWords::PaceHelp)), &PACES, |i| lang.say(SettingsWords::Paces(i)),
                now.pace, |s, v| s.pace = v) }
            { switch(&home, "coach", (SettingsWords::Coach, SettingsWords::CoachHelp), now.coach, |s, on| s.coach = on) }
        </>
    };
    let device = html! {
        <>
            <div>
                { switch(&home, "sounds", (SettingsWords::Sounds, SettingsWords::SoundsHelp), now.sounds, |s, on| (s.sounds, s.sounds_asked) = (on, true)) }
                <p class="try-sounds">{ button("btn", None, lang.say(SettingsWords::TrySounds), Callback::from(|_| try_sounds())) }</p>
            </div>
            { switch(&home, "buzz", (SettingsWords::Buzz, SettingsWords::BuzzHelp), now.buzz, |s, on| s.buzz = on) }
            { switch(&home, "awake", (SettingsWords::Awake, SettingsWords::AwakeHelp), now.awake, |s, on| s.awake = on) }
            { switch(&home, "left", (SettingsWords::LeftHanded, SettingsWords::LeftHandedHelp), now.left_handed, |s, on| s.left_handed = on) }
            { switch(&home, "keys", (SettingsWords::LetterKeys, SettingsWords::LetterKeysHelp), now.letter_keys, |s, on| s.letter_keys = on) }
        </>
    };
    html! {
        <Page title={lang.say(CommonWords::Settings)} class="settings">
            { panel("look", SettingsWords::Appearance, ctx) }
            { panel("board", SettingsWords::Board, board) }
            { panel("passing", SettingsWords::Passing, passing) }
            { panel("device", SettingsWords::Device, device) }
            <StoragePanel />
            <p class="row wrap">
                { button("btn", None, lang.say(SettingsWords::Reset), onreset) }
                <span role="status">{ if *reset { lang.say(SettingsWords::ResetDone) } else { String::new() } }</span>
            </p>
        </Page>
    }
}

/// Plays three sounds in a row, whatever the settings say.
fn try_sounds() {
    for (sound, delay) in [(Sound::Wood, 0.0), (Sound::Coin, 450.0), (Sound::Bell, 1000.0)] {
        sound::sample(sound, delay, false);
    }
}

/// The storage used, and whether the browser promised to keep it.
#[component]
fn StoragePanel() -> Html {
    let home = use_home();
    let lang = home.lang;
    let kept = use_state(|| None::<bool>);
    use_effect_with((), {
        let kept = kept.clone();
        move |()| browser::persist(false, move |answer| kept.set(answer))
    });
    let again = {
        let kept = kept.clone();
        Callback::from(move |_: MouseEvent| {
            let kept = kept.clone();
            browser::persist(true, move |answer| kept.set(answer));
        })
    };
    html! {
        <section class="panel" aria-labelledby="storage">
            <h2 id="storage">{ lang.say(SettingsWords::Storage) }</h2>
            <p>{ lang.say(SettingsWords::Used) }{ " " }<b>{ lang.say(Size(store::used(&Local))) }</b></p>
            <p role="status">{ lang.say(SettingsWords::Persisted(*kept)) }</p>
            if *kept != Some(true) {
                <p class="ask-again">{ button("btn", None, lang.say(SettingsWords::AskAgain), again) }</p>
            }
        </section>
    }
}
