import { Temporal } from 'temporal-polyfill';
import { byLocalStart, type Occurrence, type OracleDeal, type OracleVendor, oracleDay } from './dayOracle.ts';

/*
 * When deals take place, worked out from content by Temporal and by trying, apart from the calendar in data/model/time.
 */

/** When a deal takes place in a zone. Instants are epoch milliseconds. */
export class ScheduleOracle {
  private readonly deal: OracleDeal;
  private readonly vendor: OracleVendor;
  private readonly zone: string;

  constructor(deal: OracleDeal, vendor: OracleVendor, zone: string) {
    this.deal = deal;
    this.vendor = vendor;
    this.zone = zone;
  }

  private today(instant: number): Temporal.PlainDate {
    return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(this.zone).toPlainDate();
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
    for (let days = -daysBefore; days <= daysAfter; days += 1) {
      const day = oracleDay(this.deal, this.vendor, this.today(instant).add({ days }));
      if (typeof day !== 'string') found.push(...day.filter(({ isSoldOut }) => !isSoldOut));
    }
    return found;
  }

  /** Open by hours, or a session is running. */
  isOpen(instant: number): boolean {
    return this.around(instant, 4, 1).some(
      (each) => this.startOf(each) <= instant && instant < this.endOf(each),
    );
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
      const day = oracleDay(this.deal, this.vendor, date);
      if (day === 'perhaps' || day === 'sometime') return { state: 'unknown', at: null };
    }
    return next ? { state: 'opens', at: this.startOf(next) } : { state: 'closed', at: null };
  }

  /** Whether it takes place `when`: now, today, tonight, tomorrow, weekend or a date. `daysOff` are Mondays. */
  takesPlace(when: string, now: number, daysOff: readonly string[]): boolean {
    if (when === 'now') return this.isOpen(now);
    const today = this.today(now);
    if (when === 'weekend') return weekendDays(today, daysOff).some((date) => this.counts(date, now));
    if (when === 'tomorrow') return this.counts(today.add({ days: 1 }), now);
    const isTonight = when === 'tonight';
    return this.counts(isTonight || when === 'today' ? today : Temporal.PlainDate.from(when), now, isTonight);
  }

  private counts(date: Temporal.PlainDate, now: number, isTonight = false): boolean {
    if (Temporal.PlainDate.compare(date, this.today(now)) < 0) return false;
    const day = oracleDay(this.deal, this.vendor, date);
    if (typeof day === 'string') return day === 'sometime' && !isTonight;
    return day.some((each) => this.canStillGo(each, now) && (!isTonight || isInEvening(each)));
  }

  private canStillGo(each: Occurrence, now: number): boolean {
    return !each.isSession || (!each.isSoldOut && now < this.endOf(each));
  }

  /** The starts of all sessions that are not over, sold out or not. */
  upcomingSessions(now: number): { start: number; isSoldOut: boolean }[] {
    const dates = new Set(this.deal.sessions?.map(({ date }) => date));
    return [...dates]
      .flatMap((date) => {
        const day = oracleDay(this.deal, this.vendor, Temporal.PlainDate.from(date));
        return typeof day === 'string' ? [] : day;
      })
      .filter((each) => now < this.endOf(each))
      .sort(byLocalStart)
      .map((each) => ({ start: this.startOf(each), isSoldOut: each.isSoldOut }));
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

/** The days of this or the coming weekend, from Friday on. */
function weekendDays(today: Temporal.PlainDate, daysOff: readonly string[]): Temporal.PlainDate[] {
  let day = today;
  const isIn = (date: Temporal.PlainDate) =>
    date.dayOfWeek >= 5 || (date.dayOfWeek === 1 && daysOff.includes(date.toString()));
  while (!isIn(day)) day = day.add({ days: 1 });
  const days: Temporal.PlainDate[] = [];
  for (; isIn(day); day = day.add({ days: 1 })) days.push(day);
  return days;
}
