import { describe, expect, it } from 'vitest';
import { filled } from '../../../../../client/assistant/words/filled.ts';

describe('client/assistant/words/filled', () => {
  it('puts values in place of the names in braces, and nothing where there is no value', () => {
    expect(filled('{count} of {count} {what}{else}', { count: 2, what: 'deals' })).toBe('2 of 2 deals');
  });
});
