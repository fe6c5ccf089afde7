import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { PartOfDay } from '../../../data/model/time/partOfDay.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import type { Preferences } from './preferences.ts';
import { topicTest } from './topicTest.ts';

/** A smaller change of the number of things is no change of a budget: "3 more". */
const smallestStep = 5;

/** `preferences` after what the message says relative to them: "half of that", "up to 10 more", "later". */
export function afterRelativeMoves(
  preferences: Preferences,
  { intent, budgetStep, mentions }: Pick<Understanding, 'intent' | 'budgetStep' | 'mentions'>,
  middlePrice: number | undefined,
): Preferences {
  const { priceRange } = preferences;
  const most = priceRange?.max ?? middlePrice;
  if (intent.type === 'later' || intent.type === 'earlier')
    return { ...preferences, hours: null, ...shifted(preferences, intent.type === 'later' ? 1 : -1) };
  // "Around 200" is no lower end for what is cheaper.
  if (intent.type === 'cheaper' && priceRange)
    return { ...preferences, priceRange: { ...priceRange, min: 0 } };
  // What is nicer may cost more.
  if (intent.type === 'nicer' && budgetStep === null && !mentions.some(({ slot }) => slot === 'priceRange'))
    return { ...preferences, priceRange: null };
  if (most === undefined) return preferences;
  const step = Math.abs(budgetStep ?? 0) < smallestStep ? 0 : (budgetStep ?? 0);
  if (intent.type === 'half') return { ...preferences, priceRange: { min: 0, max: Math.ceil(most / 2) } };
  if (step === 0 || !priceRange) return preferences;
  const max = Math.max(0, most + step);
  return { ...preferences, priceRange: { min: Math.min(priceRange.min, max), max } };
}

const parts: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'late'];

/** The time wanted, a part of the day later or earlier. */
function shifted({ when, part, isToday }: Preferences, step: number): Partial<Preferences> {
  const isPart = when === null || when === 'morning' || when === 'afternoon' || when === 'evening';
  const named = part ?? (isPart ? when : when === 'tonight' ? 'evening' : null);
  const at = named === null ? (step > 0 ? 1 : 2) : parts.indexOf(named as PartOfDay);
  const next = parts[Math.min(parts.length - 1, Math.max(0, at + step))] ?? 'evening';
  const isLate = next === 'late';
  if (when === 'tonight') return isLate ? { part: 'late' } : { when: 'today', part: next };
  if (!isPart) return { part: next };
  return { when: isLate ? 'evening' : next, part: isLate ? 'late' : null, isToday };
}

/** What is in more parts of town is near nothing. */
const mostAreas = 2;

/**
 * `preferences` for the part of town of the deal in question, or of the things that the message names, if it wants something near
 * them and names no other.
 */
export function nearShown(
  preferences: Preferences,
  { moves, beside, mentions }: Pick<Understanding, 'moves' | 'beside' | 'mentions'>,
  { latest, focus }: Pick<Conversation, 'latest' | 'focus'>,
  knowledge: AssistantKnowledge,
): Preferences {
  const isAreaNamed = mentions.some(({ slot }) => slot === 'neighborhoods');
  if (beside && beside.length > 0 && !isAreaNamed) {
    const around = knowledge.data.deals.filter(topicTest(beside, knowledge));
    const neighborhoods = [...new Set(around.flatMap((each) => each.neighborhoods ?? []))];
    return { ...preferences, neighborhoods: neighborhoods.length > mostAreas ? [] : neighborhoods };
  }
  const [deal] = dealsWithSlugs([focus ?? latest[0] ?? ''], knowledge);
  const areas = deal?.neighborhoods ?? [];
  const isMeant = moves.isNearThere && preferences.neighborhoods.length === 0;
  return isMeant && areas.length <= mostAreas ? { ...preferences, neighborhoods: areas } : preferences;
}

/** `preferences` without `deal`, which the visitor has ruled out. */
export const withoutDeal = (preferences: Preferences, { slug }: Pick<DealRecord, 'slug'>): Preferences => ({
  ...preferences,
  excluded: {
    ...preferences.excluded,
    deals: [...preferences.excluded.deals.filter((other) => other !== slug), slug],
  },
});
