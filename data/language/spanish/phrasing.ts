import type { ChipWords } from '../chipWords.ts';
import type { Language } from '../language.ts';
import type { ReasonWords } from '../reasonWords.ts';
import type { TimeWords } from '../timeWords.ts';

/*
 * How chips, reasons, times and quick replies are worded.
 */

export const spanishChips: ChipWords = {
  family: 'En familia',
  adults: 'Solo adultos',
  indoor: 'Adentro',
  outdoor: 'Al aire libre',
  both: 'Adentro o afuera',
  adventurous: 'Con aventura',
  relaxing: 'Tranquilo',
  free: 'Gratis',
  from: 'Desde {min}',
  under: 'Menos de {max}',
  about: 'Unos {max}',
  between: 'De {min} a {max}',
  alone: 'Solo yo',
  people: '{count} personas',
  not: 'Sin {what}',
};

export const spanishReasons: ReasonWords = {
  indoor: 'bajo techo',
  outdoor: 'al aire libre',
  citywide: 'por toda la ciudad',
  inArea: 'en {area}',
  inAreas: 'en {count} zonas de la ciudad',
  total: '{total} para {count}',
  each: '{paid} por persona',
  ages: 'de {from} a {to} años',
  fromAge: 'desde los {from} años',
  away: 'a {miles} millas',
  free: 'gratis',
  onDate: 'el {date}',
  inSeason: 'a partir de {month}',
  open: 'abierto',
  soldOut: 'agotado',
};

export const spanishTimes: TimeWords = {
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  date: '{day} de {month} de {year}',
  dayOfMonth: '{day} de {month}',
  dayAndTimes: '{day}: {times}',
  day: 'el {weekday} {date}',
  shortDay: '{weekday}, {date}',
  days: '{from} hasta {to}',
  daysInMonth: '{days} de {month}',
  clock: {
    am: 'las {time} a. m.',
    pm: 'las {time} p. m.',
    one: { am: 'la {time} a. m.', pm: 'la {time} p. m.' },
    noon: 'las 12 del día',
    midnight: 'las 12 de la noche',
  },
  names: { noon: 'mediodía', midnight: 'medianoche' },
  hours: {
    after: 'después de {from}',
    before: 'antes de {to}',
    around: 'a eso de {from}',
    between: 'entre {from} y {to}',
  },
  dayAndHours: '{day}, {hours}',
  inPart: {
    morning: 'por la mañana',
    afternoon: 'por la tarde',
    evening: 'por la noche',
    late: 'tarde en la noche',
  },
  when: {
    now: 'ahora mismo',
    today: 'hoy',
    tonight: 'esta noche',
    tomorrow: 'mañana',
    weekend: 'fin de semana',
    'this-week': 'esta semana',
    workday: 'entre semana',
    'this-month': 'este mes',
    morning: 'por la mañana',
    afternoon: 'por la tarde',
    evening: 'por la noche',
  },
  partOf: {
    morning: '{day} por la mañana',
    afternoon: '{day} por la tarde',
    evening: '{day} por la noche',
    late: '{day} hasta tarde',
  },
  partOfToday: {
    morning: 'esta mañana',
    afternoon: 'esta tarde',
    evening: 'esta noche',
    late: 'esta noche, hasta tarde',
  },
  spoken: { 'fin de semana': 'el fin de semana' },
};

export const spanishQuickReplies: Language['quickReplies'] = {
  'audience-and-setting': [
    'En familia, adentro',
    'En familia, afuera',
    'Adultos, adentro',
    'Adultos, afuera',
  ],
  audience: ['Con la familia', 'Solo adultos'],
  setting: ['Adentro', 'Al aire libre'],
  time: ['Por la mañana', 'Por la tarde', 'Por la noche'],
  budget: ['Menos de {amount}', 'El precio no importa'],
  open: ['Algo más barato', 'Sorpréndeme'],
  none: ['Sorpréndeme'],
  standing: ['Muéstrame otra cosa', 'Más opciones'],
};

/** "Museo e historia", "plata u oro", "del", "al". */
export const spanishEuphony: Language['euphony'] = [
  [' y (?=h?i(?!e))', ' e '],
  [' o (?=h?o)', ' u '],
  [' de el ', ' del '],
  [' a el ', ' al '],
];

export const spanishFirstReplies = [
  'Comida y restaurantes',
  'Planes en familia',
  'Planes para adultos',
  'Eventos del fin de semana',
];
