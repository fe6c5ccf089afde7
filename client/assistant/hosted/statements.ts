import type { QuotedField, StatedTopic } from '../../../data/language/hostedWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { filled } from '../words/filled.ts';
import type { ChosenDeal, Quote } from './hostedChoice.ts';
import type { HostedSources } from './sources.ts';

/** What is said of a deal, and from which of its fields. */
export interface Statement {
  readonly deal: DealRecord;
  /** A sentence; empty if there is nothing to say. */
  readonly text: string;
  readonly fields: readonly (StatedTopic | QuotedField)[];
}

/** Says of a deal what a model has chosen, in the words of the catalog, and what speaks against it; `against` does, too. */
export function statementOf(
  { deal, facts, but, quotes }: ChosenDeal,
  against: readonly StatedTopic[],
  sources: HostedSources,
): Statement {
  const { words } = sources;
  const drawbacks = factsOf(deal, [...but, ...against], sources);
  const stated = factsOf(deal, facts, sources).filter(({ field }) =>
    drawbacks.every((each) => each.field !== field),
  );
  const quoted = quotesOf(deal, quotes, sources);
  const listed = (some: readonly Told[]) => some.map(({ text }) => text).join('; ');
  const parts = [
    listed([...stated, ...quoted]),
    drawbacks.length > 0 ? filled(words.but, { facts: listed(drawbacks) }) : '',
  ].filter(Boolean);
  const text =
    parts.length > 0 ? filled(words.stated, { title: `“${deal.title}”`, facts: parts.join('; ') }) : '';
  return {
    deal,
    text: text.replace(/([.!?…]”?)\.$/u, '$1'),
    fields: [...new Set([...stated, ...quoted, ...drawbacks].map(({ field }) => field))],
  };
}

/** A part of a sentence about a deal, and the field that it is from. */
interface Told {
  readonly field: StatedTopic | QuotedField;
  readonly text: string;
}

const factsOf = (deal: DealRecord, topics: readonly StatedTopic[], { factOf }: HostedSources): Told[] =>
  [...new Set(topics)].flatMap((field) => {
    const text = factOf(deal, field);
    return text === null ? [] : { field, text };
  });

/** The texts of `deal` that `quotes` name, quoted. */
export const quotesOf = (
  deal: DealRecord,
  quotes: readonly Quote[],
  { words, linesOf }: HostedSources,
): Told[] =>
  quotes.flatMap(({ field, index }) => {
    const text = linesOf(deal, field)[index];
    return text === undefined ? [] : { field, text: filled(words.quoted[field], { text }) };
  });
