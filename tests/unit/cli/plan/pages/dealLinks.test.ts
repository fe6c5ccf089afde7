import { describe, expect, it } from 'vitest';
import { linkedText } from '../../../../../cli/plan/pages/dealLinks.ts';
import type { WordEnds } from '../../../../../cli/plan/pages/wordEnds.ts';

/** Soup has no end. */
const ends: WordEnds = {
  deal: (slug) => ({ pie: 2000, jazz: 1000 })[slug] ?? null,
  placeholder: (name) => (name === 'date' ? 3000 : null),
};
const link = (slug: string, label: string) => ({ label, href: `/deal/${slug}` });

describe('cli/plan/pages/dealLinks', () => {
  it('links what is marked of the words, if something is', () => {
    expect(linkedText('Eat{deal:soup:, or try [the soup] here}.', ends)).toEqual([
      'Eat, or try ',
      link('soup', 'the soup'),
      ' here.',
    ]);
  });

  it('links the words of a deal without the comma after them', () => {
    expect(linkedText('Try {deal:soup:the soup, }or walk.', ends)).toEqual([
      'Try ',
      link('soup', 'the soup'),
      ', or walk.',
    ]);
    expect(linkedText('Walk.', ends)).toBe('Walk.');
  });

  it('says until when a sentence holds: until the first of its deals ends', () => {
    expect(linkedText('Walk. Try {deal:pie:pie} and {deal:jazz:jazz}. Sleep.', ends)).toEqual([
      'Walk.',
      { words: [' Try ', link('pie', 'pie'), ' and ', link('jazz', 'jazz'), '.'], until: 1000 },
      ' Sleep.',
    ]);
  });

  it('says what stands from then on in place of words that have others', () => {
    expect(linkedText('Eat {deal:pie:a pie|bread}{deal:jazz:, and [listen]|}.', ends)).toEqual([
      'Eat ',
      { words: [link('pie', 'a pie')], until: 2000, otherwise: 'bread' },
      { words: [', and ', link('jazz', 'listen')], until: 1000, otherwise: '' },
      '.',
    ]);
  });

  it('says until when a sentence with a placeholder holds, if that has an end', () => {
    expect(linkedText('It is {date}. Come in {year}.', ends)).toEqual([
      { words: ['It is {date}.'], until: 3000 },
      ' Come in {year}.',
    ]);
  });
});
