import { timeLabel } from './timeLabel.ts';

const minute = 60_000;

/** Adds to the dates of deals how long that is from now, and keeps it true while the page stays open. */
export function labelTimes(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-ends-at]');
  if (elements.length === 0) return;
  const labelAll = () => {
    const now = Date.now();
    for (const element of elements) label(element, now);
  };
  labelAll();
  setInterval(labelAll, minute);
}

function label(element: HTMLElement, now: number): void {
  const { date, endsAt } = element.dataset;
  const found = timeLabel(Number(endsAt), now, date === undefined ? 'card' : 'page');
  if (!found) return;
  const words = document.createElement(found.urgent ? 'strong' : 'span');
  words.textContent = found.text;
  element.replaceChildren(words, date === undefined ? '' : ` · ${date}`);
}
