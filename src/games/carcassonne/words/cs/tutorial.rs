//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "Jste Eva. V každém tahu si vezmete kartičku a přiložíte ji tak, aby všechny okraje navazovaly; natočí se sama. Tuto položte nad město.",
    "Na novou kartičku smíte postavit družiníka, ve městě je to rytíř. Tohle město je uzavřené: body přinese hned. Vyberte rytíře.",
    "Město ze dvou kartiček: 4 body a rytíř se vrací. Ukončete tah a zařízení putuje dál.",
    "Petrův mnich čeká na kartičky kolem dokola. Vy máte vesnici: položte ji na konec cesty. Kulaté šipky kartičku otáčejí, tuto nechte, jak je.",
    "Postavte družiníka na cestu na západě: je z něj lupič. Zůstane tam, dokud cesta nebude dokončená.",
    "Ukončete tah.",
    "Další vesnice: dokončete s ní svou cestu na západě.",
    "Cesta teď končí ve dvou vesnicích: 3 body za 3 kartičky a lupič se vrací. Na této kartičce nikoho nepotřebujete: zvolte „Nic, ukončit tah“.",
    "Na této kartičce je staveniště věže. Položte ji pod klášter.",
    "Místo družiníka přidejte na staveniště dílek věže: první patro.",
    "Věž bere do zajetí družiníky v dosahu: s jedním patrem dosáhne na sousední kartičky. Zajměte Petrova mnicha.",
    "Teď je vaším zajatcem a klášter je prázdný. Petr si ho od vás smí vykoupit za 3 body. Ukončete tah.",
    "Teď znáte to hlavní. Sedlák, družiník na louce, zůstává a na konci přinese 3 body za každé uzavřené město u ní. Zbytek najdete v pravidlech.",
];
