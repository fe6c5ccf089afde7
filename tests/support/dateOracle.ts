import { Temporal } from 'temporal-polyfill';

/*
 * The days that phrases mean, found with Temporal by trying one day after another.
 */

type Day = Temporal.PlainDate;

/** A phrase for days, and what it means on a day: the day, or the first and the last, in between which all count. */
export interface DatePhrase {
  readonly text: string;
  readonly on: (today: Day) => readonly [first: Day, last?: Day] | null;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const ordinal = (day: number) => {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

/** The first day from `from` on that passes. */
export function firstDay(from: Day, passes: (day: Day) => boolean): Day {
  for (let day = from, tries = 0; tries < 4000; tries += 1, day = day.add({ days: 1 }))
    if (passes(day)) return day;
  throw new Error(`No day after ${from}`);
}

const monday = (day: Day) => firstDay(day.subtract({ days: 6 }), ({ dayOfWeek }) => dayOfWeek === 1);

/** "December 5" in all its forms. */
export function monthDayPhrases(month: number, day: number): DatePhrase[] {
  const name = months[month - 1] ?? '';
  const on = (today: Day) => [firstDay(today, (each) => each.month === month && each.day === day)] as const;
  return [
    ...[`${name} ${day}`, `${name.slice(0, 3)} ${ordinal(day)}`, `the ${ordinal(day)} of ${name}`],
    ...[`${month}/${day}`, `dinner on ${name} ${ordinal(day)} for two`],
  ].map((text) => ({ text, on }));
}

export const dayOfMonthPhrase = (day: number): DatePhrase => ({
  text: `on the ${ordinal(day)}`,
  on: (today) => [firstDay(today, (each) => each.day === day)],
});

export function weekdayPhrases(number: number): DatePhrase[] {
  const name = weekdays[number - 1] ?? '';
  const ofWeek = (weeks: number) => (today: Day) => [monday(today).add({ weeks, days: number - 1 })] as const;
  return [
    { text: `next ${name}`, on: ofWeek(1) },
    { text: `${name} after next`, on: ofWeek(2) },
    {
      text: `this coming ${name}`,
      on: (today) => [firstDay(today.add({ days: 1 }), ({ dayOfWeek }) => dayOfWeek === number)],
    },
    {
      text: `a week from ${name}`,
      on: (today) => [firstDay(today, ({ dayOfWeek }) => dayOfWeek === number).add({ weeks: 1 })],
    },
  ];
}

export const countPhrases = (count: number): DatePhrase[] => [
  { text: `in ${count} days`, on: (today) => [today.add({ days: count })] },
  { text: `in ${count} weeks`, on: (today) => [today.add({ weeks: count })] },
  { text: `${count} weeks from tomorrow`, on: (today) => [today.add({ weeks: count, days: 1 })] },
  { text: `in ${Math.min(count, 12)} months`, on: (today) => [today.add({ months: Math.min(count, 12) })] },
  { text: `the next ${count} days`, on: (today) => [today, today.add({ days: count - 1 })] },
];

export const unitPhrases: readonly DatePhrase[] = [
  { text: 'the day after tomorrow', on: (today) => [today.add({ days: 2 })] },
  { text: 'next week', on: (today) => [monday(today).add({ days: 7 }), monday(today).add({ days: 13 })] },
  {
    text: 'week after next',
    on: (today) => [monday(today).add({ days: 14 }), monday(today).add({ days: 20 })],
  },
  {
    text: 'next weekend',
    on: (today) => [monday(today).add({ days: 11 }), monday(today).add({ days: 13 })],
  },
  {
    text: 'next month',
    on: (today) => {
      const first = today.with({ day: 1 }).add({ months: 1 });
      return [first, first.with({ day: first.daysInMonth })];
    },
  },
];

/** The nth day of the month that passes. */
const nth = (place: number, passes: (day: Day) => boolean) => (day: Day) =>
  passes(day) && Math.ceil(day.day / 7) === place;

const isThanksgiving = nth(4, ({ month, dayOfWeek }) => month === 11 && dayOfWeek === 4);

/** Easter by the rule of Meeus. */
export function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}

const isEaster = (day: Day) => easterOf(day.year).equals(day);
/** The next such day; `null` in the week after `feast`, of which one speaks then as over. */
const firstWith =
  (passes: (day: Day) => boolean, feast = passes) =>
  (today: Day) => {
    const next = firstDay(today, passes);
    const isJustOver = Temporal.PlainDate.compare(firstDay(today.subtract({ days: 7 }), feast), today) < 0;
    return isJustOver && next.since(today).days > 200 ? null : ([next] as const);
  };

export const feastPhrases: readonly DatePhrase[] = [
  { text: 'Thanksgiving', on: firstWith(isThanksgiving) },
  { text: 'Black Friday', on: firstWith((day) => isThanksgiving(day.subtract({ days: 1 }))) },
  { text: 'Easter', on: firstWith(isEaster) },
  { text: 'good friday', on: firstWith((day) => isEaster(day.add({ days: 2 }))) },
  { text: "New Year's Eve", on: firstWith(({ month, day }) => month === 12 && day === 31) },
  {
    text: "Mother's Day",
    on: firstWith(nth(2, ({ month, dayOfWeek }) => month === 5 && dayOfWeek === 7)),
  },
  {
    text: 'Memorial Day',
    on: firstWith((day) => day.month === 5 && day.dayOfWeek === 1 && day.day > 24),
  },
  { text: 'Labor Day', on: firstWith(nth(1, ({ month, dayOfWeek }) => month === 9 && dayOfWeek === 1)) },
  {
    text: 'the friday after thanksgiving',
    on: firstWith((day) => isThanksgiving(day.subtract({ days: 1 })), isThanksgiving),
  },
];
