import { describe, expect, it } from 'vitest';
import { siteSchema } from '../../../../data/schema/site.ts';
import { smallCity } from '../../../support/smallCity.ts';

const isValid = (clicks: unknown) => siteSchema.safeParse({ ...smallCity()['site.json'], clicks }).success;

describe('data/schema/site clicks', () => {
  it.each([undefined, { endpoint: 'https://clicks.example/record' }])('may be %j', (clicks) => {
    expect(isValid(clicks)).toBe(true);
  });

  it.each([
    null,
    {},
    'https://clicks.example/record',
    { endpoint: 'http://clicks.example/record' },
    { endpoint: '/record' },
    { endpoint: 'https://clicks.example/record', key: 'x' },
  ])('may not be %j', (clicks) => {
    expect(isValid(clicks)).toBe(false);
  });
});
