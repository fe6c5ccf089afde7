import { describe, expect, it } from 'vitest';
import { digest } from '../../../../../cli/files/hash.ts';
import { createFingerprinter, sharedHash } from '../../../../../cli/publish/render/fingerprint.ts';
import { materialize } from '../../../../../cli/publish/render/materialize.ts';
import type { PlannedPage } from '../../../../../data/model/pages/page.ts';
import type { Chrome } from '../../../../../data/model/pages/view.ts';
import { planAt, siteOf } from '../../support/siteOf.ts';

const { chrome, pages } = planAt(siteOf(), '2026-11-20T12:00:00Z');
const [home] = pages;
if (!home) throw new Error('A site has a home page');

function fingerprintOf(page: PlannedPage, engine = 'engine', shared: Chrome = chrome): string {
  return createFingerprinter(sharedHash(engine, shared))(materialize({ page, file: '' }));
}
const original = fingerprintOf(home);

const withProp = (page: PlannedPage, changed: Record<string, unknown>) =>
  ({ ...page, makeProps: () => ({ ...page.makeProps(), ...changed }) }) as PlannedPage;

describe('cli/publish/render/fingerprint', () => {
  it('is the same for the same content, whenever it was planned', () => {
    const again = planAt(siteOf(), '2026-11-21T12:00:00Z');
    const [page = home] = again.pages;
    expect(fingerprintOf(page, 'engine', again.chrome)).toBe(original);
  });

  it('changes with the engine, the header or footer, and each word of the page', () => {
    expect(fingerprintOf(home, 'other engine')).not.toBe(original);
    expect(fingerprintOf(home, 'engine', { ...chrome, year: 2027 })).not.toBe(original);
    expect(fingerprintOf(withProp(home, { dealCount: 99 }))).not.toBe(original);
  });

  it('changes with each key of what all pages share', () => {
    for (const key of Object.keys(chrome)) {
      expect(fingerprintOf(home, 'engine', { ...chrome, [key]: 'other' }), key).not.toBe(original);
    }
  });

  it('changes with each key of the props of each kind of page', () => {
    const kinds = new Map(pages.map((page) => [page.kind, page]));
    for (const page of kinds.values()) {
      for (const [key, value] of Object.entries(page.makeProps())) {
        const other = Array.isArray(value) ? [{ other: true }] : 'other';
        const changed = withProp(page, { [key]: other });
        expect(fingerprintOf(changed), `${page.kind} ${key}`).not.toBe(fingerprintOf(page));
      }
    }
  });

  it('differs between kinds of pages with the same props', () => {
    expect(fingerprintOf({ ...home, kind: 'chat' } as PlannedPage)).not.toBe(original);
  });

  it('depends on when a page goes stale, which is in its HTML, but not on its address or since when it is valid', () => {
    const { until } = home.valid;
    expect(fingerprintOf({ ...home, path: '/blog', valid: { from: 1, until } })).toBe(original);
    expect(fingerprintOf({ ...home, valid: { ...home.valid, until: 2 } })).not.toBe(original);
  });

  it('hashes each card once', () => {
    const fingerprint = createFingerprinter('shared');
    let reads = 0;
    const card = {
      toJSON: () => {
        reads += 1;
        return 'card';
      },
    };
    const page = { page: { kind: 'deal' }, ownProps: '{}', cardLists: { similar: [card, card] } };
    const listing = page as unknown as Parameters<typeof fingerprint>[0];
    expect(fingerprint(listing)).toBe(fingerprint(listing));
    expect(reads).toBe(1);
  });

  it('differs for texts that are the same when joined', () => {
    expect(fingerprintOf(home, 'ab')).not.toBe(fingerprintOf(home, 'a'));
    expect(digest('a\nb')).not.toBe(digest('ab'));
    expect(digest('same')).toBe(digest(Buffer.from('same')));
  });
});
