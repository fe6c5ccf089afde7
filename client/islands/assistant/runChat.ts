import { assistantReducer } from '../../assistant/state/assistantReducer.ts';
import type { ChatEffect, ChatEvent, ChatTexts } from '../../assistant/state/chatEvents.ts';
import { type ChatState, isThinking, newChat } from '../../assistant/state/chatState.ts';
import { writeChat } from '../../assistant/storage/chatStorage.ts';
import { showToast } from '../../ui/toast.ts';
import { findAnswer } from './findAnswer.ts';
import { type LoadedGuide, loadGuide } from './loadGuide.ts';
import { locate } from './locate.ts';
import { stamp } from './moment.ts';

/** Delays in milliseconds: an instant answer would read as a form, not as a conversation. */
const delays = { reply: 1800, followUp: 1000 };
/** For visitors who prefer reduced motion. */
const shortDelays = { reply: 400, followUp: 250 };

/** Tells a chat that something happened. */
export type Dispatch = (event: ChatEvent) => void;

/** What of a chat at work is to be seen and heard. */
export interface Shown {
  readonly chat: ChatState;
  /** `null` until it has been loaded. */
  readonly guide: LoadedGuide | null;
  /** What screen readers are told. */
  readonly announced: string;
  /** Whether a hosted model is, or was, asked in the latest turn, so that the guide could answer at once instead. */
  readonly isAsking: boolean;
}

export interface ChatRun {
  readonly dispatch: Dispatch;
  /** Loads what the guide knows. */
  readonly prepare: () => Promise<LoadedGuide>;
  /** Has the guide answer instead of a hosted model that is asked. */
  readonly answerHere: () => void;
  /** Keeps a turn that is not over, so that it can be tried again. */
  readonly keep: () => void;
  /** Nothing happens to this chat any more. */
  readonly end: () => void;
}

/** A chat that does what its events ask for, keeps itself on the device, and tells `show` what is new. */
export function runChat(words: ChatTexts, show: (news: Partial<Shown>) => void): ChatRun {
  let chat = newChat;
  let isOver = false;
  let isReady = false;
  let asking: AbortController | null = null;
  const answerHere = () => asking?.abort();

  const dispatch: Dispatch = (event) => {
    if (isOver) return;
    const next = assistantReducer(chat, event, words);
    chat = next.chat;
    const isBusy = isThinking(chat);
    show({ chat });
    if (!isBusy) answerHere();
    // What another tab has kept is kept already; a turn is kept once it is over.
    if (event.type !== 'restored' && !isBusy) writeChat(chat);
    next.effects.forEach(perform);
  };

  const prepare = async () => {
    const guide = await loadGuide();
    isReady = true;
    show({ guide });
    return guide;
  };

  async function think({ turn, request }: ChatEffect & { type: 'think' }) {
    try {
      const guide = await prepare();
      // What was said is shown before the guide sets to thinking.
      await new Promise((shown) => setTimeout(shown));
      const onAsking = () => show({ isAsking: true });
      const found = await findAnswer(chat, request, guide, { dispatch, onAsking, signal: listen(turn) });
      dispatch({ type: 'answered', turn, found, ...stamp() });
    } catch (error) {
      // A page that is offline says so by itself; a fault of the guide's would stay unknown.
      if (isReady) reportError(error);
      dispatch({ type: 'failed', turn, ...stamp() });
    }
  }

  /** Ends with the turn, or when the guide shall answer instead. */
  function listen(turn: number): AbortSignal {
    asking = new AbortController();
    // A turn that is over already is not waited for.
    if (!isThinking(chat) || chat.turn !== turn) asking.abort();
    return asking.signal;
  }

  function wait({ for: reason, turn }: ChatEffect & { type: 'wait' }) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const due = () =>
      dispatch(
        reason === 'reply' ? { type: 'reply-due', turn, ...stamp() } : { type: 'follow-up-due', turn },
      );
    setTimeout(due, (isStill ? shortDelays : delays)[reason]);
  }

  function perform(effect: ChatEffect) {
    switch (effect.type) {
      case 'think':
        // What was told of the last turn is not told again once this one is over.
        show({ announced: '', isAsking: false });
        return void think(effect);
      case 'wait':
        return wait(effect);
      case 'toast':
        return showToast(effect);
      case 'locate':
        return locate(dispatch);
      case 'announce':
        return show({ announced: effect.text });
    }
  }

  const keep = () => {
    if (isThinking(chat)) writeChat(chat);
  };
  const end = () => {
    keep();
    isOver = true;
    answerHere();
  };
  return { dispatch, prepare, answerHere, keep, end };
}
