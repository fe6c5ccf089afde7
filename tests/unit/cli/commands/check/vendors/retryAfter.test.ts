import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../../../../../cli/commands/check/vendors/retryAfter.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('cli/commands/check/vendors/retryAfter', () => {
  it.each([
    ['120', 120_000],
    [' 3 ', 3_000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('reads %j', (header, wait) => {
    expect(retryAfter(header, now)).toBe(wait);
  });
});
