import type { LocalDate } from './localDate.ts';
import type { PartOfDay } from './partOfDay.ts';

/** The date of a filter (`WhenFilter`) that has one. */
export const dateOf = (when: string): LocalDate => when.slice(0, 10);

/** The part of a day that a filter (`WhenFilter`) means by itself; `null` for all of it. */
export const partOf = (when: string): PartOfDay | null =>
  when === 'tonight' ? 'evening' : ((/\d-([a-z]+)$/.exec(when)?.[1] as PartOfDay | undefined) ?? null);
