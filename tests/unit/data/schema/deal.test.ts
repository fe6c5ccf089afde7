import { describe, expect, it } from 'vitest';
import { dealFileSchema, dealSchema } from '../../../../data/schema/deal.ts';
import { sampleDeal } from '../../../support/smallCity.ts';

const isTaken = (fields: Record<string, unknown>) => dealSchema.safeParse(sampleDeal('soup', fields)).success;

const everything = {
  imageAlt: 'A bowl of soup',
  startDate: '2027-01-01',
  updatedDate: '2026-10-02',
  priceCheckedDate: '2026-10-03',
  familyFriendly: true,
  outdoor: false,
  intensity: 'low',
  goodFor: 'Two adults',
  included: ['Soup', 'Bread'],
  goodToKnow: 'Bring a spoon.\n\nOr two.',
  restrictions: ['One for each table'],
  tags: ['soup', 'warm'],
  coordinates: { lat: 47.6, lon: -122.3 },
};

describe('data/schema/deal', () => {
  it('takes a deal with no more than it must have, and one with everything', () => {
    expect(dealSchema.safeParse(sampleDeal('soup')).error?.issues ?? []).toEqual([]);
    expect(dealSchema.safeParse(sampleDeal('soup', everything)).error?.issues ?? []).toEqual([]);
  });

  it('takes a deal without a page of its own', () => {
    expect(isTaken({ affiliateUrl: undefined })).toBe(true);
  });

  it.each(['title', 'slug', 'summary', 'description', 'imageUrl', 'category', 'vendor', 'publishedDate'])(
    'refuses a deal without "%s"',
    (key) => {
      const { [key]: _, ...rest } = sampleDeal('soup');
      expect(dealSchema.safeParse(rest).success).toBe(false);
    },
  );

  it.each([
    ['originalPrice', 0],
    ['originalPrice', -1],
    ['originalPrice', 24.505],
    ['originalPrice', 100_001],
    ['originalPrice', '50'],
    ['discountPrice', Number.POSITIVE_INFINITY],
    ['discountPercent', 0],
    ['discountPercent', 101],
    ['discountPercent', 12.5],
    ['clickCount', -1],
    ['clickCount', 1.5],
    ['featured', 'yes'],
    ['intensity', 'extreme'],
    ['slug', '../x'],
    ['category', 'Food'],
    ['affiliateUrl', 'javascript:alert(1)'],
    ['affiliateUrl', null],
    ['imageUrl', '../x.png'],
    ['included', Array.from({ length: 13 }, () => 'x')],
    ['tags', ['']],
    ['expiryDate', '2027-02-30'],
    ['unknownKey', 1],
  ])('refuses %s as %j', (key, value) => {
    expect(isTaken({ [key]: value })).toBe(false);
  });

  it.each([0.01, 8.99, 24.5, 100_000, 1234.56, 0.29, 4.35])('takes a price of %s', (price) => {
    expect(isTaken({ originalPrice: price })).toBe(true);
  });

  it("keeps no key of an object's prototype", () => {
    const parsed = JSON.parse(
      JSON.stringify(sampleDeal('soup')).replace('{', '{"__proto__":{"admin":true},'),
    );
    expect(dealSchema.safeParse(parsed).success).toBe(false);
  });

  it('takes a file of deals that is a list, also an empty one, or one deal', () => {
    expect(dealFileSchema.safeParse([sampleDeal('soup'), sampleDeal('bread')]).success).toBe(true);
    expect(dealFileSchema.safeParse([]).success).toBe(true);
    expect(dealFileSchema.safeParse(sampleDeal('soup')).success).toBe(true);
    expect(dealFileSchema.safeParse({ deals: [] }).success).toBe(false);
  });
});
