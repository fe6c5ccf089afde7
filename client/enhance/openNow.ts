import { t } from '../../data/messages/t.ts';
import { openState } from '../../data/model/time/openState.ts';
import type { Run, Schedule } from '../../data/model/time/schedule.ts';
import { createWallClock } from '../../data/model/time/wallClock.ts';
import { openLabel } from '../ui/openLabel.ts';
import { nextDate, sessionItems, sessionOf, timesOf } from '../ui/sessionTimes.ts';
import { minute } from '../ui/timeLabel.ts';

interface OpenData {
  readonly timeZone: string;
  /** Absent for an event. */
  readonly schedule?: Schedule;
  readonly run?: Run;
}

/**
 * Says in `root` whether the deal is open now, in the city's zone, and keeps it current. Hides special days that are over:
 * pages do not change just because one has passed.
 */
export function startOpenNow(root: HTMLElement): void {
  const data = JSON.parse(root.dataset.open ?? '') as OpenData;
  const { schedule = scheduleOnPage(), run = wholeTime, timeZone } = data;
  const clock = createWallClock(timeZone);
  const isEvent = schedule.sessions !== undefined;
  const update = () => {
    const now = Date.now();
    const label = openLabel(openState(schedule, run, now, clock), now, clock, isEvent);
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

/** A page made before a date of its event leaves that out, and names the next one instead; its calendar button keeps that. */
function leavePastDates(now: number): void {
  const dates = [...document.querySelectorAll<HTMLElement>(sessionItems)];
  const isOver = (item: HTMLElement) => timesOf(item).over <= now;
  if (!dates.some((item) => !item.hidden && isOver(item))) return;
  for (const item of dates) item.hidden = isOver(item);
  const left = dates.filter(({ hidden }) => !hidden);
  countDates(left);
  const [shownDay, shownTimes] = document.querySelectorAll('.dates time, .dates time + span');
  if (!(shownDay instanceof HTMLTimeElement) || !shownTimes) return;
  const [button] = [...document.querySelectorAll<HTMLElement>('[data-action="calendar"]')].filter(
    (each) => !each.closest('li'),
  );
  const [day, times] = nextDate()?.children ?? [];
  if (day instanceof HTMLTimeElement) {
    shownDay.dateTime = day.dateTime;
    shownDay.textContent = day.textContent;
    shownTimes.textContent = times?.firstChild?.textContent ?? '';
    button?.querySelector('.unseen')?.replaceChildren(`: ${day.textContent}`);
  } else {
    shownDay.parentElement?.replaceChildren(t('deal.dates-over'));
    button?.remove();
  }
}

/** Says how many dates are `left`, and folds none where those before are over. */
function countDates(left: readonly HTMLElement[]): void {
  const link = document.querySelector('.dates a[href="#dates"]');
  if (link) link.textContent = t('deal.all-dates', { count: left.length });
  if (left.length === 0) document.querySelector('.sessions')?.replaceWith(t('deal.dates-over'));
  const folded = document.querySelector<HTMLDetailsElement>('details:has(.sessions)');
  const summary = folded?.querySelector('summary');
  if (!folded || !summary) return;
  const inside = left.filter((item) => folded.contains(item)).length;
  summary.textContent = t('deal.more-dates', { count: inside });
  if (inside === left.length) folded.replaceWith(...folded.querySelectorAll('.sessions'));
  else if (inside === 0) folded.remove();
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
