//! Invitations and replies as codes: whole, damaged, and of other kinds.

use deska::base64url::{decode, encode, sum};
use deska::phones::description::Description;
use deska::phones::invitation::{CodeError, FORM, Invitation, Reply};
use deska::phones::role::Role;
use deska::table::Seat;
use proptest::prelude::*;

use super::description::{CHROMIUM, FIREFOX};

fn invitation(sdp: &str) -> Invitation {
    Invitation {
        version: FORM,
        game: "elementaris".into(),
        role: Seat::new(3).into(),
        name: "Žofie".into(),
        sign: 2,
        colour: 4,
        description: Description::from_sdp(sdp).expect("it is complete"),
    }
}

fn reply() -> Reply {
    Reply::new(&invitation(CHROMIUM), invitation(FIREFOX).description)
}

/// The code with another content, its length and checksum corrected.
fn forged(code: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let bytes = decode(&code[1..]).expect("a code is base64url");
    let mut body = bytes[2..bytes.len() - 4].to_vec();
    change(&mut body);
    let mut bytes = (body.len() as u16).to_be_bytes().to_vec();
    bytes.extend(&body);
    bytes.extend(sum(&body).to_be_bytes());
    format!("{}{}", &code[..1], encode(&bytes))
}

#[test]
fn words_come_back_alone_or_in_an_address() {
    for invitation in [invitation(CHROMIUM), invitation(FIREFOX)] {
        let code = invitation.code();
        let escaped = code.replace('-', "%2D").replace('_', "%5f");
        for text in [
            code.clone(),
            format!(" {code}\n"),
            format!("https://example.org/deska/#/join/{code}."),
            format!("#/join/{escaped}"),
        ] {
            assert_eq!(text.parse(), Ok(invitation.clone()), "{text}");
        }
        assert_eq!(code.parse::<Reply>(), Err(CodeError::Other));
    }
    assert_eq!(reply().code().parse(), Ok(reply()));
    assert_eq!(reply().role, Seat::new(3).into());
    assert!(reply().answers(&invitation(CHROMIUM).description));
    assert!(!reply().answers(&invitation(FIREFOX).description), "a reply to another invitation");
    assert_eq!(reply().code().parse::<Invitation>(), Err(CodeError::Other));
}

#[test]
fn somebody_is_invited_to_watch() {
    for role in Role::watchers() {
        let invitation = Invitation { role, name: String::new(), ..invitation(CHROMIUM) };
        assert_eq!(invitation.code().parse(), Ok(invitation.clone()));
        let reply = Reply::new(&invitation, invitation.description.clone());
        assert_eq!(reply.code().parse::<Reply>().map(|reply| reply.role), Ok(role));
    }
}

#[test]
fn an_invitation_fits_a_small_qr_code() {
    let address = |code: String| format!("https://someone.github.io/deska/#/join/{code}");
    let lengths = [CHROMIUM, FIREFOX].map(|sdp| address(invitation(sdp).code()).len());
    assert!(lengths[0] <= 210 && lengths[1] <= 230, "{lengths:?}");
}

#[test]
fn names_are_written_as_they_are_read() {
    for name in ["", "a\nb", " x ", &"ž".repeat(100), "\u{202e}abc", &"\u{1f600}".repeat(60)] {
        let mut invitation = invitation(CHROMIUM);
        invitation.name = name.into();
        let read = invitation.code().parse::<Invitation>().expect("it is whole");
        assert_eq!(read.name, deska::table::session::tidy_name(name));
    }
}

#[test]
fn a_broken_word_says_what_is_wrong() {
    let code = invitation(CHROMIUM).code();
    for length in 1..code.len() {
        assert_eq!(code[..length].parse::<Invitation>(), Err(CodeError::Cut), "{length}");
    }
    for at in 6..code.len() - 1 {
        let other = if &code[at..=at] == "A" { "B" } else { "A" };
        let changed = format!("{}{other}{}", &code[..at], &code[at + 1..]);
        assert_eq!(changed.parse::<Invitation>(), Err(CodeError::Damaged), "{at}: {changed}");
        let foreign = format!("{}č{}", &code[..at], &code[at + 1..]);
        assert_eq!(foreign.parse::<Invitation>(), Err(CodeError::Damaged), "{at}");
    }
    for other in ["", "#", "https://example.org/", "WIFI:S:x;;", &"j".repeat(5_000)] {
        assert_eq!(other.parse::<Invitation>(), Err(CodeError::Other), "{other}");
    }
    let newer = forged(&code, |body| body[0] = FORM + 1);
    assert_eq!(newer.parse::<Invitation>(), Err(CodeError::Newer));
    let newer = forged(&reply().code(), |body| body.splice(.., [FORM + 1, 9, 9]).for_each(drop));
    assert_eq!(newer.parse::<Reply>(), Err(CodeError::Newer), "whatever its content is");
}

#[test]
fn a_forged_content_is_refused() {
    let code = invitation(CHROMIUM).code();
    let refused = |what: &str, change: fn(&mut Vec<u8>)| {
        assert_eq!(forged(&code, change).parse::<Invitation>(), Err(CodeError::Damaged), "{what}");
    };
    assert_eq!(forged(&code, |_| ()).parse(), Ok(invitation(CHROMIUM)));
    refused("nothing", |body| body.clear());
    refused("version 0", |body| body[0] = 0);
    refused("upper case in the id", |body| body[2] = b'E');
    refused("no id", |body| drop(body.splice(1..13, [0])));
    refused("seat 6", |body| body[13] = 6);
    refused("the fifth watcher", |body| body[13] = 0x84);
    refused("a line break in the name", |body| body[17] = b'\n');
    refused("no UTF-8", |body| body[15] = 0xff);
    refused("colour 0", |body| body[22] = 0);
    refused("colour 7", |body| body[22] = 7);

    refused("a line break in the user name", |body| body[25] = b'\n');
    refused("a line break in the password", |body| body[40] = b'\r');
    refused("five candidates", |body| body[85] = 5);
    refused("no candidate", |body| {
        body[85] = 0;
        body.truncate(86);
    });
    refused("an unknown kind of candidate", |body| body[86] = 3);
    refused("port 0", |body| body[87..89].fill(0));
    refused("an address of nobody", |body| drop(body.splice(86.., [1, 0, 9, 0, 0, 0, 0])));
    refused("the end is missing", |body| body.truncate(body.len() - 1));
    refused("something follows", |body| body.push(0));
}

proptest! {
    #[test]
    fn no_word_causes_a_panic(
        text in "[ja]?[A-Za-z0-9_-]{0,200}\\PC{0,9}", at in 0..100usize, bytes in prop::collection::vec(any::<u8>(), 0..9)
    ) {
        let _ = (text.parse::<Invitation>(), text.parse::<Reply>());
        let changed = |code: String| forged(&code, |body| {
            let at = at.min(body.len());
            let end = (at + bytes.len()).min(body.len());
            body.splice(at..end, bytes.iter().copied());
        });
        if let Ok(invitation) = changed(invitation(CHROMIUM).code()).parse::<Invitation>() {
            prop_assert_eq!(invitation.code().parse(), Ok(invitation));
        }
        if let Ok(reply) = changed(reply().code()).parse::<Reply>() {
            prop_assert_eq!(reply.code().parse(), Ok(reply));
        }
    }
}
