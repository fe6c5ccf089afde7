import { type KeyboardEvent, useRef } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { isThinking } from '../../assistant/state/chatState.ts';
import { Chips } from './Chips.tsx';
import { Composer } from './Composer.tsx';
import { Greeting } from './Greeting.tsx';
import { Head } from './Head.tsx';
import { Log } from './Log.tsx';
import { stamp } from './moment.ts';
import { QuickReplies } from './QuickReplies.tsx';
import { useAsked } from './useAsked.ts';
import { useChat } from './useChat.ts';
import { useLooks, useRoom } from './useLooks.ts';
import { useSeenHeight } from './useSeenHeight.ts';

export interface ChatProps {
  readonly head: AssistantHead;
  /** Where the conversation stands: in the home page, as its own page, or in the panel over any other. */
  readonly placement: 'home' | 'page' | 'panel';
  /** Said at once. */
  readonly firstWords?: string | null;
  /** Closes the panel. */
  readonly onClose?: () => void;
}

/**
 * The assistant. In a page it greets until a conversation begins, which then takes the greeting's place; the form goes
 * to search without script. In the panel it is a conversation from the start.
 */
export function Chat({ head, placement, firstWords = null, onClose }: ChatProps) {
  const place = useRef<HTMLElement>(null);
  const conversing = useChat(head, place);
  const { chat, guide, announced, dispatch } = conversing;
  const say = (text: string) => dispatch({ type: 'said', text, ...stamp() });
  const stop = () => dispatch({ type: 'stopped', ...stamp() });
  useAsked(placement === 'page', firstWords, say);
  const isPanel = placement === 'panel';
  const isLive = useLooks() && (isPanel || chat.messages.length > 0);
  useRoom(place, isLive && !isPanel);
  useSeenHeight();
  const isBusy = isThinking(chat);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(isBusy || onClose)) return;
    event.preventDefault();
    if (isBusy) stop();
    else onClose?.();
  };
  if (isPanel && !isLive) return null;
  return (
    <section
      ref={place}
      className={`${isPanel ? '' : 'ask-panel '}${isLive ? `conversation in-${placement}` : ''}`}
      aria-label={`Ask ${head.name}`}
      onKeyDown={onKeyDown}
    >
      {isLive ? (
        <Head
          head={head}
          hosted={guide?.assistant.hosted}
          chat={chat}
          dispatch={dispatch}
          onClose={onClose}
        />
      ) : (
        <Greeting head={head} />
      )}
      {isLive && guide && <Chips chat={chat} guide={guide} dispatch={dispatch} />}
      {isLive && <Log head={head} conversing={conversing} />}
      <QuickReplies head={head} chat={chat} isLive={isLive} say={say} />
      <Composer head={head} isBusy={isBusy} say={say} stop={stop} />
      <p className="footnote">{head.footnote}</p>
      <p className="unseen" role="status">
        {isBusy ? `${head.name} is replying` : announced}
      </p>
    </section>
  );
}
