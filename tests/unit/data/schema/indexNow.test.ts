import { describe, expect, it } from 'vitest';
import { siteSchema } from '../../../../data/schema/site.ts';
import { smallCity } from '../../../support/smallCity.ts';

const isValid = (indexNow: unknown) =>
  siteSchema.safeParse({ ...smallCity()['site.json'], indexNow }).success;

describe('data/schema/site indexNow', () => {
  it.each([undefined, { key: 'abcd-123' }, { key: 'A'.repeat(128) }])('may be %j', (indexNow) => {
    expect(isValid(indexNow)).toBe(true);
  });

  it.each([
    null,
    {},
    'abcd-1234',
    { key: 'abcd-12' },
    { key: 'A'.repeat(129) },
    { key: '../robots' },
    { key: 'abcd 1234' },
    { key: 'abcd-1234\n' },
    { key: 'abcd-1234', endpoint: 'x' },
  ])('may not be %j', (indexNow) => {
    expect(isValid(indexNow)).toBe(false);
  });
});
