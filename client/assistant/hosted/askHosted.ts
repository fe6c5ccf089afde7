import {
  type HostedBrief,
  hostedBriefPath,
  readHostedBrief,
} from '../../../data/model/assistant/hostedBriefFile.ts';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { TurnContext, TurnResult } from '../conversation/turn.ts';
import type { LoadOnce } from '../facts/loadFactDesk.ts';
import type { ChatEvent } from '../state/chatEvents.ts';
import type { ChatState } from '../state/chatState.ts';
import { deleteHostedThread, loadProvider } from './providers/loadProvider.ts';
import type { HostedFailure } from './providers/provider.ts';
import { isHostedEnabled, loadSettings } from './settings.ts';
import { loadSources } from './sources.ts';
import { takeHostedTurn } from './takeHostedTurn.ts';

/** How a chat follows the answer of a hosted model. */
export interface HostedListener {
  /** Receives parts of the answer, the thread and notices as they come. */
  readonly dispatch: (event: ChatEvent) => void;
  /** Called with true when the hosted model is being asked, and with false if the device answers in its place. */
  readonly onAsking: (isAsking: boolean) => void;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

// A page shows the notice about a missing key once, however many questions it answers.
let isKeyNoticeShown = false;

/** The answer of `model` to the visitor's `text`; `null` if the visitor has not enabled it or has no valid key, or the device is to answer. */
export async function askHosted(
  model: HostedModel,
  { turn, conversation, messages, hostedThread: thread }: ChatState,
  text: string,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  { dispatch, onAsking, signal }: HostedListener,
  loadOnce: LoadOnce,
): Promise<TurnResult | null> {
  const onFailure = async (failure: HostedFailure) => {
    onAsking(false);
    // Offline there are no words for it: the device answers all the same.
    const loaded = await import('./failureNotice.ts').catch(() => null);
    const notice = loaded?.failureNotice(failure);
    if (notice) dispatch({ type: 'noted', turn, ...notice });
  };
  const { settings } = loadSettings(model);
  if (!isHostedEnabled(settings, model)) {
    if (settings.useHosted && !isKeyNoticeShown) await onFailure({ kind: 'key' });
    isKeyNoticeShown ||= settings.useHosted;
    return null;
  }
  const loading = Promise.all([loadProvider(model), loadBrief(model, loadOnce)])
    .then(([provider, brief]) => ({ provider, brief }))
    .catch(() => null);
  const hostedTurn = { conversation, text, messages, settings, thread };
  return takeHostedTurn(hostedTurn, knowledge, context, loading, {
    ...{ fetch: fetch.bind(globalThis), sleep, signal, onFailure },
    onAsking: () => onAsking(true),
    sourcesOf: (deals, spoken) => loadSources(deals, spoken, context.now, loadOnce),
    onPart: (part) => dispatch({ type: 'answering', turn, part }),
    onThread: (newThread) => dispatch({ type: 'thread-changed', thread: newThread }),
  });
}

/** The proxy has its own. */
const noBrief: HostedBrief = { instructions: '', format: { name: '', strict: true, schema: {} } };

// Kept once for the page, as the assistant itself.
let briefLoader: (() => Promise<HostedBrief>) | undefined;

function loadBrief({ type }: HostedModel, loadOnce: LoadOnce): Promise<HostedBrief> {
  if (type === 'proxy') return Promise.resolve(noBrief);
  briefLoader ??= loadOnce(hostedBriefPath, readHostedBrief);
  return briefLoader();
}

/** Has the server of `model` delete a thread, if it keeps any. */
export const forgetThread = (model: HostedModel, thread: string): Promise<void> =>
  deleteHostedThread(model, thread, loadSettings(model).settings.key, fetch.bind(globalThis));

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
