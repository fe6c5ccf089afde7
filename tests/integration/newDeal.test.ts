import { symlinkSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewDealOptions } from '../../cli/commands/new/runNewDeal.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { ExitCode } from '../../cli/program/deps.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { propertyRuns } from '../support/fullRun.ts';
import { isValid, newDeal, refusal, withDisk } from '../support/newContent.ts';
import { createRig } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

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
