import type { z } from 'zod';
import { englishMessages } from '../../../data/language/english/messages.ts';
import { clickLedgerSchema } from '../../../data/schema/clicks.ts';
import { dealFileSchema } from '../../../data/schema/deal.ts';
import { categoriesSchema, neighborhoodsSchema } from '../../../data/schema/dealGroups.ts';
import { feedMapSchema } from '../../../data/schema/feedMap.ts';
import { holidayPageSchema, holidaySchema } from '../../../data/schema/holiday.ts';
import { knownQuestionsSchema } from '../../../data/schema/knownQuestion.ts';
import { landingPageSchema } from '../../../data/schema/landingPage.ts';
import { mapSchema } from '../../../data/schema/map.ts';
import { messagesSchema } from '../../../data/schema/messages.ts';
import { prosePageSchema } from '../../../data/schema/prosePage.ts';
import { siteSchema } from '../../../data/schema/site.ts';
import { themeSchema } from '../../../data/schema/theme.ts';
import { vendorsSchema } from '../../../data/schema/vendor.ts';

/** A kind of content file. */
export interface ContentKind {
  /** The name of its schema. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** Its files in the content folder, as patterns; a "!" excludes. */
  readonly files: readonly string[];
}

const partOfSiteSchema = siteSchema
  .partial()
  .meta({ title: 'Part of site.json', description: 'Fields of `site.json` in a file of their own.' });

export const contentKinds: readonly ContentKind[] = [
  { name: 'site', schema: siteSchema, files: ['site.json'] },
  { name: 'site-part', schema: partOfSiteSchema, files: ['site/*.json'] },
  { name: 'categories', schema: categoriesSchema, files: ['categories.json'] },
  { name: 'neighborhoods', schema: neighborhoodsSchema, files: ['neighborhoods.json'] },
  { name: 'vendors', schema: vendorsSchema, files: ['vendors.json'] },
  { name: 'deals', schema: dealFileSchema, files: ['deals/*.json'] },
  { name: 'page', schema: prosePageSchema, files: ['pages/*.md'] },
  { name: 'landing-page', schema: landingPageSchema, files: ['landing-pages/*.json'] },
  { name: 'questions', schema: knownQuestionsSchema, files: ['questions/*.json'] },
  { name: 'holiday', schema: holidaySchema, files: ['holidays/*/holiday.json'] },
  {
    name: 'holiday-page',
    schema: holidayPageSchema,
    files: ['holidays/*/*.json', '!holidays/*/holiday.json'],
  },
  { name: 'map', schema: mapSchema, files: ['map.json'] },
  { name: 'theme', schema: themeSchema, files: ['theme.json'] },
  { name: 'messages', schema: messagesSchema(englishMessages), files: ['messages.json'] },
  { name: 'clicks', schema: clickLedgerSchema, files: ['../clicks.json'] },
  {
    name: 'feed',
    schema: feedMapSchema,
    files: ['../../feeds/*.json', '!../../feeds/*.rejected.json', '!../../feeds/*.state.json'],
  },
];
