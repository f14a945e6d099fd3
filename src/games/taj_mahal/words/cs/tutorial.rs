//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "Jste Eva. U dvora je šest odměn, za každý symbol jedna. Zahrajte červenou kartu s vezírem a generálem a k ní bílého vezíra.",
    "Petr jde po mnichovi a princezně, Jana odstoupila se dvěma kartami. Hrajete už jen červené: zahrajte další samotnou.",
    "Ve vezírech a v generálech vedete dva ku nule. Ve slonech je shoda. Odstupte a vezmete si vše, v čem vedete.",
    "Za vezíra postavíte palác. V této pevnosti leží čaj: zboží přináší body, a čím víc stejného, tím víc.",
    "Za generála další. Obsaďte město s cestou do příští provincie: paláce spojené cestami propojují provincie.",
    "Kdo odstoupí, bere si karty. Vezměte si tyto dvě, budou se hodit v příští etapě.",
    "Ukončete tah.",
    "Nová provincie, znovu smíte začít kteroukoli barvou. Jana odstoupila, Petr má generála a princeznu. Zahrajte jen fialovou kartu.",
    "Petr odstoupil s generálem. Zbýváte jen vy, takže vše, co ukazujete, je vaše: odstupte.",
    "Za mnicha stavte tam, kam vede cesta k vašemu paláci vedle: za každou propojenou provincii je bod.",
    "A za princeznu v pevnosti: to je váš druhý čaj.",
    "Zbývá jedna karta: vezměte si ji.",
    "Ukončete tah.",
    "Třetí provincie. Jana ukazuje vezíra a generála. Zahrajte žlutou kartu s generálem a Velkým mogulem, který získává korunku.",
    "Jana odstoupila s vezírem. Přidejte druhého generála a slona: sloni získávají kartičku provincie se zbožím.",
    "U dvora zbýváte jen vy a vše, co ukazujete, je vaše: odstupte.",
    "Za generála stavte tam, kam vede cesta z vašeho paláce v první provincii: propojené jsou teď tři.",
    "Palác s korunkou smí stát i ve městě, kde už stavěl někdo jiný. Postavte ho vedle Janina.",
    "Zbývá jedna karta: vezměte si ji.",
    "Máte dva žetony generála: přinesou vám speciální kartu, která se vám vždy vrátí do ruky. Ukončete tah.",
    "Po dvanácti etapách vyhrává, kdo má nejvíc bodů. Body jsou i za karty, které vám zbudou. Zbytek najdete v pravidlech.",
];
