/** Words of the site's language that mean something else in Spanish: "son" (they are), "van" (they go), "date" (hurry). */
export const spanishFalseFriends =
  'son|van|vet|pedi|mani|present|date|a date|tot|solo|single|ring|real|pie|once|sup|bub|bubs|fin|ten|come|me|tan|men|dice|late|sale|local|plan|pan|red|fan|has|he|are|base|actual|fume|pure|fine|ride|play|game|lots|view|sane|once|bite|mall|tea|rest|rush|edge|slow|fam|ac|a c|twin|la|card|pub';

/**
 * Common words that look or sound like a known word, or like its diminutive, and are none of these. Found by correcting each of
 * the most frequent Spanish words.
 */
export const spanishLookalikes =
  'pero pasar facil faciles trata tratas trate otras presidente normal norma normas traje trae traiga viendo solia solias norte vienes corre ganas cierra cierras pesar pesado pesada pesados lleve lleves varios oyes relajate casada casadas pasos balas bala arena distrito donna muero pecado pecados caras bolas metro aliento placa placas pasas pasa prometio plazo plazos lata latas patas pata economia economias pases aerea independiente independientes mario mates hueco huecos circuito circuitos nevera sobrio sobria sobrios tenes lesiones lesion plaga habre xena palomita palomitas universitario universitarios traia pajarito plana planas movio movia patos pato bebio bebia comia comias partio pesas pesa cereza cerezas vara varas pisa pisas senas sena traed solto barton plazca reinos reino elisabeth carita caritas cafetera malta cuidad domino cazado cazados sinfonia finas finos compas heladera poster posters peros cetro hurto rapidito patel cortez copita pecas luches trace sanas risita risas risitas calmaos bolsita locacion shine father dinerito tron finito galera latia visas visa compares fist rating velos parido costra basket azota basas relajaos idios babas batio pancita bonito bonita senorita senor ratito poquito poquita solito solita sencillo sencilla cupo cupos tren bote bot chava chavo chavas chavos gringo gringa gringos gafas verlas verlos mentiritas ninguno vuelto cuenta carro carros caro nieto estan estar este estos ese esos';

/** Words of the rules whose misspellings are corrected. */
export const spanishMisspelt =
  'quiero busco necesito gratis menos barato sorprendeme diferente opciones dolares lejos cerca tambien presupuesto concierto';
