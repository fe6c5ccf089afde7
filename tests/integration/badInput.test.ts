import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../support/rig.ts';
import { type CityFiles, sampleDeal, smallCity } from '../support/smallCity.ts';
import { type BadInput, expectDiscreet, expectRefused } from '../unit/cli/support/expectRefused.ts';

const city = smallCity();

const soup = (fields: Record<string, unknown>): CityFiles => ({
  'deals/food.json': [
    sampleDeal('soup', { featured: true, ...fields }),
    ...(city['deals/food.json'] as Record<string, unknown>[]).slice(1),
  ],
});
const more = (...deals: Record<string, unknown>[]): CityFiles => ({ 'deals/more.json': deals });
const json = (file: string) => JSON.stringify(city[file], null, 2);
const site = (fields: Record<string, unknown>): CityFiles => ({
  'site.json': { ...city['site.json'], ...fields },
});
const place = (rig: Rig, ...names: string[]) => path.join(rig.folder, 'content', ...names);

const folders: Record<string, BadInput> = {
  'a content folder that is not there': {
    options: { content: 'contents' },
    faults: ['CD101 contents'],
  },
  'an empty content folder': {
    prepare(rig) {
      rmSync(place(rig), { recursive: true });
      mkdirSync(place(rig));
    },
    faults: ['CD101 content'],
  },
  'a content folder with hidden files only': {
    prepare(rig) {
      rmSync(place(rig), { recursive: true });
      mkdirSync(place(rig));
      writeFileSync(place(rig, '.gitkeep'), '');
    },
    faults: ['CD101 content'],
  },
  'a file in place of the content folder': {
    options: { content: 'content/site.json' },
    faults: ['CD101 content/site.json'],
  },
  'a missing file': { files: { 'site.json': null }, faults: ['CD102 content/site.json'] },
  'no deal at all': {
    files: { 'deals/food.json': [], 'deals/shows.json': [], ...site({ popularSearches: popular() }) },
    faults: ['CD108 content/deals'],
  },
  "a page with the name of one of the site's own": {
    files: { 'pages/deals.md': city['pages/about.md'] },
    faults: ['CD310 content/pages/deals.md'],
  },
  "a category with the name of one of the site's own listings": {
    files: {
      'categories.json': [
        ...(city['categories.json'] as unknown[]),
        { ...(city['categories.json'] as object[])[0], id: 'all' },
      ],
    },
    faults: ['CD310 content/categories.json:21:11'],
  },
};

function popular() {
  return { heading: 'Popular', note: 'Now', links: [{ label: 'All', href: '/deals' }] };
}

const unreadable: Record<string, BadInput> = {
  'an empty file': { files: { 'deals/more.json': '' }, faults: ['CD104 content/deals/more.json'] },
  'an empty page': { files: { 'pages/team.md': ' \n' }, faults: ['CD104 content/pages/team.md'] },
  'JSON that is cut off': {
    files: { 'deals/more.json': '[\n  {\n    "id": "cake",\n    "title": "Ca' },
    faults: ['CD105 content/deals/more.json:4:14'],
  },
  'a link to a file that is gone': {
    prepare: (rig) => symlinkSync('gone.json', place(rig, 'deals', 'x.json')),
    faults: ['CD103 content/deals/x.json'],
  },
  'a link to itself': {
    prepare: (rig) => symlinkSync('x.json', place(rig, 'deals', 'x.json')),
    faults: ['CD103 content/deals/x.json'],
  },
  'bytes that are not UTF-8': {
    files: { 'deals/more.json': Buffer.from('[{"title": "Caf\u00e9"}]', 'latin1') },
    faults: ['CD107 content/deals/more.json'],
  },
  'UTF-16, as an editor may save it': {
    files: { 'deals/more.json': Buffer.from('\ufeff[]', 'utf16le') },
    faults: ['CD107 content/deals/more.json'],
  },
  'a file of deals that holds an object': {
    files: { 'deals/more.json': { deals: [] } },
    faults: ['CD203 content/deals/more.json:1:1'],
  },
  'a list of deals that holds no deals': {
    files: { 'deals/more.json': [null, 'cake', [], 7] },
    faults: [
      'CD203 content/deals/more.json:2:3',
      'CD203 content/deals/more.json:3:3',
      'CD203 content/deals/more.json:4:3',
      'CD203 content/deals/more.json:5:3',
    ],
  },
  'a list of vendors that is empty': {
    files: { 'vendors.json': [] },
    faults: ['CD206 content/vendors.json:1:1'],
  },
  'front matter that is code': {
    files: { 'pages/team.md': '---js\n{ title: process.exit(3) }\n---\n\nHello.\n' },
    faults: ['CD106 content/pages/team.md:1:1'],
  },
};

const values: Record<string, BadInput> = {
  'one slug in two files': {
    files: more(sampleDeal('cake', { slug: 'jazz' })),
    faults: ['CD302 content/deals/shows.json:5:13'],
  },
  'a slug that leads out of the folder': {
    files: more(sampleDeal('cake', { slug: '../../cake' })),
    faults: ['CD205 content/deals/more.json:5:13'],
  },
  'a link that is a script': {
    files: more(sampleDeal('cake', { affiliateUrl: 'javascript:alert(1)' })),
    faults: ['CD205 content/deals/more.json:18:21'],
  },
  'a link that is a script in a page of text': {
    files: { 'pages/team.md': String(city['pages/about.md']).replace('/deals', 'JavaScript:alert(1)') },
    faults: ['CD312 content/pages/team.md:7:1'],
  },
  'a picture outside the folder': {
    files: soup({ imageUrl: '../../../etc/passwd.png' }),
    faults: ['CD205 content/deals/food.json:11:17'],
  },
  'a picture with an absolute path': {
    files: soup({ imageUrl: '/etc/logo.png' }),
    faults: ['CD307 content/deals/food.json:11:17'],
  },
  'a picture that is not there': {
    files: soup({ imageUrl: 'images/none.png' }),
    faults: ['CD307 content/deals/food.json:11:17'],
  },
  'a picture that is a folder': {
    prepare: (rig) => mkdirSync(place(rig, 'images', 'folder.png')),
    files: soup({ imageUrl: 'images/folder.png' }),
    faults: ['CD307 content/deals/food.json:11:17'],
  },
  'a picture that is none': {
    files: { ...soup({ imageUrl: 'images/soup.png' }), 'images/soup.png': '<?php echo 1; ?>' },
    faults: ['CD311 content/deals/food.json:11:17'],
  },
  'a picture at an address that no browser can read': {
    files: soup({ imageUrl: 'https://1.2.3.999/soup.png' }),
    faults: ['CD205 content/deals/food.json:11:17'],
  },
  'a title with control characters': {
    files: soup({ title: '\u001b]0;owned\u0007Soup' }),
    faults: ['CD205 content/deals/food.json:4:14'],
  },
  'a number too large to be one': {
    files: { 'deals/more.json': JSON.stringify([sampleDeal('cake')], null, 2).replace('50,', '1e999,') },
    faults: ['CD203 content/deals/more.json:8:22'],
  },
};

describe('bad input', () => {
  it.each(Object.entries({ ...folders, ...unreadable, ...values }))(
    'is refused at its place, and the site stays as it was: %s',
    (_, input) => expectRefused(input),
  );

  it('with an unknown zone is refused, with a suggestion of the right one', async () => {
    const rig = createRig({
      ...city,
      ...site({ city: { ...own('city'), timeZone: 'America/Los_Angelos' } }),
    });
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    expect(diagnostics).toMatchObject([{ code: 'CD205', hint: 'Did you mean "America/Los_Angeles"?' }]);
    expect(rig.snapshot()).toEqual({});
  });

  it('of several kinds in several files is reported in one run, by file and line', async () => {
    await expectRefused({
      files: {
        ...site({ currency: 'dollars', taglin: 'x' }),
        'categories.json': json('categories.json').replace('"Food",', '"Food"'),
        ...soup({ title: '', neighborhood: 'harbour' }),
        'deals/more.json': '',
        'pages/about.md': '# About\n',
      },
      faults: [
        'CD105 content/categories.json:5:5',
        'CD206 content/deals/food.json:4:14',
        'CD304 content/deals/food.json:13:21',
        'CD104 content/deals/more.json',
        'CD106 content/pages/about.md:1:1',
        'CD205 content/site.json:8:15',
        'CD202 content/site.json:140:3',
      ],
    });
  });

  it('with a byte order mark is accepted', async () => {
    const rig = createRig({ ...city, 'categories.json': `\ufeff${json('categories.json')}` });
    expect((await rig.build()).code).toBe(0);
  });

  it('in a folder with the name of a deal file is reported and not read', async () => {
    const rig = createRig();
    rig.edit({ 'deals/x.json/y.json': [sampleDeal('cake')] });
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(0);
    const unread = diagnostics.filter((item) => item.code === 'CD403').map(({ file }) => file);
    expect(unread).toEqual(['content/deals/x.json/y.json']);
    expect(Object.keys(rig.snapshot())).not.toContain('deal/cake.html');
  });

  it('is reported as JSON on standard output, with line and column', async () => {
    const rig = createRig({ ...city, ...soup({ featured: 'yes' }) });
    expect((await rig.build({ json: true })).code).toBe(1);
    expect(JSON.parse(rig.printed.join(''))).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'CD203', file: 'content/deals/food.json', line: 17, column: 17 }],
    });
    expectDiscreet(rig);
  });
});

function own(key: string): object {
  return city['site.json'][key] as object;
}
