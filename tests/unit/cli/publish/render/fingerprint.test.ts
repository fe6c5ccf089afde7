import { describe, expect, it } from 'vitest';
import { digest } from '../../../../../cli/files/hash.ts';
import { fingerprints } from '../../../../../cli/publish/render/fingerprint.ts';
import { planAt, siteOf } from '../../support/siteOf.ts';

const planned = planAt(siteOf(), '2026-11-20T12:00:00Z');
const { chrome, pages } = planned;
const [home] = pages;
if (!home) throw new Error('A site has a home page');
const original = fingerprints('engine', chrome)(home);

describe('cli/publish/render/fingerprint', () => {
  it('is the same for the same words, whenever they were planned', () => {
    const again = planAt(siteOf(), '2026-11-21T12:00:00Z');
    const [page = home] = again.pages;
    expect(fingerprints('engine', again.chrome)(page)).toBe(original);
  });

  it('is another one for another engine, header or footer, and for each word of the page', () => {
    expect(fingerprints('other engine', chrome)(home)).not.toBe(original);
    expect(fingerprints('engine', { ...chrome, year: 2027 })(home)).not.toBe(original);
    const changed = { ...home, props: { ...home.props, dealCount: 99 } } as typeof home;
    expect(fingerprints('engine', chrome)(changed)).not.toBe(original);
  });

  it('is another one for each key of what all pages share', () => {
    for (const key of Object.keys(chrome)) {
      expect(fingerprints('engine', { ...chrome, [key]: 'other' })(home), key).not.toBe(original);
    }
  });

  it('is another one for each key of the props of each kind of page', () => {
    const fingerprintOf = fingerprints('engine', chrome);
    const kinds = new Map(pages.map((page) => [page.kind, page]));
    for (const page of kinds.values()) {
      for (const [key, value] of Object.entries(page.props)) {
        const other = Array.isArray(value) ? [{ other: true }] : 'other';
        const changed = { ...page, props: { ...page.props, [key]: other } } as unknown as typeof page;
        expect(fingerprintOf(changed), `${page.kind} ${key}`).not.toBe(fingerprintOf(page));
      }
    }
  });

  it('is another one for another kind of page with the same props', () => {
    const chat = { kind: 'chat', props: home.props } as unknown as typeof home;
    expect(fingerprints('engine', chrome)(chat)).not.toBe(original);
  });

  it('does not tell where a page stands or how long it holds', () => {
    const elsewhere = { ...home, path: '/blog', valid: { from: 1, until: 2 } };
    expect(fingerprints('engine', chrome)(elsewhere)).toBe(original);
  });

  it('cannot be confused by words that run into each other', () => {
    expect(fingerprints('ab', chrome)(home)).not.toBe(fingerprints('a', chrome)(home));
    expect(digest('a\nb')).not.toBe(digest('ab'));
    expect(digest('same')).toBe(digest(Buffer.from('same')));
  });
});
