import type { QuotedField, StatedTopic } from '../../../data/language/hostedWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { filled } from '../words/filled.ts';
import type { ChosenDeal } from './hostedChoice.ts';
import type { HostedSources } from './sources.ts';

/** What is said of a deal, and from which of its fields. */
export interface Statement {
  readonly deal: DealRecord;
  /** A sentence; empty if there is nothing to say. */
  readonly text: string;
  readonly fields: readonly (StatedTopic | QuotedField)[];
}

/** Says of a deal what a model has chosen, in the words of the catalog; `also` comes first. */
export function statementOf(
  { deal, facts, quotes }: ChosenDeal,
  also: readonly StatedTopic[],
  { words, factOf, linesOf }: HostedSources,
): Statement {
  const title = `“${deal.title}”`;
  const stated = [...new Set([...also, ...facts])].flatMap((topic) => {
    const text = factOf(deal, topic);
    return text === null ? [] : { field: topic, text };
  });
  const quoted = quotes.flatMap(({ field, index }) => {
    const text = linesOf(deal, field)[index];
    return text === undefined ? [] : { field, text };
  });
  const parts = [
    ...stated.map(({ text }) => text),
    ...quoted.map(({ field, text }) => filled(words.quoted[field], { text })),
  ];
  const text = parts.length > 0 ? filled(words.stated, { title, facts: parts.join('; ') }) : '';
  return {
    deal,
    text: text.replace(/([.!?…]”?)\.$/u, '$1'),
    fields: [...new Set([...stated, ...quoted].map(({ field }) => field))],
  };
}
