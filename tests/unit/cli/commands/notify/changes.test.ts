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

/** A built site: pages for search engines, and paths of others. */
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
  it('takes every page for new before the first notification', () => {
    const changes = findChanges(new Map(), built({ '/': page('home'), '/a': page('a') }).site);
    expect(changes).toMatchObject({
      added: ['/', '/a'],
      changed: [],
      removed: [],
      withdrawn: [],
      unchanged: 0,
    });
  });

  it('tells new, changed, removed and withdrawn pages apart', () => {
    const before = notified({
      '/same': page('s'),
      '/words': page('old'),
      '/gone': page('g'),
      '/ended': page('e'),
    });
    const now = built({ '/same': page('s'), '/words': page('new'), '/added': page('n') }, ['/ended']);
    expect(findChanges(before, now.site)).toMatchObject({
      added: ['/added'],
      changed: ['/words'],
      removed: ['/gone'],
      withdrawn: ['/ended'],
      unchanged: 1,
    });
  });

  it('takes a page with another date for changed, even with the same text', () => {
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
    const before = notified({ '/words': page('old'), '/gone': page('g'), '/ended': page('e') });
    const now = built({ '/words': page('new'), '/added': page('n') }, ['/ended']).site;
    const changes = findChanges(before, now);
    const half = pagesAfterSending(before, changes, ['/added']);
    expect([...half.keys()].sort()).toEqual(['/added', '/gone', '/words']);
    expect(pathsToSend(findChanges(half, now))).toEqual(['/words', '/gone']);
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
        const news = pathsToSend(changes);
        expect(new Set(news).size).toBe(news.length);
        const half = pagesAfterSending(notified(before), changes, news.slice(0, step));
        const rest = findChanges(half, site);
        expect([...pathsToSend(rest)].sort()).toEqual(news.slice(step).sort());
        const whole = pagesAfterSending(half, rest, pathsToSend(rest));
        const end = findChanges(whole, site);
        expect([...pathsToSend(end), ...end.withdrawn]).toEqual([]);
        expect([...whole.keys()].sort()).toEqual(Object.keys(after).sort());
      }),
    );
  });
});
