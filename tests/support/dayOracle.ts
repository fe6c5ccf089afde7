import { Temporal } from 'temporal-polyfill';

/*
 * What content says about a day, read with Temporal, apart from the calendar in data/model/time.
 */

interface Hours {
  readonly days?: readonly string[] | undefined;
  readonly from: string;
  readonly to: string;
  readonly months?: readonly number[] | undefined;
}

interface SpecialDays {
  readonly date: string;
  readonly lastDate?: string | undefined;
  readonly closed?: true | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Session {
  readonly date: string;
  readonly from: string;
  readonly to?: string | undefined;
  readonly soldOut?: true | undefined;
}

/** What `vendors.json` says about hours. */
export interface OracleVendor {
  readonly hours?: readonly Hours[] | undefined;
  readonly specialHours?: readonly SpecialDays[] | undefined;
}

/** What a deal in content says about its days and hours. */
export interface OracleDeal extends OracleVendor {
  readonly days?: readonly string[] | undefined;
  readonly months?: readonly number[] | undefined;
  readonly irregular?: boolean | undefined;
  readonly sessions?: readonly Session[] | undefined;
  readonly publishedDate?: string | undefined;
  readonly startDate?: string | undefined;
  readonly expiryDate?: string | undefined;
  readonly withdrawnDate?: string | undefined;
}

/** Something that takes place, by the clocks of the city. */
export interface Occurrence {
  readonly date: Temporal.PlainDate;
  readonly from: Temporal.PlainDateTime;
  readonly to: Temporal.PlainDateTime | null;
  readonly isSession: boolean;
  readonly isSoldOut: boolean;
}

/** What a day brings: nothing, perhaps something, something at times that nobody wrote down, or these. */
export type OracleDay = 'nothing' | 'perhaps' | 'sometime' | readonly Occurrence[];

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function isChosen(date: Temporal.PlainDate, { days, months }: Pick<OracleDeal, 'days' | 'months'>): boolean {
  if (days !== undefined && !days.includes(weekdays[date.dayOfWeek - 1] ?? '')) return false;
  return months === undefined || months.includes(date.month);
}

function isOffered(date: Temporal.PlainDate, deal: OracleDeal): boolean {
  const day = date.toString();
  const { publishedDate, startDate, expiryDate, withdrawnDate } = deal;
  if (publishedDate !== undefined && day < publishedDate) return false;
  if (startDate !== undefined && day < startDate) return false;
  if (expiryDate !== undefined && day > expiryDate) return false;
  return withdrawnDate === undefined || day < withdrawnDate;
}

function occurrence(date: Temporal.PlainDate, from: string, to: string | undefined): Occurrence {
  const start = date.toPlainDateTime(from);
  const isMidnight = to === '24:00';
  const sameDay = to === undefined ? null : date.toPlainDateTime(isMidnight ? '00:00' : to);
  const isNextDay = sameDay !== null && Temporal.PlainDateTime.compare(sameDay, start) <= 0;
  return {
    date,
    from: start,
    to: isMidnight || isNextDay ? (sameDay?.add({ days: 1 }) ?? null) : sameDay,
    isSession: false,
    isSoldOut: false,
  };
}

export const byLocalStart = (a: Occurrence, b: Occurrence) => Temporal.PlainDateTime.compare(a.from, b.from);

/** What takes place on `date`. */
export function oracleDay(deal: OracleDeal, vendor: OracleVendor, date: Temporal.PlainDate): OracleDay {
  if (!isOffered(date, deal)) return 'nothing';
  if (deal.sessions !== undefined) {
    const sessions = deal.sessions.filter((session) => session.date === date.toString());
    if (sessions.length === 0) return 'nothing';
    return sessions
      .map(({ from, to, soldOut }) => ({
        ...occurrence(date, from, to),
        isSession: true,
        isSoldOut: soldOut === true,
      }))
      .sort(byLocalStart);
  }
  if (!isChosen(date, deal)) return 'nothing';
  const occurrences = hoursOn(deal, vendor, date);
  if (occurrences?.length === 0) return 'nothing';
  if (deal.irregular) return 'perhaps';
  return occurrences ?? 'sometime';
}

/** The opening hours of a day; `null` if they are not known. */
function hoursOn(deal: OracleDeal, vendor: OracleVendor, date: Temporal.PlainDate): Occurrence[] | null {
  const day = date.toString();
  const onDay = (special: readonly SpecialDays[] = []) =>
    special.filter((entry) => entry.date <= day && day <= (entry.lastDate ?? entry.date));
  const ofDeal = onDay(deal.specialHours);
  const ofVendor = deal.hours === undefined ? onDay(vendor.specialHours) : [];
  const special = ofDeal.length > 0 ? ofDeal : ofVendor;
  if (special.length > 0) {
    const open = special.filter(({ closed }) => !closed);
    return open.map(({ from = '', to }) => occurrence(date, from, to)).sort(byLocalStart);
  }
  const hours = deal.hours ?? vendor.hours;
  if (hours === undefined) return null;
  const lines = hours.filter((line) => isChosen(date, line));
  return lines.map(({ from, to }) => occurrence(date, from, to)).sort(byLocalStart);
}
