import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BuiltPages,
  findChanges,
  knownAfter,
  newsOf,
} from '../../../../../cli/commands/notify/changes.ts';
import type { NotifiedPage } from '../../../../../cli/commands/notify/notifiedState.ts';

const day = '2026-11-20T00:00:00.000Z';
const page = (words: string, fingerprint = words, lastModified: string | null = day): NotifiedPage => ({
  fingerprint,
  words,
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
    wordsOf(path) {
      read.push(path);
      return pages[path]?.words ?? '';
    },
  };
  return { site, read };
}

const known = (pages: Record<string, NotifiedPage>) => new Map(Object.entries(pages));

describe('cli/commands/notify/changes', () => {
  it('takes every page for new where nothing was told', () => {
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
    const before = known({
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

  it('takes a page for changed when its date is another, though its words are not', () => {
    const now = built({ '/a': page('a', 'f2', '2026-11-21T00:00:00.000Z') });
    expect(findChanges(known({ '/a': page('a', 'f1') }), now.site).changed).toEqual(['/a']);
  });

  it('passes over new code and looks, of which the words are the same', () => {
    const now = built({ '/a': page('a', 'f2') });
    const changes = findChanges(known({ '/a': page('a', 'f1') }), now.site);
    expect(newsOf(changes)).toEqual([]);
    expect(changes.pages.get('/a')?.fingerprint).toBe('f2');
  });

  it('reads the words only of pages whose file is another', () => {
    const now = built({ '/a': page('a'), '/b': page('b', 'f2') });
    findChanges(known({ '/a': page('a'), '/b': page('b', 'f1') }), now.site);
    expect(now.read).toEqual(['/b']);
  });

  it('leaves what was not told to be told the next time', () => {
    const before = known({ '/words': page('old'), '/gone': page('g'), '/ended': page('e') });
    const now = built({ '/words': page('new'), '/added': page('n') }, ['/ended']).site;
    const changes = findChanges(before, now);
    const half = knownAfter(before, changes, ['/added']);
    expect([...half.keys()].sort()).toEqual(['/added', '/gone', '/words']);
    expect(newsOf(findChanges(half, now))).toEqual(['/words', '/gone']);
  });

  it('knows the whole site once all was told, in any number of steps', () => {
    const state = fc.dictionary(
      fc.constantFrom('/', '/a', '/b', '/c', '/d'),
      fc.record({
        fingerprint: fc.constantFrom('f', 'g'),
        words: fc.constantFrom('w', 'v'),
        lastModified: fc.constantFrom(day, null),
      }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(state, state, fc.nat(5), (before, after, step) => {
        const { site } = built(after, ['/a']);
        const changes = findChanges(known(before), site);
        const news = newsOf(changes);
        expect(new Set(news).size).toBe(news.length);
        const half = knownAfter(known(before), changes, news.slice(0, step));
        const rest = findChanges(half, site);
        expect([...newsOf(rest)].sort()).toEqual(news.slice(step).sort());
        const whole = knownAfter(half, rest, newsOf(rest));
        const end = findChanges(whole, site);
        expect([...newsOf(end), ...end.withdrawn]).toEqual([]);
        expect([...whole.keys()].sort()).toEqual(Object.keys(after).sort());
      }),
    );
  });
});
