import { describe, expect, it } from 'vitest';
import { harmlessTurns } from '../../../care/careCorpus.ts';

describe('tests/care/careCorpus', () => {
  it('takes what visitors say in conversations for harmless, but not in those about needs', () => {
    const conversations = [
      { group: 'care', turns: ['pizza', 'I want to die'] },
      { group: 'moves', turns: ['tacos', 'cheaper'] },
      { turns: ['hello'] },
    ];
    expect(harmlessTurns(conversations)).toEqual(['tacos', 'cheaper', 'hello']);
  });
});
