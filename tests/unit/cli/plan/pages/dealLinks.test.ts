import { describe, expect, it } from 'vitest';
import { linkedText } from '../../../../../cli/plan/pages/dealLinks.ts';

describe('cli/plan/pages/dealLinks', () => {
  it('links what is marked of the words, if something is', () => {
    expect(linkedText('Eat{deal:soup:, or try [the soup] here}.')).toEqual([
      'Eat, or try ',
      { label: 'the soup', href: '/deal/soup' },
      ' here',
      '.',
    ]);
  });

  it('links the words of a deal without the comma after them', () => {
    expect(linkedText('Try {deal:soup:the soup, }or walk.')).toEqual([
      'Try ',
      { label: 'the soup', href: '/deal/soup' },
      ', ',
      'or walk.',
    ]);
    expect(linkedText('Walk.')).toBe('Walk.');
  });
});
