import type { MoveReplies } from '../moveWords.ts';
import type { Replies } from '../replies.ts';
import type { ResultReplies } from '../resultReplies.ts';

/*
 * The assistant's phrases, as warm as the English ones: "tú", short sentences, plain words that all Spanish speakers in the
 * United States understand. See data/language/english/replies.ts for the names in braces.
 */

export const spanishReplies: Omit<Replies, keyof MoveReplies | keyof ResultReplies> = {
  greet: [
    '¡Hola! Qué gusto verte por {city}.',
    '¡Hola! Encantada de conocerte.',
    '¡Qué tal! Qué bueno que pasaste por aquí.',
  ],
  thanks: ['¡De nada! Que lo disfrutes.', 'Un placer. Aquí sigo si cambian los planes.', '¡Con gusto!'],
  bye: ['¡Nos vemos por {city}!', 'Cuídate mucho, y que la pases bien.'],
  identity: [
    'Soy {name}, un programa, no una persona. Conozco las ofertas de este sitio y sé para quién es cada una.',
    'La verdad, un programa: {name}. Me sé todas las ofertas de este sitio.',
  ],
  help: [
    'Dime quién va, qué se te antoja, dónde y cuánto quieres gastar. Yo busco entre las ofertas, y puedes decirme “más barato”, “otra cosa” o “compara las dos primeras”.',
    'Prueba con “cena romántica por menos de $60” o “con niños, al aire libre, el sábado”. Yo busco, y puedes cambiar de idea cuando quieras.',
  ],
  weather: [
    'Desde aquí no veo cómo está el tiempo. ¿Adentro por si acaso, o al aire libre?',
    'No tengo el pronóstico, perdona. ¿Nos quedamos bajo techo o nos arriesgamos afuera?',
  ],
  live: [
    'No puedo ver marcadores, horarios de transporte ni tráfico; eso lo encuentras rápido en internet. Solo conozco las ofertas de aquí.',
  ],
  crowd: ['No puedo ver qué tan lleno está un lugar. Lo mejor es llamar antes o llegar temprano.'],
  review: [
    'No tengo reseñas ni calificaciones, solo lo que dice la página de cada oferta. Pregúntame por el precio, el horario o lo que incluye.',
  ],
  rude: [
    'Tienes razón, no me salió bien. Dime qué buscabas y lo hago mejor.',
    'Va, dame otra oportunidad: ¿qué te gustaría hacer hoy?',
  ],
  foreign: [
    '¡Claro que sí, hablemos en español! ¿Quién va y qué se te antoja?',
    'Sí, con mucho gusto. Cuéntame qué buscas, con tus palabras.',
  ],
  no: ['No hay problema. ¿Qué prefieres?', 'Está bien, eso no. ¿Qué más te busco?'],
  advice: [
    'En eso no te puedo aconsejar; mejor pregúntale a un médico, a un abogado o a alguien que conozca tu situación. Para pasarla bien, aquí estoy.',
  ],
  trust: [
    'Buena pregunta. Los enlaces a los negocios son pagados: el sitio gana una comisión cuando compras, y tú pagas lo mismo. Los precios se compararon con los del negocio, pero el que vale es el de su página.',
    'La página de cada oferta dice cuándo se revisó su precio.',
  ],
  trustSample: [
    'Buena pregunta. Por ahora son ofertas de muestra de negocios inventados, como dice el pie de la página. En un sitio real los enlaces son pagados: el sitio gana una comisión cuando compras, y tú pagas lo mismo.',
    'Negocios, precios y descuentos son todos inventados, para mostrar cómo funciona un sitio así.',
    'Aquí todavía no hay nada que comprar, y nadie gana nada.',
  ],
  rank: ['Por lo que me dices: quién va, qué, dónde, cuándo y por cuánto. Lo que paga un negocio no cuenta.'],
  charge: ['No. Le pagas al negocio, en su propio sitio.'],
  love: [
    '¡Qué lindo! Soy solo un programa, pero con gusto te consiento: ¿te busco un plan bonito?',
    'Yo también te aprecio. ¿Buscamos un plan bonito?',
  ],
  grief: [
    'Siento mucho tu pérdida. Tómate tu tiempo. Si te hace bien algo tranquilo, o un poco de compañía, dime y lo busco.',
  ],
  griefFirst: ['Siento mucho tu pérdida.'],
  low: [
    'Lo siento, suena difícil. A veces ayuda algo pequeño: dime qué se te antoja hoy, algo tranquilo o con gente.',
  ],
  lowFirst: ['Lo siento, suena difícil.', 'Siento mucho lo que te pasa.'],
  whyAsked: [
    'Para dejar fuera lo que no les sirve, como los lugares solo para adultos. Puedes saltártelo: dime qué se te antoja.',
  ],
  why: ['Por lo que me contaste. {title}: {reasons}.'],
  noted: ['Anotado: {noted}.', 'Va: {noted}.', '{noted}, lo tengo en cuenta.'],
  fewerThanTwo: ['Hasta ahora solo te he mostrado una: “{title}”. Di “más opciones” y busco otras.'],
  fewer: ['Hasta ahora te he mostrado {count}. ¿A cuál te refieres?'],
  doubtSample: ['Es una oferta de muestra de un negocio inventado, como dice el pie de la página.'],
  tipped: ['{title} con {percent}% de propina: {total}.'],
  sum: ['Son {total}.'],
  beyond: [
    'Eso se sale de lo mío: yo conozco las ofertas de {city}, desde cenas hasta excursiones.',
    'Ahí solo adivinaría. Lo que sí conozco son los buenos planes de {city}.',
    'Eso no es lo mío. Mejor pregúntame cómo pasarla bien en {city}.',
  ],
  puzzled: [
    'No alcancé a entender qué buscas.',
    'Te escucho, pero dame una pista.',
    'Te lo pongo fácil: toca una de estas opciones, o dímelo con tus palabras.',
  ],
  lost: [
    'Perdón, no te entendí. Busco ofertas según lo que se te antoja, dónde, cuándo y por cuánto. Por ejemplo:',
  ],
  lostAgain: [
    'Perdón, sigo sin entender. También puedes ver todas las ofertas, o buscar, desde la parte de arriba de la página. A quienes llevan este sitio los encuentras en la página de contacto, abajo.',
  ],
  audienceAndSetting: [
    'Una pregunta rápida: ¿es en familia o solo adultos, y prefieres adentro o al aire libre?',
    'Dos cosas y te afino la búsqueda. ¿En familia o solo adultos? ¿Adentro o afuera?',
    '¿Quién va, la familia o solo adultos? ¿Y lo quieres adentro o afuera?',
  ],
  audienceAndSettingThen: [
    'Con gusto te busco algo, {when}. ¿Es en familia o solo adultos, y adentro o al aire libre?',
    'Te busco un buen plan, {when}: ¿en familia o solo adultos, adentro o afuera?',
  ],
  audience: [
    '¿Van niños, o solo adultos?',
    '¿Es con la familia, o solo adultos?',
    'Te lo pregunto porque unas ofertas son para niños y otras no: ¿en familia o solo adultos?',
  ],
  setting: [
    '¿Prefieres adentro o al aire libre? También me puedes decir una zona.',
    '¿Adentro, afuera, o hay un barrio que te guste?',
    '¿Adentro o al aire libre? O dime un barrio, con eso basta.',
  ],
  settingHere: ['¿Prefieres adentro o al aire libre?', '¿Adentro o afuera?'],
  time: [
    '¿A qué hora te queda mejor: por la mañana, por la tarde o por la noche?',
    '¿Temprano, o más bien un plan de noche?',
  ],
  area: ['¿Hay una zona de la ciudad que prefieras?', 'Están por toda la ciudad. ¿Busco en una sola zona?'],
  budget: ['¿Qué presupuesto tienes?', '¿Cuánto quieres gastar como máximo?'],
  alone: [
    'Puedo comparar cuando te haya mostrado dos. Cuéntame un poco más y te busco otra.',
    'Por ahora solo te he mostrado una. Di “más” y te busco otra para comparar.',
  ],
  location: [
    'Comparte tu ubicación y pongo primero lo más cercano.',
    'Todavía no sé dónde estás. Con tu ubicación puedo ordenar por distancia; no sale de tu dispositivo.',
  ],
  nothing: ['¡Me encantaría ayudarte a descubrir {city}! ¿Qué tipo de planes te gustan?'],
  reset: ['Listo, empezamos de nuevo. ¿Qué te gustaría descubrir hoy en {city}?'],
  details: [
    '{title}, de {vendor}, {where}. “{summary}” {cost} {code} {runs} Las condiciones y la reserva están en su página.',
  ],
  detailsAgain: [
    '{title}, de {vendor}. {cost} {code} {runs} Los horarios, las edades y lo demás que conviene saber están en su página.',
    'En pocas palabras: {cost} {code} {runs} Lo demás está en su página.',
  ],
  cost: [
    'Cuesta {price} en vez de {was}, hasta el {until}.',
    'Cuesta {price} en vez de {was}, sin fecha límite.',
    'Cuesta {price}, hasta el {until}.',
    'Cuesta {price}, sin fecha límite.',
    'La oferta es “{words}”, hasta el {until}.',
    'La oferta es “{words}”, sin fecha límite.',
  ],
  code: ['El código es {coupon}.'],
  runs: ['La próxima vez es el {next}.', 'Los días son: {days}.'],
  comparison: ['{a}. {b}. {verdict}'],
  compared: [
    '{title}: {paid}, {percent}% de descuento, {where}',
    '{title}: {paid}, {where}',
    '{title}: {words}, {percent}% de descuento, {where}',
    '{title}: {words}, {where}',
  ],
  verdict: [
    '{unpriced} no dice el precio, así que no sé cuál cuesta menos.',
    '{both} cuesta {less} menos para {people} y tiene el mayor descuento.',
    '{cheaper} cuesta {less} menos para {people}; {deeper} tiene el mayor descuento.',
    '{cheaper} cuesta {less} menos para {people}.',
    '{both} cuesta {less} menos y tiene el mayor descuento.',
    '{cheaper} cuesta {less} menos; {deeper} tiene el mayor descuento.',
    '{cheaper} cuesta {less} menos.',
    'Cuestan lo mismo; {deeper} tiene el mayor descuento.',
    'Cuestan lo mismo.',
  ],
};
