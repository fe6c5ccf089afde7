import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLedger, parseLedger, printLedger } from '../../../../../cli/commands/clicks/ledger.ts';

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
  unfinished: fc
    .dictionary(fc.constantFrom('soup', 'bread'), fc.nat())
    .map((counts) => new Map(Object.entries(counts))),
});

describe('cli/commands/clicks/ledger', () => {
  it('parses what it prints', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        expect(parseLedger(printLedger(ledger))).toEqual(ledger);
      }),
    );
  });

  it('prints equal ledgers equally, whatever the order of visits', () => {
    const ledger = (days: readonly string[], keys: readonly number[]) =>
      printLedger({ ...emptyLedger, visits: new Map(days.map((day) => [day, new Set(keys)])) });
    expect(ledger(['2026-11-20', '2026-11-19'], [7, 1])).toBe(ledger(['2026-11-19', '2026-11-20'], [1, 7]));
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '<<<<<<< HEAD\n{}\n',
    '{"version": 2, "closedBefore": null, "visits": {}}',
    '{"version": 1, "closedBefore": "soon", "visits": {}}',
    '{"version": 1, "closedBefore": null, "visits": {"2026-11-20": "AAA"}}',
    '{"version": 1, "closedBefore": null, "visits": {"2026-11-20": "AA=="}}',
    '{"version": 1, "closedBefore": null, "visits": {"today": "AAAA"}}',
    '{"version": 1, "closedBefore": null, "visits": {}, "unfinished": {"soup": -1}}',
    '{"version": 1, "closedBefore": null, "visits": {}, "more": 1}',
  ])('returns null for %s', (text) => {
    expect(parseLedger(text)).toBeNull();
  });
});
