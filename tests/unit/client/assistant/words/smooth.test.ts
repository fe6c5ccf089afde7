import { describe, expect, it } from 'vitest';
import { smooth } from '../../../../../client/assistant/words/smooth.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';

describe('client/assistant/words/smooth', () => {
  it('joins words as they are spoken', () => {
    expect(smooth('Museo y historia o ópera o otra cosa', spanish)).toBe(
      'Museo e historia o ópera u otra cosa',
    );
    expect(smooth('Agua y hielo, a el lunes, después de el martes', spanish)).toBe(
      'Agua y hielo, al lunes, después del martes',
    );
  });

  it('changes nothing in English', () => {
    expect(smooth('a el y i', english)).toBe('a el y i');
  });
});
