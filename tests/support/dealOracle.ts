import { Temporal } from 'temporal-polyfill';
import type { DealCondition } from './assistantCaseSchema.ts';
import { ContentOracle, type RawDeal } from './contentOracle.ts';
import { type Occurrence, oracleDay } from './dayOracle.ts';
import type { CityFiles } from './smallCity.ts';
import { hasWords } from './wordsIn.ts';

/*
 * What deals are like, read from content apart from the program.
 */

interface RawFacts {
  readonly ages?: { readonly from?: number; readonly to?: number };
  readonly access?: { readonly stepFree?: boolean; readonly features?: readonly string[] };
  readonly pets?: { readonly allowed: string };
  readonly diet?: readonly string[];
  readonly parking?: { readonly kind: string };
  readonly booking?: { readonly required: boolean };
  readonly fulfillment?: readonly string[];
}

/** The fields of a deal that conditions read. */
export interface DescribedDeal extends RawDeal {
  readonly summary: string;
  readonly category: string;
  readonly offerText?: string;
  readonly tags?: readonly string[];
  readonly included?: readonly string[];
  readonly familyFriendly?: boolean;
  readonly adultsOnly?: boolean;
  readonly outdoor?: boolean;
  readonly facts?: RawFacts;
}

interface Theme {
  readonly id: string;
  readonly tags: readonly string[];
}

type Part = NonNullable<DealCondition['part']>;

/** Hours of a day; the late evening belongs to the evening, and both go on after midnight. */
const hoursOfPart: Readonly<Record<Part, readonly [from: number, to: number]>> = {
  morning: [0, 12],
  afternoon: [12, 17],
  evening: [17, 36],
  late: [22, 36],
};

/** The deals of a city at `now` (epoch milliseconds). */
export class DealOracle {
  private readonly content: ContentOracle;
  private readonly deals: ReadonlyMap<string, DescribedDeal>;
  private readonly themes: readonly Theme[];
  private readonly now: number;
  /** The ids of all categories, themes included, and of all neighborhoods. */
  readonly known: Readonly<Record<'categories' | 'neighborhoods', ReadonlySet<string>>>;

  constructor(files: CityFiles, now: number) {
    this.content = new ContentOracle(files);
    this.now = now;
    const site = files['site.json'] as { assistant?: { themes?: readonly Theme[] } };
    this.themes = site.assistant?.themes ?? [];
    const idsIn = (file: string) => ((files[file] ?? []) as readonly { id: string }[]).map(({ id }) => id);
    this.known = {
      categories: new Set([...idsIn('categories.json'), ...this.themes.map(({ id }) => id)]),
      neighborhoods: new Set(idsIn('neighborhoods.json')),
    };
    this.deals = new Map(this.content.deals.map((deal) => [deal.slug, deal as DescribedDeal]));
  }

  /** Those that have begun and have not ended. */
  get live(): DescribedDeal[] {
    return [...this.deals.values()].filter((deal) => this.content.isLive(deal, this.now));
  }

  /** The deal with this slug; `undefined` if the content has none. */
  deal(slug: string): DescribedDeal | undefined {
    return this.deals.get(slug);
  }

  isLive(slug: string): boolean {
    const deal = this.deal(slug);
    return deal !== undefined && this.content.isLive(deal, this.now);
  }

  /** Whether a deal has a vendor with this id or name. */
  hasVendor(wanted: string): boolean {
    return [...this.deals.values()].some(
      (deal) => deal.vendor === wanted || this.vendorName(deal) === wanted,
    );
  }

  vendorName({ vendor }: DescribedDeal): string {
    return (this.content.vendors.get(vendor) as { name?: string } | undefined)?.name ?? vendor;
  }

  /** Whether all fields of `condition` are known to hold for `deal`; of its setting, not knowing is enough. */
  meets(deal: DescribedDeal, condition: DealCondition): boolean {
    return (
      this.isOfKind(deal, condition) &&
      isPriced(deal, condition) &&
      hasFacts(deal, condition) &&
      suits(deal, condition) &&
      (condition.on === undefined || this.takesPlace(deal, condition.on, condition.part))
    );
  }

  private isOfKind(
    deal: DescribedDeal,
    { category, neighborhood, words, vendor, slug }: DealCondition,
  ): boolean {
    if (slug !== undefined && slug !== deal.slug) return false;
    if (vendor !== undefined && vendor !== deal.vendor && vendor !== this.vendorName(deal)) return false;
    if (category !== undefined && !this.isIn(deal, category)) return false;
    if (neighborhood !== undefined && !deal.citywide && !this.areasOf(deal).includes(neighborhood))
      return false;
    const { title, summary, tags = [], offerText = '', included = [] } = deal;
    const told = [title, summary, offerText, ...tags, ...included].join('\n');
    return words === undefined || words.some((word) => hasWords(told, word));
  }

  /** A theme of the assistant, such as nightlife, is a category too. */
  private isIn({ category, tags = [] }: DescribedDeal, wanted: string): boolean {
    const theme = this.themes.find(({ id }) => id === wanted);
    return theme ? theme.tags.some((tag) => tags.includes(tag)) : category === wanted;
  }

  private areasOf({ locations, neighborhood, vendor }: DescribedDeal): string[] {
    if (locations) return locations.map((place) => place.neighborhood);
    if (neighborhood !== undefined) return [neighborhood];
    return (this.content.vendors.get(vendor)?.locations ?? []).map((place) => place.neighborhood);
  }

  /** Certainly or possibly takes place on a day, in a part of it if one is given, and is not over or sold out. */
  private takesPlace(deal: DescribedDeal, on: string, part: Part | undefined): boolean {
    const date = Temporal.PlainDate.from(on);
    if (Temporal.PlainDate.compare(date, this.content.today(this.now)) < 0) return false;
    const day = oracleDay(deal, this.content.vendors.get(deal.vendor) ?? {}, date);
    if (typeof day === 'string') return day !== 'nothing';
    return day.some(
      (each) => !each.isSoldOut && !this.isOver(each) && (part === undefined || isInPart(each, part)),
    );
  }

  private isOver({ from, to }: Occurrence): boolean {
    return (to ?? from).toZonedDateTime(this.content.zone).epochMilliseconds <= this.now;
  }
}

/** Begins in the part, or fills an hour of it. */
function isInPart({ date, from, to }: Occurrence, part: Part): boolean {
  const [first, last] = hoursOfPart[part];
  const hour = (time: Temporal.PlainDateTime) => date.toPlainDateTime().until(time).total('hours');
  const begin = hour(from);
  const end = to === null ? begin : hour(to);
  return (begin >= first && begin < last) || Math.min(end, last) - Math.max(begin, first) >= 1;
}

/** A deal whose price is not known, such as "two for one", meets no condition on prices. */
function isPriced({ discountPrice }: DescribedDeal, { priceMin, priceMax }: DealCondition): boolean {
  if (priceMin === undefined && priceMax === undefined) return true;
  if (discountPrice === undefined) return false;
  return discountPrice >= (priceMin ?? 0) && discountPrice <= (priceMax ?? Number.POSITIVE_INFINITY);
}

/** A list that is not there is unknown; what a list does not name is known not to be. */
function hasFacts({ facts = {} }: DescribedDeal, wanted: DealCondition): boolean {
  const { access, pets, diet, parking, booking, fulfillment } = facts;
  const known: readonly (readonly [wanted: boolean | undefined, known: boolean | undefined])[] = [
    [wanted.stepFree, access?.stepFree],
    [wanted.strollers, access?.features?.includes('strollers')],
    [wanted.pets, pets && pets.allowed !== 'no'],
    [wanted.vegan, diet?.includes('vegan')],
    [wanted.vegetarian, diet?.some((one) => one === 'vegetarian' || one === 'vegan')],
    [wanted.glutenFree, diet?.includes('gluten-free')],
    [wanted.freeParking, parking && parking.kind === 'free'],
    [wanted.noBooking, booking && !booking.required],
    [wanted.delivery, fulfillment?.includes('delivery')],
  ];
  return known.every(([want, is]) => want === undefined || is === want);
}

/** `familyFriendly` and `adultsOnly` are marks: a deal without them is not so marked. */
function suits(
  { facts, ...deal }: DescribedDeal,
  { kids, adultsOnly, outdoor, age }: DealCondition,
): boolean {
  const { from, to } = facts?.ages ?? {};
  const isForAdults = deal.adultsOnly === true || (from ?? 0) >= 18;
  if (kids !== undefined && kids !== (deal.familyFriendly === true)) return false;
  if (adultsOnly !== undefined && adultsOnly !== isForAdults) return false;
  if (outdoor !== undefined && deal.outdoor === !outdoor) return false;
  if (age === undefined) return true;
  if (from === undefined && to === undefined) return age >= 18 || !isForAdults;
  return age >= (from ?? 0) && age <= (to ?? Number.POSITIVE_INFINITY);
}
