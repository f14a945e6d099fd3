//! Descriptions of connections, as browsers write them and as nobody should.

use std::fmt::Write;

use deska::phones::description::{Description, DescriptionError, SdpType};
use proptest::prelude::*;

/// An offer of Chromium.
pub const CHROMIUM: &str = "v=0\r\no=- 6575801036482868599 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
    a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 0.0.0.0\r\n\
    a=candidate:1275727883 1 udp 2113937151 2f572354-3fd8-4bde-b041-56852cb8e8f0.local 43241 typ host generation 0 \
    network-cost 999\r\n\
    a=ice-ufrag:7Blb\r\na=ice-pwd:NdlDzk0tUK2roSPy23sXdrRk\r\na=ice-options:trickle\r\n\
    a=fingerprint:sha-256 81:A6:41:D5:1E:42:EB:81:E1:20:25:38:0C:71:98:6B:11:AC:25:04:DF:16:42:7C:AA:11:5D:D7:AC:3A:\
    90:A0\r\na=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

/// An answer as Firefox writes it: the fingerprint first, longer credentials, candidates over TCP, addresses of both
/// families and one of a server.
pub const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 7190391327397406226 0 IN IP4 0.0.0.0\r\ns=-\r\n\
    t=0 0\r\na=sendrecv\r\na=fingerprint:sha-256 0F:A6:41:D5:1E:42:EB:81:E1:20:25:38:0C:71:98:6B:11:AC:25:04:DF:16:\
    42:7C:AA:11:5D:D7:AC:3A:90:A0\r\na=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\n\
    m=application 50117 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 192.168.1.7\r\n\
    a=candidate:0 1 UDP 2122252543 fd00::7 50116 typ host\r\n\
    a=candidate:1 1 UDP 2122187007 192.168.1.7 50117 typ host\r\n\
    a=candidate:2 1 TCP 2105524479 192.168.1.7 9 typ host tcptype active\r\n\
    a=candidate:3 1 UDP 1685987327 203.0.113.9 50117 typ srflx raddr 192.168.1.7 rport 50117\r\n\
    a=candidate:4 2 UDP 2122187006 192.168.1.7 50118 typ host\r\n\
    a=sendrecv\r\na=end-of-candidates\r\na=ice-pwd:3d7f0dcc0d4ba3a4f5a7d8c4f2c1e0b9\r\na=ice-ufrag:8a2c51d0\r\n\
    a=mid:0\r\na=setup:active\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n";

/// The lines of an SDP that begin so.
fn lines<'a>(sdp: &'a str, start: &str) -> Vec<&'a str> {
    sdp.lines().filter(|line| line.starts_with(start)).collect()
}

#[test]
fn a_shortened_description_is_expanded_to_the_browsers_text() {
    for sdp in [CHROMIUM, FIREFOX] {
        let description = Description::from_sdp(sdp).expect("it is complete");
        let offer = description.to_sdp(SdpType::Offer);
        for start in ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:"] {
            assert_eq!(lines(&offer, start), lines(sdp, start));
        }
        assert_eq!(lines(&offer, "a=setup:"), ["a=setup:actpass"]);
        assert_eq!(lines(&description.to_sdp(SdpType::Answer), "a=setup:"), ["a=setup:active"]);
        assert!(offer.split_inclusive("\r\n").all(|line| line.ends_with("\r\n")), "{offer:?}");
        assert_eq!(Description::from_sdp(&offer), Ok(description));
    }
}

#[test]
fn only_host_candidates_over_udp_are_kept() {
    let sdp = Description::from_sdp(FIREFOX).expect("it is complete").to_sdp(SdpType::Answer);
    assert_eq!(
        lines(&sdp, "a=candidate:"),
        [
            "a=candidate:1 1 udp 2130706431 192.168.1.7 50117 typ host",
            "a=candidate:2 1 udp 2130706175 fd00::7 50116 typ host",
        ]
    );
    let sdp = Description::from_sdp(CHROMIUM).expect("it is complete").to_sdp(SdpType::Offer);
    let candidate =
        "a=candidate:1 1 udp 2130706431 2f572354-3fd8-4bde-b041-56852cb8e8f0.local 43241 typ host";
    assert_eq!(lines(&sdp, "a=candidate:"), [candidate]);
}

#[test]
fn names_come_first_and_four_candidates_at_most() {
    let mut sdp = FIREFOX.to_string();
    for nth in 0..6 {
        let _ = writeln!(sdp, "a=candidate:9 1 udp 1 10.0.0.{nth} 700{nth} typ host");
    }
    let name = "2f572354-3fd8-4bde-b041-56852cb8e8f0.local";
    let _ =
        writeln!(sdp, "a=candidate:9 1 udp 1 {name} 80 typ host\na=candidate:9 1 udp 1 {name} 80 typ host");
    let sdp = Description::from_sdp(&sdp).expect("it is complete").to_sdp(SdpType::Offer);
    let hosts: Vec<&str> =
        lines(&sdp, "a=candidate:").iter().filter_map(|line| line.split(' ').nth(4)).collect();
    assert_eq!(hosts, [name, "192.168.1.7", "10.0.0.0", "10.0.0.1"]);
}

#[test]
fn an_incomplete_description_says_what_is_missing() {
    let without = |start: &str| {
        let lines = CHROMIUM.lines().filter(|line| !line.starts_with(start));
        Description::from_sdp(&lines.collect::<Vec<_>>().join("\n"))
    };
    for (start, error) in [
        ("a=ice-ufrag", DescriptionError::Credentials),
        ("a=ice-pwd", DescriptionError::Credentials),
        ("a=fingerprint", DescriptionError::Fingerprint),
        ("a=candidate", DescriptionError::NoCandidate),
    ] {
        assert_eq!(without(start), Err(error));
        assert!(!error.to_string().is_empty());
    }
    assert!(without("a=extmap").is_ok());
    assert_eq!(Description::from_sdp(&CHROMIUM.repeat(50)), Err(DescriptionError::TooLong));
}

#[test]
fn values_that_ice_does_not_allow_are_refused() {
    let with = |from: &str, to: &str| {
        assert!(CHROMIUM.contains(from), "{from}");
        Description::from_sdp(&CHROMIUM.replace(from, to))
    };
    let long = "x".repeat(65);
    for bad in ["", "abc", "ab c", "ab\u{b}cd", "abčd", "ab\"cd", long.as_str()] {
        assert_eq!(with("7Blb", bad), Err(DescriptionError::Credentials), "{bad:?}");
    }
    for bad in ["short", "NdlDzk0tUK2roSPy23sXdr=k", long.as_str()] {
        assert_eq!(with("NdlDzk0tUK2roSPy23sXdrRk", bad), Err(DescriptionError::Credentials), "{bad:?}");
    }
    for (from, to) in
        [("sha-256", "sha-1"), ("81:A6", "81"), ("81:A6", "81:A6:A6"), ("81:A6", "+1:A6"), (":", "")]
    {
        let sdp = CHROMIUM.replace("a=fingerprint:", "a=fingerprint\u{1}").replace(from, to);
        let sdp = sdp.replace("a=fingerprint\u{1}", "a=fingerprint:");
        assert!(Description::from_sdp(&sdp).is_err(), "{from} {to}");
    }
    let name = "2f572354-3fd8-4bde-b041-56852cb8e8f0.local";
    for bad in [
        "example.org",
        "0.0.0.0",
        "224.0.0.251",
        "255.255.255.255",
        "::",
        "ff02::fb",
        "x.local",
        "č.local",
        "",
    ] {
        assert_eq!(with(name, bad), Err(DescriptionError::NoCandidate), "{bad:?}");
    }
    for bad in ["0", "65536", "-1", "x"] {
        assert_eq!(with("43241", bad), Err(DescriptionError::NoCandidate), "{bad:?}");
    }
}

proptest! {
    #[test]
    fn no_text_causes_a_panic(text in "\\PC*", at in 0..900usize, length in 0..40usize) {
        let _ = Description::from_sdp(&text);
        let mut sdp = CHROMIUM.to_string();
        let range = at.min(sdp.len())..(at + length).min(sdp.len());
        sdp.replace_range(range, &text);
        if let Ok(description) = Description::from_sdp(&sdp) {
            let again = description.to_sdp(SdpType::Offer);
            prop_assert_eq!(lines(&again, "a=ice-ufrag:").len(), 1);
            prop_assert_eq!(again.lines().count(), again.matches("\r\n").count());
            prop_assert_eq!(Description::from_sdp(&again), Ok(description));
        }
    }
}
