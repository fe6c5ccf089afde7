import { dealReferences, replaceDealReferences } from '../../data/model/deals/dealReference.ts';
import { formatDate } from '../../data/model/time/localDate.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeOfText } from '../diagnostics/placeOfText.ts';
import { type DealNames, dealNames, type LimitedDeal } from './dealNames.ts';
import { type Draft, rawField, stringField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import { type ProseText, proseTexts } from './proseTexts.ts';

/**
 * Warns of texts that name a deal which begins or ends without a reference to it (CD408): by its title, by words that no other
 * title has, or by its vendor. They would go on to promise it.
 */
export function checkMentions(drafts: SiteDrafts): Diagnostic[] {
  const texts = proseTexts(drafts);
  if (texts.length === 0) return [];
  const names = dealNames(drafts);
  return texts.flatMap((prose) => mentionsIn(prose, names));
}

function mentionsIn(prose: ProseText, names: DealNames): Diagnostic[] {
  const { item, path, text } = prose;
  const picked = pickedDeal(item, path);
  // The words of a reference disappear with its deal.
  const unreferenced = replaceDealReferences(text, ({ written }) => '\u0000'.repeat(written.length));
  const referenced = new Set(dealReferences(text).map(({ slug }) => slug));
  return names.find(unreferenced).flatMap(({ index, length, deals }) => {
    const [deal] = deals;
    if (!deal || deals.some(({ slug }) => slug === picked || referenced.has(slug))) return [];
    const words = text.slice(index, index + length);
    return diagnostic({
      code: 'CD408',
      severity: 'warning',
      ...placeOfText(item.file, [...item.path, ...path], index, length),
      problem: `"${words}" names ${deals.map(describe).join(' and ')}.`,
      hint: `Write {deal:${deal.slug}:${words}}, and the sentence falls away with the deal, or {deal:${deal.slug}:${words}|other words}.`,
    });
  });
}

function describe({ slug, title, first, last }: LimitedDeal): string {
  const when = last === null ? `begins on ${formatDate(first ?? '')}` : `ends on ${formatDate(last)}`;
  return `the deal "${title}" (${slug}), which ${when}`;
}

/** The deal that the entry of a list is about, such as a pick with its reason: it is shown only while the deal is live. */
function pickedDeal(item: Draft<unknown>, path: readonly PropertyKey[]): string | null {
  const entry = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null)?.[step], item.raw);
  return (
    stringField({ ...item, raw: entry }, 'deal') ??
    (rawField({ ...item, raw: entry }, 'slug') as string) ??
    null
  );
}
