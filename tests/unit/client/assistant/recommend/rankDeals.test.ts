import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import type { Criterion } from '../../../../../client/assistant/recommend/criteria.ts';
import { createRanking } from '../../../../../client/assistant/recommend/rankDeals.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import type { Coordinates } from '../../../../../data/model/geo.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

/** For how many of `seeds` "better", with `fields`, comes before a plain deal. */
function leads(
  fields: Partial<DealRecord>,
  wanted: Partial<Preferences>,
  { place = null, relaxed = [] }: { place?: Coordinates | null; relaxed?: readonly Criterion[] } = {},
): number {
  const deals = [sampleRecord('a-plain'), sampleRecord('better', fields)];
  const [preferences, knowledge] = [wishing(wanted), sampleKnowledge(deals)];
  return seeds.filter((seed) => {
    const context = { ...sampleContext, place, seed };
    return createRanking({ preferences, knowledge, context, relaxed })(deals)[0]?.deal.slug === 'better';
  }).length;
}

/** The slug of the deal that comes first most often. */
const best = (...compared: Parameters<typeof leads>) =>
  leads(...compared) > seeds.length / 2 ? 'better' : 'a-plain';

describe('client/assistant/recommend/rankDeals', () => {
  it('lets equally good deals take turns by the seed', () => {
    expect(leads({}, {})).toBeGreaterThan(seeds.length / 4);
    expect(leads({}, {})).toBeLessThan((3 * seeds.length) / 4);
  });

  it('never lets a discount outweigh a wish', () => {
    expect(leads({ title: 'Sushi for two', percent: 5 }, { interests: ['sushi'] })).toBe(seeds.length);
    expect(leads({ percent: 90 }, {})).toBeLessThan(seeds.length);
  });

  it('puts first, of equally good deals, what the visitor has not seen', () => {
    const deals = [sampleRecord('a'), sampleRecord('b')];
    const firstWith = (seed: number) =>
      createRanking({
        ...{ preferences: wishing({}), knowledge: sampleKnowledge(deals) },
        context: { ...sampleContext, seed },
        relaxed: [],
        seen: ['a'],
      })(deals)[0]?.deal.slug;
    expect(seeds.filter((seed) => firstWith(seed) === 'b').length).toBeGreaterThan((3 * seeds.length) / 4);
  });

  it.each<[string, Partial<DealRecord>, Partial<Preferences>]>([
    ['a higher discount', { percent: 60 }, {}],
    ['something free', { price: 0 }, {}],
    ['a topic that was named', { title: 'Sushi for two' }, { interests: ['sushi'] }],
    ['a category that was named', { category: 'shows' }, { categories: ['shows'] }],
    [
      'the place that was named last',
      { neighborhoods: ['harbor'] },
      { neighborhoods: ['old-town', 'harbor'] },
    ],
    ['a setting that is known', { outdoor: true }, { setting: 'outdoor' }],
    ['what is lively, for the adventurous', { intensity: 'high' }, { intensity: 'adventurous' }],
    ['what is calm, for who wants to rest', { intensity: 'low' }, { intensity: 'relaxing' }],
    ['a spa, for who wants to rest', { tags: ['spa'] }, { intensity: 'relaxing' }],
    ['what is romantic, for a date', { traits: traitBits(['romantic']) }, { occasion: 'date' }],
    ['what is only for adults, for adults', { adults: true }, { audience: 'adults' }],
    ['breakfast, in the morning', { tags: ['breakfast'] }, { when: 'morning' }],
    ['a concert, tonight', { tags: ['concert'] }, { when: 'tonight' }],
    ['a concert, on Saturday night', { tags: ['concert'] }, { when: 'weekend', part: 'evening' }],
    ['what is featured', { featured: true }, {}],
    ['what ends soon', { endsAt: sampleContext.now + 86_400_000 }, {}],
  ])('puts first %s', (_, fields, wanted) => {
    expect(best(fields, wanted)).toBe('better');
  });

  it.each<[string, Partial<DealRecord>, Partial<Preferences>]>([
    ['is out of season', { when: { months: [5] }, percent: 60 }, {}],
    ['is an errand, where nobody asked for one', { category: 'errands', percent: 45 }, {}],
    [
      'is an errand, where a time alone was named',
      { category: 'errands', percent: 45 },
      { when: 'today', categories: ['shows'] },
    ],
    [
      'is breakfast at unknown hours, in the evening',
      { tags: ['breakfast'], percent: 40 },
      { when: 'evening' },
    ],
    ['is lively, for who wants to rest', { intensity: 'high', percent: 40 }, { intensity: 'relaxing' }],
  ])('puts last what %s', (_, fields, wanted) => {
    expect(best(fields, wanted)).toBe('a-plain');
  });

  it('puts deals near the visitor first, and those without a place last', () => {
    const place = { lat: 47.6, lon: -122.3 };
    expect(best({ at: [[47.6, -122.3]] }, {}, { place })).toBe('better');
    expect(best({ at: [[48.6, -122.3]], percent: 22 }, {}, { place })).toBe('a-plain');
    expect(
      best(
        {
          at: [
            [48.6, -122.3],
            [47.6, -122.3],
          ],
        },
        {},
        { place },
      ),
    ).toBe('better');
    expect(best({ neighborhoods: [] }, {}, { place })).toBe('better');
  });

  it('prefers what takes place soon if nothing does at the wanted time', () => {
    const inTwoWeeks = { when: { sessions: [{ date: '2026-12-04', from: 1200 }] }, percent: 21 };
    const wanted = { when: 'tomorrow' } as const;
    const deals = [
      sampleRecord('later', { when: { sessions: [{ date: '2026-12-18', from: 1200 }] }, percent: 40 }),
      sampleRecord('soon', inTwoWeeks),
    ];
    const first = (seed: number) =>
      createRanking({
        ...{ preferences: wishing(wanted), knowledge: sampleKnowledge(deals) },
        context: { ...sampleContext, seed },
        relaxed: ['when'],
      })(deals)[0]?.deal.slug;
    expect(seeds.filter((seed) => first(seed) === 'soon').length).toBeGreaterThan(seeds.length / 2);
  });

  it('prefers deals near the named neighborhood if there are none in it', () => {
    const wanted = { neighborhoods: ['old-town'] };
    const harbor = { neighborhoods: ['harbor'], at: [[47.601, -122.3]] } as const;
    expect(best(harbor, wanted, { relaxed: ['neighborhoods'] })).toBe('better');
    expect(leads(harbor, wanted)).toBeLessThan(leads(harbor, wanted, { relaxed: ['neighborhoods'] }));
  });
});
