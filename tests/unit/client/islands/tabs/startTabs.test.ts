import { describe, expect, it } from 'vitest';
import { tabByHash, tabByKey } from '../../../../../client/islands/tabs/startTabs.ts';

describe('client/islands/tabs/tabKeys', () => {
  it('goes to the neighbor with an arrow, around the ends', () => {
    expect(tabByKey('ArrowRight', 0, 3)).toBe(1);
    expect(tabByKey('ArrowRight', 2, 3)).toBe(0);
    expect(tabByKey('ArrowLeft', 2, 3)).toBe(1);
    expect(tabByKey('ArrowLeft', 0, 3)).toBe(2);
  });

  it('goes to the ends with Home and End', () => {
    expect(tabByKey('Home', 2, 3)).toBe(0);
    expect(tabByKey('End', 0, 3)).toBe(2);
  });

  it('leaves other keys to the browser', () => {
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'ArrowUp', 'a']) expect(tabByKey(key, 1, 3)).toBeNull();
  });

  it('opens the tab that the address names, the first where it names nothing, and none for other places', () => {
    const names = ['featured', 'trending', 'ending-soon'];
    expect(tabByHash('#ending-soon', names)).toBe(2);
    expect(tabByHash('#featured', names)).toBe(0);
    expect(tabByHash('', names)).toBe(0);
    expect(tabByHash('#main', names)).toBeNull();
  });
});
