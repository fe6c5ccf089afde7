import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareParts } from '../../../../../cli/commands/merge/compareParts.ts';
import { mergeManifests } from '../../../../../cli/commands/merge/mergeManifests.ts';
import type { Part } from '../../../../../cli/commands/merge/readPart.ts';
import { type Manifest, printManifest } from '../../../../../cli/publish/manifest.ts';
import { partsOf, wholeManifest } from './sampleParts.ts';

const merged = (parts: readonly Part[]) => {
  const site = mergeManifests(parts);
  if ('code' in site) throw new Error(site.problem);
  return site;
};

const problemOf = (parts: readonly Part[]) => {
  const site = mergeManifests(parts);
  return 'code' in site ? `${site.code} ${site.file} ${site.problem}` : null;
};

/** The parts with another manifest in one of them. */
const changed = (at: number, change: (manifest: Manifest) => Partial<Manifest>): Part[] =>
  partsOf(wholeManifest, 3).map((part, index) =>
    index === at ? { ...part, manifest: { ...part.manifest, ...change(part.manifest) } } : part,
  );

describe('cli/commands/merge/mergeManifests', () => {
  it('returns the manifest of the whole site, whatever the number and order of parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.infiniteStream(fc.nat()), (count, ranks) => {
        const parts = partsOf(wholeManifest, count)
          .map((part) => ({ part, rank: ranks.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ part }) => part);
        expect(compareParts(parts, 'dist')).toEqual([]);
        expect(printManifest(merged(parts).manifest)).toBe(printManifest(wholeManifest));
      }),
    );
  });

  it('finds the part that has each file', () => {
    const parts = partsOf(wholeManifest, 3);
    const { folderOf, manifest } = merged(parts);
    const files = [...Object.values(manifest.pages).map(({ file }) => file), ...Object.keys(manifest.files)];
    expect([...folderOf.keys()].sort()).toEqual(files.sort());
    for (const [file, folder] of folderOf) {
      const part = parts.find((candidate) => candidate.folder === folder);
      const own = Object.values(part?.manifest.pages ?? {}).map((page) => page.file);
      expect([...own, ...Object.keys(part?.manifest.files ?? {})]).toContain(file);
    }
  });

  it('accepts a file that only some parts have, such as a picture of their pages', () => {
    const image = { 'assets/social-1.jpg': { hash: '', bytes: 3 } };
    const whole = { ...wholeManifest, files: { ...wholeManifest.files, ...image } };
    const parts = partsOf(whole, 2);
    const [first, second] = parts;
    if (!first || !second) throw new Error('There are two parts');
    const without = { ...first, manifest: { ...first.manifest, files: wholeManifest.files } };
    expect(merged([without, second]).manifest).toEqual(whole);
    expect(merged([without, second]).folderOf.get('assets/social-1.jpg')).toBe('/parts/2');
  });

  it.each([
    ['shared file of another size', { 'assets/x-1.svg': { hash: '', bytes: 6 } }],
    ['shared file of another hash', { 'feed.xml': { hash: 'of another', bytes: 9 } }],
  ])('finds a %s', (_, other) => {
    const parts = changed(1, ({ files }) => ({ files: { ...files, ...other } }));
    expect(problemOf(parts)).toMatch(/^CD507 parts\/2 This part and parts\/1 have different versions of /);
  });

  it('finds a page that two parts have', () => {
    const page = Object.entries(partsOf(wholeManifest, 3)[0]?.manifest.pages ?? {})[0];
    const parts = changed(2, ({ pages }) => ({
      pages: { ...pages, ...Object.fromEntries(page ? [page] : []) },
    }));
    expect(problemOf(parts)).toMatch(/^CD507 parts\/3 This part and parts\/1 have different versions of /);
  });

  it.each([
    [
      'without a page',
      ({ pages }: Manifest) => ({ pages: Object.fromEntries(Object.entries(pages).slice(1)) }),
    ],
    ['with a page too many', ({ pages }: Manifest) => ({ pages: { ...pages, '/x': pageLike(pages) } })],
    [
      'with a file too many',
      ({ files }: Manifest) => ({ files: { ...files, 'x.txt': { hash: '', bytes: 1 } } }),
    ],
  ])('finds that the parts are not the whole site: one is %s', (_, change) => {
    expect(problemOf(changed(1, change))).toContain('Together the parts do not have all');
  });
});

const pageLike = (pages: Manifest['pages']) => {
  const [page] = Object.values(pages);
  if (!page) throw new Error('The part has a page');
  return { ...page, file: 'x.html' };
};
