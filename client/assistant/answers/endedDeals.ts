import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealsWithSlugs, hasEnded } from '../conversation/knowledge.ts';
import type { AskedQuestion, ReplyDraft, Turn } from '../conversation/turn.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { isQuestionAboutDeals } from '../understand/sentences.ts';
import { dealsLike } from './similarDeals.ts';

/*
 * Data may be older than the end of a deal: pages that were not built again, or are still open. What is asked about such a deal
 * has one answer, and nothing of its offer is told.
 */

/** Says that the deals `over` have ended, and, if it is one and the answer has no other part, shows deals like it, once. */
export function endedReply(over: readonly DealRecord[], turn: Turn, isPart = false): ReplyDraft {
  const told = over.map((deal) => phrase('ended', turn, dealPhraseValues(deal, turn)));
  const [model, ...others] = over;
  const like = model && others.length === 0 && !isPart ? dealsLike(model, [], turn).deals : [];
  const deals = like.every(({ slug }) => turn.before.latest.includes(slug)) ? [] : like;
  const [first] = deals;
  if (first) told.push(phrase('resultsInstead', turn, { ...dealPhraseValues(first, turn), because: '.' }));
  return { reply: told.join(' '), about: over, deals, asked: turn.before.asked, isAside: true };
}

/** `draft`, or, if it is about deals that have ended, that they have, with the cards of the others. */
export function unlessEnded(draft: ReplyDraft, turn: Turn): ReplyDraft {
  const { about = [] } = draft;
  const over = about.filter((deal) => hasEnded(deal, turn.context));
  const others = about.filter((deal) => !over.includes(deal));
  if (over.length === 0) return draft;
  return { ...endedReply(over, turn, others.length > 0), about };
}

/** The questions of a turn about deals that have not ended, and the deals to say of that they have. */
export interface SortedQuestions {
  readonly asked: readonly AskedQuestion[];
  readonly over: readonly DealRecord[];
}

/**
 * The questions of `turn` without the deals that have ended. Of a deal that nobody has seen, beside others that may be meant,
 * nothing has to be said.
 */
export function withoutEnded({ asked, before, context }: Turn): SortedQuestions {
  const isEnded = (deal: DealRecord) => hasEnded(deal, context);
  const isSeen = ({ slug }: DealRecord) => before.shown.includes(slug) || context.page === slug;
  const over = asked
    .filter(({ isRemark }) => !isRemark)
    .flatMap(({ deals }) => deals.filter((deal) => isEnded(deal) && (isSeen(deal) || deals.every(isEnded))));
  const others = asked.map((question) => ({
    ...question,
    deals: question.deals.filter((deal) => !isEnded(deal)),
  }));
  return { asked: others.filter(({ deals }) => deals.length > 0), over: [...new Set(over)] };
}

/**
 * That the deal has ended on whose page the visitor asks to book it, to keep it, or to be told more or shown something like it,
 * and was shown no other; `null` for anything else.
 */
export function endedPageReply(turn: Turn): ReplyDraft | null {
  const { understanding, context, before, knowledge, asked } = turn;
  const [deal] = dealsWithSlugs([context.page ?? ''], knowledge);
  if (!deal || !hasEnded(deal, context) || before.latest.length + asked.length > 0) return null;
  const { sentences = [], mentions = [] } = understanding ?? {};
  const isMeant = sentences.some(
    ({ intents: [intent] }) =>
      intent?.type === 'keep' ||
      // "Tell me more about hotels" is about no deal.
      (mentions.length === 0 && intent && (isQuestionAboutDeals(intent) || intent.type === 'similar')),
  );
  return isMeant ? endedReply([deal], turn) : null;
}
