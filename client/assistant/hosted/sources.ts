import type { HostedWords, QuotedField, StatedTopic } from '../../../data/language/hostedWords.ts';
import type { HostedDeal } from '../../../data/model/assistant/hostedModel.ts';
import { hostedWordsPath, readHostedWords } from '../../../data/model/assistant/hostedWordsFile.ts';
import { plainLine } from '../../../data/model/assistant/plainText.ts';
import type { DetailsRecord } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { FactDesk } from '../conversation/turn.ts';
import { type LoadedFacts, type LoadOnce, loadFacts } from '../facts/loadFactDesk.ts';

/** What is said of deals, and in which words. */
export interface HostedSources {
  readonly words: HostedWords;
  /** What the fields of a deal say about a topic, as a part of a sentence; `null` for nothing. */
  readonly factOf: (deal: DealRecord, topic: StatedTopic) => string | null;
  /** Answers the questions of a turn from the fields of their deals. */
  readonly answer: FactDesk;
  /** The sentences or lines of a text of a deal; empty for a text that it does not have. */
  readonly linesOf: (deal: DealRecord, field: QuotedField) => readonly string[];
  /** All that is said of a deal; `null` if it is not loaded. */
  readonly textOf: (deal: DealRecord) => string | null;
}

/** Longer texts are not quoted, and of long lists only the beginning. */
const longestQuote = 220;
const mostLines = 12;

/** Sources from facts that are loaded. */
export function createSources(
  { code, replies, details }: LoadedFacts,
  words: HostedWords,
  knowledge: AssistantKnowledge,
  now: number,
): HostedSources {
  const factOf = code.createFactLookup(details, replies, knowledge, now);
  const factsOf = memoize((deal: DealRecord) => memoize((topic: StatedTopic) => factOf(deal, topic)));
  return {
    words,
    answer: code.createFactDesk(details, () => replies),
    // Asked for the list that the model gets, and again for the answer.
    factOf: (deal, topic) => factsOf(deal)(topic),
    linesOf: (deal, field) =>
      linesIn(code, deal, details.get(deal.slug), field).filter((line) => line.length <= longestQuote),
    textOf(deal) {
      const known = details.get(deal.slug);
      return known ? JSON.stringify([deal, known]) : null;
    },
  };
}

function linesIn(
  { sentenceLines }: LoadedFacts['code'],
  { summary }: DealRecord,
  details: DetailsRecord | undefined,
  field: QuotedField,
): readonly string[] {
  if (field === 'summary') return [summary];
  const text = details?.[field] ?? [];
  if (typeof text !== 'string') return text;
  return field === 'goodFor' ? [text] : sentenceLines(text);
}

const wordLoaders = new Map<string, () => Promise<HostedWords>>();

/** Loads what is known about `deals`; `null` if that fails. */
export async function loadSources(
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
  now: number,
  loadOnce: LoadOnce,
): Promise<HostedSources | null> {
  const path = hostedWordsPath(knowledge.language.tag);
  const load = wordLoaders.get(path) ?? loadOnce(path, readHostedWords);
  wordLoaders.set(path, load);
  const [words, facts] = await Promise.all([
    load().catch(() => null),
    loadFacts(deals, knowledge, loadOnce).catch(() => undefined),
  ]);
  return words && facts ? createSources(facts, words, knowledge, now) : null;
}

/** The texts of a deal that a model can quote, besides its summary. */
export function quotable(
  deal: DealRecord,
  { linesOf }: HostedSources,
): Pick<HostedDeal, 'goodFor' | 'goodToKnow' | 'included' | 'restrictions' | 'description'> {
  const lines = (field: QuotedField) => linesOf(deal, field).map(plainLine).slice(0, mostLines);
  return {
    goodFor: lines('goodFor')[0],
    goodToKnow: lines('goodToKnow'),
    included: lines('included'),
    restrictions: lines('restrictions'),
    description: lines('description'),
  };
}
