import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { dealsAboutWordsIn, dealsNamedIn } from './dealNames.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { withoutDeal } from './moves.ts';
import type { Preferences } from './preferences.ts';

/**
 * `preferences` without the shown deals that `text` finds wrong while it wishes for something: "the gingerbread one is dec 6,
 * I need something today". What it names as a wish comes back.
 */
export function withoutRejected(
  preferences: Preferences,
  text: string,
  { rejections: { remarks }, mentions, intent }: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): Preferences {
  const wanted = mentions.filter(({ slot, polarity }) => slot === 'interests' && polarity === 'for');
  const excluded = dealsWithSlugs(preferences.excluded.deals, knowledge);
  const back = wanted.flatMap(({ start, end }) => dealsNamedIn(text.slice(start, end), excluded, knowledge));
  const deals = preferences.excluded.deals.filter((slug) => !back.some((deal) => deal.slug === slug));
  const kept =
    back.length > 0 ? { ...preferences, excluded: { ...preferences.excluded, deals } } : preferences;
  if (mentions.length === 0 && intent.type === 'find') return kept;
  return remarks
    .flatMap(({ start, end, isOfThat }) => dealsMeant(text.slice(start, end), isOfThat, before, knowledge))
    .reduce(withoutDeal, kept);
}

/** The deal of the latest answer that `words` are about: "that" (`isOfThat`) is the only one. */
function dealsMeant(
  words: string,
  isOfThat: boolean,
  before: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord[] {
  const latest = dealsWithSlugs(before.latest, knowledge);
  const named = dealsNamedIn(words, latest, knowledge).slice(0, 1);
  const found = named.length > 0 ? named : dealsAboutWordsIn(words, latest, knowledge).slice(0, 1);
  return found.length > 0 || latest.length !== 1 || !isOfThat ? found : latest;
}
