//! The state of a game: public information, past information included, and the hidden part (rules: taj-mahal 5).

use crate::table::{BySeat, OrNever, Seat, Turn, never};

use super::card::{STOCK, Special};
use super::cards::Cards;
use super::map::{Cities, City, PROVINCES, Province};
use super::options::Options;
use super::row::Row;
use super::score::Source;
use super::symbol::Symbols;
use super::tile::{AGRA, Bonus, Bonuses, Goods};

/// Maximum number of seats.
pub const SEATS: usize = 5;
/// Cards in a player's first hand.
pub const HAND: u32 = 6;
/// Palaces of each player (R49).
pub const PALACES: u8 = 20;
/// Influence tokens of each person.
pub const TOKENS: u8 = 6;
/// Cards of the neutral player in a visit.
pub const DUMMY_CARDS: u32 = 3;
/// The last visit.
pub const LAST_VISIT: u8 = PROVINCES as u8;

/// The decision or chance result to come next (rules: taj-mahal 5). The player is [`Public::active`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: the order of the provinces.
    Provinces,
    /// Chance: the bonus tiles.
    Bonus,
    /// Chance: the first cards of this seat.
    Deal(Seat),
    /// Chance: the supply of the visit.
    Supply,
    /// Chance: the cards of the neutral player.
    Dummy,
    /// Chance: the first player.
    First,
    /// Play or withdraw.
    Turn,
    /// Place a palace.
    Place,
    /// Chance: the card of a bonus tile; palaces may be left to place.
    CardTile,
    /// Chance: the card for withdrawing in the first turn of a visit (R31).
    FreeCard,
    /// Take cards from the supply.
    Take,
    Over,
}

impl Phase {
    /// Returns the word used in the rule file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Provinces => "provinces",
            Self::Bonus => "bonus",
            Self::Deal(_) => "deal",
            Self::Supply => "supply",
            Self::Dummy => "dummy",
            Self::First => "first",
            Self::Turn => "turn",
            Self::Place => "place",
            Self::CardTile => "card_tile",
            Self::FreeCard => "free_card",
            Self::Take => "take_cards",
            Self::Over => "game_end",
        }
    }
}

/// Public information, past information included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub options: Options,
    seats: u8,
    pub phase: Phase,
    /// Visit, 1 to 12.
    pub visit: u8,
    /// The starting player of this visit.
    pub start: Seat,
    /// Player whose turn it is; the starting player between turns.
    pub active: Seat,
    /// Provinces by visit; in the order of the rule file until the tiles are placed.
    pub order: [Province; PROVINCES],
    /// Bonus tiles left on fortresses.
    pub bonus: Bonuses,
    /// Prizes left at court in this visit: tokens, the crown, the province tile.
    pub prizes: Symbols,
    /// Unused winnings of the active player: palaces to place, and E for the province tile to count.
    pub pending: Symbols,
    /// Whether the active player has placed a palace in this withdrawal (R26).
    pub placed: bool,
    pub withdrawn: BySeat<bool, SEATS>,
    pub rows: BySeat<Row, SEATS>,
    pub supply: Cards,
    pub discard: Cards,
    /// The cards of the neutral player.
    pub dummy: Cards,
    /// Cards taken from the supply that must still be in hand.
    pub seen: BySeat<Cards, SEATS>,
    /// Owner of each special card.
    pub special: [Option<Seat>; 4],
    /// Tokens by player and person.
    pub tokens: BySeat<[u8; 4], SEATS>,
    /// Cities with an uncrowned palace of each player.
    pub plain: BySeat<Cities, SEATS>,
    /// Cities with a crowned palace of each player.
    pub crowned: BySeat<Cities, SEATS>,
    /// Palaces in supply.
    pub palaces: BySeat<u8, SEATS>,
    pub goods: BySeat<Goods, SEATS>,
    /// Province tiles by player, a bit for each number (the first bit for tile 1).
    pub tiles: BySeat<u16, SEATS>,
    /// Score of each player.
    pub points: BySeat<u16, SEATS>,
    /// Score of each player by source.
    pub earned: BySeat<[u16; Source::ALL.len()], SEATS>,
    /// Points by player and visit.
    pub by_visit: BySeat<[u16; PROVINCES], SEATS>,
}

/// Hidden information. Cards in neither part are out of the game (in positions somebody wrote).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Secret {
    /// Coloured and white cards in hand; the owners of special cards are public.
    pub hands: BySeat<Cards, SEATS>,
    /// Draw pile, unordered.
    pub pile: Cards,
}

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TajMahal {
    pub public: Public,
    pub(super) secret: Secret,
}

impl Public {
    /// Creates an empty table in visit 1.
    pub(super) fn empty(options: Options, seats: usize) -> Self {
        let mut order = Province::ALL;
        order.swap(Province::AGRA.index(), PROVINCES - 1);
        let start = options.first.unwrap_or(Seat::new(0));
        never!(start.index() >= seats, "options that do not fit the seats");
        Self {
            options,
            seats: if never!(seats > SEATS) { SEATS } else { seats } as u8,
            phase: Phase::Turn,
            visit: 1,
            start,
            active: start,
            order,
            bonus: [None; 16],
            prizes: Symbols::ALL,
            pending: Symbols::NONE,
            placed: false,
            withdrawn: BySeat::all(false),
            rows: BySeat::all(Row::EMPTY),
            supply: Cards::EMPTY,
            discard: Cards::EMPTY,
            dummy: Cards::EMPTY,
            seen: BySeat::all(Cards::EMPTY),
            special: [None; 4],
            tokens: BySeat::all([0; 4]),
            plain: BySeat::all(Cities::EMPTY),
            crowned: BySeat::all(Cities::EMPTY),
            palaces: BySeat::all(PALACES),
            goods: BySeat::all([0; 4]),
            tiles: BySeat::all(0),
            points: BySeat::all(0),
            earned: BySeat::all([0; Source::ALL.len()]),
            by_visit: BySeat::all([0; PROVINCES]),
        }
    }

    /// Returns the number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Returns whose turn it is to decide: a seat, chance, or nobody when the game is over.
    #[inline]
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn | Phase::Place | Phase::Take => Turn::Seat(self.active),
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    /// Returns whose turn it is by the rule book; `None` during the set-up, between two visits and at the end.
    pub const fn turn_of(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn | Phase::Place | Phase::CardTile | Phase::FreeCard | Phase::Take => Some(self.active),
            _ => None,
        }
    }

    /// Returns the province of this visit, once the provinces are placed.
    #[inline]
    pub fn province(&self) -> Province {
        never!(!(1..=LAST_VISIT).contains(&self.visit));
        self.order[usize::from(self.visit.clamp(1, LAST_VISIT)) - 1]
    }

    /// Returns the visit of a province.
    pub fn visit_of(&self, province: Province) -> u8 {
        let at = self.order.iter().position(|other| *other == province);
        at.or_never(0) as u8 + 1
    }

    /// Returns the size of a new supply: two cards for each player but the last (R34).
    pub const fn supply_size(&self) -> u32 {
        2 * self.seats as u32 - 1
    }

    /// Iterates over the players who are still in the visit.
    pub fn active_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        self.all().filter(|seat| !self.withdrawn[*seat])
    }

    /// Returns whether this player is the only one still in.
    #[inline]
    pub fn is_last(&self, seat: Seat) -> bool {
        self.active_seats().all(|other| other == seat)
    }

    /// Returns the special cards in the hand of a player: owned, and not in the row.
    #[inline]
    pub fn specials(&self, seat: Seat) -> Cards {
        if self.special.iter().all(Option::is_none) {
            return Cards::EMPTY;
        }
        let row = &self.rows[seat];
        let held =
            |special: &Special| self.special[special.index()] == Some(seat) && !row.has_special(*special);
        Special::ALL.into_iter().filter(held).map(Special::card).collect()
    }

    /// Returns the cities with a palace of this player.
    #[inline]
    pub fn own(&self, seat: Seat) -> Cities {
        self.plain[seat].with(self.crowned[seat])
    }

    /// Returns the cities with an uncrowned palace.
    #[inline]
    pub fn plain_cities(&self) -> Cities {
        self.plain.iter().fold(Cities::EMPTY, |all, cities| all.with(*cities))
    }

    /// Returns the cities with a crowned palace.
    #[inline]
    pub fn crowned_cities(&self) -> Cities {
        self.crowned.iter().fold(Cities::EMPTY, |all, cities| all.with(*cities))
    }

    /// Iterates over the owners of palaces on a city, and whether they are crowned; the plain one first.
    pub fn palaces_on(&self, city: City) -> impl Iterator<Item = (Seat, bool)> + use<'_> {
        let plain = self.all().filter(move |s| self.plain[*s].has(city)).map(|s| (s, false));
        plain.chain(self.all().filter(move |s| self.crowned[*s].has(city)).map(|s| (s, true)))
    }

    /// Returns the city of the palace crowned in this visit, and its owner.
    pub fn crown(&self) -> Option<(City, Seat)> {
        let here = self.province().cities();
        let used = !self.prizes.has(super::Symbol::Mogul);
        let mut crowned = self.all().filter_map(|s| Some((self.crowned[s].and(here).iter().next()?, s)));
        crowned.next().filter(|_| used)
    }

    /// Returns the bonus tile on a city.
    pub fn bonus_on(&self, city: City) -> Option<Bonus> {
        city.fortress().and_then(|at| self.bonus[at])
    }

    /// Returns the number of a person's tokens that are neither with players nor at court.
    pub fn stack(&self, person: usize) -> u8 {
        let held: u8 = self.tokens.0[..self.seats()].iter().map(|tokens| tokens[person]).sum();
        let court = self.prizes.has(super::Symbol::PERSONS[person]);
        TOKENS.checked_sub(held + u8::from(court)).or_never(0)
    }

    /// Returns the province tile of this visit, while it is at court.
    pub fn tile_at_court(&self) -> Option<u8> {
        self.prizes.has(super::Symbol::Elephant).then_some(self.visit)
    }

    /// Returns the cards that are not publicly known to be anywhere: in hidden hands, in the pile or out of the
    /// game.
    pub(super) fn unseen(&self) -> Cards {
        let mut unseen = STOCK;
        for cards in [&self.supply, &self.discard, &self.dummy] {
            unseen.take(cards);
        }
        self.rows.0[..self.seats()].iter().for_each(|row| unseen.take(&row.ordinary()));
        unseen
    }
}

impl TajMahal {
    /// Creates the state before the first entry, a chance entry that places the tiles (rules: taj-mahal 4).
    pub(super) fn set_up(options: &Options, seats: usize) -> Self {
        let mut public = Public::empty(*options, seats);
        public.phase = Phase::Provinces;
        public.bonus[AGRA] = Some(Bonus::Taj);
        Self { public, secret: Secret { pile: STOCK, ..Secret::default() } }
    }

    /// Returns the cards a player may name: the hand, and the special cards that are not in the row.
    #[inline]
    pub(super) fn whole_hand(&self, seat: Seat) -> Cards {
        let mut hand = self.secret.hands[seat];
        hand.put(&self.public.specials(seat));
        hand
    }
}
