import type { HostedModel, ModelSize } from '../../../../data/model/assistant/hostedModel.ts';
import { modelName, usualModel } from '../../../assistant/hosted/settings.ts';

const words: readonly { readonly size: ModelSize; readonly label: string }[] = [
  { size: 'small', label: 'Quicker' },
  { size: 'standard', label: 'More thorough' },
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
      <legend>Model</legend>
      {words.map(({ size, label }) => (
        <label key={size}>
          <input
            type="radio"
            name="model"
            checked={(model ?? usualModel(hosted)) === size}
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
