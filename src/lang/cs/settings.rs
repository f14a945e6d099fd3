//! The settings, and the pages of help and about.

use crate::lang::settings::SettingsWords;

pub fn words(it: &SettingsWords) -> String {
    match it {
        SettingsWords::Language => "Jazyk",
        SettingsWords::Theme => "Vzhled",
        SettingsWords::Themes(n) => ["Podle zařízení", "Světlý", "Tmavý", "Vysoký kontrast"][(*n).min(3)],
        SettingsWords::Motion => "Pohyb",
        SettingsWords::Motions(n) => ["Podle zařízení", "Plný", "Omezený", "Žádný"][(*n).min(3)],
        SettingsWords::TextSize => "Velikost písma",
        SettingsWords::Percent(n) => return format!("{n}\u{a0}%"),
        SettingsWords::Look => "Podoba",
        SettingsWords::Board => "Hrací plán",
        SettingsWords::Coordinates => "Písmena a\u{a0}čísla na okraji plánu",
        SettingsWords::CoordinatesHelp => "Jména políček, jak je používá záznam hry.",
        SettingsWords::Hints => "Rozsvěcet dovolená místa",
        SettingsWords::HintsHelp => "Ukáže, kam smíte táhnout a\u{a0}co to přinese, ještě než tah potvrdíte.",
        SettingsWords::Aids => "Pomůcky k počítání",
        SettingsWords::AidsHelp => "Ukazují, co ještě nikdo neviděl, kde to hra dovoluje.",
        SettingsWords::Passing => "Předávání zařízení",
        SettingsWords::Handover => "Otevírání opony",
        SettingsWords::HandoverHelp => "Když se tlačítko drží, náhodný dotek nikomu ruku neukáže.",
        SettingsWords::Handovers(n) => ["Klepnutí", "Stisknout a\u{a0}držet"][(*n).min(1)],
        SettingsWords::AskEnd => "Zeptat se před koncem tahu",
        SettingsWords::AskEndHelp => "Druhé stisknutí, když ještě zbývají akce.",
        SettingsWords::AskEnds(n) => ["Když zbývají akce", "Nikdy"][(*n).min(1)],
        SettingsWords::Device => "Zařízení",
        SettingsWords::LeftHanded => "Pro leváky",
        SettingsWords::LeftHandedHelp => "Ovládací tlačítka budou vlevo.",
        SettingsWords::LetterKeys => "Jednopísmenné klávesy",
        SettingsWords::LetterKeysHelp => {
            "Z\u{a0}vrací tah, E\u{a0}ho končí, H\u{a0}skryje ruku. Vypněte je, když překážejí."
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
        SettingsWords::ResetDone => "Všechno je nastaveno jako první den.",
        SettingsWords::Summary => "Jedna stránka",
        SettingsWords::FirstTurn => "První tah",
        SettingsWords::FullRules => "Úplná pravidla",
        SettingsWords::Search => "Hledat na této stránce",
        SettingsWords::NothingFound => "Nic takového tu není. Zkuste jiné slovo.",
        SettingsWords::Unreachable => "Stránku se nepodařilo načíst. Zkontrolujte připojení.",
        SettingsWords::Licences => "Knihovny a\u{a0}jejich licence",
        SettingsWords::Version => "Verze",
        SettingsWords::ClosedRules => "Tato krabice je ještě zavřená. Až se otevře, budou pravidla uvnitř.",
    }
    .into()
}
