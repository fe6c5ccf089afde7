import { Temporal } from 'temporal-polyfill';
import {
  byLocalStart,
  type Occurrence,
  type OracleDay,
  type OracleDeal,
  type OracleVendor,
  oracleDay,
} from './dayOracle.ts';

/*
 * When deals take place, worked out from content by Temporal and by trying, apart from the calendar in data/model/time.
 */

/** What one can still go to on a day: certain things, or something at times that nobody wrote down. */
export interface DayLeft {
  readonly date: Temporal.PlainDate;
  readonly times: 'sometime' | readonly Occurrence[];
}

/** When a deal takes place in a zone. Instants are epoch milliseconds. */
export class ScheduleOracle {
  private readonly deal: OracleDeal;
  private readonly vendor: OracleVendor;
  private readonly zone: string;
  private readonly days = new Map<string, OracleDay>();

  constructor(deal: OracleDeal, vendor: OracleVendor, zone: string) {
    this.deal = deal;
    this.vendor = vendor;
    this.zone = zone;
  }

  private today(instant: number): Temporal.PlainDate {
    return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(this.zone).toPlainDate();
  }

  private on(date: Temporal.PlainDate): OracleDay {
    const key = date.toString();
    const day = this.days.get(key) ?? oracleDay(this.deal, this.vendor, date);
    this.days.set(key, day);
    return day;
  }

  /** A time that clocks skip is as much later; of two equal ones it is the earlier. */
  private instantOf(local: Temporal.PlainDateTime): number {
    return local.toZonedDateTime(this.zone, { disambiguation: 'compatible' }).epochMilliseconds;
  }

  private startOf = ({ from }: Occurrence) => this.instantOf(from);

  private endOf(each: Occurrence): number {
    return Math.max(this.instantOf(each.from), this.instantOf(each.to ?? each.from));
  }

  /** All that is certain from `daysBefore` today to `daysAfter`, without what is sold out. */
  private around(instant: number, daysBefore: number, daysAfter: number): Occurrence[] {
    const found: Occurrence[] = [];
    const today = this.today(instant);
    for (let days = -daysBefore; days <= daysAfter; days += 1) {
      const day = this.on(today.add({ days }));
      if (typeof day !== 'string') found.push(...day.filter(({ isSoldOut }) => !isSoldOut));
    }
    return found;
  }

  /** Open by hours, or a session is running. */
  isOpen(instant: number): boolean {
    return this.around(instant, 4, 1).some((each) => this.isRunning(each, instant));
  }

  private isRunning(each: Occurrence, instant: number): boolean {
    return this.startOf(each) <= instant && instant < this.endOf(each);
  }

  /** The state of the open label: "open until" an instant (`null` for no end in sight), "opens at", "closed", "unknown". */
  openState(now: number): { state: string; at: number | null } {
    const afterSight = this.instantOf(this.today(now).add({ days: 15 }).toPlainDateTime('00:00'));
    const near = this.around(now, 4, 14);
    if (this.isOpen(now)) {
      const ends = near.map((each) => this.endOf(each)).filter((end) => end > now && end < afterSight);
      const closing = ends.sort((a, b) => a - b).find((end) => !this.isOpen(end));
      return { state: 'open', at: closing ?? null };
    }
    const next = near
      .filter((each) => this.startOf(each) > now && (each.isSession || this.isOpen(this.startOf(each))))
      .sort((a, b) => this.startOf(a) - this.startOf(b))
      .at(0);
    for (let days = 0; days <= 14; days += 1) {
      const date = this.today(now).add({ days });
      if (next && Temporal.PlainDate.compare(date, next.date) >= 0) break;
      const day = this.on(date);
      if (day === 'perhaps' || day === 'sometime') return { state: 'unknown', at: null };
    }
    return next ? { state: 'opens', at: this.startOf(next) } : { state: 'closed', at: null };
  }

  /** Whether it takes place `when`: now, today, tonight, tomorrow, weekend or a date. `daysOff` are Mondays. */
  takesPlace(when: string, now: number, daysOff: readonly string[]): boolean {
    return this.left(when, now, daysOff).length > 0;
  }

  /** The days of the asked time on which one can still go, with what one can go to. */
  left(when: string, now: number, daysOff: readonly string[]): DayLeft[] {
    const today = this.today(now);
    if (when === 'now') {
      const running = this.around(now, 4, 1).filter((each) => this.isRunning(each, now));
      return running.sort(byLocalStart).map((each) => ({ date: each.date, times: [each] }));
    }
    if (when === 'weekend') return this.leftOf(weekendDays(today, daysOff), now);
    if (when === 'tomorrow') return this.leftOf([today.add({ days: 1 })], now);
    const isTonight = when === 'tonight';
    return this.leftOf(
      [isTonight || when === 'today' ? today : Temporal.PlainDate.from(when)],
      now,
      isTonight,
    );
  }

  /** What is left of `dates` that are not over. */
  leftOf(dates: readonly Temporal.PlainDate[], now: number, isTonight = false): DayLeft[] {
    const today = this.today(now);
    return dates.flatMap((date): DayLeft[] => {
      if (Temporal.PlainDate.compare(date, today) < 0) return [];
      const day = this.on(date);
      if (typeof day === 'string') return day === 'sometime' && !isTonight ? [{ date, times: day }] : [];
      const times = day.filter((each) => this.canStillGo(each, now) && (!isTonight || isInEvening(each)));
      return times.length > 0 ? [{ date, times }] : [];
    });
  }

  private canStillGo(each: Occurrence, now: number): boolean {
    return !each.isSession || (!each.isSoldOut && now < this.endOf(each));
  }

  /** All sessions that are not over, sold out or not. `end` is `null` if it is not known. */
  upcomingSessions(now: number): { start: number; end: number | null; isSoldOut: boolean }[] {
    const dates = new Set(this.deal.sessions?.map(({ date }) => date));
    return [...dates]
      .flatMap((date) => {
        const day = this.on(Temporal.PlainDate.from(date));
        return typeof day === 'string' ? [] : day;
      })
      .filter((each) => now < this.endOf(each))
      .sort(byLocalStart)
      .map((each) => ({
        start: this.startOf(each),
        end: each.to === null ? null : this.endOf(each),
        isSoldOut: each.isSoldOut,
      }));
  }
}

/** Starts at 17:00 or later, or still runs after 18:00; hours also have to last an hour from 17:00 on. */
function isInEvening({ date, from, to, isSession }: Occurrence): boolean {
  const five = date.toPlainDateTime('17:00');
  const startsLater = Temporal.PlainDateTime.compare(from, five) >= 0;
  if (isSession) {
    return startsLater || (to !== null && Temporal.PlainDateTime.compare(to, five.add({ hours: 1 })) > 0);
  }
  const begin = startsLater ? from : five;
  return to !== null && begin.until(to).total('minutes') >= 60;
}

/** The days of this or the coming weekend that are left, from Friday on. `daysOff` are Mondays. */
export function weekendDays(today: Temporal.PlainDate, daysOff: readonly string[]): Temporal.PlainDate[] {
  let day = today;
  const isIn = (date: Temporal.PlainDate) =>
    date.dayOfWeek >= 5 || (date.dayOfWeek === 1 && daysOff.includes(date.toString()));
  while (!isIn(day)) day = day.add({ days: 1 });
  const days: Temporal.PlainDate[] = [];
  for (; isIn(day); day = day.add({ days: 1 })) days.push(day);
  return days;
}
