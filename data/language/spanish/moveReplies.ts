import type { MoveReplies } from '../moveWords.ts';

export const spanishMoveReplies: MoveReplies = {
  greetFirst: ['¡Hola!', '¡Qué gusto!', '¡Hola, hola!'],
  thanksFirst: ['¡De nada!', 'Con gusto.', '¡Para eso estoy!'],
  privacy: [
    'Esta conversación se guarda en este navegador y en ningún otro lado, para que puedas retomarla; si empiezas de nuevo, se borra. Solo si activas un modelo en línea tus palabras van a su servidor.',
    'Lo que escribes se queda en este navegador, y las respuestas salen de las ofertas en tu dispositivo. Si empiezas de nuevo, se borra. Solo un modelo en línea, si lo activas, lo vería.',
  ],
  earn: [
    'Con comisiones: si compras por un enlace de aquí, el vendedor le paga al sitio una parte. Tú pagas lo mismo.',
    'Los enlaces a los vendedores son pagados. El sitio recibe una comisión cuando compras; tu precio no cambia.',
  ],
  back: [
    'De vuelta a estas: {title}, {where}, y el resto de esa lista.',
    'Aquí están otra vez, primero {title}.',
  ],
  backAtStart: ['Esa ya era la primera lista, así que no hay nada más atrás. Aquí está de nuevo.'],
  undone: ['Listo, lo quité.', 'Olvidado, como si no lo hubieras dicho.'],
  similar: ['Al estilo de {like}: {title}, {where}.', 'Si te gusta {like}, mira {title}, {where}.'],
  unlike: ['No tengo nada más como {like}. ¿Te serviría otro precio u otra zona?'],
  nicer: ['Un nivel más arriba: {title}, a {price}.', 'Para algo más especial: {title}, {where}.'],
  nicest: ['Esas ya eran las mejores para lo que buscas.'],
  closest: ['Nada de lo que buscas queda más cerca que esas.'],
  ruledOut: ['{title} queda fuera.', 'Sin {title}, entonces.'],
  choice: [
    'Yo en tu lugar escogería {title}. {reasons}.',
    'Mi voto es para {title}: {reasons}.',
    'Para ti, {title}. {reasons}.',
  ],
  byPrice: ['Por precio: {list}.'],
  byPlace: ['Por lugar: {list}.'],
  byTime: ['Por horario: {list}.'],
};
