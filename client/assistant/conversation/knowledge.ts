import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { createVocabulary, type Vocabulary } from '../understand/vocabulary.ts';

/** What the assistant knows: the deals, the data of `/assistant.json`, and the words that visitors may use for them. */
export interface AssistantKnowledge {
  readonly data: DealData;
  readonly assistant: AssistantData;
  readonly vocabulary: Vocabulary;
}

/** What an assistant for the deals of `data` knows. */
export const createKnowledge = (data: DealData, assistant: AssistantData): AssistantKnowledge => ({
  data,
  assistant,
  vocabulary: createVocabulary(assistant, data),
});

/** The deals with `slugs`, in that order; deals that are gone are left out. */
export const dealsWithSlugs = (slugs: readonly string[], { data }: AssistantKnowledge): DealRecord[] =>
  slugs.flatMap((slug) => data.deals.find((deal) => deal.slug === slug) ?? []);
