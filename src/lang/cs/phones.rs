//! Sentences around phones as hands.

use crate::lang::count_cs;
use crate::lang::phones::PhoneWords;

pub fn words(it: &PhoneWords<'_>) -> String {
    match *it {
        PhoneWords::Title => "Telefony",
        PhoneWords::Purpose => "Co je jen vaše, máte na svém telefonu. Plán leží na tabletu.",
        PhoneWords::NoInternet => "Funguje bez internetu",
        PhoneWords::Others => "Kdo nemá telefon, hraje na tabletu jako dosud.",
        PhoneWords::StepScan => "Telefonem načtete kód.",
        PhoneWords::StepCode => "Telefon ukáže svůj kód.",
        PhoneWords::StepIn => "Tablet ho načte a hrajete.",

        PhoneWords::OnTablet => "Hraje na tabletu",
        PhoneWords::OnTabletHelp => "Telefon lze připojit kdykoli.",
        PhoneWords::Preparing => "Připravuje se kód",
        PhoneWords::PreparingHelp => "Potrvá to sekundu či dvě.",
        PhoneWords::ScanWith(_) => "Načtěte telefonem",
        PhoneWords::OrSend => "nebo si pošlete odkaz",
        PhoneWords::Prepared => "Odkaz je připraven",
        PhoneWords::OnlySend => "Pošlete si odkaz do telefonu.",
        PhoneWords::SendLink => "Odkaz je zkopírovaný. Pošlete ho do telefonu.",
        PhoneWords::ShowHere => "Ukažte svůj kód",
        PhoneWords::ShowHereHelp => "kameře tabletu",
        PhoneWords::Connecting => "Připojuje se",
        PhoneWords::ConnectingHelp => "Potrvá to pár sekund.",
        PhoneWords::Connected => "Připojeno",
        PhoneWords::ConnectedHelp => "Hraje se na telefonu.",
        PhoneWords::Ready => "Hotovo",
        PhoneWords::Gone => "Telefon se odmlčel",
        PhoneWords::GoneHelp => "Nic se neztratilo. Načtěte nový kód.",
        PhoneWords::Computer => "Počítač",
        PhoneWords::ComputerHelp => "Telefon nepotřebuje.",

        PhoneWords::ShowCode => "Ukázat kód",
        PhoneWords::NewCode => "Nový kód",
        PhoneWords::ScanCode => "Načíst kód telefonu",
        PhoneWords::CopyLink => "Kopírovat odkaz",
        PhoneWords::Copied => "Zkopírováno",
        PhoneWords::PasteLink => "Vložit odkaz",
        PhoneWords::LinkField => "Odkaz z telefonu",
        PhoneWords::Connect => "Připojit",
        PhoneWords::Cancel => "Zrušit",
        PhoneWords::PlayHere => "Hrát tady",
        PhoneWords::TakesHand { name, lost: false } => {
            return format!("{name} má připojený telefon. Hrát přesto tady?");
        }
        PhoneWords::TakesHand { name, lost: true } => {
            return format!("{name} bude hrát na tomto tabletu. Dozvědí se to všichni.");
        }

        PhoneWords::InForm => "Každý na svém telefonu",
        PhoneWords::InFormHelp => "Toto zařízení ukazuje plán. Každý si nejdřív načte kód.",
        PhoneWords::Lead(now, Some(next)) => return format!("Teď: {now}. Potom: {next}."),
        PhoneWords::Lead(now, None) => return format!("Jako poslední: {now}."),
        PhoneWords::JoinAgain => "Telefony je třeba připojit znovu.",

        PhoneWords::Watching => "Dívat se na další obrazovce",
        PhoneWords::WatchingHelp => "Velká obrazovka nebo host vidí jen to, co smí vidět všichni.",
        PhoneWords::MostWatchers => "Hru lze sledovat až na čtyřech obrazovkách, hrát na nich nejde.",
        PhoneWords::BackToSeats => "Telefony hráčů",
        PhoneWords::Screen(n) => return format!("Obrazovka {n}"),
        PhoneWords::MayWatch => "Může se dívat další",
        PhoneWords::MayWatchHelp => "Obrazovku lze připojit kdykoli.",
        PhoneWords::ScanToWatch => "Načtěte druhým zařízením",
        PhoneWords::WatchesHelp => "Ukazuje, co vidí všichni.",
        PhoneWords::ScreenGone => "Obrazovka se odmlčela",
        PhoneWords::EndWatching => "Odpojit",
        PhoneWords::WatchTitle => "Dívat se na hru",
        PhoneWords::WatchHere => "Dívat se tady",
        PhoneWords::WatchHereHelp => "Tato obrazovka ukazuje, co u stolu smí vidět všichni. Hra zůstává na tabletu.",
        PhoneWords::DoneWatch => "Dívat se",
        PhoneWords::LostWatching => "Na tabletu: Nabídka, Telefony, Dívat se na další obrazovce.",
        PhoneWords::WatchEnded => "Tablet tuto obrazovku odpojil. Chcete-li se dívat dál, načtěte nový kód.",

        PhoneWords::YourSeat => "Vaše místo",
        PhoneWords::YourTurn => "Jste na tahu",
        PhoneWords::HoldHere => "Hrát na tomto telefonu",
        PhoneWords::HoldHereHelp => "Plán zůstává na tabletu. Co je jen vaše, vidíte pouze tady.",
        PhoneWords::NotMe => "To nejsem já",
        PhoneWords::Answering => "Připravuje se váš kód",
        PhoneWords::ShowTablet => "Ukažte kód kameře tabletu",
        PhoneWords::TabletScans => "Na tabletu: Načíst kód telefonu",
        PhoneWords::Waiting => "Čeká se na tablet",
        PhoneWords::DoneScan => "Načteno",
        PhoneWords::DoneShow => "Ukázat kód",
        PhoneWords::DonePlay => "Hrát",
        PhoneWords::NoCameraCopy => "Bez kamery? Zkopírujte odkaz",
        PhoneWords::SendBack => "Odkaz je zkopírovaný. Pošlete ho do tabletu a vložte ho tam.",
        PhoneWords::OwnLink => "Váš odkaz pro tablet",
        PhoneWords::Lost => "Spojení se přerušilo",
        PhoneWords::LostHelp => "Nic se neztratilo. Hra je na tabletu.",
        PhoneWords::Trying => "Zkouší se to znovu",
        PhoneWords::Seconds(n) => return format!("{n} s"),
        PhoneWords::StoppedTrying => "Tablet neodpovídá.",
        PhoneWords::ScanNew => "Načíst nový kód",
        PhoneWords::LostHow(name) => {
            return format!("Na tabletu: Nabídka, Telefony, {name}. Zatím lze hrát i tam.");
        }
        PhoneWords::CannotJoin => "Nepřipojeno",
        PhoneWords::BrokenLink => "Tento odkaz nefunguje",
        PhoneWords::TryAgain => "Zkusit znovu",
        PhoneWords::Leave => "Odejít",
        PhoneWords::LeaveHelp => "Vaše místo počká na tabletu. Chcete-li se vrátit, načtěte nový kód.",

        PhoneWords::CodeOf(name) => return format!("QR kód pro telefon, místo: {name}"),
        PhoneWords::OwnCode => "QR kód pro tablet",
        PhoneWords::PhoneOf(name) => return format!("Telefon: {name}"),
        PhoneWords::BadgeConnected => "telefon připojen",
        PhoneWords::BadgeLost => "telefon se odmlčel",
        PhoneWords::Left(name) => return format!("{name} už nemá telefon a hraje na tabletu."),
        PhoneWords::MoverLost(name) => {
            return format!("{name}: telefon se odmlčel. Na tabletu si vyžádejte nový kód, nebo hrajte tam.");
        }

        PhoneWords::Count(n) => return count_cs(n, "telefon", "telefony", "telefonů"),
        PhoneWords::SeatOnTablet => "Za vaše místo se teď hraje na tabletu",
        PhoneWords::GivenBack => "Chcete-li se vrátit, načtěte nový kód.",
        PhoneWords::SeatOfComputer => "Za vás teď hraje počítač",
        PhoneWords::ComputerPlays => "Chcete-li se vrátit, zvolte na tabletu pro své místo člověka. Pak načtěte nový kód.",
        PhoneWords::Closed => "Hra byla na tabletu zavřena. Otevřete ji tam a načtěte nový kód.",

        PhoneWords::CameraRefused => "Prohlížeč blokuje kameru. Povolte ji, nebo vložte odkaz z telefonu.",
        PhoneWords::CameraNone => "Nenašla se žádná kamera. Vložte odkaz z telefonu.",
        PhoneWords::CameraInsecure => {
            "Kamera funguje jen na zabezpečené stránce (https). Vložte odkaz z telefonu."
        }
        PhoneWords::CameraProgram => {
            "Čtečka kódů se nenačetla. Zkuste to znovu, nebo vložte odkaz z telefonu."
        }
        PhoneWords::TabletCannot => "Tento prohlížeč neumí připojit telefony. Hrajte na tabletu jako dosud.",
        PhoneWords::PhoneCannot => {
            "Tento prohlížeč se k tabletu připojit neumí. Otevřete odkaz v jiném prohlížeči, nebo hrajte na tabletu."
        }
        PhoneWords::Unreachable => {
            "Zařízení se navzájem nevidí. Připojte obě ke stejné Wi-Fi a zkuste to znovu."
        }
        PhoneWords::LinkCut => "Odkazu chybí konec. Zkopírujte ho znovu celý.",
        PhoneWords::LinkDamaged => "Odkaz se cestou změnil. Zkopírujte ho znovu, nebo načtěte kód.",
        PhoneWords::LinkNewer => "Druhé zařízení má novější Desku. Načtěte tuto stránku znovu a zkuste to ještě jednou.",
        PhoneWords::LinkOther => "To není kód pro tento stůl. Načtěte kód z druhého zařízení.",
        PhoneWords::LinkWrongSeat => "Ten kód patří k jinému místu. Ukažte kód telefonu tohoto místa.",
        PhoneWords::LinkUsed => "Ten kód už byl použit. Nechte si na tabletu ukázat nový.",
        PhoneWords::PinFirst(name) => {
            return format!("Místo má PIN. {name} ho nejdřív zadá na tomto tabletu a pak si nechá ukázat kód.");
        }
        PhoneWords::PassedOn => "Předává se odkaz stolu",
        PhoneWords::Delivered(name) => return format!("Připojeno: {name} hraje na telefonu"),
        PhoneWords::DeliveredScreen => "Připojeno: tato obrazovka sleduje hru",
        PhoneWords::CloseTab => "Tuto kartu můžete zavřít.",
        PhoneWords::NotDelivered => "V tomto zařízení není otevřený žádný stůl této hry",
        PhoneWords::NotDeliveredHelp => {
            "Otevřete odkaz v zařízení, které ukazuje kód, a ve stejném prohlížeči. Pokud tam stůl někdo zavřel, otevřete ho a telefonem načtěte nový kód."
        }
        PhoneWords::ToShelf => "Ke hrám",
        PhoneWords::CopyFailed => "Prohlížeč tu kopírovat neumí. Označte odkaz a zkopírujte ho.",
        PhoneWords::OtherRelease => "Tablet má jiné vydání Desky. Načtěte obě stránky znovu a pak nový kód.",
        PhoneWords::PhoneCamera => "Kameru tu nelze použít. Načtěte kód fotoaparátem telefonu.",
        PhoneWords::TooLate => "Hra je už dál. Podívejte se a vyberte znovu.",
        PhoneWords::OnlyOnTablet => "To jde jen na tabletu.",
        PhoneWords::NotUnderstood => "Tablet tomu nerozuměl. Zkuste to znovu.",
        PhoneWords::TooFast => "Toho bylo moc najednou. Počkejte sekundu a zkuste to znovu.",
        PhoneWords::DisconnectedTooFast => "Telefon toho poslal moc najednou. Chcete-li se vrátit, načtěte nový kód.",
        PhoneWords::MaybeLost => "Poslední pokyn možná nedorazil. Než budete pokračovat, podívejte se.",

        PhoneWords::AsksTakeback(Some(name)) => return format!("{name} navrhuje vzít tahy zpět."),
        PhoneWords::AsksTakeback(None) => "U tabletu někdo navrhuje vzít tahy zpět.",
        PhoneWords::Agree => "Souhlasím",
        PhoneWords::Disagree => "Nesouhlasím",
        PhoneWords::Withdraw => "Stáhnout návrh",
        PhoneWords::WaitsForAgreement(names) => return format!("Ještě má souhlasit: {names}."),
        PhoneWords::AllAgreed => "Všichni souhlasí. Hra se vrátila.",
        PhoneWords::NotAgreed(Some(name)) => return format!("{name} nesouhlasí. Nic se nevrací."),
        PhoneWords::NotAgreed(None) => "Nesouhlasí všichni. Nic se nevrací.",
        PhoneWords::TakebackWithdrawn => "Návrh byl stažen. Nic se nevrací.",
        PhoneWords::TakebackMovedOn => "Hra je už dál. Nic se nevrací.",
        PhoneWords::TakebackPhoneLost(name) => {
            return format!("{name}: telefon se odmlčel. Nic se nevrací. Až se připojí, navrhněte to znovu.");
        }
    }
    .into()
}
