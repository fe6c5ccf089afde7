import type { Language } from '../../../data/language/language.ts';
import type { Conversation } from '../../assistant/conversation/conversation.ts';
import { assistantReducer } from '../../assistant/state/assistantReducer.ts';
import type { ChatEffect, ChatOptions, Dispatch } from '../../assistant/state/chatEvents.ts';
import { type ChatState, isThinking, newChat } from '../../assistant/state/chatState.ts';
import { writeChat } from '../../assistant/storage/chatStorage.ts';
import { loadOnce } from '../../deals/loadOnce.ts';
import { showToast } from '../../ui/toast.ts';
import { locateVisitor } from '../visitorContext.ts';
import { findAnswer, forgetConversation } from './findAnswer.ts';
import { type HostedParts, type LoadedAssistant, loadAssistant } from './loadAssistant.ts';
import { messageMeta } from './messageMeta.ts';

/** The longest delays in milliseconds for visitors who prefer reduced motion. */
const shortDelays = { reply: 400, followUp: 250 };

/** The state of a running chat that components show. */
export interface ChatView {
  readonly chat: ChatState;
  /** `null` until it is loaded. */
  readonly assistant: LoadedAssistant | null;
  /** `null` until they are loaded, and if the site has no hosted model. */
  readonly hosted: HostedParts | null;
  /** Text for screen readers. */
  readonly announced: string;
  /** Whether a hosted model answers the latest turn; `null` before the first. */
  readonly isAsking: boolean | null;
}

export interface ChatRun {
  readonly dispatch: Dispatch;
  /** Loads the assistant. */
  readonly load: () => Promise<LoadedAssistant>;
  /** Stops waiting for the hosted model and answers on the device. */
  readonly answerLocally: () => void;
  /** Stores a turn that is not finished, so that it can be retried. */
  readonly save: () => void;
  /** Ends the chat; later events are ignored. */
  readonly dispose: () => void;
}

/** Runs a chat: performs the effects of its events, stores it, and passes every change to `show`. */
export function runChat(options: ChatOptions, show: (change: Partial<ChatView>) => void): ChatRun {
  let chat = newChat;
  let isDisposed = false;
  let isLoaded = false;
  let asking: AbortController | null = null;
  let spoken: Language | null = null;
  const answerLocally = () => asking?.abort();

  const dispatch: Dispatch = (event) => {
    if (isDisposed) return;
    const next = assistantReducer(chat, event, options);
    chat = next.chat;
    const isBusy = isThinking(chat);
    show({ chat });
    if (!isBusy) answerLocally();
    // A restored chat comes from storage; a turn is stored once it is finished.
    if (event.type !== 'restored' && !isBusy) writeChat(chat);
    next.effects.forEach(perform);
  };

  const load = async () => {
    const assistant = await loadAssistant();
    isLoaded = true;
    assistant.hosted.then((hosted) => show({ hosted }));
    await speak(assistant, chat.conversation);
    return assistant;
  };

  /** What stands around the answers is in the language of the conversation. */
  async function speak(assistant: LoadedAssistant, conversation: Conversation) {
    const speaking = await assistant.inLanguageOf(conversation, assistant, loadOnce);
    if (speaking.language === spoken) return;
    spoken = speaking.language;
    show({ assistant: speaking });
  }

  async function think({ turn, request }: ChatEffect & { type: 'think' }) {
    try {
      const assistant = await load();
      // Lets the browser paint the question first: thinking blocks the page.
      await new Promise((painted) => setTimeout(painted));
      const onAsking = (isAsking: boolean) => show({ isAsking });
      const listener = { dispatch, onAsking, signal: signalFor(turn) };
      const found = await findAnswer(chat, request, assistant, listener);
      await speak(assistant, found.conversation);
      dispatch({ type: 'answered', turn, found, ...messageMeta() });
    } catch (error) {
      // A failed download is not a bug; any error after it is.
      if (isLoaded) reportError(error);
      dispatch({ type: 'failed', turn, ...messageMeta() });
    }
  }

  /** Aborts at the end of the turn, or when the device is to answer instead. */
  function signalFor(turn: number): AbortSignal {
    asking = new AbortController();
    // The turn may have ended while the assistant was loading.
    if (!isThinking(chat) || chat.turn !== turn) asking.abort();
    return asking.signal;
  }

  function wait({ for: reason, turn }: ChatEffect & { type: 'wait' }) {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const onDue = () =>
      dispatch({ type: reason === 'reply' ? 'reply-due' : 'follow-up-due', turn, ...messageMeta() });
    const delay = options.replyDelay[reason];
    setTimeout(onDue, isMotionReduced ? Math.min(delay, shortDelays[reason]) : delay);
  }

  function perform(effect: ChatEffect) {
    switch (effect.type) {
      case 'think':
        // Clears what the previous turn announced.
        show({ announced: '', isAsking: false });
        return void think(effect);
      case 'wait':
        return wait(effect);
      case 'toast':
        return showToast(effect);
      case 'forget':
        return void load()
          .then(async ({ hosted }) => forgetConversation(await hosted, effect.thread))
          .catch(reportError);
      case 'locate':
        return locateVisitor(
          (place) => dispatch({ type: 'location-found', place }),
          (message) => dispatch({ type: 'location-failed', message }),
        );
      case 'announce':
        return show({ announced: effect.text });
    }
  }

  const save = () => {
    if (isThinking(chat)) writeChat(chat);
  };
  const dispose = () => {
    save();
    isDisposed = true;
    answerLocally();
  };
  return { dispatch, load, answerLocally, save, dispose };
}
