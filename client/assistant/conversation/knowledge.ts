import type { Language } from '../../../data/language/language.ts';
import type { LanguagePack } from '../../../data/language/languagePack.ts';
import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { DealCalendar } from '../../../data/model/deals/dealCalendar.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { type CareReader, createCareReader } from '../care/careReader.ts';
import { createVocabulary, type Vocabulary } from '../understand/vocabulary.ts';

/** A language to answer in, and the words of the city and its deals in it. */
export interface SpokenLanguage {
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  /** Absent for the language of the site. */
  readonly pack?: LanguagePack;
}

/**
 * What the assistant knows: the deals and when they take place, the data of `/assistant.json`, and the language in which it
 * answers, first that of the site.
 */
export interface AssistantKnowledge extends SpokenLanguage {
  readonly data: DealData;
  readonly calendar: DealCalendar;
  readonly assistant: AssistantData;
  /** The other languages that are loaded. */
  readonly packs: readonly LanguagePack[];
  /** Learns the words of a pack, once. */
  readonly learn: (pack: LanguagePack) => SpokenLanguage;
  /** How it recognizes that somebody needs help. */
  readonly care: CareReader;
}

/** What an assistant for the deals of `data` knows. */
export const createKnowledge = (
  data: DealData,
  calendar: DealCalendar,
  assistant: AssistantData,
  packs: readonly LanguagePack[] = [],
): AssistantKnowledge => ({
  ...{ data, calendar, assistant, packs },
  language: assistant.language,
  vocabulary: createVocabulary(assistant, data),
  care: createCareReader(assistant.care, assistant.careModel),
  learn: memoize(
    (pack: LanguagePack) => ({
      pack,
      language: { ...assistant.language, ...pack },
      vocabulary: createVocabulary(assistant, data, pack),
    }),
    new WeakMap<LanguagePack, SpokenLanguage>(),
  ),
});

/** `knowledge` for answers in the language `tag`; in that of the site if its pack is not loaded. */
export function inLanguage<Known extends AssistantKnowledge>(knowledge: Known, tag: string | null): Known {
  const pack = knowledge.packs.find((known) => known.tag === tag);
  return pack ? { ...knowledge, ...knowledge.learn(pack) } : knowledge;
}

/** The deals with `slugs`, in that order, those still to come, too; deals that are gone are left out. */
export const dealsWithSlugs = (
  slugs: readonly string[],
  { data: { deals, coming = [] } }: AssistantKnowledge,
): DealRecord[] =>
  slugs.flatMap((slug) => {
    const isIt = (deal: DealRecord) => deal.slug === slug;
    return deals.find(isIt) ?? coming.find(isIt) ?? [];
  });

/** Whether `deal` has ended at `now` (epoch milliseconds), which may be long after the data was made. */
export const hasEnded = ({ endsAt = Infinity }: DealRecord, { now }: { readonly now: number }): boolean =>
  endsAt <= now;

/** Whether `deal` has not ended at `now` (epoch milliseconds) and has a link, or needs none: it is free, or has begun since the data was made. */
export const isAvailable = (deal: DealRecord, context: { readonly now: number }): boolean =>
  !hasEnded(deal, context) && (deal.url !== undefined || deal.price === 0 || deal.begun === true);
