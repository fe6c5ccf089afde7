import type { MouseEvent } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { type ChatState, isThinking } from '../../assistant/state/chatState.ts';
import { Image } from '../../ui/Image.tsx';

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
  if (offered.length === 0) return null;
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
