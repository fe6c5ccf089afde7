import { dealReferences } from '../../data/model/deals/dealReference.ts';
import { dealPath } from '../../data/model/routes.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeOfText } from '../diagnostics/placeOfText.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { type Draft, draftDiagnostic, stringField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import { liveWords } from './liveWords.ts';
import { type ProseText, proseTexts, textsIn } from './proseTexts.ts';
import type { PathIndex } from './sitePaths.ts';

/**
 * Reports references to deals that do not exist (CD315) or stand in a text that cannot have any (CD314), and texts of which
 * nothing would be left once their deals have ended (CD327). Of the deals, only the texts of `toCheck` are searched.
 */
export function checkReferences(drafts: SiteDrafts, paths: PathIndex, toCheck = drafts.deals): Diagnostic[] {
  const slugs = drafts.deals.flatMap((item) => stringField(item, 'slug') ?? []);
  const known = new Set(slugs);
  const isKnown = (slug: string) => known.has(slug) || paths.has(dealPath(slug));
  return [
    ...proseTexts(drafts).flatMap((prose) => [
      ...unknownDeals(prose, slugs, isKnown),
      ...(isOptional(prose) || liveWords(prose.text, () => null) !== '' ? [] : [nothingLeft(prose)]),
    ]),
    ...misplaced([...(drafts.site ? [drafts.site] : []), ...drafts.vendors, ...toCheck]),
  ];
}

const unknownDeals = (
  { item, path, text }: ProseText,
  slugs: readonly string[],
  isKnown: (slug: string) => boolean,
): Diagnostic[] =>
  dealReferences(text).flatMap(({ slug, index, written }) => {
    if (isKnown(slug)) return [];
    return diagnostic({
      code: 'CD315',
      ...placeOfText(item.file, [...item.path, ...path], index, written.length),
      problem: `There is no deal ${JSON.stringify(slug)}.`,
      expected: 'a reference such as {deal:slug}, {deal:slug:own words} or {deal:slug:own words|others}',
      hint: didYouMean(slug, slugs),
    });
  });

/** An entry of a list falls away with its text, and so does the sentence below a heading. */
const isOptional = ({ path }: ProseText) =>
  path.some((step) => typeof step === 'number') || (path.at(-1) === 'intro' && path.length > 1);

const nothingLeft = ({ item, path }: ProseText): Diagnostic =>
  draftDiagnostic(item, path, {
    code: 'CD327',
    problem: 'Nothing of this text is left once its deals have ended.',
    expected: 'a sentence without a reference, or with other words: {deal:slug:the tasting|a tasting}',
  });

/** The texts of deals, vendors and pages, and those of `site.json` outside of its listings, are shown as they are written. */
function misplaced(items: readonly Draft<unknown>[]): Diagnostic[] {
  // A search through JSON is faster than one through each text of thousands of deals.
  const suspects = items.filter(({ raw }) => JSON.stringify(raw)?.includes('{deal:'));
  return suspects.flatMap((item) =>
    textsIn(item.raw)
      .filter(({ text, path }) => text.includes('{deal:') && path[0] !== 'listings')
      .map(({ path }) =>
        draftDiagnostic(item, path, {
          code: 'CD314',
          problem: 'This text cannot name a deal by reference: visitors would read it as it is.',
          expected: 'references in guides, categories, neighborhoods and the "listings" of site.json only',
        }),
      ),
  );
}
