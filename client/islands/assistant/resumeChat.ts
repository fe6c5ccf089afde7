import { chatKey } from '../../assistant/storage/chatKey.ts';

/** Starts the chat island at once if a conversation is stored, instead of waiting for the visitor to touch it. */
export function resumeChat(): void {
  try {
    if (!localStorage.getItem(chatKey)) return;
  } catch {
    // The browser forbids storage.
    return;
  }
  // The event that the island waits for.
  document.querySelector('[data-island="chat"]')?.dispatchEvent(new Event('focusin'));
}
