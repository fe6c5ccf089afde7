import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import type { TurnRequest, TurnResult } from '../../assistant/conversation/turn.ts';
import type { HostedListener } from '../../assistant/hosted/askHosted.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import { loadOnce } from '../../deals/loadOnce.ts';
import { isHostedWanted } from './isHostedWanted.ts';
import type { LoadedAssistant } from './loadAssistant.ts';
import { messageMeta } from './messageMeta.ts';

/** Answers `request`: by the hosted model if the visitor wants that and it can answer, else on the device. */
export async function findAnswer(
  chat: ChatState,
  request: TurnRequest,
  siteAssistant: LoadedAssistant,
  listener: HostedListener,
): Promise<TurnResult> {
  const { conversation } = chat;
  const assistant = await siteAssistant.withLanguageOf(conversation, request, siteAssistant, loadOnce);
  const { hosted } = assistant.assistant;
  const context = assistant.turnContextOf(chat, messageMeta().at, location.pathname);
  if (hosted && request.type === 'text') {
    const loaded = await loadHosted(hosted);
    const answering = loaded?.askHosted(hosted, chat, request.text, assistant, context, listener, loadOnce);
    // A bug there must not cost the visitor their answer.
    const answer = await answering?.catch(reportError);
    if (answer) return answer;
  }
  return assistant.takeTurnWithFacts(conversation, request, assistant, context, loadOnce);
}

/** Has the server of the hosted model delete a conversation, if the visitor's settings still allow that. */
export async function forgetConversation({ hosted }: AssistantData, thread: string): Promise<void> {
  if (!hosted) return;
  const { forgetThread } = await import('../../assistant/hosted/askHosted.ts');
  await forgetThread(hosted, thread);
}

/**
 * Loads the code that asks `model`. `null` if the visitor does not want the hosted model or the code cannot be loaded:
 * without a network no model can be asked either.
 */
const loadHosted = (model: HostedModel) =>
  isHostedWanted(model) ? import('../../assistant/hosted/askHosted.ts').catch(() => null) : null;
