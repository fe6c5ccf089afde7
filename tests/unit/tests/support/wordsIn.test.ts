import { describe, expect, it } from 'vitest';
import { evenWords, hasWords } from '../../../support/wordsIn.ts';

describe('tests/support/wordsIn', () => {
  it('evens out case, accents, quotes and spaces', () => {
    expect(evenWords('El  Sábado, “I’m” –')).toBe('el sabado, "i\'m" -');
  });

  it('evens out times of day, amounts and short names of days and months', () => {
    for (const time of ['7 p.m.', '7:00 PM', '7pm', '7:00 p.m.']) expect(evenWords(time)).toBe('7pm');
    expect(evenWords('7:30 a.m. on')).toBe('7:30am on');
    expect(evenWords('$1,200')).toBe('$1200');
    expect(evenWords('Sat, Dec. 5')).toBe('saturday, december 5');
    expect(evenWords('Sept 7')).toBe('september 7');
    expect(evenWords('we may be in the sun')).toBe('we may be in the sun');
  });

  it('finds words from where a word begins', () => {
    expect(hasWords('Free parking behind the hall', 'parking')).toBe(true);
    expect(hasWords('I don’t know', "don't know")).toBe(true);
    expect(hasWords('Museums of the city', 'museum')).toBe(true);
    expect(hasWords('I am Charlotte', 'lot')).toBe(false);
    expect(hasWords('carefree', 'free')).toBe(false);
    expect(hasWords('gluten-free', 'free')).toBe(true);
  });

  it('lets short words end only with a plural', () => {
    expect(hasWords('two bars', 'bar')).toBe(true);
    expect(hasWords('a barber', 'bar')).toBe(false);
    expect(hasWords('a spaghetti bar', 'spa')).toBe(false);
    expect(hasWords('a barber', 'barb')).toBe(true);
  });

  it('finds whole numbers', () => {
    expect(hasWords('It costs $20.', '20')).toBe(true);
    expect(hasWords('It costs $20.', '$20')).toBe(true);
    expect(hasWords('It costs $200.', '20')).toBe(false);
    expect(hasWords('It costs $120.', '20')).toBe(false);
    expect(hasWords('It costs $20.50.', '20')).toBe(false);
    expect(hasWords('From 8 p.m. on', '8:00 pm')).toBe(true);
    expect(hasWords('From 8:30 p.m. on', '8')).toBe(false);
    expect(hasWords('On December 5, all day', 'Dec 5')).toBe(true);
    expect(hasWords('On December 15', 'Dec 5')).toBe(false);
  });
});
