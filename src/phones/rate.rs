//! The rate of a guest's messages, counted by times that are given from outside.

/// The messages a second that a guest may send for long.
pub const A_SECOND: u32 = 40;
/// The messages that it may send at once after a pause.
pub const BURST: u32 = 80;
/// Refused messages that end the connection, if no second without a refusal lies between them.
pub const MAX_REFUSED: u32 = 400;

/// A millisecond's share of a message, so that whole numbers are enough.
const SHARE: u64 = A_SECOND as u64;
/// A message in shares.
const MESSAGE: u64 = 1_000;

/// The answer to one more message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Admission {
    /// It is read.
    Taken,
    /// It is not read, and the guest is told: the first one that is too much.
    Refused,
    /// It is not read, like the ones before.
    Ignored,
    /// The connection ends.
    Ended,
}

/// The messages of one connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Shares that may still be sent.
    room: u64,
    /// The time of the last message, in milliseconds.
    last: u64,
    /// The number of messages refused in a row of busy seconds, and when the last of them came.
    refused: u32,
    refused_at: u64,
}

impl Default for Rate {
    fn default() -> Self {
        Self { room: u64::from(BURST) * MESSAGE, last: 0, refused: 0, refused_at: 0 }
    }
}

impl Rate {
    /// Counts a message at a time in milliseconds; times before the last one count as that.
    pub fn admit(&mut self, now: u64) -> Admission {
        let now = now.max(self.last);
        let gained = (now - self.last).saturating_mul(SHARE);
        self.room = self.room.saturating_add(gained).min(u64::from(BURST) * MESSAGE);
        self.last = now;
        if self.room >= MESSAGE {
            self.room -= MESSAGE;
            if now - self.refused_at >= MESSAGE {
                self.refused = 0;
            }
            return Admission::Taken;
        }
        (self.refused, self.refused_at) = (self.refused + 1, now);
        match self.refused {
            1 => Admission::Refused,
            2..MAX_REFUSED => Admission::Ignored,
            _ => Admission::Ended,
        }
    }
}
