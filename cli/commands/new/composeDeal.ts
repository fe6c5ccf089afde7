import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import type { Category } from '../../../data/schema/dealGroups.ts';
import { type DraftEntry, titleFromSlug, truncate } from './draftEntry.ts';
import type { ExistingContent } from './existingContent.ts';
import { freeSlug } from './slug.ts';

/** The fields of a new deal as typed; `null` if not given. */
export interface DealFields {
  readonly title: string | null;
  readonly price: number | null;
  readonly was: number | null;
  readonly category: string | null;
  readonly neighborhood: string | null;
  readonly vendor: string | null;
  readonly expires: LocalDate | null;
}

/** Days until a deal ends if no date was given. */
export const defaultDays = 90;

/** The keys that an editor should review unless they were given, in the order of the entry. */
const reviewedKeys = [
  'title',
  'summary',
  'description',
  'originalPrice',
  'discountPrice',
  'art',
  'imageUrl',
  'category',
  'neighborhood',
  'vendor',
  'expiryDate',
];

/** A new deal. Texts that were not given say that they are samples, so that visitors do not believe them. */
export function composeDeal(
  slug: string,
  given: DealFields,
  { categories, neighborhoods, dealIds }: ExistingContent,
  today: LocalDate,
): DraftEntry {
  const { originalPrice, discountPrice } = pricesOf(given);
  const category = categories.find(({ id }) => id === given.category) ?? categories[0];
  const neighborhood = given.neighborhood ?? neighborhoods[0]?.id;
  const entry = {
    id: dealIds.has(slug) ? freeSlug(slug, (id) => dealIds.has(id)) : slug,
    title: given.title ?? truncate(`Sample: ${titleFromSlug(slug)}`, 80),
    slug,
    draft: true,
    summary: 'Sample summary: say in one sentence what a visitor gets.',
    description:
      'Sample description. Say what happens, how long it takes, and what makes it worth the trip.\n\nSay who will like it, and what to bring or to book.',
    originalPrice,
    discountPrice,
    ...pictureOf(category),
    category: category?.id,
    ...(neighborhood === undefined ? {} : { neighborhood }),
    vendor: given.vendor ?? 'Sample vendor',
    expiryDate: given.expires ?? addDays(today, defaultDays),
    publishedDate: today,
    featured: false,
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
  return { entry, placeholders: reviewedKeys.filter((key) => key in entry && isGiven[key] !== true) };
}

/** A price that was not given makes the deal 20% off. */
function pricesOf({ price, was }: DealFields): { originalPrice: number; discountPrice: number } {
  const originalPrice = was ?? (price === null ? 25 : toCents(price * 1.25));
  return { originalPrice, discountPrice: price ?? toCents(originalPrice * 0.8) };
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** The picture of the category; each has a drawing or an image. */
function pictureOf(category: Category | undefined) {
  if (category?.art) return { art: { drawing: category.art.drawing } };
  return { imageUrl: category?.image };
}
