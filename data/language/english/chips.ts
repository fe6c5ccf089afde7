import type { ChipWords } from '../chipWords.ts';

export const englishChips: ChipWords = {
  family: 'Family',
  adults: 'Adults',
  indoor: 'Indoor',
  outdoor: 'Outdoor',
  both: 'Indoor or outdoor',
  adventurous: 'Adventurous',
  relaxing: 'Relaxing',
  free: 'Free',
  from: 'From {min}',
  under: 'Under {max}',
  between: '{min} to {max}',
  about: 'About {max}',
  alone: 'Just me',
  people: '{count} people',
  not: 'Not {what}',
};
