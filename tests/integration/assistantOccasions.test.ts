import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';
import { readContent } from '../support/contentOracle.ts';
import { DealOracle } from '../support/dealOracle.ts';
import { occasionCases } from '../support/occasionCases.ts';
import { type DealTrait, dealTests, type OccasionDeal } from '../support/occasionOracle.ts';

const { knowledge, context } = openAssistant('data/content', saturdayMorning);
const oracle = new DealOracle(readContent('data/content'), Date.parse(saturdayMorning));
const visitors = [1, 2, 3, 4];

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
