import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';

/** Whether the title, a tag or the offer of a deal has the words of `topic`, in the singular or the plural. */
export function topicTest(
  topic: string,
  { assistant }: Pick<AssistantKnowledge, 'assistant'>,
): (deal: DealRecord) => boolean {
  // The deals are in the language of the site.
  const { ending, others } = assistant.language.topicForms;
  const stem = topic.replace(/[^\p{L}\p{N} ]/gu, '.').replace(new RegExp(ending, 'u'), '');
  const pattern = new RegExp(`(?<!\\p{L})${stem}${others}(?!\\p{L})`, 'iu');
  return ({ title, tags = [], offerText }) => pattern.test([title, offerText, ...tags].join('|'));
}
