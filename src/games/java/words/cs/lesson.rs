//! The first turn to play.

/// A sentence a step, and one for the end.
pub const LESSON: &[&str] = &[
    "Jste Eva a na tah máte šest akčních bodů. K malé nádrži položte trojdílné území: vesnici a dvě rýžová políčka.",
    "Figurky chodí jen po krajině. Protáhněte ji až k okraji vlastním rýžovým políčkem.",
    "Teď nasaďte figurku: z nížiny dojde po vašem území na břeh nádrže.",
    "Nádrž obklopí krajina ze všech stran. Položte území na její severní a východní břeh.",
    "Ještě jedno a nádrž je obklopená. Na břehu stojí jen vaše figurka, body jsou tedy vaše.",
    "Za každé pole vody tři body. Za poslední akční bod si vezměte kartu, bude se hodit na slavnosti.",
    "Ukončete tah.",
    "Petr staví v horách. Svou malou vesnici položte vedle té první: dvě pole tvoří osídlené území.",
    "Osídlené území vede, kdo v něm stojí nejvýš. Vaše figurka je na rýži: přesuňte ji do vesnice.",
    "Území vedete a má dvě pole: na volném postavte palác s hodnotou 2.",
    "Uspořádejte v paláci slavnost: vyložte kartu se symbolem odkryté karty. Slavnost tah ukončí.",
    "Nikdo jiný nemá v tomto městě figurku, slavnost je tedy jen vaše. Pokračujte.",
    "Na konci přinesou města body ještě jednou, a to hráčům, kteří v nich stojí nejvýš. Zbytek najdete v pravidlech.",
];
