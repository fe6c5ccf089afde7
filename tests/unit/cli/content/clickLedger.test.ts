import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClickLedger,
  clickLedgerPath,
  emptyClickLedger,
  printClickLedger,
  readClickLedger,
  withLedgerClicks,
} from '../../../../cli/content/clickLedger.ts';
import { createContentTexts } from '../../../../cli/content/contentTexts.ts';
import type { Diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

const key = fc.nat(0xffffff);
const ledgers = fc.record({
  closedBefore: fc.constantFrom(null, '2026-11-19'),
  visits: fc.tuple(fc.array(key), fc.array(key)).map(
    ([a, b]) =>
      new Map([
        ['2026-11-20', new Set(a)],
        ['2026-11-19', new Set(b)],
      ]),
  ),
  clicks: fc
    .dictionary(fc.constantFrom('soup', 'bread', '24', 'constructor', 'a-b'), fc.nat())
    .map((counts) => new Map(Object.entries(counts))),
});

/** The ledger with this text, or `null` for none, and the problems in it. */
function read(text: string | Uint8Array | null) {
  const fs = memoryFileSystem(text === null ? {} : { '/city/clicks.json': text });
  const folder = '/city/content';
  const diagnostics: Diagnostic[] = [];
  const texts = createContentTexts(fs, folder);
  return { ledger: readClickLedger({ fs, folder, texts }, '../clicks.json', diagnostics), diagnostics };
}

/** A ledger's text with other fields. */
const textWith = (fields: object) =>
  JSON.stringify({ version: 2, closedBefore: null, visits: {}, clicks: {}, ...fields }, null, 1);

describe('cli/content/clickLedger', () => {
  it('reads what it prints', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        expect(read(printClickLedger(ledger))).toEqual({ ledger, diagnostics: [] });
      }),
    );
  });

  it('prints a line for each deal, sorted by slug', () => {
    const clicks = new Map([
      ['soup', 3],
      ['bread', 12],
    ]);
    const visits = new Map([['2026-11-20', new Set([7, 1])]]);
    expect(printClickLedger({ closedBefore: '2026-11-19', visits, clicks })).toBe(`{
  "version": 2,
  "closedBefore": "2026-11-19",
  "visits": {
    "2026-11-20": "AAABAAAH"
  },
  "clicks": {
    "bread": 12,
    "soup": 3
  }
}
`);
  });

  it('prints equal ledgers equally, whatever the order of visits and deals', () => {
    const ledger = (
      days: readonly string[],
      keys: readonly number[],
      slugs: readonly string[],
    ): ClickLedger => ({
      closedBefore: null,
      visits: new Map(days.map((day) => [day, new Set(keys)])),
      clicks: new Map(slugs.map((slug) => [slug, slug.length])),
    });
    expect(printClickLedger(ledger(['2026-11-20', '2026-11-19'], [7, 1], ['soup', 'jazz']))).toBe(
      printClickLedger(ledger(['2026-11-19', '2026-11-20'], [1, 7], ['jazz', 'soup'])),
    );
  });

  it('is empty if there is no file', () => {
    expect(read(null)).toEqual({ ledger: emptyClickLedger, diagnostics: [] });
  });

  it.each([
    ['an empty file', '', 'The file is empty.', null],
    [
      'a file that was cut off',
      '{',
      'The file ends too early: the object that begins on line 1 is not closed.',
      1,
    ],
    ['null', 'null', 'The value is null.', 1],
    ['another version', textWith({ version: 3 }), '"version" is 3.', 2],
    ['no date', textWith({ closedBefore: 'soon' }), '"closedBefore" is "soon".', 3],
    ['visits that end early', textWith({ visits: { '2026-11-20': 'AAA' } }), null, 5],
    ['visits with padding', textWith({ visits: { '2026-11-20': 'AA==' } }), null, 5],
    ['visits of no day', textWith({ visits: { today: 'AAAA' } }), null, 5],
    ['less than no clicks', textWith({ clicks: { soup: -1 } }), '"soup" is -1.', 6],
    ['half a click', textWith({ clicks: { soup: 1.5 } }), '"soup" is 1.5.', 6],
    ['no slug', textWith({ clicks: { 'Soup of the day': 1 } }), null, 6],
    ['an unknown key', textWith({ more: 1 }), null, 6],
    ['a key twice', textWith({}).replace('"clicks"', '"version": 2, "clicks"'), null, 5],
    ['other bytes', Uint8Array.of(0xff, 0xfe), 'The file is not UTF-8 text.', null],
  ])('reports the place of a problem: %s', (_, text, problem, line) => {
    const { ledger, diagnostics } = read(text);
    expect(ledger).toEqual(emptyClickLedger);
    expect(diagnostics).toHaveLength(1);
    const [found] = diagnostics;
    expect([found?.code, found?.file, found?.range?.start.line ?? null]).toEqual([
      'CD703',
      '../clicks.json',
      line,
    ]);
    if (problem !== null) expect(found?.problem).toBe(problem);
    expect(found?.hint).not.toBeNull();
  });

  it('says how to end a merge that stopped in the file', () => {
    const text = printClickLedger(emptyClickLedger).replace('  "visits"', '<<<<<<< HEAD\n  "visits"');
    expect(read(text).diagnostics[0]?.hint).toBe(
      'A merge stopped here: keep one side, and import the logs of the other side again.',
    );
  });

  it('adds its clicks to the count of a deal', () => {
    const ledger = { ...emptyClickLedger, clicks: new Map([['soup', 2]]) };
    expect(withLedgerClicks({ slug: 'soup', clickCount: 10 }, ledger).clickCount).toBe(12);
    expect(withLedgerClicks({ slug: 'bread', clickCount: 10 }, ledger).clickCount).toBe(10);
    expect(withLedgerClicks({ slug: 'constructor', clickCount: 0 }, ledger).clickCount).toBe(0);
  });

  it.each([
    [undefined, '../clicks.json'],
    [{}, '../clicks.json'],
    [{ ledger: '../../counts/tucson.json' }, '../../counts/tucson.json'],
    [{ ledger: '/var/lib/clicks.json' }, '../../../var/lib/clicks.json'],
  ])('is where the site says: %j', (clicks, expected) => {
    expect(clickLedgerPath({ clicks }, '/srv/city/content')).toBe(expected);
  });
});
