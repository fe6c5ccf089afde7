import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importEndless } from '../support/faults/importProcess.ts';
import { importFeeds, plainMap, putFiles } from '../support/feeds.ts';
import { propertyRuns, sampleOf } from '../support/fullRun.ts';
import { isValid } from '../support/newContent.ts';
import { createRig } from '../support/rig.ts';

const map = {
  id: 'id',
  fields: {
    ...{ title: 'title', vendor: 'vendor', discountPrice: 'price', description: 'about' },
    ...{ affiliateUrl: 'link', imageUrl: 'image', couponCode: 'code', tags: { from: 'tags', split: ',' } },
  },
  category: { default: 'food' },
  neighborhood: { default: 'citywide' },
};

/** Imports a feed that nobody should have to trust; any row may be bad. */
async function importHostile(feed: string | Uint8Array, changes: object = {}) {
  const rig = createRig();
  putFiles(rig, { 'feeds/partner.json': { ...map, ...changes }, feed });
  const before = rig.snapshot('content');
  const { code, feed: report } = await importFeeds(rig, { source: 'feed', maxBad: 1 });
  const [file] = report.new.map((deal) => deal.file);
  const deal = file === undefined ? null : JSON.parse(rig.read(`content/${file}`))[0];
  return { rig, code, report, deal, before };
}

const row = { id: '1', title: 'Soup night', vendor: 'Cantina', price: '5', about: 'Hot' };
const jsonOf = (fields: object) => JSON.stringify([{ ...row, ...fields }]);

describe('a hostile row', () => {
  it.each([
    ['a formula', { title: '=HYPERLINK("https://x.example")' }, 'text'],
    ['a formula that begins with a sign', { about: '@SUM(1+1)*cmd|calc' }, 'text'],
    ['a script as its link', { link: 'javascript:alert(1)' }, 'link'],
    ['a script behind spaces as its link', { link: ' JaVaScRiPt:alert(1)' }, 'link'],
    ['a page as its link', { link: 'data:text/html,<script>alert(1)</script>' }, 'link'],
    ['a file as its link', { link: 'file:///etc/passwd' }, 'link'],
    ['a price below zero', { price: '-5' }, 'price'],
    ['a price without end', { price: '1e999' }, 'price'],
    ['nothing but markup', { title: '<b></b><script>alert(1)</script>' }, 'missing'],
    ['an id of two lines', { id: '1\n2' }, 'text'],
    ['an id of 10,000 characters', { id: 'x'.repeat(10_000) }, 'text'],
  ])('with %s is rejected', async (_, fields, reason) => {
    const { report, rig, before } = await importHostile(jsonOf(fields));
    expect(report.reasons).toEqual({ [reason]: 1 });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it.each<[string, object, object]>([
    ['a script', { about: 'Hot<script>alert(1)</script> soup' }, { description: 'Hot soup' }],
    ['a script that never ends', { about: 'Hot soup<script>alert(1)' }, { description: 'Hot soup' }],
    ['escaped tags', { about: 'Hot &lt;img src=x onerror=alert(1)&gt; soup' }, { description: 'Hot soup' }],
    ['a script as its picture', { image: 'javascript:alert(1)' }, { imageUrl: 'images/poster.svg' }],
    ['control characters', { title: 'So\u0000up \u001b[2Jnight' }, { title: 'So up [2Jnight' }],
    ['half a character', { title: 'Soup \ud83d night', about: '\udc00Hot' }, { title: 'Soup night' }],
    ['a path as its title', { title: '../../etc/passwd' }, { slug: 'etc-passwd' }],
    ['an address as its id', { id: '../../x' }, { feed: { name: 'partner', id: '../../x' } }],
    [
      'keys of prototypes',
      JSON.parse('{"__proto__":{"title":"x"},"constructor":"y"}'),
      { title: 'Soup night' },
    ],
  ])('with %s becomes a harmless deal', async (_, fields, expected) => {
    const { rig, deal, report } = await importHostile(jsonOf(fields));
    expect(report.reasons).toEqual({});
    expect(deal).toMatchObject(expected);
    expect(isValid(rig)).toBe(true);
  });
});

const huge = 'x'.repeat(10_000_000);
const million = Array.from({ length: 1_000_000 }, (_, index) => `c${index}`);

describe('a hostile feed', () => {
  const feeds: readonly [string, () => string, object?][] = [
    ['separated values with a million columns', () => `${million.join(',')}\n1`],
    ['a JSON object with a million keys', () => `[{${million.map((key) => `"${key}":1`).join(',')}}]`],
    [
      'an XML element with a million attributes',
      () => `<r><item ${million.map((key) => `${key}="1"`).join(' ')}/></r>`,
    ],
    [
      'an XML element with a million children',
      () => `<r><item>${million.map((key) => `<${key}/>`).join('')}</item></r>`,
    ],
    ['a value of 10 MB', () => `id,title\n1,"${huge}"\n`],
    ['a value of 10 MB in JSON', () => `[{"id":"${huge}"}]`],
    ['a value of 10 MB in a JSON line', () => `{"id":1}\n{"id":"${huge}"}\n`],
    ['a value of 10 MB in XML', () => `<r><item><id>${huge}</id></item></r>`],
    ['a CDATA section of 10 MB', () => `<r><item><id><![CDATA[${huge}]]></id></item></r>`],
    ['a tag of 10 MB', () => `<r><${huge}></${huge}></r>`],
    [
      'entities of entities',
      () => '<!DOCTYPE r [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]><r><item><id>&b;</id></item></r>',
    ],
    [
      'entities of files',
      () => '<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><r><item><id>&a;</id></item></r>',
    ],
    ['NUL bytes', () => 'id,title\n1,\0\0\0\n'],
    ['10,000 levels', () => `${'['.repeat(10_000)}`],
  ];

  it.each<[string, () => string, object?]>(sampleOf(feeds, 2))(
    'of %s is refused whole',
    async (_, feed, changes) => {
      const { rig, code, report, before } = await importHostile(feed(), changes);
      expect([code, report.diagnostics.map((item) => item.code)]).toEqual([1, ['CD707']]);
      expect(rig.snapshot('content')).toEqual(before);
    },
  );

  it.each([
    ['a row', 'id,title\n', 'x'.repeat(65_536), 'longer than 1 MB'],
    ['a comment', '<rss><!--', 'x'.repeat(65_536), 'has no end'],
    ['brackets', '', '['.repeat(65_536), 'levels'],
  ])('of standard input that sends %s for ever is refused', async (_, start, more, words) => {
    const rig = createRig();
    putFiles(rig, { 'feeds/partner.json': plainMap });
    const before = rig.snapshot('content');
    const { code, errors } = await importEndless(rig.folder, start, more);
    expect([code, errors.replace(/\s+/g, ' ')]).toEqual([1, expect.stringContaining(words)]);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('of any values leaves the content valid, and its links to pages', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        ...[
          '<script>alert(1)</script>',
          '<img src=x onerror=y>',
          '&lt;b&gt;',
          '&#60;svg onload=x&#62;',
          '<!--',
        ],
        ...[
          '=1+1',
          '+cmd|calc',
          '[a](javascript:b)',
          '**',
          '`',
          '\u202e',
          '\ud800',
          '\0',
          '\u2028',
          '{title}',
        ],
        ...[
          'https://x.example/',
          'javascript:',
          '//x.example',
          '../..',
          'CON',
          '1e309',
          '-0',
          '€',
          '{env:HOME}',
        ],
      ),
    );
    const value = fc.array(piece, { maxLength: 4 }).map((parts) => parts.join(''));
    const record = fc.record({
      ...{ id: value, title: value, vendor: value, price: fc.oneof(value, fc.constant('5')), about: value },
      ...{ link: value, image: value, code: value, tags: value },
    });
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 6 }), async (rows) => {
        const { rig, code, report } = await importHostile(JSON.stringify(rows));
        expect(code).toBe(0);
        expect(isValid(rig)).toBe(true);
        const deals = report.new.flatMap(({ file }) => JSON.parse(rig.read(`content/${file}`)));
        for (const { affiliateUrl = 'https:' } of deals) expect(affiliateUrl).toMatch(/^https:/);
      }),
      propertyRuns(40),
    );
  });
});
