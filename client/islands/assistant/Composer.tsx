import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { searchPath } from '../../../data/model/routes.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Where the visitor says something. Without script it goes to search. */
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
  const look = () => setBlank(input.current?.value.trim() === '');
  // What was typed before this lived is in the field already.
  useEffect(look, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || isBusy) return;
    say(field.value);
    field.value = '';
    look();
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
        onInput={look}
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

/** A press takes the focus from the field, and with it the keyboard of a phone. */
const keepKeyboard = (event: MouseEvent) => event.preventDefault();
