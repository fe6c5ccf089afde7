import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogCounter, sumLineCounts } from '../../../../../cli/commands/clicks/countLogs.ts';
import { createTally } from '../../../../../cli/commands/clicks/tally.ts';
import { emptyClickLedger } from '../../../../../cli/content/clickLedger.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { phone } from './support/clickRecord.ts';

const rules = {
  slugs: new Set(['soup']),
  dealWords: ['deal'],
  ledger: emptyClickLedger,
  zone: 'UTC',
  now: Date.parse('2026-11-25T12:00:00Z'),
};

function count(lines: readonly string[]) {
  const tally = createTally(rules);
  const counter = createLogCounter('access.log', tally);
  for (const line of lines) counter.add(line);
  return {
    ...counter.report(),
    unrecognized: counter.firstUnrecognized(),
    gains: Object.fromEntries(tally.newClicks),
  };
}

const combined = `203.0.113.7 - - [20/Nov/2026:07:00:00 -0500] "GET /click.txt?path=/deal/soup HTTP/2.0" 200 0 "-" "${phone}"`;
const seeds = [
  combined,
  JSON.stringify({ path: '/click.txt?path=/deal/soup', time: 1795176000, ip: '::1', user_agent: phone }),
  '#Fields: date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent) cs-uri-query',
  '2026-11-20\t12:00:00\t::1\tGET\t/click.txt\t200\tFirefox%20150\tpath=/deal/soup',
];

/** Valid lines that were cut, doubled, or changed in the middle. */
const damaged = fc
  .tuple(fc.constantFrom(...seeds), fc.nat(250), fc.nat(250), fc.string({ unit: 'binary' }))
  .map(([line, from, to, other]) => line.slice(0, from) + other + line.slice(to));

describe('cli/commands/clicks/countLogs', () => {
  it('accepts any line, and accounts for each', () => {
    const line = fc.oneof(damaged, fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom(...seeds));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { lines: linesRead, notUnderstood, clicks, counted, ignored, gains } = count(lines);
        expect(linesRead).toBeLessThanOrEqual(lines.length);
        expect(notUnderstood + clicks).toBeLessThanOrEqual(linesRead);
        expect(counted + Object.values(ignored).reduce((sum, value) => sum + value, 0)).toBe(clicks);
        expect(gains.soup ?? 0).toBe(counted);
      }),
      propertyRuns(500),
    );
  });

  it('reads a log with mixed formats', () => {
    expect(count([...seeds, '', '  ', 'half a li'])).toMatchObject({
      lines: 4,
      notUnderstood: 1,
      clicks: 3,
      counted: 3,
      unrecognized: { number: 7, text: 'half a li' },
    });
  });

  it('sums the counts of logs', () => {
    const log = count([combined, combined, combined.replace('200 0', '404 0'), 'x']);
    expect(sumLineCounts([log, log])).toMatchObject({
      lines: 8,
      notUnderstood: 2,
      clicks: 6,
      counted: 2,
      ignored: { repeat: 2, failed: 2, bot: 0 },
    });
    expect(sumLineCounts([])).toMatchObject({ lines: 0, ignored: { repeat: 0 } });
  });
});
