import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { themedSheet } from '../../data/model/theme/themedSheet.ts';
import { builtSampleCity } from '../support/sampleSite.ts';
import { testBundle } from '../support/testBundle.ts';

const { assets } = JSON.parse(readFileSync(path.join(testBundle(), 'engine.json'), 'utf8')) as {
  assets: { styles: Record<string, string> };
};
/** The kinds of pages of the sample city; what a project's own pages show is up to the project. */
const kinds = Object.keys(assets.styles).filter((kind) => kind !== 'own');

/** Classes of what an island can show, by its name in the page and the folder of its source. */
const islands = {
  'deal-browser': 'dealBrowser',
  'saved-deals': 'savedDeals',
};

/** Words of class names in the sources of a folder of the client. */
function classesIn(folder: string): string[] {
  const place = path.join(root, 'client', folder);
  const sources = readdirSync(place).filter((file) => file.endsWith('.tsx'));
  return sources.flatMap((file) =>
    [
      ...readFileSync(path.join(place, file), 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g),
    ].flatMap(([, plain = '', code = '']) => `${plain} ${code}`.match(/[a-z][a-z-]*/g) ?? []),
  );
}

/** Classes that the script adds, or that only content which the sample city lacks, or another number of deals, would use. */
const unusedBySample = new Set([
  'none',
  'chips',
  'notice',
  'ended',
  'not-on-phones',
  'season',
  'offline-page',
  'offline',
  'index',
  'threes',
  'tiny',
  'not-in-fours',
]);

/** Classes in the markup of all pages, by the kind whose sheet they have. */
const markup = new Map<string, Set<string>>(kinds.map((kind) => [kind, new Set<string>()]));
/** What islands can show beside that. */
const shown = new Map<string, Set<string>>(kinds.map((kind) => [kind, new Set<string>()]));
const selected = (kind: string) =>
  new Set([...(assets.styles[kind] ?? '').matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name ?? ''));

const noEdits = { tokens: [], rules: [], faces: [] };

beforeAll(async () => {
  const city = await builtSampleCity();
  const files = readdirSync(city, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = readFileSync(path.join(city, file), 'utf8');
    const sheet = /<style>(.*?)<\/style>/s.exec(page)?.[1];
    // The rules of dialogs are in the sheet that loads in the background.
    const html = page.replaceAll(/<dialog .*?<\/dialog>/gs, '');
    const kind = kinds.find((name) => themedSheet(assets.styles[name] ?? '', noEdits) === sheet);
    if (!kind) throw new Error(`${file} has a sheet of its own`);
    for (const [, names = ''] of html.matchAll(/class="([^"]*)"/g)) {
      for (const name of names.split(' ')) markup.get(kind)?.add(name);
    }
    for (const [island, folder] of Object.entries(islands)) {
      if (!html.includes(`data-island="${island}"`)) continue;
      for (const name of [...classesIn(`islands/${folder}`), ...classesIn('ui')]) shown.get(kind)?.add(name);
    }
  }
});

describe('the style sheet of each kind of page', () => {
  it.each(kinds)('has the rules of all that such a page shows: %s', (kind) => {
    const known = new Set(kinds.flatMap((other) => [...selected(other)]));
    const own = selected(kind);
    const used = [...(markup.get(kind) ?? [])];
    expect(used.length).toBeGreaterThan(10);
    // A name may mean nothing here although another kind of page gives it a meaning below a part of its own.
    const elsewhere = new Set(['where', 'summary', 'number', 'search', 'lead', 'name', 'words']);
    expect(used.filter((name) => known.has(name) && !own.has(name) && !elsewhere.has(name))).toEqual([]);
  });

  it.each(kinds)('has no rules that no such page needs: %s', (kind) => {
    const used = markup.get(kind) ?? new Set();
    const isCommon = (name: string) => kinds.every((other) => selected(other).has(name));
    const idle = [...selected(kind)].filter(
      (name) =>
        !used.has(name) && !shown.get(kind)?.has(name) && !unusedBySample.has(name) && !isCommon(name),
    );
    expect(idle).toEqual([]);
  });
});
