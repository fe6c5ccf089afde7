import { chipsOf } from '../../../client/assistant/conversation/chips.ts';
import { type AssistantKnowledge, inLanguage } from '../../../client/assistant/conversation/knowledge.ts';
import type { AssistantAnswer, Recommendation } from '../../../client/assistant/conversation/turn.ts';
import { factsLine } from '../../../client/assistant/reply/factsLine.ts';
import { nextTimes } from '../../../client/assistant/reply/nextTimes.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { areaLabel, type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { savingOf } from '../../../data/model/deals/offer.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { dealPath } from '../../../data/model/routes.ts';

/**
 * A turn of a conversation at `now` (epoch milliseconds) as text: the visitor's message, the answer, a card for each deal with what
 * the chat shows on it, what opens the page of the only deal that it is about, with the lines of `pageOf`, and the wishes that
 * were understood.
 */
export function printAnswer(
  message: string,
  answer: AssistantAnswer,
  siteKnowledge: AssistantKnowledge,
  now: number,
  pageOf: (deal: DealRecord, knowledge: AssistantKnowledge) => readonly string[] = () => [],
): string {
  const knowledge = inLanguage(siteKnowledge, answer.language ?? null);
  const { name, disclosure } = knowledge.assistant.head;
  const bubbles = [answer.reply, ...answer.options, answer.followUp ?? []].flat();
  const isAlone = answer.deals.length === 1;
  const card = ({ deal, why, day, isForChildren }: Recommendation, index: number) => {
    const until = deal.expiryDate === undefined ? 'ongoing' : `until ${deal.expiryDate}`;
    return [
      `${index + 1}. ${deal.title}`,
      factsLine(
        deal,
        {
          times: nextTimes(deal, knowledge, now, day, isForChildren),
          area: areaLabel(deal, knowledge.data),
          why,
        },
        knowledge.language.chat,
      ),
      ...(isAlone ? [deal.summary] : []),
      `${costOf(deal, knowledge)}; ${deal.vendor}; ${until}`,
      ...(why ? [`Why: ${why}`] : []),
      // What is free may have no link.
      deal.url === undefined ? dealPath(deal.slug) : `${deal.url} (${disclosure})`,
    ]
      .filter((line) => line !== '')
      .join('\n     ');
  };
  const wishes = chipsOf(answer.preferences, knowledge).map(({ label }) => label);
  return [
    `You: ${message}`,
    ...bubbles.map((bubble) => `${name}: ${bubble}`),
    ...answer.deals.map((each, index) => `  ${card(each, index)}`),
    ...(answer.about ? [`  + ${knowledge.language.chat.page}`] : []),
    ...(answer.about ? pageOf(answer.about, knowledge).map((line) => `      ${line}`) : []),
    `  [${[answer.stage, ...wishes].join(', ')}] ${answer.quickReplies.join(' | ')}`,
  ].join('\n');
}

function costOf(deal: DealRecord, { assistant: { head } }: AssistantKnowledge): string {
  const offer = offerOf(deal);
  const saving = savingOf(offer) ?? 0;
  const percent = offer.kind === 'saving' ? offer.percent : 0;
  return [
    priceLabel(offer, head.currency),
    ...(percent > 0 ? [`${percent}% off`] : []),
    ...(saving > 0 ? [`save ${formatMoney(saving, head.currency)}`] : []),
    ...(deal.couponCode ? [`code ${deal.couponCode}`] : []),
  ].join(', ');
}
