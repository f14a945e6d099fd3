//! Questions to the players.

use super::noun::floors;
use crate::lang::{count_cs, form_cs};

use super::super::ask::{Ask, Ransom};

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask) -> String {
    match ask {
        Ask::First => "Losuje se začínající hráč.".into(),
        Ask::Draw => "Vytahuje se kartička.".into(),
        Ask::Place { places, ransom } => {
            let places = count_cs(*places, "místo", "místa", "míst");
            format!("Kartičku lze přiložit na {places}.{}", paid(*ransom))
        }
        Ask::Act { follower, build, top, ransom } => {
            let choices = [(*follower, "družiníka"), (*build, "dílek věže"), (*top, "družiníka na věž")];
            let choices: Vec<&str> = choices.iter().filter(|(can, _)| *can).map(|(_, what)| *what).collect();
            match choices[..] {
                [] => format!("Teď nemáte co umístit.{}", paid(*ransom)),
                _ => format!("Umístěte {}, nebo neumisťujte nic.{}", choices.join(", "), paid(*ransom)),
            }
        }
        Ask::Capture { height, targets: 1 } => {
            format!("Věž má {}. Zajměte družiníka v dosahu, nebo ho nechte být.", floors(*height))
        }
        Ask::Capture { height, targets } => {
            let reach = count_cs(*targets, "družiník", "družiníci", "družiníků");
            let verb = form_cs(*targets, "je", "jsou", "je");
            format!(
                "Věž má {}, v dosahu {verb} {reach}. Zajměte jednoho, nebo všechny nechte být.",
                floors(*height)
            )
        }
        Ask::Late { captives } => {
            let held = count_cs((*captives).into(), "váš družiník", "vaši družiníci", "vašich družiníků");
            format!("V zajetí: {held}. Jednoho můžete za 3 body vykoupit. Nebo ukončete tah.")
        }
        Ask::Over => "Hra skončila.".into(),
    }
}

fn paid(ransom: Ransom) -> &'static str {
    match ransom {
        Ransom::None => "",
        Ransom::May => " Předtím smíte vykoupit zajatce.",
        Ransom::Paid => " Výkupné je zaplaceno, družiník je zpět.",
    }
}

/// Returns the line of the turn banner, without a full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::First => "Losuje se začínající hráč",
        Ask::Draw => "Vytahuje se kartička",
        Ask::Place { .. } => "Přiložte kartičku",
        Ask::Act { build: false, top: false, follower: true, .. } => "Družiník, nebo nic?",
        Ask::Act { build: false, top: false, follower: false, .. } => "Není co umístit",
        Ask::Act { .. } => "Družiník, věž, nebo nic?",
        Ask::Capture { .. } => "Koho zajmete?",
        Ask::Late { .. } => "Výkup, nebo konec tahu?",
        Ask::Over => "Hra skončila",
    }
    .into()
}

/// Activity of the active seat, in a few words.
pub(in super::super) fn doing(ask: &Ask) -> String {
    match ask {
        Ask::First | Ask::Draw | Ask::Over => "",
        Ask::Place { .. } => "přikládá kartičku",
        Ask::Act { build: false, top: false, follower: true, .. } => "Družiník, nebo nic?",
        Ask::Act { .. } => "Družiník, nebo věž?",
        Ask::Capture { .. } => "bere zajatce",
        Ask::Late { .. } => "Výkup?",
    }
    .into()
}
