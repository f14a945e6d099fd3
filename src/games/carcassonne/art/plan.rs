//! The plans of all kinds of tiles: the positions of segments and figures. Unit: half a hundredth of the tile's
//! side, from the upper left, not turned. Cities, roads, spots and foundations are those of the rule file
//! (rules: carcassonne 3.2). The only exception is the road of `TK`, which meets the border at a right angle.

use super::fields;
use super::shape::{Point, Rect, Stroke, point, points};

/// The plan of a kind of tile.
pub struct Plan {
    pub id: &'static str,
    pub segments: &'static [Segment],
    /// Whether houses surround the centre, where roads meet and end.
    pub village: bool,
    /// Left, top, width and height of the foundation of a tower.
    foundation: Option<[u8; 4]>,
    /// The points where a road passes a wall.
    gates: &'static [u8],
}

/// A segment: its id, the point under the feet of its figure, and its shape.
pub struct Segment {
    pub id: &'static str,
    pub spot: (u8, u8),
    pub shape: PlanPart,
}

/// The shape of a segment. Flat lists are x, y, x, y ...
pub enum PlanPart {
    /// A clockwise ring and the point of the pennant. The parts that are not on the border are walls and are rounded.
    City { ring: &'static [u8], pennant: Option<(u8, u8)> },
    /// The centre line from end to end; a bend has two points.
    Road(&'static [u8]),
    /// Left, top, width and height.
    Monastery([u8; 4]),
    /// A clockwise ring.
    Field(&'static [u8]),
}

impl Plan {
    const fn village(self) -> Plan {
        Plan { village: true, ..self }
    }

    const fn on(self, foundation: [u8; 4]) -> Plan {
        Plan { foundation: Some(foundation), ..self }
    }

    const fn gates(self, gates: &'static [u8]) -> Plan {
        Plan { gates, ..self }
    }

    pub fn foundation(&self) -> Option<Rect> {
        self.foundation.map(Rect::new)
    }

    /// Returns the points where a road passes a wall.
    pub fn passages(&self) -> Vec<Point> {
        points(self.gates)
    }

    pub fn shapes(&self) -> impl Iterator<Item = &'static PlanPart> {
        self.segments.iter().map(|segment| &segment.shape)
    }

    pub fn roads(&self) -> impl Iterator<Item = Stroke> {
        self.shapes().filter_map(|shape| match shape {
            PlanPart::Road(road) => Some(Stroke::new(points(road))),
            _ => None,
        })
    }

    /// Returns the rings of the cities.
    pub fn cities(&self) -> impl Iterator<Item = &'static [u8]> {
        self.shapes().filter_map(|shape| match shape {
            PlanPart::City { ring, .. } => Some(*ring),
            _ => None,
        })
    }

    /// Returns the positions of the pennants.
    pub fn pennants(&self) -> impl Iterator<Item = Point> {
        self.shapes().filter_map(|shape| match shape {
            PlanPart::City { pennant, .. } => pennant.map(point),
            _ => None,
        })
    }

    /// Returns the plots of monasteries.
    pub fn plots(&self) -> impl Iterator<Item = Rect> {
        self.shapes().filter_map(|shape| match shape {
            PlanPart::Monastery(plot) => Some(Rect::new(*plot)),
            _ => None,
        })
    }
}

/// Returns the plan of a kind of tile.
pub fn find(id: &str) -> Option<&'static Plan> {
    PLANS.iter().find(|plan| plan.id == id)
}

const fn plan(id: &'static str, segments: &'static [Segment]) -> Plan {
    Plan { id, segments, village: false, foundation: None, gates: &[] }
}

const fn city(id: &'static str, spot: (u8, u8), ring: &'static [u8]) -> Segment {
    Segment { id, spot, shape: PlanPart::City { ring, pennant: None } }
}

const fn pennant(id: &'static str, spot: (u8, u8), ring: &'static [u8], pennant: (u8, u8)) -> Segment {
    Segment { id, spot, shape: PlanPart::City { ring, pennant: Some(pennant) } }
}

const fn road(id: &'static str, spot: (u8, u8), line: &'static [u8]) -> Segment {
    Segment { id, spot, shape: PlanPart::Road(line) }
}

const fn monastery(id: &'static str, spot: (u8, u8), plot: [u8; 4]) -> Segment {
    Segment { id, spot, shape: PlanPart::Monastery(plot) }
}

const fn field(id: &'static str, spot: (u8, u8), ring: &'static [u8]) -> Segment {
    Segment { id, spot, shape: PlanPart::Field(ring) }
}

// Shapes that several kinds share: cities by their edges, roads by their ends.
const CAP_N: &[u8] = &[0, 0, 200, 0, 152, 36, 128, 52, 72, 52, 48, 36];
const BELT: &[u8] = &[0, 0, 40, 50, 160, 50, 200, 0, 200, 200, 160, 150, 40, 150, 0, 200];
const CAP_S: &[u8] = &[200, 200, 0, 200, 48, 164, 72, 148, 128, 148, 152, 164];
const CAP_W: &[u8] = &[0, 200, 0, 0, 36, 48, 52, 72, 52, 128, 36, 152];
const CORNER: &[u8] = &[0, 0, 200, 0, 168, 40, 92, 92, 40, 168, 0, 200];
const BAY: &[u8] = &[0, 0, 200, 0, 200, 200, 160, 150, 40, 150, 0, 200];

const ACROSS: &[u8] = &[0, 100, 200, 100];
const BEND_ES: &[u8] = &[100, 200, 200, 100];
const BEND_SW: &[u8] = &[100, 200, 0, 100];

/// All kinds of tiles, in the order of the rule file.
pub static PLANS: &[Plan] = &[
    plan(
        "A",
        &[
            monastery("m0", (100, 96), [68, 64, 64, 64]),
            road("r0", (100, 166), &[100, 200, 100, 128]),
            field("f0", (38, 38), fields::A_F0),
        ],
    ),
    plan("B", &[monastery("m0", (100, 96), [68, 64, 64, 64]), field("f0", (42, 158), fields::B_F0)]),
    plan("C", &[pennant("c0", (100, 100), &[0, 0, 200, 0, 200, 200, 0, 200], (40, 40))]),
    plan(
        "D",
        &[
            city("c0", (100, 24), CAP_N),
            road("r0", (100, 100), ACROSS),
            field("f0", (168, 62), fields::D_F0),
            field("f1", (38, 158), fields::D_F1),
        ],
    ),
    plan("E", &[city("c0", (100, 24), CAP_N), field("f0", (58, 142), fields::E_F0)]),
    plan(
        "F",
        &[
            pennant("c0", (100, 100), BELT, (40, 100)),
            field("f0", (55, 25), fields::F_F0),
            field("f1", (55, 175), fields::F_F1),
        ],
    ),
    plan(
        "G",
        &[
            city("c0", (100, 100), BELT),
            field("f0", (55, 25), fields::F_F0),
            field("f1", (55, 175), fields::F_F1),
        ],
    ),
    plan(
        "H",
        &[city("c0", (100, 24), CAP_N), city("c1", (100, 176), CAP_S), field("f0", (45, 98), fields::H_F0)],
    ),
    plan(
        "I",
        &[city("c0", (100, 24), CAP_N), city("c1", (24, 100), CAP_W), field("f0", (142, 142), fields::I_F0)],
    ),
    plan(
        "J",
        &[
            city("c0", (100, 24), CAP_N),
            road("r0", (129, 129), BEND_ES),
            field("f0", (42, 95), fields::J_F0),
            field("f1", (172, 172), fields::J_F1),
        ],
    ),
    plan(
        "K",
        &[
            city("c0", (100, 24), CAP_N),
            road("r0", (71, 129), BEND_SW),
            field("f0", (158, 95), fields::K_F0),
            field("f1", (28, 172), fields::K_F1),
        ],
    ),
    plan(
        "L",
        &[
            city("c0", (100, 24), CAP_N),
            road("r0", (166, 100), &[200, 100, 100, 100]),
            road("r1", (100, 166), &[100, 200, 100, 100]),
            road("r2", (34, 100), &[0, 100, 100, 100]),
            field("f0", (175, 48), fields::L_F0),
            field("f1", (168, 168), fields::L_F1),
            field("f2", (32, 168), fields::L_F2),
        ],
    )
    .village(),
    plan("M", &[pennant("c0", (60, 60), CORNER, (26, 26)), field("f0", (145, 145), fields::M_F0)]),
    plan("N", &[city("c0", (60, 60), CORNER), field("f0", (145, 145), fields::M_F0)]),
    plan(
        "O",
        &[
            pennant("c0", (60, 60), CORNER, (26, 26)),
            road("r0", (129, 129), BEND_ES),
            field("f0", (172, 68), fields::O_F0),
            field("f1", (172, 172), fields::J_F1),
        ],
    ),
    plan(
        "P",
        &[
            city("c0", (60, 60), CORNER),
            road("r0", (129, 129), BEND_ES),
            field("f0", (172, 68), fields::O_F0),
            field("f1", (172, 172), fields::J_F1),
        ],
    ),
    plan("Q", &[pennant("c0", (100, 70), BAY, (40, 40)), field("f0", (55, 175), fields::F_F1)]),
    plan("R", &[city("c0", (100, 70), BAY), field("f0", (55, 175), fields::F_F1)]),
    plan(
        "S",
        &[
            pennant("c0", (100, 70), BAY, (40, 40)),
            road("r0", (100, 176), &[100, 200, 100, 150]),
            field("f0", (152, 175), fields::S_F0),
            field("f1", (48, 175), fields::S_F1),
        ],
    )
    .gates(&[100, 150]),
    plan(
        "T",
        &[
            city("c0", (100, 70), BAY),
            road("r0", (100, 176), &[100, 200, 100, 150]),
            field("f0", (152, 175), fields::S_F0),
            field("f1", (48, 175), fields::S_F1),
        ],
    )
    .gates(&[100, 150]),
    plan(
        "U",
        &[
            road("r0", (100, 100), ACROSS),
            field("f0", (38, 38), fields::U_F0),
            field("f1", (38, 158), fields::D_F1),
        ],
    ),
    plan(
        "V",
        &[
            road("r0", (71, 129), BEND_SW),
            field("f0", (148, 52), fields::V_F0),
            field("f1", (28, 172), fields::K_F1),
        ],
    ),
    plan(
        "W",
        &[
            road("r0", (166, 100), &[200, 100, 100, 100]),
            road("r1", (100, 166), &[100, 200, 100, 100]),
            road("r2", (34, 100), &[0, 100, 100, 100]),
            field("f0", (98, 42), fields::W_F0),
            field("f1", (168, 168), fields::L_F1),
            field("f2", (32, 168), fields::L_F2),
        ],
    )
    .village(),
    plan(
        "X",
        &[
            road("r0", (100, 34), &[100, 0, 100, 100]),
            road("r1", (166, 100), &[200, 100, 100, 100]),
            road("r2", (100, 166), &[100, 200, 100, 100]),
            road("r3", (34, 100), &[0, 100, 100, 100]),
            field("f0", (32, 32), fields::X_F0),
            field("f1", (168, 32), fields::X_F1),
            field("f2", (168, 168), fields::L_F1),
            field("f3", (32, 168), fields::L_F2),
        ],
    )
    .village(),
    plan("TA", &[city("c0", (100, 24), CAP_N), field("f0", (55, 138), fields::E_F0)]).on([112, 108, 60, 60]),
    plan("TB", &[field("f0", (158, 158), fields::B_F0)]).on([68, 68, 64, 64]),
    plan("TC", &[monastery("m0", (56, 124), [24, 92, 64, 64]), field("f0", (152, 152), fields::B_F0)])
        .on([112, 24, 60, 60]),
    plan(
        "TD",
        &[
            road("r0", (100, 166), &[100, 200, 100, 132]),
            road("r1", (34, 100), &[0, 100, 68, 100]),
            field("f0", (158, 42), fields::TD_F0),
            field("f1", (32, 168), fields::TD_F1),
        ],
    )
    .on([68, 68, 64, 64]),
    plan(
        "TE",
        &[
            road("r0", (100, 34), &[100, 0, 100, 68]),
            road("r1", (166, 100), &[200, 100, 132, 100]),
            road("r2", (34, 100), &[0, 100, 68, 100]),
            field("f0", (168, 32), fields::TE_F0),
            field("f1", (132, 165), fields::TE_F1),
            field("f2", (32, 32), fields::TE_F2),
        ],
    )
    .on([68, 68, 64, 64]),
    plan(
        "TF",
        &[
            road("r0", (71, 71), &[100, 0, 0, 100]),
            road("r1", (129, 129), BEND_ES),
            field("f0", (28, 28), fields::TF_F0),
            field("f1", (42, 158), fields::TF_F1),
            field("f2", (172, 172), fields::J_F1),
        ],
    )
    .on([128, 20, 52, 52]),
    plan(
        "TG",
        &[
            road("r0", (100, 34), &[100, 0, 100, 68]),
            road("r1", (166, 100), &[200, 100, 132, 100]),
            road("r2", (100, 166), &[100, 200, 100, 132]),
            road("r3", (34, 100), &[0, 100, 68, 100]),
            field("f0", (168, 32), fields::TE_F0),
            field("f1", (168, 168), fields::TG_F1),
            field("f2", (32, 168), fields::TD_F1),
            field("f3", (32, 32), fields::TE_F2),
        ],
    )
    .on([68, 68, 64, 64]),
    plan(
        "TH",
        &[
            city("c0", (144, 100), BELT),
            road("r0", (100, 100), &[100, 0, 100, 200]),
            field("f0", (135, 25), fields::TH_F0),
            field("f1", (135, 175), fields::S_F0),
            field("f2", (52, 175), fields::S_F1),
            field("f3", (55, 25), fields::TH_F3),
        ],
    )
    .on([24, 74, 52, 52])
    .gates(&[100, 150, 100, 50]),
    plan(
        "TI",
        &[
            city("c0", (100, 24), CAP_N),
            road("r0", (100, 166), &[100, 200, 100, 100]),
            field("f0", (162, 115), fields::TI_F0),
            field("f1", (38, 118), fields::TI_F1),
        ],
    )
    .on([70, 44, 60, 60]),
    plan(
        "TJ",
        &[
            city("c0", (100, 24), CAP_N),
            road("r0", (71, 129), BEND_SW),
            field("f0", (35, 65), fields::K_F0),
            field("f1", (28, 172), fields::K_F1),
        ],
    )
    .on([120, 88, 56, 56]),
    plan(
        "TK",
        &[
            city("c0", (100, 24), CAP_N),
            road(
                "r0",
                (100, 64),
                &[0, 100, 22, 100, 50, 86, 84, 62, 100, 58, 116, 62, 150, 86, 178, 100, 200, 100],
            ),
            field("f0", (172, 55), fields::TK_F0),
            field("f1", (148, 152), fields::TK_F1),
            field("f2", (28, 55), fields::TK_F2),
        ],
    )
    .on([44, 116, 56, 56]),
    plan("TL", &[city("c0", (60, 60), CORNER), field("f0", (165, 85), fields::M_F0)]).on([120, 120, 56, 56]),
    plan(
        "TM",
        &[
            city("c0", (112, 112), &[0, 0, 200, 0, 160, 50, 160, 150, 200, 200, 150, 160, 50, 160, 0, 200]),
            road("r0", (180, 100), &[200, 100, 160, 100]),
            field("f0", (182, 55), fields::TM_F0),
            field("f1", (178, 142), fields::TM_F1),
            field("f2", (58, 178), fields::TM_F2),
        ],
    )
    .on([24, 24, 56, 56])
    .gates(&[160, 100]),
    plan(
        "TN",
        &[city("c0", (100, 24), CAP_N), city("c1", (24, 100), CAP_W), field("f0", (165, 72), fields::I_F0)],
    )
    .on([88, 100, 56, 56]),
    plan(
        "TO",
        &[
            city("c0", (100, 24), CAP_N),
            city("c1", (100, 176), CAP_S),
            road("r0", (100, 100), ACROSS),
            field("f0", (32, 62), fields::D_F0),
            field("f1", (168, 138), fields::TO_F1),
        ],
    )
    .on([120, 4, 44, 40]),
    plan(
        "TP",
        &[
            city("c0", (64, 90), BAY),
            road("r0", (100, 176), &[100, 200, 100, 150]),
            field("f0", (152, 175), fields::S_F0),
            field("f1", (48, 175), fields::S_F1),
        ],
    )
    .on([112, 16, 56, 56])
    .gates(&[100, 150]),
    plan(
        "TQ",
        &[
            pennant("c0", (68, 84), &[0, 0, 200, 0, 200, 200, 160, 124, 40, 124, 0, 200], (30, 34)),
            city("c1", (100, 188), &[200, 200, 0, 200, 40, 172, 160, 172]),
            field("f0", (55, 148), fields::TQ_F0),
        ],
    )
    .on([112, 12, 56, 56]),
];
