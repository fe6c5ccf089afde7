/*
 * The script of every page: enhancements of pages that also work without it.
 */
import { handleActionClick, restoreState } from './clickActions.ts';
import { startIslands } from './islands.ts';
import { closePopups } from './popups.ts';
import { handleSearchClick, handleSearchKey } from './searchDialog.ts';
import { labelTimes } from './timeLabels.ts';

labelTimes();
startIslands();
restoreState();
document.addEventListener('click', (event) => {
  const clicked = event.target as Element;
  closePopups(clicked);
  handleSearchClick(event, clicked);
  handleActionClick(event, clicked);
});
document.addEventListener('auxclick', (event) => handleActionClick(event, event.target as Element));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closePopups();
  if (event.key === '/') handleSearchKey(event, event.target as Element);
});
