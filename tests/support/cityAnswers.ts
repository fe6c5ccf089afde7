import type { CityAnswers } from '../../cli/commands/init/answers.ts';

/** What somebody answers `init` about Springfield, Oregon. */
export const cityAnswers: CityAnswers = {
  city: 'Springfield',
  region: 'Oregon',
  regionCode: 'OR',
  country: 'US',
  timeZone: 'America/Los_Angeles',
  language: 'en-US',
  currency: 'USD',
  coordinates: null,
  neighborhoods: [{ name: 'Downtown', coordinates: null }],
  skyline: 'towers',
  host: null,
};
