/*
 * The script of every page: enhancements of pages that also work without it, as far as they cannot wait
 * (client/islands/entries/starters/background.ts).
 */
import { handleActionClick, restoreState } from './clickActions.ts';
import { loadOnPress, startIsland, startIslands } from './islands.ts';
import { closePopups } from './popups.ts';
import { handleSearchClick, handleSearchKey } from './searchDialog.ts';

startIslands();
restoreState();
startIsland('background').catch(() => {});
document.addEventListener('pointerdown', (event) => loadOnPress(event.target as Element));
document.addEventListener('click', (event) => {
  const clicked = event.target as Element;
  // Clicks that are repeated once an island runs close no menu that was opened since.
  if (event.isTrusted) closePopups(clicked);
  handleSearchClick(event, clicked);
  handleActionClick(event, clicked);
});
document.addEventListener('auxclick', (event) => handleActionClick(event, event.target as Element));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && closePopups()) event.preventDefault();
  if (event.key === '/') handleSearchKey(event, event.target as Element);
});
