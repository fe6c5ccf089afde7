/** Moves the focus to the question field, or to the conversation on touch devices, where the field opens a keyboard. */
export function focusConversation(container: HTMLElement | null): void {
  const target = matchMedia('(hover: hover)').matches ? 'textarea' : '[role="log"]';
  container?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
}
