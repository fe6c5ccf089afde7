import type { Chip } from '../../assistant/conversation/preferences.ts';
import type { Dispatch } from '../../assistant/state/chatEvents.ts';
import { type ChatState, isThinking } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The preferences that the assistant has understood; each can be removed. */
export function PreferenceChips({
  chips,
  chat,
  dispatch,
}: {
  readonly chips: readonly Chip[];
  readonly chat: ChatState;
  readonly dispatch: Dispatch;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className="slots" aria-label="What I look for">
      {chips.map((chip) => (
        <li key={`${chip.slot} ${chip.value}`}>
          <button
            type="button"
            aria-disabled={isThinking(chat)}
            onClick={() => dispatch({ type: 'chip-removed', chip })}
          >
            <span className="unseen">Remove </span>
            {chip.label}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
