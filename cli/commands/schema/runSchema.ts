import * as path from 'node:path';
import { z } from 'zod';
import { clickLedgerSchema } from '../../../data/schema/clicks.ts';
import { dealFileSchema } from '../../../data/schema/deal.ts';
import { categoriesSchema, neighborhoodsSchema } from '../../../data/schema/dealGroups.ts';
import { holidayPageSchema, holidaySchema } from '../../../data/schema/holiday.ts';
import { landingPageSchema } from '../../../data/schema/landingPage.ts';
import { mapSchema } from '../../../data/schema/map.ts';
import { prosePageSchema } from '../../../data/schema/prosePage.ts';
import { siteSchema } from '../../../data/schema/site.ts';
import { vendorsSchema } from '../../../data/schema/vendor.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';

const schemas = {
  site: { schema: siteSchema, files: 'site.json' },
  categories: { schema: categoriesSchema, files: 'categories.json' },
  neighborhoods: { schema: neighborhoodsSchema, files: 'neighborhoods.json' },
  vendors: { schema: vendorsSchema, files: 'vendors.json' },
  deals: { schema: dealFileSchema, files: 'deals/*.json' },
  page: { schema: prosePageSchema, files: 'pages/*.md' },
  'landing-page': { schema: landingPageSchema, files: 'landing-pages/*.json' },
  holiday: { schema: holidaySchema, files: 'holidays/*/holiday.json' },
  'holiday-page': { schema: holidayPageSchema, files: 'other files of holidays/*/' },
  map: { schema: mapSchema, files: 'map.json' },
  clicks: { schema: clickLedgerSchema, files: 'clicks.json beside the content folder' },
};

/** `city-deals schema`: writes JSON Schemas for editors, one for each kind of content file. */
export function runSchema({ fs, cwd, print }: Deps, options: { readonly out: string }): ExitCode {
  for (const [name, { schema, files }] of Object.entries(schemas)) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const file = `${name}.schema.json`;
    fs.write(path.resolve(cwd, options.out, file), `${JSON.stringify(json, null, 2)}\n`);
    print(`${path.posix.join(options.out, file)}  for ${files}`);
  }
  return 0;
}
