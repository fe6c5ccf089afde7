import { memoize } from '../../data/model/memoize.ts';
import { type Deal, dealSchema } from '../../data/schema/deal.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { digest } from '../files/hash.ts';
import type { TextCache } from '../files/textCache.ts';
import { type Draft, draftListOrObject } from './draft.ts';

/** What a file without errors holds: what a draft needs besides the file. */
type ValidDeals = readonly Pick<Draft<Deal>, 'path' | 'value'>[];

/**
 * The deals of `files`, checked for shape; files that an earlier build found valid are not checked again. Takes one file at a time,
 * because each is opened only when the loop reaches it.
 */
export function draftDeals(
  files: Iterable<SourceFile>,
  diagnostics: Diagnostic[],
  cache: TextCache,
): Draft<Deal>[] {
  const deals: Draft<Deal>[] = [];
  for (const file of files) deals.push(...draftFile(file, diagnostics, cache));
  return deals;
}

function draftFile(file: SourceFile, diagnostics: Diagnostic[], cache: TextCache): Draft<Deal>[] {
  const name = `deals-${textHash(file)}`;
  const cached = cache.read(name);
  if (cached !== null) {
    const valid: ValidDeals = JSON.parse(cached);
    // As far as checks compare what is written, it is what a valid deal holds.
    return valid.map(({ path, value }) => ({ file, path, raw: value, value }));
  }
  const found: Diagnostic[] = [];
  const drafts = draftListOrObject(file, dealSchema, found);
  if (found.length === 0) {
    const valid: ValidDeals = drafts.map(({ path, value }) => ({ path, value }));
    cache.write(name, () => JSON.stringify(valid));
  }
  diagnostics.push(...found);
  return drafts;
}

/** A hash of the text of a file, which is read once for it. */
export const textHash = memoize((file: SourceFile) => digest(file.readText()), new WeakMap());
