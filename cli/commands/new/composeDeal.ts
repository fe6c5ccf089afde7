import { percentOff } from '../../../data/model/amounts.ts';
import { addDays } from '../../../data/model/time/calendar.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { Category } from '../../../data/schema/dealGroups.ts';
import { type DraftEntry, titleFromSlug, truncate } from './draftEntry.ts';
import type { ExistingContent } from './existingContent.ts';
import { freeSlug } from './slug.ts';

/** What an operator said of a new deal; `null` where nothing. */
export interface DealFields {
  readonly title: string | null;
  readonly price: number | null;
  readonly was: number | null;
  readonly category: string | null;
  readonly neighborhood: string | null;
  readonly vendor: string | null;
  readonly expires: LocalDate | null;
}

/** Days until a deal ends of which nobody said when. */
export const defaultDays = 90;

/** A deal that a visitor could not take for a real one: what was not given says that it is a sample. */
export function composeDeal(
  slug: string,
  given: DealFields,
  { categories, neighborhoods, dealIds }: ExistingContent,
  today: LocalDate,
): DraftEntry {
  const { originalPrice, discountPrice } = pricesOf(given);
  const category = categories.find(({ id }) => id === given.category) ?? categories[0];
  const entry = {
    id: dealIds.has(slug) ? freeSlug(slug, (id) => dealIds.has(id)) : slug,
    title: given.title ?? truncate(`Sample: ${titleFromSlug(slug)}`, 80),
    slug,
    summary: 'Sample summary: say in one sentence what a visitor gets.',
    description:
      'Sample description. Say what happens, how long it takes, and what makes it worth the trip.\n\nSay who will like it, and what to bring or to book.',
    originalPrice,
    discountPrice,
    // A seal of 0% or 100% off would be no offer, so that the smallest and the largest saving round inwards.
    discountPercent: Math.min(99, Math.max(1, percentOff(originalPrice, discountPrice))),
    ...pictureOf(category),
    category: category?.id,
    neighborhood: given.neighborhood ?? neighborhoods[0]?.id,
    vendor: given.vendor ?? 'Sample vendor',
    expiryDate: given.expires ?? addDays(today, defaultDays),
    publishedDate: today,
    featured: false,
    clickCount: 0,
  };
  const isGiven: Readonly<Record<string, boolean>> = {
    title: given.title !== null,
    originalPrice: given.was !== null,
    discountPrice: given.price !== null,
    category: given.category !== null,
    neighborhood: given.neighborhood !== null,
    vendor: given.vendor !== null,
    expiryDate: given.expires !== null,
  };
  const open = ['title', 'summary', 'description', 'originalPrice', 'discountPrice', 'art', 'imageUrl'];
  const keys = [...open, 'category', 'neighborhood', 'vendor', 'expiryDate'];
  return { entry, placeholders: keys.filter((key) => key in entry && isGiven[key] !== true) };
}

/** Where one price is given, the other makes a fifth off of it. */
function pricesOf({ price, was }: DealFields): { originalPrice: number; discountPrice: number } {
  const originalPrice = was ?? (price === null ? 25 : toCents(price * 1.25));
  return { originalPrice, discountPrice: price ?? toCents(originalPrice * 0.8) };
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** What stands for the whole category; every category has one or the other. */
function pictureOf(category: Category | undefined) {
  if (category?.art) return { art: { drawing: category.art.drawing } };
  return { imageUrl: category?.image };
}
