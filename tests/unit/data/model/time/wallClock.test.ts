import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWallClock } from '../../../../../data/model/time/wallClock.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { momentArbitrary, zonedOf } from '../zones.ts';

const newYork = createWallClock('America/New_York');

describe('data/model/time/wallClock', () => {
  it.each([
    ['2027-03-14', 2.5 * 60, '2027-03-14T03:30-04:00', 'as much later if clocks skip it'],
    ['2026-11-01', 1.5 * 60, '2026-11-01T01:30-04:00', 'the earlier of two'],
    ['2026-10-31', 26 * 60, '2026-11-01T02:00-05:00', 'by the clocks of the next day'],
    ['2027-03-14', 24 * 60, '2027-03-15T00:00-04:00', 'at the end of a short day'],
  ])('finds on %s after %i minutes %s: %s', (date, minutes, instant) => {
    expect(newYork.instantAt(date, minutes)).toBe(Date.parse(instant));
  });

  it('agrees with Temporal on days and times of both', () => {
    const minutesArbitrary = fc.integer({ min: 0, max: 2879 });
    fc.assert(
      fc.property(momentArbitrary, minutesArbitrary, ({ zone, now }, minutes) => {
        const clock = createWallClock(zone);
        const date = zonedOf(now, zone).toPlainDate();
        const local = date.toPlainDateTime().add({ minutes });
        expect(clock.dateAt(now)).toBe(date.toString());
        expect(clock.instantAt(date.toString(), minutes)).toBe(local.toZonedDateTime(zone).epochMilliseconds);
      }),
      propertyRuns(500),
    );
  });
});
