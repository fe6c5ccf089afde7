import type { StatedTopic } from '../../../data/language/hostedWords.ts';
import type { HostedDeal, HostedMessage } from '../../../data/model/assistant/hostedModel.ts';
import { statedTopics } from '../../../data/model/assistant/modelAnswer.ts';
import { plainLine, plainText } from '../../../data/model/assistant/plainText.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { careIn } from '../care/careIn.ts';
import { telephoneSign } from '../care/telephoneSign.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { nextTimes } from '../reply/nextTimes.ts';
import type { BotMessage, Message } from '../state/chatState.ts';
import { type HostedSources, quotable } from './sources.ts';

/** The most messages before the visitor's latest, and the most characters of one; of answers further back, only what they begin with. */
const maxEarlier = 13;
const maxCharacters = 2000;
const wholeAnswers = 4;
const maxOfOlder = 160;

/**
 * The latest messages as a model receives them, oldest first; the last one is the visitor's. Somebody's need for help is
 * told to no model.
 */
export function conversationHistory(
  messages: readonly Message[],
  { care }: Pick<AssistantKnowledge, 'care'>,
): readonly HostedMessage[] {
  const latest = messages.findLastIndex(({ sender }) => sender === 'user');
  return messages
    .slice(Math.max(0, latest - maxEarlier), latest + 1)
    .filter(({ sender, text }) => !(sender === 'bot' ? text.includes(telephoneSign) : careIn(text, care)))
    .map((message, at, { length }): HostedMessage => {
      const role = message.sender === 'user' ? 'user' : 'assistant';
      const isOlder = at < length - 1 - wholeAnswers;
      const content = message.sender === 'user' ? message.text : messageText(message, isOlder);
      return { role, content: plainText(content.slice(0, maxCharacters)) };
    })
    .filter(({ content }) => content !== '');
}

const messageText = ({ text, options, followUpQuestion, deals }: BotMessage, isOlder: boolean) =>
  [
    ...(isOlder ? [text.slice(0, maxOfOlder)] : [text, ...options, followUpQuestion ?? '']),
    deals.length > 0 ? `(Shown: ${deals.map(({ slug }) => slug).join(', ')})` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Facts that are the same as lists to quote from. */
const listed: ReadonlySet<StatedTopic> = new Set<StatedTopic>(['included', 'restrictions']);
const longestFact = 400;

const shorten = (text: string, maxLength: number) => plainLine(plainLine(text).slice(0, maxLength));

/** `deal` in short, where there is no room for more: as its card has it at `now` (epoch milliseconds). */
export function outlineDeal(deal: DealRecord, knowledge: AssistantKnowledge, now: number): HostedDeal {
  const { slug, title, price, vendor, neighborhoods } = deal;
  return {
    id: slug,
    title: shorten(title, 80),
    price,
    vendor: shorten(vendor, 60),
    neighborhood: areasOf(neighborhoods, knowledge.data),
    next: shorten(nextTimes(deal, knowledge, now, null), 80) || undefined,
  };
}

const areasOf = (ids: readonly string[], { neighborhoods }: AssistantKnowledge['data']) =>
  shorten(ids.map((id) => neighborhoods[id]?.label ?? id).join(', '), 120) || undefined;

/** `deal` as a model receives it, with all that is known: short texts of one line, without invisible characters. */
export function describeDeal(
  deal: DealRecord,
  { data }: AssistantKnowledge,
  sources: HostedSources,
): HostedDeal {
  const { slug, title, summary, price, percent, offerText, vendor, neighborhoods, expiryDate } = deal;
  const facts = statedTopics.flatMap((topic) => {
    const text = listed.has(topic) ? null : sources.factOf(deal, topic);
    return text === null ? [] : [[topic, shorten(text, longestFact)] as const];
  });
  return {
    id: slug,
    title: shorten(title, 80),
    summary: shorten(summary, 160),
    price,
    percent,
    offer: offerText && shorten(offerText, 40),
    vendor: shorten(vendor, 60),
    neighborhood: areasOf(neighborhoods, data),
    until: expiryDate,
    facts: Object.fromEntries(facts),
    ...quotable(deal, sources),
  };
}
