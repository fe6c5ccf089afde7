import { t } from '../../data/messages/t.ts';
import { dropDatedWords } from '../head/dropDatedWords.ts';
import { minute, timeLabel } from '../ui/timeLabel.ts';

/** Adds the remaining time to the dates of deals, and keeps it and what the page says of the time current while the page is open. */
export function labelTimes(): void {
  const update = () => {
    const now = Date.now();
    dropDatedWords();
    if (document.querySelector('[data-stale] .listing .made-for')) listAgain();
    for (const element of document.querySelectorAll<HTMLElement>('[data-ends-at], time[data-starts-at]'))
      label(element, now);
    for (const times of document.querySelectorAll<HTMLElement>('[data-times-end]')) tellOver(times, now);
    if (hasEndedDeals(now))
      import('./tellEnded.ts').then(
        ({ tellEnded }) => tellEnded(now),
        () => {},
      );
  };
  update();
  setInterval(update, minute);
  // Timers stand still in a hidden tab and while the device sleeps.
  document.addEventListener('visibilitychange', update);
}

/** Starts the filters of a list of a day or weekend that is over, which then list what is on now. */
const listAgain = () =>
  // The event that an island waits for.
  document.querySelector('[data-island="deal-browser"][data-when]')?.dispatchEvent(new Event('focusin'));

/** Whether the page says more of a deal that has ended by `now` than a card or slide does. */
const hasEndedDeals = (now: number) =>
  document.querySelector('[data-stale] .dates') !== null ||
  [...document.querySelectorAll<HTMLElement>('[data-over-at]')].some(
    ({ dataset }) => Number(dataset.overAt) <= now,
  );

/** Times that are over give way to words that say so, if there are any. */
function tellOver(times: HTMLElement, now: number): void {
  const { timesEnd, timesOver = '' } = times.dataset;
  if (Number(timesEnd) > now) return;
  const words = document.createElement('b');
  words.textContent = timesOver;
  // The next date of an event, which may have others.
  if (!timesOver) times.parentElement?.remove();
  times.removeAttribute('data-times-end');
  times.replaceChildren(words);
}

function label(element: HTMLElement, now: number): void {
  const { date, endsAt = Infinity, dayEnds = endsAt, startsAt = 0, after = t('open.on') } = element.dataset;
  if (Number(startsAt) > now) return;
  const remaining = timeLabel(Number(endsAt), now, date ? 'page' : 'card', Number(dayEnds));
  // A deal to come that has begun since; an event is not on all the time.
  if (startsAt) element.textContent = after;
  if (!remaining) return;
  // A card or slide without price and seal (client/styles/parts/card-over.css).
  if (Number(endsAt) <= now) element.closest('article, .slide')?.setAttribute('data-over', '');
  const words = document.createElement(remaining.urgent ? 'strong' : 'span');
  words.textContent = remaining.text;
  element.replaceChildren(words, date ? ` · ${date}` : '');
}
