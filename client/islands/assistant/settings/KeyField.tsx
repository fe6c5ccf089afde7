import { type MouseEvent, type RefObject, useId, useState } from 'react';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { clearKey, keyPlaceholder, keyProblem } from '../../../assistant/hosted/settings.ts';
import { showToast } from '../../../ui/toast.ts';

/**
 * The field for the visitor's key. A typed key stays in the field, and a stored key is never put into the page: the page
 * only shows that there is one.
 */
export function KeyField({
  hosted,
  field,
  isKept,
  isOffered,
  problem,
  onEdit,
  onCleared,
}: {
  readonly hosted: HostedModel;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isKept: boolean;
  /** Whether a key can be typed. */
  readonly isOffered: boolean;
  readonly problem: KeyProblem | null;
  /** Called when the visitor edits the key. */
  readonly onEdit: () => void;
  /** Called when the stored key has been removed. */
  readonly onCleared: () => void;
}) {
  const [isSeen, setSeen] = useState(false);
  const id = useId();
  const clear = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const isCleared = clearKey(hosted);
    showToast(isCleared ? cleared : notCleared);
    if (!isCleared) return;
    if (field.current) field.current.value = '';
    onCleared();
    // The button disappears. On a phone the field would open a keyboard.
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
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-fault ${id}-note` : `${id}-note`}
            onInput={onEdit}
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
      {problem && (
        <p id={`${id}-fault`} className="fault">
          {keyProblemText(problem, hosted)}
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

const labelOf = (hosted: HostedModel) => (keyProblem('', hosted) ? 'API key' : 'API key (optional)');

const cleared = { title: 'Key cleared', text: 'This browser does not keep it any more.' };
const notCleared = { title: 'Key not cleared', text: 'This browser does not let the site change anything.' };

/** What is wrong with a key. */
export type KeyProblem = NonNullable<ReturnType<typeof keyProblem>>;

/** Where a model is, as visitors know places of the web. */
export const hostOf = ({ url }: HostedModel): string => new URL(url).host;

/** Who gets to know what, with the hosted model and without. */
export function hostedNote(hosted: HostedModel): string {
  const asked = hosted.url.startsWith('http:') ? `${hostOf(hosted)} on this device` : hostOf(hosted);
  const whither = hosted.type === 'proxy' ? 'this site’s own server, which asks a model’s provider' : asked;
  return `When it is on, what you type and deals to choose from go to ${whither}. When it is off, everything stays on this device.`;
}

export const keyProblemTitle: Readonly<Record<KeyProblem, string>> = {
  missing: 'OpenAI API Key missing',
  invalid: 'Invalid API Key',
};

/** What to do about a fault of the key. */
export const keyProblemText = (fault: KeyProblem, hosted: HostedModel): string =>
  fault === 'missing'
    ? `Add your key for ${hostOf(hosted)}, or switch the hosted model off.`
    : 'A key has at least 10 characters and no spaces. Copy all of it once more.';
