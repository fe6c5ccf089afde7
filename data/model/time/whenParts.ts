import type { LocalDate } from './localDate.ts';
import type { PartOfDay } from './partOfDay.ts';

/** The first date of a filter (`WhenFilter`) that has one, and the last, which is mostly the same. */
export const dateOf = (when: string): LocalDate => when.slice(0, 10);
export const lastDateOf = (when: string): LocalDate => (isRange(when) ? when.slice(11) : dateOf(when));

/** Whether a filter is for the days from one to another. */
export const isRange = (when: string): boolean => /\d-2/.test(when.slice(9));

/** The part of a day that a filter (`WhenFilter`) means by itself; `null` for all of it. */
export const partOf = (when: string): PartOfDay | null =>
  when === 'tonight' ? 'evening' : ((/\d-([a-z]+)$/.exec(when)?.[1] as PartOfDay | undefined) ?? null);
