import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect } from 'vitest';
import { runCommandLine } from '../commandLine.ts';
import { createRig, type Rig } from '../rig.ts';
import { addDays, expectedImport, keyOf } from './expectedImport.ts';
import { editsOf, type FeedEvent, feedOn, rowsAfter } from './feedEvents.ts';
import { feedFile, feedForms } from './feedFile.ts';
import type { OracleDeal, OracleFeed, OracleMap, OracleRow, OracleSite } from './types.ts';

const site: OracleSite = {
  neighborhoods: {
    'old-town': 'old-town',
    'old town': 'old-town',
    'the old town': 'old-town',
    harbor: 'harbor',
  },
  poster: 'images/poster.svg',
};

const base: OracleMap = {
  id: 'id',
  fields: {
    ...{ title: 'title', vendor: 'vendor', description: 'text', tags: { from: 'tags', split: ',' } },
    ...{ originalPrice: 'was', discountPrice: ['price', 'was'], affiliateUrl: 'url', imageUrl: 'image' },
    expiryDate: 'until',
  },
  category: { rules: [{ from: 'kind', matches: '^food$', is: 'food' }], default: 'shows' },
  neighborhood: { from: 'area', default: 'citywide' },
  filters: [{ from: 'stock', matches: '^yes$' }],
  ...{ duplicates: 'first', maxGone: 0.5, maxBad: 0.3 },
};

const { expiryDate: _, ...withoutEnd } = base.fields;
const maps: readonly OracleMap[] = [
  base,
  {
    ...base,
    fields: withoutEnd,
    duplicates: 'cheapest',
    expiresAfterDays: 9,
    priceCheckDays: 6,
    review: true,
  },
];
const names = ['partner', 'network'];

/** The deals on disk, each with its file. */
const dealsOf = (rig: Rig): { deal: OracleDeal; file: string }[] =>
  Object.keys(rig.snapshot('content/deals')).flatMap((file) =>
    JSON.parse(rig.read(`content/deals/${file}`)).map((deal: OracleDeal) => ({ deal, file })),
  );

/** Runs an import; `feed` is its report. */
async function runImport(rig: Rig, args: readonly string[]) {
  const run = await runCommandLine(rig, ['import', ...args, '--content', 'content', '--json']);
  return { ...run, feed: JSON.parse(run.printed).feeds[0] };
}

/** The deals as an operator leaves them, on disk too. */
function applyEdits(rig: Rig, deals: readonly OracleDeal[], events: readonly FeedEvent[]): OracleDeal[] {
  const edits = editsOf(
    deals.filter((deal) => keyOf(deal) !== undefined),
    events,
  );
  const files = new Map(dealsOf(rig).map(({ deal, file }) => [deal.slug, file]));
  for (const [slug, deal] of edits) rig.edit({ [`deals/${files.get(slug)}`]: deal === null ? null : [deal] });
  return deals.flatMap((deal) => {
    const edited = edits.get(deal.slug);
    return edited === null ? [] : [edited ?? deal];
  });
}

const bySlug = (deals: readonly OracleDeal[]) => [...deals].sort((a, b) => (a.slug < b.slug ? -1 : 1));

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).sort();

/** Imports a feed twice and compares what is on disk and reported with what the oracle says, which is returned. */
async function importAndCompare(
  rig: Rig,
  deals: readonly OracleDeal[],
  map: OracleMap,
  feed: OracleFeed,
  today: string,
): Promise<OracleDeal[]> {
  const form = feedForms[(maps.indexOf(map) + Number(today.slice(-2))) % feedForms.length] ?? 'csv';
  writeFileSync(path.join(rig.folder, 'feed'), feedFile(feed, form));
  const args = ['feed', '--map', `feeds/${feed.name}.json`, '--now', `${today}T20:00:00Z`];
  const expected = expectedImport(deals, feed, map, site, today);
  const before = rig.snapshot('content/deals');
  const { code, feed: report, diagnostics } = await runImport(rig, args);
  const about = JSON.stringify({ today, form, report, diagnostics });
  const after = rig.snapshot('content/deals');
  expect(bySlug(dealsOf(rig).map(({ deal }) => deal)), about).toEqual(bySlug(expected.deals));
  expect(code, about).toBe(expected.refused === null ? 0 : 1);
  if (expected.refused !== 'cut off') expect(report.reasons, about).toEqual(expected.reasons);
  if (expected.refused !== null) expect(after, about).toEqual(before);
  else {
    expect(
      { added: slugs(report.new), returned: slugs(report.returned), ended: slugs(report.gone) },
      about,
    ).toEqual({
      added: [...expected.added].sort(),
      returned: [...expected.returned].sort(),
      ended: [...expected.ended].sort(),
    });
    for (const slug of expected.added) expect(after).toHaveProperty([`${slug}.json`]);
    expect((await runImport(rig, args)).code, about).toBe(0);
    expect(rig.snapshot('content/deals'), about).toEqual(after);
  }
  return [...expected.deals];
}

/** A rig with the small city and the maps of two feeds. */
function createRigWithMaps(): Rig {
  const rig = createRig();
  mkdirSync(path.join(rig.folder, 'feeds'));
  for (const [index, { maxGone, maxBad, ...map }] of maps.entries()) {
    const shares = { maxGone: `${maxGone * 100}%`, maxBad: `${maxBad * 100}%` };
    writeFileSync(path.join(rig.folder, `feeds/${names[index]}.json`), JSON.stringify({ ...map, ...shares }));
  }
  return rig;
}

/**
 * Imports two feeds on each day, with the events of that day, and compares what is on disk with what the oracle says.
 * Returns how many deals were compared.
 */
export async function importDays(days: readonly (readonly FeedEvent[])[]): Promise<number> {
  const rig = createRigWithMaps();
  let deals = dealsOf(rig).map(({ deal }) => deal);
  const rows: (readonly OracleRow[])[] = [[], []];
  let compared = 0;
  for (const [number, events] of days.entries()) {
    const today = addDays('2026-11-20', number);
    deals = applyEdits(rig, bySlug(deals), events);
    for (const [index, map] of maps.entries()) {
      const own = events.filter(({ feed }) => feed === index);
      const sent = rowsAfter(rows[index] ?? [], own, today);
      rows[index] = sent;
      deals = await importAndCompare(rig, deals, map, feedOn(names[index] ?? '', sent, own), today);
      compared += deals.length;
    }
  }
  return compared;
}
