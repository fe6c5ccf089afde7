import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type NotifiedState,
  parseNotified,
  printNotified,
} from '../../../../../cli/commands/notify/notifiedState.ts';

const state: NotifiedState = {
  origin: 'https://deals.example',
  notifiedAt: '2026-11-20T12:00:00.000Z',
  pages: new Map([
    ['/b', { fingerprint: 'f', textHash: 'w', lastModified: null }],
    ['/', { fingerprint: 'g', textHash: 'v', lastModified: '2026-11-19T08:00:00.000Z' }],
  ]),
};

describe('cli/commands/notify/notifiedState', () => {
  it('prints one sorted page per line, and parses it back', () => {
    const text = printNotified(state);
    expect(text.split('\n').map((line) => line.slice(0, 5))).toEqual([
      '{"ver',
      '"page',
      '"/":{',
      '"/b":',
      '',
    ]);
    expect(parseNotified(text)).toEqual(state);
    expect(parseNotified(printNotified({ ...state, pages: new Map() }))?.pages.size).toBe(0);
  });

  it.each([
    ['empty', ''],
    ['not an object', 'null'],
    ['an empty object', '{}'],
    ['of another version', printNotified(state).replace('"version":1', '"version":2')],
    ['invalid in a page', printNotified(state).replace('"words":"w"', '"words":7')],
    ['cut off', printNotified(state).slice(0, -9)],
  ])('returns null if the text is %s', (_, text) => {
    expect(parseNotified(text)).toBeNull();
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseNotified(text)).toBeNull();
      }),
    );
  });
});
