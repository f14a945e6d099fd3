//! The settings, and the pages of help and about.

use crate::lang::settings::SettingsWords;

pub fn words(it: &SettingsWords) -> String {
    match it {
        SettingsWords::Language => "Jazyk",
        SettingsWords::Theme => "Vzhled",
        SettingsWords::Themes(n) => ["Podle zařízení", "Světlý", "Tmavý", "Vysoký kontrast"][(*n).min(3)],
        SettingsWords::Motion => "Pohyb",
        SettingsWords::MotionHelp => {
            "Jak se pohybují figurky a\u{a0}body a\u{a0}jak rychle se hra přehrává sama. Žádá-li zařízení méně pohybu, bude ho méně."
        }
        SettingsWords::Motions(n) => ["Klidný", "Rychlý", "Omezený", "Žádný"][(*n).min(3)],
        SettingsWords::TextSize => "Velikost písma",
        SettingsWords::Percent(n) => return format!("{n}\u{a0}%"),
        SettingsWords::RenderContext => "Podoba",
        SettingsWords::Board => "Hrací plán",
        SettingsWords::Coordinates => "Písmena a\u{a0}čísla na okraji plánu",
        SettingsWords::CoordinatesHelp => "Jména políček, jak je používá záznam hry.",
        SettingsWords::Hints => "Zvýraznit povolená místa",
        SettingsWords::HintsHelp => {
            "Po vybrání ukáže možná místa a\u{a0}co tam krok přinese, ještě než ho potvrdíte."
        }
        SettingsWords::Aids => "Pomůcky k počítání",
        SettingsWords::AidsHelp => "Kde to hra dovoluje, ukazují, co ještě nikdo neviděl.",
        SettingsWords::Notation => "Notace v\u{a0}záznamu",
        SettingsWords::NotationHelp => "Každý tah i\u{a0}tak, jak se zapisuje do\u{a0}záznamu (anglicky): king H5.",
        SettingsWords::Quick => "Rychlé umístění",
        SettingsWords::QuickHelp => "Klepnutí nebo puštění na místě tah hned provede, pokud ho lze vzít zpět a\u{a0}není co otáčet.",
        SettingsWords::Sounds => "Zvuky",
        SettingsWords::SoundsHelp => {
            "Krátké a\u{a0}tiché: umístění, otočení, body, konflikt, váš tah, odmítnutí."
        }
        SettingsWords::Buzz => "Vibrace",
        SettingsWords::BuzzHelp => "Tytéž chvíle pro hmat, pokud to zařízení umí.",
        SettingsWords::Passing => "Předávání zařízení",
        SettingsWords::Handover => "Otevírání opony",
        SettingsWords::HandoverHelp => {
            "Když se tlačítko musí podržet, náhodný dotek nikomu kartičky neukáže. S\u{a0}PINem si každý v\u{a0}každé hře zvolí čtyři číslice: chrání před zvědavým pohledem, ne před tím, kdo otevře úložiště prohlížeče."
        }
        SettingsWords::Handovers(n) => {
            ["Klepnutí", "Stisknout a\u{a0}držet", "PIN ze\u{a0}4 číslic"][(*n).min(2)]
        }
        SettingsWords::Around => "Kolem stolu",
        SettingsWords::AroundHelp => {
            "Pro tablet, který leží mezi hráči: všechno kromě hracího plánu se otočí k\u{a0}tomu, kdo je na tahu. Hráči z\u{a0}první poloviny pořadí sedí na\u{a0}bližší straně, ostatní na\u{a0}vzdálenější."
        }
        SettingsWords::AskEnd => "Zeptat se před koncem tahu",
        SettingsWords::AutoEnd => "Tah končí sám",
        SettingsWords::AutoEndHelp => "Tři sekundy po posledním možném kroku; zastaví to každý dotek.",
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
            "Z\u{a0}vrací tah, E\u{a0}ho končí, H\u{a0}skryje kartičky. Vypněte je, když překážejí."
        }
        SettingsWords::Awake => "Nechat při hře svítit obrazovku",
        SettingsWords::AwakeHelp => "Pokud to prohlížeč dovolí.",
        SettingsWords::Storage => "Úložiště",
        SettingsWords::Used => "Uloženo v\u{a0}tomto zařízení:",
        SettingsWords::Persisted(Some(true)) => "Prohlížeč slíbil, že hry uchová.",
        SettingsWords::Persisted(Some(false)) => {
            "Až v\u{a0}zařízení dojde místo, může prohlížeč hry smazat. Co si chcete nechat, vyexportujte."
        }
        SettingsWords::Persisted(None) => {
            "Tento prohlížeč uchování her slíbit neumí. Co si chcete nechat, vyexportujte."
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
