/** A day of the calendar without a zone, as "YYYY-MM-DD". Compares correctly as text. */
export type LocalDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** True for a day that the Gregorian calendar has, from the year 1900 to 2999. */
export function isRealDate(text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2999 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day that is `days` after `date`; before it where `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const utc = new Date(`${date}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + days);
  return utc.toISOString().slice(0, 10);
}

/** The name of the month of `date`, such as "December", or "Dec" when `short`. */
export function monthName(date: LocalDate, length: 'long' | 'short' = 'long'): string {
  const name = monthNames[Number(date.slice(5, 7)) - 1] ?? '';
  return length === 'short' ? name.slice(0, 3) : name;
}

/** "December 6, 2027", or "Dec 6, 2027" when `short`. */
export function formatDate(date: LocalDate, length: 'long' | 'short' = 'long'): string {
  return `${monthName(date, length)} ${Number(date.slice(8))}, ${Number(date.slice(0, 4))}`;
}
