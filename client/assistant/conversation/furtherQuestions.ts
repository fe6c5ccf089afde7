import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import { parseMessage, type Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { evidenceIn } from './evidence.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { otherDeal } from './pointedDeal.ts';
import { loneDeal, shownNamedIn } from './shownNames.ts';
import { placedIn } from './subjects.ts';
import { topicTest } from './topicTest.ts';
import type { AskedQuestion } from './turn.ts';
import { namedBy } from './weighedDeals.ts';

/** A message that asks again for another deal has no more words: "and how about the second one then?" */
const mostWords = 8;

/** What is asked again of another deal that was shown: "and at the first?", "no, I meant the arcade"; empty if nothing is. */
export function askedAgain(
  understanding: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const { remark, words, mentions, intent, factQuestions } = understanding;
  const { again } = knowledge.vocabulary.grammar.facts.questions;
  const meant = correctedTo(understanding, before, knowledge);
  const isAgain = intent.type === 'other' || occurs(again, remark.words);
  // "And is it lit at night" asks something else.
  const isOther = remark.topic !== 'other' || factQuestions.some(({ isClosed }) => isClosed);
  if (before.question === null || words > mostWords || isOther || !(isAgain || meant)) return [];
  const latest = dealsWithSlugs(before.latest, knowledge);
  const deal =
    meant ??
    placedIn(remark.words, latest, knowledge) ??
    (intent.type === 'other'
      ? otherDeal(before, knowledge)
      : loneDeal(shownNamedIn(remark.words, latest, knowledge)));
  if (!deal || (!meant && mentions.some(({ polarity }) => polarity === 'against'))) return [];
  const { factQuestions: asked, remark: whole } = parseMessage(before.question, knowledge.vocabulary);
  const question = asked[0] ?? whole;
  const { start, end } = remark;
  return [{ ...question, isAgain: true, leads: [], deals: [deal], name: null, start, end }];
}

/** What a name of a deal may mention. */
const ofName: ReadonlySet<string> = new Set([...thingSlots, 'neighborhoods']);

/** The only deal that a message says was meant, and not the one in question: "not the noodles, the tacos". */
function correctedTo(
  { remark, corrects, intent, mentions }: Understanding,
  { latest, shown, focus }: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord | undefined {
  const isEither = ['for', 'against'].every((each) => mentions.some(({ polarity }) => polarity === each));
  const isPlain =
    (corrects || isEither) && mentions.every(({ slot }) => ofName.has(slot)) && intent.type !== 'other';
  if (!isPlain) return undefined;
  const others = (slugs: readonly string[]) =>
    dealsWithSlugs(
      slugs.filter((slug) => slug !== focus),
      knowledge,
    );
  const placed = placedIn(remark.words, dealsWithSlugs(latest, knowledge), knowledge);
  const { determined } = knowledge.vocabulary.grammar.facts.questions;
  const naming = (remark.words.match(determined) ?? []).join(' ');
  return placed ?? loneDeal(namedBy(evidenceIn(naming, [], knowledge), others(shown)));
}

/** When the deal in question takes place, which a message asks that names no more than a time: "and what about Sunday?" */
export function askedWhen(
  { remark, words, mentions, intent }: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const { again } = knowledge.vocabulary.grammar.facts.questions;
  // What was shown alone is in question, too, once something was asked of it.
  const lone = before.question !== null && before.latest.length === 1 ? before.latest[0] : null;
  const deals = dealsWithSlugs([before.focus ?? lone ?? ''], knowledge);
  const isOfTime = ({ slot, hardness }: Mention) => slot === 'when' || slot === 'time' || hardness === 'wish';
  const asks = intent.type === 'find' && words <= mostWords && occurs(again, remark.words);
  if (!asks || deals.length === 0 || mentions.length === 0 || !mentions.every(isOfTime)) return [];
  return [{ ...remark, topic: 'hours', isRemark: false, isClosed: true, deals, name: null }];
}

/** What is told to who doubts the deal in question, or the one of the page: "is that price real", "what's the catch". */
export function doubted(
  { remark }: Understanding,
  before: Conversation,
  page: string | null,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const lone = before.latest.length === 1 ? before.latest[0] : null;
  const deals = dealsWithSlugs([before.focus ?? lone ?? page ?? ''], knowledge);
  const isDoubt = occurs(knowledge.vocabulary.grammar.facts.questions.doubt, remark.words);
  if (!isDoubt || deals.length === 0) return [];
  const plain = { ...remark, words: ' ', clause: ' ', isRemark: false, isDoubt: true, name: null };
  return (['price', 'until', 'restrictions'] as const).map((topic) => ({
    ...{ ...plain, topic, deals },
    // That there are no conditions is not known.
    isRemark: topic === 'restrictions',
  }));
}

/** Somebody says more than that of what was shown in a story. */
const longestRemark = 25;
const shortestRemark = 2;
/** Somebody who only says how many come does so in few words. */
const longestCount = 6;
/** A remark is told about at most so many deals. */
const mostDeals = 3;

/** What a message says that may bear on the deals that were shown. */
const bearing: ReadonlySet<string> = new Set([
  ...['audience', 'occasion', 'cautions', 'needs', 'when', 'time', 'aversions', 'intensity'],
]);

/**
 * A message that names no other deal, as a remark on those that were shown: what their pages say about it is an answer. Empty
 * if it is no remark.
 */
export function remarked(
  understanding: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const { remark, intent, mentions, words, party, factQuestions } = understanding;
  const isLength = words >= shortestRemark && words <= longestRemark;
  // "That's not what I asked" asks nothing of a deal.
  const isOfDeal =
    intent.type === 'find' && !isMove(understanding) && !understanding.rejections.isOnlyComplaint;
  // "Just for grown-ups please" wishes for what is.
  const isForOthers = understanding.isWish && mentions.some(({ value }) => value === 'adults');
  if (!isOfDeal || !isLength || isForOthers) return [];
  const deals = dealsInQuestion(before, knowledge);
  if (deals.length === 0 || !mentions.every(({ slot }) => bearing.has(slot))) return [];
  // Whoever wants a room of their own asks for no bunk.
  const { aversions } = knowledge.assistant.language;
  const avoided = mentions.flatMap(({ slot, value }) =>
    slot === 'aversions' ? (aversions[`${value}`]?.topics.split('|').filter(Boolean) ?? []) : [],
  );
  if (deals.every(topicTest(avoided, knowledge))) return [];
  // Of several deals, a wish leaves those that suit it; "is there an egg hunt somewhere" asks for others.
  const isWish = mentions.length > 0 || party !== null || factQuestions.some(({ mayWish }) => mayWish);
  if (deals.length > 1 && isWish) return [];
  // "Is there something social, with people my age" asks nothing of one.
  if (factQuestions.some(({ mayWish, exists, refers }) => mayWish && exists && !refers)) return [];
  // What is asked in other words than questions have is one, and no wish.
  // "We are three, it says for two" asks for the price.
  const isOfSum = party !== null && remark.topic === 'price';
  if (mentions.length === 0 && (understanding.isQuestion || isOfSum) && words > shortestRemark)
    return [{ ...remark, isRemark: false, deals, name: null }];
  // "We are four" asks what four pay.
  // "How much for us?" "We are three, two adults and a child".
  if (party !== null && before.question !== null && isOfPrice(before.question, knowledge))
    return [{ ...remark, topic: 'price', isRemark: false, deals, name: null, end: remark.start }];
  const isCount = party !== null && understanding.children === null && words <= longestCount;
  const topic = isCount && mentions.length === 0 ? 'price' : remark.topic;
  return [{ ...remark, topic, deals, name: null, end: remark.start }];
}

/** Whether `message` asks what something costs. */
const isOfPrice = (message: string, { vocabulary }: AssistantKnowledge) =>
  parseMessage(message, vocabulary).factQuestions.some(({ topic }) => topic === 'price');

/** Whether a message asks for deals in words that name nothing: "something to do after", "anywhere". */
export const isMove = ({ moves, budgetStep, mentions, ...flags }: Understanding) =>
  moves.isNext ||
  moves.leaves ||
  // "And the oven?" asks about what was shown.
  (moves.isAnother && mentions.length > 0) ||
  budgetStep !== null ||
  flags.asksThingsToDo ||
  flags.asksLocation ||
  flags.isAnywhere ||
  flags.isAnytime ||
  flags.takesEither ||
  flags.waived.length > 0;

/** The deal that a conversation is about, or the latest. */
export function dealsInQuestion(
  { focus, latest }: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord[] {
  return dealsWithSlugs(focus === null ? latest.slice(0, mostDeals) : [focus], knowledge);
}
