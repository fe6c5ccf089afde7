/**
 * Under which a tab of the browser keeps that the panel is open; nothing is there while it is closed. The script of every
 * page looks for it (client/enhance/clickActions.ts).
 */
const key = 'ask';

/** Whether the visitor left the panel open on an earlier page of this visit. */
export function wasLeftOpen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // The visitor does not let sites keep anything.
    return false;
  }
}

/** Keeps for the next page whether the panel is open. */
export function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(key, 'open');
    else sessionStorage.removeItem(key);
  } catch {
    // Said above.
  }
}
