import { type MouseEvent, type RefObject, useId, useState } from 'react';
import { t } from '../../../../data/messages/t.ts';
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
    showToast(isCleared ? cleared() : notCleared());
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
        {isOffered ? <label htmlFor={id}>{labelOf(hosted)}</label> : <b>{t('settings.key')}</b>}
        {isStored && (
          <button type="button" onClick={clear}>
            {t('settings.clear-key')}
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
            aria-label={isVisible ? t('settings.hide-key') : t('settings.show-key')}
            onClick={() => setVisible((wasVisible) => !wasVisible)}
          >
            {isVisible ? t('settings.hide') : t('settings.show')}
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
          ? isOffered
            ? t('settings.key-replace')
            : t('settings.key-stored')
          : t('settings.key-here')}{' '}
        {t('settings.key-sent', { host: modelHost(hosted) })}
      </p>
    </div>
  );
}

const labelOf = (hosted: ServerModel) =>
  keyProblem('', hosted) ? t('settings.key') : t('settings.key-optional');

const cleared = () => ({ title: t('settings.cleared'), text: t('settings.cleared-why') });
const notCleared = () => ({ title: t('settings.not-cleared'), text: t('settings.no-storage') });

/** The host of a model's server, as visitors know it from URLs. */
const modelHost = ({ url }: ServerModel): string => new URL(url).host;

/** Who receives the visitor's messages, with and without the hosted model. */
export function hostedNote(hosted: ServerModel): string {
  const host = modelHost(hosted);
  const server = hosted.url.startsWith('http:') ? t('settings.on-device', { host }) : host;
  return t('settings.note', { recipient: hosted.type === 'proxy' ? t('settings.proxy') : server });
}

export const keyProblemTitle = (problem: KeyProblem): string =>
  problem === 'missing' ? t('settings.key-missing') : t('settings.key-invalid');

/** What to do about a problem with the key. */
export const keyProblemText = (problem: KeyProblem, hosted: ServerModel): string =>
  problem === 'missing' ? t('settings.add-key', { host: modelHost(hosted) }) : t('settings.key-rule');
