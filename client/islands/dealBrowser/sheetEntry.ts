import { isSheetEntry, leaveSheetEntry, sheetState } from './sheetState.ts';

/** The history entry of a sheet. */
interface SheetEntry {
  /** The sheet has opened. */
  enter(): void;
  /** The sheet has closed. */
  leave(): void;
}

/** Follows the history while a sheet is open: Back calls `close`, and what was chosen stays chosen. */
export function createSheetEntry(sheet: { isOpen(): boolean; close(): void }): SheetEntry {
  let before = '';
  let chosen = '';
  let isLeaving = false;
  const enter = () => {
    // Going back takes a moment, in which the sheet may open again.
    if (isLeaving || !sheet.isOpen() || isSheetEntry()) return;
    before = location.href;
    chosen = before;
    history.pushState(sheetState, '');
  };
  const follow = () => {
    if (isLeaving) {
      isLeaving = false;
      enter();
    } else if (isSheetEntry()) {
      chosen = location.href;
      // Forward leads to an entry whose sheet was closed.
      if (!sheet.isOpen()) leaveSheetEntry();
    } else if (sheet.isOpen()) {
      sheet.close();
      if (chosen === location.href) return;
      history.pushState(null, '', chosen);
      dispatchEvent(new PopStateEvent('popstate'));
    }
  };
  // Before those who read the filter in the URL.
  addEventListener('popstate', follow, true);
  return {
    enter,
    leave() {
      isLeaving = isSheetEntry() && location.href === before;
      if (isLeaving) history.back();
      else leaveSheetEntry();
    },
  };
}
