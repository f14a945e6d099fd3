//! Hands on phones: what goes over the wire between the shared device (the host) and the devices of single seats and of
//! watchers (the guests). The host owns the session; a guest is shown what its seat, or anybody, may see; a seat sends
//! commands as text. Knows no browser and no game; `docs/phones.md` describes the protocol.

pub mod description;
pub mod feed;
pub mod guest;
pub mod invitation;
pub mod protocol;
pub mod rate;
pub mod role;
pub mod screen;
pub mod seats;
pub mod takeback;
