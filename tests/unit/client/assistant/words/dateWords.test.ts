import { describe, expect, it } from 'vitest';
import {
  dateWords,
  dayOfMonth,
  monthWord,
  weekdayWord,
} from '../../../../../client/assistant/words/dateWords.ts';
import { english } from '../../../../../data/language/english/english.ts';

const { times } = english;

describe('client/assistant/words/dateWords', () => {
  it('names the day, the month and the date in the words of a language', () => {
    expect(weekdayWord('2027-12-05', times)).toBe('Sunday');
    expect(monthWord('2027-01-31', times)).toBe('January');
    expect(dateWords('2027-12-05', times)).toBe('December 5, 2027');
    expect(dayOfMonth('2027-12-05', times)).toBe('December 5');
  });
});
