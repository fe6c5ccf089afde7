import { type MouseEvent, type RefObject, useId, useState } from 'react';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { clearKey, keyFaultOf, keyPlaceholder } from '../../../assistant/hosted/settings.ts';
import { showToast } from '../../../ui/toast.ts';
import { hostOf, type KeyFault, keyFaultText } from './hostedNote.ts';

/**
 * The visitor's key. What is typed stays in the field itself, and a key that is kept is never put into the page: of that
 * one only its being there is told.
 */
export function KeyField({
  hosted,
  field,
  isKept,
  isOffered,
  fault,
  mend,
  forget,
}: {
  readonly hosted: HostedModel;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isKept: boolean;
  /** Whether one can be typed. */
  readonly isOffered: boolean;
  readonly fault: KeyFault | null;
  /** The visitor sets about the fault. */
  readonly mend: () => void;
  /** The key is not kept any more. */
  readonly forget: () => void;
}) {
  const [isSeen, setSeen] = useState(false);
  const id = useId();
  const clear = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const isCleared = clearKey(hosted);
    showToast(isCleared ? cleared : notCleared);
    if (!isCleared) return;
    if (field.current) field.current.value = '';
    forget();
    // The button goes. On a phone the field would bring up a keyboard.
    const next = isOffered && matchMedia('(hover: hover)').matches ? field.current : null;
    (next ?? form?.querySelector<HTMLElement>('[role="switch"]'))?.focus();
  };
  return (
    <div className="choice key">
      <div className="line">
        {isOffered ? <label htmlFor={id}>{labelOf(hosted)}</label> : <b>API key</b>}
        {isKept && (
          <button type="button" onClick={clear}>
            Clear key
          </button>
        )}
      </div>
      {isOffered && (
        <div className="secret">
          <input
            ref={field}
            id={id}
            type={isSeen ? 'text' : 'password'}
            placeholder={isKept ? '•'.repeat(16) : keyPlaceholder}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={fault !== null}
            aria-describedby={fault ? `${id}-fault ${id}-note` : `${id}-note`}
            onInput={mend}
          />
          <button
            type="button"
            aria-label={isSeen ? 'Hide key' : 'Show key'}
            onClick={() => setSeen((wasSeen) => !wasSeen)}
          >
            {isSeen ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {keyFaultText(fault, hosted)}
        </p>
      )}
      <p id={`${id}-note`}>
        {isKept
          ? `A key is kept in this browser${isOffered ? '; type another to replace it' : ''}. `
          : 'It is kept in this browser alone. '}
        {`It goes to ${hostOf(hosted)} and nowhere else. Clear it where others use this browser too.`}
      </p>
    </div>
  );
}

const labelOf = (hosted: HostedModel) => (keyFaultOf('', hosted) ? 'API key' : 'API key (optional)');

const cleared = { title: 'Key cleared', text: 'This browser does not keep it any more.' };
const notCleared = { title: 'Key not cleared', text: 'This browser does not let the site change anything.' };
