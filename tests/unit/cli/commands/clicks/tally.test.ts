import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../../../cli/commands/clicks/logRecord.ts';
import { createTally } from '../../../../../cli/commands/clicks/tally.ts';
import {
  type ClickLedger,
  emptyClickLedger,
  printClickLedger,
} from '../../../../../cli/content/clickLedger.ts';
import { clickRecord } from './support/clickRecord.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-25T12:00:00Z');
const zone = 'America/Los_Angeles';
const slugs = new Set(['soup', 'bread', 'jazz']);
const at = (text: string) => Date.parse(text);

/** Imports records; returns the new clicks of each deal, the ledger afterwards, and the outcome of each record. */
function importAll(records: readonly LogRecord[], ledger: ClickLedger = emptyClickLedger) {
  const tally = createTally({ slugs, dealWords: ['deal'], ledger, zone, now });
  const outcomes = records.map((record) => tally.add(record));
  return { gains: Object.fromEntries(tally.newClicks), ledger: tally.ledger(), outcomes };
}

const outcomeOf = (fields: Partial<LogRecord>) => importAll([clickRecord(fields)]).outcomes[0];

function sumOf(...gains: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [slug, count] of gains.flatMap((gain) => Object.entries(gain)))
    sum[slug] = (sum[slug] ?? 0) + count;
  return sum;
}

/** Clicks of a few visitors within `hours` hours after `start`. */
function clicks(start: number, hours: number): fc.Arbitrary<LogRecord[]> {
  return fc.array(
    fc
      .record({
        instant: fc.integer({ min: 0, max: hours * 60 }).map((minutes) => start + minutes * 60_000),
        ip: fc.constantFrom('203.0.113.7', '2001:db8::1', null),
        userAgent: fc.constantFrom('Firefox/150.0', 'Chrome/140.0', null),
        target: fc.constantFrom('soup', 'bread', 'gone').map((slug) => `/click.txt?path=/deal/${slug}`),
      })
      .map(clickRecord),
    { maxLength: 40 },
  );
}

describe('cli/commands/clicks/tally', () => {
  it.each([
    [{}, 'counted'],
    [{ kind: 'beacon', target: '/deal/soup', method: 'POST', status: 204 }, 'counted'],
    [{ ip: null, userAgent: null }, 'counted'],
    [{ target: '/deal/soup' }, 'not-a-click'],
    [{ status: 404 }, 'failed'],
    [{ target: '/click.txt?path=/deal/nothing' }, 'unknownDeal'],
    [{ target: '/click.txt?path=/deal/__proto__' }, 'unknownDeal'],
    [{ target: '/click.txt?path=/about' }, 'unknownDeal'],
    [{ target: '/click.txt' }, 'unknownDeal'],
    [{ userAgent: 'Googlebot/2.1' }, 'bot'],
    [{ userAgent: '' }, 'bot'],
    [{ instant: null }, 'undated'],
    [{ instant: now + hour }, 'future'],
    [{ instant: now + 60_000 }, 'counted'],
  ] as const)('decides whether a record counts: %j', (fields, outcome) => {
    expect(outcomeOf(fields)).toBe(outcome);
  });

  it("counts a visitor once for each deal and day of the city's zone", () => {
    const { gains, outcomes } = importAll([
      clickRecord({ instant: at('2026-11-20T08:00:00Z') }),
      clickRecord({ instant: at('2026-11-21T07:59:59Z') }),
      clickRecord({ instant: at('2026-11-21T08:00:00Z') }),
      clickRecord({ instant: at('2026-11-20T08:00:01Z'), target: '/click.txt?path=/deal/bread' }),
      clickRecord({ instant: at('2026-11-20T08:00:01Z'), ip: '203.0.113.8' }),
      clickRecord({ instant: at('2026-11-20T08:00:01Z'), userAgent: 'Firefox/150.0' }),
    ]);
    expect(outcomes).toEqual(['counted', 'repeat', 'counted', 'counted', 'counted', 'counted']);
    expect(gains).toEqual({ soup: 4, bread: 1 });
  });

  it('distinguishes visitors by their instants if a log has nothing else', () => {
    const anonymous = { ip: null, userAgent: null };
    const { outcomes } = importAll([
      clickRecord({ ...anonymous, instant: now - 1 }),
      clickRecord({ ...anonymous, instant: now }),
      clickRecord({ ...anonymous, instant: now }),
    ]);
    expect(outcomes).toEqual(['counted', 'counted', 'repeat']);
  });

  it('counts nothing when a log is imported again', () => {
    fc.assert(
      fc.property(clicks(at('2026-11-15T00:00:00Z'), 150), (log) => {
        const first = importAll(log);
        const again = importAll(log, first.ledger);
        expect(again.gains).toEqual({});
        expect(printClickLedger(again.ledger)).toBe(printClickLedger(first.ledger));
      }),
    );
  });

  it('adds new clicks to those in the ledger, and keeps those of deals that are gone', () => {
    const clicks = new Map([
      ['soup', 4],
      ['gone', 7],
    ]);
    const { ledger } = importAll([clickRecord()], { ...emptyClickLedger, clicks });
    expect(Object.fromEntries(ledger.clicks)).toEqual({ soup: 5, gone: 7 });
  });

  it('counts the same whether logs are imported separately or together', () => {
    const start = at('2026-11-15T00:00:00Z');
    const later = fc.integer({ min: 0, max: 60 }).chain((pause) => clicks(start + (60 + pause) * hour, 60));
    fc.assert(
      fc.property(clicks(start, 60), later, (a, b) => {
        const first = importAll(a);
        const second = importAll(b, first.ledger);
        const joined = importAll([...a, ...b]);
        expect(sumOf(first.gains, second.gains)).toEqual(sumOf(joined.gains));
        expect(printClickLedger(second.ledger)).toBe(printClickLedger(joined.ledger));
      }),
    );
  });

  it('counts the same in any order of lines and files', () => {
    fc.assert(
      fc.property(
        clicks(at('2026-11-15T00:00:00Z'), 150).chain((log) =>
          fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length })),
        ),
        ([log, shuffled]) => {
          expect(importAll(shuffled).gains).toEqual(importAll(log).gains);
        },
      ),
    );
  });

  it('counts lines that were delivered a day late, but no older ones', () => {
    const { ledger } = importAll([clickRecord({ instant: at('2026-11-20T12:00:00Z') })]);
    const late = (time: string) =>
      importAll([clickRecord({ instant: at(time), ip: '::1' })], ledger).outcomes[0];
    expect(late('2026-11-19T08:00:00Z')).toBe('counted');
    expect(late('2026-11-19T07:59:59Z')).toBe('closed');
  });

  it('does not reopen a closed day when a late line is imported', () => {
    const { ledger } = importAll([clickRecord({ instant: at('2026-11-20T12:00:00Z') })]);
    const after = importAll([clickRecord({ instant: at('2026-11-19T12:00:00Z') })], ledger).ledger;
    expect(after.closedBefore).toBe('2026-11-19');
    expect([...after.visits.keys()]).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('stores different keys for a visitor on different days', () => {
    const { ledger } = importAll([clickRecord(), clickRecord({ instant: at('2026-11-19T12:00:00Z') })]);
    const [first, second] = [...ledger.visits.values()].map((keys) => [...keys]);
    expect(first).toHaveLength(1);
    expect(second).toHaveLength(1);
    expect(first).not.toEqual(second);
  });

  it('stores neither IP addresses nor user agents', () => {
    const { ledger } = importAll([clickRecord()]);
    const text = printClickLedger(ledger);
    expect(text).not.toContain('203.0.113');
    expect(text).not.toContain('Mozilla');
    expect(ledger.visits.get('2026-11-20')?.size).toBe(1);
  });
});
