import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';

/** Whether the title, a tag or the offer of a deal has the words of one of `topics`, in the singular or the plural. */
export function topicTest(
  topics: string | readonly string[],
  { assistant }: Pick<AssistantKnowledge, 'assistant'>,
): (deal: DealRecord) => boolean {
  // The deals are in the language of the site.
  const { ending, others } = assistant.language.topicForms;
  const stems = [topics]
    .flat()
    .map((topic) => topic.replace(/[^\p{L}\p{N} ]/gu, '.').replace(new RegExp(ending, 'u'), ''));
  if (stems.length === 0) return () => false;
  const pattern = new RegExp(`(?<!\\p{L})(?:${stems.join('|')})${others}(?!\\p{L})`, 'iu');
  return ({ title, tags = [], offerText }) => pattern.test([title, offerText, ...tags].join('|'));
}
