import { t } from '../../data/messages/t.ts';
import { nextDate, sessionItems, timesOf } from '../ui/sessionTimes.ts';

/**
 * Leaves out the dates of an event that are over by `now` on a page that was made before, and names the next one at its top,
 * as a later build would; its calendar button keeps that.
 */
export function leavePastDates(now: number): void {
  const dates = [...document.querySelectorAll<HTMLElement>(sessionItems)];
  const isOver = (item: HTMLElement) => timesOf(item).over <= now;
  if (!dates.some((item) => !item.hidden && isOver(item))) return;
  for (const item of dates) item.hidden = isOver(item);
  const left = dates.filter(({ hidden }) => !hidden);
  countDates(left);
  nameNext(left.length);
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

/** Names the next of `count` dates at the top of the page, the last one without a link to the others. */
function nameNext(count: number): void {
  const [shownDay, shownTimes] = document.querySelectorAll('.dates time, .dates time + span');
  const [day, times] = nextDate()?.children ?? [];
  if (!(shownDay instanceof HTMLTimeElement) || !shownTimes || !(day instanceof HTMLTimeElement)) return;
  shownDay.dateTime = day.dateTime;
  shownDay.textContent = day.textContent;
  shownTimes.textContent = times?.firstChild?.textContent ?? '';
  if (count === 1) shownDay.parentElement?.replaceChildren(shownDay, ', ', shownTimes);
  [...document.querySelectorAll('[data-action="calendar"]')]
    .find((button) => !button.closest('li'))
    ?.querySelector('.unseen')
    ?.replaceChildren(`: ${day.textContent}`);
}
