import type { Temporal } from 'temporal-polyfill';
import type { Occurrence } from './dayOracle.ts';
import type { DayLeft } from './scheduleOracle.ts';

/*
 * Times in words as pages should say them, apart from data/model/time/hoursWords.ts.
 */

function clockWords(time: Temporal.PlainDateTime): string {
  if (time.minute === 0 && time.hour % 12 === 0) return time.hour === 0 ? 'midnight' : 'noon';
  const text = time.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' });
  return text.replace(':00', '').replace(/\s/u, ' ');
}

function rangeWords({ from, to }: Occurrence): string {
  const start = clockWords(from);
  if (to === null) return start;
  const minutes = from.until(to).total('minutes');
  if (minutes === 1440 && start === 'midnight') return '24 hours';
  const end = clockWords(to);
  const [number, half, ...rest] = start.split(' ');
  const isOneHalf = half !== undefined && rest.length === 0 && end.endsWith(half) && minutes < 720;
  return `${isOneHalf ? number : start}–${end}`;
}

/** "11 AM–2 PM, 5–9 PM"; empty for times that nobody wrote down. */
const timesWords = (times: DayLeft['times']) =>
  typeof times === 'string' ? '' : times.map(rangeWords).join(', ');

const shortName = (date: Temporal.PlainDate) => date.toLocaleString('en-US', { weekday: 'short' });

/** "Friday, November 20" */
export const dayWords = (date: Temporal.PlainDate) =>
  date.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

const shortDayWords = (date: Temporal.PlainDate) =>
  date.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** The times of a card in lists of a time: "7:30 PM", "Open Fri, Sat 5–11 PM; Sun noon–5 PM". */
export function listedWords(left: readonly DayLeft[], isNamed: boolean): string {
  const known = left.filter(({ times }) => times !== 'sometime');
  const isOpen = known.some(
    ({ times }) => typeof times !== 'string' && times.some((each) => !each.isSession),
  );
  const texts = [...new Set(known.map(({ times }) => timesWords(times)))];
  const lines = texts.map((text) => {
    const days = known.filter(({ times }) => timesWords(times) === text);
    return isNamed ? `${days.map(({ date }) => shortName(date)).join(', ')} ${text}` : text;
  });
  return (isOpen ? 'Open ' : '') + lines.join('; ');
}

/** The times of what can be used on all days: "5–11 PM" if these are alike, else those of each; `null` if one of them is not known. */
export function everyDayWords(days: readonly DayLeft[]): string | null {
  const texts = days.map(({ times }) => timesWords(times));
  const isSame = new Set(texts).size === 1;
  return isSame || texts.includes('') ? pickWords(days, false) : pickWords(days, true);
}

/** The times of a pick on the days of a guide: "Fri, Nov 20 · 7 PM", "Fri, Sat 7–9 PM", "Fri 7 PM, Sat 2 PM"; `null` for nothing to say. */
export function pickWords(days: readonly DayLeft[], isNamed: boolean): string | null {
  const texts = days.map(({ times }) => timesWords(times));
  const isSame = new Set(texts).size === 1;
  if (!isNamed) return (isSame && texts[0]) || null;
  const [only] = days;
  if (only && days.length === 1) return [shortDayWords(only.date), texts[0]].filter(Boolean).join(' · ');
  const names = days.map(({ date }) => shortName(date));
  if (isSame) return `${names.join(', ')} ${texts[0]}`.trim();
  return names.map((name, index) => `${name} ${texts[index]}`.trim()).join(', ');
}
