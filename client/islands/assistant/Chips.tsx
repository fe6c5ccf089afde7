import type { ChatState } from '../../assistant/state/chatState.ts';
import { isThinking } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LoadedGuide } from './loadGuide.ts';
import type { Dispatch } from './runChat.ts';

/** What was understood so far; each piece can be taken back. Nothing where that is nothing. */
export function Chips({
  chat,
  guide,
  dispatch,
}: {
  readonly chat: ChatState;
  readonly guide: LoadedGuide;
  readonly dispatch: Dispatch;
}) {
  const chips = guide.chipsOf(chat.conversation.preferences, guide);
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
