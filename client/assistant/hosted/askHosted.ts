import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { TurnContext, TurnResult } from '../conversation/turn.ts';
import type { ChatEvent } from '../state/chatEvents.ts';
import type { ChatState } from '../state/chatState.ts';
import { failureNotice } from './failureNotice.ts';
import { createProvider } from './providers/createProvider.ts';
import type { HostedFailure } from './providers/provider.ts';
import { isHostedEnabled, loadSettings } from './settings.ts';
import { takeHostedTurn } from './takeHostedTurn.ts';

/** Who waits for an answer. */
export interface HostedListener {
  /** Told of what comes before the answer is whole. */
  readonly dispatch: (event: ChatEvent) => void;
  /** Told when a hosted model is asked. */
  readonly onAsking: () => void;
  /** Ends the wait for it. */
  readonly signal: AbortSignal;
}

/** A visitor is told once a page that there is no key. */
let isKeyMissed = false;

/** What `model`, if the visitor wants it to be asked, answers to their `text` in `chat`; `null` if they do not. */
export async function askHosted(
  model: HostedModel,
  { turn, conversation, messages, hostedThread: thread }: ChatState,
  text: string,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  { dispatch, onAsking, signal }: HostedListener,
): Promise<TurnResult | null> {
  const onFault = (fault: HostedFailure) => {
    const notice = failureNotice(fault);
    if (notice) dispatch({ type: 'noted', turn, ...notice });
  };
  const { settings } = loadSettings(model);
  if (!isHostedEnabled(settings, model)) {
    if (settings.useHosted && !isKeyMissed) onFault({ kind: 'key' });
    isKeyMissed ||= settings.useHosted;
    return null;
  }
  onAsking();
  const asked = { conversation, text, messages, settings, thread };
  return takeHostedTurn(asked, knowledge, context, createProvider(model), {
    ...{ fetch: fetch.bind(globalThis), sleep, signal, onFault },
    onPart: (part) => dispatch({ type: 'answering', turn, part }),
    onThread: (found) => dispatch({ type: 'thread-changed', thread: found }),
  });
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const wake = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) wake();
    else signal.addEventListener('abort', wake, { once: true });
  });
