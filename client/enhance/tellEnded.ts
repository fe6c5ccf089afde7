import { t } from '../../data/messages/t.ts';

/**
 * Says of what has ended by `now` what a later build would say, beyond cards and slides: a row of a guide has "Ended" in place of
 * what sells it, or of its day; words that name a deal, or a day, fall away; and the page of a deal leads to the similar ones on it.
 */
export function tellEnded(now: number): void {
  for (const over of document.querySelectorAll<HTMLElement>('[data-over-at]'))
    if (Number(over.dataset.overAt) <= now) (over.matches('li') ? endRow : dropWords)(over);
  // Only the page of a deal has it: its last day, or the last date of an event.
  const dates = document.querySelector('[data-stale] .dates > span');
  if (dates) dates.replaceChildren(t('deal.has-ended'), ...similarDeals());
}

function endRow(row: HTMLElement): void {
  row.removeAttribute('data-over-at');
  const words = document.createElement('span');
  words.textContent = t('time.ended');
  row.querySelector('.cost, time')?.replaceChildren(words);
  for (const sells of row.querySelectorAll('.dated, .reason, [data-action="calendar"]')) sells.remove();
}

/** Puts other words in place of some, and removes the entry of a list or the part of a page that then has none left. */
function dropWords(words: HTMLElement): void {
  const paragraph = words.closest('p');
  words.replaceWith(words.dataset.otherwise ?? '');
  if (!paragraph || paragraph.textContent?.trim()) return;
  const whole = paragraph.closest('.tips li, .questions li, section:has(> .prose)');
  paragraph.remove();
  if (!whole || whole.querySelector('p')) return;
  if (whole.id) document.querySelector(`nav li:has([href="#${whole.id}"])`)?.remove();
  whole.remove();
}

/** A link to the list of other deals, unless all of them have ended too. */
function similarDeals(): readonly (string | Node)[] {
  const list = document.querySelector('.more');
  if (!list?.querySelector('.card:not([data-over])')) return [];
  list.id ||= 'more';
  const link = document.createElement('a');
  link.href = `#${list.id}`;
  link.textContent = t('deal.see-similar');
  return [' ', link];
}
