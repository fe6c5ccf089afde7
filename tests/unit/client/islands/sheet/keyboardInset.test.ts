import { describe, expect, it } from 'vitest';
import { keyboardInset } from '../../../../../client/islands/sheet/keyboardInset.ts';

describe('client/islands/sheet/keyboardInset', () => {
  it('detects a keyboard that covers the page', () => {
    expect(keyboardInset(844, { height: 508.4, offsetTop: 0, scale: 1 })).toEqual({
      covered: 336,
      left: 508,
    });
  });

  it('subtracts what the browser has scrolled up', () => {
    expect(keyboardInset(844, { height: 508, offsetTop: 200, scale: 1 })).toEqual({
      covered: 136,
      left: 508,
    });
    expect(keyboardInset(844, { height: 508, offsetTop: 400, scale: 1 })).toEqual({ covered: 0, left: 508 });
  });

  it("ignores a resized page and the browser's own bars", () => {
    expect(keyboardInset(508, { height: 508, offsetTop: 0, scale: 1 })).toBeNull();
    expect(keyboardInset(844, { height: 760, offsetTop: 0, scale: 1 })).toBeNull();
  });

  it('ignores zooming', () => {
    expect(keyboardInset(844, { height: 422, offsetTop: 100, scale: 2 })).toBeNull();
  });
});
