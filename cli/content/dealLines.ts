import { sentenceLines } from '../../data/model/sentences.ts';
import type { Deal } from '../../data/schema/deal.ts';

/** The lines of a deal's own words, each once: sentences of its texts, entries of its lists, and notes. */
export function dealLines(deal: Deal): ReadonlySet<string> {
  const { summary, description, goodToKnow = '', goodFor, facts = {}, sessions = [] } = deal;
  const noted = [...Object.values(facts), ...sessions];
  return new Set([
    ...[goodToKnow, description, summary].flatMap(sentenceLines),
    ...[deal.restrictions, deal.included, facts.bring].flatMap((entries) => entries ?? []),
    ...noted.flatMap((item) => (typeof item === 'object' && 'note' in item ? (item.note ?? []) : [])),
    ...[facts.transit, goodFor].flatMap((text) => text ?? []),
  ]);
}
