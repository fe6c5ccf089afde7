import { describe, expect, it } from 'vitest';
import { createDateReader } from '../../../../../../cli/commands/import/mapping/parseDate.ts';
import { BadValue } from '../../../../../../cli/commands/import/mapping/rejection.ts';
import { createZone } from '../../../../../../data/model/time/zone.ts';

const city = createZone('America/New_York');

describe('cli/commands/import/mapping/parseDate', () => {
  it.each([
    ['2027-05-31', '2027-05-31'],
    ['2027-05-31T23:30:00Z', '2027-05-31'],
    ['2027-06-01T02:30:00+00:00', '2027-05-31'],
    ['2027-05-31 23:30:00', '2027-05-31'],
    ['20270531', '2027-05-31'],
    ['May 31, 2027', '2027-05-31'],
    ['31.05.2027', '2027-05-31'],
    ['05/31/2027', '2027-05-31'],
    ['Mon, 31 May 2027 10:00:00 GMT', '2027-05-31'],
    ['1811736000', '2027-05-31'],
  ])('reads %s', (text, date) => {
    expect(createDateReader({}, city)(text, 'expiryDate')).toBe(date);
  });

  it.each(['5/6/2027', '2027-02-30', 'soon', '2027', 'x'.repeat(1000)])('refuses %s', (text) => {
    expect(() => createDateReader({}, city)(text, 'expiryDate')).toThrow(BadValue);
  });

  it('reads dates by a pattern, in the zone of the feed', () => {
    const read = createDateReader({ format: 'd/M/yy HH:mm', zone: 'Europe/London' }, city);
    expect(read('5/6/27 02:00', 'expiryDate')).toBe('2027-06-04');
    expect(read('5/6/27 12:00', 'expiryDate')).toBe('2027-06-05');
    expect(() => read('2027-06-05', 'expiryDate')).toThrow(BadValue);
    expect(createDateReader({ format: 'dd-MMM-yyyy' }, city)('05-Jun-2027', 'expiryDate')).toBe('2027-06-05');
  });
});
