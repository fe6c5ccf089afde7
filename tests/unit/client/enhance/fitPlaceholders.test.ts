import { describe, expect, it } from 'vitest';
import { withoutLastExample } from '../../../../client/enhance/fitPlaceholders.ts';

describe('client/enhance/fitPlaceholders', () => {
  it('leaves out the last example, as long as there is one', () => {
    expect(withoutLastExample('Ask about deals, restaurants, events...')).toBe(
      'Ask about deals, restaurants...',
    );
    expect(withoutLastExample('Ask about deals, restaurants…')).toBe('Ask about deals…');
    expect(withoutLastExample('Ask about deals…')).toBeNull();
  });
});
