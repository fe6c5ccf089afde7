import type { TurnRequest, TurnResult } from '../../assistant/conversation/turn.ts';
import type { Asker } from '../../assistant/hosted/askHosted.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import type { LoadedGuide } from './loadGuide.ts';
import { loadHosted } from './loadHosted.ts';
import { dayIn, stamp } from './moment.ts';

/** The answer to `request` in `chat`, by the hosted model where the visitor wants that, else by the guide. */
export async function findAnswer(
  chat: ChatState,
  request: TurnRequest,
  guide: LoadedGuide,
  asker: Asker,
): Promise<TurnResult> {
  const { hosted, timeZone } = guide.assistant;
  const { at: now } = stamp();
  const place = chat.location.status === 'available' ? chat.location.place : null;
  const circumstances = { now, today: dayIn(timeZone, now), place };
  if (hosted && request.type === 'text') {
    const loaded = await loadHosted(hosted);
    const asked = loaded?.askHosted(hosted, chat, request.text, guide, circumstances, asker);
    // A fault of ours must not take the visitor's answer.
    const found = await asked?.catch(reportError);
    if (found) return found;
  }
  return guide.takeTurn(chat.conversation, request, guide, circumstances);
}
