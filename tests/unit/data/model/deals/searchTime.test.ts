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
