import { describe, expect, it } from 'vitest';
import {
  countryName,
  countryOfZone,
  currencyOf,
  zoneOf,
} from '../../../../../cli/commands/init/countryDefaults.ts';
import { isKnownZone } from '../../../../../data/model/time/zone.ts';
import { currencyCode } from '../../../../../data/schema/codes.ts';

const countries = [
  'AR',
  'AU',
  'BR',
  'CA',
  'CL',
  'CN',
  'DE',
  'EC',
  'ES',
  'FR',
  'GB',
  'ID',
  'IN',
  'JP',
  'MX',
  'MY',
  'NZ',
  'PT',
  'US',
  'ZA',
];

describe('cli/commands/init/countryDefaults', () => {
  it('knows the currency of a country, and takes dollars where it does not', () => {
    expect([currencyOf('PT'), currencyOf('GB'), currencyOf('US'), currencyOf('BB')]).toEqual([
      'EUR',
      'GBP',
      'USD',
      'USD',
    ]);
    expect(countries.every((country) => currencyCode.safeParse(currencyOf(country)).success)).toBe(true);
  });

  it('finds the zone with the name of the city, else that of the computer, else that of most people', () => {
    expect(zoneOf('US', 'Chicago', 'America/Denver')).toBe('America/Chicago');
    expect(zoneOf('US', 'Springfield', 'America/Denver')).toBe('America/Denver');
    expect(zoneOf('US', 'Springfield', 'Europe/Paris')).toBe('America/New_York');
    expect(zoneOf('PT', 'Porto', 'UTC')).toBe('Europe/Lisbon');
    expect(zoneOf('FR', 'Lyon', 'UTC')).toBe('Europe/Paris');
  });

  it.each(countries)('has a zone for %s that exists', (country) => {
    expect(isKnownZone(zoneOf(country, 'Springfield', 'UTC') ?? '')).toBe(true);
  });

  it('knows in which country a zone is, and its name', () => {
    expect([countryOfZone('Europe/Lisbon'), countryOfZone('UTC')]).toEqual(['PT', null]);
    expect(countryName('PT')).toBe('Portugal');
  });
});
