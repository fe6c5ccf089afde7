import type { HostedDeal } from '../../../data/model/assistant/hostedModel.ts';
import { plainLine } from '../../../data/model/assistant/plainText.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';

const short = (text: string, most: number) => plainLine(plainLine(text).slice(0, most));

/** `deal` as a hosted model is told of it: on one line each, in characters that can be seen, and no longer than needed. */
export const hostedDeal = (
  { slug, title, summary, price, percent, vendor, neighborhood, expiryDate }: DealRecord,
  { data }: AssistantKnowledge,
): HostedDeal => ({
  id: slug,
  title: short(title, 80),
  summary: short(summary, 160),
  price,
  percent,
  vendor: short(vendor, 60),
  neighborhood: short(data.neighborhoods[neighborhood]?.label ?? neighborhood, 60),
  until: expiryDate,
});
