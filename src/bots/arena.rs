//! Matches among levels and what they show.
