import { openState } from '../../data/model/time/openState.ts';
import type { Run, Schedule } from '../../data/model/time/schedule.ts';
import { createWallClock } from '../../data/model/time/wallClock.ts';
import { openLabel } from '../ui/openLabel.ts';
import { sessionItems, sessionOf } from '../ui/sessionTimes.ts';
import { minute } from '../ui/timeLabel.ts';
import { leavePastDates } from './pastDates.ts';

interface OpenData {
  readonly timeZone: string;
  /** Absent for an event. */
  readonly schedule?: Schedule;
  readonly run?: Run;
}

/**
 * Says in `root` whether the deal is open now, in the city's zone, and keeps it current; nothing before its first day. Hides
 * special days that are over: pages do not change just because one has passed.
 */
export function startOpenNow(root: HTMLElement): void {
  const data = JSON.parse(root.dataset.open ?? '') as OpenData;
  const { schedule = scheduleOnPage(), run = wholeTime, timeZone } = data;
  const clock = createWallClock(timeZone);
  const isEvent = schedule.sessions !== undefined;
  const update = () => {
    const now = Date.now();
    const hasBegun = run.first === null || run.first <= clock.dateAt(now);
    const label = hasBegun ? openLabel(openState(schedule, run, now, clock), now, clock, isEvent) : null;
    if (root.textContent !== (label?.text ?? '')) root.textContent = label?.text ?? '';
    root.toggleAttribute('data-is-open', label?.isOpen ?? false);
    hidePastDays(now);
    if (isEvent) leavePastDates(now);
  };
  update();
  // On the minute, because that is when things open and close.
  setTimeout(
    () => {
      update();
      setInterval(update, minute);
    },
    minute - (Date.now() % minute),
  );
  // Timers stand still in a hidden tab and while the device sleeps.
  document.addEventListener('visibilitychange', update);
}

const wholeTime: Run = { first: null, last: null };

const scheduleOnPage = (): Schedule => ({
  sessions: [...document.querySelectorAll<HTMLElement>(sessionItems)].map(sessionOf),
});

function hidePastDays(now: number): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-over]')) {
    line.hidden = now >= Number(line.dataset.over);
  }
}
