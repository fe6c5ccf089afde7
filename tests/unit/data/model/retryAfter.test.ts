import { describe, expect, it } from 'vitest';
import { retryAfterMs, retryDelayMs } from '../../../../data/model/retryAfter.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('data/model/retryAfter', () => {
  it.each([
    ['120', 120_000],
    ['7', 7_000],
    ['0', 0],
    [' 3 ', 3_000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Friday, 20-Nov-26 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['Fri, soon', null],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
    ['', null],
    [null, null],
  ])('reads the header %j as %j milliseconds', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });

  it.each([
    ['30', 30_000],
    ['1e3', null],
    ['Fri, 20 Nov 2026 12:00:30 GMT', null],
    [null, null],
  ])('reads the delay %j as %j milliseconds without a clock', (header, ms) => {
    expect(retryDelayMs(header)).toBe(ms);
  });
});
