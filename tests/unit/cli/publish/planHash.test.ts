import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../../cli/publish/manifest.ts';
import { planHash } from '../../../../cli/publish/planHash.ts';
import { wholeManifest } from '../commands/merge/sampleParts.ts';

const { pages, files } = wholeManifest;
const page = pages['/about'] ?? { file: '', fingerprint: '', validUntil: null, lastModified: null, bytes: 0 };
const withPage = (fields: Partial<typeof page>): Pick<Manifest, 'pages' | 'files'> => ({
  pages: { ...pages, '/about': { ...page, ...fields } },
  files,
});
const reversed = <T>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).reverse());

describe('cli/publish/planHash', () => {
  it('is the same in any order, and before sizes are known', () => {
    const hash = planHash({ pages, files });
    expect(planHash({ pages: reversed(pages), files: reversed(files) })).toBe(hash);
    expect(planHash(withPage({ bytes: 0 }))).toBe(hash);
  });

  it.each([
    ['page', { pages: { ...pages, '/x': page }, files }],
    ['words', withPage({ fingerprint: 'other' })],
    ['file of a page', withPage({ file: 'other.html' })],
    ['end', withPage({ validUntil: '2027-01-01T00:00:00.000Z' })],
    ['last change', withPage({ lastModified: '2027-01-01T00:00:00.000Z' })],
    ['shared file', { pages, files: { ...files, 'x.txt': { hash: '', bytes: 0 } } }],
    ['text of a file', { pages, files: { ...files, 'feed.xml': { hash: 'other', bytes: 9 } } }],
  ])('is another with another %s', (_, site) => {
    expect(planHash(site)).not.toBe(planHash({ pages, files }));
  });
});
