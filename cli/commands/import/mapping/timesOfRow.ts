import { z } from 'zod';
import { addDays, type LocalDate } from '../../../../data/model/time/localDate.ts';
import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { Session } from '../../../../data/schema/schedule.ts';
import type { FeedRow } from '../rows/feedRow.ts';
import { compileValue } from './feedValues.ts';
import type { ReadDate } from './parseDate.ts';
import { parseHours } from './parseHours.ts';
import { BadValue } from './rejection.ts';
import { reader } from './textFields.ts';

/** The fields of when a deal is on. */
export interface TimeFields {
  readonly startDate?: LocalDate;
  readonly expiryDate?: LocalDate;
  /** Whether the last day follows from the day of the import, so that a later import keeps an earlier one. */
  readonly endsByImport?: boolean;
  readonly hours?: unknown;
  readonly sessions?: readonly Session[];
}

const sessionList = z.array(z.object({ date: z.string(), from: z.string(), to: z.string().optional() }));

/** Reads when the deals of rows are on; throws BadValue for what is no date. */
export function compileTimes(
  { fields, hours, expiresAfterDays }: FeedMap,
  readDate: ReadDate,
  today: LocalDate,
) {
  const readStart = reader(fields.startDate);
  const readEnd = reader(fields.expiryDate);
  const readSessions = reader(fields.sessions);
  const readHours = hours === undefined ? () => '' : compileValue(hours).read;
  const dateIn = (text: string, field: string) => (text === '' ? undefined : readDate(text, field));
  return (row: FeedRow): TimeFields => {
    const sessions = sessionsOf(readSessions(row));
    const isWholeDay = fields.sessions !== undefined && sessions.length === 0;
    const startDate = dateIn(readStart(row) || (isWholeDay ? row.get('start') : ''), 'startDate');
    const said = dateIn(readEnd(row) || (isWholeDay ? row.get('end') : ''), 'expiryDate');
    const last = sessions.at(-1)?.date;
    const own = said ?? last;
    const isByImport = own === undefined && expiresAfterDays !== undefined;
    const expiryDate = isByImport ? addDays(today, expiresAfterDays) : own;
    return {
      ...(startDate === undefined ? {} : { startDate }),
      ...(expiryDate === undefined ? {} : { expiryDate }),
      ...(isByImport ? { endsByImport: true } : {}),
      ...(sessions.length > 0 ? { sessions } : hoursOf(readHours(row))),
    };
  };
}

function hoursOf(text: string) {
  if (text === '') return {};
  const hours = parseHours(text);
  if (hours !== null) return { hours };
  throw new BadValue('date', 'hours', text, 'Write hours as "Mon-Fri 11:00-21:00; Sat 10:00-14:00".');
}

function sessionsOf(text: string): readonly Session[] {
  if (text === '') return [];
  try {
    return sessionList.parse(JSON.parse(text));
  } catch {
    throw new BadValue('date', 'sessions', text, 'Only calendars have sessions.');
  }
}
