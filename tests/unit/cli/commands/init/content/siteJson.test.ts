import { describe, expect, it } from 'vitest';
import type { CityAnswers } from '../../../../../../cli/commands/init/answers.ts';
import { newGroups } from '../../../../../../cli/commands/init/content/groups.ts';
import { siteJson } from '../../../../../../cli/commands/init/content/siteJson.ts';
import { cityAnswers } from '../../../../../support/cityAnswers.ts';

const siteOf = (city: string, more: Partial<CityAnswers> = {}) => {
  const changed = { ...cityAnswers, city, ...more };
  return siteJson(changed, newGroups(changed));
};

describe('cli/commands/init/content/siteJson', () => {
  it('has the city in its headline, unless phones have no room for it', () => {
    expect(siteOf('Springfield').hero.headline).toEqual(['Springfield,', 'for less.']);
    const { headline, lead } = siteOf('Johannesburg').hero;
    expect(headline).toEqual(['Your city,', 'for less.']);
    expect(lead).toContain('in Johannesburg,');
  });

  it.each(['Springfield', 'San Sebastián de los Reyes', 'A'.repeat(40)])(
    'has a title for %s that is shown whole',
    (city) => {
      const { name, tagline } = siteOf(city);
      expect(`${name} | ${tagline}`.length).toBeLessThanOrEqual(60);
    },
  );

  it('has the region in addresses, and one for a city without Latin letters', () => {
    expect(siteOf('Springfield').productSlug).toBe('springfield-or');
    expect(siteOf('東京', { regionCode: null }).productSlug).toBe('our-city');
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
