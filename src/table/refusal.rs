//! Reasons why an action is refused: the trait, the macro that declares a game's reasons, and the check they come from.

use std::fmt::Debug;

/// A reason why an action is refused. Its code is public: records and help pages use it.
pub trait Refusal: Copy + Eq + Debug + 'static {
    /// Every reason of the game, in the order of its rule file.
    const ALL: &'static [Self];
    /// Returns the code of the rule file: `PlaceTaken`.
    fn code(self) -> &'static str;
}

/// Refuses where `wrong` holds.
///
/// # Errors
/// The given reason.
pub fn refuse_if<R: Refusal>(wrong: bool, refusal: R) -> Result<(), R> {
    if wrong { Err(refusal) } else { Ok(()) }
}

/// Declares `Refusal`, the enum of a game's reasons, in the order of its rule file. A code is the name itself, or the
/// text after it.
macro_rules! refusals {
    (@code $name:ident) => { stringify!($name) };
    (@code $name:ident $code:literal) => { $code };
    ($($name:ident $($code:literal)?),* $(,)?) => {
        /// A reason why an action is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal { $($name),* }

        impl $crate::table::Refusal for Refusal {
            const ALL: &'static [Self] = &[$(Self::$name),*];

            fn code(self) -> &'static str {
                match self { $(Self::$name => $crate::table::refusal::refusals!(@code $name $($code)?)),* }
            }
        }
    };
}
pub(crate) use refusals;
