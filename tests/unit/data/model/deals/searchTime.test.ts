import { describe, expect, it } from 'vitest';
import { readSearchTime } from '../../../../../data/model/deals/searchTime.ts';

const saturday = new Date(2026, 10, 28, 12).getTime();

describe('data/model/deals/searchTime', () => {
  it.each([
    ['tonight in south end', 'south end'],
    ['jazz for tonight', 'jazz'],
    ['dinner in the park tonight', 'dinner in the park'],
    ['cena esta noche', 'cena'],
  ])('keeps of "%s" no word that joined the time to the others', (query, words) => {
    expect(readSearchTime(query, saturday)).toEqual({ when: 'tonight', words });
  });

  it.each([
    ['is anything open tonight', ''],
    ['what is open tonight', ''],
    ['restaurants open tonight', 'restaurants'],
    ['museums that are open tonight', 'museums'],
    ['qué hay abierto esta noche', ''],
    ['open mic tonight', 'open mic'],
  ])('takes "open" in "%s" for no word of its own', (query, words) => {
    expect(readSearchTime(query, saturday)).toEqual({ when: 'tonight', words });
  });

  describe('on a Saturday', () => {
    it.each([
      ['brunch saturday', '2026-11-28', 'brunch'],
      ['Sunday brunch', '2026-11-29', 'brunch'],
      ['jazz on Friday night', '2026-12-04-evening', 'jazz'],
      ['friday evening', '2026-12-04-evening', ''],
      ['yoga sunday morning', '2026-11-29-morning', 'yoga'],
      ['tomorrow afternoon', '2026-11-29-afternoon', ''],
      ['tea this afternoon', '2026-11-28-afternoon', 'tea'],
      ['cena el viernes por la noche', '2026-12-04-evening', 'cena'],
      ['yoga sábado por la mañana', '2026-11-28-morning', 'yoga'],
      ['mañana por la tarde', '2026-11-29-afternoon', ''],
      ['this thursday', '2026-12-03', ''],
    ])('takes the day of "%s" for the next one', (query, when, words) => {
      expect(readSearchTime(query, saturday)).toEqual({ when, words });
    });
  });

  it.each([
    ['next friday', '2026-12-04', ''],
    ['shows next sunday', '2026-12-06', 'shows'],
    ['next friday live music', '2026-12-04', 'live music'],
    ['next thursday night', '2026-12-03-evening', ''],
    ['dinner friday next week', '2026-12-04', 'dinner'],
    ['el próximo sábado', '2026-12-05', ''],
    ['viernes que viene', '2026-12-04', ''],
    ['this week', '2026-11-28-2026-11-29', ''],
    ['jazz next week', '2026-11-30-2026-12-06', 'jazz'],
    ['conciertos la próxima semana', '2026-11-30-2026-12-06', 'conciertos'],
    ['la semana que viene', '2026-11-30-2026-12-06', ''],
    ['esta semana', '2026-11-28-2026-11-29', ''],
    ['this month', '2026-11-28-2026-11-30', ''],
    ['este mes', '2026-11-28-2026-11-30', ''],
    ['next month', '2026-12-01-2026-12-31', ''],
    ['december', '2026-12-01-2026-12-31', ''],
    ['November', '2026-11-28-2026-11-30', ''],
    ['concerts in december', '2026-12-01-2026-12-31', 'concerts'],
    ['december events', '2026-12-01-2026-12-31', 'events'],
    ['eventos en enero', '2027-01-01-2027-01-31', 'eventos'],
    ['january 2027', '2027-01-01-2027-01-31', ''],
    ['may', '2027-05-01-2027-05-31', ''],
    ['picnic in may', '2027-05-01-2027-05-31', 'picnic'],
    ['dec 10 to dec 14', '2026-12-10-2026-12-14', ''],
    ['brunch december 10-14', '2026-12-10-2026-12-14', 'brunch'],
    ['from dec 28th to january 2nd', '2026-12-28-2027-01-02', ''],
    ['the 5th through the 7th of june', '2027-06-05-2027-06-07', ''],
    ['conciertos del 10 al 14 de diciembre', '2026-12-10-2026-12-14', 'conciertos'],
    ['nov 20 - nov 30', '2026-11-28-2026-11-30', ''],
  ])('takes on a Saturday "%s" for %s', (query, when, words) => {
    expect(readSearchTime(query, saturday)).toEqual({ when, words });
  });

  it.each([
    'july 4 kids',
    'july fourth',
    'fourth of july',
    '4 de julio',
    '4th of july parade',
    'dec 12',
    'january 12',
    'may the fourth',
    'what may i bring',
    'march of the penguins',
    'fashion week',
    'next cup',
    'five weeknights',
    'dec 40 to 45',
    'decor 10 to 14',
  ])('takes "%s" for no week, month or day of the week', (query) => {
    expect(readSearchTime(query, saturday)).toEqual({ when: null, words: query });
  });

  it.each(['in south end', 'easter sunday brunch', 'black friday', 'champiñonesmañanas'])(
    'leaves words without a time as they are: %s',
    (query) => {
      expect(readSearchTime(query, saturday)).toEqual({ when: null, words: query });
    },
  );

  it.each([
    ['tacos hoy', 'today'],
    ['tacos mañana', 'tomorrow'],
    ['tacos este fin de semana', 'weekend'],
    ['tacos abierto ahora', 'now'],
    ['tacos el próximo fin de semana', 'next-weekend'],
  ])('reads the Spanish time of "%s"', (query, when) => {
    expect(readSearchTime(query, saturday)).toEqual({ when, words: 'tacos' });
  });
});
