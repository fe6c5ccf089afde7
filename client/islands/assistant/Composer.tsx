import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { searchPath } from '../../../data/model/routes.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The field for questions. Without script the form opens the search. */
export function Composer({
  head: { name, placeholder },
  isBusy,
  say,
  stop,
}: {
  readonly head: AssistantHead;
  readonly isBusy: boolean;
  readonly say: (text: string) => void;
  readonly stop: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isBlank, setBlank] = useState(false);
  const updateBlank = () => setBlank(input.current?.value.trim() === '');
  // The visitor may have typed before the island was hydrated.
  useEffect(updateBlank, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || isBusy) return;
    say(field.value);
    field.value = '';
    updateBlank();
  };
  return (
    <form className="ask-form" action={searchPath} method="get" onSubmit={submit}>
      <input
        ref={input}
        type="text"
        name="q"
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={placeholder}
        aria-label={`Ask ${name}`}
        onInput={updateBlank}
      />
      <button
        type={isBusy ? 'button' : 'submit'}
        aria-label={isBusy ? 'Stop' : 'Send'}
        data-live=""
        disabled={isBlank && !isBusy}
        onMouseDown={keepKeyboard}
        onClick={isBusy ? stop : undefined}
      >
        <Icon name={isBusy ? 'stop' : 'send'} />
      </button>
    </form>
  );
}

/** Without this, pressing the button would move the focus and close a phone's keyboard. */
const keepKeyboard = (event: MouseEvent) => event.preventDefault();
