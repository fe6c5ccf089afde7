import { closeOnRequest } from '../sheet/closeOnRequest.ts';
import { dragSheet } from '../sheet/dragSheet.ts';
import { avoidKeyboard } from '../sheet/keyboardInset.ts';
import { slideOut } from '../sheet/slideOut.ts';
import { createSheetEntry } from './sheetEntry.ts';

/** Windows in which the filters are a sheet at the bottom; in wider ones they are in the middle. */
const sheetWidths = '(width < 48rem)';

/**
 * Lets the visitor close `dialog` by its buttons, Escape, a drag, a tap beside it and Back; what was chosen stays. Returns
 * what to call whenever it has opened.
 */
export function controlFilterSheet(dialog: HTMLDialogElement): () => void {
  const close = () => slideOut(dialog, () => dialog.close());
  const entry = createSheetEntry({ isOpen: () => dialog.open, close: () => dialog.close() });
  closeOnRequest(dialog, close);
  dragSheet(dialog, '.sheet-head', { isSheet: () => matchMedia(sheetWidths).matches, close });
  avoidKeyboard(dialog);
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => {
    dialog.style.translate = '';
    entry.leave();
    showResults(dialog);
  });
  return entry.enter;
}

/** Scrolls back to where the results begin, if the visitor is farther down. */
function showResults(dialog: HTMLDialogElement): void {
  const results = dialog.closest('[data-island]')?.querySelector('.results');
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}
