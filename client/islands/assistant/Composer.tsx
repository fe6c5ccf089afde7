import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { t } from '../../../data/messages/t.ts';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { searchPath } from '../../../data/model/routes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LoadedAssistant } from './loadAssistant.ts';
import { fitHeight, isSendKey, mostCharacters } from './messageField.ts';

/** The field for questions, which grows with its text. Where its script cannot be loaded, the form opens the search. */
export function Composer({
  head: { name },
  placeholder,
  assistant,
  isBusy,
  say,
  stop,
}: {
  readonly head: AssistantHead;
  readonly placeholder: string;
  readonly assistant: LoadedAssistant | null;
  readonly isBusy: boolean;
  readonly say: (text: string) => void;
  readonly stop: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const [typed, setTyped] = useState<number | null>(null);
  const update = () => {
    if (!field.current) return;
    setTyped(field.current.value.trim().length);
    fitHeight(field.current);
  };
  // The visitor may have typed before the island was hydrated.
  useEffect(update, []);
  const length = typed ?? 0;
  const note = assistant?.view.lengthNote(length, mostCharacters);
  const isTooLong = length > mostCharacters;
  const cannotSend = typed === 0 || isTooLong;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!field.current || isBusy || cannotSend) return;
    say(field.current.value);
    field.current.value = '';
    update();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (isSendKey(event.nativeEvent)) send(event);
  };
  return (
    <>
      <form className="ask-form" action={searchPath()} method="get" onSubmit={send}>
        <textarea
          ref={field}
          name="q"
          required
          rows={1}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={placeholder}
          aria-label={t('chat.ask', { name })}
          aria-invalid={isTooLong || undefined}
          aria-describedby={note ? noteId : undefined}
          onInput={update}
          onKeyDown={sendOnEnter}
        />
        <button
          type={isBusy ? 'button' : 'submit'}
          aria-label={isBusy ? t('chat.stop') : t('chat.send')}
          data-live=""
          disabled={cannotSend && !isBusy}
          onMouseDown={keepKeyboard}
          onClick={isBusy ? stop : undefined}
        >
          <Icon name={isBusy ? 'stop' : 'send'} />
        </button>
      </form>
      {note && (
        <p id={noteId} className="count" role={isTooLong ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </>
  );
}

/** Without this, pressing the button would move the focus and close a phone's keyboard. */
const keepKeyboard = (event: MouseEvent) => event.preventDefault();
