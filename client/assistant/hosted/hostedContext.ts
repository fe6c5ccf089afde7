import type { StatedTopic } from '../../../data/language/hostedWords.ts';
import type { HostedDeal, HostedMessage } from '../../../data/model/assistant/hostedModel.ts';
import { statedTopics } from '../../../data/model/assistant/modelAnswer.ts';
import { plainLine, plainText } from '../../../data/model/assistant/plainText.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { careIn } from '../care/careIn.ts';
import { telephoneSign } from '../care/telephoneSign.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { BotMessage, Message } from '../state/chatState.ts';
import { type HostedSources, quotable } from './sources.ts';

/** The most messages before the visitor's latest. */
const maxEarlier = 5;
const maxCharacters = 2000;

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
    .map((message): HostedMessage => {
      const role = message.sender === 'user' ? 'user' : 'assistant';
      const content = message.sender === 'user' ? message.text : messageText(message);
      return { role, content: plainText(content.slice(0, maxCharacters)) };
    })
    .filter(({ content }) => content !== '');
}

const messageText = ({ text, options, followUpQuestion, deals }: BotMessage) =>
  [
    text,
    ...options,
    followUpQuestion ?? '',
    deals.length > 0 ? `(Shown: ${deals.map(({ slug }) => slug).join(', ')})` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Facts that are the same as lists to quote from. */
const listed: ReadonlySet<StatedTopic> = new Set<StatedTopic>(['included', 'restrictions']);
const longestFact = 400;

const shorten = (text: string, maxLength: number) => plainLine(plainLine(text).slice(0, maxLength));

/** `deal` as a model receives it: short texts of one line, without invisible characters. */
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
    neighborhood:
      shorten(neighborhoods.map((id) => data.neighborhoods[id]?.label ?? id).join(', '), 120) || undefined,
    until: expiryDate,
    facts: Object.fromEntries(facts),
    ...quotable(deal, sources),
  };
}
