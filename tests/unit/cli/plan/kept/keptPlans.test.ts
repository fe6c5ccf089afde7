import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../../../cli/content/site.ts';
import type { TextCache } from '../../../../../cli/files/textCache.ts';
import { createPosters } from '../../../../../cli/plan/images/posters.ts';
import { createPlanMemory } from '../../../../../cli/plan/planMemory.ts';
import { planSite } from '../../../../../cli/plan/planSite.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { siteOf, withProps } from '../../support/siteOf.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const hourMs = 3_600_000;

/** A cache without a disk. Texts appear once they are stored. */
function memoryCache(): TextCache {
  const texts = new Map<string, string>();
  const pending = new Map<string, () => string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, makeText) => pending.set(name, makeText),
    store() {
      for (const [name, makeText] of pending) texts.set(name, makeText());
    },
  };
}

/** The pages of a site and its pictures, planned with what `cache` knows, which then knows these. */
function plannedWith(site: Site, now: number, cache: TextCache | null) {
  const memory = createPlanMemory(site, createPosters(site, cache ?? undefined), cache);
  const { pages, posters } = planSite(site, now, memory);
  memory.kept.store();
  const result = {
    pages: pages.map(withProps),
    pictures: Array.from(posters.files, ([file, draw]) => [file, draw()]).sort(),
  };
  cache?.store();
  return result;
}

const fields = fc.record(
  {
    title: fc.constantFrom('A title', 'Another title'),
    summary: fc.constantFrom('One summary.', 'Another summary.'),
    clickCount: fc.integer({ min: 0, max: 9 }),
    price: fc.integer({ min: 1, max: 9 }),
    category: fc.constantFrom('food', 'shows', 'sports', 'music'),
    neighborhood: fc.constantFrom('old-town', 'harbor', 'hills', 'island'),
    vendor: fc.constantFrom(...'abcdefgh'),
    tags: fc.subarray(['gelato', 'family', 'patio', 'late']),
    featured: fc.boolean(),
    outdoor: fc.boolean(),
    startDate: fc.constantFrom('2026-11-20', '2026-11-21'),
    expiryDate: fc.constantFrom('2026-11-21', '2026-11-22', '2027-02-01'),
    sessions: fc.constantFrom([{ date: '2026-11-21', from: '18:00', to: '20:00' }]),
  },
  { requiredKeys: ['category', 'neighborhood', 'vendor', 'price'] },
);

const edits = fc.record({
  deals: fc.dictionary(
    fc.integer({ min: 0, max: 45 }).map((number) => `deal-${number}`),
    fc.option(fields, { nil: null }),
    { maxKeys: 4 },
  ),
  hours: fc.constantFrom(0, 0, 0, 1, 8, 30),
  name: fc.constantFrom('Port', 'Port', 'Port', 'Harbor'),
});

type Fields = { readonly price: number };

function siteWith(deals: ReadonlyMap<string, Fields>, name: string): Site {
  const group = (id: string) => {
    const words = { heading: `Deals of ${id}`, intro: 'All of them.', metaDescription: 'Deals.' };
    return { id, label: id, ...words };
  };
  return siteOf({
    'theme.json': name === 'Port' ? null : { accent: '#0b5fa5' },
    'categories.json': ['food', 'shows', 'sports', 'music'].map((id) => ({
      ...group(id),
      tone: 'ember',
      image: 'images/poster.svg',
    })),
    'neighborhoods.json': ['old-town', 'harbor', 'hills', 'island'].map((id) => ({
      ...group(id),
      aliases: [],
    })),
    'deals/shows.json': [],
    'deals/food.json': [
      sampleDeal('soup'),
      ...Array.from(deals, ([slug, { price, ...rest }]) =>
        sampleDeal(slug, {
          ...{ originalPrice: 10, discountPrice: 10 - price, discountPercent: price * 10 },
          ...rest,
        }),
      ),
    ],
  });
}

describe('cli/plan/kept/keptPlans', () => {
  it('plans what is planned without it, whatever was edited, added, removed or is over', () => {
    fc.assert(
      fc.property(
        fc.array(fields, { minLength: 10, maxLength: 40 }),
        fc.array(edits, { minLength: 1, maxLength: 5 }),
        (first, steps) => {
          const cache = memoryCache();
          const deals = new Map<string, Fields>(first.map((each, index) => [`deal-${index}`, each]));
          let now = start;
          plannedWith(siteWith(deals, 'Port'), now, cache);
          for (const { deals: changed, hours, name } of steps) {
            for (const [slug, each] of Object.entries(changed)) {
              if (each) deals.set(slug, each);
              else deals.delete(slug);
            }
            now += hours * hourMs;
            const site = siteWith(deals, name);
            expect(plannedWith(site, now, cache)).toEqual(plannedWith(site, now, null));
          }
        },
      ),
      propertyRuns(300, 20),
    );
  });
});
