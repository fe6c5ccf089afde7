import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import { endedReply, withoutEnded } from './endedDeals.ts';
import { mergeDrafts } from './mergeDrafts.ts';

/** The answers to the questions of `turn` about deals, first that some have ended; `null` if it asks none. */
export function factAnswers(turn: Turn): ReplyDraft | null {
  const { over, asked } = withoutEnded(turn);
  const latest = turn.before.latest.filter((slug) => !over.some((deal) => deal.slug === slug));
  const answers = answersTo({ ...turn, asked, before: { ...turn.before, latest } });
  if (over.length === 0) return answers;
  if (!answers) return endedReply(over, turn);
  return mergeDrafts([], [endedReply(over, turn, true), withTitle(answers)]);
}

/** `answer` with the title of the deal that it is about, unless that is said, or there are several. */
function withTitle(answer: ReplyDraft): ReplyDraft {
  const { reply, about: [deal, ...others] = [] } = answer;
  if (!deal || others.length > 0 || reply.includes(deal.title)) return answer;
  return { ...answer, reply: `“${deal.title}”: ${reply}` };
}

function answersTo(turn: Turn): ReplyDraft | null {
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
