import { describe, expect, it } from 'vitest';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { recommend } from '../../../../../client/assistant/recommend/recommend.ts';
import type { RecommendOptions } from '../../../../../client/assistant/recommend/recommendedDeals.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { offerRecord, sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

let vendors = 0;
/** A deal that can be shown; each has another vendor. */
const deal = (slug: string, fields: Partial<DealRecord> = {}) => {
  vendors += 1;
  return sampleRecord(slug, { url: `https://v.example/${slug}`, vendor: `Vendor ${vendors}`, ...fields });
};

const cheaperThan =
  (limit: number) =>
  ({ price = Number.MAX_VALUE }: DealRecord) =>
    price < limit;

const offerInWords = (slug: string) =>
  offerRecord(slug, { url: `https://v.example/${slug}`, offerText: 'Two for one' });

function choose(
  deals: readonly DealRecord[],
  wanted: Partial<Preferences> = {},
  order: Partial<RecommendOptions> = {},
) {
  const choice = recommend(
    wishing(wanted),
    { count: 3, shown: [], ...order },
    sampleKnowledge(deals),
    sampleContext,
  );
  return { ...choice, deals: choice.deals.map(({ slug }) => slug) };
}

const open = (from: number, to: number) => ({ hours: [{ from: from * 60, to: to * 60 }] });

describe('client/assistant/recommend/recommend', () => {
  it('shows nothing that has ended or has no link', () => {
    const deals = [
      deal('ended', { endsAt: sampleContext.now }),
      sampleRecord('linkless'),
      deal('last-minute', { endsAt: sampleContext.now + 1 }),
    ];
    expect(choose(deals).deals).toEqual(['last-minute']);
    expect(choose(deals.slice(0, 2))).toEqual({
      deals: [],
      candidates: [],
      relaxed: [],
      unknown: [],
      unsuited: [],
      isAgain: false,
    });
  });

  it('never relaxes exclusions or the audience', () => {
    const deals = [
      deal('food'),
      deal('show', { category: 'shows' }),
      deal('port', { category: 'errands', neighborhoods: ['harbor'] }),
      deal('sushi', { category: 'errands', title: 'Sushi class' }),
      deal('kids', { category: 'errands', family: true, tags: ['toddler'] }),
    ];
    const excluded = {
      ...noPreferences.excluded,
      ...{ categories: ['food', 'shows'], neighborhoods: ['harbor'], interests: ['sushi'] },
    };
    expect(choose(deals, { excluded }).deals).toEqual(['kids']);
    expect(choose(deals, { excluded, audience: 'family' }).deals).toEqual(['kids']);
    expect(choose(deals, { excluded, audience: 'adults' }).deals).toEqual([]);
  });

  it('shows only deals that meet all wishes, if there are any', () => {
    const deals = [
      deal('a', { outdoor: true }),
      deal('b', { outdoor: true, neighborhoods: ['harbor'] }),
      deal('c'),
    ];
    const choice = choose(deals, { setting: 'outdoor', neighborhoods: ['harbor'] });
    expect(choice).toMatchObject({ deals: ['b'], relaxed: [], isAgain: false });
  });

  it.each<[string, readonly DealRecord[], Partial<Preferences>, string, string[]]>([
    [
      'the part of the day before the setting',
      [
        deal('in', { outdoor: false, when: open(9, 12) }),
        deal('late', { outdoor: true, when: open(18, 22) }),
      ],
      { when: 'evening', setting: 'indoor' },
      'in',
      ['when'],
    ],
    [
      'all else before a named day',
      [
        deal('soup', { title: 'Soup', price: 0, when: { days: [1] } }),
        deal('now', {
          title: 'Soup',
          price: 90,
          outdoor: true,
          neighborhoods: ['harbor'],
          when: { days: [5] },
        }),
      ],
      {
        ...{ when: 'today', setting: 'indoor', neighborhoods: ['old-town'] },
        ...{ interests: ['soup'], priceRange: { min: 0, max: 0 } },
      },
      'now',
      ['setting', 'neighborhoods', 'priceRange'],
    ],
    [
      'the hours before the kind, and not the day',
      [
        deal('early', { when: open(9, 12) }),
        deal('late', { category: 'shows', when: open(18, 22) }),
        deal('monday', { when: { hours: [{ days: [1], from: 18 * 60, to: 22 * 60 }] } }),
      ],
      { when: 'today', hours: { from: 1200, to: 1800 }, categories: ['food'] },
      'early',
      ['hours'],
    ],
    [
      'the setting before the place',
      [deal('here', { outdoor: true }), deal('inside', { outdoor: false, neighborhoods: ['harbor'] })],
      { setting: 'indoor', neighborhoods: ['old-town'] },
      'here',
      ['setting'],
    ],
    [
      'the place before the price',
      [deal('here', { price: 90 }), deal('cheap', { price: 9, neighborhoods: ['harbor'] })],
      { neighborhoods: ['old-town'], priceRange: { min: 0, max: 20 } },
      'cheap',
      ['neighborhoods'],
    ],
    [
      'the price before the kind',
      [deal('food', { price: 40 }), deal('cheap', { price: 9, category: 'shows' })],
      { categories: ['food'], priceRange: { min: 0, max: 20 } },
      'food',
      ['priceRange'],
    ],
    [
      'place and price before the topic',
      [deal('soup', { title: 'Soup', neighborhoods: ['harbor'], price: 90 }), deal('cheap', { price: 9 })],
      { interests: ['soup'], neighborhoods: ['old-town'], priceRange: { min: 0, max: 20 } },
      'soup',
      ['neighborhoods', 'priceRange'],
    ],
  ])('relaxes %s, and says so', (_, deals, wanted, slug, relaxed) => {
    expect(choose(deals, wanted)).toMatchObject({ deals: [slug], relaxed });
  });

  it('relaxes everything else before it names a price to who wants something free', () => {
    const priceRange = { min: 0, max: 0 };
    const wanted = {
      interests: ['jazz'],
      setting: 'indoor',
      neighborhoods: ['old-town'],
      priceRange,
    } as const;
    const deals = [
      deal('jazz', { title: 'Jazz', outdoor: false, price: 5 }),
      deal('quiz', { outdoor: true, neighborhoods: ['harbor'], price: 0 }),
      offerInWords('wash'),
    ];
    expect(choose(deals, wanted)).toMatchObject({
      deals: ['quiz'],
      relaxed: ['setting', 'neighborhoods', 'interests'],
    });
    expect(choose(deals, wanted, { shown: ['quiz'] })).toMatchObject({
      deals: ['jazz'],
      relaxed: ['priceRange'],
    });
  });

  it('offers words instead of a price to who has a limit only if nothing else is left', () => {
    const cheap = { priceRange: { min: 0, max: 50 } };
    const deals = [offerInWords('wash'), deal('soup', { price: 9 })];
    expect(choose(deals, cheap).deals).toEqual(['soup']);
    expect(choose(deals, cheap, { shown: ['soup'] })).toMatchObject({
      deals: ['wash'],
      relaxed: ['priceRange'],
    });
    expect(choose(deals, {}, { only: cheaperThan(10) }).deals).toEqual(['soup']);
  });

  it('reports topics without deals, and looks for the others', () => {
    const deals = [deal('soup'), deal('jazz', { category: 'shows' })];
    const choice = choose(deals, { interests: ['chess'], categories: ['shows'] });
    expect(choice).toMatchObject({ deals: ['jazz'], unknown: ['chess'], relaxed: [] });
    expect(choose(deals, { interests: ['chess'] })).toMatchObject({ deals: [], unknown: ['chess'] });
    const soup = deal('soup', { title: 'Soup' });
    const half = choose([soup, deal('jazz')], { interests: ['chess', 'soup'] });
    expect(half).toMatchObject({ deals: ['soup'], unknown: ['chess'], relaxed: [] });
  });

  it('shows the best of each topic if no deal is about two, in the order of the topics', () => {
    const deals = [
      deal('cut', { tags: ['haircut'], percent: 10 }),
      deal('wash', { tags: ['car wash'], percent: 60 }),
      deal('other-wash', { tags: ['car wash'], percent: 90 }),
    ];
    const { deals: shown } = choose(deals, { interests: ['haircut', 'car wash'] });
    expect(shown[0]).toBe('cut');
    expect(shown).toHaveLength(3);
  });

  it('prefers what is about all topics', () => {
    const deals = [
      deal('stew', { tags: ['dinner'], percent: 80 }),
      deal('lentils', { tags: ['dinner', 'soup'], percent: 5 }),
    ];
    expect(choose(deals, { interests: ['dinner', 'soup'] }).deals).toEqual(['lentils']);
  });

  it('shows a named thing to a family although nobody marked it for families', () => {
    const deals = [deal('cut', { tags: ['haircut'] }), deal('zoo', { family: true })];
    expect(choose(deals, { audience: 'family', interests: ['haircut'] })).toMatchObject({
      deals: ['cut'],
      relaxed: ['audience'],
    });
    const [cut] = deals;
    const grown = cut && { ...cut, adults: true as const };
    expect(choose(grown ? [grown] : [], { audience: 'family', interests: ['haircut'] }).deals).toEqual([]);
  });

  it('looks for a topic of the same kind if no deal is about the one that was named', () => {
    const deals = [deal('jazz', { title: 'Jazz' }), deal('tennis', { title: 'Two tennis lessons' })];
    expect(choose(deals, { interests: ['pickleball'] })).toMatchObject({
      deals: ['tennis'],
      unknown: ['pickleball'],
      relaxed: [],
    });
    expect(choose(deals, { interests: ['chess'] })).toMatchObject({ unknown: ['chess'] });
  });

  it('gives up a topic after place, price and setting together', () => {
    const deals = [
      deal('pizza', {
        title: 'Pizza',
        neighborhoods: ['harbor'],
        price: 90,
        outdoor: true,
        category: 'shows',
      }),
      deal('soup', { price: 9, outdoor: false }),
    ];
    const priceRange = { min: 0, max: 20 };
    const wanted = {
      neighborhoods: ['old-town'],
      setting: 'indoor',
      categories: ['food'],
      priceRange,
    } as const;
    expect(choose(deals, { ...wanted, interests: ['pizza'] }).deals).toEqual(['pizza']);
  });

  it('names for another day what suits an outing, at that time of the day, and no present from a shop', () => {
    const monday = (from: number, to: number) => ({ days: [1], ...open(from, to) });
    const room = deal('room', { traits: traitBits(['lodging']), when: open(17, 23) });
    const giftBox = deal('gift-box', { traits: traitBits(['gift']), when: monday(10, 20) });
    const dayPass = deal('day-pass', { when: monday(9, 16) });
    const snack = deal('snack', { traits: traitBits(['quick-food']), when: monday(18, 22) });
    const quiz = deal('quiz', { when: monday(18, 22) });
    const tonight = (...deals: DealRecord[]) => choose([room, ...deals], { when: 'tonight' });
    expect(tonight(giftBox, dayPass, snack).elsewhen).toBeUndefined();
    expect(tonight(giftBox, dayPass, snack, quiz)).toMatchObject({ deals: ['room'], elsewhen: quiz });
  });

  it('repeats shown deals only if there are no others', () => {
    const deals = ['a', 'b', 'c'].map((slug) => deal(slug));
    expect(choose(deals, {}, { shown: ['a', 'c'] })).toMatchObject({ deals: ['b'], isAgain: false });
    const again = choose(deals, {}, { shown: ['a', 'b', 'c'] });
    expect(again.deals).toHaveLength(3);
    expect(again.isAgain).toBe(true);
  });

  it('relaxes a wish before it repeats deals', () => {
    const deals = [deal('a', { outdoor: true }), deal('b', { outdoor: false })];
    const choice = choose(deals, { setting: 'outdoor' }, { shown: ['a'] });
    expect(choice).toMatchObject({ deals: ['b'], relaxed: ['setting'], isAgain: false });
  });

  it('stays strictly below a price', () => {
    const deals = [deal('a', { price: 10 }), deal('b', { price: 20 }), deal('c', { price: 9.99 })];
    expect(choose(deals, {}, { only: cheaperThan(10) }).deals).toEqual(['c']);
    expect(choose(deals, {}, { only: cheaperThan(5) }).deals).toEqual([]);
  });

  it.each([
    ['discount', 'percent'],
    ['expiry', 'early'],
    ['popularity', 'clicks'],
    ['price', 'cheap'],
    ['newest', 'new'],
  ] as const)('begins a list by %s with %s', (by, slug) => {
    const deals = [
      deal('percent', { percent: 70 }),
      deal('early', { endsAt: sampleContext.now + 1000 }),
      deal('clicks', { clicks: 999 }),
      deal('cheap', { price: 1 }),
      deal('new', { publishedDate: '2026-11-19' }),
    ];
    expect(choose(deals, {}, { by, count: 1 }).deals).toEqual([slug]);
    expect(choose([...deals].reverse(), {}, { by, count: 1 }).deals).toEqual([slug]);
  });

  it('orders deals in one way, whatever the order of the catalog', () => {
    const deals = [deal('b'), deal('a'), deal('c', { category: 'shows' })];
    expect(choose([...deals].reverse()).deals).toEqual(choose(deals).deals);
  });
});
