import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

/** Zones of all kinds: half-hour shifts, midnights that are skipped or come twice, a day left out. */
export const zones = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Kathmandu',
  'America/Santiago',
  'Europe/Lisbon',
] as const;

const first = Date.UTC(2005, 0, 1);
const last = Date.UTC(2036, 0, 1);

export const zoneArbitrary = fc.constantFrom(...zones);

/** Every instant from 2005 to 2035 at which the clocks of `zone` are put. */
export function transitions(zone: string): number[] {
  const found: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds >= last) return found;
    found.push(next.epochMilliseconds);
    at = next;
  }
}

const transitionsOf = new Map(zones.map((zone) => [zone, transitions(zone)]));

/** A zone and an instant; every second one is within a day of a change of its clocks. */
export const momentArbitrary = zoneArbitrary.chain((zone) => {
  // Where clocks are never put, the instants around one New Year have to do.
  const known = transitionsOf.get(zone) ?? [];
  const changes = known.length > 0 ? known : [Date.UTC(2027, 0, 1)];
  const anywhere = fc.integer({ min: first, max: last });
  const nearChange = fc
    .tuple(fc.nat(changes.length - 1), fc.integer({ min: -48, max: 48 }), fc.integer({ min: -2, max: 2 }))
    .map(([index, halfHours, milliseconds]) => (changes[index] ?? 0) + halfHours * 1_800_000 + milliseconds);
  const instant = fc.oneof(anywhere, nearChange);
  return instant.map((now) => ({ zone, now }));
});

export const zonedOf = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);

/** The first instant of a day according to the oracle. */
export const oracleStart = (date: Temporal.PlainDate, zone: string) =>
  date.toZonedDateTime(zone).epochMilliseconds;
