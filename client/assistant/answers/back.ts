import { recalledEntry } from '../conversation/history.ts';
import { dealsWithSlugs, isAvailable } from '../conversation/knowledge.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';

import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';

/** The deals of an earlier answer again; `null` if the message asks for something else, or changes a wish as well. */
export function backReply(turn: Turn): ReplyDraft | null {
  const { intent, before, understanding, knowledge, context } = turn;
  const entry = recalledEntry(intent, before);
  if (!entry || intent.type === 'undo' || (understanding?.mentions.length ?? 0) > 0) return null;
  const deals = dealsWithSlugs(entry.deals, knowledge).filter((deal) => isAvailable(deal, context));
  const [first] = deals;
  if (!first) return null;
  const isStart = intent.type === 'back' && before.history.length < 2;
  return { reply: phrase(isStart ? 'backAtStart' : 'back', turn, dealPhraseValues(first, turn)), deals };
}
