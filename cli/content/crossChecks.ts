import { percentOff } from '../../data/model/amounts.ts';
import { reservedCategoryIds } from '../../data/model/routes.ts';
import { isRealDate } from '../../data/model/time/localDate.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { Category, Neighborhood } from '../../data/schema/dealGroups.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/zodIssues.ts';
import { type Draft, fieldOf, numberOf, textOf } from './draft.ts';

type Fields = Pick<Diagnostic, 'code' | 'problem'> & Partial<Diagnostic>;

/** The drafts that the checks of this file compare with each other. */
export interface Entities {
  readonly categories: readonly Draft<Category>[];
  readonly neighborhoods: readonly Draft<Neighborhood>[];
  readonly deals: readonly Draft<Deal>[];
}

/** What entities say wrongly of each other and of themselves (CD301 to CD306, CD309, CD313). */
export function crossChecks({ categories, neighborhoods, deals }: Entities): Diagnostic[] {
  const categoryIds = idsOf(categories);
  const neighborhoodIds = idsOf(neighborhoods);
  return [
    ...categories.flatMap(takenId),
    ...duplicates(categories, 'id', 'CD301'),
    ...duplicates(neighborhoods, 'id', 'CD301'),
    ...duplicates(deals, 'id', 'CD301'),
    ...duplicates(deals, 'slug', 'CD302'),
    ...deals.flatMap((deal) => [
      ...unknownName(deal, 'category', categoryIds, 'CD303', 'categories.json'),
      ...unknownName(deal, 'neighborhood', neighborhoodIds, 'CD304', 'neighborhoods.json'),
      ...priceFaults(deal),
      ...dateFaults(deal),
      ...audienceFaults(deal),
    ]),
  ];
}

/** Ids of categories whose pages the engine makes itself. */
function takenId(category: Draft<Category>): Diagnostic[] {
  const id = textOf(category, 'id');
  if (id === null || !reservedCategoryIds.includes(id)) return [];
  return [
    fault(category, 'id', {
      code: 'CD310',
      problem: `The id ${JSON.stringify(id)} belongs to a listing that every site has.`,
      hint: 'Give the category another id.',
    }),
  ];
}

const idsOf = (drafts: readonly Draft<unknown>[]) => drafts.flatMap((item) => textOf(item, 'id') ?? []);

function fault(item: Draft<unknown>, key: string, fields: Fields): Diagnostic {
  return diagnostic({
    file: item.file.path,
    range: item.file.locate([...item.path, key], 'value'),
    ...fields,
  });
}

function duplicates(
  drafts: readonly Draft<unknown>[],
  key: 'id' | 'slug',
  code: 'CD301' | 'CD302',
): Diagnostic[] {
  const firsts = new Map<string, Draft<unknown>>();
  return drafts.flatMap((item) => {
    const text = textOf(item, key);
    if (text === null) return [];
    const first = firsts.get(text);
    if (!first) {
      firsts.set(text, item);
      return [];
    }
    const start = first.file.locate([...first.path, key], 'value')?.start;
    return fault(item, key, {
      code,
      problem: `The ${key} ${JSON.stringify(text)} is taken.`,
      expected: `${article(key)} ${key} that no other entry has`,
      related: start ? { file: first.file.path, start, note: 'first used here' } : null,
    });
  });
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

function unknownName(
  deal: Draft<Deal>,
  key: 'category' | 'neighborhood',
  known: readonly string[],
  code: 'CD303' | 'CD304',
  file: string,
): Diagnostic[] {
  const name = textOf(deal, key);
  if (name === null || known.length === 0 || known.includes(name)) return [];
  return [
    fault(deal, key, {
      code,
      problem: `There is no ${key} ${JSON.stringify(name)}.`,
      expected: `an id of ${file}: ${known.join(', ')}`,
      hint: suggestion(name, known),
    }),
  ];
}

function priceFaults(deal: Draft<Deal>): Diagnostic[] {
  const original = numberOf(deal, 'originalPrice');
  const price = numberOf(deal, 'discountPrice');
  const percent = numberOf(deal, 'discountPercent');
  if (original === null || price === null || original <= 0 || price <= 0) return [];
  if (price >= original) {
    return [
      fault(deal, 'discountPrice', {
        code: 'CD305',
        problem: `The discount price ${price} is not below the original price ${original}.`,
        expected: '0 < discountPrice < originalPrice',
      }),
    ];
  }
  // A seal of 0% or 100% off would be no offer, so that the smallest and the largest saving round inwards.
  const right = Math.min(99, Math.max(1, percentOff(original, price)));
  if (percent === null || percent === right) return [];
  return [
    fault(deal, 'discountPercent', {
      code: 'CD306',
      problem: `${percent}% is not what the prices say: from ${original} to ${price} is ${right}% off.`,
      expected: String(right),
    }),
  ];
}

function dateFaults(deal: Draft<Deal>): Diagnostic[] {
  const last = textOf(deal, 'expiryDate');
  if (last === null || !isRealDate(last)) return [];
  return (['startDate', 'publishedDate'] as const).flatMap((key) => {
    const date = textOf(deal, key);
    if (date === null || !isRealDate(date) || date <= last) return [];
    return fault(deal, key, {
      code: 'CD309',
      problem: `${JSON.stringify(key)} is ${date}, after the last day of the deal, ${last}.`,
      expected: `${key} on or before expiryDate`,
    });
  });
}

function audienceFaults(deal: Draft<Deal>): Diagnostic[] {
  if (fieldOf(deal, 'familyFriendly') !== true || fieldOf(deal, 'adultsOnly') !== true) return [];
  return [
    fault(deal, 'adultsOnly', {
      code: 'CD313',
      problem: 'The deal is both for families and for adults only.',
      expected: 'at most one of familyFriendly and adultsOnly',
    }),
  ];
}
