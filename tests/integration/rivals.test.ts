import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { prepareEleventy } from '../bench/rivals/eleventy.mjs';
import { prepareHugo } from '../bench/rivals/hugo.mjs';
import { type RivalCity, readRivalCity } from '../bench/rivals/rivalCity.ts';
import { comparePages, installedRivals } from '../bench/rivals/rivals.mjs';
import { testInstant } from '../support/rig.ts';
import { builtSampleCity } from '../support/sampleSite.ts';

/** How far a page of a rival may differ from ours, header and footer left out. */
const tolerance = 0.05;

let folder: string;
let built: string;
let city: RivalCity;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rivals-'));
  built = await builtSampleCity();
  city = readRivalCity(join(root, 'data', 'content'), Date.parse(testInstant));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is on a page only, metadata included. */
const ownPart = (html: string) =>
  html.slice(html.indexOf('<title>'), html.indexOf('</main>')).replace(/<script>.*(?=<main)/s, '');

const countElements = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0;

/** How far `theirs` is from `ours`, in bytes or elements, whichever is farther. */
function distance(ours: string, theirs: string): number {
  const [a, b] = [ownPart(ours), ownPart(theirs)];
  return Math.max(Math.abs(b.length / a.length - 1), Math.abs(countElements(b) / countElements(a) - 1));
}

const ourPage = (path: string) => readFileSync(join(built, `${path}.html`), 'utf8');

describe('the templates of other generators', () => {
  it('for Eleventy render our deal and listing pages', async () => {
    const project = join(folder, 'eleventy');
    prepareEleventy('eleventy', { folder: project, city, built });
    const load = (name: string) => import(pathToFileURL(join(project, 'pages', name)).href);
    const [deal, listing] = [await load('deal.11ty.mjs'), await load('listing.11ty.mjs')];
    const pages = [
      ...city.deals.map((page) => ({ path: page.path, html: deal.render({ deal: page }) })),
      ...city.listings.map((page) => ({ path: page.path, html: listing.render({ listing: page }) })),
    ];
    const different = pages.filter(({ path, html }) => distance(ourPage(path), html) > tolerance);
    expect(different.map(({ path }) => path)).toEqual([]);
  });

  it('for Hugo name only fields that their data has', () => {
    const project = join(folder, 'hugo');
    prepareHugo('hugo', { folder: project, city, built });
    const files = (part: string) =>
      readdirSync(join(project, part), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(html|json|md)$/.test(file) && !file.includes('shell'))
        .map((file) => readFileSync(join(project, part, file), 'utf8'));
    const templates = files('layouts').join('');
    // The shared data is the file city.json.
    const known = new Set(
      ['"city"', ...files('data'), ...files('content'), templates].flatMap(
        (text) => text.match(/(?<=")\w+(?=")/g) ?? [],
      ),
    );
    const actions = (templates.match(/\{\{.*?\}\}/gs) ?? []).map((text) => text.replace(/"[^"]*"/g, ''));
    const named = actions.flatMap((text) => text.match(/(?<=[\s(\w]\.)[a-z]\w*/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });

  const hugo = installedRivals().find(({ name }) => name.startsWith('Hugo'));

  it.skipIf(!hugo)('for Hugo render our deal and listing pages', () => {
    const project = join(folder, 'hugo-run');
    const { command, args, cwd, out } = prepareHugo(hugo?.command ?? '', { folder: project, city, built });
    execFileSync(command, args, { cwd });
    const { pages } = comparePages(built, out);
    expect(pages.theirs).toBe(pages.ours);
    const paths = [...city.deals, ...city.listings].map(({ path }) => path);
    const different = paths.filter(
      (path) => distance(ourPage(path), readFileSync(join(out, `${path}.html`), 'utf8')) > tolerance,
    );
    expect(different).toEqual([]);
  });
});
