import { describe, expect, it } from 'vitest';
import { understood } from '../../support/sampleAssistant.ts';

/** The days that `text` names on `today`, by default Saturday, November 21 of 2026; `null` for none. */
function daysIn(text: string, today = '2026-11-21'): string | null {
  const range = understood(text).dates?.on(today) ?? null;
  if (range === null) return null;
  return range.first === range.last ? range.first : `${range.first} to ${range.last}`;
}

/** The hours that `text` names. */
function hoursIn(text: string): string | null {
  const { hours } = understood(text);
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return hours && `${clock(hours.from)}-${clock(hours.to)}`;
}

describe('client/assistant/understand/slots/dates', () => {
  it.each([
    ['December 5', '2026-12-05'],
    ['dinner on Dec 5th', '2026-12-05'],
    ['the 5th of december', '2026-12-05'],
    ['december twenty-first', '2026-12-21'],
    ['Sat Dec. 5', '2026-12-05'],
    ['Saturday, December 4th, 2027', '2027-12-04'],
    ['12/5', '2026-12-05'],
    ['12/24/26', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['Nov 5', '2027-11-05'],
    ['Nov 21', '2026-11-21'],
    ['feb 29', '2028-02-29'],
    ['5th', '2026-12-05'],
    ['the 14th', '2026-12-14'],
    ['Friday the 4th', '2026-12-04'],
    ['my birthday is the 3rd', '2026-12-03'],
    ['next Friday', '2026-11-27'],
    ['this coming Tuesday', '2026-11-24'],
    ['Friday after next', '2026-12-04'],
    ['day after tomorrow', '2026-11-23'],
    ['in two weeks', '2026-12-05'],
    ['in 10 days', '2026-12-01'],
    ['a week from Friday', '2026-12-04'],
    ['two weeks from tomorrow', '2026-12-06'],
    ['first friday of next month', '2026-12-04'],
  ])('finds the day of "%s": %s', (text, day) => {
    expect(daysIn(text)).toBe(day);
  });

  it.each([
    ["New Year's Eve", '2026-12-31'],
    ['Thanksgiving', '2026-11-26'],
    ['Black Friday', '2026-11-27'],
    ['Christmas Eve', '2026-12-24'],
    ["something for Valentine's Day", '2027-02-14'],
    ["Mother's Day", '2027-05-09'],
    ['July 4th', '2027-07-04'],
    ['easter', '2027-03-28'],
    ['the day after Christmas', '2026-12-26'],
    ['the friday after thanksgiving', '2026-11-27'],
    ['the weekend after Thanksgiving', '2026-11-27 to 2026-11-29'],
    ['thanksgiving weekend', '2026-11-26 to 2026-11-29'],
    ['labor day weekend', '2027-09-03 to 2027-09-06'],
    ['christmas week', '2026-12-21 to 2026-12-27'],
    ['over the holidays', '2026-12-23 to 2027-01-02'],
  ])('knows "%s": %s', (text, days) => {
    expect(daysIn(text)).toBe(days);
  });

  it.each([
    ['between the 10th and the 14th', '2026-12-10 to 2026-12-14'],
    ['from the 10th through Sunday', '2026-12-10 to 2026-12-13'],
    ['from friday to sunday', '2026-11-27 to 2026-11-29'],
    ['Dec 5-7', '2026-12-05 to 2026-12-07'],
    ['december 30 to january 2', '2026-12-30 to 2027-01-02'],
    ['the 5th or the 6th', '2026-12-05 to 2026-12-06'],
    ['next week', '2026-11-23 to 2026-11-29'],
    ['early next week', '2026-11-23 to 2026-11-25'],
    ['week after next', '2026-11-30 to 2026-12-06'],
    ['the next ten days', '2026-11-21 to 2026-11-30'],
    ['first weekend of December', '2026-12-04 to 2026-12-06'],
    ['last weekend in january', '2027-01-29 to 2027-01-31'],
    ['mid January', '2027-01-11 to 2027-01-20'],
    ['next month', '2026-12-01 to 2026-12-31'],
    ['in december', '2026-12-01 to 2026-12-31'],
    ['the second week of december', '2026-12-07 to 2026-12-13'],
    ['in the 3rd week of january', '2027-01-18 to 2027-01-24'],
    ['until sunday', '2026-11-21 to 2026-11-22'],
    ['before the 10th', '2026-11-21 to 2026-12-09'],
  ])('finds the days of "%s": %s', (text, days) => {
    expect(daysIn(text)).toBe(days);
  });

  it.each([
    ['after 8', '20:00-30:00'],
    ['before noon', '0:00-12:00'],
    ['around 7', '19:00-19:00'],
    ['between 2 and 5', '14:00-17:00'],
    ['from 11 to 2', '11:00-14:00'],
    ['at 6:30pm', '18:30-18:30'],
    ['8 p.m.', '20:00-20:00'],
    ['from 3 on', '15:00-30:00'],
    ['brunch at 10', '10:00-10:00'],
    ['drinks after 10', '22:00-30:00'],
    ['half past 7', '19:00-19:00'],
    ['quarter to 8', '20:00-20:00'],
    ['the 7:30 show', '19:30-19:30'],
    ['not before 10am', '10:00-30:00'],
    ['nothing after 9', '0:00-21:00'],
    ['lunch time', '11:00-14:00'],
    ['till late', '22:00-30:00'],
    ['first thing in the morning', '6:00-10:00'],
    ['5-7pm on 12/1', '17:00-19:00'],
  ])('finds the hours of "%s": %s', (text, hours) => {
    expect(hoursIn(text)).toBe(hours);
  });

  it.each([
    ...['dinner for 8', 'under 8', 'for my kid age 8', 'under $8', '8 of us', 'kids around 8', 'the second'],
    ...[
      'the 2nd one',
      'tell me about the second one',
      '5th avenue',
      'her 30th birthday',
      'our 25th anniversary',
    ],
    ...[
      'we may need 5',
      '24/7',
      '1/2 price',
      'between 5 and 10 dollars',
      'kids are 5 and 7',
      'in 30 minutes',
    ],
    ...[
      'Christmas gifts',
      'christmas lights',
      "a gift for Mother's Day",
      'not on the 5th',
      'anything but next friday',
    ],
    ...[
      'between 20 and 40',
      'between 5 and 20',
      'a budget between 5 and 10',
      'for 5 to 7 people',
      'open 24 hours',
      '7 days a week',
      'half an hour at most',
    ],
    ...['something at 50 each', 'spend about 8', '1st floor', 'in the sun', 'second date', 'every friday'],
    ...['at least 5', 'for 4 may work', 'a table for 2', 'back in december we ate there', 'march on'],
  ])('finds no time in "%s"', (text) => {
    expect([daysIn(text), hoursIn(text)]).toEqual([null, null]);
  });

  it('takes the numbers of days and hours for no price, age or party', () => {
    const { mentions, party, children } = understood(
      'cheap eats for 4 kids on 12/5, between 5 and 7, by the 30th',
    );
    expect(mentions.find(({ slot }) => slot === 'priceRange')?.value).toMatchObject({ min: 0, max: 50 });
    // Only the kids are counted.
    expect([party, children]).toEqual([4, null]);
    expect(understood('a table for 4 on Dec 24 after 8, under $60')).toMatchObject({ party: 4 });
  });
});
