import { describe, expect, it } from 'vitest';
import type { DealCondition } from '../../../support/assistantCaseSchema.ts';
import { DealOracle } from '../../../support/dealOracle.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';

/** A Saturday, 10:00 in the city. */
const now = Date.parse('2026-11-21T18:00:00Z');

const vendors = [
  {
    id: 'kitchen',
    name: 'Sample Kitchen',
    hours: [{ from: '12:00', to: '15:00' }],
    locations: [{ address: '7 Pier Road', neighborhood: 'harbor' }],
  },
];

/** Whether a deal with `fields` in place of those of the small city's deals meets `condition`. */
function meets(fields: Record<string, unknown>, condition: DealCondition): boolean {
  const files = smallCity();
  const site = files['site.json'];
  const theme = { id: 'night', label: 'Night', words: ['club'], tags: ['disco'] };
  const assistant = { ...(site.assistant as object), themes: [theme] };
  const oracle = new DealOracle(
    {
      ...files,
      'site.json': { ...site, assistant },
      'vendors.json': vendors,
      'deals/food.json': [sampleDeal('soup', fields)],
    },
    now,
  );
  const deal = oracle.deal('soup');
  if (!deal) throw new Error('There is no soup');
  return oracle.meets(deal, condition);
}

describe('tests/support/dealOracle', () => {
  it('takes an empty condition for met', () => {
    expect(meets({}, {})).toBe(true);
  });

  it('knows categories, and themes by tags', () => {
    expect(meets({}, { category: 'food' })).toBe(true);
    expect(meets({}, { category: 'shows' })).toBe(false);
    expect(meets({ tags: ['disco'] }, { category: 'night' })).toBe(true);
    expect(meets({}, { category: 'night' })).toBe(false);
  });

  it('knows neighborhoods of the deal, its places and its vendor; what is citywide is everywhere', () => {
    const nowhere = { neighborhood: undefined };
    expect(meets({}, { neighborhood: 'old-town' })).toBe(true);
    expect(meets({}, { neighborhood: 'harbor' })).toBe(false);
    expect(meets({ locations: [{ neighborhood: 'harbor' }] }, { neighborhood: 'harbor' })).toBe(true);
    expect(meets({ ...nowhere, vendor: 'kitchen' }, { neighborhood: 'harbor' })).toBe(true);
    expect(meets({ ...nowhere, vendor: 'kitchen' }, { neighborhood: 'old-town' })).toBe(false);
    expect(meets({ ...nowhere, citywide: true }, { neighborhood: 'harbor' })).toBe(true);
  });

  it('compares prices, of which unknown ones meet nothing', () => {
    expect(meets({ discountPrice: 40 }, { priceMax: 40 })).toBe(true);
    expect(meets({ discountPrice: 40 }, { priceMax: 39 })).toBe(false);
    expect(meets({ discountPrice: 40 }, { priceMin: 40 })).toBe(true);
    expect(meets({ discountPrice: 40 }, { priceMin: 41 })).toBe(false);
    expect(meets({ discountPrice: undefined }, { priceMax: 500 })).toBe(false);
    expect(meets({ discountPrice: 0 }, { priceMax: 0 })).toBe(true);
  });

  it('looks for words in title, summary, offer, tags and what is included', () => {
    const fields = {
      title: 'Ramen',
      summary: 'Noodles',
      tags: ['lunch'],
      included: ['Tea'],
      offerText: 'Two for one',
    };
    for (const word of ['ramen', 'noodle', 'lunch', 'tea', 'two for one']) {
      expect(meets(fields, { words: ['zebra', word] })).toBe(true);
    }
    expect(meets(fields, { words: ['pizza', 'ram'] })).toBe(false);
    expect(meets({ description: 'Pizza' }, { words: ['pizza'] })).toBe(false);
  });

  it('knows vendors by id and name, and deals by slug', () => {
    expect(meets({ vendor: 'kitchen' }, { vendor: 'kitchen' })).toBe(true);
    expect(meets({ vendor: 'kitchen' }, { vendor: 'Sample Kitchen' })).toBe(true);
    expect(meets({ vendor: 'kitchen' }, { vendor: 'other' })).toBe(false);
    expect(meets({}, { slug: 'soup' })).toBe(true);
    expect(meets({}, { slug: 'bread' })).toBe(false);
  });

  const known: readonly [keyof DealCondition, facts: object, otherwise: object][] = [
    ['stepFree', { access: { stepFree: true } }, { access: { stepFree: false } }],
    ['strollers', { access: { features: ['strollers'] } }, { access: { features: ['captions'] } }],
    ['pets', { pets: { allowed: 'outside' } }, { pets: { allowed: 'no' } }],
    ['vegan', { diet: ['vegan'] }, { diet: ['vegetarian'] }],
    ['vegetarian', { diet: ['vegan'] }, { diet: ['halal'] }],
    ['glutenFree', { diet: ['gluten-free'] }, { diet: ['vegan'] }],
    ['freeParking', { parking: { kind: 'free' } }, { parking: { kind: 'street' } }],
    ['noBooking', { booking: { required: false } }, { booking: { required: true } }],
    ['delivery', { fulfillment: ['delivery'] }, { fulfillment: ['pick-up'] }],
  ];

  it.each(known)('takes %s only for what it is known to be', (field, facts, otherwise) => {
    expect(meets({ facts }, { [field]: true })).toBe(true);
    expect(meets({ facts: otherwise }, { [field]: true })).toBe(false);
    expect(meets({}, { [field]: true })).toBe(false);
    expect(meets({ facts }, { [field]: false })).toBe(false);
    expect(meets({ facts: otherwise }, { [field]: false })).toBe(true);
    expect(meets({}, { [field]: false })).toBe(false);
  });

  it('knows who a deal is marked for', () => {
    expect(meets({ familyFriendly: true }, { kids: true })).toBe(true);
    expect(meets({}, { kids: true })).toBe(false);
    expect(meets({}, { kids: false })).toBe(true);
    expect(meets({ adultsOnly: true }, { adultsOnly: true })).toBe(true);
    expect(meets({ facts: { ages: { from: 21 } } }, { adultsOnly: true })).toBe(true);
    expect(meets({ facts: { ages: { from: 21 } } }, { adultsOnly: false })).toBe(false);
    expect(meets({}, { adultsOnly: true })).toBe(false);
    expect(meets({}, { adultsOnly: false })).toBe(true);
  });

  it('fails a setting only where the other one is known', () => {
    expect(meets({ outdoor: true }, { outdoor: true })).toBe(true);
    expect(meets({ outdoor: false }, { outdoor: true })).toBe(false);
    expect(meets({ outdoor: true }, { outdoor: false })).toBe(false);
    expect(meets({}, { outdoor: true })).toBe(true);
    expect(meets({}, { outdoor: false })).toBe(true);
  });

  it('compares ages with those stated, else with whether it is for adults', () => {
    const facts = { ages: { from: 6, to: 12 } };
    expect([5, 6, 12, 13].map((age) => meets({ facts }, { age }))).toEqual([false, true, true, false]);
    expect(meets({ adultsOnly: true }, { age: 17 })).toBe(false);
    expect(meets({ adultsOnly: true }, { age: 18 })).toBe(true);
    expect(meets({}, { age: 3 })).toBe(true);
  });

  it('knows the days', () => {
    const mondays = { hours: [{ days: ['mon'], from: '19:00', to: '23:00' }] };
    expect(meets(mondays, { on: '2026-11-23' })).toBe(true);
    expect(meets(mondays, { on: '2026-11-24' })).toBe(false);
    expect(meets({ ...mondays, irregular: true }, { on: '2026-11-23' })).toBe(true);
    expect(meets({}, { on: '2026-11-24' })).toBe(true);
    expect(meets({}, { on: '2026-11-20' })).toBe(false);
    expect(meets({ expiryDate: '2026-11-30' }, { on: '2026-12-01' })).toBe(false);
    expect(meets({ vendor: 'kitchen' }, { on: '2026-11-24', part: 'evening' })).toBe(false);
  });

  it('leaves out sessions that are over or sold out', () => {
    const sessions = (fields: object) => ({ sessions: [{ date: '2026-11-21', from: '08:00', ...fields }] });
    expect(meets(sessions({ to: '09:30' }), { on: '2026-11-21' })).toBe(false);
    expect(meets(sessions({ to: '10:30' }), { on: '2026-11-21' })).toBe(true);
    expect(meets(sessions({ to: '10:30', soldOut: true }), { on: '2026-11-21' })).toBe(false);
  });

  it('knows the parts of a day', () => {
    const parts = ['morning', 'afternoon', 'evening', 'late'] as const;
    const partsOf = (from: string, to?: string) =>
      parts.filter((part) => meets({ hours: [{ from, to }] }, { on: '2026-11-24', part }));
    expect(partsOf('09:00', '12:30')).toEqual(['morning']);
    expect(partsOf('09:00', '13:00')).toEqual(['morning', 'afternoon']);
    expect(partsOf('19:00', '02:00')).toEqual(['evening', 'late']);
    expect(partsOf('16:30', '17:30')).toEqual(['afternoon']);
    expect(meets({}, { on: '2026-11-24', part: 'late' })).toBe(true);
  });

  it('knows which deals are live', () => {
    const oracle = new DealOracle(smallCity(), now);
    expect(oracle.live.map(({ slug }) => slug).sort()).toEqual(['bread', 'jazz', 'noodles', 'soup']);
    expect(['soup', 'magic', 'circus', 'nothing'].map((slug) => oracle.isLive(slug))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
