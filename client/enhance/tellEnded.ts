import { t } from '../../data/messages/t.ts';

/**
 * Says of deals that have ended by `now` what a later build would say, beyond cards and slides: a row of a guide has "Ended" in
 * place of what sells it, and the page of such a deal leads to the similar ones on it.
 */
export function tellEnded(now: number): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-over-at]'))
    if (Number(row.dataset.overAt) <= now) endRow(row);
  // Only the page of a deal has it: its last day, or the last date of an event.
  const dates = document.querySelector('[data-stale] .dates > span');
  if (dates) dates.replaceChildren(t('deal.has-ended'), ...similarDeals());
}

function endRow(row: HTMLElement): void {
  row.removeAttribute('data-over-at');
  const words = document.createElement('span');
  words.textContent = t('time.ended');
  row.querySelector('.cost')?.replaceChildren(words);
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
