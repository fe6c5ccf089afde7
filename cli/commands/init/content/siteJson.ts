import { slugFromText } from '../../../../data/model/slugFromText.ts';
import { newestContentVersion } from '../../../../data/schema/contentVersion.ts';
import type { CityAnswers } from '../answers.ts';

/** The end of the addresses of a city without letters of the Latin alphabet. */
const plainSlug = 'our-city';

/** `site.json` of a new project: what only its owner knows. All else follows from it, in the language of the site. */
export function siteJson(answers: CityAnswers) {
  const { city, region, regionCode, country, timeZone, language, currency, coordinates } = answers;
  const host = `${slugFromText([city, regionCode ?? ''].join(' ')) || plainSlug}-deals.example`;
  return {
    name: `${city} Deals`,
    origin: `https://${host}`,
    language,
    currency,
    contactEmail: `hello@${host}`,
    contentVersion: newestContentVersion,
    sampleCatalogue: true,
    city: {
      ...{ name: city, region },
      ...(regionCode === null ? {} : { regionCode }),
      ...{ country, timeZone },
      ...(coordinates === null ? {} : { coordinates }),
    },
  };
}
