import { describe, expect, it } from 'vitest';
import { isAway } from '../../../../client/enhance/hideFilters.ts';

describe('client/enhance/hideFilters', () => {
  it('hides the bar on the way down its list, and shows it on the way up and above the list', () => {
    expect(isAway(40, 900, 500)).toBe(true);
    expect(isAway(-40, 900, 500)).toBe(false);
    expect(isAway(40, 300, 500)).toBe(false);
  });
});
