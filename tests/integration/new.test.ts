import { symlinkSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewReport } from '../../cli/commands/new/newReport.ts';
import { type NewDealOptions, runNewDeal } from '../../cli/commands/new/runNewDeal.ts';
import { type NewLandingPageOptions, runNewLandingPage } from '../../cli/commands/new/runNewLandingPage.ts';
import { runValidate } from '../../cli/commands/validate/runValidate.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { Deps, ExitCode } from '../../cli/program/deps.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { propertyRuns } from '../support/fullRun.ts';
import { sampleGuides } from '../support/guideFixtures.ts';
import { createRig, diagnosticsOf, type Rig } from '../support/rig.ts';
import { runProgram } from '../support/sampleSite.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const noDeal: NewDealOptions = {
  ...{ content: 'content', dryRun: false, json: true, slug: null, into: null },
  ...{ title: null, price: null, was: null, category: null, neighborhood: null, vendor: null, expires: null },
};

const noPage: NewLandingPageOptions = {
  ...{ content: 'content', dryRun: false, json: true, slug: null, companions: [] },
  ...{ title: null, pageType: 'activities', timeFrame: null, category: null, neighborhood: null },
};

/** What a command came to: its exit code, what it reported, and its diagnostics. */
function run(rig: Rig, work: () => ExitCode) {
  rig.printed.length = 0;
  rig.events.length = 0;
  const code = work();
  const report: NewReport = JSON.parse(rig.printed.join(''));
  return { code, report, codes: diagnosticsOf(rig.events).map((item) => item.code) };
}

const newDeal = (rig: Rig, options: Partial<NewDealOptions>, deps: Deps = rig.deps) =>
  run(rig, () => runNewDeal(deps, { ...noDeal, ...options }));

const newPage = (rig: Rig, options: Partial<NewLandingPageOptions>, deps: Deps = rig.deps) =>
  run(rig, () => runNewLandingPage(deps, { ...noPage, ...options }));

const withDisk = (rig: Rig, fs: Deps['fs']): Deps => ({ ...rig.deps, fs });

function isValid(rig: Rig): boolean {
  return runValidate(rig.deps, { content: 'content', now: null, format: 'text' }) === 0;
}

/** The refusal of a command that must have changed nothing. */
function refusal(rig: Rig, work: () => unknown): UsageError {
  const before = rig.snapshot('.');
  try {
    work();
  } catch (error) {
    expect(rig.snapshot('.')).toEqual(before);
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('new deal', () => {
  it('makes a file of its own with a deal that validates, and that builds leave out until it is no draft', async () => {
    const rig = createRig();
    const { code, report } = newDeal(rig, { slug: 'rooftop-yoga' });
    expect(code).toBe(0);
    expect(report.entries).toMatchObject([
      {
        kind: 'deal',
        path: '/deal/rooftop-yoga',
        file: 'content/deals/rooftop-yoga.json',
        line: 2,
        isNewFile: true,
      },
    ]);
    expect(isValid(rig)).toBe(true);
    await rig.build({ drafts: true });
    expect(rig.read('dist/deal/rooftop-yoga.html')).toContain('Sample: Rooftop yoga');
    await rig.build();
    for (const name of Object.keys(rig.snapshot('dist'))) expect(name).not.toContain('rooftop-yoga');
    for (const file of ['sitemap.xml', 'feed.xml', 'deals.json', 'index.html', 'deals.html'])
      expect(rig.read(`dist/${file}`), file).not.toContain('rooftop-yoga');
  });

  it('takes what it is given, and leaves the percent to follow from the prices', () => {
    const rig = createRig();
    newDeal(rig, {
      ...{ title: ' Rooftop yoga ', price: 18, was: 30, category: 'shows', neighborhood: 'harbor' },
      ...{ vendor: 'Sample Studio', expires: '2027-08-31', into: 'deals/wellness.json' },
    });
    expect(JSON.parse(rig.read('content/deals/wellness.json'))).toMatchObject([
      {
        ...{
          id: 'rooftop-yoga',
          slug: 'rooftop-yoga',
          title: 'Rooftop yoga',
          originalPrice: 30,
          discountPrice: 18,
        },
        ...{ category: 'shows', neighborhood: 'harbor', vendor: 'Sample Studio' },
        expiryDate: '2027-08-31',
      },
    ]);
  });

  it('adds to a file and changes nothing else in it', () => {
    const rig = createRig();
    const before = rig.snapshot('content');
    const text = rig.read('content/deals/food.json');
    const { report } = newDeal(rig, { slug: 'stew', into: 'content/deals/food.json' });
    const after = rig.read('content/deals/food.json');
    expect(after.startsWith(text.slice(0, text.lastIndexOf('\n]')))).toBe(true);
    expect(after).toBe(`${JSON.stringify(JSON.parse(after), null, 2)}\n`);
    expect(JSON.parse(after)).toHaveLength(4);
    expect({ ...rig.snapshot('content'), 'deals/food.json': '' }).toEqual({
      ...before,
      'deals/food.json': '',
    });
    const lines = after.split('\n');
    for (const { key, line } of report.entries[0]?.placeholders ?? []) {
      expect(lines[line - 1]).toMatch(new RegExp(`^ {4}"${key}": `));
    }
    expect(lines[(report.entries[0]?.line ?? 0) - 1]).toBe('  {');
  });

  it('counts its days in the zone of the city', () => {
    const rig = createRig();
    // Already the 21st in UTC, and still the 20th in the city.
    const late = { ...rig.deps, now: () => Date.parse('2026-11-21T05:00:00Z') };
    newDeal(rig, { slug: 'stew', expires: '2026-11-20' }, late);
    expect(rig.read('content/deals/stew.json')).toContain('"publishedDate": "2026-11-20"');
  });

  it('gives a city without deals its first', () => {
    const city = smallCity();
    const links = { heading: 'Popular', note: 'Now', links: [{ label: 'All', href: '/deals' }] };
    const rig = createRig({
      ...city,
      'site.json': { ...city['site.json'], popularSearches: links },
      'deals/food.json': [],
      'deals/shows.json': null,
    });
    expect(isValid(rig)).toBe(false);
    expect(newDeal(rig, { slug: 'soup', into: 'deals/food.json' }).code).toBe(0);
    expect(isValid(rig)).toBe(true);
  });

  it('writes nothing in a dry run, and says what it would', () => {
    const rig = createRig();
    const before = rig.snapshot('content');
    const { code, report } = newDeal(rig, { slug: 'stew', dryRun: true });
    expect({ code, dryRun: report.dryRun }).toEqual({ code: 0, dryRun: true });
    expect(report.entries[0]?.entry).toMatchObject({ slug: 'stew' });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it.each<[string, Partial<NewDealOptions>, string]>([
    ['a slug with capitals and spaces', { slug: 'Rooftop Yoga' }, 'city-deals new deal rooftop-yoga'],
    ['a slug that leads elsewhere', { slug: '../../pages/about' }, 'city-deals new deal pages-about'],
    ['no slug and no title', {}, 'city-deals new deal'],
    ['a slug that is taken', { slug: 'soup' }, 'Choose another, such as "soup-2".'],
    ['the name of a file that is there', { slug: 'food' }, '--into deals/food.json'],
    [
      'an unknown category',
      { slug: 'stew', category: 'foood' },
      'Did you mean "food"? There are: food, shows.',
    ],
    [
      'a neighborhood by its label',
      { slug: 'stew', neighborhood: 'Old Town' },
      'Did you mean "old-town"? There are:',
    ],
    ['an unknown neighborhood', { slug: 'stew', neighborhood: 'moon' }, 'There are: old-town, harbor.'],
    ['no day', { slug: 'stew', expires: '2027-02-30' }, 'YYYY-MM-DD'],
    ['a day that has passed', { slug: 'stew', expires: '2026-11-19' }, '--expires'],
    ['a file that is none of deals', { slug: 'stew', into: 'site.json' }, '--into deals/site.json'],
    [
      'a file outside the content',
      { slug: 'stew', into: '../deals/x.json' },
      'in the folder "deals" of the content',
    ],
  ])('refuses %s, with a way out', (_, options, hint) => {
    const rig = createRig();
    expect(refusal(rig, () => newDeal(rig, options)).hint).toContain(hint);
  });

  it('adds no second deal to a file of one deal', () => {
    const rig = createRig({ ...smallCity(), 'deals/cake.json': sampleDeal('cake') });
    const { message, hint } = refusal(rig, () => newDeal(rig, { slug: 'stew', into: 'deals/cake.json' }));
    expect(message).toBe('deals/cake.json holds one deal and not a list.');
    expect(hint).toContain('Leave out --into');
  });

  it('says where a slug is taken', () => {
    const rig = createRig();
    expect(refusal(rig, () => newDeal(rig, { slug: 'jazz' })).message).toContain(
      'content/deals/shows.json:5',
    );
  });

  it('follows no link that leads out of the content', () => {
    const rig = createRig();
    writeFileSync(path.join(rig.folder, 'outside.json'), '[]');
    symlinkSync('../../outside.json', path.join(rig.folder, 'content/deals/link.json'));
    refusal(rig, () => newDeal(rig, { slug: 'stew', into: 'deals/link.json' }));
    expect(rig.read('outside.json')).toBe('[]');
  });

  it.each<[string, Partial<NewDealOptions>, string]>([
    ['a price that is none', { slug: 'stew', price: 40, was: 30 }, 'CD305'],
    ['a price beyond all prices', { slug: 'stew', price: 10, was: 1e6 }, 'CD206'],
    ['a title of two lines', { slug: 'stew', title: 'a\nb' }, 'CD205'],
    ['a title that is too long', { slug: 'stew', title: 'x'.repeat(81) }, 'CD206'],
    ['no content', { slug: 'stew', content: 'contents' }, 'CD101'],
  ])('writes nothing and shows the fault for %s', (_, options, code) => {
    const rig = createRig();
    const before = rig.snapshot('.');
    const result = newDeal(rig, options);
    expect(result).toMatchObject({ code: 1, codes: [code], report: { ok: false } });
    expect(rig.snapshot('.')).toEqual(before);
  });

  it.each([
    ['invalid elsewhere', { 'deals/shows.json': '[{ "slug": "jazz" }]' }],
    ['no JSON where the deal belongs', { 'deals/food.json': '[{ "slug": ]' }],
    ['no list where the deal belongs', { 'deals/food.json': '{}' }],
    ['without categories', { 'categories.json': '[]' }],
  ])('writes nothing into content that is %s', (_, files) => {
    const rig = createRig();
    rig.edit(files);
    const before = rig.snapshot('content');
    const { code, codes } = newDeal(rig, { slug: 'stew', into: 'deals/food.json' });
    expect(code).toBe(1);
    expect(codes.length).toBeGreaterThan(0);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('leaves the file whole where the disk is full', () => {
    const rig = createRig();
    const before = rig.snapshot('content');
    const fs = faultyFileSystem(0, () => systemError('ENOSPC'));
    const result = newDeal(rig, { slug: 'stew', into: 'deals/food.json' }, withDisk(rig, fs));
    expect(result).toMatchObject({ code: 1, codes: ['CD705'] });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('overwrites no file that changed in the meantime', () => {
    const rig = createRig();
    const disk = nodeFileSystem();
    const target = path.join(rig.folder, 'content/deals/food.json');
    let reads = 0;
    const fs = {
      ...disk,
      read(file: string) {
        if (file === target && ++reads === 3) writeFileSync(target, '[]');
        return disk.read(file);
      },
    };
    const result = newDeal(rig, { slug: 'stew', into: 'deals/food.json' }, withDisk(rig, fs));
    expect(result).toMatchObject({ code: 1, codes: ['CD704'] });
    expect(rig.read('content/deals/food.json')).toBe('[]');
  });

  it('makes of any words a valid deal, or refuses and changes nothing', () => {
    const rig = createRig();
    const before = rig.snapshot('.');
    const words = fc.option(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 90 }),
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        fc.stringMatching(/^[a-z0-9-]{1,20}$/),
        fc.constantFrom(
          '../x',
          'soup',
          'constructor',
          '__proto__',
          '{year}',
          'deals/x',
          '\u202e',
          '</script>',
        ),
      ),
    );
    const given = fc.record({ slug: words, title: words, vendor: words, into: fc.option(fc.string()) });
    fc.assert(
      fc.property(given, (options) => {
        let code: ExitCode;
        try {
          ({ code } = newDeal(rig, options));
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
          code = 2;
        }
        const after = rig.snapshot('.');
        const made = Object.keys(after).filter((file) => after[file] !== before[file]);
        expect(made).toHaveLength(code === 0 ? 1 : 0);
        for (const file of made) {
          expect(file).toMatch(/^content\/deals\/[A-Za-z0-9][A-Za-z0-9 ._-]*\.json$/);
          expect(isValid(rig)).toBe(true);
          rig.edit({ [file.replace('content/', '')]: null });
        }
      }),
      propertyRuns(150),
    );
  });
});

describe('new landing-page', () => {
  const withGuides = () => createRig({ ...smallCity(), ...sampleGuides() });

  it('makes a page that validates, says that it is a draft, and is built only with the drafts', async () => {
    const rig = withGuides();
    const { code, report } = newPage(rig, { slug: 'rainy-days' });
    expect(code).toBe(0);
    expect(report.entries).toMatchObject([
      { path: '/rainy-days', file: 'content/landing-pages/rainy-days.json', line: 1, isNewFile: true },
    ]);
    expect(isValid(rig)).toBe(true);
    await rig.build();
    expect(rig.read('dist/sitemap.xml') + rig.read('dist/deals.json')).not.toContain('rainy-days');
    await rig.build({ drafts: true });
    expect(rig.read('dist/rainy-days.html')).toContain('Draft: Rainy days');
    expect(rig.read('dist/rainy-days.html')).toContain('nobody has written this page yet');
  });

  it('is about what it is given', () => {
    const rig = withGuides();
    newPage(rig, {
      ...{ title: 'The harbor this weekend', pageType: 'events', timeFrame: 'weekend' },
      ...{ category: 'shows', neighborhood: 'harbor' },
    });
    expect(JSON.parse(rig.read('content/landing-pages/the-harbor-this-weekend.json'))).toMatchObject({
      ...{
        title: 'The harbor this weekend',
        pageType: 'events',
        isTimeSensitive: true,
        timeFrame: 'weekend',
      },
      ...{ locationSpecific: 'harbor', selection: { anyOf: [{ categories: ['shows'] }] } },
      ...{ publishedDate: '2026-11-20', related: ['things-to-do', 'today', 'weekend'] },
    });
    expect(isValid(rig)).toBe(true);
  });

  it('makes the first pages of a city together, since each leads on to two others', () => {
    const rig = createRig();
    const { hint } = refusal(rig, () => newPage(rig, { slug: 'rainy-days' }));
    expect(hint).toContain('city-deals new landing-page rainy-days --with second-page third-page');
    const { report } = newPage(rig, { slug: 'rainy-days', companions: ['sunny-days', 'snow-days'] });
    expect(report.entries.map(({ path: at }) => at)).toEqual(['/rainy-days', '/sunny-days', '/snow-days']);
    expect(isValid(rig)).toBe(true);
  });

  it('makes all of them or none, where the disk is full after the first', () => {
    const rig = createRig();
    const before = rig.snapshot('content');
    const disk = rig.deps.fs;
    let writes = 0;
    const fs: Deps['fs'] = {
      ...disk,
      write(file, text) {
        if (++writes > 1) throw systemError('ENOSPC');
        disk.write(file, text);
      },
    };
    const pages = { slug: 'rainy-days', companions: ['sunny-days', 'snow-days'] };
    expect(newPage(rig, pages, withDisk(rig, fs))).toMatchObject({ code: 1, codes: ['CD705'] });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it.each<[string, Partial<NewLandingPageOptions>, string]>([
    ['a slug with capitals', { slug: 'Rainy Days' }, 'city-deals new landing-page rainy-days'],
    ['a companion with capitals', { slug: 'rain', companions: ['Sun'] }, 'city-deals new landing-page sun'],
    ['a page that is there', { slug: 'weekend' }, 'files are never overwritten'],
    ['an unknown category', { slug: 'rain', category: 'show' }, 'Did you mean "shows"?'],
  ])('refuses %s, with a way out', (_, options, hint) => {
    const rig = withGuides();
    expect(refusal(rig, () => newPage(rig, options)).hint).toContain(hint);
  });

  it.each(['about', 'search', 'deals', 'harbor-day', 'harbor-events'])(
    'writes nothing where the path belongs to another page: %s',
    (slug) => {
      const rig = withGuides();
      const before = rig.snapshot('.');
      expect(newPage(rig, { slug })).toMatchObject({ code: 1, codes: ['CD310'] });
      expect(rig.snapshot('.')).toEqual(before);
    },
  );

  it('makes of any words a valid page, or refuses and changes nothing', () => {
    const rig = withGuides();
    const before = rig.snapshot('.');
    const words = fc.option(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 100 }),
        fc.stringMatching(/^[a-z0-9-]{1,20}$/),
        fc.constantFrom('../x', 'about', 'today', '{year}', '{range}', 'index', '404'),
      ),
    );
    fc.assert(
      fc.property(words, words, fc.constantFrom(null, 'today' as const), (slug, title, timeFrame) => {
        let code: ExitCode;
        try {
          ({ code } = newPage(rig, { slug, title, timeFrame }));
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
          code = 2;
        }
        const after = rig.snapshot('.');
        const made = Object.keys(after).filter((file) => after[file] !== before[file]);
        expect(made).toHaveLength(code === 0 ? 1 : 0);
        for (const file of made) {
          expect(file).toMatch(/^content\/landing-pages\/[a-z0-9-]+\.json$/);
          expect(isValid(rig)).toBe(true);
          rig.edit({ [file.replace('content/', '')]: null });
        }
      }),
      propertyRuns(100),
    );
  });
});

describe('new, as typed', () => {
  const type = (rig: Rig, ...args: string[]) =>
    runProgram(['new', ...args, '--content', 'content'], rig.folder);

  it('says what to look at next and how to see it', async () => {
    const rig = createRig();
    const { code, stdout, stderr } = await type(
      rig,
      'deal',
      'stew',
      '--price',
      '18',
      '--into',
      'deals/food.json',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Added the deal "stew" at content\/deals\/food\.json:\d+\.$/m);
    expect(stdout).toMatch(/content\/deals\/food\.json:\d+ {2}summary/);
    expect(stdout).not.toContain('discountPrice');
    expect(stdout).toContain('npx city-deals dev --content content');
    expect(stdout).toContain('http://localhost:3000/deal/stew');
  });

  it.each([
    [['deal', 'Rooftop', 'Yoga'], 'city-deals new deal rooftop-yoga'],
    [['deal', 'stew', '--price', '$18'], 'an amount above zero'],
    [['deal', 'stew', '--price', '0'], 'an amount above zero'],
    [['deal', 'stew', '--categroy', 'food'], 'Did you mean --category?'],
    [['dael', 'stew'], 'Did you mean deal?'],
    [['landing-page', 'rain', '--type', 'place'], 'Allowed choices are places, activities, events'],
  ])('ends with 2 and a way out when it is typed wrong: %j', async (args, hint) => {
    const rig = createRig();
    const before = rig.snapshot('.');
    const { code, stdout, stderr } = await type(rig, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('keeps the deals that are there: none of them is another afterwards', async () => {
    const rig = createRig({ ...smallCity(), 'deals/food.json': JSON.stringify([sampleDeal('soup')]) });
    await type(rig, 'deal', 'stew', '--into', 'deals/food.json', '--json');
    const text = rig.read('content/deals/food.json');
    expect(text.startsWith(JSON.stringify([sampleDeal('soup')]).slice(0, -1))).toBe(true);
    expect(JSON.parse(text)).toHaveLength(2);
  });
});
