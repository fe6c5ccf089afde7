import type {
  ClosingTone,
  ComparisonKind,
  OpeningTone,
  QuotedField,
  StatedTopic,
} from '../../../data/language/hostedWords.ts';
import {
  type AnswerVerdict,
  type AskedSlot,
  askedSlots,
  askedTopics,
  closings,
  comparisons,
  openings,
  quotedFields,
  statedTopics,
  verdicts,
} from '../../../data/model/assistant/modelAnswer.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { fieldsOf, listOf, textOf } from './providers/json.ts';

/** What a hosted model has chosen, as far as it is known. Only what the assistant has a word for is in it. */
export interface HostedChoice {
  /** Questions about deals that are known. */
  readonly asked: readonly RestatedQuestion[];
  /** What the visitor wants by now, in plain words; `null` for no deals. */
  readonly wish: string | null;
  /** Of those that were offered and are live, each once, in order. */
  readonly deals: readonly ChosenDeal[];
  /** A deal was named that was not offered, or has ended. */
  readonly hasInvented: boolean;
  /** Each with two or three of the chosen deals. */
  readonly operations: readonly { readonly kind: ComparisonKind; readonly deals: readonly DealRecord[] }[];
  /** Words for what no deal has. */
  readonly cannot: readonly string[];
  readonly question: AskedSlot | null;
  readonly opening: OpeningTone | null;
  readonly closing: ClosingTone | null;
}

/** A chosen deal with what is to be said of it. */
export interface ChosenDeal {
  readonly deal: DealRecord;
  readonly facts: readonly StatedTopic[];
  /** What speaks against it. */
  readonly but: readonly StatedTopic[];
  readonly quotes: readonly Quote[];
  /** False while more may come. */
  readonly isWhole: boolean;
}

/** A question about deals as a model has restated it. */
export interface RestatedQuestion {
  readonly deals: readonly DealRecord[];
  /** How many times each of the deals is bought, in their order. */
  readonly times: readonly number[];
  readonly topic: (typeof askedTopics)[number];
  readonly ask: string;
  readonly says: AnswerVerdict;
  readonly quotes: readonly Quote[];
}

/** A text of a deal: one of a list if it is one. */
export interface Quote {
  readonly field: QuotedField;
  readonly index: number;
}

const mostDeals = 3;
const mostFacts = 6;
const mostQuotes = 2;
const mostOperations = 2;
const mostWords = 3;
const mostAsked = 4;
const longestRestated = 400;
const mostTimes = 100;

/** What the card of a deal says anyway. */
const onCards: ReadonlySet<StatedTopic> = new Set<StatedTopic>(['price', 'hours', 'place']);

/** The keys of an answer. */
export const answerKeys: ReadonlySet<string> = new Set(['asked', 'wish', 'deals', 'question', 'opening']);

/** Reads the parsed answer of a model that was offered `offered`; what is not as asked for is left out. */
export function readChoice(
  answer: unknown,
  isWhole: (value: never) => boolean,
  offered: readonly DealRecord[],
  now: number,
): HostedChoice {
  const { asked, wish, deals: entries, operations, cannot, question, ...kind } = fieldsOf(answer);
  const deals = new Map<DealRecord, ChosenDeal>();
  let hasInvented = false;
  const find = (id: unknown) =>
    offered.find(({ slug, endsAt = Number.POSITIVE_INFINITY }) => slug === id && endsAt > now);
  for (const entry of listOf(entries)) {
    // Some models list ids alone.
    const { id = entry, facts, but, quotes } = fieldsOf(entry);
    const deal = find(id);
    if (!deal) hasInvented ||= typeof id === 'string';
    else if (deals.size < mostDeals && !deals.has(deal))
      deals.set(deal, {
        deal,
        facts: someOf(statedTopics, facts)
          .filter((topic) => !onCards.has(topic))
          .slice(0, mostFacts),
        but: someOf(statedTopics, but).slice(0, mostFacts),
        quotes: listOf(quotes).flatMap(readQuote).slice(0, mostQuotes),
        isWhole: entry === id || isWhole(entry as never),
      });
  }
  return {
    asked: listOf(asked)
      .filter((each) => isWhole(each as never))
      .flatMap((each) => readAsked(each, find))
      .slice(0, mostAsked),
    wish: textOf(wish).slice(0, longestRestated).trim() || null,
    deals: [...deals.values()],
    hasInvented,
    operations: listOf(operations)
      .filter((operation) => isWhole(operation as never))
      .flatMap((operation) => readOperation(operation, [...deals.keys()]))
      .slice(0, mostOperations),
    cannot: listOf(cannot).map(textOf).filter(Boolean).slice(0, mostWords),
    question: askedSlots.find((slot) => slot === question) ?? null,
    opening: openings.find((tone) => tone === kind.opening) ?? null,
    closing: closings.find((tone) => tone === kind.closing) ?? null,
  };
}

/** Those of `values` that a list names, each once, in the order of the list. */
export const someOf = <Value extends string>(values: readonly Value[], list: unknown): Value[] => [
  ...new Set(listOf(list).flatMap((item) => values.find((value) => value === item) ?? [])),
];

/** A question about deals, of which at least one is known. */
function readAsked(value: unknown, find: (id: unknown) => DealRecord | undefined): RestatedQuestion[] {
  const { ids, times, topic, ask, says, quotes } = fieldsOf(value);
  const counts = listOf(times);
  const found = new Map<DealRecord, number>();
  for (const [at, id] of listOf(ids).entries()) {
    const deal = find(id);
    const count = Number(counts[at]);
    if (deal && found.size < mostDeals)
      found.set(deal, count >= 1 && count <= mostTimes ? Math.floor(count) : 1);
  }
  const plain = textOf(ask).slice(0, longestRestated).trim();
  if (found.size === 0 || plain === '') return [];
  return [
    {
      ...{ deals: [...found.keys()], times: [...found.values()], ask: plain },
      topic: someOf(askedTopics, [topic])[0] ?? 'other',
      says: verdicts.find((verdict) => verdict === says) ?? 'told',
      quotes: listOf(quotes).flatMap(readQuote).slice(0, mostQuotes),
    },
  ];
}

function readQuote(value: unknown): Quote[] {
  const { field = value, index } = fieldsOf(value);
  const [known] = someOf(quotedFields, [field]);
  return known ? [{ field: known, index: typeof index === 'number' ? index : 0 }] : [];
}

/** A comparison of chosen deals; nothing if it names others, or too few. */
function readOperation(value: unknown, chosen: readonly DealRecord[]): HostedChoice['operations'] {
  const { kind, ids } = fieldsOf(value);
  const [known] = someOf(comparisons, [kind]);
  const slugs = new Set(listOf(ids));
  const deals = chosen.filter(({ slug }) => slugs.has(slug));
  return known && deals.length > 1 && deals.length === slugs.size ? [{ kind: known, deals }] : [];
}
