import type { ChatWords } from '../../../data/language/chatWords.ts';
import type { Chip } from '../../assistant/conversation/preferences.ts';
import type { Dispatch } from '../../assistant/state/chatEvents.ts';
import { type ChatState, isThinking } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The preferences that the assistant has understood; each can be removed. */
export function PreferenceChips({
  chips,
  chat,
  words,
  dispatch,
}: {
  readonly chips: readonly Chip[];
  readonly chat: ChatState;
  readonly words: ChatWords;
  readonly dispatch: Dispatch;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className="slots" aria-label={words.wishes}>
      {chips.map((chip) => (
        <li key={`${chip.slot} ${chip.value}`}>
          <button
            type="button"
            aria-disabled={isThinking(chat)}
            onClick={() => dispatch({ type: 'chip-removed', chip })}
          >
            <span className="unseen">{`${words.remove} `}</span>
            {chip.label}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
