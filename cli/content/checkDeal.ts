import { savingPercent } from '../../data/model/deals/offer.ts';
import { isRealDate } from '../../data/model/time/calendar.ts';
import type { Facts } from '../../data/schema/facts.ts';
import type { Vendor } from '../../data/schema/vendor.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { checkHours, checkSessions } from './checkSchedule.ts';
import { type Draft, draftDiagnostic, numberField, rawField, stringField } from './draft.ts';

/**
 * Reports where the fields of a deal contradict each other (CD305, CD306, CD309, CD313, CD322 to CD324, CD326), or say too
 * little to be an offer (CD320) or to be somewhere (CD321).
 */
export const checkDeal = (deal: Draft<unknown>, vendors: readonly Draft<Vendor>[]): Diagnostic[] => [
  ...checkOffer(deal),
  ...checkPrices(deal),
  ...checkPlace(deal, vendors),
  ...checkDates(deal),
  ...checkAudience(deal),
  ...checkFacts(deal),
  ...checkHours(deal),
  ...checkSessions(deal),
];

const isObject = ({ raw }: Draft<unknown>) => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isThere = (deal: Draft<unknown>, key: string) => rawField(deal, key) !== undefined;

const offerForms =
  'two prices, "discountPrice" alone (0 if it is free), or "offerText" such as "Two for one" without prices';

function checkOffer(deal: Draft<unknown>): Diagnostic[] {
  if (!isObject(deal)) return [];
  const hasText = isThere(deal, 'offerText');
  const priceKey = ['discountPrice', 'originalPrice'].find((key) => isThere(deal, key));
  const incomplete = (path: readonly string[], problem: string, hint: string | null) => [
    draftDiagnostic(deal, path, { code: 'CD320', problem, expected: offerForms, hint }),
  ];
  if (hasText && priceKey) {
    return incomplete(
      ['offerText'],
      'The offer is said both in words and with a price.',
      `Remove "offerText", or "${priceKey}".`,
    );
  }
  if (!hasText && !priceKey) return incomplete([], 'The deal does not say what it offers.', null);
  if (!hasText && !isThere(deal, 'discountPrice')) {
    return incomplete(
      ['originalPrice'],
      'The deal has an original price only.',
      'Add "discountPrice", the price of the deal.',
    );
  }
  return [];
}

function checkPrices(deal: Draft<unknown>): Diagnostic[] {
  const original = numberField(deal, 'originalPrice');
  const price = numberField(deal, 'discountPrice');
  if (original !== null && price !== null && original > 0 && price >= original) {
    return [
      draftDiagnostic(deal, ['discountPrice'], {
        code: 'CD305',
        problem: `The discount price ${price} is not below the original price ${original}.`,
        expected: '0 <= discountPrice < originalPrice',
      }),
    ];
  }
  return checkPercent(deal, original, price);
}

function checkPercent(deal: Draft<unknown>, original: number | null, price: number | null): Diagnostic[] {
  const percent = numberField(deal, 'discountPercent');
  if (percent === null) return [];
  const disagrees = (problem: string, expected: string) => [
    draftDiagnostic(deal, ['discountPercent'], { code: 'CD306', problem, expected }),
  ];
  const ofText = /(\d{1,3})\s?%/.exec(stringField(deal, 'offerText') ?? '')?.[1];
  if (ofText !== undefined && Number(ofText) !== percent) {
    return disagrees(`${percent}% does not match the words of the offer, which say ${ofText}%.`, ofText);
  }
  if (price === null || price < 0 || (price === 0 && percent === 100)) return [];
  if (!isThere(deal, 'originalPrice')) {
    return disagrees(`${percent}% off needs an original price.`, '"originalPrice", or no "discountPercent"');
  }
  if (original === null || original <= 0) return [];
  const correct = price === 0 ? 100 : savingPercent(original, price);
  return percent === correct
    ? []
    : disagrees(
        `${percent}% does not match the prices: from ${original} to ${price} is ${correct}% off.`,
        String(correct),
      );
}

const placeKeys = ['neighborhood', 'locations', 'citywide'];

function checkPlace(deal: Draft<unknown>, vendors: readonly Draft<Vendor>[]): Diagnostic[] {
  if (!isObject(deal)) return [];
  const [first, second] = placeKeys.filter((key) => isThere(deal, key));
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
  if (!first && !(vendor && isThere(vendor, 'locations'))) {
    return unclear(
      [],
      'The deal does not say where it is.',
      'Add "neighborhood", or "citywide": true if it has no place.',
    );
  }
  return isThere(deal, 'coordinates') && first !== 'neighborhood'
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

function checkAudience(deal: Draft<unknown>): Diagnostic[] {
  const isFor = (key: string) => rawField(deal, key) === true;
  const ages = (rawField(deal, 'facts') as Facts | null | undefined)?.ages;
  const disagrees = (path: readonly string[], problem: string, expected: string) => [
    draftDiagnostic(deal, path, { code: 'CD313', problem, expected }),
  ];
  if (isFor('familyFriendly') && isFor('adultsOnly')) {
    return disagrees(
      ['adultsOnly'],
      'The deal is marked both as family-friendly and as for adults only.',
      'at most one of familyFriendly and adultsOnly',
    );
  }
  if (isFor('familyFriendly') && (ages?.from ?? 0) >= 18) {
    return disagrees(
      ['familyFriendly'],
      `The deal is marked as family-friendly, and is for ages from ${ages?.from}.`,
      'no familyFriendly, or facts.ages.from below 18',
    );
  }
  if (isFor('adultsOnly') && ages?.from !== undefined && ages.from < 16) {
    return disagrees(
      ['adultsOnly'],
      `The deal is marked as for adults only, and is for ages from ${ages.from}.`,
      'no adultsOnly, or facts.ages.from of 16 or more',
    );
  }
  return [];
}

function checkFacts(deal: Draft<unknown>): Diagnostic[] {
  const facts = rawField(deal, 'facts') as Facts | null | undefined;
  const { ages, groups, duration, booking } = facts ?? {};
  const disagrees = (path: readonly string[], problem: string, expected: string) =>
    draftDiagnostic(deal, ['facts', ...path], { code: 'CD326', problem, expected });
  return [
    ...(ages?.from !== undefined && ages.to !== undefined && ages.from > ages.to
      ? [
          disagrees(
            ['ages', 'to'],
            `The ages end at ${ages.to}, before they begin at ${ages.from}.`,
            'from <= to',
          ),
        ]
      : []),
    ...(groups?.from !== undefined && groups.to !== undefined && groups.from > groups.to
      ? [
          disagrees(
            ['groups', 'to'],
            `Groups end at ${groups.to}, before they begin at ${groups.from}.`,
            'from <= to',
          ),
        ]
      : []),
    ...(duration?.to !== undefined && duration.to <= duration.minutes
      ? [
          disagrees(
            ['duration', 'to'],
            `The longest duration, ${duration.to}, is not above ${duration.minutes}.`,
            'minutes < to',
          ),
        ]
      : []),
    ...(booking?.required === false && booking.hoursAhead !== undefined
      ? [
          disagrees(
            ['booking', 'hoursAhead'],
            'Nobody has to book, and yet one must do so ahead.',
            '"required": true, or no "hoursAhead"',
          ),
        ]
      : []),
  ];
}
