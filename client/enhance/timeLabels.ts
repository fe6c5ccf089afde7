import { t } from '../../data/messages/t.ts';
import { dropDatedWords } from '../head/dropDatedWords.ts';
import { minute, timeLabel } from '../ui/timeLabel.ts';

/** Adds the remaining time to the dates of deals, and keeps it and what the page says of the time current while the page is open. */
export function labelTimes(): void {
  const update = () => {
    dropDatedWords();
    for (const element of document.querySelectorAll<HTMLElement>('[data-ends-at]'))
      label(element, Date.now());
    // Only the page of a deal has it: its last day, or the last date of an event.
    const dates = document.querySelector('[data-stale] .dates > span');
    if (dates) dates.textContent = t('deal.has-ended');
  };
  update();
  setInterval(update, minute);
  // Timers stand still in a hidden tab and while the device sleeps.
  document.addEventListener('visibilitychange', update);
}

function label(element: HTMLElement, now: number): void {
  const { date, endsAt } = element.dataset;
  const remaining = timeLabel(Number(endsAt), now, date ? 'page' : 'card');
  if (!remaining) return;
  // A card or slide without price and seal (client/styles/parts/card-over.css).
  if (Number(endsAt) <= now) element.closest('article, .slide')?.setAttribute('data-over', '');
  const words = document.createElement(remaining.urgent ? 'strong' : 'span');
  words.textContent = remaining.text;
  element.replaceChildren(words, date ? ` · ${date}` : '');
}
