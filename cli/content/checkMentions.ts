import { dealReferences, replaceDealReferences } from '../../data/model/deals/dealReference.ts';
import { formatDate } from '../../data/model/time/localDate.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeOfText } from '../diagnostics/placeOfText.ts';
import { digest } from '../files/hash.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import { type DealNames, dealNames, type LimitedDeal, nameableDeals } from './dealNames.ts';
import { rawField, stringField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import { type ProseText, proseTexts } from './proseTexts.ts';

/**
 * Warns of texts that name a deal which begins or ends without a reference to it (CD408): by its title, by words that no other
 * title has, or by its vendor. They would go on to promise it. `cache` knows texts and names of which an earlier build found nothing.
 */
export function checkMentions(drafts: SiteDrafts, cache: TextCache = noTextCache): Diagnostic[] {
  const texts = proseTexts(drafts).map((prose) => ({ ...prose, picked: pickedDeal(prose) }));
  if (texts.length === 0) return [];
  const nameable = nameableDeals(drafts);
  const name = `mentions-none-${digest(JSON.stringify([nameable, texts.map(({ text, picked }) => [text, picked])]))}`;
  if (cache.read(name) !== null) return [];
  const names = dealNames(nameable);
  const found = texts.flatMap((prose) => mentionsIn(prose, names));
  if (found.length === 0) cache.write(name, () => '');
  return found;
}

/** A text, and the deal that it may name because it stands with it. */
type PickedText = ProseText & { readonly picked: string | null };

function mentionsIn({ item, path, text, picked }: PickedText, names: DealNames): Diagnostic[] {
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
function pickedDeal({ item, path }: ProseText): string | null {
  const entry = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null)?.[step], item.raw);
  return (
    stringField({ ...item, raw: entry }, 'deal') ??
    (rawField({ ...item, raw: entry }, 'slug') as string) ??
    null
  );
}
