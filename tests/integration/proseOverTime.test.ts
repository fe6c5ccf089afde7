import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../cli/content/loadSite.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import { createPosters } from '../../cli/plan/images/posters.ts';
import { createPlanMemory } from '../../cli/plan/planMemory.ts';
import { type PlannedSite, planSite } from '../../cli/plan/planSite.ts';
import { dealPhase } from '../../data/model/deals/dealPhase.ts';
import { wordsWithoutLinks } from '../../data/model/pages/linkedText.ts';
import { createClock } from '../../data/model/time/clock.ts';
import { createZone } from '../../data/model/time/zone.ts';
import { sampleOf } from '../support/fullRun.ts';

const root = path.join(import.meta.dirname, '../..');
const loaded = loadSite(nodeFileSystem(), path.join(root, 'data/content'), 'data/content');
if (!loaded.ok) throw new Error('The sample content is invalid');
const site = loaded.value;
const posters = createPosters(site);

/** How the sample's prose speaks of what deals offer, as patterns. */
const offers: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(path.join(root, 'tests/fixtures/namedOffers.json'), 'utf8'),
);

/** The middle of each of 24 months, at different hours. */
const instants = Array.from({ length: 24 }, (_, month) => Date.UTC(2026, 10 + month, 23, 3 + month));

/** What a page shows of its deals is not its prose, nor are addresses. */
const notProse = new Set(
  'deal deals lists carousel comingSoon similar sameVendor href src sources image picture skyline canonical breadcrumbs'.split(
    ' ',
  ),
);

function proseIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    const isText = value.every((part) => typeof part === 'string' || isLink(part));
    return isText && value.some(isLink) && value.some((part) => typeof part === 'string')
      ? [wordsWithoutLinks(value)]
      : value.flatMap(proseIn);
  }
  if ('slug' in value || isSummary(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notProse.has(key) ? [] : proseIn(inner)));
}

/** A deal that a rule finds says of itself why it is there. */
const isSummary = (value: object) => {
  const { deal, reason } = value as {
    readonly deal?: { readonly summary: string };
    readonly reason?: string;
  };
  return deal !== undefined && deal.summary === reason;
};

const isLink = (part: unknown) =>
  part !== null && typeof part === 'object' && 'href' in part && Object.keys(part).length === 2;

/** The prose of each page that is not about a single deal or vendor, and that of the search data. */
function proseOf({ pages, guides }: PlannedSite): Map<string, string> {
  const written = pages.filter(({ kind }) => kind !== 'deal' && kind !== 'vendor');
  return new Map([
    ...written.map((page): [string, string] => [page.path, proseIn(page.makeProps()).join('\n')]),
    ['the search data', proseIn(guides.filter(({ list }) => list !== 'upcoming')).join('\n')],
  ]);
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** By deal that is not live: how prose could name it. */
function namesNotLive(planned: PlannedSite, now: number): Map<string, RegExp> {
  const clock = createClock(now, createZone(site.config.city.timeZone));
  const { entries } = planned.catalog;
  const isLive = ({ span }: (typeof entries)[number]) => dealPhase(span, clock) === 'live';
  const liveVendors = new Set(entries.filter(isLive).map(({ deal }) => deal.vendor.name));
  return new Map(
    entries
      .filter((entry) => !isLive(entry))
      .map(({ deal: { slug, title, vendor } }) => {
        const vendors = liveVendors.has(vendor.name) ? [] : [literally(vendor.name.replace(/^The /, ''))];
        const names = [literally(title), ...vendors, ...(offers[slug] ?? [])];
        return [slug, new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'iu')];
      }),
  );
}

describe('the prose of the sample city', () => {
  it('knows the deals that it speaks of', () => {
    const slugs = new Set(site.deals.map(({ slug }) => slug));
    expect(Object.keys(offers).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('refers to every deal that begins or ends', () => {
    expect(loaded.warnings.filter(({ code }) => code === 'CD408')).toEqual([]);
  });

  it.each(sampleOf(instants, 8).map((instant) => new Date(instant).toISOString()))(
    'names no deal that has ended or not begun at %s, and leaves no gap',
    (iso) => {
      const now = Date.parse(iso);
      const planned = planSite(site, now, createPlanMemory(site, posters));
      const names = namesNotLive(planned, now);
      const promises: string[] = [];
      for (const [page, prose] of proseOf(planned)) {
        // The page of the start puts the number of deals in.
        expect(prose.replaceAll('{count}', '9'), page).not.toMatch(/\{deal|[}[\]]| {2}|\.\.(?!\.)| [.,]/);
        for (const [slug, pattern] of names) {
          const found = pattern.exec(prose);
          if (found) promises.push(`${page} names ${slug}: …${around(prose, found)}…`);
        }
      }
      expect(promises).toEqual([]);
    },
  );
});

describe('a guide to the weekend', () => {
  const proseAt = (iso: string) => {
    const planned = planSite(site, Date.parse(iso), createPlanMemory(site, posters));
    return proseOf(planned).get('/events-in-charlotte-this-weekend') ?? '';
  };

  it('names what is on Friday until that is over, and then only what is left', () => {
    expect(proseAt('2026-11-27T12:00:00-05:00')).toMatch(/Friday starts with bluegrass/);
    const onSaturday = proseAt('2026-11-28T09:00:00-05:00');
    expect(onSaturday).not.toMatch(/bluegrass|Friday starts|from Friday/i);
    expect(onSaturday).toMatch(/bingo with brunch/);
    expect(proseAt('2026-11-29T17:00:00-05:00')).not.toMatch(/Improv/);
  });
});

const around = (text: string, { index, 0: { length } }: RegExpExecArray) =>
  text.slice(Math.max(0, index - 40), index + length + 40).replaceAll('\n', ' ');
