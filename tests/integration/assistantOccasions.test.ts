import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { noPreferences, type Preferences } from '../../client/assistant/conversation/preferences.ts';
import { reasonsFor } from '../../client/assistant/recommend/reasons.ts';
import type { Caution, Occasion } from '../../data/language/occasionWords.ts';
import type { Suit } from '../../data/language/suitWords.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';
import { readContent } from '../support/contentOracle.ts';
import { DealOracle } from '../support/dealOracle.ts';
import { propertyRuns, quickChoice } from '../support/fullRun.ts';
import { occasionCases } from '../support/occasionCases.ts';
import { type DealTrait, dealTests, type OccasionDeal } from '../support/occasionOracle.ts';

const { knowledge, context } = openAssistant('data/content', saturdayMorning);
const oracle = new DealOracle(readContent('data/content'), Date.parse(saturdayMorning));
const visitors = quickChoice([1, 2, 3, 4], 2);

/** The deals of the first answer to `message`, as content has them. */
const dealsFor = (message: string, seed: number) =>
  (converse([message], knowledge, { ...context, seed })[0]?.deals ?? []).map(
    ({ deal }) => oracle.deal(deal.slug) as OccasionDeal,
  );
const slugs = (deals: readonly OccasionDeal[]) => deals.map(({ slug }) => slug);
const are = (deals: readonly OccasionDeal[], trait: DealTrait) => deals.filter(dealTests[trait]);

describe('the deals for an occasion', () => {
  it.each(occasionCases.map((example) => [example.say, example] as const))('%s', (say, example) => {
    const { none = [], all = [], most = [] } = example;
    for (const seed of visitors) {
      const deals = dealsFor(say, seed);
      expect(deals, 'deals at once').not.toEqual([]);
      for (const trait of none) expect(slugs(are(deals, trait)), `none ${trait}`).toEqual([]);
      for (const trait of all) expect(slugs(are(deals, trait)), `all ${trait}`).toEqual(slugs(deals));
      for (const trait of most)
        expect(are(deals, trait).length, `${trait} of ${slugs(deals)}`).toBeGreaterThanOrEqual(
          Math.min(2, deals.length),
        );
    }
  });
});

/** What content must say of a deal for which a reason names this; what follows from words alone is looked for in them. */
const proofs: Partial<Record<Suit, (deal: OccasionDeal, age: number) => boolean>> = {
  delivered: (deal) => deal.facts?.fulfillment?.includes('delivery') === true,
  'step-free': (deal) => deal.facts?.access?.stepFree === true,
  'walk-in': (deal) => deal.facts?.booking?.required === false,
  dry: ({ outdoor }) => outdoor === false,
  sheltered: (deal) => !dealTests.outInTheRain(deal),
  two: dealTests.forTwo,
  several: dealTests.forSeveral,
  'grown-ups': dealTests.adultsOnly,
  kids: ({ familyFriendly }) => familyFriendly === true,
  toddlers: (deal) => isWithin(deal, 2),
  teens: (deal) => isWithin(deal, 14),
  age: isWithin,
  easy: ({ intensity }) => intensity === 'low',
  calm: ({ intensity }) => intensity === 'low',
  lively: dealTests.strenuous,
  late: dealTests.lateShow,
  romantic: (deal) =>
    dealTests.romantic(deal) || says(deal, /for two|sunset|candle|moonlight|anniversary|dates?\b/i),
  pampering: (deal) => dealTests.spa(deal) || says(deal, /hot towel|blow-dry/i),
};

function isWithin({ facts }: OccasionDeal, age: number): boolean {
  const { from, to } = facts?.ages ?? {};
  return (from !== undefined || to !== undefined) && (from ?? 0) <= age && age <= (to ?? 99);
}

const says = ({ title, tags = [], goodFor = '' }: OccasionDeal, words: RegExp) =>
  words.test([title, goodFor, ...tags].join(' | '));

const anyWishes: fc.Arbitrary<Partial<Preferences>> = fc.record({
  occasion: fc.constantFrom(...(Object.keys(knowledge.language.occasions.labels) as Occasion[]), null),
  cautions: fc.subarray<Caution>(['pregnant', 'gentle', 'sober']),
  audience: fc.constantFrom('family', 'adults', null),
  youngest: fc.option(fc.integer({ min: 0, max: 17 }), { nil: null }),
  party: fc.option(fc.integer({ min: 1, max: 14 }), { nil: null }),
  intensity: fc.constantFrom('adventurous', 'relaxing', null),
  part: fc.constantFrom('morning', 'late', null),
  priceRange: fc.constantFrom({ min: 0, max: 50 }, null),
});

describe('the reasons of the assistant', () => {
  const { suits } = knowledge.language.suits;

  it('name no fact that content does not state', () => {
    fc.assert(
      fc.property(anyWishes, fc.nat({ max: 20 }), (wishes, turns) => {
        const preferences = { ...noPreferences, ...wishes };
        for (const deal of knowledge.data.deals) {
          const raw = oracle.deal(deal.slug) as OccasionDeal;
          const said = { texts: [], presentation: '', turns };
          const reasons = reasonsFor(deal, preferences, knowledge, context, said).toLowerCase().split(', ');
          for (const [suit, proof] of Object.entries(proofs) as [Suit, (typeof proofs)['dry']][]) {
            const isSaid = suits[suit].some((variant) =>
              reasons.includes(variant.replace('{age}', String(wishes.youngest)).toLowerCase()),
            );
            if (isSaid) expect(proof?.(raw, wishes.youngest ?? -1), `${deal.slug}: ${suit}`).toBe(true);
          }
          // What all who come pay together is on no card.
          const plain = reasons.join().replace(/\$[\d.,]+ for \d+/, '');
          expect(plain, deal.slug).not.toMatch(/\{|%|\$|undefined|null/);
        }
      }),
      propertyRuns(60),
    );
  });
});
