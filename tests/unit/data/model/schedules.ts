import fc from 'fast-check';
import type { Run } from '../../../../data/model/time/schedule.ts';
import { toSchedule } from '../../../../data/model/time/toSchedule.ts';
import { createWallClock } from '../../../../data/model/time/wallClock.ts';
import { weekdays } from '../../../../data/model/time/weekday.ts';
import { ScheduleOracle } from '../../../support/scheduleOracle.ts';
import { momentArbitrary, zonedOf } from './zones.ts';

const clock = (minutes: number) => {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

/** Times of day; many are where clocks are put, at midnight and at the edges of an evening. */
const time = fc.oneof(
  fc.constantFrom('00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '23:30'),
  fc.constantFrom('11:00', '16:59', '17:00', '17:30', '18:00', '18:01'),
  fc.integer({ min: 0, max: 1439 }).map(clock),
);

const endTime = fc.oneof({ weight: 4, arbitrary: time }, { weight: 1, arbitrary: fc.constant('24:00') });

const days = fc.uniqueArray(fc.constantFrom(...weekdays), {
  minLength: 1,
});

const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 });

const optional = <T>(arbitrary: fc.Arbitrary<T>, freq = 1) => fc.option(arbitrary, { nil: undefined, freq });

const hours = fc.array(
  fc.record({ days: optional(days, 3), from: time, to: endTime, months: optional(months) }),
  { minLength: 1, maxLength: 4 },
);

interface SpecialDays {
  readonly date: string;
  readonly lastDate?: string;
  readonly closed?: true;
  readonly from?: string;
  readonly to?: string;
}

/**
 * A zone, an instant, and a deal with its vendor, busy on the days around the instant; with what the calendar and the oracle
 * make of them.
 */
export const scheduledArbitrary = momentArbitrary.chain((moment) => {
  const today = zonedOf(moment.now, moment.zone).toPlainDate();
  const near = (min: number, max: number) =>
    fc.integer({ min, max }).map((count) => today.add({ days: count }).toString());
  const open = { from: time, to: endTime };
  const special: fc.Arbitrary<SpecialDays> = fc.oneof(
    fc.record({ date: near(-3, 15), ...open }),
    fc.record({ date: near(-3, 3), lastDate: near(3, 18), ...open }),
    fc.record({ date: near(-3, 3), lastDate: near(3, 18), closed: fc.constant(true as const) }),
    fc.record({ date: near(-2, 2), closed: fc.constant(true as const) }),
  );
  const specialHours = fc.array(special, { minLength: 1, maxLength: 4 });
  const session = fc.record({
    date: fc.oneof(near(-2, 2), near(-10, 20)),
    from: time,
    to: optional(time, 3),
    soldOut: optional(fc.constant(true as const)),
  });
  const deal = fc.record({
    hours: optional(hours),
    specialHours: optional(specialHours),
    sessions: optional(fc.array(session, { minLength: 1, maxLength: 8 })),
    days: optional(days),
    months: optional(months),
    irregular: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.boolean()),
    startDate: optional(near(-3, 6)),
    expiryDate: optional(near(-2, 16)),
  });
  const vendor = fc.record({
    hours: optional(hours, 2),
    specialHours: optional(specialHours),
  });
  return fc.record({ deal, vendor }).map((content) => ({
    ...content,
    ...moment,
    schedule: toSchedule(content.deal, content.vendor),
    run: { first: content.deal.startDate ?? null, last: content.deal.expiryDate ?? null } satisfies Run,
    clock: createWallClock(moment.zone),
    oracle: new ScheduleOracle(content.deal, content.vendor, moment.zone),
  }));
});
