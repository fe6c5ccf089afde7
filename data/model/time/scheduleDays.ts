import { weekdayNumber } from './localDate.ts';
import type { DaySelection, Schedule } from './schedule.ts';

const allDays = [0, 1, 2, 3, 4, 5, 6];
const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The days of the week, 0 for Sunday, on which anything takes place, whatever its special days. */
export const weekdaysOf = (schedule: Schedule): readonly number[] => selected(schedule, 'days', allDays);

/** The months, from 1, in which anything takes place, whatever its special days. */
export const monthsOf = (schedule: Schedule): readonly number[] => selected(schedule, 'months', allMonths);

function selected(schedule: Schedule, field: keyof DaySelection, all: readonly number[]): readonly number[] {
  const lines = linesOf(schedule);
  return all.filter((number) =>
    [[schedule], lines].every((selections) =>
      selections.some((selection) => selection[field]?.includes(number) ?? true),
    ),
  );
}

/** Sessions, hours, or any day. */
const linesOf = ({ sessions, hours }: Schedule): readonly DaySelection[] =>
  sessions?.map(({ date }) => ({ days: [weekdayNumber(date)], months: [Number(date.slice(5, 7))] })) ??
  hours ?? [{}];
