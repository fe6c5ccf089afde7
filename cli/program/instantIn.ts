import { parseInstant } from '../../data/model/time/zone.ts';
import { UsageError } from './usageError.ts';

/** The instant (epoch milliseconds) that an option names in the time zone `zone`; throws UsageError if it is invalid. */
export function instantIn(text: string, zone: string): number {
  const instant = parseInstant(text, zone);
  if (instant !== null) return instant;
  throw new UsageError(
    `"${text}" is not an instant.`,
    'Give it in ISO 8601, such as 2027-05-31T09:00:00-04:00, or 2027-05-31 for the start of that day in the city.',
  );
}
