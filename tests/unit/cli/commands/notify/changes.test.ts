import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BuiltPages,
  findChanges,
  pagesAfterSending,
  pathsToSend,
} from '../../../../../cli/commands/notify/changes.ts';
import type { NotifiedPage } from '../../../../../cli/commands/notify/notifiedState.ts';

const day = '2026-11-20T00:00:00.000Z';
const page = (textHash: string, fingerprint = textHash, lastModified: string | null = day): NotifiedPage => ({
  fingerprint,
  textHash,
  lastModified,
});

/** A built site: indexable pages, and paths of other pages. */
function built(pages: Record<string, NotifiedPage>, others: readonly string[] = []) {
  const read: string[] = [];
  const site: BuiltPages = {
    indexable: Object.entries(pages).map(([path, { fingerprint, lastModified }]) => ({
      path,
      fingerprint,
      lastModified,
    })),
    has: (path) => path in pages || others.includes(path),
    textHashOf(path) {
      read.push(path);
      return pages[path]?.textHash ?? '';
    },
  };
  return { site, read };
}

const notified = (pages: Record<string, NotifiedPage>) => new Map(Object.entries(pages));

describe('cli/commands/notify/changes', () => {
  it('reports every page as new before the first notification', () => {
    const changes = findChanges(new Map(), built({ '/': page('home'), '/a': page('a') }).site);
    expect(changes).toMatchObject({
      added: ['/', '/a'],
      changed: [],
      removed: [],
      withdrawn: [],
      unchanged: 0,
    });
  });

  it('distinguishes new, changed, removed and withdrawn pages', () => {
    const before = notified({
      '/same': page('s'),
      '/edited': page('old'),
      '/gone': page('g'),
      '/ended': page('e'),
    });
    const now = built({ '/same': page('s'), '/edited': page('new'), '/added': page('n') }, ['/ended']);
    expect(findChanges(before, now.site)).toMatchObject({
      added: ['/added'],
      changed: ['/edited'],
      removed: ['/gone'],
      withdrawn: ['/ended'],
      unchanged: 1,
    });
  });

  it('reports a page with another date as changed, even with the same text', () => {
    const now = built({ '/a': page('a', 'f2', '2026-11-21T00:00:00.000Z') });
    expect(findChanges(notified({ '/a': page('a', 'f1') }), now.site).changed).toEqual(['/a']);
  });

  it('ignores new code and styles with the same text', () => {
    const now = built({ '/a': page('a', 'f2') });
    const changes = findChanges(notified({ '/a': page('a', 'f1') }), now.site);
    expect(pathsToSend(changes)).toEqual([]);
    expect(changes.pages.get('/a')?.fingerprint).toBe('f2');
  });

  it('reads only pages with another fingerprint', () => {
    const now = built({ '/a': page('a'), '/b': page('b', 'f2') });
    findChanges(notified({ '/a': page('a'), '/b': page('b', 'f1') }), now.site);
    expect(now.read).toEqual(['/b']);
  });

  it('leaves what was not sent to the next notification', () => {
    const before = notified({ '/edited': page('old'), '/gone': page('g'), '/ended': page('e') });
    const now = built({ '/edited': page('new'), '/added': page('n') }, ['/ended']).site;
    const changes = findChanges(before, now);
    const partlySent = pagesAfterSending(before, changes, ['/added']);
    expect([...partlySent.keys()].sort()).toEqual(['/added', '/edited', '/gone']);
    expect(pathsToSend(findChanges(partlySent, now))).toEqual(['/edited', '/gone']);
  });

  it('finds no changes after everything was sent, in any number of steps', () => {
    const state = fc.dictionary(
      fc.constantFrom('/', '/a', '/b', '/c', '/d'),
      fc.record({
        fingerprint: fc.constantFrom('f', 'g'),
        textHash: fc.constantFrom('w', 'v'),
        lastModified: fc.constantFrom(day, null),
      }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(state, state, fc.nat(5), (before, after, step) => {
        const { site } = built(after, ['/a']);
        const changes = findChanges(notified(before), site);
        const unsent = pathsToSend(changes);
        expect(new Set(unsent).size).toBe(unsent.length);
        const partlySent = pagesAfterSending(notified(before), changes, unsent.slice(0, step));
        const remaining = findChanges(partlySent, site);
        expect([...pathsToSend(remaining)].sort()).toEqual(unsent.slice(step).sort());
        const allSent = pagesAfterSending(partlySent, remaining, pathsToSend(remaining));
        const end = findChanges(allSent, site);
        expect([...pathsToSend(end), ...end.withdrawn]).toEqual([]);
        expect([...allSent.keys()].sort()).toEqual(Object.keys(after).sort());
      }),
    );
  });
});
