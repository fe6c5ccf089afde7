import type { NumberWords } from '../numberWords.ts';

export const englishNumbers: NumberWords = {
  ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  others: {},
  scales: { hundred: 100, thousand: 1000, grand: 1000 },
  scaleCounts: { a: 1, couple: 2 },
  bankNotes: { fiver: 5, tenner: 10 },
  dozen:
    '^ (?:(?<half>half) )?(?:(?<count>\\d+|two|three|four) |an? )?dozen (?=(?:of (?:us|them)|\\w+ of us|people|guests|friends|kids|adults|coworkers|colleagues|players|tickets) )',
  joint: '',
};
