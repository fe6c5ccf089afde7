import { z } from 'zod';
import { dealSchema } from '../../../data/schema/deal.ts';
import { categoriesSchema, neighborhoodsSchema } from '../../../data/schema/dealGroups.ts';
import { holidayPageSchema, holidaySchema } from '../../../data/schema/holiday.ts';
import { knownQuestionsSchema } from '../../../data/schema/knownQuestion.ts';
import { landingPageSchema } from '../../../data/schema/landingPage.ts';
import { mapSchema } from '../../../data/schema/map.ts';
import { prosePageSchema } from '../../../data/schema/prosePage.ts';
import { siteSchema } from '../../../data/schema/site.ts';
import { themeSchema } from '../../../data/schema/theme.ts';
import { vendorsSchema } from '../../../data/schema/vendor.ts';
import type { CityFiles } from '../smallCity.ts';
import { fullCity, markdownPage } from './fullCity.ts';

/** A file of the full city with its schema. */
export interface WalkedFile {
  readonly kind: string;
  readonly file: string;
  readonly schema: z.ZodType;
  /** The content of the file. */
  readonly value: unknown;
  /** The text of the file with other content. */
  readonly write: (value: unknown) => unknown;
}

const city: CityFiles = fullCity();

const json = (kind: string, file: string, schema: z.ZodType): WalkedFile => ({
  kind,
  file,
  schema,
  // As in the file: undefined fields are absent.
  value: JSON.parse(JSON.stringify(city[file])),
  write: (value) => value,
});

/** One file for each schema of content. */
export const walkedFiles: readonly WalkedFile[] = [
  json('site', 'site.json', siteSchema),
  json('categories', 'categories.json', categoriesSchema),
  json('neighborhoods', 'neighborhoods.json', neighborhoodsSchema),
  json('vendors', 'vendors.json', vendorsSchema),
  json('deals', 'deals/food.json', z.array(dealSchema)),
  json('landing page', 'landing-pages/things-to-do.json', landingPageSchema),
  json('questions', 'questions/jazz.json', knownQuestionsSchema),
  json('holiday', 'holidays/harbor-day/holiday.json', holidaySchema),
  json('holiday page', 'holidays/harbor-day/events.json', holidayPageSchema),
  json('map', 'map.json', mapSchema),
  json('look', 'theme.json', themeSchema),
  {
    kind: 'page',
    file: 'pages/about.md',
    schema: prosePageSchema,
    value: frontMatterOf(String(city['pages/about.md'])),
    write: (value) => markdownPage(value, 'We like [deals](/deals).\n'),
  },
];

function frontMatterOf(text: string): unknown {
  const lines = text.split('\n---')[0]?.split('\n').slice(1) ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [JSON.parse(line.slice(0, colon)), JSON.parse(line.slice(colon + 1))];
    }),
  );
}
