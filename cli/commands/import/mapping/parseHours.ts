import { type Weekday, weekdays } from '../../../../data/model/time/weekday.ts';
import type { OpeningHours } from '../../../../data/schema/schedule.ts';

const dayName = '(?:mo|tu|we|th|fr|sa|su)[a-z]*\\.?';
const time = '(\\d{1,2})(?:[:.h](\\d{2}))? ?([ap]\\.?m\\.?)?';
const entry = new RegExp(
  `^(?:(${dayName}(?: ?(?:-|–|,|&|to|and|through) ?${dayName})*|daily|every day)[: ]+)?(?:from )?${time} ?(?:-|–|to|until) ?${time}$`,
  'i',
);

/** Opening hours in words, such as "Mon-Fri 11am-9pm; Sat 10:00-14:00"; `null` if they mean anything else. */
export function parseHours(text: string): OpeningHours[] | null {
  const hours: OpeningHours[] = [];
  let days: Weekday[] | undefined;
  for (const part of text.slice(0, 1000).split(/[;\n]|,(?= *\d)/)) {
    const words = part.trim();
    if (words === '' || /\b(?:closed|off)$/i.test(words)) continue;
    const [, names, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = entry.exec(words) ?? [];
    const from = timeOf(
      fromHour,
      fromMinute,
      fromHalf ?? (toHalf && Number(fromHour) < Number(toHour) ? toHalf : undefined),
    );
    const to = timeOf(toHour, toMinute, toHalf, true);
    if (from === null || to === null || from === to) return null;
    if (names !== undefined) days = daysOf(names);
    hours.push(days === undefined || days.length === 7 ? { from, to } : { days, from, to });
  }
  return hours.length === 0 ? null : hours;
}

function timeOf(hour: string | undefined, minute = '00', half?: string, isEnd = false): string | null {
  if (hour === undefined || Number(minute) > 59) return null;
  let hours = Number(hour);
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  }
  if (hours === 24 && isEnd && minute === '00') return '24:00';
  return hours > 23 ? null : `${String(hours).padStart(2, '0')}:${minute}`;
}

function daysOf(names: string): Weekday[] {
  if (/^(?:daily|every)/i.test(names)) return [...weekdays];
  const found = new Set<Weekday>();
  let previous = -1;
  let isRange = false;
  for (const [token] of names.toLowerCase().matchAll(/[a-z]+|[-–,&]/g)) {
    const day = weekdays.findIndex((name) => name.startsWith(token.slice(0, 2)));
    if (day < 0 || ['to', 'through', 'and'].includes(token)) {
      isRange = ['-', '–', 'to', 'through'].includes(token);
      continue;
    }
    for (let next = isRange ? previous : day; ; next = (next + 1) % 7) {
      found.add(weekdays[next] ?? 'mon');
      if (next === day) break;
    }
    previous = day;
    isRange = false;
  }
  return weekdays.filter((day) => found.has(day));
}
