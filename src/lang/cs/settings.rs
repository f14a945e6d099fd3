//! The settings, and the pages of help and about.

use crate::lang::settings::SettingsWords;

pub fn words(it: &SettingsWords) -> String {
    match it {
        SettingsWords::Language => "Jazyk",
        SettingsWords::Theme => "Vzhled",
        SettingsWords::Themes(n) => ["Podle zařízení", "Světlý", "Tmavý", "Vysoký kontrast"][(*n).min(3)],
        SettingsWords::Motion => "Pohyb",
        SettingsWords::MotionHelp => {
            "Rychlost animací, přehrávání a\u{a0}bodování. Omezení pohybu v\u{a0}nastavení zařízení platí vždy."
        }
        SettingsWords::Motions(n) => ["Klidný", "Rychlý", "Omezený", "Žádný"][(*n).min(3)],
        SettingsWords::TextSize => "Velikost písma",
        SettingsWords::Percent(n) => return format!("{n}\u{a0}%"),
        SettingsWords::RenderContext => "Zobrazení",
        SettingsWords::Board => "Hrací plán",
        SettingsWords::Coordinates => "Písmena a\u{a0}čísla na okraji plánu",
        SettingsWords::CoordinatesHelp => "Názvy políček, jak je používá záznam hry.",
        SettingsWords::ShowLegal => "Zvýraznit povolená místa",
        SettingsWords::ShowLegalHelp => {
            "Ukáže, kam lze vybraný díl umístit a\u{a0}co to přinese, ještě než to potvrdíte."
        }
        SettingsWords::Aids => "Pomůcky k počítání",
        SettingsWords::AidsHelp => "Kde to hra dovoluje, ukazují, co ještě nikdo neviděl.",
        SettingsWords::Notation => "Notace v\u{a0}záznamu",
        SettingsWords::NotationHelp => "Každý tah i\u{a0}tak, jak se zapisuje do\u{a0}záznamu (anglicky): king H5.",
        SettingsWords::Quick => "Rychlé umístění",
        SettingsWords::QuickHelp => "Krok se provede hned po klepnutí nebo puštění, pokud ho lze vzít zpět. Na to, co jde otáčet, klepněte dvakrát.",
        SettingsWords::Sounds => "Zvuky",
        SettingsWords::SoundsHelp => {
            "Krátké a\u{a0}tiché: umístění, otočení, body, konflikt, váš tah, odmítnutí. Bez pohybu se nepřehrávají."
        }
        SettingsWords::TrySounds => "Vyzkoušet zvuky",
        SettingsWords::Buzz => "Vibrace",
        SettingsWords::BuzzHelp => "Při vašich krocích, při konfliktech a\u{a0}na začátku vašeho tahu, pokud je zařízení umí.",
        SettingsWords::Passing => "Předávání zařízení",
        SettingsWords::Handover => "Otevírání opony",
        SettingsWords::HandoverHelp => {
            "Podržení chrání před náhodným dotekem. PIN (čtyři číslice pro každého hráče a\u{a0}hru) chrání před zvědavým pohledem, ne před tím, kdo otevře úložiště prohlížeče."
        }
        SettingsWords::Handovers(n) => {
            ["Klepnutí", "Stisknout a\u{a0}držet", "Čtyřmístný PIN"][(*n).min(2)]
        }
        SettingsWords::Around => "Kolem stolu",
        SettingsWords::AroundHelp => {
            "Pro tablet, který leží mezi hráči: všechno kromě hracího plánu se otočí k\u{a0}tomu, kdo je na tahu. Hráči z\u{a0}první poloviny pořadí sedí na\u{a0}bližší straně, ostatní na\u{a0}vzdálenější."
        }
        SettingsWords::AskEnd => "Zeptat se před koncem tahu",
        SettingsWords::AutoEnd => "Tah končí sám",
        SettingsWords::AutoEndHelp => "Tři sekundy po posledním možném kroku. Zastaví to každý dotek.",
        SettingsWords::AskEndHelp => "Když ještě zbývají akce, je třeba stisknout podruhé.",
        SettingsWords::AskEnds(n) => ["Když zbývají akce", "Nikdy"][(*n).min(1)],
        SettingsWords::Pace => "Tempo počítačových hráčů",
        SettingsWords::PaceHelp => "Jak rychle po sobě ukazují své kroky. Kdykoli je můžete pozastavit.",
        SettingsWords::Paces(n) => ["Obvyklé", "Rychlé", "Okamžité", "Krok za\u{a0}krokem"][(*n).min(3)],
        SettingsWords::Device => "Zařízení",
        SettingsWords::LeftHanded => "Pro leváky",
        SettingsWords::LeftHandedHelp => "Hlavní tlačítko a\u{a0}postranní panel budou vlevo.",
        SettingsWords::LetterKeys => "Jednopísmenné klávesy",
        SettingsWords::LetterKeysHelp => {
            "Z\u{a0}bere krok zpět, E\u{a0}ukončí tah, H\u{a0}skryje, co druzí nesmějí vidět. Vypněte je, když překážejí."
        }
        SettingsWords::Awake => "Při hře nezhasínat obrazovku",
        SettingsWords::AwakeHelp => "Pokud to prohlížeč dovolí.",
        SettingsWords::Storage => "Úložiště",
        SettingsWords::Used => "Uloženo v\u{a0}tomto zařízení:",
        SettingsWords::Persisted(Some(true)) => "Prohlížeč hry sám nesmaže.",
        SettingsWords::Persisted(Some(false)) => {
            "Až v\u{a0}zařízení dojde místo, může prohlížeč hry smazat. Hry, které si chcete nechat, vyexportujte."
        }
        SettingsWords::Persisted(None) => {
            "Tento prohlížeč může hry smazat. Hry, které si chcete nechat, vyexportujte."
        }
        SettingsWords::AskAgain => "Zeptat se prohlížeče znovu",
        SettingsWords::Reset => "Obnovit výchozí nastavení",
        SettingsWords::ResetDone => "Výchozí nastavení je obnoveno.",
        SettingsWords::Summary => "Přehled",
        SettingsWords::FirstTurn => "První tah",
        SettingsWords::FullRules => "Úplná pravidla",
        SettingsWords::Search => "Hledat na této stránce",
        SettingsWords::Contents => "Obsah",
        SettingsWords::NothingFound => "Nic takového tu není. Zkuste jiné slovo.",
        SettingsWords::Unreachable => "Stránku se nepodařilo načíst. Zkontrolujte připojení.",
        SettingsWords::Licences => "Knihovny a\u{a0}jejich licence",
        SettingsWords::Version => "Verze",
        SettingsWords::ClosedRules => "Tato krabice je ještě zavřená. Až se otevře, budou pravidla uvnitř.",
    }
    .into()
}
