import { firstMatch, occurs } from '../understand/grammar.ts';
import { thingSlots } from '../understand/mention.ts';
import { parseMessage, type Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { isSaidOf } from './ofOnlyDeal.ts';
import type { AskedQuestion } from './turn.ts';

/** What a message says was asked of the deal in question, in words that ask nothing: "I asked the price, for two kids"; empty for none. */
export function askedOnceMore(
  { remark, factQuestions }: Pick<Understanding, 'remark' | 'factQuestions'>,
  { focus, latest }: Pick<Conversation, 'focus' | 'latest'>,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const [deal] = dealsWithSlugs([focus ?? (latest.length === 1 ? (latest[0] ?? '') : '')], knowledge);
  const match = firstMatch(knowledge.vocabulary.grammar.facts.questions.asked, remark.words);
  if (!deal || !match || factQuestions.length > 0) return [];
  const rest = remark.words.slice(match.index + match[0].length).trim();
  const said = parseMessage(`${rest}?`, knowledge.vocabulary);
  // "I asked for sushi" wishes for some, "I asked about Easter, anything like that for kids" for something else.
  const isOfDeal =
    !occurs(knowledge.vocabulary.grammar.facts.questions.search, said.remark.words) &&
    said.mentions.every((mention) => !thingSlots.has(mention.slot) || isSaidOf(deal, mention));
  if (!/^\p{L}/u.test(rest) || !isOfDeal) return [];
  const [question = said.remark] = said.factQuestions;
  const { start, end } = remark;
  return [{ ...question, isRemark: false, leads: [], deals: [deal], name: null, start, end }];
}
