/*
 * The one script of every page: a few conveniences on top of pages that are whole without it.
 */
import { act, takeUp } from './clickActions.ts';
import { startIslands } from './islands.ts';
import { closePopups, escapePopups } from './popups.ts';
import { clickSearch, typeSearch } from './searchDialog.ts';
import { labelTimes } from './timeLabels.ts';

labelTimes();
startIslands();
takeUp();
document.addEventListener('click', (event) => {
  const clicked = event.target as Element;
  closePopups(clicked);
  clickSearch(event, clicked);
  act(event, clicked);
});
document.addEventListener('auxclick', (event) => act(event, event.target as Element));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') escapePopups();
  if (event.key === '/') typeSearch(event, event.target as Element);
});
