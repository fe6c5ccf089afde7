/** The most characters of a message. */
export const mostCharacters = 2000;

/** Whether a key sends the message: Enter, but with Shift it begins a new line, and while text is being composed, it ends that. */
export const isSendKey = ({ key, shiftKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !isComposing;

/** Makes the field as high as its text, for browsers that do not do so by themselves. */
export function fitHeight(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = '';
  if (field.value) field.style.height = `${field.scrollHeight}px`;
}
