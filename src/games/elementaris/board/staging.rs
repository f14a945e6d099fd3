//! Staging of the events of Elementaris.

use crate::games::elementaris::rules::{Army, Battle, Element, Elementaris, Event, Field};
use crate::lang::table::TableWords;
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Movement, STAGGER, Stager};
use crate::table::Seat;

/// Milliseconds that an army needs for a field, and an elemental.
const MARCH: u32 = 320;
const ELEMENTAL: u32 = 400;
/// Milliseconds between two armies that are counted.
const COUNTED: u32 = 240;
/// Milliseconds for which both strengths are read on the board.
const READ: u32 = 1_400;

/// Stages the events of an entry in their order.
pub(super) fn stage(entry: &StagedEntry<Elementaris>, to: &mut Stager) {
    for event in entry.ctx.last {
        match event {
            Event::Placed { seat, army, .. } | Event::Recruited { seat, army, .. } => {
                to.place(&id(*seat, *army), *seat);
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::Moved { seat, army, .. }
            | Event::Boarded { seat, army, .. }
            | Event::Landed { seat, army, .. } => {
                to.slide(&id(*seat, *army), MARCH);
                to.sound(Sound::Wood);
            }
            Event::Carried { owner, army, .. } => to.slide(&id(*owner, *army), ELEMENTAL),
            Event::Fought { battle } => {
                to.then();
                fight(entry, to, battle);
            }
            Event::Disbanded { seat, army, .. } | Event::Sank { seat, army, .. } => falls(to, *seat, *army),
            Event::Destroyed { seat, armies, .. } => {
                armies.iter().for_each(|army| falls(to, *seat, army));
            }
            Event::Conquered { .. } => to.sound(Sound::Clay),
            Event::TookOrb { at, element, .. } => {
                to.then();
                take(to, *at);
                to.sound(of(*element));
            }
            Event::Cast { element, .. } => to.sound(of(*element)),
            Event::Bought { .. } => to.sound_at(220, Sound::Wood, 0),
            Event::HandMoved { element, .. } => to.sound(element.map_or(Sound::Wood, of)),
            Event::Eliminated { .. } => to.sound(Sound::Fall),
            _ => {}
        }
    }
}

/// Returns the id of an army on the map.
fn id(seat: Seat, army: Army) -> String {
    format!("army{seat}{army}")
}

/// Both sides count, clash, and lose those who fall.
fn fight(entry: &StagedEntry<Elementaris>, to: &mut Stager, battle: &Battle) {
    to.then();
    let sides = [(battle.attacker, battle.attackers), (battle.defender, battle.defenders)];
    for (nth, strength) in [battle.attack, battle.defence].into_iter().enumerate() {
        to.part("el-result", "el-sum", nth, Movement::Count(strength as i32));
    }
    let most = sides.map(|(_, armies)| armies.count()).into_iter().max().unwrap_or(0);
    for nth in 0..most as usize {
        for (seat, armies) in sides {
            armies.iter().nth(nth).into_iter().for_each(|army| to.pulse(&id(seat, army)));
        }
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(COUNTED);
    }
    to.then();
    to.part("el-result", "el-swords", 0, Movement::Pulse(140));
    to.sound(Sound::War);
    let sums = entry.ctx.lang.say(TableWords::Against(battle.attack, battle.defence));
    let place = battle.defenders.iter().next().and_then(|army| to.place_of(&id(battle.defender, army)));
    to.caption(sums, place.or_else(|| to.place_of(&id(battle.attacker, battle.army))), READ);
    to.wait(400);
    to.part("el-result", "el-fate", 0, Movement::Appear);
    to.part("prompt", "said", 0, Movement::Appear);
    let fallen = [(battle.attacker, battle.fallen_attackers), (battle.defender, battle.fallen_defenders)];
    for (seat, armies) in fallen {
        armies.iter().for_each(|army| falls(to, seat, army));
    }
    to.then();
}

fn falls(to: &mut Stager, seat: Seat, army: Army) {
    to.fall(&id(seat, army));
    to.sound(Sound::Fall);
    to.wait(STAGGER);
}

/// An orb flies from its site to the palace of its new owner.
fn take(to: &mut Stager, at: Field) {
    if let Some(site) = at.site() {
        to.fly(&format!("orb{site}"));
    }
}

/// Returns the sound of an element.
fn of(element: Element) -> Sound {
    match element {
        Element::Fire => Sound::Flame,
        Element::Air => Sound::Wind,
        Element::Earth => Sound::Stone,
        Element::Water => Sound::Wave,
    }
}
