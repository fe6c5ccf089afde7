import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';

/** The answers to the questions of `turn` about deals; `null` if it asks none. */
export function factAnswers(turn: Turn): ReplyDraft | null {
  const { asked, context, knowledge, before } = turn;
  const [question] = asked;
  if (!question) return null;
  if (context.desk) return context.desk(turn);
  // Their facts could not be loaded.
  const [deal] = question.deals;
  if (question.isRemark) return null;
  const { failed } = knowledge.language.facts;
  const reply = filled(failed, { title: `“${deal?.title}”` });
  return { reply, asked: before.asked, about: question.deals, cards: question.deals.slice(0, 1) };
}
