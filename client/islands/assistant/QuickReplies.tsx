import type { MouseEvent } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { ChatHead } from '../../../data/model/pages/view.ts';
import { allDealsPath } from '../../../data/model/routes.ts';
import { type ChatState, isThinking } from '../../assistant/state/chatState.ts';
import { Image } from '../../ui/Image.tsx';
import { firstReplies } from './firstReplies.ts';

type Say = (text: string) => void;

/** Suggested questions before a conversation, as links with pictures. */
export function FirstReplies({
  head: { quickReplies },
  say,
}: {
  readonly head: ChatHead;
  readonly say: Say;
}) {
  return (
    <ul className="replies">
      {quickReplies.map(({ href, label, image }) => (
        <li key={label}>
          {image && <Image picture={image} load="soon" />}
          <ReplyLink className="cover" href={href} label={label} say={say} />
        </li>
      ))}
    </ul>
  );
}

/** The suggestions that stand beside all others, before a conversation. Without script they lead to all deals. */
export function StandingReplies({
  head: { standingReplies },
  say,
}: {
  readonly head: ChatHead;
  readonly say: Say;
}) {
  return standingReplies.map((label) => (
    <ReplyLink key={label} href={allDealsPath()} label={label} say={say} />
  ));
}

function ReplyLink({
  className,
  href,
  label,
  say,
}: {
  readonly className?: string;
  readonly href: string;
  readonly label: string;
  readonly say: Say;
}) {
  const sayOnClick = (event: MouseEvent) => {
    // With these keys the visitor opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    say(label);
  };
  return (
    <a className={className} href={href} data-live="" onClick={sayOnClick}>
      {label}
    </a>
  );
}

/** Suggested messages in a conversation. */
export function QuickReplies({
  head,
  chat,
  say,
}: {
  readonly head: ChatHead;
  readonly chat: ChatState;
  readonly say: Say;
}) {
  const latest = chat.messages.findLast((message) => message.sender === 'bot');
  const offered = latest?.quickReplies ?? firstReplies(head);
  if (offered.length === 0) return null;
  return (
    <ul className="said-quickly" aria-label={t('chat.quick')}>
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
