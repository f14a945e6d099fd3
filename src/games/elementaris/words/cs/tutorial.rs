//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "Jste Eva. V paláci máte dva orby, ale ještě žádné město. Vyberte město Rudohrad na severu: nikdo ho nebrání.",
    "Město je vaše. Přináší jeden zdroj, a ten zaplatí jednu armádu. Armáda je hotova: pokračujte.",
    "Po armádách přichází druhý tah kola, čas kouzel nebo výnosů. Zatím nemáte nic: ukončete ho.",
    "Orb vzduchu dává každé armádě dva pohyby. Táhněte na jihozápad, na pole s orbem ohně.",
    "I vzít orb je pohyb. Vezměte ho: máte pak dva orby ohně.",
    "Orby ohně zdvojují sílu vašich útoků. Armáda je hotova.",
    "Petr se blíží. Vládne oheň a vy máte dva jeho orby: vyšlete element na jeho armádu jižně od vás.",
    "Jeho armáda je zpátky v paláci, a dokud vládne oheň, na to pole nikdo nevstoupí. Ukončete tah.",
    "Oheň už nevládne. Petrovo město Žárov je prázdné: táhněte k jeho hradbám.",
    "Hradby mají sílu 1, vaše armáda 2, protože ji oheň zdvojuje. Zaútočte na město.",
    "Žárov je váš. Dvě města zaplatí dvě armády: povolejte armádu II z paláce do města Rudohrad.",
    "Armádě II zbývá pohyb. Armády u města ho brání, ať tedy zůstane: vynechte pohyb.",
    "Hodiny jsou na žluté: dvě města přinesla dva zdroje, dvě armády dva stály. Za zdroje, které zbudou, se kupují lodě. Ukončete tah.",
    "U břehu Žárova kotví prázdná loď. Loď patří tomu, kdo na ni nastoupí: naloďte armádu I.",
    "Vyloďte se u volného města Jasanov na druhém břehu.",
    "Armáda II hlídá Rudohrad: vynechte pohyb.",
    "Každý živel vládne tři kola, pak jsou hodiny na žluté. Ukončete tah.",
    "Jasanov nikdo nebrání. Obsaďte ho: je to vaše třetí město.",
    "Dost měst na žluté znamená výhru; po 33. kole se sečtou města, orby a armády. Tři orby jednoho živlu zastaví hodiny. Zbytek najdete v pravidlech.",
];
