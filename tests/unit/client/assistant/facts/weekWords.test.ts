import { describe, expect, it } from 'vitest';
import { weekWords } from '../../../../../client/assistant/facts/weekWords.ts';
import { english } from '../../../../../data/language/english/english.ts';

const replies = { answers: { daily: 'every day', range: '{from} to {to}' } } as Parameters<
  typeof weekWords
>[2];
const on = (days: number[]) =>
  weekWords({ hours: [{ days, from: 600, to: 660 }] }, 5, replies, english, () => '10–11 AM');

describe('weekWords', () => {
  it.each([
    [[1, 2, 3, 4, 0], 'Sunday to Thursday'],
    [[5, 6], 'Friday and Saturday'],
    [[6, 0, 1], 'Saturday to Monday'],
    [[2, 3, 4, 6], 'Tuesday to Thursday and Saturday'],
    [[1, 3, 5, 0], 'Wednesday, Friday, Sunday and Monday'],
    [[1], 'Monday'],
    [[0, 1, 2, 3, 4, 5, 6], 'every day'],
  ])('names the days %j as "%s"', (days, words) => {
    expect(on(days)).toBe(`${words} 10–11 AM`);
  });
});
