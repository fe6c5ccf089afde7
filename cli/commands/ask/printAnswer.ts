import { rangeLabel } from '../../../client/assistant/conversation/chips.ts';
import type { AssistantKnowledge } from '../../../client/assistant/conversation/knowledge.ts';
import type { AssistantAnswer, Recommendation } from '../../../client/assistant/conversation/turn.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { areaLabel, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { savingOf } from '../../../data/model/deals/offer.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';

/** A turn of a conversation as text: the visitor's message, the answer, and a card for each deal. */
export function printAnswer(message: string, answer: AssistantAnswer, knowledge: AssistantKnowledge): string {
  const { assistant, data } = knowledge;
  const { name, currency, disclosure } = assistant.head;
  const bubbles = [answer.reply, ...answer.options, answer.followUp ?? []].flat();
  const card = ({ deal, why }: Recommendation, index: number) => {
    const offer = offerOf(deal);
    const saving = savingOf(offer) ?? 0;
    const percent = offer.kind === 'saving' ? offer.percent : 0;
    const cost = [
      priceLabel(offer, currency),
      ...(percent > 0 ? [`${percent}% off`] : []),
      ...(saving > 0 ? [`save ${formatMoney(saving, currency)}`] : []),
      ...(deal.couponCode ? [`code ${deal.couponCode}`] : []),
    ].join(', ');
    const until = deal.expiryDate === undefined ? 'ongoing' : `until ${deal.expiryDate}`;
    return [
      `  ${index + 1}. ${deal.title}`,
      `     ${cost}; ${deal.vendor}, ${areaLabel(deal, data)}; ${until}`,
      ...(why ? [`     Why: ${why}`] : []),
      `     ${deal.url} (${disclosure})`,
    ].join('\n');
  };
  return [
    `You: ${message}`,
    ...bubbles.map((bubble) => `${name}: ${bubble}`),
    ...answer.deals.map(card),
    `  [${stageAndSlots(answer, knowledge)}] ${answer.quickReplies.join(' | ')}`,
  ].join('\n');
}

/** The stage of the conversation and the slots that are set. */
function stageAndSlots(
  { preferences, stage }: AssistantAnswer,
  { assistant, language }: AssistantKnowledge,
): string {
  const { categories, neighborhoods, audience, setting, intensity, priceRange, when, interests, needs } =
    preferences;
  const slots = [audience, setting, intensity, when, ...categories, ...neighborhoods, ...interests, ...needs];
  const range = priceRange ? [rangeLabel(priceRange, assistant.head.currency, language.chips)] : [];
  return [stage, ...slots.filter((slot) => slot !== null), ...range].join(', ');
}
