import { isRealDate } from '../../data/model/time/calendar.ts';
import type { Vendor } from '../../data/schema/vendor.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkAudience, checkFacts } from './checkFacts.ts';
import { checkOffer, checkPrices } from './checkOffer.ts';
import { checkHours, checkSessions } from './checkSchedule.ts';
import { type Draft, draftDiagnostic, hasField, isObjectDraft, stringField } from './draft.ts';

/**
 * Reports where the fields of a deal contradict each other (CD305, CD306, CD309, CD313, CD322 to CD324, CD326), or say too
 * little to be an offer (CD320) or to be somewhere (CD321).
 */
export const checkDeal = (deal: Draft<unknown>, surroundings: PlaceSurroundings): Diagnostic[] => [
  ...checkOffer(deal),
  ...checkPrices(deal),
  ...checkPlace(deal, surroundings),
  ...checkDates(deal),
  ...checkAudience(deal),
  ...checkFacts(deal),
  ...checkHours(deal),
  ...checkSessions(deal),
];

/** What decides where a deal is that does not say it. */
export interface PlaceSurroundings {
  readonly vendors: readonly Draft<Vendor>[];
  /** Whether the city has several parts, so that a place has to name one. */
  readonly hasSeveralParts: boolean;
}

const placeKeys = ['neighborhood', 'locations', 'citywide'];

function checkPlace(deal: Draft<unknown>, { vendors, hasSeveralParts }: PlaceSurroundings): Diagnostic[] {
  if (!isObjectDraft(deal)) return [];
  const [first, second] = placeKeys.filter((key) => hasField(deal, key));
  const unclear = (path: readonly string[], problem: string, hint: string) => [
    draftDiagnostic(deal, path, {
      code: 'CD321',
      problem,
      expected: 'one of "neighborhood", "locations", "citywide": true, or a vendor with locations',
      hint,
    }),
  ];
  if (first && second) {
    return unclear(
      [second],
      `The deal says where it is twice: with "${first}" and "${second}".`,
      'Keep one of them.',
    );
  }
  const name = stringField(deal, 'vendor');
  const vendor = vendors.find((item) => ['id', 'name'].some((key) => stringField(item, key) === name));
  if (!first && hasSeveralParts && !(vendor && hasField(vendor, 'locations'))) {
    return unclear(
      [],
      'The deal does not say where it is.',
      'Add "neighborhood", or "citywide": true if it has no place.',
    );
  }
  const owners = hasSeveralParts ? ['neighborhood'] : ['neighborhood', undefined];
  return hasField(deal, 'coordinates') && !owners.includes(first)
    ? unclear(
        ['coordinates'],
        'The coordinates belong to no place.',
        'Move them into an entry of "locations", or add "neighborhood".',
      )
    : [];
}

function checkDates(deal: Draft<unknown>): Diagnostic[] {
  const expiryDate = stringField(deal, 'expiryDate');
  if (expiryDate === null || !isRealDate(expiryDate)) return [];
  return (['startDate', 'publishedDate', 'withdrawnDate'] as const).flatMap((key) => {
    const date = stringField(deal, key);
    if (date === null || !isRealDate(date) || date <= expiryDate) return [];
    return draftDiagnostic(deal, [key], {
      code: 'CD309',
      problem: `${JSON.stringify(key)} is ${date}, after the deal's last day, ${expiryDate}.`,
      expected: `${key} on or before expiryDate`,
    });
  });
}
