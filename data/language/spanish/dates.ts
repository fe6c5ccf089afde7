import type { DateWords } from '../dateWords.ts';
import { oneOf, words } from '../english/patterns.ts';
import { spanishFeasts } from './feasts.ts';
import { spanishHours, spanishUncounted } from './hours.ts';

/*
 * Spanish phrases for days, without accents. English names are among them, because visitors mix both languages.
 */

/** After a number that is a day of the month. */
const dayEnd = `(?= (?:[.,@#]|$|${oneOf('y o a al hasta en por con si es son para de del desde antes despues somos vamos quiero queremos algo que cual hay porque pero mejor tambien mi su nuestro')}(?= )))`;

const span = '(?<unit>semana|fin de semana|finde|mes)';
const coming = '(?:proxim[oa]|siguiente|otr[oa])';

/** Small words between the two days of a stay. */
const small = `(?: ${oneOf('[.,] y luego despues nos me se el de del la a las por en ya vamos voy estamos estoy dia manana tarde noche ciudad aqui alli hasta')})*`;
const arriving = '(?:lleg\\w+|aterriz\\w+|ven\\w+|vien\\w+|estar\\w+|estamos|estoy|qued\\w+)';
const leaving =
  '(?:nos vamos|me voy|se van?|sal\\w+|regres\\w+|volv\\w+|vuelv\\w+|parti\\w+|qued\\w+ hasta|hasta)';

export const spanishDates: DateWords = {
  months: [
    'enero|ene|january|jan',
    'febrero|feb|february',
    'marzo|march',
    'abril|abr|april',
    'mayo',
    'junio|jun|june',
    'julio|jul|july',
    'agosto|ago|august',
    'septiembre|setiembre|sept|september',
    'octubre|oct|october',
    'noviembre|nov|november',
    'diciembre|dic|december|dec',
  ],
  weekdays: [
    'domingo|domingos|sunday',
    'lunes|monday',
    'martes|tuesday',
    'miercoles|wednesday',
    'jueves|thursday',
    'viernes|friday',
    'sabado|sabados|saturday',
  ],
  ordinals: [
    'primero|primer|primera|1 ro|1 er',
    'segundo|segunda',
    'tercero|tercer|tercera',
    'cuarto|cuarta',
    'quinto|quinta',
  ],
  last: 'ultimo|ultima',
  units: {
    day: 'dia|dias|noche',
    week: 'semana|semanas',
    weekend: 'fin de semana|fines de semana|finde|findes',
    month: 'mes|meses',
  },
  counts: { un: 1, una: 1, uno: 1, 'un par de': 2, 'par de': 2, unos: 3, unas: 3 },
  edges: {
    early: 'principios|comienzos|inicios|principio|inicio|primera semana',
    middle: 'mediados|mitad',
    late: 'finales|fines|final|fin|ultima semana',
  },
  feasts: spanishFeasts,
  dates: [
    ['slashed', '{slashed}(?! (?:de precio|horas?))'],
    // "del 5 al 7 de diciembre", "el 5 o el 6 de diciembre de 2027"
    [
      'date',
      '(?:el )?(?:{weekday} (?:, )?)?(?:dia )?{day} (?:al|a|hasta el|y el|y|o el|o) {end} de {month}(?: (?:de |del )?{year})?',
    ],
    [
      'date',
      '(?:el )?(?:{weekday} (?:, )?)?(?:el )?(?:dia )?{day} (?:de |del mes de )?{month}(?: (?:de |del )?{year})?',
    ],
    ['date', `(?:el )?{month} {day}(?: (?:st|nd|rd|th))?(?: {year})?${spanishUncounted}`],
    ['nth', '(?:el |la )?{nth} (?<unit>fin de semana|finde) (?:de|en) {month}'],
    ['nth', '(?:el |la )?{nth} {weekday} (?:de|en) {month}'],
    ['nth', '(?:la )?(?!primera |1 ){nth} (?<unit>semana) (?:de|en) {month}'],
    ['nth', '(?:el |la )?{nth} (?<unit>fin de semana|finde) (?:del|de este) mes'],
    ['nth', '(?:el |la )?{nth} {weekday} (?:del|de este) mes'],
    ['nth', '(?:el |la )?{nth} {weekday} del (?:proximo mes|mes (?:que viene|proximo|entrante))', 1],
    ['month', '(?:a |la )?{edge} (?:de |del mes de ){month}(?: (?:de |del )?{year})?'],
    ['month', '{month}(?= (?:tambien )?(?:esta bien|sirve|me sirve|funciona) )'],
    ['month', '(?<= (?:en|durante|este|todo|para) ){month}(?: (?:de |del )?{year})?(?! \\d)'],
    // "Un viernes o sábado de diciembre"
    [
      'month',
      '(?<= (?:domingos?|lunes|martes|miercoles|jueves|viernes|sabados?|finde|semana) de ){month}(?! \\d)',
    ],
    [
      'feast',
      `(?<! ${oneOf('luces arbol mercad\\w+ regalo regalos tarjeta tarjetas adornos adorno decoraciones musica compras villancicos galletas disfraz disfraces ofertas')} de (?:las? |los )?)(?:el |la |este |esta )?{feast}(?: (?:[.,] )?(?:el |dia |o sea |que (?:es|cae) )*\\d{1,2}(?= (?:[.,]|$|para|pa|con|en|y|algo|que)))?`,
    ],
    ['dayOfMonth', `(?:el )?{weekday} (?:, )?(?:el )?(?:dia )?{day}${dayEnd}`, 1],
    ['dayOfMonth', `(?<= (?:del|entre el|desde el) ){day} (?:al|y el|hasta el) {end}${dayEnd}`, 1],
    ['dayOfMonth', `(?:el )?dia {day}${dayEnd}`, 1],
    ['dayOfMonth', `(?<= (?:para|hasta|es|desde|antes|despues) )(?:el|del) (?<day>\\d{1,2})${dayEnd}`, 1],
    ['dayOfMonth', '(?<= antes )del (?<day>\\d{1,2})(?! (?:de|%|cumple\\w*|aniversario) )', 1],
    ['dayOfMonth', `el (?<day>\\d{1,2})${dayEnd}`],
    ['day', 'pasado manana', 2],
    ['day', '(?:de )?hoy en 8', 7],
    ['day', '(?:de )?hoy en 15', 14],
    ['weekdayOf', `(?:el )?{weekday} de la (?:${coming} semana|semana (?:que viene|${coming}|entrante))`, 1],
    // "Del jueves al domingo de la próxima semana"
    [
      'weekdayOf',
      `{weekday}(?= (?:al|a) \\w+ de la (?:${coming} semana|semana (?:que viene|${coming}|entrante)) )`,
      1,
    ],
    ['weekdayOf', `(?:el )?(?:${coming} {weekday})`],
    ['weekdayOf', `(?:el )?{weekday} (?:que viene|que entra|entrante|${coming})`],
    ['unit', `(?:la|el) ${span} despues de(?:l| la) proxim[oa]`, 2],
    ['unit', `(?:(?:a )?{edge} de )?(?:la |el |l )?${coming} ${span}`, 1],
    ['unit', `(?:(?:a )?{edge} de )?(?:la |el |l )?${span} (?:que viene|que entra|entrante|${coming})`, 1],
    ['unit', `(?:a )?{edge} (?:de la|del|de este|de esta) ${span}`],
    [
      'stay',
      '(?<= (?:aqui|en la ciudad|de visita|de paso|de vacaciones|quedamos|quedo) (?:por |solo )?){count} dias?',
    ],
    [
      'stay',
      '(?<= (?:aqui|en la ciudad|de visita|de paso|de vacaciones|quedamos|quedo) (?:por |solo )?){count} noches?',
      1,
    ],
    ['next', '(?<= (?:los|las) )(?:proximos|proximas|siguientes) {count} {unit}'],
    ['ahead', '(?:en|dentro de) (?:como )?{count} (?<unit>dias|semanas?|mes|meses)'],
    ['after', '(?:el )?{weekday} (?:despues|siguiente) (?:de |del |a |al )?@'],
    ['after', '(?:el )?{weekday} antes (?:de |del )@', -1],
    ['next', '(?:hoy|esta noche) o manana', 2],
    ['weekday', '(?:el |este |los )?{weekday}'],
    ['day', '(?<! (?:la|esta|de|cada|muy|media) )manana', 1],
    ['day', 'hoy|esta noche|(?<!hasta )ahor(?:it)?a'],
    ['after', '(?:el |la )?(?:{count} )?{unit} (?:despues|siguiente) (?:de |del |a |al )@'],
    ['after', '(?:el |la )?(?:{count} )?{unit} antes (?:de |del )@', -1],
    ['of', '(?:el |la )?{unit} (?:de |del )@'],
    ['unit', `(?:este|el|esta|la) ${span}`],
    // "Llegamos el 10 de diciembre y nos vamos el 14", "viernes por 3 noches"
    ['range', `(?<= ${arriving}${small} )@${small} ${leaving}${small} @`],
    ['range', '@ (?:, )?(?:por |durante )?{count} noches'],
    ['range', '(?:por )?{count} dias (?:desde|a partir de|a partir del) (?:el )?@', -1],
    ['range', '(?:(?:de|del|desde|desde el) )?@ (?:a|al|hasta|hasta el) @'],
    ['range', 'entre @ y @'],
    ['either', '@ (?:, )?(?:o|y) (?:quizas? |tal vez )?@'],
    ['until', '(?:hasta|a mas tardar) (?:el )?@'],
    ['until', 'antes (?:de |del )?@', -1],
    ['since', '(?:desde|a partir de|a partir del) @(?: en adelante)?'],
    ['since', '(?:despues de|despues del|pasad[oa]) @', 1],
  ],
  ...spanishHours,
  occasion: words(
    'regal\\w+|obsequios?|detalle para|(?:cosas|algo|planes|eventos|ambiente|epoca|temporada|fiestas?|mercados?|galletas|compras) de navidad|(?:fiesta|cena|comida|almuerzo|brindis|convivio) de navidad (?:de (?:la|mi)|del|con (?:el|mi|los|mis)) (?:equipo|oficina|empresa|trabajo|companeros|colegas)|(?<! (?:en|de|dia de|hasta|antes de|el dia de) )navidad(?! (?:por la|en la))|(?:para|por|de|en) navidad(?= (?:con|para) )',
  ),
};
