import { type MouseEvent, type RefObject, useId, useState } from 'react';
import type { BrowserModelOffer, HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { clearKey, keyPlaceholder, keyProblem } from '../../../assistant/hosted/settings.ts';
import { showToast } from '../../../ui/toast.ts';

/** A model on a server. */
type ServerModel = Exclude<HostedModel, BrowserModelOffer>;

/** What is wrong with a key. */
export type KeyProblem = NonNullable<ReturnType<typeof keyProblem>>;

/**
 * The field for the visitor's key. A typed key stays in the field, and a stored key is never put into the page: the page
 * only shows that there is one.
 */
export function KeyField({
  hosted,
  field,
  isStored,
  isOffered,
  problem,
  onEdit,
  onCleared,
}: {
  readonly hosted: ServerModel;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether a key is stored. */
  readonly isStored: boolean;
  /** Whether a key can be typed. */
  readonly isOffered: boolean;
  readonly problem: KeyProblem | null;
  /** Called when the visitor edits the key. */
  readonly onEdit: () => void;
  /** Called when the stored key has been removed. */
  readonly onCleared: () => void;
}) {
  const [isVisible, setVisible] = useState(false);
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
        {isStored && (
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
            type={isVisible ? 'text' : 'password'}
            placeholder={isStored ? '•'.repeat(16) : keyPlaceholder}
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
            aria-label={isVisible ? 'Hide key' : 'Show key'}
            onClick={() => setVisible((wasVisible) => !wasVisible)}
          >
            {isVisible ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
      {problem && (
        <p id={`${id}-fault`} className="fault">
          {keyProblemText(problem, hosted)}
        </p>
      )}
      <p id={`${id}-note`}>
        {isStored
          ? `A key is stored in this browser${isOffered ? '; type another to replace it' : ''}. `
          : 'It is stored only in this browser. '}
        {`It is sent only to ${modelHost(hosted)}. Clear it if others use this browser too.`}
      </p>
    </div>
  );
}

const labelOf = (hosted: ServerModel) => (keyProblem('', hosted) ? 'API key' : 'API key (optional)');

const cleared = { title: 'Key cleared', text: 'It is no longer stored in this browser.' };
const notCleared = { title: 'Key not cleared', text: 'This browser does not let the site store anything.' };

/** The host of a model's server, as visitors know it from URLs. */
const modelHost = ({ url }: ServerModel): string => new URL(url).host;

/** Who receives the visitor's messages, with and without the hosted model. */
export function hostedNote(hosted: ServerModel): string {
  const host = modelHost(hosted);
  const server = hosted.url.startsWith('http:') ? `${host} on this device` : host;
  const recipient =
    hosted.type === 'proxy' ? 'this site’s own server, which asks a model’s provider' : server;
  return `When it is on, what you type and deals to choose from go to ${recipient}. When it is off, everything stays on this device.`;
}

export const keyProblemTitle: Readonly<Record<KeyProblem, string>> = {
  missing: 'OpenAI API Key missing',
  invalid: 'Invalid API Key',
};

/** What to do about a problem with the key. */
export const keyProblemText = (problem: KeyProblem, hosted: ServerModel): string =>
  problem === 'missing'
    ? `Add your key for ${modelHost(hosted)}, or turn off the hosted model.`
    : 'A key has at least 10 characters and no spaces. Please copy the whole key again.';
