import { memoize } from '../../data/model/memoize.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { digest } from '../files/hash.ts';
import type { TextCache } from '../files/textCache.ts';
import type { Draft } from './draft.ts';
import { textHash } from './draftDeals.ts';
import type { SiteDrafts } from './draftSite.ts';

/** The deals that have to be compared with the content that they refer to. */
export interface DealsToCheck {
  readonly deals: readonly Draft<Deal>[];
  /** Learns which files are clean: those of which `found`, all that is wrong with the content, says nothing. */
  remember(found: readonly Diagnostic[]): void;
}

const cachedAs = 'clean-deals';

/** All deals but those of files in which an earlier build found nothing wrong, beside the same entities. */
export function dealsToCheck(drafts: SiteDrafts, cache: TextCache): DealsToCheck {
  const { site, categories, neighborhoods, hasNoNeighborhoods, vendors } = drafts;
  const entities = [site ? [site] : [], categories, neighborhoods, vendors];
  const raws = entities.map((items) => items.map(({ raw }) => raw));
  const surroundings = digest(JSON.stringify([raws, hasNoNeighborhoods]));
  const keyOf = memoize((file: SourceFile) => digest(`${surroundings} ${textHash(file)}`), new WeakMap());
  const clean = new Set(cache.read(cachedAs)?.split('\n'));
  return {
    deals: drafts.deals.filter(({ file }) => !clean.has(keyOf(file))),
    remember(found) {
      const faulty = new Set(found.map(({ file }) => file));
      const files = new Set(drafts.deals.map(({ file }) => file));
      cache.write(cachedAs, () =>
        [...files]
          .filter(({ path }) => !faulty.has(path))
          .map(keyOf)
          .join('\n'),
      );
    },
  };
}
