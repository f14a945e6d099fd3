//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "Jste Eva a na tah máte šest akčních bodů. K malé nádrži položte trojdílné území: vesnici a dvě rýžová políčka.",
    "Figurky chodí jen po krajině. Protáhněte ji až k okraji vlastním rýžovým políčkem.",
    "Teď nasaďte figurku: z nížiny dojde po vaší krajině na břeh nádrže.",
    "Nádrž obklopí krajina ze všech stran. Položte díl na její severní a východní břeh.",
    "Ještě jeden a nádrž je obklopená. Na břehu stojí jen vaše figurka, body jsou tedy vaše.",
    "Za každé pole vody tři body. Za poslední akční bod si vezměte kartu, bude se hodit na slavnosti.",
    "Ukončete tah.",
    "Petr staví v horách. Svou malou vesnici položte vedle té první: dvě pole tvoří osídlené území.",
    "V osídleném území vede, kdo v něm stojí nejvýš. Vaše figurka je na rýži: přesuňte ji do vesnice.",
    "V osídleném území vedete a má dvě pole: na volném postavte palác s hodnotou 2.",
    "Uspořádejte v paláci slavnost: vyložte kartu se symbolem odkryté karty. Slavnost tah ukončí.",
    "Nikdo jiný nemá v tomto městě figurku, slavnost je tedy jen vaše. Pokračujte.",
    "Petr staví dál. Stavte do výšky: díl smí ležet na jiných, když zakryje části aspoň dvou. Dvojdílný položte na rýži vedle svého města.",
    "Ve městě vede, kdo v něm stojí nejvýš, a mezi vesnicemi je krok zdarma: přesuňte figurku nahoru do nové vesnice.",
    "Malou vesnici položte na rýži vedle ní: město pak má čtyři pole.",
    "Ve městě se čtyřmi poli smí stát palác s hodnotou 4. Rozšiřte svůj: polovina hodnoty jsou body.",
    "Nasaďte druhou figurku až do vesnice: bod za příchod a další za krok z rýže do vesnice.",
    "Za poslední akční bod si vezměte kartu z balíku: nikdo jiný ji neuvidí.",
    "Ukončete tah.",
    "Na konci přinesou města body ještě jednou, a to hráčům, kteří v nich stojí nejvýš. Vyhrává, kdo má nejvíc bodů. Zbytek najdete v pravidlech.",
];
