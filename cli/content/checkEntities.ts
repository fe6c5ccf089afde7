import { savingPercent } from '../../data/model/deals/offer.ts';
import { reservedCategoryIds } from '../../data/model/routes.ts';
import { isRealDate } from '../../data/model/time/calendar.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { Category, Neighborhood } from '../../data/schema/dealGroups.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, numberField, rawField, stringField } from './draft.ts';
import { didYouMeanEntity } from './entityNames.ts';

type Fields = Pick<Diagnostic, 'code' | 'problem'> & Partial<Diagnostic>;

/** The drafts that are compared with each other. */
export interface Entities {
  readonly categories: readonly Draft<Category>[];
  readonly neighborhoods: readonly Draft<Neighborhood>[];
  readonly deals: readonly Draft<Deal>[];
}

/** Reports where entities contradict each other or themselves (CD301 to CD306, CD309, CD310, CD313). */
export function checkEntities({ categories, neighborhoods, deals }: Entities): Diagnostic[] {
  return [
    ...categories.flatMap(checkReservedId),
    ...checkDuplicates(categories, 'id', 'CD301'),
    ...checkDuplicates(neighborhoods, 'id', 'CD301'),
    ...checkDuplicates(deals, 'id', 'CD301'),
    ...checkDuplicates(deals, 'slug', 'CD302'),
    ...deals.flatMap((deal) => [
      ...checkReference(deal, 'category', categories, 'CD303', 'categories.json'),
      ...checkReference(deal, 'neighborhood', neighborhoods, 'CD304', 'neighborhoods.json'),
      ...checkPrices(deal),
      ...checkDates(deal),
      ...checkAudience(deal),
    ]),
  ];
}

/** Reports category ids that are reserved for the listings of every site (CD310). */
function checkReservedId(category: Draft<Category>): Diagnostic[] {
  const id = stringField(category, 'id');
  if (id === null || !reservedCategoryIds.includes(id)) return [];
  return [
    fieldDiagnostic(category, 'id', {
      code: 'CD310',
      problem: `The id ${JSON.stringify(id)} is reserved for a listing that every site has.`,
      hint: 'Choose another id for the category.',
    }),
  ];
}

const idsOf = (drafts: readonly Draft<unknown>[]) => drafts.flatMap((item) => stringField(item, 'id') ?? []);

function fieldDiagnostic(item: Draft<unknown>, key: string, fields: Fields): Diagnostic {
  return diagnostic({
    file: item.file.path,
    range: item.file.locate([...item.path, key], 'value'),
    ...fields,
  });
}

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
    return fieldDiagnostic(item, key, {
      code,
      problem: `The ${key} ${JSON.stringify(text)} is already used.`,
      expected: `${article(key)} ${key} that no other entry has`,
      related: start ? { file: first.file.path, start, note: 'first used here' } : null,
    });
  });
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

function checkReference(
  deal: Draft<Deal>,
  key: 'category' | 'neighborhood',
  entities: readonly Draft<unknown>[],
  code: 'CD303' | 'CD304',
  file: string,
): Diagnostic[] {
  const name = stringField(deal, key);
  const ids = idsOf(entities);
  if (name === null || ids.length === 0 || ids.includes(name)) return [];
  return [
    fieldDiagnostic(deal, key, {
      code,
      problem: `There is no ${key} ${JSON.stringify(name)}.`,
      expected: `an id from ${file}: ${ids.join(', ')}`,
      hint: didYouMeanEntity(name, entities),
    }),
  ];
}

function checkPrices(deal: Draft<Deal>): Diagnostic[] {
  const original = numberField(deal, 'originalPrice');
  const price = numberField(deal, 'discountPrice');
  const percent = numberField(deal, 'discountPercent');
  if (original === null || price === null || original <= 0 || price <= 0) return [];
  if (price >= original) {
    return [
      fieldDiagnostic(deal, 'discountPrice', {
        code: 'CD305',
        problem: `The discount price ${price} is not below the original price ${original}.`,
        expected: '0 < discountPrice < originalPrice',
      }),
    ];
  }
  const correctPercent = savingPercent(original, price);
  if (percent === null || percent === correctPercent) return [];
  return [
    fieldDiagnostic(deal, 'discountPercent', {
      code: 'CD306',
      problem: `${percent}% does not match the prices: from ${original} to ${price} is ${correctPercent}% off.`,
      expected: String(correctPercent),
    }),
  ];
}

function checkDates(deal: Draft<Deal>): Diagnostic[] {
  const expiryDate = stringField(deal, 'expiryDate');
  if (expiryDate === null || !isRealDate(expiryDate)) return [];
  return (['startDate', 'publishedDate'] as const).flatMap((key) => {
    const date = stringField(deal, key);
    if (date === null || !isRealDate(date) || date <= expiryDate) return [];
    return fieldDiagnostic(deal, key, {
      code: 'CD309',
      problem: `${JSON.stringify(key)} is ${date}, after the deal's last day, ${expiryDate}.`,
      expected: `${key} on or before expiryDate`,
    });
  });
}

function checkAudience(deal: Draft<Deal>): Diagnostic[] {
  if (rawField(deal, 'familyFriendly') !== true || rawField(deal, 'adultsOnly') !== true) return [];
  return [
    fieldDiagnostic(deal, 'adultsOnly', {
      code: 'CD313',
      problem: 'The deal is marked both as family-friendly and as for adults only.',
      expected: 'at most one of familyFriendly and adultsOnly',
    }),
  ];
}
