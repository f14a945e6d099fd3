//! Sentences about events.

use super::noun::{
    armies, armies_acc, army, army_acc, army_by, cities, element_of, elemental, name, orb, resources,
};
use crate::games::elementaris::rules::{Battle, Ending, Event, Fight};
use crate::lang::Who;
use crate::lang::{form_cs, list_cs};
use crate::table::Seat;

/// The numbers of the towers have no sentence: they are drawn.
pub(in super::super) fn event(event: &Event, who: &Who) -> Option<String> {
    let of = |seat: &Seat| who.name(*seat);
    Some(match event {
        Event::Placed { seat, army: one, at } => {
            format!("{} obsazuje město {} {}.", of(seat), name(*at), army_by(*one))
        }
        Event::Recruited { seat, army: one, at } => {
            format!("{} povolává {} do města {}.", of(seat), army_acc(*one), name(*at))
        }
        Event::Moved { seat, army: one, from, to } if to.is_sea() => {
            format!("{}: {} pluje z pole {} na pole {}.", of(seat), army(*one), name(*from), name(*to))
        }
        Event::Moved { seat, army: one, from, to } => {
            format!("{}: {} táhne z pole {} na pole {}.", of(seat), army(*one), name(*from), name(*to))
        }
        Event::Fought { battle } => fought(battle, who),
        Event::Occupied { seat, at, .. } => format!("{} obsazuje město {}.", of(seat), name(*at)),
        Event::Conquered { seat, from, at } => {
            format!("{} dobývá město {}; přichází o ně {}.", of(seat), name(*at), of(from))
        }
        Event::TookOrb { seat, element: which, from: None, at, .. } => {
            format!("{} získává {}, pole {}.", of(seat), orb(*which), name(*at))
        }
        Event::TookOrb { seat, element: which, from: Some(owner), at, .. } => {
            format!("{} získává {}, pole {}; přichází o něj {}.", of(seat), orb(*which), name(*at), of(owner))
        }
        Event::Boarded { seat, army: one, from, sea } => {
            format!(
                "{}: {} se z pole {} naloďuje na vodní pole {}.",
                of(seat),
                army(*one),
                name(*from),
                name(*sea)
            )
        }
        Event::Landed { seat, army: one, from, to } => format!(
            "{}: {} se vyloďuje na pole {}; loď tu zůstává, voda {}.",
            of(seat),
            army(*one),
            name(*to),
            name(*from)
        ),
        Event::Sank { seat, land, sea, .. } => {
            format!("{} potápí prázdnou loď u pole {}, voda {}.", of(seat), name(*land), name(*sea))
        }
        Event::Stood { seat, army: one, at, open: true } => {
            format!("{}: {} vychází na volné prostranství, pole {}.", of(seat), army(*one), name(*at))
        }
        Event::Stood { seat, army: one, at, open: false } => {
            format!("{}: {} se vrací k městu {}.", of(seat), army(*one), name(*at))
        }
        Event::Passed { seat, army: one } => format!("{}: {} čeká.", of(seat), army(*one)),
        Event::Paid { seat, income, costs, treasury } => {
            let treasury = u32::from(*treasury);
            let verb = form_cs(treasury as usize, "je", "jsou", "je");
            format!(
                "{}: výnosy {income}, náklady {costs}; na věži zdrojů {verb} {}.",
                of(seat),
                resources(treasury)
            )
        }
        Event::Towers { .. } => return None,
        Event::Disbanded { seat, army: one, from } => {
            format!("{} propouští {}, pole {}.", of(seat), army_acc(*one), name(*from))
        }
        Event::Cast { seat, element: which, at, from: None } => {
            format!("{} vysílá {} na pole {}.", of(seat), elemental(*which), name(*at))
        }
        Event::Cast { seat, element: which, at, from: Some(from) } => {
            format!(
                "{} přesouvá {} z pole {} na pole {}.",
                of(seat),
                elemental(*which),
                name(*from),
                name(*at)
            )
        }
        Event::Destroyed { seat, armies: all, .. } => {
            let verb = form_cs(all.count() as usize, "je zničena", "jsou zničeny", "jsou zničeny");
            format!("{}: {verb} {}.", of(seat), armies(*all))
        }
        Event::Carried { seat, owner, army: one, from, to } => format!(
            "{} přenáší {} ({}) z pole {} na pole {}.",
            of(seat),
            army_acc(*one),
            of(owner),
            name(*from),
            name(*to)
        ),
        Event::CarriedShip { seat, from, to } => {
            let (land, sea) = to.fields();
            format!(
                "{} přenáší prázdnou loď od pole {} k poli {}, voda {}.",
                of(seat),
                name(from.fields().0),
                name(land),
                name(sea)
            )
        }
        Event::GaveUp { seat, at, element: which } => {
            format!("{} se vzdává: {} je volný na poli {}.", of(seat), orb(*which), name(*at))
        }
        Event::Bought { seat, city, sea, price } => format!(
            "{} kupuje loď, město {}, voda {}, cena {}.",
            of(seat),
            name(*city),
            name(*sea),
            resources((*price).into())
        ),
        Event::Proposed { seat, winners } => {
            format!("{} navrhuje konec hry. Vítězí: {}.", of(seat), list_cs(&who.all(winners.iter())))
        }
        Event::Voted { seat, yes: true } => format!("{} souhlasí.", of(seat)),
        Event::Voted { seat, yes: false } => format!("{} nesouhlasí; hraje se dál.", of(seat)),
        Event::Resigned { seat } => format!("{} hru vzdává.", of(seat)),
        Event::Eliminated { seat } => format!("Ze hry odchází {}.", of(seat)),
        Event::EndedTurn { seat } => format!("{} končí tah.", of(seat)),
        Event::HandMoved { seat, element: None, .. } => {
            format!("{} posouvá ručičku: žlutá, výnosy.", of(seat))
        }
        Event::HandMoved { seat, element: Some(which), .. } => {
            format!("{} posouvá ručičku: nadvláda {}.", of(seat), element_of(*which))
        }
        Event::HandHeld { owner, element: which } => {
            format!("Věk {}: všechny tři orby má {} a ručička stojí.", element_of(*which), of(owner))
        }
        Event::WentHome { element: which } => {
            format!("Nadvláda {} končí; elementy se vracejí domů.", element_of(*which))
        }
        Event::RoundBegan { round, first } => format!("Začíná {round}.\u{a0}kolo, první je {}.", of(first)),
        Event::GameOver { ending } => over(*ending).into(),
    })
}

/// Sentence about the end of a game.
pub(super) fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Agreement => "Hra končí dohodou.",
        Ending::LastRuler => "Hra končí: zbývá poslední vládce.",
        Ending::Domination => "Hra končí převahou: jeden hráč má dost měst.",
        Ending::RoundLimit => "Hra končí posledním kolem.",
    }
}

fn fought(battle: &Battle, who: &Who) -> String {
    let Battle { attack, defence, .. } = battle;
    let (one, other) = (who.name(battle.attacker), who.name(battle.defender));
    let attacks = match battle.fight {
        Fight::Assault => format!("útočí na město {}", name(battle.at)),
        Fight::Sortie => format!("prolamuje obléhání, město {}", name(battle.at)),
        Fight::Field | Fight::Sea => format!("útočí na pole {}", name(battle.at)),
    };
    let lost = |fallen: u32| if fallen == 0 { "0 armád".into() } else { armies_acc(fallen) };
    format!(
        "{one} {attacks}: síla {attack} proti síle {defence}. {one} ztrácí {}, {other} ztrácí {}.",
        lost(battle.fallen_attackers.count()),
        lost(battle.fallen_defenders.count())
    )
}

/// `9 měst`.
pub(super) fn rules(count: i32) -> String {
    cities(count.unsigned_abs())
}
