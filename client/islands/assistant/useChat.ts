import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { newChat } from '../../assistant/state/chatState.ts';
import { readChat, watchChat } from '../../assistant/storage/chatStorage.ts';
import { takeFocus } from './focus.ts';
import { type Dispatch, runChat, type Shown } from './runChat.ts';

/** A chat at work, and ways to have it go on. */
export interface Conversing extends Shown {
  readonly dispatch: Dispatch;
  /** Has the guide answer instead of a hosted model that is asked. */
  readonly answerHere: () => void;
}

/**
 * The chat that the device has kept, or a new one; the first rendering knows no device. Where what had the focus inside
 * of `place` goes with an answer, the next question can be typed.
 */
export function useChat(
  { cityName, quickReplies }: AssistantHead,
  place: RefObject<HTMLElement | null>,
): Conversing {
  const [shown, setShown] = useState<Shown>({
    chat: newChat,
    guide: null,
    announced: '',
    isAsking: false,
  });
  const hadFocus = useRef(false);
  const [run] = useState(() =>
    runChat({ cityName, quickReplies: quickReplies.map(({ label }) => label) }, (news) => {
      hadFocus.current ||= place.current?.contains(document.activeElement) ?? false;
      setShown((before) => ({ ...before, ...news }));
    }),
  );
  // Before anything can be said: it would be said into a new chat.
  useLayoutEffect(() => {
    const restore = (chat = readChat()) => run.dispatch({ type: 'restored', chat });
    restore();
    // What fails here is tried again with the first question.
    run.prepare().catch(() => undefined);
    document.addEventListener('visibilitychange', run.keep);
    const stopWatching = watchChat(restore);
    return () => {
      document.removeEventListener('visibilitychange', run.keep);
      stopWatching();
      run.end();
    };
  }, [run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what a change of it takes away
  useEffect(() => {
    if (hadFocus.current && isLost(document.activeElement)) takeFocus(place.current);
    hadFocus.current = false;
  }, [place, shown]);
  return { ...shown, dispatch: run.dispatch, answerHere: run.answerHere };
}

const isLost = (active: Element | null) => active === document.body || active?.matches(':disabled') === true;
