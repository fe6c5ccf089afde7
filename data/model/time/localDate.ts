/** A calendar day without a time zone, as "YYYY-MM-DD". Sorts correctly as text. */
export type LocalDate = string;

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

/** The name of the month of `date`, such as "December", or "Dec" when `short`. */
export function monthName(date: LocalDate, length: 'long' | 'short' = 'long'): string {
  const name = monthNames[Number(date.slice(5, 7)) - 1] ?? '';
  return length === 'short' ? name.slice(0, 3) : name;
}

/** "December 6, 2027", or "Dec 6, 2027" when `short`. */
export function formatDate(date: LocalDate, length: 'long' | 'short' = 'long'): string {
  return `${monthName(date, length)} ${Number(date.slice(8))}, ${Number(date.slice(0, 4))}`;
}
