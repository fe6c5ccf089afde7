/**
 * The state of the history entry that the open sheet adds, so that Back closes it. All that is chosen in the sheet is one
 * entry.
 */
export const sheetState = 'filters';

/** Whether the current history entry is that of the sheet. */
export const isSheetEntry = (): boolean => history.state === sheetState;

/** Makes `path` the page's URL: in the entry of the sheet if it is open, else in a new one. */
export function writeAddress(path: string): void {
  if (isSheetEntry()) history.replaceState(sheetState, '', path);
  else history.pushState(null, '', path);
}

/** Makes the entry of a sheet that is closed one like others. */
export function leaveSheetEntry(): void {
  if (isSheetEntry()) history.replaceState(null, '');
}
