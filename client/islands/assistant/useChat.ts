import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatHead } from '../../../data/model/pages/view.ts';
import type { Dispatch } from '../../assistant/state/chatEvents.ts';
import { newChat } from '../../assistant/state/chatState.ts';
import { readChat, watchChat } from '../../assistant/storage/chatStorage.ts';
import { firstReplies } from './firstReplies.ts';
import { focusConversation } from './focus.ts';
import { type ChatView, runChat } from './runChat.ts';

/** A running chat as components see it. */
export interface ChatSession extends ChatView {
  readonly dispatch: Dispatch;
  /** Stops waiting for the hosted model and answers on the device. */
  readonly answerLocally: () => void;
}

/**
 * The stored chat, or a new one; the first render is always a new one, as on the server. If an update removes the
 * focused element inside `container`, the focus moves to where the conversation goes on.
 */
export function useChat(head: ChatHead, container: RefObject<HTMLElement | null>): ChatSession {
  const [view, setView] = useState<ChatView>({
    chat: newChat,
    assistant: null,
    hosted: null,
    announced: '',
    isAsking: null,
  });
  const hadFocus = useRef(false);
  const [run] = useState(() =>
    runChat({ ...head, quickReplies: firstReplies(head) }, (change) => {
      hadFocus.current ||= container.current?.contains(document.activeElement) === true;
      setView((current) => ({ ...current, ...change }));
    }),
  );
  // A layout effect, so that nothing can be said to the new chat before the stored one is restored.
  useLayoutEffect(() => {
    const restore = (chat = readChat()) => run.dispatch({ type: 'restored', chat });
    restore();
    // If this fails, the first question tries again.
    run.load().catch(() => undefined);
    document.addEventListener('visibilitychange', run.save);
    const stopWatching = watchChat(restore);
    return () => {
      document.removeEventListener('visibilitychange', run.save);
      stopWatching();
      run.dispose();
    };
  }, [run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after every change of the view
  useEffect(() => {
    if (hadFocus.current && isLost(document.activeElement)) focusConversation(container.current);
    hadFocus.current = false;
  }, [container, view]);
  return { ...view, dispatch: run.dispatch, answerLocally: run.answerLocally };
}

const isLost = (active: Element | null) => active === document.body || active?.matches(':disabled');
