import { useId } from 'react';

/** Something that is on or off, with what that means. */
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
