//! The description of one end of a connection: what of a WebRTC session description (SDP) differs between two data
//! channels. It is read from the SDP of a browser and expanded to SDP that any browser accepts.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::base64url::sum;

/// The most candidates that are kept.
pub const MAX_CANDIDATES: usize = 4;

/// The longest SDP that is read, in bytes; browsers write less than 2,000.
const MAX_LENGTH: usize = 20_000;
/// Lengths of the user name fragment and of the password of ICE, in characters (RFC 8445 has the lower bounds).
const FRAGMENT: std::ops::RangeInclusive<usize> = 4..=32;
const PASSWORD: std::ops::RangeInclusive<usize> = 22..=64;
/// The ending of the names that browsers show instead of addresses.
const LOCAL: &str = ".local";

/// One end of a data channel. Every value was checked: it expands to lines of SDP and to nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Description {
    fragment: String,
    password: String,
    fingerprint: [u8; 32],
    candidates: Vec<Endpoint>,
}

/// A place in the local network where this end listens (UDP).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Endpoint {
    host: HostName,
    port: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HostName {
    /// The UUID of a name such as `68a9e3fe-dde1-4b25-83f8-ed6a6210139a.local`.
    Mdns([u8; 16]),
    Address(IpAddr),
}

/// Role of an SDP among the two descriptions of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SdpType {
    /// The first one.
    Offer,
    /// The second one; its sender opens the encrypted connection.
    Answer,
}

/// The reason why an SDP has no description in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DescriptionError {
    /// More than 20,000 bytes.
    TooLong,
    /// No name and password of ICE, or they have a wrong length or other characters than ICE allows.
    Credentials,
    /// No SHA-256 fingerprint of a certificate.
    Fingerprint,
    /// No address in the local network: the device is offline.
    NoCandidate,
}

impl fmt::Display for DescriptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "the description is too long",
            Self::Credentials => "the description has no valid ICE credentials",
            Self::Fingerprint => "the description has no SHA-256 fingerprint",
            Self::NoCandidate => "the description has no local address",
        })
    }
}

impl std::error::Error for DescriptionError {}

impl Description {
    /// Reads the SDP of a data channel. At most [`MAX_CANDIDATES`] UDP host candidates are kept: names first, then
    /// IPv4, then IPv6.
    ///
    /// # Errors
    /// The SDP is too long, or something is missing in it.
    pub fn from_sdp(sdp: &str) -> Result<Self, DescriptionError> {
        if sdp.len() > MAX_LENGTH {
            return Err(DescriptionError::TooLong);
        }
        let values =
            |name: &'static str| sdp.lines().filter_map(move |line| line.trim_end().strip_prefix(name));
        let first = |name| values(name).next().unwrap_or_default().to_string();
        let fingerprint = values("a=fingerprint:").find_map(fingerprint);
        let mut candidates: Vec<Endpoint> = Vec::new();
        for endpoint in values("a=candidate:").filter_map(Endpoint::from_candidate) {
            if !candidates.contains(&endpoint) {
                candidates.push(endpoint);
            }
        }
        candidates.sort_by_key(|candidate| candidate.host.kind());
        candidates.truncate(MAX_CANDIDATES);
        let description = Self {
            fragment: first("a=ice-ufrag:"),
            password: first("a=ice-pwd:"),
            fingerprint: fingerprint.ok_or(DescriptionError::Fingerprint)?,
            candidates,
        };
        description.checked()
    }

    fn checked(self) -> Result<Self, DescriptionError> {
        let plain = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'+' || b == b'/');
        let credentials = FRAGMENT.contains(&self.fragment.len())
            && PASSWORD.contains(&self.password.len())
            && plain(&self.fragment)
            && plain(&self.password);
        if !credentials {
            Err(DescriptionError::Credentials)
        } else if self.candidates.is_empty() {
            Err(DescriptionError::NoCandidate)
        } else {
            Ok(self)
        }
    }

    /// Returns the SDP of a connection that has one data channel and nothing else.
    pub fn to_sdp(&self, sdp_type: SdpType) -> String {
        let setup = match sdp_type {
            SdpType::Offer => "actpass",
            SdpType::Answer => "active",
        };
        let fingerprint: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        let mut lines: Vec<String> = [
            "v=0",
            "o=- 1 1 IN IP4 127.0.0.1",
            "s=-",
            "t=0 0",
            "a=group:BUNDLE 0",
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
            "c=IN IP4 0.0.0.0",
            "a=mid:0",
            "a=sctp-port:5000",
            "a=max-message-size:262144",
            "a=ice-options:trickle",
        ]
        .map(str::to_string)
        .to_vec();
        lines.push(format!("a=setup:{setup}"));
        lines.push(format!("a=ice-ufrag:{}", self.fragment));
        lines.push(format!("a=ice-pwd:{}", self.password));
        lines.push(format!("a=fingerprint:sha-256 {}", fingerprint.join(":")));
        lines.extend(self.candidates.iter().enumerate().map(|(nth, candidate)| candidate.to_line(nth)));
        lines.push("a=end-of-candidates".into());
        lines.join("\r\n") + "\r\n"
    }

    /// Returns a number by which a reply names the description that it answers: almost always another one for another
    /// description.
    pub fn tag(&self) -> u16 {
        let mut bytes = Vec::new();
        self.write(&mut bytes);
        sum(&bytes) as u16
    }

    /// Appends the compact form: name, password, fingerprint, candidates.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        for text in [&self.fragment, &self.password] {
            bytes.push(text.len() as u8);
            bytes.extend(text.bytes());
        }
        bytes.extend(self.fingerprint);
        bytes.push(self.candidates.len() as u8);
        for Endpoint { host, port } in &self.candidates {
            bytes.push(host.kind());
            bytes.extend(port.to_be_bytes());
            match host {
                HostName::Mdns(uuid) => bytes.extend(uuid),
                HostName::Address(IpAddr::V4(address)) => bytes.extend(address.octets()),
                HostName::Address(IpAddr::V6(address)) => bytes.extend(address.octets()),
            }
        }
    }

    /// Reads the compact form; `None` if anything in it is not allowed.
    pub(super) fn read(bytes: &mut Input<'_>) -> Option<Self> {
        let fragment = bytes.text()?;
        let password = bytes.text()?;
        let fingerprint = bytes.take()?;
        let count = usize::from(bytes.byte()?);
        if count > MAX_CANDIDATES {
            return None;
        }
        let candidates = (0..count).map(|_| Endpoint::read(bytes)).collect::<Option<Vec<_>>>()?;
        Self { fragment, password, fingerprint, candidates }.checked().ok()
    }
}

/// Reads `sha-256 81:A6:...`; `None` for other algorithms.
fn fingerprint(value: &str) -> Option<[u8; 32]> {
    let (algorithm, pairs) = value.split_once(' ')?;
    if !algorithm.eq_ignore_ascii_case("sha-256") {
        return None;
    }
    let bytes = pairs.trim().split(':').map(hex_byte).collect::<Option<Vec<u8>>>()?;
    bytes.try_into().ok()
}

fn hex_byte(pair: &str) -> Option<u8> {
    let digits = pair.len() == 2 && pair.bytes().all(|b| b.is_ascii_hexdigit());
    u8::from_str_radix(pair, 16).ok().filter(|_| digits)
}

impl Endpoint {
    /// Reads `foundation component transport priority address port "typ" type ...`; `None` if it is of no use here.
    fn from_candidate(value: &str) -> Option<Self> {
        let words: Vec<&str> = value.split_ascii_whitespace().collect();
        let [_, "1", transport, _, host, port, "typ", "host", ..] = words[..] else { return None };
        if !transport.eq_ignore_ascii_case("udp") {
            return None;
        }
        Self { host: HostName::parse(host)?, port: port.parse().ok()? }.checked()
    }

    /// Refuses port 0 and addresses that no single device has.
    fn checked(self) -> Option<Self> {
        let one_device = match self.host {
            HostName::Mdns(_) => true,
            HostName::Address(IpAddr::V4(address)) => {
                !(address.is_unspecified() || address.is_multicast() || address.is_broadcast())
            }
            HostName::Address(IpAddr::V6(address)) => !(address.is_unspecified() || address.is_multicast()),
        };
        (one_device && self.port > 0).then_some(self)
    }

    /// Returns the line of SDP. Earlier candidates have a higher priority (RFC 8445, 5.1.2.1).
    fn to_line(self, nth: usize) -> String {
        let priority = (126 << 24) + ((65_535 - nth as u32) << 8) + 255;
        let host = match self.host {
            HostName::Mdns(uuid) => uuid_text(&uuid) + LOCAL,
            HostName::Address(address) => address.to_string(),
        };
        format!("a=candidate:{} 1 udp {priority} {host} {} typ host", nth + 1, self.port)
    }

    fn read(bytes: &mut Input<'_>) -> Option<Self> {
        let kind = bytes.byte()?;
        let port = u16::from_be_bytes(bytes.take()?);
        let host = match kind {
            0 => HostName::Mdns(bytes.take()?),
            1 => HostName::Address(Ipv4Addr::from(bytes.take::<4>()?).into()),
            2 => HostName::Address(Ipv6Addr::from(bytes.take::<16>()?).into()),
            _ => return None,
        };
        Self { host, port }.checked()
    }
}

impl HostName {
    /// Returns the number in the compact form, and the order of preference.
    fn kind(self) -> u8 {
        match self {
            Self::Mdns(_) => 0,
            Self::Address(IpAddr::V4(_)) => 1,
            Self::Address(IpAddr::V6(_)) => 2,
        }
    }

    fn parse(text: &str) -> Option<Self> {
        match text.strip_suffix(LOCAL) {
            Some(name) => uuid(name).map(Self::Mdns),
            None => text.parse().ok().map(Self::Address),
        }
    }
}

/// Reads a UUID with its hyphens.
fn uuid(text: &str) -> Option<[u8; 16]> {
    let groups: Vec<&str> = text.split('-').collect();
    if !groups.iter().map(|group| group.len()).eq([8, 4, 4, 4, 12]) || !text.is_ascii() {
        return None;
    }
    let digits = groups.concat();
    let bytes = (0..16).map(|nth| hex_byte(&digits[2 * nth..2 * nth + 2])).collect::<Option<Vec<u8>>>()?;
    bytes.try_into().ok()
}

fn uuid_text(uuid: &[u8; 16]) -> String {
    let digits: String = uuid.iter().map(|byte| format!("{byte:02x}")).collect();
    [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]].join("-")
}

/// Bytes that are read from the front.
pub(super) struct Input<'a>(pub &'a [u8]);

impl Input<'_> {
    pub fn byte(&mut self) -> Option<u8> {
        self.take::<1>().map(|[byte]| byte)
    }

    pub fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    /// Reads a text behind its length in bytes.
    pub fn text(&mut self) -> Option<String> {
        let length = usize::from(self.byte()?);
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        std::str::from_utf8(text).ok().map(str::to_string)
    }
}
