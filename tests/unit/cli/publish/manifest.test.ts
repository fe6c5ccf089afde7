import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isoInstant,
  type Manifest,
  manifestEntries,
  parseManifest,
  planHash,
  printManifest,
} from '../../../../cli/publish/manifest.ts';
import { OutputPage } from '../../../../cli/publish/outputFiles.ts';
import { wholeManifest } from '../commands/merge/sampleParts.ts';
import { planAt, siteOf } from '../support/siteOf.ts';

const sample: Manifest = {
  version: 1,
  engine: 'abc',
  builtAt: '2026-11-20T12:00:00.000Z',
  nextDue: '2027-01-01T08:00:00.000Z',
  pages: {
    '/': { file: 'index.html', fingerprint: 'f1', validUntil: null, lastModified: null, bytes: 10 },
    '/deal/soup': {
      file: 'deal/soup.html',
      fingerprint: 'f2',
      validUntil: '2027-01-01T08:00:00.000Z',
      lastModified: '2026-10-01T07:00:00.000Z',
      bytes: 20,
    },
  },
  files: { 'feed.xml': { hash: 'h', bytes: 5 }, 'assets/x-1.svg': { hash: '', bytes: 7 } },
};

const change = (fields: Record<string, unknown>) => JSON.stringify({ ...sample, ...fields });
const withFile = (file: string) => change({ files: { [file]: { hash: '', bytes: 0 } } });
const withPage = (file: string) => change({ pages: { '/x': { ...sample.pages['/'], file } } });

describe('cli/publish/manifest', () => {
  it('parses what it prints', () => {
    expect(parseManifest(printManifest(sample))).toEqual(sample);
    expect(parseManifest(printManifest({ ...sample, shard: '2/3' }))).toEqual({ ...sample, shard: '2/3' });
    expect(parseManifest(printManifest({ ...sample, pages: {}, files: {} }))).toEqual({
      ...sample,
      pages: {},
      files: {},
    });
  });

  it('parses any printed manifest', () => {
    const instant = fc
      .option(fc.date({ min: new Date(0), max: new Date('2999-01-01'), noInvalidDate: true }), { nil: null })
      .map((date) => date?.toISOString() ?? null);
    const file = fc.stringMatching(/^[a-z0-9-]{1,6}(\/[a-z0-9-]{1,6}){0,2}\.(html|xml)$/);
    const entry = fc.record({
      file,
      fingerprint: fc.string(),
      validUntil: instant,
      lastModified: instant,
      bytes: fc.nat(),
    });
    const pages = fc.dictionary(fc.stringMatching(/^\/[a-z/]{0,8}$/), entry);
    const files = fc.dictionary(file, fc.record({ hash: fc.string(), bytes: fc.nat() }));
    fc.assert(
      fc.property(pages, files, instant, (somePages, someFiles, nextDue) => {
        const manifest = { ...sample, pages: somePages, files: someFiles, nextDue };
        expect(parseManifest(printManifest(manifest))).toEqual(manifest);
      }),
    );
  });

  it('prints one entry a line, sorted, whatever their order', () => {
    const reversed = (record: object) => Object.fromEntries(Object.entries(record).reverse());
    const other: Manifest = { ...sample, pages: reversed(sample.pages), files: reversed(sample.files) };
    expect(printManifest(other)).toBe(printManifest(sample));
    const entries = printManifest(sample)
      .split('\n')
      .filter((line) => /^"[/a-z]/.test(line));
    expect(entries.map((line) => line.split('"')[1])).toEqual([
      'pages',
      '/',
      '/deal/soup',
      'files',
      'assets/x-1.svg',
      'feed.xml',
    ]);
  });

  it('rejects a manifest that is cut off anywhere', () => {
    const text = printManifest(sample).trimEnd();
    for (let length = 0; length < text.length; length++) {
      expect(parseManifest(text.slice(0, length))).toBeNull();
    }
  });

  it.each([
    ['nothing', ''],
    ['no object', '[]'],
    ['null', 'null'],
    ['a newer version', change({ version: 2 })],
    ['no version', change({ version: undefined })],
    ['an instant that is none', change({ builtAt: 'yesterday' })],
    ['pages that are a list', change({ pages: [] })],
    ['a negative size', change({ files: { 'a.txt': { hash: '', bytes: -1 } } })],
  ])('rejects a manifest with %s', (_, text) => {
    expect(parseManifest(text)).toBeNull();
  });

  it.each([
    '/etc/passwd',
    '../outside.html',
    'a/../../outside.html',
    'a/..',
    '..',
    '.',
    './a.html',
    'a\\..\\b',
    'a\u0000.html',
    'x\n/../../outside.html',
    'x\r/../../../outside.html',
    'x\u2028/../../outside.html',
    '',
  ])('rejects a manifest that names the file %j', (file) => {
    expect(parseManifest(withFile(file))).toBeNull();
    expect(parseManifest(withPage(file))).toBeNull();
  });

  it('accepts file names with harmless dots', () => {
    expect(parseManifest(withFile('.well-known/x..y.json'))).not.toBeNull();
  });

  it('prints instants in UTC, and null for none', () => {
    expect(isoInstant(Date.parse('2027-01-01T00:00:00-08:00'))).toBe('2027-01-01T08:00:00.000Z');
    expect(isoInstant(null)).toBeNull();
  });

  it('has the fingerprints of written pages, and the size 0 for files that are not written yet', () => {
    const [home] = planAt(siteOf(), '2026-11-20T12:00:00Z').pages;
    if (!home) throw new Error('A site has a home page');
    const page = { ...home, path: '/x', valid: { from: 0, until: 1000 }, lastModified: null };
    const output = new OutputPage(page, 'x.html', { of: () => 'planned' });
    const feed = { file: 'feed.xml', fingerprint: () => 'h' };
    const entry = { file: 'x.html', validUntil: '1970-01-01T00:00:01.000Z', lastModified: null };
    expect(manifestEntries([output], [feed])).toEqual({
      pages: { '/x': { ...entry, fingerprint: 'planned', bytes: 0 } },
      files: { 'feed.xml': { hash: 'h', bytes: 0 } },
    });
    const written = new Map([
      ['x.html', { fingerprint: 'written', bytes: 3 }],
      ['feed.xml', { bytes: 5 }],
    ]);
    expect(manifestEntries([output], [feed], written)).toEqual({
      pages: { '/x': { ...entry, fingerprint: 'written', bytes: 3 } },
      files: { 'feed.xml': { hash: 'h', bytes: 5 } },
    });
  });
});

const { pages, files } = wholeManifest;
const page = pages['/about'] ?? { file: '', fingerprint: '', validUntil: null, lastModified: null, bytes: 0 };
const withAbout = (fields: Partial<typeof page>): Pick<Manifest, 'pages' | 'files'> => ({
  pages: { ...pages, '/about': { ...page, ...fields } },
  files,
});
const reversed = <T>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).reverse());

describe('cli/publish/manifest planHash', () => {
  it('depends neither on order nor on sizes', () => {
    const hash = planHash({ pages, files });
    expect(planHash({ pages: reversed(pages), files: reversed(files) })).toBe(hash);
    expect(planHash(withAbout({ bytes: 0 }))).toBe(hash);
  });

  it.each([
    ['set of pages', { pages: { ...pages, '/x': page }, files }],
    ['fingerprint of a page', withAbout({ fingerprint: 'other' })],
    ['file of a page', withAbout({ file: 'other.html' })],
    ['validity of a page', withAbout({ validUntil: '2027-01-01T00:00:00.000Z' })],
    ['last change of a page', withAbout({ lastModified: '2027-01-01T00:00:00.000Z' })],
    ['set of files', { pages, files: { ...files, 'x.txt': { hash: '', bytes: 0 } } }],
    ['text of a file', { pages, files: { ...files, 'feed.xml': { hash: 'other', bytes: 9 } } }],
  ])('changes with the %s', (_, site) => {
    expect(planHash(site)).not.toBe(planHash({ pages, files }));
  });
});
