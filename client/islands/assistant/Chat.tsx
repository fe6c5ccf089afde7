import { type KeyboardEvent, useRef } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { ChatHead } from '../../../data/model/pages/view.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { isThinking } from '../../assistant/state/chatState.ts';
import { Image } from '../../ui/Image.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatLog } from './ChatLog.tsx';
import { Composer } from './Composer.tsx';
import { focusConversation } from './focus.ts';
import { messageMeta } from './messageMeta.ts';
import {
  useInitialQuestion,
  useOpening,
  useScrollIntoView,
  useStylesheet,
  useViewportHeight,
} from './pageHooks.ts';
import { FirstReplies, QuickReplies, StandingReplies } from './QuickReplies.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { useChat } from './useChat.ts';

export interface ChatIslandProps {
  readonly head: ChatHead;
  /** Where the chat is: on the home page, on its own page, or in the panel over any other page. */
  readonly placement: 'home' | 'page' | 'panel';
  /** A question to ask immediately. */
  readonly firstQuestion?: string | null;
  /** Closes the panel. */
  readonly onClose?: () => void;
}

/**
 * The chat with the assistant. On a page it shows a greeting until a conversation replaces it; if its script cannot be
 * loaded, its form opens the search. In the panel it is a conversation from the start.
 */
export function Chat({ head, placement, firstQuestion = null, onClose }: ChatIslandProps) {
  const section = useRef<HTMLElement>(null);
  const session = useChat(head, section);
  const { chat, assistant, hosted, announced, dispatch } = session;
  const say = (text: string) => dispatch({ type: 'said', text, ...messageMeta() });
  const stop = () => dispatch({ type: 'stopped', ...messageMeta() });
  useInitialQuestion(placement === 'page', firstQuestion, say);
  const isPanel = placement === 'panel';
  const isLive = useStylesheet() && (isPanel || chat.messages.length > 0);
  useScrollIntoView(section, isLive && !isPanel);
  useViewportHeight();
  useOpening(isPanel, session);
  const isBusy = isThinking(chat);
  // In another language than the page's.
  const foreign = assistant?.pack ? assistant.language.chat : null;
  // Suggestions must not change under a finger.
  const awaitsOpening = isPanel && !assistant && location.pathname.startsWith(dealPath(''));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(isBusy || onClose)) return;
    event.preventDefault();
    if (isBusy) stop();
    else onClose?.();
  };
  if (isPanel && !isLive) return null;
  const settings = <SettingsButton head={head} assistant={assistant} hosted={hosted} />;
  return (
    <section
      ref={section}
      className={`${isPanel ? '' : 'ask-panel '}${isLive ? `conversation in-${placement}` : ''}`}
      aria-label={t('chat.ask', { name: head.name })}
      onKeyDown={onKeyDown}
    >
      {isLive ? (
        <ChatHeader head={head} chat={chat} dispatch={dispatch} onClose={onClose}>
          {settings}
        </ChatHeader>
      ) : (
        <Greeting head={head} />
      )}
      {isLive && assistant && (
        <assistant.view.PreferenceChips
          chips={chat.conversation.chips}
          chat={chat}
          words={assistant.language.chat}
          dispatch={dispatch}
        />
      )}
      {isLive && <ChatLog head={head} session={session} />}
      {isLive && !isBusy && hosted && assistant && (
        <hosted.view.ConsentRequest
          model={hosted.model}
          tag={assistant.language.tag}
          privacyPath={assistant.assistant.privacyPath ?? null}
          onDecided={() => focusConversation(section.current)}
        />
      )}
      {!isLive ? (
        <FirstReplies head={head} say={say} />
      ) : (
        !awaitsOpening && <QuickReplies head={head} chat={chat} say={say} />
      )}
      <Composer
        head={head}
        placeholder={foreign?.placeholder ?? head.placeholder}
        assistant={assistant}
        isBusy={isBusy}
        say={say}
        stop={stop}
      />
      <p className="footnote" lang={foreign && !hosted ? assistant?.language.tag : undefined}>
        {hosted && assistant ? (
          <hosted.view.HostedFootnote
            model={hosted.model}
            footnotes={assistant.assistant.footnotes}
            tag={assistant.language.tag}
            isAsking={isBusy || session.isAsking !== false}
          />
        ) : (
          (foreign?.footnote ?? head.footnote)
        )}
      </p>
      {!isLive && (
        <p className="standing">
          <StandingReplies head={head} say={say} />
          {settings}
        </p>
      )}
      <p className="unseen" role="status">
        {isBusy ? t('chat.typing', { name: head.name }) : announced}
      </p>
    </section>
  );
}

/** The greeting before a conversation begins. */
function Greeting({ head: { greeting, greetingLead, face } }: { readonly head: ChatHead }) {
  return (
    <div className="greeting">
      <Image picture={face} load="soon" />
      <p>
        <b>{greeting.slice(0, greetingLead)}</b>
        {greeting.slice(greetingLead)}
      </p>
    </div>
  );
}
