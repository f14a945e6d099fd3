//! Checks of impossible conditions: they panic in tests and fall back to a default in release builds.
//!
//! Some states are impossible by the rules and by the callers of a function, yet the types cannot say so. A panic
//! there would throw a player out of a game. A silent default (the last seat, the first hex) would hide the bug for
//! years. `never!` avoids both: debug builds, and with them all tests, panic with the place; release builds take the
//! default.
//!
//! Input from outside (records, positions, links, storage, typed text) does not belong here. It is checked where it
//! is read and refused with a reason, so nothing that a person types reaches this macro.

/// Returns whether an impossible condition is true. Debug builds panic if it is; in release builds the caller falls
/// back to something harmless. The message costs nothing in release.
///
/// ```ignore
/// never!();                                       // always true: the code is not reached
/// if never!(index >= SEATS) { return; }           // the message is the condition
/// if never!(seat != active, "{seat} acts") { .. } // a message of its own
/// ```
macro_rules! never {
    () => {
        $crate::table::never!(true, "this is never reached")
    };
    ($condition:expr $(,)?) => {
        $crate::table::never!($condition, "never: {}", stringify!($condition))
    };
    ($condition:expr, $($message:tt)+) => {{
        let met: bool = $condition;
        // `cfg!` and not `#[cfg]`: names in the message stay used, and the branch is gone before code is generated.
        if cfg!(debug_assertions) && met {
            panic!($($message)+);
        }
        met
    }};
}
pub(crate) use never;

/// A fallback for a value that is never missing.
pub trait OrNever<T> {
    /// Returns the value, or `fallback` in release builds if it is missing. Debug builds panic then and name the
    /// caller.
    fn or_never(self, fallback: T) -> T;
}

impl<T> OrNever<T> for Option<T> {
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    fn or_never(self, fallback: T) -> T {
        match self {
            Some(value) => value,
            None => {
                never!(true, "a value is missing that never is");
                fallback
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::OrNever;

    /// Returns the message of the panic that `wrong` causes.
    fn panics<T>(wrong: impl FnOnce() -> T + std::panic::UnwindSafe) -> String {
        let message = std::panic::catch_unwind(wrong).err().expect("it panics");
        let formatted = message.downcast_ref::<String>().cloned();
        formatted
            .or_else(|| message.downcast_ref::<&str>().map(ToString::to_string))
            .expect("it has a message")
    }

    #[test]
    fn never_panics_in_tests() {
        let five = std::hint::black_box(5);
        assert_eq!(panics(|| never!()), "this is never reached");
        assert_eq!(panics(|| never!(five > 4)), "never: five > 4");
        assert_eq!(panics(|| never!(five > 4, "{five} is too many")), "5 is too many");
        assert_eq!(panics(|| None.or_never(7)), "a value is missing that never is");
        assert!(!never!(five > 5) && !never!(five > 5, "{five} is too many"));
        assert_eq!(Some(3).or_never(7), 3);
    }
}
