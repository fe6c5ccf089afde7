import type { MoveReplies } from '../moveWords.ts';

export const spanishMoveReplies: MoveReplies = {
  greetFirst: ['¡Hola!', '¡Qué gusto!', '¡Hola, hola!'],
  privacy: [
    'Esta conversación se guarda en este navegador, para que puedas retomarla; si empiezas de nuevo, se borra. Lo que escribes va a un servidor solo mientras esté activado un modelo de lenguaje que funcione ahí.',
    'Las respuestas salen de las ofertas en tu dispositivo. Si empiezas de nuevo, la conversación se borra. Solo un modelo en un servidor vería lo que escribes, y solo mientras esté activado.',
  ],
  trouble: [
    'Lo siento mucho. El negocio tiene tu reserva y tu dinero: pregúntale primero, desde la página de la oferta. Después cuéntaselo a quienes llevan este sitio, en la página de contacto, abajo en cada página.',
    'Perdón, desde aquí no lo puedo arreglar. Un reembolso o un arreglo tiene que venir del negocio. Avisa también a quienes llevan este sitio, en la página de contacto, abajo en cada página.',
  ],
  buy: ['El botón de la página de una oferta lleva al sitio del negocio, y ahí reservas y pagas.'],
  terms: [
    'Los reembolsos, impuestos, propinas y si se combinan ofertas los decide el negocio donde compras. Dime una oferta y te digo lo que dice su página.',
  ],
  person: [
    'Soy un programa, pero detrás del sitio hay personas: las encuentras en la página de contacto, abajo en cada página. A un negocio llegas desde la página de la oferta.',
  ],
  codes: [
    'Aquí no hay nada que imprimir: reservas o compras con el negocio, y cada oferta tiene su enlace. Si tiene código, está en su página: tócalo para copiarlo y escríbelo al pagar.',
  ],
  earn: [
    'Con comisiones: si compras por un enlace de aquí, el negocio le paga una parte al sitio. Tú pagas lo mismo.',
    'Los enlaces a los negocios son pagados. El sitio recibe una comisión cuando compras; tu precio no cambia.',
  ],
  back: [
    'De vuelta a estas: {title}, {where}, y el resto de esa lista.',
    'Aquí están otra vez, primero {title}.',
  ],
  backAtStart: ['Esa ya era la primera lista. Aquí está otra vez.'],
  undone: ['Listo, lo quité.', 'Va, eso no cuenta.'],
  ended: ['{title} ya terminó: su último día fue el {until}.'],
  similar: ['Al estilo de {like}: {title}, {where}.', 'Si te gusta {like}, mira {title}, {where}.'],
  unlike: ['No tengo nada más como {like}. ¿Te serviría otro precio u otra zona?'],
  nicer: ['Un nivel más arriba: {title}, a {paid}.', 'Para algo más especial: {title}, {where}.'],
  nicest: ['Esas ya eran las mejores para lo que buscas.'],
  cheapestShown: ['Lo más barato de eso es {title}, a {paid}, que ya viste.'],
  cheaperElse: [
    'No hay nada más barato que sea justo eso. Por menos está {title}, a {paid}.',
    'Más barato que eso no hay. Por menos tengo {title}, a {paid}.',
  ],
  closest: ['Nada de lo que buscas queda más cerca que esas.'],
  insisted: ['Dijiste {words}, perdón.', 'Cierto, dijiste {words}. Perdón.'],
  mistaken: ['Perdón, me equivoqué.', 'Perdón, te entendí mal.'],
  ruledOut: ['{title} queda fuera.', 'Sin {title}, entonces.'],
  choice: [
    'Yo que tú, escogería {title}. {reasons}.',
    'Mi voto es para {title}: {reasons}.',
    'Para ti, {title}. {reasons}.',
  ],
  order: [
    'No puedo reservar, pedir ni llamar por ti, pero es rápido: la página de {title} te lleva a {vendor}.',
    'Esa parte te toca: abre la página de {title} y su enlace te lleva a {vendor}.',
  ],
  keep: [
    'El corazón en la página de {title} la guarda en este dispositivo, y el botón de compartir se la manda a quien quieras.',
    'Yo no puedo mandar ni guardar nada. En la página de {title}, el corazón la guarda y el botón de compartir la manda.',
  ],
  errand: [
    'No puedo reservar, llamar ni mandar mensajes; la página de cada oferta te lleva al negocio.',
    'Reservar o llamar no puedo, pero la página de cada oferta tiene el enlace para que lo hagas.',
  ],
  puzzledHere: [
    'Esa se me fue. Pregúntame de lo que ves aquí, o dime qué cambio: el precio, el lugar, el día.',
    'No te entendí bien. Dímelo con otras palabras o toca una de estas.',
  ],
  ack: [
    'Tómate tu tiempo. Aquí estoy si quieres saber más o ver otra cosa.',
    'Qué bien. Pregúntame lo que quieras de estas, o dime qué cambiarías.',
  ],
  joked: ['¡Ja! No la entendí: soy mejor con ofertas que con chistes.'],
  anyway: ['Perdona que no pude hacer más. Aquí estoy si necesitas otra cosa.'],
  joke: [
    'Le pedí a un cupón su mejor frase. Me dijo: “Quítale el 20%”. Para unas mejores, di “comedia”.',
    '¿Por qué el taco fue al gimnasio? Para endurecer la tortilla.',
  ],
  byPrice: ['Por precio: {list}.'],
  byEach: ['Por persona: {list}.'],
  byPlace: ['Por lugar: {list}.'],
  byTime: ['Por horario: {list}.'],
  nearest: ['Desde lo más cercano a {area}: {list}.'],
};
