import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { FeedOffer } from '../mapping/feedOffer.ts';
import type { DealEntry } from './dealFile.ts';

/** An offer of a feed, packed: those of a hundred thousand rows are in memory at once. */
export interface HeldOffer {
  readonly id: string;
  readonly line: number;
  readonly likeness: number;
  readonly price: number;
  /** Where its fields are among those of all offers. */
  readonly chunk: Buffer;
  readonly start: number;
  readonly end: number;
}

const chunkSize = 1_048_576;

/** Packs offers one after the other. */
export function createHolder(): (offer: FeedOffer) => HeldOffer {
  let chunk = Buffer.alloc(0);
  let used = 0;
  return ({ id, line, likeness, fields }) => {
    const text = JSON.stringify(fields);
    const length = Buffer.byteLength(text);
    if (used + length > chunk.length) {
      chunk = Buffer.allocUnsafeSlow(Math.max(chunkSize, length));
      used = 0;
    }
    const start = used;
    used += chunk.write(text, start);
    const price = typeof fields.discountPrice === 'number' ? fields.discountPrice : Number.POSITIVE_INFINITY;
    return { id: ownText(id), line, likeness, price, chunk, start, end: used };
  };
}

/** A text that keeps nothing else in memory, although it was cut out of a longer one. */
const ownText = (text: string) => Buffer.from(text).toString();

export const fieldsOfOffer = ({ chunk, start, end }: HeldOffer): DealEntry =>
  JSON.parse(chunk.toString('utf8', start, end));

/** The offers of a feed that become deals, in the order of its rows, and how many do not. */
export interface ChosenOffers {
  readonly chosen: readonly HeldOffer[];
  readonly duplicates: number;
  /** Beyond the most deals of the feed. */
  readonly beyond: number;
}

/** What decides which of equal offers stays. */
export interface ChoiceRules {
  readonly prefer: NonNullable<FeedMap['duplicates']>;
  readonly maxDeals: number;
  /** Whether the offer with this id has a deal that is not withdrawn. */
  readonly hasDeal: (id: string) => boolean;
  /** Whether a live deal that the feed has not brought is the same. */
  readonly isElsewhere: (likeness: number) => boolean;
}

/** Leaves out duplicates, and what is beyond the most deals. */
export function chooseOffers(
  offers: readonly HeldOffer[],
  { prefer, maxDeals, hasDeal, isElsewhere }: ChoiceRules,
): ChosenOffers {
  const best = new Map<number, HeldOffer>();
  for (const offer of offers) {
    if (isElsewhere(offer.likeness)) continue;
    const other = best.get(offer.likeness);
    if (other === undefined || isBetter(offer, other)) best.set(offer.likeness, offer);
  }
  const unique = offers.filter((offer) => best.get(offer.likeness) === offer);
  const chosen = unique.slice(0, maxDeals);
  return { chosen, duplicates: offers.length - unique.length, beyond: unique.length - chosen.length };

  function isBetter(later: HeldOffer, earlier: HeldOffer): boolean {
    const [has, had] = [hasDeal(later.id), hasDeal(earlier.id)];
    if (has !== had) return has;
    return prefer === 'last' || (prefer === 'cheapest' && later.price < earlier.price);
  }
}
