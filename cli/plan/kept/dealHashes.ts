import { memoize } from '../../../data/model/memoize.ts';
import type { SiteDeal } from '../../content/site.ts';
import { digest } from '../../files/hash.ts';

/** What a deal says on pages and in data, and what no plan of a deal or list goes by. */
export const wordFields = {
  summary: true,
  description: true,
  facts: true,
  goodFor: true,
  included: true,
  goodToKnow: true,
  restrictions: true,
  affiliateUrl: true,
  couponCode: true,
  clickCount: true,
  imageAlt: true,
} satisfies Readonly<Partial<Record<keyof SiteDeal, true>>>;

const isWord = (field: string): boolean => Object.hasOwn(wordFields, field);

/** What a deal is recognized by. */
export interface DealHashes {
  /** Of all that is known of it. */
  readonly all: string;
  /** Of what plans of deals and lists go by: all but its words. */
  readonly facts: string;
}

/** The hashes of a deal, made once. */
export const hashesOfDeal = memoize((deal: SiteDeal): DealHashes => {
  const fields = Object.entries(deal);
  const facts = digest(JSON.stringify(fields.filter(([field]) => !isWord(field))));
  return { facts, all: digest(`${facts} ${JSON.stringify(fields.filter(([field]) => isWord(field)))}`) };
}, new WeakMap());
