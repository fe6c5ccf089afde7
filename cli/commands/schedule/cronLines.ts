/*
 * Cron has no zones: it runs by UTC, where what is due at one time of the city's clocks comes at two, summer and
 * winter. So each time gets a line for every offset; the run that comes at the wrong one finds nothing due.
 */

/**
 * Lines for cron that run at or before the minute after each of `instants` (epoch milliseconds) and at the same times
 * of the city's clocks under all `offsets` (in minutes, east of UTC positive), whatever the day.
 */
export function cronLines(
  instants: readonly number[],
  offsetAt: (instant: number) => number,
  offsets: readonly number[],
): string[] {
  const hoursByMinute = new Map<number, Set<number>>();
  for (const instant of instants) {
    const minute = Math.ceil(instant / 60_000);
    for (const offset of offsets) {
      const utc = minute + offsetAt(instant) - offset;
      const ofDay = ((utc % minutesOfDay) + minutesOfDay) % minutesOfDay;
      const hours = hoursByMinute.get(ofDay % 60) ?? new Set();
      hoursByMinute.set(ofDay % 60, hours.add(Math.floor(ofDay / 60)));
    }
  }
  return [...hoursByMinute]
    .sort(([a], [b]) => a - b)
    .map(([minute, hours]) => `${minute} ${[...hours].sort((a, b) => a - b).join(',')} * * *`);
}

const minutesOfDay = 1440;
