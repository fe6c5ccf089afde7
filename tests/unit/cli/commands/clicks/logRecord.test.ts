import { describe, expect, it } from 'vitest';
import { parseCommonTime, parseLogTime } from '../../../../../cli/commands/clicks/logRecord.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

describe('cli/commands/clicks/logRecord', () => {
  it.each([
    ['20/Nov/2026:12:00:00 +0000', noon],
    ['20/Nov/2026:07:00:00 -0500', noon],
    ['21/Nov/2026:01:45:00 +1345', noon],
    ['01/Jan/2027:00:00:00 +0000', Date.parse('2027-01-01T00:00:00Z')],
  ])('reads the zone of %s', (text, instant) => {
    expect(parseCommonTime(text)).toBe(instant);
  });

  it.each([
    1795176000,
    1795176000.0001,
    1795176000000,
    1795176000000000,
    1795176000000000000,
    '1795176000',
    '1795176000.000',
    '1795176000000000000',
    '2026-11-20T12:00:00Z',
    '2026-11-20T12:00:00.000000000Z',
    '2026-11-20T07:00:00-05:00',
    '2026-11-20 12:00:00',
    '20/Nov/2026:07:00:00 -0500',
    ' 2026-11-20T12:00:00+0000 ',
  ])('reads noon from %j', (value) => {
    expect(parseLogTime(value)).toBe(noon);
  });

  it.each([
    null,
    undefined,
    '',
    'yesterday',
    0,
    -1795176000,
    7,
    Number.NaN,
    1e30,
    '2026-02-30T12:00:00Z',
    '12',
    {},
    [],
  ])('returns null for %j', (value) => {
    expect(parseLogTime(value)).toBeNull();
  });
});
