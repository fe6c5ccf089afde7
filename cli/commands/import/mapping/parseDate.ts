import { isRealDate } from '../../../../data/model/time/calendar.ts';
import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import { createZone, type Zone } from '../../../../data/model/time/zone.ts';
import { correctDate } from '../../../../data/schema/corrections.ts';
import { BadValue } from './rejection.ts';

/** Reads the day of a text in the city's zone; throws BadValue for what is no date. */
export type ReadDate = (text: string, field: string) => LocalDate;

/** How a feed writes dates: a pattern such as "dd/MM/yyyy", and the zone of times without an offset. */
export interface DateRules {
  readonly format?: string | undefined;
  readonly zone?: string | undefined;
}

const maxLength = 60;

/** A reader of the dates of a feed for a city in `zone`. */
export function createDateReader({ format, zone: feedZone }: DateRules, zone: Zone): ReadDate {
  const pattern = format === undefined ? null : datePattern(format);
  const from = feedZone === undefined ? zone : createZone(feedZone);
  return (text, field) => {
    const date =
      text.length > maxLength ? null : pattern ? pattern(text, from, zone) : anyDate(text, from, zone);
    if (date !== null && isRealDate(date)) return date;
    throw new BadValue(
      'date',
      field,
      text,
      format === undefined
        ? 'This is not a date that can mean only one day: say how dates are written in "dates" of the map.'
        : `This is not a date as "${format}".`,
    );
  };
}

const isoTime =
  /^(\d{4}-\d{2}-\d{2})[T /](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|UTC|GMT)?$/i;

function anyDate(text: string, from: Zone, zone: Zone): LocalDate | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, date, time, , offset] = isoTime.exec(text) ?? [];
  if (date !== undefined && time !== undefined) {
    if (!isRealDate(date)) return null;
    return offset === undefined
      ? moved(date, time, from, zone)
      : ofInstant(Date.parse(isoOf(date, time, offset)), zone);
  }
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  if (/^\d{10}$/.test(text)) return ofInstant(Number(text) * 1000, zone);
  if (/^\d{13}$/.test(text)) return ofInstant(Number(text), zone);
  const day = /^[a-z]{3},? (\d{1,2} [a-z]{3,9} \d{4})(?: \d{2}:\d{2}.*)?$/i.exec(text)?.[1];
  return correctDate(day ?? text.replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i, ''));
}

const isoOf = (date: string, time: string, offset: string) =>
  `${date}T${time}:00${/^(?:z|utc|gmt)$/i.test(offset) ? 'Z' : offset.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2')}`;

const ofInstant = (instant: number, zone: Zone): LocalDate | null =>
  Number.isFinite(instant) && Math.abs(instant) < 1e14 ? zone.dateAt(instant) : null;

/** The day in `zone` on which it is `time` of `date` in the zone `from`. */
const moved = (date: LocalDate, time: string, from: Zone, zone: Zone) =>
  from === zone ? date : zone.dateAt(from.timeOfDay(date, time));

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const tokens: Readonly<Record<string, readonly [name: string, digits: string]>> = {
  yyyy: ['year', '\\d{4}'],
  yy: ['year', '\\d{2}'],
  MMM: ['monthName', '[a-z]{3,9}\\.?'],
  MM: ['month', '\\d{1,2}'],
  M: ['month', '\\d{1,2}'],
  dd: ['day', '\\d{1,2}'],
  d: ['day', '\\d{1,2}'],
  HH: ['hour', '\\d{1,2}'],
  mm: ['minute', '\\d{2}'],
  ss: ['second', '\\d{2}'],
};

type ReadPattern = (text: string, from: Zone, zone: Zone) => LocalDate | null;

function datePattern(format: string): ReadPattern {
  const source = format.replace(/yyyy|yy|MMM|MM|M|dd|d|HH|mm|ss|[^A-Za-z0-9]/g, (token) => {
    const [name, digits] = tokens[token] ?? [];
    return name === undefined ? token.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&') : `(?<${name}>${digits})`;
  });
  const expression = new RegExp(`^${source}$`, 'i');
  return (text, from, zone) => {
    const found = expression.exec(text)?.groups;
    if (!found?.year || !found.day) return null;
    const month =
      found.month ?? String(months.indexOf((found.monthName ?? '').slice(0, 3).toLowerCase()) + 1);
    const year = found.year.length === 2 ? `20${found.year}` : found.year;
    const date = `${year}-${month.padStart(2, '0')}-${found.day.padStart(2, '0')}`;
    if (found.hour === undefined || !isRealDate(date) || Number(found.hour) > 23) return date;
    return moved(date, `${found.hour.padStart(2, '0')}:${found.minute ?? '00'}`, from, zone);
  };
}
