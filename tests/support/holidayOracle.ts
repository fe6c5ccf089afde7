import { Temporal } from 'temporal-polyfill';

/** When a holiday is, as content says it. */
export type HolidayDate = { readonly month: number } & (
  | { readonly day: number }
  | { readonly weekday: string; readonly nth: number }
);

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The Mondays from 2026 to 2028 that are one of `holidays` or follow one on a Sunday. */
export function mondaysOff(rules: readonly HolidayDate[]): string[] {
  const holidays = [2026, 2027, 2028].flatMap((year) => rules.map((rule) => holidayIn(rule, year)));
  const mondays = holidays.map((date) => (date.dayOfWeek === 7 ? date.add({ days: 1 }) : date));
  return mondays.filter(({ dayOfWeek }) => dayOfWeek === 1).map(String);
}

function holidayIn(rule: HolidayDate, year: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month: rule.month, day: 1 });
  if ('day' in rule) return first.with({ day: rule.day });
  const days = Array.from({ length: first.daysInMonth }, (_, index) => first.add({ days: index }));
  const found = days.filter(({ dayOfWeek }) => weekdays[dayOfWeek - 1] === rule.weekday);
  return found.at(rule.nth > 0 ? rule.nth - 1 : rule.nth) ?? first;
}
