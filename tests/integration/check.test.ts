import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { findingCodes } from '../../cli/commands/check/findingCodes.ts';
import { type CheckOptions, runCheck } from '../../cli/commands/check/runCheck.ts';
import type { Network } from '../../cli/network/network.ts';
import { createRig, diagnosticsOf, type Rig, testInstant } from '../support/rig.ts';
import { builtSampleCity, runProgram } from '../support/sampleSite.ts';
import { type CityFiles, sampleDeal, smallCity } from '../support/smallCity.ts';
import { breaks } from '../unit/cli/commands/check/support/breaks.ts';

const defaults: CheckOptions = {
  content: 'content',
  out: 'dist',
  now: testInstant,
  external: false,
  format: 'json',
};

/** The small city with descriptions as long as search engines want them. */
function wordyCity(): CityFiles {
  const wordy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wordy);
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wordy(inner)]));
    const name = String(fields.title ?? fields.heading ?? fields.label ?? '');
    const more = `${name}: what it is, where it is to be had in Port Sample, and what one saves.`;
    if (fields.metaDescription !== undefined) fields.metaDescription = more;
    if (fields.summary !== undefined) fields.summary = more;
    return fields;
  };
  const city = Object.fromEntries(
    Object.entries(smallCity()).map(([file, content]) => [file, wordy(content)]),
  );
  return {
    ...city,
    'site.json': {
      ...(city['site.json'] as object),
      description: 'Local deals in Port Sample, chosen by people who live here and go out for less.',
    },
    'pages/about.md': String(city['pages/about.md']).replace(
      'Who we are.',
      'Who we are, how we choose the deals of Port Sample, and how the site earns its living.',
    ),
  };
}

async function builtCity(files: CityFiles = {}): Promise<Rig> {
  const rig = createRig({ ...wordyCity(), ...files });
  const { code } = await rig.build();
  expect(code).toBe(0);
  rig.events.length = 0;
  return rig;
}

/** What `check --format json` prints; the shape that docs/checks.md promises. */
interface Printed {
  readonly ok: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly checked: { readonly pages: number; readonly files: number; readonly contentRead: boolean };
  readonly vendors: Record<string, number> | null;
  readonly findings: readonly {
    readonly code: string;
    readonly name: string;
    readonly severity: string;
    readonly page: string | null;
    readonly pages: readonly string[];
    readonly pageCount: number;
    readonly output: string;
    readonly file: string | null;
    readonly line: number | null;
    readonly column: number | null;
    readonly problem: string;
    readonly expected: string | null;
    readonly hint: string | null;
  }[];
}

async function check(rig: Rig, options: Partial<CheckOptions> = {}, network?: Network) {
  rig.printed.length = 0;
  const code = await runCheck(rig.deps, { ...defaults, ...options }, network);
  return { code, text: rig.printed.join('\n') };
}

async function checkJson(rig: Rig, options: Partial<CheckOptions> = {}, network?: Network) {
  const { code, text } = await check(rig, options, network);
  return { code, report: JSON.parse(text) as Printed };
}

/** The line of the content at which a finding points, and the next; empty where it points at no line. */
function linesAt(rig: Rig, finding: Printed['findings'][number] | undefined): string {
  if (!finding?.file || finding.line === null) return '';
  return rig
    .read(finding.file)
    .split('\n')
    .slice(finding.line - 1, finding.line + 1)
    .join('\n');
}

/** Changes a built file as if the build had made it so. */
function breakFile(rig: Rig, file: string, from: string | RegExp, to: string): void {
  const text = rig.read(`dist/${file}`);
  const broken = text.replace(from, () => to);
  if (broken === text) throw new Error(`${file} does not say ${from}`);
  writeFileSync(path.join(rig.folder, 'dist', file), broken);
  const manifest = JSON.parse(rig.read('dist/build-manifest.json'));
  for (const page of Object.values<{ file: string; bytes: number }>(manifest.pages)) {
    if (page.file === file) page.bytes = Buffer.byteLength(broken);
  }
  writeFileSync(path.join(rig.folder, 'dist', 'build-manifest.json'), JSON.stringify(manifest));
}

/**
 * A break of the built small city, and where the one finding of it points: a content file, and what stands on the line
 * or the next; empty where the whole file is meant.
 */
type BuiltBreak = readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  code: string,
  page: string,
  contentFile: string,
  line: string,
];

const builtBreaks: readonly BuiltBreak[] = [
  [
    'a broken link',
    'about.html',
    'href="/deals">deals',
    'href="/dealz">deals',
    'CD841',
    '/about',
    'content/pages/about.md',
    '',
  ],
  [
    'a broken link of a deal',
    'deal/soup.html',
    '<h2>What you get',
    '<a href="/x">x</a><h2>What you get',
    'CD841',
    '/deal/soup',
    'content/deals/food.json',
    '"id": "soup"',
  ],
  [
    'an anchor',
    'deal/bread.html',
    'href="#main"',
    'href="#mian"',
    'CD842',
    '/deal/bread',
    'content/deals/food.json',
    '"id": "bread"',
  ],
  [
    'a redirect',
    'about.html',
    'href="/deals">deals',
    'href="/category/all">deals',
    'CD843',
    '/about',
    'content/pages/about.md',
    '',
  ],
  [
    'a title',
    'deal/jazz.html',
    /<title>.*?<\/title>/,
    '',
    'CD811',
    '/deal/jazz',
    'content/deals/shows.json',
    '"id": "jazz"',
  ],
  [
    'a description',
    'categories/shows.html',
    /<meta name="description".*?>/,
    '',
    'CD814',
    '/categories/shows',
    'content/categories.json',
    '"id": "shows"',
  ],
  [
    'a canonical address',
    'neighborhood/harbor.html',
    /<link rel="canonical".*?>/,
    '',
    'CD818',
    '/neighborhood/harbor',
    'content/neighborhoods.json',
    '"id": "harbor"',
  ],
  ['a social tag', 'index.html', /<meta property="og:title".*?>/, '', 'CD820', '/', 'content/site.json', ''],
  [
    'structured data',
    'deal/soup.html',
    '"price":40',
    '"price":4',
    'CD863',
    '/deal/soup',
    'content/deals/food.json',
    '"discountPrice": 40',
  ],
  [
    'a heading',
    'deal/noodles.html',
    /<h1>.*?<\/h1>/,
    '',
    'CD871',
    '/deal/noodles',
    'content/deals/food.json',
    '"id": "noodles"',
  ],
  [
    'a disclosure',
    'deal/soup.html',
    /<p class="paid">.*?<\/p>/,
    '',
    'CD852',
    '/deal/soup',
    'content/deals/food.json',
    '"affiliateUrl": "https://vendor.example/soup"',
  ],
  [
    'a rel',
    'deal/soup.html',
    'rel="sponsored noopener"',
    'rel="noopener"',
    'CD851',
    '/deal/soup',
    'content/deals/food.json',
    '"affiliateUrl": "https://vendor.example/soup"',
  ],
  [
    'the size of a picture',
    'deal/soup.html',
    ' width="800"',
    '',
    'CD882',
    '/deal/soup',
    'content/deals/food.json',
    '"id": "soup"',
  ],
  [
    'the language',
    'deals.html',
    ' lang="en-US"',
    '',
    'CD817',
    '/deals',
    'content/site.json',
    '"language": "en-US"',
  ],
  [
    'a name for a button',
    'search.html',
    /(?<=<main.*)aria-label="[^"]*"(?=[^>]*name="q")/s,
    '',
    'CD875',
    '/search',
    'content/site.json',
    '',
  ],
];

describe('city-deals check', () => {
  it('finds nothing on the small city as it was built', async () => {
    const rig = await builtCity();
    const { code, report } = await checkJson(rig);
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    expect((await check(rig, { format: 'text' })).text).toMatch(
      /^Checked 29 pages and \d+ files: nothing found\.$/,
    );
  });

  it.each(builtBreaks)('finds %s that is broken once, with its page and its content', async (...broken) => {
    const [, file, from, to, code, page, contentFile, line] = broken;
    const rig = await builtCity();
    breakFile(rig, file, from, to);
    const { report } = await checkJson(rig);
    expect(report.findings.map((found) => [found.code, found.page, found.output, found.file])).toEqual([
      [code, page, file, contentFile],
    ]);
    expect(linesAt(rig, report.findings[0])).toContain(line);
    expect(report.findings[0]?.line === null).toBe(line === '');
  });

  it.each([
    ['a page that somebody changed', 'about.html', 'CD803', '/about'],
    ['data that somebody changed', 'robots.txt', 'CD803', null],
  ])('finds %s', async (_what, file, code, page) => {
    const rig = await builtCity();
    writeFileSync(path.join(rig.folder, 'dist', file), `${rig.read(`dist/${file}`)}\n`);
    const { report } = await checkJson(rig);
    expect(report.findings.map((finding) => [finding.code, finding.page, finding.output])).toEqual([
      [code, page, file],
    ]);
  });

  it('finds a page that is gone, in all that lead to it', async () => {
    const rig = await builtCity();
    rmSync(path.join(rig.folder, 'dist/about.html'));
    const { report } = await checkJson(rig);
    expect(report.findings.map(({ code, output }) => `${code} ${output}`).sort()).toEqual([
      'CD802 about.html',
      'CD832 sitemap.xml',
      'CD841 index.html',
    ]);
    const link = report.findings.find(({ code }) => code === 'CD841');
    expect(link).toMatchObject({ page: '/', pageCount: 28, file: 'content/site.json' });
    expect(link?.pages).toHaveLength(20);
  });

  it('points at the words in the content, wherever a page shows them', async () => {
    const files = {
      'deals/more.json': [
        sampleDeal('cake', {
          description: 'The best cake of the the port.',
          summary: 'Cake by the water, baked in the night and sold from six, for two and more.',
        }),
      ],
    };
    const rig = await builtCity(files);
    const { report } = await checkJson(rig);
    expect(report.findings).toEqual([
      expect.objectContaining({
        code: 'CD894',
        severity: 'warning',
        page: '/deal/cake',
        file: 'content/deals/more.json',
        line: 7,
        column: 21,
      }),
    ]);
  });

  it('points into a file of one deal', async () => {
    const rig = await builtCity({
      'deals/cake.json': sampleDeal('cake', {
        description: 'The best cake of the the port.',
        summary: 'Cake by the water, baked in the night and sold from six, for two and more.',
      }),
    });
    const { report } = await checkJson(rig);
    expect(report.findings).toMatchObject([{ code: 'CD894', file: 'content/deals/cake.json', line: 6 }]);
  });

  it('shows the place in the content to readers', async () => {
    const rig = await builtCity();
    breakFile(rig, 'deal/soup.html', /<p class="paid">.*?<\/p>/, '');
    const { code, text } = await check(rig, { format: 'text' });
    expect(code).toBe(1);
    expect(text.split('\n').slice(0, -1)).toEqual([
      'error CD852 disclosure-missing  /deal/soup',
      '  No text beside the link to the vendor at https://vendor.example/soup says that it is a paid link.',
      '  content: content/deals/food.json:18:22',
      '    17 |     "featured": true,',
      '  > 18 |     "affiliateUrl": "https://vendor.example/soup",',
      '       |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '    19 |     "clickCount": 10',
      '  expected: "Paid link" beside the link',
      '',
    ]);
    expect(text.split('\n').at(-1)).toMatch(/^Checked 29 pages and \d+ files: 1 error\.$/);
  });

  it('ends with 0 where there are only warnings', async () => {
    const rig = await builtCity({ 'pages/about.md': smallCity()['pages/about.md'] });
    const { code, report } = await checkJson(rig);
    expect(report).toMatchObject({ ok: true, errors: 0, warnings: 1 });
    expect(code).toBe(0);
  });

  it('prints a report of the shape that is documented', async () => {
    const rig = await builtCity();
    breakFile(rig, 'about.html', 'href="/deals">deals', 'href="/dealz">deals');
    const { report } = await checkJson(rig);
    expect(report).toEqual({
      ok: false,
      errors: 1,
      warnings: 0,
      checked: { pages: 29, files: expect.any(Number), contentRead: true },
      vendors: null,
      findings: [
        {
          code: 'CD841',
          name: 'link-broken',
          severity: 'error',
          page: '/about',
          pages: ['/about'],
          pageCount: 1,
          output: 'about.html',
          file: 'content/pages/about.md',
          line: null,
          column: null,
          problem: 'The link to "/dealz" is broken: nothing is at that address.',
          expected: null,
          hint: 'Did you mean /deals?',
        },
      ],
    });
  });

  it('says that a rebuild is due, and no more, where time has passed', async () => {
    const rig = await builtCity();
    const { code, report } = await checkJson(rig, { now: '2027-07-01' });
    expect(report.findings.map((finding) => finding.code)).toEqual(['CD805']);
    expect(code).toBe(1);
  });

  it('checks the pages also where the content cannot be read, and says so', async () => {
    const rig = await builtCity();
    breakFile(rig, 'about.html', 'href="/deals">deals', 'href="/dealz">deals');
    rig.edit({ 'deals/food.json': '[' });
    const { code, report } = await checkJson(rig);
    expect(code).toBe(1);
    expect(report.checked.contentRead).toBe(false);
    expect(report.findings.filter(({ code: found }) => found !== 'CD847')).toEqual([
      expect.objectContaining({ code: 'CD841', page: '/about', file: null }),
    ]);
    expect(diagnosticsOf(rig.events).map((item) => item.code)).toContain('CD105');
    expect(rig.events).toContainEqual({
      type: 'note',
      text: expect.stringContaining('The content cannot be read'),
    });
  });

  it('says that there is no site where nothing was built', async () => {
    const rig = createRig();
    expect((await check(rig)).code).toBe(1);
    expect(diagnosticsOf(rig.events).map((item) => item.code)).toEqual(['CD102']);
  });

  it('finds nothing at all on the sample city', async () => {
    const run = await runProgram(['check', '--out', await builtSampleCity(), '--now', testInstant]);
    expect(run.stdout).toMatch(/^Checked \d+ pages and \d+ files: nothing found\.\n$/);
    expect(run.code).toBe(0);
  });
});

describe('city-deals check --external', () => {
  /** Vendors of the small city on a host that can be asked, and what became of their offers. */
  const city: CityFiles = {
    'deals/food.json': (wordyCity()['deals/food.json'] as Record<string, unknown>[]).map((deal) => ({
      ...deal,
      affiliateUrl: `https://vendor.shop/${deal.slug}`,
    })),
  };
  const answers: Record<string, Response> = {
    'https://vendor.shop/soup': new Response(null, { status: 404 }),
    'https://vendor.shop/bread': new Response(null, { status: 301, headers: { location: '/rolls' } }),
    'https://vendor.shop/noodles': new Response(null, { status: 503 }),
  };

  it('asks vendors one at a time, and reports those that no longer answer with their deals', async () => {
    const rig = await builtCity(city);
    let running = 0;
    const asked: string[] = [];
    const network: Network = {
      sleep: () => Promise.resolve(),
      now: () => Date.parse(testInstant),
      async fetch(address, { method }) {
        asked.push(`${method} ${address}`);
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
        return answers[address] ?? new Response(null, { status: 200 });
      },
    };
    const { code, report } = await checkJson(rig, { external: true }, network);
    expect(report.findings.map((found) => [found.code, found.severity, found.page, found.file])).toEqual([
      ['CD858', 'warning', '/deal/bread', 'content/deals/food.json'],
      ['CD857', 'warning', '/deal/noodles', 'content/deals/food.json'],
      ['CD856', 'error', '/deal/soup', 'content/deals/food.json'],
    ]);
    for (const [index, slug] of ['bread', 'noodles', 'soup'].entries()) {
      expect(linesAt(rig, report.findings[index])).toContain(`"affiliateUrl": "https://vendor.shop/${slug}"`);
    }
    expect(report.vendors).toEqual({
      asked: 3,
      skipped: 1,
      alive: 0,
      moved: 1,
      dead: 1,
      silent: 1,
      unclear: 0,
    });
    expect(code).toBe(1);
    expect(asked).not.toContain(expect.stringContaining('vendor.example'));
  });

  it('asks nobody unless told to', async () => {
    const rig = await builtCity(city);
    const network: Network = {
      sleep: () => Promise.resolve(),
      now: () => Date.parse(testInstant),
      fetch: () => Promise.reject(new Error('nobody should be asked')),
    };
    expect((await checkJson(rig, {}, network)).report.vendors).toBeNull();
  });
});

describe('docs/checks.md', () => {
  const rows = new Map(
    readFileSync(path.join(root, 'docs/checks.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| `?CD\d{3}/.test(line))
      .map((line): [string, string[]] => {
        const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
        return [cells[1] ?? '', cells.slice(2, -1)];
      }),
  );

  it('names every code with its name and severity, why it matters and what to do', () => {
    const documented = Object.fromEntries(
      [...rows].map(([code, [name, , severity]]) => [code, [name, severity]]),
    );
    expect(documented).toEqual(findingCodes);
    for (const cells of rows.values()) expect(cells.filter((cell) => cell === '')).toEqual([]);
  });

  it('names no code that no test provokes', () => {
    const provoked = new Set<string>([...breaks.map(({ code }) => code), 'CD856', 'CD857', 'CD858']);
    expect([...rows.keys()].filter((code) => !provoked.has(code))).toEqual([]);
  });
});
