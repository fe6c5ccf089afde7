import { parseInstant } from '../../data/model/time/zone.ts';
import { UsageError } from './usageError.ts';

/** The instant (epoch milliseconds) that an option names for a city in `zone`. Throws UsageError where it is none. */
export function instantIn(text: string, zone: string): number {
  const instant = parseInstant(text, zone);
  if (instant !== null) return instant;
  throw new UsageError(
    `"${text}" is not an instant.`,
    'Write ISO 8601, such as 2027-05-31T09:00:00-04:00, or 2027-05-31 for the start of that day in the city.',
  );
}
