import { t } from '../../data/messages/t.ts';
import { dropDatedWords } from '../head/dropDatedWords.ts';
import { minute, timeLabel } from '../ui/timeLabel.ts';

/** Adds the remaining time to the dates of deals, and keeps it and what the page says of the time current while the page is open. */
export function labelTimes(): void {
  const update = () => {
    dropDatedWords();
    for (const element of document.querySelectorAll<HTMLElement>('[data-ends-at]'))
      label(element, Date.now());
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
  const words = document.createElement(remaining.urgent ? 'strong' : 'span');
  const isOver = date && Number(endsAt) <= now;
  words.textContent = isOver ? t('deal.has-ended') : remaining.text;
  element.replaceChildren(words, date && !isOver ? ` · ${date}` : '');
}
