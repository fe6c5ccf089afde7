import { describe, expect, it } from 'vitest';
import { shortened } from '../../../../client/enhance/fitPlaceholders.ts';

describe('client/enhance/fitPlaceholders', () => {
  it('leaves out the last example, as long as there is one', () => {
    expect(shortened('Ask about deals, restaurants, events...')).toBe('Ask about deals, restaurants...');
    expect(shortened('Ask about deals, restaurants…')).toBe('Ask about deals…');
    expect(shortened('Ask about deals…')).toBeNull();
  });
});
