import type { ComparisonKind, QuotedField, StatedTopic } from '../../../data/language/hostedWords.ts';
import {
  type AskedSlot,
  askedSlots,
  comparisons,
  quotedFields,
  statedTopics,
} from '../../../data/model/assistant/modelAnswer.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { fieldsOf, listOf, textOf } from './providers/json.ts';

/** What a hosted model has chosen, as far as it is known. Only what the assistant has a word for is in it. */
export interface HostedChoice {
  /** Of those that were offered and are live, each once, in order. */
  readonly deals: readonly ChosenDeal[];
  /** A deal was named that was not offered, or has ended. */
  readonly hasInvented: boolean;
  /** Each with two or three of the chosen deals. */
  readonly operations: readonly { readonly kind: ComparisonKind; readonly deals: readonly DealRecord[] }[];
  /** Not validated: see `withUnderstood`. */
  readonly understood: unknown;
  /** Words for what no deal has. */
  readonly cannot: readonly string[];
  readonly question: AskedSlot | null;
  readonly opening: string;
  readonly closing: string;
}

/** A chosen deal with what is to be said of it. */
export interface ChosenDeal {
  readonly deal: DealRecord;
  readonly facts: readonly StatedTopic[];
  readonly quotes: readonly Quote[];
  /** False while more may come. */
  readonly isWhole: boolean;
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

/** The keys of an answer. */
export const answerKeys: ReadonlySet<string> = new Set(['deals', 'voice', 'question', 'understood']);

/** Reads the parsed answer of a model that was offered `offered`; what is not as asked for is left out. */
export function readChoice(
  answer: unknown,
  isWhole: (value: never) => boolean,
  offered: readonly DealRecord[],
  now: number,
): HostedChoice {
  const { deals: entries, operations, understood, cannot, question, voice } = fieldsOf(answer);
  const deals = new Map<DealRecord, ChosenDeal>();
  let hasInvented = false;
  const find = (id: unknown) =>
    offered.find(({ slug, endsAt = Number.POSITIVE_INFINITY }) => slug === id && endsAt > now);
  for (const entry of listOf(entries)) {
    // Some models list ids alone.
    const { id = entry, facts, quotes } = fieldsOf(entry);
    const deal = find(id);
    if (!deal) hasInvented ||= typeof id === 'string';
    else if (deals.size < mostDeals && !deals.has(deal))
      deals.set(deal, {
        deal,
        facts: someOf(statedTopics, facts).slice(0, mostFacts),
        quotes: listOf(quotes).flatMap(readQuote).slice(0, mostQuotes),
        isWhole: entry === id || isWhole(entry as never),
      });
  }
  const said = fieldsOf(voice);
  return {
    deals: [...deals.values()],
    hasInvented,
    operations: listOf(operations)
      .filter((operation) => isWhole(operation as never))
      .flatMap((operation) => readOperation(operation, [...deals.keys()]))
      .slice(0, mostOperations),
    understood: isWhole(understood as never) ? understood : null,
    cannot: listOf(cannot).map(textOf).filter(Boolean).slice(0, mostWords),
    question: askedSlots.find((slot) => slot === question) ?? null,
    opening: textOf(voice) || textOf(said.opening),
    closing: textOf(said.closing),
  };
}

/** Those of `values` that a list names, each once, in the order of the list. */
export const someOf = <Value extends string>(values: readonly Value[], list: unknown): Value[] => [
  ...new Set(listOf(list).flatMap((item) => values.find((value) => value === item) ?? [])),
];

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
