import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Intent } from '../understand/intents.ts';
import { thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import type { AskedQuestion, TurnContext } from './turn.ts';

/** From so near on a message is a question that is known of a deal. */
const leastNear = 0.42;
/** One that names what another deal may have, beside several; and one that asks for something in words of its own: "something cheaper". */
const leastBesideWish = 0.6;
/** From so near on it is one whatever else it may be about. */
export const surelyNear = 0.75;
/** Deals of which a message is about as near a question are all meant. */
const alike = 0.1;
/** More deals than these are not in question. */
const mostInTalk = 3;

/** The deals that a message without a name may be about: the one talked about, those shown last, or that of the page. */
export function dealsInTalk(
  { focus, latest, shown }: Conversation,
  knowledge: AssistantKnowledge,
  page: string | null,
): DealRecord[] {
  const ofPage = shown.length + latest.length === 0 && page !== null ? [page] : [];
  return dealsWithSlugs(focus !== null ? [focus] : [...latest, ...ofPage].slice(0, mostInTalk), knowledge);
}

/** The question of `understanding`, if people are known to ask a deal in talk in such words; empty if not. */
export function knownQuestionIn(
  { remark, intent, mentions, words, isWish, isQuestion, factQuestions }: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
  { page, nearness }: TurnContext,
  leastOfAll = 0,
): AskedQuestion[] {
  if (!nearness) return [];
  const { tag } = knowledge.language;
  const near = dealsInTalk(before, knowledge, page).map((deal) => ({
    deal,
    of: nearness(deal, remark.words, tag),
  }));
  const best = Math.max(0, ...near.map(({ of }) => of));
  // "With a pool", after deals, is a wish.
  const isAsked = isQuestion || factQuestions.length > 0;
  const isPlain = isAsked || (near.length === 1 && (words > longestFragment || before.shown.length === 0));
  if (!isPlain || (leastOfAll > 0 && near.length > 1)) return [];
  const names = mentions.some(({ slot, polarity }) => polarity === 'for' && ofWish.has(slot));
  const mayBeWish = !plain.has(intent.type) || isWish || (names && near.length > 1);
  if (best < Math.max(leastOfAll, mayBeWish ? leastBesideWish : leastNear)) return [];
  const deals = near.flatMap(({ deal, of }) => (of > best - alike ? deal : []));
  const [question = remark, ...others] = factQuestions;
  return [{ ...(others.length > 0 ? remark : question), isRemark: false, deals, name: null }];
}

/** What is as short and asks nothing in words may say what is wished for: "for my mom". */
const longestFragment = 3;

/** What a message is for that may be a question as well. */
const plain: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['find', 'detail', 'advice', 'ack', 'no', 'anyway'] as const),
]);

/** What somebody names who looks for another deal. */
const ofWish: ReadonlySet<string> = new Set([...thingSlots, 'neighborhoods', 'priceRange']);
