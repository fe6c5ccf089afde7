import type { MouseEvent } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { type ChatState, isThinking } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import type { LoadedAssistant } from './findAnswer.ts';
import type { Dispatch } from './runChat.ts';

/** Suggested questions: links with pictures before a conversation, buttons in it. */
export function QuickReplies({
  head: { quickReplies },
  chat,
  isLive,
  say,
}: {
  readonly head: AssistantHead;
  readonly chat: ChatState;
  readonly isLive: boolean;
  readonly say: (text: string) => void;
}) {
  const sayOnClick = (event: MouseEvent, label: string) => {
    // With these keys the visitor opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    say(label);
  };
  if (!isLive)
    return (
      <ul className="replies">
        {quickReplies.map(({ href, label, image }) => (
          <li key={label}>
            {image && <Image picture={image} load="soon" />}
            <a className="cover" href={href} data-live="" onClick={(event) => sayOnClick(event, label)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    );
  const latest = chat.messages.findLast(({ sender }) => sender === 'bot');
  const offered = latest?.sender === 'bot' ? latest.quickReplies : quickReplies.map(({ label }) => label);
  return (
    <ul className="said-quickly" aria-label="Quick replies">
      {offered.map((label) => (
        <li key={label}>
          <button type="button" aria-disabled={isThinking(chat)} onClick={() => say(label)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The preferences that the assistant has understood; each can be removed. */
export function PreferenceChips({
  chat,
  assistant,
  dispatch,
}: {
  readonly chat: ChatState;
  readonly assistant: LoadedAssistant;
  readonly dispatch: Dispatch;
}) {
  const chips = assistant.chipsOf(chat.conversation.preferences, assistant);
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
