import type { FeedReport } from '../../cli/commands/import/feedReport.ts';
import { type ImportOptions, runImport } from '../../cli/commands/import/runImport.ts';
import type { Deps } from '../../cli/program/deps.ts';
import { diagnosticsOf, type Rig } from './rig.ts';
import type { CityFiles } from './smallCity.ts';

/** The options of an import with the map `feeds/partner.json`. */
export const defaultImport: ImportOptions = {
  ...{
    source: null,
    content: 'content',
    now: null,
    map: 'feeds/partner.json',
    suggest: null,
    all: false,
    feeds: 'feeds',
  },
  ...{ dryRun: false, maxGone: null, maxBad: null, review: false, fetchImages: false, allowLocal: false },
  format: 'json',
};

/** A map for feeds with the columns id, title, vendor and price. */
export const plainMap = {
  id: 'id',
  fields: {
    title: 'title',
    vendor: 'vendor',
    discountPrice: 'price',
    description: 'about',
    expiryDate: 'ends',
  },
  category: { default: 'food' },
  neighborhood: { from: 'area', default: 'citywide' },
};

/** Puts files into the folder of a rig, beside its content. */
export const putFiles = (rig: Rig, files: CityFiles): void =>
  rig.edit(Object.fromEntries(Object.entries(files).map(([file, content]) => [`../${file}`, content])));

/** Runs `import` in a rig; `now` is a day in the city. */
export async function importFeeds(rig: Rig, options: Partial<ImportOptions>, deps: Deps = rig.deps) {
  rig.printed.length = 0;
  rig.events.length = 0;
  const code = await runImport(deps, { ...defaultImport, ...options });
  const { feeds }: { readonly feeds: readonly FeedReport[] } = JSON.parse(rig.printed.join(''));
  const [feed] = feeds;
  if (!feed) throw new Error('Nothing was imported');
  return { code, feed, feeds, codes: diagnosticsOf(rig.events).map((item) => item.code) };
}
