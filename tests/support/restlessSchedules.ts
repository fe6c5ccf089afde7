import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

/*
 * Fields of deals that say when they take place, as hostile as content may be, all year long.
 */

/** The year of the tests, in days of the city. */
const firstDay = Temporal.PlainDate.from('2026-11-20');
/** A day of that year. */
export const dayOfYear = (min: number, max: number) =>
  fc.integer({ min, max }).map((days) => firstDay.add({ days }).toString());

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Times of day; many are where clocks are put, at midnight and at the edges of an evening. */
const time = fc.oneof(
  fc.constantFrom('00:00', '00:30', '01:30', '02:00', '02:30', '03:00', '12:00', '23:30'),
  fc.constantFrom('16:00', '16:59', '17:00', '17:30', '18:00', '18:01', '19:30'),
  fc.integer({ min: 0, max: 287 }).map((steps) => clock(steps * 5)),
);

const endTime = fc.oneof({ weight: 5, arbitrary: time }, { weight: 1, arbitrary: fc.constant('24:00') });

const opening = fc.record({ from: time, to: endTime }).filter(({ from, to }) => from !== to);

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const days = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 6 });
const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 11 });

const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 1) => fc.option(arbitrary, { nil: undefined, freq });

/** Hours that do not overlap: of some days, by season, or with a break and an end after midnight. */
const hours = fc.oneof(
  fc
    .record({ days: maybe(days), months: maybe(months) })
    .chain((selection) => opening.map((times) => [{ ...selection, ...times }])),
  fc.tuple(months, opening, opening).map(([summer, a, b]) => {
    const others = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (month) => !summer.includes(month),
    );
    return [
      { months: summer, ...a },
      { months: others, ...b },
    ];
  }),
  fc
    .record({ days: maybe(days), close: fc.constantFrom('22:00', '24:00', '02:00') })
    .map(({ days, close }) => [
      { days, from: '11:00', to: '14:00' },
      { days, from: '17:00', to: close },
    ]),
);

/** Special days, up to a week of them at once. */
export const specialHours = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 364 }), maybe(fc.integer({ min: 1, max: 6 })), maybe(opening))
    .map(([day, length, times]) => {
      const first = firstDay.add({ days: day });
      const last = length === undefined ? {} : { lastDate: first.add({ days: length }).toString() };
      return { date: first.toString(), ...last, ...(times ?? { closed: true }) };
    }),
  { minLength: 6, maxLength: 30 },
);

interface Session {
  readonly date: string;
  readonly from: string;
}

/** A show every few days, often twice a day. */
const series = fc.integer({ min: 2, max: 9 }).chain((step) =>
  fc
    .array(
      fc.record({
        from: time,
        to: maybe(time, 3),
        soldOut: maybe(fc.constant(true as const)),
        isTwice: fc.boolean(),
      }),
      { minLength: 10, maxLength: 40 },
    )
    .map((shows) =>
      Array.from({ length: Math.floor(364 / step) }, (_, index) => ({
        ...(shows[index % shows.length] ?? shows[0]),
        date: firstDay.add({ days: index * step }).toString(),
      })).flatMap(({ isTwice, from = '12:00', ...show }) => [
        { ...show, from },
        ...(isTwice ? [{ ...show, from: from === '20:00' ? '20:05' : '20:00' }] : []),
      ]),
    )
    .map((sessions) => sessions.filter(({ from, to }: Session & { to?: string | undefined }) => from !== to)),
);

/** Sessions, hours of its own or of a vendor, or days alone. */
export const schedule = fc.oneof(
  { weight: 4, arbitrary: fc.record({ sessions: series }) },
  {
    weight: 4,
    arbitrary: fc.record({ hours, specialHours: maybe(specialHours), days: maybe(days, 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      vendor: fc.constantFrom('early', 'late', 'odd'),
      specialHours: maybe(specialHours),
    }),
  },
  { weight: 1, arbitrary: fc.record({ days: maybe(days), months: maybe(months) }) },
  { weight: 1, arbitrary: fc.record({ irregular: fc.constant(true), days: maybe(days) }) },
  { weight: 1, arbitrary: fc.record({ specialHours, months: maybe(months) }) },
);
