import { describe, expect, it } from 'vitest';
import type { CityAnswers } from '../../../../../../cli/commands/init/answers.ts';
import { siteJson } from '../../../../../../cli/commands/init/content/siteJson.ts';
import { cityAnswers } from '../../../../../support/cityAnswers.ts';

const siteOf = (city: string, more: Partial<CityAnswers> = {}) => siteJson({ ...cityAnswers, city, ...more });

describe('cli/commands/init/content/siteJson', () => {
  it('has the region in its address, and one for a city without Latin letters', () => {
    expect(siteOf('Springfield').origin).toBe('https://springfield-or-deals.example');
    expect(siteOf('東京', { regionCode: null }).contactEmail).toBe('hello@our-city-deals.example');
  });

  it('leaves out what nobody knows', () => {
    expect(siteOf('Springfield', { regionCode: null }).city).toEqual({
      name: 'Springfield',
      region: 'Oregon',
      country: 'US',
      timeZone: 'America/Los_Angeles',
    });
  });
});
