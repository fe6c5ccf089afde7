import { reservedCategoryIds } from '../../data/model/routes.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { Category, Neighborhood } from '../../data/schema/dealGroups.ts';
import type { Vendor } from '../../data/schema/vendor.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { checkDeal } from './checkDeal.ts';
import { checkHours } from './checkSchedule.ts';
import { type Draft, draftDiagnostic, rawField, stringField } from './draft.ts';
import { didYouMeanEntity, idFrom } from './entityNames.ts';

/** The drafts that are compared with each other. */
export interface Entities {
  readonly categories: readonly Draft<Category>[];
  readonly neighborhoods: readonly Draft<Neighborhood>[];
  /** False also if nobody knows. */
  readonly hasNoNeighborhoods: boolean;
  readonly vendors: readonly Draft<Vendor>[];
  readonly deals: readonly Draft<Deal>[];
}

/**
 * Reports where entities contradict each other or themselves (CD301 to CD306, CD309, CD310, CD313, CD320 to CD326). Of the deals,
 * only `toCheck` are compared with other entities than deals.
 */
export function checkEntities(entities: Entities, toCheck = entities.deals): Diagnostic[] {
  const { categories, neighborhoods, vendors, deals } = entities;
  return [
    ...categories.flatMap(checkReservedId),
    ...checkDuplicates(categories, 'id', 'CD301'),
    ...checkDuplicates(neighborhoods, 'id', 'CD301'),
    ...checkDuplicates(deals, 'id', 'CD301'),
    ...checkDuplicates(deals, 'slug', 'CD302'),
    ...checkDuplicates(vendors, 'id', 'CD301'),
    ...toCheck.flatMap((deal) => [
      ...(['category', 'neighborhood'] as const).flatMap((key) =>
        checkReference(deal, { key, path: [key], name: rawField(deal, key) }, entities),
      ),
      ...checkVendor(deal, vendors),
      ...checkDeal(deal, { vendors, hasSeveralParts: neighborhoods.length > 1 }),
    ]),
    ...vendors.flatMap(checkHours),
    ...[...toCheck, ...vendors].flatMap((item) =>
      locationReferences(item).flatMap((reference) => [
        ...checkReference(item, reference, entities),
        ...checkNamed(item, reference, entities),
      ]),
    ),
  ];
}

/** Reports category ids that are reserved for the listings of every site (CD310). */
function checkReservedId(category: Draft<Category>): Diagnostic[] {
  const id = stringField(category, 'id');
  if (id === null || !reservedCategoryIds().includes(id)) return [];
  return [
    draftDiagnostic(category, ['id'], {
      code: 'CD310',
      problem: `The id ${JSON.stringify(id)} is reserved for a listing that every site has.`,
      hint: 'Choose another id for the category.',
    }),
  ];
}

const idsOf = (drafts: readonly Draft<unknown>[]) => drafts.flatMap((item) => stringField(item, 'id') ?? []);

function checkDuplicates(
  drafts: readonly Draft<unknown>[],
  key: 'id' | 'slug',
  code: 'CD301' | 'CD302',
): Diagnostic[] {
  const firsts = new Map<string, Draft<unknown>>();
  return drafts.flatMap((item) => {
    const text = stringField(item, key);
    if (text === null) return [];
    const first = firsts.get(text);
    if (!first) {
      firsts.set(text, item);
      return [];
    }
    const start = first.file.locate([...first.path, key], 'value')?.start;
    return draftDiagnostic(item, [key], {
      code,
      problem: `The ${key} ${JSON.stringify(text)} is already used.`,
      expected: `${article(key)} ${key} that no other entry has`,
      related: start ? { file: first.file.path, start, note: 'first used here' } : null,
    });
  });
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** A name of an entity in a draft. */
interface Reference {
  readonly key: 'category' | 'neighborhood';
  /** Below the draft. */
  readonly path: readonly PropertyKey[];
  readonly name: unknown;
}

/** Reports a category (CD303) or neighborhood (CD304) that does not exist. */
function checkReference(
  item: Draft<unknown>,
  { key, path, name }: Reference,
  { categories, neighborhoods, hasNoNeighborhoods }: Entities,
): Diagnostic[] {
  const isCategory = key === 'category';
  const entities: readonly Draft<unknown>[] = isCategory ? categories : neighborhoods;
  const ids = idsOf(entities);
  const isUnknown = ids.length === 0 && (isCategory || !hasNoNeighborhoods);
  if (typeof name !== 'string' || isUnknown || ids.includes(name)) return [];
  const file = isCategory ? 'categories.json' : 'neighborhoods.json';
  return [
    draftDiagnostic(item, path, {
      code: isCategory ? 'CD303' : 'CD304',
      problem: `There is no ${key} ${JSON.stringify(name)}.`,
      expected: idFrom(file, ids),
      hint: didYouMeanEntity(name, entities),
    }),
  ];
}

/** Reports a place that says nothing of its neighborhood in a city with several (CD201). */
function checkNamed(
  item: Draft<unknown>,
  { path, name }: Reference,
  { neighborhoods }: Entities,
): Diagnostic[] {
  if (name !== undefined || neighborhoods.length < 2) return [];
  return [
    diagnostic({
      code: 'CD201',
      file: item.file.path,
      range: item.file.locate([...item.path, ...path.slice(0, -1)], 'key'),
      problem: '"neighborhood" is missing.',
      expected: idFrom('neighborhoods.json', idsOf(neighborhoods)),
    }),
  ];
}

/** The neighborhoods that the `locations` of a deal or vendor name. */
function locationReferences(item: Draft<unknown>): Reference[] {
  const locations = rawField(item, 'locations');
  return (Array.isArray(locations) ? locations : []).map((location, index) => ({
    key: 'neighborhood',
    path: ['locations', index, 'neighborhood'],
    name: (location as { readonly neighborhood?: unknown } | null)?.neighborhood,
  }));
}

/** Reports a vendor that looks like an id and that vendors.json does not have (CD325). */
function checkVendor(deal: Draft<unknown>, vendors: readonly Draft<Vendor>[]): Diagnostic[] {
  const name = stringField(deal, 'vendor');
  if (name === null || vendors.length === 0 || !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name)) return [];
  if (idsOf(vendors).includes(name)) return [];
  return [
    draftDiagnostic(deal, ['vendor'], {
      code: 'CD325',
      problem: `There is no vendor ${JSON.stringify(name)}.`,
      expected: 'an id from vendors.json, or the name of a vendor as visitors read it',
      hint: didYouMeanEntity(name, vendors),
    }),
  ];
}
