import type { Language } from '../language.ts';

/** Patterns of tags in English content that suit a time of day, a mood or an age, or that are about pets. */
export const tags: Language['tags'] = {
  early: 'breakfast|brunch|lunch|morning|day trip|hiking',
  morning: 'breakfast|brunch|coffee|morning|bakery|sunrise',
  afternoon: 'lunch|tea|museum|walk|afternoon|kids',
  evening: 'dinner|night|concert|music|sunset|cocktail|comedy|film',
  romantic: 'date night|romantic|couples',
  relaxing: 'relax|spa|massage|yoga|tea\\b',
  adventurous: 'adventure|climb|raft|ride',
  toddler: 'toddler|baby|preschool',
  // No "staycation".
  pets: '\\b(?:dogs?|pets?|cats?)\\b',
  teen: 'teens|adventure|games',
};
