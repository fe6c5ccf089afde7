import { dealsWithSlugs } from '../conversation/knowledge.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import type { Intent } from '../understand/intents.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import { lostReply } from './missingPreferences.ts';
import { detailReply } from './shownDeals.ts';

/** Whether a message only says that an answer was of no use. */
const isComplaint = ({ understanding, asked, questions }: Turn) =>
  understanding?.rejections.isComplaint === true &&
  understanding.sentences.every(({ intents }) => intents.every(({ type }) => ofComplaint.has(type))) &&
  asked.every((question) => question.isRemark) &&
  questions.length + understanding.mentions.length === 0 &&
  understanding.party === null;

/**
 * What is said to who was not helped: about a deal that was asked about, all that there is in short, of several the question
 * which one is meant, and else how to ask. `null` for other messages.
 */
export function complaintReply(turn: Turn): ReplyDraft | null {
  if (!isComplaint(turn)) return null;
  const { before, knowledge } = turn;
  const deals = dealsWithSlugs(before.focus === null ? before.latest : [before.focus], knowledge);
  const [deal] = deals;
  if (!deal || before.question === null) return lostReply(turn);
  const leadIn = [phrase('mistaken', turn)];
  return deals.length === 1
    ? mergeDrafts(leadIn, [detailReply(deal, turn)])
    : { leadIn, reply: phrase('fewer', turn, { count: deals.length }), isAside: true };
}

const ofComplaint: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['find', 'thanks', 'no', 'rude', 'ack', 'why', 'detail', 'compare', 'ruled-out'] as const),
]);
