import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { createVocabulary } from '../../../../../client/assistant/understand/vocabulary.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import { sampleDealData } from '../../../../support/dealData.ts';
import { sampleAssistantData } from '../../../client/assistant/support/sampleAssistant.ts';

const vocabulary = createVocabulary(sampleAssistantData(), sampleDealData({ deals: [] }), spanish);

/** The days that `text` names on Saturday, November 21 of 2026, and the hours; `null` for none. */
function timesIn(text: string): readonly [days: string | null, hours: string | null] {
  const { dates, hours } = parseMessage(text, vocabulary);
  const range = dates?.on('2026-11-21') ?? null;
  const days = range && (range.first === range.last ? range.first : `${range.first} a ${range.last}`);
  return [days, hours && `${hours.from / 60}-${hours.to / 60}`];
}

describe('data/language/spanish/dates', () => {
  it.each([
    ['cena el 5 de diciembre', '2026-12-05'],
    ['diciembre 5', '2026-12-05'],
    ['el sábado 5', '2026-12-05'],
    ['12/5', '2026-12-05'],
    ['mi cumpleaños es el 3', '2026-12-03'],
    ['para el 14', '2026-12-14'],
    ['pasado mañana', '2026-11-23'],
    ['el próximo viernes', '2026-11-27'],
    ['el viernes que viene', '2026-11-27'],
    ['en dos semanas', '2026-12-05'],
    ['dentro de 10 días', '2026-12-01'],
    ['Nochebuena', '2026-12-24'],
    ['en navidad (el 25) pa comer', '2026-12-25'],
    ['de hoy en ocho', '2026-11-28'],
    ['para Acción de Gracias', '2026-11-26'],
    ['el día de las madres', '2027-05-09'],
    ['del 5 al 7 de diciembre', '2026-12-05 a 2026-12-07'],
    ['entre el 10 y el 14', '2026-12-10 a 2026-12-14'],
    ['del viernes al domingo', '2026-11-27 a 2026-11-29'],
    ['la semana que viene', '2026-11-23 a 2026-11-29'],
    ['el próximo mes', '2026-12-01 a 2026-12-31'],
    ['el fin de semana después de Acción de Gracias', '2026-11-27 a 2026-11-29'],
    ['el primer fin de semana de diciembre', '2026-12-04 a 2026-12-06'],
    ['a mediados de enero', '2027-01-11 a 2027-01-20'],
  ])('finds the days of "%s": %s', (text, days) => {
    expect(timesIn(text)).toEqual([days, null]);
  });

  it.each([
    ['después de las 8', '20-30'],
    ['antes del mediodía', '0-12'],
    ['como a las 7', '19-19'],
    ['a las 6:30 pm', '18.5-18.5'],
    ['entre las 2 y las 5', '14-17'],
    ['de 2 a 5 pm', '14-17'],
    ['a primera hora', '6-10'],
    ['hasta tarde', '22-30'],
    ['a las 8 de la noche', '20-20'],
  ])('finds the hours of "%s": %s', (text, hours) => {
    expect(timesIn(text)).toEqual([null, hours]);
  });

  it.each([
    ...['cena para 8', '8 personas', 'menos de 8 dólares', 'la segunda opción', 'mañana por la mañana'],
    ...['un regalo de navidad', 'luces de navidad', 'mi hijo tiene 8 años'],
  ])('finds no time in "%s"', (text) => {
    expect(timesIn(text)).toEqual([null, null]);
  });
});
