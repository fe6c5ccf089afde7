import { createHash } from 'node:crypto';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { dateAt, endOfDate, startOfDate } from '../../../data/model/time/zone.ts';
import type { LogRecord } from './logRecord.ts';

/** A visitor's visits to one deal on one day: all that a click counts once for. */
export interface Visit {
  readonly slug: string;
  readonly day: LocalDate;
  readonly at: number;
  readonly visitor: Pick<LogRecord, 'ip' | 'agent'>;
}

/**
 * A number of 48 bits that stands for a visit. Where a log names neither address nor browser, the instant stands for
 * the visitor: two records of the same instant are the same record, read twice.
 */
export function visitKey({ slug, day, at, visitor: { ip, agent } }: Visit): number {
  const who = ip === null && agent === null ? ['at', at] : [ip, agent];
  return createHash('sha256')
    .update(JSON.stringify([day, slug, ...who]))
    .digest()
    .readUIntBE(0, 6);
}

/**
 * The part of a visit's key that is kept on disk: 24 bits. That is long enough to recognise a visit among those of its
 * day, and short enough that each one fits hundreds of addresses with the same browser.
 */
export const keptKey = (key: number) => key % 0x1000000;

/** The days of `zone` in which instants (epoch milliseconds) are; quick for instants that follow each other. */
export function createDayOf(zone: string): (instant: number) => LocalDate {
  let day: LocalDate = '';
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  return (instant) => {
    if (instant >= start && instant < end) return day;
    day = dateAt(instant, zone);
    start = startOfDate(day, zone);
    end = endOfDate(day, zone);
    return day;
  };
}
