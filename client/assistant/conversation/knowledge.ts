import type { Language } from '../../../data/language/language.ts';
import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { DealCalendar } from '../../../data/model/deals/dealCalendar.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type CareReader, createCareReader } from '../care/careReader.ts';
import { createVocabulary, type Vocabulary } from '../understand/vocabulary.ts';

/** What the assistant knows: the deals and when they take place, the data of `/assistant.json`, and the words for both. */
export interface AssistantKnowledge {
  readonly data: DealData;
  readonly calendar: DealCalendar;
  readonly assistant: AssistantData;
  /** The language in which it answers. */
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  /** How it recognizes that somebody needs help, by language. */
  readonly care: readonly CareReader[];
}

/** What an assistant for the deals of `data` knows. */
export const createKnowledge = (
  data: DealData,
  calendar: DealCalendar,
  assistant: AssistantData,
): AssistantKnowledge => ({
  data,
  calendar,
  assistant,
  language: assistant.language,
  vocabulary: createVocabulary(assistant, data),
  care: assistant.care.map(createCareReader),
});

/** The deals with `slugs`, in that order; deals that are gone are left out. */
export const dealsWithSlugs = (slugs: readonly string[], { data }: AssistantKnowledge): DealRecord[] =>
  slugs.flatMap((slug) => data.deals.find((deal) => deal.slug === slug) ?? []);
