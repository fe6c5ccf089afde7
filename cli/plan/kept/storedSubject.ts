import type { PagePropsByKind, PlannedPage } from '../../../data/model/pages/page.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { type Ingredients, ingredientsOf, type PlanFrame, pageOf } from '../ingredients.ts';
import { dealProps } from '../pages/planDeal.ts';
import { listingProps } from '../pages/planListing.ts';
import type { NumberedDeals } from './numberedDeals.ts';

/** The functions that make pages of their ingredients, for the kinds of pages that have them. */
const makersOfProps = { deal: dealProps, listing: listingProps };

type KeptKind = keyof typeof makersOfProps;

type MakeProps = (frame: PlanFrame, ingredients: Ingredients) => PagePropsByKind[KeptKind];

/** The pages of a deal or list as plain JSON. */
export interface StoredSubject {
  /** What its pages have in common. */
  readonly shared?: object | undefined;
  readonly pages: readonly StoredPage[];
}

interface StoredPage extends Omit<PlannedPage<KeptKind>, 'makeProps' | 'ingredients'> {
  readonly own: object;
  /** By their numbers. */
  readonly deals: Readonly<Record<string, number | readonly number[]>>;
  /** The hash of the ingredients. */
  readonly hash: string;
}

/** Pages of deals and lists, to be kept. */
export function storedSubject(pages: readonly PlannedPage[], deals: NumberedDeals): StoredSubject {
  const [first] = pages;
  return {
    shared: first && ingredientsOf(first)?.shared,
    pages: pages.map((page) => {
      const { makeProps, ingredients, ...identity } = page;
      const parts = ingredientsOf(page);
      if (!parts || !ingredients) throw new Error(`The page ${page.path} has no ingredients`);
      const numbers = mapValues(parts.deals, (entries) =>
        isList(entries) ? entries.map(deals.numberOf) : deals.numberOf(entries),
      );
      return { ...identity, own: parts.own, deals: numbers, hash: ingredients() } as StoredPage;
    }),
  };
}

/** What a build takes over of a subject. */
export interface KeptSubject {
  readonly pages: readonly PlannedPage[];
  /** Whether all deals on them are the same to a word. */
  readonly isSame: boolean;
}

/** The pages of `stored`, with the deals as they are now; `null` if one of them is gone. */
export function keptSubject(
  { shared, pages }: StoredSubject,
  frame: PlanFrame,
  deals: NumberedDeals,
): KeptSubject | null {
  const kept: PlannedPage[] = [];
  let isSame = true;
  for (const { own, deals: numbers, hash, ...identity } of pages) {
    const found = dealsOf(numbers, deals);
    if (!found) return null;
    isSame &&= found.areSame;
    const ingredients = { deals: found.entries, ...(shared && { shared }), own };
    const makeProps = makersOfProps[identity.kind] as unknown as MakeProps;
    kept.push(pageOf(frame, identity, ingredients, makeProps, found.areSame ? hash : undefined));
  }
  return { pages: kept, isSame };
}

/** The deals with `numbers`; `null` if one is gone. */
function dealsOf(
  numbers: StoredPage['deals'],
  deals: NumberedDeals,
): { readonly entries: Ingredients['deals']; readonly areSame: boolean } | null {
  const all = Object.values(numbers).flat();
  if (!all.every((number) => deals.entryAt(number))) return null;
  const entryAt = (number: number) => deals.entryAt(number) as CatalogEntry;
  const entries = mapValues(numbers, (number) => (isList(number) ? number.map(entryAt) : entryAt(number)));
  return { entries, areSame: all.every(deals.isSame) };
}

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  convert: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, convert(value)]));
