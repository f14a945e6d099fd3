//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "Jste Eva, váš symbol je lučištník. Vezměte krále a postavte ho vedle chrámu: každý vůdce potřebuje chrám.",
    "Položte vedle něj osadu. Kartičky a vůdci, kteří se dotýkají, tvoří království a za osady v něm boduje král.",
    "Máte jeden černý bod. Obě akce jsou pryč: ukončete tah a kartičky se vám doplní do šesti.",
    "Petr založil vlastní království. Jeho kněz na jihu stojí u jednoho chrámu; svého postavte ke dvěma.",
    "Dva kněží v jednom království: vzpoura. Počítají se chrámy vedle nich a ty, které přidáte zpoza zástěny. Pro jistotu jeden přidejte.",
    "Tři ku jedné. Petrův kněz se vrací k němu a vy získáváte červený bod.",
    "Zbývá jedna akce. Položte vedle první osady další: znovu černý bod.",
    "Ukončete tah.",
    "Teď mezera na severu. Kartička, která spojí dvě království, vyvolá vnější konflikt tam, kde obě mají vůdce téže barvy: dva krále.",
    "Ve vnějším konfliktu se počítají kartičky té barvy v celém království. Vy máte dvě osady, Petr jednu. Jednu přidejte zpoza zástěny.",
    "Petr ztrácí krále a všechny černé kartičky na své straně. Za každou máte černý bod a za krále také.",
    "Druhou akcí položte osadu pod ostatní: ze čtyř ve čtverci může být monument.",
    "Ukončete tah.",
    "Ještě jedna a čtverec je hotový.",
    "Čtyři kartičky jedné barvy se mohou stát monumentem ve dvou barvách. Postavte červeno-černý.",
    "Farma leží na řece. Farmáře tu nemáte, a tak modrý bod bere král: zastoupí každou barvu.",
    "Ukončete tah. Monument teď přinese vašemu králi černý bod, a pak po každém vašem tahu.",
    "To je skoro všechno. Na konci se počítá jen vaše nejslabší oblast, a tak rozvíjejte všechny čtyři. Zbytek najdete v pravidlech.",
];
