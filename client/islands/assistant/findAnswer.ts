import type { TurnRequest, TurnResult } from '../../assistant/conversation/turn.ts';
import type { HostedListener } from '../../assistant/hosted/askHosted.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import { loadOnce } from '../../deals/loadOnce.ts';
import type { HostedParts, LoadedAssistant } from './loadAssistant.ts';
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
  const context = assistant.turnContextOf(chat, messageMeta().at, location.pathname);
  const hosted = request.type === 'text' && (await assistant.hosted);
  const code = hosted && (await loadAskHosted(hosted));
  if (hosted && code) {
    // A bug there must not cost the visitor their answer.
    const answer = await code
      .askHosted(hosted.model, chat, request.text, assistant, context, listener, loadOnce)
      .catch(reportError);
    if (answer) return answer;
  }
  return assistant.takeTurnWithFacts(conversation, request, assistant, context, loadOnce);
}

/** Has the server of the hosted model delete a conversation, if the visitor's settings still allow that. */
export async function forgetConversation(hosted: HostedParts | null, thread: string): Promise<void> {
  const { forgetThread } = (await hosted?.view.loadAskHosted()) ?? {};
  if (hosted) await forgetThread?.(hosted.model, thread);
}

/** Loads the code that asks the hosted model. `null` if the visitor does not want that, or the code cannot be loaded. */
const loadAskHosted = ({ model, view }: HostedParts) =>
  view.isHostedWanted(model) ? view.loadAskHosted().catch(() => null) : null;
