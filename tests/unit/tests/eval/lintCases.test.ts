import { describe, expect, it } from 'vitest';
import { lintCases } from '../../../eval/lintCases.ts';
import type { AssistantCase } from '../../../support/assistantCaseSchema.ts';
import { DealOracle } from '../../../support/dealOracle.ts';
import { smallCity } from '../../../support/smallCity.ts';

const oracle = new DealOracle(smallCity(), Date.parse('2026-11-21T18:00:00Z'));

/** The causes for which a conversation that expects this of its answer is refused. */
function causes(expected: AssistantCase['expect'], more: Partial<AssistantCase> = {}): string[] {
  const example: AssistantCase = {
    ...{ id: 'a', group: 'plain', turns: ['hi'], why: '', expect: expected, expectAt: {} },
    ...more,
  };
  return lintCases([{ line: 7, example }], oracle).map(({ line, cause }) => `${line} ${cause}`);
}

describe('tests/eval/lintCases', () => {
  it('passes what some live deal meets', () => {
    const deals = {
      min: 1,
      every: { category: 'food' },
      some: { priceMax: 5 },
      includes: ['soup'],
      excludes: ['circus'],
    };
    expect(causes({ deals, preferences: { neighborhoods: { includes: ['harbor'] } } })).toEqual([]);
  });

  it('refuses conditions that too few live deals meet', () => {
    expect(causes({ deals: { every: { priceMax: 1 } } })).toEqual([
      '7 expect.deals.every: 0 live deals meet {"priceMax":1}',
    ]);
    expect(causes({ deals: { some: { slug: 'magic' } } })).toHaveLength(1);
    expect(causes({ deals: { lead: { slug: 'circus' } } })).toHaveLength(1);
    expect(causes({ deals: { min: 2, every: { priceMax: 5 } } })).toHaveLength(1);
    expect(causes({ deals: { none: { priceMax: 1 } } })).toEqual([]);
  });

  it('refuses names that the content does not have', () => {
    expect(causes({ deals: { none: { category: 'fod' } } })).toEqual([
      '7 expect.deals.none.category: there is no fod',
    ]);
    expect(causes({ deals: { none: { neighborhood: 'harbour' } } })).toHaveLength(1);
    expect(causes({ deals: { none: { vendor: 'nobody' } } })).toHaveLength(1);
    expect(causes({ deals: { none: { slug: 'ghost' } } })).toHaveLength(1);
    expect(causes({ deals: { includes: ['circus'] } })).toHaveLength(1);
    expect(causes({ deals: { excludes: ['ghost'] } })).toHaveLength(1);
    expect(causes({ preferences: { categories: { equals: ['fod'] } } })).toHaveLength(1);
    expect(causes({ preferences: { neighborhoods: { includes: ['harbour'] } } })).toHaveLength(1);
  });

  it('refuses what contradicts itself or expects nothing', () => {
    expect(causes({ deals: { min: 2, max: 1 } })).toHaveLength(1);
    expect(causes({ deals: { max: 0, includes: ['soup'] } })).toHaveLength(1);
    expect(causes({ help: true, deals: { min: 1 } })).toHaveLength(1);
    expect(causes({})).toEqual(['7 expects nothing']);
    expect(causes({}, { forbid: { preferences: { audience: ['family'] } } })).toEqual([]);
    expect(causes({}, { expectAt: { 0: { deals: { min: 2, max: 1 } } } })).toHaveLength(1);
  });
});
