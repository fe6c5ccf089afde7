const minute = 60_000;

/** That nothing is due at `now`, and when something will be (epoch milliseconds; `null` for never). */
export function printNothingDue(now: number, nextDue: number | null): string {
  if (nextDue === null) return 'Nothing is ever due.';
  return `Nothing is due before ${new Date(nextDue).toISOString()}, in ${formatDuration(nextDue - now)}.`;
}

/** "3 d 4 h", "4 h 12 min", "12 min", "less than a minute"; rounded down. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = days > 0 ? [`${days} d`, `${hours} h`] : [`${hours} h`, `${rest} min`];
  const told = parts.filter((part) => !part.startsWith('0 '));
  return told.length === 0 ? 'less than a minute' : told.join(' ');
}
