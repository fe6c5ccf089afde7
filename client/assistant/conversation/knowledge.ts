import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import type { Place } from '../../../data/model/geo.ts';
import { createVocabulary, type Vocabulary } from '../understand/vocabulary.ts';

/** What the guide knows: the catalogue, the assistant, and the words of its city. */
export interface AssistantKnowledge {
  readonly data: DealData;
  readonly assistant: AssistantData;
  readonly vocabulary: Vocabulary;
}

/** When and where a turn is taken. */
export interface TurnContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Today in the city: 0 is Sunday, 1 is January. */
  readonly today: { readonly weekday: number; readonly month: number };
  /** Where the visitor is, if known. */
  readonly place: Place | null;
}

/** A guide to the deals of `data`. */
export const createKnowledge = (data: DealData, assistant: AssistantData): AssistantKnowledge => ({
  data,
  assistant,
  vocabulary: createVocabulary(assistant, data),
});
