import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import type { AssistantKnowledge } from '../../assistant/conversation/knowledge.ts';
import type { TurnRequest, TurnResult } from '../../assistant/conversation/turn.ts';
import type { HostedListener } from '../../assistant/hosted/askHosted.ts';
import { settingsKey } from '../../assistant/hosted/settingsKey.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import { loadDealData } from '../../deals/loadDealData.ts';
import { loadCalendarCode, loadDealCalendar } from '../../search/loadDealCalendar.ts';
import { loadAssistantData } from './loadAssistantData.ts';
import { messageMeta } from './messageMeta.ts';

/** The assistant's data and the engine that answers with it. */
export interface LoadedAssistant
  extends AssistantKnowledge,
    Pick<typeof import('../../assistant/assistantEngine.ts'), 'takeTurn' | 'chipsOf' | 'turnContextOf'> {}

// A page loads the assistant once, however many chats it shows.
let loading: Promise<LoadedAssistant> | undefined;

/** Loads the assistant once. Rejects if that fails; the next call tries again. */
export function loadAssistant(): Promise<LoadedAssistant> {
  loading ??= Promise.all([
    loadDealData(),
    loadAssistantData(),
    import('../../assistant/assistantEngine.ts'),
    loadCalendarCode(),
  ])
    .then(async ([data, assistant, { createKnowledge, ...engine }]) => ({
      ...createKnowledge(data, await loadDealCalendar(data), assistant),
      ...engine,
    }))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Answers `request`: by the hosted model if the visitor wants that and it can answer, else on the device. */
export async function findAnswer(
  chat: ChatState,
  request: TurnRequest,
  assistant: LoadedAssistant,
  listener: HostedListener,
): Promise<TurnResult> {
  const { hosted } = assistant.assistant;
  const context = assistant.turnContextOf(chat, messageMeta().at, location.pathname);
  if (hosted && request.type === 'text') {
    const loaded = await loadHosted(hosted);
    const answering = loaded?.askHosted(hosted, chat, request.text, assistant, context, listener);
    // A bug there must not cost the visitor their answer.
    const answer = await answering?.catch(reportError);
    if (answer) return answer;
  }
  return assistant.takeTurn(chat.conversation, request, assistant, context);
}

/**
 * Loads the code that asks `model`. `null` if the visitor does not want the hosted model or the code cannot be loaded:
 * without a network no model can be asked either.
 */
const loadHosted = (model: HostedModel) =>
  isHostedWanted(model) ? import('../../assistant/hosted/askHosted.ts').catch(() => null) : null;

/** A proxy is asked until the visitor turns that off, any other model only after they turn it on. */
function isHostedWanted({ type }: HostedModel): boolean {
  const isOptIn = type !== 'proxy';
  try {
    const stored = localStorage.getItem(settingsKey) ?? '';
    return stored.includes(`"useOpenAI":${isOptIn}`) === isOptIn;
  } catch {
    // The browser forbids storage.
    return !isOptIn;
  }
}
