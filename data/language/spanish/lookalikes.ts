/** Words of the site's language that mean something else in Spanish: "son" (they are), "van" (they go), "date" (hurry). */
export const spanishFalseFriends =
  'son|van|date|a date|tot|solo|single|ring|real|pie|once|sup|bub|bubs|fin|ten|come|me|tan|men|dice|late|sale|local|plan|pan|red|fan|has|he|are|base|actual|fume|pure|fine|ride|play|game|lots|view|sane|once|bite|mall|tea|rest|rush|edge|slow|fam|ac|a c|twin|la|card|pub';

/** Common words that are one or two letters from a known word but not a misspelling of it. */
export const spanishLookalikes = '';

/** Words of the rules whose misspellings are corrected. */
export const spanishMisspelt =
  'quiero busco necesito gratis menos barato sorprendeme diferente opciones dolares lejos cerca tambien presupuesto concierto';
