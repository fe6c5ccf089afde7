import { describe, expect, it } from 'vitest';
import { hashesOfDeal, wordFields } from '../../../../../cli/plan/kept/dealHashes.ts';
import { createPlanContext } from '../../../../../cli/plan/planContext.ts';
import { createPlanMemory } from '../../../../../cli/plan/planMemory.ts';
import { siteSubjects } from '../../../../../cli/plan/siteSubjects.ts';
import { inCatalogue } from '../../../../../data/messages/t.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { siteOf, siteWith } from '../../support/siteOf.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('cli/plan/kept/dealHashes', () => {
  it('leaves out of facts only what no plan of a deal or list reads', () => {
    const site = siteOf();
    const memory = createPlanMemory(site);
    for (const deal of site.deals) {
      for (const field of Object.keys(wordFields)) {
        Object.defineProperty(deal, field, {
          get: () => {
            throw new Error(`${field} was read`);
          },
        });
      }
    }
    const context = createPlanContext(site, now, memory, { from: null, until: null });
    const { listings, deals } = siteSubjects(site, context.catalog.entries);
    const pages = inCatalogue(site.messages, () =>
      [...listings, ...deals].flatMap(({ plan }) => plan(context)),
    );
    expect(pages.length).toBeGreaterThan(site.deals.length);
  });

  it('tells words and facts apart', () => {
    const hashesWith = (fields: Record<string, unknown>) => {
      const [deal] = siteWith([sampleDeal('soup', fields)]).deals;
      if (!deal) throw new Error('There is no deal');
      return hashesOfDeal(deal);
    };
    const before = hashesWith({});
    expect(hashesWith({})).toEqual(before);
    const otherWords = hashesWith({ summary: 'Other words.' });
    expect(otherWords.facts).toBe(before.facts);
    expect(otherWords.all).not.toBe(before.all);
    expect(hashesWith({ category: 'shows' }).facts).not.toBe(before.facts);
  });
});
