import { type CSSProperties, useId, useRef } from 'react';
import { t } from '../../../../data/messages/t.ts';
import type { HostedModel, ModelSize } from '../../../../data/model/assistant/hostedModel.ts';
import { defaultModel, defaultTemperature, modelName } from '../../../assistant/hosted/settings.ts';

const sizes = (): readonly { readonly size: ModelSize; readonly label: string }[] => [
  { size: 'small', label: t('settings.quicker') },
  { size: 'standard', label: t('settings.thorough') },
];

/** Which of the two models answers. */
export function ModelChoice({
  hosted,
  model,
  choose,
}: {
  readonly hosted: HostedModel;
  readonly model: ModelSize | null;
  readonly choose: (model: ModelSize) => void;
}) {
  return (
    <fieldset className="choice models">
      <legend>{t('settings.model')}</legend>
      {sizes().map(({ size, label }) => (
        <label key={size}>
          <input
            type="radio"
            name="model"
            checked={(model ?? defaultModel(hosted)) === size}
            onChange={() => choose(size)}
          />
          <span>
            <b>{label}</b>
            {hosted.type !== 'proxy' && <small>{modelName(size, hosted)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A switch with a note that explains it. */
export function Switch({
  label,
  note,
  isOn,
  turn,
}: {
  readonly label: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}) {
  const noteId = useId();
  return (
    <div className="choice">
      <label className="switch">
        <b>{label}</b>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={noteId}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
      </label>
      <p id={noteId}>{note}</p>
    </div>
  );
}

/** The position of the slider while the temperature is up to the model. */
const defaultPosition = 0.7;

/** The temperature of the model, from 0 to 1. */
export function Temperature({
  hosted,
  temperature,
  choose,
}: {
  readonly hosted: HostedModel;
  /** `null`: up to the model. */
  readonly temperature: number | null;
  readonly choose: (temperature: number | null) => void;
}) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const initial = defaultTemperature(hosted);
  const isChosen = temperature !== initial;
  const isSent = temperature !== null;
  const value = temperature ?? defaultPosition;
  const shown = isSent ? value.toFixed(1) : t('settings.up-to-model');
  const reset = () => {
    choose(initial);
    // The button disappears.
    slider.current?.focus();
  };
  return (
    <div className="choice temperature">
      <div className="line">
        <label htmlFor={id}>{t('settings.temperature')}</label>
        <output htmlFor={id}>{shown}</output>
        {isChosen && (
          <button type="button" aria-label={t('settings.reset-temperature')} onClick={reset}>
            {t('settings.reset')}
          </button>
        )}
      </div>
      <input
        ref={slider}
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={value}
        data-unset={isSent ? undefined : ''}
        style={{ '--at': value } as CSSProperties}
        aria-valuetext={isSent ? undefined : shown}
        aria-describedby={initial === null ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      />
      <div className="line ends" aria-hidden="true">
        <span>{t('settings.careful')}</span>
        <span>{t('settings.lively')}</span>
      </div>
      {initial === null && <p id={`${id}-note`}>{t('settings.temperature-note')}</p>}
    </div>
  );
}
