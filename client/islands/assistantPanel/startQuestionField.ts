import { lengthNote } from '../assistant/lengthNote.ts';
import { fitHeight, isSendKey, mostCharacters } from '../assistant/messageField.ts';
import type { AssistantPanel } from './startAssistantPanel.ts';

/**
 * Makes the field of `form` behave as the chat's own (client/islands/assistant/Composer.tsx): it grows with its text, Enter sends,
 * and what is too long is refused with words below it. Its question is asked in the panel that `open` opens.
 */
export function startQuestionField(form: HTMLFormElement, open: AssistantPanel['open']): void {
  const field: HTMLTextAreaElement = form.q;
  const send = form.querySelector('button');
  const note = document.createElement('p');
  note.id = 'ask-note';
  note.className = 'count';
  form.parentElement?.append(note);
  field.setAttribute('aria-describedby', note.id);

  function update(): void {
    const { length } = field.value.trim();
    const isTooLong = length > mostCharacters;
    field.setAttribute('aria-invalid', `${isTooLong}`);
    if (send) send.disabled = length === 0 || isTooLong;
    if (isTooLong) note.setAttribute('role', 'alert');
    else note.removeAttribute('role');
    note.textContent = lengthNote(length, mostCharacters);
    fitHeight(field);
  }

  // The visitor may have typed before this ran.
  update();
  field.addEventListener('input', update);
  field.addEventListener('keydown', (event) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send?.click();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    open(field, field.value.trim()).then(() => {
      form.reset();
      update();
    });
  });
}
