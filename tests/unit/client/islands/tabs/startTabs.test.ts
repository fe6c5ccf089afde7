import { describe, expect, it } from 'vitest';
import { tabByHash, tabByKey } from '../../../../../client/islands/tabs/startTabs.ts';

describe('client/islands/tabs/tabKeys', () => {
  it('moves to the next tab with an arrow key, wrapping around', () => {
    expect(tabByKey('ArrowRight', 0, 3, false)).toBe(1);
    expect(tabByKey('ArrowRight', 2, 3, false)).toBe(0);
    expect(tabByKey('ArrowLeft', 2, 3, false)).toBe(1);
    expect(tabByKey('ArrowLeft', 0, 3, false)).toBe(2);
  });

  it('moves to the left where the first tab is at the right', () => {
    expect(tabByKey('ArrowLeft', 0, 3, true)).toBe(1);
    expect(tabByKey('ArrowRight', 0, 3, true)).toBe(2);
    expect(tabByKey('Home', 2, 3, true)).toBe(0);
  });

  it('moves to the first and last tab with Home and End', () => {
    expect(tabByKey('Home', 2, 3, false)).toBe(0);
    expect(tabByKey('End', 0, 3, false)).toBe(2);
  });

  it('leaves other keys to the browser', () => {
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'ArrowUp', 'a'])
      expect(tabByKey(key, 1, 3, false)).toBeNull();
  });

  it('opens the tab of the hash, the first without a hash, and none for an unknown one', () => {
    const names = ['featured', 'trending', 'ending-soon'];
    expect(tabByHash('#ending-soon', names)).toBe(2);
    expect(tabByHash('#featured', names)).toBe(0);
    expect(tabByHash('', names)).toBe(0);
    expect(tabByHash('#main', names)).toBeNull();
  });
});
