import { minute, timeLabel } from '../ui/timeLabel.ts';

/** Adds the remaining time to the dates of deals and keeps it current while the page is open. */
export function labelTimes(): void {
  const labelAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-ends-at]'))
      label(element, Date.now());
  };
  labelAll();
  setInterval(labelAll, minute);
}

function label(element: HTMLElement, now: number): void {
  const { date, endsAt } = element.dataset;
  const remaining = timeLabel(Number(endsAt), now, date ? 'page' : 'card');
  if (!remaining) return;
  const words = document.createElement(remaining.urgent ? 'strong' : 'span');
  words.textContent = remaining.text;
  element.replaceChildren(words, date ? ` · ${date}` : '');
}
