import { type CSSProperties, useId, useRef } from 'react';

/** Where the slider stands while nothing is chosen. */
const middling = 0.7;

/** How freely the model writes, from 0 to 1; the model decides where nothing has been chosen. */
export function Temperature({
  temperature,
  choose,
}: {
  readonly temperature: number | null;
  readonly choose: (temperature: number | null) => void;
}) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const isChosen = temperature !== null;
  const value = temperature ?? middling;
  const shown = isChosen ? value.toFixed(1) : 'Up to the model';
  const leave = () => {
    choose(null);
    // The button goes.
    slider.current?.focus();
  };
  return (
    <div className="choice temperature">
      <div className="line">
        <label htmlFor={id}>Temperature</label>
        <output htmlFor={id}>{shown}</output>
        {isChosen && (
          <button type="button" aria-label="Reset temperature" onClick={leave}>
            Reset
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
        data-unset={isChosen ? undefined : ''}
        style={{ '--at': value } as CSSProperties}
        aria-valuetext={isChosen ? undefined : shown}
        onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      />
      <div className="line ends" aria-hidden="true">
        <span>Careful</span>
        <span>Lively</span>
      </div>
    </div>
  );
}
