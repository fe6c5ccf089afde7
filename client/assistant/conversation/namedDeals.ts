import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Intent } from '../understand/intents.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';

/** Shorter words do not tell deals apart. */
const shortestWord = 4;

/** Those of `deals` that `text` names by words of their titles, or else of their topics, the best match first. */
export function dealsNamedIn(text: string, deals: readonly DealRecord[]): DealRecord[] {
  const words = new Set(wordsIn(text));
  const hits = (told: string) =>
    new Set(wordsIn(told).filter((word) => word.length >= shortestWord && words.has(word))).size;
  return deals
    .map((deal) => ({ deal, count: hits(deal.title) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ deal }) => deal);
}

/** Those of `deals` about a topic that `text` names. */
export const dealsAboutWordsIn = (text: string, deals: readonly DealRecord[]): DealRecord[] => {
  const words = new Set(wordsIn(text).filter((word) => word.length >= shortestWord));
  return deals.filter(({ tags = [] }) => tags.some((tag) => wordsIn(tag).some((word) => words.has(word))));
};

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * The deal that a message points at: by its place in the latest answer, by its name, or else the one that the conversation
 * is about. `null` if none was shown, or if the list is shorter.
 */
export function dealPointedAt(
  intent: Intent,
  text: string,
  before: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord | null {
  const latest = dealsWithSlugs(before.latest, knowledge);
  if ('which' in intent && intent.which !== null) return latest.at(intent.which) ?? null;
  const shown = dealsWithSlugs(before.shown, knowledge);
  const [named] = [...dealsNamedIn(text, latest), ...dealsNamedIn(text, shown)];
  return named ?? dealsWithSlugs([before.focus ?? ''], knowledge)[0] ?? latest[0] ?? null;
}
