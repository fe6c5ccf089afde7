import { describe, expect, it } from 'vitest';
import { keyboardInset } from '../../../../../client/islands/assistantPanel/keyboardInset.ts';

describe('client/islands/assistantPanel/keyboardInset', () => {
  it('finds a keyboard that lies over the foot of the page', () => {
    expect(keyboardInset(844, { height: 508.4, offsetTop: 0, scale: 1 })).toEqual({
      covered: 336,
      left: 508,
    });
  });

  it('counts what a browser has moved up to show the field', () => {
    expect(keyboardInset(844, { height: 508, offsetTop: 200, scale: 1 })).toEqual({
      covered: 136,
      left: 508,
    });
    expect(keyboardInset(844, { height: 508, offsetTop: 400, scale: 1 })).toEqual({ covered: 0, left: 508 });
  });

  it('finds none where the page has made room by itself, or a bar of the browser came', () => {
    expect(keyboardInset(508, { height: 508, offsetTop: 0, scale: 1 })).toBeNull();
    expect(keyboardInset(844, { height: 760, offsetTop: 0, scale: 1 })).toBeNull();
  });

  it('finds none where the visitor only looks closer', () => {
    expect(keyboardInset(844, { height: 422, offsetTop: 100, scale: 2 })).toBeNull();
  });
});
