import type { Site } from '../content/site.ts';
import type { TextCache } from '../files/textCache.ts';
import type { CatalogEntry } from '../plan/catalog/dealIndex.ts';
import { frameHash } from '../plan/frameHash.ts';
import { hashOfEntry } from '../plan/ingredients.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { recordMaker } from './dealsIndex.ts';

/**
 * The records of deals as JSON: that of a deal which an earlier build has described is read, because what a deal is about takes a
 * search for many words. `store` keeps those that were asked for.
 */
export function cachedRecords(
  site: Site,
  posters: PlannedSite['posters'],
  cache: TextCache,
): { readonly textOf: (entry: CatalogEntry) => string; readonly store: () => void } {
  const name = `records-${frameHash(site)}`;
  const make = recordMaker(site, posters);
  const before = new Map((cache.read(name) ?? '').split('\n').map(splitAtSpace));
  const now = new Map<string, string>();
  return {
    textOf(entry) {
      const hash = hashOfEntry(entry);
      // Long texts are generated twice.
      const text = now.get(hash) ?? before.get(hash) ?? JSON.stringify(make(entry));
      now.set(hash, text);
      return text;
    },
    store: () => cache.write(name, () => Array.from(now, ([hash, text]) => `${hash} ${text}`).join('\n')),
  };
}

function splitAtSpace(line: string): [before: string, after: string] {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}
