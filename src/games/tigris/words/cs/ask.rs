//! Questions to the players.

use super::super::ask::{Ask, Doing, Join, Strengths};
use super::left;
use super::noun::{leader_forms, tile_forms, treasures};
use crate::games::tigris::rules::Color;
use crate::lang::Who;
use crate::lang::{capital, form_cs, list_cs, of_cs};

/// Returns the end of the question of a conflict; `bare` where the hand holds none of these tiles.
fn add(color: Color, bare: bool) -> String {
    if bare { "Nemáte co přidat.".into() } else { format!("Kolik {} přidáte?", tile_forms(color).many) }
}

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask, who: &Who) -> String {
    match ask {
        Ask::Tiles => "Z pytlíku se vytahují kartičky.".into(),
        Ask::Start => "Losuje se začínající hráč.".into(),
        Ask::Action { left: actions, .. } => {
            format!("Vyberte kartičku, vůdce nebo akci: {}.", left(*actions))
        }
        Ask::AttackRevolt { strengths, .. } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let rival = who.name(*rival);
            format!("Vzpoura: brání se {rival}, na plánu {mine} proti {theirs}. {}", add(Color::Red, *bare))
        }
        Ask::DefendRevolt { strengths, .. } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let rival = who.name(*rival);
            let add = add(Color::Red, *bare);
            format!("Vzpoura: útočí {rival} silou {theirs}, vy máte {mine} a vyhráváte při rovnosti. {add}")
        }
        Ask::AttackWar { color, strengths } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let (rival, add) = (who.name(*rival), add(*color, *bare));
            format!("Útočíte, brání se {rival}, na plánu {mine} proti {theirs}. {add}")
        }
        Ask::DefendWar { color, strengths } => {
            let Strengths { rival, mine, theirs, bare } = strengths;
            let (rival, add) = (who.name(*rival), add(*color, *bare));
            format!("Útočí {rival} silou {theirs}, vy máte {mine} a vyhráváte při rovnosti. {add}")
        }
        Ask::Conflict { join, colors } => {
            let rivals: Vec<String> = colors.iter().map(|c| leader_forms(*c).few.into()).collect();
            format!(
                "{}. Střetávají se {}. Který konflikt se rozhodne teď?",
                joined(join, who),
                list_cs(&rivals)
            )
        }
        Ask::Monument { color, several: false } => {
            format!("Čtyři {} tvoří čtverec. Vyberte monument, nebo nestavte.", tile_forms(*color).few)
        }
        Ask::Monument { color, several: true } => {
            let tiles = capital(tile_forms(*color).few);
            format!("{tiles} tvoří víc čtverců. Vyberte jeden a monument, nebo nestavte.")
        }
        Ask::Treasures { count: 2, .. } => {
            "V království vašeho obchodníka jsou dva poklady. Vyberte ten, který si vezmete.".into()
        }
        Ask::Treasures { count, corners } => {
            let count = *count as usize;
            let verb = form_cs(count, "je", "jsou", "je");
            let corners = if *corners { " Rohové poklady se berou první." } else { "" };
            format!(
                "V království vašeho obchodníka {verb} {}. Vyberte ten, který zůstane.{corners}",
                treasures(count)
            )
        }
        Ask::Over => "Hra skončila.".into(),
    }
}

/// `Vaše osada na H5 spojila dvě království`, `Chrám na H5 (Anna) spojil dvě království`.
fn joined(join: &Join, who: &Who) -> String {
    let Join { seat, tile, cell } = join;
    let forms = tile_forms(*tile);
    if who.is(*seat) {
        format!("{} {} na {cell} {} dvě království", capital(forms.your), forms.one, forms.joined)
    } else {
        let name = who.name(*seat);
        format!("{} na {cell} ({name}) {} dvě království", capital(forms.one), forms.joined)
    }
}

/// Returns the line on the curtain: public, and no full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::Tiles => "Vytahují se kartičky".into(),
        Ask::Start => "Losuje se začínající hráč".into(),
        Ask::Action { again: false, .. } => "Jste na tahu".into(),
        Ask::Action { left: actions, again: true } => format!("Váš tah pokračuje: {}", left(*actions)),
        Ask::AttackRevolt { leader: color, .. } => {
            format!("Útok ve vzpouře {}: kolik chrámů přidáte?", leader_forms(*color).many)
        }
        Ask::DefendRevolt { leader: color, .. } => {
            format!("Obrana ve vzpouře {}: kolik chrámů přidáte?", leader_forms(*color).many)
        }
        Ask::AttackWar { color, .. } => {
            format!(
                "Útok ve vnějším konfliktu {}: kolik {} přidáte?",
                leader_forms(*color).many,
                tile_forms(*color).many
            )
        }
        Ask::DefendWar { color, .. } => {
            format!(
                "Obrana ve vnějším konfliktu {}: kolik {} přidáte?",
                leader_forms(*color).many,
                tile_forms(*color).many
            )
        }
        Ask::Conflict { .. } => "Vyberte, který konflikt se rozhodne teď".into(),
        Ask::Monument { .. } => "Postavíte monument?".into(),
        Ask::Treasures { count, .. } => {
            format!("Vyberte poklady: {} {}", count.saturating_sub(1), of_cs(*count as usize))
        }
        Ask::Over => "Hra skončila".into(),
    }
}

/// Activity of a seat at the table, in a few words.
pub(in super::super) fn doing(doing: &Doing) -> String {
    match doing {
        Doing::Turn(actions) => left(*actions),
        Doing::Adds(color) => format!("Kolik {}?", tile_forms(*color).many),
        Doing::Attacks(strength) => format!("útočí silou {strength}"),
        Doing::Defends(strength) => format!("brání se silou {strength}"),
        Doing::Conflict => "Který konflikt?".into(),
        Doing::Monument => "Postavit monument?".into(),
        Doing::Treasures => "bere poklady".into(),
    }
}
