/** Words of the site's language that mean something else in Spanish: "son" (they are), "van" (they go), "date" (hurry). */
export const spanishFalseFriends =
  'son|van|vet|pedi|mani|present|date|a date|tot|solo|single|ring|real|pie|once|sup|bub|bubs|fin|ten|come|me|tan|men|dice|late|sale|local|plan|pan|red|fan|has|he|are|base|actual|fume|pure|fine|ride|play|game|lots|view|sane|once|bite|mall|tea|rest|rush|edge|slow|fam|ac|a c|twin|la|card|pub';

/**
 * Common words that look or sound like a known word, or like its diminutive, and are none of these. Found by correcting each of
 * the most frequent Spanish words.
 */
export const spanishLookalikes =
  'pero pasar proposito merito platica viejito viejitos viejita viejitas gordita negrito cielito momentito sera seras crea creas truco trucos pisos piso alias palma lucas facil faciles trata tratas trate otras presidente normal norma normas traje trae traiga viendo solia solias norte vienes corre ganas cierra pesar pesado pesada lleve lleves varios oyes relajate casada pasos balas bala arena distrito donna muero pecado pecados caras bolas metro aliento placa placas pasas pasa prometio plazo lata latas patas pata economia pases aerea independiente mario mates hueco circuito nevera sobrio tenes lesiones lesion plaga habre xena palomita palomitas universitario pato pesa cereza cerezas reino malta finas finos poster posters cetro risas visas visa bonito bonita senorita senor ratito poquito poquita sencillo sencilla tren bote chavo chavas chavos gringo gringos gafas verlas verlos ninguno vuelto cuenta carro caro nieto estan estar este estos ese esos';

/** Words of the rules whose misspellings are corrected. */
export const spanishMisspelt =
  'quiero busco necesito gratis menos barato sorprendeme diferente opciones dolares lejos cerca tambien presupuesto concierto';
