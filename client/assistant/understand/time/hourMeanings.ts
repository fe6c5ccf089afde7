import type { HourKind } from '../../../../data/language/dateWords.ts';
import { endOfEvening } from '../../../../data/model/time/partOfDay.ts';

/** Hours of a day in minutes from its midnight; the same two for "at 7". */
export interface HourWish {
  readonly from: number;
  readonly to: number;
  /** A clock time without "am" or "pm". */
  readonly isOpen?: true;
}

/** Whether the message speaks of the morning or of the evening. */
export interface HourTalk {
  readonly isEarly: boolean;
  readonly isLate: boolean;
}

/** What the named groups of a rule have captured. */
export interface HourGroups {
  readonly hour: string;
  readonly half: 'am' | 'pm' | null;
}

const noon = 12 * 60;

/** The hours that a phrase means; `null` for none. */
export function hoursOf(
  kind: HourKind,
  groups: HourGroups,
  [one, other]: readonly HourWish[],
  talk: HourTalk,
  [by, to]: readonly [number | undefined, number | undefined],
): HourWish | null {
  if (kind === 'clock') return by === undefined ? clockTime(groups) : { from: by, to: by };
  if (kind === 'window') return { from: by ?? 0, to: to ?? endOfEvening };
  if (!one) return null;
  switch (kind) {
    case 'between':
      return other ? between(one, other, talk) : null;
    case 'after': {
      // "I work nine to five" is about what comes then.
      if (by === 1 && one.to > one.from) return { from: one.to, to: endOfEvening };
      const from = ofNight(settled(one, talk, true).from);
      return { from, to: by === 2 && from < endOfShift ? from + soon : endOfEvening };
    }
    case 'before':
      return { ...beforeEnd(settled(one, talk, !talk.isEarly).to), ...openAs(one) };
    case 'around':
      return one.from === one.to
        ? { ...pointAt(ofNight(settled(one, talk, false).from)), ...openAs(one) }
        : one;
  }
}

/** Until when night shifts end, and how long who comes from one will wait for anything. */
const [endOfShift, soon] = [10 * 60, 2 * 60];

/** Either half of the day may be meant, still. */
const openAs = ({ isOpen }: HourWish) => isOpen && { isOpen };

/** Who is out until then, and when the evening begins. */
const [endOfNight, startOfEvening] = [5 * 60, 20 * 60];
/** Nobody goes out later, and who gets up gets up later. */
const lastOfNight = 3 * 60;

/** The small hours belong to the night before: "2 am food". */
const ofNight = (minutes: number): number =>
  minutes > 0 && minutes < lastOfNight ? minutes + 2 * noon : minutes;

/** "Until 3 pm" is from the morning on; "until 2 am" is about the night. */
const beforeEnd = (to: number): HourWish =>
  to < endOfNight ? { from: startOfEvening, to: to + 2 * noon } : { from: 0, to };

/** "7", "6:30 pm", "18:00"; `null` if no clock shows it. */
function clockTime({ hour, half }: HourGroups): HourWish | null {
  const [hours = Number.NaN, minutes = 0] = hour.split(':').map(Number);
  if (!(hours <= 24 && minutes < 60) || (half !== null && (hours > 12 || hours === 0))) return null;
  const at = (hours % 24) * 60 + minutes;
  if (half !== null) return pointAt((hours % 12) * 60 + minutes + (half === 'pm' ? noon : 0));
  return hours > 12 || hours === 0 ? pointAt(at) : { ...pointAt(at), isOpen: true };
}

const pointAt = (minutes: number): HourWish => ({ from: minutes, to: minutes });

/** A clock time with its half of the day: from ten on it depends on what the message speaks of. */
function settled(wish: HourWish, { isEarly, isLate }: HourTalk, isPlan: boolean): HourWish {
  if (!wish.isOpen) return wish;
  const morning = wish.from % noon;
  if (wish.from === noon && !isLate) return pointAt(noon);
  const isMorning = morning >= endOfNight && (isEarly || (morning >= 10 * 60 && !isLate && !isPlan));
  return pointAt(morning + (isMorning ? 0 : noon));
}

/** "From 11 to 2", "2 to 5 pm", "10 pm to 2": the second is the next time after the first. */
function between(one: HourWish, other: HourWish, talk: HourTalk): HourWish {
  if (!one.isOpen) {
    let to = other.from;
    while (to <= one.from) to += other.isOpen ? noon : 2 * noon;
    return { from: one.from, to };
  }
  const end = other.from === noon && talk.isLate ? 2 * noon : settled(other, talk, true).from;
  const to = end > 0 ? end : 2 * noon;
  const morning = one.from % noon;
  const from = morning + noon < to ? morning + noon : morning;
  return { from, to: to > from ? to : to + 2 * noon };
}
