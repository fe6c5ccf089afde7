import { chatKey } from '../../assistant/storage/chatKey.ts';

/** Has the conversation that the device keeps go on in this page, without waiting for the visitor to touch it. */
export function resumeChat(): void {
  try {
    if (!localStorage.getItem(chatKey)) return;
  } catch {
    // The visitor does not let sites keep anything.
    return;
  }
  // The touch that the island waits for.
  document.querySelector('[data-island="chat"]')?.dispatchEvent(new Event('focusin'));
}
