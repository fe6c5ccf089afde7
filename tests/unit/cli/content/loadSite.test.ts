import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../../cli/content/loadSite.ts';
import { printDiagnostic } from '../../../../cli/diagnostics/printDiagnostic.ts';
import { siteFiles } from '../../../../cli/outputs/siteFiles.ts';
import { planSite } from '../../../../cli/plan/planSite.ts';
import { propertyRuns } from '../../../support/fullRun.ts';
import { sampleAssets } from '../../../support/sampleAssets.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

const city = Object.fromEntries(
  Object.entries(smallCity()).map(([name, content]) => [
    name,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]),
);
const names = Object.keys(city);

function load(files: Record<string, string>) {
  const all = Object.entries(files).map(([name, text]) => [`/content/${name}`, text]);
  return loadSite(memoryFileSystem(Object.fromEntries(all)), '/content', 'content');
}

/** Loads content, then prints its diagnostics, or plans the site if it is valid. */
function loadAndPlan(files: Record<string, string>): void {
  const loaded = load(files);
  const items = loaded.ok ? loaded.warnings : loaded.diagnostics;
  for (const item of items) {
    expect(printDiagnostic(item, { colors: false, textOf: loaded.textOf })).toMatch(
      /^(?:error|warning) CD\d/,
    );
  }
  if (!loaded.ok) {
    expect(items.some(({ severity }) => severity === 'error')).toBe(true);
    return;
  }
  const planned = planSite(loaded.value, Date.parse('2027-04-01T00:00:00Z'));
  expect([...siteFiles(loaded.value, planned, sampleAssets)].length).toBeGreaterThan(0);
}

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('', 0, -1, 1e308, null, [], {}, '/', '//x', '2999-12-31', '1900-01-01', 'all'),
  fc.constantFrom<unknown>(
    'https://a.example:9999/x.png',
    'https://a.example',
    'UTC',
    'featured',
    'x'.repeat(80),
  ),
);

/** `value` with one of its inner values, chosen by `pick`, replaced. */
function replaceAt(value: unknown, pick: number, replacement: unknown): unknown {
  if (value === null || typeof value !== 'object') return replacement;
  const keys = Object.keys(value);
  const key = keys[pick % Math.max(1, keys.length)];
  if (key === undefined || pick % 7 === 6) return replacement;
  const inner = replaceAt(
    (value as Record<string, unknown>)[key],
    Math.floor(pick / keys.length),
    replacement,
  );
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? inner : item));
  return { ...value, [key]: inner };
}

describe('cli/content/loadSite', () => {
  it('loads the small city, and has the texts of its files by the names in diagnostics', () => {
    const loaded = load(city);
    expect(loaded.ok).toBe(true);
    expect(loaded.textOf('content/site.json')).toBe(city['site.json']);
    expect(loaded.textOf('content/images/poster.svg')).toBeUndefined();
  });

  it('reads deals in files of one deal each like those of a list', () => {
    const inList = load({
      ...city,
      'deals/shows.json': JSON.stringify([sampleDeal('jazz'), sampleDeal('magic')]),
    });
    const alone = load({
      ...city,
      'deals/shows.json': JSON.stringify({ $schema: '../deal.schema.json', ...sampleDeal('jazz') }),
      'deals/showtime.json': JSON.stringify(sampleDeal('magic')),
    });
    const deals = (loaded: ReturnType<typeof load>) =>
      loaded.ok ? loaded.value.deals.map(({ $schema: _, source: __, ...deal }) => deal) : loaded.diagnostics;
    expect(deals(alone)).toEqual(deals(inList));
  });

  it('takes a deal as an editor writes it, with each field that was left empty', () => {
    const empty = { imageAlt: '', startDate: null, days: [], tags: [], goodToKnow: '', adultsOnly: null };
    const loaded = load({ ...city, 'deals/more.json': JSON.stringify(sampleDeal('cake', empty)) });
    const deal = loaded.ok ? loaded.value.deals.find(({ slug }) => slug === 'cake') : null;
    expect(deal).toBeDefined();
    for (const key of Object.keys(empty)) expect(deal).not.toHaveProperty(key);
  });

  it('never throws, whatever value the content has', () => {
    const jsonNames = names.filter((name) => name.endsWith('.json'));
    fc.assert(
      fc.property(fc.constantFrom(...jsonNames), fc.nat(), anyValue, (name, pick, replacement) => {
        const changed = replaceAt(JSON.parse(city[name] ?? ''), pick, replacement);
        loadAndPlan({ ...city, [name]: JSON.stringify(changed, null, 2) });
      }),
      propertyRuns(1500),
    );
  });

  it('never throws, however a file is damaged', () => {
    const inserted = fc.constantFrom('', '"', '{', '}', ',', '\n', '---\n', '\u0000', '\ud800', '<', '\\');
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.nat(40),
        inserted,
        (name, index, length, insertion) => {
          const text = city[name] ?? '';
          const at = index % (text.length + 1);
          loadAndPlan({ ...city, [name]: text.slice(0, at) + insertion + text.slice(at + length) });
        },
      ),
      propertyRuns(600),
    );
  });

  it('never throws, whichever files are missing', () => {
    fc.assert(
      fc.property(fc.subarray(names), (some) => {
        loadAndPlan(Object.fromEntries(some.map((name) => [name, city[name] ?? ''])));
      }),
      propertyRuns(100),
    );
  });

  it('reports the diagnostics of all files in one run, by file, then place', () => {
    const loaded = load({
      ...city,
      'site.json': city['site.json']?.replace('"USD"', '"usd"') ?? '',
      'neighborhoods.json': '[',
      'pages/about.md': '',
    });
    const diagnostics = loaded.ok ? [] : loaded.diagnostics;
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'CD105 content/neighborhoods.json',
      'CD104 content/pages/about.md',
      'CD205 content/site.json',
    ]);
  });
});
