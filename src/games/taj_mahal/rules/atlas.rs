//! Positions on the drawn map, and names for flavour (rules: taj-mahal 3). The rules never read this.

use super::map::{CITIES, City, PROVINCES, Province};

/// The drawing area: left, top, width, height; y grows downwards.
pub const VIEW_BOX: [u16; 4] = [0, 0, 1000, 800];

/// A city on the drawing: its name and position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    pub name: &'static str,
    pub x: u16,
    pub y: u16,
}

/// A province on the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    /// Name in English and in Czech.
    pub names: [&'static str; 2],
    /// Position of its tile.
    pub tile: [u16; 2],
    /// Corners of its area.
    pub polygon: &'static [[u16; 2]],
}

const fn site(name: &'static str, x: u16, y: u16) -> Site {
    Site { name, x, y }
}

#[rustfmt::skip]
const SITES: [Site; CITIES] = [
    site("Ghazni", 80, 80),
    site("Kabul", 200, 75),
    site("Peshawar", 205, 215),
    site("Bannu", 85, 220),
    site("Baramula", 320, 80),
    site("Srinagar", 440, 75),
    site("Jammu", 440, 215),
    site("Rajauri", 325, 210),
    site("Sirhind", 560, 78),
    site("Saharanpur", 685, 80),
    site("Delhi", 680, 210),
    site("Hisar", 560, 215),
    site("Bahraich", 800, 75),
    site("Gorakhpur", 920, 80),
    site("Faizabad", 915, 215),
    site("Lucknow", 800, 215),
    site("Attock", 95, 345),
    site("Sialkot", 275, 345),
    site("Lahore", 280, 470),
    site("Bhera", 95, 465),
    site("Alwar", 410, 365),
    site("Etawah", 590, 365),
    site("Gwalior", 585, 470),
    site("Narnaul", 415, 470),
    site("Agra", 500, 335),
    site("Kara", 725, 345),
    site("Jaunpur", 905, 345),
    site("Benares", 905, 465),
    site("Allahabad", 720, 470),
    site("Sehwan", 70, 590),
    site("Bhakkar", 160, 590),
    site("Nasarpur", 160, 725),
    site("Thatta", 70, 725),
    site("Multan", 255, 590),
    site("Dipalpur", 355, 590),
    site("Bikaner", 355, 725),
    site("Uch", 255, 725),
    site("Patan", 450, 585),
    site("Ahmadabad", 550, 585),
    site("Surat", 550, 725),
    site("Cambay", 450, 725),
    site("Ajmer", 645, 590),
    site("Ranthambhor", 745, 590),
    site("Chittor", 745, 725),
    site("Jodhpur", 645, 725),
    site("Ujjain", 840, 590),
    site("Sironj", 930, 590),
    site("Chanderi", 930, 725),
    site("Mandu", 840, 725),
];

#[rustfmt::skip]
const LANDS: [Land; PROVINCES] = [
    Land {
        names: ["Kabul", "Kábul"],
        tile: [142, 148],
        polygon: &[[20, 20], [250, 20], [268, 150], [260, 285], [20, 270]],
    },
    Land {
        names: ["Kashmir", "Kašmír"],
        tile: [381, 145],
        polygon: &[[250, 20], [505, 20], [492, 150], [500, 290], [340, 268], [260, 285], [268, 150]],
    },
    Land {
        names: ["Delhi", "Dillí"],
        tile: [621, 146],
        polygon: &[[505, 20], [750, 20], [735, 150], [740, 285], [660, 268], [500, 290], [492, 150]],
    },
    Land {
        names: ["Awadh", "Avadh"],
        tile: [859, 146],
        polygon: &[[750, 20], [980, 20], [980, 270], [740, 285], [735, 150]],
    },
    Land {
        names: ["Lahore", "Láhaur"],
        tile: [186, 406],
        polygon: &[[20, 270], [260, 285], [340, 268], [352, 400], [340, 540], [210, 520], [20, 535]],
    },
    Land {
        names: ["Agra", "Agra"],
        tile: [500, 418],
        polygon: &[[340, 268], [500, 290], [660, 268], [648, 400], [660, 540], [595, 525], [405, 525], [340, 540], [352, 400]],
    },
    Land {
        names: ["Allahabad", "Iláhábád"],
        tile: [814, 406],
        polygon: &[[660, 268], [740, 285], [980, 270], [980, 535], [790, 520], [660, 540], [648, 400]],
    },
    Land {
        names: ["Thatta", "Thatta"],
        tile: [115, 658],
        polygon: &[[20, 535], [210, 520], [200, 660], [212, 780], [20, 780]],
    },
    Land {
        names: ["Multan", "Multán"],
        tile: [305, 658],
        polygon: &[[210, 520], [340, 540], [405, 525], [412, 660], [400, 780], [212, 780], [200, 660]],
    },
    Land {
        names: ["Gujarat", "Gudžarát"],
        tile: [500, 655],
        polygon: &[[405, 525], [595, 525], [588, 660], [600, 780], [400, 780], [412, 660]],
    },
    Land {
        names: ["Ajmer", "Adžmér"],
        tile: [695, 658],
        polygon: &[[595, 525], [660, 540], [790, 520], [800, 660], [788, 780], [600, 780], [588, 660]],
    },
    Land {
        names: ["Malwa", "Málva"],
        tile: [885, 658],
        polygon: &[[790, 520], [980, 535], [980, 780], [788, 780], [800, 660]],
    },
];

impl City {
    /// Returns its name and position.
    pub const fn site(self) -> &'static Site {
        &SITES[self.index()]
    }
}

impl Province {
    /// Returns its names and area.
    pub const fn land(self) -> &'static Land {
        &LANDS[self.index()]
    }
}
