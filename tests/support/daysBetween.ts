import { Temporal } from 'temporal-polyfill';

/** All days from `first` to `last`; only `first` without it. */
export function daysBetween(first: string, last = first): string[] {
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(first); String(day) <= last; day = day.add({ days: 1 }))
    days.push(String(day));
  return days;
}
