import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cronLines } from '../../../../../cli/commands/schedule/printCron.ts';

const at = (text: string) => Date.parse(text);

/** Whether a cron line fires in the minute of `instant`. */
function fires(lines: readonly string[], instant: number): boolean {
  const date = new Date(instant);
  return lines.some((line) => {
    const [minute, hours = ''] = line.split(' ');
    return (
      Number(minute) === date.getUTCMinutes() && hours.split(',').map(Number).includes(date.getUTCHours())
    );
  });
}

describe('cli/commands/schedule/printCron', () => {
  it('prints one line for midnights under both offsets', () => {
    const midnights = [at('2026-11-21T05:00:00Z'), at('2027-07-01T04:00:00Z')];
    const offsetAt = (instant: number) => (instant === midnights[0] ? -300 : -240);
    expect(cronLines(midnights, offsetAt, [-300, -240])).toEqual(['0 4,5 * * *']);
    expect(cronLines(midnights.slice(0, 1), offsetAt, [-300, -240])).toEqual(['0 4,5 * * *']);
  });

  it('prints one hour if clocks never change, and no line if nothing is due', () => {
    expect(cronLines([at('2026-11-20T18:15:00Z')], () => 345, [345])).toEqual(['15 18 * * *']);
    expect(cronLines([], () => 0, [0])).toEqual([]);
  });

  it('prints a line for each minute of the hour, and wraps around midnight', () => {
    // Lord Howe changes its clocks by half an hour.
    expect(cronLines([at('2027-07-01T13:30:00Z')], () => 630, [630, 660])).toEqual([
      '0 13 * * *',
      '30 13 * * *',
    ]);
    expect(cronLines([at('2027-07-01T23:30:00Z')], () => 60, [60, 0])).toEqual(['30 0,23 * * *']);
  });

  it('fires at or just after every instant', () => {
    const instants = fc.array(fc.integer({ min: at('2026-01-01'), max: at('2030-01-01') }), { maxLength: 5 });
    fc.assert(
      fc.property(instants, fc.constantFrom(-720, -570, -300, 0, 345, 840), (some, offset) => {
        const lines = cronLines(some, () => offset, [offset]);
        for (const instant of some) expect(fires(lines, Math.ceil(instant / 60_000) * 60_000)).toBe(true);
      }),
    );
  });
});
