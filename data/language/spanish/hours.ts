import type { DateWords } from '../dateWords.ts';
import { oneOf, words } from '../english/patterns.ts';

/** After a number that counts something else. */
export const spanishUncounted = `(?! ${oneOf('personas gente amigos adultos ninos dolares pesos horas minutos millas cuadras de dias noches semanas anos meses')}(?= ))`;

/** Spanish phrases for hours. */
export const spanishHours: Pick<DateWords, 'halves' | 'hours' | 'early' | 'late'> = {
  halves: {
    am: 'am|a m|a . m|a . m .|de la manana|de la madrugada',
    pm: 'pm|p m|p . m|p . m .|de la tarde|de la noche',
  },
  hours: [
    ['clock', '(?:las |la )?{hour} {half}'],
    ['clock', '(?:las |la )?(?<hour>\\d{1,2}:\\d\\d)'],
    ['clock', '(?:el )?(?:mediodia|medio dia|noon)', 720],
    ['clock', '(?:la )?(?:medianoche|media noche|midnight)', 1440],
    // "A las 8": a number after the article is a time, but "cuánto nos sale a las cuatro" counts people.
    [
      'clock',
      `(?<! (?:hacer|ir|comer|salir|para) )(?<! cuanto (?:nos|les) \\w+ a (?!las \\d+ (?:de la|[ap] ?m|en punto) ))(?:las|la) {hour}${spanishUncounted}(?! (?:en total|cada|ta|da|ra|ma|va|na|calle|avenida))`,
    ],
    ['clock', '(?<= (?:de|entre) ){hour}(?= (?:a|y) # )'],
    ['clock', '(?<= # (?:a|y|hasta) ){hour}'],
    ['window', '(?:a |en )?(?:la )?hora (?:de la comida|del almuerzo|del lunch|de comer)', 660, 840],
    [
      'window',
      'a primera hora(?: de la manana)?|(?:muy )?temprano (?:por|en|de) la manana|tempranito',
      360,
      600,
    ],
    ['window', '(?:durante el|de) dia(?! (?:de|del|completo|libre|festivo|a) )', 540, 1020],
    ['window', 'temprano (?:por|en) la tarde', 720, 900],
    [
      'window',
      '(?:levant\\w+|despert\\w+|empez\\w+|empiez\\w+) (?:mas )?tarde|dorm\\w+ hasta tarde',
      660,
      1440,
    ],
    ['window', 'despues de (?:la escuela|clases|las clases)', 900, 1080],
    ['window', '(?:a |en )?(?:la )?hora (?:de la cena|de cenar)', 1020, 1200],
    ['window', '(?<= (?:cena|cenar) )(?:mas )?tarde(?= (?:[.,@]|en|con|para)| $)', 1230],
    ['window', '(?:hasta|(?<! no )muy|abierto) tarde|tarde en la noche|altas horas(?: de la noche)?', 1320],
    ['between', '(?:entre|de|desde) # (?:y|a|hasta) #'],
    [
      'between',
      '(?:lleg|aterriz)\\w+ (?:a )?#(?: [^ @#]+){0,8}? (?:vamos|voy|salimos|salgo|sale|volamos|vuelo|regres\\w+|volv\\w+)(?: [^ @#]+){0,4}? #',
    ],
    ['window', '(?:siestas?|duerme)(?: \\w+){0,2} #', -1, -1],
    ['after', '(?:trabaj\\w+|ocupad[oa]s?)(?: \\w+)? hasta #'],
    ['after', '(?:trabaj\\w+|ocupad[oa]s?) #', 1],
    ['before', '(?:no|nada) (?:mas tarde|despues) de #'],
    ['after', '(?:no|nada) (?:mas temprano|antes) de #'],
    ['after', '(?:despues de|a partir de|desde|pasadas) #|# en adelante'],
    [
      'before',
      '(?:(?:ninera|nana)(?: \\w+){0,3} (?:va|irse|sale|queda)|(?:tengo|tenemos|hay) que (?:estar|volver|regresar|llegar|irnos|salir)(?: (?:a|en) (?:la )?casa)?)(?: (?:a|hasta|antes de))? #',
    ],
    ['before', '(?:antes de|antes del|hasta|a mas tardar(?: a)?) #'],
    ['around', '(?:a |al |como |sobre |alrededor de |hacia |tipo |por )*#'],
  ],
  early: words('(?:por|en|de) la manana|desayun\\w+|madrugada|amanecer|tempranito|brunch'),
  late: words('noches?|cena|cenar|tragos|copas|bares?|conciertos?|antros?|bailar|fiesta'),
};
