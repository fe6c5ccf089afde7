import { describe, expect, it } from 'vitest';
import { keyboardOver } from '../../../../../client/islands/assistantPanel/seenPart.ts';

describe('client/islands/assistantPanel/seenPart', () => {
  it('finds a keyboard that lies over the foot of the page', () => {
    expect(keyboardOver(844, { height: 508.4, offsetTop: 0, scale: 1 })).toEqual({ covered: 336, left: 508 });
  });

  it('counts what a browser has moved up to show the field', () => {
    expect(keyboardOver(844, { height: 508, offsetTop: 200, scale: 1 })).toEqual({ covered: 136, left: 508 });
    expect(keyboardOver(844, { height: 508, offsetTop: 400, scale: 1 })).toEqual({ covered: 0, left: 508 });
  });

  it('finds none where the page has made room by itself, or a bar of the browser came', () => {
    expect(keyboardOver(508, { height: 508, offsetTop: 0, scale: 1 })).toBeNull();
    expect(keyboardOver(844, { height: 760, offsetTop: 0, scale: 1 })).toBeNull();
  });

  it('finds none where the visitor only looks closer', () => {
    expect(keyboardOver(844, { height: 422, offsetTop: 100, scale: 2 })).toBeNull();
  });
});
