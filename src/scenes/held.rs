//! Numbers and marks beside the board as they were before an entry, for as long as the entry is staged: nothing tells
//! of an act before it has been seen. What goes stays in view, what comes has its place already and is not seen yet.
//! Everything that can be picked is that of the state after the entry.

use super::parts::{Class, Group, GroupRole, Part};

/// The class of a group whose numbers and marks are held in a panel or tray. Those of the strip and the seats always
/// are.
pub const HOLDS: &str = "holds";
/// The class of what is shown as before the entry.
pub const WAS: &str = "was";
/// The class of what comes with the entry.
const COMES: &str = "comes";

/// Returns the parts after an entry with the numbers and marks of the parts before it.
pub fn held(before: &[Part], after: &[Part]) -> Vec<Part> {
    merged(before, after, true)
}

/// Returns the same for a panel or tray: only what is in groups of the class [`HOLDS`] is held.
pub fn held_in_groups(before: &[Part], after: &[Part]) -> Vec<Part> {
    merged(before, after, false)
}

/// Merges sibling parts.
fn merged(before: &[Part], after: &[Part], holds: bool) -> Vec<Part> {
    let (old, new) = (named(before), named(after));
    let removed = |(name, part): &(Name, &Part)| {
        let is_transient = comes_and_goes(part) || matches!(part, Part::Group(_));
        let is_removed = holds && is_transient && !new.iter().any(|(other, _)| other == name);
        is_removed.then(|| with_class(part, WAS))
    };
    let is_kept = |(name, _): &(Name, &Part)| new.iter().any(|(other, _)| other == name);
    let (mut all, mut from) = (Vec::with_capacity(after.len()), 0);
    for (name, part) in &new {
        let at = old.iter().position(|(other, _)| other == name);
        // What went stood before the next one that stays.
        let until =
            at.unwrap_or_else(|| old[from..].iter().position(is_kept).map_or(old.len(), |stay| from + stay));
        if until >= from {
            all.extend(old[from..until].iter().filter_map(removed));
            from = until + usize::from(at.is_some());
        }
        all.push(match at {
            Some(at) => one(old[at].1, part, holds),
            None if holds && comes_and_goes(part) => with_class(part, COMES),
            None => (*part).clone(),
        });
    }
    all.extend(old[from..].iter().filter_map(removed));
    all
}

/// Merges a part with what it was before.
fn one(old: &Part, new: &Part, holds: bool) -> Part {
    match (old, new) {
        (Part::Group(old), Part::Group(new)) if !(holds && is_mark(new)) => {
            let named = new.class.split(' ').any(|class| class == HOLDS);
            // The cards of a row are left to their staging.
            if holds && !named && new.role == GroupRole::Named {
                return new.clone().into();
            }
            let parts = merged(&old.parts, &new.parts, holds || named);
            Group { parts, ..new.clone() }.into()
        }
        (Part::Popover(old), Part::Popover(new)) if holds => {
            let mut popover = new.clone();
            popover.text.clone_from(&old.text);
            Part::Popover(popover)
        }
        (Part::Control(_) | Part::Stepper(_) | Part::Heading(_) | Part::Picture(_), _) => new.clone(),
        _ if holds && old != new => with_class(old, WAS),
        _ => new.clone(),
    }
}

/// The kind of a part, its first class, and its number among its siblings of that name.
type Name<'a> = (std::mem::Discriminant<Part>, &'a str, usize);

fn named(parts: &[Part]) -> Vec<(Name<'_>, &Part)> {
    let mut all: Vec<(Name<'_>, &Part)> = Vec::with_capacity(parts.len());
    for part in parts {
        let (kind, class) = (std::mem::discriminant(part), class_of(part));
        let class = class.split(' ').next().unwrap_or_default();
        let nth = all.iter().filter(|((other, name, _), _)| (*other, *name) == (kind, class)).count();
        all.push(((kind, class, nth), part));
    }
    all
}

fn class_of(part: &Part) -> &str {
    match part {
        Part::Group(group) => &group.class,
        Part::Control(control) => &control.key,
        Part::Text(text) => &text.class,
        Part::Amount(amount) => &amount.class,
        Part::Matrix(matrix) => &matrix.class,
        Part::Popover(popover) => &popover.class,
        Part::Heading(_) | Part::Meter(_) | Part::Stepper(_) | Part::Picture(_) => "",
    }
}

/// Returns whether a group is read as one picture, or is nothing but pictures.
fn is_mark(group: &Group) -> bool {
    let pictures = || group.parts.iter().all(|part| matches!(part, Part::Picture(_)));
    group.role == GroupRole::Inline && (!group.label.is_empty() || pictures())
}

/// Returns whether a part is an amount or a mark. A row of cards or a list of marks also stays when it goes.
fn comes_and_goes(part: &Part) -> bool {
    match part {
        Part::Amount(_) => true,
        Part::Group(group) => is_mark(group),
        _ => false,
    }
}

fn with_class(part: &Part, class: &'static str) -> Part {
    let mut part = part.clone();
    let of: Option<&mut Class> = match &mut part {
        Part::Group(group) => Some(&mut group.class),
        Part::Text(text) => Some(&mut text.class),
        Part::Amount(amount) => Some(&mut amount.class),
        Part::Matrix(matrix) => Some(&mut matrix.class),
        _ => None,
    };
    if let Some(of) = of {
        *of = format!("{of} {class}").trim_start().to_owned().into();
    }
    part
}

#[cfg(test)]
mod tests {
    use super::super::parts::{Amount, Control, Text};
    use super::super::{Command, parts::Picture};
    use super::*;

    fn amount(class: &'static str, number: u8) -> Part {
        Amount { class: class.into(), ..Amount::of(Picture::symbol("a", 16), number, String::new()) }.into()
    }

    fn mark(class: &'static str, text: &str) -> Part {
        let parts = vec![Text::strong("", text).into()];
        Group::inline(class, text.to_owned(), parts).into()
    }

    #[test]
    fn numbers_and_marks_are_those_before_the_entry() {
        let before = [Group::of("state", vec![amount("points", 3), mark("niche open", "0")]).into()];
        let after = [Group::of("state", vec![amount("points", 8), mark("niche leads", "1 : 0")]).into()];
        let shown = held(&before, &after);
        let expected = vec![amount("points was", 3), mark("niche open was", "0")];
        assert_eq!(shown, [Group::of("state", expected).into()]);
        assert_eq!(held(&after, &after), after);
    }

    #[test]
    fn removed_parts_stay_and_new_parts_have_their_place_already() {
        let before = [amount("count", 2), amount("prisoners of-0", 1), amount("prisoners of-1", 1)];
        let after = [amount("count", 2), amount("prisoners of-1", 1), amount("tokens", 1)];
        let shown = held(&before, &after);
        // Prisoners are told apart by their place.
        let expected = [
            amount("count", 2),
            amount("prisoners of-0 was", 1),
            amount("prisoners of-1 was", 1),
            amount("tokens comes", 1),
        ];
        assert_eq!(shown, expected);
    }

    #[test]
    fn cards_that_come_into_a_row_are_left_to_their_staging() {
        let row = |cards: u8| {
            [Group::named("row", String::new(), (0..cards).map(|_| amount("card", 0)).collect()).into()]
        };
        assert_eq!(held(&row(1), &row(3)), row(3));
        assert_eq!(held(&row(3), &row(1)), row(1));
    }

    #[test]
    fn only_marked_parts_of_a_panel_are_held_and_no_control() {
        let button = |text: &str| Control { text: text.into(), ..Control::new("b", Command::Clear) }.into();
        let panel = |number: u8, text: &str| {
            let held = Group::of("arcade holds", vec![amount("points", number)]).into();
            [Group::of("court", vec![amount("offers", number), button(text), held]).into()]
        };
        let shown = held_in_groups(&panel(1, "before"), &panel(2, "after"));
        let held = Group::of("arcade holds", vec![amount("points was", 1)]).into();
        assert_eq!(shown, [Group::of("court", vec![amount("offers", 2), button("after"), held]).into()]);
    }
}
