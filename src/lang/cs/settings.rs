//! The settings, and the pages of help and about.

use crate::lang::settings::SettingsWords;

pub fn words(it: &SettingsWords) -> String {
    match it {
        SettingsWords::Language => "Jazyk",
        SettingsWords::Theme => "Vzhled",
        SettingsWords::Themes(n) => ["Podle zařízení", "Světlý", "Tmavý", "Vysoký kontrast"][(*n).min(3)],
        SettingsWords::Motion => "Pohyb",
        SettingsWords::MotionHelp => {
            "Rychlost animací, přehrávání a hodnocení. Omezení pohybu v nastavení zařízení platí vždy."
        }
        SettingsWords::Motions(n) => ["Klidný", "Rychlý", "Omezený", "Žádný"][(*n).min(3)],
        SettingsWords::TextSize => "Velikost písma",
        SettingsWords::Percent(n) => return format!("{n}\u{a0}%"),
        SettingsWords::Appearance => "Zobrazení",
        SettingsWords::Board => "Hrací plán",
        SettingsWords::Coordinates => "Písmena a čísla na okraji plánu",
        SettingsWords::CoordinatesHelp => "Názvy políček, jak je používá záznam hry.",
        SettingsWords::ShowLegal => "Rozsvítit možná místa",
        SettingsWords::ShowLegalHelp => {
            "Ukáže, kam lze vybraný díl umístit a co to přinese, ještě než to potvrdíte."
        }
        SettingsWords::Aids => "Pomůcky k počítání",
        SettingsWords::AidsHelp => "Kde to hra dovoluje, ukazují, co ještě nikdo neviděl.",
        SettingsWords::Notation => "Notace v záznamu",
        SettingsWords::NotationHelp => "Každý tah i tak, jak se zapisuje do záznamu (anglicky): king H5.",
        SettingsWords::Quick => "Rychlé umístění",
        SettingsWords::QuickHelp => "Krok se provede hned po klepnutí nebo puštění, pokud ho lze vzít zpět. Na to, co jde otáčet, klepněte dvakrát.",
        SettingsWords::Sounds => "Zvuky",
        SettingsWords::SoundsHelp => {
            "Krátké a tiché: umístění, otočení, body, konflikt, váš tah, odmítnutí. Bez pohybu se nepřehrávají."
        }
        SettingsWords::TrySounds => "Vyzkoušet zvuky",
        SettingsWords::Buzz => "Vibrace",
        SettingsWords::BuzzHelp => "Při vašich krocích, při konfliktech a na začátku vašeho tahu, pokud je zařízení umí.",
        SettingsWords::Passing => "Předávání zařízení",
        SettingsWords::Handover => "Otevírání opony",
        SettingsWords::HandoverHelp => {
            "Podržení chrání před náhodným dotekem. PIN (čtyři číslice pro každého hráče a hru) chrání před zvědavým pohledem, ne před tím, kdo otevře úložiště prohlížeče."
        }
        SettingsWords::Handovers(n) => {
            ["Klepnutí", "Stisknout a držet", "Čtyřmístný PIN"][(*n).min(2)]
        }
        SettingsWords::Around => "Kolem stolu",
        SettingsWords::AroundHelp => {
            "Pro tablet, který leží mezi hráči: všechno kromě hracího plánu se otočí k tomu, kdo je na tahu. Hráči z první poloviny pořadí sedí na bližší straně, ostatní na vzdálenější."
        }
        SettingsWords::AskEnd => "Zeptat se před koncem tahu",
        SettingsWords::AutoEnd => "Tah končí sám",
        SettingsWords::AutoEndHelp => "Tři sekundy po posledním možném kroku. Zastaví to každý dotek.",
        SettingsWords::AskEndHelp => "Když ještě zbývají akce, je třeba stisknout podruhé.",
        SettingsWords::AskEnds(n) => ["Když zbývají akce", "Nikdy"][(*n).min(1)],
        SettingsWords::Pace => "Tempo počítačových hráčů",
        SettingsWords::PaceHelp => "Jak rychle po sobě ukazují své kroky. Kdykoli je můžete pozastavit.",
        SettingsWords::Coach => "Trenér",
        SettingsWords::CoachHelp => "Při hře proti počítačům: po každém vašem tahu ukáže značka vedle tlačítka Zpět, jak byl dobrý. Klepnutím zjistíte proč.",
        SettingsWords::Paces(n) => ["Obvyklé", "Rychlé", "Okamžité", "Krok za krokem"][(*n).min(3)],
        SettingsWords::Device => "Zařízení",
        SettingsWords::LeftHanded => "Pro leváky",
        SettingsWords::LeftHandedHelp => "Hlavní tlačítko a postranní panel budou vlevo.",
        SettingsWords::LetterKeys => "Jednopísmenné klávesy",
        SettingsWords::LetterKeysHelp => {
            "Z\u{a0}bere krok zpět, E ukončí tah, H skryje, co druzí nesmějí vidět. Vypněte je, když překážejí."
        }
        SettingsWords::Awake => "Při hře nezhasínat obrazovku",
        SettingsWords::AwakeHelp => "Pokud to prohlížeč dovolí.",
        SettingsWords::Storage => "Úložiště",
        SettingsWords::Used => "Uloženo v tomto zařízení:",
        SettingsWords::Persisted(Some(true)) => "Prohlížeč hry sám nesmaže.",
        SettingsWords::Persisted(Some(false)) => {
            "Až v zařízení dojde místo, může prohlížeč hry smazat. Hry, které si chcete nechat, vyexportujte."
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
        SettingsWords::Licences => "Knihovny a jejich licence",
        SettingsWords::Version => "Verze",
        SettingsWords::ClosedRules => "Tato krabice je ještě zavřená. Až se otevře, budou pravidla uvnitř.",
    }
    .into()
}
