import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Intent } from '../understand/intents.ts';
import { thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { Conversation } from './conversation.ts';
import { dealsInQuestion, isMove } from './furtherQuestions.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import type { AskedQuestion, TurnContext } from './turn.ts';

/** From so near on a message that asks something is a question that is known of the only deal in talk. */
const leastNear = 0.42;
/** One that asks nothing in words, or may wish for something else; and one beside several deals. */
const leastBesideWish = 0.65;
const leastOfSeveral = 0.72;
/** From so near on it is one whatever else it may be about. */
export const surelyNear = 0.8;
/** Deals of which a message is about as near a question are all meant. */
const alike = 0.1;

/** The deals that a message without a name may be about: the one talked about, those shown last, or that of the page. */
export function dealsInTalk(
  before: Conversation,
  knowledge: AssistantKnowledge,
  page: string | null,
): DealRecord[] {
  const isFirst = before.shown.length + before.latest.length === 0;
  return isFirst ? dealsWithSlugs([page ?? ''], knowledge) : dealsInQuestion(before, knowledge);
}

/** The question of `understanding`, if people are known to ask a deal in talk in such words; empty if not. */
export function knownQuestionIn(
  understanding: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
  { page, nearest }: TurnContext,
  leastOfAll = 0,
): AskedQuestion[] {
  const { remark, intent, mentions, words, isWish, isQuestion, factQuestions } = understanding;
  if (!nearest) return [];
  // On the page of a deal, where no other was shown, hardly anybody looks for one.
  const isFirst = before.shown.every((slug) => slug === page);
  const mayBeElse = !isFirst && mentions.some(({ slot, polarity }) => polarity === 'for' && ofWish.has(slot));
  const isAsked = isQuestion || factQuestions.length > 0 || isFirst;
  const near = dealsInTalk(before, knowledge, page).flatMap((deal) =>
    wordingsOf(remark, factQuestions).map((question) => {
      const known = nearest(deal, question.words, knowledge.language.tag);
      // What its page does not tell, another deal may have.
      const isTold = known !== null && (known.question.says ?? known.question.fact) !== undefined;
      return { deal, question, of: isTold || (isAsked && !mayBeElse) ? (known?.nearness ?? 0) : 0 };
    }),
  );
  const isLone = new Set(near.map(({ deal }) => deal)).size === 1;
  const best = near.reduce((first, one) => (one.of > first.of ? one : first), { of: 0, question: remark });
  // "With a pool", after deals, is a wish.
  const isPlain = isAsked || (isLone && !isWish && words > longestFragment);
  if (!isPlain || (leastOfAll > 0 && !isLone)) return [];
  const isElse = isMove(understanding) || understanding.asksOthers;
  // "What is free on Sunday" is asked of no deal.
  if (mayBeElse && factQuestions.some(({ mayWish, isClosed }) => mayWish && !isClosed)) return [];
  const mayBeWish = !plain.has(intent.type) || isWish || isElse || mayBeElse || !isAsked;
  const least = !isLone ? leastOfSeveral : mayBeWish ? leastBesideWish : leastNear;
  if (best.of < Math.max(leastOfAll, least)) return [];
  const deals = new Set(near.flatMap(({ deal, of }) => (of > best.of - alike ? deal : [])));
  return [{ ...best.question, isRemark: false, deals: [...deals], name: null }];
}

/** What a message may ask: all that it says, each question in it, and each of its sentences: "Perfect. Where do I get on?" */
function wordingsOf(remark: Question, questions: readonly Question[]): Question[] {
  const sentences = remark.words.split(' . ').map((words) => ({ ...remark, words: ` ${words.trim()} ` }));
  return [...questions, remark, ...(sentences.length > 1 ? sentences : [])];
}

/** What is as short and asks nothing in words may say what is wished for: "for my mom". */
const longestFragment = 3;

/** What a message is for that may be a question as well. */
const plain: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['find', 'detail', 'advice', 'ack', 'no', 'anyway'] as const),
]);

/** What somebody names who looks for another deal. */
const ofWish: ReadonlySet<string> = new Set([...thingSlots, 'neighborhoods', 'priceRange']);
