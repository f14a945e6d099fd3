//! Sentences around phones as hands.

use crate::lang::count_en;
use crate::lang::phones::PhoneWords;

pub fn words(it: &PhoneWords<'_>) -> String {
    match *it {
        PhoneWords::Title => "Phones",
        PhoneWords::Purpose => "Your hand on your own phone, the board on this tablet.",
        PhoneWords::NoInternet => "No internet needed",
        PhoneWords::Others => "Players without a phone use this tablet as before.",
        PhoneWords::StepScan => "Your phone scans the code.",
        PhoneWords::StepCode => "It shows a code of its own.",
        PhoneWords::StepIn => "The tablet scans it. You're in.",

        PhoneWords::OnTablet => "Plays on this tablet",
        PhoneWords::OnTabletHelp => "A phone can join at any time.",
        PhoneWords::Preparing => "Preparing the code",
        PhoneWords::PreparingHelp => "This takes a second or two.",
        PhoneWords::ScanWith(name) => return format!("Scan with {name}'s phone"),
        PhoneWords::OrSend => "or send the link",
        PhoneWords::Prepared => "The link is ready",
        PhoneWords::OnlySend => "Send the link to the phone.",
        PhoneWords::SendLink => "The link is copied. Send it to the phone.",
        PhoneWords::ShowHere => "Show your code",
        PhoneWords::ShowHereHelp => "to the tablet's camera",
        PhoneWords::Connecting => "Connecting",
        PhoneWords::ConnectingHelp => "This takes a few seconds.",
        PhoneWords::Connected => "Connected",
        PhoneWords::ConnectedHelp => "The hand is on the phone.",
        PhoneWords::Ready => "Ready",
        PhoneWords::Gone => "Phone disconnected",
        PhoneWords::GoneHelp => "Nothing is lost. Scan a new code.",
        PhoneWords::Computer => "Computer",
        PhoneWords::ComputerHelp => "It needs no phone.",

        PhoneWords::ShowCode => "Show code",
        PhoneWords::NewCode => "New code",
        PhoneWords::ScanCode => "Scan phone's code",
        PhoneWords::CopyLink => "Copy link",
        PhoneWords::Copied => "Copied",
        PhoneWords::PasteLink => "Paste link",
        PhoneWords::LinkField => "Link from the phone",
        PhoneWords::Connect => "Connect",
        PhoneWords::Cancel => "Cancel",
        PhoneWords::PlayHere => "Play here",
        PhoneWords::TakesHand { name, lost: false } => {
            return format!("{name}'s phone is connected. Play here instead?");
        }
        PhoneWords::TakesHand { name, lost: true } => {
            return format!("{name} will play on this tablet. Everybody will be told.");
        }

        PhoneWords::InForm => "Each on their own phone",
        PhoneWords::InFormHelp => "This device shows the board. Each player scans a code first.",
        PhoneWords::Lead(now, Some(next)) => return format!("Now: {now}. Next: {next}."),
        PhoneWords::Lead(now, None) => return format!("Now: {now}, the last one."),
        PhoneWords::JoinAgain => "The phones have to join again.",

        PhoneWords::Watching => "Watch on another screen",
        PhoneWords::WatchingHelp => "A large screen or a friend sees the public table, never a hand.",
        PhoneWords::MostWatchers => "Up to four screens can watch. They can't play.",
        PhoneWords::BackToSeats => "Phones of players",
        PhoneWords::Screen(n) => return format!("Screen {n}"),
        PhoneWords::MayWatch => "One more may watch",
        PhoneWords::MayWatchHelp => "A screen can join at any time.",
        PhoneWords::ScanToWatch => "Scan with the other screen",
        PhoneWords::WatchesHelp => "It shows the public table.",
        PhoneWords::ScreenGone => "Screen disconnected",
        PhoneWords::EndWatching => "Disconnect",
        PhoneWords::WatchTitle => "Watch this game",
        PhoneWords::WatchHere => "Watch here",
        PhoneWords::WatchHereHelp => "This screen shows what everybody at the table may see. The game stays on the tablet.",
        PhoneWords::DoneWatch => "Watch",
        PhoneWords::LostWatching => "On the tablet: Menu, Phones, Watch on another screen.",
        PhoneWords::WatchEnded => "The tablet has disconnected this screen. Scan a new code to watch again.",

        PhoneWords::YourSeat => "Your seat",
        PhoneWords::YourTurn => "Your turn",
        PhoneWords::HoldHere => "Play on this phone",
        PhoneWords::HoldHereHelp => "The board stays on the tablet. What is yours is only on this phone.",
        PhoneWords::NotMe => "That isn't me",
        PhoneWords::Answering => "Preparing your code",
        PhoneWords::ShowTablet => "Hold this in front of the tablet's camera",
        PhoneWords::TabletScans => "On the tablet: Scan phone's code",
        PhoneWords::Waiting => "Waiting for the tablet",
        PhoneWords::DoneScan => "Scanned",
        PhoneWords::DoneShow => "Show code",
        PhoneWords::DonePlay => "Play",
        PhoneWords::NoCameraCopy => "No camera? Copy the link",
        PhoneWords::SendBack => "The link is copied. Send it to the tablet and paste it there.",
        PhoneWords::OwnLink => "Your link for the tablet",
        PhoneWords::Lost => "Connection lost",
        PhoneWords::LostHelp => "Nothing is lost. The game is on the tablet.",
        PhoneWords::Trying => "Trying again",
        PhoneWords::Seconds(n) => return format!("{n} s"),
        PhoneWords::StoppedTrying => "The tablet doesn't answer.",
        PhoneWords::ScanNew => "Scan a new code",
        PhoneWords::LostHow(name) => {
            return format!("On the tablet: Menu, Phones, {name}. You can also play there for now.");
        }
        PhoneWords::CannotJoin => "Not connected",
        PhoneWords::BrokenLink => "This link doesn't work",
        PhoneWords::TryAgain => "Try again",
        PhoneWords::Leave => "Leave",
        PhoneWords::LeaveHelp => "Your seat waits on the tablet. To come back you need a new code.",

        PhoneWords::CodeOf(name) => return format!("QR code for {name}'s phone"),
        PhoneWords::OwnCode => "QR code for the tablet",
        PhoneWords::PhoneOf(name) => return format!("{name}'s phone"),
        PhoneWords::BadgeConnected => "phone connected",
        PhoneWords::BadgeLost => "phone disconnected",
        PhoneWords::Left(name) => return format!("{name} now plays on the tablet, not on the phone."),
        PhoneWords::MoverLost(name) => {
            return format!("{name}'s phone is disconnected. On the tablet, show a new code or play there.");
        }

        PhoneWords::Count(n) => return count_en(n, "phone", "phones"),
        PhoneWords::SeatOnTablet => "Your seat is played on the tablet now",
        PhoneWords::GivenBack => "Scan a new code to come back.",
        PhoneWords::SeatOfComputer => "A computer plays your seat now",
        PhoneWords::ComputerPlays => "To come back, choose a person for your seat on the tablet. Then scan a new code.",
        PhoneWords::Closed => "The game was closed on the tablet. Open it there and scan a new code.",

        PhoneWords::CameraRefused => "The browser blocks the camera. Allow it, or paste the phone's link.",
        PhoneWords::CameraNone => "No camera was found. Paste the phone's link instead.",
        PhoneWords::CameraInsecure => {
            "The camera works only on a secure page (https). Paste the phone's link instead."
        }
        PhoneWords::CameraProgram => "The code reader didn't load. Try again, or paste the phone's link.",
        PhoneWords::TabletCannot => "This browser can't connect to phones. Play on this tablet as before.",
        PhoneWords::PhoneCannot => {
            "This browser can't connect to the tablet. Open the link in another browser, or play on the tablet."
        }
        PhoneWords::Unreachable => {
            "The two devices can't reach each other. Connect both to the same Wi-Fi and try again."
        }
        PhoneWords::LinkCut => "The end of the link is missing. Copy the whole link again.",
        PhoneWords::LinkDamaged => "The link was changed on its way. Copy it again, or scan the code.",
        PhoneWords::LinkNewer => "The other device has a newer Deska. Reload this page and try again.",
        PhoneWords::LinkOther => "That isn't a code for this table. Scan the code on the other device.",
        PhoneWords::LinkWrongSeat => "That code belongs to another seat. Show the code of this seat's phone.",
        PhoneWords::LinkUsed => "That code was used already. Ask for a new code on the tablet.",
        PhoneWords::PinFirst(name) => {
            return format!("{name}'s hand has a PIN. {name} opens it on this tablet first, then asks for the code.");
        }
        PhoneWords::PassedOn => "Passing the link on to the table",
        PhoneWords::Delivered(name) => return format!("Connected: {name}'s hand is on the phone"),
        PhoneWords::DeliveredScreen => "Connected: this screen is watching",
        PhoneWords::CloseTab => "You can close this tab.",
        PhoneWords::NotDelivered => "No table of this game is open on this device",
        PhoneWords::NotDeliveredHelp => {
            "Open this link on the device that shows the code, in the same browser. If the table was closed there, open it and scan a new code with the phone."
        }
        PhoneWords::ToShelf => "To the games",
        PhoneWords::CopyFailed => "The browser can't copy here. Select the link and copy it.",
        PhoneWords::OtherRelease => "The tablet has another release of Deska. Reload both pages, then scan a new code.",
        PhoneWords::PhoneCamera => "The camera can't be used here. Scan the code with the phone's own camera app.",
        PhoneWords::TooLate => "The game has moved on. Look again and choose.",
        PhoneWords::OnlyOnTablet => "That can only be done on the tablet.",
        PhoneWords::NotUnderstood => "The tablet couldn't read that. Try again.",
        PhoneWords::TooFast => "That was too much at once. Wait a second and try again.",
        PhoneWords::DisconnectedTooFast => "This phone sent too much at once. Scan a new code to come back.",
        PhoneWords::MaybeLost => "Your last input may not have arrived. Look again before you go on.",

        PhoneWords::AsksTakeback(Some(name)) => return format!("{name} asks to take moves back."),
        PhoneWords::AsksTakeback(None) => "Somebody at the tablet asks to take moves back.",
        PhoneWords::Agree => "Agree",
        PhoneWords::Disagree => "Don't agree",
        PhoneWords::Withdraw => "Withdraw",
        PhoneWords::WaitsForAgreement(names) => return format!("Still to agree: {names}."),
        PhoneWords::AllAgreed => "Everybody agreed. The moves were taken back.",
        PhoneWords::NotAgreed(Some(name)) => return format!("{name} doesn't agree. Nothing is taken back."),
        PhoneWords::NotAgreed(None) => "Not everybody agrees. Nothing is taken back.",
        PhoneWords::TakebackWithdrawn => "The request was withdrawn. Nothing is taken back.",
        PhoneWords::TakebackMovedOn => "The game has moved on. Nothing is taken back.",
        PhoneWords::TakebackPhoneLost(name) => {
            return format!("{name}'s phone is disconnected. Nothing is taken back. Ask again once it is connected.");
        }
    }
    .into()
}
