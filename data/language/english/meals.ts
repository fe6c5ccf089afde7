import type { Meal } from '../language.ts';

/** What restaurants that are open then also serve, whatever their deals are called. */
export const englishMeals: readonly Meal[] = [
  { topics: 'breakfast', from: 7 * 60, to: 10 * 60 + 30 },
  { topics: 'lunch|luncheon', from: 11 * 60 + 30, to: 14 * 60 },
  { topics: 'dinner|supper', from: 17 * 60 + 30, to: 20 * 60 + 30 },
];
