import { describe, expect, it } from 'vitest';
import {
  parseCoordinates,
  parseCountry,
  parseCurrency,
  parseHost,
  parseLanguage,
  parseName,
  parseNeighborhood,
  parseRegion,
  parseSkyline,
  parseZone,
  UnusableAnswer,
} from '../../../../../cli/commands/init/parseAnswer.ts';

describe('cli/commands/init/parseAnswer', () => {
  it('takes codes and names of countries, currencies and languages', () => {
    expect([parseCountry('PT'), parseCountry('portugal'), parseCountry('uk')]).toEqual(['PT', 'PT', 'GB']);
    expect([parseCurrency('eur'), parseCurrency('€')]).toEqual(['EUR', 'EUR']);
    expect([parseLanguage('en_pt'), parseLanguage('en')]).toEqual(['en-PT', 'en']);
  });

  it('takes a region with or without a short name', () => {
    expect(parseRegion('Washington, WA')).toEqual({ region: 'Washington', regionCode: 'WA' });
    expect(parseRegion('Castilla, la Nueva')).toEqual({ region: 'Castilla, la Nueva', regionCode: null });
  });

  it('takes a zone in any case', () => {
    expect(parseZone('europe/lisbon')).toBe('Europe/Lisbon');
  });

  it('takes coordinates with a comma or a space, and none at all', () => {
    expect(parseCoordinates('38.7223, -9.1393')).toEqual({ lat: 38.7223, lon: -9.1393 });
    expect(parseCoordinates('-33.86 151')).toEqual({ lat: -33.86, lon: 151 });
    expect(parseCoordinates('')).toBeNull();
  });

  it('takes a neighborhood with or without its place', () => {
    expect(parseNeighborhood('Old Town @ 47.6,-122.3')).toEqual({
      name: 'Old Town',
      coordinates: { lat: 47.6, lon: -122.3 },
    });
    expect(parseNeighborhood('Harbor')).toEqual({ name: 'Harbor', coordinates: null });
  });

  it('takes one of the choices', () => {
    expect([parseSkyline('Coast'), parseHost('netlify'), parseHost('none')]).toEqual([
      'coast',
      'netlify',
      null,
    ]);
  });

  it.each([
    [() => parseZone('Lisbon'), 'Did you mean "Europe/Lisbon"?'],
    [() => parseZone('Europe/Lisbo'), 'Did you mean "Europe/Lisbon"?'],
    [() => parseZone('nowhere at all'), 'such as America/New_York'],
    [() => parseCurrency('EURO5'), 'There is no currency "EURO5"'],
    [() => parseCountry('Atlantis'), 'There is no country "Atlantis"'],
    [() => parseLanguage('tlh'), 'English'],
    [() => parseCoordinates('91, 0'), 'latitude and longitude'],
    [() => parseCoordinates('here'), 'latitude and longitude'],
    [() => parseName(''), '1 to 40 characters'],
    [() => parseName('<b>'), 'without HTML'],
    [() => parseSkyline('beach'), 'towers, hills, coast'],
    [() => parseHost('heroku'), 'or none'],
  ])('says what would be an answer: %s', (parse, words) => {
    expect(parse).toThrow(UnusableAnswer);
    expect(parse).toThrow(words);
  });
});
