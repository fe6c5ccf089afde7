import { advance, type ChatWords, isThinking } from '../../chat/machine/advance.ts';
import type { ChatEffect, ChatEvent } from '../../chat/machine/chatEvents.ts';
import { type ChatState, newChat } from '../../chat/machine/chatState.ts';
import { writeChat } from '../../chat/storage.ts';
import { calmTiming, quickTiming } from '../../chat/timing.ts';
import { showToast } from '../../toast/toast.ts';
import { type LoadedGuide, loadGuide } from './loadGuide.ts';
import { locate } from './locate.ts';
import { dayIn, stamp } from './moment.ts';

/** Tells a chat that something happened. */
export type Dispatch = (event: ChatEvent) => void;

/** What of a chat at work is to be seen and heard. */
export interface Shown {
  readonly chat: ChatState;
  /** `null` until it has been loaded. */
  readonly guide: LoadedGuide | null;
  /** What screen readers are told. */
  readonly announced: string;
}

export interface ChatRun {
  readonly dispatch: Dispatch;
  /** Loads what the guide knows. */
  readonly prepare: () => Promise<LoadedGuide>;
  /** Keeps a turn that is not over, so that it can be tried again. */
  readonly keep: () => void;
  /** Nothing happens to this chat any more. */
  readonly end: () => void;
}

/** A chat that does what its events ask for, keeps itself on the device, and tells `show` what is new. */
export function runChat(words: ChatWords, show: (news: Partial<Shown>) => void): ChatRun {
  let chat = newChat;
  let isOver = false;
  let isReady = false;

  const dispatch: Dispatch = (event) => {
    if (isOver) return;
    const next = advance(chat, event, words);
    chat = next.chat;
    show({ chat });
    // What another tab has kept is kept already; a turn is kept once it is over.
    if (event.type !== 'restored' && !isThinking(chat)) writeChat(chat);
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
      const { at } = stamp();
      const place = chat.location.status === 'available' ? chat.location.place : null;
      const today = dayIn(guide.assistant.timeZone, at);
      const found = guide.takeTurn(chat.conversation, request, guide, { now: at, today, place });
      dispatch({ type: 'answered', turn, found, ...stamp() });
    } catch (error) {
      // A page that is offline says so by itself; a fault of the guide's would stay unknown.
      if (isReady) reportError(error);
      dispatch({ type: 'failed', turn, ...stamp() });
    }
  }

  function wait({ for: reason, turn }: ChatEffect & { type: 'wait' }) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const due = () =>
      dispatch(
        reason === 'reply' ? { type: 'reply-due', turn, ...stamp() } : { type: 'follow-up-due', turn },
      );
    setTimeout(due, (isStill ? quickTiming : calmTiming)[reason]);
  }

  function perform(effect: ChatEffect) {
    switch (effect.type) {
      case 'think':
        // What was told of the last turn is not told again once this one is over.
        show({ announced: '' });
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
  };
  return { dispatch, prepare, keep, end };
}
